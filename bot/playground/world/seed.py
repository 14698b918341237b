"""The initial world: a small guild with players, a moderator, an owner and a few channels."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from bot.playground.page_words import page_speaker
from bot.playground.world.guild import THREAD, Channel, Guild, Member, Overwrite, Role, User
from bot.playground.world.permissions import ALL_PERMISSIONS, MEMBER_PERMISSIONS, MODERATOR_PERMISSIONS, Permission

if TYPE_CHECKING:
    from bot.playground.world.world import World
    from bot.text import Speaker

PLAYERS = (
    "Ada", "Bruno", "Chiara", "Dmytro", "Eliška", "Farid",
    "Greta", "Hana", "Ivo", "Jana", "Kofi", "Léa",
)  # fmt: skip
MODERATOR = "Mo"
OWNER = "Olive"


def create_world(world: World, locale: str) -> None:
    seed = Seed(world.snowflakes.next, world.clock.timestamp(), locale)
    world.guild, world.bot = seed.guild, seed.bot
    for role in seed.roles:
        world.add_role(role)
    for user, member in zip(seed.users, seed.members, strict=True):
        world.add_member(user, member)
    for channel in seed.channels:
        world.put_channel(channel)


def change_language(world: World, locale: str) -> None:
    """The server's, and with it that of the topics, but for those that somebody has changed."""
    before, now = page_speaker(world.guild.locale), page_speaker(locale)
    for channel in world.channels.values():
        key = f"page-topic-{channel.name}"
        if before is not now and before.has(key) and channel.topic == before(key):
            channel.topic = now(key)
            world.put_channel(channel)
    world.guild.locale = locale


def add_players(world: World, names: Iterable[str]) -> None:
    """Those that are not there yet."""
    known = {user.name for user in world.users.values()}
    for name in names:
        if name not in known:
            user = User(world.snowflakes.next(), name)
            world.add_member(user, Member(user.id, world.clock.timestamp()))


class Seed:
    def __init__(self, next_id: Callable[[], int], now: str, locale: str) -> None:
        self._next_id = next_id
        owner = User(next_id(), OWNER)
        self.bot = User(next_id(), "Ninety-Eight", bot=True)
        self.guild = Guild(next_id(), "The Playground", owner.id, locale)
        everyone = Role(self.guild.id, "@everyone", MEMBER_PERMISSIONS, 0)
        bots = Role(next_id(), self.bot.name, MEMBER_PERMISSIONS, 1, managed=True)
        moderators = Role(next_id(), "Moderator", MEMBER_PERMISSIONS | MODERATOR_PERMISSIONS, 2, colour=0x2ECC71)
        self.roles = [everyone, bots, moderators]
        moderator = User(next_id(), MODERATOR)
        self.users = [owner, self.bot, moderator]
        self.members = [
            Member(owner.id, now),
            Member(self.bot.id, now, [bots.id]),
            Member(moderator.id, now, [moderators.id]),
        ]
        self.channels = self._channels(bots.id, page_speaker(locale))
        self.guild.system_channel = self.channels[0].id

    def _channels(self, bots: int, say: Speaker) -> list[Channel]:
        next_id = self._next_id
        read_only = Overwrite(bots, deny=Permission.SEND_MESSAGES | Permission.EMBED_LINKS)
        hidden = Overwrite(bots, deny=ALL_PERMISSIONS)
        second_table = Channel(next_id(), "second-table", 1, topic=say("page-topic-second-table"))
        return [
            Channel(next_id(), "game-table", 0, topic=say("page-topic-game-table")),
            second_table,
            Channel(next_id(), "lobby-talk", 2, topic=say("page-topic-lobby-talk")),
            Channel(next_id(), "quiet-room", 3, topic=say("page-topic-quiet-room"), overwrites=[read_only]),
            Channel(next_id(), "hidden-room", 4, topic=say("page-topic-hidden-room"), overwrites=[hidden]),
            Channel(next_id(), "late-night", 0, type=THREAD, parent_id=second_table.id),
        ]
