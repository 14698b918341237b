"""Discord's own description of its API, which is not part of this project.

It comes from the environment variable `DISCORD_OPENAPI` or from `shared/discord/openapi.json` beside the checkout.
Objects are closed here: a field that Discord does not know is a fault as well.
"""

import os
import re
from functools import cached_property
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec

ROOT = Path(__file__).resolve().parents[3]
BESIDE = ROOT.parent / "shared" / "discord" / "openapi.json"
WHERE = "https://raw.githubusercontent.com/discord/discord-api-spec/main/specs/openapi.json"
BASE, SENT = "urn:discord", "urn:discord:sent"
LONGEST = 160  # of a fault
PARAMETER = re.compile(r"\{[^}]*\}")


def description_file() -> Path | None:
    named = os.environ.get("DISCORD_OPENAPI")
    found = Path(named) if named else BESIDE
    return found if found.is_file() else None


class Description:
    def __init__(self, file: Path) -> None:
        self._document: dict[str, Any] = msgspec.json.decode(file.read_bytes())
        self._validators: dict[str, jsonschema_rs.Draft202012Validator] = {}

    def request_faults(self, route: str, body: Any) -> list[str] | None:
        """None if the route takes no body."""
        place = self._request(route)
        return None if place is None else self.faults_by({"$ref": f"{SENT}#{place}"}, body, key=f"sent {place}")

    def response_faults(self, route: str, status: int, body: Any) -> list[str] | None:
        """None if there is no body by the description."""
        place = self._response(route, status)
        return None if place is None else self.faults_by({"$ref": f"{BASE}#{place}"}, body, key=place)

    def _request(self, route: str) -> str | None:
        """The place of a route's schema for what is sent; None if nothing is."""
        content = self._operation(route).get("requestBody", {}).get("content", {}).get("application/json")
        return None if content is None else f"{self._place(route)}/requestBody/content/application~1json/schema"

    def _response(self, route: str, status: int) -> str | None:
        responses = self._operation(route)["responses"]
        name = str(status) if str(status) in responses else f"{status // 100}XX"
        answer = responses.get(name)
        if answer is None:
            raise LookupError(f"{route} never answers {status}")
        if "$ref" in answer:
            return f"{answer['$ref'].removeprefix('#')}/content/application~1json/schema"
        content = answer.get("content", {}).get("application/json")
        return None if content is None else f"{self._place(route)}/responses/{name}/content/application~1json/schema"

    def schema(self, name: str) -> dict[str, Any]:
        return dict(self._document["components"]["schemas"][name])

    def faults_by(self, schema: dict[str, Any], body: Any, *, key: str) -> list[str]:
        validator = self._validators.get(key)
        if validator is None:
            validator = self._validators[key] = jsonschema_rs.Draft202012Validator(
                schema, registry=self._registry, validate_formats=True
            )
        return [fault for error in validator.iter_errors(body) for fault in _told(error)]

    @cached_property
    def _registry(self) -> jsonschema_rs.Registry:
        document, sent = closed(self._document), closed(self._document)
        for schemas in (document["components"]["schemas"], sent["components"]["schemas"]):
            # An error is extended by others, and so stays open.
            schemas["Error"].pop("unevaluatedProperties")
            # Those of a form's fields have names for codes: docs.discord.com/developers/reference#error-messages
            named = {"type": "object", "properties": {"code": {"type": "string"}, "message": {"type": "string"}}}
            schemas["InnerErrors"]["properties"]["_errors"]["items"] = named | {"required": ["code", "message"]}
            # Media channels: docs.discord.com/developers/resources/channel#channel-object-channel-types
            schemas["ChannelTypes"]["oneOf"].append({"title": "GUILD_MEDIA", "const": 16})
            # A post: docs.discord.com/developers/resources/channel#start-thread-in-forum-or-media-channel
            schemas["CreatedThreadResponse"]["properties"]["message"] = {"$ref": "#/components/schemas/MessageResponse"}
        allow_what_discord_py_sends(sent["components"]["schemas"])
        return jsonschema_rs.Registry([(BASE, document), (SENT, sent)])

    @cached_property
    def _paths(self) -> dict[str, str]:
        """By the path with nameless parameters."""
        return {PARAMETER.sub("{}", path): path for path in self._document["paths"]}

    def _operation(self, route: str) -> dict[str, Any]:
        method, path = self._named(route)
        return dict(self._document["paths"][path][method])

    def _place(self, route: str) -> str:
        method, path = self._named(route)
        return f"/paths/{path.replace('/', '~1').replace('{', '%7B').replace('}', '%7D')}/{method}"

    def _named(self, route: str) -> tuple[str, str]:
        method, path = route.split(" ")
        named = self._paths.get(PARAMETER.sub("{}", path))
        if named is None or method.lower() not in self._document["paths"][named]:
            raise LookupError(f"Discord has no {route}")
        return method.lower(), named


def closed(part: Any, *, in_all_of: bool = False) -> Any:
    """Every object in it takes what it names and nothing else. What is one of several that hold together stays open."""
    if isinstance(part, list):
        return [closed(inner) for inner in part]
    if not isinstance(part, dict):
        return part
    copy = {
        name: [closed(inner, in_all_of=True) for inner in value] if name == "allOf" else closed(value)
        for name, value in part.items()
    }
    if part.get("type") == "object" and "properties" in part and "additionalProperties" not in part and not in_all_of:
        copy["unevaluatedProperties"] = False
    return copy


def allow_what_discord_py_sends(schemas: dict[str, Any]) -> None:
    """Discord takes it, and always has, although its description does not say so."""
    # Ids as numbers: the index of a new file, and whom a message may mention.
    schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer", "minimum": 0}]}
    # `Embed.to_dict` writes the flags that Discord gives.
    schemas["RichEmbed"]["properties"]["flags"] = {"type": "integer"}
    # `tts` goes with every edit, where it means nothing.
    for name in (
        "MessageEditRequestPartial",
        "IncomingWebhookUpdateRequestPartial",
        "IncomingWebhookUpdateForInteractionCallbackRequestPartial",
    ):
        schemas[name]["properties"]["tts"] = {"const": False}
    # `nsfw` of a command is in the reference, and in the answer's description.
    schemas["ApplicationCommandUpdateRequest"]["properties"]["nsfw"] = {"type": "boolean"}


def absolute(part: Any) -> Any:
    """References into the description, from outside of it."""
    if isinstance(part, list):
        return [absolute(inner) for inner in part]
    if not isinstance(part, dict):
        return part
    return {
        name: BASE + value if name == "$ref" and isinstance(value, str) else absolute(value)
        for name, value in part.items()
    }


def _told(error: jsonschema_rs.ValidationError) -> list[str]:
    """Of several schemas that might hold, the one that the body came closest to."""
    branches = getattr(error.kind, "context", None)
    if branches:
        nearest = min(branches, key=lambda branch: _distance(branch, error.instance_path))
        return [fault for inner in nearest for fault in _told(inner)]
    # The end of the message says what is wrong; what stands before it is the value, which may be long.
    return [f"{_path(error.instance_path)}: {error.message[-LONGEST:]}"]


def _distance(branch: list[jsonschema_rs.ValidationError], place: list[str | int]) -> tuple[int, int]:
    """Another kind of thing altogether is farther away than any number of faults."""
    kinds = ([*place], [*place, "type"])
    others = sum(error.instance_path in kinds and error.kind.name in ("type", "enum", "const") for error in branch)
    return others, len(branch)


def _path(steps: list[str | int]) -> str:
    return ".".join(map(str, steps)) or "the whole"
