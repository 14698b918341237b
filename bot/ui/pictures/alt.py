"""The picture in words, for those who do not see it: from the same scene, in the reader's language."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from bot.rules import Mark
from bot.text import Speaker
from bot.ui.pictures.scene import (
    Board,
    Chart,
    Chip,
    Emblem,
    Hand,
    HandCard,
    Lobby,
    PileFace,
    Result,
    Scene,
    SeatFace,
    ShareCard,
)

LONGEST = 1024  # what Discord takes as an attachment's description


def alt_text(scene: Scene, say: Speaker) -> str:
    match scene:
        case Board():
            parts = _board(scene, say)
        case Hand():
            parts = _hand(scene, say)
        case Lobby():
            parts = _lobby(scene, say)
        case Result():
            parts = _result(scene, say)
        case Chart():
            parts = _chart(scene)
        case ShareCard():
            parts = _share_card(scene)
        case _:
            assert_never(scene)
    return _join(parts)


def _join(parts: Iterable[str]) -> str:
    """Whole sentences, the most important first, as many as Discord takes."""
    text = ""
    for part in parts:
        longer = f"{text} {part}".strip()
        if part and len(longer) <= LONGEST:
            text = longer
    return text


def _board(scene: Board, say: Speaker) -> list[str]:
    names = [seat.name for seat in scene.seats]
    parts = [_sentence(scene.title), _sentence(scene.headline)]
    parts += _owners(scene.piles, names, say)
    parts += [_pile(pile, names, say) for pile in scene.piles]
    if scene.deck is not None:
        parts.append(say("pictures-alt-deck", cards=scene.deck))
    parts += [_seat(seat, say) for seat in scene.seats]
    if scene.trail:
        plays = ", ".join(_play(chip, say) for chip in scene.trail)
        key = "pictures-alt-this-turn" if scene.under_way else "pictures-alt-last-turn"
        parts.append(say(key, name=scene.trail_of, plays=plays))
    return parts


def _share_card(scene: ShareCard) -> list[str]:
    """The piles in eighths of their way, as the bars have them."""
    courses = " · ".join(f"{pile.letter}: {' '.join(str(level + 1) for level in pile.levels)}" for pile in scene.piles)
    return [_sentence(scene.title), _sentence(scene.headline), _sentence(scene.measures), _sentence(courses)]


def _chart(scene: Chart) -> list[str]:
    bars = " · ".join(f"{bar.label}: {bar.games}" for bar in scene.spread if bar.games)
    parts = [_sentence(scene.title), _sentence(scene.headline)]
    return [*parts, _sentence(f"{scene.curve_name}: {scene.curve_in_words}"), _sentence(f"{scene.spread_name}: {bars}")]


def _hand(scene: Hand, say: Speaker) -> list[str]:
    cards = [_card(card, say) for card in scene.cards]
    hand = say("pictures-alt-hand", cards="; ".join(cards)) if cards else say("pictures-alt-hand-empty")
    piles = [_pile(pile, scene.names, say) for pile in scene.piles]
    return [_sentence(scene.title), _sentence(scene.headline), hand, *piles]


def _lobby(scene: Lobby, say: Speaker) -> list[str]:
    names = ", ".join(
        say("pictures-alt-computer", name=seat.name) if seat.computer else seat.name
        for seat in scene.seats
        if seat.taken
    )
    parts = [_sentence(part) for part in (scene.title, scene.headline, names, scene.notes) if part]
    rows = [
        say("pictures-alt-row-up", row=row) if ascending else say("pictures-alt-row-down", row=row)
        for ascending, row in scene.rows
    ]
    parts.append(say("pictures-alt-rows", rows=", ".join(rows)))
    if scene.marks:
        symbols = ", ".join(_symbol(mark, say) for mark in scene.marks)
        parts.append(say("pictures-alt-marks", symbols=symbols))
    return parts


def _result(scene: Result, say: Speaker) -> list[str]:
    parts = [_sentence(scene.headline), _sentence(scene.title)]
    parts += _owners(scene.piles, [seat.name for seat in scene.seats], say)
    parts += [_pile(pile, [], say) for pile in scene.piles]
    for seat, grid in enumerate(scene.grids):
        left = ", ".join(str(cell.card) for cell in grid if not cell.played)
        if left and len(scene.grids) > 1:
            parts.append(say("pictures-alt-left-of", name=scene.seats[seat].name, cards=left))
        elif left:
            parts.append(say("pictures-alt-left", cards=left))
    return [*parts, _sentence(", ".join(seat.name for seat in scene.seats))]


def _owners(piles: Sequence[PileFace], names: Sequence[str], say: Speaker) -> list[str]:
    """Whose piles they are, where they are anybody's."""
    owned: dict[int, list[str]] = {}
    for pile in piles:
        if pile.owner is not None:
            owned.setdefault(pile.owner, []).append(pile.letter)
    return [
        say("pictures-alt-owner", name=names[owner - 1], piles=", ".join(letters)) for owner, letters in owned.items()
    ]


def _pile(pile: PileFace, names: Sequence[str], say: Speaker) -> str:
    way = "up" if pile.ascending else "down"
    parts = [say(f"pictures-alt-pile-{way}", pile=pile.letter, row=pile.row, top=pile.top, cards=pile.depth)]
    if pile.emblem:
        parts.append(_emblem(pile.emblem, say))
    for signal in pile.signals:
        parts.append(say("pictures-alt-signal", name=names[signal.seat - 1], word=say(f"word-{signal.word}")))
    return _sentence(", ".join(parts))


def _emblem(emblem: Emblem, say: Speaker) -> str:
    key = "pictures-alt-in-force" if emblem.in_force else "pictures-alt-spent"
    return say(key, symbol=_symbol(emblem.mark, say))


def _symbol(mark: Mark, say: Speaker) -> str:
    return say(f"symbol-{mark.value.replace(' ', '-')}")


def _seat(seat: SeatFace, say: Speaker) -> str:
    if seat.deck is None:
        return say("pictures-alt-seat", name=seat.name, cards=seat.cards)
    return say("pictures-alt-seat-deck", name=seat.name, cards=seat.cards, deck=seat.deck)


def _play(chip: Chip, say: Speaker) -> str:
    play = say("pictures-alt-trick" if chip.trick else "pictures-alt-play", card=chip.card, pile=chip.letter)
    return f"{play} ({_symbol(chip.emblem.mark, say)})" if chip.emblem else play


def _card(card: HandCard, say: Speaker) -> str:
    label = f"{card.card} ({_symbol(card.emblem.mark, say)})" if card.emblem else str(card.card)
    if not card.targets:
        return label
    piles = []
    for target in card.targets:
        key = "dead-end" if target.dead_end else "trick" if target.trick else ""
        piles.append(say(f"pictures-alt-target-{key}", pile=target.letter) if key else target.letter)
    return say("pictures-alt-playable", card=label, piles=", ".join(piles))


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."
