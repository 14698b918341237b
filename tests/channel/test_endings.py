"""How a game ends in the channel: a message at its foot, and a board that looks closed."""

from pathlib import Path

import pytest

from bot.channel.messages.boards import JUST_ENDED
from bot.channel.messages.untold_endings import tell_endings
from bot.rules import VARIANTS
from bot.tables import Phase
from bot.ui.addresses import Verb
from tests.channel.forging import forge
from tests.channel.playing import EN, Channel, Stacked, channel
from tests.channel.reading import said, shown, text, verbs


async def give_up(at: Channel) -> None:
    """Whoever has the turn."""
    who = at.who_is_on(await at.snapshot())
    await at.press(who, shown(await who.slash(at.channel, "give-up")), Verb.GIVE_UP)


async def messages(at: Channel) -> dict[str, int]:
    """The stored ones, by their kind."""
    return {kind: row.message for kind, row in (await at.store.messages((await at.snapshot()).id)).items()}


@pytest.mark.parametrize("variant", VARIANTS)
async def test_an_ending_is_a_new_message_at_the_foot_and_the_board_is_closed(tmp_path: Path, variant: str) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down(variant)
        board = await at.board()
        for number in range(3):
            await at.eve.send(at.channel, f"chat {number}")
        await give_up(at)
        result = await at.board()
        assert at.channel.history()[-1].id == result.id
        assert result.id != board.id
        assert verbs(result) == {
            *(Verb.REMATCH, Verb.ANOTHER, Verb.REPLAY, Verb.EXPORT),
            *(Verb.SAME_CARDS, Verb.COMPARE, Verb.VERIFY),
        }
        closed = at.message(board.id)
        assert verbs(closed) == set()
        assert result.jump_url in text(closed)
        assert closed.embeds[0].title == EN("closed-title", variant=EN(f"variant-{variant}"))
        assert await messages(at) == {"result": result.id}


async def test_an_ending_costs_nothing_of_the_budget(tmp_path: Path) -> None:
    """By way of the last press, and of the one that the board answers."""
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        before = at.budgeted_requests()
        await give_up(at)
        assert at.budgeted_requests() == before
        assert (await at.snapshot()).phase is Phase.OVER


async def test_a_table_that_was_ended_looks_closed(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        await at.ann.slash(at.channel, "table end", reason="dinner")
        board = await at.board()
        assert board.embeds[0].title == EN("closed-title", variant=EN("variant-original"))
        assert EN("board-needs-cards", name="ann", cards=2) not in text(board)
        assert verbs(board) == set()
        assert not board.attachments


async def test_the_bot_goes_down_before_the_result_is_told(tmp_path: Path) -> None:
    """The next press of somebody who played brings it, once."""
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        board = await at.board()
        at.env.inject_error("POST", "*/messages", status=500, times=None)
        at.env.inject_error("POST", "/webhooks/*", status=500, times=None)
        await give_up(at)
        assert "result" not in await messages(at)
        await at.restart()
        at.env.backend.faults.clear()
        await at.press(at.ann, at.message(board.id), Verb.HAND)
        result = await at.board()
        assert result.id != board.id
        assert verbs(at.message(board.id)) == set()
        await at.restart()
        await forge(at, at.ann, f"98:{(await at.snapshot()).id}:1:hand", result)
        results = [m for m in at.channel.history() if Verb.REMATCH in verbs(m)]
        assert [each.id for each in results] == [result.id]


async def test_the_bot_goes_down_before_the_board_is_closed(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        board = await at.board()
        await at.restart()  # so that the board has to be edited with the bot's own token
        at.env.inject_error("PATCH", "*/messages/*", status=500, times=None)
        await give_up(at)
        assert {"board", "result"} <= set(await messages(at))
        assert Verb.HAND in verbs(at.message(board.id))
        await at.restart()
        at.env.backend.faults.clear()
        await at.press(at.ann, at.message(board.id), Verb.HAND)
        assert verbs(at.message(board.id)) == set()
        assert set(await messages(at)) == {"result"}


async def after_the_start(at: Channel, *, mine: bool = True) -> None:
    """What the service does beside the deadlines."""
    with at.env._bot_scope():
        await tell_endings(at.bot.services, lambda guild: mine)
    await at.env.settle(idle=0.05)


async def test_after_a_crash_at_the_very_end_nobody_has_to_press(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        board = await at.board()
        at.env.inject_error("POST", "*/messages", status=500, times=None)
        at.env.inject_error("POST", "/webhooks/*", status=500, times=None)
        await give_up(at)
        await at.restart()
        at.env.backend.faults.clear()
        await after_the_start(at, mine=False)
        assert "result" not in await messages(at), "another process looks after that server"
        await after_the_start(at)
        assert set(await messages(at)) == {"result"}
        result = await at.board()
        assert at.channel.history()[-1].id == result.id
        assert verbs(at.message(board.id)) == set()
        await at.restart()
        await after_the_start(at)
        assert [m.id for m in at.channel.history() if Verb.REMATCH in verbs(m)] == [result.id], "once"


async def test_a_board_that_was_not_closed_any_more_is_closed_after_the_start(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        board = await at.board()
        await at.restart()  # so that the board has to be edited with the bot's own token
        at.env.inject_error("PATCH", "*/messages/*", status=500, times=None)
        await give_up(at)
        await at.restart()
        at.env.backend.faults.clear()
        await after_the_start(at)
        assert verbs(at.message(board.id)) == set()
        assert set(await messages(at)) == {"result"}


async def test_what_ended_long_ago_or_without_a_result_is_left_alone_at_the_start(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await give_up(at)
        await at.tables.notes.drop_message((await at.snapshot()).id, "result")
        await at.sit_down()
        await at.ann.slash(at.channel, "table end")
        at.clock.now += JUST_ENDED + 1
        await at.restart()
        before = [message.id for message in at.channel.history()]
        await after_the_start(at)
        assert [message.id for message in at.channel.history()] == before


async def test_a_game_of_long_ago_is_not_told_again(tmp_path: Path) -> None:
    """Its result may stand on its board, as it did in an earlier version."""
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await give_up(at)
        table, result = (await at.snapshot()).id, await at.board()
        await at.tables.notes.drop_message(table, "result")
        await at.tables.notes.keep_message(table, "board", at.channel.id, result.id)
        await at.restart()
        at.clock.now += JUST_ENDED + 1
        before = len(at.published)
        await forge(at, at.ann, f"98:{table}:1:hand", result)
        assert len(at.published) == before
        await at.press(at.ann, result, Verb.REMATCH)
        assert (await at.snapshot()).rematch_of == table


async def test_two_ask_for_a_rematch_and_both_sit_in_it(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await give_up(at)
        result, over = await at.board(), (await at.snapshot()).id
        for who in (at.ann, at.ben):
            await at.press(who, result, Verb.REMATCH)
        lobby = await at.snapshot()
        assert lobby.rematch_of == over
        assert {seat.person for seat in lobby.seats} == {at.ann.id, at.ben.id}
        await at.press(at.ben, result, Verb.REMATCH)
        assert len((await at.snapshot()).seats) == 2, "a third press changes nothing"


async def test_a_bystander_is_not_told_to_watch_a_game_that_is_over(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        board = await at.board()
        old = f"98:{(await at.snapshot()).id}:1:hand"
        await give_up(at)
        assert said(await at.press(at.eve, await at.board(), Verb.REMATCH)) == EN("refused-T-not-played")
        assert said(await forge(at, at.eve, old, at.message(board.id))) == EN("refused-T-over")


async def test_another_game_opens_a_lobby_of_the_one_that_is_chosen(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await give_up(at)
        result = await at.board()
        question = shown(await at.press(at.eve, result, Verb.ANOTHER))
        assert question.ephemeral
        await at.press(at.eve, question, Verb.OPEN, "on-fire")
        lobby = await at.snapshot()
        assert (lobby.phase, lobby.setup.variant, lobby.host) == (Phase.LOBBY, "on-fire", at.eve.id)
        answer = await forge(at, at.eve, f"98:{lobby.id}:0:open:chess", result)
        assert said(answer) == EN("refused-T-stale")
        taken = await at.press(at.ann, shown(await at.press(at.ann, result, Verb.ANOTHER)), Verb.OPEN, "extreme")
        assert said(taken) == EN("refused-T-channel-taken")
