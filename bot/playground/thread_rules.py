"""What the bot is refused in archived and locked threads.

https://docs.discord.com/developers/topics/threads: "The only operation that should happen within an archived thread is
messages being deleted", and "sending a message will automatically unarchive the thread, unless the thread has been
locked by a moderator". In a locked one a bot cannot even edit, as observed: discordjs/discord.js pull request 9216.
"""

from bot.playground import errors
from bot.playground.world import Channel, Permission, World


def refuse_edit(world: World, thread: Channel) -> None:
    if thread.archived:
        raise errors.thread_archived()
    if _is_locked_for_bot(world, thread):
        raise errors.thread_locked()


def refuse_in_archive(world: World, thread: Channel) -> None:
    """Sending and deleting: refused where the thread cannot be woken."""
    if thread.archived and _is_locked_for_bot(world, thread):
        raise errors.thread_archived()


def _is_locked_for_bot(world: World, thread: Channel) -> bool:
    return thread.locked and not world.permissions(world.bot.id, thread) & Permission.MANAGE_THREADS
