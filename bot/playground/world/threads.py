"""Threads and what happens to them: https://docs.discord.com/developers/topics/threads

A forum's post is a thread; its first message has the thread's id.
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from bot.playground.world import changes
from bot.playground.world.guild import PRIVATE_THREAD, THREAD, Channel, User
from bot.playground.world.snowflakes import created_at

if TYPE_CHECKING:
    from bot.playground.world.world import World


DURATIONS = (60, 1440, 4320, 10080)  # minutes: docs.discord.com/developers/resources/channel#thread-metadata-object


class Threads:
    def __init__(self, world: World) -> None:
        self._world = world

    def create(
        self,
        parent: Channel,
        name: str,
        owner: User,
        *,
        private: bool = False,
        archive_after: int = 10080,
        number: int | None = None,
    ) -> Channel:
        """Its creator is its first member. `number`: that of the message it is started from."""
        thread = Channel(
            number or self._world.snowflakes.next(),
            name,
            0,
            type=PRIVATE_THREAD if private else THREAD,
            guild_id=parent.guild_id,
            parent_id=parent.id,
            owner_id=owner.id,
            archive_after=archive_after,
            archived_at=self._world.clock.timestamp(),
            members=[owner.id],
        )
        self._world.put_channel(thread)
        return thread

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        self._set(thread, archived=True, locked=locked or thread.locked)

    def archive_idle(self) -> None:
        """Those that are silent for as long as they may be. A message is activity, and that it was woken."""
        now = self._world.clock.now()
        for thread in [each for each in self._world.channels.values() if each.is_thread and not each.archived]:
            times = [thread.archived_at or created_at(thread.id), created_at(thread.last_message_id or thread.id)]
            active = max(datetime.fromisoformat(time).timestamp() for time in times)
            if now - active >= thread.archive_after * 60:
                self.archive(thread)

    def wake(self, thread: Channel) -> None:
        """Also done by sending a message."""
        if thread.archived:
            self._set(thread, archived=False, locked=thread.locked)

    def put_into_state(self, thread: Channel, *, archived: bool, locked: bool) -> None:
        if locked != thread.locked:
            self.lock(thread, locked=locked)
        if archived:
            self.archive(thread)
        else:
            self.wake(thread)

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
