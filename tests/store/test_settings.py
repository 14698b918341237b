"""Settings as older and newer versions wrote them, and as nobody should have."""

import pytest

from bot.store import (
    DropAbsence,
    ForgetServer,
    PersonSettings,
    QuietHours,
    ServerSettings,
    SetAbsence,
    SetPerson,
    SetServer,
    Store,
    TableChoices,
)
from bot.store.settings import pack, unpack

GUILD, ANNA = 7, 8
SERVER = ServerSettings(
    language="uk",
    remind=30.0,
    takeover=40.0,
    close=50.0,
    hosts="moderators",
    host_role=2**62,
    mod_role=2**62 + 1,
    channels=(2**61, 2**61 + 1),
    pictures=False,
    tables_per_host=7,
    tables_per_server=8,
    threads=True,
    daily_channel=2**60,
)
NIGHT = QuietHours(22, 7, "Europe/Kyiv")
PERSON = PersonSettings(
    ping=False,
    next_ping=True,
    language="cs",
    pictures=False,
    two_steps=True,
    hidden=True,
    quiet=NIGHT,
    last_table=TableChoices("extreme", ("private", "three"), "day"),
)


async def test_everything_that_can_be_set_comes_back(store: Store) -> None:
    await store.write(SetServer(GUILD, SERVER), SetPerson(ANNA, PERSON))
    assert await store.server(GUILD) == SERVER
    assert await store.person(ANNA) == PERSON
    for settings in (SERVER, PERSON):
        usual = type(settings)()
        assert all(getattr(settings, name) != getattr(usual, name) for name in settings.__struct_fields__)


def test_what_is_as_usual_takes_no_room() -> None:
    assert pack(ServerSettings()) == pack(PersonSettings()) == "{}"


@pytest.mark.parametrize(
    ("text", "settings"),
    [
        (None, ServerSettings()),
        ('{"language":"de","remind":5}', ServerSettings(language="de", remind=5.0)),  # before the newer fields
        ('{"language":"de","invented_later":[1,2]}', ServerSettings(language="de")),
        ('{"language":"de","hosts":"chosen"}', ServerSettings(language="de")),  # a word of a newer version
        ('{"remind":"soon","mod_role":5,"channels":[1,2]}', ServerSettings(mod_role=5, channels=(1, 2))),
        ('{"remind":', ServerSettings()),
        ("[]", ServerSettings()),
    ],
)
def test_what_cannot_be_read_is_as_usual_and_the_rest_stays(text: str | None, settings: ServerSettings) -> None:
    assert unpack(text, ServerSettings) == settings


async def test_an_absence_is_kept_as_it_was_noticed_first(store: Store) -> None:
    await store.write(SetAbsence(GUILD, 100.0), SetAbsence(GUILD + 1, 150.0))
    await store.write(SetAbsence(GUILD, 200.0))
    assert await store.absences() == {GUILD: 100.0, GUILD + 1: 150.0}
    await store.write(DropAbsence(GUILD))
    assert await store.absences() == {GUILD + 1: 150.0}


async def test_a_server_is_known_as_long_as_something_of_it_is_kept(store: Store) -> None:
    await store.write(SetServer(GUILD, SERVER), SetServer(0, SERVER))
    assert await store.known_servers() == (GUILD,), "0 stands for no server at all"
    await store.write(ForgetServer(GUILD))
    assert await store.known_servers() == ()
