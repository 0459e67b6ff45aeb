"""What a player can do with the character, the ship and the assets at hand, worked out once for each set.

Only for those who plan; no rule follows from anything here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.outer_rim.ai import odds
from dejarik.games.outer_rim.ai.valuing import crew_worth
from dejarik.games.outer_rim.cards.facts import CREW, GROUND, SPACE
from dejarik.games.outer_rim.cards.library import CARDS, CONTACTS, DATABANK
from dejarik.games.outer_rim.rules import values
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

JOINING: Final = 0.6  # how often, after all costs, a contact joins
TALKING: Final = 1_800.0  # a contact who only talks
IDLE: Final = 300.0  # a contact one has no use for
MOST_KITS: Final = 5_000
WORDS: Final = (
    "diplomatic-mission",
    "eliminations-pay",
    "fame-for-bounty",
    "fame-for-illegal-cargo",
    "fame-for-job",
    "fame-from-patrols",
    "far-encounters",
    "keep-reputation",
    "wins-pay",
)

Key = tuple[str, bool, str, bool, tuple[str, ...], str, bool]
_KITS: dict[Key, Kit] = {}


class Kit:
    """Speed, dice, smuggling, changed rules, and what each contact is worth to somebody with this set."""

    __slots__ = ("combat", "health", "hull", "smuggling", "speed", "talk", "words")

    def __init__(self, g: OuterRim, seat: Seat):
        self.speed = max(1, values.hyperdrive(g, seat))
        self.combat = {combat: odds.strength(g, seat, combat) for combat in (GROUND, SPACE)}
        self.health, self.hull = values.health(g, seat), values.hull(g, seat)
        self.smuggling = odds.smuggling(g, seat)
        self.words = frozenset(word for word in WORDS if g.has(seat, word))
        self.talk = {contact: talk_worth(g, seat, contact) for contact in CONTACTS}

    def beating(self, combat: str, value: float) -> float:
        """The chance to win a combat one begins against an enemy with so many dice."""
        dice, fewer = self.combat[combat]
        return odds.winning(odds.bounded(dice), odds.bounded(value - fewer))


def kit_of(g: OuterRim, seat: Seat) -> Kit:
    player = g.players[seat]
    without = g.combat.without if g.combat is not None else ""
    key = (
        player.character,
        player.flipped,
        player.ship,
        player.ship_flipped,
        player.assets,
        without,
        seat == g.ai,
    )
    known = _KITS.get(key)
    if known is None:
        if len(_KITS) >= MOST_KITS:
            _KITS.clear()
        known = _KITS[key] = Kit(g, seat)
    return known


def talk_worth(g: OuterRim, seat: Seat, contact: str) -> float:
    """Meeting a contact who has a face."""
    card = CARDS[DATABANK[CONTACTS[contact].number][0]]
    if card.type != CREW:
        return TALKING
    gain = crew_worth(g, seat, card)
    if not values.room_for(g, seat, card.code):
        gain -= min((crew_worth(g, seat, CARDS[crew]) for crew in g.of_type(seat, CREW)), default=0.0)
    return max(IDLE, JOINING * gain)
