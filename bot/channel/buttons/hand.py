"""A player's own hand: show it, choose a card, play it, end the turn, take back, give up; by button and by command."""

from collections.abc import Sequence
from dataclasses import replace

from bot.channel.buttons.registry import button
from bot.channel.context.answers import refusal_text
from bot.channel.context.permissions import may_attach_pictures
from bot.channel.context.request import ButtonPress, Request
from bot.channel.messages.outgoing import OutgoingMessage, fingerprint, show
from bot.channel.messages.pages import own_view
from bot.rules import Action, Clause, EndTurn, GiveUp, Play, Refused, TakeBack, View
from bot.rules.tokens import Unreadable, read_play
from bot.tables import Snapshot
from bot.tables import TableClause as T
from bot.ui.addresses import Verb
from bot.ui.buttons import Choice
from bot.ui.hand import Focus
from bot.ui.hand_rows import card_at, play_at
from bot.ui.notices import give_up_question
from bot.ui.obstacles import pause_notice
from bot.ui.plan import plan_of, read
from bot.ui.plays import play_choices

ON_HAND = frozenset(  # and on no other private message
    {
        *(Verb.HAND, Verb.CARD, Verb.PLAY, Verb.PLAN, Verb.PLAY_ALL, Verb.END_TURN, Verb.TAKE_BACK),
        *(Verb.HINT, Verb.AGREE_HINTS, Verb.CLAIM),
    }
)


@button(Verb.HAND)
async def open_hand(request: Request) -> None:
    await show_hand(request, await request.snapshot())


@button(Verb.CARD)
async def choose_card(press: ButtonPress) -> None:
    """Changes nothing but the buttons. Out of turn it is a card to lay in mind."""
    snapshot = await press.snapshot()
    view = own_view(snapshot, press.person)
    if snapshot.turn != press.address.turn or snapshot.active is None:
        raise Refused(T.STALE)
    before = press.services.open_hands.focus(snapshot, press.person)
    chosen = card_at(view, press.address.arg)
    await show_hand(press, snapshot, Focus(chosen, before.plan, planning=not view.my_turn))


@button(Verb.PLAN)
async def plan(press: ButtonPress) -> None:
    """Nobody else learns of it. Where the turn has come round meanwhile, it can be played at once."""
    snapshot = await press.snapshot()
    if snapshot.turn != press.address.turn or snapshot.active is None:
        raise Refused(T.STALE)
    plays = read(own_view(snapshot, press.person), press.address.arg)
    await show_hand(press, snapshot, Focus(plan=plays, planning=True))


@button(Verb.PLAY_ALL)
async def play_all(press: ButtonPress) -> None:
    """What was laid in mind, or what a hint says, as far as it goes."""

    def choose(view: View) -> Sequence[Action]:
        plays = plan_of(view, read(view, press.address.arg)).plays if view.my_turn else ()
        if not plays:
            raise Refused(T.STALE)
        return plays

    await show_hand(press, await press.act(choose=choose, turn=press.address.turn))


@button(Verb.PLAY)
async def play(press: ButtonPress) -> None:
    """Twice does no harm: the card has left the hand."""

    def choose(view: View) -> Sequence[Action]:
        chosen = play_at(view, press.address.arg) if view.my_turn else None
        if chosen is None:
            raise Refused(T.STALE)
        return [chosen]

    await show_hand(press, await press.act(choose=choose, turn=press.address.turn))


async def play_by_command(request: Request, text: str) -> None:
    """One card, or a whole turn in the notation."""

    def choose(view: View) -> Sequence[Action]:
        return _whole_turn(view, _read_plays(text))

    await show_hand(request, await request.act(choose=choose))


async def offer_plays(request: Request, typed: str) -> Sequence[Choice]:
    """The legal plays and nothing else; none for somebody who has no turn."""
    return play_choices(request.say, own_view(await request.snapshot(), request.person), typed)


@button(Verb.END_TURN)
async def end_turn(press: ButtonPress) -> None:
    await _act_once(press, EndTurn())


async def end_turn_by_command(request: Request) -> None:
    await show_hand(request, await request.act(EndTurn()))


@button(Verb.TAKE_BACK)
async def take_back(press: ButtonPress) -> None:
    await _act_once(press, TakeBack())


async def take_back_by_command(request: Request) -> None:
    await show_hand(request, await request.act(TakeBack()))


async def ask_to_give_up(request: Request) -> None:
    """A question whose button is `give_up`."""
    snapshot = await request.snapshot()
    if not own_view(snapshot, request.person).my_turn:
        raise Refused(T.NOT_YOUR_TURN, seat=snapshot.active)
    text, rows = give_up_question(request.say, snapshot.id, snapshot.turn)
    await request.reply(OutgoingMessage(text, rows=rows))


@button(Verb.GIVE_UP)
async def give_up(press: ButtonPress) -> None:
    await press.act(GiveUp(), turn=press.address.turn)
    await press.replace_question()


async def show_hand(request: Request, snapshot: Snapshot, focus: Focus | None = None) -> None:
    """The hand of whoever asked, to them alone. Without a focus, with what they still have in mind."""
    services, interaction, say = request.services, request.interaction, request.say
    hands, with_picture = services.open_hands, may_attach_pictures(interaction)
    focus = focus or hands.focus(snapshot, request.person)
    services.boards.catch_up(snapshot)
    obstacles = services.boards.obstacles(snapshot.id)
    if obstacles and not focus.note:
        focus = replace(focus, note=pause_notice(say, obstacles))
    message = await services.pages.hand(say, snapshot, request.person, focus, with_picture=with_picture)
    with hands.showing(interaction, say, snapshot, focus, with_picture=with_picture) as hand:
        hand.answered(await show(interaction, message), fingerprint(message))


async def refuse(press: ButtonPress, refused: Refused) -> None:
    """On one's own hand a refusal comes with the fresh hand, so that the next press is a good one."""
    if not press.private or press.address.verb not in ON_HAND:
        raise refused
    try:
        snapshot = await press.snapshot()
    except Refused:
        raise refused from None
    has_hand = snapshot.view_of(press.person) is not None and snapshot.ended is None
    if not has_hand or snapshot.seat_of(press.person) is None:
        raise refused
    press.services.observer.refusal(refused.clause)
    note = refusal_text(press.say, refused, snapshot)
    await show_hand(press, snapshot, replace(press.services.open_hands.focus(snapshot, press.person), note=note))


async def _act_once(press: ButtonPress, action: Action) -> None:
    """The button knows how many cards lay played: a second press of it finds another number, and does nothing."""

    def choose(view: View) -> Sequence[Action]:
        if not view.my_turn or press.address.arg != str(len(view.state.played)):
            raise Refused(T.STALE)
        return [action]

    await show_hand(press, await press.act(choose=choose, turn=press.address.turn))


def _read_plays(text: str) -> list[Play]:
    """`45A`, `45a 47A`, or `45A, 47A`."""
    try:
        plays = [read_play(token) for token in text.upper().replace(",", " ").split()]
    except Unreadable as error:
        raise Refused(Clause.SYNTAX) from error
    if not plays:
        raise Refused(Clause.SYNTAX)
    return plays


def _whole_turn(view: View, plays: list[Play]) -> list[Play | EndTurn]:
    """Several plays are a whole turn: it ends with the last, where the rules do not end it by themselves."""
    if len(plays) == 1 or not view.my_turn:
        return list(plays)
    state = view.state
    for each in plays:
        if each.card not in state.hand or state.forbids(each) is not None:
            return list(plays)  # the table says why
        state = state.after(each)
        if state.turn_over:
            return list(plays)
    return list(plays) if state.variant.forbids_end(state) else [*plays, EndTurn()]
