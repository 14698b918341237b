"""What the expert would do with a hand, and why: values, put into words elsewhere."""

from enum import StrEnum

from msgspec import Struct

from bot.players.choose import choose
from bot.players.levels import Level
from bot.rules import Mark, Play, State, View, Word

SMALL = 3  # a step this small is a reason in itself


class Reason(StrEnum):
    WINS = "wins"  # the last cards of the game
    END = "end"  # nothing more is worth playing: end the turn
    TRICK = "trick"  # ten backwards
    PREPARES_TRICK = "prepares-trick"  # the card before a trick in the same plan
    COVERS = "covers"  # what must be covered before the turn may end: a skull, a fire
    LIFTS = "lifts"  # covers a mark that binds everybody
    HELPS = "helps"  # a card for the opponent, a full hand for me
    STOPS = "stops"  # ends the turn at once
    SMALL_STEP = "small-step"
    SPARES = "spares"  # avoids a pile of which another seat has said keep off, or that it can jump back
    LEAST = "least"  # the least of the evils


class Hint(Struct, frozen=True):
    plays: tuple[Play, ...]  # the whole plan; empty: end the turn
    reason: Reason  # for the first of them
    step: int = 0  # room that the first play uses up; negative for a trick
    pile: int | None = None  # the pile the reason speaks of
    seat: int | None = None  # whose word is honoured
    word: Word | None = None
    mark: Mark | None = None  # what the play covers, or carries
    keeps: tuple[int, int] | None = None  # a pair ten apart that the plan leaves together in the hand


def hint(view: View, seed: int = 0) -> Hint | None:
    """Nothing when it is not this seat's turn."""
    if not view.my_turn:
        return None
    plays = choose(view, Level.EXPERT, seed)
    if not plays:
        return Hint((), Reason.END, keeps=_pair(view.hand))
    return _explain(view.state, plays)


def _explain(state: State, plays: tuple[Play, ...]) -> Hint:
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
    if len(plays) > 1 and plays[1].pile == play.pile and variant.trick(state.after(play), plays[1]):
        return Hint(plays, Reason.PREPARES_TRICK, step, play.pile, keeps=keeps)
    if step <= SMALL:
        return Hint(plays, Reason.SMALL_STEP, step, play.pile, keeps=keeps)
    touched = {each.pile for each in plays}
    warnings = [r for r in state.signals if r.seat != state.seat and r.word in (Word.JUMP_BACK, Word.KEEP_OFF)]
    if warnings and not any(remark.pile in touched for remark in warnings):
        spared = warnings[0]
        return Hint(plays, Reason.SPARES, step, spared.pile, spared.seat, spared.word, keeps=keeps)
    return Hint(plays, Reason.LEAST, step, play.pile, keeps=keeps)


def _pair(hand: tuple[int, ...]) -> tuple[int, int] | None:
    return next(((card, card + 10) for card in hand if card + 10 in hand), None)
