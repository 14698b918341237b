"""From a view and plain facts to a scene, in the reader's language."""

from collections.abc import Sequence

from bot.rules import LETTERS, Needs, View
from bot.ui import tabletop
from bot.ui.needs import needs_facts, needs_kind
from bot.ui.pictures.fonts import DOT, legible
from bot.ui.pictures.scene import (
    Board,
    Cell,
    Chip,
    Emblem,
    Hand,
    HandCard,
    Mark,
    PileFace,
    Result,
    Say,
    SeatFace,
    Target,
)

LONGEST_NAME = 24
EXCELLENT = 10  # O13: fewer cards left than this


def board_scene(view: View, say: Say, names: Sequence[str]) -> Board:
    state = view.state
    faces = seat_faces(view, say, names)
    laid = tabletop.this_turn(view) or tabletop.last_turn(view)
    under_way = bool(state.played)
    who = state.seat if under_way else state.last.seat if state.last else None
    return Board(
        title=title(view, say) + DOT + say("pictures-turn-number", turn=state.turns + 1),
        headline=_headline(view, state.needs, say, faces),
        deck=len(state.decks[0]) if len(state.decks) == 1 else None,
        piles=pile_faces(view, laid, signals=True),
        seats=faces,
        talks=bool(state.signals) or (state.variant.talks and len(faces) > 1),
        trail_of="" if who is None else faces[who].name,
        trail=tuple(_chip(view, play) for play in laid),
        under_way=under_way,
    )


def hand_scene(view: View, say: Say, names: Sequence[str]) -> Hand:
    """From a seat's own view."""
    state, dead_ends = view.state, view.dead_ends()
    targets: dict[int, list[Target]] = {}
    for play in view.plays():
        ascending, trick = state.piles[play.pile].ascending, state.variant.trick(state, play)
        target = Target(LETTERS[play.pile], ascending, trick, play in dead_ends)
        targets.setdefault(play.card, []).append(target)
    return Hand(
        title=_own_title(view, say),
        headline=_headline(view, view.needs(), say, seat_faces(view, say, names)),
        piles=pile_faces(view),
        cards=tuple(HandCard(card, _held(view, card), tuple(targets.get(card, ()))) for card in sorted(view.hand)),
    )


def result_scene(view: View, say: Say, names: Sequence[str]) -> Result:
    """Of a game that is over: all cards may be seen."""
    state, outcome = view.state, view.state.outcome
    assert outcome is not None
    faces = seat_faces(view, say, names)
    return Result(
        title=title(view, say) + DOT + say("pictures-turns", turns=state.turns),
        headline=_verdict(view, say, faces),
        won=outcome.result == "won",
        winner=None if outcome.winner is None else outcome.winner + 1,
        piles=pile_faces(view),
        grids=tuple(_grid(view, at) for at in range(len(state.decks))),
        seats=faces,
    )


def title(view: View, say: Say) -> str:
    return say(f"pictures-variant-{view.state.variant.name}")


def _own_title(view: View, say: Say) -> str:
    """Where piles have owners, which are one's own."""
    own = [LETTERS[at] for at in range(len(view.state.piles)) if tabletop.owner(view, at) == view.seat]
    told = title(view, say)
    return told + DOT + say("pictures-own-piles", piles=", ".join(own)) if own and view.seat is not None else told


def seat_name(say: Say, names: Sequence[str], at: int) -> str:
    name = legible(names[at]) if at < len(names) else ""
    if len(name) > LONGEST_NAME:
        name = name[: LONGEST_NAME - 1].rstrip() + "…"
    return name or say("pictures-seat", number=at + 1)


def seat_faces(view: View, say: Say, names: Sequence[str]) -> tuple[SeatFace, ...]:
    state = view.state
    own = len(state.decks) > 1
    return tuple(
        SeatFace(
            number=at + 1,
            name=seat_name(say, names, at),
            cards=len(hand),
            active=at == state.seat and state.outcome is None,
            owed=state.owed if at == state.seat and state.outcome is None else 0,
            deck=len(state.decks[at]) if own else None,
        )
        for at, hand in enumerate(state.hands)
    )


def pile_faces(view: View, laid: Sequence[tabletop.Laid] = (), *, signals: bool = False) -> tuple[PileFace, ...]:
    state, binding = view.state, set(tabletop.in_force(view))
    faces = []
    for at, pile in enumerate(state.piles):
        carried, here = tabletop.instruction(view, pile.top), [play for play in laid if play.pile == at]
        row, cards = pile.cards[0], state.variant.cards
        faces.append(
            PileFace(
                letter=LETTERS[at],
                ascending=pile.ascending,
                row=row,
                end=cards[-1] + 1 if pile.ascending else cards[0] - 1,
                top=pile.top,
                depth=len(pile.cards) - 1,
                emblem=Emblem(carried, (LETTERS[at], carried) in binding) if carried else None,
                path=(here[0].on, *(play.card for play in here)) if here else (),
                marks=tuple(Mark(r.seat + 1, r.word) for r in state.signals if signals and r.pile == at),
                owner=None if (seat := tabletop.owner(view, at)) is None else seat + 1,
            )
        )
    return tuple(faces)


def _headline(view: View, needs: Needs, say: Say, faces: Sequence[SeatFace]) -> str:
    """Whose turn it is and what it still needs, in the words that the text chooses by the same value."""
    state = view.state
    if state.outcome is not None:
        return _verdict(view, say, faces)
    if state.seat is None:
        return say("pictures-who-starts")
    return say(f"pictures-needs-{needs_kind(needs)}", name=faces[state.seat].name, **needs_facts(needs))


def _verdict(view: View, say: Say, faces: Sequence[SeatFace]) -> str:
    outcome = view.state.outcome
    assert outcome is not None
    if outcome.winner is not None:
        return say("pictures-won-by", name=faces[outcome.winner].name)
    if outcome.result == "won":
        return say("pictures-won")
    return say("pictures-lost-closely" if outcome.score < EXCELLENT else "pictures-lost", cards=outcome.score)


def _held(view: View, card: int) -> Emblem | None:
    carried = tabletop.instruction(view, card)
    return Emblem(carried, False) if carried else None


def _chip(view: View, play: tabletop.Laid) -> Chip:
    carried, letter = tabletop.instruction(view, play.card), LETTERS[play.pile]
    uncovered = view.state.piles[play.pile].top == play.card
    binding = uncovered and (letter, carried) in tabletop.in_force(view)
    emblem = Emblem(carried, binding) if carried else None
    return Chip(play.card, letter, view.state.piles[play.pile].ascending, play.trick, emblem)


def _grid(view: View, deck: int) -> tuple[Cell, ...]:
    """Every card of a deck, with where it ended. Two decks put equal numbers on one pile: then that is not told."""
    state = view.state
    hands = [hand for seat, hand in enumerate(state.hands) if state.variant.deck_of(seat) == deck]
    left = {card for cards in (*hands, state.decks[deck]) for card in cards}
    lies = {card: pile.ascending for pile in state.piles for card in pile.cards} if len(state.decks) == 1 else {}
    return tuple(Cell(card, lies.get(card), card not in left) for card in state.variant.cards)
