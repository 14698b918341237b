"""What the bot says, in every language that `languages.py` lists."""

from bot.text.languages import LANGUAGE_NAMES, LANGUAGES, has_own_texts, language_of
from bot.text.names import plain_name, shown_name
from bot.text.texts import Speaker, TextFault, Texts

__all__ = [
    "LANGUAGES",
    "LANGUAGE_NAMES",
    "Speaker",
    "TextFault",
    "Texts",
    "has_own_texts",
    "language_of",
    "plain_name",
    "shown_name",
]
