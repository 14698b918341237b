"""`python -m bot health`: whether the bot that these settings describe is ready; for a container's health check."""

import http
import http.client
import os
import sys
from argparse import ArgumentParser

from bot.settings import BadSetting, Settings

PATIENCE = 4.0  # seconds


def main(argv: list[str]) -> int:
    ArgumentParser(prog="python -m bot health", description="Ask a running bot whether it is ready.").parse_args(argv)
    place = Settings.read(os.environ).watch
    if place is None:
        raise BadSetting("WATCH is not set: there is nobody to ask")
    host, port = place
    connection = http.client.HTTPConnection("127.0.0.1" if host == "0.0.0.0" else host, port, timeout=PATIENCE)
    try:
        connection.request("GET", "/ready")
        answer = connection.getresponse()
        print(answer.read().decode())  # noqa: T201
    except OSError as error:
        print(f"nobody answers there: {error}", file=sys.stderr)  # noqa: T201
        return 1
    finally:
        connection.close()
    return 0 if answer.status == http.HTTPStatus.OK else 1
