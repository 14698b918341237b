"""The last turns that are over: what somebody is told who comes back to their hand."""

from bot.rules import State, Turn


def recent_turns(turns: tuple[Turn, ...], before: State, after: State) -> tuple[Turn, ...]:
    """As many as everybody else at the table can have had since one's own, the newest last."""
    if after.last is None or after.last is before.last:
        return turns
    return (*turns, after.last)[-len(after.hands) :]
