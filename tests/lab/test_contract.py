"""The games keep the contract; and each of its checks can fail."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any, Self

import msgspec
import pytest
from tests.kernel.duel import Duel, DuelGame

from dejarik import games
from dejarik.kernel import Chance, Decision, Fact, Game, Match, Option, Outcome, RulesFault, Seat
from dejarik.lab.contract import Broken, Report, came_true, check, main

PLAYED: list[Game[Any, Any]] = [DuelGame(), *(games.find(name) for name in games.names())]


SAMPLES = [
    pytest.param(game, name, setup, id=f"{game.name}-{name}")
    for game in PLAYED
    for name, setup in game.samples().items()
]


# Matches and spacing for games whose random matches take thousands of choices; all others: four and eleven.
LONG = {"outer_rim": (1, 37)}


@pytest.mark.parametrize(("game", "name", "setup"), SAMPLES)
def test_the_contract_is_kept(game: Game[Any, Any], name: str, setup: msgspec.Struct) -> None:
    matches, every = LONG.get(game.name, (4, 11))
    report = check(game, setup, range(matches), every, sample=name)
    assert report.matches == matches
    assert report.positions > 0


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(0, 2_000, 50))
@pytest.mark.parametrize(("game", "name", "setup"), SAMPLES)
def test_the_contract_is_kept_for_long(
    game: Game[Any, Any], name: str, setup: msgspec.Struct, seed: int
) -> None:
    check(game, setup, range(seed, seed + 50), every=3, sample=name)


def broken(state: type[Duel], every: int = 1, most_options: int = 20, most_choices: int = 200) -> Broken:
    """How the contract breaks for a game with this state."""
    game = DuelGame(state)
    setup = game.samples()["plain"]
    with pytest.raises(Broken) as caught:
        check(
            game,
            setup,
            range(1, 20),
            every,
            sample="plain",
            most_options=most_options,
            most_choices=most_choices,
        )
    return caught.value


def test_a_copy_that_shares_a_list() -> None:
    class Shared(Duel):
        def copy(self) -> Self:
            twin = super().copy()
            twin.hands = self.hands
            return twin

    assert broken(Shared).check == "copy"


def test_a_copy_that_moves_with_the_original() -> None:
    class Clinging(Duel):
        """A copy takes care of its pile before it writes; what was copied does not."""

        def copy(self) -> Self:
            twin = super().copy()
            twin.pile = self.pile
            self.memory, twin.memory = 0, 1
            return twin

        def play(self, seat: Seat, option: Option) -> None:
            if self.memory:
                self.pile = [cards.copy() for cards in self.pile]
                self.memory = 0
            super().play(seat, option)

    game = DuelGame(Clinging)
    with pytest.raises(Broken, match="the copy of row 0 moved with the original") as caught:
        check(game, game.samples()["plain"], [50], every=50)
    assert caught.value.check == "copy"


def test_a_look_that_leaves_traces() -> None:
    class Thumbed(Duel):
        def blanked(self, viewer: Seat | None) -> Self:
            if not self.memory:
                self.decks[0].reverse()
            return super().blanked(viewer)

        def dealt(self, viewer: Seat | None, chance: Chance, guess: dict[Seat, list[str]] | None) -> Self:
            twin = super().dealt(viewer, chance, guess)
            twin.memory = 1
            return twin

    assert broken(Thumbed).check == "copy"


def test_an_aside_that_moves_the_original() -> None:
    class Clapping(Duel):
        def copy(self) -> Self:
            twin = super().copy()
            twin.lists = self.lists
            return twin

        def begin_aside(self, seat: Seat, option: Option) -> Any:
            self.lists[seat].append("clap")
            return super().begin_aside(seat, option)

    assert broken(Clapping).check == "copy"


def test_a_copy_that_loses_something() -> None:
    class Forgetful(Duel):
        def copy(self) -> Self:
            twin = super().copy()
            twin.decks = [[] for _ in self.decks]
            return twin

    assert broken(Forgetful).check == "copy"


def test_something_that_matters_but_is_not_saved() -> None:
    class Unsaved(Duel):
        def play(self, seat: Seat, option: Option) -> None:
            super().play(seat, option)
            self.memory += 1

        def question(self, seat: Seat) -> Decision:
            options = super().question(seat).options
            return Decision(seat, f"play-after-{self.memory}", options)

    assert broken(Unsaved).check == "save"


def test_something_that_matters_but_is_not_copied() -> None:
    class Uncopied(Duel):
        def copy(self) -> Self:
            twin = super().copy()
            twin.memory = 0
            return twin

        def play(self, seat: Seat, option: Option) -> None:
            super().play(seat, option)
            self.memory += 1
            self.changes = self.memory

    assert broken(Uncopied).check == "undo"


def test_an_option_that_cannot_be_carried_out() -> None:
    class Faulty(Duel):
        def play(self, seat: Seat, option: Option) -> None:
            if len(self.pile[seat]) == 2:
                raise ZeroDivisionError("oh")
            super().play(seat, option)

    found = broken(Faulty, every=1_000)
    assert found.check == "options"
    assert "ZeroDivisionError" in found.reason


def test_every_option_is_tried_on_a_copy() -> None:
    class Trapped(Duel):
        def play(self, seat: Seat, option: Option) -> None:
            if option.subject == "f" and not self.sealed:
                raise ZeroDivisionError("oh")
            super().play(seat, option)

    game, found = DuelGame(Trapped), []
    for seed in range(30):
        try:
            check(game, game.samples()["plain"], [seed], every=9)
        except Broken as caught:
            found.append(caught.reason)
    assert any("'play f' on a copy" in reason for reason in found)


def test_a_question_without_options() -> None:
    class Speechless(Duel):
        def question(self, seat: Seat) -> Decision:
            return Decision(seat, "play", ())

    assert broken(Speechless, every=1_000).check == "options"


def test_too_many_options() -> None:
    assert broken(Duel, most_options=2).check == "bounded"


def test_two_options_of_one_name() -> None:
    class Twins(Duel):
        def question(self, seat: Seat) -> Decision:
            options = super().question(seat).options
            return Decision(seat, "play", options + options)

    assert broken(Twins).check == "distinct"


def test_options_nobody_can_read() -> None:
    class Cryptic(Duel):
        def key(self, option: Option) -> str:
            return f"<{super().key(option)}>"

    assert broken(Cryptic).check == "readable"


def test_a_question_that_tells_a_secret() -> None:
    class Talkative(Duel):
        def question(self, seat: Seat) -> Decision:
            return Decision(seat, "play", super().question(seat).options, about=" ".join(self.hands[seat]))

    assert broken(Talkative).check == "exchange"


def test_an_automatic_answer_for_those_who_have_no_choice() -> None:
    class Revealing(Duel):
        def sealed_by(self, seat: Seat) -> None:
            self.memory = 1

        def question(self, seat: Seat) -> Decision:
            return Decision(seat, "first", super().question(seat).options)

        def automatic_answer(self, decision: Decision) -> Option | None:
            if decision.kind == "first" and self.memory == 1 and self.hands[decision.seat].count("u") < 2:
                return decision.options[0]
            return None

        def play(self, seat: Seat, option: Option) -> None:
            super().play(seat, option)
            if not self.sealed:
                self.memory = 2

    assert broken(Revealing).check == "asked"


def test_a_question_asked_only_of_those_who_hold_the_answer() -> None:
    class Revealing(Duel):
        def has_turn(self, seat: Seat) -> bool:
            return bool({"a", "b", "u", "v"}.intersection(self.hands[seat]))

    assert broken(Revealing).check == "reveals"


def test_something_that_is_seen_without_being_told() -> None:
    class Leaking(Duel):
        def play(self, seat: Seat, option: Option) -> None:
            super().play(seat, option)
            self.changes += self.hands[seat].count("a")

    found = broken(Leaking)
    assert found.check == "told"
    assert "sees what nobody told" in found.reason


def test_something_foreseen_that_does_not_come_true() -> None:
    class Sighing(Duel):
        """Whoever cannot see what is in the deck does not expect the sigh."""

        def play(self, seat: Seat, option: Option) -> None:
            super().play(seat, option)
            if "a" in self.decks[seat]:
                self.tell(Option("sigh"))

    found = broken(Sighing)
    assert found.check == "foresight"
    assert "was to do [] and did" in found.reason


def test_a_number_foreseen_that_does_not_come_true() -> None:
    class Counting(Duel):
        def counters(self) -> Iterable[tuple[str, int]]:
            return [("luck", sum(deck.count("a") for deck in self.decks) % 2)]

    found = broken(Counting)
    assert found.check == "foresight"
    assert "expected" in found.reason


class Noting(Duel):
    """A duel in which seats keep notes of the others' hands; tests say which."""

    def noted(self, viewer: Seat) -> list[Fact]:
        return []

    def whereabouts(self, viewer: Seat) -> list[Fact]:
        others = [seat for seat in range(self.seats) if seat != viewer]
        return [(seat, card, 1) for seat in others for card in self.hands[seat]]


def test_something_that_is_told_and_forgotten() -> None:
    class Absent(Noting):
        def play(self, seat: Seat, option: Option) -> None:
            super().play(seat, option)
            self.tell(Option("bottom", self.decks[seat][0]))

    found = broken(Absent)
    assert found.check == "told"
    assert "forgotten what was told" in found.reason


def test_a_note_that_is_not_true() -> None:
    class Superstitious(Noting):
        def noted(self, viewer: Seat) -> list[Fact]:
            return [(1 - viewer, card, 1) for card in ("a", "a", "a")]

    found = broken(Superstitious)
    assert found.check == "notes"
    assert "believes" in found.reason


def test_an_open_card_that_goes_away_without_a_note() -> None:
    class Returning(Noting):
        def play(self, seat: Seat, option: Option) -> None:
            super().play(seat, option)
            if len(self.pile[seat]) == 2 and not self.changes:
                self.changes = 1
                self.hands[seat].append(self.pile[seat].pop(0))
                self.hands[seat].sort()

    found = broken(Returning)
    assert found.check == "notes"
    assert "forgot" in found.reason


def test_deals_that_are_not_made_from_the_observation() -> None:
    outside = count(1)

    class Arbitrary(Duel):
        def dealt(self, viewer: Seat | None, chance: Chance, guess: dict[Seat, list[str]] | None) -> Self:
            return super().dealt(viewer, Chance(next(outside)), guess)

    assert broken(Arbitrary).check == "deal"


def test_options_that_depend_on_what_the_seat_cannot_know() -> None:
    class Clairvoyant(Duel):
        def question(self, seat: Seat) -> Decision:
            options = super().question(seat).options
            return Decision(seat, "play", (*options, Option("peek", self.decks[seat][0])))

        def play(self, seat: Seat, option: Option) -> None:
            if option.kind == "play":
                super().play(seat, option)

    assert broken(Clairvoyant).check == "same options"


def test_answers_whose_order_matters() -> None:
    class Ordered(Duel):
        def sealed_by(self, seat: Seat) -> None:
            if seat not in self.order:
                self.order += (seat,)

    assert broken(Ordered).check == "commute"


def test_secret_answers_that_are_counted_in_the_open() -> None:
    class Counted(Duel):
        def sealed_by(self, seat: Seat) -> None:
            self.changes += 1

    assert broken(Counted).check == "sealed"


def test_an_aside_that_fails() -> None:
    class Silent(Duel):
        def begin_aside(self, seat: Seat, option: Option) -> Any:
            raise KeyError("wave")

    assert broken(Silent).check == "aside"


def test_a_question_that_is_not_asked_anew_after_an_aside() -> None:
    class Stale(Duel):
        def aside(self, seat: Seat, option: Option) -> list[Any]:
            old, seats = self.decision, self.seats
            news = super().aside(seat, option)
            self.stack.pop()
            self.asked = Decision(seats, old.kind, old.options)
            return news

    assert broken(Stale).check == "aside"


@pytest.mark.parametrize("count_of", [0, 2])
def test_a_card_that_is_lost_or_doubled(count_of: int) -> None:
    class Leaking(Duel):
        def play(self, seat: Seat, option: Option) -> None:
            super().play(seat, option)
            self.pile[seat][-1:] = [str(option.subject)] * count_of

    assert broken(Leaking).check == "inventory"


def test_whoever_pays_more_than_there_is() -> None:
    class Indebted(Duel):
        def counters(self) -> Iterable[tuple[str, int]]:
            return [("purse", 3 - len(self.pile[0]))]

    found = broken(Indebted)
    assert found.check == "counters"
    assert "purse" in found.reason


def test_a_match_that_never_ends() -> None:
    class Patient(Duel):
        def play(self, seat: Seat, option: Option) -> None:
            pass

    assert broken(Patient, most_choices=30).check == "ends"


def test_what_is_broken_can_be_seen_again() -> None:
    class Faulty(Duel):
        def play(self, seat: Seat, option: Option) -> None:
            if len(self.pile[seat]) == 2:
                raise ZeroDivisionError("oh")
            super().play(seat, option)

    game = DuelGame(Faulty)
    with pytest.raises(Broken) as caught:
        check(game, game.samples()["plain"], range(3, 9), every=100, sample="plain")
    found = caught.value
    assert "--game duel --seed 3 --matches 1 --every 1 --sample plain" in str(found)
    assert isinstance(found.__cause__, RulesFault)
    assert (found.seed, found.row) == (3, len(found.record.rows))
    again = Match.replay(game, found.record)
    assert again.state.outcome is None


def test_a_foreseen_card_may_lie_anywhere_among_those_drawn_with_it() -> None:
    assert came_true([("", "truce")], [("dodge", "truce")])
    assert came_true([("", "", "anger")], [("anger", "dodge", "truce")])
    assert not came_true([("", "", "anger")], [("dodge", "dodge", "truce")])
    assert not came_true([("", "anger", "anger")], [("anger", "dodge", "truce")])
    assert not came_true([("dodge", "anger")], [("anger", "dodge")])
    assert not came_true([("", "anger")], [("anger",)])


def test_progress_is_reported() -> None:
    game, seen = DuelGame(), []

    def note(report: Report) -> None:
        seen.append(report.matches)

    report = check(game, game.samples()["plain"], range(3), every=5, progress=note)
    assert seen == [1, 2, 3]
    assert report.matches == 3
    assert report.positions > 3
    assert report.choices > report.longest > report.widest > 3


def test_the_command_line_walks_and_reports(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Endless(Duel):
        def play(self, seat: Seat, option: Option) -> None:
            self.outcome = Outcome((), "duel.over")
            self.pile[seat].append("extra")

    monkeypatch.setattr(games, "names", lambda: ["duel"])
    monkeypatch.setattr(games, "find", lambda name: DuelGame())
    assert main(["--matches", "2", "--every", "20"]) == 0
    assert '"matches":2' in capsys.readouterr().out
    monkeypatch.setattr(games, "find", lambda name: DuelGame(Endless))
    assert main(["--matches", "2", "--game", "duel"]) == 1
    assert "inventory" in capsys.readouterr().out
