"""The options of a table in words."""

from bot.rules import Options
from bot.text import Speaker

THREE, SHORT, TAKE_BACKS, SHUFFLED = "three", "short", "take-backs", "shuffled"


def options_line(say: Speaker, options: Options, *, shuffled: bool = False) -> str:
    """What differs from the usual game; empty when nothing does."""
    usual = Options()
    unusual = {
        THREE: options.minimum > usual.minimum,
        SHORT: options.hand < usual.hand,
        "no-take-backs": not options.takebacks,
        SHUFFLED: shuffled,
    }
    return " · ".join(say(f"told-{name}") for name, on in unusual.items() if on)
