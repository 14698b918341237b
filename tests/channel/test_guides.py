"""Help and the rules as somebody leafs through them."""

from pathlib import Path

import pytest

from bot.rules import VARIANTS
from bot.ui.addresses import Address, Verb
from bot.ui.guides import chapters
from bot.ui.help import PARTS
from tests.channel.forging import forge
from tests.channel.playing import EN, channel
from tests.channel.reading import address, said, shown, text, verbs


async def test_each_part_of_the_help_is_one_press_in_the_same_message(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        page = shown(await at.ann.slash(at.channel, "help"))
        assert page.ephemeral
        for part in (*PARTS[1:], PARTS[0]):
            page = shown(await at.press(at.ann, page, Verb.HELP, part))
            assert EN(f"help-{part}-title") in text(page)
            assert Verb.PLAY_NOW in verbs(page)
        assert at.channel.history() == []


@pytest.mark.parametrize("variant", VARIANTS)
async def test_each_chapter_of_the_rules_is_one_press(tmp_path: Path, variant: str) -> None:
    async with channel(tmp_path) as at:
        page = shown(await at.ann.slash(at.channel, "rules"))
        page = shown(await at.ann.select(page, [variant], custom_id=address(page, Verb.RULES)))
        assert EN(f"rules-{variant}").splitlines()[0] in text(page)
        for chapter in chapters(VARIANTS[variant]):
            page = shown(await at.press(at.ann, page, Verb.RULES, f"{variant}.{chapter}"))
            assert EN(f"rules-section-{chapter}") in text(page)


async def test_at_a_table_the_rules_are_those_of_its_game_with_its_symbols(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open", variant="extreme")
        await at.ann.slash(at.channel, "table start")
        page = shown(await at.ben.slash(at.channel, "rules"))
        assert EN("rules-title", variant=EN("variant-extreme")) in text(page)
        page = shown(await at.press(at.ben, page, Verb.RULES, "extreme.cards"))
        assert "4, 27, 52, 81" in text(page)


async def test_the_help_leads_to_the_rules(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        page = shown(await at.ann.slash(at.channel, "help"))
        rules = shown(await at.press(at.ann, page, Verb.RULES))
        assert EN("rules-title", variant=EN("variant-original")) in text(rules)


@pytest.mark.parametrize(
    ("verb", "arg"), [(Verb.HELP, "poker"), (Verb.RULES, "poker.turn"), (Verb.RULES, "original.cards")]
)
async def test_what_no_button_carries_is_refused(tmp_path: Path, verb: Verb, arg: str) -> None:
    async with channel(tmp_path) as at:
        await at.ann.slash(at.channel, "table open")
        answer = await forge(at, at.ann, str(Address(0, 0, verb, arg)), await at.board())
        assert said(answer) == EN("refused-T-stale")


async def test_in_a_direct_message_there_are_rules_with_all_their_chapters(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        dora = at.env.create_user("dora")
        page = shown(await dora.slash("help"))
        assert {Verb.HELP, Verb.RULES} <= verbs(page)
        assert Verb.PLAY_NOW not in verbs(page)
