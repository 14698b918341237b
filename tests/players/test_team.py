"""Who sits where in a measured game: read from words, and written again."""

import pytest

from bot.players.levels import Level
from bot.players.match import Match, Starter, play
from bot.players.team import Member, Talk, read_member
from bot.rules import FaceToFace, Original, Signal, Start, Word


@pytest.mark.parametrize(
    "text", ["expert", "normal-silent", "easy", "person", "person-easy", "person-silent", "expert-sparse"]
)
def test_a_member_is_written_as_it_is_read(text: str) -> None:
    assert str(read_member(text)) == text


@pytest.mark.parametrize("text", ["", "strong", "normal-loud", "normal-easy"])
def test_what_is_no_member(text: str) -> None:
    with pytest.raises(ValueError, match="valid"):
        read_member(text)


def test_a_person_plays_like_normal_and_talks_now_and_then() -> None:
    assert read_member("person") == Member(Level.NORMAL, Talk.SPARSE, person=True)
    result = play(Match(Original(2), 3, (), team=(read_member("normal"), read_member("person"))))
    said = {at: [a.word for seat, a in result.moves if seat == at and isinstance(a, Signal)] for at in (0, 1)}
    assert 0 < len(said[1]) < len(said[0])
    assert {*said[1]} <= {Word.KEEP_OFF, Word.JUMP_BACK}


def test_O3_hands_are_compared_only_by_those_who_talk() -> None:
    starts: dict[bool, list[int]] = {}
    for talk in (True, False):
        matches = [Match(Original(3), seed, (Level.NORMAL,) * 3, talk) for seed in range(12)]
        assert {match.starter for match in matches} == {Starter.HANDS if talk else Starter.LOT}
        moves = [play(match).moves[0] for match in matches]
        assert all(isinstance(action, Start) for _, action in moves)
        starts[talk] = [seat for seat, _ in moves]
    assert starts[True] != starts[False]
    assert len({*starts[False]}) > 1
    assert Match(FaceToFace(), 1, (Level.EASY,) * 2).starter is Starter.LOT
