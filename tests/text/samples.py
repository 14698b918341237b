"""Every way in which a message can come out: each of its numbers in every plural category, each of its words."""

from collections.abc import Iterator
from itertools import product

from bot.text.catalogue import branches, by_category, chosen_by, is_plural
from tests.text.files import TEXTS, parts

WORD = "«word»"  # recognisable in the text


def samples(language: str, key: str) -> Iterator[tuple[dict[str, object], str]]:
    """The facts, and what is said with them."""
    found = parts(language, key)
    values: dict[str, list[object]] = {name: [WORD] for name in found.variables}
    for choice in found.choices:
        name = chosen_by(choice)
        if is_plural(choice):
            values[name] = [number for numbers in by_category(language).values() for number in numbers]
        else:
            values[name] = [*branches(choice), "something else"]
    for facts in product(*values.values()):
        told = dict(zip(values, facts, strict=True))
        yield told, TEXTS.speak(language)(key, **told)  # type: ignore[arg-type]
