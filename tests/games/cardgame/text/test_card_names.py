"""Names of cards in both languages."""

from __future__ import annotations

import pytest

from dejarik.games.cardgame.cards.library import CARDS
from dejarik.words import Words


@pytest.mark.parametrize("code", sorted(CARDS))
def test_every_card_has_a_name_in_both_languages(code: str) -> None:
    english, russian = Words("en", game="cardgame"), Words("ru", game="cardgame")
    assert english.entry(f"card-{code}").value == CARDS[code].title
    entry = russian.entry(f"card-{code}")
    assert entry.attributes["gender"] in {"m", "f", "n", "pl"}
    assert not russian.grammar.missing(entry)
    phrase = russian.phrase(f"card-{code}")
    for case in russian.grammar.cases:
        assert str(phrase.bend(case=case)).startswith("«") == entry.says("quoted")
