"""Which version this is, and of what it depends on: for a report of a fault."""

import platform
import sqlite3
from importlib import metadata

__version__ = "0.1.0"


def versions() -> str:
    """In one line. Of the databases, what this process speaks to them with."""
    try:
        postgres = f"asyncpg {metadata.version('asyncpg')}"
    except metadata.PackageNotFoundError:
        postgres = "no asyncpg"
    return (
        f"Ninety-Eight {__version__} · Python {platform.python_version()} · discord.py {metadata.version('discord.py')}"
        f" · SQLite {sqlite3.sqlite_version} · {postgres}"
    )
