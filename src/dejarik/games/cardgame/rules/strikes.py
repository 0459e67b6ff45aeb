"""A strike: choose a ready participant, focus it, resolve its combat icons type by type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.cards.facts import BLAST, ICON_NAMES, TACTICS, TARGETED_STRIKE, UNIT_DAMAGE
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import values, verbs
from dejarik.games.cardgame.rules.damage import Damage, PlaceFocus
from dejarik.kernel import Decision, Option, Procedure, Refusal, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


class Strike(Procedure["CardGame"]):
    """One strike of one unit."""

    seat: Seat
    unit: int = 0
    left: tuple[int, ...] = (UNIT_DAMAGE, TACTICS, BLAST)  # icon types still to be resolved
    points: int = 0  # of the type being resolved, still to be assigned
    parts: tuple[tuple[int, int], ...] = ()  # assigned so far

    def begin(self, g: CardGame) -> Step:
        return g.ask(self, self.which_unit, then=self.focus)

    def which_unit(self, g: CardGame) -> Decision:
        # rule: cardgame.strike.1-choose-unit, cardgame.strike.exhausted-participant-still-participates
        options = tuple(Option(Do.STRIKE_WITH, unit) for unit in g.participants(self.seat) if g.ready(unit))
        return Decision(self.seat, Ask.STRIKE, options, public=True)

    def refusals(self, g: CardGame) -> list[Refusal]:
        """Who cannot strike or be hit, and why one cannot pass."""
        # rule: cardgame.strike.cannot-pass, cardgame.focus.exhausted-cannot-be-focused
        if self.asks == "which_unit":
            refused = [Refusal(Option(Do.PASS), "cardgame.strike.cannot-pass")]
            for unit in g.units(self.seat):
                strike = Option(Do.STRIKE_WITH, unit)
                if not g.participating(unit):
                    refused.append(Refusal(strike, "cardgame.strike.1-choose-unit"))
                elif not g.ready(unit):
                    refused.append(Refusal(strike, "cardgame.focus.exhausted-cannot-be-focused"))
            return refused
        if self.asks == "which_to_damage":
            targets = {option.subject for option in self.which_to_damage(g).options}
            others = [unit for unit in g.units(g.other(self.seat)) if unit not in targets]
            return [Refusal(Option(Do.DAMAGE, unit), "cardgame.strike.unit-damage") for unit in others]
        return []

    def focus(self, g: CardGame, option: Option) -> Step:
        # rule: cardgame.strike.2-focus-unit, cardgame.force.committed-strike-two-focus
        assert g.engagement is not None
        self.unit = int(option.subject)
        g.engagement.striking = self.unit
        verbs.focus(g, self.unit, 2 if g.things[self.unit].committed else 1)
        g.tell(ev.FocusedToStrike(self.seat, self.unit, self.attacking(g)))
        return g.go(self, then=self.icons)

    def attacking(self, g: CardGame) -> bool:
        return g.engagement is not None and g.engagement.attacker == self.seat

    # ---- Icons ----------------------------------------------------------------------------------

    def usable(self, g: CardGame) -> list[int]:
        """The types that still have icons and something to hit."""
        # rule: cardgame.strike.3-resolve-icons, cardgame.strike.no-legal-target
        if self.unit not in g.things:
            return []
        strength = values.strength(g, self.unit)
        found: list[int] = []
        for icon in self.left:
            if strength[icon] and self.targets(g, icon):
                found.append(icon)
        return found

    def targets(self, g: CardGame, icon: int) -> list[int]:
        assert g.engagement is not None
        enemy = g.other(self.seat)
        if icon == UNIT_DAMAGE:
            # rule: cardgame.strike.unit-damage, cardgame.keyword.targeted-strike
            # rule: cardgame.card.text-vs-reminder
            if self.attacking(g) and values.has_keyword(g, self.unit, TARGETED_STRIKE):
                return list(g.units(enemy))
            return g.participants(enemy)
        if icon == TACTICS:
            return list(g.units(enemy))  # rule: cardgame.strike.tactics-any-enemy-unit
        # rule: cardgame.strike.blast-attacker, cardgame.strike.blast-only-attacker
        objective = g.engagement.objective
        return [objective] if self.attacking(g) and objective in g.things else []

    def icons(self, g: CardGame) -> Step:
        if self.usable(g):
            return g.ask(self, self.which_type, then=self.resolve_type)
        return self.resolved(g)

    def which_type(self, g: CardGame) -> Decision:
        # rule: cardgame.strike.resolve-by-type-any-order
        options = tuple(Option(Do.RESOLVE, ICON_NAMES[icon]) for icon in self.usable(g))
        return Decision(self.seat, Ask.ICONS, options, self.unit, public=True)

    def resolve_type(self, g: CardGame, option: Option) -> Step:
        icon = ICON_NAMES.index(str(option.subject))
        self.left = tuple(other for other in self.left if other != icon)
        self.points = values.strength(g, self.unit)[icon]
        self.parts = ()
        if icon == BLAST:
            assert g.engagement is not None
            # rule: cardgame.engagement.single-objective
            packet = Damage(((g.engagement.objective, self.points),), self.seat, self.unit)
            return g.call(self, packet, then=self.icons)
        if icon == TACTICS:
            return g.ask(self, self.which_to_exhaust, then=self.exhaust)
        return g.ask(self, self.which_to_damage, then=self.damage)

    def divides(self, g: CardGame) -> bool:
        return any(constant.fits(g, view, self.unit) for constant, view in values.constants(g, "divide"))

    def which_to_damage(self, g: CardGame) -> Decision:
        targets = self.targets(g, UNIT_DAMAGE)
        if self.parts:
            targets = g.participants(g.other(self.seat))
        options = tuple(Option(Do.DAMAGE, unit) for unit in targets)
        return Decision(self.seat, Ask.UNIT_DAMAGE, options, self.points, public=True)

    def damage(self, g: CardGame, option: Option) -> Step:
        target = int(option.subject)
        share = 1 if self.divides(g) and g.participating(target) else self.points
        self.assign(target, share)
        if self.points:
            return g.ask(self, self.which_to_damage, then=self.damage)
        return g.call(self, Damage(self.parts, self.seat, self.unit), then=self.icons)

    def which_to_exhaust(self, g: CardGame) -> Decision:
        # rule: cardgame.strike.tactics, cardgame.strike.tactics-divisible
        options = tuple(Option(Do.EXHAUST, unit) for unit in self.targets(g, TACTICS))
        return Decision(self.seat, Ask.TACTICS, options, self.points, public=True)

    def exhaust(self, g: CardGame, option: Option) -> Step:
        self.assign(int(option.subject), 1)
        if self.points:
            return g.ask(self, self.which_to_exhaust, then=self.exhaust)
        return g.call(self, PlaceFocus(self.parts, self.seat, self.unit), then=self.icons)

    def assign(self, target: int, amount: int) -> None:
        """Points are kept by target, in order, so that equal divisions are equal states."""
        totals = dict(self.parts)
        totals[target] = totals.get(target, 0) + amount
        self.parts = tuple(sorted(totals.items()))
        self.points -= amount

    # ---- End ------------------------------------------------------------------------------------

    def resolved(self, g: CardGame) -> Step:
        if self.unit in g.things:
            g.tell(ev.StrikeResolved(self.seat, self.unit, self.attacking(g)))
        return g.go(self, then=self.end)

    def end(self, g: CardGame) -> Step:
        assert g.engagement is not None
        verbs.end_lasting(g, "strike")
        g.engagement.striking = 0
        g.narrate(ev.StrikeOver(self.seat, self.unit))
        return g.done()
