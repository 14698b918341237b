"""Pictures beside the words, where they are allowed and wanted."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord

from bot.rules import Instruction, MarkWord
from bot.tables.computer import plain_turn
from bot.ui.addresses import Verb
from bot.ui.pictures import Pictures
from bot.ui.symbols import mark_key
from tests.channel.playing import EN, Channel, Stacked, channel, view_of
from tests.channel.reading import address, said, shown, text


@asynccontextmanager
async def pictured(tmp_path: Path) -> AsyncIterator[Channel]:
    async with Pictures(patience=10.0) as pictures, channel(tmp_path, luck=Stacked(), pictures=pictures) as at:
        yield at


def picture(message: discord.Message) -> str | None:
    """The file that the embed shows; nothing if it shows none. A file that no embed shows would stand there twice."""
    files = [file.filename for file in message.attachments]
    if message.flags.components_v2:
        galleries = [each for each in message.components if isinstance(each, discord.MediaGalleryComponent)]
        assert len(galleries) == len(files)
        assert all(item.description for gallery in galleries for item in gallery.items)
        return files[0].partition("-")[0] if files else None
    assert all(file.description for file in message.attachments), "a picture has words"
    url = message.embeds[0].image.url
    if not files:
        assert url is None
        return None
    [name] = files
    assert url is not None
    assert url.startswith("attachment://") or name in url
    return name.partition("-")[0]


async def test_lobby_board_hand_and_result_have_their_pictures(tmp_path: Path) -> None:
    async with pictured(tmp_path) as at:
        await at.ann.slash(at.channel, "table open", variant="face-to-face")
        assert picture(await at.board()) == "lobby"
        await at.press(at.ben, await at.board(), Verb.JOIN)
        assert picture(await at.board()) == "lobby"
        await at.press(at.ann, await at.board(), Verb.START)
        assert picture(await at.board()) == "board"
        hand = await at.my_hand(at.ann)
        assert picture(hand.message) == "hand"
        await at.press(at.ann, hand, Verb.PLAY, "0A")
        assert picture(hand.message) == "hand"
        question = await at.ann.slash(at.channel, "give-up")
        await at.press(at.ann, shown(question), Verb.GIVE_UP)
        assert picture(await at.board()) == "result"


async def test_without_the_permission_to_attach_files_the_words_do(tmp_path: Path) -> None:
    async with pictured(tmp_path) as at:
        at.forbid(attach_files=False)
        await at.sit_down()
        assert picture(await at.board()) is None
        assert picture((await at.my_hand(at.ben)).message) is None
        assert EN("board-cards") in text(await at.board())


async def test_a_permission_lost_later_takes_the_picture_away_and_nothing_else(tmp_path: Path) -> None:
    async with pictured(tmp_path) as at:
        await at.sit_down()
        assert picture(await at.board()) == "board"
        at.forbid(attach_files=False)
        snapshot = await at.snapshot()
        await at.play_by_clicks(plain_turn(view_of(snapshot).state)[0], snapshot)
        assert picture(await at.board()) is None


async def test_a_server_can_do_without_pictures(tmp_path: Path) -> None:
    async with pictured(tmp_path) as at:
        await at.mod.slash(at.channel, "server settings", pictures=False)
        await at.sit_down()
        assert picture(await at.board()) is None
        assert picture((await at.my_hand(at.ben)).message) == "hand", "a hand is its player's own"


async def test_a_player_can_do_without_pictures(tmp_path: Path) -> None:
    async with pictured(tmp_path) as at:
        await at.sit_down()
        assert said(await at.ben.slash(at.channel, "me pictures", on=False)) == EN("answer-pictures-off")
        assert picture((await at.my_hand(at.ben)).message) is None
        assert picture((await at.my_hand(at.ann)).message) == "hand"
        assert picture(await at.board()) == "board"
        assert said(await at.ben.slash(at.channel, "me pictures", on=True)) == EN("answer-pictures-on")
        assert picture((await at.my_hand(at.ben)).message) == "hand"


def uploads(at: Channel) -> int:
    """Files sent so far: those that Discord has already are named by their own long id."""
    bodies = [
        request.json.get("data") or request.json for request in at.env.http_requests if isinstance(request.json, dict)
    ]
    return sum(len(str(file["id"])) < 5 for body in bodies for file in body.get("attachments", ()))


def drawn(at: Channel) -> int:
    pictures = at.bot.services.pages._pictures
    assert pictures is not None
    return pictures.drawn


async def test_nothing_is_drawn_where_it_may_not_be_attached(tmp_path: Path) -> None:
    async with pictured(tmp_path) as at:
        at.forbid(attach_files=False)
        await at.sit_down()
        await at.my_hand(at.ann)
        snapshot = await at.snapshot()
        await at.play_by_clicks(plain_turn(view_of(snapshot).state)[0], snapshot)
        await at.env.settle()
        assert drawn(at) == 0


async def test_a_picture_is_sent_only_when_it_has_changed(tmp_path: Path) -> None:
    async with pictured(tmp_path) as at:
        await at.sit_down()
        await at.ann.slash(at.channel, "me buttons", **{"two-steps": True})
        hand = await at.my_hand(at.ann)
        await at.env.settle()
        before = uploads(at), drawn(at)
        for place in ("0", "1", "2"):
            await at.press(at.ann, hand, Verb.CARD, place)
            assert picture(hand.message) == "hand"
        assert (uploads(at), drawn(at)) == before, "to choose a card changes nothing but the buttons"
        await at.press(at.ann, hand, Verb.PLAY, "2A")
        await at.env.settle()
        assert uploads(at) > before[0]
        assert picture(hand.message) == "hand"


async def test_an_open_hand_that_is_redrawn_keeps_a_picture_that_has_not_changed(tmp_path: Path) -> None:
    async with pictured(tmp_path) as at:
        await at.sit_down("extreme")
        hand = await at.my_hand(at.ann)
        panel = shown(await at.press(at.ben, await at.board(), Verb.SIGNALS))
        await at.env.settle()
        before, was = uploads(at), text(hand)
        for mark in (Instruction.STOP, Instruction.THREE):
            value = f"{MarkWord.NOT_NOW}.{mark_key(mark)}"
            await at.ben.select(panel, [value], custom_id=address(panel, Verb.SAY_MARKS))
            await at.env.settle()
            assert text(hand) != was, "what is said of a symbol stands in words"
            was = text(hand)
            assert picture(hand.message) == "hand"
        assert uploads(at) == before


async def test_a_picture_that_was_lost_meanwhile_is_sent_again(tmp_path: Path) -> None:
    async with pictured(tmp_path) as at:
        await at.sit_down()
        await at.ann.slash(at.channel, "me buttons", **{"two-steps": True})
        hand = await at.my_hand(at.ann)
        stored = at.env.backend.get_message(at.channel.id, hand.id)

        def meanwhile(event: str, payload: Any) -> None:
            if event == "INTERACTION_CREATE":  # the press has left, and now the message changes
                stored.attachments[0]["id"] = str(int(stored.attachments[0]["id"]) + 1)

        at.env.backend.subscribers.append(meanwhile)
        assert (await at.press(at.ann, hand, Verb.CARD, "0")).acknowledged
        assert picture(hand.message) == "hand"
