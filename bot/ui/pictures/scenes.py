"""From a view and the players' names to a scene, in the reader's language."""

from collections.abc import Sequence

from bot.rules import LETTERS, InForce, Needs, View
from bot.text import Speaker
from bot.ui import tabletop
from bot.ui.needs import needs_kind, short_needs_facts
from bot.ui.pictures.fonts import DOT, legible_name
from bot.ui.pictures.scene import (
    Board,
    Cell,
    Chip,
    Emblem,
    Hand,
    HandCard,
    PileFace,
    Result,
    SeatFace,
    SignalMark,
    Target,
)

LONGEST_NAME = 24
EXCELLENT = 10  # O13: fewer cards left than this


def board_scene(view: View, say: Speaker, names: Sequence[str]) -> Board:
    """From nobody's view: what everybody may see."""
    state = view.state
    faces = seat_faces(view, say, names)
    laid = tabletop.this_turn(view) or tabletop.last_turn(view)
    under_way = bool(state.played)
    who = state.seat if under_way else state.last.seat if state.last else None
    return Board(
        title=_title(view, say) + DOT + say("pictures-turn-number", turn=state.turns + 1),
        headline=_headline(view, state.needs, say, faces),
        deck=len(state.decks[0]) if len(state.decks) == 1 else None,
        piles=pile_faces(view, laid, signals=True),
        seats=faces,
        talks=bool(state.signals) or (state.variant.talks and len(faces) > 1),
        trail_of="" if who is None else faces[who].name,
        trail=tuple(_chip(view, play) for play in laid),
        under_way=under_way,
    )


def hand_scene(view: View, say: Speaker, names: Sequence[str]) -> Hand:
    """From a seat's own view."""
    state, dead_ends = view.state, view.dead_ends()
    targets: dict[int, list[Target]] = {}
    for play in view.plays():
        ascending, trick = state.piles[play.pile].ascending, state.variant.trick(state, play)
        target = Target(LETTERS[play.pile], ascending, trick, play in dead_ends)
        targets.setdefault(play.card, []).append(target)
    faces = seat_faces(view, say, names)
    return Hand(
        title=_own_title(view, say),
        headline=_headline(view, view.needs(), say, faces),
        piles=pile_faces(view, signals=True),
        cards=tuple(
            HandCard(card, _emblem(view, card, in_force=False), tuple(targets.get(card, ())))
            for card in sorted(view.hand)
        ),
        names=tuple(face.name for face in faces) if state.signals else (),
    )


def result_scene(view: View, say: Speaker, names: Sequence[str]) -> Result:
    """Of a game that is over: all cards may be seen."""
    state, outcome = view.state, view.state.outcome
    assert outcome is not None
    faces = seat_faces(view, say, names)
    return Result(
        title=_title(view, say) + DOT + say("pictures-turns", turns=state.turns),
        headline=_verdict(view, say, faces),
        won=outcome.result == "won",
        winner=None if outcome.winner is None else outcome.winner + 1,
        piles=pile_faces(view),
        grids=tuple(_grid(view, deck) for deck in range(len(state.decks))),
        seats=faces,
    )


def _title(view: View, say: Speaker) -> str:
    return say(f"pictures-variant-{view.state.variant.name}")


def _own_title(view: View, say: Speaker) -> str:
    """Where piles have owners, which are one's own."""
    variant, title = view.state.variant, _title(view, say)
    if view.seat is None:
        return title
    own = [LETTERS[pile] for pile in range(len(view.state.piles)) if variant.owner(pile) == view.seat]
    return title + DOT + say("pictures-own-piles", piles=", ".join(own)) if own else title


def seat_label(say: Speaker, names: Sequence[str], seat: int) -> str:
    """What can be drawn of the name, or else the number of the seat."""
    name = legible_name(names[seat]) if seat < len(names) else ""
    if len(name) > LONGEST_NAME:
        name = name[: LONGEST_NAME - 1].rstrip() + "…"
    return name or say("pictures-seat", number=seat + 1)


def seat_faces(view: View, say: Speaker, names: Sequence[str]) -> tuple[SeatFace, ...]:
    state = view.state
    active = state.seat if state.outcome is None else None
    return tuple(
        SeatFace(
            number=seat + 1,
            name=seat_label(say, names, seat),
            cards=len(hand),
            active=seat == active,
            owed=state.needs.cards if seat == active else 0,
            deck=len(state.decks[seat]) if len(state.decks) > 1 else None,
        )
        for seat, hand in enumerate(state.hands)
    )


def pile_faces(view: View, laid: Sequence[tabletop.Laid] = (), *, signals: bool = False) -> tuple[PileFace, ...]:
    state, cards = view.state, view.state.variant.cards
    faces = []
    for index, pile in enumerate(state.piles):
        here = [play for play in laid if play.pile == index]
        owner = state.variant.owner(index)
        faces.append(
            PileFace(
                letter=LETTERS[index],
                ascending=pile.ascending,
                row=pile.cards[0],
                end=cards[-1] + 1 if pile.ascending else cards[0] - 1,
                top=pile.top,
                depth=len(pile.cards) - 1,
                emblem=_emblem(view, pile.top, in_force=_in_force(view, index)),
                path=(here[0].on, *(play.card for play in here)) if here else (),
                signals=tuple(SignalMark(r.seat + 1, r.word) for r in state.signals if signals and r.pile == index),
                owner=None if owner is None else owner + 1,
            )
        )
    return tuple(faces)


def _headline(view: View, needs: Needs, say: Speaker, faces: Sequence[SeatFace]) -> str:
    """Whose turn it is and what it still needs, in the words that the text chooses by the same value."""
    state = view.state
    if state.outcome is not None:
        return _verdict(view, say, faces)
    if state.seat is None:
        return say("pictures-who-starts")
    facts = short_needs_facts(say, needs)
    return say(f"pictures-needs-{needs_kind(needs)}", name=faces[state.seat].name, **facts)


def _verdict(view: View, say: Speaker, faces: Sequence[SeatFace]) -> str:
    outcome = view.state.outcome
    assert outcome is not None
    if outcome.winner is not None:
        return say("pictures-won-by", name=faces[outcome.winner].name)
    if outcome.result == "won":
        return say("pictures-won")
    return say("pictures-lost-closely" if outcome.score < EXCELLENT else "pictures-lost", cards=outcome.score)


def _in_force(view: View, pile: int) -> bool:
    """Whether the mark on top of the pile binds now."""
    state = view.state
    mark = state.variant.mark(state.piles[pile].top)
    return mark is not None and InForce(mark, pile) in state.variant.in_force(state)


def _emblem(view: View, card: int, *, in_force: bool) -> Emblem | None:
    mark = view.state.variant.mark(card)
    return None if mark is None else Emblem(mark, in_force)


def _chip(view: View, play: tabletop.Laid) -> Chip:
    pile = view.state.piles[play.pile]
    emblem = _emblem(view, play.card, in_force=pile.top == play.card and _in_force(view, play.pile))
    return Chip(play.card, LETTERS[play.pile], pile.ascending, play.trick, emblem)


def _grid(view: View, deck: int) -> tuple[Cell, ...]:
    """Every card of a deck, with where it ended. Two decks put equal numbers on one pile: then that is not told."""
    state = view.state
    hands = [hand for seat, hand in enumerate(state.hands) if state.variant.deck_of(seat) == deck]
    left = {card for cards in (*hands, state.decks[deck]) for card in cards}
    lies = {card: pile.ascending for pile in state.piles for card in pile.cards} if len(state.decks) == 1 else {}
    return tuple(Cell(card, lies.get(card), card not in left) for card in state.variant.cards)
