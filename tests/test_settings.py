"""What the host decides."""

import logging
import sys
from pathlib import Path

import msgspec
import pytest

from bot import logs
from bot.data_files import DATA
from bot.settings import BadSetting, Settings


def read(folder: Path, file: str = "", **environment: str) -> Settings:
    (folder / ".env").write_text(file, encoding="utf-8")
    return Settings.read(environment, folder / ".env")


def test_nothing_set_is_a_playground_with_a_file_in_the_data_folder(tmp_path: Path) -> None:
    settings = read(tmp_path)
    assert settings.token is None
    assert settings.database == str(DATA / "ninety-eight.sqlite3")
    assert (settings.shards, settings.shard_ids) == (None, None)


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = 'DISCORD_TOKEN="from the file"\nLOG_LEVEL=error\n'
    settings = read(tmp_path, file, DISCORD_TOKEN="from outside")
    assert (settings.token, settings.log_level) == ("from outside", "ERROR")


def test_an_empty_line_of_the_example_means_unset(tmp_path: Path) -> None:
    example = (DATA.parent / ".env.example").read_text(encoding="utf-8")
    assert read(tmp_path, example) == read(tmp_path)


def test_a_slice_of_the_shards(tmp_path: Path) -> None:
    settings = read(tmp_path, SHARDS="4", SHARD_IDS="0, 3")
    assert (settings.shards, settings.shard_ids) == (4, (0, 3))


def test_without_a_slice_one_process_runs_all_shards(tmp_path: Path) -> None:
    assert read(tmp_path, SHARDS="4").shard_ids is None


@pytest.mark.parametrize(
    ("given", "share"),
    [
        ({}, 40.0),
        ({"OUTBOX_BUDGET": "20"}, 20.0),
        ({"SHARDS": "4"}, 40.0),
        ({"SHARDS": "4", "SHARD_IDS": "1"}, 10.0),
        ({"SHARDS": "4", "SHARD_IDS": "0,2,3,3", "OUTBOX_BUDGET": "20"}, 15.0),
    ],
)
def test_each_process_has_its_share_of_the_budget_by_its_shards(
    tmp_path: Path, given: dict[str, str], share: float
) -> None:
    assert read(tmp_path, **given).own_budget == share


@pytest.mark.parametrize("budget", ["0", "-3", "many"])
def test_a_budget_that_sends_nothing_is_named(tmp_path: Path, budget: str) -> None:
    with pytest.raises(BadSetting, match="OUTBOX_BUDGET"):
        read(tmp_path, OUTBOX_BUDGET=budget)


@pytest.mark.parametrize("wrong", [{"SHARD_IDS": "0"}, {"SHARDS": "2", "SHARD_IDS": "2"}, {"SHARDS": "no"}])
def test_a_slice_that_cannot_be_is_named(tmp_path: Path, wrong: dict[str, str]) -> None:
    with pytest.raises(BadSetting, match="SHARD"):
        read(tmp_path, **wrong)


def test_secrets_stay_out_of_what_is_printed(tmp_path: Path) -> None:
    settings = read(tmp_path, DISCORD_TOKEN="s3cret", DATABASE_URL="postgresql://bot:s3cret@localhost/games")
    assert "s3cret" not in repr(settings)
    assert "s3cret" not in f"{settings}"


def test_discord_py_is_never_heard_below_info() -> None:
    before = logging.getLogger("discord").level
    try:
        logs.set_up("DEBUG")
        assert not logging.getLogger("discord.http").isEnabledFor(logging.DEBUG)
        assert logging.getLogger("discord.http").isEnabledFor(logging.INFO)
    finally:
        logging.getLogger("discord").setLevel(before)


@pytest.mark.parametrize(
    ("value", "place"),
    [("9898", ("127.0.0.1", 9898)), ("0.0.0.0:98", ("0.0.0.0", 98)), ("[::1]:98", ("::1", 98)), ("", None)],
)
def test_a_place_to_watch_from(tmp_path: Path, value: str, place: tuple[str, int] | None) -> None:
    assert read(tmp_path, WATCH=value).watch == place


@pytest.mark.parametrize("wrong", [{"WATCH": "here"}, {"WATCH": "localhost:99999"}, {"LOG_FORMAT": "xml"}])
def test_what_cannot_be_watched_or_logged_is_named(tmp_path: Path, wrong: dict[str, str]) -> None:
    with pytest.raises(BadSetting, match=r"WATCH|LOG_FORMAT"):
        read(tmp_path, **wrong)


def test_a_log_in_json_has_an_object_a_line() -> None:
    try:
        raise ValueError("bad")
    except ValueError:
        record = logging.LogRecord("bot", logging.ERROR, "", 1, "table %d\nfailed", (98,), sys.exc_info())
    line = logs.JsonLines().format(record)
    assert "\n" not in line
    read_back = msgspec.json.decode(line)
    assert read_back["message"] == "table 98\nfailed"
    assert read_back["level"] == "error"
    assert read_back["traceback"].endswith("ValueError: bad")


@pytest.mark.parametrize("name", ["PRIVACY_URL", "TERMS_URL", "SUPPORT_URL"])
def test_a_page_of_the_hosts_own_is_an_address(tmp_path: Path, name: str) -> None:
    assert getattr(read(tmp_path, **{name: "https://example.org/x"}), name.lower()) == "https://example.org/x"
    for wrong in ("example.org", "javascript:alert(1)", "https://example.org/a b", "https://example.org/)[x](y"):
        with pytest.raises(BadSetting, match=name):
            read(tmp_path, **{name: wrong})
