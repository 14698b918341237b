"""Decisions before the deal: who sits down, which game, the start; and the lobby of a rematch."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from bot.rules import Instructions, Refused, Start
from bot.store import FORGOTTEN
from bot.tables import rows
from bot.tables.caller import Caller
from bot.tables.clauses import TableClause as T
from bot.tables.decisions import (
    Draft,
    Drafts,
    require_few_guests,
    require_host,
    require_its_channel,
    require_lobby,
    require_open,
)
from bot.tables.guests import KEPT_FOR
from bot.tables.guided import FirstGame
from bot.tables.limits import JOINS, LOBBY_CHANGES
from bot.tables.luck import Luck
from bot.tables.played_on import PlayedOn
from bot.tables.rows import Level, Pace
from bot.tables.seat import STAND_IN
from bot.tables.setup import Setup
from bot.tables.table import Phase, Table
from bot.tables.terms import Terms

ChangeTerms = Callable[[Terms], Terms]


def join(table: Table, caller: Caller, now: float) -> Drafts:
    require_lobby(table, caller)
    guests, person = table.guests, caller.person
    if table.seat_of(person) is not None:
        raise Refused(T.SEATED)
    if person in guests.barred:
        raise Refused(T.BARRED)
    if not guests.lets_in(person, now):
        raise Refused(T.PRIVATE, host=table.host)
    if guests.joins.get(person, 0) >= JOINS and not caller.moderator:
        raise Refused(T.JOINS, most=JOINS)
    _require_room(table, now, person)
    return [Draft(rows.Joined(), person, name=caller.name)]


def seat_computer(table: Table, caller: Caller, level: Level, now: float) -> Drafts:
    require_lobby(table, caller)
    require_host(table, caller)
    _require_few_changes(table, caller)
    _require_room(table, now)
    return [Draft(rows.Seated(level), caller.person)]


def choose(table: Table, caller: Caller, change: ChangeTerms, instructions: Instructions) -> Drafts:
    require_lobby(table, caller)
    require_host(table, caller)
    before = Terms.of_table(table)
    terms = change(before)
    setup = terms.setup
    if setup != before.setup and _is_settled(table, setup):
        raise Refused(T.PLAYED_ON)
    setup.game(setup.seat_counts[0], instructions)
    if len(table.seats) > setup.seat_counts[-1]:
        raise Refused(T.FULL, seats=setup.seat_counts[-1])
    if terms == before:
        return []
    _require_few_changes(table, caller)
    drafts = [Draft(rows.Chosen(setup, *_doors(before, terms)), caller.person)]
    if terms.open_seats != before.open_seats:
        require_few_guests(table, caller)
        drafts.append(Draft(rows.SeatsOpened(terms.open_seats), caller.person))
    return drafts


def invite(table: Table, caller: Caller, person: int, name: str, now: float) -> Drafts:
    """By the host or a moderator; whoever is invited sits down by themselves, or not. In the lobby a seat is kept for
    them for a while, if there is one left."""
    require_open(table, caller)
    require_host(table, caller)
    if table.seat_of(person) is not None:
        raise Refused(T.SEATED, person=person)
    guests, drafts = table.guests, list[Draft]()
    if person not in guests.invited:
        drafts.append(Draft(rows.Invited(), caller.person, person, name))
    kept, is_kept = len(guests.seats_kept(now)), guests.kept.get(person, 0.0) > now
    if table.phase is Phase.LOBBY and not is_kept and len(table.seats) + kept < table.setup.seat_counts[-1]:
        drafts.append(Draft(rows.Kept(KEPT_FOR), caller.person, person))
    if drafts:
        require_few_guests(table, caller)
    return drafts


def decline(table: Table, caller: Caller) -> Drafts:
    """A seat that was offered: in the lobby, or of a game that is on. Said twice, it is done."""
    require_open(table, caller)
    seat = table.seat_of(caller.person)
    if seat is not None and table.seats[seat].offered:
        return [Draft(rows.Offered(seat, table.seats[seat].level or STAND_IN), caller.person)]
    if seat is not None:
        raise Refused(T.SEATED)
    if caller.person not in table.guests.invited and caller.person not in table.guests.kept:
        return []
    return [Draft(rows.Declined(), caller.person)]


def start(table: Table, caller: Caller, luck: Luck) -> Drafts:
    """With whoever sits there: nobody waits for a seat that is kept."""
    require_lobby(table, caller)
    require_host(table, caller)
    counts, seated = table.setup.seat_counts, len(table.seats)
    if seated not in counts:
        raise Refused(T.SEATS, seated=seated, fewest=counts[0], most=counts[-1])
    return [Draft(luck.begin(table.setup, table.played_on, seated), caller.person)]


def open_lobby(
    caller: Caller, terms: Terms, pace: Pace, computers: Sequence[Level], played_on: PlayedOn | None
) -> Drafts:
    """The rows of a new lobby with its host and these computer players."""
    setup = terms.setup
    if 1 + len(computers) > setup.seat_counts[-1]:
        raise Refused(T.FULL, seats=setup.seat_counts[-1])
    opened = rows.Opened(
        rows.RULES_VERSION, setup, pace, private=terms.private, played_on=played_on, open_hands=terms.open_hands
    )
    drafts = [Draft(opened, caller.person, name=caller.name)]
    if terms.open_seats:
        drafts.append(Draft(rows.SeatsOpened(True), caller.person))
    return [*drafts, *[Draft(rows.Seated(level), caller.person) for level in computers]]


def play_now(caller: Caller, setup: Setup, pace: Pace, level: Level, luck: Luck) -> Drafts:
    """The rows of a new table with as many computer players as the game takes, dealt; where somebody chooses who
    starts (O3), the caller does."""
    opened, partners = rows.Opened(rows.RULES_VERSION, setup, pace), max(1, setup.seat_counts[0] - 1)
    began = luck.deal(setup, 1 + partners)
    drafts = [Draft(opened, caller.person, name=caller.name), *[Draft(rows.Seated(level), caller.person)] * partners]
    drafts.append(Draft(began, caller.person))
    chosen = began.deal.begin().seat is not None
    return drafts if chosen else [*drafts, Draft(rows.Acted(0, Start()), caller.person)]


def guided(caller: Caller, game: FirstGame, pace: Pace) -> Drafts:
    """The rows of a first game that is explained: computer players sit in all seats but the first."""
    deal, moves = game
    setup = Setup(deal.variant.name, deal.variant.options)
    opened = rows.Opened(rows.RULES_VERSION, setup, pace, guided=True)
    began = rows.Began(deal, rows.RULES_VERSION, moves)
    partners = [Draft(rows.Seated("expert"), caller.person)] * (deal.variant.seats - 1)
    return [Draft(opened, caller.person, name=caller.name), *partners, Draft(began, caller.person)]


def rematch(table: Table, caller: Caller, pace: Pace, apart: frozenset[int] = frozenset()) -> Drafts:
    """The rows of a new lobby: whoever asks hosts it, computer players sit down again, people have a seat kept; not
    those who do not want to meet."""
    require_its_channel(table, caller)
    if table.phase is not Phase.OVER:
        raise Refused(T.STILL_ON, table=table.id)
    if table.seat_of(caller.person) is None:
        raise Refused(T.NOT_PLAYED)
    name = caller.name or table.names.get(caller.person, "")
    setup = replace(table.setup, seats=None, deal=None, day=None)
    guests = table.guests
    opened = rows.Opened(rows.RULES_VERSION, setup, pace, table.id, guests.private, open_hands=guests.open_hands)
    drafts = [Draft(opened, caller.person, name=name)]
    if guests.seats_open:
        drafts.append(Draft(rows.SeatsOpened(True), caller.person))
    for seat in table.seats:
        if seat.person in (caller.person, FORGOTTEN) or seat.person in apart:
            continue
        if seat.person is None or seat.offered:
            drafts.append(Draft(rows.Seated(seat.level or STAND_IN), caller.person))
        else:
            known = table.names.get(seat.person, "")
            drafts.append(Draft(rows.Kept(KEPT_FOR), caller.person, seat.person, known))
    return drafts


def _is_settled(table: Table, setup: Setup) -> bool:
    """Whether another game, or a code, has settled what would change: all but the tempo, and with a code the hints."""
    before = table.setup
    if before.deal is not None or setup.deal is not None:
        return replace(setup, tempo=before.tempo, hints=before.hints) != before
    return table.played_on is not None and replace(setup, tempo=before.tempo) != before


def _doors(before: Terms, terms: Terms) -> tuple[bool | None, bool | None]:
    """Whether the table is private, and whether hands are open: what has changed of it."""
    private = None if terms.private == before.private else terms.private
    return private, None if terms.open_hands == before.open_hands else terms.open_hands


def _require_room(table: Table, now: float, person: int | None = None) -> None:
    """Nobody but them gets a seat that is kept for somebody."""
    most, guests = table.setup.seat_counts[-1], table.guests
    if len(table.seats) >= most:
        raise Refused(T.FULL, seats=most)
    kept = guests.seats_kept(now, but=person)
    is_expected = person is not None and guests.kept.get(person, 0.0) > now
    if not is_expected and len(table.seats) + len(kept) >= most:
        raise Refused(T.KEPT, until=kept[0])


def _require_few_changes(table: Table, caller: Caller) -> None:
    if table.lobby_changes >= LOBBY_CHANGES and not caller.moderator:
        raise Refused(T.LOBBY_CHANGES, most=LOBBY_CHANGES)
