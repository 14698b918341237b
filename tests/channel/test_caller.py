"""Who moderates: members of the server, by its role or by what they may manage, and nobody else."""

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import interactions
from simcord.actors import MemberActor
from simcord.enums import InteractionType

from bot.channel.context.caller import caller_of
from bot.store import ServerSettings
from bot.tables import Caller
from tests.channel.playing import Channel, channel


def asked_by(at: Channel, who: MemberActor, *, member: bool = True) -> discord.Interaction[Any]:
    """What discord.py makes of a press; outside of a server Discord sends no more than the user."""
    _, payload = interactions.base_payload(
        at.env.backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=at.channel.id,
        guild_id=at.guild.id,
        user_id=who.id,
        data={"custom_id": "x", "component_type": 2},
    )
    if not member:
        payload["user"] = payload.pop("member")["user"]
        del payload["guild_id"]
    return discord.Interaction(data=payload, state=at.bot._connection)  # type: ignore[arg-type]


async def test_whoever_is_no_member_is_no_moderator(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        settings = at.bot.services.settings
        for server in (ServerSettings(), ServerSettings(mod_role=at.guild.default_role.id)):
            await settings.set_server(at.guild.id, server)
            assert (await caller_of(settings, asked_by(at, at.mod))).moderator
            assert not (await caller_of(settings, asked_by(at, at.mod, member=False))).moderator
        await settings.set_server(at.guild.id, ServerSettings())
        assert not (await caller_of(settings, asked_by(at, at.eve))).moderator


@pytest.mark.parametrize("member", [True, False])
async def test_a_caller_is_told_by_person_roles_and_place(tmp_path: Path, member: bool) -> None:
    async with channel(tmp_path) as at:
        interaction = asked_by(at, at.mod, member=member)
        caller = await caller_of(at.bot.services.settings, interaction, channel=5)
        roles = frozenset(role.id for role in interaction.user.roles) if member else frozenset[int]()  # type: ignore[union-attr]
        assert caller == Caller(at.mod.id, "mod", member, roles, interaction.id, 5)
        assert len(roles) == (2 if member else 0), "everybody's and the rank's"
