"""The production bot with a fixed deck and without pauses between edits of a board."""

from math import inf
from random import Random
from typing import Any

from bot.channel.context.services import Services
from bot.channel.messages.outbox import Outbox
from bot.client import NinetyEight
from bot.data_files import extreme_deck
from bot.store import Store
from bot.tables import Tables
from tests.text.files import TEXTS as TEXTS


def production_bot(store: Store, *, seed: int = 1, **how: Any) -> NinetyEight:
    tables = Tables(store, extreme_deck(), random=Random(seed))
    return NinetyEight(Services(tables, TEXTS, outbox=Outbox(inf), pace=0.0, breath=0.0, **how))
