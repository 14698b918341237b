"""The notation: the answers that a record gets."""

import json

import msgspec
import pytest

from bot.data_files import extreme_deck
from bot.rules import VARIANTS, Deal, Options
from bot.rules.headers import special_headers
from bot.rules.notation import read_header, write_deal
from tests.notation.records import FACES, IN_ORDER, SOLO, TWO, extreme, fault, one, several
from tests.rules.games import SHIPPED


def test_the_answer_has_the_described_fields_in_order() -> None:
    answer = json.loads(msgspec.json.encode(one(TWO + "\n1 2A 3A\n")))
    assert list(answer) == [
        "variant", "seats", "result", "clause", "winner", "score", "turns", "next", "piles", "hands", "decks", "error",
    ]  # fmt: skip
    assert answer["hands"] == [[4, 5, 6, 7, 8, 16, 17], [9, 10, 11, 12, 13, 14, 15]]
    assert (answer["piles"], answer["decks"], answer["next"], answer["turns"]) == ([3, 1, 100, 100], [82], 2, 1)
    assert (answer["result"], answer["clause"], answer["score"], answer["error"]) == ("open", None, None, None)


def test_a_game_without_turns_is_open() -> None:
    report = one(TWO)
    assert (report.result, report.next, report.turns, report.error) == ("open", 1, 0, None)


def test_a_whole_game_in_order_is_won() -> None:
    turns = [f"1 {' '.join(f'{card}A' for card in range(first, first + 2))}" for first in range(2, 92, 2)]
    turns += [f"1 {card}A" for card in range(92, 100)]
    report = one(SOLO + '[Result "won"]\n\n' + "\n".join(turns))
    assert (report.result, report.clause, report.score, report.next, report.error) == ("won", "O12", 0, None, None)
    assert report.turns == len(turns)


def test_first_names_the_seat_that_begins() -> None:
    assert one(TWO + '[First "2"]\n\n2 9A 10A\n').next == 1


def test_a_turn_under_way_ends_in_dots() -> None:
    for mark in (" ...", " …", "...", "…"):
        report = one(TWO + f"\n1 2A{mark}\n")
        assert (report.error, report.next, report.turns, report.piles[0]) == (None, 1, 0, 2)


def test_nothing_follows_a_turn_under_way() -> None:
    assert fault(TWO + "\n1 2A ...\n1 3A\n") == (6, "1", "syntax")


def test_comments_and_blank_lines_count_as_lines() -> None:
    text = "# a game\n" + TWO + "\n# the first turn\n1 2A 3A # good\n2 9A 2A\n"
    assert fault(text) == (8, "2A", "O4")


@pytest.mark.parametrize(
    ("turns", "expected"),
    [
        ("1 2A 99A", (5, "99A", "O4")),
        ("1 200A", (5, "200A", "O4")),
        ("2 9A 10A", (5, "2", "O3")),
        ("9 9A 10A", (5, "9", "O3")),
        ("1 3A 2A", (5, "2A", "O5")),
        ("1 2C 3C", (5, "3C", "O6")),
        ("1 2A", (5, "", "O9")),
        ("1", (5, "", "O9")),
        ("1 2E", (5, "2E", "syntax")),
        ("1 2a", (5, "2a", "syntax")),
        ("1 ٢A", (5, "٢A", "syntax")),
        ("one 2A", (5, "one", "syntax")),
        ("1 give-up\n2 9A 10A", (6, "2", "end")),
        ("1 give-up 2A", (5, "2A", "end")),
    ],
)
def test_a_breach_stops_the_record(turns: str, expected: tuple[int, str, str]) -> None:
    assert fault(TWO + "\n" + turns) == expected


def test_a_refused_end_describes_the_position_after_the_plays() -> None:
    report = one(TWO + "\n1 2A\n")
    assert (report.piles, report.hands[0], report.turns, report.next) == (
        (2, 1, 100, 100), (3, 4, 5, 6, 7, 8), 0, 1,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "clause", "winner", "score"),
    [
        (TWO + "\n1 give-up", "O11", None, 98),
        (extreme([2, 3], "1 give-up"), "X1", None, 98),
        (FACES + "\n1 2A 3A\n2 give-up", "F11", 1, 58),
        (TWO + "\n1 2A give-up", "O11", None, 97),
    ],
)
def test_a_give_up_has_the_clause_of_its_variant(text: str, clause: str, winner: int | None, score: int) -> None:
    report = one(text)
    assert (report.clause, report.winner, report.score, report.error) == (clause, winner, score, None)


def test_face_to_face_names_its_own_clauses() -> None:
    assert fault(FACES + "\n1 2A 59A") == (6, "59A", "F4")
    assert fault(FACES + "\n2 59C 58C") == (6, "2", "F3")
    assert fault(FACES + "\n1 2A 3C") == (6, "3C", "F7")
    assert fault(FACES + "\n1 2A") == (6, "", "F4")


def test_a_stop_card_ends_its_line() -> None:
    assert one(extreme([4, 5, 6], "1 4A", "1 5A 6A")).error is None
    assert fault(extreme([4, 5, 6], "1 4A 5A")) == (6, "5A", "X4")


def test_the_results_of_a_header_are_checked() -> None:
    assert one(TWO + '[Result "lost O11 98"]\n\n1 give-up').error is None
    assert fault(TWO + '[Result "won"]\n\n1 give-up') == (4, "won", "result")
    assert fault(TWO + '[Result "open"]\n\n1 give-up') == (4, "open", "result")
    assert fault(TWO + '[Result "nearly"]\n\n1 give-up') == (4, "nearly", "syntax")
    assert one(FACES + '[Result "won 2 F11"]\n\n1 give-up').error is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('[Variant "original"]\n[Seats "2"]\n[Deck "2 3"]\n', (3, "", "O1")),
        (f'[Variant "original"]\n[Seats "2"]\n[Deck "{IN_ORDER} 5"]\n', (3, "5", "O1")),
        (FACES.replace('[Deck.1 "2', '[Deck.1 "60'), (3, "60", "F1")),
        (FACES.replace('[Deck.2 "59', '[Deck.2 "60'), (4, "60", "F1")),
        (TWO.replace("2 3 4", "2 x 4"), (3, "x", "syntax")),
        ('[Variant "original"]\n[Seats "2"]\n', (1, "", "syntax")),
        (TWO.replace("original", "poker"), (1, "poker", "syntax")),
        (TWO.replace('"2"', '"6"'), (2, "6", "syntax")),
        (TWO + '[Options "minimum=4"]\n', (4, "minimum=4", "syntax")),
        (TWO + '[Colour "red"]\n', (4, '[Colour "red"]', "syntax")),
        (TWO + '[Seats "2"]\n', (4, '[Seats "2"]', "syntax")),
        (TWO + "[Result won]\n", (4, "[Result won]", "syntax")),
        (TWO + '[First "3"]\n', (4, "3", "syntax")),
        (FACES + '[Options "minimum=3"]\n', (5, "minimum=3", "O15a")),
        (extreme([]) .replace("\n\n", '\n[Instructions "stop 4 27"]\n\n'), (5, "", "X-deck")),
        (TWO + '[Instructions "stop 4 27"]\n', (4, "Instructions", "syntax")),
    ],
)  # fmt: skip
def test_headers_that_make_no_game(text: str, expected: tuple[int, str, str]) -> None:
    assert fault(text) == expected
    assert one(text).piles == ()


SYMBOLS = str(extreme_deck())


@pytest.mark.parametrize(
    ("right", "wrong", "token"),
    [
        ("skull", "ghost", "ghost"),
        ("skull", "stop", "stop"),
        ("no trick", "no trik", "trik"),
        ("skull", "4 skull", "4"),
        (" 4 ", " 4 4 ", "4"),
        (" 4 ", " x ", "x"),
        (" 4 ", " 100 ", "100"),
        (" ; skull", " 5 ; skull", "5"),
        ("stop 4 ", "stop ", ""),
    ],
)
def test_a_wrong_table_of_instructions_is_told_by_its_first_wrong_word(right: str, wrong: str, token: str) -> None:
    assert right in SYMBOLS
    text = extreme([]).replace("\n\n", f'\n[Instructions "{SYMBOLS.replace(right, wrong, 1)}"]\n\n')
    assert fault(text) == (5, token, "X-deck")


def test_a_deck_in_which_cards_are_only_missing_has_no_wrong_card() -> None:
    assert fault(TWO.replace(" 99", "")) == (3, "", "O1")


def test_games_are_separated_by_blank_lines() -> None:
    reports = several(TWO + "\n1 2A 3A\n\n\n" + SOLO + "\n" + TWO + "\n1 3A 2A\n\nnoise\nnoise\n")
    assert [r.error and r.error.clause for r in reports] == [None, None, "O5", "syntax"]
    assert [r.seats for r in reports] == [2, 1, 2, None]


def test_bytes_that_are_no_text_are_unreadable() -> None:
    assert fault(b"\xff\xfe\x00garbage\n") == (1, "", "syntax")
    assert fault(TWO.encode() + b"\n1 2A 3A\n\xc3\x28\n") == (6, "", "syntax")


def test_nothing_in_nothing_out() -> None:
    assert several("") == several("\n\n") == several("# nothing but a comment\n\n") == []


@pytest.mark.parametrize("name", VARIANTS)
def test_the_headers_of_every_variant_are_read_back(name: str) -> None:
    kind = VARIANTS[name]
    for seats in kind.seat_counts:
        deal = Deal(kind.create(seats, Options(), SHIPPED), (tuple(kind.cards),) * kind.deck_count)
        headers = write_deal(deal, seats - 1)
        names = [read_header(line)[0] for line in headers]
        assert names == ["Variant", "Seats", "First", *special_headers(kind)]
        report = one("\n".join(headers) + "\n")
        assert (report.error, report.variant, report.seats, report.next) == (None, name, seats, seats)
