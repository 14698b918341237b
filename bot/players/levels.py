"""How well a computer player plays."""

from enum import StrEnum


class Level(StrEnum):
    EASY = "easy"  # a friendly beginner
    NORMAL = "normal"  # a good human
    EXPERT = "expert"  # all there is
    RANDOM = "random"  # for measuring only: any legal turn


WORLDS = 96  # ways the hidden cards may lie that an expert looks into at most
