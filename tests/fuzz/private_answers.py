"""All hands lie open only where the game is over, or to those who watch it and do not play: also in private answers."""

import re
from collections.abc import Iterator

from simcord.backend.models import Message
from simcord.components import walk_components

from bot.tables import Phase
from bot.text import LANGUAGES
from bot.ui.addresses import Address
from tests.fuzz.town import Town
from tests.text.files import TEXTS

PASTED = 1 << 40  # from here on games were brought along
HANDS = {TEXTS.speak(language)("replay-hands") for language in LANGUAGES}
FILE = re.compile(r"ninety-eight-(\d+)\.\w+")


class PrivateAnswers:
    def __init__(self, town: Town) -> None:
        self._town = town
        self.replays = self.watched = self.files = 0  # that were shown; of the same message once for each look at it

    async def check(self, person: int, message: Message) -> None:
        for game in set(_open_hands(message)):
            if await self._is_over(game):
                self.replays += 1
            else:
                table = await self._town.doors.table_log.look(game)
                watches = person in table.guests.watchers and table.seat_of(person) is None
                assert watches, f"{person} sees the hands of {game}: {message}"
                self.watched += 1
        for game in set(_files(message)):
            assert await self._is_over(game), f"{person} has a file of {game}: {message}"
            self.files += 1

    async def _is_over(self, game: int) -> bool:
        return game >= PASTED or (await self._town.doors.look(game)).phase is Phase.OVER


def _open_hands(message: Message) -> Iterator[int]:
    """The games whose hands stand in it; a message without anything to press tells of none."""
    if not any(field["name"] in HANDS for embed in message.embeds for field in embed.get("fields", ())):
        return
    for component in walk_components(message.components):
        address = Address.parse(component.get("custom_id") or "")
        if address is not None:
            yield address.table


def _files(message: Message) -> Iterator[int]:
    for file in message.attachments:
        if found := FILE.fullmatch(file["filename"]):
            yield int(found[1])
