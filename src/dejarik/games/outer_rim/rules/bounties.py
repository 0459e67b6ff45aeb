"""Bounties: hunting contacts on the map, one's own crew, and the crew of others, who may defend it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.cards.facts import BOUNTY, NOBODY
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import verbs
from dejarik.games.outer_rim.rules.assets import DiscardAsset
from dejarik.games.outer_rim.rules.combat import CombatRolls, SufferDamage, begin_combat, type_between_players
from dejarik.games.outer_rim.rules.holdings import holdings
from dejarik.games.outer_rim.rules.rewards import gain
from dejarik.kernel import Decision, Option, Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

CAPTURE, ELIMINATE = Option(Do.CAPTURE), Option(Do.ELIMINATE)
DEFEND, STAND = Option(Do.DEFEND), Option(Do.STAND_ASIDE)


def bounty_on(g: OuterRim, seat: Seat, contact: str) -> str:
    """The player's bounty that names a contact, not yet captured; or nothing."""
    # rule: outer_rim.bounty.matches-contact
    for card in g.of_type(seat, BOUNTY):
        if CARDS[card].contact == contact and card not in g.captured:
            return card
    return ""


def crew_to_hunt(g: OuterRim, seat: Seat) -> list[str]:
    """The bounties whose target is crew in the player's space, the own crew included."""
    # rule: outer_rim.bounty.own-crew.as-encounter, outer_rim.bounty.other-crew.same-space
    # rule: outer_rim.crew.location, outer_rim.crew.location-shared
    found: list[str] = []
    for card in holdings(g, seat).cards:
        if card.type == BOUNTY and card.code not in g.captured:
            owner = g.owner_of_crew(card.contact)
            if owner >= 0 and g.players[owner].space == g.players[seat].space and owner not in g.out:
                found.append(card.code)
    return found


class HuntContact(Procedure["OuterRim"]):
    """Fight a contact on the map that one of your bounties names."""

    # rule: outer_rim.combat.bounty-instead-of-databank, outer_rim.bounty.goal-find-and-win
    seat: Seat
    bounty: str
    slot: str

    def begin(self, g: OuterRim) -> Step:
        # rule: outer_rim.bounty.combat-value, outer_rim.bounty.symbol-sets-type
        # rule: outer_rim.combat.ground-value-means-ground-combat
        facts = CARDS[self.bounty]
        begin_combat(g, self.seat, NOBODY, facts.contact, facts.combat, facts.value)
        return g.call(self, CombatRolls(), then=self.decided)

    def decided(self, g: OuterRim) -> Step:
        # rule: outer_rim.bounty.loss-contact-stays
        assert self.result is not None
        if not self.result.happened:
            return g.go(self, then=self.suffer)
        g.supply = (*g.supply, verbs.take_contact(g, self.slot))
        return g.call(self, Earn(self.seat, self.bounty), then=self.suffer)

    def suffer(self, g: OuterRim) -> Step:
        return g.call(self, SufferDamage(), then=self.end)

    def end(self, g: OuterRim) -> Step:
        return g.done()


class HuntCrew(Procedure["OuterRim"]):
    """Fight a crew member that one of your bounties names: your own, or another player's."""

    seat: Seat
    bounty: str
    crew: str = ""
    owner: Seat = NOBODY

    def begin(self, g: OuterRim) -> Step:
        self.crew = g.crew_of_contact(CARDS[self.bounty].contact)
        self.owner = g.owner_of(self.crew)
        if self.owner == self.seat:
            return self.fight(g, self.crew)
        return g.ask(self, self.defend_or_not, then=self.defended)

    def defend_or_not(self, g: OuterRim) -> Decision:
        # rule: outer_rim.bounty.other-crew.defend-choice, outer_rim.bounty.other-crew.defeated-owner
        # rule: outer_rim.solo-ai.crew.no-defence
        can = not g.players[self.owner].defeated and self.owner != g.ai
        options = (DEFEND, STAND) if can else (STAND,)
        return Decision(self.owner, Ask.DEFEND, options, self.crew, public=True)

    def defended(self, g: OuterRim, option: Option) -> Step:
        if option == STAND:  # rule: outer_rim.bounty.other-crew.undefended
            return self.fight(g, "")
        # rule: outer_rim.bounty.other-crew.defended-fight-owner, outer_rim.bounty.other-crew.defended-type
        begin_combat(g, self.seat, self.owner, "", type_between_players(g, self.seat), 0)
        return g.call(self, CombatRolls(), then=self.decided)

    def fight(self, g: OuterRim, without: str) -> Step:
        # rule: outer_rim.bounty.own-crew.abilities-unusable
        facts = CARDS[self.bounty]
        begin_combat(g, self.seat, NOBODY, facts.contact, facts.combat, facts.value, without=without)
        return g.call(self, CombatRolls(), then=self.decided)

    def decided(self, g: OuterRim) -> Step:
        assert self.result is not None
        if self.result.happened:
            # rule: outer_rim.bounty.own-crew.win-discard-crew, outer_rim.bounty.other-crew.defender-loses
            return g.call(self, DiscardAsset(self.owner, self.crew, returns=False), then=self.won)
        if self.owner == self.seat:
            # rule: outer_rim.bounty.own-crew.lose-crew-leaves
            return g.call(self, DiscardAsset(self.owner, self.crew), then=self.suffer)
        # rule: outer_rim.bounty.other-crew.hunter-loses
        return g.go(self, then=self.suffer)

    def won(self, g: OuterRim) -> Step:
        return g.call(self, Earn(self.seat, self.bounty), then=self.suffer)

    def suffer(self, g: OuterRim) -> Step:
        return g.call(self, SufferDamage(), then=self.end)

    def end(self, g: OuterRim) -> Step:
        return g.done()


class Earn(Procedure["OuterRim"]):
    """The target is beaten and lies in the supply: eliminate or capture it."""

    # rule: outer_rim.bounty.win-choose-one
    seat: Seat
    bounty: str

    def begin(self, g: OuterRim) -> Step:
        return g.ask(self, self.which, then=self.chosen)

    def which(self, g: OuterRim) -> Decision:
        return Decision(self.seat, Ask.BOUNTY, (CAPTURE, ELIMINATE), self.bounty, public=True)

    def chosen(self, g: OuterRim, option: Option) -> Step:
        facts = CARDS[self.bounty]
        if option == ELIMINATE:
            g.narrate(ev.Eliminating(self.seat, self.bounty))
            reward = gain(self.seat, "bounty", self.bounty, facts.eliminate)
            return g.call(self, reward, then=self.eliminated)
        # rule: outer_rim.bounty.capture-onto-card, outer_rim.bounty.capture-pays-on-delivery
        # rule: outer_rim.bounty.own-crew.capture-from-discard, outer_rim.contact.captured-not-in-space
        g.supply = tuple(other for other in g.supply if other != facts.contact)
        g.captured[self.bounty] = facts.contact
        g.changes += 1
        g.tell(ev.Captured(self.seat, self.bounty, facts.contact))
        return g.done()

    def eliminated(self, g: OuterRim) -> Step:
        # rule: outer_rim.bounty.eliminate-reward-and-removal, outer_rim.bounty.own-crew.eliminate
        # rule: outer_rim.discard.eliminated-tokens-removed
        contact = CARDS[self.bounty].contact
        g.supply = tuple(other for other in g.supply if other != contact)
        verbs.drop_asset(g, self.seat, self.bounty)
        verbs.remove_from_game(g, self.bounty, contact)
        g.tell(ev.BountyEarned(self.seat, self.bounty, False))
        return g.done()
