"""What a person can ask for: their data, and to be forgotten. Open games go on without them."""

import msgspec

from bot.rules import GiveUp
from bot.store import FORGOTTEN
from bot.tables import Phase, Seat, TableClause, Tables, export_person, forget_person
from tests.tables.scene import ANNA, BORIS, CARLA, CHANNEL, by, game, lobby, play_turn, refused


async def test_an_export_tells_everything_but_nobodys_cards(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    await play_turn(tables, table)
    data = msgspec.json.decode(await export_person(tables, ANNA))
    assert data["person"] == ANNA
    assert data["names"] == {str(table): "Anna"}
    assert [row["what"][0] for row in data["log"]][:3] == ["open", "begin", "act"]
    assert all(len(row["what"]) == 1 for row in data["log"] if row["what"][0] == "begin")


async def test_somebody_forgotten_leaves_open_tables_and_an_anonymous_seat_in_the_others(tables: Tables) -> None:
    over = await game(tables, ANNA, BORIS)
    await tables.act(over, by(ANNA), GiveUp())
    playing = await game(tables, ANNA, BORIS)
    waiting = await lobby(tables, ANNA, CARLA, channel=CHANNEL + 1)
    await forget_person(tables, ANNA)

    assert (await tables.look(playing)).seats == (Seat(None, "normal"), Seat(BORIS))
    assert (await tables.look(playing)).host == BORIS
    assert (await tables.look(waiting)).seats == (Seat(CARLA),)
    snapshot = await tables.look(over)
    assert (snapshot.seats, snapshot.name(ANNA)) == ((Seat(FORGOTTEN), Seat(BORIS)), "")
    assert snapshot.phase is Phase.OVER
    finished = await tables.store.game(over)
    assert finished is not None
    assert [player.person for player in finished.players] == [None, BORIS]
    data = msgspec.json.decode(await export_person(tables, ANNA))
    assert (data["log"], data["games"], data["hosted"], data["names"]) == ([], [], [], {})
    with refused(TableClause.NOT_SEATED):
        await tables.act(playing, by(ANNA), GiveUp())


async def test_the_log_of_a_table_with_a_forgotten_person_still_replays(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    await play_turn(tables, table)
    await play_turn(tables, table)
    await forget_person(tables, ANNA)
    tables.table_log.forget_all()
    snapshot = await tables.look(table)
    assert snapshot.turn == 3
    await tables.leave(table, by(BORIS))
