"""What a host can watch: is it alive, is it ready, and how is it. Nothing in it names anybody."""

from bot.watch.loop_delay import measure_loop_delay
from bot.watch.metrics import Metrics, Readings
from bot.watch.server import Check, WatchServer

__all__ = ["Check", "Metrics", "Readings", "WatchServer", "measure_loop_delay"]
