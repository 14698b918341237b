"""Gateway version 10: opcodes, frames, close codes."""

from enum import IntEnum
from typing import Any

import msgspec

from bot.playground.world import Json


class Op(IntEnum):
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE_UPDATE = 3
    VOICE_STATE_UPDATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_GUILD_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class GatewayCloseError(Exception):
    """Closes the connection with this code: discord.com/developers/docs/topics/opcodes-and-status-codes"""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


def decode_frame(text: str) -> Json:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.MsgspecError:
        raise GatewayCloseError(4002, "Error while decoding payload.") from None
