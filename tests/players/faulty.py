"""Thinking that goes wrong or tells how it was asked, for the processes of a pool to import."""

import os
import time

from bot.players.company import Company
from bot.players.levels import Level
from bot.rules import Play, View


def crashes(view: View, level: Level, seed: int, company: Company, worlds: int) -> tuple[Play, ...]:
    os._exit(3)


def fails(view: View, level: Level, seed: int, company: Company, worlds: int) -> tuple[Play, ...]:
    raise ValueError("a fault in the search")


def dreams(view: View, level: Level, seed: int, company: Company, worlds: int) -> tuple[Play, ...]:
    time.sleep(600)
    return ()


def tells_worlds(view: View, level: Level, seed: int, company: Company, worlds: int) -> tuple[Play, ...]:
    return (Play(worlds, 0),)
