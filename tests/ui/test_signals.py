"""The panel of table talk."""

from msgspec.structs import replace

from bot.rules import Remark, Word
from bot.ui.addresses import Verb
from bot.ui.signals import signal_panel
from tests.rules.positions import extreme, original, position
from tests.text.files import TEXTS
from tests.ui.reading import button, buttons, description, labels
from tests.ui.snapshots import snapshot_of

SAY = TEXTS.speak("en")


def test_O14_first_a_pile_then_one_of_the_four_words() -> None:
    table = snapshot_of(position(original(2), piles={"A": 47}, hand=[50, 51]))
    first = signal_panel(SAY, table, 0)
    assert labels(first) == ["A ↑ 47", "B ↑ 1", "C ↓ 100", "D ↓ 100"]
    then = signal_panel(SAY, table, 0, 0)
    assert labels(then)[4:8] == ["keep off", "small steps only", "I can jump back here", "free to use"]
    assert labels(then)[0] == "✓ A ↑ 47"
    assert "What do you want to say about **A ↑ 47**?" in description(then)
    assert [b.address.arg for b in then.rows[1]] == [f"A.{word}" for word in Word]


def test_O14_what_was_said_is_marked_and_can_be_withdrawn() -> None:
    state = position(original(2), piles={"A": 47}, hand=[50, 51])
    said = snapshot_of(replace(state, remarks=(Remark(0, 0, Word.KEEP_OFF, 47),)))
    page = signal_panel(SAY, said, 0, 0)
    assert "✓ keep off" in labels(page)
    assert not button(page, "Take it back").disabled
    assert button(page, "Take it back").address.verb is Verb.SAY
    assert button(signal_panel(SAY, snapshot_of(state), 0, 0), "Take it back").disabled
    assert "✓ keep off" not in labels(signal_panel(SAY, said, 1, 0))


def test_X10_under_silence_the_panel_says_why_it_is_off() -> None:
    state = position(extreme({50: "silence"}, seats=2), piles={"A": 50}, hand=[51, 52])
    page = signal_panel(SAY, snapshot_of(state), 0, 1)
    assert description(page) == SAY("refused-X10")
    assert all(b.disabled for b in buttons(page))
