"""What somebody might send: a press with any address on any message, a command with any options, half a word."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from simcord import interactions
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Message
from simcord.builders import ChannelHandle
from simcord.components import walk_components
from simcord.enums import ComponentType, InteractionType, OptionType

from bot.rules import LETTERS, Word
from bot.ui.addresses import Address, Verb
from tests.fuzz.arguments import VALUES, argument
from tests.fuzz.town import Town

LOCALES = ("en-US", "en-GB", "de", "ru", "uk", "cs", "ja", "pt-BR")
WORDS = ("45A", "45a 47A", "2A 3B 4C", "99D,98D", "hello", "2A " * 19 + "2A", "1", "0A", "²A", "en", "-", "🂡", "  ")
FORGET_ME = 0.002  # seldom: whoever presses it is gone


@dataclass
class Sent:
    """One interaction as Discord would hand it on."""

    who: MemberActor
    channel: ChannelHandle
    kind: InteractionType
    data: dict[str, Any]
    message: Message | None = None
    locale: str = "en-US"
    told: str = field(default="")

    def __str__(self) -> str:
        return f"{self.who.name} in #{self.channel.name}: {self.told}"


class Requests:
    def __init__(self, town: Town) -> None:
        self.town, self.random = town, town.random
        self.private: dict[int, list[Message]] = {}  # each person's own messages, the newest few

    def next(self) -> Sent:
        sent = self._command() if self.random.random() < 0.35 else self._press()
        sent.locale = self.random.choice(LOCALES)
        return sent

    def keep(self, who: MemberActor, message: Message) -> None:
        """A private answer: something to press later."""
        self.private.setdefault(who.id, []).append(message)
        del self.private[who.id][:-8]

    def private_answers(self) -> Iterator[tuple[int, Message]]:
        """The newest few, as they stand now."""
        return ((who, message) for who, messages in self.private.items() for message in messages)

    # Buttons and menus

    def _press(self) -> Sent:
        random = self.random
        channel = random.choice(self.town.channels)
        who = self.town.visitor(channel)
        message = self._message(who, channel)
        custom_id = self._custom_id(channel, message)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": ComponentType.BUTTON}
        if random.random() < 0.2:
            values = random.sample(VALUES, random.randrange(4))
            data |= {"component_type": ComponentType.STRING_SELECT, "values": values}
        where = "nothing" if message is None else "a private one" if message.flags & 64 else "a public one"
        told = f"{custom_id!r} {data.get('values', '')} on {where}"
        return Sent(who, channel, InteractionType.MESSAGE_COMPONENT, data, message, told=told)

    def _message(self, who: MemberActor, channel: ChannelHandle) -> Message | None:
        own = [message for message in self.private.get(who.id, ()) if message.channel_id == channel.id]
        here = [*self.town.at.env.backend.messages[channel.id].values()]
        public = [message for message in here if not message.flags & 64][-5:]
        return self.random.choice([*own, *own, *public, None])

    def _custom_id(self, channel: ChannelHandle, message: Message | None) -> str:
        random, chance = self.random, self.random.random()
        there = [] if message is None else _custom_ids(message)
        if there and chance < 0.45:
            return random.choice(there)
        if chance < 0.92:
            return str(self._address(channel))
        return random.choice(("", "98", "98:1:1:", "97:1:1:join", "98:1:1:dance", "x" * 100, "98:1:1:join:é", "🂡" * 20))

    def _address(self, channel: ChannelHandle) -> Address:
        """Of this channel's table as it stands, or of any other and any time."""
        random, here = self.random, self.town.newest.get(channel.id)
        verb = Verb.FORGET_ME if random.random() < FORGET_ME else random.choice([*Verb][:-1])
        arg = argument(verb, random, [who.id for who in self.town.people])
        if here is None or random.random() < 0.2:
            turn = random.choice((0, 1, 2, 999_999_999))
            return Address(random.choice([*self.town.tables, 0, 10**17]), turn, verb, arg)
        return Address(here.id, here.turn if random.random() < 0.8 else random.randrange(9), verb, arg)

    # Commands

    def _command(self) -> Sent:
        random = self.random
        channel = random.choice(self.town.channels)
        who = self.town.visitor(channel)
        root = random.choice([*self.town.at.env.backend.commands[None].values()])
        path, leaf = random.choice(interactions.command_leaves(root))
        resolved: dict[str, dict[str, Any]] = {}
        declared = leaf.get("options") or []
        options = [self._option(each, who, channel, resolved) for each in declared if self._wants(each)]
        kind, typed = InteractionType.APPLICATION_COMMAND, [each for each in declared if each.get("autocomplete")]
        if typed and random.random() < 0.4:
            kind = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
            focused = typed[0]["name"]
            options = [each for each in options if each["name"] != focused]
            options.append({"name": focused, "type": typed[0]["type"], "value": random.choice(WORDS), "focused": True})
        data = {"id": root["id"], "name": root["name"], "type": 1}
        data |= {"options": interactions.nest_options(root, path[1:], options), "resolved": resolved}
        told = f"/{' '.join(path)} {[(each['name'], each['value']) for each in options]}"
        return Sent(who, channel, kind, data, told=told)

    def _wants(self, option: dict[str, Any]) -> bool:
        if option["type"] == OptionType.ATTACHMENT:
            return False  # what is in a file is a matter of `tests/notation`
        return bool(option.get("required")) or self.random.random() < 0.4

    def _option(
        self, option: dict[str, Any], who: MemberActor, channel: ChannelHandle, resolved: dict[str, dict[str, Any]]
    ) -> dict[str, Any]:
        """Within what Discord itself lets through."""
        random, value = self.random, None
        town, kind = self.town, OptionType(option["type"])
        if option.get("choices"):
            value = random.choice(option["choices"])["value"]
        elif kind is OptionType.STRING:
            value = self._text(option)
        elif kind is OptionType.INTEGER:
            value = random.choice((option.get("min_value", 0), option.get("max_value", 9), random.randint(1, 5)))
        elif kind is OptionType.BOOLEAN:
            value = random.random() < 0.5
        else:
            handle: Any = {
                OptionType.USER: random.choice([*town.people, town.robot, town.at.mod])
                if channel in town.stands
                else who,
                OptionType.ROLE: town.guild(channel).default_role,
                OptionType.CHANNEL: channel,
            }[kind]
            interactions.resolve_handle(who, handle, resolved, channel_id=channel.id)
            value = str(handle.id)
        return {"name": option["name"], "type": option["type"], "value": value}

    def _text(self, option: dict[str, Any]) -> str:
        random = self.random
        if option["name"] == "table":
            return random.choice([*map(str, self.town.tables), "0", "x", "9" * 18, "9" * 30])
        word: str = random.choice([*WORDS, f"{random.randint(2, 99)}{random.choice(LETTERS)}", random.choice([*Word])])
        least, most = int(option.get("min_length", 1)), int(option.get("max_length", 100))
        return word[:most].ljust(least, "x")


def payload(town: Town, sent: Sent) -> tuple[Any, dict[str, Any]]:
    """The record to read the answer from, and what the gateway sends."""
    backend = town.at.env.backend
    record, made = interactions.base_payload(
        backend,
        type=sent.kind,
        channel_id=sent.channel.id,
        guild_id=town.guild(sent.channel).id,
        user_id=sent.who.id,
        data=sent.data,
    )
    made["locale"] = sent.locale
    if sent.message is not None:
        made["message"] = dict(serializers.message_payload(backend, sent.message))
        record.source_message_id = sent.message.id
    return record, made


def _custom_ids(message: Message) -> list[str]:
    found = [component.get("custom_id") for component in walk_components(message.components)]
    return [custom_id for custom_id in found if custom_id]
