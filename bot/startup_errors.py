"""Why the bot could not start, in a line that says what to do."""

import tomllib

import aiohttp
import discord

from bot.data_files import BadDeckTable
from bot.store import BadAddress, DriverMismatch, NoPostgres, StoreInUse, StoreTooNew, StoreUnavailable
from bot.store.copying import CopyRefused

CLOSED = {
    4004: "the DISCORD_TOKEN is not valid any more. Copy it again from the developer portal, page Bot.",
    4010: "SHARDS and SHARD_IDS do not fit together. Count SHARD_IDS from 0 and keep each below SHARDS.",
    4011: "it is in too many servers for so few shards. Raise SHARDS, or leave it out and let Discord choose.",
    4012: "this version speaks a protocol that Discord has given up. Install a newer version of the bot.",
    4013: "it asked for events that Discord does not know. Install the version of discord.py that requirements/ names.",
    4014: "it asked for events that it has not been granted. It needs none of the privileged intents of the developer"
    " portal: install the released version again.",
}
"""The codes after which Discord lets nobody connect again: what to do about each."""


def explain(error: BaseException) -> str | None:
    """Nothing for a fault of ours: that one deserves its traceback."""
    match error:
        case NoPostgres() | DriverMismatch() | CopyRefused():
            return str(error)
        case BadAddress():
            return f"DATABASE_URL is not the address of a database: {error}."
        case StoreInUse():
            return f"{error}. Stop that bot first, or give this one its own folder with DATA_DIR."
        case StoreTooNew():
            return f"{error}. Nothing was changed; start a newer version."
        case StoreUnavailable():
            return f"The database cannot be opened: {error}. Check DATABASE_URL, or that DATA_DIR can be written."
        case BadDeckTable():
            facts = ", ".join(f"{name} {fact}" for name, fact in error.facts.items())
            return f"EXTREME_DECK must be seven instructions with four different numbers from 2 to 99 each: {facts}"
        case tomllib.TOMLDecodeError():
            return f"EXTREME_DECK cannot be read: {error}"
        case discord.LoginFailure():
            return "Discord does not know this DISCORD_TOKEN. Copy it again from the developer portal, page Bot."
        case discord.ConnectionClosed() if error.code in CLOSED:
            return f"Discord has ended the connection ({error.code}): {CLOSED[error.code]}"
        case discord.PrivilegedIntentsRequired():
            return f"Discord has ended the connection (4014): {CLOSED[4014]}"
        case discord.HTTPException() | discord.GatewayNotFound():
            return f"Discord refused the bot: {error}"
        case aiohttp.ClientConnectionError() | TimeoutError():
            return (
                f"Discord cannot be reached: {error}. Is there a network? The bot tries again when you start it again."
            )
        case OSError():
            name = f" ({error.filename})" if error.filename else ""
            return f"{error.strerror or error}{name}"
    return None
