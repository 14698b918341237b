"""Table talk (O14): what has been said on the board, and the panel to say it with."""

from discord import ButtonStyle, Embed

from bot.rules import LETTERS, Refused, View, Word
from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import CHOSEN, FIELD, Button, Page, Row
from bot.ui.colours import CALM
from bot.ui.refusals import refusal
from bot.ui.seats import seat_name
from bot.ui.tabletop import pile_label

URGENT = (Word.KEEP_OFF, Word.JUMP_BACK, Word.SMALL_STEPS, Word.FREE)


def signal_lines(say: Speaker, snapshot: Snapshot, view: View) -> str:
    """What others must mind comes first; piles of which the same people say the same share a line. Perhaps nothing.

    Five names full of markdown, said of every pile, would burst a field: then the seats are told by number.
    """
    lines = _lines(say, snapshot, view)
    return lines if len(lines) <= FIELD else _lines(say, None, view)


def _lines(say: Speaker, snapshot: Snapshot | None, view: View) -> str:
    speakers: dict[tuple[Word, int], tuple[str, ...]] = {}
    for remark in sorted(view.state.signals, key=lambda r: (URGENT.index(r.word), r.pile, r.seat)):
        before = speakers.get((remark.word, remark.pile), ())
        speakers[remark.word, remark.pile] = (*before, seat_name(say, snapshot, remark.seat))
    piles: dict[tuple[Word, tuple[str, ...]], list[str]] = {}
    for (word, pile), names in speakers.items():
        piles.setdefault((word, names), []).append(LETTERS[pile])
    return "\n".join(
        say("signal-line", pile=", ".join(letters), word=say(f"word-{word}"), names=", ".join(names))
        for (word, names), letters in piles.items()
    )


def signal_panel(say: Speaker, snapshot: Snapshot, seat: int, pile: int | None = None) -> Page:
    """First a pile, then a word about it. A word that this seat has said can be withdrawn."""
    view = snapshot.view(seat)
    assert view is not None
    embed = Embed(title=say("signal-title"), description=_how(say, view, pile), colour=CALM)
    if lines := signal_lines(say, snapshot, view):
        embed.add_field(name=say("board-said"), value=lines, inline=False)
    words = () if pile is None else _word_rows(say, snapshot, view, pile)
    return Page(embed, (_pile_row(snapshot, view, pile), *words))


def _how(say: Speaker, view: View, pile: int | None) -> str:
    if clause := view.state.variant.forbids_talk(view.state):
        return refusal(say, Refused(clause))
    return say("signal-how") if pile is None else say("signal-about", pile=pile_label(view, pile))


def _is_silent(view: View) -> bool:
    return view.state.variant.forbids_talk(view.state) is not None


def _pile_row(snapshot: Snapshot, view: View, chosen: int | None) -> Row:
    return tuple(
        Button(
            Address(snapshot.id, snapshot.turn, Verb.ABOUT, LETTERS[pile]),
            f"{CHOSEN} {pile_label(view, pile)}" if pile == chosen else pile_label(view, pile),
            ButtonStyle.primary if pile == chosen else ButtonStyle.secondary,
            disabled=_is_silent(view),
        )
        for pile in range(len(view.state.piles))
    )


def _word_rows(say: Speaker, snapshot: Snapshot, view: View, pile: int) -> tuple[Row, ...]:
    mine = {remark.word for remark in view.state.signals if (remark.seat, remark.pile) == (view.seat, pile)}
    silent = _is_silent(view)

    def address(word: str = "") -> Address:
        arg = f"{LETTERS[pile]}.{word}" if word else LETTERS[pile]
        return Address(snapshot.id, snapshot.turn, Verb.SAY, arg)

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
