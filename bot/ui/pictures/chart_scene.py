"""From a record to its picture."""

from bot.records import Summary
from bot.text import Speaker
from bot.ui.pictures.scene import Chart, ChartBar, ChartPoint
from bot.ui.spread import spread_bars
from bot.ui.stats import points_line, stats_title, totals_line


def chart_scene(say: Speaker, summary: Summary, viewer: int, *, shared: bool = False) -> Chart:
    return Chart(
        title=stats_title(say, summary.subject, viewer, shared=shared),
        headline=totals_line(say, summary.totals).replace("**", ""),
        curve_name=say("stats-months") if summary.by_month else say("stats-curve"),
        curve=_points(summary),
        curve_in_words=points_line(say, summary),
        spread_name=say("stats-spread"),
        spread=tuple(ChartBar(bar.label, bar.games) for bar in spread_bars(summary.spread)),
    )


def _points(summary: Summary) -> tuple[ChartPoint, ...]:
    """A mark where fewer cards were left than in any game before it on the curve; the first has nothing to beat."""
    points, fewest = list[ChartPoint](), float("inf")
    for point in summary.curve:
        cards = point.cards / point.games
        best = bool(points) and cards < fewest
        won = bool(point.won) and not summary.by_month
        points.append(ChartPoint(cards, won, best and not summary.by_month))
        fewest = min(fewest, cards)
    return tuple(points)
