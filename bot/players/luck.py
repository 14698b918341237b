"""A small generator of our own: the same numbers compiled or not."""

from bot.players.compiled import Ints, jit


@jit
def draw(luck: Ints, below: int) -> int:
    luck[0] = (luck[0] * 1103515245 + 12345) & 0x7FFFFFFF
    return (luck[0] >> 8) % below


@jit
def shuffle(cards: Ints, size: int, luck: Ints) -> None:
    for i in range(size - 1, 0, -1):
        j = draw(luck, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
