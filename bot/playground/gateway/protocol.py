"""The words of the gateway, version 10: opcodes, and why a connection ends."""

from enum import IntEnum
from typing import Any

import msgspec

from bot.playground.world import Json


class Op(IntEnum):
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE = 4
    RESUME = 6
    RECONNECT = 7
    MEMBERS = 8
    INVALID = 9
    HELLO = 10
    ACK = 11


class ClosedError(Exception):
    """The connection ends with this code: discord.com/developers/docs/topics/opcodes-and-status-codes"""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


def decode(text: str) -> Json:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.MsgspecError:
        raise ClosedError(4002, "Error while decoding payload.") from None
