"""Turning dice: by the focus symbol, or because an ability says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.cards.facts import TURNING, UNTURNABLE, Side, X
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import values, verbs
from dejarik.kernel import Decision, Option, Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


class TurnDice(Procedure["Destiny"]):
    """Turn up to this many dice to sides of one's choice, one after another."""

    seat: Seat
    most: int
    among: tuple[int, ...] = ()  # empty: one's whole pool
    except_: tuple[int, ...] = ()
    symbols: tuple[str, ...] = ()  # only to sides with these symbols; empty: to any
    value: int = -1  # only to sides with this value; -1: to any
    least: int = 0  # this many have to be turned, if they can be
    turned: tuple[int, ...] = ()
    die: int = 0
    least_value: int = -1  # only to sides with this value or more; -1: to any
    most_value: int = -1  # only to sides with this value or less; -1: to any
    first: bool = False  # only to the first side
    higher: int = 0  # only to sides worth so much more than what the die shows
    costly: bool = False  # only to sides that cost resources
    differing: bool = False  # each to another value than those before

    def begin(self, g: Destiny) -> Step:
        if values.barred(g, self.seat, TURNING):
            return g.done(happened=bool(self.turned), whole=False, touched=self.turned)
        if len(self.turned) < self.most and self.candidates(g):
            return g.ask(self, self.which_die, then=self.die_chosen)
        whole = len(self.turned) >= self.least  # rule: destiny.effect.then
        return g.done(happened=bool(self.turned), whole=whole, touched=self.turned)

    def candidates(self, g: Destiny) -> list[int]:
        dice = [die for die in self.among or g.pool(self.seat) if g.showing(die) is not None]
        if UNTURNABLE in (g.cached or g.index).constants:
            kept = {view.you for _, view in values.constants(g, UNTURNABLE)} - {self.seat}
            dice = [die for die in dice if g.dice[die].seat not in kept]
        return [
            die
            for die in dice
            if die not in self.except_ and die not in self.turned and self.sides_to(g, die)
        ]

    def which_die(self, g: Destiny) -> Decision:
        options = [Option(Do.TURN, die) for die in self.candidates(g)]
        if len(self.turned) >= self.least or not options:
            options.append(Option(Do.STOP))
        return Decision(self.seat, Ask.TURN, tuple(options), public=True)

    def die_chosen(self, g: Destiny, option: Option) -> Step:
        if option.kind == Do.STOP:
            return g.done(happened=bool(self.turned), touched=self.turned)
        self.die = int(option.subject)
        return g.ask(self, self.which_side, then=self.turn)

    def which_side(self, g: Destiny) -> Decision:
        words = dict.fromkeys(side.word for _, side in self.sides_to(g, self.die))
        options = tuple(Option(Do.SIDE, word) for word in words) or (Option(Do.STOP),)
        return Decision(self.seat, Ask.SIDE, options, self.die, public=True)

    def turn(self, g: Destiny, option: Option) -> Step:
        if option.kind == Do.STOP:
            return g.go(self, then=self.begin)
        side = next(n for n, s in self.sides_to(g, self.die) if s.word == option.subject)
        verbs.turn(g, self.seat, self.die, side)
        self.turned = (*self.turned, self.die)
        return g.go(self, then=self.begin)

    def sides_to(self, g: Destiny, die: int) -> list[tuple[int, Side]]:
        """The sides a die can be turned to: any but the one on top, which may have an identical twin."""
        # rule: destiny.term.turn.different-side, destiny.term.turn.identical-side-allowed
        found = g.dice.get(die)
        if found is None:
            return []
        value = g.value(die) + self.higher if self.higher else self.value
        sides = [
            (number, side)
            for number, side in enumerate(CARDS[found.card].sides)
            if number != found.side
            and (not self.symbols or g.side_of(die, number).symbol in self.symbols)
            and (value < 0 or self.shows(g, die, side) == value)
            and (self.least_value < 0 or self.shows(g, die, side) >= self.least_value)
            and (self.most_value < 0 or self.shows(g, die, side) <= self.most_value)
            and not (self.first and number)
        ]
        if self.costly:
            sides = [(number, side) for number, side in sides if side.cost]
        if self.differing:
            taken = [g.value(other) for other in self.turned]
            sides = [(number, side) for number, side in sides if self.shows(g, die, side) not in taken]
        return sides

    def shows(self, g: Destiny, die: int, side: Side) -> int:
        return values.x_value(g, die) if side.value == X else side.value
