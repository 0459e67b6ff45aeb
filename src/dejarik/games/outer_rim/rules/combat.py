"""Combat in its five steps. Whoever starts one resolves winning and losing between steps 4 and 5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.vocabulary.constants import Prevent
from dejarik.games.outer_rim.cards.facts import DAMAGE, GROUND, NOBODY, SPACE
from dejarik.games.outer_rim.pieces import Combat, Roll
from dejarik.games.outer_rim.rules import values, verbs
from dejarik.games.outer_rim.rules.dice import RollDice, UseAbilities, may_matter
from dejarik.kernel import Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim


def type_between_players(g: OuterRim, seat: Seat) -> str:
    """Ground combat on a planet, ship combat elsewhere."""
    # rule: outer_rim.combat.pvp-on-planet-ground, outer_rim.combat.pvp-off-planet-ship
    return GROUND if g.on_planet(seat) else SPACE


def begin_combat(
    g: OuterRim,
    attacker: Seat,
    defender: Seat,
    enemy: str,
    combat: str,
    value: int,
    hopeless: bool = False,
    without: str = "",
) -> None:
    """Set up the combat that `CombatRolls` and `SufferDamage` carry out."""
    # rule: outer_rim.combat.attacker-is-current-player, outer_rim.combat.defender
    # rule: outer_rim.combat.attacker-when-current-absent, outer_rim.combat.card-enemy-defends
    # rule: outer_rim.combat.two-types, outer_rim.combat.opponent, outer_rim.combat.sources
    g.combat = Combat(attacker, defender, enemy, combat, value, hopeless=hopeless, without=without)
    g.changes += 1
    g.tell(ev.CombatBegan(attacker, defender, enemy, combat))


def combat_value(g: OuterRim, fight: Combat, seat: Seat) -> int:
    # rule: outer_rim.combat.step1.roll-combat-value
    if fight.combat == GROUND:
        return values.ground_combat(g, seat)
    return values.ship_combat(g, seat)


class CombatRolls(Procedure["OuterRim"]):
    """Steps 1 to 4: the attacker rolls and counts, the defender rolls and counts, one of them wins."""

    # rule: outer_rim.combat.steps.order
    asked: int = 0  # this many participants had their say at the start

    def begin(self, g: OuterRim) -> Step:
        fight = g.combat
        assert fight is not None
        if fight.hopeless:  # rule: outer_rim.patrol.level-4-no-dice, outer_rim.interpretation.cannot-absolute
            return g.go(self, then=self.decide)
        g.dice = Roll(fight.attacker, "combat", 0, fight.defender)
        return g.go(self, then=self.start)

    def start(self, g: OuterRim) -> Step:
        """Abilities for the start of the combat come before anybody rolls."""
        # rule: outer_rim.combat.ability.start-of-combat
        fight = g.combat
        assert fight is not None
        while self.asked < 2:
            seat = fight.defender if self.asked else fight.attacker
            self.asked += 1
            if seat not in (NOBODY, g.ai) and may_matter(g, seat, "start"):
                return g.call(self, UseAbilities("start", seat), then=self.start)
        return g.go(self, then=self.roll)

    def roll(self, g: OuterRim) -> Step:
        fight, roll = g.combat, g.dice
        assert fight is not None
        assert roll is not None
        roll.count = max(0, combat_value(g, fight, fight.attacker) - fight.fewer[0])
        return g.call(self, RollDice(), then=self.count)

    def count(self, g: OuterRim) -> Step:
        # rule: outer_rim.combat.step2.count
        fight, roll = g.combat, g.dice
        assert fight is not None
        assert roll is not None
        fight.dealt = (damage_of(roll.results),)
        # rule: outer_rim.combat.npc-roller-no-abilities, outer_rim.solo-ai.combat.separate-rolls
        value = fight.value if fight.defender == NOBODY else combat_value(g, fight, fight.defender)
        g.dice = Roll(fight.defender, "combat", max(0, value - fight.fewer[1]), fight.attacker)
        g.changes += 1
        return g.call(self, RollDice(), then=self.count_defender)

    def count_defender(self, g: OuterRim) -> Step:
        fight, roll = g.combat, g.dice
        assert fight is not None
        assert roll is not None
        fight.dealt = (*fight.dealt, damage_of(roll.results))
        g.dice = None
        g.changes += 1
        return g.go(self, then=self.decide)

    def decide(self, g: OuterRim) -> Step:
        fight = g.combat
        assert fight is not None
        if fight.hopeless:
            # rule: outer_rim.patrol.level-4-always-wins
            fight.dealt = (0, values.hull(g, fight.attacker))
        g.tell(
            ev.CombatDecided(
                fight.attacker, fight.defender, fight.enemy, (fight.dealt[0], fight.dealt[1]), fight.won
            )
        )
        return g.done(happened=fight.won)


class SufferDamage(Procedure["OuterRim"]):
    """Step 5: each player suffers what the opponent dealt, whoever won."""

    def begin(self, g: OuterRim) -> Step:
        # rule: outer_rim.combat.step5.suffer-opponents-damage, outer_rim.combat.step5.npc-suffers-none
        # rule: outer_rim.combat.step5.ground-damages-character, outer_rim.combat.step5.ship-damages-ship
        # rule: outer_rim.combat.npc-only-win-or-lose, outer_rim.combat.loser-still-deals-damage
        # rule: outer_rim.combat.step4.win-and-be-defeated, outer_rim.combat.prevention-does-not-change-winner
        fight = g.combat
        assert fight is not None
        ship = fight.combat == SPACE
        for seat, dealt in ((fight.attacker, fight.dealt[1]), (fight.defender, fight.dealt[0])):
            if seat != NOBODY:
                verbs.suffer(g, seat, max(0, dealt - prevented(g, seat, ship, fight.hopeless)), ship)
        return g.go(self, then=self.end)

    def end(self, g: OuterRim) -> Step:
        fight = g.combat
        assert fight is not None
        g.narrate(ev.CombatOver(fight.attacker, fight.defender))
        g.combat = None
        g.changes += 1
        return g.done()


def prevented(g: OuterRim, seat: Seat, ship: bool, hopeless: bool) -> int:
    """What abilities prevent."""
    # rule: outer_rim.damage.prevent, outer_rim.interpretation.cannot-absolute
    if hopeless:
        return 0
    combat = SPACE if ship else GROUND
    return sum([one.amount for one in g.each(seat, Prevent) if one.combat == combat])


def damage_of(results: tuple[str, ...]) -> int:
    return sum(DAMAGE[result] for result in results)
