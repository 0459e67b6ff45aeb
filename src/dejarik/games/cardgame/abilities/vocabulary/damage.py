"""Effects on damage and shields: deal, remove, move, prevent, redirect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.cardgame.abilities.ability import Effect, Use
from dejarik.games.cardgame.abilities.vocabulary.choosing import within_reach
from dejarik.games.cardgame.abilities.vocabulary.references import IT, TARGET, YOU, Reference, Who, seat_of
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import damage, verbs
from dejarik.games.cardgame.rules.damage import Damage, moved, protectable
from dejarik.kernel import Decision, Option, Step

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

ALL: Final = 99


class DealDamage(Effect, frozen=True):
    """Deal damage; `by` is who deals it."""

    amount: int
    to: Reference
    by: Who = YOU

    def could(self, g: CardGame, r: Use) -> bool:
        return bool(within_reach(g, r, self.to))

    def run(self, g: CardGame, r: Use) -> Step | None:
        things = self.to.find(g, r)
        if not things:
            r.whole = False
            return None
        parts = tuple((thing, self.amount) for thing in things)
        return r.call(g, damage.Damage(parts, seat_of(g, r, self.by), r.holder))


class RemoveDamage(Effect, frozen=True):
    """Remove damage."""

    amount: int
    from_: Reference

    def could(self, g: CardGame, r: Use) -> bool:
        return any(g.things[thing].damage for thing in within_reach(g, r, self.from_))

    def run(self, g: CardGame, r: Use) -> Step | None:
        for thing in self.from_.find(g, r):
            verbs.remove_damage(g, thing, self.amount)
        return None


class MoveDamage(Effect, frozen=True):
    """Move damage from one unit to another."""

    amount: int
    from_: Reference
    to: Reference

    def could(self, g: CardGame, r: Use) -> bool:
        damaged = any(g.things[thing].damage for thing in within_reach(g, r, self.from_))
        return damaged and bool(within_reach(g, r, self.to))

    def run(self, g: CardGame, r: Use) -> Step | None:
        source, target = self.from_.find(g, r), self.to.find(g, r)
        points = min(self.amount, g.things[source[0]].damage) if source else 0
        if not points or not target:
            r.whole = False
            return None
        packet = damage.MoveDamage(((target[0], points),), r.you, r.holder, taken_from=source[0])
        # rule: cardgame.shield.use-prevents-one-token, cardgame.keyword.protect
        return r.call(g, packet)


class PlaceShield(Effect, frozen=True):
    """Place a shield, on a shielded card only if the text says so."""

    on: Reference
    even_if_shielded: bool = False

    def could(self, g: CardGame, r: Use) -> bool:
        things = within_reach(g, r, self.on)
        return any(self.even_if_shielded or not g.things[thing].shields for thing in things)

    def run(self, g: CardGame, r: Use) -> Step | None:
        for thing in self.on.find(g, r):
            verbs.place_shield(g, thing, self.even_if_shielded)
        return None


class PreventDamage(Effect, frozen=True):
    """Prevent a point of the damage being dealt to the chosen card."""

    def run(self, g: CardGame, r: Use) -> Step | None:
        _take_point(g, r, 0)
        return None


class RedirectDamage(Effect, frozen=True):
    """A point of the damage goes to the target instead."""

    def run(self, g: CardGame, r: Use) -> Step | None:
        for target in TARGET.find(g, r):
            _take_point(g, r, target)
        return None


def _take_point(g: CardGame, r: Use, target: int) -> None:
    """Take one point of what "that" would be dealt, and give it to `target`, if there is one."""
    packet = g.stack[r.depth]
    that = IT.find(g, r)
    if not isinstance(packet, Damage) or not that:
        return
    part = next((part for part in packet.parts if part[0] == that[0]), None)
    if part is not None:
        owned = g.own(r.depth)
        assert isinstance(owned, Damage)
        owned.parts = moved(owned.parts, part, 1, (target,) if target else ())


class Protect(Effect, frozen=True):
    """Protect: any amount of damage to a friendly card with the trait goes to this card instead."""

    # rule: cardgame.keyword.protect-partial
    def run(self, g: CardGame, r: Use) -> Step | None:
        return r.ask(g)

    def question(self, g: CardGame, r: Use) -> Decision:
        packet = g.stack[r.depth]
        assert isinstance(packet, Damage)
        things = sorted({part[0] for part in protectable(g, packet, r.holder)})
        options = [Option(Do.PROTECT, thing) for thing in things]
        if r.get("points"):
            options.append(Option(Do.ENOUGH))
        return Decision(r.you, Ask.PROTECT, tuple(options), r.holder, public=True)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        if option.kind == Do.ENOUGH:
            return None
        packet = g.own(r.depth)
        assert isinstance(packet, Damage)
        part = next(part for part in protectable(g, packet, r.holder) if part[0] == option.subject)
        packet.parts = moved(packet.parts, part, 1, (r.holder, *part[2:], r.holder))
        r.bind("points", 1)
        return r.ask(g) if protectable(g, packet, r.holder) else None
