"""Extreme's instructions: a sign, a name, a meaning."""

from bot.rules import Instruction
from bot.text import Speaker

SIGNS = {
    Instruction.STOP: "✋",
    Instruction.SKULL: "💀",
    Instruction.THREE: "3️⃣",
    Instruction.SILENCE: "🤫",
    Instruction.NO_TRICK: "🚫",
    Instruction.ONE_PILE: "☝️",
    Instruction.DRAW_ONE: "🎴",
}


def named(say: Speaker, instruction: Instruction) -> str:
    """`✋ Stop`"""
    return f"{SIGNS[instruction]} {say(f'symbol-{key(instruction)}')}"


def meaning(say: Speaker, instruction: Instruction) -> str:
    return say(f"meaning-{key(instruction)}")


def key(instruction: Instruction) -> str:
    return instruction.value.replace(" ", "-")
