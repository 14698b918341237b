"""Every command of every cog."""

import re
from pathlib import Path
from typing import Any

import pytest
import simcord
from discord import app_commands

from bot.channel.context.permissions import INVITED
from bot.channel.context.services import Services
from bot.client import NinetyEight
from bot.command_registration import REGISTERED
from bot.data_files import extreme_deck
from bot.players.company import Company
from bot.players.hint import Hint, Reason
from bot.rules import LETTERS, Play, View
from bot.store import open_store
from bot.tables import Phase, Tables
from bot.text import LANGUAGE_NAMES
from bot.ui.addresses import Verb
from bot.ui.hints import hint_answer
from tests.channel.playing import EN, TEXTS, Channel, Stacked, channel
from tests.channel.reading import said, shown, text

LOCALES = {"de", "ru", "uk", "cs", "en-US"}


async def payload(at: Channel) -> list[dict[str, Any]]:
    return await at.bot.registration.payload()


def walked(option: dict[str, Any]) -> list[dict[str, Any]]:
    return [option, *(inner for each in option.get("options", ()) for inner in walked(each))]


async def test_every_command_and_option_is_named_and_described_in_every_language(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        every = [thing for command in await payload(at) for thing in walked(command)]
        assert len(every) > 40
        for thing in every:
            assert re.fullmatch(r"[a-z][a-z0-9-]{0,31}", thing["name"]), thing["name"]
            told = {"en-US": thing["description"], **thing.get("description_localizations", {})}
            assert told.keys() >= LOCALES, thing["name"]
            assert all(1 <= len(words) <= 100 for words in told.values()), told
            assert not TEXTS.has(thing["description"]), "a key is no description"
            assert len(set(told.values())) > 3, (thing["name"], "hardly translated")
            for choice in thing.get("choices", ()):
                names = {"en-US": choice["name"], **(choice.get("name_localizations") or {})}
                assert all(1 <= len(name) <= 100 for name in names.values())
                assert names.keys() >= LOCALES or names["en-US"] in (*LETTERS, *LANGUAGE_NAMES.values()), names
            assert len(thing.get("choices", ())) <= 25
            assert len(thing.get("options", ())) <= 25


async def test_commands_that_need_a_server_are_only_there(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        by_name = {command["name"]: command for command in await payload(at)}
        anywhere = {"help", "rules", "me", "privacy", "daily", "solo", "stats", "replay"}
        for name, command in by_name.items():
            contexts = command.get("contexts")
            assert contexts == ([0, 1, 2] if name in anywhere else [0]), name
            assert command["integration_types"] == ([0, 1] if name in anywhere else [0]), name
        moderators = {name for name, command in by_name.items() if command.get("default_member_permissions")}
        assert moderators == {"server", "tables"}
        assert {int(by_name[name]["default_member_permissions"]) for name in moderators} == {1 << 4}
        assert len(by_name) <= 20, "a small set"


async def test_every_command_answers_whoever_calls_it_anywhere(tmp_path: Path) -> None:
    """In a channel without a table, by somebody who plays nowhere: no command fails, all say something in private."""
    async with channel(tmp_path) as at:
        samples: dict[str, Any] = {"plays": "45A", "pile": "A", "table": "1", "days": 300, "on": True}
        samples |= {
            "language": "en",
            "player": at.ben,
            "first": at.eve,
            "phrase": "hold-stop",
            "reason": "x",
            "two_steps": True,
        }
        for command in at.bot.tree.walk_commands():
            if isinstance(command, app_commands.Group) or command.qualified_name == "table open":
                continue
            options = {p.display_name: samples[p.name] for p in command.parameters if p.required}
            answer = await at.mod.slash(at.channel, command.qualified_name, **options)
            assert said(answer), command.qualified_name
            assert EN("answer-apology", reference="")[:12] not in said(answer), command.qualified_name


async def test_help_rules_and_privacy_can_be_read_in_a_direct_message(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        dora = at.env.create_user("dora")
        for command in ("help", "rules", "privacy show", "privacy export", "privacy delete"):
            result = await dora.slash(command)
            assert result.acknowledged
            assert result.ephemeral
        assert said(await dora.slash("me language", language="ru")) == TEXTS.speak("ru")(
            "answer-language", language="Русский"
        )


@pytest.mark.parametrize("length", ["short", "full"])
async def test_the_rules_are_those_of_the_table(tmp_path: Path, length: str) -> None:
    async with channel(tmp_path) as at:
        assert EN("variant-original") in said(await at.eve.slash(at.channel, "rules", length=length))
        await at.sit_down("extreme")
        told = said(await at.eve.slash(at.channel, "rules", length=length))
        assert EN("variant-extreme") in told
        if length == "full":  # else each is a press away
            assert EN("rules-section-cards") in told
            assert all(EN(f"symbol-{name}") in told for name in ("stop", "skull", "three", "silence", "draw-one"))
        other = said(await at.eve.slash(at.channel, "rules", length=length, variant="face-to-face"))
        assert EN("variant-face-to-face") in other


async def test_what_is_stored_can_be_had_and_deleted(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        export = await at.ann.slash(at.channel, "privacy export")
        data = (await shown(export).attachments[0].read()).decode()
        assert str(at.ann.id) in data
        assert str(at.ben.id) not in data
        page = shown(await at.ann.slash(at.channel, "privacy delete"))
        await at.press(at.ann, page, Verb.FORGET_ME)
        assert text(page) == EN("privacy-deleted")
        assert (await at.snapshot()).seat_of(at.ann.id) is None
        again = await at.ann.slash(at.channel, "privacy export")
        assert "Opened" not in (await shown(again).attachments[0].read()).decode()


async def test_signals_are_given_and_withdrawn(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        told = said(await at.ben.slash(at.channel, "signal", pile="B", word="keep-off"))
        assert told == EN("answer-signalled", pile="B", word=EN("word-keep-off"))
        line = EN("signal-line", pile="B", word=EN("word-keep-off"), names="ben")
        assert line in text(await at.board())
        panel = shown(await at.press(at.ben, await at.board(), Verb.SIGNALS))
        await at.press(at.ben, panel, Verb.SAY, "B")
        assert line not in text(await at.board())


def promised(at: Channel) -> int:
    """The kind of the last first answer: 5 and 6 only promise one."""
    sent = at.requests("POST", "/callback")[-1].json
    assert sent is not None
    return int(sent["type"])


async def test_a_hint_is_promised_at_once_and_shown_on_the_hand(tmp_path: Path) -> None:
    async def advise(view: View, server: int, company: Company) -> Hint:
        return Hint(view.plays()[:1], Reason.SMALL_STEP, 1, 0)

    async with channel(tmp_path, luck=Stacked(), advise=advise) as at:
        await at.sit_down()
        words = hint_answer(EN, None, (Play(2, 0),), Reason.SMALL_STEP, step=1, pile=0)
        answer = await at.ann.slash(at.channel, "hint")
        assert promised(at) == 5
        assert words in said(answer)
        hand = at.hands[at.ann.id]
        await at.press(at.ann, hand, Verb.HINT)
        assert promised(at) == 6
        assert words in text(hand)
        assert said(await at.ben.slash(at.channel, "hint")) == EN("refused-no-hint")


async def test_a_hint_that_cannot_be_had_is_told(tmp_path: Path) -> None:
    answers: list[Hint | None] = [None, Hint((), Reason.END)]

    async def advise(view: View, server: int, company: Company) -> Hint | None:
        return answers.pop(0)

    async with channel(tmp_path, luck=Stacked(), advise=advise) as at:
        await at.sit_down()
        assert said(await at.ann.slash(at.channel, "hint")) == EN("refused-hint-later")
        assert said(await at.ann.slash(at.channel, "hint")) == EN("hand-needs-stuck"), "no card is played yet"


async def test_a_table_in_a_thread_plays_there(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        owner = at.ann.id
        thread = at.env.backend.create_thread(at.channel.id, "a game", owner_id=owner)
        room = next(each for each in at.channel.threads if each.id == thread.id)
        await at.mod.slash(at.channel, "server settings", channel=at.channel)
        await at.ann.slash(room, "table open")
        row = await at.store.table_in(room.id)
        assert row is not None, "a thread of an allowed channel is allowed"
        await at.press(at.ann, room.history()[-1], Verb.START)
        assert (await at.tables.look(row.id)).phase is Phase.PLAYING
        at.env.backend.delete_channel(thread.id)
        await at.env.settle(idle=0.002)
        assert (await at.tables.look(row.id)).phase is Phase.OVER


async def test_plays_that_cannot_be_read_or_are_not_legal_change_nothing(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        n = (await at.snapshot()).n
        view = (await at.snapshot()).view(0)
        assert view is not None
        foreign = next(card for card in range(2, 100) if card not in view.hand)
        for plays in ("hello", "45", "45E", "999A", f"{foreign}A", f"{view.hand[0]}A {foreign}A"):
            assert said(await at.ann.slash(at.channel, "play", plays=plays)), plays
        assert (await at.snapshot()).n == n


async def test_commands_are_sent_to_discord_only_when_they_have_changed(tmp_path: Path) -> None:
    async with await open_store(tmp_path / "games.sqlite3") as store:

        def new_bot() -> NinetyEight:
            return NinetyEight(Services(Tables(store, extreme_deck()), TEXTS), folder=tmp_path)

        async with simcord.run(new_bot(), shard_count=1) as env:

            def sent() -> int:
                return len([r for r in env.http_requests if r.method == "PUT" and r.path.endswith("/commands")])

            assert sent() == 1
            await env.restart_bot(new_bot())
            assert sent() == 1
            (tmp_path / REGISTERED).write_text("those of an earlier version")
            await env.restart_bot(new_bot())
            assert sent() == 2


def test_the_bot_asks_for_no_more_than_it_needs() -> None:
    assert {name for name, on in INVITED if on} == {
        "attach_files",
        "create_public_threads",
        "embed_links",
        "read_message_history",
        "read_messages",  # the library's name for seeing a channel
        "send_messages",
        "send_messages_in_threads",
    }
