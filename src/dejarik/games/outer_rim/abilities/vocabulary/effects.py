"""Effects on a player: credits, fame, reputation, damage, the turn, the current job."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.ability import Effect, Resolve
from dejarik.games.outer_rim.cards.facts import CREW, CRIT, FACES, FACTIONS, HIT, NEGATIVE, POSITIVE
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import verbs
from dejarik.kernel import Decision, Option, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

ALL = 99
YOU, THAT_PLAYER, BOTH = "you", "that-player", "both"

TOO_POOR = Why(
    "outer_rim.interpretation.to-requires-full", lambda g, seat, _: {"credits": g.players[seat].credits}
)
NO_FAME_TO_LOSE = Why("outer_rim.interpretation.to-requires-full")
NO_REPUTATION_TO_LOSE = Why("outer_rim.interpretation.to-requires-full")
NOTHING_TO_DISCARD = Why("outer_rim.interpretation.to-requires-full")
NO_FACTION_HERE = Why("outer_rim.map.your-planets-faction-none")


def seat_of(r: Resolve, who: str) -> Seat:
    return r.that if who == THAT_PLAYER else r.you


def stuck(g: OuterRim, seat: Seat, faction: str, amount: int) -> bool:
    """Whether a reputation cannot move in that direction anymore."""
    return g.players[seat].reputation_with(faction) == (NEGATIVE if amount < 0 else POSITIVE)


class Credits(Effect, frozen=True):
    """Gain credits."""

    amount: int
    who: str = YOU

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        verbs.gain_credits(g, seat_of(r, self.who), self.amount)
        return None


class LoseCredits(Effect, frozen=True):
    """Lose credits, as many as you have."""

    amount: int
    who: str = YOU

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


class Fame(Effect, frozen=True):
    """Gain or lose fame; perhaps together with that player."""

    amount: int = 1
    who: str = YOU

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


class Harm(Effect, frozen=True):
    """Your character, or your ship, suffers damage."""

    amount: int
    ship: bool = False
    who: str = YOU

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        verbs.suffer(g, seat_of(r, self.who), self.amount, self.ship)
        return None


class Heal(Effect, frozen=True):
    """Recover damage from your character, or your ship."""

    amount: int = ALL
    ship: bool = False

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        verbs.recover(g, r.you, self.amount, self.ship)
        return None


class ExtraTurn(Effect, frozen=True):
    """Take another turn after this one; not in a turn that is an extra turn itself."""

    # rule: outer_rim.turn.extra-turn.condition, outer_rim.turn.extra-turn.no-chaining
    # rule: outer_rim.map.maelstrom.offers-extra-turn
    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        if not g.in_extra_turn:
            g.extra_turn = True
            g.changes += 1
            g.tell(ev.ExtraTurnEarned(r.you))
        return None


class EndTurn(Effect, frozen=True):
    """Your turn ends."""

    # rule: outer_rim.turn.end-effect-skips-rest
    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        if r.you == g.current:
            g.turn_over = True
            g.changes += 1
        return None


class Complete(Effect, frozen=True):
    """This job is completed."""

    # rule: outer_rim.job.completed-reward, outer_rim.goal.aphra-job-completed
    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.encounters import CompleteJob

        return r.call(g, CompleteJob(r.you, r.about))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        assert r.result is not None
        r.finished = r.result.happened
        r.end(g)


class FailJob(Effect, frozen=True):
    """This job is failed: stop."""

    # rule: outer_rim.job.failed-stop-and-keep
    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        r.finished = False
        r.end(g)
        return None


class DeliverAfterAll(Effect, frozen=True):
    """The cargo is delivered after all."""

    # rule: outer_rim.combat.step4.win-effects-before-damage
    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.delivering import HandOver

        return r.call(g, HandOver(r.you, r.about))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        assert r.result is not None
        r.finished = r.result.happened


class LoseCargo(Effect, frozen=True):
    """The cargo it is about is discarded."""

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.assets import DiscardAsset

        if r.about in g.players[r.you].assets:
            return r.call(g, DiscardAsset(r.you, r.about))
        return None

    def returned(self, g: OuterRim, r: Resolve) -> None:
        pass


class Discard(Effect, frozen=True):
    """Discard one of your assets of some types."""

    partial: ClassVar[bool] = True

    # rule: outer_rim.asset.discard-occasions
    types: tuple[str, ...]

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        if self.found(g, r):
            return r.ask(g)
        r.whole = False
        return None

    def found(self, g: OuterRim, r: Resolve) -> list[str]:
        return g.of_type(r.you, *self.types)

    def why_not(self, g: OuterRim, r: Resolve) -> Why | None:
        return None if self.found(g, r) else NOTHING_TO_DISCARD

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        options = tuple(Option(Do.DISCARD, card) for card in self.found(g, r))
        return Decision(r.you, Ask.WHICH_ASSET, options, r.card, public=True)

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        from dejarik.games.outer_rim.rules.assets import DiscardAsset

        return r.call(g, DiscardAsset(r.you, str(option.subject)))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        pass


class DiscardThis(Effect, frozen=True):
    """Discard this card."""

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.assets import DiscardAsset

        if r.card in g.players[r.you].assets:
            return r.call(g, DiscardAsset(r.you, r.card))
        return None

    def returned(self, g: OuterRim, r: Resolve) -> None:
        pass


class MarkPlanet(Effect, frozen=True):
    """Put a damage token on your planet."""

    # rule: outer_rim.goal.text
    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        player = g.players[r.you]
        player.marks = (*player.marks, player.space)
        g.changes += 1
        g.dirty = True
        g.tell(ev.TokenPlaced(r.you, player.space))
        return None


class RollPerCrew(Effect, frozen=True):
    """Roll one die for each of your crew; gain credits for each hit and crit."""

    credits: int

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        name = g.players[r.you].character
        results = tuple(FACES[g.roll(8, name)] for _ in g.of_type(r.you, CREW))
        g.tell(ev.DiceRolled(r.you, "die", results, r.you))
        verbs.gain_credits(g, r.you, self.credits * sum(result in {HIT, CRIT} for result in results))
        return None
