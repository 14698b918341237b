"""Rows of buttons as they are sent."""

import asyncio

import discord

from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Choice, Menu, Sent, payload

HERE = Address(1, 2, Verb.HAND)


def test_a_button_is_sent_as_discord_py_would_send_it() -> None:
    button = Button(HERE, "My hand", discord.ButtonStyle.primary, disabled=True)
    theirs = discord.ui.Button[discord.ui.View](
        style=button.style, label=button.label, custom_id=str(HERE), disabled=True
    )
    assert payload(button) == theirs.to_component_dict()


def test_a_menu_is_sent_as_discord_py_would_send_it() -> None:
    choices = (Choice("a", "First", "about it", chosen=True), Choice("b", "Second"))
    menu = Menu(HERE, "Choose", choices, least=0, most=5)
    options = [discord.SelectOption(label=c.label, value=c.value, description=c.description) for c in choices]
    options[0].default = True
    theirs = discord.ui.Select[discord.ui.View](
        custom_id=str(HERE), placeholder="Choose", min_values=0, max_values=2, options=options, disabled=False
    ).to_component_dict()
    assert {key: value for key, value in theirs.items() if key in payload(menu)} == payload(menu)
    assert theirs.keys() - payload(menu).keys() <= {"required"}


async def test_nothing_is_kept_of_what_was_sent() -> None:
    """discord.py keeps no view that has finished, and starts no task for it."""
    view = Sent(((Button(HERE, "My hand"),),))
    assert view.is_finished()
    assert view.timeout is None
    assert [row["components"][0]["custom_id"] for row in view.to_components()] == [str(HERE)]
    assert len(asyncio.all_tasks()) == 1
