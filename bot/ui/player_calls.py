"""Calls for players in words, and how somebody chooses to be told."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.tables import Snapshot, SubscriptionRow
from bot.text import Speaker, shown_name
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Choice, Menu, Rows
from bot.ui.seats import mention
from bot.ui.times import length, moment

ON, OFF = "on", "off"


def call_text(say: Speaker, snapshot: Snapshot, people: Sequence[int]) -> str:
    text = say(
        "call-players",
        people=" ".join(map(mention, people)),
        host=shown_name(snapshot.name(snapshot.host)),
        variant=say(f"variant-{snapshot.setup.variant}"),
    )
    return f"{text} ➜ <#{snapshot.channel}>"


def call_rows(say: Speaker, snapshot: Snapshot) -> Rows:
    join = Button(Address(snapshot.id, 0, Verb.SIT), say("button-join"), ButtonStyle.primary)
    return ((join, tell_me_button(say, on=True), tell_me_button(say, on=False)),)


def tell_me_button(say: Speaker, *, on: bool) -> Button:
    label = say("button-tell-me") if on else say("button-tell-me-not")
    return Button(Address(0, 0, Verb.TELL_ME, ON if on else OFF), label)


def seat_offer(say: Speaker, snapshot: Snapshot, person: int, *, called: bool) -> tuple[str, Rows]:
    """For somebody by name; `called`: who has asked to be."""
    name = mention(person) if called else shown_name(snapshot.name(person))
    variant, host = say(f"variant-{snapshot.setup.variant}"), shown_name(snapshot.name(snapshot.host))
    text = f"{say('seat-offer', name=name, host=host, variant=variant)} ➜ <#{snapshot.channel}>"
    take = Button(Address(snapshot.id, 0, Verb.SIT), say("button-take-offer"), ButtonStyle.primary)
    return text, ((take, Button(Address(snapshot.id, 0, Verb.DECLINE), say("button-decline"))),)


def declined_answer(say: Speaker) -> str:
    return say("answer-declined")


def private_answer(say: Speaker) -> str:
    return say("answer-call-private")


def told_answer(say: Speaker, told: int, until: float | None) -> str:
    """To the host: how many people have been told."""
    if until is not None:
        return say("answer-call-later", until=moment(until))
    return say("answer-called", count=told) if told else say("answer-called-nobody")


def seek_question(say: Speaker, snapshot: Snapshot) -> tuple[str, Rows]:
    """With how many the table shall start by itself."""
    address = Address(snapshot.id, 0, Verb.SEEK_SEATS)
    counts = [count for count in snapshot.setup.seat_counts if count > len(snapshot.seats)]
    choices = [Choice(str(count), say("choice-seek", count=count), None, count == snapshot.wanted) for count in counts]
    choices.append(Choice("0", say("choice-seek-host")))
    return say("answer-seek"), ((Menu(address, say("menu-seek"), tuple(choices)),),)


def subscription_answer(say: Speaker, row: SubscriptionRow | None, *, pings: bool = True) -> str:
    """What somebody has chosen; `pings`: whether they want to be mentioned at all."""
    if row is None:
        return say("answer-tell-me-off")
    pause = length(say, row.pause)
    if row.first_hour is None:
        text = say("answer-tell-me", pause=pause)
    else:
        hours = {"start": f"{row.first_hour}:00", "end": f"{row.last_hour}:00", "zone": row.zone or "UTC"}
        text = say("answer-tell-me-hours", pause=pause, **hours)
    return text if pings else f"{text}\n{say('answer-tell-me-no-pings')}"
