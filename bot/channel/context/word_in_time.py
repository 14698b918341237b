"""Nobody is left without a word for as long as Discord waits, whatever the database does.

After that Discord says that the interaction failed, and an answer that comes later is lost. So whoever asked is told
that it takes longer; what comes of it replaces these words, or follows them.
"""

import asyncio
import contextlib
import logging
from collections.abc import Iterator

from bot.channel.context.caller import Interaction
from bot.channel.context.services import Services
from bot.channel.messages.outgoing import UNDELIVERED, reply
from bot.text import Speaker
from bot.ui.notices import slow_answer

PATIENCE = 2.2  # seconds; Discord waits for three, and the way to it takes a while
LANGUAGE = 0.1  # seconds to find out somebody's own language, which the database may know

log = logging.getLogger(__name__)


@contextlib.contextmanager
def word_in_time(services: Services, interaction: Interaction) -> Iterator[None]:
    """Around whatever answers an interaction."""
    words = set[asyncio.Task[None]]()

    def begin() -> None:
        if not interaction.response.is_done():
            words.add(asyncio.create_task(_say_so(services, interaction), name="word-in-time"))

    waiting = asyncio.get_running_loop().call_later(PATIENCE, begin)
    try:
        yield
    finally:
        waiting.cancel()


async def _say_so(services: Services, interaction: Interaction) -> None:
    say = await _language(services, interaction)
    if interaction.response.is_done():
        return
    try:
        await reply(interaction, slow_answer(say))
    except UNDELIVERED as error:  # or it was answered at the same moment
        log.info("the word that an answer takes longer did not arrive: %s", type(error).__name__)


async def _language(services: Services, interaction: Interaction) -> Speaker:
    try:
        async with asyncio.timeout(LANGUAGE):
            return await services.languages.of_person(interaction.user.id, interaction.locale)
    except Exception:
        return services.texts.speak(interaction.locale)
