"""A game that is over as text: in the notation, and as JSON for programs. Nobody's name stands in either."""

import msgspec

from bot.records.history import History, PastTurn
from bot.rules import LETTERS, MarkSaid, Said
from bot.rules.record import export
from bot.rules.seal import seal

FORMAT = 1


def notation(history: History) -> str:
    """A game that was played on from another says so in a comment; so does one whose deck was sealed."""
    text = export(history.deal, history.all_moves)
    if history.secret:
        text = f"# seal {seal(history.deal, history.secret)}\n# secret {history.secret}\n{text}"
    if history.origin is None:
        return text
    game, turn = history.origin
    return f"# played-on {game} {turn}\n{text}"


def as_json(history: History) -> bytes:
    """Seats are numbered from 1, as in the notation. See docs/replays.md."""
    deal, variant, end = history.deal, history.deal.variant, history.turns[-1].state
    first = history.turns[0].state.seat
    outcome = end.outcome
    game = {
        "format": FORMAT,
        "variant": variant.name,
        "seats": variant.seats,
        "options": msgspec.to_builtins(variant.options),
        "first": None if first is None else first + 1,
        "decks": deal.decks,
        "marks": {str(mark): cards for mark, cards in variant.marked_cards().items()},
        "played_on": None if history.origin is None else dict(zip(("game", "turn"), history.origin, strict=True)),
        "sealed": {"seal": seal(deal, history.secret), "secret": history.secret} if history.secret else None,
        "result": None if outcome is None else _result(outcome.result, outcome.clause, outcome.score, outcome.winner),
        "turns": [_turn(number, turn) for number, turn in enumerate(history.turns)],
        "notation": notation(history),
    }
    return msgspec.json.format(msgspec.json.encode(game), indent=1)


def _result(result: str, clause: str, score: int, winner: int | None) -> dict[str, object]:
    return {"result": result, "clause": clause, "score": score, "winner": None if winner is None else winner + 1}


def _turn(number: int, turn: PastTurn) -> dict[str, object]:
    """What was done, and how things stood afterwards."""
    state = turn.state
    return {
        "turn": number,
        "seat": None if turn.seat is None else turn.seat + 1,
        "plays": [str(play) for play in turn.plays],
        "said": [_said(said) for said in turn.said],
        "drawn": turn.drawn,
        "gave_up": turn.gave_up,
        "hands": state.hands,
        "piles": [pile.top for pile in state.piles],
        "left_to_draw": [len(deck) for deck in state.decks],
    }


def _said(said: Said | MarkSaid) -> dict[str, object]:
    """Of a pile or of a mark; no word: it was taken back."""
    if isinstance(said, MarkSaid):
        return {"seat": said.seat + 1, "mark": said.mark, "word": said.word if said.said else None}
    return {"seat": said.seat + 1, "pile": LETTERS[said.pile], "word": said.word}
