"""The one exception of user actions."""


class ActionRefusedError(Exception):
    """A user cannot do this; the text with this key is shown to them."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts
