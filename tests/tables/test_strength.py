"""Whoever asked for an expert gets the expert, through the door and all."""

from collections.abc import Iterator

import pytest

from bot.players.choose import choose
from bot.players.company import Company
from bot.players.levels import Level as Strength
from bot.players.pool import Pool
from bot.rules import Action, EndTurn, Original, Play, State, View, see
from bot.tables import Level, Tables, Timers
from bot.tables.computer import Thinking, plain_turn
from tests.players.positions import course
from tests.tables.computers import acted, until_anna, with_computer
from tests.tables.scene import Clock

LEVELS: tuple[Level, ...] = ("easy", "normal", "expert")
ENOUGH = 4


def seed_of(state: State) -> int:
    """The same position, the same thought."""
    return state.turns * 100 + len(state.played)


def telling_views(level: Level) -> Iterator[View]:
    """Where that level plays something else than the plain player and than every other level."""
    found = 0
    for state in course(Original(3), 7):
        assert state.seat is not None
        view = see(state, state.seat)
        plays = {each: choose(view, Strength(each), seed_of(state))[:1] for each in LEVELS}
        others = [plays[each] for each in LEVELS if each != level]
        plain = tuple(action for action in plain_turn(view.state) if isinstance(action, Play))[:1]
        if plays[level] not in (plain, *others):
            yield view
            found += 1
        if found == ENOUGH:
            return


@pytest.mark.parametrize("level", LEVELS)
async def test_each_level_thinks_for_itself(pool: Pool, level: Level) -> None:
    views = [*telling_views(level)]
    assert views, "there are positions that tell"
    for view in views:
        thought = choose(view, Strength(level), seed_of(view.state))
        assert (await Thinking(pool)(view, level))[0] == thought[0]


async def test_an_expert_at_the_table_plays_the_experts_cards(tables: Tables, pool: Pool, clock: Clock) -> None:
    thoughts = list[tuple[Play, ...]]()

    async def watched(view: View, level: Level, server: int, company: Company) -> tuple[Action, ...]:
        thoughts.append(choose(view, Strength(level), seed_of(view.state), company)[:1])
        return tuple(await Thinking(pool)(view, level, server, company))

    table = await with_computer(tables)
    await until_anna(tables, Timers(tables, watched, budget=60.0), table, clock)
    played = [what for seat, what in await acted(tables, table) if seat == 1 and not isinstance(what, EndTurn)]
    assert played == [play for thought in thoughts for play in thought]
    assert len(played) >= 2
