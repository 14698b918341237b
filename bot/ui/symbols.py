"""Extreme's instructions: a sign, a name, a meaning."""

from bot.rules import Fire, Instruction, Mark
from bot.text import Speaker

SIGNS: dict[Mark, str] = {
    Instruction.STOP: "✋",
    Instruction.SKULL: "💀",
    Instruction.THREE: "3️⃣",
    Instruction.SILENCE: "🤫",
    Instruction.NO_TRICK: "🚫",
    Instruction.ONE_PILE: "☝️",
    Instruction.DRAW_ONE: "🎴",
    Fire.FIRE: "🔥",
}


def named(say: Speaker, mark: Mark) -> str:
    """`✋ Stop`"""
    return f"{SIGNS[mark]} {say(f'symbol-{key(mark)}')}"


def meaning(say: Speaker, mark: Mark) -> str:
    return say(f"meaning-{key(mark)}")


def key(mark: Mark) -> str:
    return mark.value.replace(" ", "-")
