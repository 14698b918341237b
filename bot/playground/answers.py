"""The bot's answers to interactions: the first one by callback, then edits and follow-ups by token."""

from bot.playground import errors
from bot.playground.drafts import EPHEMERAL, LOADING, Desk, Draft
from bot.playground.interactions import AUTOCOMPLETE, COMPONENT, Interaction, Interactions
from bot.playground.limits.commands import STRING, check_choice
from bot.playground.limits.form import Form
from bot.playground.world import Json, Message, World

REPLY, THINKING, LATER, UPDATE, SUGGESTIONS, MODAL = 4, 5, 6, 7, 8, 9
UNKNOWN_KINDS = {MODAL: "modals", 10: "premium answers", 12: "activities"}


class Answers:
    def __init__(self, world: World, desk: Desk, interactions: Interactions) -> None:
        self._world = world
        self._desk = desk
        self._interactions = interactions

    def first(self, interaction: Interaction, kind: object, draft: Draft) -> Message | None:
        """The callback. A refused one does not count as the answer: the bot may try again."""
        message = self._first(interaction, kind, draft)
        interaction.answered = True
        if not interaction.answer.done():
            interaction.answer.set_result(draft.body.get("choices") or [])
        return message

    def _first(self, interaction: Interaction, kind: object, draft: Draft) -> Message | None:
        self._refuse_unfit(interaction, kind)
        ephemeral = bool(draft.flags & EPHEMERAL)
        if kind == REPLY:
            interaction.original = self._reply(interaction, draft, ephemeral=ephemeral)
        elif kind == THINKING:
            interaction.original = self._reply(interaction, Draft({}), ephemeral=ephemeral, thinking=True)
        elif kind == LATER:
            interaction.original = interaction.source
        elif kind == UPDATE:
            source = self._living(interaction.source)
            self._desk.edit(source, draft)
            interaction.original = source
        else:
            _check_suggestions(interaction, draft)
        return interaction.original

    def original(self, interaction: Interaction) -> Message:
        return self._living(interaction.original)

    def message(self, interaction: Interaction, message_id: int) -> Message:
        """One that this token may touch: what it sent, and what it was pressed on."""
        for message in (interaction.original, interaction.source):
            if message is not None and message.id == message_id:
                return self._living(message)
        if message_id not in interaction.follow_ups:
            raise errors.unknown_message()
        return self._living(self._world.message(interaction.channel_id, message_id))

    def follow_up(self, interaction: Interaction, draft: Draft) -> Message:
        original = interaction.original
        if original is not None and original.body["flags"] & LOADING:
            # Discord lets the first follow-up fill in "is thinking"; who sees it was said by the defer.
            self._desk.edit(self._living(original), draft)
            return original
        ephemeral = bool(draft.flags & EPHEMERAL)
        message = self._reply(interaction, draft, ephemeral=ephemeral, after=original)
        interaction.follow_ups.add(message.id)
        return message

    def _reply(
        self,
        interaction: Interaction,
        draft: Draft,
        *,
        ephemeral: bool,
        thinking: bool = False,
        after: Message | None = None,
    ) -> Message:
        if interaction.channel_id not in self._world.channels:
            raise errors.unknown_channel()
        facts = self._interactions.spoken(interaction)
        if after is not None:
            facts |= {"type": 19, "message_reference": _reference(after, self._world)}
        if thinking:
            facts["flags"] = LOADING | (EPHEMERAL if ephemeral else 0)
        facts |= {"application_id": str(self._world.bot.id), "webhook_id": str(self._world.bot.id)}
        viewer = interaction.user.id if ephemeral else None
        return self._desk.send(draft, self._world.bot, interaction.channel_id, viewer=viewer, **facts)

    def _living(self, message: Message | None) -> Message:
        if message is None or self._world.message(message.channel_id, message.id) is None:
            raise errors.unknown_message()
        return message

    @staticmethod
    def _refuse_unfit(interaction: Interaction, kind: object) -> None:
        if interaction.kind == AUTOCOMPLETE:
            fit = {SUGGESTIONS}
        elif interaction.kind == COMPONENT:
            fit = {REPLY, THINKING, LATER, UPDATE}
        else:
            fit = {REPLY, THINKING}
        if isinstance(kind, int) and kind in UNKNOWN_KINDS:
            raise errors.not_played_here(UNKNOWN_KINDS[kind])
        form = Form({"type": kind})
        form.one_of("type", fit)
        form.refuse()


def _reference(message: Message, world: World) -> Json:
    return {
        "type": 0,
        "message_id": message.body["id"],
        "channel_id": message.body["channel_id"],
        "guild_id": str(world.guild.id),
    }


def _check_suggestions(interaction: Interaction, draft: Draft) -> None:
    form = Form(draft.body, draft.place)
    kind = _focused_kind(interaction.data.get("options", []))
    for choice in form.parts("choices", 25):
        check_choice(choice, kind)
    form.refuse()


def _focused_kind(options: list[Json]) -> int:
    for option in options:
        if option.get("focused"):
            return int(option["type"])
        if "options" in option:
            return _focused_kind(option["options"])
    return STRING
