"""Threads and what happens to them: https://docs.discord.com/developers/topics/threads

A forum's post is a thread; its first message has the thread's id.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.world import changes
from bot.playground.world.guild import PRIVATE_THREAD, THREAD, Channel, User

if TYPE_CHECKING:
    from bot.playground.world.world import World


class Threads:
    def __init__(self, world: World) -> None:
        self._world = world

    def create(self, parent: Channel, name: str, owner: User, *, private: bool = False) -> Channel:
        """Its creator is its first member."""
        thread = Channel(
            self._world.snowflakes.next(),
            name,
            0,
            type=PRIVATE_THREAD if private else THREAD,
            guild_id=parent.guild_id,
            parent_id=parent.id,
            owner_id=owner.id,
            archived_at=self._world.clock.timestamp(),
            members=[owner.id],
        )
        self._world.put_channel(thread)
        return thread

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        self._set(thread, archived=True, locked=locked or thread.locked)

    def wake(self, thread: Channel) -> None:
        """Also done by sending a message."""
        if thread.archived:
            self._set(thread, archived=False, locked=thread.locked)

    def lock(self, thread: Channel, *, locked: bool = True) -> None:
        """Only moderators can write in a locked one, or wake it."""
        self._set(thread, archived=thread.archived, locked=locked)

    def add_member(self, thread: Channel, user: User) -> None:
        if user.id not in thread.members:
            thread.members.append(user.id)
            self._world.put_channel(thread, silently=True)
            self._world.announce(changes.ThreadMembersChanged(thread, user.id, joined=True))

    def remove_member(self, thread: Channel, user: User) -> None:
        if user.id in thread.members:
            thread.members.remove(user.id)
            self._world.put_channel(thread, silently=True)
            self._world.announce(changes.ThreadMembersChanged(thread, user.id, joined=False))

    def _set(self, thread: Channel, *, archived: bool, locked: bool) -> None:
        if archived != thread.archived:
            thread.archived_at = self._world.clock.timestamp()
        thread.archived, thread.locked = archived, locked
        self._world.put_channel(thread)
