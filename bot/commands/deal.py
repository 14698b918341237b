"""`python -m bot deal`: the cards of a deal's code in the notation, or a new code."""

import secrets
import sys
from argparse import ArgumentParser, Namespace

from bot.data_files import extreme_deck
from bot.rules import VARIANTS, DealCode, Options, Original, Refused
from bot.rules.deal_code import SEED
from bot.rules.record import export

FAULTS = {
    "sign": "there is no such sign in a code: {token}",
    "length": "a code has ten signs, such as {example}",
    "slip": "a sign is wrong, or two have changed places",
    "version": "this version does not know such codes",
    "game": "there is no such game",
}
EXAMPLE = str(DealCode(Original.name, 1, 98))


def main(argv: list[str]) -> int:
    parser = ArgumentParser(prog="python -m bot deal", description="Print the cards of a code, or a new code.")
    parser.add_argument("code", nargs="?", help=f"such as {EXAMPLE}; without it, a new one is made")
    parser.add_argument("--variant", choices=VARIANTS, default=Original.name, help="of a new code")
    parser.add_argument("--seats", type=int, default=0, help="how many play; 0 in a code: as many as sit down")
    parser.add_argument("--three", action="store_true", help="of a new code: three cards a turn")
    parser.add_argument("--short", action="store_true", help="of a new code: a card less in every hand")
    parser.add_argument("--no-takebacks", action="store_true", help="of a new code")
    parser.add_argument("--shuffled", action="store_true", help="of a new code: Extreme's symbols dealt as well")
    chosen = parser.parse_args(argv)
    try:
        code = DealCode.parse(chosen.code or str(_new(chosen)))
        if chosen.code is None:
            print(code)  # noqa: T201
            return 0
        deal = code.settled(code.seats or chosen.seats or code.seat_counts[0]).deal(extreme_deck())
    except Refused as refused:
        fault = FAULTS.get(str(refused.facts.get("fault")), FAULTS["game"])
        print(fault.format(token=refused.facts.get("token"), example=EXAMPLE), file=sys.stderr)  # noqa: T201
        return 2
    print(f"# deal {code}\n{export(deal, ())}", end="")  # noqa: T201
    return 0


def _new(chosen: Namespace) -> DealCode:
    options = Options(3 if chosen.three else 2, -1 if chosen.short else 0, not chosen.no_takebacks)
    seats = chosen.seats if 0 <= chosen.seats < 8 else 7  # of which there is no game
    return DealCode(chosen.variant, seats, secrets.randbits(SEED), options, chosen.shuffled)
