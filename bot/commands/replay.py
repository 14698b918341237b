"""`python -m bot replay FILE…`: games in the notation, checked and answered one JSON object a line."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from typing import BinaryIO

import msgspec

from bot.data_files import extreme_deck
from bot.rules import Instructions
from bot.rules.replay import replay

LONGEST_LINE = 1 << 16
STDIN, STDOUT = 0, 1


def main(argv: list[str]) -> int:
    """0, or 1 when a record has a fault (or nobody listens any more), or 2 when a file could not be read."""
    parser = ArgumentParser(prog="python -m bot replay", description="Replay games in the notation.")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a file, or - for standard input")
    files, shipped = parser.parse_args(argv).files, extreme_deck()
    try:
        # By its number, so that what cannot be written is found out here and not while the interpreter shuts down.
        with open(STDOUT, "wb", closefd=False) as out:
            return max([_replay_file(name, shipped, out) for name in files])
    except BrokenPipeError:
        return 1
    except OSError as error:
        print(f"standard output: {error.strerror}", file=sys.stderr)  # noqa: T201
        return 2
    except KeyboardInterrupt:
        return 130  # as shells count it


def _replay_file(name: str, shipped: Instructions, out: BinaryIO) -> int:
    try:
        stream = open(STDIN, "rb", closefd=False) if name == "-" else open(name, "rb")  # noqa: SIM115
    except OSError as error:
        print(f"{name}: {error.strerror}", file=sys.stderr)  # noqa: T201
        return 2
    status, encoder = 0, msgspec.json.Encoder()
    with stream:
        for report in replay(_lines(stream), shipped):
            status |= report.error is not None
            out.write(encoder.encode(report) + b"\n")
    return int(status)


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Lines of bounded length: what is longer than any record's is cut, and its bytes make it unreadable."""
    while line := stream.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            while (rest := stream.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
            line = b"\xff"
        yield line
