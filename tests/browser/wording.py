"""The bot's texts from its locale files, so that rewording them breaks no test."""

from typing import Any

from tests.text.files import TEXTS

_SAY = TEXTS.speak("en-US")


def bot_text(key: str, **facts: Any) -> str:
    """As the page shows it, without the marks of emphasis."""
    return _SAY(key, **facts).replace("*", "")
