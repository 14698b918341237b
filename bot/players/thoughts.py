"""What the processes that think are asked.

They alone load the compiled search: it takes 70 MB, and the process that plays with Discord never calls it.
"""

from bot.players.company import Company
from bot.players.levels import WORLDS as WORLDS
from bot.players.levels import Level
from bot.rules import Play, View, Word

Words = tuple[Word | None, ...]


def ready() -> bool:
    return True


def warm_up() -> None:
    from bot.players.warm import warm_up

    warm_up()


def choose(view: View, level: Level, seed: int, company: Company, worlds: int) -> tuple[Play, ...]:
    from bot.players.choose import choose

    return choose(view, level, seed, company, worlds)


def words(views: tuple[View, ...]) -> tuple[Words, ...]:
    from bot.players.talk import signals

    return tuple(signals(view) for view in views)


def opening_costs(views: tuple[View, ...]) -> tuple[float, ...]:
    from bot.players.talk import opening_cost

    return tuple(opening_cost(view) for view in views)
