"""Every picture that is looked at: each kind of it, from positions that show everything."""

from bot.records import Server
from bot.rules import Extreme, FaceToFace, OnFire, Options, Original, see
from bot.tables import Setup
from bot.text import Speaker
from bot.ui.options import options_line
from bot.ui.pictures.chart_scene import chart_scene
from bot.ui.pictures.lobby_scene import lobby_scene
from bot.ui.pictures.scene import Scene
from bot.ui.pictures.scenes import board_scene, hand_scene, result_scene
from tests.ui.pictures.positions import (
    NAMES,
    STRANGE,
    burnt_down,
    cover_skull,
    dead_ends,
    duel,
    duel_won,
    extreme,
    extreme_spent,
    fresh,
    lost,
    lost_closely,
    lost_early,
    middle,
    on_fire,
    public,
    put_out,
    under_way,
    won,
)  # fmt: skip
from tests.ui.summaries import ANNA, GUILD, summary

PUBLIC = {
    "fresh": fresh,
    "middle": middle,
    "under-way": under_way,
    "extreme": extreme,
    "cover-skull": cover_skull,
    "extreme-spent": extreme_spent,
    "on-fire": on_fire,
    "put-out": put_out,
    "duel": duel,
}
HANDS = {
    "middle": (middle, 1),
    "extreme": (extreme, 2),
    "cover-skull": (cover_skull, 2),
    "on-fire": (on_fire, 1),
    "dead-ends": (dead_ends, 0),
    "waiting": (duel, 0),
}
ENDS = {
    "lost": lost,
    "lost-closely": lost_closely,
    "lost-early": lost_early,
    "won": won,
    "duel-won": duel_won,
    "on-fire": burnt_down,
}


def scenes(say: Speaker) -> dict[str, Scene]:
    """Every golden picture, by name."""
    found: dict[str, Scene] = {
        f"board-{name}": board_scene(public(make()), say, NAMES) for name, make in PUBLIC.items()
    }
    found["board-names"] = board_scene(public(middle()), say, STRANGE)
    for name, (make, seat) in HANDS.items():
        view = see(make(), seat)
        found[f"hand-{name}"] = hand_scene(view, say, NAMES)
    for name, make in ENDS.items():
        found[f"result-{name}"] = result_scene(public(make()), say, NAMES)
    computer = say("seat-computer", number=3)
    names = [*NAMES[:2], computer]
    found["lobby-original"] = lobby_scene(Original, say, names, {2})
    options = Options(minimum=3, hand=-1, takebacks=False)
    agreed = options_line(say, Setup("extreme", options, shuffled=True, hints=False))
    full = [say("seat-computer", number=1), *NAMES[1::-1], *NAMES[2:4]]
    found["lobby-extreme"] = lobby_scene(Extreme, say, full, {0}, agreed)
    found["lobby-on-fire"] = lobby_scene(OnFire, say, names, {2})
    found["lobby-duel"] = lobby_scene(FaceToFace, say, NAMES[3:4])
    found["chart-mine"] = chart_scene(say, summary(), ANNA)
    found["chart-server"] = chart_scene(say, summary(Server(GUILD), huge=1000), ANNA)
    found["chart-one-game"] = chart_scene(say, summary(games=1), ANNA, shared=True)
    return found
