"""A long channel: it follows the newest message until the reader scrolls up, and then keeps the position."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import OpenTab
from tests.browser.page_socket import PageSocket

pytestmark = pytest.mark.asyncio(loop_scope="session")

END_OF = "(number) => Math.round(document.getElementById(`message-${number}`).getBoundingClientRect().bottom)"


async def test_older_messages_come_in_above_and_newer_ones_wait_below(tab: OpenTab) -> None:
    ada, page_socket = await tab("Ada"), PageSocket()
    page_socket.unanswered = {"history"}
    await page_socket.attach(ada)
    await ada.open()
    for number in range(40):
        page_socket.send_message(content=f"line {number}\nand more")
    await expect(ada.messages.last).to_be_in_viewport(ratio=1)

    await ada.page.locator("#scroller").hover()
    await ada.page.mouse.wheel(0, -100_000)
    await expect(ada.page.get_by_text("Welcome to")).to_be_in_viewport()
    request = await page_socket.next_request()
    oldest = request["before"]
    before = await ada.run(END_OF, oldest)
    older = [page_socket.message_body(id=str(int(oldest) - 60 + back), content="older") for back in range(60)]
    page_socket.reply(request, older)
    await expect(ada.messages).to_have_count(100)
    assert abs(await ada.run(END_OF, oldest) - before) <= 1

    page_socket.send_message(content="news")
    await expect(ada.messages.last).not_to_be_in_viewport()
    await ada.page.get_by_role("button", name="New messages").click()
    await expect(ada.messages.last).to_be_in_viewport(ratio=1)
    await expect(ada.page.get_by_role("button", name="New messages")).to_be_hidden()


async def test_an_edit_keeps_what_did_not_change(tab: OpenTab) -> None:
    ada, page_socket = await tab("Ada"), PageSocket()
    await page_socket.attach(ada)
    await ada.open()
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Stay", "custom_id": "stay"}]}
    board = page_socket.message_body(content="before", components=[row])
    page_socket.send({"event": "message", "message": board})
    stay = ada.messages.last.get_by_role("button", name="Stay")
    await stay.focus()
    await stay.evaluate("(button) => (button.known = true)")
    edited = board | {"content": "after", "edited_timestamp": "2026-05-01T12:01:00+00:00"}
    page_socket.send({"event": "edit", "message": edited})
    await expect(ada.messages.last).to_contain_text("after(edited)")
    await expect(stay).to_be_focused()
    assert await stay.evaluate("(button) => button.known")


async def test_the_newest_message_stays_in_sight_while_others_change_their_size(tab: OpenTab) -> None:
    ada, page_socket = await tab("Ada"), PageSocket()
    await page_socket.attach(ada)
    await ada.open()
    tall, short = "\n".join(map(str, range(60))), "short"
    board = page_socket.message_body(content=tall)
    page_socket.send({"event": "message", "message": board})
    for number in range(6):
        page_socket.send({"event": "edit", "message": board | {"content": short}})
        page_socket.send_message(content=f"news {number}")
        page_socket.send({"event": "edit", "message": board | {"content": tall}})
        await expect(ada.messages.last).to_contain_text(f"news {number}")
        await expect(ada.messages.last).to_be_in_viewport(ratio=1)
