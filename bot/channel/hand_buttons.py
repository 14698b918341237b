"""The buttons of a hand, of the board in a game, and of the signal panel."""

from bot.channel.answers import own, words
from bot.channel.click import Click
from bot.channel.hints import hinted
from bot.channel.letters import reply, send, show
from bot.channel.pages import own_seat, own_view
from bot.rules import LETTERS, Action, EndTurn, GiveUp, Refused, Signal, Start, TakeBack, View, Word
from bot.tables import Phase, Snapshot
from bot.tables import TableClause as T
from bot.ui.addresses import Verb
from bot.ui.hand_rows import card_at, play_at
from bot.ui.notices import done_answer
from bot.ui.signals import signal_panel

PANEL = (Verb.ABOUT, Verb.SAY, Verb.GIVE_UP, Verb.LEAVE)  # private too, but no hand


async def hand(click: Click) -> None:
    await _show(click, await click.look())


async def card(click: Click) -> None:
    """Choosing a card changes nothing but the buttons."""
    snapshot, view = await _own_turn(click)
    await _show(click, snapshot, card_at(view, click.address.arg))


async def play(click: Click) -> None:
    """Twice does no harm: the card has left the hand."""
    snapshot, view = await _own_turn(click)
    action = play_at(view, click.address.arg)
    if action is None:
        raise Refused(T.STALE)
    await _act(click, snapshot, action)


async def end_turn(click: Click) -> None:
    await _act_once(click, EndTurn())


async def take_back(click: Click) -> None:
    await _act_once(click, TakeBack())


async def claim(click: Click) -> None:
    await _act(click, await click.look(), Start())


async def give_up(click: Click) -> None:
    snapshot = await click.look()
    await click.desk.act(click.interaction, snapshot.id, GiveUp(), turn=click.address.turn)
    await click.interaction.response.edit_message(content=done_answer(click.say), view=None)


async def take_over(click: Click) -> None:
    """For a player who has been silent in this turn, and in no other."""
    snapshot = await click.look()
    if snapshot.turn != click.address.turn or not click.address.arg.isdecimal():
        raise Refused(T.STALE)
    await click.desk.house.tables.to_computer(click.table, await click.caller(), int(click.address.arg))
    await reply(click.interaction, done_answer(click.say))


async def come_back(click: Click) -> None:
    await click.look()
    await _show(click, await click.desk.house.tables.take_back_seat(click.table, await click.caller()))


async def hint(click: Click) -> None:
    """Thinking takes a while: the answer is promised first, and shown on the hand as it is then."""
    view = own_view(await click.look(), click.person)
    await click.interaction.response.defer()
    advice = await hinted(click.desk.house, click.say, view)
    await _show(click, await click.look(), note=advice)


async def signals(click: Click) -> None:
    snapshot = await click.look()
    await send(click.interaction, signal_panel(click.say, snapshot, own_seat(snapshot, click.person)))


async def about(click: Click) -> None:
    snapshot = await click.look()
    seat = own_seat(snapshot, click.person)
    await show(click.interaction, signal_panel(click.say, snapshot, seat, _pile(click)))


async def say(click: Click) -> None:
    snapshot = await click.look()
    word = click.address.arg.partition(".")[2]
    if word not in ("", *Word):
        raise Refused(T.STALE)
    signal = Signal(_pile(click), Word(word) if word else None)
    change = await click.desk.act(click.interaction, snapshot.id, signal)
    seat = own_seat(change, click.person)
    await show(click.interaction, signal_panel(click.say, change, seat, signal.pile))


async def refused(click: Click, why: Refused) -> None:
    """On one's own hand a refusal comes with the fresh hand, so that the next click is a good one."""
    try:
        snapshot = await click.look()
    except Refused:
        raise why from None
    if not click.private or click.address.verb in PANEL or snapshot.view_of(click.person) is None:
        raise why
    if snapshot.seat_of(click.person) is None or snapshot.phase is Phase.OVER:
        raise why
    say = await own(click.desk.house, click.interaction)
    await _show(click, snapshot, note=words(say, why, snapshot))


async def _own_turn(click: Click) -> tuple[Snapshot, View]:
    """The turn that the button was made for, by the one whose turn it is."""
    snapshot = await click.look()
    view = own_view(snapshot, click.person)
    if snapshot.turn != click.address.turn or not view.my_turn:
        raise Refused(T.STALE)
    return snapshot, view


async def _act(click: Click, snapshot: Snapshot, action: Action) -> None:
    change = await click.desk.act(click.interaction, snapshot.id, action, turn=click.address.turn)
    await _show(click, change)


async def _act_once(click: Click, action: Action) -> None:
    """The button knows how many cards lay played: a second press of it finds another number, and does nothing."""
    snapshot, view = await _own_turn(click)
    if click.address.arg != str(len(view.state.played)):
        raise Refused(T.STALE)
    moment = snapshot.moment  # and of two presses at the same time only one finds this moment
    change = await click.desk.act(click.interaction, snapshot.id, action, turn=click.address.turn, moment=moment)
    await _show(click, change)


async def _show(click: Click, snapshot: Snapshot, chosen: int | None = None, note: str | None = None) -> None:
    await click.desk.hand(click.interaction, click.say, snapshot, chosen, note)


def _pile(click: Click) -> int:
    letter = click.address.arg[:1]
    if not letter or letter not in LETTERS:
        raise Refused(T.STALE)
    return LETTERS.index(letter)
