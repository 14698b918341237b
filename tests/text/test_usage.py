"""The program and the message files agree: nothing is asked for that is not there, nothing is there for nobody."""

from bot.rules import Clause
from tests.text.files import messages, parts
from tests.text.usage import ENDS, FILLED, FORBIDDING, WARNINGS, asked, mentioned


def test_every_message_that_is_asked_for_is_there() -> None:
    missing = {
        f"{place.file.name}:{place.line} {key}"
        for place in asked()
        for key in place.meant()
        if key not in messages("en")
    }
    assert missing == set()


def test_every_message_is_asked_for_somewhere() -> None:
    used = mentioned().union(*(place.meant() for place in asked()))
    assert sorted(messages("en").keys() - used) == []


def test_it_is_known_what_can_be_filled_into_every_key_that_is_put_together() -> None:
    assert {place.key for place in asked() if "*" in place.key} == FILLED.keys()


def test_every_message_is_given_the_facts_that_it_asks_for_and_no_others() -> None:
    """Where a key is put together, the messages that it can be share the facts."""
    for place in asked():
        if place.facts is not None:
            wanted = set().union(*(parts("en", key).variables for key in place.meant()))
            assert wanted == place.facts, f"{place.file.name}:{place.line} {place.key}"


def test_the_clauses_that_have_words_are_clauses() -> None:
    assert {*FORBIDDING, *ENDS, *WARNINGS} - {"gave-up"} <= set(Clause)
