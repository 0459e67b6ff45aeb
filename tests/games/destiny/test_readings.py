"""Our readings of single cards are listed, each with its cards, a scenario and the other reading."""

from __future__ import annotations

from unicodedata import combining, normalize

import pytest

from dejarik.games.destiny import GAME
from dejarik.games.destiny.cards.facts import slug
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.show import lookup, showcase
from dejarik.rules import catalog
from dejarik.rules.catalog import Rule
from dejarik.rules.coverage import PACKAGE
from dejarik.rules.proofs import proofs_in_scenarios
from dejarik.scenarios import load

READINGS = [rule for rule in catalog.rules(GAME.name) if rule.kind == "reading"]


def test_readings_are_listed_under_one_name() -> None:
    assert READINGS
    listed = [rule for rule in catalog.rules(GAME.name) if rule.id.startswith("destiny.reading.")]
    assert listed == READINGS
    assert not [
        rule.id
        for game in catalog.games()
        for rule in catalog.rules(game)
        if rule.cards and rule not in listed
    ]


@pytest.mark.parametrize("reading", READINGS, ids=lambda rule: rule.id)
def test_a_reading_names_cards_that_can_be_played(reading: Rule) -> None:
    assert reading.cards
    assert set(reading.cards) <= CARDS.keys()
    title = CARDS[reading.cards[0]].title
    assert title in catalog.wording(reading.id, "en").title
    plain = "".join(letter for letter in normalize("NFKD", title) if not combining(letter))
    assert reading.id.split(".")[2] == slug(plain)  # an id has no accents


@pytest.mark.parametrize("lang", catalog.languages())
@pytest.mark.parametrize("reading", READINGS, ids=lambda rule: rule.id)
def test_a_reading_tells_the_other_one(reading: Rule, lang: str) -> None:
    assert len(catalog.wording(reading.id, lang).note) > 40


@pytest.mark.parametrize("reading", READINGS, ids=lambda rule: rule.id)
def test_a_scenario_shows_the_reading_with_one_of_its_cards(reading: Rule) -> None:
    files = {proof.file for proof in proofs_in_scenarios(PACKAGE) if proof.rule_id == reading.id}
    assert files
    for file in files:
        assert all(one.steps for one in load(file)[0] if reading.id in one.rules)
        names = {CARDS[code].title for code in reading.cards} | set(reading.cards)
        assert any(name in file.read_text("utf-8") for name in names)


@pytest.mark.parametrize("lang", catalog.languages())
@pytest.mark.parametrize("reading", READINGS, ids=lambda rule: rule.id)
def test_each_of_its_cards_tells_of_the_reading(reading: Rule, lang: str) -> None:
    title = catalog.wording(reading.id, lang).title
    for code in reading.cards:
        assert (reading.id, title) in [(one.rule, one.title) for one in showcase.face(code, lang).readings]
        assert any(reading.id in line and title in line for line in lookup.face(code, lang))
    assert reading.id not in " ".join(lookup.face("09057", lang))
