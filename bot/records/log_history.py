"""The history of a game, read from its table's log; a long one page by page, off the event loop."""

from bot.records.history import History
from bot.store import LogRow
from bot.tables.log_reader import LogReader
from bot.tables.played_on import PlayedOn
from bot.tables.replay_log import entry_from_row
from bot.tables.rows import Acted, Began, Opened


class LogHistory:
    """Reads on from where it stopped: a game that is on grows."""

    def __init__(self, table: int) -> None:
        self.history: History | None = None  # nothing before the deal
        self._table = table
        self._n = -1
        self._origin: tuple[int, int] | None = None

    @classmethod
    async def read(cls, reader: LogReader, table: int) -> History | None:
        """The whole of it. Raises whatever is wrong with a row that cannot be read."""
        log = cls(table)
        await log.read_on(reader)
        return log.history

    async def read_on(self, reader: LogReader) -> None:
        await reader.each_page(self._table, self._n, self._take)

    def _take(self, page: tuple[LogRow, ...]) -> None:
        for row in page:
            match entry_from_row(row).what:
                case Opened(played_on=PlayedOn(game, turn)):
                    self._origin = (game, turn)
                case Began(deal, _, moves, secret):
                    self.history = History(deal)
                    self.history.origin, self.history.secret = self._origin, secret
                    self.history.add(moves)
                case Acted(seat, action) if self.history is not None:
                    self.history.add([(seat, action)])
            self._n = row.n
