"""Settings are asked for at every press: seldom read, never old for long, and gone with whoever is forgotten."""

from pathlib import Path

import pytest

from bot.channel.context import settings_cache
from bot.channel.context.settings_cache import FRESH, SettingsCache
from bot.store import Forget, SetPerson, SetServer, Store, open_store
from bot.tables import PersonSettings, ServerSettings
from bot.tables.notes import Notes
from tests.clock import Clock

ANNA, GUILD = 7, 8
GERMAN, CZECH = PersonSettings(language="de"), PersonSettings(language="cs")
QUICK = ServerSettings(remind=60.0)


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def test_what_nobody_else_writes_is_read_once(store: Store, clock: Clock) -> None:
    cache = SettingsCache(Notes(store, clock), shared=False)
    await cache.set_person(ANNA, GERMAN)
    await cache.set_server(GUILD, QUICK)
    await store.write(SetPerson(ANNA, CZECH), SetServer(GUILD, ServerSettings()))
    clock.pass_by(100 * FRESH)
    assert await cache.person(ANNA) == GERMAN
    assert await cache.server(GUILD) == QUICK


async def test_what_another_process_has_set_counts_within_a_minute(store: Store, clock: Clock) -> None:
    cache = SettingsCache(Notes(store, clock), shared=True)
    assert await cache.person(ANNA) == PersonSettings()
    await store.write(SetPerson(ANNA, CZECH), SetServer(GUILD, QUICK))
    clock.pass_by(FRESH)
    assert await cache.person(ANNA) == PersonSettings(), "it is not read at every press"
    clock.pass_by(1.0)
    assert await cache.person(ANNA) == CZECH
    assert await cache.server(GUILD) == QUICK
    assert FRESH <= 60.0


async def test_whoever_is_forgotten_has_nothing_set(store: Store, clock: Clock) -> None:
    cache = SettingsCache(Notes(store, clock), shared=False)
    await cache.set_person(ANNA, GERMAN)
    await cache.set_server(GUILD, QUICK)
    await store.write(Forget(ANNA), SetServer(GUILD, ServerSettings()))
    cache.forget_person(ANNA)
    cache.forget_server(GUILD)
    assert await cache.person(ANNA) == PersonSettings()
    assert await cache.server(GUILD) == ServerSettings()


async def test_without_a_database_the_last_ones_known_count(tmp_path: Path, clock: Clock) -> None:
    store = await open_store(tmp_path / "games.sqlite3")
    cache = SettingsCache(Notes(store, clock), shared=True)
    await cache.set_person(ANNA, GERMAN)
    await store.close()
    clock.pass_by(2 * FRESH)
    assert await cache.person(ANNA) == GERMAN
    assert await cache.person(ANNA + 1) == PersonSettings()


async def test_only_so_many_are_remembered_and_the_oldest_goes_first(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings_cache, "CAPACITY", 3)
    cache = SettingsCache(Notes(store, clock), shared=False)
    for person in range(4):
        await cache.set_person(person, GERMAN)
        await store.write(SetPerson(person, CZECH))
    assert [await cache.person(person) for person in (1, 2, 3)] == [GERMAN] * 3
    assert await cache.person(0) == CZECH, "read anew"
