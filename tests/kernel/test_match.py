"""The match: undo, what was revealed, faults that are taken back, records that replay."""

from __future__ import annotations

import json

import pytest
from tests.kernel.countdown import GAME, CountdownGame, Start
from tests.kernel.duel import DuelGame

from dejarik.kernel import Differs, IllegalChoice, Match, OtherVersion, Record, Row, RulesFault

NEWER = CountdownGame("countdown", 2, GAME.state, GAME.setup, home=GAME.home)


def played(choices: int = 40) -> tuple[Match, list[str]]:
    """A long match, and its digest before each choice."""
    match, digests = Match(GAME, Start(number=500), seed=5), []
    for number in range(choices):
        digests.append(match.state.digest())
        match.choose("roll" if number % 3 else f"down {1 + number % 2}")
    return match, digests


def test_undo_goes_back_to_any_earlier_choice() -> None:
    for to in range(40):
        match, digests = played()
        rows = match.record.rows.copy()
        match.undo(to)
        assert match.state.digest() == digests[to]
        assert match.record.rows == rows[:to]
        assert len(match.revealed) == len(match.record.digests) == to
        for row in rows[to:]:
            match.play(row)
        assert match.record.encode() == played()[0].record.encode()


def test_undo_refuses_what_never_was() -> None:
    match, _ = played(3)
    for to in (-1, 4):
        with pytest.raises(IndexError):
            match.undo(to)


def test_a_choice_is_free_to_take_back_until_something_was_revealed() -> None:
    match = Match(GAME, Start(number=10), seed=5)
    match.choose("park")
    match.choose("park")
    assert match.revealed == [False, False]
    assert match.free_undo(0, 0)
    assert not match.free_undo(1, 0)  # the choices of others are not mine to take back
    match.choose("roll")
    assert match.revealed == [False, False, True]
    assert not match.free_undo(0, 0)
    assert match.free_undo(0, 3)
    match.aside(0, "look")
    assert match.revealed[-1]


def test_another_seats_choice_ends_free_undo() -> None:
    match = Match(GAME, Start(number=10), seed=5)
    match.choose("down 1")
    match.choose("down 1")
    assert [row.seat for row in match.record.rows] == [0, 1]
    assert match.free_undo(1, 1)
    assert not match.free_undo(1, 0)


def test_an_effect_that_raises_is_taken_back_and_the_match_goes_on() -> None:
    match, _ = played(20)
    before, rows = match.state.encode(), match.record.rows.copy()
    with pytest.raises(RulesFault, match="'fault' of seat") as caught:
        match.choose("fault")
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    assert match.state.encode() == before
    assert match.record.rows == rows
    assert [row.key for row in caught.value.record.rows] == [*(row.key for row in rows), "fault"]
    with pytest.raises(Differs) as again:
        Match.replay(GAME, Record.decode(caught.value.record.encode()))
    assert again.value.row == 20
    match.choose("down 1")
    assert len(match.record.rows) == 21


def test_rules_that_run_in_a_circle_are_taken_back() -> None:
    match = Match(GAME, Start(), seed=1)
    before = match.state.encode()
    with pytest.raises(RulesFault):
        match.choose("circle")
    assert match.state.encode() == before


def test_illegal_choices_leave_no_row() -> None:
    match = Match(GAME, Start(), seed=1)
    with pytest.raises(IllegalChoice):
        match.choose("up")
    with pytest.raises(IllegalChoice):
        match.choose("down 1", seat=1)
    with pytest.raises(IllegalChoice):
        match.aside(0, "sing")
    assert match.record.rows == []


def test_a_record_survives_json_and_replays_to_the_identical_state() -> None:
    game = DuelGame()
    match = Match(game, game.samples()["plain"], seed=9)
    while match.state.outcome is None:
        if len(match.record.rows) == 4:
            match.aside(1, "wave")
            match.choose("ignore")
        match.choose(match.state.key(match.state.decision.options[-1]))
    text = match.record.encode()
    record = Record.decode(text)
    assert record == match.record
    again = Match.replay(game, record)
    assert again.state.encode() == match.state.encode()
    assert again.record.encode() == text
    assert len(text.splitlines()) > 2 * len(record.rows)  # one line for each choice


@pytest.mark.parametrize("seed", [0, 2**53, 2**53 + 1, 2**119 + 7])
def test_a_seed_survives_programs_that_round_long_numbers(seed: int) -> None:
    text = Match(GAME, Start(), seed).record.encode()
    rewritten = json.dumps(json.loads(text, parse_int=lambda digits: int(float(digits)))).encode()
    assert Record.decode(rewritten).seed == seed
    assert Record.decode(text.replace(f'"{seed}"'.encode(), str(seed).encode())).seed == seed, (
        "as numbers they are read, too"
    )


def test_an_aside_is_a_row_of_its_own() -> None:
    match = Match(GAME, Start(), seed=1)
    match.aside(1, "look")
    assert match.record.rows == [Row(1, "look", aside=True)]
    match.choose("down 1")
    assert Match.replay(GAME, match.record).state.encode() == match.state.encode()


def test_undo_carries_asides_out_again() -> None:
    match = Match(GAME, Start(), seed=1)
    match.aside(1, "look")
    match.choose("down 1")
    before = match.state.encode()
    match.choose("down 1")
    match.undo(2)
    assert match.state.encode() == before


def test_after_the_end_nothing_can_be_played() -> None:
    match = Match(GAME, Start(number=1), seed=1)
    match.choose("down 1")
    assert match.state.outcome is not None
    rows = match.record.rows.copy()
    for row in (Row(0, "down 1"), Row(1, "down 1"), Row(0, "look", aside=True)):
        with pytest.raises(IllegalChoice, match="over"):
            match.play(row)
    assert match.record.rows == rows


def test_a_record_of_another_version_is_refused_and_tried_on_request() -> None:
    match, _ = played(20)
    with pytest.raises(OtherVersion, match="version 1 of the countdown rules, these are version 2") as caught:
        Match.replay(NEWER, match.record)
    assert caught.value.record is match.record
    again = Match.replay(NEWER, match.record, try_other_version=True)
    assert again.state.encode() == match.state.encode()


@pytest.mark.parametrize("row", [0, 1, 7, 18])
def test_trying_stops_at_the_very_choice_that_differs(row: int) -> None:
    record = Record.decode(played(20)[0].record.encode())
    record.digests[row] = "another"
    with pytest.raises(Differs, match=f"choice {row + 1} of 20") as caught:
        Match.replay(NEWER, record, try_other_version=True)
    assert caught.value.row == row


def test_a_choice_that_is_called_otherwise_now_is_known_by_what_came_of_it() -> None:
    match, _ = played(20)
    record = Record.decode(match.record.encode())
    record.rows[11] = Row(record.rows[11].seat, "what it was called once")
    again = Match.replay(GAME, record)
    assert again.record.rows == match.record.rows, "as it is called now: so it can be taken back and replayed"
    again.undo(15)
    assert again.state.encode() == match.at(15).encode()


def test_trying_stops_at_a_choice_that_is_no_longer_possible() -> None:
    record = Record.decode(played(20)[0].record.encode())
    record.rows[11] = Row(record.rows[11].seat, "up")
    record.digests[11] = "another"
    with pytest.raises(Differs, match="'up' is not among") as caught:
        Match.replay(GAME, record)
    assert caught.value.row == 11
    assert caught.value.record is record
    assert caught.value.reason.startswith("'up' is not among")
