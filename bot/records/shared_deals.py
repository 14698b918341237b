"""Everybody who has played the same cards: from a code, or those of a game that somebody wanted once more."""

from msgspec import Struct

from bot.records.replays import Game
from bot.rules import DealCode, Refused
from bot.store import GameRow, ShareDeal, Store
from bot.tables import PlayedOn, Setup, refuse_if_down
from bot.tables.shared_deal import OF_GAME

LISTED = 20
NOWHERE = -1  # outside of servers only one's own


class Played(Struct, frozen=True):
    """One game with these cards."""

    game: int
    won: bool
    cards: int  # left
    winner: int | None  # a seat, where they play against each other
    people: tuple[int | None, ...]  # by seat; nobody for a computer player, and for who is shown to nobody
    computers: tuple[bool, ...]  # by seat
    firsts: frozenset[int]  # who of them had never had these cards before
    hints: int
    take_backs: int
    ended: float


class Comparison(Struct, frozen=True):
    variant: str
    seats: int
    code: str | None  # that can be said and typed
    games: tuple[Played, ...]  # the best first


class SameCards(Struct, frozen=True):
    """What a new table needs to have them as well."""

    setup: Setup
    origin: PlayedOn | None = None  # where no code brings them


class SharedDeals:
    """Each may raise `Refused` with T-unavailable."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def same_cards(self, game: Game) -> SameCards:
        """From here on that game stands with those that follow it."""
        code = await self._code(game)
        if code is not None:
            return SameCards(Setup.of_deal(code, hints=game.table.setup.hints))
        root = _root(game)
        with refuse_if_down():
            await self._store.write(ShareDeal(f"{OF_GAME}{root}", root))
        deal, setup = game.history.deal, game.table.setup
        variant = deal.variant
        return SameCards(
            Setup(variant.name, variant.options, seats=variant.seats, hints=setup.hints), PlayedOn(root, 0, deal)
        )

    async def comparison(self, game: Game, guild: int, viewer: int) -> Comparison:
        """Those of a server, and the viewer's own."""
        code, variant = await self._code(game), game.history.deal.variant
        key = str(code) if code is not None else f"{OF_GAME}{_root(game)}"
        with refuse_if_down():
            rows = await self._store.games_of_deal(key, guild or NOWHERE, viewer, LISTED)
            if not rows and (own := await self._store.game(game.table.id)) is not None:
                rows = (own,)
            everybody = frozenset(p.person for row in rows for p in row.players if p.person is not None)
            hidden = await self._store.hidden_of(everybody) - {viewer}
            firsts = await self._store.first_attempts(key, everybody)
        shown = code if code is not None and code.seats else None
        games = tuple(_played(row, hidden, firsts) for row in rows)
        return Comparison(variant.name, variant.seats, None if shown is None else str(shown), games)

    async def _code(self, game: Game) -> DealCode | None:
        """Settled for as many as have played."""
        told = game.table.setup.deal
        if told is None:
            with refuse_if_down():
                row = await self._store.game(game.table.id)
            told = None if row is None or row.deal is None or row.deal.startswith(OF_GAME) else row.deal
        try:
            return None if told is None else DealCode.parse(told).settled(game.history.deal.variant.seats)
        except Refused:  # of a newer version
            return None


def _root(game: Game) -> int:
    """The game that brought these cards first."""
    origin = game.history.origin
    return origin[0] if origin is not None and origin[1] == 0 else game.table.id


def _played(row: GameRow, hidden: frozenset[int], firsts: frozenset[tuple[int, int]]) -> Played:
    people = tuple(None if p.computer is not None or p.person in hidden else p.person for p in row.players)
    first = frozenset(person for person in people if person is not None and (row.id, person) in firsts)
    won = row.result == "won"
    computers = tuple(p.computer is not None for p in row.players)
    helped = (row.hints or 0, row.take_backs or 0)
    return Played(row.id, won, row.score, row.winner, people, computers, first, *helped, row.ended)
