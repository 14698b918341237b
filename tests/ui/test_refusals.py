"""Whatever is refused, wherever, is put into words that say what to do instead."""

import re
from random import Random

import pytest

from bot.rules import Action, Clause, EndTurn, Play, Refused, Signal, Start, State, TakeBack, Word, apply, deal
from bot.tables import TableClause
from bot.text import LANGUAGES
from bot.ui.obstacles import PERMISSIONS, opening_obstacle
from bot.ui.refusals import UNKNOWN, refusal
from tests.rules.games import at_random, moves, shuffled
from tests.rules.positions import original, position
from tests.text.files import TEXTS, messages
from tests.text.samples import samples
from tests.text.usage import ENDS, FORBIDDING, REFUSED, WARNINGS, edge_clauses
from tests.ui.limits import check_content
from tests.ui.snapshots import Sitter, snapshot_of
from tests.ui.tables import every_table

FIVE_SEATS = snapshot_of(
    position(original(5)), [Sitter("Ann_1"), Sitter("", "easy"), Sitter("Ben"), Sitter("Eve"), Sitter("Ivo")]
)
UNRAISED = {"O11", "O12", "X1", "X4", "X6", "F10", "F11", "F11a", "result"}
"""How games end, and what the reader of records says."""
OTHER_WORDS = {"permission-missing", "no-place", "paused"}  # they have facts of their own
TO_DO = (
    r"\b(press|play|wait|choose|open|use|ask|try|cover|have another look|look|write|type|end|add|finish|watch|join"
    r"|let)\b"
)


def worded() -> set[str]:
    """What the catalogue has words for."""
    return {key.removeprefix("refused-") for key in messages("en") if key.startswith("refused-")}


def test_every_clause_of_the_rules_that_refuses_has_words() -> None:
    assert set(Clause) & worded() == set(Clause) - UNRAISED


def test_every_clause_of_the_tables_has_words() -> None:
    assert set(TableClause) <= worded()


def test_every_clause_of_the_discord_edge_has_words_and_no_words_are_for_nothing() -> None:
    assert edge_clauses() - OTHER_WORDS <= worded()
    assert worded() - {UNKNOWN, *OTHER_WORDS} == {*Clause, *TableClause, *edge_clauses()} - UNRAISED - OTHER_WORDS
    assert edge_clauses() >= {"closed", "no-hint"}


def refused_in(state: State, random: Random) -> list[Refused]:
    """What comes of everything that could be tried here, by everybody."""
    actions: list[Action] = [EndTurn(), TakeBack(), Start(), Signal(0, Word.FREE)]
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


@pytest.mark.slow
def test_everything_that_is_refused_in_whole_games_can_be_told() -> None:
    met = set()
    for seed, variant in enumerate(every_table()):
        random = Random(seed)
        game = deal(shuffled(variant, random), random)
        for move in list(moves(game, at_random, random))[:: 4 + seed % 3]:
            for refused in refused_in(move.before, random):
                met.add(refused.clause)
                told(LANGUAGES[seed % len(LANGUAGES)], refused)
    assert met == {
        *("O3", "O4", "O5", "O6", "O9", "O11b", "O14", "X5", "X7", "X10", "X11", "X12", "B2", "F3", "F4", "F6", "F7")
    }


def test_whatever_forbids_a_play_ends_a_game_or_speaks_against_an_end_has_words_for_it() -> None:
    forbidding, ends, warnings = set(), set(), set()
    for seed, variant in enumerate(every_table()):
        random = Random(seed)
        for move in moves(deal(shuffled(variant, random), random), at_random, random):
            state = move.before
            plays = [Play(card, pile) for card in (*state.hand, 2) for pile in range(4)]
            forbidding |= {clause for play in plays if (clause := state.forbids(play))}
            if state.seat is not None:
                warnings |= {clause for clause in [state.variant.warns_end(state)] if clause}
            if move.after.outcome is not None:
                ends |= {move.after.outcome.clause, variant.conceded, variant.stuck}
    assert forbidding == set(FORBIDDING)
    assert warnings <= set(WARNINGS)
    assert ends <= set(ENDS)


def told(language: str, refused: Refused) -> str:
    text = refusal(TEXTS.speak(language), refused, FIVE_SEATS)
    check_content(text)
    assert text != TEXTS.speak(language)("refused-unknown")
    assert not re.search(r"\bnobody\b|None|[: ]\.$", text.replace("Nobody", "")), text
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clause", sorted(REFUSED))
def test_a_refusal_without_any_facts_can_be_told_too(language: str, clause: str) -> None:
    """A clause may be raised from more places than one, each with the facts it has."""
    told(language, Refused(clause))


@pytest.mark.parametrize("clause", sorted(REFUSED))
def test_a_refusal_says_what_to_do_instead(clause: str) -> None:
    for _, text in samples("en", f"refused-{clause}"):
        assert re.search(TO_DO, text, re.IGNORECASE), text
    least = min(sentences(text) for _, text in samples("en", f"refused-{clause}"))
    for language in LANGUAGES:
        for _, text in samples(language, f"refused-{clause}"):
            assert sentences(text) >= min(2, least), text


def sentences(text: str) -> int:
    return len(re.findall(r"[.:;!?](?=\s|$)", text))


def test_a_refusal_that_nobody_knows_has_words_of_last_resort() -> None:
    say = TEXTS.speak("de")
    assert refusal(say, Refused("brand-new", card=47)) == say("refused-unknown")


def test_facts_are_told_as_players_know_them() -> None:
    say = TEXTS.speak("en")
    assert "Ann\\_1 is playing" in refusal(say, Refused(Clause.O3, active=0), FIVE_SEATS)
    assert "Computer 1" in refusal(say, Refused(TableClause.NOT_YOUR_TURN, seat=1), FIVE_SEATS)
    assert "Seat 5" in refusal(say, Refused(TableClause.NOT_YOUR_TURN, seat=4))
    assert "I’ll go first" in refusal(say, Refused(TableClause.NOT_YOUR_TURN, seat=None), FIVE_SEATS)
    assert "<@77>" in refusal(say, Refused(TableClause.NOT_HOST, host=77))
    assert refusal(say, Refused(TableClause.SEATED)).startswith("You already")
    assert refusal(say, Refused(TableClause.SEATED, person=77)).startswith("<@77> already")
    assert "Try again <t:1001:R>" in refusal(say, Refused(TableClause.KEPT, until=1000.2))
    assert "in a few minutes" in refusal(say, Refused(TableClause.KEPT))


def test_missing_permissions_are_told_by_discords_own_names() -> None:
    text = opening_obstacle(TEXTS.speak("en"), ["send_messages", "embed_links"], 9)
    assert "**Send Messages, Embed Links**" in text
    assert "<#9>" in text
    for language in LANGUAGES:
        for name in PERMISSIONS:
            check_content(opening_obstacle(TEXTS.speak(language), [name], 9))
