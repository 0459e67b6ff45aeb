"""What is printed is told on the pages of cards: each case with one that lacks it."""

from __future__ import annotations

from dejarik.games.outer_rim.cards.facts import ARMOR, BOUNTY, GROUND, JOB
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.show import showcase


def told(code: str) -> dict[str, str]:
    return {fact.kind: fact.value for fact in showcase.face(code, "en").facts}


def test_characters_tell_what_they_begin_with() -> None:
    assert told("boba-fett")["standing"] == "positive with the Hutts"
    assert told("boba-fett")["first-card"] == "bounty"
    assert told("han-solo")["standing"] == "negative with the Hutts"
    assert told("lando-calrissian")["standing"] == "positive with a faction of your choice"
    assert "standing" not in told("ig-88")


def test_jobs_tell_which_skills_must_not_fail() -> None:
    for card in CARDS.values():
        named = told(card.code).get("critical", "")
        assert len(named.split(", ") if named else []) == len(card.critical), card.code
    assert any(card.critical for card in CARDS.values())


def test_cards_tell_all_that_is_printed_on_them() -> None:
    for card in CARDS.values():
        facts = told(card.code)
        assert ("class" in facts) == (card.type == BOUNTY), card.code
        assert ("start" in facts) == bool(card.start), card.code
        assert ("banned" in facts) == bool(card.banned and card.price is not None), card.code
        assert ("limit" in facts) == (ARMOR in card.traits), card.code
        if card.type == BOUNTY:
            value = facts["ground" if card.combat == GROUND else "ship-combat"]
            assert value == str(card.value), card.code
        if card.type == JOB:
            removed = "remove this card from the game"
            assert facts["completed"] == (removed if card.removed else "discard this card"), card.code
