"""Costs: paid before an ability is initiated; without the whole cost nothing of it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame.abilities.ability import Effect, Use
from dejarik.games.cardgame.abilities.vocabulary.references import Reference
from dejarik.games.cardgame.abilities.vocabulary.selectors import Select
from dejarik.games.cardgame.cards.library import ABILITIES
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import piles, verbs
from dejarik.games.cardgame.rules.damage import Damage
from dejarik.games.cardgame.rules.leaving import DISCARD, SACRIFICED, LeavePlay
from dejarik.games.cardgame.rules.payment import Pay, why_not_pay
from dejarik.kernel import Decision, Option, Step, Why

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

EXHAUSTED = Why("cardgame.focus.exhausted-cannot-be-focused")
NOTHING_TO_SACRIFICE = Why("cardgame.sacrifice.meaning")
NO_CARDS = Why("cardgame.cost.compound")


class Cost(Effect, frozen=True):
    """A cost. If what pays it does not come about, the ability ends."""

    def returned(self, g: CardGame, r: Use) -> None:
        if r.result is None or not r.result.happened:
            unpaid(r)


def unpaid(r: Use) -> None:
    """Go to the end of the ability."""
    # rule: cardgame.sacrifice.must-leave
    r.whole = False
    r.pc = len(ABILITIES[r.ability].code)


class Focus(Cost, frozen=True):
    """Focus this card, or a ready card of your choice."""

    # rule: cardgame.focus.give-order, cardgame.focus.self-reference, cardgame.cost.compound
    what: Reference | Select

    def ready(self, g: CardGame, r: Use) -> list[int]:
        return [thing for thing in self.what.find(g, r) if g.ready(thing)]

    def why_not(self, g: CardGame, r: Use) -> Why | None:
        return None if self.ready(g, r) else EXHAUSTED

    def run(self, g: CardGame, r: Use) -> Step | None:
        if isinstance(self.what, Select):
            return r.ask(g)
        for thing in self.what.find(g, r):
            verbs.focus(g, thing, 1)
        return None

    def question(self, g: CardGame, r: Use) -> Decision:
        options = tuple(Option(Do.FOCUS, thing) for thing in self.ready(g, r))
        return Decision(r.you, Ask.COST, options, r.ability, public=True)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        verbs.focus(g, int(option.subject), 1)
        return None


class Sacrifice(Cost, frozen=True):
    """Sacrifice this card, or a card of your choice."""

    # rule: cardgame.sacrifice.meaning
    what: Reference | Select

    def why_not(self, g: CardGame, r: Use) -> Why | None:
        return None if self.what.find(g, r) else NOTHING_TO_SACRIFICE

    def run(self, g: CardGame, r: Use) -> Step | None:
        if isinstance(self.what, Select):
            return r.ask(g)
        parts = tuple((thing, DISCARD, 0) for thing in self.what.find(g, r))
        return r.call(g, LeavePlay(parts, SACRIFICED, r.you))

    def question(self, g: CardGame, r: Use) -> Decision:
        options = tuple(Option(Do.SACRIFICE, thing) for thing in self.what.find(g, r))
        return Decision(r.you, Ask.COST, options, r.ability, public=True)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        return r.call(g, LeavePlay(((int(option.subject), DISCARD, 0),), SACRIFICED, r.you))


class Spend(Cost, frozen=True):
    """Spend resources; no match is needed."""

    # rule: cardgame.resource.match-only-cards-from-hand, cardgame.resource.on-opponents-turn
    amount: int

    def why_not(self, g: CardGame, r: Use) -> Why | None:
        return why_not_pay(g, r.you, self.amount, "")

    def run(self, g: CardGame, r: Use) -> Step | None:
        return r.call(g, Pay(r.you, self.amount))


class DiscardOne(Cost, frozen=True):
    """Discard a card from your hand."""

    def why_not(self, g: CardGame, r: Use) -> Why | None:
        return None if g.hands[r.you] else NO_CARDS

    def run(self, g: CardGame, r: Use) -> Step | None:
        return r.ask(g)

    def question(self, g: CardGame, r: Use) -> Decision:
        options = tuple(Option(Do.DISCARD, card) for card in dict.fromkeys(g.hands[r.you]))
        return Decision(r.you, Ask.COST, options, r.ability)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        piles.discard_from_hand(g, r.you, str(option.subject))
        return None


class DiscardAny(Cost, frozen=True):
    """Discard X cards from your hand; as many as the cost being modified can be lowered by."""

    def why_not(self, g: CardGame, r: Use) -> Why | None:
        if not g.hands[r.you] or r.depth < 0 or self.price(g, r) <= 1:
            return NO_CARDS
        return None

    @staticmethod
    def price(g: CardGame, r: Use) -> int:
        from dejarik.games.cardgame.rules.playing import PlayCard

        frame = g.stack[r.depth]
        return frame.price(g) - len(r.get("x")) if isinstance(frame, PlayCard) else 0

    def must_go_on(self, g: CardGame, r: Use) -> bool:
        """What is begun can be finished: enough must be discarded for the rest to be paid."""
        from dejarik.games.cardgame.rules import values
        from dejarik.games.cardgame.rules.playing import PlayCard

        frame = g.stack[r.depth]
        assert isinstance(frame, PlayCard)
        match = values.needed_match(g, r.you, frame.card)
        return not r.get("x") or why_not_pay(g, r.you, self.price(g, r), match) is not None

    def run(self, g: CardGame, r: Use) -> Step | None:
        return r.ask(g)

    def question(self, g: CardGame, r: Use) -> Decision:
        options = [Option(Do.DISCARD, card) for card in dict.fromkeys(g.hands[r.you])]
        if not self.must_go_on(g, r):
            options.append(Option(Do.ENOUGH))
        return Decision(r.you, Ask.COST, tuple(options), r.ability)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        if option.kind == Do.ENOUGH:
            return None
        r.bind("x", *r.get("x"), option.subject)
        piles.discard_from_hand(g, r.you, str(option.subject))
        return r.ask(g) if g.hands[r.you] and self.price(g, r) > 1 else None


class DamageThis(Cost, frozen=True):
    """Damage this card."""

    amount: int = 1

    def run(self, g: CardGame, r: Use) -> Step | None:
        return r.call(g, Damage(((r.holder, self.amount),), r.you, r.holder))

    def returned(self, g: CardGame, r: Use) -> None:
        if r.result is None or r.result.amount < self.amount:
            unpaid(r)


class LowerReserve(Cost, frozen=True):
    """Your reserve value is lower until the end of the phase."""

    amount: int = 1

    def run(self, g: CardGame, r: Use) -> Step | None:
        from dejarik.games.cardgame.state import Lasting

        verbs.last(g, Lasting("reserve", "phase", r.you, amount=-self.amount))
        return None
