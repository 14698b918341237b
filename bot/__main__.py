"""The command line: `run`, which is the default, and whatever else `COMMANDS` has. `--help` lists them."""

import ast
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from bot.settings import BadSetting
from bot.version import versions

# Each command's module is imported only when it is called for: `replay` needs no Discord.
COMMANDS = {
    "run": "bot.commands.run",
    "playground": "bot.commands.playground",
    "replay": "bot.commands.replay",
    "simulate": "bot.commands.simulate",
    "tune": "bot.commands.tune",
    "draw": "bot.commands.draw",
    "sync": "bot.commands.sync",
    "fleet": "bot.commands.fleet",
    "health": "bot.commands.health",
    "deal": "bot.commands.deal",
    "texts": "bot.commands.texts",
    "verify": "bot.commands.verify",
    "daily": "bot.commands.daily",
    "stats": "bot.commands.stats",
    "backup": "bot.commands.backup",
    "restore": "bot.commands.restore",
    "move": "bot.commands.move",
}


def main(argv: list[str]) -> int:
    if argv == ["--version"]:
        print(versions())  # noqa: T201
        return 0
    if argv[:1] in (["--help"], ["-h"]):
        print(overview())  # noqa: T201
        return 0
    name, rest = (argv[0], argv[1:]) if argv and not argv[0].startswith("-") else ("run", argv)
    if name not in COMMANDS:
        print(f"python -m bot: no command {name!r}; there are: {', '.join(COMMANDS)}", file=sys.stderr)  # noqa: T201
        return 2
    command: Callable[[list[str]], int] = import_module(COMMANDS[name]).main
    try:
        return command(rest)
    except BadSetting as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1


def overview() -> str:
    """All commands, each with the first line of its module, which is not imported for that."""
    lines = ["usage: python -m bot [COMMAND] [OPTIONS]   without a command: run", ""]
    for name, module in COMMANDS.items():
        spec = find_spec(module)
        assert spec is not None
        assert spec.origin is not None
        text = ast.get_docstring(ast.parse(Path(spec.origin).read_text(encoding="utf-8"))) or ""
        lines.append(f"  {name:<12}{text.splitlines()[0].partition('`: ')[2]}")
    return "\n".join([*lines, "", "python -m bot COMMAND --help tells its options."])


def console() -> None:
    """`ninety-eight`, where the bot is installed."""
    sys.exit(main(sys.argv[1:]))


if __name__ == "__main__":
    console()
