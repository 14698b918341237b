"""The notation: records that are odd in form, and exactly where each fault is found."""

import pytest

from tests.notation.records import FACES, IN_ORDER, TWO, extreme, fault, one, several

START = ((1, 1, 100, 100), 0, 1)


def position(text: str | bytes) -> tuple[tuple[int, ...], int, int | None]:
    report = one(text)
    return report.piles, report.turns, report.next


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        ("1 2A … 3A", (5, "…", "syntax")),
        ("1 ... 2A 3A", (5, "...", "syntax")),
        ("1 2A … …", (5, "…", "syntax")),
        ("1 2A… 3A", (5, "2A…", "syntax")),
        ("1 2A....", (5, "2A.", "syntax")),
        ("…", (5, "…", "syntax")),
        ("1 give-up …", (5, "…", "end")),
        ("1 give-up ...", (5, "...", "end")),
        ("2 …", (5, "2", "O3")),
    ],
)
def test_the_mark_of_a_turn_under_way_stands_at_its_end_only(turn: str, expected: tuple[int, str, str]) -> None:
    assert fault(TWO + "\n" + turn) == expected


def test_a_turn_that_a_stop_card_ended_is_not_under_way() -> None:
    assert fault(extreme([4, 5, 6], "1 4A …")) == (6, "…", "X4")
    assert fault(extreme([4, 5, 6], "1 4A ...")) == (6, "...", "X4")
    assert fault(extreme([4, 5, 6], "1 4A nonsense")) == (6, "nonsense", "X4")


def test_a_turn_under_way_may_have_no_card_yet() -> None:
    assert position(TWO + "\n1 …\n") == position(TWO + "\n1...\n") == START
    assert one(TWO + "\n1 …\n").error is None


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        ("100 2A 3A", (5, "100", "O3")),
        ("0 2A 3A", (5, "0", "O3")),
        ("-1 2A 3A", (5, "-1", "syntax")),
        ("１ 2A 3A", (5, "１", "syntax")),
        ("1 1000A 3A", (5, "1000A", "O4")),
        ("1 1A 3A", (5, "1A", "O4")),
        ("1 2A,3A", (5, "2A,3A", "syntax")),
        ("1 " + "9" * 200 + "A", (5, "9" * 100, "syntax")),
        ("1 Give-up", (5, "Give-up", "syntax")),
    ],
)
def test_what_is_a_number_and_what_is_not(turn: str, expected: tuple[int, str, str]) -> None:
    assert fault(TWO + "\n" + turn) == expected
    assert position(TWO + "\n" + turn) == START


def test_the_position_before_a_fault_in_the_middle_of_a_line() -> None:
    report = one(TWO + "\n1 2A 3A\n2 9A 10A 12B 11B 13A\n")
    assert report.error is not None
    assert (report.error.token, report.error.clause) == ("11B", "O5")
    assert (report.piles, report.turns, report.next) == ((10, 12, 100, 100), 1, 2)
    assert report.hands[1] == (11, 13, 14, 15)


@pytest.mark.parametrize(
    ("result", "clause"),
    [
        ("lost O11 98", None),
        ("lost  O11   98", None),
        ("lost O11 97", "result"),
        ("lost O11 100", "result"),
        ("lost X1 98", "result"),
        ("lost O11b 98", "result"),
        ("won 1 F10", "result"),
        ("won", "result"),
        ("open", "result"),
        ("", "syntax"),
        ("lost", "syntax"),
        ("lost O11", "syntax"),
        ("lost 98 O11", "syntax"),
        ("won 1", "syntax"),
        ("won O12", "syntax"),
        ("Won", "syntax"),
    ],
)
def test_a_result_is_right_or_wrong_or_unreadable(result: str, clause: str | None) -> None:
    error = one(TWO + f'[Result "{result}"]\n\n1 give-up\n').error
    assert (error and (error.line, error.clause)) == (clause and (4, clause))


def test_a_wrong_result_describes_the_end_and_a_broken_rule_comes_first() -> None:
    report = one(TWO + '[Result "won"]\n\n1 2A give-up\n')
    assert (report.result, report.clause, report.score, report.turns) == ("lost", "O11", 97, 1)
    assert fault(TWO + '[Result "won"]\n\n1 3A 2A\n') == (6, "2A", "O5")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (TWO + '[Deck.2 "2"]\n[Deck.1 "2"]\n', (4, "Deck.2", "syntax")),
        (TWO + '[Deck.1 "2"]\n[Deck.2 "2"]\n[Instructions ""]\n', (4, "Deck.1", "syntax")),
        (FACES + f'[Deck "{IN_ORDER}"]\n', (5, "Deck", "syntax")),
        (TWO.replace(" 99", " 1000"), (3, "1000", "O1")),
        (TWO.replace(" 99", " ٩٩"), (3, "٩٩", "syntax")),
        (TWO.replace(" 99", " …"), (3, "…", "syntax")),
        (TWO + '[Options "takebacks=off takebacks=on"]\n', (4, "takebacks=on", "syntax")),
        (TWO + '[First "0"]\n', (4, "0", "syntax")),
        (TWO + '[first "1"]\n', (4, '[first "1"]', "syntax")),
        (TWO + '[First "1" ]\n', (4, '[First "1" ]', "syntax")),
        (TWO + '[First"1"]\n', (4, '[First"1"]', "syntax")),
    ],
)
def test_a_header_that_does_not_belong_is_found_where_it_stands(text: str, expected: tuple[int, str, str]) -> None:
    assert fault(text) == expected
    assert one(text).piles == ()


def test_a_fault_after_the_variant_still_names_variant_and_seats() -> None:
    broken = one(extreme([]).replace("\n\n", '\n[Instructions "stop 4"]\n\n'))
    assert (broken.variant, broken.seats) == ("extreme", 1)
    assert (one(TWO.replace('"2"', '"9"')).variant, one(TWO.replace('"2"', '"9"')).seats) == ("original", None)


@pytest.mark.parametrize("line", range(3))
def test_a_broken_header_is_one_fault_at_its_own_line_and_its_turns_are_no_other_game(line: int) -> None:
    headers = TWO.splitlines()
    headers[line] = headers[line].removeprefix("[")
    ((at, _, clause),) = [fault("\n".join(headers) + "\n\n1 2A 3A\n2 9A 10A\n")]
    assert (at, clause) == (line + 1, "syntax")


def test_a_line_of_no_text_among_the_headers_is_found_there() -> None:
    assert fault(TWO.encode().replace(b"\n", b"\n\xff\n", 1) + b"\n1 2A 3A\n") == (2, "", "syntax")


def test_an_unreadable_first_turn_describes_the_deal() -> None:
    assert position(TWO.encode() + b"\n\xff\n") == START
    assert position(TWO + "\nhello\n") == START
    assert fault(TWO.replace(" 99", "") + "\nhello\n") == (3, "", "O1")


def test_spaces_tabs_and_line_ends_of_any_kind() -> None:
    plain = TWO + "\n1 2A 3A\n2 9A 10A\n"
    assert one(plain).error is None
    assert one(plain.replace("\n", "\r\n")) == one(plain)
    assert one("\ufeff" + plain) == one("\ufeff\n" + plain) == one(plain)
    assert one(plain.replace(" ", "\t")) == one(plain)
    assert one(plain.replace(" ", "   ").replace("\n", " \t\n")) == one(plain)
    assert one(plain.rstrip("\n")) == one(plain)
    assert fault("\ufeff\n\n" + TWO + "\n1 3A 2A\n") == fault("\xa0\n" + TWO + "\n1 3A 2A\n") == (5, "2A", "O5")


def test_more_blank_lines_before_the_turns_count_as_lines() -> None:
    assert fault(TWO + "\n\n\n1 3A 2A\n") == (7, "2A", "O5")
    assert fault(TWO + "1 3A 2A\n") == (4, "2A", "O5")


def test_a_comment_between_two_games_belongs_to_the_second() -> None:
    broken = TWO + "\n# its first turn\n1 3A 2A\n"
    for first in (TWO, TWO + "\n1 2A 3A\n", TWO + "\n1 nonsense\n"):
        _, second = several(first + "\n# the second\n# game\n" + broken)
        assert second.error is not None
        assert (second.error.line, second.error.token) == (8, "2A")
        _, second = several(first + "\n# a remark\n\n" + broken)
        assert second.error is not None
        assert second.error.line == 6


def test_turns_after_a_gap_have_no_headers() -> None:
    first, second = several(TWO + "\n1 2A 3A\n\n2 9A 10A\n")
    assert first.error is None
    assert second.error is not None
    assert (second.error.line, second.error.token, second.error.clause) == (1, "2", "syntax")


def test_headers_do_not_follow_turns_without_a_gap() -> None:
    assert fault(TWO + '\n1 2A 3A\n[First "2"]\n') == (6, '[First "2"]', "syntax")


def test_face_to_face_need_not_say_that_two_play() -> None:
    assert one(FACES.replace('[Seats "2"]\n', "")).seats == 2
    assert fault(TWO.replace('[Seats "2"]\n', "")) == (1, "", "syntax")
