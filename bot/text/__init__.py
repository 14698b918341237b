"""What the bot says, in five languages."""

from bot.text.languages import LANGUAGES, has_own_texts, language_of
from bot.text.names import plain_name, shown_name
from bot.text.texts import Speaker, TextFault, Texts

__all__ = ["LANGUAGES", "Speaker", "TextFault", "Texts", "has_own_texts", "language_of", "plain_name", "shown_name"]
