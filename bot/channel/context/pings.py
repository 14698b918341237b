"""Whom a message may call: nobody too often, whoever asks."""

from collections.abc import Iterable

from bot.channel.context.settings_cache import SettingsCache


def people_to_ping(settings: SettingsCache, people: Iterable[int]) -> tuple[int, ...]:
    """Those of them who have not just been called, at whichever table; from now on they have."""
    return tuple(person for person in people if settings.pings.take(person) is None)
