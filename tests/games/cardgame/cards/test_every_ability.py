"""Every ability of the Core Set has tests or scenarios that notice when it does nothing or asks for less.

For each ability the tests and scenarios that name its card are run with a changed definition: without its
effect (what it does is proven), and without each of its restrictions (what it does not do is proven).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from itertools import product
from typing import Any, NamedTuple

import pytest
from tests.games.cardgame.changed_abilities import loosened, played_with, without_effect

from dejarik.games.cardgame.abilities.ability import Ability
from dejarik.games.cardgame.cards.facts import slug
from dejarik.games.cardgame.cards.library import ABILITIES, CARDS
from dejarik.scenarios import files_below, load_text, run, shipped

MODULES = (
    "cards.test_jedi", "cards.test_rebel_alliance", "cards.test_light_neutral_and_smugglers",
    "cards.test_sith", "cards.test_imperial_navy", "cards.test_dark_neutral_and_scum",
    "cards.test_interactions",
    "rules.test_restrictions", "rules.test_engagements", "rules.test_phases", "rules.test_resources",
    "rules.test_rule_options", "rules.test_terms", "rules.test_timing", "rules.test_windows",
)  # fmt: skip
OF_CARDS = [ref for ref, ability in ABILITIES.items() if ability.card in CARDS]

ONLY_UNITS_HAVE_THE_TRAIT = "OfType(types=('unit',))"
# Restrictions that nothing in the Core Set can show, and why.
NEVER_SHOWN = {
    "3-1.0": {f"trigger what {ONLY_UNITS_HAVE_THE_TRAIT}"},
    "6-2.0": {f"trigger what {ONLY_UNITS_HAVE_THE_TRAIT}"},
    "8-1.0": {f"trigger what {ONLY_UNITS_HAVE_THE_TRAIT}"},
    "27-1.0": {f"trigger what {ONLY_UNITS_HAVE_THE_TRAIT}"},
    "6-4.0": {f"targets where {ONLY_UNITS_HAVE_THE_TRAIT}"},
    "17-1.0": {f"targets where {ONLY_UNITS_HAVE_THE_TRAIT}"},
    "4-1.0": {"trigger why destroyed"},  # objectives leave play in no other way
    "16-5.0": {"targets whose dark-side"},  # captives are nowhere else
    "16-6.0": {"trigger what OfType(types=('unit', 'objective'))"},  # nothing else is damaged but the dial
    "19-2.0": {"trigger who you"},  # Sith events are never those of the light side
    "21-1.0": {"targets whose yours"},  # nor are Black Squadron units
    "21-3.0": {"trigger marks ('attacking', True)"},  # only attackers are unopposed
    "25-2.0": {"trigger who you"},  # nobody else commits it
    "33-1.0": {"trigger who you", "trigger marks ('type', 'unit')"},  # only dark captures, in play only units
    "33-6.0": {"trigger who you", "trigger marks ('type', 'unit')"},
}
SAID_BY_FACTS = {"21-4.0"}  # that a unit has something to enhance says already that it may


class Proof(NamedTuple):
    """A test or scenario: what it speaks of, and how it is run."""

    text: str
    run: Callable[[], None]


@cache
def proofs() -> tuple[Proof, ...]:
    return (*of_tests(), *of_scenarios())


def of_tests() -> Iterator[Proof]:
    """The tests of the rules and cards, with all their arguments."""
    for name in MODULES:
        for function in vars(import_module(f"tests.games.cardgame.{name}")).values():
            if inspect.isfunction(function) and function.__name__.startswith("test_"):
                for arguments in _arguments(function):
                    if arguments.keys() == inspect.signature(function).parameters.keys():
                        text = f"{inspect.getsource(function)} {arguments}"
                        yield Proof(text, partial(function, **arguments))


def _arguments(function: Callable[..., None]) -> Iterator[dict[str, Any]]:
    """What the marks of a test give it, in all combinations."""
    rows: list[list[dict[str, Any]]] = []
    for mark in getattr(function, "pytestmark", ()):
        if mark.name == "parametrize":
            names, values = mark.args
            several = isinstance(names, tuple)
            rows.append([dict(zip(names, row, strict=True)) if several else {names: row} for row in values])
    for combination in product(*rows):
        yield {name: value for row in combination for name, value in row.items()}


def of_scenarios() -> Iterator[Proof]:
    for file in files_below(shipped("cardgame")):
        for text in file.read_text("utf-8").split("\n---\n"):
            yield Proof(f"{text} {slug(text)}", partial(check, text))


def check(text: str) -> None:
    scenarios, problems = load_text(text)
    assert not problems
    assert [run(scenario) for scenario in scenarios] == [None] * len(scenarios)


def noticed(ability: Ability, other: Ability | None) -> bool:
    """Whether a test or scenario that names the card fails when it is played with the other ability."""
    card = CARDS[ability.card]
    speaking = [proof for proof in proofs() if card.slug in proof.text or card.title in proof.text]
    with played_with(ability, other):
        return any(_fails(proof) for proof in speaking)


def _fails(proof: Proof) -> bool:
    try:
        proof.run()
    except Exception:
        return True
    return False


def test_all_is_well_with_the_abilities_as_they_are() -> None:
    assert [proof.text for proof in proofs() if _fails(proof)] == []


@pytest.mark.parametrize("ref", sorted(set(OF_CARDS) - SAID_BY_FACTS))
def test_it_is_noticed_if_an_ability_does_nothing(ref: str) -> None:
    assert noticed(ABILITIES[ref], without_effect(ABILITIES[ref]))


@pytest.mark.parametrize("ref", OF_CARDS)
def test_it_is_noticed_if_an_ability_asks_for_less(ref: str) -> None:
    ability = ABILITIES[ref]
    unnoticed = {name for name, other in loosened(ability) if not noticed(ability, other)}
    assert unnoticed == NEVER_SHOWN.get(ref, set())


def test_the_core_set_has_all_its_abilities() -> None:
    assert len({ABILITIES[ref].card for ref in OF_CARDS}) == 134
    halves = {"21-4.1", "30-2.1"}  # of two texts: Black Squadron Pilot's, TIE Attack Squadron's
    assert halves < set(OF_CARDS)
    assert len(OF_CARDS) - len(halves) == 141
