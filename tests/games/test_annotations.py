"""What abilities, cards and matches hold is what their annotations say; and the comparison can fail."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Literal

import msgspec
import pytest
from tests.annotations import faults
from tests.native.builds import INTERPRETED_ONLY

from dejarik import games
from dejarik.kernel import Game, Option, Seat, State, Step, Subject, code, observe
from dejarik.lab.random_play import open_seats

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.vocabulary.logic import Filter

pytestmark = INTERPRETED_ONLY
GAMES = [games.find(name) for name in games.names()]
RANDOM = 16  # matches of each game besides one with each of its samples
SPACING = 15  # at every so many questions the whole state is walked, and somebody does something unasked
WALKED = [
    pytest.param(game, setup, id=f"{game.name}-{name}")
    for game in GAMES
    for name, setup in [
        *game.samples().items(),
        *((f"random {number}", game.random_setup(number)) for number in range(RANDOM)),
    ]
]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_cards_and_abilities(game: Game[Any, Any]) -> None:
    library = vars(import_module(f"{game.home}.cards.library"))
    defined = [kept for name, kept in library.items() if isinstance(kept, dict) and not name.startswith("_")]
    laid_out = [ability.code for ability in library["ABILITIES"].values()]
    known: dict[int, object] = {}
    assert list(faults([defined, laid_out, *game.samples().values()], known)) == []
    assert len(known) > 1_000


@pytest.mark.parametrize(("game", "setup"), WALKED)
def test_matches(game: Game[Any, Any], setup: msgspec.Struct, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each frame when it is done, each event, and at each question what is going on."""
    found: list[str] = []
    done = State.done

    def looked_at(self: State, *how: Any, **named: Any) -> Step:
        found.extend(faults(self.stack[-1]))
        return done(self, *how, **named)

    monkeypatch.setattr(State, "done", looked_at)
    dice, known, questions = Random(1), dict[int, object](), 0
    state = game.new(setup, 1)
    while state.outcome is None and not found:
        seat = dice.choice(open_seats(state))
        decision = state.decision_of(seat)
        assert decision is not None
        found.extend(faults([state.stack, decision], known))
        if questions % SPACING == 0:
            found.extend(faults([state, observe(state, seat).view, state.refusals()], known))
            for aside in state.asides(seat):
                found.extend(faults(state.copy().aside(seat, aside)))
        found.extend(faults(state.choose(dice.choice(decision.options), seat)))
        questions += 1
    assert found == []
    assert questions > 20


# ---- The comparison itself ---------------------------------------------------------------------------------


class Held(msgspec.Struct, frozen=True):
    """One field of each form that annotations of the product have."""

    number: int = 0
    flag: bool = False
    subject: Subject = 0
    seat: Seat | None = None
    word: Literal["up", "down"] = "up"
    pair: tuple[int, str] = (0, "")
    words: tuple[str, ...] = ()
    tables: list[list[str]] = []
    by_name: dict[str, int] = {}
    names: frozenset[str] = frozenset()
    event: type[State] = State
    filter: Filter | None = None
    condition: code.Condition | None = None
    below: tuple[Held, ...] = ()
    anything: Any = None


@pytest.mark.parametrize(
    "field",
    [
        {"number": True},
        {"number": "1"},
        {"flag": 1},
        {"subject": None},
        {"subject": False},
        {"seat": "1"},
        {"word": "left"},
        {"pair": (0, "", "")},
        {"pair": ("", 0)},
        {"words": ["a"]},
        {"words": ("a", 1)},
        {"words": "a"},
        {"tables": [["a"], [1]]},
        {"by_name": {"a": "1"}},
        {"by_name": {1: 1}},
        {"names": {"a"}},
        {"event": "State"},
        {"event": int},
        {"filter": Held()},
        {"condition": Held()},
        {"below": (Held(), None)},
    ],
    ids=str,
)
def test_a_field_that_holds_something_else(field: dict[str, Any]) -> None:
    (name,) = field
    assert [fault.partition(" ")[0] for fault in faults(Held(**field))] == [f"Held.{name}"]


def test_a_fault_is_found_however_deep_it_lies() -> None:
    deep = {"a": [(Held(below=(Held(anything=[{Option("a", True)}]),)),)]}
    assert list(faults(deep)) == ["Option.subject is no Subject: True"]


def test_values_that_are_what_they_should_be() -> None:
    from dejarik.games.destiny.abilities.lexicon import CONTROL_BATTLEFIELD, Unique

    right = Held(
        1, True, "a", 1, "down", (1, "a"), ("a",), [["a"]], {"a": 1}, frozenset("a"), State,
        Unique(), CONTROL_BATTLEFIELD, (Held(),), object(),
    )  # fmt: skip
    assert list(faults(right)) == []
    assert list(faults(Held(filter=CONTROL_BATTLEFIELD)))  # type: ignore[arg-type] # which is what is shown


def test_an_ability_with_something_else_in_place_of_its_effect() -> None:
    from dejarik.games.destiny.abilities.ability import Ability
    from dejarik.games.destiny.abilities.lexicon import Gain, Unique

    assert list(faults(Ability("00000.1", "action", Gain(1)))) == []
    wrong = Ability("00000.1", "action", Unique())  # type: ignore[arg-type] # which is what is shown
    assert list(faults(wrong)) == ["Ability.effect is no Effect | None: Unique()"]


def test_a_filter_in_place_of_a_condition() -> None:
    """mypy refuses it, too: without the fault it would find the comment below superfluous."""
    from dejarik.games.destiny.abilities.lexicon import Gain, If, Not, Unique

    wrong = If(Not(Unique()), Gain(1))  # type: ignore[arg-type] # which is what is shown
    assert list(faults(wrong)) == ["If.condition is no Condition: Not(of=Unique())"]
