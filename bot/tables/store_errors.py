"""A database that cannot answer becomes a refusal like any other."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from bot.rules import Refused
from bot.store import StoreUnavailable
from bot.tables.clauses import TableClause

log = logging.getLogger(__name__)


@contextmanager
def refuse_if_down() -> Iterator[None]:
    try:
        yield
    except StoreUnavailable as error:
        log.error("the database is unavailable: %s", error)
        raise Refused(TableClause.UNAVAILABLE) from error
