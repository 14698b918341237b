"""`python -m tests.chaos --minutes 30 --seed 7 --backend postgres`"""

import argparse
import asyncio
import secrets
import tempfile
from pathlib import Path

from tests.chaos.run import run
from tests.store.backends import BACKENDS, new_address

parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
parser.add_argument("--minutes", type=float, default=5.0)
parser.add_argument("--backend", choices=BACKENDS, default="sqlite")
parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6), help="the same seed, the same deeds")
chosen = parser.parse_args()
print(f"seed {chosen.seed} on {chosen.backend}", flush=True)  # noqa: T201


async def main(folder: Path) -> None:
    address = await new_address(chosen.backend, folder, folder / "postgres")
    report = await run(folder, address, chosen.seed, deeds=10**9, seconds=60 * chosen.minutes)
    print(report)  # noqa: T201


with tempfile.TemporaryDirectory() as name:
    asyncio.run(main(Path(name)))
