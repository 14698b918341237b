"""A table in a thread of its own: how it begins, the card that the channel keeps of it, and how it ends."""

from pathlib import Path

from bot.channel.messages.table_cards import AWAKE_AFTER_GAME, AWAKE_AFTER_LOBBY
from bot.tables import Phase
from bot.ui.addresses import Verb
from bot.ui.result import result_title
from tests.channel.playing import EN, Stacked
from tests.channel.reading import said, text, verbs
from tests.channel.threads import thread_table


async def test_the_table_stands_in_a_thread_named_after_the_game_and_the_card_leads_there(tmp_path: Path) -> None:
    async with thread_table(tmp_path) as table:
        result = await table.open()
        assert table.thread.name == f"{EN('variant-original')} · ann"
        assert (await table.at.snapshot()).channel == table.thread.id
        assert result.response is not None
        assert table.card.id == result.response.id == table.thread.id
        assert f"<#{table.thread.id}>" in text(table.card)
        assert EN("lobby-seats", taken=1, most=5) in text(table.card)
        [lobby] = table.here()
        assert verbs(lobby) >= {Verb.JOIN, Verb.START}
        assert await table.at.store.table_in(table.home.id) is None


async def test_the_card_follows_the_table_where_it_stands(tmp_path: Path) -> None:
    """Who sits there, that the cards are dealt, how it ended: never a second message."""
    async with thread_table(tmp_path, luck=Stacked()) as table:
        at = table.at
        await table.open()
        await at.press(at.ben, await at.board(), Verb.JOIN)
        await table.pass_by(5)
        assert "ben" in text(table.card)
        await at.press(at.ann, await at.board(), Verb.START)
        at.hands.clear()
        await at.press(at.ann, await at.board(), Verb.CLAIM)
        await table.pass_by(5)
        assert EN("card-playing", since="").split(",")[0] in text(table.card)
        assert verbs(table.card) == set()
        edits = len(at.requests("PATCH", f"/messages/{table.card.id}"))
        await at.play_on(3)
        await table.pass_by(60)
        assert len(at.requests("PATCH", f"/messages/{table.card.id}")) == edits, "a move does not change the card"
        await at.play_on()
        await table.pass_by(60)
        outcome = (await at.snapshot()).outcome
        assert outcome is not None
        assert result_title(EN, await at.snapshot(), outcome) in text(table.card)


async def test_somebody_sits_down_from_the_card(tmp_path: Path) -> None:
    async with thread_table(tmp_path) as table:
        at = table.at
        await table.open()
        answer = said(await at.press(at.ben, table.card, Verb.SIT))
        assert f"/{table.thread.id}/" in answer
        assert (await at.snapshot()).seat_of(at.ben.id) == 1
        refused = said(await at.press(at.ben, table.card, Verb.SIT))
        assert refused == EN("refused-T-seated", person="nobody")


async def test_a_private_table_s_card_lets_nobody_in(tmp_path: Path) -> None:
    async with thread_table(tmp_path) as table:
        await table.open(private=True)
        assert EN("card-private") in text(table.card)
        assert verbs(table.card) == set()


async def test_the_server_s_setting_gives_each_table_a_thread_and_one_can_do_without(tmp_path: Path) -> None:
    async with thread_table(tmp_path) as table:
        at = table.at
        assert EN("server-threads-on") in said(await at.mod.slash(at.channel, "server settings", threads=True))
        await at.ann.slash(table.home, "table open")
        await table.settle()
        assert len(table.home.threads) == 1
        await at.ben.slash(table.home, "table open", thread=False)
        await table.settle()
        assert len(table.home.threads) == 1
        assert await at.store.table_in(table.home.id) is not None
        await at.ann.slash(table.thread, "table end")
        await at.eve.slash(table.thread, "table open")
        assert len(table.home.threads) == 1, "in a thread the setting begins no other"
        row = await at.store.table_in(table.thread.id)
        assert row is not None
        assert row.host == at.eve.id


async def test_when_the_game_is_over_the_thread_goes_to_sleep_and_is_not_locked(tmp_path: Path) -> None:
    async with thread_table(tmp_path, luck=Stacked()) as table:
        at = table.at
        await table.open()
        await at.press(at.ben, await at.board(), Verb.JOIN)
        await at.press(at.ann, await at.board(), Verb.START)
        await at.press(at.ann, await at.board(), Verb.CLAIM)
        assert (await at.play_on()).phase is Phase.OVER
        await table.pass_by(AWAKE_AFTER_GAME - 60)
        assert not table.sleeps
        await table.pass_by(61)
        assert table.sleeps
        assert not table.is_locked
        assert f"<#{table.thread.id}>" in text(table.card), "its result is still there"


async def test_a_rematch_keeps_the_thread_awake_and_takes_the_card(tmp_path: Path) -> None:
    async with thread_table(tmp_path, luck=Stacked()) as table:
        at = table.at
        await table.open()
        await at.press(at.ben, await at.board(), Verb.JOIN)
        await at.press(at.ann, await at.board(), Verb.START)
        await at.press(at.ann, await at.board(), Verb.CLAIM)
        await at.play_on()
        await table.pass_by(60)
        await at.press(at.ann, await at.board(), Verb.REMATCH)
        await table.pass_by(5)
        new = await at.snapshot()
        assert new.phase is Phase.LOBBY
        assert EN("lobby-seats", taken=1, most=5) in text(table.card)
        await table.pass_by(AWAKE_AFTER_GAME + 60)
        assert not table.sleeps
        said(await at.press(at.eve, table.card, Verb.SIT))
        assert (await at.snapshot()).seat_of(at.eve.id) == 1


async def test_a_lobby_that_ends_leaves_a_thread_that_sleeps(tmp_path: Path) -> None:
    async with thread_table(tmp_path) as table:
        at = table.at
        await table.open()
        await at.ann.slash(at.channel, "table end")
        await table.pass_by(AWAKE_AFTER_LOBBY + 1)
        assert table.sleeps
        assert EN("notice-ended-host") in text(table.card)
        assert verbs(table.card) == set()


async def test_a_restart_in_between_changes_nothing(tmp_path: Path) -> None:
    async with thread_table(tmp_path) as table:
        at = table.at
        await table.open()
        await at.restart()
        await at.press(at.ben, await at.board(), Verb.JOIN)
        await table.pass_by(5)
        assert "ben" in text(table.card)
        await at.ann.slash(at.channel, "table end")
        await table.pass_by(5)
        await at.restart()
        with at.env._bot_scope():
            await at.bot.services.table_cards.resume(lambda guild: True)
        await table.pass_by(AWAKE_AFTER_LOBBY)
        assert table.sleeps
        table.at.env.backend.channels[table.thread.id].thread_metadata.archived = False  # type: ignore[union-attr]
        await at.restart()
        with at.env._bot_scope():
            await at.bot.services.table_cards.resume(lambda guild: True)
        await table.pass_by(AWAKE_AFTER_GAME)
        assert not table.sleeps, "somebody has woken it since"


async def test_a_deleted_thread_ends_its_table_and_the_card_says_so(tmp_path: Path) -> None:
    async with thread_table(tmp_path) as table:
        at = table.at
        await table.open()
        thread = table.thread.id
        at.env.backend.delete_channel(thread)
        await table.pass_by(5)
        row = await at.store.last_table_in(thread)
        assert row is not None
        assert row.closed is not None
        assert f"<#{thread}>" not in text(table.card)
        assert verbs(table.card) == set()
        assert at.env.errors == []


async def test_a_deleted_channel_takes_the_tables_in_its_threads_along(tmp_path: Path) -> None:
    async with thread_table(tmp_path) as table:
        at = table.at
        await table.open()
        thread = table.thread.id
        at.env.backend.delete_channel(table.home.id)
        await table.settle()
        assert await at.store.table_in(thread) is None


async def test_a_deleted_card_is_not_posted_again(tmp_path: Path) -> None:
    async with thread_table(tmp_path) as table:
        at = table.at
        await table.open()
        at.env.backend.delete_message(table.home.id, table.card.id)
        await at.press(at.ben, await at.board(), Verb.JOIN)
        await table.pass_by(60)
        assert table.cards() == []
        assert (await at.snapshot()).seat_of(at.ben.id) == 1
        assert at.env.errors == []


async def test_a_card_that_is_too_old_to_be_edited_now_is_edited_later(tmp_path: Path) -> None:
    async with thread_table(tmp_path) as table:
        at = table.at
        await table.open()
        await table.pass_by(3600)
        refused = f"/channels/{table.home.id}/messages/{table.card.id}"
        at.env.inject_error("PATCH", refused, status=400, code=30046, times=1)
        await at.press(at.ben, await at.board(), Verb.JOIN)
        await table.settle()
        assert "ben" not in text(table.card)
        await table.pass_by(10)
        assert "ben" in text(table.card)


async def test_what_it_costs_of_the_budget(tmp_path: Path) -> None:
    """The thread, its lobby, and at the end that it sleeps; the card is an answer for a quarter of an hour."""
    async with thread_table(tmp_path) as table:
        at = table.at
        before = at.budgeted_requests()
        await table.open()
        assert at.budgeted_requests() - before == 2
        await at.press(at.ben, await at.board(), Verb.JOIN)
        await table.pass_by(5)
        opened = at.budgeted_requests()
        await at.press(at.eve, await at.board(), Verb.JOIN)
        await table.pass_by(5)
        assert at.budgeted_requests() == opened
        await at.ann.slash(at.channel, "table end")
        await table.pass_by(AWAKE_AFTER_LOBBY + 1)
        assert at.budgeted_requests() - before <= 5
