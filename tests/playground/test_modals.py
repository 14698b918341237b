"""Modals: the bot opens one, a person submits it. The limits are compared with Discord's own description."""

from typing import Any

import pytest

from bot.playground import LocalDiscord, TestClient
from bot.playground.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.test_client import NoResponseError
from tests.playground.conftest import description
from tests.playground.openapi.judge import Judge
from tests.playground.practice_bot import PracticeBot
from tests.playground.raw_clients import RestClient

CALLBACK = "POST /interactions/{interaction_id}/{token}/callback"
OPTION = {"label": "Pile A", "value": "A"}


def text_input(**fields: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": "name", "style": 1, **fields}


def select(**fields: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "pile", "options": [OPTION], **fields}


def label(component: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"type": 18, "label": "Name", "component": component, **fields}


def row(**fields: Any) -> dict[str, Any]:
    return {"type": 1, "components": [text_input(**{"label": "Name", **fields})]}


def modal(*components: Any, **fields: Any) -> dict[str, Any]:
    return {"custom_id": "m", "title": "t", "components": [*components], **fields}


async def respond(local: LocalDiscord, rest: RestClient, data: Any, kind: int = COMMAND) -> tuple[int, str]:
    more = {"name": "ping"} if kind == COMMAND else {}
    made = local.interactions.create(kind, local.world.user("Ada"), local.world.channel("game-table").id, {}, **more)
    answer = await rest("POST", f"/interactions/{made.id}/{made.token}/callback", {"type": 9, "data": data})
    return answer.status, "" if answer.status == 204 else str(answer.body)


async def test_a_modal_of_a_command_is_submitted(ada: TestClient, bruno: TestClient, local: LocalDiscord) -> None:
    known = description()
    judge = Judge(known, local.wiretap) if known else None
    await ada.slash("ask")
    assert ada.modal is not None
    assert ada.modal["modal"]["title"] == "Some questions"
    await ada.submit(name="Ada", pile=["B"])
    answer = await ada.wait_for_message(lambda message: message["content"] == "Ada on B")
    metadata = answer["interaction_metadata"]
    assert (metadata["type"], metadata["triggering_interaction_metadata"]["type"]) == (MODAL_SUBMIT, COMMAND)
    assert bruno.modal is None
    assert judge is None or dict(judge.faults) == {}
    with pytest.raises(ActionRefusedError, match="not open"):
        await ada.submit(name="Ada", pile=["B"])


async def test_a_modal_of_a_button_may_change_its_message(ada: TestClient, bruno: TestClient) -> None:
    await ada.slash("offer")
    await ada.click("Ask me")
    await ada.submit(name="Ada", pile=["A"])
    await bruno.wait_for_message(lambda message: message["content"] == "Ada on A")
    assert len(ada.messages()) == 1


@pytest.mark.parametrize(
    ("values", "refusal"),
    [
        ({"pile": ["A"]}, "missing"),
        ({"name": "", "pile": ["A"]}, "missing"),
        ({"name": 7, "pile": ["A"]}, "missing"),
        ({"name": "x" * 21, "pile": ["A"]}, "characters"),
        ({"name": "Ada", "pile": ["C"]}, "no such choice"),
        ({"name": "Ada", "pile": "A"}, "no such choice"),
        ({"name": "Ada", "pile": []}, "Choose"),
        ({"name": "Ada", "pile": ["A"], "card": "3"}, "no card"),
    ],
)
async def test_what_discords_client_would_not_submit_is_refused(
    ada: TestClient, values: dict[str, Any], refusal: str
) -> None:
    await ada.slash("ask")
    with pytest.raises(ActionRefusedError, match=refusal):
        await ada.submit(**values)
    await ada.submit(name="Ada", pile=["A"])


async def test_a_modal_stays_open_when_the_bot_does_not_respond(
    ada: TestClient, bot: PracticeBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ada.slash("ask")
    monkeypatch.setattr(type(bot), "dispatch", lambda *_: None)
    monkeypatch.setattr(bot._connection._view_store, "dispatch_modal", lambda *_: None)
    with pytest.raises(NoResponseError):
        await ada.submit(name="Ada", pile=["A"])
    monkeypatch.undo()
    await ada.submit(name="Ada", pile=["A"])
    await ada.wait_for_message(lambda message: message["content"] == "Ada on A")


@pytest.mark.parametrize(
    ("data", "fits"),
    [
        (modal(row()), True),
        (modal(*[row(custom_id=str(n)) for n in range(5)]), True),
        (modal(label(select()), {"type": 10, "content": "Read this"}), True),
        (modal(label(text_input(style=2, value="x", min_length=1, max_length=4000), description="d")), True),
        (modal(row(), title="x" * 46), False),
        (modal(row(), title=""), False),
        (modal(row(), custom_id="x" * 101), False),
        (modal(), False),
        (modal(*[row(custom_id=str(n)) for n in range(41)]), False),
        (modal(row(label="x" * 46)), False),
        (modal(row(style=3)), False),
        (modal(row(placeholder="x" * 101)), False),
        (modal(row(max_length=4001)), False),
        (modal(row(max_length=0)), False),
        (modal(row(value="x" * 4001)), False),
        (modal(label(text_input(), description="x" * 101)), False),
        (modal(label(text_input(), label="")), False),
        (modal(label(select(options=[]))), False),
        (modal(label({"type": 2, "style": 1, "label": "x", "custom_id": "x"})), False),
        (modal({"type": 1, "components": [select()]}), False),
        (modal({"type": 14}), False),
    ],
)
async def test_the_limits_are_those_of_the_description(
    local: LocalDiscord, rest: RestClient, data: dict[str, Any], fits: bool
) -> None:
    status, _ = await respond(local, rest, data)
    assert status == (204 if fits else 400)
    known = description()
    if known is not None:
        assert (not known.request_faults(CALLBACK, {"type": 9, "data": data})) == fits


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (modal(row(), row()), "COMPONENT_CUSTOM_ID_DUPLICATED"),
        (modal(row(min_length=5, max_length=4)), "BASE_TYPE_BAD_LENGTH"),
        (modal(label(text_input(label="x"))), "BASE_TYPE_FORBIDDEN"),
        (modal(label(select(disabled=True))), "BASE_TYPE_FORBIDDEN"),
        (modal(row(label=None)), "BASE_TYPE_REQUIRED"),
        (modal(label({"type": 5, "custom_id": "x"})), "does not know user selects in modals"),
    ],
)
async def test_what_the_description_leaves_unsaid_is_refused_too(
    local: LocalDiscord, rest: RestClient, data: dict[str, Any], code: str
) -> None:
    status, told = await respond(local, rest, data)
    assert status == 400
    assert code in told


@pytest.mark.parametrize(
    ("kind", "status"), [(COMMAND, 204), (COMPONENT, 204), (MODAL_SUBMIT, 400), (AUTOCOMPLETE, 400)]
)
async def test_a_modal_is_an_answer_to_commands_and_components(
    local: LocalDiscord, rest: RestClient, kind: int, status: int
) -> None:
    assert (await respond(local, rest, modal(row()), kind))[0] == status
