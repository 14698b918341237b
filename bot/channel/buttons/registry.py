"""Which function answers which button: `@button(Verb.JOIN)` stands above it."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.channel.context.request import ButtonPress
from bot.ui.addresses import Verb

Handler = Callable[[ButtonPress], Awaitable[None]]
H = TypeVar("H", bound=Handler)

HANDLERS: dict[Verb, Handler] = {}


def button(verb: Verb) -> Callable[[H], H]:
    """Each verb has exactly one handler."""

    def register(handler: H) -> H:
        if verb in HANDLERS:
            raise ValueError(f"two handlers for {verb}")
        HANDLERS[verb] = handler
        return handler

    return register
