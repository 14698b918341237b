"""Several processes of one bot on this machine, each with a slice of the shards."""

from bot.fleet.launcher import Fleet
from bot.fleet.slices import Slice, cut
from bot.fleet.worker import Worker

__all__ = ["Fleet", "Slice", "Worker", "cut"]
