"""The practice bot's modal, and what opens it."""

import re
from typing import Any, Self

import discord
from discord import app_commands

Tree = app_commands.CommandTree[discord.Client]


class Questions(discord.ui.Modal, title="Some questions"):
    name = discord.ui.TextInput[Any](label="Name", custom_id="name", max_length=20)
    pile = discord.ui.Label[Any](
        text="Pile",
        description="One of two",
        component=discord.ui.Select(
            custom_id="pile", options=[discord.SelectOption(label=f"Pile {pile}", value=pile) for pile in "AB"]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        assert isinstance(self.pile.component, discord.ui.Select)
        text = f"{self.name.value} on {self.pile.component.values[0]}"
        if interaction.message is None:
            await interaction.response.send_message(text, ephemeral=True)
        else:
            await interaction.response.edit_message(content=text)


class Ask(discord.ui.DynamicItem[discord.ui.Button[Any]], template="ask"):
    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Ask me", custom_id="ask"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Questions())


def add_questions(tree: Tree) -> None:
    @tree.command(description="Asks some questions")
    async def ask(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Questions())

    @tree.command(description="A message whose button asks")
    async def offer(interaction: discord.Interaction[Any]) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Ask())
        await interaction.response.send_message("Shall I?", view=view)
