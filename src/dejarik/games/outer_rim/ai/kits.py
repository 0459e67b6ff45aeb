"""What a player can do with the character, the ship and their assets, worked out once for each set.

Only for the planning bot; nothing here is a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.outer_rim.abilities.ability import WHENEVER
from dejarik.games.outer_rim.abilities.vocabulary.constants import (
    AvoidPatrols,
    FameForCredits,
    FameFromPatrols,
    KeepReputation,
)
from dejarik.games.outer_rim.abilities.vocabulary.goals import Count
from dejarik.games.outer_rim.abilities.vocabulary.resources import Credits
from dejarik.games.outer_rim.abilities.vocabulary.triggers import (
    PATROL,
    CompleteJobs,
    DeliverCargo,
    EarnBounty,
    Trigger,
    WinCombat,
)
from dejarik.games.outer_rim.ai import odds
from dejarik.games.outer_rim.ai.valuing import FAME, crew_worth
from dejarik.games.outer_rim.cards.facts import CREW, GROUND, ILLEGAL, SPACE
from dejarik.games.outer_rim.cards.library import CARDS, CONTACTS
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.holdings import holdings
from dejarik.games.outer_rim.rules.turns import reach
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.abilities.vocabulary.goals import Goal
    from dejarik.games.outer_rim.state import OuterRim

JOINING: Final = 0.6  # how often, after all costs, a contact joins
TALKING: Final = 1_800.0  # a contact who only talks
IDLE: Final = 300.0  # a contact one has no use for
MOST_KITS: Final = 5_000

# What goals count and abilities pay for.
DELIVERY, SMUGGLING, JOB_DONE, VICTORY, PATROL_BEATEN = "delivery", "smuggling", "job", "victory", "patrol"
BOUNTY_EARNED, CAPTURE, ELIMINATION = "bounty", "capture", "elimination"
COUNTED: Final[dict[str, Trigger]] = {
    DELIVERY: DeliverCargo(),
    SMUGGLING: DeliverCargo(ILLEGAL),
    JOB_DONE: CompleteJobs(),
    VICTORY: WinCombat(),
    PATROL_BEATEN: WinCombat(against=PATROL),
    BOUNTY_EARNED: EarnBounty(),
    CAPTURE: EarnBounty(captured=True),
    ELIMINATION: EarnBounty(captured=False),
}

Key = tuple[str, bool, str, bool, tuple[str, ...], str, bool]
_KITS: dict[Key, Kit] = {}


class Kit:
    """Speed, dice, smuggling, changed rules, what each contact is worth, and what is gained when something
    happens: credits (`pays`), tokens for the personal goal and for that of the ship."""

    __slots__ = (
        "avoids_patrols", "combat", "fame_from_patrols", "health", "hull", "instead", "keeps_reputation",
        "pays", "reach", "ship_tokens", "smuggling", "speed", "talk", "tokens",
    )  # fmt: skip

    def __init__(self, g: OuterRim, seat: Seat):
        self.speed = max(1, values.hyperdrive(g, seat))
        self.combat = {combat: odds.strength(g, seat, combat) for combat in (GROUND, SPACE)}
        self.health, self.hull = values.health(g, seat), values.hull(g, seat)
        self.smuggling = odds.smuggling(g, seat)
        held = holdings(g, seat)
        self.tokens = {what: token(held.goal, trigger) for what, trigger in COUNTED.items()}
        self.ship_tokens = {what: token(held.ship_goal, trigger) for what, trigger in COUNTED.items()}
        self.pays = {what: payment(g, seat, trigger) for what, trigger in COUNTED.items()}
        self.instead = {one.of: one.fame for one in g.each(seat, FameForCredits)}
        self.fame_from_patrols = sum(one.fame for one in g.each(seat, FameFromPatrols))
        self.keeps_reputation = g.has(seat, KeepReputation)
        self.avoids_patrols = g.has(seat, AvoidPatrols)
        self.reach = reach(g, seat)
        self.talk = {contact: talk_worth(g, seat, contact) for contact in CONTACTS}

    def beating(self, combat: str, value: float) -> float:
        """The chance to win a combat one begins against an enemy with this many dice."""
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


def token(goal: Goal | None, trigger: Trigger) -> float:
    """What one more goal token is worth, if it is this that the goal counts."""
    return FAME / goal.times if isinstance(goal, Count) and goal.trigger == trigger else 0.0


def payment(g: OuterRim, seat: Seat, trigger: Trigger) -> int:
    """The credits that abilities bring whenever something happens."""
    if seat == g.ai:
        return 0
    waiting = [ability for _, ability in holdings(g, seat).headed.get(WHENEVER, ())]
    return sum(
        one.effect.amount
        for one in waiting
        if one.whenever is not None and one.whenever.trigger == trigger and isinstance(one.effect, Credits)
    )


def talk_worth(g: OuterRim, seat: Seat, contact: str) -> float:
    """Meeting a contact who has a face."""
    card = CARDS[g.card_of_contact(contact)]
    if card.type != CREW:
        return TALKING
    gain = crew_worth(g, seat, card)
    if not values.room_for(g, seat, card.code):
        gain -= min((crew_worth(g, seat, CARDS[crew]) for crew in g.of_type(seat, CREW)), default=0.0)
    return max(IDLE, JOINING * gain)
