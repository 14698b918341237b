"""When Discord is unkind: the game goes on, and somebody is told."""

import logging
from pathlib import Path
from typing import Any

import pytest

from bot.channel.buttons.registry import HANDLERS
from bot.channel.messages import boards
from bot.store import StoreUnavailable
from bot.tables import Ended, Phase
from bot.tables.computer import plain_turn
from bot.ui.addresses import Verb
from bot.ui.notices import pause_notice, resume_notice
from bot.ui.refusals import permission_missing
from tests.channel.playing import EN, Channel, Stacked, channel, said, text, verbs, view_of


async def one_card(at: Channel) -> Any:
    snapshot = await at.snapshot()
    return await at.play_by_clicks(plain_turn(view_of(snapshot).state)[0], snapshot)


async def played(at: Channel) -> int:
    return len(view_of(await at.snapshot()).state.played)


async def board_is_fresh(at: Channel) -> None:
    cards = [play.card for play in view_of(await at.snapshot()).state.played]
    shown = text(await at.board())
    assert all(f"**{card}**" in shown for card in cards), shown


# Permissions


@pytest.mark.parametrize("permission", ["send_messages", "embed_links", "view_channel"])
async def test_a_missing_permission_is_named_before_a_table_opens(tmp_path: Path, permission: str) -> None:
    async with channel(tmp_path) as at:
        at.forbid(**{permission: False})
        answer = await at.ann.slash(at.channel, "table open")
        assert said(answer) == permission_missing(EN, [permission], at.channel.id)
        assert await at.store.table_in(at.channel.id) is None


@pytest.mark.parametrize("permission", ["send_messages", "embed_links"])
async def test_a_permission_lost_in_mid_game_pauses_it_and_it_goes_on_by_itself(
    tmp_path: Path, permission: str
) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        await one_card(at)
        at.forbid(**{permission: False})
        before = len(at.published)
        hand = at.hands[at.ann.id]
        await at.press(at.ann, hand, Verb.CARD, "1")
        await at.press(at.ann, hand, Verb.PLAY, "1A")
        assert pause_notice(EN, [permission]) in text(hand)
        assert await played(at) == 1, "what nobody could see is not played"
        assert said(await at.ann.slash(at.channel, "end-turn")) == pause_notice(EN, [permission])
        assert len(at.published) == before
        await at.press(at.ben, at.message((await at.board()).id), Verb.HAND)  # looking is allowed
        at.forbid()
        await at.env.settle()
        await at.press(at.ann, hand, Verb.CARD, "1")
        assert (text(hand)).count(pause_notice(EN, [permission])) == 0
        await at.press(at.ann, hand, Verb.PLAY, "1A")
        assert await played(at) == 2
        await board_is_fresh(at)


async def test_what_was_not_shown_during_a_pause_is_shown_when_it_is_over(tmp_path: Path) -> None:
    """A computer player, or the clock, does not ask Discord first."""
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        at.forbid(send_messages=False)
        await at.wait(601)
        assert at.bot.services.boards.missing_permissions((await at.snapshot()).id) == ["send_messages"]
        hand = await at.press(at.ben, await at.board(), Verb.HAND)
        assert pause_notice(EN, ["send_messages"]) in said(hand)
        at.forbid()
        await at.env.settle(idle=0.002)
        assert at.bot.services.boards.missing_permissions((await at.snapshot()).id) == []
        assert resumed(EN) in "\n".join(at.texts())
        assert EN("ping-reminder", person=at.ann.mention) in at.texts()[-1]


async def test_a_refused_post_is_not_tried_again_and_again(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        at.env.inject_error("*", "/channels/*", status=403, code=50013, times=None)
        before = len(at.requests("PATCH", "/channels/"))
        await one_card(at)
        await one_card(at)
        assert await played(at) == 2
        assert len(at.requests("PATCH", "/channels/")) - before == 1


# What is gone


async def test_a_deleted_board_is_posted_anew(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        old = await at.board()
        at.env.backend.delete_message(at.channel.id, old.id)
        await one_card(at)
        assert (await at.board()).id != old.id
        await board_is_fresh(at)


async def test_a_deleted_channel_closes_its_table_quietly(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        table = (await at.snapshot()).id
        before = len(at.requests("POST", "/channels/"))
        at.env.backend.delete_channel(at.channel.id)
        await at.env.settle(idle=0.002)
        assert (await at.tables.look(table)).phase is Phase.OVER
        assert len(at.requests("POST", "/channels/")) == before
        assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_a_channel_that_was_deleted_unnoticed_closes_its_table(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        table = (await at.snapshot()).id
        at.env.inject_error("PATCH", "/channels/*", status=404, code=10003, times=None)
        await one_card(at)
        await at.env.settle(idle=0.002)
        assert (await at.tables.look(table)).phase is Phase.OVER


async def test_a_bot_that_is_kicked_closes_the_tables_and_forgets_the_server(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.mod.slash(at.channel, "server settings", language="de")
        await at.sit_down()
        table = (await at.snapshot()).id
        before = len(at.env.http_requests)
        at.env.backend.remove_guild(at.guild.id)
        await at.env.settle(idle=0.002)
        row = await at.store.table(table)
        assert row is None or row.closed is not None
        assert (await at.store.server(at.guild.id)).language is None
        assert len(at.env.http_requests) == before, "nobody is told"


# Errors of Discord


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060), (503, 0), (500, 0), (429, 0)])
async def test_an_answer_that_fails_costs_nobody_the_move(
    tmp_path: Path, status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        hand = at.hands[at.ann.id]
        await at.press(at.ann, hand, Verb.CARD, "0")
        at.env.inject_error("POST", "/interactions/*", status=status, code=code)
        result = await at.press(at.ann, hand, Verb.PLAY, "0A")
        assert await played(at) == 1
        await board_is_fresh(at)
        assert result.acknowledged == (status not in (404, 400)), "an apology, where anybody can hear it"
        assert all("token" not in record.getMessage() for record in caplog.records)
        await at.press(at.ann, hand, Verb.HAND)
        await one_card(at)
        assert await played(at) == 2


@pytest.mark.parametrize(("status", "code"), [(503, 0), (429, 0), (502, 0)])
async def test_a_board_that_cannot_be_edited_now_is_edited_later(
    tmp_path: Path, status: int, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boards, "PATIENCE", (0.01, 0.02))
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        at.env.inject_error("PATCH", "/channels/*", status=status, code=code, times=2)
        await one_card(at)
        await at.env.advance_time(10)
        await board_is_fresh(at)


async def test_a_board_too_old_to_be_edited_is_replaced(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        old = await at.board()
        at.env.inject_error("PATCH", "/channels/*", status=400, code=30046)
        await one_card(at)
        assert (await at.board()).id != old.id
        assert old.id not in [message.id for message in at.channel.history()], "there is one board"
        await board_is_fresh(at)


async def test_a_ping_that_cannot_be_sent_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "PATIENCE", (0.01, 0.02))
    async with channel(tmp_path, luck=Stacked()) as at:
        at.env.inject_error("POST", "/channels/*", status=500, times=1)
        await at.sit_down()
        assert (await at.snapshot()).phase is Phase.PLAYING
        await at.env.advance_time(5)
        await board_is_fresh(at)


# Errors of ours


async def test_an_exception_in_a_button_is_apologised_for_and_the_log_has_the_stack(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(click: Any) -> None:
        raise ZeroDivisionError("one of ours")

    monkeypatch.setitem(HANDLERS, Verb.HAND, broken)
    async with channel(tmp_path) as at:
        await at.sit_down()
        told = said(await at.press(at.ann, await at.board(), Verb.HAND))
        [record] = [record for record in caplog.records if record.name == "bot.channel.context.answers"]
        reference = record.getMessage().removeprefix("reference ")
        assert told == EN("answer-apology", reference=reference)
        assert record.exc_info is not None
        assert record.exc_info[0] is ZeroDivisionError


async def test_an_exception_after_a_deferral_is_apologised_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def advise(view: object) -> Any:
        raise ZeroDivisionError

    async with channel(tmp_path, luck=Stacked(), advise=advise) as at:
        await at.sit_down()
        answer = await at.press(at.ann, at.hands[at.ann.id], Verb.HINT)
        assert said(answer).startswith(EN("answer-apology", reference="").split("`")[0])
        assert "ZeroDivisionError" in caplog.text
        answer = await at.ann.slash(at.channel, "hint")
        assert said(answer).startswith(EN("answer-apology", reference="").split("`")[0])


async def test_an_exception_in_a_command_is_apologised_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()

        async def broken(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(at.tables, "look", broken)
        told = said(await at.ann.slash(at.channel, "hand"))
        assert told.startswith(EN("answer-apology", reference="").split("`")[0])
        assert await at.ann.autocomplete(at.channel, "play", "plays", "") == [], "autocomplete only offers nothing"
        assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [ZeroDivisionError] * 2


async def test_a_command_of_another_version_is_answered(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        at.bot.tree.remove_command("hand")
        assert said(await at.ann.slash(at.channel, "hand")) == EN("refused-outdated")
        assert [type(error).__name__ for error in at.env.errors] == ["CommandNotFound"]


async def test_a_database_that_is_away_is_told_and_nothing_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        hand = at.hands[at.ann.id]
        await at.press(at.ann, hand, Verb.CARD, "0")

        async def away(*_: object) -> None:
            raise StoreUnavailable("gone")

        with monkeypatch.context() as patched:
            patched.setattr(at.store, "write", away)
            await at.press(at.ann, hand, Verb.PLAY, "0A")
        assert EN("refused-T-unavailable") in text(hand)
        assert await played(at) == 0
        await at.press(at.ann, hand, Verb.CARD, "0")
        await at.press(at.ann, hand, Verb.PLAY, "0A")
        assert await played(at) == 1


async def test_every_verb_has_a_handler() -> None:
    assert set(HANDLERS) == set(Verb)


async def test_the_end_of_a_table_is_told_with_its_reason(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        await at.ann.slash(at.channel, "table end", reason="dinner @everyone")
        board = await at.board()
        assert EN("notice-ended-host") in text(board)
        assert "dinner" in text(board)
        assert not board.mention_everyone
        assert verbs(board) == set()
        [end] = [e.what for e in await at.tables.entries((await at.snapshot()).id) if isinstance(e.what, Ended)]
        assert end.note == "dinner @everyone"
        hand = at.hands[at.ann.id]
        assert Verb.CARD not in verbs(hand), "the open hand has been told as well"
