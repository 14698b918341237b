"""`python -m bot verify FILE`: whether the deck of a game that was saved as text is the one that was sealed."""

import sys
from argparse import ArgumentParser
from pathlib import Path

from bot.data_files import extreme_deck
from bot.records.pasted import read_pasted
from bot.rules import Refused
from bot.rules.seal import seal


def main(argv: list[str]) -> int:
    """0, or 1 when it is another deck, or 2 when that cannot be told."""
    parser = ArgumentParser(prog="python -m bot verify", description="Check the sealed deck of a game saved as text.")
    parser.add_argument("file", type=Path, metavar="FILE", help="as *Save as text* gives it")
    parser.add_argument("--seal", help="as the board showed it; without it, as the file says")
    chosen = parser.parse_args(argv)
    try:
        text = chosen.file.read_text(encoding="utf-8")
        deal = read_pasted(text, extreme_deck()).deal
    except (OSError, UnicodeDecodeError) as error:
        return _cannot_tell(f"{chosen.file}: {getattr(error, 'strerror', None) or 'this is no text'}")
    except Refused as refused:
        return _cannot_tell(f"{chosen.file}: line {refused.facts.get('line', 1)} is not in the notation")
    told = {
        name: rest.strip()
        for name, _, rest in (line[2:].partition(" ") for line in text.splitlines() if line[:2] == "# ")
    }
    if "secret" not in told or not (shown := chosen.seal or told.get("seal")):
        return _cannot_tell(f"{chosen.file}: this game says nothing of a seal")
    found = seal(deal, told["secret"])
    same = _signs(found) == _signs(shown)
    print(f"{found} {'is the seal that was shown' if same else f'is not {shown}: this is another deck'}")  # noqa: T201
    return 0 if same else 1


def _signs(shown: str) -> str:
    return shown.replace("-", "").upper()


def _cannot_tell(why: str) -> int:
    print(why, file=sys.stderr)  # noqa: T201
    return 2
