"""An answer that must arrive: discord.py does not send it again when a kept-alive connection was closed under it."""

from typing import Any

import aiohttp
import discord
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

ALREADY_ACKNOWLEDGED = 40060
CONNECTION_CLOSED = (aiohttp.ServerDisconnectedError, aiohttp.ClientOSError)
"""How it shows that the peer has closed a kept-alive connection under a request; it may have been carried out."""


class ResendingAdapter(AsyncWebhookAdapter):
    """Sends once more. If the first one had arrived after all, Discord says so, and that is as good as sent."""

    async def request(self, route: Any, session: aiohttp.ClientSession, **how: Any) -> Any:
        try:
            return await super().request(route, session, **how)
        except CONNECTION_CLOSED:
            for file in how.get("files") or ():
                file.reset()
        try:
            return await super().request(route, session, **how)
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                raise
            return {"interaction": {"id": route.webhook_id, "type": 0}}


def resend_lost_answers() -> None:
    """For everything that is started from here on in this context."""
    async_context.set(ResendingAdapter())  # type: ignore[no-untyped-call]
