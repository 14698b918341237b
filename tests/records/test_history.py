"""A game turn by turn: the same positions as in play, whatever was taken back or said on the way."""

from pathlib import Path
from random import Random

import pytest

from bot.data_files import extreme_deck
from bot.records.history import History, Move
from bot.records.recording import encode_recording, history_from_recording
from bot.rules import LETTERS, VARIANTS, Action, EndTurn, Play, Signal, Start, State, TakeBack, Word, apply
from bot.rules.deal import Deal, deal
from bot.rules.reading import Reading
from bot.tables import Setup
from tests.playthroughs.scenes import games
from tests.rules.games import greedily, moves


def played(text: str) -> tuple[Deal, list[Move], list[State]]:
    """A golden game as its deal, what was done, and the position after each line."""
    reading = Reading(extreme_deck())
    states = [reading.state]
    for line in text.splitlines():
        reading.read(line) if line.strip() else reading.skip()
        if reading.state is not None and reading.state is not states[-1]:
            states.append(reading.state)
    assert reading.error is None
    assert reading.deal is not None
    return reading.deal, reading.moves, [state for state in states if state is not None]


@pytest.mark.parametrize("path", games(), ids=lambda path: path.stem)
def test_a_golden_game_comes_to_the_same_positions(path: Path) -> None:
    dealt, done, states = played(path.read_text(encoding="utf-8"))
    history = History(dealt)
    history.add(done)
    assert [turn.state for turn in history.turns[1:]] == states
    assert history.turns[0].state == dealt.begin()
    again = history_from_recording(encode_recording(history))
    assert again is not None
    assert again.turns == history.turns
    assert len(encode_recording(history)) < 2000


@pytest.mark.parametrize("path", games(), ids=lambda path: path.stem)
def test_the_way_to_each_turn_is_a_game_of_its_own(path: Path) -> None:
    dealt, done, _ = played(path.read_text(encoding="utf-8"))
    history = History(dealt)
    history.add(done)
    for number, turn in enumerate(history.turns):
        state = dealt.begin()
        for seat, action in history.moves_until(number):
            state = apply(state, seat, action).state
        assert state == turn.state


def restless(dealt: Deal, random: Random) -> list[Move]:
    """A whole game in which much is said and taken back."""
    state, done = dealt.begin(), list[Move]()

    def do(seat: int, action: Action) -> None:
        nonlocal state
        state = apply(state, seat, action).state
        done.append((seat, action))

    for move in moves(dealt, greedily, random):
        for _ in range(random.randrange(3)):
            if state.outcome is None and state.variant.forbids_talk(state) is None:
                word = random.choice([*Word, None])
                do(random.randrange(state.variant.seats), Signal(random.randrange(len(LETTERS)), word))
        if isinstance(move.action, Play) and random.random() < 0.4 and state.variant.options.takebacks:
            before = state
            do(move.seat, move.action)
            if state.outcome is None and state.turns == before.turns:
                if state.variant.forbids_talk(state) is None:
                    do(move.seat, Signal(0, Word.FREE))
                do(move.seat, TakeBack())
            else:
                continue
        do(move.seat, move.action)
    return done


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_was_taken_back_leaves_no_trace_and_words_stand_as_they_stood(variant: str) -> None:
    for seed in range(12):
        random = Random(seed)
        dealt = deal(Setup(variant).game(2, extreme_deck()), random)
        done = restless(dealt, random)
        state, ends = dealt.begin(), list[State]()
        for seat, action in done:
            turns, had_seat = state.turns, state.seat
            state = apply(state, seat, action).state
            if state.turns != turns or state.outcome is not None or (had_seat is None) != (state.seat is None):
                ends.append(state)
        history = History(dealt)
        history.add(done)
        told = [turn.state for turn in history.turns if turn.state.turns or turn.state.outcome]
        assert [(s.hands, s.decks, s.piles, s.turns, s.outcome) for s in told] == [
            (s.hands, s.decks, s.piles, s.turns, s.outcome) for s in ends if s.turns or s.outcome
        ]
        assert not any(isinstance(action, TakeBack) for _, action in history.all_moves)
        again = History(dealt)
        again.add(history.all_moves)
        assert again.turns == history.turns


def test_it_does_not_grow_with_what_is_taken_back_and_said_for_ever() -> None:
    dealt = deal(Setup("original").game(2, extreme_deck()), Random(1))
    history = History(dealt)
    history.add([(0, Start())])
    play = next(iter(history.turns[-1].state.plays()))
    for _ in range(300):
        history.add([(0, play), (1, Signal(2, Word.FREE)), (0, Signal(1, Word.KEEP_OFF)), (0, TakeBack())])
    history.add([(0, play)])
    assert len(history.all_moves) == 4
    assert [said.word for said in history.turns[-1].said] == [Word.FREE, Word.KEEP_OFF]
    assert history.turns[-1].plays == (play,)
    assert not history.turns[-1].is_over


def test_a_turn_tells_which_cards_were_drawn() -> None:
    dealt = deal(Setup("original").game(2, extreme_deck()), Random(2))
    history = History(dealt)
    history.add([(0, Start())])
    state = history.turns[-1].state
    for _ in range(2):
        play = next(iter(state.plays()))
        history.add([(0, play)])
        state = state.after(play)
    history.add([(0, EndTurn())])
    assert history.turns[-1].drawn == dealt.decks[0][14:16]
    assert set(history.turns[-1].drawn) <= set(history.turns[-1].state.hands[0])
