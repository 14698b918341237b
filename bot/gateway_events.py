"""What Discord's gateway sends and discord.py cannot read: it would end the process, and so everybody's games."""

import functools
import logging
from collections.abc import Callable
from typing import Any

Parser = Callable[[Any], None]

START = ("READY", "RESUMED")  # without them there is no session: then it is better to start again

log = logging.getLogger(__name__)


def survive_unreadable_events(parsers: dict[str, Parser]) -> None:
    """`parsers` are the client's own, by the name of the event."""
    for event, parse in parsers.items():
        if event not in START:
            parsers[event] = _guarded(event, parse)


def _guarded(event: str, parse: Parser) -> Parser:
    @functools.wraps(parse)
    def guarded(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:  # its words may repeat what it could not read, and that may hold a token
            log.error("Discord sent a %s that cannot be read: %s in %s", event, type(error).__name__, place_of(error))

    return guarded


def place_of(error: Exception) -> str:
    """Where in the code: enough to find it, and nothing of what was sent."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "an unknown place"
    code = trace.tb_frame.f_code
    return f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} ({code.co_name})"
