"""Nothing public tells a hidden card: whatever is public is a board that looks the same with other hidden cards, or a
short message without a number in it."""

import re
from collections.abc import Callable, Sequence, Set
from contextlib import AsyncExitStack, ExitStack
from random import Random
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from bot.channel.buttons import table_threads
from bot.channel.messages import board_update, table_card_update
from bot.channel.messages.outgoing import OutgoingMessage
from bot.channel.messages.pages import Pages, closed_message
from bot.rules import State
from bot.tables import Phase, Snapshot
from bot.text import LANGUAGES, Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Page, payload
from bot.ui.table_card import opening_page, table_card_page
from tests.text.files import TEXTS

NUMBERS_OF_DISCORD = re.compile(r"<[@#t][^>]*>|https://\S+")
CARD = re.compile(r"\d{2,}|[4-9]")  # a ping tells how many cards are owed: three at most
THREAD_CREATED = 18

Print = tuple[Any, ...]

RANKINGS = [[TEXTS.speak(language)("leaderboard-title")] for language in LANGUAGES]


class Watch:
    """Around the one place where public pages are made."""

    def __init__(self, pages: Pages, random: Random, over: Set[int]) -> None:
        """`over`: the tables that have ended."""
        self._random = random
        self._shown: set[Print] = set()
        self._over = over
        self.follow(pages)

    def follow(self, pages: Pages) -> None:
        """Those of another bot as well: after a restart."""
        make = pages.public_message

        async def public_message(
            say: Speaker, snapshot: Snapshot, *, with_picture: bool, turns: Sequence[Snapshot] = ()
        ) -> OutgoingMessage:
            message = await make(say, snapshot, with_picture=with_picture, turns=turns)
            twin, *twins = [_with_other_cards(each, self._random) for each in (snapshot, *turns)]
            other = await make(say, twin, with_picture=with_picture, turns=twins)
            assert _print_of(message) == _print_of(other), f"a board tells a hidden card: {message}"
            self._shown.add(_print_of(message))
            return message

        pages.public_message = public_message  # type: ignore[method-assign]

    def stand_by(self, stack: ExitStack | AsyncExitStack) -> None:
        """Where pages are made beside that."""
        stack.enter_context(patch.object(board_update, "closed_message", self.closed_message))
        stack.enter_context(patch.object(table_card_update, "table_card_page", self.table_card_page))
        stack.enter_context(patch.object(table_threads, "opening_page", self.opening_page))

    def closed_message(self, say: Speaker, snapshot: Snapshot, result: str | None = None) -> OutgoingMessage:
        message = closed_message(say, snapshot, result)
        assert snapshot.phase is Phase.OVER, "an open table is closed"
        self._shown.add(_print_of(message))
        return message

    def table_card_page(self, say: Speaker, snapshot: Snapshot, *, thread: int | None) -> Page:
        """In the channel that a table's thread belongs to."""
        page = table_card_page(say, snapshot, thread=thread)
        other = table_card_page(say, _with_other_cards(snapshot, self._random), thread=thread)
        assert page.embed.to_dict() == other.embed.to_dict(), f"a card tells a hidden card: {page}"
        self._shown.add(_print_of(OutgoingMessage(page=page)))
        return page

    def opening_page(self, say: Speaker, variant: str, name: str) -> Page:
        page = opening_page(say, variant, name)
        self._shown.add(_print_of(OutgoingMessage(page=page)))
        return page

    def check(self, published: dict[str, Any]) -> None:
        if published["type"] == THREAD_CREATED:  # the simulated Discord tells of a thread where Discord shows it
            return
        tables, verbs = _addressed(published)
        is_over = bool(tables) and tables <= self._over
        if (is_over and verbs == [Verb.REPLAY]) or verbs == [Verb.STATS] or _is_ranking(published):
            return  # these tell of finished games alone
        if published["embeds"]:
            content, *page = _print_of_payload(published)
            known = {(content, *page)} | ({("", *page)} if is_over else set())  # a result may be told with a record
            assert known & self._shown, f"this is no board: {published}"
        else:
            text = NUMBERS_OF_DISCORD.sub("", published["content"])
            assert text.strip(), f"an empty message: {published}"
            assert not CARD.search(text), f"a number in public: {published['content']}"


def _addressed(published: dict[str, Any]) -> tuple[set[int], list[Verb]]:
    """The tables and the verbs of what can be pressed."""
    ids = [button["custom_id"] for row in published["components"] for button in row["components"]]
    addresses = [address for each in ids if (address := Address.parse(each))]
    return {address.table for address in addresses}, [address.verb for address in addresses]


def _is_ranking(published: dict[str, Any]) -> bool:
    """One that was shown to all has no buttons any more."""
    return [embed.get("title") for embed in published["embeds"]] in RANKINGS


def _with_other_cards(snapshot: Snapshot, random: Random) -> Snapshot:
    """The same table for everybody who sees no hand. After the end, everything may be seen."""
    table = snapshot._table
    if table.state is None or table.state.outcome is not None:
        return snapshot
    return Snapshot(replace(table, state=_exchanged(table.state, random.shuffle)))


def _exchanged(state: State, shuffle: Callable[[list[int]], None]) -> State:
    """What lies in hands and decks, dealt anew; with a deck each, each among their own cards."""
    own = len(state.decks) > 1
    groups = [[seat] for seat in range(len(state.hands))] if own else [[*range(len(state.hands))]]
    hands, decks = list(state.hands), list(state.decks)
    for number, seats in enumerate(groups):
        cards = [card for seat in seats for card in hands[seat]] + list(decks[number])
        shuffle(cards)
        for seat in seats:
            count = len(hands[seat])
            hands[seat], cards = tuple(sorted(cards[:count])), cards[count:]
        decks[number] = tuple(cards)
    return replace(state, hands=tuple(hands), decks=tuple(decks))


def _print_of(message: OutgoingMessage) -> Print:
    assert message.page is not None
    rows = [[payload(each)["custom_id"] for each in row] for row in message.page.rows]
    return _print(message.content, message.page.embed.to_dict(), rows)


def _print_of_payload(published: dict[str, Any]) -> Print:
    rows = [[each["custom_id"] for each in row["components"]] for row in published["components"]]
    return _print(published["content"], published["embeds"][0], rows)


def _print(content: str | None, embed: Any, rows: list[list[str]]) -> Print:
    fields = tuple((each["name"], each["value"]) for each in embed.get("fields", ()))
    footer = (embed.get("footer") or {}).get("text")
    return content or "", embed.get("title"), embed.get("description"), fields, footer, tuple(map(tuple, rows))
