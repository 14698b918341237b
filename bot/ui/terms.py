"""What a table can agree on before the deal, each with what it does and for whom; and the menus to choose."""

from discord import Embed

from bot.rules import VARIANTS, Option
from bot.tables import PRESETS, Snapshot, Tempo
from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Choice, Menu, Page, Rows
from bot.ui.colours import CALM

DOORS = (Option.PRIVATE, Option.OPEN_SEATS, Option.OPEN_HANDS)
ON, OFF = "☑", "☐"


def terms_button(say: Speaker, table: int) -> Button:
    return Button(Address(table, 0, Verb.TERMS), say("button-terms"))


def variant_menu(say: Speaker, snapshot: Snapshot) -> Menu:
    """On the lobby."""
    now = snapshot.setup.variant
    games = tuple(Choice(name, say(f"variant-{name}"), say(f"about-{name}"), name == now) for name in VARIANTS)
    address = Address(snapshot.id, 0, Verb.VARIANT)
    return Menu(address, say("menu-variant"), games, disabled=_is_settled(snapshot))


def terms_page(say: Speaker, snapshot: Snapshot, *, may_change: bool) -> Page:
    terms, variant = snapshot.terms, say(f"variant-{snapshot.setup.variant}")
    embed = Embed(title=say("terms-title", variant=variant), colour=CALM)
    if not may_change:
        embed.description = say("terms-read-only")
    for title, options in (("terms-rules", _rules(snapshot)), ("terms-doors", DOORS)):
        lines = [_option_line(say, option, is_on=option in terms.chosen) for option in options]
        embed.add_field(name=say(title), value="\n".join(lines), inline=False)
    tempo = _known_tempo(terms.setup.tempo)
    words = f"**{say(f'tempo-{tempo}')}** · {say(f'about-tempo-{tempo}')}"
    embed.add_field(name=say("terms-tempo"), value=words, inline=False)
    return Page(embed, _menus(say, snapshot) if may_change else ())


def tempo_word(say: Speaker, tempo: str) -> str:
    """Where it is not the usual one."""
    return "" if _known_tempo(tempo) is Tempo.USUAL else say(f"told-tempo-{tempo}")


def preset_choices(say: Speaker) -> tuple[Choice, ...]:
    return tuple(Choice(name, say(f"preset-{name}"), say(f"about-preset-{name}")) for name in PRESETS)


def _menus(say: Speaker, snapshot: Snapshot) -> Rows:
    terms, settled = snapshot.terms, _is_settled(snapshot)

    def address(verb: Verb) -> Address:
        return Address(snapshot.id, 0, verb)

    def switches(options: tuple[Option, ...]) -> tuple[Choice, ...]:
        return tuple(
            Choice(option, say(f"option-{option}"), say(f"about-option-{option}"), option in terms.chosen)
            for option in options
        )

    rules, doors, now = switches(_rules(snapshot)), switches(DOORS), _known_tempo(terms.setup.tempo)
    tempos = tuple(Choice(tempo, say(f"tempo-{tempo}"), say(f"about-tempo-{tempo}"), tempo is now) for tempo in Tempo)
    return (
        (Menu(address(Verb.PRESET), say("menu-preset"), preset_choices(say), disabled=settled),),
        (
            Menu(
                address(Verb.OPTIONS),
                say("menu-options"),
                rules,
                least=0,
                most=len(rules),
                disabled=snapshot.played_on is not None,
            ),
        ),
        (Menu(address(Verb.DOORS), say("menu-doors"), doors, least=0, most=len(doors)),),
        (Menu(address(Verb.TEMPO), say("menu-tempo"), tempos),),
    )


def _is_settled(snapshot: Snapshot) -> bool:
    """Whether another game, or a code, says which game it is."""
    return snapshot.played_on is not None or snapshot.setup.deal is not None


def _rules(snapshot: Snapshot) -> tuple[Option, ...]:
    return tuple(option for option in snapshot.terms.offered if option not in DOORS)


def _option_line(say: Speaker, option: Option, *, is_on: bool) -> str:
    name, what, whom = say(f"option-{option}"), say(f"about-option-{option}"), say(f"for-option-{option}")
    return f"{ON if is_on else OFF} **{name}** · {what}. *{whom}*"


def _known_tempo(tempo: str) -> Tempo:
    return Tempo(tempo) if tempo in tuple(Tempo) else Tempo.USUAL
