"""The record in the channel: statistics, rankings, one's own tables, and who is shown to whom."""

from collections.abc import Sequence
from pathlib import Path

from simcord.actors import MemberActor

from bot.store import FinishGame, GameRow, PlayerRow
from bot.ui.addresses import Verb
from bot.ui.pictures import Pictures
from tests.channel.forging import forge
from tests.channel.playing import EN, NOON, Channel, Stacked, channel
from tests.channel.reading import Message, address, said, shown, text, verbs
from tests.channel.test_replays import finished

HOUR = 3600.0


async def play(at: Channel, people: Sequence[MemberActor], scores: Sequence[int], *, first: int = 1) -> None:
    """Games that these have finished, an hour apart."""
    for number, score in enumerate(scores, first):
        players = tuple(
            PlayerRow(seat, who.id, None, score == 0, score, hints=number % 2) for seat, who in enumerate(people)
        )
        result, ended = "lost" if score else "won", NOON - 100 * HOUR + number * HOUR
        game = GameRow(number, at.guild.id, "original", result, "O11", score, None, 9, ended, ended, players=players)
        await at.store.write(FinishGame(game))


async def test_my_record_my_server_and_my_team(tmp_path: Path) -> None:
    async with Pictures(patience=10.0) as pictures, channel(tmp_path, pictures=pictures) as at:
        await play(at, [at.ann, at.ben], [30, 0, 0, 9])
        mine = shown(await at.ann.slash(at.channel, "stats me"))
        assert mine.ephemeral
        assert mine.attachments
        totals = EN("stats-totals", games=4, wins=2, share=50, mean="9.8", best=0)
        assert totals in text(mine)
        assert EN("stats-streak", now=0, longest=2) in text(mine)
        assert f"<@{at.ben.id}>" in text(mine)
        assert EN("stats-achieved", achievement=EN("achievement-under-ten")) in text(mine)
        for command, options in (
            ("stats server", {}),
            ("stats team", {"first": at.ben}),
            ("stats player", {"player": at.ben}),
        ):
            page = shown(await at.ann.slash(at.channel, command, **options))
            assert totals in text(page), command
        assert EN("stats-none") in said(await at.ann.slash(at.channel, "stats team", first=at.ben, second=at.eve))
        assert EN("stats-none") in said(await at.ann.slash(at.channel, "stats player", player=at.eve))


async def test_a_record_is_turned_over_and_shown_also_after_a_restart(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await play(at, [at.ann, at.ben], [30, 0])
        mine = shown(await at.ann.slash(at.channel, "stats me"))
        await at.restart()
        await at.press(at.ann, mine, Verb.STATS, "me.h.any.h")
        assert EN("stats-here") in text(mine)
        await at.ann.select(mine, values=["extreme"], custom_id=address(mine, Verb.STATS, "me.h.any.v"))
        assert EN("stats-none") in text(mine)
        await at.ann.select(mine, values=["original"], custom_id=address(mine, Verb.STATS, "me.h.extreme.v"))
        await at.press(at.ann, mine, Verb.STATS, "me.h.original.s")
        public = at.channel.history()[-1]
        assert EN("stats-title-person") in text(public)
        assert verbs(public) == {Verb.STATS}
        own = shown(await at.press(at.ben, public, Verb.STATS))
        assert own.ephemeral
        assert EN("stats-title-mine") in text(own)
        assert f"<@{at.ben.id}>" in text(own)


async def test_from_my_record_to_one_of_my_games(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await finished(at)
        snapshot = await at.snapshot()
        mine = shown(await at.ann.slash(at.channel, "stats me"))
        await at.restart()
        menu = address(mine, Verb.REPLAY)
        await at.ann.select(mine, values=[str(snapshot.id)], custom_id=menu)
        assert Verb.REPLAY_EYES in verbs(mine)
        for made_up in ("1", "x", "9" * 30):
            assert said(await forge(at, at.ann, menu, None, values=(made_up,))) == EN("refused-no-replay")
        theirs = shown(await at.eve.slash(at.channel, "stats player", player=at.ann))
        assert Verb.REPLAY not in verbs(theirs)


async def test_a_ranking_tells_ties_hints_and_ones_own_place(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await play(at, [at.ann, at.ben], [10] * 5)
        await play(at, [at.eve, at.mod], [10] * 4, first=10)
        board = shown(await at.eve.slash(at.channel, "leaderboard"))
        assert board.ephemeral
        lines = [line for line in text(board).split("\n") if "<@" in line]
        row = {"place": 1, "mean": "10.0", "games": 5, "wins": 0, "hints": 3}
        people = sorted((at.ann, at.ben), key=lambda who: who.id)
        assert lines == [EN("leaderboard-row", player=f"<@{who.id}>", **row) for who in people]  # type: ignore[arg-type]
        assert EN("leaderboard-own-few", games=4, fewest=5) in text(board)
        await at.eve.select(
            board, values=["month"], custom_id=address(board, Verb.LEADERBOARD, "original.2.ever.none.0.p")
        )
        assert EN("leaderboard-period-month") in text(board)
        await at.restart()
        await at.eve.select(
            board, values=["1"], custom_id=address(board, Verb.LEADERBOARD, "original.2.month.none.0.n")
        )
        assert EN("leaderboard-nobody") in text(board)
        own = shown(await at.ann.slash(at.channel, "leaderboard", variant="original"))
        assert EN("leaderboard-own", ranked=2) in text(own)
        await at.press(at.ann, own, Verb.LEADERBOARD, "original.2.ever.none.0.s")
        public = at.channel.history()[-1]
        assert EN("leaderboard-own", ranked=2) not in text(public)
        assert text(public).count("<@") == 2


async def test_whoever_is_hidden_is_shown_to_nobody_but_themselves(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await play(at, [at.ann, at.ben], [10] * 5)
        assert said(await at.ann.slash(at.channel, "me hidden", on=True)) == EN("answer-hidden-on")
        name = f"<@{at.ann.id}>"
        none = EN("stats-none")
        assert none in said(await at.ben.slash(at.channel, "stats player", player=at.ann))
        assert none in said(await at.ben.slash(at.channel, "stats team", first=at.ann))
        assert none not in said(await at.ann.slash(at.channel, "stats me"))
        assert name not in said(await at.ben.slash(at.channel, "stats me"))
        assert name not in said(await at.ben.slash(at.channel, "leaderboard"))
        own = shown(await at.ann.slash(at.channel, "leaderboard"))
        assert name in text(own)
        await at.press(at.ann, own, Verb.LEADERBOARD, "original.2.ever.none.0.s")
        assert name not in text(at.channel.history()[-1])
        assert said(await at.ann.slash(at.channel, "me hidden", on=False)) == EN("answer-hidden-off")
        assert name in said(await at.ben.slash(at.channel, "leaderboard"))


async def test_whoever_is_forgotten_vanishes_from_every_list(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await play(at, [at.ann, at.ben], [10] * 5)
        question = shown(await at.ann.slash(at.channel, "privacy delete"))
        await at.press(at.ann, question, Verb.FORGET_ME)
        name = f"<@{at.ann.id}>"
        assert name not in said(await at.ben.slash(at.channel, "leaderboard"))
        assert name not in said(await at.ben.slash(at.channel, "stats me"))
        assert EN("stats-none") in said(await at.ben.slash(at.channel, "stats player", player=at.ann))
        assert EN("stats-none") in said(await at.ben.slash(at.channel, "stats team", first=at.ann))
        assert EN("stats-totals", games=5, wins=0, share=0, mean="10.0", best=10) in said(
            await at.ben.slash(at.channel, "stats server")
        )


async def test_a_made_up_address_opens_nothing(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await play(at, [at.ann, at.ben], [10] * 5)
        await at.ann.slash(at.channel, "me hidden", on=True)
        hidden = f"98:0:0:stats:t.{_in_36(at.ann.id)}.{_in_36(at.eve.id)}.any.x"
        assert EN("stats-none") in said(await forge(at, at.eve, hidden, None))
        for made_up in ("98:0:0:stats:x.y", "98:0:0:leaderboard:poker.2.ever.none.0.x", "98:0:0:stats"):
            assert said(await forge(at, at.eve, made_up, None)) == EN("refused-closed")


async def test_all_my_tables_and_which_wait_for_me(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        assert EN("mine-none") in said(await at.ann.slash(at.channel, "table mine"))
        await at.sit_down()
        first, here = await at.snapshot(), at.channel
        at.channel = at.guild.create_text_channel("elsewhere")
        await at.ann.slash(at.channel, "table open")
        mine = text(shown(await at.ann.slash(at.channel, "table mine")))
        assert EN("mine-title", count=2) in mine
        assert EN("mine-waiting", count=1) in mine
        assert EN("mine-lobby") in mine
        assert f"/{here.id}/" in mine
        assert first.guild == at.guild.id
        theirs = text(shown(await at.eve.slash(at.channel, "table mine")))
        assert EN("mine-none") in theirs


async def test_a_result_tells_a_record_and_a_first_win(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await finished(at)
        assert EN("note-first-win", players=f"<@{at.ann.id}>") in text(at.channel.history()[-1])
        snapshot = await at.snapshot()
        await at.ann.slash(at.channel, "me hidden", on=True)
        notes = await at.bot.services.records.result_notes(snapshot.id)
        assert notes.first_wins == ()


async def test_while_the_database_is_away_that_is_told(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.store.close()
        for command in ("stats me", "stats server", "leaderboard", "table mine"):
            assert said(await at.ann.slash(at.channel, command)) == EN("refused-T-unavailable")


async def choose(who: MemberActor, board: Message, value: str, arg: str) -> None:
    await who.select(board, values=[value], custom_id=address(board, Verb.LEADERBOARD, arg))


def _in_36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits
