"""Everything that is stored about somebody, as a file that they can read."""

import io
import zipfile
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from bot.rules import Refused
from bot.store import LogRow
from bot.tables.log_reader import PAGE
from bot.tables.rows import decode
from bot.tables.store_errors import refuse_if_down
from bot.tables.tables import Tables

NAME = "ninety-eight.json"
ZIP_NAME = "ninety-eight.zip"
ZIPPED_FROM = 5_000  # rows of logs, about a million bytes; Discord takes files of ten million
FAST = 1  # of the levels of compression
SHOWN_FIELDS = {"begin": 1, "open": 6}
"""Of rows that tell what was dealt."""
BETWEEN_ROWS = b",\n    "


class PersonFile(NamedTuple):
    name: str
    data: bytes


async def export_person(tables: Tables, person: int) -> PersonFile:
    """JSON, zipped if it is long. Hands at tables that are still on stay out of it: the deal is the table's, not
    theirs."""
    with refuse_if_down():
        data = await tables.store.export(person)
    exported: dict[str, object] = {
        "person": data.person,
        "settings": data.settings,
        "hosted": data.hosted,
        "names": {str(table): name for table, name in data.names.items()},
        "games": data.games,
        "blocks": [{"person": block.other, "since": block.since} for block in data.blocks if block.other > 0],
        "subscriptions": data.subscriptions,
        "attempts": data.attempts,
        "daily_servers": data.daily_servers,
        "log": [],
    }
    head, foot = msgspec.json.format(msgspec.json.encode(exported)).rsplit(b"[]", 1)
    in_thread, zipped = tables.table_log.reader.in_thread, len(data.log) >= ZIPPED_FROM
    target = _ZippedFile() if zipped else io.BytesIO()
    target.write(head + b"[")
    for start in range(0, len(data.log), PAGE):
        target.write(BETWEEN_ROWS if start else b"\n    ")
        rows = await in_thread(_json_rows, data.log[start : start + PAGE], person)
        await in_thread(target.write, rows) if zipped else target.write(rows)
    target.write((b"\n  ]" if data.log else b"]") + foot)
    return PersonFile(ZIP_NAME if zipped else NAME, target.getvalue())


class _ZippedFile:
    """Written a part at a time."""

    def __init__(self) -> None:
        self._bytes = io.BytesIO()
        self._archive = zipfile.ZipFile(self._bytes, "w", zipfile.ZIP_DEFLATED, compresslevel=FAST)
        self._file = self._archive.open(NAME, "w")

    def write(self, part: bytes) -> int:
        return self._file.write(part)

    def getvalue(self) -> bytes:
        self._file.close()
        self._archive.close()
        return self._bytes.getvalue()


def _json_rows(log: Sequence[LogRow], person: int) -> bytes:
    """Each indented as a part of the whole."""
    rows = (
        {
            "table": row.table,
            "n": row.n,
            "at": row.at,
            "by_you": row.who == person,
            "what": _readable_row(row.what),
        }
        for row in log
    )
    lines = (msgspec.json.format(msgspec.json.encode(row)).replace(b"\n", b"\n    ") for row in rows)
    return BETWEEN_ROWS.join(lines)


def _readable_row(what: bytes) -> object:
    try:
        fields = msgspec.to_builtins(decode(what))
    except (msgspec.DecodeError, Refused):
        return ["unreadable"]
    shown = SHOWN_FIELDS.get(fields[0], len(fields))
    return fields[:shown]
