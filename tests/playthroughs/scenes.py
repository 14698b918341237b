"""A game in the notation, told as what every seat sees at each step."""

from collections.abc import Iterator
from pathlib import Path

from bot.data_files import extreme_deck
from bot.rules import LETTERS, EndTurn, State, View, apply, see
from bot.rules.notation import GIVE_UP, UNDER_WAY
from bot.rules.reading import Reading
from bot.rules.replay import replay
from bot.rules.tokens import read_play

HERE = Path(__file__).parent


def games() -> list[Path]:
    return sorted(HERE.glob("*.game"))


def whole_game(text: str) -> str:
    """The whole game, a paragraph a step."""
    return "\n\n".join(paragraphs(text)) + "\n"


def paragraphs(text: str) -> Iterator[str]:
    shipped = extreme_deck()
    reading = Reading(shipped)
    headers, _, turns = text.partition("\n\n")
    for line in headers.splitlines():
        reading.read(line)
    state = reading.begin()
    yield f"# the deal\n{scene(state)}"
    for line in turns.splitlines():
        seat, *tokens = line.split()
        turn = state.turns
        for token in (*tokens, "end"):
            if state.outcome is not None or state.turns != turn or token in UNDER_WAY:
                break
            assert token != GIVE_UP
            action = EndTurn() if token == "end" else read_play(token)
            state, events = apply(state, int(seat) - 1, action)
            yield f"# {seat} {token}\n" + "\n".join([*(f"event {event}" for event in events), scene(state)])


def scene(state: State) -> str:
    return "\n".join([table(see(state, None)), *(place(see(state, seat)) for seat in range(state.variant.seats))])


def table(view: View) -> str:
    """What everybody sees."""
    state = view.state
    tops = " ".join(f"{name}{'↑' if p.ascending else '↓'}{p.top}" for name, p in zip(LETTERS, state.piles, strict=True))
    line = f"table {tops} · hands {counts(state.hands)} · draw {counts(state.decks)} · turns {state.turns}"
    if state.outcome is not None:
        return f"{line}\n  {state.outcome}"
    line += f" · seat {(state.seat or 0) + 1} owes {state.owed}"
    if state.variant.marks:
        line += f" · in force: {', '.join(in_force(state)) or 'nothing'}"
    if state.signals:
        line += f" · said: {', '.join(f'{r.seat + 1} {LETTERS[r.pile]} {r.word}' for r in state.signals)}"
    return line


def in_force(state: State) -> list[str]:
    """What binds everybody; in a variant where nothing does, what binds now, and where."""
    now = state.variant.in_force(state)
    if any(mark.lasting for mark in state.variant.marks):
        return sorted({each.mark for each in now if each.mark.lasting})
    return [f"{each.mark} {LETTERS[each.pile]}" for each in now]


def place(view: View) -> str:
    """What one seat sees beyond that."""
    line = f"  seat {view.seat + 1 if view.seat is not None else 0}: {words(view.hand)}"
    if view.my_turn:
        dead = view.dead_ends()
        line += f" · may play {' '.join(f'{p}†' if p in dead else str(p) for p in view.plays()) or 'nothing'}"
        ending = view.state.variant.forbids_end(view.state)
        warned = view.state.variant.warns_end(view.state)
        line += f" · end of turn {ending or 'allowed'}{f' (mind {warned})' if warned and not ending else ''}"
    return line


def counts(rows: tuple[tuple[int, ...], ...]) -> str:
    return " ".join(str(len(row)) for row in rows)


def words(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards)) or "no cards"


def error(text: str) -> object:
    """What the replay says against it."""
    (report,) = replay(text.encode().splitlines(keepends=True), extreme_deck())
    return report.error
