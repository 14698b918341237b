"""The one button of the privacy page."""

from bot.channel.click import Click
from bot.tables import forget_person
from bot.ui.guides import privacy_delete_answer


async def forget_me(click: Click) -> None:
    """Whoever presses it is the one to be forgotten: the page is theirs alone, and so is the click."""
    await forget_person(click.desk.house.tables, click.person)
    click.desk.house.manners.forget_person(click.person)
    await click.interaction.response.edit_message(content=privacy_delete_answer(click.say), embed=None, view=None)
