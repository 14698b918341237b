"""What the bot says, in five languages."""

from bot.text.languages import LANGUAGES, language_of
from bot.text.names import plain_name, shown_name
from bot.text.texts import Speaker, TextFault, Texts

__all__ = ["LANGUAGES", "Speaker", "TextFault", "Texts", "language_of", "plain_name", "shown_name"]
