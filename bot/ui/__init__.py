"""Views and facts to messages: pure functions, a language and a view in, an embed and rows of buttons out."""

from bot.ui.addresses import TEMPLATE, Address, Verb, template
from bot.ui.board import board
from bot.ui.buttons import Button, Choice, Menu, Page, Row, Rows, Sent, payload
from bot.ui.commands import CommandTranslator, put_into_english, told
from bot.ui.guides import help_page, privacy, privacy_delete, privacy_deleted, privacy_export, rules
from bot.ui.hand import hand
from bot.ui.hand_rows import card_at, places, play_at
from bot.ui.lobby import LEVELS, Lobby, lobby
from bot.ui.moderation import (
    OpenTable,
    ServerFacts,
    server_settings,
    table_choices,
    table_list,
    tables_ended,
    unlocked,
)
from bot.ui.plays import play_choices
from bot.ui.refusals import PERMISSIONS, permission_missing, refusal
from bot.ui.result import result
from bot.ui.seats import Seat, Seats, mention
from bot.ui.signals import signal_panel

__all__ = [
    "LEVELS", "PERMISSIONS", "TEMPLATE", "Address", "Button", "Choice", "CommandTranslator", "Lobby", "Menu",
    "OpenTable", "Page", "Row", "Rows", "Seat", "Seats", "Sent", "ServerFacts", "Verb", "board", "card_at", "hand",
    "help_page", "lobby", "mention", "payload", "permission_missing", "places", "play_at", "play_choices", "privacy",
    "privacy_delete", "privacy_deleted", "privacy_export", "put_into_english", "refusal", "result", "rules",
    "server_settings", "signal_panel", "table_choices", "table_list", "tables_ended", "template", "told", "unlocked",
]  # fmt: skip
