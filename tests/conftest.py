"""A database for whoever asks for one: every test that does runs on both backends."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store import Store, open_store
from tests.store.backends import BACKENDS, new_address, shared_server
from tests.text.files import TEXTS


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first: in parallel nobody waits for the last of them."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture(autouse=True)
def names_of_commands() -> Iterator[None]:
    """All tests share the texts: what one test's Discord told of the commands is not known in the next."""
    yield
    TEXTS.commands.clear()


@pytest.fixture(scope="session")
def server() -> Path:
    return shared_server()


@pytest.fixture(params=BACKENDS)
async def address(request: pytest.FixtureRequest, tmp_path: Path, server: Path) -> str:
    return await new_address(request.param, tmp_path, server)


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    async with await open_store(address) as store:
        yield store
