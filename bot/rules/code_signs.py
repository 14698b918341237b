"""A number as signs that can be said and typed, with one more that tells a slip from a code.

The signs are Crockford's: ten digits, and the letters without I, L, O and U. Whoever types an I, an L or an O means a
digit. The last sign is chosen so that the sum of all, each times its weight in the field of 32 elements, is nothing:
one wrong sign, or two that have changed places, never go unnoticed.
"""

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MEANT = str.maketrans("ILO", "110")
BETWEEN = " -_\u2010\u2011\u2012\u2013\u2014"  # a phone makes dashes of its own
GROUP = 5
FIELD = 0b100101  # x⁵ + x² + 1


class Misread(Exception):  # noqa: N818
    """What was typed is no code. `fault`: too long or too short, a sign that there is not, or a slip."""

    def __init__(self, fault: str, token: str = "") -> None:
        super().__init__(fault)
        self.fault, self.token = fault, token


def write(number: int, length: int) -> str:
    """In so many signs, the last of which checks the others."""
    values = [number >> 5 * place & 31 for place in reversed(range(length - 1))]
    signs = "".join(SIGNS[value] for value in (*values, _check(values)))
    return "-".join(signs[at : at + GROUP] for at in range(0, length, GROUP))


def read(text: str, length: int) -> int:
    """Raises `Misread`."""
    signs = "".join(sign for sign in text.upper().translate(MEANT) if sign not in BETWEEN)
    for sign in signs:
        if sign not in SIGNS:
            raise Misread("sign", sign)
    if len(signs) != length:
        raise Misread("length")
    *values, check = map(SIGNS.index, signs)
    if _check(values) != check:
        raise Misread("slip")
    number = 0
    for value in values:
        number = number << 5 | value
    return number


def _check(values: list[int]) -> int:
    """Each sign further from the end weighs twice as much, in the field."""
    total = 0
    for value in values:
        total = _doubled(total ^ value)
    return total


def _doubled(value: int) -> int:
    value <<= 1
    return value ^ FIELD if value > 31 else value
