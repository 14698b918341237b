"""Cards that others have had as well: a table that gets them, and who has played them how."""

from collections.abc import Sequence
from secrets import randbits

from bot.channel.buttons.hand import show_hand
from bot.channel.buttons.lobby import open_table
from bot.channel.buttons.registry import button
from bot.channel.buttons.replay import find_game
from bot.channel.buttons.solo import start
from bot.channel.context.request import ButtonPress, Request
from bot.channel.messages.outgoing import OutgoingMessage
from bot.records import Game, SameCards
from bot.rules import DealCode, Refused
from bot.rules.deal_code import SEED
from bot.rules.seal import seal
from bot.tables import Sealed, Terms, is_personal
from bot.ui.addresses import Verb
from bot.ui.buttons import Choice
from bot.ui.deals import comparison_page, deal_choice, variants_to_deal, verify_answer

NOT_SEALED = "not-sealed"


async def offer_deals(request: Request, typed: str) -> Sequence[Choice]:
    """What the typed code brings; without one, new ones."""
    try:
        return [deal_choice(request.say, DealCode.parse(typed), new=False)]
    except Refused:
        codes = [DealCode(variant, 0, randbits(SEED)) for variant in variants_to_deal()]
        return [deal_choice(request.say, code, new=True) for code in codes]


@button(Verb.SAME_CARDS)
async def same_cards(press: ButtonPress) -> None:
    """A new table in this channel for everybody to join: no more than one game's cards can be had there at a time."""
    game = await find_game(press, press.address.table)
    same = await press.services.shared_deals.same_cards(game)
    if is_personal(game.table.id) or not press.guild:
        await _play_alone(press, game, same)
        return
    await open_table(press, Terms(same.setup), played_on=same.origin)


async def _play_alone(press: ButtonPress, game: Game, same: SameCards) -> None:
    """With as many computer players as there were others."""
    levels = [seat.level for seat in game.table.seats if seat.level is not None]
    others = same.setup.seat_counts[0] - 1
    await show_hand(press, await start(press, same, others, (*levels, "normal")[0]))


@button(Verb.COMPARE)
async def compare(press: ButtonPress) -> None:
    game = await find_game(press, press.address.table)
    comparison = await press.services.shared_deals.comparison(game, press.guild, press.person)
    await press.reply(OutgoingMessage(page=comparison_page(press.say, comparison)))


@button(Verb.VERIFY)
async def verify(press: ButtonPress) -> None:
    """From the log alone: what the board showed follows from the cards that were played, and the secret."""
    history = (await find_game(press, press.address.table)).history
    if not history.secret:
        raise Refused(NOT_SEALED)
    await press.reply(verify_answer(press.say, Sealed(seal(history.deal, history.secret), history.secret)))
