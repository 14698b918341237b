"""What somebody in the simulated Discord can read and press."""

from typing import TypeAlias

import discord
import simcord

from bot.playground.component_tree import shown_text
from bot.playground.limits.layouts import walk
from bot.ui.addresses import Address, Verb

Message: TypeAlias = discord.Message | simcord.ResponseMessage


def address(message: Message, verb: Verb, arg: str | None = None) -> str:
    for row in rows(message):
        found = Address.parse(row)
        if found is not None and found.verb is verb and arg in (None, found.arg):
            return row
    raise AssertionError(f"no {verb} {arg or ''} on this message")


def offers(message: Message, verb: Verb, arg: str) -> bool:
    return any((found := Address.parse(row)) and (found.verb, found.arg) == (verb, arg) for row in rows(message))


def rows(message: Message) -> list[str]:
    """The custom_ids of what can be pressed."""
    if isinstance(message, discord.Message):
        return [item.custom_id for item in pressable(message) if item.custom_id and not item.disabled]
    every = walk(message.components)
    return [item["custom_id"] for item in every if item.get("custom_id") and not item.get("disabled")]


def verbs(message: Message) -> set[Verb]:
    return {found.verb for row in rows(message) if (found := Address.parse(row))}


def text(message: Message) -> str:
    """Everything a reader sees."""
    parts = [message.content or ""]
    for embed in message.embeds:
        parts += [embed.title or "", embed.description or "", embed.footer.text or ""]
        parts += [f"{field.name} {field.value}" for field in embed.fields]
    if isinstance(message, simcord.ResponseMessage):
        parts += [shown_text(message.components)] if shown_text(message.components) else []
    return "\n".join(parts)


def said(result: simcord.InteractionResult) -> str:
    """What somebody was answered, to them alone."""
    assert result.acknowledged
    private = [message for message in result.followups if message.ephemeral]  # a turn ping may follow for everybody
    shown = private[-1] if private else result.response
    assert shown is not None, "nothing was said"
    assert shown.ephemeral
    return text(shown)


def shown(result: simcord.InteractionResult) -> simcord.ResponseMessage:
    """The message that an answer has become, or has changed."""
    assert result.response is not None, "nothing was shown"
    return result.response


def pressable(message: discord.Message) -> list[discord.Button | discord.SelectMenu]:
    children = [child for row in message.components if isinstance(row, discord.ActionRow) for child in row.children]
    return [child for child in children if isinstance(child, discord.Button | discord.SelectMenu)]


def components(message: discord.Message) -> list[dict[str, object]]:
    """To be put onto another message, or back onto this one."""
    return [dict(row.to_dict()) for row in message.components]
