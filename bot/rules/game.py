"""One step of a game: an action of a seat, and what comes of it."""

from typing import NamedTuple, assert_never

from msgspec.structs import replace

from bot.rules.actions import Action, EndTurn, GiveUp, MarkSignal, MarkWord, Play, Signal, Start, TakeBack
from bot.rules.clauses import Clause
from bot.rules.events import (
    Event,
    GameOver,
    GaveUp,
    MarkSaid,
    Played,
    Said,
    Skipped,
    Started,
    TookBack,
    TurnBegan,
    TurnEnded,
)
from bot.rules.outcome import Outcome
from bot.rules.pile import LETTERS
from bot.rules.refused import Refused
from bot.rules.search import can_finish
from bot.rules.state import MarkRemark, Remark, State, Turn, replace_at


class Step(NamedTuple):
    state: State
    events: tuple[Event, ...]


def apply(state: State, seat: int, action: Action) -> Step:
    """The state and the events that follow, or `Refused` and nothing has changed."""
    if state.outcome is not None:
        raise Refused(Clause.END)
    if isinstance(action, Signal):
        return _signal(state, seat, action)
    if isinstance(action, MarkSignal):
        return _signal_mark(state, seat, action)
    if isinstance(action, Start):
        return _start(state, seat)
    if seat != state.seat:
        raise Refused(state.variant.wrong_seat, active=state.seat)
    match action:
        case Play():
            return _play(state, seat, action)
        case EndTurn():
            return _end_turn(state)
        case TakeBack():
            return _take_back(state, seat)
        case GiveUp():
            outcome = state.variant.lost(state, state.variant.conceded)
            return _end_game(state, outcome, GaveUp(seat))
        case _:
            assert_never(action)


def open_turn(state: State, seat: int, *events: Event) -> Step:
    """O11a: a turn that cannot be brought to a legal end is lost as it opens."""
    state = replace(state, seat=seat, played=())
    events = (*events, TurnBegan(seat))
    if can_finish(state):
        return Step(state, events)
    return _end_game(state, state.variant.lost(state, state.variant.stuck), *events)


def _start(state: State, seat: int) -> Step:
    if state.seat is not None:
        raise Refused(state.variant.wrong_seat, active=state.seat)
    return open_turn(state, seat, Started(seat))


def _play(state: State, seat: int, play: Play) -> Step:
    variant, pile = state.variant, state.piles[play.pile]
    if clause := variant.forbids(state, play):
        raise Refused(clause, card=play.card, pile=LETTERS[play.pile], top=pile.top)
    after = state.after(play)
    played = Played(seat, play.card, play.pile, pile.top, variant.trick(state, play))
    if outcome := variant.won(after):
        return _end_game(after, outcome, played)
    if variant.ends_turn(play):
        return _end_turn(after, played)
    if not variant.options.takebacks and not can_finish(after):  # O11b
        return _end_game(after, variant.lost(after, variant.dead_end(after)), played)
    return Step(after, (played,))


def _end_turn(state: State, *events: Event) -> Step:
    variant, seat = state.variant, state.seat
    assert seat is not None
    if clause := variant.forbids_end(state):
        raise Refused(clause, owed=state.owed)
    index = variant.deck_of(seat)
    deck = state.decks[index]
    count = min(max(0, variant.draw_count(state)), len(deck))
    state = replace(
        state,
        hands=replace_at(state.hands, seat, tuple(sorted(state.hands[seat] + deck[:count]))),
        decks=replace_at(state.decks, index, deck[count:]),
        turns=state.turns + 1,
        last=Turn(seat, state.played, count),
        remarks=state.signals,
        mark_remarks=state.mark_signals,
    )
    then = variant.next_seat(state)
    return open_turn(state, then, *events, TurnEnded(seat, count), *_skip_events(state, then))


def _skip_events(state: State, then: int) -> list[Skipped]:
    """O10: the seats passed over on the way."""
    assert state.seat is not None
    seats = state.variant.seats
    between = (then - state.seat - 1) % seats
    return [Skipped((state.seat + 1 + i) % seats) for i in range(between)]


def _take_back(state: State, seat: int) -> Step:
    if not state.variant.options.takebacks:
        raise Refused(Clause.O11B, fault="off")
    if not state.played:
        raise Refused(Clause.O11B, fault="nothing")
    play = state.played[-1]
    return Step(state.before(), (TookBack(seat, play.card, play.pile),))


def _signal(state: State, seat: int, signal: Signal) -> Step:
    if clause := state.variant.forbids_talk(state):
        raise Refused(clause)
    remarks = tuple(r for r in state.signals if (r.seat, r.pile) != (seat, signal.pile))
    if signal.word is not None:
        remarks += (Remark(seat, signal.pile, signal.word, state.piles[signal.pile].top),)
    return Step(replace(state, remarks=remarks), (Said(seat, signal.pile, signal.word),))


def _signal_mark(state: State, seat: int, signal: MarkSignal) -> Step:
    """X2. Who says to hold one does; saying so tells no number."""
    variant = state.variant
    if clause := variant.forbids_talk(state):
        raise Refused(clause)
    holds = any(variant.mark(card) == signal.mark for card in state.hands[seat])
    if signal.mark not in variant.marks or (signal.said and signal.word is MarkWord.HOLD and not holds):
        raise Refused(Clause.X2)
    said = (seat, signal.mark, signal.word)
    remarks = tuple(each for each in state.mark_signals if (each.seat, each.mark, each.word) != said)
    if signal.said:
        after = len(state.played) if seat == state.seat else 0
        remarks += (MarkRemark(seat, signal.mark, signal.word, state.turns, after),)
    return Step(replace(state, mark_remarks=remarks), (MarkSaid(*said, signal.said),))


def _end_game(state: State, outcome: Outcome, *events: Event) -> Step:
    turns = state.turns + bool(state.played)
    return Step(replace(state, turns=turns, outcome=outcome), (*events, GameOver(outcome)))
