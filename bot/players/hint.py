"""What the expert would do with a hand, and why: values, put into words elsewhere."""

from enum import StrEnum

from msgspec import Struct

from bot.players.company import Company
from bot.players.levels import Level
from bot.rules import Mark, Play, State, View, Word

SMALL = 3  # a step this small is a reason in itself
DEAR = 15  # and when even the smallest is as long as this, nothing is good


class Reason(StrEnum):
    WINS = "wins"  # the last cards of the game
    MUST_END = "must-end"  # nothing more can be played
    END = "end"  # nothing more is worth playing
    END_SAVES = "end-saves"  # the same, and `step` is what the next card would use up at least
    TRICK = "trick"  # ten backwards
    PREPARES_TRICK = "prepares-trick"  # the card before a trick in the same plan
    COVERS = "covers"  # what must be covered before the turn may end: a skull, a fire
    LIFTS = "lifts"  # covers a mark that binds everybody
    HELPS = "helps"  # a card for the opponent, a full hand for me
    STOPS = "stops"  # ends the turn at once
    SMALL_STEP = "small-step"
    SPARES = "spares"  # what is nearer lies on a pile of which another seat has said keep off, or that it can jump back
    KEEPS = "keeps"  # what is nearer would part a pair ten apart
    AVOIDS = "avoids"  # what is nearer carries a mark
    CHEAPEST = "cheapest"  # no card uses up less
    LEAST = "least"  # the same, and even that is dear
    WEIGHED = "weighed"  # a card is nearer, but all in all this is better


class Hint(Struct, frozen=True):
    plays: tuple[Play, ...]  # the whole plan; empty: end the turn
    reason: Reason  # for the first of them
    step: int = 0  # room that the first play uses up; negative for a trick
    pile: int | None = None  # the pile the reason speaks of
    seat: int | None = None  # whose word is honoured
    word: Word | None = None
    mark: Mark | None = None  # what the play covers, carries or avoids
    keeps: tuple[int, int] | None = None  # a pair ten apart that the plan leaves together in the hand


def hint(view: View, seed: int = 0, company: Company = ()) -> Hint | None:
    """Nothing when it is not this seat's turn."""
    if not view.my_turn:
        return None
    from bot.players.choose import choose  # only a process that thinks loads the compiled search

    plays = choose(view, Level.EXPERT, seed, company)
    return _explain(view, plays) if plays else _explain_end(view)


def _explain_end(view: View) -> Hint:
    keeps = _pair(view.hand)
    if not view.plays():
        return Hint((), Reason.MUST_END, keeps=keeps)
    least = min((_step(view.state, play) for play in _own_plays(view)), default=0)
    return Hint((), Reason.END_SAVES, least, keeps=keeps) if least > 0 else Hint((), Reason.END, keeps=keeps)


def _explain(view: View, plays: tuple[Play, ...]) -> Hint:
    """What the play does comes first, then what it leaves undone."""
    state = view.state
    play, variant = plays[0], state.variant
    pile = state.piles[play.pile]
    kept = tuple(card for card in state.hand if card not in {play.card for play in plays})
    step, keeps = pile.step(play.card), _pair(kept)
    end = state
    for each in plays:
        end = end.after(each)
    if variant.won(end):
        return Hint(plays, Reason.WINS, step, play.pile, keeps=keeps)
    if variant.trick(state, play):
        return Hint(plays, Reason.TRICK, step, play.pile, keeps=keeps)
    if variant.owner(play.pile) not in (None, state.seat):
        return Hint(plays, Reason.HELPS, step, play.pile, keeps=keeps)
    if play.pile in state.needs.cover:
        return Hint(plays, Reason.COVERS, step, play.pile, mark=variant.mark(pile.top), keeps=keeps)
    lasting = [force.mark for force in variant.in_force(state) if force.pile == play.pile and force.mark.lasting]
    if lasting:
        return Hint(plays, Reason.LIFTS, step, play.pile, mark=lasting[0], keeps=keeps)
    if variant.ends_turn(play):
        return Hint(plays, Reason.STOPS, step, play.pile, mark=variant.mark(play.card), keeps=keeps)
    if _ends_in_trick(state, plays):
        return Hint(plays, Reason.PREPARES_TRICK, step, play.pile, keeps=keeps)
    if step <= SMALL:
        return Hint(plays, Reason.SMALL_STEP, step, play.pile, keeps=keeps)
    return _explain_choice(view, plays, step, keeps)


def _explain_choice(view: View, plays: tuple[Play, ...], step: int, keeps: tuple[int, int] | None) -> Hint:
    """Why not a card that is as near or nearer: only what is true of such a card counts as a reason."""
    state, play = view.state, plays[0]
    touched = {each.pile for each in plays}
    nearer = [each for each in _own_plays(view) if each != play and _step(state, each) <= step]
    warnings = [r for r in state.signals if r.seat != state.seat and r.word in (Word.JUMP_BACK, Word.KEEP_OFF)]
    spared = {each.pile for each in nearer} if not touched & {said.pile for said in warnings} else set()
    for said in warnings:
        if said.pile in spared:
            return Hint(plays, Reason.SPARES, step, said.pile, said.seat, said.word, keeps=keeps)
    if keeps is not None and any(each.card in keeps for each in nearer):
        return Hint(plays, Reason.KEEPS, step, play.pile, keeps=keeps)
    marks = [mark for each in nearer if each not in plays and (mark := state.variant.mark(each.card))]
    if marks and all(state.variant.mark(each.card) is None for each in plays):
        return Hint(plays, Reason.AVOIDS, step, play.pile, mark=marks[0], keeps=keeps)
    if any(_step(state, each) < step for each in nearer):
        return Hint(plays, Reason.WEIGHED, step, play.pile, keeps=keeps)
    return Hint(plays, Reason.LEAST if step >= DEAR else Reason.CHEAPEST, step, play.pile, keeps=keeps)


def _ends_in_trick(state: State, plays: tuple[Play, ...]) -> bool:
    """Whether a later play of the plan is a trick on the pile of the first."""
    for play in plays:
        if play.pile == plays[0].pile and state.variant.trick(state, play):
            return True
        state = state.after(play)
    return False


def _own_plays(view: View) -> list[Play]:
    """Those that use up room of one's own, and after which the turn can be finished."""
    owner, dead_ends = view.state.variant.owner, view.dead_ends()
    return [play for play in view.plays() if owner(play.pile) in (None, view.seat) and play not in dead_ends]


def _step(state: State, play: Play) -> int:
    return state.piles[play.pile].step(play.card)


def _pair(hand: tuple[int, ...]) -> tuple[int, int] | None:
    return next(((card, card + 10) for card in hand if card + 10 in hand), None)
