"""Table talk (O14): what has been said on the board, and the panel to say it with."""

from discord import ButtonStyle, Embed

from bot.rules import LETTERS, View, Word
from bot.text import Speaker
from bot.ui import seats as sitting
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import CHOSEN, FIELD, Button, Page, Row
from bot.ui.colours import CALM
from bot.ui.seats import Seats
from bot.ui.tabletop import pile_label, turn

URGENT = (Word.KEEP_OFF, Word.JUMP_BACK, Word.SMALL_STEPS, Word.FREE)


def said(say: Speaker, view: View, seats: Seats) -> str:
    """What others must mind comes first; piles of which the same people say the same share a line. Perhaps nothing.

    Five names full of markdown, said of every pile, would burst a field: then the seats are told by number.
    """
    told = _said(say, view, seats)
    return told if len(told) <= FIELD else _said(say, view, ())


def _said(say: Speaker, view: View, seats: Seats) -> str:
    speakers: dict[tuple[Word, int], tuple[str, ...]] = {}
    for remark in sorted(view.state.signals, key=lambda r: (URGENT.index(r.word), r.pile, r.seat)):
        said_so = speakers.get((remark.word, remark.pile), ())
        speakers[remark.word, remark.pile] = (*said_so, sitting.shown(say, seats, remark.seat))
    piles: dict[tuple[Word, tuple[str, ...]], list[str]] = {}
    for (word, pile), names in speakers.items():
        piles.setdefault((word, names), []).append(LETTERS[pile])
    return "\n".join(
        say("signal-line", pile=", ".join(letters), word=say(f"word-{word}"), names=", ".join(names))
        for (word, names), letters in piles.items()
    )


def signal_panel(say: Speaker, view: View, seats: Seats, table: int, pile: int | None = None) -> Page:
    """First a pile, then a word about it. A word that this seat has said can be withdrawn."""
    embed = Embed(title=say("signal-title"), description=_how(say, view, pile), colour=CALM)
    if lines := said(say, view, seats):
        embed.add_field(name=say("board-said"), value=lines, inline=False)
    return Page(embed, (_piles(view, table, pile), *_words(say, view, table, pile)))


def _how(say: Speaker, view: View, pile: int | None) -> str:
    if clause := view.state.variant.forbids_talk(view.state):
        return say(f"refused-{clause}")
    return say("signal-how") if pile is None else say("signal-about", pile=pile_label(view, pile))


def _piles(view: View, table: int, chosen: int | None) -> Row:
    silent = view.state.variant.forbids_talk(view.state) is not None
    return tuple(
        Button(
            Address(table, turn(view), Verb.ABOUT, LETTERS[at]),
            f"{CHOSEN} {pile_label(view, at)}" if at == chosen else pile_label(view, at),
            ButtonStyle.primary if at == chosen else ButtonStyle.secondary,
            disabled=silent,
        )
        for at in range(len(view.state.piles))
    )


def _words(say: Speaker, view: View, table: int, pile: int | None) -> tuple[Row, ...]:
    if pile is None:
        return ()
    mine = {remark.word for remark in view.state.signals if (remark.seat, remark.pile) == (view.seat, pile)}
    silent = view.state.variant.forbids_talk(view.state) is not None

    def address(word: str = "") -> Address:
        return Address(table, turn(view), Verb.SAY, f"{LETTERS[pile]}.{word}" if word else LETTERS[pile])

    words = tuple(
        Button(
            address(word),
            f"{CHOSEN} {say(f'word-{word}')}" if word in mine else say(f"word-{word}"),
            ButtonStyle.success if word in mine else ButtonStyle.secondary,
            disabled=silent,
        )
        for word in Word
    )
    return words, (Button(address(), say("signal-withdraw"), disabled=silent or not mine),)
