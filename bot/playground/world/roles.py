"""What people do with roles: make one, give it to a member and take it away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.world import changes
from bot.playground.world.guild import Role
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


def create_role(world: World, name: str, grant: str) -> Role:
    """Above all others. A KeyError if there is no such grant."""
    position = max(role.position for role in world.roles.values()) + 1
    role = Role(world.snowflakes.next(), name, GRANTS[grant], position)
    world.add_role(role)
    world.announce(changes.RoleCreated(role))
    return role


def give_role(world: World, user_id: int, role: Role, *, given: bool) -> None:
    member = world.members[user_id]
    if given == (role.id in member.roles):
        return
    others = [each for each in member.roles if each != role.id]
    member.roles = [*others, role.id] if given else others
    world.add_member(world.users[user_id], member)
    world.announce(changes.MemberUpdated(member))
