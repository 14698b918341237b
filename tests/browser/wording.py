"""What the bot says, from the files it says it from: a better word there breaks no test here."""

from typing import Any

from bot.data_files import DATA
from bot.text import Texts

_SAY = Texts(DATA / "locales").speak("en-US")


def bot_text(key: str, **facts: Any) -> str:
    """As it is read on the page, without the signs of emphasis."""
    return _SAY(key, **facts).replace("*", "")
