"""What keeps the bot from showing a table, and whom to ask: permissions by Discord's names for them, or the place."""

from collections.abc import Sequence

from bot.text import Speaker

PRIVATE_THREAD, LOCKED_THREAD = "private-thread", "locked-thread"
REFUSED = "refused"  # Discord did not say why
PLACES = (PRIVATE_THREAD, LOCKED_THREAD, REFUSED)
PERMISSIONS = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
    "manage_messages",
)
"""What the bot may need in a channel, by discord.py's names."""


def opening_obstacle(say: Speaker, obstacles: Sequence[str], channel: int) -> str:
    """Told before a table opens there."""
    if place := _place(obstacles):
        return say(f"obstacle-{place}")
    names, where = _names(say, obstacles), f"<#{channel}>"
    return say("refused-permission-missing", permissions=names, count=len(obstacles), channel=where)


def pause_notice(say: Speaker, obstacles: Sequence[str]) -> str:
    """Told to whoever plays on where nobody would see it."""
    if place := _place(obstacles):
        return say(f"notice-paused-{place}")
    return say("notice-paused", permissions=_names(say, obstacles), count=len(obstacles))


def resume_notice(say: Speaker) -> str:
    return say("notice-resumed")


def _place(obstacles: Sequence[str]) -> str | None:
    return next((each for each in obstacles if each in PLACES), None)


def _names(say: Speaker, permissions: Sequence[str]) -> str:
    return ", ".join(say(f"permission-{name.replace('_', '-')}") for name in permissions)
