"""Random matches with every card there is: whatever is combined, the contract is kept."""

from __future__ import annotations

from random import Random

import pytest

from dejarik.games.destiny import GAME, Setup
from dejarik.games.destiny.cards.facts import BATTLEFIELD, CHARACTER, PLAYABLE, PLOT, outside
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.rules.setup import Deck, Member
from dejarik.lab.contract import check


def of_type(*types: str) -> list[str]:
    """All but the backs of cards, which nobody brings."""
    return sorted(code for code, card in CARDS.items() if card.type in types and outside(code) == code)


def any_deck(dice: Random) -> Deck:
    """Three characters and fourteen cards twice, whatever their colors and sides."""
    team: dict[str, Member] = {}
    for code in dice.sample(of_type(CHARACTER), 6):
        elite = len(CARDS[code].points) > 1 and dice.random() < 0.5
        team.setdefault(CARDS[code].title, Member(code, elite))
    cards = sorted(dice.sample(of_type(*PLAYABLE), 14) * 2)
    plot = dice.choice(["", *of_type(PLOT)])
    return Deck(tuple(team.values())[:3], dice.choice(of_type(BATTLEFIELD)), tuple(cards), plot)


@pytest.mark.parametrize("seed", range(12))
def test_any_cards_together_keep_the_contract(seed: int) -> None:
    dice = Random(seed)
    setup = Setup(tuple(any_deck(dice) for _ in range(3 if seed % 4 == 0 else 2)))
    assert check(GAME, setup, range(seed, seed + 1), every=17, sample=f"any cards {seed}").matches == 1


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1_000, 1_400))
def test_any_cards_together_keep_the_contract_for_long(seed: int) -> None:
    dice = Random(seed)
    setup = Setup(tuple(any_deck(dice) for _ in range(3 if seed % 4 == 0 else 2)))
    check(GAME, setup, range(seed, seed + 2), every=5, sample=f"any cards {seed}")
