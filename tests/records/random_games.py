"""Whole logs of random games that are over: every variant, people, computer players, words, hints, take-backs."""

from collections.abc import Iterator
from random import Random

from bot.rules import (
    VARIANTS,
    Action,
    Deal,
    EndTurn,
    GiveUp,
    Options,
    Play,
    Signal,
    Start,
    State,
    TakeBack,
    Variant,
    Word,
    apply,
)
from bot.rules.refused import Refused
from bot.store import FinishGame, LogRow, TableRecord, TableRow
from bot.tables import Acted, Began, Chosen, Hinted, Joined, Level, Opened, Pace, Seated, Setup, What, game_row
from bot.tables.computer import plain_turn
from bot.tables.replay_log import replay_log
from bot.tables.rows import RULES_VERSION, encode
from tests.tables.scene import INSTRUCTIONS

PEOPLE = tuple(range(2**62 + 1, 2**62 + 10))
GUILDS = (2**61 + 1, 2**61 + 2)
LEVELS: tuple[Level, ...] = ("easy", "normal", "expert")
START, SPAN = 1_735_689_600.0, 500 * 86_400.0  # over more than a year
LONGEST = 25  # turns, before somebody gives up

Row = tuple[What, int | None]


def random_game(number: int, random: Random) -> tuple[TableRow, tuple[LogRow, ...]]:
    rows = list(_rows(random))
    ended = START + random.randrange(int(SPAN)) + (0.5 if random.random() < 0.5 else 0.0)
    table = TableRow(number, random.choice(GUILDS), 1000 + number, rows[0][1] or 0, ended - len(rows), None)
    log = tuple(
        LogRow(number, n, who, None, ended - len(rows) + 1 + n, encode(what), None)
        for n, (what, who) in enumerate(rows)
    )
    return table, log


def finish(table: TableRow, log: tuple[LogRow, ...]) -> FinishGame:
    """As the door stores it with the last row."""
    return FinishGame(game_row(replay_log(TableRecord(table, {}), log)))


def _rows(random: Random) -> Iterator[Row]:
    kind = VARIANTS[random.choice([*VARIANTS])]
    seats = random.choice(kind.seat_counts)
    people = random.sample(PEOPLE, random.randint(1, seats))
    yield Opened(RULES_VERSION, Setup(), Pace(1.0, 1.0, 1.0)), people[0]
    options = Options(minimum=random.choice((2, 2, 3)), hand=random.choice((0, 0, -1)), takebacks=random.random() < 0.8)
    try:
        variant = kind.create(seats, options, INSTRUCTIONS)
    except Refused:  # it does not offer them
        options = Options()
        variant = kind.create(seats, options, INSTRUCTIONS)
    yield Chosen(Setup(kind.name, options)), people[0]
    for person in people[1:]:
        yield Joined(), person
    for _ in range(seats - len(people)):
        yield Seated(random.choice(LEVELS)), people[0]
    deal = _deal(variant, random)
    yield Began(deal, RULES_VERSION), people[0]
    for seat, action in _moves(deal, random):
        yield (Hinted(seat) if action is None else Acted(seat, action)), people[seat] if seat < len(people) else None


def _deal(variant: Variant, random: Random) -> Deal:
    """Now and then in order, so that it can be won."""
    cards, by_lot = list(variant.cards), variant.deck_count > 1 or variant.seats == 1
    in_order = random.random() < 0.5
    decks = tuple(tuple(cards if in_order else random.sample(cards, len(cards))) for _ in range(variant.deck_count))
    return Deal(variant, decks, random.randrange(variant.seats) if by_lot else None)


def _moves(deal: Deal, random: Random) -> Iterator[tuple[int, Action | None]]:
    """None is a hint that was asked for."""
    state = deal.begin()
    patience = random.choice((1, 3, LONGEST, 10 * LONGEST))
    talkative = random.random() < 0.5
    if state.outcome is None and state.seat is None:
        state = apply(state, 0, Start()).state
        yield 0, Start()
    while state.outcome is None:
        seat = state.seat
        assert seat is not None
        for action in _turn(state, random, talkative=talkative) if state.turns < patience else [GiveUp()]:
            if action is not None:
                state = apply(state, seat, action).state
            yield seat, action
            if state.outcome is not None:
                return


def _turn(state: State, random: Random, *, talkative: bool) -> Iterator[Action | None]:
    if random.random() < 0.05:
        yield None
    if talkative and random.random() < 0.2 and state.variant.forbids_talk(state) is None:
        yield Signal(random.randrange(4), random.choice([*Word]))
    for action in plain_turn(state):
        yield action
        if isinstance(action, Play) and state.variant.options.takebacks and random.random() < 0.03:
            after = state.after(action) if not state.played else None
            if after is not None and not after.turn_over and after.variant.won(after) is None:
                yield TakeBack()
                yield action
        if isinstance(action, EndTurn | GiveUp):
            return
        if isinstance(action, Play):
            state = state.after(action)
