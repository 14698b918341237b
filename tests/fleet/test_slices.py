"""Which process runs which shards."""

from hypothesis import given
from hypothesis import strategies as st

from bot.fleet import cut


@given(st.integers(1, 300), st.integers(1, 40))
def test_every_shard_has_one_process_and_no_process_is_idle(shards: int, processes: int) -> None:
    slices = cut(shards, processes)
    assert [shard for each in slices for shard in each.shards] == list(range(shards))
    assert len(slices) == min(shards, processes)
    sizes = [len(each.shards) for each in slices]
    assert max(sizes) - min(sizes) <= 1


def test_a_process_is_told_its_slice_and_one_of_them_tells_discord_the_commands() -> None:
    first, second = cut(5, 2)
    assert first.environment(None) == {"SHARDS": "5", "SHARD_IDS": "0,1", "REGISTER_COMMANDS": "yes"}
    assert second.environment(("127.0.0.1", 9898)) == {
        "SHARDS": "5", "SHARD_IDS": "2,3,4", "REGISTER_COMMANDS": "no", "WATCH": "127.0.0.1:9899",
    }  # fmt: skip
