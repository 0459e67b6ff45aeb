"""Random setups of every game can be played; a soak counts, goes on, and says how to see what broke."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.kernel.duel import Duel, DuelGame

from dejarik import games
from dejarik.games.outer_rim.cards.library import CHARACTERS
from dejarik.kernel import CONCEDE, Game, Match, Option, Outcome, Procedure, Record, Seat, Step
from dejarik.lab import contract
from dejarik.lab.runner import Here
from dejarik.lab.soak import Walked, batches_of, main, read, soak, walk, walk_closely

GAMES = [games.find(name) for name in games.names()]


# ---- The games -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_random_matches_of_every_game(game: Game[Any, Any]) -> None:
    total = Walked()
    for number in range(12):
        total.add(walk(game, number))
    assert total.faults == []
    assert total.matches == 12
    assert total.choices > total.longest > total.widest > 5


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_random_setups_differ_and_are_the_same_every_time(game: Game[Any, Any]) -> None:
    setups = [game.random_setup(number) for number in range(30)]
    assert setups == [game.random_setup(number) for number in range(30)]
    assert len(set(setups)) > 25


def test_any_number_of_players_and_all_options() -> None:
    destiny, cardgame, outer_rim = (
        [games.find(name).random_setup(number) for number in range(80)]
        for name in ("destiny", "cardgame", "outer-rim")
    )
    assert {len(setup.decks) for setup in destiny} == {2, 3, 4}
    assert {(setup.open_lists, setup.random_seats) for setup in destiny} == BOTH_FLAGS
    assert {setup.players for setup in outer_rim} == {1, 2, 3, 4}
    assert {setup.head_start for setup in outer_rim if setup.players == 1} >= {0, 5}
    assert {setup.head_start for setup in outer_rim if setup.players > 1} == {0}
    assert {(setup.random_map, setup.long_game) for setup in outer_rim} == BOTH_FLAGS
    assert {character for setup in outer_rim for character in setup.characters} == {"", *CHARACTERS}
    for option in ("mulligan", "late_refresh", "seen_captives", "empty_abilities", "open_lists"):
        assert {getattr(setup, option) for setup in cardgame} == {True, False}


BOTH_FLAGS = {(one, other) for one in (True, False) for other in (True, False)}


# ---- What breaks ---------------------------------------------------------------------------------------


class Leaving(Procedure["Quitting"]):
    """Somebody gives up."""

    seat: Seat

    def begin(self, g: Quitting) -> Step:
        g.outcome = Outcome((1 - self.seat,), "duel.conceded")
        return g.done()


class Quitting(Duel, kw_only=True):
    """A duel in which one may give up."""

    def asides(self, seat: Seat) -> tuple[Option, ...]:
        return (Option(CONCEDE),)

    def begin_aside(self, seat: Seat, option: Option) -> Procedure[Any]:
        return Leaving(seat)


class Faulty(Duel):
    """A duel that breaks down with the third card."""

    def play(self, seat: Seat, option: Option) -> None:
        if len(self.pile[seat]) == 2:
            raise ZeroDivisionError("oh")
        super().play(seat, option)


class Leaking(Duel):
    """A duel that loses cards."""

    def play(self, seat: Seat, option: Option) -> None:
        super().play(seat, option)
        self.pile[seat].pop()


class Indebted(Duel):
    """A duel that counts below zero."""

    def counters(self) -> list[tuple[str, int]]:
        return [("cards", 1), ("purse", 2 - len(self.pile[0]))]


class Patient(Duel):
    """A duel without an end."""

    def play(self, seat: Seat, option: Option) -> None:
        pass


def test_somebody_gives_up_now_and_then() -> None:
    game, total = DuelGame(Quitting), Walked()
    for number in range(200):
        total.add(walk(game, number))
    assert 2 < total.given_up < 40


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (Faulty, "ZeroDivisionError in test_soak.py:"),
        (Leaking, "NotKept in soak.py:"),
        (Indebted, "there is less than nothing: ['purse']"),
        (Patient, "still going on after 20000 choices"),
    ],
)
def test_what_breaks_is_told_with_the_command_that_repeats_it(state: type[Duel], said: str) -> None:
    walked = walk(DuelGame(state), 7)
    (fault,) = walked.faults
    assert fault.told.startswith("duel 7: choice ")
    assert said in fault.told
    assert fault.told.endswith("  python -m dejarik.lab.soak duel --seed 7 --matches 1 --closely 0")
    assert len(fault.record.rows) == walked.choices


def test_the_record_of_a_broken_match_ends_with_what_broke_it() -> None:
    (fault,) = walk(DuelGame(Faulty), 7).faults
    *before, last = fault.record.rows
    match = Match(DuelGame(Faulty), DuelGame().random_setup(7), 7)
    for row in before:
        match.play(row)
    assert last.key in fault.told
    with pytest.raises(Exception, match="failed in the rules"):
        match.play(last)


def test_a_match_looked_at_closely_is_saved_and_taken_back_at_every_choice() -> None:
    class Unsaved(Duel):
        """What has been played is forgotten by a saved match."""

        def inventory(self) -> object:
            return None

        def play(self, seat: Seat, option: Option) -> None:
            super().play(seat, option)
            self.memory += 1
            self.changes = self.memory

    walked = walk_closely(DuelGame(), 3)
    assert walked.faults == []
    assert walked.positions == walked.choices > 20
    (fault,) = walk_closely(DuelGame(Unsaved), 3).faults
    assert "save: another future after loading" in fault.told
    assert fault.told.endswith("--game duel --seed 3 --matches 1 --every 1 --sample 'random 3'")
    assert walk(DuelGame(Unsaved), 3).faults == []  # nobody notices without looking


def test_the_contract_knows_random_setups() -> None:
    game = games.find("destiny")
    assert contract.setups_called(game, "random 17") == {"random 17": game.random_setup(17)}
    assert list(contract.setups_called(game, "grievous mirror")) == ["grievous mirror"]
    assert contract.setups_called(game, "of another game") == {}
    assert contract.setups_called(game, None) == game.samples()


# ---- Going on ------------------------------------------------------------------------------------------


@pytest.fixture
def duels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "names", lambda: ["duel"])
    monkeypatch.setattr(games, "find", lambda name: DuelGame())


@pytest.mark.usefixtures("duels")
def test_a_soak_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    progress = tmp_path / "soak.jsonl"
    batches = batches_of({"duel": 90}, seed=5, closely=10)
    assert [batch.first for batch in batches] == [5, 25, 45, 65, 85]
    assert batches[-1].stop == 95
    interrupted = soak(batches, Here(), progress)
    walked = [next(interrupted) for _ in range(2)]
    with progress.open("ab") as file:
        file.write(b'{"batch":{"ga')  # nobody waited for the end
    assert list(read(progress)) == walked
    assert len(progress.read_bytes().splitlines()) == 2
    monkeypatch.setattr("dejarik.lab.soak.walk_batch", lambda batch: Walked(matches=batch.stop - batch.first))
    total = Walked()
    for done in soak(batches, Here(), progress):
        total.add(done.walked)
    assert total.matches == 90
    assert total.closely == 4  # of the first forty


@pytest.mark.usefixtures("duels")
def test_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["--matches", "30", "--closely", "10"]) == 0
    told = capsys.readouterr()
    assert "duel 30/30, 0 broken" in told.err
    assert told.out.startswith("duel: 30 matches, ")
    assert "3 matches saved and taken back" in told.out
    monkeypatch.setattr(games, "find", lambda name: DuelGame(Faulty))
    assert main(["duel=3", "--closely", "2", "--records", str(tmp_path / "records")]) == 1
    told = capsys.readouterr()
    assert told.out.count("python -m dejarik.lab.") == 3
    assert "3 broken" in told.out
    records = sorted((tmp_path / "records").iterdir())
    assert [path.name for path in records] == ["duel-0.json", "duel-1.json", "duel-2.json"]
    assert Record.decode(records[1].read_bytes()).seed == 1
