"""A seal fixes the deck and tells nothing of it."""

from random import Random

from msgspec.structs import replace

from bot.rules import VARIANTS, Instructions, Options, deal
from bot.rules.seal import SIGNS, seal, secret_from

MARKS = Instructions.shuffled(Random(98))


def test_the_seal_of_years_ago_is_still_the_seal() -> None:
    variant = VARIANTS["original"].create(2, Options(), MARKS)
    assert seal(deal(variant, Random(98)), secret_from(98)) == "PZH1Z-KP3TR-K45ZM-FBC77-65NZF"


def test_another_card_or_another_secret_is_another_seal() -> None:
    for kind in VARIANTS.values():
        dealt = deal(kind.create(2, Options(), MARKS), Random(1))
        top, second, *rest = dealt.decks[-1]
        others = (
            seal(replace(dealt, decks=(*dealt.decks[:-1], (second, top, *rest))), secret_from(1)),
            seal(dealt, secret_from(2)),
            seal(dealt, secret_from(1 << 119)),
        )
        assert seal(dealt, secret_from(1)) not in others
        assert len(set(others)) == len(others)
        assert len(others[0].replace("-", "")) == SIGNS


def test_who_starts_belongs_to_it_only_where_that_was_drawn() -> None:
    """Otherwise a record, which says who did start, would have another seal than the table had."""
    team = deal(VARIANTS["original"].create(2, Options(), MARKS), Random(1))
    duel = deal(VARIANTS["face-to-face"].create(2, Options(), MARKS), Random(1))
    assert seal(team, "x") == seal(replace(team, first=1), "x")
    assert seal(duel, "x") != seal(replace(duel, first=1 - (duel.first or 0)), "x")
