"""The hours in which somebody wants no calls, by their own clocks."""

import re
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.tables import QuietHours

OFFSET = re.compile(r"(?:UTC|GMT)?\s*([+\-\u2212])(\d{1,2})(?::?([0-5]\d))?", re.IGNORECASE)
GREENWICH = "utc"
FARTHEST = timedelta(hours=14)
NEARBY = (
    *("Europe/London", "Europe/Berlin", "Europe/Prague", "Europe/Kyiv", "Europe/Moscow", "Asia/Yekaterinburg"),
    *("America/New_York", "America/Chicago", "America/Los_Angeles", "UTC"),
)
"""Offered before anything is typed: where people who speak one of the languages are likely to be."""


def quiet_until(quiet: QuietHours | None, now: float) -> float | None:
    """When they end, if they are on."""
    if quiet is None:
        return None
    here = datetime.fromtimestamp(now, time_zone(quiet.zone) or UTC)
    begun, over = here.hour >= quiet.start, here.hour >= quiet.end
    through_midnight = quiet.start > quiet.end
    if not (begun or not over if through_midnight else begun and not over):
        return None
    end = here.replace(hour=quiet.end, minute=0, second=0, microsecond=0, fold=0)
    return (end if end > here else end + timedelta(days=1)).timestamp()


def time_zone(name: str) -> tzinfo | None:
    """`+3`, `UTC-03:30` or `Europe/Kyiv`; nothing for what is no time zone here."""
    if (offset := OFFSET.fullmatch(name.strip())) is not None:
        sign, hours, minutes = offset.groups("0")
        length = timedelta(hours=int(hours), minutes=int(minutes))
        return timezone(length if sign == "+" else -length) if length <= FARTHEST else None
    if _key(name) == GREENWICH:
        return UTC
    found = _zones().get(_key(name))
    return ZoneInfo(found) if found is not None else None


def zone_name(name: str) -> str | None:
    """As it is written down, however it was typed."""
    zone = time_zone(name)
    return None if zone is None else str(zone)


def zones_like(typed: str) -> list[str]:
    """Those whose name has it in it; those that begin with it first."""
    if not typed.strip():
        return [zone for zone in NEARBY if time_zone(zone) is not None]
    if OFFSET.fullmatch(typed.strip()) or _key(typed) == GREENWICH:
        return [name] if (name := zone_name(typed)) is not None else []
    key = _key(typed)
    found = [(not any(part.startswith(key) for part in zone.split("/")), zone) for zone in _zones() if key in zone]
    return [_zones()[zone] for _, zone in sorted(found)]


def _key(name: str) -> str:
    return name.strip().casefold().replace(" ", "_")


@cache
def _zones() -> dict[str, str]:
    """By how they are looked for. A system that knows none leaves the offsets."""
    known = (name for name in available_timezones() if "/" in name and not name.startswith("Etc/"))
    return {_key(name): name for name in known}
