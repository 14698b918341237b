"""`make mutants ONLY="bot/rules bot/store"`; more by `python -m tests.mutants --help`."""

import argparse
import secrets
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from tests.mutants import nearest
from tests.mutants.faults import Fault, faults_in
from tests.mutants.judge import Judge, Verdict, load_libraries
from tests.mutants.nearest import Nearest
from tests.mutants.score import Equivalent, summary

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "mutants"
PARTS = ("bot/rules", "bot/tables", "bot/store")
ASKED = tuple(
    f"tests/{name}" for name in ["rules", "notation", "playthroughs", "tables", "store", "records", "channel"]
)


def all_faults(project: Path, part: str) -> list[Fault]:
    path = project / part
    files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return [fault for file in files for fault in faults_in(file.relative_to(project), file.read_text(encoding="utf-8"))]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("parts", nargs="*", default=list(PARTS), help="files or folders to put faults into")
    parser.add_argument("--count", type=int, default=100, help="faults in each part")
    parser.add_argument("--minutes", type=float, default=10.0, help="no new fault after so many")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6), help="the same seed, the same faults")
    parser.add_argument("--most", type=float, default=90.0, help="seconds of tests for one fault")
    parser.add_argument("--tests", nargs="*", default=list(ASKED), help="those that may notice something")
    parser.add_argument("--observe", action="store_true", help="find out anew which test runs which line")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where that is kept, with a copy of the project")
    chosen = parser.parse_args()
    kept: Path = chosen.kept.absolute()
    if chosen.observe or not (kept / "seconds.json").exists():
        nearest.observe(kept, ROOT, chosen.tests)
    print(f"seed {chosen.seed}", flush=True)  # noqa: T201
    load_libraries()
    known, ends = Equivalent(), time.monotonic() + 60 * chosen.minutes
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        judge = Judge(kept / nearest.PROJECT, Nearest.read(kept), Path(folder), chosen.most)
        for part in chosen.parts:
            faults = [fault for fault in all_faults(kept / nearest.PROJECT, part) if fault not in known]
            sample = Random(chosen.seed).sample(faults, min(chosen.count, len(faults)))
            print(summary(f"{part} (of {len(faults)})", _judge_all(judge, sample, ends)), flush=True)  # noqa: T201


def _judge_all(judge: Judge, sample: list[Fault], ends: float) -> list[Verdict]:
    verdicts = list[Verdict]()
    for fault in sample:
        if time.monotonic() > ends:
            print(f"  out of time: {len(verdicts)} of {len(sample)} faults", flush=True)  # noqa: T201
            break
        verdicts.append(judge.judge(fault))
        if verdicts[-1] in (Verdict.SURVIVED, Verdict.NOT_RUN):
            print(f"  {verdicts[-1]}: {fault}", flush=True)  # noqa: T201
        elif len(verdicts) % 25 == 0:
            print(f"  {len(verdicts)} of {len(sample)}", file=sys.stderr, flush=True)  # noqa: T201
    return verdicts


if __name__ == "__main__":
    main()
