"""The games. This is the one list of them: everything that offers, reads or tests variants is derived from it."""

from typing import TypeAlias, get_args

from bot.rules.extreme import Extreme
from bot.rules.face_to_face import FaceToFace
from bot.rules.on_fire import OnFire
from bot.rules.original import Original

Variant: TypeAlias = Original | Extreme | OnFire | FaceToFace

VARIANTS: dict[str, type[Variant]] = {variant.name: variant for variant in get_args(Variant)}
"""By the names that records, logs and commands use."""
