"""Checks a request body like Discord: all errors are collected by their place and raised together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.playground.errors import ApiError

Errors = list[tuple[tuple[str, ...], str, str]]


class Form:
    """An object in a body, and its path. Its children add to the same list of errors."""

    def __init__(self, value: Any, path: tuple[str, ...] = (), errors: Errors | None = None) -> None:
        self.value = value if isinstance(value, dict) else {}
        self._path = path
        self._errors: Errors = [] if errors is None else errors
        if not isinstance(value, dict):
            self._add((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")

    def add_error(self, name: str, code: str, message: str) -> None:
        self._add((name,) if name else (), code, message)

    def text(self, name: str, minimum: int, maximum: int, *, required: bool = False) -> str | None:
        value = self.value.get(name)
        if value is None:
            if required:
                self.add_missing(name)
            return None
        if not isinstance(value, str):
            self.add_error(name, "STRING_TYPE_CONVERT", "Could not convert value to string.")
            return None
        if len(value) > maximum:
            self.add_error(name, "BASE_TYPE_MAX_LENGTH", f"Must be {maximum} or fewer in length.")
        elif minimum and not value.strip():
            self.add_missing(name)
        elif len(value) < minimum:
            self.add_error(name, "BASE_TYPE_MIN_LENGTH", f"Must be {minimum} or more in length.")
        return value

    def number(self, name: str, minimum: int, maximum: int, default: int = 0) -> int:
        value = self.value.get(name)
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int):
            self.add_error(name, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return default
        if value > maximum:
            self.add_error(name, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {maximum}.")
        elif value < minimum:
            self.add_error(name, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {minimum}.")
        return value

    def one_of(self, name: str, allowed: set[int]) -> int | None:
        value = self.value.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or value not in allowed:
            listed = ", ".join(str(item) for item in sorted(allowed))
            self.add_error(name, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
            return None
        return value

    def children(self, name: str, maximum: int, *, minimum: int = 0) -> Iterator[Form]:
        for index, item in enumerate(self.items(name, maximum, minimum=minimum)):
            yield Form(item, (*self._path, name, str(index)), self._errors)

    def items(self, name: str, maximum: int, *, minimum: int = 0) -> list[Any]:
        value = self.value.get(name) or []
        if not isinstance(value, list):
            self.add_error(name, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if len(value) > maximum:
            self.add_error(name, "BASE_TYPE_MAX_LENGTH", f"Must be {maximum} or fewer in length.")
        elif len(value) < minimum:
            self.add_error(name, "BASE_TYPE_BAD_LENGTH", f"Must be between {minimum} and {maximum} in length.")
        return value

    def translations(self, name: str) -> list[str]:
        """The valid texts of `name` in other languages."""
        given = self.value.get(f"{name}_localizations")
        return [text for text in given.values() if isinstance(text, str)] if isinstance(given, dict) else []

    def child(self, name: str) -> Form:
        value = self.value.get(name)
        return Form({} if value is None else value, (*self._path, name), self._errors)

    def add_missing(self, name: str) -> None:
        self.add_error(name, "BASE_TYPE_REQUIRED", "This field is required")

    def raise_errors(self) -> None:
        """If there are any, anywhere in the body."""
        if not self._errors:
            return
        tree: dict[str, Any] = {}
        for path, code, message in self._errors:
            node = tree
            for step in path:
                node = node.setdefault(step, {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        raise ApiError(400, 50035, "Invalid Form Body", _told(tree))

    def _add(self, path: tuple[str, ...], code: str, message: str) -> None:
        self._errors.append(((*self._path, *path), code, message))


def _told(node: dict[str, Any]) -> dict[str, Any]:
    """What is wrong itself is not looked into: a place has errors of its own, or inside."""
    if "_errors" in node:
        return {"_errors": node["_errors"]}
    return {name: _told(inner) for name, inner in node.items()}
