"""From a press to its handler, and what one press costs."""

from pathlib import Path

import pytest

import bot.channel.buttons.dispatch  # noqa: F401 — the handlers register themselves
from bot.channel.buttons.registry import HANDLERS, button
from bot.rules import State, View, see
from bot.tables import Phase, Snapshot
from bot.ui.addresses import Address, Verb
from tests.channel.playing import EN, Stacked, channel, one_card
from tests.channel.reading import said


def test_every_verb_has_exactly_one_handler() -> None:
    assert set(HANDLERS) == set(Verb)
    assert len(set(HANDLERS.values())) == len(Verb), "no handler answers for two"
    for verb in Verb:
        with pytest.raises(ValueError, match=verb):
            button(verb)(HANDLERS[verb])


LOBBY = (
    Verb.JOIN, Verb.LEAVE, Verb.ADD_COMPUTER, Verb.REMOVE_COMPUTER, Verb.OPTIONS, Verb.START, Verb.SEEK,
    Verb.SEEK_SEATS,
)  # fmt: skip
FINISHED = (
    Verb.EXPORT, Verb.REPLAY, Verb.REPLAY_TURN, Verb.REPLAY_EYES, Verb.REPLAY_SHARE, Verb.REPLAY_SAVE, Verb.PLAY_ON,
    Verb.SAME_CARDS, Verb.VERIFY, Verb.COMPARE, Verb.DAILY_SHARE, Verb.DAILY_POST, Verb.SOLO_AGAIN,
)  # fmt: skip
"""Anywhere, but of games that are over; while one runs, nobody is told a thing of it."""
NO_TABLE = (
    Verb.FORGET_ME, Verb.END_TABLE, Verb.PLAY_NOW, Verb.PLAY_GUIDED, Verb.HELP, Verb.RULES, Verb.TELL_ME, Verb.DAILY,
)  # fmt: skip
FROM_AFAR = (Verb.SIT, Verb.DECLINE)
GAME = tuple(verb for verb in Verb if verb not in (*LOBBY, *NO_TABLE, *FROM_AFAR))


@pytest.mark.parametrize("verb", [*LOBBY, *GAME])
async def test_a_button_that_was_carried_to_another_channel_does_nothing(tmp_path: Path, verb: Verb) -> None:
    """Pressed by the host, who might do all of it in the table's own channel."""
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.ann.slash(at.channel, "table open")
        if verb in GAME:
            await at.ann.slash(at.channel, "table start")
        before = await at.snapshot()
        arg = {Verb.PLAY: "0A", Verb.CARD: "0", Verb.SAY: "A.free", Verb.ABOUT: "A", Verb.TAKE_OVER: "0"}.get(verb, "")
        if verb in (Verb.END_TURN, Verb.TAKE_BACK):
            arg = "0"
        elsewhere = at.guild.create_text_channel("elsewhere")
        await at.ben.slash(elsewhere, "table open")
        message = elsewhere.history()[-1]
        carried = str(Address(before.id, before.turn, verb, arg))
        at.env.backend.get_message(elsewhere.id, message.id).components[0]["components"][0]["custom_id"] = carried
        expected = EN("refused-T-still-on") if verb in FINISHED else EN("refused-closed")
        assert said(await at.ann.click(message, custom_id=carried)) == expected
        after = await at.snapshot()
        assert (after.n, after.phase) == (before.n, Phase.PLAYING if verb in GAME else Phase.LOBBY)


async def test_a_press_of_a_pile_looks_at_the_table_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a seat and moment: before the move, after it, and for everybody's board."""
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        hand = at.hands[at.ann.id]
        looks: list[int] = []
        views: list[tuple[int, int | None]] = []
        look = at.tables.look

        async def counted_look(table: int) -> Snapshot:
            looks.append(table)
            return await look(table)

        def counted_see(state: State, seat: int | None) -> View:
            views.append((len(state.played), seat))
            return see(state, seat)

        with monkeypatch.context() as patched:
            patched.setattr(at.tables, "look", counted_look)
            patched.setattr("bot.tables.snapshot.see", counted_see)
            patched.setattr("bot.tables.game_decisions.see", counted_see)
            await at.press(at.ann, hand, Verb.PLAY, "0A")
        assert looks == [], "the move itself is the one look"
        assert sorted(views, key=str) == [(0, 0), (1, 0), (1, None)]
        await one_card(at)
