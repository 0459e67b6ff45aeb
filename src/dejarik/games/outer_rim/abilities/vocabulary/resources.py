"""Credits, fame and reputation: gained, lost, and spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from dejarik.games.outer_rim.abilities.ability import Effect, Resolve
from dejarik.games.outer_rim.abilities.vocabulary.market import NOTHING_FOR_SALE
from dejarik.games.outer_rim.abilities.vocabulary.references import BOTH, YOU, Who, seat_of
from dejarik.games.outer_rim.cards.facts import CREW, CRIT, FACTIONS, HIT, NEGATIVE, POSITIVE
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import verbs
from dejarik.kernel import Decision, Option, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

TOO_POOR = Why(
    "outer_rim.interpretation.to-requires-full", lambda g, seat, _: {"credits": g.players[seat].credits}
)


NO_FAME_TO_LOSE = Why("outer_rim.interpretation.to-requires-full")


NO_REPUTATION_TO_LOSE = Why("outer_rim.interpretation.to-requires-full")


NO_FACTION_HERE = Why("outer_rim.map.your-planets-faction-none")


def stuck(g: OuterRim, seat: Seat, faction: str, amount: int) -> bool:
    """Whether a reputation cannot move in that direction anymore."""
    return g.players[seat].reputation_with(faction) == (NEGATIVE if amount < 0 else POSITIVE)


class Credits(Effect, frozen=True):
    """Gain credits."""

    amount: int
    who: Who = YOU

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        verbs.gain_credits(g, seat_of(r, self.who), self.amount)
        return None


class LoseCredits(Effect, frozen=True):
    """Lose credits, as many as you have."""

    amount: int
    who: Who = YOU

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        if verbs.lose_credits(g, seat_of(r, self.who), self.amount) < self.amount:
            r.whole = False
        return None


class Pay(Effect, frozen=True):
    """Spend credits."""

    amount: int

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        verbs.lose_credits(g, r.you, self.amount)
        return None

    def why_not(self, g: OuterRim, r: Resolve) -> Why | None:
        # rule: outer_rim.market.barter.not-for-other-payments
        return TOO_POOR if g.players[r.you].credits < self.amount else None


class BarterFor(Effect, frozen=True):
    """Spend credits; you may barter."""

    amount: int

    def why_not(self, g: OuterRim, r: Resolve) -> Why | None:
        from dejarik.games.outer_rim.rules.market import barterable, worth

        purse = g.players[r.you].credits + worth(barterable(g, r.you))
        return NOTHING_FOR_SALE if purse < self.amount else None

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.market import PayOrBarter

        return r.call(g, PayOrBarter(r.you, self.amount))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        # What was asked for is done only for the whole sum.
        r.whole = r.whole and r.result is not None and r.result.whole


class Fame(Effect, frozen=True):
    """Gain or lose fame; perhaps together with that player."""

    amount: int = 1
    who: Who = YOU

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        # Both gain it at once: only then is it seen who has won.
        for seat in (r.you, r.that) if self.who == BOTH else (seat_of(r, self.who),):
            if verbs.change_fame(g, seat, self.amount) != self.amount:
                r.whole = False
        return None

    def why_not(self, g: OuterRim, r: Resolve) -> Why | None:
        return NO_FAME_TO_LOSE if g.players[seat_of(r, self.who)].fame + self.amount < 0 else None


class Reputation(Effect, frozen=True):
    """Gain or lose reputation with a faction."""

    partial: ClassVar[bool] = True

    faction: str
    amount: int = 1

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        if verbs.change_reputation(g, r.you, self.faction, self.amount) != self.amount:
            r.whole = False
        return None

    def why_not(self, g: OuterRim, r: Resolve) -> Why | None:
        return NO_REPUTATION_TO_LOSE if stuck(g, r.you, self.faction, self.amount) else None


class ReputationBecomes(Effect, frozen=True):
    """Your reputation with a faction becomes positive, neutral or negative."""

    faction: str
    level: int

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        verbs.set_reputation(g, r.you, self.faction, self.level)
        return None


class PlanetReputation(Effect, frozen=True):
    """Gain or lose reputation with the faction of your planet."""

    partial: ClassVar[bool] = True

    amount: int = 1

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        faction = g.planet_faction(r.you)
        if not faction or verbs.change_reputation(g, r.you, faction, self.amount) != self.amount:
            r.whole = False
        return None

    def why_not(self, g: OuterRim, r: Resolve) -> Why | None:
        faction = g.planet_faction(r.you)
        if not faction:
            return NO_FACTION_HERE
        return NO_REPUTATION_TO_LOSE if self.amount < 0 and stuck(g, r.you, faction, self.amount) else None


class ChosenReputation(Effect, frozen=True):
    """Gain or lose reputation with a faction of your choice."""

    amount: int = 1

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        return r.ask(g)

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        options = tuple(Option(Do.FACTION, faction) for faction in FACTIONS)
        return Decision(r.you, Ask.WHICH_FACTION, options, r.card, public=True)

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        verbs.change_reputation(g, r.you, str(option.subject), self.amount)
        return None


class PatrolReputation(Effect, frozen=True):
    """Gain or lose reputation with the faction of a patrol in your space."""

    amount: int = 1

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        return r.ask(g) if g.patrols_in(g.players[r.you].space) else None

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        # rule: outer_rim.interpretation.ties-current-player
        here = g.patrols_in(g.players[r.you].space)
        options = tuple(Option(Do.FACTION, faction) for faction in here)
        return Decision(r.you, Ask.WHICH_FACTION, options, r.card, public=True)

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        verbs.change_reputation(g, r.you, str(option.subject), self.amount)
        return None


class RollPerCrew(Effect, frozen=True):
    """Roll one die for each of your crew; gain credits for each hit and crit."""

    credits: int

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.skill_tests import roll_dice

        return r.call(g, roll_dice(g, r.you, count=len(g.of_type(r.you, CREW))))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        assert g.dice is not None
        hits = sum(result in {HIT, CRIT} for result in g.dice.results)
        g.dice = None
        verbs.gain_credits(g, r.you, self.credits * hits)
