"""Tables in nobody's channel: dealt at once, and a first attempt at the day's cards only once."""

from bot.rules.daily import DailyKind, daily_code
from bot.tables import Phase, Setup, TableClause, Tables, is_personal, play_personal
from tests.tables.scene import ANNA, BORIS, by, refused

DAY = "2027-01-01"


async def test_the_cards_of_a_day_are_dealt_to_a_person_once_and_to_others_too(tables: Tables) -> None:
    setup = Setup.of_deal(daily_code(DAY, DailyKind.ALONE), day=DAY)
    hers = await play_personal(tables, by(ANNA), setup)
    assert hers.phase is Phase.PLAYING
    assert is_personal(hers.id)
    with refused(TableClause.HAD_CARDS):
        await play_personal(tables, by(ANNA), setup)
    his = await play_personal(tables, by(BORIS), setup)
    assert his.view(0) == (await tables.look(hers.id)).view(0), "the same cards"
    tomorrow = "2027-01-02"
    await play_personal(tables, by(ANNA), Setup.of_deal(daily_code(tomorrow, DailyKind.ALONE), day=tomorrow))
