"""Which commands Discord's client offers somebody in a channel: by contexts, installation and permissions.

https://docs.discord.com/developers/interactions/application-commands#contexts
"""

from bot.playground.interactions import IN_BOT_DM, IN_GUILD, IN_PRIVATE_CHANNEL
from bot.playground.world import Channel, Json, Permission, User, World
from bot.playground.world.guild import DM

GUILD_INSTALL, USER_INSTALL = 0, 1


def is_offered(world: World, user: User, channel: Channel, command: Json) -> bool:
    return _context(channel) in _contexts(command) and _is_installed(world, user, channel, command)


def is_permitted(command: Json, permissions: int) -> bool:
    """By the command's default permissions: None is everybody, 0 is administrators only."""
    if not permissions & Permission.USE_APPLICATION_COMMANDS:
        return False
    needed = command.get("default_member_permissions")
    if needed is None or permissions & Permission.ADMINISTRATOR:
        return True
    return int(needed) != 0 and permissions & int(needed) == int(needed)


def _context(channel: Channel) -> int:
    if channel.is_private:
        return IN_BOT_DM if channel.type == DM else IN_PRIVATE_CHANNEL
    return IN_GUILD


def _contexts(command: Json) -> list[int]:
    if command.get("contexts") is not None:
        return list(command["contexts"])
    if command.get("dm_permission") is False or "guild_id" in command:
        return [IN_GUILD]
    return [IN_GUILD, IN_BOT_DM, IN_PRIVATE_CHANNEL]


def _is_installed(world: World, user: User, channel: Channel, command: Json) -> bool:
    types = command.get("integration_types") or [GUILD_INSTALL]
    if USER_INSTALL in types and user.has_app:
        return True
    if GUILD_INSTALL not in types:
        return False
    return channel.type == DM or (not channel.is_private and world.guild_of(channel).has_bot)
