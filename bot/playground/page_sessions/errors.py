"""The one exception of user actions."""


class ActionRefusedError(Exception):
    """A user cannot do this; the text is shown to them."""
