"""The bot's responses to an interaction: the first by callback, then edits and follow-ups by token."""

from bot.playground import errors
from bot.playground.interactions import AUTOCOMPLETE, COMPONENT, MODAL_SUBMIT, Interaction, Interactions
from bot.playground.limits.commands import STRING, check_choice
from bot.playground.limits.form import Form
from bot.playground.message_request import EPHEMERAL, LOADING, MessageRequest
from bot.playground.message_writer import MessageWriter
from bot.playground.modals import modal_of
from bot.playground.thread_rules import refuse_edit, refuse_in_archive
from bot.playground.world import Json, Message, World
from bot.playground.world.private_channels import location

CHANNEL_MESSAGE, DEFERRED_CHANNEL_MESSAGE, DEFERRED_UPDATE, UPDATE_MESSAGE, AUTOCOMPLETE_RESULT, MODAL = (
    4,
    5,
    6,
    7,
    8,
    9,
)
# "Apps are limited to 5 followup messages per interaction if it was initiated from a user-installed app and isn't
# installed in the server": docs.discord.com/developers/interactions/receiving-and-responding#create-followup-message
MAX_FOLLOW_UPS = 5
UNSUPPORTED_TYPES = {10: "premium answers", 12: "activities"}


class InteractionResponses:
    def __init__(self, world: World, writer: MessageWriter, interactions: Interactions) -> None:
        self._world = world
        self._writer = writer
        self._interactions = interactions

    def respond(self, interaction: Interaction, response_type: object, request: MessageRequest) -> Message | None:
        """The callback. A refused one does not count: the bot may try again."""
        message = self._original_response(interaction, response_type, request)
        interaction.acknowledged = True
        if not interaction.response.done():
            interaction.response.set_result(request.body.get("choices") or [])
        return message

    def _original_response(
        self, interaction: Interaction, response_type: object, request: MessageRequest
    ) -> Message | None:
        _check_type(interaction, response_type)
        ephemeral = bool(request.flags & EPHEMERAL)
        if response_type == CHANNEL_MESSAGE:
            interaction.original = self._send(interaction, request, ephemeral=ephemeral)
        elif response_type == DEFERRED_CHANNEL_MESSAGE:
            interaction.original = self._send(interaction, MessageRequest({}), ephemeral=ephemeral, loading=True)
        elif response_type == DEFERRED_UPDATE:
            interaction.original = interaction.source
        elif response_type == UPDATE_MESSAGE:
            interaction.original = self.edit(self._existing(interaction.source), request)
        elif response_type == MODAL:
            interaction.modal = modal_of(request.body, request.path)
        else:
            _check_choices(interaction, request)
        return interaction.original

    def original(self, interaction: Interaction) -> Message:
        return self._existing(interaction.original)

    def message(self, interaction: Interaction, message_id: int) -> Message:
        """One that this token may touch: what it sent, and the message of its component."""
        for message in (interaction.original, interaction.source):
            if message is not None and message.id == message_id:
                return self._existing(message)
        if message_id not in interaction.follow_ups:
            raise errors.unknown_message()
        return self._existing(self._world.message(interaction.channel_id, message_id))

    def follow_up(self, interaction: Interaction, request: MessageRequest) -> Message:
        original = interaction.original
        if original is not None and original.body["flags"] & LOADING:
            # At Discord the first follow-up fills in "is thinking"; the defer has said who sees it.
            return self.edit(self._existing(original), request)
        if interaction.by_user_install and len(interaction.follow_ups) >= MAX_FOLLOW_UPS:
            raise errors.too_many_follow_ups()
        ephemeral = bool(request.flags & EPHEMERAL)
        message = self._send(interaction, request, ephemeral=ephemeral, reply_to=original)
        interaction.follow_ups.add(message.id)
        return message

    def edit(self, message: Message, request: MessageRequest) -> Message:
        """Ephemeral messages are not in the thread, so that an archived one does not keep them as they are."""
        if message.viewer is None:
            refuse_edit(self._world, self._world.channels[message.channel_id])
        self._writer.edit(message, request)
        return message

    def _send(
        self,
        interaction: Interaction,
        request: MessageRequest,
        *,
        ephemeral: bool,
        loading: bool = False,
        reply_to: Message | None = None,
    ) -> Message:
        channel = self._world.channels.get(interaction.channel_id)
        if channel is None:
            raise errors.unknown_channel()
        # In a locked one no response is possible: https://github.com/discord/discord-api-docs/issues/5517
        refuse_in_archive(self._world, channel)
        fields = self._interactions.message_fields(interaction)
        if reply_to is not None:
            fields |= {"type": 19, "message_reference": _message_reference(reply_to, self._world)}
        if loading:
            fields["flags"] = LOADING | (EPHEMERAL if ephemeral else 0)
        fields |= {"application_id": str(self._world.bot.id), "webhook_id": str(self._world.bot.id)}
        viewer = interaction.user.id if ephemeral else None
        message = self._writer.send(request, self._world.bot, interaction.channel_id, viewer=viewer, **fields)
        if not ephemeral:
            self._world.threads.wake(channel)
        return message

    def _existing(self, message: Message | None) -> Message:
        if message is None or self._world.message(message.channel_id, message.id) is None:
            raise errors.unknown_message()
        return message


def _check_type(interaction: Interaction, response_type: object) -> None:
    if interaction.kind == AUTOCOMPLETE:
        allowed = {AUTOCOMPLETE_RESULT}
    else:
        allowed = {CHANNEL_MESSAGE, DEFERRED_CHANNEL_MESSAGE}
        if interaction.kind == COMPONENT or interaction.source is not None:
            allowed |= {DEFERRED_UPDATE, UPDATE_MESSAGE}
        elif interaction.kind == MODAL_SUBMIT:
            allowed.add(DEFERRED_UPDATE)  # which closes the modal and says nothing
        if interaction.kind != MODAL_SUBMIT:
            allowed.add(MODAL)  # a modal does not open another
    if isinstance(response_type, int) and response_type in UNSUPPORTED_TYPES:
        raise errors.unsupported(UNSUPPORTED_TYPES[response_type])
    form = Form({"type": response_type})
    form.one_of("type", allowed)
    form.raise_errors()


def _message_reference(message: Message, world: World) -> Json:
    return {"type": 0, "message_id": message.body["id"], **location(world, message)}


def _check_choices(interaction: Interaction, request: MessageRequest) -> None:
    form = Form(request.body, request.path)
    option_type = _focused_option_type(interaction.data.get("options", []))
    for choice in form.children("choices", 25):
        check_choice(choice, option_type)
    form.raise_errors()


def _focused_option_type(options: list[Json]) -> int:
    for option in options:
        if option.get("focused"):
            return int(option["type"])
        if "options" in option:
            return _focused_option_type(option["options"])
    return STRING
