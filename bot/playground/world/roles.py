"""What people do with roles: make one, give it to a member and take it away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.world import changes
from bot.playground.world.guild import Guild, Role
from bot.playground.world.permissions import Permission

if TYPE_CHECKING:
    from bot.playground.world.world import World

MAX_ROLES = 250  # docs.discord.com/developers/resources/guild#create-guild-role
GRANTS: dict[str, int] = {
    "nothing": 0,
    "manage messages": int(Permission.MANAGE_MESSAGES),
    "manage threads": int(Permission.MANAGE_THREADS),
    "manage channels": int(Permission.MANAGE_CHANNELS),
    "manage the server": int(Permission.MANAGE_GUILD),
    "administrator": int(Permission.ADMINISTRATOR),
}


def create_role(world: World, guild: Guild, name: str, grant: str) -> Role:
    """Above all others. A KeyError if there is no such grant."""
    position = max(role.position for role in world.roles_of(guild).values()) + 1
    role = Role(world.snowflakes.next(), name, GRANTS[grant], position)
    world.add_role(role, guild)
    world.announce(changes.RoleCreated(role, guild))
    return role


def give_role(world: World, guild: Guild, user_id: int, role: Role, *, given: bool) -> None:
    member = world.member_of(guild, user_id)
    if given == (role.id in member.roles):
        return
    others = [each for each in member.roles if each != role.id]
    member.roles = [*others, role.id] if given else others
    world.put_member(member, guild)
    world.announce(changes.MemberUpdated(member, guild))
