"""What people let the bot do: in a channel by an overwrite of its own, in the server by its role."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.world import changes
from bot.playground.world.guild import Channel, Guild, Overwrite, Role
from bot.playground.world.permissions import ALL_PERMISSIONS, Permission

if TYPE_CHECKING:
    from bot.playground.world.world import World

WRITING = Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS
DENIED: dict[str, int] = {
    "full": 0,
    "no pictures": int(Permission.EMBED_LINKS | Permission.ATTACH_FILES),
    "read": int(WRITING | Permission.EMBED_LINKS),
    "hidden": ALL_PERMISSIONS,
}
RIGHTS = {"manage threads": Permission.MANAGE_THREADS, "manage messages": Permission.MANAGE_MESSAGES}


def set_access(world: World, channel: Channel, access: str, user_id: int | None = None) -> None:
    """The bot's, or somebody's. A KeyError if there is no such access. What their roles forbid, this does not give."""
    member = user_id or world.bot.id
    others = [each for each in channel.overwrites if not (each.of_member and each.target == member)]
    denied = DENIED[access]
    channel.overwrites = [*others, *([Overwrite(member, of_member=True, deny=denied)] if denied else [])]
    world.put_channel(channel)


def access_in(world: World, channel: Channel) -> str:
    own = next((each for each in channel.overwrites if each.of_member and each.target == world.bot.id), None)
    return next((name for name, denied in DENIED.items() if denied == (own.deny if own else 0)), "full")


def set_right(world: World, guild: Guild, right: str, *, granted: bool) -> None:
    """A KeyError if there is no such right."""
    role = bot_role(world, guild)
    role.permissions = role.permissions | RIGHTS[right] if granted else role.permissions & ~RIGHTS[right]
    world.add_role(role, guild)
    world.announce(changes.RoleUpdated(role, guild))


def rights_of(world: World, guild: Guild) -> list[str]:
    return [name for name, right in RIGHTS.items() if bot_role(world, guild).permissions & right]


def bot_role(world: World, guild: Guild) -> Role:
    return next(role for role in world.roles_of(guild).values() if role.managed)
