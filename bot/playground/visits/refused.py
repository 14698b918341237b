class RefusedError(Exception):
    """What a user cannot do here; its text is shown to them."""
