"""A ranking as a page: its rules, its rows, and the reader's own place."""

from discord import Embed

from bot.records import Leaderboard, Period, Ranking, Standing
from bot.rules import VARIANTS
from bot.text import Speaker
from bot.ui.buttons import Button, Choice, Menu, Page, Rows
from bot.ui.colours import CALM
from bot.ui.decimals import decimal
from bot.ui.seats import mention
from bot.ui.stats_address import (
    BACK,
    COMPANIES,
    COMPANY,
    NEXT,
    NOBODY,
    PERIOD,
    SEATS,
    SHARE,
    VARIANT,
    board_address,
)


def leaderboard_page(say: Speaker, board: Leaderboard, *, shared: bool = False) -> Page:
    """`shared`: for everybody to see, nobody's own place."""
    rows = "\n".join(_row(say, row) for row in board.rows) or say("leaderboard-nobody")
    embed = Embed(
        title=say("leaderboard-title"), description=f"{_ranking_line(say, board.ranking)}\n\n{rows}", colour=CALM
    )
    if not shared:
        embed.add_field(name=say("leaderboard-own", ranked=board.ranked), value=_own(say, board), inline=False)
    rules = say("leaderboard-rules", fewest=board.fewest)
    embed.add_field(name=say("leaderboard-rules-title"), value=rules, inline=False)
    embed.set_footer(text=say("leaderboard-page", page=board.page + 1, pages=board.pages))
    return Page(embed, () if shared else _rows(say, board))


def _ranking_line(say: Speaker, ranking: Ranking) -> str:
    return " · ".join(
        (
            say(f"variant-{ranking.variant}"),
            say("stats-seats", seats=ranking.seats),
            say(f"leaderboard-company-{ranking.company or NOBODY}"),
            say(f"leaderboard-period-{ranking.period}"),
        )
    )


def _row(say: Speaker, row: Standing) -> str:
    return say(
        "leaderboard-row",
        place=row.place,
        player=mention(row.person),
        mean=decimal(say, row.cards / row.games),
        games=row.games,
        wins=row.wins,
        hints=row.hints,
    )


def _own(say: Speaker, board: Leaderboard) -> str:
    if board.own is not None:
        return _row(say, board.own)
    return say("leaderboard-own-few", games=board.own_games, fewest=board.fewest)


def _rows(say: Speaker, board: Leaderboard) -> Rows:
    ranking, page = board.ranking, board.page
    counts = VARIANTS[ranking.variant].seat_counts
    menus = (
        (
            VARIANT,
            say("menu-stats-variant"),
            [Choice(name, say(f"variant-{name}"), None, name == ranking.variant) for name in VARIANTS],
        ),
        (
            SEATS,
            say("menu-leaderboard-seats"),
            [Choice(str(seats), say("stats-seats", seats=seats), None, seats == ranking.seats) for seats in counts],
        ),
        (
            PERIOD,
            say("menu-leaderboard-period"),
            [Choice(one.value, say(f"leaderboard-period-{one}"), None, one is ranking.period) for one in Period],
        ),
        (
            COMPANY,
            say("menu-leaderboard-company"),
            [
                Choice(one or NOBODY, say(f"leaderboard-company-{one or NOBODY}"), None, one == ranking.company)
                for one in COMPANIES
            ],
        ),
    )
    return (
        *((Menu(board_address(ranking, page, does), name, tuple(choices)),) for does, name, choices in menus),
        (
            Button(board_address(ranking, max(0, page - 1), BACK), "◀", disabled=page == 0),
            Button(board_address(ranking, page + 1, NEXT), "▶", disabled=page + 1 >= board.pages),
            Button(board_address(ranking, page, SHARE), say("button-replay-share"), disabled=not board.rows),
        ),
    )
