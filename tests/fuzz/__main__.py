"""`python -m tests.fuzz --count 100000 --seed 7`"""

import argparse
import asyncio
import secrets
import tempfile
import time
from pathlib import Path

from tests.fuzz.run import run

parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
parser.add_argument("--count", type=int, default=10_000, help="how many presses and commands")
parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6), help="the same seed sends the same requests")
options = parser.parse_args()
print(f"seed {options.seed}", flush=True)  # noqa: T201
with tempfile.TemporaryDirectory() as folder:
    began = time.monotonic()
    report = asyncio.run(run(Path(folder), options.count, options.seed))
print(f"{report} in {time.monotonic() - began:.1f} s")  # noqa: T201
