"""The games as values and functions."""

from bot.rules.actions import (
    Action,
    EndTurn,
    GiveUp,
    MarkSignal,
    MarkWord,
    Play,
    Signal,
    Start,
    TableTalk,
    TakeBack,
    Word,
)
from bot.rules.clauses import Clause
from bot.rules.deal import Deal, deal
from bot.rules.deal_code import DealCode
from bot.rules.events import (
    Event,
    GameOver,
    GaveUp,
    MarkSaid,
    Played,
    Said,
    Skipped,
    Started,
    TookBack,
    TurnBegan,
    TurnEnded,
)
from bot.rules.extreme import Extreme
from bot.rules.face_to_face import FaceToFace
from bot.rules.game import Step, apply
from bot.rules.instructions import Instruction, Instructions
from bot.rules.marks import InForce, Mark
from bot.rules.needs import Needs
from bot.rules.on_fire import Fire, OnFire
from bot.rules.options import Option, Options
from bot.rules.original import Original
from bot.rules.outcome import Outcome
from bot.rules.pile import LETTERS, A, B, C, D, Pile
from bot.rules.refused import Refused
from bot.rules.search import can_finish, dead_ends
from bot.rules.state import MarkRemark, Remark, State, Turn
from bot.rules.variants import VARIANTS, Variant
from bot.rules.view import FACE_DOWN, View, see

__all__ = [
    "FACE_DOWN",
    "LETTERS",
    "VARIANTS",
    "A",
    "Action",
    "B",
    "C",
    "Clause",
    "D",
    "Deal",
    "DealCode",
    "EndTurn",
    "Event",
    "Extreme",
    "FaceToFace",
    "Fire",
    "GameOver",
    "GaveUp",
    "GiveUp",
    "InForce",
    "Instruction",
    "Instructions",
    "Mark",
    "MarkRemark",
    "MarkSaid",
    "MarkSignal",
    "MarkWord",
    "Needs",
    "OnFire",
    "Option",
    "Options",
    "Original",
    "Outcome",
    "Pile",
    "Play",
    "Played",
    "Refused",
    "Remark",
    "Said",
    "Signal",
    "Skipped",
    "Start",
    "Started",
    "State",
    "Step",
    "TableTalk",
    "TakeBack",
    "TookBack",
    "Turn",
    "TurnBegan",
    "TurnEnded",
    "Variant",
    "View",
    "Word",
    "apply",
    "can_finish",
    "dead_ends",
    "deal",
    "see",
]  # fmt: skip
