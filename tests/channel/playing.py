"""A bot in a simulated Discord, with fixed decks and people who press buttons."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import discord
import simcord
from simcord.actors import MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.channel.context.services import Services
from bot.channel.messages.outbox import Outbox
from bot.client import NinetyEight
from bot.data_files import extreme_deck
from bot.rules import LETTERS, Action, EndTurn, GiveUp, Play, TakeBack, View
from bot.store import Store, open_store
from bot.tables import Phase, Snapshot, Tables, Timers
from bot.tables.computer import plain_turn
from bot.ui.addresses import Verb
from bot.ui.plan import places
from tests.channel.reading import Message, address, offers, shown, text
from tests.clock import Clock as Clock
from tests.text.files import TEXTS as TEXTS

EN = TEXTS.speak("en")
TWINS = str.maketrans("BD", "AC")
NOON = 1_800_000_000.0


class Stacked(Random):
    """Luck as the test wants it: these decks, or unshuffled ones; the first seat draws the lot."""

    def __init__(self, *decks: Sequence[int]) -> None:
        super().__init__(0)
        self._decks = list(decks)

    def sample(self, population: Sequence[int], k: int) -> list[int]:  # type: ignore[override]
        return list(self._decks.pop(0) if self._decks else population)

    def randrange(self, start: int, *_: Any) -> int:
        return 0


class Channel:
    """One channel of one server, and four people in it; Mod may manage channels."""

    def __init__(self, env: simcord.Env, store: Store, new_bot: Callable[[], NinetyEight], clock: Clock) -> None:
        self.env, self.store, self.new_bot, self.clock = env, store, new_bot, clock
        self.published: list[dict[str, Any]] = []  # every public message, and every change to one
        env.backend.subscribers.append(self._overhear)
        self.guild = env.create_guild(preferred_locale="en-US")
        self.channel = self.guild.create_text_channel("games")
        rank = self.guild.create_role("rank", permissions=discord.Permissions(manage_channels=True))
        people = [self.guild.add_member(env.create_user(name)) for name in ("ann", "ben", "eve")]
        self.ann, self.ben, self.eve = people
        self.mod = self.guild.add_member(env.create_user("mod"), roles=[rank])
        self.hands: dict[int, simcord.ResponseMessage] = {}

    def _overhear(self, event: str, payload: Any) -> None:
        if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and not payload["flags"] & 64:
            self.published.append(dict(payload))

    # The bot

    @property
    def bot(self) -> NinetyEight:
        assert isinstance(self.env.bot, NinetyEight)
        return self.env.bot

    @property
    def tables(self) -> Tables:
        return self.bot.services.tables

    async def restart(self) -> None:
        old = self.bot
        self.hands.clear()
        await self.env.restart_bot(self.new_bot())
        await old.close()

    async def wait(self, seconds: float) -> None:
        """Time passes at the tables, and whoever looks after their deadlines looks."""
        self.clock.now += seconds
        with self.env._bot_scope():
            await Timers(self.tables).run_due()
        await self.env.settle(idle=0.002)

    def forbid(self, **permissions: bool) -> None:
        """Take something from the bot in this channel; with nothing, give all of it back."""
        allow, deny = discord.PermissionOverwrite(**permissions).pair()
        bot = self.env.backend.bot_user.id
        overwrite = Overwrite(bot, OverwriteType.MEMBER, allow.value, deny.value)
        self.env.backend.set_overwrite(self.channel.id, overwrite)

    def requests(self, method: str, part: str) -> list[simcord.HttpLogEntry]:
        return [r for r in self.env.http_requests if r.method == method and part in r.path]

    def budgeted_requests(self) -> int:
        """How many so far Discord's global limit counts."""
        return sum("/interactions/" not in r.path and "/webhooks/" not in r.path for r in self.env.http_requests)

    def called(self) -> list[int]:
        """Who was notified by a message, one after the other: named in it, and not kept from being called."""
        ways = ("/messages", "/webhooks/")  # with the bot's token, or by way of a click
        sent = [r for r in self.env.http_requests if r.method == "POST" and any(way in r.path for way in ways)]
        bodies = [request.json or {} for request in sent]
        return [int(person) for body in bodies for person in body.get("allowed_mentions", {}).get("users", ())]

    # The table

    async def snapshot(self) -> Snapshot:
        row = await self.store.table_in(self.channel.id) or await self.store.last_table_in(self.channel.id)
        assert row is not None
        return await self.tables.look(row.id)

    async def board(self) -> discord.Message:
        """Or, once the game is over, the result."""
        rows = await self.store.messages((await self.snapshot()).id)
        return self.message((rows.get("result") or rows["board"]).message)

    def message(self, number: int) -> discord.Message:
        return next(message for message in self.channel.history() if message.id == number)

    def texts(self) -> list[str]:
        """What stands in the channel, oldest first."""
        return [text(message) for message in self.channel.history()]

    async def sit_down(self, variant: str = "original", *others: MemberActor, **options: Any) -> None:
        """Ann opens, the others (Ben, without any named) join, and the cards are dealt; Ann starts."""
        await self.ann.slash(self.channel, "table open", variant=variant, **options)
        for who in others or (self.ben,):
            await self.press(who, await self.board(), Verb.JOIN)
        await self.press(self.ann, await self.board(), Verb.START)
        if (await self.snapshot()).phase is Phase.CHOOSING:
            result = await self.press(self.ann, await self.board(), Verb.CLAIM)
            self.hands[self.ann.id] = shown(result)

    async def press(
        self, who: MemberActor, message: Message, verb: Verb, arg: str | None = None
    ) -> simcord.InteractionResult:
        """The one button of this verb."""
        return await who.click(message, custom_id=address(message, verb, arg))

    async def my_hand(self, who: MemberActor) -> simcord.ResponseMessage:
        hand = self.hands[who.id] = shown(await self.press(who, await self.board(), Verb.HAND))
        return hand

    async def play_by_clicks(self, action: Action, snapshot: Snapshot) -> simcord.InteractionResult:
        """One card, by one click or two; or the end of the turn."""
        who = self.who_is_on(snapshot)
        hand = self.hands.get(who.id) or await self.my_hand(who)
        match action:
            case Play(card, pile):
                result = await self.click_card(who, hand, places(view_of(snapshot)).index(card), LETTERS[pile])
            case EndTurn():
                result = await self.press(who, hand, Verb.END_TURN)
            case TakeBack():
                result = await self.press(who, hand, Verb.TAKE_BACK)
            case GiveUp():
                question = shown(await who.slash(self.channel, "give-up"))
                result = await self.press(who, question, Verb.GIVE_UP)
            case _:
                raise AssertionError(action)
        assert result.acknowledged
        return result

    async def click_card(
        self, who: MemberActor, hand: simcord.ResponseMessage, place: int, letter: str
    ) -> simcord.InteractionResult:
        """Where the pile is not on a button of its own, it is behind the card's last one."""
        play, card = (Verb.PLAY, f"{place}{letter}"), (Verb.CARD, str(place))
        if not offers(hand, *play) and offers(hand, *card):
            assert (await self.press(who, hand, *card)).acknowledged
        if offers(hand, *play):
            return await self.press(who, hand, *play)
        twin = letter.translate(TWINS)  # nobody could tell the two piles apart
        return await self.press(who, hand, Verb.PLAY, f"{place}{twin}")

    async def play_on(self, turns: int = 1000) -> Snapshot:
        """By clicks, as the plain player would."""
        while turns and (snapshot := await self.snapshot()).phase is not Phase.OVER:
            for action in plain_turn(view_of(snapshot).state):
                await self.play_by_clicks(action, await self.snapshot())
            turns -= 1
        return await self.snapshot()

    def who_is_on(self, snapshot: Snapshot) -> MemberActor:
        assert snapshot.active is not None
        people = (self.ann, self.ben, self.eve, self.mod)
        return next(who for who in people if who.id == snapshot.seats[snapshot.active].person)


def view_of(snapshot: Snapshot) -> View:
    view = snapshot.view(snapshot.active)
    assert view is not None
    return view


async def one_card(at: Channel) -> simcord.InteractionResult:
    """The plain player's next one, by clicks."""
    snapshot = await at.snapshot()
    return await at.play_by_clicks(plain_turn(view_of(snapshot).state)[0], snapshot)


async def cards_played(at: Channel) -> int:
    """In this turn."""
    return len(view_of(await at.snapshot()).state.played)


async def board_is_fresh(at: Channel) -> None:
    cards = [play.card for play in view_of(await at.snapshot()).state.played]
    told = text(await at.board())
    assert all(f"**{card}**" in told for card in cards), told


@asynccontextmanager
async def channel(
    folder: Path,
    *,
    luck: Random | None = None,
    database: str | None = None,
    pace: float = 0.0,
    standing: bool = False,
    **services: Any,
) -> AsyncIterator[Channel]:
    """`standing`: what is to be sent later waits for the test to move its clock, too."""
    clock = Clock(NOON)
    async with await open_store(database or folder / "games.sqlite3") as store:

        def new_bot() -> NinetyEight:
            tables = Tables(store, extreme_deck(), clock=clock, random=luck or Random(1))
            limits = {"outbox": Outbox(inf), "hand_pace": 0.0, "clock": clock if standing else None, **services}
            return NinetyEight(Services(tables, TEXTS, pace=pace, breath=0.0, **limits))

        async with simcord.run(new_bot(), shard_count=1) as env:
            # It looks every 50 ms whether the bot has come to rest, which nearly always takes 2 ms.
            env._settle_internal = partial(env._settle_internal, idle=0.002)  # type: ignore[method-assign]
            yield Channel(env, store, new_bot, clock)
        await env.bot.close()
