"""What a hand at nobody's channel offers besides: elsewhere a board or a command does."""

from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Row


def personal_row(say: Speaker, snapshot: Snapshot) -> Row:
    if not snapshot.is_personal or snapshot.outcome is not None:
        return ()

    def address(verb: Verb) -> Address:
        return Address(snapshot.id, snapshot.turn, verb)

    if snapshot.active is None:
        return (Button(address(Verb.HURRY), say("button-hurry")),)
    if snapshot.seats[snapshot.active].human:
        return (Button(address(Verb.ASK_GIVE_UP), say("button-ask-give-up")),)
    return ()
