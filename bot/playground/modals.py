"""A modal as the page shows it, and what is submitted of it."""

from collections.abc import Iterator
from copy import deepcopy

from bot.playground.errors import ApiError
from bot.playground.limits.components import ROW, STRING_SELECT
from bot.playground.limits.form import Form
from bot.playground.limits.layouts import TEXT
from bot.playground.limits.modals import LABEL, MAX_INPUT, check_modal, fields
from bot.playground.world import Json


def modal_of(body: Json, path: tuple[str, ...]) -> Json:
    """Checked, and each component with its number."""
    form = Form(body, path)
    check_modal(form)
    form.raise_errors()
    modal = deepcopy({name: body[name] for name in ("custom_id", "title", "components")})
    for count, component in enumerate(_every(modal["components"]), start=1):
        component["id"] = component.get("id") or count
    return modal


def submission(modal: Json, values: Json) -> Json:
    """The data of MODAL_SUBMIT. `values` by custom_id: a text, or the list of what was chosen."""
    unknown = values.keys() - {field["custom_id"] for field in fields(modal["components"])}
    if unknown:
        raise ApiError(400, 50035, f"This form has no {', '.join(sorted(unknown))}.")
    components = [_submitted(component, values) for component in modal["components"]]
    return {"custom_id": modal["custom_id"], "components": components, "resolved": {}}


def _submitted(component: Json, values: Json) -> Json:
    head = {"type": component["type"], "id": component["id"]}
    if component["type"] == TEXT:
        return head
    if component["type"] == ROW:
        return head | {"components": [_filled(field, values) for field in component["components"]]}
    return head | {"component": _filled(component["component"], values)}


def _filled(field: Json, values: Json) -> Json:
    custom_id = field["custom_id"]
    head = {"type": field["type"], "id": field["id"], "custom_id": custom_id}
    if field["type"] == STRING_SELECT:
        return head | {"values": _chosen(field, values.get(custom_id, []))}
    text = values.get(custom_id, "")
    shortest, longest = field.get("min_length") or 0, field.get("max_length") or MAX_INPUT
    if not isinstance(text, str) or (not text and field.get("required") is not False):
        raise ApiError(400, 50035, "Something that is required is missing.")
    if text and not shortest <= len(text) <= longest:
        raise ApiError(400, 50035, f"Between {shortest} and {longest} characters are needed.")
    return head | {"value": text}


def _chosen(select: Json, values: object) -> list[str]:
    offered = [option["value"] for option in select["options"]]
    chosen = [value for value in offered if isinstance(values, list) and value in values]
    if not isinstance(values, list) or len(chosen) != len(values):
        raise ApiError(400, 50035, "There is no such choice.")
    fewest, most = select.get("min_values", 1), select.get("max_values", 1)
    if (chosen or select.get("required") is not False) and not fewest <= len(chosen) <= most:
        raise ApiError(400, 50035, "Choose fewer or more.")
    return chosen


def _every(components: list[Json]) -> Iterator[Json]:
    for component in components:
        yield component
        yield from component.get("components", [])
        if component["type"] == LABEL:
            yield component["component"]
