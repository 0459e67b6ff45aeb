"""Effects on cards in play: activate, exhaust, ready, move, discard, defeat, return to hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Code, Effect, Op, Resolve
from dejarik.games.destiny.abilities.vocabulary.amounts import HowMany
from dejarik.games.destiny.abilities.vocabulary.choosing import (
    SEARCHED,
    ChooseOpponent,
    ChoosePile,
    Target,
    choose_who,
    chosen,
    pick_first,
)
from dejarik.games.destiny.abilities.vocabulary.references import (
    AN_OPPONENT,
    LAST_HOST,
    THIS,
    YOU,
    Reference,
    Who,
)
from dejarik.games.destiny.abilities.vocabulary.selectors import Select
from dejarik.games.destiny.cards.facts import PLOT, RAGE, SUBTYPES, UPGRADE
from dejarik.games.destiny.cards.library import CARDS, REPRINTS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import leaving, marking, piles, values, verbs
from dejarik.games.destiny.rules.activating import Activate, why_not_activate
from dejarik.games.destiny.rules.bidding import PickSide
from dejarik.games.destiny.rules.damage import Defeat
from dejarik.kernel import Decision, Option, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


GONE = "#gone"  # what has been discarded so far: thing, card, thing, card …
PICKED = "#picked"  # the side of a card that was picked in secret
BEATEN = "#beaten"  # which of several have been defeated so far
EXHAUSTED = Why("destiny.exhausted.cannot-exhaust-exhausted")
READY = Why("destiny.ready.cannot-ready-ready")
NOT_THERE = Why("destiny.term.choose.no-target")


class ActivateThem(Effect, frozen=True):
    """Activate characters or supports, one after another in the order of your choice."""

    what: Select
    as_: str = "activated"
    optional: bool = False  # under a "may"

    def optional_form(self, skip: int) -> Op | None:
        return msgspec.structs.replace(self, optional=True)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if len(r.get(self.as_)) < self.what.most and self.candidates(g, r):
            return r.ask(g)
        if len(r.get(self.as_)) < self.what.least and not self.optional:
            r.whole = False
        return None

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return not self.candidates(g, r)

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return None if self.candidates(g, r) else NOT_THERE

    def candidates(self, g: Destiny, r: Resolve) -> list[int]:
        return [int(t) for t in self.what.find(g, r) if why_not_activate(g, int(t)) is None]

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = [Option(Do.ACTIVATE, thing) for thing in self.candidates(g, r)]
        if self.optional or len(r.get(self.as_)) >= self.what.least:
            options.append(Option(Do.STOP if r.get(self.as_) else Do.DECLINE))
        return Decision(r.you, Ask.ACTIVATE, tuple(options), r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind in (Do.STOP, Do.DECLINE):
            return None
        r.bind(self.as_, *r.get(self.as_), option.subject)
        return r.call(g, Activate(r.you, int(option.subject)))

    def returned(self, g: Destiny, r: Resolve) -> None:
        if r.result is not None:
            several = r.get("rolled") if len(r.get(self.as_)) > 1 else ()
            r.bind("rolled", *several, *r.result.touched)
        r.pc -= 1  # and once more, from `run`


class BeginPiloting(Effect, frozen=True):
    """This character begins to pilot one of your vehicles, which is activated if it is ready."""

    optional: bool = False  # under a "may"

    def optional_form(self, skip: int) -> Op | None:
        return msgspec.structs.replace(self, optional=True)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if r.holder in g.things and self.vehicles(g, r):
            return r.ask(g)
        r.whole = False
        return None

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return not self.vehicles(g, r)

    def vehicles(self, g: Destiny, r: Resolve) -> list[int]:
        """Those that can be activated, and those that another character pilots already."""
        # rule: destiny.later.piloting.begin, destiny.later.piloting.one-vehicle
        return [
            vehicle
            for vehicle in g.index.supports[r.you]
            if "vehicle" in values.subtypes(g, vehicle)
            and (why_not_activate(g, vehicle) is None or any(p != r.holder for p in g.pilots_of(vehicle)))
        ]

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = [Option(Do.PILOT, vehicle) for vehicle in self.vehicles(g, r)]
        if self.optional:
            options.append(Option(Do.DECLINE))
        return Decision(r.you, Ask.PILOT, tuple(options), r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == Do.DECLINE:
            return None
        vehicle = int(option.subject)
        # rule: destiny.later.piloting.begins-trigger
        verbs.begin_piloting(g, r.you, r.holder, vehicle)
        return r.call(g, Activate(r.you, vehicle)) if why_not_activate(g, vehicle) is None else None


class Exhaust(Effect, frozen=True):
    """Exhaust a card."""

    what: Target
    as_: str = ""

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.EXHAUST, "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        things = chosen(self.what, g, r)
        exhausted = [thing for thing in things if verbs.exhaust(g, thing)]
        if not things or exhausted != things:
            r.whole = False
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        things = [int(thing) for thing in self.what.find(g, r)]
        if not things:
            return NOT_THERE
        # rule: destiny.exhausted.cannot-exhaust-exhausted
        return EXHAUSTED if all(g.things[thing].exhausted for thing in things) else None


class Ready(Effect, frozen=True):
    """Ready a card."""

    what: Target

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.READY, "what"))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        things = chosen(self.what, g, r)
        readied = [thing for thing in things if verbs.ready(g, thing)]
        if not things or readied != things:
            r.whole = False
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return None if any(g.things[int(t)].exhausted for t in self.what.find(g, r)) else READY


class MoveUpgrade(Effect, frozen=True):
    """Move an upgrade or downgrade, or several, to another card, play restrictions or not."""

    what: Target
    to: Target

    def lay(self, code: Code) -> None:
        first = pick_first(code, self, Do.MOVE, "what", "moved")
        chosen = HowMany("moved") if isinstance(self.what, Select) and not self.what.least else None
        code.append(pick_first(code, first, Do.MOVE_TO, "to", "to", chosen))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.term.move, destiny.term.move.ignores-restrictions, destiny.term.move.no-destination
        upgrades, hosts = chosen(self.what, g, r), chosen(self.to, g, r)
        if not upgrades or not hosts or g.things[upgrades[0]].host == hosts[0]:
            r.whole = False  # rule: destiny.term.move.not-to-origin
            return None
        host = hosts[0]
        for upgrade in upgrades:
            source = g.things[upgrade].host
            verbs.attach(g, upgrade, host)
            moved = g.things[upgrade]
            if moved.type == UPGRADE and moved.controller != g.things[host].controller:
                # rule: destiny.term.controller.play-area, destiny.conflict.control-of-downgrades
                verbs.take_control(g, upgrade, g.things[host].controller)
            g.tell(ev.UpgradeMoved(r.you, upgrade, source, host))
        return None


class SwitchWithHand(Effect, frozen=True):
    """Switch this upgrade with one in your hand, which is not played by that: nothing restricts it."""

    what: Target
    as_: str = "switched"

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.CHOOSE, "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        cards = [str(card) for card in r.get(self.as_)]
        r.unbind(self.as_)
        if not cards or r.holder not in g.things:
            r.whole = False
            return None
        r.bind(self.as_, leaving.switch(g, r.you, r.holder, cards[0]))
        return None


class RedeployThis(Effect, frozen=True):
    """Move this upgrade to another of your characters instead of discarding it."""

    to: Target

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.REDEPLOY, "to"))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.keyword.redeploy.effect, destiny.keyword.redeploy.die-moves
        # rule: destiny.keyword.redeploy.ignores-restrictions, destiny.conflict.redeploy-wording
        for host in chosen(self.to, g, r):
            g.own(r.depth).off = True
            source = g.things[r.holder].host
            verbs.attach(g, r.holder, int(host))
            g.tell(ev.Redeployed(r.you, r.holder, source, int(host)))
        return None


class GiveControl(Effect, frozen=True):
    """Give control of a card to an opponent; its dice go back to it."""

    what: Reference = THIS

    def lay(self, code: Code) -> None:
        code.append(ChooseOpponent())
        code.append(self)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.term.owner.control-lost
        for seat in AN_OPPONENT.seats(g, r):
            for thing in self.what.find(g, r):
                _hand_over(g, thing, seat)
        return None


class TakeControl(Effect, frozen=True):
    """Take control of a card and ready it, or leave it as it is; its dice go back to it."""

    what: Target
    as_: str = ""
    ready: bool = True

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.CHOOSE, "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        things = chosen(self.what, g, r)
        for thing in things:
            if g.things[thing].controller != r.you:
                _hand_over(g, thing, r.you)
            if self.ready:
                verbs.ready(g, thing)
        if not things:
            r.whole = False
        return None


class ReturnControl(Effect, frozen=True):
    """A card comes back under its owner's control."""

    what: Reference

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in self.what.find(g, r):
            if g.things[thing].controller != g.things[thing].owner:
                _hand_over(g, thing, g.things[thing].owner)
        return None


def _hand_over(g: Destiny, thing: int, seat: Seat) -> None:
    # rule: destiny.term.owner.control-lost
    for die in g.dice_on(thing):
        verbs.return_die(g, die)
    verbs.take_control(g, thing, seat)
    g.tell(ev.ControlGiven(seat, thing))


class Become(Effect, frozen=True):
    """This card becomes a card of another type: for the rest of the game, unless it can be changed back."""

    kind: str
    what: Reference = THIS
    for_good: bool = True

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in self.what.find(g, r):
            # rule: destiny.type-change.upgrades-discarded
            for upgrade in reversed(g.index.attached.get(thing, ())):
                g.push(leaving.DiscardFromPlay(g.things[upgrade].controller, upgrade))
            verbs.change_type(g, thing, self.kind)
        return None


class AttachAsMod(Effect, frozen=True):
    """This card becomes an upgrade that modifies another card; what is attached to it is discarded."""

    to: Target
    what: Reference = THIS
    as_: str = "to"

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.ATTACH, "to", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        hosts = chosen(self.to, g, r)
        for thing in self.what.find(g, r) if hosts else ():
            # rule: destiny.type-change.upgrades-discarded, destiny.reading.escape-craft.mod
            for upgrade in reversed(g.index.attached.get(thing, ())):
                g.push(leaving.DiscardFromPlay(g.things[upgrade].controller, upgrade))
            verbs.become_mod(g, thing, hosts[0])
            return None
        r.whole = False
        return None


class AttachFromPiles(Effect, frozen=True):
    """Search your deck or discard pile for a card and attach it to this one as an upgrade, without paying."""

    card: str

    def lay(self, code: Code) -> None:
        code.append(ChoosePile())
        code.append(self)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if r.holder in g.things:
            if r.get(SEARCHED) == (Do.SEARCH_DECK,):
                return r.ask(g)
            if r.get(SEARCHED) and self.card in g.discards[r.you]:
                piles.take_from_discard(g, r.you, self.card)
                self.attach(g, r)
                return None
        r.whole = False
        return None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        # rule: destiny.term.search, destiny.term.search.may-fail
        options = [Option(Do.FIND, self.card)] if self.card in g.decks[r.you].cards else []
        return Decision(r.you, Ask.SEARCH, (*options, Option(Do.DECLINE)), r.ability)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        piles.shuffle_deck(g, r.you)
        if option.kind == Do.DECLINE:
            r.whole = False
            return None
        piles.take_out_of_deck(g, r.you, self.card)
        self.attach(g, r)
        return None

    def attach(self, g: Destiny, r: Resolve) -> None:
        verbs.become_mod(g, verbs.enter_play(g, self.card, r.you), r.holder)


class Flip(Effect, frozen=True):
    """Flip a double-sided card, attaching it to a card if its other side is attached to one."""

    what: Reference = THIS
    onto: Reference | None = None

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in self.what.find(g, r):
            sides = [str(side) for side in r.get(PICKED)] or self.sides(g, thing)
            if len(sides) > 1:
                return r.ask(g)
            if sides:
                self.flip(g, r, thing, sides[0])
                return None
        r.whole = False
        return None

    def sides(self, g: Destiny, thing: int) -> list[str]:
        """Those that can be shown: another unique card of that title would forbid it."""
        # rule: destiny.later.double-sided.unique, destiny.later.team-lists
        mine = g.things[thing]
        others = [t for t in g.things.values() if t.controller == mine.controller and t.id != thing]
        titles = {CARDS[other.card].title for other in others if CARDS[other.card].unique}
        found = [side for side in g.card(thing).flips if CARDS[side].title not in titles]
        return found if mine.type == PLOT else found[:1]

    def question(self, g: Destiny, r: Resolve) -> Decision:
        (thing,) = self.what.find(g, r)
        options = tuple(Option(Do.FLIP, side) for side in self.sides(g, thing))
        return Decision(r.you, Ask.FLIP, options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        (thing,) = self.what.find(g, r)
        self.flip(g, r, thing, str(option.subject))
        return None

    def flip(self, g: Destiny, r: Resolve, thing: int, side: str) -> None:
        if CARDS[side].type != g.things[thing].type:
            # rule: destiny.later.double-sided.flip-type
            for attached in reversed(g.index.attached.get(thing, ())):
                g.push(leaving.DiscardFromPlay(g.things[attached].controller, attached))
        verbs.flip(g, thing, side)
        for host in self.onto.find(g, r) if self.onto is not None else ():
            verbs.attach(g, thing, host)
            g.tell(ev.Attached(thing, host))


class TheyNameSide(Effect, frozen=True):
    """You secretly pick another side of this card, and an opponent names one."""

    def lay(self, code: Code) -> None:
        code.append(ChooseOpponent())
        code.append(self)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        sides = tuple(Flip().sides(g, r.holder)) if r.holder in g.things else ()
        opponents = AN_OPPONENT.seats(g, r)
        if not sides or not opponents:
            return None
        return r.call(g, PickSide((r.you, opponents[0]), thing=r.holder, sides=sides))

    def returned(self, g: Destiny, r: Resolve) -> None:
        if r.result is not None and r.holder in g.things:
            sides = [g.card(r.holder).flips[place] for place in r.result.touched]
            r.bind(PICKED, *sides[:1])
            r.bind("side", *sides[1:])


class MakeElite(Effect, frozen=True):
    """Make a card elite for the rest of the game."""

    what: Reference = THIS

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in self.what.find(g, r):
            verbs.make_elite(g, thing)
        return None


class GainSubtype(Effect, frozen=True):
    """A card has a subtype for the rest of the game."""

    subtype: str
    what: Reference

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in self.what.find(g, r):
            marking.last(g, f"{SUBTYPES} {self.subtype}", thing, g.round, marking.FOR_GOOD)
        return None


class GainDie(Effect, frozen=True):
    """A set-aside copy of its die is put on a character for the rest of the game."""

    what: Reference

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in self.what.find(g, r):
            if not verbs.gain_die(g, thing):
                r.whole = False
        return None


class ReturnFlipped(Effect, frozen=True):
    """Return this defeated character to play, flipped and ready."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        code = r.ability.partition(".")[0]
        if code not in g.defeated[r.you]:
            r.whole = False
            return None
        verbs.return_flipped(g, r.you, code, CARDS[code].flips[0])
        return None


class AddToTeam(Effect, frozen=True):
    """Set-aside copies of a character join a team."""

    card: str
    count: int = 1
    exhausted: bool = False
    who: Who = YOU

    def lay(self, code: Code) -> None:
        choose_who(code, self.who)
        code.append(self)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.reading.old-daka.set-aside-copies
        code = REPRINTS.get(self.card, self.card)
        for seat in self.who.seats(g, r):
            for _ in range(self.count):
                if code in g.set_aside[r.you]:
                    verbs.join_team(g, r.you, code, seat, exhausted=self.exhausted)
                else:
                    r.whole = False
        return None


class DiscardInPlay(Effect, frozen=True):
    """Discard a card from play, or several, one after another."""

    what: Target
    as_: str = ""  # what was discarded, as cards

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.DISCARD, "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        found = chosen(self.what, g, r)
        for thing in found:
            if thing not in r.ids(GONE):
                r.bind(GONE, *r.get(GONE), thing, g.things[thing].card)
                controller = g.things[thing].controller
                if thing == r.holder and g.things[thing].host:
                    r.bind(LAST_HOST, g.things[thing].host)
                return r.call(g, leaving.DiscardFromPlay(controller, thing, by_effect=True, by=r.you))
        if not r.get(GONE):
            r.whole = False
        if self.as_:
            r.bind(self.as_, *(card for card in r.get(GONE) if isinstance(card, str)))
        r.unbind(GONE)
        return None

    def returned(self, g: Destiny, r: Resolve) -> None:
        super().returned(g, r)
        r.pc -= 1  # and once more, from `run`

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return None if self.what.find(g, r) else NOT_THERE


class SetAside(Effect, frozen=True):
    """Set a card in play aside, or several."""

    what: Target

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.SET_ASIDE, "what"))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        things = chosen(self.what, g, r)
        for thing in things:
            leaving.set_aside(g, thing)
        if not things:
            r.whole = False
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return None if self.what.find(g, r) else NOT_THERE


class DefeatThem(Effect, frozen=True):
    """Defeat a character, whatever its damage, or several, one after another."""

    what: Target
    as_: str = ""  # those that were to be defeated

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.DEFEAT, "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in chosen(self.what, g, r):
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


class Rage(Effect, frozen=True):
    """Until the end of the action phase your Wookiees rage as soon as they are hurt."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        marking.last(g, RAGE, r.you, g.round, g.round)
        return None


class ReturnToHand(Effect, frozen=True):
    """Return a card in play to its owner's hand."""

    what: Target
    as_: str = ""

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.RETURN, "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        things = chosen(self.what, g, r)
        for thing in things:
            leaving.return_to_hand(g, thing)
        if not things:
            r.whole = False
        return None
