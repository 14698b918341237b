"""In direct messages, and for people who have the app to themselves: answers, and nothing but answers."""

from pathlib import Path

from bot.channel.messages.fresh_interactions import LIFE
from bot.tables import is_personal
from bot.ui.addresses import Verb
from tests.channel.local_table import LocalTable, local_table
from tests.playground.test_private_channels import open_channel


def posts(at: LocalTable) -> list[str]:
    """What is sent with the bot's own token, to whatever channel, from now on."""
    sent = list[str]()
    at.local.wiretap.on_exchange.append(
        lambda each: sent.append(each.route) if each.route.startswith("POST /channels/") else None
    )
    return sent


async def test_a_daily_is_played_in_direct_messages(tmp_path: Path) -> None:
    async with local_table(tmp_path) as at:
        sent = posts(at)
        await open_channel(at.ada, "open_dm")
        await at.ada.slash("daily", deal="alone")
        await at.see("Give up")
        (attempt,) = await at.store.attempts_of(int(at.ada.user("Ada")))
        assert is_personal(attempt.game)
        await at.click(Verb.PLAY)
        await at.see("Take back")
        assert sent == []


async def test_a_press_after_the_token_has_run_out_shows_the_hand_as_it_is(tmp_path: Path) -> None:
    async with local_table(tmp_path) as at:
        await open_channel(at.ada, "open_dm")
        await at.ada.slash("solo")
        await at.see("Give up")
        at.clock.now += LIFE + 60
        at.local.clock.advance(LIFE + 120)
        async with at.restarted():
            await at.click(Verb.PLAY)
            await at.see("Take back")
