"""Gaining and discarding assets: making room, declining, and where contacts go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.vocabulary.goals import Count
from dejarik.games.outer_rim.abilities.vocabulary.triggers import GainAssets
from dejarik.games.outer_rim.cards.facts import ARMOR, CREW
from dejarik.games.outer_rim.cards.library import CARDS, CONTACTS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import values, verbs
from dejarik.games.outer_rim.rules.holdings import holdings
from dejarik.kernel import Decision, Option, Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

TAKE, DECLINE = Option(Do.TAKE), Option(Do.DECLINE)


class GainAsset(Procedure["OuterRim"]):
    """A player gains an asset that lies in limbo: into a slot, in place of another card, or not at all."""

    seat: Seat
    card: str
    bought: bool = False

    def begin(self, g: OuterRim) -> Step:
        # rule: outer_rim.solo-ai.crew.full-discard-random, outer_rim.solo-ai.buy.no-discard-for-room
        freely = self.bought or self.seat == g.ai or completes_goal(g, self.seat, self.card)
        if freely and self.fits(g):
            return g.go(self, then=self.place)
        return g.ask(self, self.how, then=self.decided)

    def fits(self, g: OuterRim) -> bool:
        if second_armor(g, self.seat, self.card):
            return False
        if values.room_for(g, self.seat, self.card):
            return True
        return completes_goal(g, self.seat, self.card)

    def how(self, g: OuterRim) -> Decision:
        # rule: outer_rim.asset.no-room-may-discard, outer_rim.asset.may-decline, outer_rim.crew.may-decline
        # rule: outer_rim.asset.no-room-not-freed
        if self.fits(g):
            options = [TAKE]
        elif second_armor(g, self.seat, self.card):
            options = [Option(Do.REPLACE, old) for old in armors(g, self.seat)]
        else:
            options = [Option(Do.REPLACE, old) for old in values.makes_room(g, self.seat, self.card)]
        return Decision(self.seat, Ask.GAIN, (*options, DECLINE), self.card, public=True)

    def decided(self, g: OuterRim, option: Option) -> Step:
        if option == DECLINE:
            if self.card in g.captured:
                captive = ReturnContact(self.seat, g.captured.pop(self.card), captive=True)
                return g.call(self, captive, then=self.declined)
            return g.go(self, then=self.declined)
        if option.kind == Do.REPLACE:
            return g.call(self, DiscardAsset(self.seat, str(option.subject)), then=self.place)
        return g.go(self, then=self.place)

    def place(self, g: OuterRim) -> Step:
        verbs.take_asset(g, self.seat, self.card)
        return g.done()

    def declined(self, g: OuterRim) -> Step:
        contact = CARDS[self.card].contact
        verbs.put_back(g, self.card)
        if CARDS[self.card].type == CREW and contact in g.supply:
            g.supply = tuple(other for other in g.supply if other != contact)
            return g.call(self, ReturnContact(self.seat, contact), then=self.gone)
        return g.go(self, then=self.gone)

    def gone(self, g: OuterRim) -> Step:
        return g.done(happened=False, whole=False)


class DiscardAsset(Procedure["OuterRim"]):
    """An asset leaves its slot and goes where it belongs; its contact returns to the map."""

    # rule: outer_rim.asset.no-voluntary-discard, outer_rim.crew.discard-returns-contact
    # rule: outer_rim.bounty.discard-returns-captured, outer_rim.discard.by-component
    seat: Seat
    card: str
    returns: bool = True  # the contact of a crew member goes back to the map

    def begin(self, g: OuterRim) -> Step:
        verbs.drop_asset(g, self.seat, self.card)
        g.tell(ev.AssetDiscarded(self.seat, self.card))
        verbs.return_card(g, self.card)
        facts = CARDS[self.card]
        contact = ""
        captive = self.card in g.captured
        if captive:
            contact = g.captured.pop(self.card)
        elif facts.type == CREW and facts.contact in g.supply and self.returns:
            contact = facts.contact
            g.supply = tuple(other for other in g.supply if other != contact)
        if contact:
            return g.call(self, ReturnContact(self.seat, contact, captive), then=self.end)
        return g.go(self, then=self.end)

    def end(self, g: OuterRim) -> Step:
        return g.done()


class ReturnContact(Procedure["OuterRim"]):
    """A contact goes faceup to the closest planet with an empty contact slot, whatever its class."""

    # rule: outer_rim.crew.discard-returns-contact, outer_rim.crew.discard-contact-tie
    # rule: outer_rim.map.closest.tie-current-player
    seat: Seat
    contact: str
    captive: bool = False  # it lay on a bounty: then the current player decides

    def begin(self, g: OuterRim) -> Step:
        # The token waits in the supply meanwhile: it is somewhere at every question.
        g.supply = (*g.supply, self.contact)
        return g.ask(self, self.where, then=self.chosen)

    def where(self, g: OuterRim) -> Decision:
        distance = g.map.distance[g.players[self.seat].space]
        planets = dict.fromkeys(slot.rpartition(".")[0] for slot in verbs.empty_slots(g))
        nearest = min(distance[planet] for planet in planets)
        options = tuple(Option(Do.PLANET, planet) for planet in planets if distance[planet] == nearest)
        chooser = g.current if self.captive else self.seat
        return Decision(chooser, Ask.CONTACT_RETURNS, options, self.contact, public=True)

    def chosen(self, g: OuterRim, option: Option) -> Step:
        slot = next(slot for slot in verbs.empty_slots(g) if slot.rpartition(".")[0] == option.subject)
        g.supply = tuple(other for other in g.supply if other != self.contact)
        verbs.put_contact(g, self.contact, CONTACTS[self.contact].cls, slot)
        return g.done()


class MakeFit(Procedure["OuterRim"]):
    """A player without slots for all assets discards surplus ones of their choice."""

    # rule: outer_rim.slot.overflow-discard, outer_rim.ship.too-few-slots-discard
    seat: Seat

    def begin(self, g: OuterRim) -> Step:
        if values.fit(g, self.seat, g.players[self.seat].assets):
            return g.done()
        return g.ask(self, self.which, then=self.chosen)

    def which(self, g: OuterRim) -> Decision:
        options = tuple(Option(Do.DISCARD, card) for card in surplus(g, self.seat))
        return Decision(self.seat, Ask.SURPLUS, options, public=True)

    def chosen(self, g: OuterRim, option: Option) -> Step:
        return g.call(self, DiscardAsset(self.seat, str(option.subject)), then=self.begin)


def surplus(g: OuterRim, seat: Seat) -> list[str]:
    """The assets one of which has to go: those that lie in slots of which there are too few."""
    assets = g.players[seat].assets
    alone = {kind: [card for card in assets if CARDS[card].type in kind] for kind in GROUPS}
    over = [cards for cards in alone.values() if not values.fit(g, seat, cards)]
    return sorted({card for cards in over for card in cards})


GROUPS = (("gear",), ("job", "bounty"), ("crew",), ("cargo", "mod"))


def armors(g: OuterRim, seat: Seat) -> list[str]:
    return [card for card in g.players[seat].assets if ARMOR in CARDS[card].traits]


def second_armor(g: OuterRim, seat: Seat, card: str) -> bool:
    """Whether a card is an armor more than a character may have."""
    # rule: outer_rim.market.buy.restrictions-on-cards
    return ARMOR in CARDS[card].traits and bool(armors(g, seat))


def completes_goal(g: OuterRim, seat: Seat, card: str) -> bool:
    """Whether the ship's goal asks for just this one more: whoever gains it has a slot for it at once."""
    goal = holdings(g, seat).ship_goal
    if seat == g.ai or not isinstance(goal, Count) or not isinstance(goal.trigger, GainAssets):
        return False
    wanted = goal.trigger
    return CARDS[card].type == wanted.type and len(g.of_type(seat, wanted.type)) == wanted.count - 1
