"""Described tables: what is written lies there, and what is wrong is told with its line."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.scenarios import load_text, run

BOARD = """\
title: {en: A table, ru: Стол}
game: outer-rim
board:
  A: {character: Han Solo, at: Ring of Kafrene, credits: 3000, assets: [Ion Cannon as cannon]}
  B:
    reputation: {hutt: negative}
    assets: [{card: Bounty Greedo, captured: true}]
    secrets: [Cantina Corner]
  patrols: {hutt: {at: Kessel, level: 2}}
  contacts: {kessel.1: {contact: Chopper, faceup: true, seen: [A]}, kessel.2: empty}
  market: {cargo: [Salvage, Food Supplies], ship: {only: [Lancer for Sale]}}
  decks: {navpoints: [Gravity Well]}
  databank: {1: [Local Security]}
"""


def state_of(text: str) -> Any:
    (scenario,), problems = load_text(text)
    assert not problems
    return scenario.position.begin()


def test_the_table_is_as_described() -> None:
    text = (
        BOARD
        + """\
expect:
  A: {at: ring-of-kafrene, credits: 3000, assets: [cannon], hyperdrive: 8}
  B: {character: bossk, reputation: {hutt: negative, rebel: neutral}, captured: [greedo], secrets: 1}
  patrol hutt: {at: kessel, level: 2}
  kessel.1: {contact: chopper, faceup: true}
  kessel.2: empty
  deck cargo: {top: Salvage, next: Food Supplies}
  deck ship: {top: Lancer for Sale, size: 1}
  deck navpoints: gravity-well
  databank 1: [local-security]
  greedo: captured
  ion-cannon: {owner: A}
  turn: A
  step: planning
"""
    )
    (scenario,), problems = load_text(text)
    assert not problems
    assert run(scenario) is None


@pytest.mark.parametrize("name", ["Gungan Armorer", "gungan-armorer", "Gungan Armourer", "gungan-armourer"])
def test_a_card_is_known_by_its_code_and_by_the_name_that_is_displayed(name: str) -> None:
    text = f"""\
title: {{en: x, ru: x}}
game: outer-rim
board:
  A: {{at: Naboo, assets: [Jetpack, Vibroknife], ship: HWK-290 freighter}}
  decks: {{ryloth-naboo: [{name}]}}
steps:
- A: [stay, done, explore, replace Jetpack]
- expect: {{A.assets: [{name}, Vibroknife], {name}: held, A.ship: hwk-290}}
- expect: {{A.assets: [gungan-armourer, Vibroknife]}}
"""
    (scenario,), problems = load_text(text)
    assert not problems
    assert run(scenario) is None


def test_every_piece_exists_once() -> None:
    plain = state_of("title: {en: x, ru: x}\ngame: outer-rim\nboard: {}\n")
    assert [name for name, _ in state_of(BOARD).inventory()] == [name for name, _ in plain.inventory()]
    assert all(count == 1 for _, count in state_of(BOARD).inventory())


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("Han Solo", "Han Yolo", 4, "one-of"),
        ("Han Solo", "Bossk, ship: Falcon", 4, "one-of"),
        ("Ring of Kafrene", "Coruscant", 4, "one-of"),
        ("credits: 3000", "credits: -1", 4, "no-number"),
        ("credits", "money", 4, "field"),
        ("[Ion Cannon as cannon]", "[Iron Cannon]", 4, "card-near"),
        ("[Ion Cannon as cannon]", "[Information Broker]", 4, "card-type"),
        ("[Ion Cannon as cannon]", "Ion Cannon", 4, "no-list"),
        ("[Ion Cannon as cannon]", "[Ion Cannon, Ion Cannon]", 4, "name-twice"),
        ("hutt: negative}", "hutt: bad}", 6, "one-of"),
        ("hutt: negative}", "jawa: negative}", 6, "field"),
        ("captured: true", "captured: maybe", 7, "no-truth"),
        ("[Cantina Corner]", "[Sandstorm]", 8, "card-type"),
        ("hutt: {at", "jawas: {at", 9, "field"),
        ("contact: Chopper", "contact: Nobody", 10, "one-of"),
        ("kessel.2", "kessel.3", 10, "field"),
        ("[Salvage, Food", "[Jetpack, Food", 11, "card-type"),
        ("{only: [Lancer for Sale]}", "{all: []}", 11, "field"),
        ("1: [Local Security]", "39: [Local Security]", 13, "one-of"),
        ("1: [Local Security]}", "1: []}\n  ai-deck: [ai-1]", 14, "no-opponent"),
        ("1: [Local Security]}", "1: []}\n  start: dinner", 14, "one-of"),
        ("1: [Local Security]}", "1: []}\n  turn: D", 14, "no-seat"),
        ("1: [Local Security]}", "1: []}\n  solo: true\n  C: {}", 3, "seats"),
        ("1: [Local Security]}", "1: []}\n  map: [kessel]", 14, "one-of"),
        ("1: [Local Security]}", "1: []}\nchance: {A: six}", 14, "one-of"),
        ("1: [Local Security]}", "1: []}\nchance: {Chewie: hit}", 14, "one-of"),
        ("1: [Local Security]}", "1: []}\nchance: {databank 40: [Local Security]}", 14, "one-of"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, line: int, what: str) -> None:
    assert old in BOARD
    _, problems = load_text(BOARD.replace(old, new))
    assert (line, what) in [(problem.line, problem.what) for problem in problems]


def test_asides_are_steps_and_can_be_counted() -> None:
    steps = """\
steps:
- B: {asides: [offer-credits, concede]}
- B: offer-credits
- A: {asides: [concede]}
- B: give-credits 4000
- A: accept
- expect: {A.credits: 7000, question: planning, asked: A}
"""
    (scenario,), problems = load_text(BOARD + steps)
    assert not problems
    assert run(scenario) is None
    for wrong in ("B: {asides: []}", "B: {asides: [offer-credits, resign]}"):
        (scenario,), _ = load_text(BOARD + steps.replace("B: {asides: [offer-credits, concede]}", wrong))
        failure = run(scenario)
        assert failure is not None
        assert failure.what in {"only-more", "only-absent"}
