"""Components V2: what Discord makes of them, when they come with an edit, and how they are pressed."""

import json

import aiohttp

from bot.playground import LocalDiscord, TestClient
from tests.playground.message_bodies import button, container, gallery, layout, row, section, text
from tests.playground.raw_clients import RestClient

FLAG = 1 << 15
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c49444154789c63606060000000040001f61738550000000049454e44ae426082"
)


def form_of(body: object, name: str) -> aiohttp.FormData:
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    form.add_field("files[0]", PIXEL, filename=name)
    return form


async def test_every_component_gets_the_next_number_inside_others_too(rest: RestClient) -> None:
    body = layout(container(text(), section(button())), text())
    sent = (await rest("POST", f"{rest.channel()}/messages", body)).body
    inside = sent["components"][0]
    assert sent["flags"] & FLAG
    assert [inside["id"], inside["components"][0]["id"], sent["components"][1]["id"]] == [1, 2, 6]
    assert inside["components"][1]["accessory"]["id"] == 5


async def test_a_picture_is_served_where_the_gallery_stands(rest: RestClient) -> None:
    body = layout(gallery(url="attachment://a.png"), attachments=[{"id": 0, "filename": "a.png", "description": "d"}])
    sent = (await rest("POST", f"{rest.channel()}/messages", data=form_of(body, "a.png"))).body
    media = sent["components"][0]["items"][0]["media"]
    assert (media["width"], media["height"], media["content_type"]) == (1, 1, "image/png")
    async with aiohttp.ClientSession() as session, session.get(media["url"]) as answer:
        assert await answer.read() == PIXEL


async def test_a_message_gets_a_layout_by_an_edit_and_never_loses_it(rest: RestClient) -> None:
    old = (await rest("POST", f"{rest.channel()}/messages", {"content": "old"})).body
    path = f"{rest.channel()}/messages/{old['id']}"
    assert (await rest("PATCH", path, layout(text()))).status == 400  # its text stands beside it
    changed = await rest("PATCH", path, layout(text("new"), content=None, embeds=[]))
    assert (changed.status, changed.body["content"], changed.body["flags"] & FLAG) == (200, "", FLAG)
    assert (await rest("PATCH", path, {"content": "back"})).status == 400
    assert (await rest("PATCH", path, {"components": []})).status == 400
    kept = await rest("PATCH", path, {"flags": 0, "components": [text("kept")]})
    assert (kept.status, kept.body["flags"] & FLAG) == (200, FLAG)


async def test_a_button_inside_a_layout_can_be_pressed(rest: RestClient, ada: TestClient, local: LocalDiscord) -> None:
    body = layout(container(row(button(custom_id="inside"))), section(button(custom_id="beside")))
    sent = (await rest("POST", f"{rest.channel()}/messages", body)).body
    await ada.wait_for_message(lambda message: message["id"] == sent["id"])
    for custom_id in ("inside", "beside"):
        request = {"channel": sent["channel_id"], "message": sent["id"], "custom_id": custom_id}
        assert (await ada.request("click", **request))["interaction"]
