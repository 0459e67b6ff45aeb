"""The fingerprint of a match changes with what the match uses, and with nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.native.builds import INTERPRETED_ONLY

from dejarik import games
from dejarik.games.cardgame.cards.library import CARDS as CARDS_OF_CARDGAME
from dejarik.games.destiny.cards.library import CARDS as CARDS_OF_DESTINY
from dejarik.games.destiny.cards.library import REPRINTS
from dejarik.games.outer_rim.cards.library import CARDS as CARDS_OF_OUTER_RIM
from dejarik.games.outer_rim.rules import map as outer_rim_map
from dejarik.kernel.data import replace
from dejarik.kernel.fingerprint import Parts, written

LIBRARIES: dict[str, dict[str, Any]] = {
    "destiny": CARDS_OF_DESTINY,
    "cardgame": CARDS_OF_CARDGAME,
    "outer_rim": CARDS_OF_OUTER_RIM,
}


def fingerprint(game: str, seed: int = 1) -> str:
    rules = games.find(game)
    return rules.fingerprint(rules.new(next(iter(rules.samples().values())), seed))


def with_ability(game: str) -> str:
    """A card with an ability that is used in the sample."""
    rules = games.find(game)
    state = rules.new(next(iter(rules.samples().values())), 1)
    used = rules.parts.used(msgspec.json.decode(state.encode()))
    return next(code for code in sorted(used) if code in LIBRARIES[game] and LIBRARIES[game][code].abilities)


@pytest.mark.parametrize("game", games.names())
def test_it_changes_with_an_ability_and_not_with_a_name(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before, code = fingerprint(game), with_ability(game)
    card = LIBRARIES[game][code]
    with monkeypatch.context() as patched:
        patched.setitem(LIBRARIES[game], code, replace(card, abilities=()))
        assert fingerprint(game) != before
    if "title" in card.__struct_fields__:
        renamed = replace(card, title="By another name", slug="by-another-name")
        monkeypatch.setitem(LIBRARIES[game], code, renamed)
    assert fingerprint(game) == before


@pytest.mark.parametrize("game", games.names())
def test_it_changes_with_how_the_match_begins(game: str) -> None:
    assert fingerprint(game, 1) != fingerprint(game, 2)


def test_it_changes_with_what_a_card_brings_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice of another card lie aside for it, which is in nobody's deck."""
    code, other = "09018", REPRINTS[CARDS_OF_DESTINY["09018"].brings[0]]
    parts = games.find("destiny").parts
    before = parts.used([code])
    assert other in before
    changed = replace(CARDS_OF_DESTINY[other], sides=())
    monkeypatch.setitem(CARDS_OF_DESTINY, other, changed)
    assert parts.used([code]) != before


@INTERPRETED_ONLY
def test_it_changes_with_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint("outer_rim")
    paths = outer_rim_map._KESSEL_PATHS
    monkeypatch.setattr(outer_rim_map, "_KESSEL_PATHS", paths[:-1])
    outer_rim_map.map_of.cache_clear()
    try:
        assert fingerprint("outer_rim") != before
    finally:
        outer_rim_map.map_of.cache_clear()


@pytest.mark.parametrize("game", games.names())
def test_everything_can_be_written_down(game: str) -> None:
    """Nothing in a definition is known only by its place in memory."""
    for library in games.find(game).parts.libraries:
        for part in library.values():
            assert " at 0x" not in written(part)


class Word(msgspec.Struct, frozen=True):
    """A word of some vocabulary."""

    number: int = 0
    among: tuple[str, ...] = ()
    quick: bool = False  # worked out from the rest


def test_what_has_another_form_but_does_the_same_is_written_as_before() -> None:
    former = {"Word": "Former", "('a', 'a')": "('a')", "quick=True": "", "Former(number=3)": "Three()"}
    assert written(Word(1, ("a", "a"), quick=True), former) == "Former(number=1, among=('a'))"
    assert written(Word(3), former) == "Three()"
    assert written(Word(2, ("b", "b"))) == "Word(number=2, among=('b', 'b'))"


def test_it_changes_with_what_does_something_else_under_the_same_words() -> None:
    library = {"a": Word(1), "b": Word(2)}
    before, after = Parts((library,)).used(["a", "b"]), Parts((library,), revised={"a": 1}).used(["a", "b"])
    assert before["a"] != after["a"]
    assert before["b"] == after["b"]
