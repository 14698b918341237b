"""Routes for interaction responses: the callback, the original response, follow-ups."""

from typing import Any

from bot.playground import errors
from bot.playground.interaction_responses import CHANNEL_MESSAGE, UPDATE_MESSAGE, InteractionResponses
from bot.playground.interactions import Interaction, Interactions
from bot.playground.message_request import EPHEMERAL, LOADING, MessageRequest
from bot.playground.rest.call import Call
from bot.playground.rest.router import Handler
from bot.playground.world import Json, Message, World
from bot.playground.world.payloads import message_payload


class InteractionRoutes:
    def __init__(
        self,
        world: World,
        interactions: Interactions,
        responses: InteractionResponses,
        origin: str,
    ) -> None:
        self._world = world
        self._interactions = interactions
        self._responses = responses
        self._origin = origin

    def routes(self) -> dict[str, Handler]:
        webhook = "/webhooks/{application_id}/{token}"
        return {
            "POST /interactions/{interaction_id}/{token}/callback": self.callback,
            f"GET {webhook}/messages/@original": self.get,
            f"PATCH {webhook}/messages/@original": self.edit,
            f"DELETE {webhook}/messages/@original": self.delete,
            f"POST {webhook}": self.follow_up,
            f"GET {webhook}/messages/{{message_id}}": self.get,
            f"PATCH {webhook}/messages/{{message_id}}": self.edit,
            f"DELETE {webhook}/messages/{{message_id}}": self.delete,
        }

    async def callback(self, call: Call) -> Any:
        # Nothing is read from somebody who is not known. And asked again afterwards: of two callbacks at once, only one
        # may find the interaction open.
        self._open_interaction(call)
        payload = await call.message_request()
        interaction = self._open_interaction(call)
        response_type = payload.body.get("type")
        data = payload.body.get("data") or {}
        if not isinstance(data, dict):
            raise errors.invalid_json()
        request = MessageRequest(data, payload.uploads, path=("data",))
        message = self._responses.respond(interaction, response_type, request)
        return self._callback_response(interaction, response_type, message) if call.flag("with_response") else None

    def _callback_response(self, interaction: Interaction, response_type: Any, message: Message | None) -> Json:
        """Only a message that was made or changed is a resource of it."""
        summary: Json = {"id": str(interaction.id), "type": interaction.kind}
        if message is None:
            return {"interaction": summary}
        summary |= {
            "response_message_id": str(message.id),
            "response_message_loading": bool(message.body["flags"] & LOADING),
            "response_message_ephemeral": bool(message.body["flags"] & EPHEMERAL),
        }
        if response_type not in (CHANNEL_MESSAGE, UPDATE_MESSAGE):
            return {"interaction": summary}
        return {"interaction": summary, "resource": {"type": response_type, "message": self._payload(message)}}

    async def get(self, call: Call) -> Any:
        return self._payload(self._message(call))

    async def edit(self, call: Call) -> Any:
        self._interaction(call)
        request = await call.message_request()
        return self._payload(self._responses.edit(self._message(call), request))

    async def delete(self, call: Call) -> Any:
        self._world.delete(self._message(call))

    async def follow_up(self, call: Call) -> Any:
        interaction = self._interaction(call)
        request = await call.message_request()
        message = self._responses.follow_up(interaction, request)
        return self._payload(message)

    def _open_interaction(self, call: Call) -> Interaction:
        return self._interactions.for_callback(call.path_id("interaction_id"), call.path_text("token"))

    def _interaction(self, call: Call) -> Interaction:
        return self._interactions.by_token(call.path_id("application_id"), call.path_text("token"))

    def _message(self, call: Call) -> Message:
        interaction = self._interaction(call)
        if "message_id" in call.request.match_info:
            return self._responses.message(interaction, call.path_id("message_id"))
        return self._responses.original(interaction)

    def _payload(self, message: Message) -> Json:
        return message_payload(message, self._origin)
