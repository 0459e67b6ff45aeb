"""Claiming the battlefield."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.facts import CLAIM_COST, NOBODY
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import tokens, values, verbs
from dejarik.games.destiny.rules.index import abilities_of
from dejarik.games.destiny.rules.occasions import purse
from dejarik.kernel import Decision, Option, Procedure, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

CLAIMED_ALREADY = Why("destiny.action.claim.once-per-round")
SHUT = Why("destiny.multiplayer.elimination.claim-next-round")


def _cost_and_purse(g: Destiny, seat: Seat, option: Option) -> dict[str, int]:
    return {"cost": values.claim_cost(g, seat), "have": purse(g, seat)}


TOO_DEAR = Why("destiny.resource.use", numbers=_cost_and_purse)


def why_not_claim(g: Destiny, seat: Seat) -> Why | None:
    if g.claim_shut:
        return SHUT  # rule: destiny.multiplayer.elimination.claim-next-round
    if g.claimed != NOBODY:
        return CLAIMED_ALREADY  # rule: destiny.action.claim.once-per-round, destiny.multiplayer.one-claim
    if CLAIM_COST in (g.cached or g.index).constants and values.claim_cost(g, seat) > purse(g, seat):
        return TOO_DEAR
    return None


class Claim(Procedure["Destiny"]):
    """Take control of the battlefield, then use its Claim ability or not."""

    seat: Seat

    def begin(self, g: Destiny) -> Step:
        tokens.spend_resources(g, self.seat, values.claim_cost(g, self.seat))
        verbs.claim(g, self.seat)
        return g.go(self, then=self.offer)

    def offer(self, g: Destiny) -> Step:
        if self.abilities(g):
            return g.ask(self, self.whether, then=self.use)
        return g.done()

    def abilities(self, g: Destiny) -> list[str]:
        # rule: destiny.battlefield.claim-ability
        return [a.ref for a in abilities_of(g, g.battlefield) if a.clause == "claim"]

    def whether(self, g: Destiny) -> Decision:
        # rule: destiny.action.claim.use-ability, destiny.action.claim.ability-optional
        # rule: destiny.ability.claim.by-claimer
        options = [Option(Do.USE, ref) for ref in self.abilities(g)]
        return Decision(self.seat, Ask.CLAIM, (*options, Option(Do.DECLINE)), g.battlefield, public=True)

    def use(self, g: Destiny, option: Option) -> Step:
        if option.kind == Do.DECLINE:
            return g.done()
        claim = Resolve(str(option.subject), self.seat, g.battlefield)
        return g.call(self, claim, then=self.finish)

    def finish(self, g: Destiny) -> Step:
        return g.done()
