"""What commands ask for, where a command has no button that carries an address."""

from bot.channel.callers import Interaction
from bot.channel.click import Desk
from bot.channel.pages import own_view
from bot.rules import Clause, EndTurn, Original, Play, Refused, Variant, View
from bot.rules.tokens import Unreadable, read_play
from bot.tables import Snapshot
from bot.tables import TableClause as T


async def table_here(desk: Desk, interaction: Interaction) -> Snapshot:
    """The open table of this channel."""
    tables = desk.house.tables
    return await tables.look(await tables.find(interaction.channel_id or 0))


async def game_here(desk: Desk, interaction: Interaction) -> tuple[str, Variant | None]:
    """The game on this channel's table, and as it was dealt; without a table, the first one."""
    try:
        snapshot = await table_here(desk, interaction)
    except Refused:
        return Original.name, None
    view = snapshot.board()
    return snapshot.setup.variant, None if view is None else view.state.variant


def own_turn(snapshot: Snapshot, person: int) -> View:
    view = own_view(snapshot, person)
    if not view.my_turn:
        raise Refused(T.NOT_YOUR_TURN, seat=snapshot.active)
    return view


def read_plays(text: str) -> list[Play]:
    """`45A`, `45a 47A`, or `45A, 47A`."""
    try:
        plays = [read_play(token) for token in text.upper().replace(",", " ").split()]
    except Unreadable as error:
        raise Refused(Clause.SYNTAX) from error
    if not plays:
        raise Refused(Clause.SYNTAX)
    return plays


def whole_turn(snapshot: Snapshot, seat: int, plays: list[Play]) -> list[Play | EndTurn]:
    """Several plays are a whole turn: it ends with the last, where the rules do not end it by themselves."""
    view = snapshot.view(seat)
    if len(plays) == 1 or view is None or not view.my_turn:
        return list(plays)
    state = view.state
    for play in plays:
        if play.card not in state.hand or state.forbids(play) is not None:
            return list(plays)  # the door says why
        state = state.after(play)
        if state.turn_over:
            return list(plays)
    return list(plays) if state.variant.forbids_end(state) else [*plays, EndTurn()]
