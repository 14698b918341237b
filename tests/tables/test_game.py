"""Turns, seats that change hands, the end and what comes after it."""

import pytest

from bot.rules import (
    VARIANTS,
    Clause,
    EndTurn,
    FaceToFace,
    GameOver,
    GiveUp,
    Options,
    Play,
    Signal,
    TakeBack,
    TurnEnded,
    Word,
)
from bot.store import Store
from bot.tables import Change, Phase, Reason, Seat, Setup, TableClause, Tables
from bot.tables.computer import plain_turn
from tests.tables.scene import (
    ANNA,
    BORIS,
    CARLA,
    CHANNEL,
    INSTRUCTIONS,
    MARTHA,
    by,
    game,
    lobby,
    play_turn,
    refused,
)


async def test_a_move_comes_back_as_views_and_events(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    view = (await tables.look(table)).view_of(ANNA)
    assert view is not None
    play = view.plays()[0]
    change = await tables.act(table, by(ANNA), play, turn=1)
    assert [type(event).__name__ for event in change.events] == ["Played"]
    mine, board = change.view_of(ANNA), change.board()
    assert mine is not None
    assert board is not None
    assert play.card not in mine.hand
    assert board.hand == ()
    assert set(board.state.hands[0]) == {0}
    assert change.view_of(MARTHA) == board


async def test_a_whole_turn_is_one_action_or_none(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    before = await tables.look(table)
    view = before.view_of(ANNA)
    assert view is not None
    *plays, end = plain_turn(view.state)
    with refused(Clause.O4):
        await tables.act(table, by(ANNA), *plays, plays[0], end)
    assert (await tables.look(table)).n == before.n
    change = await tables.act(table, by(ANNA), *plays, end)
    assert change.n == before.n + len(plays) + 1
    assert (change.turn, change.active) == (2, 1)
    assert any(isinstance(event, TurnEnded) for event in change.events)


async def test_only_the_active_player_plays_but_everybody_may_signal(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    with refused(TableClause.NOT_YOUR_TURN):
        await tables.act(table, by(BORIS), EndTurn())
    with refused(TableClause.NOT_SEATED):
        await tables.act(table, by(CARLA), EndTurn())
    before = await tables.look(table)
    change = await tables.act(table, by(BORIS), Signal(0, Word.KEEP_OFF), turn=1)
    assert (change.turn, change.moment, change.n) == (1, before.moment, before.n + 1)
    with refused(TableClause.NOT_SEATED):
        await tables.act(table, by(CARLA), Signal(0, Word.FREE))


async def test_a_button_of_an_earlier_turn_is_stale(tables: Tables) -> None:
    table = await game(tables, ANNA)
    await play_turn(tables, table)
    with refused(TableClause.STALE) as no:
        await tables.act(table, by(ANNA), GiveUp(), turn=1)
    assert no.value.facts == {"turn": 2, "meant": 1}


async def test_a_double_click_on_take_back_takes_one_card_back(tables: Tables) -> None:
    table = await game(tables, ANNA)
    view = (await tables.look(table)).view_of(ANNA)
    assert view is not None
    *plays, _ = plain_turn(view.state)
    moment = (await tables.act(table, by(ANNA), *plays)).moment
    await tables.act(table, by(ANNA), TakeBack(), moment=moment)
    with refused(TableClause.STALE):
        await tables.act(table, by(ANNA), TakeBack(), moment=moment)
    board = (await tables.look(table)).board()
    assert board is not None
    assert len(board.state.played) == len(plays) - 1


async def test_the_rules_refuse_and_nothing_is_stored(tables: Tables) -> None:
    table = await game(tables, ANNA)
    before = await tables.look(table)
    with refused(Clause.O9):
        await tables.act(table, by(ANNA), EndTurn())
    with refused(Clause.O4):
        await tables.act(table, by(ANNA), Play(1, 0))
    assert (await tables.look(table)).n == before.n


async def test_the_end_of_a_game_closes_its_table_and_is_kept(tables: Tables, store: Store) -> None:
    table = await lobby(tables, ANNA, BORIS)
    await tables.seat_computer(table, by(ANNA), "easy")
    await tables.start(table, by(ANNA))
    from bot.rules import Start

    await tables.act(table, by(BORIS), Start())
    change = await tables.act(table, by(BORIS), GiveUp())
    assert isinstance(change.events[-1], GameOver)
    assert (change.phase, change.ended) == (Phase.OVER, None)
    assert change.outcome is not None
    finished = await tables.store.game(table)
    assert finished is not None
    assert (finished.variant, finished.result, finished.clause, finished.score) == ("original", "lost", "O11", 98)
    assert [(p.seat, p.person, p.computer) for p in finished.players] == [
        (0, ANNA, None),
        (1, BORIS, None),
        (2, None, "easy"),
    ]
    assert await store.table_in(CHANNEL) is None
    assert await store.earliest() is None


async def test_whole_games_of_every_variant_end(tables: Tables) -> None:
    setups = [Setup(name, Options(takebacks=takebacks)) for name in VARIANTS for takebacks in (True, False)]
    for at, setup in enumerate(setups):
        table = await game(tables, ANNA, BORIS, setup=setup, channel=CHANNEL + at)
        while (await tables.look(table)).phase is Phase.PLAYING:
            await play_turn(tables, table)
        finished = await tables.store.game(table)
        assert finished is not None
        assert finished.variant == setup.variant


def test_a_setup_is_the_game_that_it_names() -> None:
    assert Setup("face-to-face").game(2, INSTRUCTIONS) == FaceToFace()
    for name in VARIANTS:
        assert Setup(name).game(2, INSTRUCTIONS).name == name
    with pytest.raises(ValueError, match="variant"):
        Setup("poker")


async def test_whoever_leaves_a_game_leaves_the_computer_in_the_seat(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    change = await tables.leave(table, by(ANNA))
    assert change.seats == (Seat(None, "normal"), Seat(BORIS))
    assert change.host == BORIS
    change = await tables.leave(table, by(BORIS))
    assert (change.phase, change.ended) == (Phase.OVER, Reason.EMPTY)


async def test_a_seat_goes_to_the_computer_and_back(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    change = await tables.to_computer(table, by(BORIS), level="expert")
    assert change.seats[1] == Seat(BORIS, "expert")
    with refused(TableClause.LAST_PERSON):
        await tables.to_computer(table, by(ANNA))
    assert (await tables.take_back_seat(table, by(BORIS))).seats[1] == Seat(BORIS)
    with refused(TableClause.NOT_SEATED):
        await tables.take_back_seat(table, by(CARLA))


async def test_whoever_acts_is_back_in_their_seat(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    await tables.to_computer(table, by(ANNA))
    view = (await tables.look(table)).view_of(ANNA)
    assert view is not None
    change = await tables.act(table, by(ANNA), view.plays()[0])
    assert change.seats[0] == Seat(ANNA)


async def test_a_player_cannot_be_pushed_out_before_the_table_has_waited(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    with refused(TableClause.NOT_YET):
        await tables.to_computer(table, by(BORIS), 0)
    with refused(TableClause.NOT_SEATED):
        await tables.to_computer(table, by(CARLA), 0)
    change = await tables.to_computer(table, by(MARTHA, moderator=True), 0)
    assert change.seats[0] == Seat(ANNA, "normal")


async def test_listeners_hear_of_every_commit_and_of_nothing_else(tables: Tables) -> None:
    heard: list[Change] = []

    def broken(change: Change) -> None:
        raise RuntimeError

    tables.subscribe(broken)
    unsubscribe = tables.subscribe(heard.append)
    table = await game(tables, ANNA, BORIS)
    assert [change.n for change in heard] == [0, 1, 2, 3]
    with refused(Clause.O9):
        await tables.act(table, by(ANNA), EndTurn())
    assert len(heard) == 4
    unsubscribe()
    await play_turn(tables, table)
    assert len(heard) == 4


async def test_whoever_plays_alone_has_nobody_to_signal_to(tables: Tables) -> None:
    table = await game(tables, ANNA)
    n = (await tables.look(table)).n
    with refused(TableClause.ALONE):
        await tables.act(table, by(ANNA), Signal(0, Word.KEEP_OFF))
    assert (await tables.look(table)).n == n
