"""What was special about a game, below its result."""

from bot.records import ResultNotes
from bot.text import Speaker
from bot.ui.seats import mention


def result_notes_text(say: Speaker, notes: ResultNotes) -> str:
    """One line each, or nothing."""
    lines = []
    if notes.record_before is not None:
        lines.append(say("note-record", before=notes.record_before))
    if notes.first_wins:
        lines.append(say("note-first-win", players=" ".join(map(mention, notes.first_wins))))
    if notes.streak:
        lines.append(say("note-streak", count=notes.streak))
    return "\n".join(lines)
