"""The record of finished games: asked by commands and buttons, answered by the database."""

import time
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from bot.records.achievements import achievements
from bot.records.leaderboard import PAGE, Leaderboard, Ranking
from bot.records.result_notes import RECORD_AFTER, STREAK, ResultNotes
from bot.records.subject import Person, Server, Subject, Team
from bot.records.summary import Summary, lines, total
from bot.store import (
    Board,
    Count,
    FinishedGames,
    GameSource,
    Standings,
    Statistics,
    Streaks,
    games_of_person,
    games_of_team,
)
from bot.tables import refuse_if_down

CURVE = 60  # games
MONTHS = 24
PARTNERS = 3


class Records:
    """Each may raise `Refused` with T-unavailable."""

    def __init__(self, store: FinishedGames, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._statistics, self._standings = Statistics(store), Standings(store)
        self._clock = clock

    async def may_see(self, subject: Subject, viewer: int) -> bool:
        """Whoever wants to be shown to nobody is shown to themselves."""
        match subject:
            case Person(person):
                people: tuple[int, ...] = (person,)
            case Team(people):
                pass
            case Server():
                return True
        with refuse_if_down():
            return not any([await self._statistics.is_hidden(person) for person in people if person != viewer])

    async def summary(self, subject: Subject, variant: str | None = None) -> Summary:
        with refuse_if_down():
            match subject:
                case Server(guild):
                    return await self._summary_of_server(subject, guild, variant)
                case Person(person, where):
                    source = games_of_person(person, where).of_variant(variant)
                    return await self._summary_of_person(subject, source, variant)
                case Team(people, guild):
                    source = games_of_team(people, guild).of_variant(variant)
                    counts, spread = await self._statistics.counts(source), await self._statistics.spread(source)
                    streaks = await self._statistics.streaks(source)
                    return await self._summary(subject, counts, spread, source, streaks, variant)

    async def leaderboard(self, guild: int, ranking: Ranking, viewer: int | None, page: int = 0) -> Leaderboard:
        """`viewer` is whoever looks; nobody, where everybody does."""
        period = ranking.period.number(self._clock())
        board = Board(guild, ranking.variant, period, ranking.company, ranking.seats)
        with refuse_if_down():
            found = await self._standings.page(board, viewer, page * PAGE, PAGE)
            games = 0 if viewer is None else await self._standings.games_of(board, viewer)
        if page and not found.rows:  # there were more when the button was made
            return await self.leaderboard(guild, ranking, viewer)
        pages = max(1, -(-found.ranked // PAGE))
        return Leaderboard(ranking, page, pages, found.ranked, found.rows, found.own, games)

    async def usual_ranking(self, guild: int, variant: str | None = None) -> Ranking | None:
        """What is played most on a server, of this game or of all; nothing where nothing was."""
        with refuse_if_down():
            boards = [board for board in await self._standings.boards(guild) if variant in (None, board[0])]
        return Ranking(boards[0][0], boards[0][2], company=boards[0][1]) if boards else None

    async def result_notes(self, table: int) -> ResultNotes:
        """What is special about a game that has just ended."""
        with refuse_if_down():
            game = await self._store.game(table)
            if game is None or not game.counted:
                return ResultNotes()
            earlier, at_best = await self._statistics.earlier_results(game)
            people = [p.person for p in game.players if p.person is not None and p.computer is None and p.won]
            first = [person for person in people if await self._is_first_win(person, game.guild)]
            streak = (await self._streaks(people, game.guild)).now if people else 0
        is_record = earlier >= RECORD_AFTER and at_best is not None and game.score < at_best
        return ResultNotes(at_best if is_record else None, tuple(first), streak if streak >= STREAK else 0)

    async def _streaks(self, people: Sequence[int], guild: int) -> Streaks:
        if len(people) == 1:
            return await self._statistics.person_streaks(people[0], guild, None)
        return await self._statistics.streaks(games_of_team(tuple(people), guild))

    async def _is_first_win(self, person: int, guild: int) -> bool:
        """Of somebody who may be named."""
        if await self._statistics.is_hidden(person):
            return False
        return sum(count.wins for count in await self._statistics.person_counts(person, guild, None)) == 1

    async def _summary_of_server(self, subject: Server, guild: int, variant: str | None) -> Summary:
        counts = await self._statistics.server_counts(guild, variant)
        return Summary(
            subject,
            variant,
            total(counts),
            lines(counts),
            total(count for count in counts if not count.company),
            total(count for count in counts if count.company),
            await self._statistics.server_months(guild, variant, MONTHS),
            await self._statistics.server_spread(guild, variant),
        )

    async def _summary_of_person(self, subject: Person, source: GameSource, variant: str | None) -> Summary:
        counts = await self._statistics.person_counts(subject.person, subject.guild, variant)
        spread, feats = await self._statistics.person_outcomes(subject.person, subject.guild, variant)
        streaks = await self._statistics.person_streaks(subject.person, subject.guild, variant)
        summary = await self._summary(subject, counts, spread, source, streaks, variant)
        partners = await self._statistics.partners(subject.person, source, PARTNERS)
        return replace(summary, partners=partners, achievements=achievements(feats, streaks))

    async def _summary(
        self,
        subject: Subject,
        counts: Sequence[Count],
        spread: dict[int, int],
        source: GameSource,
        streaks: Streaks,
        variant: str | None,
    ) -> Summary:
        return Summary(
            subject,
            variant,
            total(counts),
            lines(counts),
            total(count for count in counts if not count.company),
            total(count for count in counts if count.company),
            await self._statistics.newest(source, CURVE),
            spread,
            streaks,
        )
