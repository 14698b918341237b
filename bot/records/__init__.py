"""What games leave behind: statistics, rankings, achievements, replays."""

from bot.records.achievements import Achievement, Progress
from bot.records.dailies import Dailies, DailyEntry, DailyPlace, DailyTable, Streak
from bot.records.expert_results import ExpertResults
from bot.records.export import as_json, notation
from bot.records.leaderboard import PAGE, Leaderboard, Period, Ranking
from bot.records.moment import Moment, TurnLine
from bot.records.old_games import keep_old_games
from bot.records.records import Records
from bot.records.recount import count_missed_games
from bot.records.replays import Game, Replays
from bot.records.result_notes import ResultNotes
from bot.records.shared_deals import Comparison, Played, SameCards, SharedDeals
from bot.records.subject import Person, Server, Subject, Team
from bot.records.summary import Line, Summary, Totals
from bot.store import FEWEST, Standing

__all__ = [
    "FEWEST",
    "PAGE",
    "Achievement",
    "Comparison",
    "Dailies",
    "DailyEntry",
    "DailyPlace",
    "DailyTable",
    "ExpertResults",
    "Game",
    "Leaderboard",
    "Line",
    "Moment",
    "Period",
    "Person",
    "Played",
    "Progress",
    "Ranking",
    "Records",
    "Replays",
    "ResultNotes",
    "SameCards",
    "Server",
    "SharedDeals",
    "Standing",
    "Streak",
    "Subject",
    "Summary",
    "Team",
    "Totals",
    "TurnLine",
    "as_json",
    "count_missed_games",
    "keep_old_games",
    "notation",
]
