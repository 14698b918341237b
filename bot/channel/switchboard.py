"""From the verb of a button to what it does."""

from collections.abc import Awaitable, Callable

from bot.channel import hand_buttons, lobby_buttons, privacy_buttons
from bot.channel.answers import answer, own
from bot.channel.callers import Interaction
from bot.channel.click import CLOSED, Click, Desk
from bot.rules import Refused
from bot.ui.addresses import Address, Verb

OUTDATED = "outdated"

HANDLERS: dict[Verb, Callable[[Click], Awaitable[None]]] = {
    Verb.JOIN: lobby_buttons.join,
    Verb.LEAVE: lobby_buttons.leave,
    Verb.ADD_COMPUTER: lobby_buttons.add_computer,
    Verb.REMOVE_COMPUTER: lobby_buttons.remove_computer,
    Verb.OPTIONS: lobby_buttons.options,
    Verb.START: lobby_buttons.start,
    Verb.HAND: hand_buttons.hand,
    Verb.SIGNALS: hand_buttons.signals,
    Verb.CLAIM: hand_buttons.claim,
    Verb.TAKE_OVER: hand_buttons.take_over,
    Verb.COME_BACK: hand_buttons.come_back,
    Verb.CARD: hand_buttons.card,
    Verb.PLAY: hand_buttons.play,
    Verb.END_TURN: hand_buttons.end_turn,
    Verb.TAKE_BACK: hand_buttons.take_back,
    Verb.HINT: hand_buttons.hint,
    Verb.GIVE_UP: hand_buttons.give_up,
    Verb.ABOUT: hand_buttons.about,
    Verb.SAY: hand_buttons.say,
    Verb.REMATCH: lobby_buttons.rematch,
    Verb.EXPORT: lobby_buttons.export_game,
    Verb.FORGET_ME: privacy_buttons.forget_me,
}


async def pressed(desk: Desk, interaction: Interaction, address: Address, values: tuple[str, ...]) -> None:
    await answer(desk.house, interaction, _press(desk, interaction, address, values))


async def unknown(desk: Desk, interaction: Interaction) -> None:
    """A button of an older version, or of a table that nobody remembers."""
    await answer(desk.house, interaction, _refuse(Refused(CLOSED)))


async def outdated(desk: Desk, interaction: Interaction) -> None:
    """A command that Discord still shows and this version does not have, or has otherwise."""
    await answer(desk.house, interaction, _refuse(Refused(OUTDATED)))


async def _press(desk: Desk, interaction: Interaction, address: Address, values: tuple[str, ...]) -> None:
    click = Click(desk, interaction, address, values, await own(desk.house, interaction))
    try:
        await HANDLERS[address.verb](click)
    except Refused as refused:
        await hand_buttons.refused(click, refused)


async def _refuse(refused: Refused) -> None:
    raise refused
