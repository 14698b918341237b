"""Before the cards are dealt: who sits here, what was agreed, and the buttons to change it."""

from dataclasses import dataclass

from discord import ButtonStyle, Embed

from bot.rules import Extreme, FaceToFace, Options, Original
from bot.text import Speaker
from bot.ui import seats as sitting
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Choice, Menu, Page, Rows
from bot.ui.colours import CALM
from bot.ui.options import SHORT, SHUFFLED, TAKE_BACKS, THREE, options_line
from bot.ui.seats import Seats

LEVELS = ("easy", "normal", "expert")
VARIANTS: dict[str, type[Original]] = {kind.name: kind for kind in (Original, Extreme, FaceToFace)}
USUAL = Options()


@dataclass(frozen=True)
class Lobby:
    """`host` is a person's id. `shuffled`: Extreme's symbols are dealt onto the cards at random."""

    table: int
    variant: str
    seats: Seats
    host: int
    options: Options = USUAL
    shuffled: bool = False

    @property
    def fewest(self) -> int:
        return VARIANTS[self.variant].seat_counts[0]

    @property
    def most(self) -> int:
        return VARIANTS[self.variant].seat_counts[-1]


def lobby(say: Speaker, at: Lobby) -> Page:
    embed = Embed(
        title=say("lobby-title", variant=say(f"variant-{at.variant}")),
        description=f"{say(f'about-{at.variant}')}\n\n{_call(say, at)}",
        colour=CALM,
    )
    embed.add_field(
        name=say("lobby-seats", taken=len(at.seats), most=at.most), value=_seats(say, at) or "—", inline=False
    )
    if told := options_line(say, at.options, shuffled=at.shuffled):
        embed.add_field(name=say("lobby-options"), value=told, inline=False)
    embed.set_footer(text=say("lobby-newcomers"))
    return Page(embed, lobby_rows(say, at))


def lobby_rows(say: Speaker, at: Lobby) -> Rows:
    taken, full = len(at.seats), len(at.seats) >= at.most
    computers = [str(number) for number, seat in enumerate(at.seats) if seat.computer is not None]

    def to(verb: Verb, arg: str = "") -> Address:
        return Address(at.table, 0, verb, arg)

    levels = tuple(Choice(level, say(f"level-{level}"), say(f"about-level-{level}")) for level in LEVELS)
    options = _options(say, at)
    return (
        (
            Button(to(Verb.JOIN), say("button-join"), ButtonStyle.primary, disabled=full),
            Button(to(Verb.LEAVE), say("button-leave")),
            Button(
                to(Verb.REMOVE_COMPUTER, "".join(computers[-1:])), say("button-remove-computer"), disabled=not computers
            ),
            Button(to(Verb.START), say("button-start"), ButtonStyle.success, disabled=taken < at.fewest),
        ),
        (Menu(to(Verb.ADD_COMPUTER), say("menu-add-computer"), levels, disabled=full),),
        (Menu(to(Verb.OPTIONS), say("menu-options"), options, least=0, most=len(options)),),
    )


def _options(say: Speaker, at: Lobby) -> tuple[Choice, ...]:
    """O15 and the shuffled symbols only where the variant knows them."""
    on = {THREE: at.options.minimum > 2, SHORT: at.options.hand < 0, TAKE_BACKS: at.options.takebacks}
    if at.variant == FaceToFace.name:
        on = {TAKE_BACKS: at.options.takebacks}
    if at.variant == Extreme.name:
        on[SHUFFLED] = at.shuffled
    return tuple(
        Choice(name, say(f"option-{name}"), say(f"about-option-{name}"), chosen) for name, chosen in on.items()
    )


def _call(say: Speaker, at: Lobby) -> str:
    """What the table waits for."""
    if len(at.seats) < at.fewest:
        return say("lobby-waiting", more=at.fewest - len(at.seats))
    return say("lobby-full") if len(at.seats) >= at.most else say("lobby-ready")


def _seats(say: Speaker, at: Lobby) -> str:
    lines = []
    for number, seat in enumerate(at.seats):
        line = f"{number + 1}. {sitting.shown(say, at.seats, number)}"
        if seat.computer is not None:
            line += f" · {say(f'level-{seat.computer}')}"
        if seat.person == at.host and seat.computer is None:
            line += f" · {say('lobby-host')}"
        lines.append(line)
    return "\n".join(lines)
