"""The three games as values and functions."""

from bot.rules.actions import Action, EndTurn, GiveUp, Play, Signal, Start, TakeBack, Word
from bot.rules.clauses import Clause
from bot.rules.deal import Deal, Variant, deal
from bot.rules.events import (
    Event,
    GameOver,
    GaveUp,
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
from bot.rules.options import Options
from bot.rules.original import Original
from bot.rules.outcome import Outcome
from bot.rules.pile import LETTERS, A, B, C, D, Pile
from bot.rules.refused import Refused
from bot.rules.search import can_finish, dead_ends
from bot.rules.state import Remark, State, Turn
from bot.rules.view import FACE_DOWN, View, see

__all__ = [
    "FACE_DOWN", "LETTERS", "A", "Action", "B", "C", "Clause", "D", "Deal", "EndTurn", "Event", "Extreme",
    "FaceToFace", "GameOver", "GaveUp", "GiveUp", "Instruction", "Instructions", "Options", "Original", "Outcome",
    "Pile", "Play", "Played", "Refused", "Remark", "Said", "Signal", "Skipped", "Start", "Started", "State", "Step",
    "TakeBack", "TookBack", "Turn", "TurnBegan", "TurnEnded", "Variant", "View", "Word", "apply", "can_finish",
    "dead_ends", "deal", "see",
]  # fmt: skip
