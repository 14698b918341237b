"""Of the permissions that a table cannot do without, whoever is to give them is told what helps."""

import discord
import pytest

from bot.channel.context.permissions import INVITED, missing_permissions
from bot.channel.context.rate_limits import Limits
from tests.clock import Clock

WRITE = {False: "send_messages", True: "send_messages_in_threads"}


def without(*names: str) -> discord.Permissions:
    return discord.Permissions(INVITED.value & ~discord.Permissions(**dict.fromkeys(names, True)).value)


@pytest.mark.parametrize("thread", [False, True])
def test_the_first_that_stops_everything_is_told_alone(thread: bool) -> None:
    write = WRITE[thread]
    assert missing_permissions(INVITED, thread=thread) == []
    assert missing_permissions(without("view_channel"), thread=thread) == ["view_channel"]
    assert missing_permissions(without(write), thread=thread) == [write]
    assert missing_permissions(without("embed_links"), thread=thread) == ["embed_links"]
    assert missing_permissions(without(write, "embed_links"), thread=thread) == [write]
    assert missing_permissions(without("view_channel", write), thread=thread) == ["view_channel"]
    assert missing_permissions(without(WRITE[not thread]), thread=thread) == [], "of no use there"
    assert missing_permissions(without("attach_files", "read_message_history"), thread=thread) == []


PROMISED = {
    "boards": (1, 30.0),
    "rematches": (1, 30.0),
    "openings": (4, 60.0),
    "shares": (3, 60.0),
    "hints": (10, 60.0),
    "exports": (3, 300.0),
}


@pytest.mark.parametrize("name", PROMISED)
def test_a_limit_is_as_wide_as_was_promised(name: str) -> None:
    most, seconds = PROMISED[name]
    clock = Clock()
    limit = getattr(Limits(clock), name)
    assert [limit.take(1) for _ in range(most)] == [None] * most
    assert limit.take(1) == clock.now + seconds
    assert limit.take(2) is None, "somebody else's business"
    clock.pass_by(seconds)
    assert limit.take(1) is None
