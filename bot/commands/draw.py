"""`python -m bot draw FILE`: the end of a game in the notation as a picture; with --steps every turn, animated."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from bot.data_files import DATA, extreme_deck
from bot.rules import State, see
from bot.rules.reading import Reading
from bot.text import LANGUAGES, Speaker, Texts
from bot.ui.pictures.animation import save_animation
from bot.ui.pictures.paint import paint
from bot.ui.pictures.scene import Scene
from bot.ui.pictures.scenes import board_scene, result_scene

ANIMATED = (".webp", ".gif", ".png")


def main(argv: list[str]) -> int:
    """0, or 1 when the record breaks a rule (what stands before that is drawn), or 2 when nothing could be drawn."""
    options = _options(argv)
    reading = Reading(extreme_deck())
    try:
        text = sys.stdin.read() if options.file == "-" else Path(options.file).read_text(encoding="utf-8-sig")
        states = list(_states(reading, text))
        if states:
            say = Texts(DATA / "locales").speak(options.language)
            _save([_scene(state, say) for state in states], _out(options), steps=options.steps)
    except UnicodeDecodeError:
        print(f"{options.file}: UTF-8?", file=sys.stderr)  # noqa: T201
        return 2
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 2
    if fault := reading.error:
        print(f"{options.file}:{fault.line}: {fault.clause} {fault.token}".rstrip(), file=sys.stderr)  # noqa: T201
    return 2 if not states else int(reading.error is not None)


def _options(argv: list[str]) -> Namespace:
    parser = ArgumentParser(prog="python -m bot draw", description="Draw a game in the notation.")
    parser.add_argument("file", metavar="FILE", help="the first game in it is drawn; - for standard input")
    parser.add_argument("--out", type=Path, help="where to (default: beside FILE, .png, with --steps .webp)")
    parser.add_argument("--steps", action="store_true", help="every turn, as an animated picture")
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    return parser.parse_args(argv)


def _out(options: Namespace) -> Path:
    out: Path | None = options.out
    if out is None:
        name = Path("game" if options.file == "-" else options.file)
        out = name.with_suffix(".webp" if options.steps else ".png")
    if out.suffix.lower() not in ANIMATED:
        raise ValueError(f"{out}: {' '.join(ANIMATED)}")
    return out


def _states(reading: Reading, text: str) -> Iterator[State]:
    """The position at the start, and after every turn of the first game."""
    lines = _first_game(text)
    opening = Reading(extreme_deck())
    for line in lines:
        if line.startswith("["):
            opening.read(line)
    opening.report()  # headers alone are a game that has just been dealt
    before = opening.state
    if before is not None:
        yield before
    for line in lines:
        reading.read(line) if line else reading.skip()
        if reading.state is not None and reading.state != before:
            yield reading.state
            before = reading.state
    reading.report()


def _first_game(text: str) -> list[str]:
    """Its lines without comments, up to the blank line that ends it."""
    lines: list[str] = []
    in_turns = False
    for raw in text.splitlines():
        line = raw.partition("#")[0].strip()
        if in_turns and not raw.strip():
            break
        in_turns = in_turns or bool(line and not line.startswith("["))
        lines.append(line)
    return lines


def _scene(state: State, say: Speaker) -> Scene:
    view = see(state, None)
    return board_scene(view, say, ()) if state.outcome is None else result_scene(view, say, ())


def _save(scenes: list[Scene], out: Path, *, steps: bool) -> None:
    if not steps:
        paint(scenes[-1]).palette_image().save(out)
        return
    save_animation([paint(scene).palette_image().convert("RGB") for scene in scenes], out)
