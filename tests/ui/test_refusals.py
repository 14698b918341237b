"""Whatever is refused, wherever, is put into words that say what to do instead."""

import ast
import re
from pathlib import Path
from random import Random

import pytest

from bot.rules import Clause, EndTurn, Play, Refused, Signal, Start, State, TakeBack, Word, apply, deal
from bot.tables import TableClause
from bot.text import LANGUAGES
from bot.ui.refusals import EDGE, EXTREME, FACE_TO_FACE, PERMISSIONS, RULES, TABLE, WORDED, permission_missing, refusal
from bot.ui.seats import Seat
from tests.rules.games import at_random, moves, shuffled, tables
from tests.text.files import DATA, TEXTS
from tests.text.samples import samples
from tests.ui.limits import check_content

SEATS = [Seat("Ann_1"), Seat("", "easy"), Seat("Ben"), Seat("Eve"), Seat("Ivo")]
UNRAISED = {"O11", "O12", "X1", "X4", "X6", "F10", "F11", "F11a", "result"}
"""How games end, and what the reader of records says."""
BY_OTHER_WORDS = {"permission-missing", "paused"}  # they have facts of their own
TO_DO = (
    r"\b(press|play|wait|choose|open|use|ask|try|cover|have another look|look|write|end|add|finish|watch|join|let)\b"
)


def edge_clauses() -> set[str]:
    """What the Discord edge raises by a name of its own: read from the source."""
    found = set()
    for top in ("bot/channel", "cogs"):
        for path in (DATA.parent / top).rglob("*.py"):
            found |= _raised(path)
    return found


def _raised(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refused" and node.args:
            what = node.args[0]
            if isinstance(what, ast.Constant):
                found.add(what.value)
            elif isinstance(what, ast.Name) and what.id.isupper():
                found.add(what.id.lower().replace("_", "-"))  # constants are named as their value
    return found


def test_every_clause_of_the_rules_that_refuses_has_words():
    assert {*RULES, *EXTREME, *FACE_TO_FACE} == set(Clause) - UNRAISED


def test_every_clause_of_the_tables_has_words():
    assert set(TABLE) == set(TableClause)


def test_every_clause_of_the_discord_edge_has_words_and_no_words_are_for_nothing():
    assert edge_clauses() - BY_OTHER_WORDS == set(EDGE)
    assert edge_clauses() >= {"closed", "no-hint"}


def refused_in(state: State, random: Random) -> list[Refused]:
    """What comes of everything that could be tried here, by everybody."""
    actions = [EndTurn(), TakeBack(), Start(), Signal(0, Word.FREE)]
    actions += [Play(card, pile) for card in random.sample(state.variant.cards, 12) for pile in range(4)]
    actions += [Play(card, pile) for card in state.hand for pile in range(4)]
    found = []
    for seat in range(state.variant.seats):
        for action in actions:
            try:
                apply(state, seat, action)
            except Refused as refused:
                found.append(refused)
    return found


def test_everything_that_is_refused_in_whole_games_can_be_told():
    met = set()
    for at, variant in enumerate(tables()):
        random = Random(at)
        game = deal(shuffled(variant, random), random)
        for move in list(moves(game, at_random, random))[:: 4 + at % 3]:
            for refused in refused_in(move.before, random):
                met.add(refused.clause)
                for language in LANGUAGES[at % 5 : at % 5 + 1]:
                    told(language, refused)
    assert met == {
        *("O3", "O4", "O5", "O6", "O9", "O11b", "O14", "X5", "X7", "X10", "X11", "X12", "F3", "F4", "F6", "F7")
    }


def told(language: str, refused: Refused) -> str:
    text = refusal(TEXTS.speak(language), refused, SEATS)
    check_content(text)
    assert text != TEXTS.speak(language)("refused-unknown")
    assert not re.search(r"\bnobody\b|None|[: ]\.$", text.replace("Nobody", "")), text
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clause", sorted(WORDED))
def test_a_refusal_without_any_facts_can_be_told_too(language, clause):
    """A clause may be raised from more places than one, each with the facts it has."""
    told(language, Refused(clause))


@pytest.mark.parametrize("clause", sorted(WORDED))
def test_a_refusal_says_what_to_do_instead(clause):
    for _, text in samples("en", f"refused-{clause}"):
        assert re.search(TO_DO, text, re.IGNORECASE), text
    least = min(sentences(text) for _, text in samples("en", f"refused-{clause}"))
    for language in LANGUAGES:
        for _, text in samples(language, f"refused-{clause}"):
            assert sentences(text) >= min(2, least), text


def sentences(text: str) -> int:
    return len(re.findall(r"[.:;!?](?=\s|$)", text))


def test_a_refusal_that_nobody_knows_has_words_of_last_resort():
    say = TEXTS.speak("de")
    assert refusal(say, Refused("brand-new", card=47)) == say("refused-unknown")


def test_facts_are_told_as_players_know_them():
    say = TEXTS.speak("en")
    assert "Ann\\_1 is playing" in refusal(say, Refused(Clause.O3, active=0), SEATS)
    assert "Computer 2" in refusal(say, Refused(TableClause.NOT_YOUR_TURN, seat=1), SEATS)
    assert "Seat 5" in refusal(say, Refused(TableClause.NOT_YOUR_TURN, seat=4))
    assert "I’ll start" in refusal(say, Refused(TableClause.NOT_YOUR_TURN, seat=None), SEATS)
    assert "<@77>" in refusal(say, Refused(TableClause.NOT_HOST, host=77))
    assert refusal(say, Refused(TableClause.SEATED)).startswith("You already")
    assert refusal(say, Refused(TableClause.SEATED, person=77)).startswith("<@77> already")


def test_missing_permissions_are_told_by_discords_own_names():
    text = permission_missing(TEXTS.speak("en"), ["send_messages", "embed_links"], 9)
    assert "**Send Messages, Embed Links**" in text
    assert "<#9>" in text
    for language in LANGUAGES:
        for name in PERMISSIONS:
            check_content(permission_missing(TEXTS.speak(language), [name], 9))
