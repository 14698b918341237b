"""Every store: what the database counts is what comes out when the logs are counted by hand."""

from collections import Counter, defaultdict
from random import Random

import pytest

from bot.records import FEWEST, PAGE, Person, Ranking, Records, Server, Team, Totals
from bot.records.leaderboard import Period
from bot.store import FeatCounts, SetPerson, Statistics, Store
from bot.store.settings import PersonSettings
from tests.records.by_hand import Played, longest_run, read
from tests.records.random_games import GUILDS, PEOPLE, SPAN, START, finish, random_game

GAMES = 2000
NOW = START + SPAN
HIDDEN = PEOPLE[-1]


async def fill(store: Store, count: int = GAMES, seed: int = 98) -> list[Played]:
    random, games = Random(seed), list[Played]()
    for number in range(1, count + 1):
        table, log = random_game(number, random)
        await store.write(finish(table, log))
        games.append(read(table, log))
    return sorted(games, key=lambda game: (game.ended, game.id))


@pytest.mark.slow
async def test_statistics_are_what_the_logs_come_to(store: Store) -> None:
    games, records = await fill(store), Records(store, clock=lambda: NOW)
    await store.write(SetPerson(HIDDEN, PersonSettings(hidden=True)))
    for person in PEOPLE:
        for guild in (None, *GUILDS):
            await compare_person(store, records, games, person, guild)
    for guild in GUILDS:
        await compare_server(records, games, guild)
        await compare_teams(records, games, guild)
        await compare_rankings(records, games, guild)
    await compare_notes(records, games)


async def compare_person(store: Store, records: Records, games: list[Played], person: int, guild: int | None) -> None:
    own = [game for game in games if person in game.people and guild in (None, game.guild)]
    summary = await records.summary(Person(person, guild))
    assert summary.totals == totals([(game.won_by(person), game.cards_of(person)) for game in own])
    assert [(p.at, p.cards, p.won) for p in summary.curve] == [
        (game.ended, game.cards_of(person), game.won_by(person)) for game in own[-60:]
    ]
    assert summary.spread == Counter(game.cards_of(person) for game in own)
    assert summary.streaks == longest_run(game.won_by(person) for game in own)
    assert [(one.person, one.games, one.wins) for one in summary.partners] == partners(own, person)
    assert {(line.variant, line.seats): line.totals for line in summary.lines} == by_kind(own, person)
    alone = [(game.won_by(person), game.cards_of(person)) for game in own if not game.company]
    assert summary.without_computers == totals(alone)
    assert summary.with_computers.games == len(own) - len(alone)
    outcomes = await Statistics(store).person_outcomes(person, guild, None)
    assert outcomes.feats == feats_by_hand(own, person)
    original = await records.summary(Person(person, guild), "original")
    assert original.streaks == longest_run(game.won_by(person) for game in own if game.variant == "original")
    assert original.totals.games == sum(game.variant == "original" for game in own)
    assert original.spread == Counter(game.cards_of(person) for game in own if game.variant == "original")


async def compare_server(records: Records, games: list[Played], guild: int) -> None:
    there = [game for game in games if game.guild == guild]
    summary = await records.summary(Server(guild))
    assert summary.totals == totals([(any(game.won), game.score) for game in there])
    assert summary.spread == Counter(game.score for game in there)
    months = defaultdict[int, list[Played]](list)
    for game in there:
        months[game.month].append(game)
    assert [(p.at, p.games, p.cards) for p in summary.curve] == [
        (month, len(of), sum(game.score for game in of)) for month, of in sorted(months.items())
    ]
    fire = await records.summary(Server(guild), "on-fire")
    assert fire.totals.games == sum(game.variant == "on-fire" for game in there) == sum(fire.spread.values())


async def compare_teams(records: Records, games: list[Played], guild: int) -> None:
    teams = defaultdict[frozenset[int], list[Played]](list)
    for game in games:
        people = frozenset(person for person in game.people if person is not None)
        if game.guild == guild and len(people) > 1:
            teams[people].append(game)
    often = sorted(teams.items(), key=lambda team: -len(team[1]))
    for people, together in often[:10] + often[-5:]:
        summary = await records.summary(Team(tuple(people), guild))
        assert summary.totals == totals([(any(game.won), game.score) for game in together])
        assert summary.streaks == longest_run(any(game.won) for game in together)


async def compare_rankings(records: Records, games: list[Played], guild: int) -> None:
    for choice in (
        Ranking("original", 1),
        Ranking("original", 3, company="expert"),
        Ranking("face-to-face", 2, Period.YEAR),
        Ranking("extreme", 1, Period.YEAR),
        Ranking("on-fire", 1, Period.MONTH),
    ):
        expected = ranking(games, guild, choice)
        for viewer in (None, PEOPLE[0], HIDDEN):
            seen = [row for row in expected if row[1] != HIDDEN or viewer == HIDDEN]
            board = await records.leaderboard(guild, choice, viewer)
            assert board.ranked == len(seen)
            assert [(row.person, row.games, row.hints) for row in board.rows] == [row[1:4] for row in seen[:PAGE]]
            places = [1 + sum(other[0] < row[0] for other in seen) for row in seen]
            assert [row.place for row in board.rows] == places[:PAGE]
            assert (board.own is not None) == any(row[1] == viewer for row in seen)


async def compare_notes(records: Records, games: list[Played]) -> None:
    """Of the newest game of each kind: what was stored later would count as earlier."""
    last = {(game.guild, game.variant, game.company, game.seats): game for game in games}
    for kind, game in last.items():
        others = [g.score for g in games if (g.guild, g.variant, g.company, g.seats) == kind and g.id != game.id]
        notes = await records.result_notes(game.id)
        is_record = len(others) >= FEWEST and game.score < min(others)
        assert notes.record_before == (min(others) if is_record else None)


def totals(games: list[tuple[bool, int]]) -> Totals:
    cards = [left for _, left in games]
    return Totals(len(games), sum(won for won, _ in games), sum(cards), min(cards, default=0))


def by_kind(games: list[Played], person: int) -> dict[tuple[str, int], Totals]:
    kinds = defaultdict[tuple[str, int], list[tuple[bool, int]]](list)
    for game in games:
        kinds[game.variant, game.seats].append((game.won_by(person), game.cards_of(person)))
    return {kind: totals(found) for kind, found in kinds.items()}


def partners(games: list[Played], person: int) -> list[tuple[int, int, int]]:
    met, won = Counter[int](), Counter[int]()
    for game in games[-200:]:
        for other in game.people:
            if other not in (None, person, HIDDEN):
                assert other is not None
                met[other] += 1
                won[other] += game.won_by(other)
    order = sorted(met, key=lambda other: (-met[other], -won[other], other))
    return [(other, met[other], won[other]) for other in order[:3]]


def feats_by_hand(games: list[Played], person: int) -> FeatCounts:
    won = [game for game in games if game.won_by(person)]
    return FeatCounts(
        len(games),
        len(won),
        sum(game.cards_of(person) < 10 for game in games),
        sum(game.marks == 7 for game in games),
        sum(game.may_talk and not game.words for game in won),
        sum(not game.take_backs for game in won),
        sum(game.harder for game in won),
        sum(game.seats == 5 for game in won),
        len({game.variant for game in won}),
    )


def ranking(games: list[Played], guild: int, choice: Ranking) -> list[tuple[tuple[float, float], int, int, int]]:
    """What they are ranked by, who, games, hints."""
    chosen = [
        game
        for game in games
        if (game.guild, game.variant, game.company) == (guild, choice.variant, choice.company)
        and choice.seats in (None, game.seats)
        and str(game.month).startswith(str(choice.period.number(NOW) or ""))
    ]
    rows = []
    for person in PEOPLE:
        own = [game for game in chosen if person in game.people]
        if len(own) >= FEWEST:
            mean = sum(game.cards_of(person) for game in own) / len(own)
            share = sum(game.won_by(person) for game in own) / len(own)
            hints = sum(game.hints[game.people.index(person)] for game in own)
            rows.append(((mean, -share), person, len(own), hints))
    return sorted(rows, key=lambda row: (row[0], -row[2], row[1]))
