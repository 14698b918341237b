"""Reading a body like Discord does: every fault is collected at its place, then all are refused at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.playground.errors import ApiError

Faults = list[tuple[tuple[str, ...], str, str]]


class Form:
    """A part of a body and the way to it; parts of parts write into one list of faults."""

    def __init__(self, value: Any, path: tuple[str, ...] = (), faults: Faults | None = None) -> None:
        self.value = value if isinstance(value, dict) else {}
        self._path = path
        self._faults: Faults = [] if faults is None else faults
        if not isinstance(value, dict):
            self._fault((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")

    def wrong(self, name: str, code: str, message: str) -> None:
        self._fault((name,) if name else (), code, message)

    def text(self, name: str, least: int, most: int, *, required: bool = False) -> str | None:
        value = self.value.get(name)
        if value is None:
            if required:
                self.missing(name)
            return None
        if not isinstance(value, str):
            self.wrong(name, "STRING_TYPE_CONVERT", "Could not convert value to string.")
            return None
        if len(value) > most:
            self.wrong(name, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif least and not value.strip():
            self.missing(name)
        elif len(value) < least:
            self.wrong(name, "BASE_TYPE_MIN_LENGTH", f"Must be {least} or more in length.")
        return value

    def number(self, name: str, least: int, most: int, default: int = 0) -> int:
        value = self.value.get(name)
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(name, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return default
        if value > most:
            self.wrong(name, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        elif value < least:
            self.wrong(name, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        return value

    def one_of(self, name: str, allowed: set[int]) -> int | None:
        value = self.value.get(name)
        if not isinstance(value, int) or value not in allowed:
            listed = ", ".join(str(item) for item in sorted(allowed))
            self.wrong(name, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
            return None
        return value

    def parts(self, name: str, most: int, *, least: int = 0) -> Iterator[Form]:
        for index, item in enumerate(self.items(name, most, least=least)):
            yield Form(item, (*self._path, name, str(index)), self._faults)

    def items(self, name: str, most: int, *, least: int = 0) -> list[Any]:
        value = self.value.get(name) or []
        if not isinstance(value, list):
            self.wrong(name, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if len(value) > most:
            self.wrong(name, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif len(value) < least:
            self.wrong(name, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return value

    def translations(self, name: str) -> list[str]:
        """The texts of `name` in other languages, as far as they are texts."""
        given = self.value.get(f"{name}_localizations")
        return [text for text in given.values() if isinstance(text, str)] if isinstance(given, dict) else []

    def part(self, name: str) -> Form:
        value = self.value.get(name)
        return Form({} if value is None else value, (*self._path, name), self._faults)

    def missing(self, name: str) -> None:
        self.wrong(name, "BASE_TYPE_REQUIRED", "This field is required")

    def refuse(self) -> None:
        """Raise if anything was wrong, anywhere in the body."""
        if not self._faults:
            return
        errors: dict[str, Any] = {}
        for path, code, message in self._faults:
            place = errors
            for step in path:
                place = place.setdefault(step, {})
            place.setdefault("_errors", []).append({"code": code, "message": message})
        raise ApiError(400, 50035, "Invalid Form Body", errors)

    def _fault(self, path: tuple[str, ...], code: str, message: str) -> None:
        self._faults.append(((*self._path, *path), code, message))
