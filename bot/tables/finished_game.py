"""From the table of a game that is over to the row that is kept of it."""

from bot.rules import Option, Outcome, State
from bot.store import Feat, GameRow, PlayerRow
from bot.tables.seat import Seat
from bot.tables.shared_deal import deal_key
from bot.tables.table import Table

ALL_MARKS = 7  # as many as Extreme has instructions


def game_row(table: Table) -> GameRow:
    state = table.state
    assert state is not None
    assert state.outcome is not None
    assert table.began is not None
    assert table.closed is not None
    outcome, totals = state.outcome, table.totals
    feats = _feats(table, state)
    return GameRow(
        table.id,
        table.guild,
        table.setup.variant,
        outcome.result,
        outcome.clause,
        outcome.score,
        outcome.winner,
        state.turns,
        table.began,
        table.closed,
        _options(table),
        sum(totals.hints.values()),
        totals.take_backs,
        totals.signals,
        _marks_played(state),
        deal=deal_key(table),
        counted=table.played_on is None and table.guide is None and table.setup.deal is None,
        substitutes=tuple(sorted(set(totals.taken.values()))),
        players=tuple(
            _player_row(at, seat, outcome, totals.hints.get(at, 0), feats) for at, seat in enumerate(table.seats)
        ),
    )


def _player_row(at: int, seat: Seat, outcome: Outcome, hints: int, feats: Feat) -> PlayerRow:
    """Somebody whose seat the computer kept to the end, or who was forgotten, has not ended the game."""
    won = outcome.result == "won" if outcome.winner is None else outcome.winner == at
    of_winners = Feat.SILENT | Feat.NO_TAKE_BACKS | Feat.HARDER
    own = feats if won else feats & ~of_winners
    return PlayerRow(at, seat.person or None, seat.level, won, 0 if won else outcome.score, hints, int(own))


def _feats(table: Table, state: State) -> Feat:
    feats, chosen = Feat(0), table.setup.chosen
    if _marks_played(state) >= ALL_MARKS:
        feats |= Feat.ALL_MARKS
    if state.variant.talks and not table.totals.signals and len(table.seats) > 1:
        feats |= Feat.SILENT
    if not table.totals.take_backs:
        feats |= Feat.NO_TAKE_BACKS
    if {Option.THREE, Option.SHORT} & chosen:
        feats |= Feat.HARDER
    return feats


def _marks_played(state: State) -> int:
    """Different ones; every card that was played still lies on its pile."""
    marks = {state.variant.mark(card) for pile in state.piles for card in pile.cards}
    return len(marks - {None})


def _options(table: Table) -> str:
    return " ".join(sorted(option.value for option in table.setup.chosen))
