"""Answers to interactions: the callback, the original answer, follow-ups."""

from typing import Any

from bot.playground import errors
from bot.playground.answers import LATER, Answers
from bot.playground.drafts import EPHEMERAL, LOADING, Desk, Draft
from bot.playground.interactions import Interaction, Interactions
from bot.playground.rest.call import Call
from bot.playground.rest.router import Handler
from bot.playground.world import Json, Message, World
from bot.playground.world.payloads import message_payload


class Answering:
    def __init__(self, world: World, desk: Desk, interactions: Interactions, answers: Answers, origin: str) -> None:
        self._world = world
        self._desk = desk
        self._interactions = interactions
        self._answers = answers
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
        # The body first: two callbacks at once must not both find the interaction unanswered.
        given = await call.draft()
        interaction = self._interactions.to_answer(call.id("interaction_id"), call.text("token"))
        kind = given.body.get("type")
        data = given.body.get("data") or {}
        if not isinstance(data, dict):
            raise errors.invalid_json()
        draft = Draft(data, given.uploads, place=("data",))
        message = self._answers.first(interaction, kind, draft)
        return self._receipt(interaction, kind, message) if call.asks("with_response") else None

    def _receipt(self, interaction: Interaction, kind: Any, message: Message | None) -> Json:
        about: Json = {"id": str(interaction.id), "type": interaction.kind}
        resource: Json = {"type": kind}
        if message is not None:
            about |= {
                "response_message_id": str(message.id),
                "response_message_loading": bool(message.body["flags"] & LOADING),
                "response_message_ephemeral": bool(message.body["flags"] & EPHEMERAL),
            }
            if kind != LATER:
                resource["message"] = self._payload(message)
        return {"interaction": about, "resource": resource}

    async def get(self, call: Call) -> Any:
        return self._payload(self._message(call))

    async def edit(self, call: Call) -> Any:
        draft = await call.draft()
        message = self._message(call)
        self._desk.edit(message, draft)
        return self._payload(message)

    async def delete(self, call: Call) -> Any:
        self._world.delete(self._message(call))

    async def follow_up(self, call: Call) -> Any:
        draft = await call.draft()
        message = self._answers.follow_up(self._interaction(call), draft)
        return self._payload(message)

    def _interaction(self, call: Call) -> Interaction:
        return self._interactions.by_token(call.id("application_id"), call.text("token"))

    def _message(self, call: Call) -> Message:
        interaction = self._interaction(call)
        if "message_id" in call.request.match_info:
            return self._answers.message(interaction, call.id("message_id"))
        return self._answers.original(interaction)

    def _payload(self, message: Message) -> Json:
        return message_payload(message, self._origin)
