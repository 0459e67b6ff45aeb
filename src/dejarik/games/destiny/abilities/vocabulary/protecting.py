"""Shields in several hands, blocking, and cards that come back from the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Code, Effect, Resolve
from dejarik.games.destiny.abilities.vocabulary.amounts import Amount, amount
from dejarik.games.destiny.abilities.vocabulary.picking import pick_first
from dejarik.games.destiny.abilities.vocabulary.references import That
from dejarik.games.destiny.abilities.vocabulary.selectors import Select
from dejarik.games.destiny.cards.facts import GIVING_SHIELDS
from dejarik.games.destiny.rules import piles, values, verbs
from dejarik.games.destiny.rules.damage import Damage
from dejarik.games.destiny.rules.values import MOST_SHIELDS
from dejarik.kernel import Decision, Option, Step

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

GIVEN = "#given"


class ShareShields(Effect, frozen=True):
    """Give shields to characters, distributed as you wish."""

    amount: int
    among: Select

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.shield.maximum
        if sum(r.ids(GIVEN)) < self.amount and self.open(g, r):
            return r.ask(g)
        if sum(r.ids(GIVEN)) < self.amount:
            r.whole = False
        r.unbind(GIVEN)
        return None

    def open(self, g: Destiny, r: Resolve) -> list[int]:
        """Who can still be given a shield."""
        if values.barred(g, r.you, GIVING_SHIELDS):
            return []
        return [int(one) for one in self.among.find(g, r) if g.things[int(one)].shields < MOST_SHIELDS]

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = tuple(Option("shield", character) for character in self.open(g, r))
        return Decision(r.you, "shield", options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        verbs.give_shields(g, int(option.subject), 1)
        r.bind(GIVEN, sum(r.ids(GIVEN)) + 1)
        r.pc -= 1  # and once more, from `run`
        return None


class Block(Effect, frozen=True):
    """Block so much of the damage that is about to be taken; the shields block what is left."""

    amount: int | Amount

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.shield.with-other-blocking
        frame = g.own(r.depth)
        if isinstance(frame, Damage):
            (place,) = r.ids("part")
            left = frame.parts[place + 1] - frame.blocked_at(place)
            frame.blocked = (*frame.blocked, place, min(amount(g, r, self.amount), left))
        return None


class AddToHand(Effect, frozen=True):
    """Add a card from your discard pile to your hand: one you choose, or that very one."""

    what: Select | That
    as_: str = "taken"

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, "take", "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        name = self.what.name if isinstance(self.what, That) else self.as_
        for card in r.get(name):
            if card not in g.discards[r.you]:
                r.whole = False
                continue
            g.discards[r.you].remove(str(card))
            piles.into_hand(g, r.you, str(card))
            g.tell(ev.ReturnedToHand(r.you, str(card)))
        return None
