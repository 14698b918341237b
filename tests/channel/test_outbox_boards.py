"""What goes out, by which way, and what is left out: a whole bot with its outbox."""

from pathlib import Path

import discord

from bot.channel.messages.outbox import Outbox
from bot.channel.messages.waiting_line import Priority
from bot.rules import EndTurn, Play
from bot.tables import Timers
from bot.tables.computer import plain_turn
from bot.ui.addresses import Verb
from bot.ui.notices import turn_ping
from tests.channel.playing import EN, Channel, Stacked, board_is_fresh, channel, one_card, view_of
from tests.channel.reading import address, said, shown
from tests.clock import Clock

QUARTER = 15 * 60  # seconds; then no token of an interaction is of use


def ping_of(at: Channel) -> discord.Message:
    [ping] = [message for message in at.channel.history() if not message.embeds and message.author.bot]
    return ping


async def sit_down_slowly(at: Channel) -> None:
    """Where the board comes once a minute."""
    await at.ann.slash(at.channel, "table open")
    await at.press(at.ben, await at.board(), Verb.JOIN)
    await at.press(at.ann, await at.board(), Verb.START)
    await at.env.advance_time(61)
    at.hands[at.ann.id] = shown(await at.press(at.ann, await at.board(), Verb.CLAIM))
    await at.env.advance_time(61)


async def test_the_next_player_is_called_by_way_of_the_click_that_ended_the_turn(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked(), pace=0.1) as at:
        await at.sit_down()
        before = at.budgeted_requests()
        await at.play_on(1)
        ping = ping_of(at)
        assert ping.content.startswith(turn_ping(EN, at.ben.id, 2))
        assert [user.id for user in ping.mentions] == [at.ben.id]
        assert not ping.flags.ephemeral
        assert at.requests("POST", "/webhooks/")
        await at.my_hand(at.ben)
        await one_card(at)
        assert str(ping.id) in at.requests("DELETE", "/webhooks/")[-1].path
        assert ping.id not in [message.id for message in at.channel.history()]
        assert at.budgeted_requests() == before, "nothing of it costs anything of the budget"


async def test_a_call_whose_token_is_too_old_is_deleted_all_the_same(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked(), pace=0.1) as at:
        await at.sit_down()
        await at.play_on(1)
        ping = ping_of(at)
        await at.env.advance_time(QUARTER)
        await one_card(at)
        assert [r.path.rpartition("/")[2] for r in at.requests("DELETE", "/channels/")] == [str(ping.id)]
        assert ping.id not in [message.id for message in at.channel.history()]


async def test_a_token_that_discord_does_not_take_any_more_is_no_loss(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked(), pace=0.1) as at:
        await at.sit_down()
        at.env.inject_error("*", "/webhooks/*", status=401, code=50027, times=None)
        await at.play_on(1)
        ping = ping_of(at)
        assert ping.content.startswith(turn_ping(EN, at.ben.id, 2))
        await board_is_fresh(at)
        await one_card(at)
        assert ping.id not in [message.id for message in at.channel.history()]
        assert at.requests("POST", "/channels/")


async def test_after_a_restart_the_old_call_is_deleted_with_the_bots_own_token(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked(), pace=0.1) as at:
        await at.sit_down()
        await at.play_on(1)
        ping = ping_of(at)
        await at.restart()
        await one_card(at)
        assert str(ping.id) in at.requests("DELETE", "/channels/")[-1].path
        await at.play_by_clicks(plain_turn(view_of(await at.snapshot()).state)[0], await at.snapshot())
        await at.play_by_clicks(EndTurn(), await at.snapshot())
        at.clock.now += 61
        await at.env.advance_time(61)
        assert ping_of(at).content.startswith(turn_ping(EN, at.ann.id, 2))


async def test_whoever_acts_at_once_is_not_called(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked(), pace=60.0) as at:
        await sit_down_slowly(at)
        before = len(at.published)
        await at.play_on(3)
        assert [payload["content"] for payload in at.published[before:] if payload["content"]] == []
        at.clock.now += 61
        await at.env.advance_time(61)
        assert ping_of(at).content.startswith(turn_ping(EN, at.ben.id, 2))


async def test_what_the_board_shows_already_is_not_sent_again(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked(), pace=60.0) as at:
        await sit_down_slowly(at)
        await one_card(at)
        await at.env.advance_time(61)
        await one_card(at)
        await at.env.advance_time(61)
        before = len(at.published)
        said(await at.ben.slash(at.channel, "signal", pile="B", word="free"))
        said(await at.ben.slash(at.channel, "signal", pile="B"))
        await at.env.advance_time(61)
        edits = [payload for payload in at.published[before:] if payload["embeds"]]
        assert edits == []
        assert at.bot.services.outbox.counters.waiting == 0


async def test_turns_between_two_drawings_are_told_together(tmp_path: Path) -> None:
    """The board comes once a minute: whatever has happened since stands there, every turn and every card."""
    async with channel(tmp_path, luck=Stacked(), pace=60.0) as at:
        await sit_down_slowly(at)
        turns = []
        for _ in range(4):
            snapshot = await at.snapshot()
            actions = plain_turn(view_of(snapshot).state)
            turns.append((at.who_is_on(snapshot), [action for action in actions if isinstance(action, Play)]))
            await at.play_on(1)
        before = len(at.published)
        await at.env.advance_time(61)
        drawings = [payload for payload in at.published[before:] if payload["embeds"]]
        assert len(drawings) == 1
        name, told = told_turns(await at.board())
        assert name == EN("board-last-turns")
        for line, (who, plays) in zip(told.splitlines(), turns, strict=True):
            assert who.name in line
            assert all(f"**{play.card}**" in line for play in plays)
        await one_card(at)
        await at.env.advance_time(61)
        assert told_turns(await at.board()) == (name, told), "they stand until the next turn is over"
        await one_card(at)
        await at.play_by_clicks(EndTurn(), await at.snapshot())
        await at.env.advance_time(61)
        assert told_turns(await at.board())[0] == EN("board-last-turn")


def told_turns(board: discord.Message) -> tuple[str, str]:
    """The name of the field, and what it says."""
    names = (EN("board-last-turn"), EN("board-last-turns"))
    return next((str(f.name), str(f.value)) for f in board.embeds[0].fields if f.name in names)


async def test_a_board_that_waits_for_its_turn_shows_the_newest_state_when_it_comes(tmp_path: Path) -> None:
    """One request in ten seconds: in between a whole turn is played, and what was in between nobody draws."""
    async with channel(tmp_path, luck=Stacked(), outbox=Outbox(0.1)) as at:
        await at.sit_down()
        await at.env.advance_time(QUARTER)
        drawn = len([payload for payload in at.published if payload["embeds"]])
        for _ in range(2):
            await one_card(at)
        await at.env.advance_time(60)
        await board_is_fresh(at)
        drawn = len([payload for payload in at.published if payload["embeds"]]) - drawn
        assert drawn <= 2, "the first had a permit at once, the second tells the rest"


async def test_a_board_by_way_of_interactions_is_folded_where_too_many_are_drawn(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked(), outbox=Outbox(free=0.1)) as at:
        await sit_down_slowly(at)
        drawn = len([payload for payload in at.published if payload["embeds"]])
        for _ in range(2):
            await one_card(at)
        await at.env.advance_time(60)
        await board_is_fresh(at)
        drawn = len([payload for payload in at.published if payload["embeds"]]) - drawn
        assert drawn <= 2
        assert not at.bot.services.outbox.counters.sent.get(Priority.BOARD), "none of it with the bot's own token"


async def test_in_a_crowd_an_old_board_is_posted_anew_by_way_of_the_click(tmp_path: Path) -> None:
    """Then its edits cost nothing again; only the old one has to be deleted with the bot's own token."""
    clock = Clock()
    outbox = Outbox(2, clock=clock)  # else every click waits for its next second
    async with channel(tmp_path, luck=Stacked(), outbox=outbox) as at:
        await at.sit_down()
        await at.env.advance_time(QUARTER)
        await board_is_fresh(at)
        old, guild = await at.board(), (await at.snapshot()).guild
        with at.env._bot_scope():
            crowd = [outbox.ask(guild, Priority.PING, lambda: None) for _ in range(60)]
        before = at.budgeted_requests()
        await one_card(at)
        await at.env.advance_time(2)
        new = await at.board()
        assert new.id > old.id
        assert not new.flags.ephemeral
        await board_is_fresh(at)
        await one_card(at)
        await at.env.advance_time(2)
        await board_is_fresh(at)
        assert (await at.board()).id == new.id
        assert at.budgeted_requests() == before, "posted and edited by way of clicks"
        for ticket in crowd:
            outbox.withdraw(ticket)
        for _ in range(6):
            with at.env._bot_scope():
                clock.pass_by(10)
            await at.env.advance_time(10)
        deleted = [int(r.path.rpartition("/")[2]) for r in at.requests("DELETE", "/channels/")]
        assert deleted.count(old.id) == 1
        assert at.budgeted_requests() == before + 1


async def test_a_board_without_a_crowd_stays_where_it_is(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await at.env.advance_time(QUARTER)
        old = await at.board()
        await one_card(at)
        await at.env.advance_time(2)
        await board_is_fresh(at)
        assert (await at.board()).id == old.id


async def test_calls_after_a_computers_turn_go_out_too(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked(), pace=0.1) as at:
        await at.ann.slash(at.channel, "table open")
        lobby = await at.board()
        await at.ann.select(lobby, ["easy"], custom_id=address(lobby, Verb.ADD_COMPUTER))
        await at.press(at.ann, await at.board(), Verb.START)
        await at.press(at.ann, await at.board(), Verb.CLAIM)
        await at.env.advance_time(QUARTER)
        await at.play_on(1)
        at.clock.now += 60
        with at.env._bot_scope():
            while (await at.snapshot()).active != 0:
                await Timers(at.tables).run_due()
                at.clock.now += 10
        await at.env.advance_time(1)
        assert ping_of(at).content.startswith(turn_ping(EN, at.ann.id, 2))
