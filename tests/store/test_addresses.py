"""Addresses of databases: what is refused, and that no password is repeated."""

from pathlib import Path

import pytest

from bot.startup_errors import explain
from bot.store import BadAddress, StoreUnavailable, open_store

WRONG = [
    "postgresql+asyncpg://bot:s3cret@localhost/games",
    "postgres+psycopg://bot:s3cret@localhost/games",
    "mysql://bot:s3cret@localhost/games",
    "sqlite://s3cret.sqlite3",
    "http://localhost/s3cret",
    "postgresql://bot:s3/cret@localhost/games",
    "postgresql://bot:12/s3cret@localhost/games",
    "postgresql://bot:s3#cret@localhost/games",
    "postgresql://bot:s3?cret@localhost/games",
    "postgresql://bot:s3cret@localhost:port/games",
]


@pytest.mark.parametrize("address", WRONG)
async def test_what_is_no_address_is_refused_without_repeating_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadAddress) as caught:
        await open_store(address)
    line = explain(caught.value)
    assert line is not None
    assert line.startswith("DATABASE_URL")
    assert not any(part in line for part in ("s3", "cret", "localhost"))
    assert list(tmp_path.iterdir()) == [], "and no folder is named after it"


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://bot:s3%2Fcret@127.0.0.1:1/games",
        "postgresql://bot@127.0.0.1:1,127.0.0.1:2/games",
        "postgres://bot:s3cret@[::1]:1/games",
        "postgresql:///games?host=/nowhere",
    ],
)
async def test_an_address_with_nobody_at_home_is_read_all_the_same(address: str) -> None:
    with pytest.raises(StoreUnavailable):
        await open_store(address)


async def test_a_file_is_a_file_with_and_without_its_prefix(tmp_path: Path) -> None:
    for name in (str(tmp_path / "a.sqlite3"), f"sqlite:///{tmp_path}/b.sqlite3"):
        async with await open_store(name):
            pass
    assert {"a.sqlite3", "b.sqlite3"} <= {file.name for file in tmp_path.iterdir()}
