"""Numbers with a tenth, as each language writes them."""

from bot.text import Speaker


def decimal(say: Speaker, number: float) -> str:
    tenths = round(number * 10)
    return say("decimal-number", whole=str(tenths // 10), tenth=str(tenths % 10))
