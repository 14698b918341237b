"""`python -m tests.bench worst_hands`: the highest hands there are, on a phone of 390 × 844.

Whole turns of every variant with its largest and smallest hands, a word said of every pile and of symbols, in every
language: own turn, waiting, with a plan, beside a long hint and a long refusal, in two steps, without pictures.
`SHOTS=folder` leaves the highest of each kind there.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from playwright.async_api import Page, async_playwright

from bot.playground import LocalDiscord
from bot.playground.message_request import MessageRequest, Upload
from bot.playground.message_writer import MessageWriter
from bot.rules import (
    VARIANTS,
    MarkSignal,
    MarkWord,
    Options,
    Refused,
    Signal,
    State,
    Turn,
    Variant,
    Word,
    apply,
    deal,
)
from bot.tables import Snapshot
from bot.text import LANGUAGES, Speaker
from bot.ui.hand import Focus, hand_layout
from bot.ui.hints import hint_answer
from bot.ui.layout import SentLayout
from bot.ui.pictures.paint import render
from bot.ui.pictures.pictures import seat_names
from bot.ui.pictures.scenes import hand_scene
from bot.ui.plan import plan_of
from bot.ui.refusals import refusal
from tests.browser.conftest import chromium
from tests.rules.games import SHIPPED, greedily, moves
from tests.text.files import TEXTS
from tests.ui.snapshots import Sitter, snapshot_of

PEOPLE = [Sitter(name) for name in ("Wilhelmina", "Bartholomew", "Анастасія", "Maximilian", "Екатерина")]
TURNS = range(5, 9)
WORDS = (Word.KEEP_OFF, Word.SMALL_STEPS, Word.JUMP_BACK, Word.KEEP_OFF)
KINDS = ("own turn", "hint", "refusal", "waiting", "plan", "two steps", "text only")


def positions(variant: Variant) -> Iterator[Snapshot]:
    """Where a turn has just begun, or somebody has just played, and the others have said what they have to say."""
    random = Random(98)
    turns: list[Turn] = []
    for move in moves(deal(variant, random), greedily, random):
        last = move.after.last
        if last is not None and (not turns or turns[-1] is not last):
            turns.append(last)
        if move.after.turns in TURNS and move.after.seat is not None:
            state = talked(move.after)
            yield snapshot_of(state, PEOPLE[: variant.seats], recent=tuple(turns[-variant.seats :]))


def talked(state: State) -> State:
    variant = state.variant
    if variant.forbids_talk(state) or variant.seats == 1:
        return state
    partners = [seat for seat in range(variant.seats) if seat != state.seat]
    for pile, word in enumerate(WORDS):
        state = apply(state, partners[pile % len(partners)], Signal(pile, word)).state
    for mark in variant.marks[:2]:
        state = apply(state, partners[0], MarkSignal(mark.value, MarkWord.NOT_NOW)).state
    return state


def hand(say: Speaker, table: Snapshot, kind: str) -> tuple[SentLayout, bytes | None] | None:
    """The message, and its picture."""
    state = table._table.state
    assert state is not None
    assert state.seat is not None
    waits = kind in ("waiting", "plan")
    if waits and state.variant.seats == 1:
        return None
    seat = (state.seat + 1) % state.variant.seats if waits else state.seat
    view = table.view(seat)
    assert view is not None
    focus, plays = Focus(), view.plays()
    match kind:
        case "hint" if plays:
            advice = hint_answer(
                say, table, plays[:2], "spares", pile=3, seat=seat, word=Word.JUMP_BACK, keeps=(89, 99)
            )
            focus = Focus(note=advice, advice=plays[:2])
        case "refusal":
            focus = Focus(note=refusal(say, Refused("T-hand-overs", most=9), table))
        case "plan":
            focus = Focus(plan=plan_of(view, ()).view.plays()[:1], planning=True)
    pictured = kind != "text only"
    layout = hand_layout(say, table, seat, focus, two_steps=kind == "two steps", pictured=pictured)
    if not pictured:
        return SentLayout(layout), None
    return SentLayout(layout.with_picture("hand.png", "hand")), render(hand_scene(view, say, seat_names(table, say)))


class Phone:
    """Shows one message after the other, as its owner sees it."""

    def __init__(self, page: Page, local: LocalDiscord) -> None:
        self._page, self._local, self._writer = page, local, MessageWriter(local.world)

    async def height(self, sent: SentLayout, picture: bytes | None, shot: Path | None = None) -> int:
        body = {"flags": 1 << 15, "components": sent.to_components()}
        uploads = []
        if picture is not None:
            body["attachments"] = [{"id": 0, "filename": "hand.png"}]
            uploads = [Upload(0, "hand.png", picture)]
        world = self._local.world
        request = MessageRequest(body, uploads)
        channel, viewer = world.channel("game-table").id, world.user("Ada").id
        message = self._writer.send(request, world.bot, channel, viewer=viewer)
        shown = self._page.locator(f"#message-{message.id}")
        await shown.wait_for()
        box = await shown.bounding_box()
        assert box is not None
        if shot:
            await self._page.wait_for_function("() => [...document.images].every((each) => each.complete)")
            await shown.screenshot(path=shot)
        world.delete(message)
        await shown.wait_for(state="detached")
        return round(box["height"])


async def measured(phone: Phone, variant: Variant, shots: Path | None) -> str:
    """The highest of each kind, and in which language."""
    tables = list(positions(variant))
    found = []
    for kind in KINDS:
        highest = (0, "", tables[0])
        for table in tables:
            for language in LANGUAGES:
                if (made := hand(TEXTS.speak(language), table, kind)) is not None:
                    highest = max(highest, (await phone.height(*made), language, table), key=lambda each: each[0])
        height, language, table = highest
        if height and shots and (made := hand(TEXTS.speak(language), table, kind)):
            await phone.height(*made, shots / f"{variant.name}-{variant.seats}-{kind.replace(' ', '-')}-{language}.png")
        if height:
            found.append(f"{kind} {height} ({language})")
    return f"{variant.name} of {variant.seats}: " + ", ".join(found)


async def _run(shots: Path | None) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = await browser.new_page(viewport={"width": 390, "height": 844}, device_scale_factor=2)
        with tempfile.TemporaryDirectory() as folder:
            async with LocalDiscord(Path(folder) / "world.jsonl", rate_limits=False) as local:
                await page.goto(f"{local.url}?as=Ada")
                await page.locator("#composer-text").wait_for()
                for kind in VARIANTS.values():
                    for seats in sorted({kind.seat_counts[0], kind.seat_counts[-1]}):
                        variant = kind.create(seats, Options(), SHIPPED)
                        sys.stdout.write(await measured(Phone(page, local), variant, shots) + "\n")
                        sys.stdout.flush()
        await browser.close()


def main() -> None:
    folder = Path(os.environ["SHOTS"]) if "SHOTS" in os.environ else None
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(_run(folder))


if __name__ == "__main__":
    main()
