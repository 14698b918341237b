"""An answer that must arrive: sent again when Discord closed the connection under it, or was not itself for a moment.

discord.py gives up in the first case, and in the second waits for so long that the three seconds are over.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
from discord.http import json_or_text
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.channel.context.form_body import form_body
from bot.channel.context.lean_messages import lean_answer

ALREADY_ACKNOWLEDGED = 40060
CONNECTION_CLOSED = (aiohttp.ServerDisconnectedError, aiohttp.ClientOSError)
"""How it shows that the peer has closed a kept-alive connection under a request; it may have been carried out."""
PAUSES = (0.0, 0.1, 0.3, 0.6)  # seconds before it is sent again: all within the three that an answer has


class ResendingAdapter(AsyncWebhookAdapter):
    """If one that seemed lost had arrived after all, Discord says so, and that is as good as sent."""

    async def request(self, route: Any, session: Any, **how: Any) -> Any:
        session = _Session(session, how.get("multipart"))
        try:
            return lean_answer(await super().request(route, session, **how))
        except (*CONNECTION_CLOSED, discord.DiscordServerError) as error:
            lost: Exception = error
        for pause in PAUSES:
            await asyncio.sleep(pause)
            for file in how.get("files") or ():
                file.reset()
            try:
                return lean_answer(await super().request(route, session, **how))
            except (*CONNECTION_CLOSED, discord.DiscordServerError) as error:
                lost = error
            except discord.HTTPException as error:
                if error.code != ALREADY_ACKNOWLEDGED:
                    raise
                return {"interaction": {"id": route.webhook_id, "type": 0}}
        raise lost


class _Session:
    """One in which discord.py meets no answer that it would wait long to ask for again, and files go out at once."""

    def __init__(self, session: aiohttp.ClientSession, form: list[dict[str, Any]] | None) -> None:
        self._session, self._form = session, form

    @asynccontextmanager
    async def request(self, method: str, url: str, **how: Any) -> AsyncIterator[aiohttp.ClientResponse]:
        if self._form:
            how["data"], kind = form_body(self._form)
            how["headers"] = {**how["headers"], "Content-Type": kind}
        async with self._session.request(method, url, **how) as response:
            if response.status >= 500:
                raise discord.DiscordServerError(response, await json_or_text(response))
            yield response


def resend_lost_answers() -> None:
    """For everything that is started from here on in this context."""
    async_context.set(ResendingAdapter())  # type: ignore[no-untyped-call]
