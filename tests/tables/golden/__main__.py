"""Play one game of each kind through the door, with everything in it that a log can hold, and keep the logs."""

import asyncio
import tempfile
from pathlib import Path
from random import Random

import msgspec

from bot.data_files import first_game
from bot.rules import GiveUp, MarkSignal, MarkWord, Options, Signal, Start, TakeBack, Word
from bot.store import open_store
from bot.tables import (
    RULES_VERSION,
    FirstGame,
    Phase,
    Reason,
    Setup,
    Tables,
    Terms,
    Timers,
    agree_to_hints,
    open_seats,
    take_seat,
)
from bot.tables.replay_log import replay_log
from bot.tables.watching import watch_hands
from tests.tables.golden import FOLDER, GoldenLog, golden
from tests.tables.scene import (
    ANNA,
    BORIS,
    CARLA,
    DARIO,
    GUILD,
    INSTRUCTIONS,
    MARTHA,
    PAUSE,
    Clock,
    by,
    game,
    lobby,
    play_turn,
    to,
)

SETUPS = {
    "original": Setup(),
    "expert": Setup("original", Options(minimum=3, hand=-1)),
    "extreme": Setup("extreme"),
    "strict": Setup("extreme", Options(takebacks=False)),
    "face-to-face": Setup("face-to-face"),
    "on-fire": Setup("on-fire"),
}


def main() -> None:
    folder = FOLDER / f"v{RULES_VERSION}"
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        for name, log in asyncio.run(logs(Path(temporary) / "golden.sqlite3")).items():
            if not (file := folder / f"{name}.json").exists():
                file.write_bytes(msgspec.json.format(msgspec.json.encode(log)) + b"\n")


async def logs(file: Path) -> dict[str, GoldenLog]:
    async with await open_store(file) as store:
        clock = Clock()
        tables = Tables(store, INSTRUCTIONS, clock=clock, random=Random(98), pause=PAUSE)
        played = {}
        for channel, (name, setup) in enumerate(SETUPS.items()):
            table = played[name] = await game(tables, ANNA, BORIS, setup=setup, channel=channel)
            while (await tables.look(table)).phase is Phase.PLAYING:
                clock.pass_by(30.5)
                await play_turn(tables, table)
        played["eventful"] = await eventful(tables, clock)
        played["talkative"] = await talkative(tables)
        played["of-symbols"] = await of_symbols(tables)
        played["by-consent"] = await by_consent(tables)
        played["unlocked"] = table = await game(tables, ANNA, BORIS, channel=99)
        await tables.unlock(table, by(MARTHA, moderator=True))
        await tables.end(table, by(ANNA))
        played["hinted"] = table = await game(tables, ANNA, BORIS, channel=90)
        await tables.note_hint(table, by(ANNA))
        await play_turn(tables, table)
        played["watched"] = table = await watched(tables)
        played["hints-agreed"] = table = await game(tables, ANNA, BORIS, setup=Setup("face-to-face"), channel=87)
        for person in (ANNA, BORIS):
            await agree_to_hints(tables, table, by(person))
        played["taken"] = await taken(tables, clock)
        played["guided"] = await guided(tables)
        played["hurried"] = await hurried(tables, clock)
        played["sought"] = await sought(tables)
        for reason, end in ENDS.items():
            played[f"ended-{reason}"] = table = await game(tables, ANNA, BORIS, channel=99)
            await end(tables, clock, table)
        records = {name: (await store.record(table), await store.log(table)) for name, table in played.items()}
        return {name: golden(log, replay_log(record, log)) for name, (record, log) in records.items() if record}


async def eventful(tables: Tables, clock: Clock) -> int:
    """Every kind of row."""
    timers = Timers(tables)
    table = await lobby(tables, ANNA, BORIS, CARLA, channel=98)
    await tables.seat_computer(table, by(ANNA), "expert")
    await tables.seat_computer(table, by(ANNA), "easy")
    await tables.remove(table, by(MARTHA, moderator=True), 4)
    await tables.leave(table, by(ANNA))
    await tables.join(table, by(DARIO))
    await tables.choose(table, by(BORIS), to(Setup("original", Options(minimum=3))))
    await tables.start(table, by(BORIS))
    await tables.act(table, by(BORIS), Start())
    await tables.act(table, by(CARLA), Signal(1, Word.KEEP_OFF))
    view = (await tables.look(table)).view_of(BORIS)
    assert view is not None
    await tables.act(table, by(BORIS), view.plays()[0], TakeBack())
    for wait in (600.0, 1200.0):
        clock.pass_by(wait)
        await timers.run_due()
    await tables.to_computer(table, by(CARLA), 0)
    for _ in range(4):
        clock.pass_by(PAUSE)
        await timers.run_due()
    await tables.take_back_seat(table, by(BORIS))
    await tables.offer_seat(table, by(CARLA), 1, ANNA, "Anna")
    await tables.end(table, by(MARTHA, moderator=True), "note")
    return table


async def watched(tables: Tables) -> int:
    """Open hands, and somebody who has seen them."""
    table = (await tables.open(by(ANNA), GUILD, 88, Terms(open_hands=True))).id
    await tables.start(table, by(ANNA))
    await watch_hands(tables, table, by(CARLA))
    await play_turn(tables, table)
    return table


async def taken(tables: Tables, clock: Clock) -> int:
    """A computer player's seat, by somebody who comes in the middle of its turn, goes and is back."""
    table = await lobby(tables, ANNA, channel=86)
    await tables.seat_computer(table, by(ANNA), "expert")
    await tables.start(table, by(ANNA))
    await open_seats(tables, table, by(ANNA), on=True)
    await tables.act(table, by(ANNA), Start())
    await play_turn(tables, table)
    clock.pass_by(PAUSE)
    await Timers(tables).run_due()
    await take_seat(tables, table, by(BORIS))
    await play_turn(tables, table)
    await tables.leave(table, by(BORIS))
    await take_seat(tables, table, by(BORIS))
    await open_seats(tables, table, by(ANNA), on=False)
    return table


async def guided(tables: Tables) -> int:
    """A first game with a guide, who is sent away after a turn."""
    table = (await tables.play_guided(by(ANNA, moderator=True), GUILD, 85, FirstGame(*first_game()))).id
    await play_turn(tables, table)
    await tables.leave_guide(table, by(ANNA))
    return table


async def hurried(tables: Tables, clock: Clock) -> int:
    """A computer player is asked to begin at once."""
    table = await lobby(tables, ANNA, channel=84)
    await tables.seat_computer(table, by(ANNA), "expert")
    await tables.start(table, by(ANNA))
    await tables.hurry(table, by(ANNA))
    clock.pass_by(PAUSE)
    await Timers(tables).run_due()
    return table


async def sought(tables: Tables) -> int:
    """A table that begins by itself; an offered seat that somebody does not want."""
    table = await lobby(tables, ANNA, channel=83)
    await tables.invite(table, by(ANNA), CARLA, "Carla")
    await tables.decline(table, by(CARLA))
    await tables.want_players(table, by(ANNA), 2)
    await tables.join(table, by(BORIS))
    return table


async def by_consent(tables: Tables) -> int:
    """A private rematch: seats that are kept, taken and declined, an invitation, a bar, an offered seat."""
    table = (await tables.open(by(ANNA), GUILD, 97, Terms(private=True))).id
    for person in (BORIS, CARLA):
        await tables.invite(table, by(ANNA), person)
        await tables.join(table, by(person))
    await tables.end(table, by(ANNA))
    table = (await tables.rematch(table, by(BORIS))).id
    await tables.join(table, by(ANNA))
    await tables.leave(table, by(CARLA))
    await tables.remove_person(table, by(BORIS), MARTHA, bar=True)
    await tables.invite(table, by(BORIS), DARIO)
    await tables.start(table, by(BORIS))
    await tables.offer_seat(table, by(ANNA), 1, DARIO, "Dario")
    await tables.act(table, by(DARIO), Start())
    await tables.offer_seat(table, by(BORIS), 0, CARLA, "Carla")
    return table


async def talkative(tables: Tables) -> int:
    """Symbols dealt anew, every word, one of them withdrawn, and a team that gives up."""
    table = await game(tables, ANNA, BORIS, CARLA, setup=Setup("extreme", shuffled=True), channel=99)
    for pile, word in enumerate(Word):
        await tables.act(table, by(BORIS), Signal(pile, word))
    await tables.act(table, by(BORIS), Signal(2, None))
    await play_turn(tables, table)
    await tables.act(table, by(BORIS), GiveUp())
    return table


async def of_symbols(tables: Tables) -> int:
    """X2: what is held and what had better wait, and one of them withdrawn."""
    table = await game(tables, ANNA, BORIS, setup=Setup("extreme"), channel=89)
    for seat, person in enumerate((ANNA, BORIS)):
        view = (await tables.look(table)).view(seat)
        assert view is not None
        for held in {mark.value: 0 for card in view.hand if (mark := view.state.variant.mark(card))}:
            await tables.act(table, by(person), MarkSignal(held, MarkWord.HOLD))
    await tables.act(table, by(BORIS), MarkSignal("three", MarkWord.NOT_NOW))
    await tables.act(table, by(BORIS), MarkSignal("stop", MarkWord.NOT_NOW))
    await tables.act(table, by(BORIS), MarkSignal("stop", MarkWord.NOT_NOW, False))
    await play_turn(tables, table)
    await play_turn(tables, table)
    return table


async def host_ends(tables: Tables, clock: Clock, table: int) -> None:
    await tables.end(table, by(ANNA))


async def everybody_leaves(tables: Tables, clock: Clock, table: int) -> None:
    await tables.leave(table, by(BORIS))
    await tables.leave(table, by(ANNA))


async def nobody_comes_back(tables: Tables, clock: Clock, table: int) -> None:
    pace = (await tables.look(table)).pace
    for wait in (pace.remind, pace.takeover, pace.close):
        clock.pass_by(wait)
        await Timers(tables).run_due()


ENDS = {Reason.HOST: host_ends, Reason.EMPTY: everybody_leaves, Reason.FORGOTTEN: nobody_comes_back}


main()
