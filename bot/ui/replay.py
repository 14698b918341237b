"""A turn of a game that is over: what was played, said and drawn, and what everybody held."""

from collections.abc import Sequence
from datetime import UTC, datetime

from discord import Embed

from bot.records import Moment
from bot.rules import LETTERS, MarkSaid, Said, View
from bot.tables import GameRow
from bot.text import Speaker
from bot.ui.buttons import FIELD, Choice, Page
from bot.ui.colours import BAD, CALM, GOOD
from bot.ui.hand_lines import card_name
from bot.ui.options import origin_words
from bot.ui.plays import plays_line
from bot.ui.replay_rows import ALL, TABLE, replay_rows, shared_rows
from bot.ui.result import result_reason, result_title
from bot.ui.seats import seat_name
from bot.ui.symbols import mark_label, mark_of
from bot.ui.tabletop import last_turn, this_turn, tops

EARLIER = "…"


def replay_page(say: Speaker, moment: Moment, eyes: str = ALL, *, shared: bool = False) -> Page:
    """With whose eyes: everybody's, one seat's by its number from 0, or those of a bystander who sees no hand.

    `shared`: for everybody to see, who leaf through it each by themselves.
    """
    view = moment.snapshot.board()
    assert view is not None
    outcome = view.state.outcome
    colour = CALM if outcome is None else GOOD if outcome.result == "won" else BAD
    embed = Embed(title=_title(say, moment, view), description=_description(say, moment, view), colour=colour)
    for name, value in (
        (say("replay-drawn"), drawn_cards(say, view, moment, eyes)),
        (say("board-said"), said_lines(say, moment)),
        (say("replay-piles"), tops(view)),
        (say("replay-hands"), hand_lines(say, moment, view, eyes)),
    ):
        if value:
            embed.add_field(name=name, value=value, inline=False)
    embed.set_footer(text=footer(say, moment, view))
    return Page(embed, shared_rows(say, moment, eyes) if shared else replay_rows(say, moment, eyes))


def turn_line(say: Speaker, moment: Moment, view: View) -> str:
    """Who played what, and how many cards they drew."""
    state = view.state
    if moment.seat is None:
        who = state.seat
        return say("replay-not-started") if who is None else say("replay-started", name=_name(say, moment, who))
    ended = state.played != moment.turns[moment.number].plays
    laid = last_turn(view) if ended else this_turn(view)
    plays = plays_line(say, moment.snapshot, view, laid) or say("replay-nothing-played")
    name = _name(say, moment, moment.seat)
    if not moment.is_turn_over:
        return say("replay-under-way", name=name, plays=plays)
    return say("board-last", name=name, plays=plays, drawn=state.last.drawn if ended and state.last else 0)


def said_lines(say: Speaker, moment: Moment) -> str:
    """In order; of very many the last ones."""
    lines = [_said_line(say, moment, said) for said in moment.said]
    while len("\n".join((EARLIER, *lines))) > FIELD:
        lines.pop(0)
    return "\n".join(lines if len(lines) == len(moment.said) else (EARLIER, *lines))


def game_choices(say: Speaker, games: Sequence[GameRow], typed: str) -> list[Choice]:
    """For autocomplete, the newest first: the value is the game's number."""
    wanted = typed.casefold().strip()
    choices = [Choice(str(game.id), _game_label(say, game)) for game in games]
    return [choice for choice in choices if wanted in choice.label.casefold() or wanted == choice.value]


def file_answer(say: Speaker) -> str:
    """Beside an animated picture."""
    return say("replay-animation")


def footer(say: Speaker, moment: Moment, view: View) -> str:
    state = view.state
    parts = [say(f"variant-{state.variant.name}"), *origin_words(say, moment.snapshot)]
    if len(state.decks) == 1:
        parts.append(say("board-draw-pile", cards=len(state.decks[0])))
    return " · ".join(parts)


def _game_label(say: Speaker, game: GameRow) -> str:
    """Discord turns no time into words here: the day stands as it does in every calendar."""
    won = game.result == "won"
    result = say("replay-choice-won") if won else say("result-lost", cards=game.score)
    day = datetime.fromtimestamp(game.ended, UTC).date().isoformat()
    variant, turns = say(f"variant-{game.variant}"), say("result-turns", turns=game.turns)
    return f"{day} · {variant} · {result} · {turns}"


def _title(say: Speaker, moment: Moment, view: View) -> str:
    if view.state.outcome is not None:
        return result_title(say, moment.snapshot, view.state.outcome)
    if not moment.number:
        return say("replay-deal", last=moment.last)
    return say("replay-turn", number=moment.number, last=moment.last)


def _description(say: Speaker, moment: Moment, view: View) -> str:
    line, outcome = turn_line(say, moment, view), view.state.outcome
    if outcome is None:
        return line
    return f"{line}\n{result_reason(say, moment.snapshot, view, outcome, gave_up=moment.gave_up)}"


def _said_line(say: Speaker, moment: Moment, said: Said | MarkSaid) -> str:
    name = _name(say, moment, said.seat)
    if isinstance(said, MarkSaid):
        mark = mark_of(moment.snapshot.setup.kind, said.mark)
        if not said.said:
            return say("replay-withdrawn", pile=mark_label(say, mark), name=name)
        return say("signal-line", pile=mark_label(say, mark), word=say(f"mark-word-{said.word}"), names=name)
    pile = LETTERS[said.pile]
    if said.word is None:
        return say("replay-withdrawn", pile=pile, name=name)
    return say("signal-line", pile=pile, word=say(f"word-{said.word}"), names=name)


def drawn_cards(say: Speaker, view: View, moment: Moment, eyes: str) -> str:
    """The cards themselves, for whoever sees that hand."""
    if eyes == TABLE or eyes not in (ALL, str(moment.seat)):
        return ""
    return _cards(say, view, moment.drawn)


def hand_lines(say: Speaker, moment: Moment, view: View, eyes: str) -> str:
    seats = range(len(moment.hands)) if eyes == ALL else [int(eyes)] if eyes.isdecimal() else []
    return "\n".join(
        say("replay-hand", name=_name(say, moment, seat), cards=_cards(say, view, moment.hands[seat]) or "—")
        for seat in seats
        if seat < len(moment.hands)
    )


def _cards(say: Speaker, view: View, cards: Sequence[int]) -> str:
    return " · ".join(card_name(say, view, card) for card in cards)


def _name(say: Speaker, moment: Moment, seat: int) -> str:
    return seat_name(say, moment.snapshot, seat)
