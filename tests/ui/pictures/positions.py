"""The positions that are drawn again and again: together they hold everything that a picture can show."""

from msgspec.structs import replace

from bot.rules import (
    Clause,
    Extreme,
    FaceToFace,
    Instructions,
    OnFire,
    Original,
    Outcome,
    Pile,
    Play,
    Remark,
    State,
    Turn,
    View,
    Word,
    see,
)

NAMES = ("Anna", "Jiří Čermák", "Надія", "Wolfgang-Amadeus der Große", "Ґалаґан")
# As people call themselves: too long, right to left, without a letter that can be drawn, accents piled up, markup.
STRANGE = (
    "W" * 32,
    "\u202eעברית‏ Anna",
    "🂡🔥𓂀",
    "Z͑ͫ̓ͪa̴̵͞lgo <script>alert(1)</script>",
    "Nguyễn \N{REPLACEMENT CHARACTER}\u200b\nPhở @everyone",
)
TABLE = Instructions.table(
    {
        "stop": (4, 27, 52, 81),
        "skull": (9, 33, 58, 87),
        "three": (13, 38, 63, 92),
        "silence": (17, 42, 67, 96),
        "no trick": (21, 46, 71, 79),
        "one pile": (6, 30, 55, 84),
        "draw one": (24, 49, 74, 99),
    }
)


def up(*cards: int, row: int = 1) -> Pile:
    return Pile(True, (row, *cards))


def down(*cards: int, row: int = 100) -> Pile:
    return Pile(False, (row, *cards))


def deal_rest(state: State, sizes: tuple[int, ...], held: tuple[int, ...] = ()) -> State:
    """Hands and draw pile from what the piles leave over, spread evenly; a hand of size 0 is the one that is `held`."""
    gone = {card for pile in state.piles for card in pile.cards} | {*held}
    rest = [card for card in state.variant.cards if card not in gone]
    mixed = [rest[(7 * i) % len(rest)] for i in range(len(rest))] if len(rest) % 7 else rest[::-1]
    hands = []
    for size in sizes:
        hands.append(tuple(sorted(mixed[:size])) or held)
        mixed = mixed[size:]
    return replace(state, hands=tuple(hands), decks=(tuple(mixed),))


def fresh() -> State:
    variant = Original(2)
    return deal_rest(State(variant, (), (), variant.row), (7, 7))


def middle() -> State:
    """Five seats, every signal, a trick in the last turn."""
    piles = (
        up(3, 8, 12, 19, 28, 35, 47, 37),
        up(2, 5),
        down(97, 90, 88, 72, 64, 61, 53, 50),
        down(99),
    )
    remarks = (
        Remark(0, 0, Word.JUMP_BACK, 37),
        Remark(1, 0, Word.KEEP_OFF, 37),
        Remark(2, 0, Word.SMALL_STEPS, 37),
        Remark(3, 0, Word.FREE, 37),
        Remark(4, 0, Word.KEEP_OFF, 37),
        Remark(2, 1, Word.FREE, 5),
        Remark(0, 2, Word.SMALL_STEPS, 50),
        Remark(4, 2, Word.KEEP_OFF, 50),
    )
    last = Turn(0, (Play(47, 0), Play(37, 0), Play(53, 2), Play(50, 2)), 4)
    state = State(Original(5), (), (), piles, seat=1, turns=8, last=last, remarks=remarks)
    return deal_rest(state, (6, 6, 6, 6, 6))


def under_way() -> State:
    """A long turn under way."""
    piles = (
        up(3, 8, 12, 19, 28, 35, 47, 37, 44, 48, 55, 70, 71, 76, 79, 82),
        up(2, 5, 9, 11, 20, 24, 27, 31, 36, 40, 46, 58, 62, 68, 69),
        down(97, 90, 88, 72, 64, 61, 53, 50, 41, 33, 30, 22, 32, 21, 18, 16),
        down(99, 95, 91, 87, 84, 80, 77, 74, 66, 60, 56, 52, 51, 43, 29, 15, 7, 6),
    )
    played = (Play(82, 0), Play(68, 1), Play(69, 1), Play(22, 2), Play(32, 2), Play(21, 2), Play(18, 2), Play(16, 2))
    state = State(Original(1), (), (), piles, seat=0, played=played, turns=20)
    return deal_rest(state, (3,))


def extreme() -> State:
    """Two lasting instructions in force, a spent stop, a skull that must be covered."""
    piles = (up(5, 9, 17, 24, 30, 46), up(4, 13, 33), down(98, 92, 84, 79, 74), down(96, 87, 81))
    state = State(
        Extreme(3, instructions=TABLE),
        (),
        (),
        piles,
        seat=2,
        played=(Play(33, 1),),
        turns=6,
        last=Turn(1, (Play(30, 0), Play(46, 0), Play(81, 3)), 3),
    )
    state = deal_rest(state, (6, 6, 0))
    return replace(state, hands=(*state.hands[:2], (21, 42, 52, 55, 63)))


def cover_skull() -> State:
    """X5: enough cards are played, but the second of them is a skull."""
    state = extreme()
    piles = (state.piles[0], up(4, 13, 33), down(98, 92, 84, 79), down(96, 87, 81))
    state = replace(state, piles=piles, played=(Play(79, 2), Play(33, 1)))
    return replace(state, hands=(*state.hands[:2], (21, 42, 52, 55)))


def on_fire() -> State:
    """Two fires of the last turn to be covered, an own one laid for the next player."""
    piles = (up(5, 9, 22), up(12, 18, 33), down(91, 85, 77), down(98, 80))
    last = Turn(0, (Play(22, 0), Play(77, 2)), 2)
    remarks = (Remark(2, 3, Word.FREE, 80), Remark(0, 1, Word.KEEP_OFF, 33))
    state = State(OnFire(3), (), (), piles, seat=1, played=(Play(33, 1),), turns=5, last=last, remarks=remarks)
    return deal_rest(state, (6, 0, 6), (23, 44, 55, 66, 71))


def put_out() -> State:
    """B2: no card is owed any more, one fire is covered by another, one is still to be covered."""
    return on_fire().after(Play(44, 0))


def burnt_down() -> State:
    """O11: nobody could cover the fires."""
    state = on_fire()
    return replace(state, outcome=Outcome("lost", Clause.O11, sum(map(len, (*state.hands, *state.decks)))))


def extreme_spent() -> State:
    """A three and a stop of an earlier turn, silence and one pile in force."""
    piles = (up(5, 38), up(9, 42), down(98, 81), down(90, 84))
    last = Turn(0, (Play(5, 0), Play(38, 0), Play(81, 2)), 3)
    state = State(Extreme(2, instructions=TABLE), (), (), piles, seat=1, turns=4, last=last)
    return deal_rest(state, (7, 7))


def duel() -> State:
    piles = (up(3, 8, 14, 22), down(55, 41, 40, row=60), up(2, 9, 6), down(51, 46, 38, 30, 17, row=60))
    last = Turn(0, (Play(14, 0), Play(22, 0), Play(6, 2)), 3)
    state = State(FaceToFace(), (), (), piles, seat=1, turns=5, last=last)
    return replace(
        state,
        hands=((4, 19, 27, 33, 36, 58), (5, 11, 16, 24, 29, 47)),
        decks=(tuple(range(42, 55)), tuple(range(31, 50))),
    )


def dead_ends() -> State:
    """A hand with tricks, dead ends and unplayable cards."""
    piles = (up(60, 93), up(58, 72, 97), down(30, 12, 4), down(40, 33, 3))
    state = State(Original(1), (), (), piles, seat=0, turns=30)
    return replace(state, hands=((13, 41, 50, 62, 76, 83, 94, 98),), decks=((5, 7),))


def lost() -> State:
    state = under_way()
    return replace(state, outcome=Outcome("lost", Clause.O11, len(state.hands[0]) + len(state.decks[0])))


def lost_early() -> State:
    return replace(middle(), outcome=Outcome("lost", Clause.O11, 79))


def lost_closely() -> State:
    """O13: fewer than ten cards left."""
    full = won()
    piles = tuple(Pile(pile.ascending, pile.cards[:-1]) for pile in full.piles)
    left = tuple(sorted(pile.top for pile in full.piles))
    return replace(full, piles=piles, hands=(left, ()), outcome=Outcome("lost", Clause.O11, len(left)))


def won() -> State:
    ups = tuple(range(2, 52))
    piles = (up(*ups[::2]), up(*ups[1::2]), down(*range(99, 51, -2)), down(*range(98, 51, -2)))
    return State(
        Original(2), ((), ()), ((),), piles, seat=0, turns=41, outcome=Outcome("won", Clause.O12, 0)
    )  # fmt: skip


def duel_won() -> State:
    return replace(duel(), outcome=Outcome("won", Clause.F11, 25, 0))


def public(state: State) -> View:
    return see(state, None)
