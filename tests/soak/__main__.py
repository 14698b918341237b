"""`python -m tests.soak --tables 100 --minutes 30`"""

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests.soak.run import run

parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
parser.add_argument("--tables", type=int, default=100)
parser.add_argument("--minutes", type=float, default=30.0)
chosen = parser.parse_args()

with tempfile.TemporaryDirectory() as name:
    print(asyncio.run(run(Path(name), chosen.tables, 60 * chosen.minutes)))  # noqa: T201
