"""Resources: which sources can pay for what, and paying one source at a time.

Feasibility has a closed form: what is left must not exceed what ready sources can still give, and a match
was given or can still be given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import values, verbs
from dejarik.kernel import Decision, Option, Procedure, Refusal, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


def _numbers(g: CardGame, seat: Seat, option: Option) -> dict[str, int]:
    available = sum(g.card(source).resources for source in sources(g, seat))
    cost = values.cost(g, seat, option.subject) if isinstance(option.subject, str) else 0
    return {"cost": cost, "available": available}


TOO_DEAR = Why("cardgame.resource.insufficient", _numbers)
NO_MATCH = Why("cardgame.resource.match", _numbers)


def sources(g: CardGame, seat: Seat) -> list[int]:
    """The ready cards of a player that can produce resources."""
    # rule: cardgame.resource.sources, cardgame.resource.source-must-be-ready, cardgame.card.affiliation
    # rule: cardgame.focus.exhausted-cannot-be-focused
    return [source for source, _, _ in (g.cached or g.index).sources[seat] if not g.things[source].focus]


def matches(g: CardGame, source: int, affiliation: str) -> bool:
    # rule: cardgame.resource.neutral-source-no-match
    if g.card(source).affiliation == affiliation:
        return True
    return "matches-all" in (g.cached or g.index).constants and any(
        constant.fits(g, view, source) for constant, view in values.constants(g, "matches-all")
    )


def why_not_pay(g: CardGame, seat: Seat, cost: int, affiliation: str) -> Why | None:
    """Why a player cannot pay so much with a match of that affiliation (blank: none is needed)."""
    # rule: cardgame.resource.cost-zero
    if cost <= 0:
        return None
    things = g.things
    index = g.cached or g.index
    left = cost
    matched = not affiliation
    for source, value, emblem in index.sources[seat]:
        if not things[source].focus:
            left -= value
            if emblem == affiliation:
                matched = True
            if left <= 0 and matched:
                return None
    if left > 0:
        return TOO_DEAR
    if not matched and not any(matches(g, source, affiliation) for source in sources(g, seat)):
        return NO_MATCH
    return None


class Pay(Procedure["CardGame"]):
    """Produce resources, source by source, until the cost is covered and a match was given."""

    # rule: cardgame.resource.announce-first, cardgame.resource.combine-sources
    # rule: cardgame.resource.single-purpose, cardgame.resource.excess-lost
    seat: Seat
    cost: int
    affiliation: str = ""  # the match still needed

    def begin(self, g: CardGame) -> Step:
        if self.cost <= 0 and not self.affiliation:
            return g.done()
        if why_not_pay(g, self.seat, max(1, self.cost), self.affiliation) is not None:
            return g.done(happened=False, whole=False)
        return g.ask(self, self.which_source, then=self.produce)

    def which_source(self, g: CardGame) -> Decision:
        # rule: cardgame.resource.one-per-focus-token, cardgame.resource.value
        # rule: cardgame.resource.rest-may-be-any
        ready: list[tuple[int, int]] = []
        spare = -self.cost  # what is left over if all that is ready is used
        for source, value, _ in (g.cached or g.index).sources[self.seat]:
            if not g.things[source].focus:
                ready.append((source, value))
                spare += value
        options: list[Option] = []
        for source, value in ready:
            for amount in range(max(1, value - spare), value + 1):
                options.append(Option(Do.FOCUS, source, str(amount)))
        return Decision(self.seat, Ask.PAY, tuple(options), self.cost, public=True)

    def refusals(self, g: CardGame) -> list[Refusal]:
        return [
            Refusal(Option(Do.FOCUS, source, "1"), "cardgame.resource.source-must-be-ready")
            for source, _, _ in g.index.sources[self.seat]
            if not g.ready(source)
        ]

    def produce(self, g: CardGame, option: Option) -> Step:
        # rule: cardgame.resource.source-exhausted-after, cardgame.focus.give-order
        source, amount = int(option.subject), int(option.object)
        if self.affiliation and matches(g, source, self.affiliation):
            self.affiliation = ""
        self.cost -= amount
        verbs.focus(g, source, amount)
        g.tell(ev.ResourcesGenerated(self.seat, source, amount))
        return g.go(self, then=self.begin)
