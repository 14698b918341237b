"""Whom a text notifies: https://discord.com/developers/docs/resources/message#allowed-mentions-object"""

import re
from typing import Any

from bot.playground.limits.form import Form
from bot.playground.world.snowflakes import parse_snowflake

USER = re.compile(r"<@!?(\d{1,20})>")
ROLE = re.compile(r"<@&(\d{1,20})>")
EVERYONE = re.compile(r"@(everyone|here)\b")
KINDS = ("everyone", "roles", "users")


def check_mentions(message: Form) -> None:
    allowed = message.value.get("allowed_mentions")
    if allowed is None:
        return
    form = message.child("allowed_mentions")
    parse = form.items("parse", len(KINDS))
    for index, kind in enumerate(parse):
        if kind not in KINDS:
            form.add_error("parse", "BASE_TYPE_CHOICES", f"{index}: Value must be one of {KINDS}.")
    for kind in ("users", "roles"):
        if form.items(kind, 100) and kind in parse:
            form.add_error(
                "",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def mentions_in(
    content: str, allowed: dict[str, Any] | None, *, may_everyone: bool
) -> tuple[list[int], list[int], bool]:
    """Users, roles, and whether everyone. Without `allowed`, all that the text names."""
    everyone = may_everyone and bool(EVERYONE.search(content))
    users = list(dict.fromkeys(int(found) for found in USER.findall(content)))
    roles = list(dict.fromkeys(int(found) for found in ROLE.findall(content)))
    if allowed is None:
        return users, roles, everyone
    parse = allowed.get("parse") or []
    if "users" not in parse:
        listed = {parse_snowflake(user) for user in allowed.get("users") or []}
        users = [user for user in users if user in listed]
    if "roles" not in parse:
        listed = {parse_snowflake(role) for role in allowed.get("roles") or []}
        roles = [role for role in roles if role in listed]
    return users, roles, everyone and "everyone" in parse
