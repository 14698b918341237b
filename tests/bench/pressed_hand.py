"""A hand at the local Discord, played from by its buttons."""

from bot.playground import TestClient
from bot.ui.addresses import Verb
from tests.bench.channel import Message, button


class PressedHand:
    """Somebody's own, at a table of one player: a card is played and taken back by its buttons, in turns."""

    def __init__(self, client: TestClient, number: str) -> None:
        self._client, self._number = client, number
        self._before: Message | None = None  # what was pressed last

    async def press(self, verb: Verb) -> None:
        await self._client.wait_until(lambda: self._shown() != self._before)  # mostly there when its answer is
        self._before = self._shown()
        address = button(self._before, verb)
        assert address is not None
        await self._client.click(address, self._before)

    def _shown(self) -> Message:
        return next(message for message in self._client.messages() if message["id"] == self._number)
