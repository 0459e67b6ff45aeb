"""Moving upgrades and shields, changing types, readying, defeating, returning to hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Code, Effect, Resolve
from dejarik.games.destiny.abilities.vocabulary.amounts import HowMany, ShieldsOn
from dejarik.games.destiny.abilities.vocabulary.picking import ChooseOpponent, pick_first
from dejarik.games.destiny.abilities.vocabulary.references import AN_OPPONENT, THIS, Reference
from dejarik.games.destiny.abilities.vocabulary.selectors import Select
from dejarik.games.destiny.rules import leaving, verbs
from dejarik.games.destiny.rules.damage import Defeat
from dejarik.kernel import Step, Why

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

Target = Select | Reference

BEATEN = "#beaten"  # which of several have been defeated so far

READY = Why("destiny.ready.cannot-ready-ready")


def _found(target: Target, g: Destiny, r: Resolve) -> list[int]:
    return target.find(g, r) if isinstance(target, Reference) else []


class MoveUpgrade(Effect, frozen=True):
    """Move an upgrade, or several, to another character, play restrictions or not."""

    what: Target
    to: Target

    def lay(self, code: Code) -> None:
        first = pick_first(code, self, "move", "what", "moved")
        chosen = HowMany("moved") if isinstance(self.what, Select) and not self.what.least else None
        code.append(pick_first(code, first, "move-to", "to", "to", chosen))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.term.move, destiny.term.move.ignores-restrictions, destiny.term.move.no-destination
        upgrades, hosts = _found(self.what, g, r), _found(self.to, g, r)
        if not upgrades or not hosts or g.things[upgrades[0]].host == hosts[0]:
            r.whole = False  # rule: destiny.term.move.not-to-origin
            return None
        host = hosts[0]
        for upgrade in upgrades:
            source = g.things[upgrade].host
            verbs.attach(g, upgrade, host)
            if g.things[upgrade].controller != g.things[host].controller:
                # rule: destiny.term.controller.play-area
                verbs.take_control(g, upgrade, g.things[host].controller)
            g.tell(ev.UpgradeMoved(r.you, upgrade, source, host))
        return None


class MoveShields(Effect, frozen=True):
    """Move shields from one card to a character."""

    amount: int
    from_: Target
    to: Target

    def lay(self, code: Code) -> None:
        first = pick_first(code, self, "move-from", "from_", "from")
        # Where there is no shield, nobody asks whereto.
        # rule: destiny.ability.as-fully-as-possible
        shields = ShieldsOn(first.from_) if isinstance(first.from_, Reference) else None
        code.append(pick_first(code, first, "move-to", "to", "to", shields))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        sources, targets = _found(self.from_, g, r), _found(self.to, g, r)
        moved = verbs.move_shields(g, sources[0], targets[0], self.amount) if sources and targets else 0
        if moved < self.amount:
            r.whole = False
        return None

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return not self.from_.find(g, r)


class GiveControl(Effect, frozen=True):
    """Give control of a card to an opponent."""

    what: Reference = THIS

    def lay(self, code: Code) -> None:
        code.append(ChooseOpponent())
        code.append(self)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.term.owner.control-lost
        for seat in AN_OPPONENT.seats(g, r):
            for thing in self.what.find(g, r):
                verbs.take_control(g, thing, seat)
                g.tell(ev.ControlGiven(seat, thing))
        return None


class Become(Effect, frozen=True):
    """This card becomes a card of another type for the rest of the game."""

    kind: str
    what: Reference = THIS

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in self.what.find(g, r):
            # rule: destiny.type-change.upgrades-discarded
            for upgrade in reversed(g.index.attached.get(thing, ())):
                g.push(leaving.DiscardFromPlay(g.things[upgrade].controller, upgrade))
            verbs.change_type(g, thing, self.kind)
        return None


class Ready(Effect, frozen=True):
    """Ready a card."""

    what: Target

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, "ready", "what"))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        things = _found(self.what, g, r)
        readied = [thing for thing in things if verbs.ready(g, thing)]
        if not things or readied != things:
            r.whole = False
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return None if any(g.things[int(t)].exhausted for t in self.what.find(g, r)) else READY


class DefeatThem(Effect, frozen=True):
    """Defeat a character, whatever its damage, or several, one after another."""

    what: Target
    as_: str = ""  # those that were to be defeated

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, "defeat", "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in _found(self.what, g, r):
            if thing not in r.ids(BEATEN):
                r.bind(BEATEN, *r.get(BEATEN), thing)
                return r.call(g, Defeat(g.things[thing].controller, thing))
        if not r.get(BEATEN):
            r.whole = False
        r.unbind(BEATEN)
        return None

    def returned(self, g: Destiny, r: Resolve) -> None:
        super().returned(g, r)
        r.pc -= 1  # and once more, from `run`


class ReturnToHand(Effect, frozen=True):
    """Return a card in play to its owner's hand."""

    what: Target
    as_: str = ""

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, "return", "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        things = _found(self.what, g, r)
        for thing in things:
            leaving.return_to_hand(g, thing)
        if not things:
            r.whole = False
        return None
