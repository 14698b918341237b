"""The modal that a user has open, and its submission. It stays open until the bot has responded to that."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.playground.interactions import MODAL_SUBMIT, Interaction
from bot.playground.modals import submission
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.page_sessions.user_view import UserView
from bot.playground.world import Json

SendInteraction = Callable[..., Json]
MAX_OPEN = 20


class ModalActions:
    def __init__(self, view: UserView, send: Callable[[Json], None], send_interaction: SendInteraction) -> None:
        self._view = view
        self._send = send
        self._send_interaction = send_interaction
        self._open: dict[str, Interaction] = {}

    def actions(self) -> dict[str, Callable[[Json], Awaitable[Any]]]:
        return {"submit": self.submit}

    def show(self, interaction: Interaction) -> None:
        """If the response to this interaction was a modal; if it is a submitted modal's, that one is done."""
        if interaction.trigger is not None:
            self._open.pop(str(interaction.trigger.id), None)
        if interaction.modal is not None:
            if len(self._open) >= MAX_OPEN:
                del self._open[next(iter(self._open))]
            self._open[str(interaction.id)] = interaction
            self._send({"event": "modal", "interaction": str(interaction.id), "modal": interaction.modal})

    async def submit(self, request: Json) -> Json:
        trigger, values = self._open.get(str(request.get("modal"))), request.get("values")
        if trigger is None or trigger.modal is None or not isinstance(values, dict):
            raise ActionRefusedError("page-refused-form-closed")
        channel = self._view.requested_channel({"channel": str(trigger.channel_id)})
        fields = {"source": trigger.source, "name": trigger.name, "trigger": trigger}
        return self._send_interaction(MODAL_SUBMIT, channel, submission(trigger.modal, values), **fields)
