"""A table as it stood after one row of its log, stored beside it: a long log is read on from there.

It is derived, as small as a game, and may go at any time. Its shape follows `Table` and `State`: once these have
another field, older checkpoints cannot be read any more, and the whole log is. `RULES_VERSION` tells when the meaning
changes.
"""

from collections.abc import Iterable
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct, defstruct
from msgspec.structs import asdict

from bot.rules import State, Variant
from bot.store import TableRecord
from bot.tables.rows import RULES_VERSION
from bot.tables.table import Table

CHECKPOINT_EVERY = 500  # rows


def _fields(kind: type[Struct], left_out: Iterable[str]) -> list[tuple[str, Any]]:
    hints = get_type_hints(kind, localns={"Original": Variant})
    return [(name, hints[name]) for name in kind.__struct_fields__ if name not in left_out]


_position = defstruct("_position", _fields(State, ("variant",)), forbid_unknown_fields=True)
_checkpoint = defstruct(
    "_checkpoint",
    [("version", int), ("position", _position | None), *_fields(Table, ("state", "names"))],
    forbid_unknown_fields=True,
)
_decoder = msgspec.msgpack.Decoder(_checkpoint)


def encode_checkpoint(table: Table) -> bytes:
    """Without names, which have a place of their own; the variant stands in the deal."""
    fields = asdict(table)
    state, _ = fields.pop("state"), fields.pop("names")
    position = None
    if state is not None:
        position = asdict(state)
        del position["variant"]
    return msgspec.msgpack.encode({"version": RULES_VERSION, "position": position, **fields})


def table_from_checkpoint(record: TableRecord) -> Table | None:
    """Nothing, if there is none that this version can read."""
    if record.checkpoint is None:
        return None
    try:
        fields = asdict(_decoder.decode(record.checkpoint.what))
        version, position, deal = fields.pop("version"), fields.pop("position"), fields["deal"]
        if version != RULES_VERSION or (fields["id"], fields["n"]) != (record.table.id, record.checkpoint.n):
            return None
        state = None if position is None else State(deal.variant, **asdict(position))
        return Table(**fields, names=record.names, state=state)
    except Exception:  # whatever is wrong with it, the log is there
        return None
