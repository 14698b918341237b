"""The one exception for players."""


class Refused(Exception):  # noqa: N818 — it reads as what happened, not as a fault
    """An action that a clause forbids. The state is as it was; the facts are for that player's eyes only."""

    def __init__(self, clause: str, **facts: object) -> None:
        super().__init__(str(clause))  # never the facts: they may name a card in a hand, and this text may be logged
        self.clause = clause
        self.facts = facts
