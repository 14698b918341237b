"""A command that a text speaks of is linked once Discord has told its number; until then it stands there by name."""

import pytest

from bot.data_files import DATA
from bot.text import LANGUAGES, Texts
from tests.text.files import TEXTS, messages, parts
from tests.ui.limits import CONTENT

LONG = 2**63 - 1


@pytest.fixture(scope="module")
def texts() -> Texts:
    """Of a bot that knows its commands."""
    texts = Texts(DATA / "locales", strict=True)
    texts.commands |= {name: f"</{name}:{LONG}>" for name in ("table open", "help", "table invite", "server settings")}
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_known_command_is_linked_and_any_other_stays_a_name(texts: Texts, language: str) -> None:
    say = texts.speak(language)
    assert f"</table open:{LONG}>" in say("refused-T-no-table")
    assert "`/table open`" not in say("refused-T-no-table")
    assert "`/me unblock`" in say("blocked-how")
    assert "`/table open`" in TEXTS.speak(language)("refused-T-no-table")


def test_a_command_with_something_behind_it_is_no_link(texts: Texts) -> None:
    texts.commands["play"] = f"</play:{LONG}>"
    assert "</play:" not in texts.speak("en")("help-commands").replace(f"</play:{LONG}>", "", 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_description_of_a_command_and_no_label_speaks_of_one_in_code(language: str) -> None:
    """They show no links."""
    plain = [
        key for key in messages(language) if key.startswith(("command-", "option-", "choice-", "button-", "menu-"))
    ]
    assert plain
    assert not [key for key in plain if "`/" in "".join(parts(language, key).text)]


def test_a_refusal_with_a_link_still_fits(texts: Texts) -> None:
    assert len(texts.speak("en")("refused-T-channel-not-allowed")) < CONTENT
