"""Sends random requests in handfuls, and looks after each handful whether all is well."""

import logging
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from simcord.results import InteractionResult

from bot.players.company import Company
from bot.players.hint import Hint, Reason
from bot.rules import View
from bot.ui.addresses import Verb
from tests.channel.playing import channel
from tests.fuzz.private_answers import PrivateAnswers
from tests.fuzz.requests import Requests, Sent, payload
from tests.fuzz.rights import Rights
from tests.fuzz.secrets import Watch
from tests.fuzz.town import Town

HANDFUL = 20
A_TOWN = 5000
IN_TIME = 3.0  # seconds of our own work, which another program cannot spoil; then Discord gives an interaction up


@dataclass
class Report:
    sent: int = 0
    rows: int = 0  # of logs, judged
    published: int = 0  # public messages, looked at
    replays: int = 0  # private answers with all hands of a game that was over
    watched: int = 0  # and of one that was on
    files: int = 0  # of games


class Complaints(logging.Handler):
    """Whatever the log says that it should not."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(logging.Formatter().format(record))


async def advise(view: View, server: int, company: Company) -> Hint | None:
    plays = view.plays()
    return Hint(plays[:1], Reason.SMALL_STEP) if plays else None


async def run(folder: Path, count: int, seed: int) -> Report:
    """In towns of their own, one after the other: the simulated Discord remembers everything for ever."""
    report = Report()
    while report.sent < count:
        many = min(A_TOWN, count - report.sent)
        try:
            await _run_town(folder / str(report.sent), many, seed + report.sent, report)
        except BaseException as error:
            error.add_note(f"again: python -m tests.fuzz --count {many} --seed {seed + report.sent}")
            raise
    return report


async def _run_town(folder: Path, count: int, seed: int, report: Report) -> None:
    random, complaints, left = Random(seed), Complaints(), count
    logging.getLogger().addHandler(complaints)
    try:
        async with channel(folder, luck=Random(seed), advise=advise, standing=True) as at, AsyncExitStack() as stack:
            town = Town(at, random)
            watch = Watch(at.bot.services.pages, Random(seed), town.over)
            watch.stand_by(stack)
            requests, rights, private = Requests(town), Rights(town), PrivateAnswers(town)
            while left > 0:
                if (count - left) % (HANDFUL * 5) == 0:
                    await town.renew()
                handful = [requests.next() for _ in range(min(HANDFUL, left))]
                await _send(town, requests, rights, handful)
                for who, message in requests.private_answers():
                    await private.check(who, message)
                for published in at.published:
                    watch.check(published)
                assert complaints.heard == [], complaints.heard[0]
                assert at.env.errors == [], at.env.errors
                left -= len(handful)
                report.published += len(at.published)
                at.published.clear()
                at.env.backend.http_requests.clear()
                if random.random() < 0.3:
                    await town.pass_time()
            report.sent += count
            report.rows += rights.rows
            report.replays += private.replays
            report.watched += private.watched
            report.files += private.files
    finally:
        logging.getLogger().removeHandler(complaints)


async def _send(town: Town, requests: Requests, rights: Rights, handful: list[Sent]) -> None:
    env, sent, records = town.at.env, dict[int, Sent](), list[Any]()
    began = time.process_time()
    for each in handful:
        record, made = payload(town, each)
        sent[record.id] = each
        records.append(record)
        env.backend.emit("INTERACTION_CREATE", made)
    await env._settle_internal(dispatch="INTERACTION_CREATE")
    took = time.process_time() - began
    for each, record in zip(handful, records, strict=True):
        result = InteractionResult(env, record)
        assert result.acknowledged, f"no answer to {each}"
        for answer in (result.response, *result.followups):
            if answer is not None and answer.ephemeral:
                requests.keep(each.who, answer._message)
    assert took < IN_TIME, f"{len(handful)} requests took {took:.1f} s"
    forgotten = any(Verb.FORGET_ME in str(each.data.get("custom_id")) for each in handful)
    await rights.check(sent, judge=not forgotten)
