"""`simulate`: one JSON object, and a plain word about arguments that make no sense."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bot.commands.curve import WORLDS
from bot.commands.measure import interval, quantile
from bot.commands.simulate import main
from bot.data_files import extreme_deck
from bot.rules import VARIANTS
from bot.rules.replay import replay


def summary_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert err == ""  # no bar where there is no terminal
    answer = json.loads(out)
    assert isinstance(answer, dict)
    return answer


def test_a_team_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--seats", "3", "--games", "4", "--level", "normal", "--seed", "7")
    answer = summary_of(capsys, *arguments)
    assert (answer["variant"], answer["seats"], answer["level"], answer["games"]) == ("original", 3, "normal", 4)
    assert (answer["signals"], answer["against"], answer["seed"]) == (True, None, 7)
    for key in ("win_rate", "win_rate_95", "mean_left", "under_ten", "mean_turns", "ms_p50", "ms_p99"):
        assert key in answer
    again = summary_of(capsys, *arguments)
    for key in ("win_rate", "mean_left", "mean_turns"):
        assert again[key] == answer[key]
    assert summary_of(capsys, *arguments, "--no-signals")["signals"] is False


def test_several_processes_come_to_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--variant", "extreme", "--seats", "2", "--games", "4", "--level", "easy")
    alone, together = summary_of(capsys, *arguments), summary_of(capsys, *arguments, "--jobs", "2")
    assert (alone["mean_left"], alone["mean_turns"]) == (together["mean_left"], together["mean_turns"])


def test_face_to_face_has_an_opponent(capsys: pytest.CaptureFixture[str]) -> None:
    answer = summary_of(
        capsys, "--variant", "face-to-face", "--level", "normal", "--against", "random", "--games", "10"
    )
    assert (answer["seats"], answer["against"], answer["signals"]) == (2, "random", False)
    rate = answer["win_rate"]
    assert isinstance(rate, float)
    assert rate >= 0.7
    beaten = summary_of(
        capsys, "--variant", "face-to-face", "--level", "random", "--against", "normal", "--games", "10"
    )
    assert beaten["win_rate"] == pytest.approx(1 - rate, abs=0.31)


@pytest.mark.parametrize("name", VARIANTS)
def test_every_game_of_the_list_is_measured(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    answer = summary_of(capsys, "--variant", name, "--games", "2", "--level", "easy")
    assert (answer["variant"], answer["seats"], answer["signals"]) == (name, 2, VARIANTS[name].talks)
    assert (answer["against"] is None) == (VARIANTS[name].deck_count == 1)


def test_the_marks_are_dealt_anew_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--variant", "extreme", "--games", "6", "--level", "easy")
    shipped, shuffled = summary_of(capsys, *arguments), summary_of(capsys, *arguments, "--shuffled")
    assert shipped["mean_turns"] != shuffled["mean_turns"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--games", "0"),
        ("--games", "-3"),
        ("--games", "many"),
        ("--jobs", "0"),
        ("--seats", "0"),
        ("--seats", "6"),
        ("--seats", "-1"),
        ("--variant", "face-to-face", "--seats", "3"),
        ("--variant", "face-to-face", "--minimum", "3"),
        ("--variant", "face-to-face", "--seats", "0"),
        ("--variant", "original", "--against", "easy"),
        ("--team", "expert,strong"),
        ("--team", "expert,easy", "--seats", "3"),
        ("--variant", "face-to-face", "--team", "expert,easy"),
        ("--variant", "on-fire", "--against", "easy"),
        ("--variant", "original", "--shuffled"),
        ("--variant", "bridge"),
        ("--level", "genius"),
        ("--minimum", "4"),
    ],
    ids=" ".join,
)
def test_what_makes_no_sense_is_refused_in_a_line(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: object = main(arguments)
    except SystemExit as end:
        code = end.code
    out, err = capsys.readouterr()
    assert code == 2
    assert out == ""
    assert err
    assert "Traceback" not in err


def test_the_interval_is_wide_for_few_games_and_never_leaves_zero_to_one() -> None:
    low, high = interval(50, 100)
    assert low == pytest.approx(0.404, abs=0.002)
    assert high == pytest.approx(0.596, abs=0.002)
    assert interval(0, 10)[0] == pytest.approx(0.0, abs=1e-9)
    assert interval(10, 10)[1] == pytest.approx(1.0)
    assert interval(0, 0) == (0.0, 1.0)


def test_quantiles_of_few_and_of_none() -> None:
    assert quantile([], 0.99) == 0.0
    assert quantile([1.0, 2.0, 3.0, 4.0], 0.5) == 3.0
    assert quantile([1.0, 2.0], 0.99) == 2.0


def test_a_team_of_different_players_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    answer = summary_of(capsys, "--team", "normal,normal-silent,person", "--games", "2")
    assert (answer["seats"], answer["team"]) == (3, ["normal", "normal-silent", "person"])
    assert (answer["signals"], answer["starter"]) == (True, "hands")
    quiet = summary_of(capsys, "--seats", "2", "--level", "easy", "--no-signals", "--games", "2")
    assert (quiet["team"], quiet["starter"]) == (["easy-silent", "easy-silent"], "lot")


def test_an_earlier_version_plays_the_same_deals(capsys: pytest.CaptureFixture[str]) -> None:
    answer = summary_of(capsys, "--level", "normal", "--games", "2", "--against-version", "1")
    assert (answer["its_win_rate"], answer["gain"]) == (answer["win_rate"], 0.0)


def test_games_are_exported_and_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in VARIANTS:
        file = tmp_path / f"{name}.game"
        summary_of(capsys, "--variant", name, "--level", "easy", "--games", "3", "--export", str(file))
        with file.open("rb") as lines:
            reports = list(replay(lines, extreme_deck()))
        assert [(report.variant, report.error) for report in reports] == [(name, None)] * 3


def test_a_curve_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "curve.svg"
    assert main(("--level", "normal", "--games", "2", "--curve", str(file))) == 0
    drawing = ElementTree.fromstring(file.read_text())
    assert len([each for each in drawing.iter() if each.tag.endswith("circle")]) == len(WORLDS)
    assert capsys.readouterr().out == ""
