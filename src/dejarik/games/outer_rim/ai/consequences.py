"""What came of a turn that was played to its end, as players of Outer Rim talk about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.contract import Consequence
from dejarik.games.outer_rim.ai.valuing import ERRANDS
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

WON: Final = 100.0
FAME: Final = 10.0
CREDIT: Final = 0.0009
DAMAGE: Final = -0.6
DEFEATED: Final = -8.0
DONE: Final = 3.0  # an errand


def consequences(begun: OuterRim, ended: OuterRim, seat: Seat) -> dict[Consequence, float]:
    found: dict[Consequence, float] = {}
    if ended.outcome is not None and seat in ended.outcome.winners:
        found[Consequence("won", worth=WON)] = 1.0
    before, after = begun.players[seat], ended.players[seat]
    counted = {
        Consequence("fame", worth=FAME, counted=True): after.fame - before.fame,
        Consequence("credits", worth=CREDIT, counted=True): after.credits,
        Consequence("damage", worth=DAMAGE, counted=True): after.damage,
        Consequence("ship-damage", worth=DAMAGE, counted=True): after.ship_damage,
    }
    found |= {what: float(number) for what, number in counted.items() if number}
    if after.defeated and not before.defeated:
        found[Consequence("defeated", worth=DEFEATED)] = 1.0
    gone = [card for card in before.assets if card not in after.assets and CARDS[card].type in ERRANDS]
    fresh = any(CARDS[card].type in ERRANDS for card in after.assets if card not in before.assets)
    paid = after.fame > before.fame or after.credits > before.credits
    # What made room for another errand, or was lost, is not done.
    if paid and not fresh and not after.defeated:
        found |= {Consequence("errand", card, DONE): 1.0 for card in gone}
    return found
