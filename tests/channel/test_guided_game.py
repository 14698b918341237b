"""A first game with a guide, as somebody meets it in a channel."""

from pathlib import Path

import simcord

from bot.tables import Phase, ServerSettings
from bot.text import LANGUAGES
from bot.ui.addresses import Verb
from tests.channel.playing import EN, TEXTS, Channel, channel
from tests.channel.reading import said, shown, text, verbs


async def begin(at: Channel) -> simcord.ResponseMessage:
    """The hand of somebody who has asked for it under /help."""
    return shown(await at.press(at.ann, shown(await at.ann.slash(at.channel, "help")), Verb.PLAY_GUIDED))


async def follow(at: Channel, hand: simcord.ResponseMessage) -> simcord.ResponseMessage:
    """What the guide says to press."""
    told = text(hand).rpartition("▸ Press **")[2].partition("**")[0]
    verb = Verb.END_TURN if told == EN("button-end-turn") else Verb.PLAY
    if verb is Verb.END_TURN:
        return shown(await at.press(at.ann, hand, verb))
    card, pile = told.split(" ▸ ")
    place = next(i for i, each in enumerate(sorted(await own_cards(at))) if str(each) == card)
    return shown(await at.press(at.ann, hand, verb, f"{place}{pile[0]}"))


async def own_cards(at: Channel) -> tuple[int, ...]:
    """As the turn began: that is how their places are counted."""
    view = (await at.snapshot()).view_of(at.ann.id)
    assert view is not None
    return (*view.hand, *(play.card for play in view.state.played))


async def test_each_step_says_what_to_press_and_pressing_it_leads_to_the_next(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        hand = await begin(at)
        assert hand.ephemeral
        assert EN("guide-cards", left=20) in text(hand)
        hand = await follow(at, hand)
        assert EN("guide-two") in text(hand)
        hand = await follow(at, hand)
        assert EN("guide-end") in text(hand)
        hand = await follow(at, hand)
        assert EN("guide-partner", name=EN("seat-computer", number=1)) in text(hand)
        assert at.called() == []


async def test_after_a_restart_in_its_middle_it_goes_on_where_it_was(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await follow(at, await begin(at))
        await at.restart()
        assert EN("guide-two") in text(await at.my_hand(at.ann))


async def test_it_can_be_left_at_any_moment_and_is_a_game_like_any_other(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        hand = await follow(at, await begin(at))
        before = await at.snapshot()
        hand = shown(await at.press(at.ann, hand, Verb.LEAVE_GUIDE))
        assert "🧭" not in text(hand)
        assert Verb.LEAVE_GUIDE not in verbs(hand)
        after = await at.snapshot()
        assert (after.moment, after.active, after.phase) == (before.moment, before.active, Phase.PLAYING)


async def test_only_whoever_sits_there_can_leave_it(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await begin(at)
        assert Verb.LEAVE_GUIDE not in verbs(await at.board())
        assert EN("table-guided") in text(await at.board())


async def test_somebody_who_has_a_game_here_gets_their_cards(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await begin(at)
        table = (await at.snapshot()).id
        await begin(at)
        assert (await at.snapshot()).id == table


async def test_where_tables_are_not_wanted_nobody_is_guided(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.bot.services.settings.set_server(at.guild.id, ServerSettings(channels=(1,)))
        page = shown(await at.ann.slash(at.channel, "help"))
        answer = await at.press(at.ann, page, Verb.PLAY_GUIDED)
        assert said(answer) == EN("refused-T-channel-not-allowed")


async def test_its_end_says_that_it_does_not_count_and_offers_a_whole_game(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await begin(at)
        question = shown(await at.ann.slash(at.channel, "give-up"))
        await at.press(at.ann, question, Verb.GIVE_UP)
        result = await at.board()
        assert EN("guide-over") in text(result)
        assert {Verb.PLAY_NOW, Verb.PLAY_GUIDED} <= verbs(result)
        assert Verb.REMATCH not in verbs(result)
        await at.press(at.ann, result, Verb.PLAY_NOW)
        snapshot = await at.snapshot()
        assert (snapshot.phase, snapshot.guide) == (Phase.PLAYING, None)


async def test_it_speaks_every_language(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        for language in LANGUAGES:
            await at.ann.slash(at.channel, "me language", language=language)
            say = TEXTS.speak(language)
            hand = await begin(at) if await at.store.table_in(at.channel.id) is None else await at.my_hand(at.ann)
            assert say("guide-cards", left=20) in text(hand)
