"""Short public messages beside the board, and the short private answers to a command."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.rules import LETTERS, Word
from bot.tables import Snapshot
from bot.text import LANGUAGE_NAMES, Speaker, shown_name
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Rows
from bot.ui.seats import mention, seat_name

NOTE_MOST = 300


def turn_ping(say: Speaker, person: int, owed: int, board: str | None = None) -> str:
    """`board` is the address of the board's message."""
    text = say("ping-turn", person=mention(person), owed=owed)
    return f"{text} {board}" if board else text


def start_ping(say: Speaker, people: Sequence[int]) -> str:
    """O3: everybody has a hand and nobody has the turn."""
    return say("ping-who-starts", people=" ".join(map(mention, people)))


def next_ping(say: Speaker, snapshot: Snapshot, person: int, active: int) -> str:
    """For whoever has asked to be told one turn before."""
    return say("ping-next", person=mention(person), name=seat_name(say, snapshot, active))


def reminder(say: Speaker, person: int, board: str | None = None) -> str:
    text = say("ping-reminder", person=mention(person))
    return f"{text} {board}" if board else text


def ping_rows(say: Speaker, table: int, turn: int) -> Rows:
    """Below a ping: whoever was called need not look for the board."""
    return ((Button(Address(table, turn, Verb.HAND), say("button-hand"), ButtonStyle.primary),),)


def takeover_offer(say: Speaker, name: str) -> str:
    return say("ping-take-over", name=shown_name(name))


def alone_notice(say: Speaker, name: str) -> str:
    """Where nobody is left who could let the computer play on."""
    return say("ping-alone", name=shown_name(name))


def takeover_rows(say: Speaker, table: int, turn: int, seat: int) -> Rows:
    """Below `takeover_offer`: any seated player may press it."""
    return ((Button(Address(table, turn, Verb.TAKE_OVER, str(seat)), say("button-take-over"), ButtonStyle.primary),),)


def takeover_notice(say: Speaker, name: str) -> str:
    return say("notice-taken-over", name=shown_name(name))


def return_notice(say: Speaker, name: str) -> str:
    return say("notice-came-back", name=shown_name(name))


def leave_notice(say: Speaker, name: str) -> str:
    """In mid-game: the computer plays on."""
    return say("notice-left", name=shown_name(name))


def removal_notice(say: Speaker, name: str) -> str:
    return say("notice-removed", name=shown_name(name))


def offer_notice(say: Speaker, old: str, new: str) -> str:
    """Somebody may take a seat that the computer plays until then. `old` is empty for a computer player, or when it is
    not known any more."""
    if not old:
        return say("notice-offered", name=shown_name(new))
    return say("notice-offered-instead", old=shown_name(old), name=shown_name(new))


def arrival_notice(say: Speaker, name: str) -> str:
    """They have taken it."""
    return say("notice-stepped-in", name=shown_name(name))


def end_notice(say: Speaker, reason: str, note: str = "") -> str:
    """Why the table ended before its game did; `note` is what the moderator wrote."""
    cause = reason if say.has(f"notice-ended-{reason}") else "other"
    text = say(f"notice-ended-{cause}")
    return f"{text}\n{say('notice-note', note=_safe_note(note))}" if note else text


def _safe_note(note: str) -> str:
    """A moderator's words, made as harmless as a name."""
    words = (shown_name(word) for word in note[:NOTE_MOST].split())
    return " ".join(words)


def apology(say: Speaker, reference: str) -> str:
    """Something of ours broke; the number leads to it in the log."""
    return say("answer-apology", reference=reference)


def lost_answer(say: Speaker) -> str:
    """Discord was not itself when it should have been given."""
    return say("answer-lost")


def slow_answer(say: Speaker) -> str:
    """The database does not answer; what was asked for may still be done."""
    return say("answer-slow")


def stuck_answer(say: Speaker) -> str:
    """No plan finishes the turn from here."""
    return say("hand-needs-stuck")


def signal_answer(say: Speaker, pile: int, word: Word | None) -> str:
    if word is None:
        return say("answer-signal-withdrawn", pile=LETTERS[pile])
    return say("answer-signalled", pile=LETTERS[pile], word=say(f"word-{word}"))


def give_up_question(say: Speaker, table: int, turn: int) -> tuple[str, Rows]:
    button = Button(Address(table, turn, Verb.GIVE_UP), say("button-give-up"), ButtonStyle.danger)
    return say("answer-give-up"), ((button,),)


def leave_question(say: Speaker, snapshot: Snapshot, *, last: bool) -> tuple[str, Rows]:
    """`last`: nobody but the computer would be left, and the table closes. Else the computer may also keep the seat."""
    leave = Button(Address(snapshot.id, snapshot.turn, Verb.LEAVE), say("button-leave"), ButtonStyle.danger)
    if last:
        return say("answer-leave-last"), ((leave,),)
    away = Button(Address(snapshot.id, snapshot.turn, Verb.HAND_OVER), say("button-hand-over"))
    return say("answer-leave-open" if snapshot.seats_open else "answer-leave"), ((away, leave),)


def invitation_answer(say: Speaker, name: str, *, told: bool) -> str:
    """`told`: whether they have been called, because they have asked for it."""
    return say("answer-invited-told" if told else "answer-invited", name=shown_name(name))


def open_seats_answer(say: Speaker, on: bool) -> str:
    return say("answer-seats-open") if on else say("answer-seats-closed")


def done_answer(say: Speaker) -> str:
    """A command that needs no more words."""
    return say("answer-done")


def language_answer(say: Speaker, language: str | None) -> str:
    """`say` speaks the new language already."""
    if language not in LANGUAGE_NAMES:
        return say("answer-language-discord")
    return say("answer-language", language=LANGUAGE_NAMES[language])


def pings_answer(say: Speaker, on: bool) -> str:
    return say("answer-pings-on") if on else say("answer-pings-off")


def next_pings_answer(say: Speaker, on: bool) -> str:
    return say("answer-next-on") if on else say("answer-next-off")


def quiet_hours_answer(say: Speaker, start: int, end: int, zone: str, now: str) -> str:
    """`now` is what their clocks show there, so that a wrong zone is noticed."""
    return say("answer-quiet-hours", start=f"{start:02}:00", end=f"{end:02}:00", zone=zone, now=now)


def no_quiet_hours_answer(say: Speaker) -> str:
    return say("answer-no-quiet-hours")


def two_steps_answer(say: Speaker, on: bool) -> str:
    return say("answer-two-steps-on") if on else say("answer-two-steps-off")


def pictures_answer(say: Speaker, on: bool) -> str:
    return say("answer-pictures-on") if on else say("answer-pictures-off")


def hidden_answer(say: Speaker, on: bool) -> str:
    return say("answer-hidden-on") if on else say("answer-hidden-off")
