"""`python -m bot replay FILE…`: games in the notation, checked and answered one JSON object a line."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import ExitStack
from typing import BinaryIO

import msgspec

from bot.rules.replay import replay
from bot.shipped import extreme_deck

LONGEST_LINE = 1 << 16


def main(argv: list[str]) -> int:
    parser = ArgumentParser(prog="python -m bot replay", description="Replay games in the notation.")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a file, or - for standard input")
    files = parser.parse_args(argv).files
    status, encoder, shipped = 0, msgspec.json.Encoder(), extreme_deck()
    with ExitStack() as stack:
        try:
            streams = [sys.stdin.buffer if f == "-" else stack.enter_context(open(f, "rb")) for f in files]
            for stream in streams:
                for report in replay(lines(stream), shipped):
                    status |= report.error is not None
                    sys.stdout.buffer.write(encoder.encode(report) + b"\n")
            sys.stdout.flush()
        except BrokenPipeError:
            sys.stderr.close()  # nobody is listening any more; say nothing about it at exit either
            return 1
        except OSError as error:
            print(f"{error.filename or ''}: {error.strerror}".strip(": "), file=sys.stderr)  # noqa: T201
            return 2
    return int(status)


def lines(stream: BinaryIO) -> Iterator[bytes]:
    """Lines of bounded length: what is longer than any record's is cut, and its bytes make it unreadable."""
    while line := stream.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            while (rest := stream.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
            line = b"\xff"
        yield line
