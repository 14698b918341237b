"""`python -m bot draw`."""

from pathlib import Path
from random import Random

import pytest
from PIL import Image

from bot.commands.draw import main
from bot.rules import VARIANTS, Action, GiveUp, Instructions, Options, Start, Variant, deal
from bot.rules.record import export

GAME = """\
[Variant "original"]
[Seats "2"]
[Deck "{deck}"]

1 2A 3A
2 9A 10A  # a comment
1 4A 5B …
"""
DECK = " ".join(map(str, range(2, 100)))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(GAME.format(deck=DECK), encoding="utf-8")
    return file


def size(file: Path) -> tuple[int, int]:
    with Image.open(file) as image:
        return image.size


def test_a_record_that_breaks_a_rule_is_drawn_up_to_there(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(record)]) == 1
    assert "O5 4A" in capsys.readouterr().err
    assert size(tmp_path / "game.png") == (800, 600)


def test_the_end_of_a_game(record: Path, tmp_path: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace("4A 5B …", "give-up"), encoding="utf-8")
    out = tmp_path / "end.png"
    assert main([str(record), "--out", str(out), "--language", "uk"]) == 0
    assert size(out) == (800, 600)


@pytest.mark.parametrize("kind", VARIANTS.values(), ids=VARIANTS)
def test_a_game_of_every_variant_can_be_drawn(kind: type[Variant], tmp_path: Path) -> None:
    game = deal(kind.create(2, Options(), Instructions.shuffled(Random(3))), Random(5))
    state = game.begin()
    moves: list[tuple[int, Action]] = [] if state.seat is not None else [(0, Start())]
    moves.append((state.seat or 0, GiveUp()))
    file = tmp_path / "game.txt"
    file.write_text(export(game, moves), encoding="utf-8")
    assert main([str(file), "--steps", "--out", str(tmp_path / "game.webp")]) == 0
    with Image.open(tmp_path / "game.webp") as image:
        assert getattr(image, "n_frames", 1) == 2, "the deal, and the end"


def test_each_turn_is_a_step(record: Path, tmp_path: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace("4A 5B …", "4B 5B …"), encoding="utf-8")
    assert main([str(record), "--steps"]) == 0
    with Image.open(tmp_path / "game.webp") as image:
        assert getattr(image, "n_frames", 1) == 4


def test_what_cannot_be_read_or_written_is_said(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path / "nothing.txt")]) == 2
    assert main([str(record), "--out", str(tmp_path / "game.txt.bmp")]) == 2
    empty = tmp_path / "empty.txt"
    empty.write_text("", encoding="utf-8")
    assert main([str(empty)]) == 2
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"\xff\xfe\x00")
    assert main([str(binary)]) == 2
    assert main([str(record), "--out", str(tmp_path / "no" / "such" / "folder.png")]) == 2
    said = capsys.readouterr().err
    assert "Traceback" not in said
    assert all(name in said for name in ("nothing.txt", "game.txt.bmp", "empty.txt", "binary.txt", "folder.png"))
