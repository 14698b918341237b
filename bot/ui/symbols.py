"""What cards carry: a sign, a name, a meaning."""

from collections.abc import Iterable

from bot.rules import Fire, Instruction, Mark, Variant
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


def mark_of(kind: type[Variant], value: str) -> Mark:
    """The mark of this value or key, of those that the variant's cards can carry."""
    return next(mark for mark in kind.marks if value in (mark.value, mark_key(mark)))


def sign(say: Speaker, mark: Mark) -> str:
    """The application's own drawing of it where Discord has that, the same as in pictures; else one of Unicode."""
    return say.emoji(mark_key(mark)) or SIGNS[mark]


def mark_label(say: Speaker, mark: Mark) -> str:
    """`✋ Stop`"""
    return f"{sign(say, mark)} {mark_name(say, mark)}"


def plain_mark_label(say: Speaker, mark: Mark) -> str:
    """Where Discord shows no drawing of ours: in lists to choose from."""
    return f"{SIGNS[mark]} {mark_name(say, mark)}"


def mark_name(say: Speaker, mark: Mark) -> str:
    return say(f"symbol-{mark_key(mark)}")


def mark_meaning(say: Speaker, mark: Mark) -> str:
    return say(f"meaning-{mark_key(mark)}")


def mark_lines(say: Speaker, marks: Iterable[Mark]) -> str:
    """One a line, each with its meaning."""
    return "\n".join(f"{mark_label(say, mark)}: {mark_meaning(say, mark)}" for mark in marks)


def mark_key(mark: Mark) -> str:
    return mark.value.replace(" ", "-")
