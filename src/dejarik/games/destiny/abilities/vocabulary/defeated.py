"""Effects on defeated characters and their dice: returning to play, rolling a die once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Effect, Op, Resolve
from dejarik.games.destiny.abilities.vocabulary.logic import Filter
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import tokens, verbs
from dejarik.games.destiny.rules.occasions import purse
from dejarik.kernel import Decision, Option, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


def dice_had(g: Destiny, owner: Seat, card: str) -> list[int]:
    """How many dice each defeated copy of a character had, the last one first."""
    # rule: destiny.defeat.set-aside, destiny.reading.dark-ritual.dice
    kept = g.dice_of_defeated[owner] if g.dice_of_defeated else []
    return [kept[at] for at, one in enumerate(g.defeated[owner]) if one == card and kept][::-1]


def price(card: str, dice: int) -> int:
    """The points of a defeated character that had this many dice: elite or not."""
    points = CARDS[card].points
    return points[min(max(dice, 1), len(points)) - 1]


Fallen = tuple[Seat, str, int]  # a defeated character: its owner, its card, how many dice it had


class OfDefeated(Effect, frozen=True):
    """About a defeated character of yours, or of anybody, that is chosen; or the one just defeated."""

    where: tuple[Filter, ...] = ()
    anybodys: bool = False
    that: str = ""  # the one that was defeated under this name

    def found(self, g: Destiny, r: Resolve) -> list[Fallen]:
        """The defeated characters that fit."""
        if self.that:
            return self.just_now(g, r)
        seats = g.players() if self.anybodys else [r.you]
        cards = [(seat, card) for seat in seats for card in dict.fromkeys(g.defeated[seat])]
        fitting = [one for one in cards if all(test.test(g, r, one[1]) for test in self.where)]
        # Of several copies of a character the one that had the most dice.
        return [
            (seat, card, dice)
            for seat, card in fitting
            for dice in sorted(dice_had(g, seat, card), reverse=True)
        ]

    def just_now(self, g: Destiny, r: Resolve) -> list[Fallen]:
        """The one that was defeated under the name, which may not be the last of its copies."""
        gone, copies = r.ids(self.that), 0
        beaten = [event for event in (*g.history, *g.told) if isinstance(event, ev.Defeated)]
        for event in reversed(beaten):
            seat, card = event.seat, event.card
            if event.thing in gone:
                return [(seat, card, dice) for dice in dice_had(g, seat, card)[copies : copies + 1]]
            copies += sum((seat, card) == (one.seat, one.card) for one in beaten if one.thing in gone)
        return []

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return not self.found(g, r)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        found = self.found(g, r)
        if not found:
            r.whole = False
            return None
        if self.that:
            return self.do(g, r, *found[0])
        return r.ask(g)

    def question(self, g: Destiny, r: Resolve) -> Decision:
        cards = dict.fromkeys(card for _, card, _ in self.found(g, r))
        options = tuple(Option(Do.CHOOSE, card) for card in cards)
        return Decision(r.you, Ask.CHOOSE, options or (Option(Do.DECLINE),), r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        chosen = next((one for one in self.found(g, r) if one[1] == option.subject), None)
        return self.do(g, r, *chosen) if chosen is not None else None

    def do(self, g: Destiny, r: Resolve, owner: Seat, card: str, dice: int) -> Step | None:
        raise TypeError(f"{type(self).__name__} does nothing")


class ReturnToPlay(OfDefeated, frozen=True):
    """Return a defeated character to play under your control, with its dice and without damage."""

    exhausted: bool = False
    wounded: bool = False  # with damage equal to half of its health, rounded down
    for_points: bool = False  # you spend as many resources as it has points

    def found(self, g: Destiny, r: Resolve) -> list[Fallen]:
        found = super().found(g, r)
        if not self.for_points:
            return found
        return [one for one in found if price(*one[1:]) <= purse(g, r.you)]

    def do(self, g: Destiny, r: Resolve, owner: Seat, card: str, dice: int) -> Step | None:
        # rule: destiny.zone.in-play.enters, destiny.zone.in-play.no-memory
        if self.for_points:
            tokens.spend_resources(g, r.you, price(card, dice))
        damage = CARDS[card].health // 2 if self.wounded else 0
        verbs.return_to_play(g, owner, card, r.you, dice, exhausted=self.exhausted, damage=damage)
        return None


class RollDefeated(OfDefeated, frozen=True):
    """Roll a die of a defeated character into its owner's pool; it goes aside when it leaves the pool."""

    as_: str = "rolled"

    def do(self, g: Destiny, r: Resolve, owner: Seat, card: str, dice: int) -> Step | None:
        # rule: destiny.zone.set-aside.brought-in
        die = verbs.lend_die(g, card, owner)
        r.bind(self.as_, *([die] if die else []))
        r.whole = r.whole and bool(die)
        return None


class RollAllDefeated(OfDefeated, frozen=True):
    """Roll all dice of your defeated characters into your pool; they go aside when they leave it."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        found = self.found(g, r)
        for owner, card, dice in found:
            for _ in range(dice):
                verbs.lend_die(g, card, owner)
        if not found:
            r.whole = False
        return None

    def optional_form(self, skip: int) -> Op | None:
        return None
