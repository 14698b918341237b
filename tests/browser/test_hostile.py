"""Hostile names and texts stay text; unknown payloads do no harm."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import OpenTab
from tests.browser.page_socket import PageSocket

pytestmark = pytest.mark.asyncio(loop_scope="session")

SCRIPT = "<img src=x onerror=alert(1)><script>alert(2)</script>"
TURNED = "\u202eevil\u202d"
TEXTS = [
    SCRIPT,
    "[click me](javascript:alert(3)) [click me](data:text/html,x) <javascript:alert(4)>",
    "[https://good.example/](https://bad.example/)",
    "**bold** _it_ ~~s~~ ||spoiler|| `code <b>` ```js\n<script>alert(5)</script>\n```",
    "<@1> <@&2> <#3> @everyone @here <t:99999999999999:R> <t:x> </nothing:1> <a:x:1>",
    f"{TURNED} \u200b\u200d" + "e" + "\u0301" * 200,
    "*" * 700 + "_" * 700 + "`" * 300 + "|" * 300,
    "> " * 900,
    "https://discord.com/channels/1/2/3 https://" + "a" * 300,
    "[" * 500 + "](" * 500,
]


async def test_what_people_write_is_shown_as_text(tab: OpenTab) -> None:
    ada, bruno = await (await tab("Ada")).open("lobby-talk"), await (await tab("Bruno")).open("lobby-talk")
    for text in TEXTS:
        await ada.say(text)
    await expect(bruno.messages).to_have_count(len(TEXTS))
    for person in (ada, bruno):
        await expect(person.messages.first).to_contain_text(SCRIPT)
        within = person.page.locator(".messages")
        for forbidden in ("script", "img", "[onerror]", "b", "iframe", "[style*=url]"):
            await expect(within.locator(forbidden)).to_have_count(0)
        addresses = await person.run("() => [...document.querySelectorAll('.content a')].map((each) => each.href)")
        assert all(address.startswith("https://a") for address in addresses), addresses
    await expect(bruno.messages.nth(3).locator("code").first).to_have_text("code <b>")
    await expect(bruno.messages.nth(2)).to_contain_text("https://good.example/ (https://bad.example/)")


async def test_hostile_names_stay_in_their_places(tab: OpenTab) -> None:
    ada, page_socket = await tab("Ada"), PageSocket()
    page_socket.names = {"Bruno": SCRIPT, "Chiara": f"**{TURNED}** @everyone"}
    await page_socket.attach(ada)
    await ada.open()
    for user in page_socket.world["users"]:
        page_socket.send_message(author={"id": user["id"], "username": user["name"]}, content=f"<@{user['id']}> said")
    await expect(ada.messages).to_have_count(len(page_socket.world["users"]))
    await expect(ada.page.locator(".author").filter(has_text=SCRIPT)).to_have_count(1)
    await expect(ada.page.locator(".mention").filter(has_text=SCRIPT)).to_have_count(1)
    await expect(ada.page.locator(".messages :is(script, img, strong)")).to_have_count(0)


async def test_hostile_embeds_and_components_are_text_too(tab: OpenTab) -> None:
    ada, page_socket = await tab("Ada"), PageSocket()
    await page_socket.attach(ada)
    await ada.open()
    page_socket.send_message(
        embeds=[
            {
                "title": SCRIPT,
                "url": "javascript:alert(1)",
                "description": TEXTS[1],
                "author": {"name": SCRIPT, "url": "data:text/html,x"},
                "fields": [{"name": SCRIPT, "value": SCRIPT, "inline": True}],
                "footer": {"text": SCRIPT},
                "image": {"url": "https://elsewhere.example/tracker.png"},
                "thumbnail": {"url": "//elsewhere.example/tracker.png"},
                "color": 0xFF0000,
            }
        ],
        components=[
            {
                "type": 1,
                "components": [
                    {"type": 2, "style": 1, "label": SCRIPT, "custom_id": '"><script>'},
                    {"type": 2, "style": 5, "label": "away", "url": "javascript:alert(1)"},
                    {"type": 3, "custom_id": "s", "options": [{"label": SCRIPT, "value": "1", "description": SCRIPT}]},
                ],
            }
        ],
    )
    message = ada.messages.last
    await expect(message.get_by_role("button", name=SCRIPT)).to_be_visible()
    await message.get_by_role("combobox").click()
    await expect(message.get_by_role("option")).to_contain_text(SCRIPT)
    await expect(message.locator("script, img")).to_have_count(0)
    addresses = await ada.run("() => [...document.querySelectorAll('.message a')].map((each) => each.href)")
    assert addresses == ["https://elsewhere.example/tracker.png"]


async def test_what_the_page_does_not_know_is_left_out(tab: OpenTab) -> None:
    ada, page_socket = await tab("Ada"), PageSocket()
    await page_socket.attach(ada)
    await ada.open()
    page_socket.send({"event": "something new", "message": 1})
    page_socket.send_message(
        content="still here",
        flags=1 << 20,
        components=[
            {"type": 17, "components": [{"type": 10, "content": "container"}]},
            {"type": 9},
            {
                "type": 1,
                "components": [{"type": 5, "custom_id": "people"}, {"type": 2, "style": 9, "custom_id": "odd"}],
            },
        ],
        embeds=[{"type": "poll_result"}, {"description": "known", "provider": {"name": "x"}}],
        attachments=[{"id": "1", "filename": "data.bin", "url": "/attachments/1/1/data.bin", "size": 10}],
        poll={"question": {}},
        sticker_items=[{}],
    )
    await expect(ada.messages.last).to_contain_text("still here")
    await expect(ada.messages.last).to_contain_text("known")
    await expect(ada.messages.last.get_by_role("link", name="data.bin")).to_be_visible()
    assert await ada.messages.last.get_by_role("combobox").count() == 0


async def test_a_bot_that_says_nothing_is_told_from_one_that_is_slow(tab: OpenTab) -> None:
    ada, page_socket = await tab("Ada"), PageSocket()
    page_socket.unanswered = {"click"}
    await page_socket.attach(ada)
    await ada.open()
    button = {"type": 2, "style": 1, "label": "Hello", "custom_id": "hello"}
    page_socket.send_message(content="press", components=[{"type": 1, "components": [button]}])
    await ada.messages.last.get_by_role("button", name="Hello").click()
    await expect(ada.page.locator("[aria-busy]")).to_have_count(1)
    page_socket.reply(await page_socket.next_request(), {"interaction": "1"})
    page_socket.send({"event": "failed", "interaction": "1"})
    await expect(ada.messages.last.get_by_role("alert")).to_have_text("This interaction failed")
    await expect(ada.page.locator("[aria-busy]")).to_have_count(0)

    page_socket.send_message(flags=(1 << 6) | (1 << 7))
    await expect(ada.messages.last).to_contain_text("is thinking…")


async def test_an_address_that_is_no_longer_valid_is_said_to_be(tab: OpenTab) -> None:
    ada = await (await tab("Ada")).open()
    await ada.run("() => history.replaceState(null, '', '/another-key/')")
    await ada.page.get_by_label("Viewing as").select_option("Bruno")
    await expect(ada.page.get_by_text("started afresh")).to_be_visible()
    assert ada.browser_errors
    assert all("404" in error for error in ada.browser_errors)
    ada.browser_errors.clear()
