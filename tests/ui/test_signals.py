"""The panel of table talk."""

from msgspec.structs import replace

from bot.rules import MarkRemark, MarkSignal, MarkWord, Remark, View, Word
from bot.ui.addresses import Verb
from bot.ui.buttons import Menu
from bot.ui.signals import mark_signals, signal_panel
from tests.rules.positions import extreme, original, position
from tests.text.files import TEXTS
from tests.ui.reading import buttons, description, field, labels
from tests.ui.snapshots import snapshot_of

SAY = TEXTS.speak("en")
WORDS = ["Keep off", "Jump back", "Small steps", "Free"]


def test_O14_each_word_of_each_pile_is_one_press() -> None:
    page = signal_panel(SAY, snapshot_of(position(original(2), piles={"A": 47}, hand=[50, 51])), 0)
    assert labels(page)[:5] == ["A ↑ 47", *WORDS]
    assert [each.address.arg for each in page.rows[0][1:]] == [
        f"A.{word}" for word in ("keep-off", "jump-back", "small-steps", "free")
    ]
    assert len(page.rows) == 4
    assert [row[0].disabled for row in page.rows] == [True] * 4


def test_O14_what_a_word_means_and_how_long_it_stands_is_said_beside_it() -> None:
    told = description(signal_panel(SAY, snapshot_of(position(original(2), hand=[50])), 0))
    assert all(
        f"**{word}**: {SAY(f'signal-means-{key}')}" in told
        for word, key in zip(WORDS, ("keep-off", "jump-back", "small-steps", "free"), strict=True)
    )
    assert SAY("signal-how") in told
    assert SAY("signal-how-marks") not in told


def test_O14_what_stands_is_marked_and_its_button_takes_it_back() -> None:
    state = position(original(2), piles={"A": 47}, hand=[50, 51])
    said = snapshot_of(replace(state, remarks=(Remark(0, 0, Word.KEEP_OFF, 47), Remark(1, 1, Word.FREE, 1))))
    page = signal_panel(SAY, said, 0)
    [mine] = [each for each in buttons(page) if each.label.startswith("✓")]
    assert (mine.label, mine.address.verb, mine.address.arg) == ("✓ Keep off", Verb.SAY, "A")
    assert field(page, "Signals") == "A: *keep off* (Ann)\nB: *free to use* (Ben)"
    assert "✓ Keep off" not in labels(signal_panel(SAY, said, 1))


def test_X10_under_silence_the_panel_says_why_it_is_off() -> None:
    state = position(extreme({50: "silence"}, seats=2), piles={"A": 50}, hand=[51, 52])
    page = signal_panel(SAY, snapshot_of(state), 0)
    assert description(page) == SAY("refused-X10")
    assert all(each.disabled for row in page.rows for each in row)


def menu(seat: int = 0) -> Menu:
    state = position(extreme({50: "stop"}, seats=2), hand=[50, 52], others=[[60]])
    state = replace(state, mark_remarks=(MarkRemark(0, "skull", MarkWord.NOT_NOW, 0, 0),))
    [found] = signal_panel(SAY, snapshot_of(state), seat).rows[4]
    assert isinstance(found, Menu)
    return found


def test_X2_the_menu_offers_what_is_held_and_whatever_may_wait() -> None:
    values = [choice.value for choice in menu().choices]
    assert values[0] == "hold.stop"
    assert values[1:] == [
        f"not-now.{mark}" for mark in ("stop", "skull", "three", "silence", "no-trick", "one-pile", "draw-one")
    ]
    assert [choice.value for choice in menu().choices if choice.chosen] == ["not-now.skull"]
    assert "hold.stop" not in [choice.value for choice in menu(1).choices]
    assert menu().choices[0].label == "I hold: ✋ Stop"


def test_X2_what_stands_is_shown_in_words() -> None:
    state = position(extreme({50: "stop"}, seats=2), hand=[50, 52], others=[[60]])
    remarks = (MarkRemark(0, "stop", MarkWord.HOLD, 0, 0), MarkRemark(1, "stop", MarkWord.NOT_NOW, 0, 0))
    page = signal_panel(SAY, snapshot_of(replace(state, mark_remarks=remarks)), 0)
    assert field(page, SAY("board-said-of-marks")) == "✋ Stop: *I hold one* (Ann)\n✋ Stop: *rather not now* (Ben)"


def test_X2_the_difference_of_the_menu_is_what_is_said() -> None:
    state = position(extreme({50: "stop"}, seats=2), hand=[50, 52], others=[[60]])
    state = replace(state, mark_remarks=(MarkRemark(0, "no trick", MarkWord.NOT_NOW, 0, 0),))
    view = snapshot_of(state).view(0)
    assert isinstance(view, View)
    assert mark_signals(view, ("hold.stop", "not-now.no-trick", "hold.skull", "nonsense")) == [
        MarkSignal("stop", MarkWord.HOLD)
    ]
    assert mark_signals(view, ()) == [MarkSignal("no trick", MarkWord.NOT_NOW, False)]
