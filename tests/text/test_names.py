"""Whatever strangers call themselves, a name comes out as plain words."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text import plain_name, shown_name
from bot.text.names import MOST

ESCAPED = re.compile(r"\\(.)")
LIVE = re.compile(r"(?<!\\)(?:\\\\)*[*_~`|\[\]()#]")  # markdown that nothing has put to sleep


@pytest.mark.parametrize("name", ["Ann", "Jiří Čermák", "Надія", "Ґалаґан", "李雷", "Ann 🃏", "O’Neill", "Ann-Marie"])
def test_an_ordinary_name_stays_as_it_is(name: str) -> None:
    assert plain_name(name) == shown_name(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("**bold** _it_ ~~gone~~", r"\*\*bold\*\* \_it\_ \~\~gone\~\~"),
        ("`code` ||secret||", r"\`code\` \|\|secret\|\|"),
        ("[click](there)", r"\[click\]\(there\)"),
        ("# Heading", r"\# Heading"),
        ("> quote", "› quote"),
        ("- item", r"\- item"),
        ("-# small", r"\-\# small"),
        ("1. item", r"1\. item"),
        ("12) item", r"12\) item"),
        ("back\\slash", r"back\\slash"),
    ],
)
def test_markdown_is_shown_and_not_obeyed(name: str, shown: str) -> None:
    assert shown_name(name) == shown


@pytest.mark.parametrize(
    "name",
    [
        "<@123456789012345678>",
        "<@!1>",
        "<@&1>",
        "<#1>",
        "<t:0:R>",
        "<:smile:123>",
        "<a:smile:123>",
        "</play:123>",
        "<id:customize>",
        "<https://evil.example>",
    ],
)
def test_what_discord_would_turn_into_something_else_stays_text(name: str) -> None:
    for made in (plain_name(name), shown_name(name)):
        assert "<" not in made
        assert ">" not in made


@pytest.mark.parametrize("name", ["@everyone", "@here", "hi @EVERYONE", "@Here!"])
def test_nobody_is_called_by_a_name(name: str) -> None:
    assert "@" not in plain_name(name)
    assert "＠" in shown_name(name)


@pytest.mark.parametrize("name", ["https://evil.example", "HTTP://x.y", "discord.gg/abc", "steam://run/1", "a://b"])
def test_a_link_is_no_link(name: str) -> None:
    assert "/" not in plain_name(name)
    assert "/" not in shown_name(name)


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("Ann\u202edrow", "Anndrow"),  # from right to left
        ("Ann\u2067x\u2069", "Annx"),
        ("A\u200bn\u200dn\ufeff", "Ann"),  # no width
        ("Ann\nBob\r\nEve\u2028Mia", "Ann Bob Eve Mia"),
        ("  Ann \t  Lee ", "Ann Lee"),
        ("Ann\x00\x07", "Ann"),
        ("\u3164\u2800", "?"),  # letters that show nothing
        ("\u200b", "?"),
        ("", "?"),
        ("\ud800Ann", "Ann"),  # half of a pair
        ("e\u0301", "é"),
    ],
)
def test_what_cannot_be_seen_is_gone(name: str, plain: str) -> None:
    assert plain_name(name) == plain


def test_marks_do_not_pile_up() -> None:
    monster = "Z" + "\u0334\u0335\u0336\u0337" * 6 + "o"
    assert plain_name(monster) == "Z\u0334\u0335o"


def test_a_long_name_ends_in_dots() -> None:
    assert plain_name("x" * 33) == "x" * 31 + "…"
    assert plain_name("x" * 32) == "x" * 32
    assert len(shown_name("*" * 32)) == 64  # every sign escaped


def test_a_name_from_right_to_left_leaves_the_numbers_beside_it_alone() -> None:
    assert plain_name("דנה") == "\u2068דנה\u2069"
    assert shown_name("سارة*") == "\u2068سارة\\*\u2069"


@given(st.text(max_size=80))
def test_no_name_gets_through_with_anything_live(name: str) -> None:
    plain, shown = plain_name(name), shown_name(name)
    bare = plain.removeprefix("\u2068").removesuffix("\u2069")
    assert 1 <= len(bare) <= MOST
    assert not set("<>/\n\r") & set(plain + shown)
    assert not any(unicodedata.category(sign)[0] == "C" for sign in bare)
    assert not LIVE.search(shown)
    assert not re.search("@(everyone|here)", plain, re.IGNORECASE)
    assert ESCAPED.sub(r"\1", shown) == plain
