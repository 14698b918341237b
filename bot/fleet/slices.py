"""Which process runs which shards."""

from collections.abc import Mapping

from msgspec import Struct


class Slice(Struct, frozen=True):
    number: int
    shards: tuple[int, ...]
    shard_count: int

    def environment(self, watch: tuple[str, int] | None) -> Mapping[str, str]:
        """What its process is told beside the settings of all. The first one tells Discord the commands."""
        told = {
            "SHARDS": str(self.shard_count),
            "SHARD_IDS": ",".join(map(str, self.shards)),
            "REGISTER_COMMANDS": "yes" if self.number == 0 else "no",
        }
        if watch is not None:
            host, port = watch
            told["WATCH"] = f"{host}:{port + self.number}"
        return told


def cut(shard_count: int, processes: int) -> tuple[Slice, ...]:
    """Neighbours together, as even as it goes; no process without a shard."""
    processes = min(processes, shard_count)
    ends = [shard_count * n // processes for n in range(processes + 1)]
    return tuple(Slice(n, tuple(range(ends[n], ends[n + 1])), shard_count) for n in range(processes))
