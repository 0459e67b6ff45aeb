"""Effects on tokens: damage, focus, shields; and on the dial."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.cardgame.abilities.ability import Effect, Use
from dejarik.games.cardgame.abilities.vocabulary.references import YOU, Reference, seat_of
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import damage, leaving, verbs
from dejarik.kernel import Decision, Option, Step

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

ALL: Final = 99


class DealDamage(Effect, frozen=True):
    """Deal damage; `by` is who deals it."""

    amount: int
    to: Reference
    by: str = YOU

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

    def run(self, g: CardGame, r: Use) -> Step | None:
        for thing in self.from_.find(g, r):
            verbs.remove_damage(g, thing, self.amount)
        return None


class MoveDamage(Effect, frozen=True):
    """Move damage from one unit to another."""

    amount: int
    from_: Reference
    to: Reference

    def run(self, g: CardGame, r: Use) -> Step | None:
        for source in self.from_.find(g, r):
            for target in self.to.find(g, r):
                verbs.move_damage(g, source, target, self.amount)
        return None


class PlaceFocus(Effect, frozen=True):
    """Place focus tokens."""

    amount: int
    on: Reference
    by: str = YOU

    def run(self, g: CardGame, r: Use) -> Step | None:
        things = self.on.find(g, r)
        if not things:
            return None
        parts = tuple((thing, self.amount) for thing in things)
        return r.call(g, damage.PlaceFocus(parts, seat_of(g, r, self.by), r.holder))


class RemoveFocus(Effect, frozen=True):
    """Remove focus tokens."""

    amount: int
    from_: Reference

    def run(self, g: CardGame, r: Use) -> Step | None:
        for thing in self.from_.find(g, r):
            verbs.remove_focus(g, thing, self.amount)
        return None


class PlaceShield(Effect, frozen=True):
    """Place a shield, on a shielded card only if the text says so."""

    on: Reference
    even_if_shielded: bool = False

    def run(self, g: CardGame, r: Use) -> Step | None:
        for thing in self.on.find(g, r):
            verbs.place_shield(g, thing, self.even_if_shielded)
        return None


class Destroy(Effect, frozen=True):
    """Destroy."""

    what: Reference

    def run(self, g: CardGame, r: Use) -> Step | None:
        things = self.what.find(g, r)
        return r.call(g, leaving.destroy(g, things, r.you)) if things else None


class TurnDial(Effect, frozen=True):
    """Increase the Death Star dial, or decrease it to a minimum."""

    by: int
    least: int = 0

    def run(self, g: CardGame, r: Use) -> Step | None:
        verbs.turn_dial(g, self.by, self.least)
        return None


class Strip(Effect, frozen=True):
    """Discard any number of tokens and enhancements from a unit, one choice at a time."""

    from_: Reference

    def unit(self, g: CardGame, r: Use) -> int:
        found = self.from_.find(g, r)
        return found[0] if found else 0

    def options(self, g: CardGame, r: Use) -> list[Option]:
        unit = self.unit(g, r)
        if not unit:
            return []
        thing = g.things[unit]
        tokens = (("damage", thing.damage), ("focus", thing.focus), ("shield", thing.shields))
        found = [Option(Do.DISCARD_TOKEN, name) for name, count in tokens if count]
        return found + [Option(Do.DISCARD, enhancement) for enhancement in g.attached(unit)]

    def run(self, g: CardGame, r: Use) -> Step | None:
        return r.ask(g) if self.options(g, r) else None

    def question(self, g: CardGame, r: Use) -> Decision:
        options = (*self.options(g, r), Option(Do.ENOUGH))
        return Decision(r.you, Ask.CHOOSE, options, r.ability, public=True)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        unit = self.unit(g, r)
        if option.kind == Do.ENOUGH:
            return None
        r.pc -= 1  # and ask again
        if option.kind == Do.DISCARD:
            parts = ((int(option.subject), leaving.DISCARD, 0),)
            return r.call(g, leaving.LeavePlay(parts, leaving.DISCARDED, r.you))
        if option.subject == "damage":
            verbs.remove_damage(g, unit, 1)
        elif option.subject == "focus":
            verbs.remove_focus(g, unit, 1)
        else:
            verbs.remove_shields(g, unit, 1)
        return None
