"""`make bench [ONLY=rules]`: every figure beside a named floor of the same run. Read the ratios: machines are noisy."""

import os
import sys
from importlib import import_module
from pathlib import Path

PARTS = sorted(path.stem for path in Path(__file__).parent.glob("[a-z]*.py") if "\ndef main()" in path.read_text())


def main() -> None:
    chosen = os.environ.get("ONLY", "").split() or sys.argv[1:] or PARTS
    for part in chosen:
        print(f"\n== {part}", flush=True)  # noqa: T201
        import_module(f"tests.bench.{part}").main()


if __name__ == "__main__":
    main()
