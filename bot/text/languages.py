"""The languages, and how Discord's locales lead to them."""

# One line a language: its folder in data/locales, and its name, which is the same whoever reads it.
LANGUAGE_NAMES = {
    "en": "English",
    "de": "Deutsch",
    "ru": "Русский",
    "uk": "Українська",
    "cs": "Čeština",
}
LANGUAGES = tuple(LANGUAGE_NAMES)
SOURCE = "en"
FALLBACK_LOCALE = "en-US"  # its texts are what readers of all other locales get


def language_of(locale: object | None) -> str:
    """The language to answer `en-GB`, `de`, a `discord.Locale` or nothing in.

    A region has its own where there is one (`pt-BR`), else that of all (`es` for `es-419`); unknown ones read English.
    """
    tag = str(locale or SOURCE)
    return next((name for name in (tag, tag.split("-")[0]) if name in LANGUAGE_NAMES), SOURCE)


def has_own_texts(locale: object) -> bool:
    """Whether a reader of `locale` gets other words than everybody whose language is not there."""
    return str(locale) == FALLBACK_LOCALE or language_of(locale) != SOURCE
