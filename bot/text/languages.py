"""The languages, and how Discord's locales lead to them."""

LANGUAGES = ("en", "de", "ru", "uk", "cs")
SOURCE = "en"


def language_of(locale: object | None) -> str:
    """The language to answer `en-GB`, `de`, a `discord.Locale` or nothing in; unknown ones are answered in English."""
    language = str(locale or SOURCE).split("-")[0]
    return language if language in LANGUAGES else SOURCE
