"""Tokens that an opponent may place: damage and focus, with Protect and shields in between.

Damage is one packet with several parts, so that it can be split, redirected, prevented and shielded and
still land together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame.abilities.ability import Use
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import values, verbs
from dejarik.kernel import Decision, Option, Procedure, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

NOTHING_LEFT = Why("cardgame.damage.tokens")

Part = tuple[int, ...]  # a thing, an amount, and the protectors these points have passed


class Tokens(Procedure["CardGame"]):
    """Tokens would be placed; whoever controls a shielded card may prevent one for each shield."""

    parts: tuple[Part, ...]
    by: Seat  # who places them
    source: int = 0
    declined: tuple[int, ...] = ()  # shielded cards whose controllers keep their shields

    def why_not(self, g: CardGame) -> Why | None:
        return None if any(part[0] in g.things for part in self.parts) else NOTHING_LEFT

    def shields(self, g: CardGame) -> Step:
        if self.shielded(g):
            return g.ask(self, self.use_shield, then=self.decided)
        return self.land(g)

    def shielded(self, g: CardGame) -> list[int]:
        # rule: cardgame.shield.not-against-own-tokens, cardgame.shield.shielded-term
        return [
            thing
            for thing in sorted({part[0] for part in self.parts})
            if thing in g.things
            and thing not in self.declined
            and g.things[thing].shields
            and g.things[thing].controller != self.by
        ]

    def use_shield(self, g: CardGame) -> Decision:
        # rule: cardgame.shield.use-prevents-one-token
        thing = self.shielded(g)[0]
        options = (Option(Do.SHIELD, thing), Option(Do.NO_SHIELD, thing))
        return Decision(g.things[thing].controller, Ask.SHIELD, options, thing, public=True)

    def decided(self, g: CardGame, option: Option) -> Step:
        thing = int(option.subject)
        if option.kind == Do.SHIELD:
            verbs.use_shield(g, thing)
            self.parts = moved(self.parts, next(part for part in self.parts if part[0] == thing), 1)
        else:
            self.declined += (thing,)
        return g.go(self, then=self.shields)

    def totals(self, g: CardGame) -> dict[int, int]:
        totals: dict[int, int] = {}
        for part in self.parts:
            if part[0] in g.things:
                totals[part[0]] = totals.get(part[0], 0) + part[1]
        return totals

    def land(self, g: CardGame) -> Step:
        raise TypeError(f"{type(self).__name__} places nothing")


class PlaceFocus(Tokens):
    """Focus tokens placed by an effect or by tactics icons: the card is merely exhausted by them."""

    # rule: cardgame.focus.placed-is-not-focused
    def begin(self, g: CardGame) -> Step:
        return self.shields(g)

    def land(self, g: CardGame) -> Step:
        totals = self.totals(g)
        for thing, amount in totals.items():
            verbs.focus(g, thing, amount)
        return g.done(amount=sum(totals.values()))


class Damage(Tokens):
    """Would deal damage: every part may still be redirected, prevented, protected or shielded."""

    def begin(self, g: CardGame) -> Step:
        self.parts = tuple(part for part in self.parts if part[0] in g.things and part[1] > 0)
        if not self.parts:
            return g.done(happened=False, whole=False)
        return g.before(self, then=self.shields)

    def keyword_answers(self, g: CardGame, depth: int) -> list[Use]:
        """Protect, as something that may answer damage."""
        return [
            Use("keyword.protect", g.things[protector].controller, protector, depth=depth)
            for protectors in g.index.protectors
            for protector in protectors
            if protectable(g, self, protector)
        ]

    def land(self, g: CardGame) -> Step:
        # rule: cardgame.damage.excess-ignored
        totals = self.totals(g)
        for thing, amount in totals.items():
            verbs.put_damage(g, thing, amount, self.source, self.by)
        return g.done(happened=bool(totals), amount=sum(totals.values()))


class MoveDamage(Damage):
    """Would move damage from one card to others. It is not dealt, but Protect and shields may answer it."""

    taken_from: int = 0
    points: int = 0

    def begin(self, g: CardGame) -> Step:
        self.points = sum(part[1] for part in self.parts)
        return super().begin(g)

    def land(self, g: CardGame) -> Step:
        """What a shield prevents has left its card all the same."""
        if self.taken_from not in g.things:
            return g.done(happened=False, whole=False)
        totals = self.totals(g)
        for thing, amount in totals.items():
            verbs.move_damage(g, self.taken_from, thing, amount)
        landed = sum(totals.values())
        verbs.remove_damage(g, self.taken_from, self.points - landed)
        return g.done(happened=bool(totals), amount=landed)


def moved(parts: tuple[Part, ...], source: Part, amount: int, target: Part = ()) -> tuple[Part, ...]:
    """The packet with some points of one part gone, or gone to `target` (a thing and protectors passed)."""
    amounts = {(part[0], *part[2:]): part[1] for part in parts}
    amounts[source[0], *source[2:]] -= amount
    if target:
        amounts[target] = amounts.get(target, 0) + amount
    return tuple((thing, left, *passed) for (thing, *passed), left in amounts.items() if left)


def protectable(g: CardGame, packet: Damage, protector: int) -> list[Part]:
    """The parts of which a protector may still take a point."""
    # rule: cardgame.keyword.protect, cardgame.keyword.protect-cap
    if protector not in g.things:
        return []
    trait = g.card(protector).protect
    taken = sum(part[1] for part in packet.parts if part[0] == protector)
    if g.things[protector].damage + taken >= values.capacity(g, protector):
        return []
    return [
        part
        for part in packet.parts
        if part[0] in g.things
        and part[0] != protector
        and protector not in part[2:]
        and g.things[part[0]].controller == g.things[protector].controller
        and part[0] != g.dial_thing
        and trait in g.card(part[0]).traits
    ]
