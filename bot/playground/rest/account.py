"""Routes about the bot's account and the gateway's address."""

from typing import Any

from bot.playground.gateway.gateway import Gateway
from bot.playground.rest.call import Call
from bot.playground.rest.router import Handler
from bot.playground.world import World
from bot.playground.world.payloads import user_payload


class AccountRoutes:
    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    def routes(self) -> dict[str, Handler]:
        return {
            "GET /users/@me": self.me,
            "GET /oauth2/applications/@me": self.application,
            "GET /applications/@me": self.application,
            "GET /gateway": self.gateway,
            "GET /gateway/bot": self.gateway_bot,
        }

    async def me(self, call: Call) -> Any:
        return user_payload(self._world.bot) | {"verified": True, "mfa_enabled": False, "locale": "en-US", "flags": 0}

    async def application(self, call: Call) -> Any:
        bot = self._world.bot
        return {
            "id": str(bot.id),
            "name": bot.name,
            "icon": None,
            "description": "",
            "type": None,
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "00" * 32,
            "owner": user_payload(self._world.users[self._world.guild.owner_id]),
            "team": None,
            "flags": 0,
            "flags_new": "0",
            "approximate_guild_count": len(self._world.guilds()),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": ["bot", "applications.commands"],
            "rpc_origins": [],
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "tags": [],
        }

    async def gateway(self, call: Call) -> Any:
        return {"url": self._gateway.url}

    async def gateway_bot(self, call: Call) -> Any:
        limit = self._gateway.identify_limits.payload()
        return {"url": self._gateway.url, "shards": 1, "session_start_limit": limit}
