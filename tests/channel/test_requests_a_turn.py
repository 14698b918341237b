"""What a turn costs of the budget, over whole games."""

from pathlib import Path
from random import Random

from bot.channel.messages.outbox import Outbox
from bot.tables import Phase
from bot.tables.computer import plain_turn
from tests.channel.playing import EN, Channel, channel, view_of
from tests.channel.reading import text

QUARTER = 15 * 60  # seconds; then no token of an interaction is of use


async def requests_a_turn(at: Channel, *, pause: float) -> float:
    """A whole game of two people, `pause` seconds between two actions; 5.97 before there was an outbox."""
    await at.env.advance_time(5)
    before, turns = at.budgeted_requests(), 0
    while (snapshot := await at.snapshot()).phase is not Phase.OVER:
        for action in plain_turn(view_of(snapshot).state):
            await at.play_by_clicks(action, await at.snapshot())
            await at.env.advance_time(pause)
            at.clock.now += pause
        turns += 1
    await at.env.advance_time(120)
    return (at.budgeted_requests() - before) / turns


async def test_a_short_game_costs_next_to_nothing(tmp_path: Path) -> None:
    """The board is the answer to whoever opened the table, and can be edited as such for a quarter of an hour."""
    async with channel(tmp_path, luck=Random(3)) as at:
        await at.sit_down()
        assert await requests_a_turn(at, pause=3.0) <= 0.1


async def test_a_long_game_costs_its_edits_and_nothing_else(tmp_path: Path) -> None:
    """Two cards and the end of a turn, each seen on the board at once."""
    async with channel(tmp_path, luck=Random(3)) as at:
        await at.sit_down()
        await at.env.advance_time(QUARTER)
        assert await requests_a_turn(at, pause=10.0) <= 3.3


async def test_when_the_line_is_long_a_turn_costs_about_one_request(tmp_path: Path) -> None:
    """As if forty tables shared the budget: everybody is still told everything."""
    async with channel(tmp_path, luck=Random(3), outbox=Outbox(0.15)) as at:
        await at.sit_down()
        await at.env.advance_time(QUARTER)
        assert await requests_a_turn(at, pause=3.0) <= 1.5
        assert EN("result-left") in text(await at.board()) or EN("over-O12") in text(await at.board())
