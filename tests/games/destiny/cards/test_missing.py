"""A card that cannot be played yet says what it waits for; one that can be played waits for nothing."""

from __future__ import annotations

import json
import re

import pytest

from dejarik.cli import main
from dejarik.games.destiny import GAME
from dejarik.games.destiny.cards import almanac, elements
from dejarik.games.destiny.cards.facts import AMBUSH, GUARDIAN, REDEPLOY, Card
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.show import lookup, showcase
from dejarik.words import Words

OFFICIAL = sorted(almanac.cards())
LATIN = re.compile(r"[A-Za-z]{2,}")
CLAUSES = {
    "frame.event": ("event",),
    "frame.special": ("special",),
    "frame.action": ("action", "host_action", "open_action", "hand_action"),
    "frame.power_action": ("power_action",),
    "frame.claim": ("claim",),
}
# What an ability listens to, where names say it all.
LISTENS = {
    "trigger.after_damage": ("DamageDealt",),
    "trigger.after_defeated": ("Defeated",),
    "trigger.after_die_turned": ("DieTurned",),
    "trigger.after_setup": ("SetUp",),
    "trigger.before_play_card": ("PlayCard",),
    "trigger.before_resolve_die": ("ResolveDie",),
    "trigger.phase_or_round": ("ActionPhaseEnded", "RoundBegan", "RoundEnded"),
}
KEYWORDS = {"kw.ambush": AMBUSH, "kw.guardian": GUARDIAN, "kw.redeploy": REDEPLOY}
_ = GAME  # its cards are what can be played


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_card_that_cannot_be_played_names_what_is_missing_and_no_other(language: str) -> None:
    for code in OFFICIAL:
        face = showcase.face(code, language)
        assert face.playable == (not face.missing), code
        assert face.missing == [line for line in lookup.face(code, language) if line in face.missing], code
        if language == "ru":
            assert not any(LATIN.search(line) for line in face.missing), code


def test_what_is_missing_is_abilities_and_their_elements() -> None:
    for code in OFFICIAL:
        waits = elements.missing(code)
        if waits is None:
            assert almanac.definition(code) in CARDS
        else:
            assert waits.abilities, code
            assert almanac.definition(code) is None


def test_what_is_said_to_be_unknown_is_in_no_definition() -> None:
    in_use = {element for code in CARDS for element in elements.elements()[almanac.printings(code)[0]]}
    for code in OFFICIAL:
        waits = elements.missing(code)
        if waits is not None:
            assert not in_use & set(waits.unknown), code
            assert in_use >= set(waits.known), code


def clauses(card: Card) -> set[str]:
    return {ability.clause for ability in card.abilities}


@pytest.mark.parametrize("element", CLAUSES)
def test_the_kinds_of_abilities_are_those_of_the_definitions(element: str) -> None:
    for code, card in CARDS.items():
        if element == "frame.action" and "open_action" in clauses(card):
            continue  # one for every player is printed as an action or told in a sentence
        told = element in elements.elements()[almanac.printings(code)[0]]
        assert told == any(clause in clauses(card) for clause in CLAUSES[element]), f"{code} {card.title}"


@pytest.mark.parametrize("element", LISTENS)
def test_a_trigger_is_known_if_and_only_if_some_ability_listens_to_it(element: str) -> None:
    heard = {
        ability.trigger.listens.__name__
        for card in CARDS.values()
        for ability in card.abilities
        if ability.trigger is not None
    }
    assert (element in elements.known()) == (not heard.isdisjoint(LISTENS[element]))


@pytest.mark.parametrize("element", KEYWORDS)
def test_keywords_are_those_of_the_definitions(element: str) -> None:
    for code, card in CARDS.items():
        if KEYWORDS[element] in card.keywords:
            assert element in elements.elements()[almanac.printings(code)[0]], f"{code} {card.title}"


def test_every_element_has_a_name_in_both_languages_and_every_name_an_element() -> None:
    used = {element for made_of in elements.elements().values() for element in made_of}
    for language in ("en", "ru"):
        words = Words(language, game="destiny")
        names = {words.say(f"element-{one.replace('.', '-').replace('_', '-')}") for one in used}
        assert len(names) == len(used)  # no two of them sound the same


def test_the_terminal_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "12081"  # as long as nobody had said what it does, nor any card that does the like
    monkeypatch.setattr(almanac, "definition", lambda other: None if other == code else other)
    monkeypatch.setattr(elements, "known", frozenset)
    waits = elements.missing(code)
    assert main(["cards", code]) == 0
    assert "Still missing:" in capsys.readouterr().out
    assert main(["cards", code, "--json"]) == 0
    [told] = json.loads(capsys.readouterr().out)
    assert waits is not None
    assert told["missing"]["unknown"] == list(waits.unknown)
