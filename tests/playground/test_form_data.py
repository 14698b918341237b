"""Forms with files, as discord.py's client library writes them and as others may."""

import aiohttp
import pytest
from aiohttp import FormData, MultipartWriter

from bot.playground.rest.form_data import Field, read_form

PICTURE = bytes(range(256)) + b"\r\n--\r\n\r\n"


class Written(aiohttp.abc.AbstractStreamWriter):
    """What would go over the wire."""

    def __init__(self) -> None:
        self.data = b""

    async def write(self, chunk: bytes | bytearray | memoryview) -> None:
        self.data += chunk

    async def write_eof(self, chunk: bytes = b"") -> None: ...

    async def drain(self) -> None: ...

    def enable_compression(self, encoding: str = "deflate", strategy: int | None = None) -> None: ...

    def enable_chunking(self) -> None: ...

    async def write_headers(self, status_line: str, headers: object) -> None: ...


async def sent(form: FormData) -> tuple[str, bytes]:
    written, payload = Written(), form()
    assert isinstance(payload, MultipartWriter)
    await payload.write(written)
    return payload.content_type + "; boundary=" + payload.boundary, written.data


@pytest.mark.parametrize("name", ["board.png", 'a "quoted" \\ name; x="y".png', "доска.png"])
async def test_what_the_client_library_writes_is_read(name: str) -> None:
    form = FormData(quote_fields=False)
    form.add_field("payload_json", '{"content":"Привіт"}')
    form.add_field("files[0]", PICTURE, filename=name, content_type="application/octet-stream")

    assert read_form(*await sent(form)) == [
        Field("payload_json", None, '{"content":"Привіт"}'.encode()),
        Field("files[0]", name, PICTURE),
    ]


def test_parameters_without_quotes_and_in_utf_8_with_a_star_are_read() -> None:
    head = b"--x\r\ncontent-disposition: form-data; name=file; filename*=UTF-8''%C3%A4.png\r\n\r\n"

    assert read_form('multipart/form-data; boundary="x"', head + b"1\r\n--x--\r\n") == [Field("file", "ä.png", b"1")]


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("multipart/form-data", b"--x--"),
        ("multipart/form-data; boundary=x", b""),
        ("multipart/form-data; boundary=x", b"no form"),
        ("multipart/form-data; boundary=x", b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nand no end'),
        ("multipart/form-data; boundary=x", b"--x\r\nContent-Type: text/plain\r\n\r\nwithout a name\r\n--x--\r\n"),
        ("multipart/form-data; boundary=x", b'--x\r\nContent-Disposition: form-data; name="\xff"\r\n\r\n\r\n--x--\r\n'),
    ],
)
def test_what_is_no_form_is_refused(kind: str, body: bytes) -> None:
    with pytest.raises(ValueError, match=r"form|field|decode"):
        read_form(kind, body)
