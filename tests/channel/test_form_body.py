"""Files go out in a form that any server reads."""

import io

import aiohttp
from aiohttp import web

from bot.channel.context.form_body import form_body

PICTURE = bytes(range(256)) * 3 + b"\r\n--"


async def test_a_server_reads_what_was_written() -> None:
    """aiohttp's own reader, which knows nothing of how it was written."""
    got: dict[str, object] = {}

    async def take(request: web.Request) -> web.Response:
        for name, value in (await request.post()).items():
            if isinstance(value, web.FileField):
                got[name] = (value.filename, value.content_type, value.file.read())
            else:
                got[name] = value
        return web.Response()

    app = web.Application()
    app.router.add_post("/", take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        name = 'a "board" \\ of\r\nours.png'
        body, kind = form_body(
            [
                {"name": "payload_json", "value": '{"content":"Привіт"}'},
                {"name": "files[0]", "value": io.BytesIO(PICTURE), "filename": name, "content_type": "image/png"},
            ]
        )
        address = runner.addresses[0]
        async with aiohttp.ClientSession() as session:
            url = f"http://127.0.0.1:{address[1]}/"
            async with session.post(url, data=body, headers={"Content-Type": kind}) as response:
                assert response.status == 200
    finally:
        await runner.cleanup()
    assert got == {
        "payload_json": '{"content":"Привіт"}',
        "files[0]": ('a "board" \\ of  ours.png', "image/png", PICTURE),
    }
