"""The buttons of a hand, of the board in a game, and of the signal panel."""

from bot.channel.answers import own, reply, send, show, words
from bot.channel.click import Click
from bot.channel.hints import hinted
from bot.channel.pages import own_view, seats_of
from bot.rules import LETTERS, Action, EndTurn, GiveUp, Refused, Signal, Start, TakeBack, Word
from bot.tables import Phase, Sight
from bot.tables import TableClause as T
from bot.ui.addresses import Verb
from bot.ui.hand_rows import card_at, play_at
from bot.ui.notices import done
from bot.ui.signals import signal_panel

PANEL = (Verb.ABOUT, Verb.SAY, Verb.GIVE_UP)  # private too, but no hand


async def hand(click: Click) -> None:
    await _show(click, await click.look())


async def card(click: Click) -> None:
    """Choosing a card changes nothing but the buttons."""
    sight = await click.look()
    view = own_view(sight, click.person)
    if _stale(click, sight):
        raise Refused(T.STALE)
    await _show(click, sight, card_at(view, click.address.arg))


async def play(click: Click) -> None:
    sight = await click.look()
    view = own_view(sight, click.person)
    action = None if _stale(click, sight) else play_at(view, click.address.arg)
    if action is None:
        raise Refused(T.STALE)
    await _act(click, action)


async def end_turn(click: Click) -> None:
    await _act(click, EndTurn())


async def take_back(click: Click) -> None:
    await _act(click, TakeBack())


async def claim(click: Click) -> None:
    await click.look()
    change = await click.desk.house.tables.act(click.table, await click.caller(), Start())
    await _show(click, change)


async def give_up(click: Click) -> None:
    await click.look()
    turn = click.address.turn
    await click.desk.house.tables.act(click.table, await click.caller(), GiveUp(), turn=turn)
    await click.interaction.response.edit_message(content=done(click.say), view=None)


async def take_over(click: Click) -> None:
    await click.look()
    seat = int(click.address.arg) if click.address.arg.isdecimal() else -1
    await click.desk.house.tables.to_computer(click.table, await click.caller(), seat)
    await reply(click.interaction, done(click.say))


async def come_back(click: Click) -> None:
    await click.look()
    await _show(click, await click.desk.house.tables.take_back_seat(click.table, await click.caller()))


async def hint(click: Click) -> None:
    sight = await click.look()
    view = own_view(sight, click.person)
    await click.interaction.response.defer()
    words = await hinted(click.desk.house, click.say, view)
    await click.desk.hand(click.interaction, click.say, sight, note=words)


async def signals(click: Click) -> None:
    sight = await click.look()
    view = own_view(sight, click.person)
    page = signal_panel(click.say, view, seats_of(sight), sight.id)
    await send(click.interaction, page)


async def about(click: Click) -> None:
    sight = await click.look()
    view = own_view(sight, click.person)
    await show(click.interaction, signal_panel(click.say, view, seats_of(sight), sight.id, _pile(click)))


async def say(click: Click) -> None:
    await click.look()
    word = click.address.arg.partition(".")[2]
    if word not in ("", *Word):
        raise Refused(T.STALE)
    signal = Signal(_pile(click), Word(word) if word else None)
    change = await click.desk.house.tables.act(click.table, await click.caller(), signal)
    view = own_view(change, click.person)
    await show(click.interaction, signal_panel(click.say, view, seats_of(change), change.id, signal.pile))


async def refused(click: Click, why: Refused) -> None:
    """On one's own hand a refusal comes with the fresh hand, so that the next click is a good one."""
    try:
        sight = await click.look()
    except Refused:
        raise why from None
    if (
        not click.private
        or click.address.verb in PANEL
        or sight.view_of(click.person) is None
        or sight.phase is Phase.OVER
    ):
        raise why
    say = await own(click.desk.house, click.interaction)
    await _show(click, sight, note=words(say, why, seats_of(sight)))


async def _act(click: Click, action: Action) -> None:
    await click.look()
    tables = click.desk.house.tables
    change = await tables.act(click.table, await click.caller(), action, turn=click.address.turn)
    await _show(click, change)


async def _show(click: Click, sight: Sight, chosen: int | None = None, note: str | None = None) -> None:
    await click.desk.hand(click.interaction, click.say, sight, chosen, note)


def _stale(click: Click, sight: Sight) -> bool:
    return sight.turn != click.address.turn or sight.active != sight.seat_of(click.person)


def _pile(click: Click) -> int:
    letter = click.address.arg[:1]
    if not letter or letter not in LETTERS:
        raise Refused(T.STALE)
    return LETTERS.index(letter)
