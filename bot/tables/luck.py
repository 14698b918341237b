"""Where the cards come from: from chance, or from a deal's code."""

from random import Random
from secrets import randbits

from bot.rules import DealCode, Instructions, deal
from bot.rules.seal import BITS, secret_from
from bot.tables import rows
from bot.tables.played_on import PlayedOn
from bot.tables.setup import Setup


class Luck:
    def __init__(self, random: Random, instructions: Instructions, shipped: Instructions) -> None:
        """`instructions` as the host has set them; `shipped`: those that every version has, which codes mean."""
        self._random, self._instructions, self._shipped = random, instructions, shipped

    def begin(self, setup: Setup, played_on: PlayedOn | None, seats: int) -> rows.Began:
        """The cards, shuffled anew or as they lay in the game that is played on."""
        if played_on is not None and played_on.deal is not None:
            return rows.Began(played_on.deal, rows.RULES_VERSION, played_on.moves)
        return self.deal(setup, seats)

    def deal(self, setup: Setup, seats: int) -> rows.Began:
        if setup.deal is not None:
            return rows.Began(DealCode.parse(setup.deal).settled(seats).deal(self._shipped), rows.RULES_VERSION)
        marks = Instructions.shuffled(self._random) if setup.shuffled else self._instructions
        dealt = deal(setup.game(seats, marks), self._random)
        return rows.Began(dealt, rows.RULES_VERSION, secret=secret_from(randbits(BITS)))
