"""From an empty channel to the first card: so many presses, and nobody else is disturbed."""

from pathlib import Path

import pytest

from bot.tables import Phase, ServerSettings
from bot.ui.addresses import Verb
from bot.ui.obstacles import opening_obstacle
from tests.channel.playing import EN, Channel, Stacked, cards_played, channel
from tests.channel.reading import Message, address, said, shown, text, verbs


class Count:
    """What somebody has pressed, sent or chosen."""

    def __init__(self, at: Channel) -> None:
        self.at, self.presses = at, 0

    async def command(self, name: str) -> Message:
        self.presses += 1
        return shown(await self.at.ann.slash(self.at.channel, name))

    async def press(self, message: Message, verb: Verb, arg: str | None = None) -> Message:
        self.presses += 1
        return shown(await self.at.press(self.at.ann, message, verb, arg))


async def help_page(at: Channel) -> Message:
    return shown(await at.ann.slash(at.channel, "help"))


async def test_from_a_message_with_play_now_to_the_first_card_it_takes_two_presses(tmp_path: Path) -> None:
    """With `/help` before it, three. The long way is counted below."""
    async with channel(tmp_path, luck=Stacked()) as at:
        message, count = await help_page(at), Count(at)
        hand = await count.press(message, Verb.PLAY_NOW)
        await count.press(hand, Verb.PLAY, "0A")
        assert await cards_played(at) == 1
        assert count.presses == 2


async def test_from_an_empty_channel_to_the_first_card_it_takes_a_command_and_a_press(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        assert at.channel.history() == []
        count = Count(at)
        hand = await count.command("table now")
        await count.press(hand, Verb.PLAY, "0A")
        assert await cards_played(at) == 1
        assert count.presses == 2


async def test_by_command_there_is_a_guide_as_well(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        hand = shown(await at.ann.slash(at.channel, "table now", guide=True))
        assert hand.ephemeral
        assert EN("guide-cards", left=20) in text(hand)


async def test_the_long_way_still_works(tmp_path: Path) -> None:
    """A press that opens a menu counts as one."""
    async with channel(tmp_path, luck=Stacked()) as at:
        count = Count(at)
        await count.command("table open")
        count.presses += 2
        lobby = await at.board()
        await at.ann.select(lobby, ["normal"], custom_id=address(lobby, Verb.ADD_COMPUTER))
        await at.press(at.ann, await at.board(), Verb.START)
        await at.press(at.ann, await at.board(), Verb.HAND)
        hand = shown(await at.press(at.ann, await at.board(), Verb.CLAIM))
        count.presses += 3
        await count.press(hand, Verb.PLAY, "0A")
        assert await cards_played(at) == 1
        assert count.presses == 7


async def test_one_board_is_posted_and_nobody_is_called(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        hand = shown(await at.press(at.ann, await help_page(at), Verb.PLAY_NOW))
        assert hand.ephemeral
        await at.env.advance_time(120)
        await at.wait(120)
        assert len(at.channel.history()) == 1
        assert at.called() == []
        assert [r.path for r in at.requests("POST", "/channels/")] == [], "the board goes by way of the press"
        snapshot = await at.snapshot()
        assert (snapshot.phase, snapshot.active) == (Phase.PLAYING, 0)
        assert [seat.level for seat in snapshot.seats] == [None, "normal"]


async def test_pressed_again_it_shows_the_same_cards(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        first = text(shown(await at.press(at.ann, await help_page(at), Verb.PLAY_NOW)))
        table = (await at.snapshot()).id
        assert text(shown(await at.press(at.ann, await help_page(at), Verb.PLAY_NOW))) == first
        assert (await at.snapshot()).id == table


async def test_somebody_elses_table_is_told_and_left_alone(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ben.slash(at.channel, "table open")
        assert said(await at.press(at.ann, await help_page(at), Verb.PLAY_NOW)) == EN("refused-T-channel-taken")


@pytest.mark.parametrize("permission", ["send_messages", "embed_links"])
async def test_a_missing_permission_is_named(tmp_path: Path, permission: str) -> None:
    async with channel(tmp_path) as at:
        message = await help_page(at)
        at.forbid(**{permission: False})
        answer = await at.press(at.ann, message, Verb.PLAY_NOW)
        assert said(answer) == opening_obstacle(EN, [permission], at.channel.id)
        assert await at.store.table_in(at.channel.id) is None


@pytest.mark.parametrize(
    ("settings", "told", "facts"),
    [
        (ServerSettings(hosts="moderators"), "may-not-host", {}),
        (ServerSettings(channels=(1,)), "channel-not-allowed", {}),
        (ServerSettings(tables_per_host=0), "host-tables", {"most": 0}),
        (ServerSettings(tables_per_server=0), "server-tables", {"most": 0}),
    ],
)
async def test_a_server_that_does_not_want_it_is_told_what_to_do(
    tmp_path: Path, settings: ServerSettings, told: str, facts: dict[str, int]
) -> None:
    async with channel(tmp_path) as at:
        message = await help_page(at)
        await at.bot.services.settings.set_server(at.guild.id, settings)
        assert said(await at.press(at.ann, message, Verb.PLAY_NOW)) == EN(f"refused-T-{told}", **facts)


async def test_nobody_opens_table_after_table_by_it(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        for _ in range(4):
            await at.press(at.ann, await help_page(at), Verb.PLAY_NOW)
            await at.ann.slash(at.channel, "table end")
        answer = said(await at.press(at.ann, await help_page(at), Verb.PLAY_NOW))
        assert answer == EN("refused-opened-often", until=f"<t:{at.clock.now + 60:.0f}:R>")


async def test_in_a_direct_message_there_is_help_and_no_table(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        page = shown(await at.env.create_user("dora").slash("help"))
        assert Verb.PLAY_NOW not in verbs(page)


async def test_after_a_restart_the_button_still_works(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        message = await help_page(at)
        await at.restart()
        await at.press(at.ann, message, Verb.PLAY_NOW)
        assert (await at.snapshot()).phase is Phase.PLAYING
