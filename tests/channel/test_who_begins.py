"""A computer player that begins says so before, and can be asked to."""

from pathlib import Path

from bot.tables import Phase
from bot.tables.deadlines import COURTESY
from bot.ui.addresses import Verb
from tests.channel.playing import EN, Channel, Stacked, channel
from tests.channel.reading import address, said, text, verbs


async def dealt(at: Channel, computers: int = 1) -> None:
    """Ann and computer players; nobody has started."""
    await at.ann.slash(at.channel, "table open")
    for _ in range(computers):
        lobby = await at.board()
        await at.ann.select(lobby, ["normal"], custom_id=address(lobby, Verb.ADD_COMPUTER))
    await at.press(at.ann, await at.board(), Verb.START)


async def test_the_board_and_the_hand_count_down_until_the_computer_begins(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await dealt(at)
        when = f"<t:{at.clock.now + COURTESY:.0f}:R>"
        told = EN("who-begins-named", name=EN("seat-computer", number=1), when=when)
        assert told in text(await at.board())
        assert told in text(await at.my_hand(at.ann))
        await at.wait(COURTESY - 1)
        assert (await at.snapshot()).phase is Phase.CHOOSING
        await at.wait(1)
        assert (await at.snapshot()).active == 1
        assert when not in text(await at.board())


async def test_with_several_computer_players_it_is_not_told_which(tmp_path: Path) -> None:
    """That would tell of their cards."""
    async with channel(tmp_path, luck=Stacked()) as at:
        await dealt(at, 2)
        assert EN("who-begins", when=f"<t:{at.clock.now + COURTESY:.0f}:R>") in text(await at.board())


async def test_whoever_does_not_want_to_start_need_not_wait(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await dealt(at)
        board = await at.board()
        assert said(await at.press(at.eve, board, Verb.HURRY)) == EN("refused-T-not-seated")
        await at.press(at.ann, board, Verb.HURRY)
        await at.wait(5)
        assert (await at.snapshot()).active == 1
        assert Verb.HURRY not in verbs(await at.board())


async def test_hurrying_it_twice_is_once(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await dealt(at)
        board = await at.board()
        await at.press(at.ann, board, Verb.HURRY)
        row = (await at.snapshot()).n
        await at.press(at.ann, board, Verb.HURRY)
        assert (await at.snapshot()).n == row


async def test_among_people_nobody_is_hurried(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.ann.slash(at.channel, "table open")
        await at.press(at.ben, await at.board(), Verb.JOIN)
        await at.press(at.ann, await at.board(), Verb.START)
        assert Verb.HURRY not in verbs(await at.board())
        assert "<t:" not in text(await at.board())
