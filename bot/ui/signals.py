"""Table talk (O14, X2): what has been said on the board, and the panel to say it with."""

from collections.abc import Iterator

from discord import ButtonStyle, Embed

from bot.rules import LETTERS, Clause, Mark, MarkSignal, MarkWord, Refused, View, Word
from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import CHOSEN, FIELD, Button, Choice, Menu, Page, Row
from bot.ui.colours import CALM
from bot.ui.refusals import refusal
from bot.ui.seats import seat_name
from bot.ui.symbols import mark_key, mark_label, mark_of, plain_mark_label
from bot.ui.tabletop import pile_label

URGENT = (Word.KEEP_OFF, Word.JUMP_BACK, Word.SMALL_STEPS, Word.FREE)


def signal_lines(say: Speaker, snapshot: Snapshot, view: View) -> str:
    """What others must mind comes first; piles of which the same people say the same share a line. Perhaps nothing.

    Five names full of markdown, said of every pile, would burst a field: then the seats are told by number.
    """
    lines = _lines(say, snapshot, view)
    return lines if len(lines) <= FIELD else _lines(say, None, view)


def mark_signal_lines(say: Speaker, snapshot: Snapshot, view: View) -> str:
    """What was said of the cards that carry a mark. Perhaps nothing."""
    lines = _mark_lines(say, snapshot, view)
    return lines if len(lines) <= FIELD else _mark_lines(say, None, view)


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


def _mark_lines(say: Speaker, snapshot: Snapshot | None, view: View) -> str:
    said: dict[tuple[str, MarkWord], list[str]] = {}
    for remark in sorted(view.state.mark_signals, key=lambda r: (r.word, r.mark, r.seat)):
        said.setdefault((remark.mark, remark.word), []).append(seat_name(say, snapshot, remark.seat))
    kind = type(view.state.variant)
    return "\n".join(
        say(
            "signal-line",
            pile=mark_label(say, mark_of(kind, mark)),
            word=say(f"mark-word-{word}"),
            names=", ".join(names),
        )
        for (mark, word), names in said.items()
    )


def signal_panel(say: Speaker, snapshot: Snapshot, seat: int) -> Page:
    """Each pile with each word: pressed once it is said, pressed again it is taken back. The panel stays."""
    view = snapshot.view(seat)
    assert view is not None
    embed = Embed(title=say("signal-title"), description="\n".join(_explanations(say, view)), colour=CALM)
    for name, value in (
        (say("board-said"), signal_lines(say, snapshot, view)),
        (say("board-said-of-marks"), mark_signal_lines(say, snapshot, view)),
    ):
        if value:
            embed.add_field(name=name, value=value, inline=False)
    rows = [_pile_row(say, snapshot, view, pile) for pile in range(len(view.state.piles))]
    return Page(embed, (*rows, *_mark_rows(say, snapshot, view)))


def mark_signals(view: View, chosen: tuple[str, ...]) -> list[MarkSignal]:
    """What has to be said and taken back until it is these that stand: values of the panel's menu."""
    standing = _standing(view)
    return [
        MarkSignal(mark.value, word, _value(word, mark) in chosen)
        for word, mark in _offered(view)
        if (_value(word, mark) in chosen) != ((word, mark.value) in standing)
    ]


def mark_signal(view: View, value: str) -> MarkSignal:
    """By command: said, or taken back if it stands already."""
    for word, mark in _offered(view):
        if value == _value(word, mark):
            return MarkSignal(mark.value, word, (word, mark.value) not in _standing(view))
    raise Refused(Clause.X2)


def mark_choices(say: Speaker, view: View, typed: str) -> list[Choice]:
    """For autocomplete: all that can be said of symbols; what stands is marked, and would be taken back."""
    phrases = [(word, mark, mark_phrase(say, word, mark)) for word, mark in _offered(view)]
    standing = _standing(view)
    return [
        Choice(_value(word, mark), f"{CHOSEN} {phrase}" if (word, mark.value) in standing else phrase)
        for word, mark, phrase in phrases
        if typed.casefold() in phrase.casefold()
    ]


def mark_answer(say: Speaker, view: View, value: str) -> str:
    """After it was said, or taken back."""
    word, _, key = value.partition(".")
    mark = mark_of(type(view.state.variant), key)
    stands = (word, mark.value) in _standing(view)
    return say("answer-mark-said" if stands else "answer-mark-withdrawn", phrase=mark_phrase(say, MarkWord(word), mark))


def mark_phrase(say: Speaker, word: MarkWord, mark: Mark) -> str:
    return say(f"say-mark-{word}", mark=plain_mark_label(say, mark))


def _explanations(say: Speaker, view: View) -> Iterator[str]:
    """What each word means and how long it stands; or why nothing may be said."""
    if clause := view.state.variant.forbids_talk(view.state):
        yield refusal(say, Refused(clause))
        return
    for word in URGENT:
        yield say("signal-means", word=say(f"say-{word}"), meaning=say(f"signal-means-{word}"))
    yield say("signal-how")
    if view.state.variant.marks:
        yield say("signal-how-marks")


def _is_silent(view: View) -> bool:
    return view.state.variant.forbids_talk(view.state) is not None


def _pile_row(say: Speaker, snapshot: Snapshot, view: View, pile: int) -> Row:
    """The pile, then its words. One that this seat has said carries the address that takes it back."""
    mine = {remark.word for remark in view.state.signals if (remark.seat, remark.pile) == (view.seat, pile)}

    def address(verb: Verb, arg: str) -> Address:
        return Address(snapshot.id, snapshot.turn, verb, arg)

    return (
        Button(address(Verb.ABOUT, LETTERS[pile]), pile_label(view, pile), disabled=True),
        *(
            Button(
                address(Verb.SAY, LETTERS[pile] if word in mine else f"{LETTERS[pile]}.{word}"),
                f"{CHOSEN} {say(f'say-{word}')}" if word in mine else say(f"say-{word}"),
                ButtonStyle.success if word in mine else ButtonStyle.secondary,
                disabled=_is_silent(view),
            )
            for word in URGENT
        ),
    )


def _mark_rows(say: Speaker, snapshot: Snapshot, view: View) -> tuple[Row, ...]:
    """X2: what one holds, and what had better wait."""
    offered = list(_offered(view))
    if not offered:
        return ()
    standing = _standing(view)
    choices = tuple(
        Choice(_value(word, mark), mark_phrase(say, word, mark), chosen=(word, mark.value) in standing)
        for word, mark in offered
    )
    address = Address(snapshot.id, snapshot.turn, Verb.SAY_MARKS)
    return ((Menu(address, say("menu-marks"), choices, 0, len(choices), disabled=_is_silent(view)),),)


def _offered(view: View) -> Iterator[tuple[MarkWord, Mark]]:
    """Nobody is asked whether they hold what they do not."""
    marks = view.state.variant.marks
    held = {view.state.variant.mark(card) for card in view.hand}
    yield from ((MarkWord.HOLD, mark) for mark in marks if mark in held)
    yield from ((MarkWord.NOT_NOW, mark) for mark in marks)


def _standing(view: View) -> set[tuple[MarkWord, str]]:
    """What this seat has said."""
    return {(remark.word, remark.mark) for remark in view.state.mark_signals if remark.seat == view.seat}


def _value(word: MarkWord, mark: Mark) -> str:
    return f"{word}.{mark_key(mark)}"
