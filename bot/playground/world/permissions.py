"""A member's permissions in a channel, in Discord's order: @everyone, roles, the channel's overwrites."""

from enum import IntFlag

from bot.playground.world.guild import Channel, Guild, Member, Role


class Permission(IntFlag):
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


ALL_PERMISSIONS = (1 << 53) - 1
MEMBER_PERMISSIONS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
)
MODERATOR_PERMISSIONS = Permission.MANAGE_CHANNELS | Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS


# Plain integers, because every message is checked for every open page.
ADMINISTRATOR, VIEW_CHANNEL = int(Permission.ADMINISTRATOR), int(Permission.VIEW_CHANNEL)
MANAGE_THREADS = int(Permission.MANAGE_THREADS)
# What is left in a locked thread: https://github.com/discord/discord-api-docs/pull/5919
IN_LOCKED_THREADS = int(
    Permission.VIEW_CHANNEL
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
)
# Of everybody in direct messages: there are no roles there, so those of a member.
IN_PRIVATE = int(
    (MEMBER_PERMISSIONS | Permission.ADD_REACTIONS | Permission.MENTION_EVERYONE)
    & ~(Permission.SEND_MESSAGES_IN_THREADS | Permission.CREATE_PUBLIC_THREADS | Permission.CREATE_PRIVATE_THREADS)
)


def permissions_in(guild: Guild, roles: dict[int, Role], member: Member, channel: Channel) -> int:
    """For a thread pass its parent: threads have no overwrites of their own."""
    if member.user_id == guild.owner_id:
        return ALL_PERMISSIONS
    bits = int(roles[guild.id].permissions)
    for role_id in member.roles:
        bits |= int(roles[role_id].permissions)
    if bits & ADMINISTRATOR:
        return ALL_PERMISSIONS
    if not channel.overwrites:
        return bits if bits & VIEW_CHANNEL else 0
    for targets in ({guild.id}, set(member.roles), {member.user_id}):
        allow = deny = 0
        for overwrite in channel.overwrites:
            if overwrite.target in targets:
                allow |= int(overwrite.allow)
                deny |= int(overwrite.deny)
        bits = (bits & ~deny) | allow
    return bits if bits & VIEW_CHANNEL else 0


def permissions_in_locked(granted: int) -> int:
    """In a locked thread, for somebody with these permissions in its channel."""
    return granted if granted & MANAGE_THREADS else granted & IN_LOCKED_THREADS
