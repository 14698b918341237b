"""The languages, and how Discord's locales lead to them."""

LANGUAGES = ("en", "de", "ru", "uk", "cs")
SOURCE = "en"
FALLBACK_LOCALE = "en-US"  # its texts are what readers of all other locales get


def language_of(locale: object | None) -> str:
    """The language to answer `en-GB`, `de`, a `discord.Locale` or nothing in; unknown ones are answered in English."""
    language = str(locale or SOURCE).split("-")[0]
    return language if language in LANGUAGES else SOURCE


def has_own_texts(locale: object) -> bool:
    """Whether a reader of `locale` gets other words than everybody whose language is not there."""
    return str(locale) == FALLBACK_LOCALE or language_of(locale) != SOURCE
