"""Cards: assets gained and discarded, jobs and cargo, databank cards, and what goes back into decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from dejarik.games.outer_rim.abilities.ability import Effect, Resolve
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import verbs
from dejarik.kernel import Decision, Option, Step, Why

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

NOTHING_TO_DISCARD = Why("outer_rim.interpretation.to-requires-full")


class TakeThis(Effect, frozen=True):
    """Gain the asset on this card."""

    # rule: outer_rim.encounter.card.assets, outer_rim.encounter.space.bounty-on-card
    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.assets import GainAsset

        if r.card not in g.limbo:
            return None
        return r.call(g, GainAsset(r.you, r.card))

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


class LoseCargo(Effect, frozen=True):
    """The cargo it is about is discarded."""

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.assets import DiscardAsset

        if r.about in g.players[r.you].assets:
            return r.call(g, DiscardAsset(r.you, r.about))
        return None

    def returned(self, g: OuterRim, r: Resolve) -> None:
        pass


class DeliverAfterAll(Effect, frozen=True):
    """The cargo is delivered after all."""

    # rule: outer_rim.combat.step4.win-effects-before-damage
    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.delivering import HandOver

        return r.call(g, HandOver(r.you, r.about))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        assert r.result is not None
        r.finished = r.result.happened


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


class Read(Effect, frozen=True):
    """Resolve a databank card with that number."""

    number: int

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.encounters import ReadDatabank

        return r.call(g, ReadDatabank(r.you, self.number, r.about, r.that))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        if r.result is not None:
            r.finished = r.result.happened


class BackIntoDeck(Effect, frozen=True):
    """Shuffle this card back into its deck."""

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        verbs.leave_limbo(g, r.card)
        pile = g.pile(CARDS[r.card].deck)
        pile.put_bottom(r.card)
        verbs.shuffle(g, pile)
        return None
