"""Effects on defeated characters and their dice: returning to play, rolling a die once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Effect, Op, Resolve
from dejarik.games.destiny.abilities.vocabulary.logic import Filter
from dejarik.games.destiny.cards.facts import outside
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import verbs
from dejarik.games.destiny.rules.occasions import purse
from dejarik.kernel import Decision, Option, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


def dice_aside(g: Destiny, owner: Seat, card: str) -> int:
    """How many dice a defeated character had: two at most, and only who can be elite has two."""
    # rule: destiny.defeat.set-aside, destiny.reading.dark-ritual.dice
    most = min(2, len(CARDS[card].points))
    return min(most, g.set_aside_dice[owner].count(card))


def price(g: Destiny, owner: Seat, card: str) -> int:
    """The points of a defeated character, elite or not."""
    return CARDS[card].points[max(0, dice_aside(g, owner, card) - 1)]


class OfDefeated(Effect, frozen=True):
    """About a defeated character of yours, or of anybody, that is chosen; or the one just defeated."""

    where: tuple[Filter, ...] = ()
    anybodys: bool = False
    that: str = ""  # the one that was defeated under this name

    def found(self, g: Destiny, r: Resolve) -> list[tuple[Seat, str]]:
        """The defeated characters that fit, with their owners."""
        seats = g.players() if self.anybodys else [r.you]
        cards = [(seat, card) for seat in seats for card in dict.fromkeys(g.defeated[seat])]
        if self.that:
            gone = r.ids(self.that)
            beaten = (e for e in (*g.history, *g.told) if isinstance(e, ev.Defeated) and e.thing in gone)
            just = [(event.seat, outside(event.card)) for event in beaten]
            return [(seat, card) for seat, card in just if card in g.defeated[seat]][:1]
        return [one for one in cards if all(test.test(g, r, one[1]) for test in self.where)]

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
        cards = dict.fromkeys(card for _, card in self.found(g, r))
        options = tuple(Option(Do.CHOOSE, card) for card in cards)
        return Decision(r.you, Ask.CHOOSE, options or (Option(Do.DECLINE),), r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        chosen = next((one for one in self.found(g, r) if one[1] == option.subject), None)
        return self.do(g, r, *chosen) if chosen is not None else None

    def do(self, g: Destiny, r: Resolve, owner: Seat, card: str) -> Step | None:
        raise TypeError(f"{type(self).__name__} does nothing")


class ReturnToPlay(OfDefeated, frozen=True):
    """Return a defeated character to play under your control, with its dice and without damage."""

    exhausted: bool = False
    wounded: bool = False  # with damage equal to half of its health, rounded down
    for_points: bool = False  # you spend as many resources as it has points

    def found(self, g: Destiny, r: Resolve) -> list[tuple[Seat, str]]:
        found = super().found(g, r)
        if not self.for_points:
            return found
        return [one for one in found if price(g, *one) <= purse(g, r.you)]

    def do(self, g: Destiny, r: Resolve, owner: Seat, card: str) -> Step | None:
        # rule: destiny.zone.in-play.enters, destiny.zone.in-play.no-memory
        if self.for_points:
            verbs.spend_resources(g, r.you, price(g, owner, card))
        dice = dice_aside(g, owner, card)
        damage = CARDS[card].health // 2 if self.wounded else 0
        verbs.return_to_play(g, owner, card, r.you, dice, exhausted=self.exhausted, damage=damage)
        return None


class RollDefeated(OfDefeated, frozen=True):
    """Roll a die of a defeated character into its owner's pool; it goes aside when it leaves the pool."""

    as_: str = "rolled"

    def do(self, g: Destiny, r: Resolve, owner: Seat, card: str) -> Step | None:
        # rule: destiny.zone.set-aside.brought-in
        die = verbs.lend_die(g, card, owner)
        r.bind(self.as_, *([die] if die else []))
        r.whole = r.whole and bool(die)
        return None


class RollAllDefeated(Effect, frozen=True):
    """Roll all dice of your defeated characters into your pool; they go aside when they leave it."""

    where: tuple[Filter, ...]

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        cards = [card for card in g.defeated[r.you] if all(one.test(g, r, card) for one in self.where)]
        for card in cards:
            for _ in range(max(1, dice_aside(g, r.you, card) // max(1, cards.count(card)))):
                verbs.lend_die(g, card, r.you)
        if not cards:
            r.whole = False
        return None

    def optional_form(self, skip: int) -> Op | None:
        return None
