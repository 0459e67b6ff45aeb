"""In which order attacker and defender use what changes the number of dice."""

from __future__ import annotations

from typing import ClassVar

import pytest
from msgspec.structs import replace
from tests.games.outer_rim.positions import B, choose, dice, fight, news, position
from tests.native.builds import interpreted_only

from dejarik.games.outer_rim import OuterRim
from dejarik.games.outer_rim.abilities.vocabulary.dice import DiceAbility, MayWeaken
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.pieces import Roll
from dejarik.kernel import Seat

interpreted_only()


class MayAddDie(DiceAbility, frozen=True):
    """Roll one die more."""

    stage: ClassVar[str] = "before"
    word: ClassVar[str] = "add-die"

    def objects(self, g: OuterRim, seat: Seat, roll: Roll, source: str) -> list[str]:
        return [] if self.uses(g, seat, roll, source) else ["1"]

    def apply(self, g: OuterRim, seat: Seat, source: str, thing: str) -> int:
        self.use(g, seat, source)
        assert g.dice is not None
        g.dice.count += 1
        return 0


@pytest.mark.rule(
    "outer_rim.combat.step1.value-modifier-order", "outer_rim.combat.step3.value-modifier-order"
)
def test_the_roller_changes_the_number_of_dice_first(monkeypatch: pytest.MonkeyPatch) -> None:
    g = position("bossk", "han-solo")  # before there are trial cards: decks are made up once
    both = (MayAddDie(limit="roll"), MayWeaken(limit="roll"))
    for name in ("trial-mine", "trial-yours"):
        monkeypatch.setitem(CARDS, name, replace(CARDS["vibroknife"], code=name, dice=both))
    g.players[0].assets, g.players[1].assets = ("trial-mine",), ("trial-yours",)
    dice(g, "bossk", B, B, B)
    dice(g, "han-solo", B, B, B)
    fight(g, other=1)
    asked = []
    while g.decision.kind == "dice-before":
        asked.append((g.decision.seat, g.key(g.decision.options[0])))
        choose(g, asked[-1][1])
    assert asked == [
        (0, "add-die trial-mine > 1"),
        (1, "weaken trial-yours > 1"),
        (1, "add-die trial-yours > 1"),
        (0, "weaken trial-mine > 1"),
    ]
    assert [len(event.results) for event in news(g, "DiceRolled")] == [3]
