"""The rules, help and privacy: complete, and with the numbers of the rules."""

from collections.abc import Callable

import pytest
from discord import Embed

from bot.rules import VARIANTS, Options, Variant
from bot.text import LANGUAGES, Speaker
from bot.ui import guides
from bot.ui.addresses import Verb
from bot.ui.buttons import Button, Page
from bot.ui.help import PARTS, help_page
from bot.ui.links import Links
from bot.ui.play_marks import CHEAPEST, DEAD_END, HELP, TRICK
from bot.ui.symbols import SIGNS
from tests.text.files import TEXTS
from tests.ui.limits import check
from tests.ui.tables import SHIPPED

SAY = TEXTS.speak("en")
MARKED = [name for name, kind in VARIANTS.items() if kind.marks]

speakers = pytest.mark.parametrize("say", [TEXTS.speak(language) for language in LANGUAGES], ids=LANGUAGES)


def field(embed: Embed, name: str) -> str:
    return next((f.value or "" for f in embed.fields if f.name == name), "")


def on_the_table(name: str) -> Variant:
    kind = VARIANTS[name]
    return kind.create(kind.seat_counts[0], Options(), SHIPPED)


@speakers
@pytest.mark.parametrize("variant", VARIANTS)
def test_rules_come_short_and_in_full(say: Speaker, variant: str) -> None:
    short, full = guides.rules(say, variant), guides.rules(say, variant, full=True)
    assert short.description == full.description
    assert not short.fields
    assert len(full) > 2 * len(short)
    known = guides.chapters(VARIANTS[variant])
    assert [f.name for f in full.fields] == [say(f"rules-section-{each}") for each in known]


@speakers
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_chapter_of_the_full_rules_is_a_press_away(say: Speaker, variant: str) -> None:
    table = on_the_table(variant)
    full = guides.rules(say, variant, full=True, table=table)
    for chapter in guides.chapters(VARIANTS[variant], table):
        embed = guides.rules(say, variant, chapter=chapter, table=table)
        assert field(full, say(f"rules-section-{chapter}")) in (embed.description or "")
        assert not embed.fields
        rows = guides.rules_rows(say, variant, chapter=chapter, table=table)
        check(Page(embed, rows))
        buttons = [each for row in rows[1:] for each in row if isinstance(each, Button)]
        assert [each.label for each in buttons if each.disabled] == [say(f"rules-section-{chapter}")]
        assert len(buttons) == 1 + len(guides.chapters(VARIANTS[variant], table))


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_signs_on_the_buttons_are_explained_wherever_they_can_stand(variant: str) -> None:
    legend = guides.rules(SAY, variant, chapter="signs").description or ""
    helped = variant == "face-to-face"
    assert [sign in legend for sign in (TRICK, CHEAPEST, DEAD_END, HELP)] == [True, True, True, helped]


@speakers
@pytest.mark.parametrize("variant", MARKED)
def test_a_chapter_explains_every_symbol(say: Speaker, variant: str) -> None:
    _, *lines = (guides.rules(say, variant, chapter="symbols").description or "").splitlines()
    marks = VARIANTS[variant].marks
    assert len(lines) == len(marks)
    assert all(line.startswith(SIGNS[mark]) for line, mark in zip(lines, marks, strict=True))


@speakers
def test_the_full_rules_of_extreme_explain_every_symbol(say: Speaker) -> None:
    explained = field(guides.rules(say, "extreme", full=True), say("rules-section-symbols"))
    assert len(explained.splitlines()) == len(VARIANTS["extreme"].marks)


@pytest.mark.parametrize(
    ("variant", "first"), [("extreme", "✋ Stop: 4, 27, 52, 81"), ("on-fire", "🔥 Fire: 22, 33, 44, 55, 66, 77")]
)
def test_the_rules_tell_which_cards_of_a_table_carry_symbols(variant: str, first: str) -> None:
    embed = guides.rules(SAY, variant, full=True, table=on_the_table(variant))
    lines = field(embed, SAY("rules-section-cards")).splitlines()
    assert lines[0] == first
    assert len(lines) == len(VARIANTS[variant].marks)


@pytest.mark.parametrize("variant", VARIANTS)
def test_cards_are_listed_only_where_they_carry_something_and_a_table_is_known(variant: str) -> None:
    assert ("cards" in guides.chapters(VARIANTS[variant], on_the_table(variant))) == (variant in MARKED)
    assert "cards" not in guides.chapters(VARIANTS[variant])


@speakers
def test_the_numbers_in_the_rules_are_those_of_the_rules(say: Speaker) -> None:
    """An error here misleads players."""
    assert all(number in say("rules-original-setup") for number in ("8", "7", "6"))
    assert all(number in say("rules-original") for number in ("2", "99", "1", "100", "10"))
    assert "98" in say("rules-original-end")
    assert all(number in say("rules-face-to-face") for number in ("58", "2", "59", "1", "60", "10"))
    assert "28" in say("rules-extreme")
    assert "37" in say("rules-original-trick")
    assert "47" in say("rules-original-trick")
    [burning] = on_the_table("on-fire").marked_cards().values()
    assert all(str(card) in say("rules-on-fire") for card in burning)


@speakers
def test_the_way_to_a_first_game_has_four_steps(say: Speaker) -> None:
    steps = (help_page(say).embed.description or "").splitlines()
    assert [step[:2] for step in steps] == ["1.", "2.", "3.", "4."]
    assert say("button-play-guided") in steps[0]
    assert say("button-play-now") in steps[1]
    assert "`/table open`" in steps[2]


@speakers
def test_the_help_begins_with_the_aim_and_how_one_loses(say: Speaker) -> None:
    """Whoever has never seen the cards can play after it."""
    first = help_page(say).embed.fields[0]
    assert first.name == say("help-goal-title")
    assert all(number in (first.value or "") for number in ("2", "99", "10", "37", "47", "↑", "↓"))


@speakers
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("on_server", [True, False])
def test_help_has_a_press_for_each_part_and_plays_only_on_servers(say: Speaker, part: str, on_server: bool) -> None:
    page = help_page(say, part, on_server=on_server)
    check(page)
    buttons = [each for row in page.rows for each in row if isinstance(each, Button)]
    assert [each.address.arg for each in buttons if each.address.verb is Verb.HELP] == [*PARTS]
    assert [each.address.arg for each in buttons if each.disabled] == [part]
    assert any(each.address.verb is Verb.PLAY_NOW for each in buttons) == on_server


@speakers
def test_privacy_tells_how_long(say: Speaker) -> None:
    assert "30" in say("privacy-long")


@speakers
@pytest.mark.parametrize("page", [lambda say, links: help_page(say, links=links).embed, guides.privacy])
def test_the_hosts_own_pages_are_linked_where_there_are_any(
    say: Speaker, page: Callable[[Speaker, Links], Embed]
) -> None:
    links = Links(privacy="https://example.org/p", support="https://example.org/s")
    line = field(page(say, links), say("links-title"))
    assert line == f"[{say('link-privacy')}](https://example.org/p) · [{say('link-support')}](https://example.org/s)"
    assert say("links-title") not in [f.name for f in page(say, Links()).fields]
