"""What the host decides: one frozen object from the environment and `.env`."""

import re
from collections.abc import Mapping
from pathlib import Path

from dotenv import dotenv_values
from msgspec import Struct

from bot.data_files import DATA, own_folder


class BadSetting(Exception):  # noqa: N818
    """A setting that cannot be used. The text names it and never repeats a secret."""


class Settings(Struct, frozen=True):
    token: str | None
    database: str  # a file path, or postgresql://…
    data: Path
    log_level: str = "INFO"
    shards: int | None = None
    shard_ids: tuple[int, ...] | None = None
    register_commands: bool = True  # of several processes, one does
    welcome: bool = True  # a server that has invited the bot gets one message
    extreme_deck: Path = DATA / "extreme_deck.toml"
    pause: float = 1.2  # seconds between the cards of a computer player
    log_json: bool = False
    watch: tuple[str, int] | None = None  # where /live, /ready and /metrics are answered
    privacy_url: str | None = None  # the host's own pages
    terms_url: str | None = None
    support_url: str | None = None
    outbox_budget: int = 40  # requests a second that all processes together send by themselves; Discord allows 50

    daily_seed: str = "98"  # another one: other deals a day than those of all other bots

    def __repr__(self) -> str:  # the token and a database password stay out of logs and tracebacks
        return f"Settings(data={self.data})"

    @property
    def own_budget(self) -> float:
        """This process's share of the budget: that of its shards."""
        own = 1.0 if self.shards is None or self.shard_ids is None else len(set(self.shard_ids)) / self.shards
        return self.outbox_budget * own

    @classmethod
    def read(cls, environment: Mapping[str, str], env_file: Path = Path(".env")) -> "Settings":
        """The environment wins over the file."""
        values = {**dotenv_values(env_file), **environment}

        def text(name: str) -> str | None:
            return (values.get(name) or "").strip() or None

        data = Path(text("DATA_DIR") or own_folder())
        shards, ids = _number("SHARDS", text("SHARDS")), text("SHARD_IDS")
        return cls(
            token=text("DISCORD_TOKEN"),
            database=text("DATABASE_URL") or str(data / "ninety-eight.sqlite3"),
            data=data,
            log_level=_level(text("LOG_LEVEL") or "INFO"),
            log_json=_one_of("LOG_FORMAT", text("LOG_FORMAT") or "text", ("text", "json")) == "json",
            watch=_place(text("WATCH")),
            shards=shards,
            shard_ids=_slice(shards, ids) if ids else None,
            register_commands=_one_of("REGISTER_COMMANDS", text("REGISTER_COMMANDS") or "yes", ("yes", "no")) == "yes",
            welcome=_one_of("WELCOME", text("WELCOME") or "yes", ("yes", "no")) == "yes",
            extreme_deck=Path(text("EXTREME_DECK") or DATA / "extreme_deck.toml"),
            pause=float(_whole("COMPUTER_PAUSE_MS", text("COMPUTER_PAUSE_MS") or "1200")) / 1000,
            privacy_url=_page("PRIVACY_URL", text("PRIVACY_URL")),
            terms_url=_page("TERMS_URL", text("TERMS_URL")),
            support_url=_page("SUPPORT_URL", text("SUPPORT_URL")),
            daily_seed=text("DAILY_SEED") or "98",
            outbox_budget=_budget(_whole("OUTBOX_BUDGET", text("OUTBOX_BUDGET") or "40")),
        )


def _level(name: str) -> str:
    if name.upper() not in {"DEBUG", "INFO", "WARNING", "ERROR"}:
        raise BadSetting(f"LOG_LEVEL is {name!r}; it can be DEBUG, INFO, WARNING or ERROR")
    return name.upper()


def _one_of(name: str, value: str, allowed: tuple[str, ...]) -> str:
    if value.lower() not in allowed:
        raise BadSetting(f"{name} is {value!r}; it can be {' or '.join(allowed)}")
    return value.lower()


def _place(value: str | None) -> tuple[str, int] | None:
    """A port of this machine's own, or `host:port`."""
    if value is None:
        return None
    host, _, port = value.rpartition(":")
    if not port.isdecimal() or not int(port) < 65_536:
        raise BadSetting(f"WATCH is {value!r}; it must be a port, or an address of this machine with a port")
    return host.strip("[]") or "127.0.0.1", int(port)


def _page(name: str, value: str | None) -> str | None:
    if value is not None and not re.fullmatch(r"https?://[^\s()<>]{4,200}", value):
        raise BadSetting(f"{name} is {value!r}; it must be the address of a page: https://…")
    return value


def _budget(requests: int) -> int:
    if requests < 1:
        raise BadSetting("OUTBOX_BUDGET is 0; at least one request a second must be allowed")
    return requests


def _slice(shards: int | None, ids: str) -> tuple[int, ...]:
    wanted = tuple(_whole("SHARD_IDS", each) for each in ids.split(","))
    if shards is None or not all(each < shards for each in wanted):
        raise BadSetting(f"SHARD_IDS is {ids!r}; SHARDS must say how many there are, and each be below it")
    return wanted


def _number(name: str, value: str | None) -> int | None:
    return None if value is None else _whole(name, value)


def _whole(name: str, value: str) -> int:
    if not value.strip().isdecimal():
        raise BadSetting(f"{name} is {value!r}; it must be a whole number")
    return int(value)
