"""What `python -m bot run` is, at the local Discord of a test: one process of a fleet.

`python -m tests.fleet.process API GATEWAY`; everything else stands in the environment, as ever.
"""

import os
import sys

from bot import logs
from bot.commands.run import run
from bot.playground import redirect_discord_py
from bot.run_loop import run_until_stopped
from bot.settings import Settings


def main(api: str, gateway: str) -> int:
    redirect_discord_py(api, gateway)
    logs.set_up("WARNING")
    return run_until_stopped(lambda: run(Settings.read(os.environ)))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
