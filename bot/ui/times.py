"""Times, which Discord shows in each reader's own language and zone; and lengths of time, which it does not."""

from bot.text import Speaker

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def moment(at: float) -> str:
    """`in 5 minutes`, `3 days ago`, kept up to date by the reader's client."""
    return f"<t:{int(at)}:R>"


def clock_time(at: float) -> str:
    """`14:35`, in the reader's own zone."""
    return f"<t:{int(at)}:t>"


def length(say: Speaker, seconds: float) -> str:
    minutes = max(1, round(seconds / MINUTE))
    if minutes * MINUTE % DAY == 0:
        return say("length-days", count=minutes * MINUTE // DAY)
    if minutes % MINUTE == 0:
        return say("length-hours", count=minutes // 60)
    return say("length-minutes", count=minutes)
