"""A code that is passed on must bring everybody the same cards, for ever, and a slip must not bring others."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from random import Random

import pytest

from bot.data_files import extreme_deck
from bot.rules import VARIANTS, Clause, DealCode, Instruction, Option, Options, Refused
from bot.rules.code_signs import SIGNS
from bot.rules.record import export
from bot.rules.sequence import Sequence

GOLDEN = {
    "4203N-QK8NW": ("40 99 64 26 48 74 68 76 98 82", "b350d386aa76e551"),
    "4J000-0000K": ("64 58 6 4 94 22 41 79", "d4a1858158df2ad0"),
    "4QZZZ-ZZZZ3": ("46 98 69 66 63 82 49 74", "be70d980cdb5ace8"),
    "5B000-00325": ("3 11 40 4 91 17 28 55", "70c5898867573c13"),
    "5M000-04K7F": ("16 14 54 43 49 53 46 19", "baa00885574302ac"),
}


BY_GAME = {
    "original": "bbcb51104cd3a0fc9d32d1b03f6448d7",
    "extreme": "6e0eef669fa221f68001a7ec8a394500",
    "on-fire": "9fc1ce7e89f256a1c327a627f6356742",
    "face-to-face": "9673b67b03d5c96d32dd5f41874ad55d",
}
"""A digest of every deal with every set of options, for every number of players."""


def code_of(random: Random) -> DealCode:
    kind = random.choice(list(VARIANTS.values()))
    offered = kind.options_offered
    options = Options(
        3 if Option.THREE in offered and random.random() < 0.5 else 2,
        -1 if Option.SHORT in offered and random.random() < 0.5 else 0,
        random.random() < 0.5,
    )
    seats = random.choice([0, *kind.seat_counts])
    shuffled = Option.SHUFFLED in offered and random.random() < 0.5
    return DealCode(kind.name, seats, random.getrandbits(32), options, shuffled)


def every_code(name: str) -> Iterator[DealCode]:
    """With each set of options that the game offers, for each number of players."""
    offered = VARIANTS[name].options_offered
    choices = [(False, True) if option in offered else (False,) for option in Option]
    for chosen in product(*choices):
        on = {option for option, is_on in zip(Option, chosen, strict=True) if is_on}
        options = Options(3 if Option.THREE in on else 2, -1 if Option.SHORT in on else 0, Option.TAKE_BACKS in on)
        for seats in VARIANTS[name].seat_counts:
            yield DealCode(name, seats, 0x98989898, options, Option.SHUFFLED in on)


def digest_of(name: str) -> str:
    deals = [f"{code}\n{export(code.deal(extreme_deck()), ())}" for code in every_code(name)]
    return sha256("\n".join(deals).encode()).hexdigest()[:32]


def fault(text: str) -> object:
    with pytest.raises(Refused) as refused:
        DealCode.parse(text)
    assert refused.value.clause == Clause.DEAL_CODE
    return refused.value.facts["fault"]


@pytest.mark.parametrize("code", GOLDEN)
def test_a_code_of_years_ago_still_brings_the_same_cards(code: str) -> None:
    top, digest = GOLDEN[code]
    deal = DealCode.parse(code).deal(extreme_deck())
    assert " ".join(map(str, deal.decks[0])).startswith(top)
    assert sha256(export(deal, ()).encode()).hexdigest()[:16] == digest


@pytest.mark.parametrize("name", VARIANTS)
def test_every_game_with_every_option_has_the_cards_that_it_always_had(name: str) -> None:
    assert digest_of(name) == BY_GAME[name]


def test_whatever_can_be_dealt_has_a_code_that_is_read_as_it_was_written() -> None:
    random = Random(98)
    for _ in range(500):
        code = code_of(random)
        assert DealCode.parse(str(code)) == code
        assert len(str(code)) == 11


def test_a_code_may_be_typed_as_it_was_heard() -> None:
    code = DealCode("original", 1, 0x0110)
    typed = str(code).lower().replace("0", "o").replace("1", "l").replace("-", " ")
    assert typed != str(code)
    assert DealCode.parse(typed) == code
    for between in ("", "\u2013", "\u2011", " - "):
        assert DealCode.parse(str(code).replace("-", between)) == code


def test_no_slip_of_one_sign_or_of_two_neighbours_brings_other_cards() -> None:
    random = Random(5)
    for _ in range(40):
        signs = str(code_of(random)).replace("-", "")
        for at, right in enumerate(signs):
            for wrong in SIGNS:
                if wrong != right:
                    assert fault(signs[:at] + wrong + signs[at + 1 :]) == "slip"
        for at in range(len(signs) - 1):
            if signs[at] != signs[at + 1]:
                assert fault(signs[:at] + signs[at + 1] + signs[at] + signs[at + 2 :]) == "slip"


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "length"),
        ("4203N-QK8N", "length"),
        ("4203N-QK8NWW", "length"),
        ("42U3N-QK8NW", "sign"),
        ("42ä3N-QK8NW", "sign"),
        ("4203N+QK8NW", "sign"),
        ("00000-00000", "version"),
        ("x" * 5000, "length"),
    ],
)
def test_a_code_that_is_none_is_refused_with_the_reason(typed: str, why: str) -> None:
    assert fault(typed) == why


@pytest.mark.parametrize(
    "code",
    [
        DealCode("original", 6, 1),
        DealCode("face-to-face", 3, 1),
        DealCode("face-to-face", 2, 1, Options(3)),
        DealCode("on-fire", 2, 1, shuffled=True),
    ],
)
def test_a_code_for_a_game_that_there_is_not_is_refused(code: DealCode) -> None:
    assert fault(str(code)) == "game"


def test_a_code_is_a_whole_legal_deal_for_every_table() -> None:
    random = Random(1)
    for _ in range(100):
        code = code_of(random)
        for seats in code.seat_counts:
            deal = code.settled(seats).deal(extreme_deck())
            assert deal.begin().variant.seats == seats
            assert (deal.first is None) == (seats > 1 and code.variant != "face-to-face")


def test_the_same_number_has_the_same_deck_whoever_plays_it() -> None:
    alone, four = (DealCode("original", seats, 7).deal(extreme_deck()) for seats in (1, 4))
    assert alone.decks == four.decks
    assert DealCode("on-fire", 1, 7).deal(extreme_deck()).decks != alone.decks
    assert len({str(DealCode("face-to-face", 2, 7).deal(extreme_deck()).decks[at]) for at in (0, 1)}) == 2


def test_dealt_symbols_follow_from_the_code_and_others_are_those_that_ship() -> None:
    dealt = DealCode("extreme", 1, 7, shuffled=True).deal(extreme_deck()).variant
    usual = DealCode("extreme", 1, 7).deal(extreme_deck()).variant
    assert dealt.marked_cards() != usual.marked_cards()
    assert {mark: len(cards) for mark, cards in dealt.marked_cards().items()} == dict.fromkeys(Instruction, 4)


def test_each_card_has_the_same_chance_at_each_place() -> None:
    """98 cards at 98 places in 2,000 decks: far from even, and this sum would be far from the 9,409 degrees."""
    decks = [Sequence(f"fair {seed}").shuffled(range(2, 100)) for seed in range(2000)]
    expected = len(decks) / 98
    counts = {(card, place): 0 for card in range(2, 100) for place in range(98)}
    for deck in decks:
        for place, card in enumerate(deck):
            counts[card, place] += 1
    chi = sum((count - expected) ** 2 / expected for count in counts.values())
    assert 97 * 97 - 600 < chi < 97 * 97 + 600
