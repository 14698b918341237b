"""What a table agrees on before the deal: the game, its options, its tempo, who may come. Each says what it does."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.channel.buttons.lobby import show_lobby
from bot.channel.buttons.registry import button
from bot.channel.context.request import ButtonPress, Request
from bot.channel.messages.outgoing import OutgoingMessage, show
from bot.rules import VARIANTS, Clause, DealCode, Option, Refused
from bot.tables import PRESETS, Change, Phase, Setup, Snapshot, Tempo, Terms
from bot.tables import TableClause as T
from bot.tables.lobby_decisions import ChangeTerms
from bot.ui.addresses import Verb
from bot.ui.terms import DOORS, terms_page

DAILY_DEAL = "daily-deal"


async def last_terms(request: Request) -> Terms:
    """As this person had their last table."""
    return Terms.remembered((await request.services.settings.person(request.person)).last_table)


async def terms_by_command(
    request: Request,
    variant: str | None,
    preset: str | None,
    tempo: str | None,
    wishes: dict[Option, bool | None],
    deal: str | None = None,
) -> Terms:
    """What is not said is as at this person's last table, or as the preset has it; a deal's code settles the game."""
    terms = await last_terms(request)
    if preset is not None:
        terms = PRESETS[preset].terms(terms.setup.variant)
    if deal is not None:
        code, dailies = DealCode.parse(deal), request.services.dailies
        if dailies.kind_of(str(code), dailies.today) is not None:
            raise Refused(DAILY_DEAL)
        terms = replace(terms, setup=Setup.of_deal(code, hints=terms.setup.hints))
    terms = terms.changed(
        variant=None if deal else variant,
        on=[option for option, wish in wishes.items() if wish],
        off=[option for option, wish in wishes.items() if wish is False],
        tempo=tempo,
    )
    if deal is None and any(wish and option not in terms.offered for option, wish in wishes.items()):
        raise Refused(Clause.O15A)
    return terms


@button(Verb.TERMS)
async def explain(press: ButtonPress) -> None:
    """For anybody; only the host and moderators can change something."""
    await _show_page(press, await press.snapshot())


@button(Verb.VARIANT)
async def choose_variant(press: ButtonPress) -> None:
    variant = await _chosen(press, VARIANTS)
    await _choose(press, lambda terms: terms.changed(variant=variant))


@button(Verb.OPTIONS)
async def choose_options(press: ButtonPress) -> None:
    """All that are on, of those that stand in the menu."""
    doors = frozenset(DOORS)
    await _choose(press, lambda terms: terms.changed(on=press.values, off=terms.chosen - {*press.values} - doors))


@button(Verb.DOORS)
async def choose_doors(press: ButtonPress) -> None:
    await _choose(press, lambda terms: terms.changed(on=press.values, off={*DOORS} - {*press.values}))


@button(Verb.TEMPO)
async def choose_tempo(press: ButtonPress) -> None:
    tempo = await _chosen(press, Tempo)
    await _choose(press, lambda terms: terms.changed(tempo=tempo))


@button(Verb.PRESET)
async def choose_preset(press: ButtonPress) -> None:
    preset = PRESETS[await _chosen(press, PRESETS)]
    await _choose(press, lambda terms: preset.terms(terms.setup.variant))


async def _chosen(press: ButtonPress, known: Iterable[str]) -> str:
    """One of a menu; forged ones are stale."""
    await press.snapshot()
    value = "".join(press.values[:1])
    if value not in tuple(known):
        raise Refused(T.STALE)
    return value


async def _choose(press: ButtonPress, change: ChangeTerms) -> None:
    chosen = await press.tables.choose(await press.table(), await press.caller(), change)
    if press.private:
        await _show_page(press, chosen)
    else:
        await show_lobby(press, chosen)


async def _show_page(press: ButtonPress, snapshot: Snapshot | Change) -> None:
    if snapshot.phase is not Phase.LOBBY:
        raise Refused(T.STARTED, table=snapshot.id)
    caller = await press.caller()
    may_change = caller.moderator or caller.person == snapshot.host
    await show(press.interaction, OutgoingMessage(page=terms_page(press.say, snapshot, may_change=may_change)))
