"""The same channel over PostgreSQL."""

from pathlib import Path

from bot.tables import Phase
from bot.ui.addresses import Verb
from tests.channel.playing import Stacked, channel
from tests.channel.reading import said, shown, verbs
from tests.store.backends import new_postgres, shared_server


async def test_a_short_game_with_restarts_over_postgres(tmp_path: Path) -> None:
    address = await new_postgres(shared_server())
    async with channel(tmp_path, luck=Stacked(), database=address) as at:
        assert at.store.shared
        await at.sit_down("face-to-face")
        await at.play_on(2)
        await at.restart()
        await at.play_on(2)
        assert (await at.snapshot()).turn == 5
        assert said(await at.mod.slash(at.channel, "tables list"))
        snapshot = await at.snapshot()
        question = await at.who_is_on(snapshot).slash(at.channel, "give-up")
        await at.restart()
        await at.press(at.who_is_on(snapshot), shown(question), Verb.GIVE_UP)
        assert (await at.snapshot()).phase is Phase.OVER
        assert {Verb.REMATCH, Verb.ANOTHER, Verb.REPLAY, Verb.EXPORT} <= {*verbs(await at.board())}
        await at.press(at.ann, await at.board(), Verb.REMATCH)
        assert (await at.snapshot()).phase is Phase.LOBBY
