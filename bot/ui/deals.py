"""Everybody who has had the same cards, on a page; and a deal's code in words."""

from discord import Embed

from bot.records import Comparison, Played
from bot.rules import VARIANTS, DealCode
from bot.tables import Sealed, Snapshot
from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Choice, Page, Row
from bot.ui.colours import CALM
from bot.ui.seats import mention

FIRST = "★"


def comparison_page(say: Speaker, comparison: Comparison) -> Page:
    lines = [_game_line(say, place, game) for place, game in enumerate(comparison.games, 1)]
    kind = f"{say(f'variant-{comparison.variant}')} · {say('stats-seats', seats=comparison.seats)}"
    code = "" if comparison.code is None else f"\n{say('deal-code', code=comparison.code)}"
    embed = Embed(
        title=say("deal-title"),
        description=f"{kind}{code}\n\n" + ("\n".join(lines) or say("deal-nobody")),
        colour=CALM,
    )
    embed.set_footer(text=say("deal-firsts", sign=FIRST))
    return Page(embed)


def deal_row(say: Speaker, snapshot: Snapshot) -> Row:
    """Below a result."""

    def address(verb: Verb) -> Address:
        return Address(snapshot.id, snapshot.turn, verb)

    verify = (Button(address(Verb.VERIFY), say("button-verify")),) if snapshot.sealed else ()
    same = Button(address(Verb.SAME_CARDS), say("button-same-cards"))
    return (same, Button(address(Verb.COMPARE), say("button-compare")), *verify)


def seal_words(say: Speaker, snapshot: Snapshot) -> tuple[str, ...]:
    """On the board from the deal on: so that everybody knows later which deck it was."""
    return () if snapshot.sealed is None else (say("deal-sealed", seal=snapshot.sealed.seal),)


def seal_lines(say: Speaker, sealed: Sealed) -> str:
    """Of a game that is over."""
    return f"{say('deal-seal', seal=sealed.seal)}\n{say('deal-secret', secret=sealed.secret or '')}"


def verify_answer(say: Speaker, sealed: Sealed) -> str:
    return f"{say('deal-verified')}\n{seal_lines(say, sealed)}\n{say('deal-verify-yourself')}"


def deal_choice(say: Speaker, code: DealCode, *, new: bool) -> Choice:
    """For a menu of what can be typed."""
    seats = say("stats-seats", seats=code.seats) if code.seats else ""
    kind = " · ".join(filter(None, (say(f"variant-{code.variant}"), seats)))
    return Choice(str(code), say("deal-new", code=str(code), kind=kind) if new else f"{code} · {kind}")


def variants_to_deal() -> tuple[str, ...]:
    return tuple(VARIANTS)


def _game_line(say: Speaker, place: int, game: Played) -> str:
    names = ", ".join(filter(None, (_name(say, game, seat) for seat in range(len(game.people)))))
    if game.winner is not None:
        told = say("deal-won-by", winner=_name(say, game, game.winner) or say("deal-computer"), cards=game.cards)
    else:
        told = say("deal-won") if game.won else say("deal-left", cards=game.cards)
    help_ = say("deal-help", hints=game.hints, backs=game.take_backs) if game.hints or game.take_backs else ""
    return " · ".join(filter(None, (f"**{place}.** {names or say('deal-computer')}", told, help_)))


def _name(say: Speaker, game: Played, seat: int) -> str:
    """Nothing for a computer player."""
    if game.computers[seat]:
        return ""
    person = game.people[seat]
    if person is None:
        return say("deal-somebody")
    return f"{mention(person)} {FIRST}" if person in game.firsts else mention(person)
