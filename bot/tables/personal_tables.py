"""To play for one's own eyes alone."""

from collections.abc import Sequence

from bot.tables import rows
from bot.tables.caller import Caller
from bot.tables.decisions import Draft, Drafts
from bot.tables.luck import Luck
from bot.tables.personal import PACE
from bot.tables.played_on import PlayedOn
from bot.tables.rows import Level
from bot.tables.setup import Setup
from bot.tables.snapshot import Change
from bot.tables.tables import Tables


async def play_personal(
    tables: Tables, caller: Caller, setup: Setup, levels: Sequence[Level] = (), played_on: PlayedOn | None = None
) -> Change:
    """A table for the caller, wherever they are, with these computer players; dealt."""
    return await tables.table_log.open(caller, 0, None, _rows(caller, setup, levels, played_on, tables.luck))


def _rows(caller: Caller, setup: Setup, levels: Sequence[Level], played_on: PlayedOn | None, luck: Luck) -> Drafts:
    opened = rows.Opened(rows.RULES_VERSION, setup, PACE, played_on=played_on)
    seats = [Draft(rows.Seated(level), caller.person) for level in levels]
    began = luck.begin(setup, played_on, 1 + len(levels))
    return [Draft(opened, caller.person, name=caller.name), *seats, Draft(began, caller.person)]
