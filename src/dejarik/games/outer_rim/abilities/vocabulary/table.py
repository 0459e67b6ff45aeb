"""Effects on the table: assets and crew, contacts, patrols, pieces, market decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim.abilities.ability import Code, Effect, Resolve
from dejarik.games.outer_rim.cards.facts import FACTIONS
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import verbs
from dejarik.games.outer_rim.rules.map import PLANETS
from dejarik.kernel import Decision, Option, Step, Why

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

NO_CONTACT = Why("outer_rim.contact.secret-look")
NOTHING_FOR_SALE = Why("outer_rim.market.buy.cannot-afford")
STAY = Option(Do.STAY)
FREE = 1_000_000  # a discount that leaves nothing to pay


class TakeThis(Effect, frozen=True):
    """Gain the asset on this card."""

    # rule: outer_rim.encounter.card.assets, outer_rim.encounter.space.bounty-on-card
    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.assets import GainAsset

        if r.card not in g.limbo:
            return None
        return r.call(g, GainAsset(r.you, r.card))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        pass


class Hire(Effect, frozen=True):
    """Gain this crew member; the contact leaves the map."""

    # rule: outer_rim.crew.sources, outer_rim.discard.tokens-to-supply
    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.assets import GainAsset

        return r.call(g, GainAsset(r.you, r.card))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        if r.result is not None and r.result.happened and r.about in g.contacts:
            g.supply = (*g.supply, verbs.take_contact(g, r.about))


class ContactLeaves(Effect, frozen=True):
    """This contact is removed from the game."""

    # rule: outer_rim.contact.encounter.stays-faceup
    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        if r.about in g.contacts:
            verbs.remove_from_game(g, verbs.take_contact(g, r.about))
        return None


class LookAtContact(Effect, frozen=True):
    """Look secretly at a contact: on your planet, or anywhere."""

    anywhere: bool = False

    def slots(self, g: OuterRim, r: Resolve) -> list[str]:
        # rule: outer_rim.contact.shares-your-space, outer_rim.contact.is-on-planet
        space = g.players[r.you].space
        found = list(g.contacts) if self.anywhere else g.contacts_on(space)
        return [
            slot for slot in found if not g.contacts[slot].faceup and not g.contacts[slot].seen >> r.you & 1
        ]

    def why_not(self, g: OuterRim, r: Resolve) -> Why | None:
        return None if self.slots(g, r) else NO_CONTACT

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        return r.ask(g) if self.slots(g, r) else None

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        options = tuple(Option(Do.CONTACT, slot) for slot in self.slots(g, r))
        return Decision(r.you, Ask.WHICH_CONTACT, options, r.card, public=True)

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        verbs.look_at_contact(g, r.you, str(option.subject))
        return None


class RevealContacts(Effect, frozen=True):
    """Choose a planet without players and reveal all its contacts."""

    def planets(self, g: OuterRim) -> list[str]:
        taken = {player.space for seat, player in enumerate(g.players) if seat not in g.out}
        return [
            planet
            for planet in PLANETS
            if planet not in taken and any(not g.contacts[slot].faceup for slot in g.contacts_on(planet))
        ]

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        return r.ask(g) if self.planets(g) else None

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        options = tuple(Option(Do.PLANET, planet) for planet in self.planets(g))
        return Decision(r.you, Ask.WHICH_PLANET, options, r.card, public=True)

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        for slot in g.contacts_on(str(option.subject)):
            verbs.reveal_contact(g, slot)
        return None


class SwapWithHere(Effect, frozen=True):
    """Swap a contact on your planet with one elsewhere."""

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        here = g.contacts_on(g.players[r.you].space)
        if not here or len(here) == len(g.contacts):
            return None
        return r.ask(g)

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        here = g.contacts_on(g.players[r.you].space)
        away = [slot for slot in g.contacts if slot not in here]
        options = tuple(Option(Do.SWAP, one, other) for one in here for other in away)
        return Decision(r.you, Ask.WHICH_CONTACTS, (*options, STAY), r.card, public=True)

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        if option != STAY:
            verbs.swap_contacts(g, str(option.subject), str(option.object))
        return None


class PatrolToYou(Effect, frozen=True):
    """A faction's patrol is moved directly to your space."""

    # rule: outer_rim.movement.directly-relocates, outer_rim.movement.directly-skips-between
    faction: str

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        space = g.players[r.you].space
        if g.patrols[self.faction] != space:
            verbs.put_patrol(g, self.faction, space)
        return None


class MovePatrol(Effect, frozen=True):
    """Move a patrol of your choice up to this many spaces."""

    spaces: int

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        return r.ask(g)

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        options = tuple(Option(Do.PATROL, g.patrol(faction)) for faction in FACTIONS)
        return Decision(r.you, Ask.WHICH_PATROL, options, r.card, public=True)

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        from dejarik.games.outer_rim.rules.patrols import DrivePatrol

        faction = str(option.subject).rpartition("-")[0]
        return r.call(g, DrivePatrol(r.you, faction, self.spaces))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        pass


class MoveOn(Effect, frozen=True):
    """Move up to this many spaces."""

    # rule: outer_rim.movement.maelstrom-extra-movement-stops
    # rule: outer_rim.movement.maelstrom-extra-movement-leaves
    spaces: int

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        return r.ask(g)

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        from dejarik.games.outer_rim.rules.moving import reachable

        spaces = reachable(g, r.you, self.spaces)
        return Decision(r.you, Ask.MOVE_ON, (*(Option(Do.MOVE, space) for space in spaces), STAY), r.card)

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        from dejarik.games.outer_rim.rules.moving import Move

        if option == STAY:
            return None
        return r.call(g, Move(r.you, str(option.subject), self.spaces))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        pass


class GoDirectly(Effect, frozen=True):
    """Move directly to a planet of your choice among some, or to any."""

    # rule: outer_rim.movement.directly-relocates
    planets: tuple[str, ...] = PLANETS

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        return r.ask(g)

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        options = tuple(Option(Do.PLANET, planet) for planet in self.planets)
        return Decision(r.you, Ask.WHICH_PLANET, options, r.card, public=True)

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        if g.players[r.you].space != option.subject:
            verbs.put_player(g, r.you, str(option.subject))
        return None


class BuyFrom(Effect, frozen=True):
    """You may buy the top card of one of some market decks at a discount."""

    # rule: outer_rim.credits.discount, outer_rim.market.barter.any-market-purchase
    # rule: outer_rim.credits.free-purchase
    decks: tuple[str, ...]
    discount: int = 0

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        return r.ask(g)

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        from dejarik.games.outer_rim.rules.market import why_not_buy

        options = [
            Option(Do.BUY, deck) for deck in self.decks if why_not_buy(g, r.you, deck, self.discount) is None
        ]
        return Decision(r.you, Ask.BUY, (*options, Option(Do.PASS)), r.card)

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        from dejarik.games.outer_rim.rules.market import Buy

        if option.kind == Do.PASS:
            return None
        return r.call(g, Buy(r.you, str(option.subject), self.discount))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        pass


class MarketAction(Effect, frozen=True):
    """Take a market action."""

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.market import Market

        return r.call(g, Market(r.you))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        pass


class OrderSpecially(Effect, frozen=True):
    """Name gear or mods and look for two such cards in their deck; you may buy one."""

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.market import SpecialOrder

        return r.call(g, SpecialOrder(r.you, r.card))


class BuyUsedShip(Effect, frozen=True):
    """Buy a ship out of the reserve. That is the purchase itself: `Buy` knows the card."""

    damage: int

    def lay(self, code: Code) -> None:
        pass


class Read(Effect, frozen=True):
    """Resolve a databank card with that number."""

    number: int

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.encounters import ReadDatabank

        return r.call(g, ReadDatabank(r.you, self.number, r.about, r.that))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        if r.result is not None:
            r.finished = r.result.happened


class BackIntoDeck(Effect, frozen=True):
    """Shuffle this card back into its deck."""

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        verbs.leave_limbo(g, r.card)
        pile = g.pile(CARDS[r.card].deck)
        pile.put_bottom(r.card)
        verbs.shuffle(g, pile)
        return None


class BarterFor(Effect, frozen=True):
    """Spend credits; you may barter."""

    amount: int

    def why_not(self, g: OuterRim, r: Resolve) -> Why | None:
        from dejarik.games.outer_rim.rules.market import barterable

        worth = sum(CARDS[card].price or 0 for card in barterable(g, r.you))
        return NOTHING_FOR_SALE if g.players[r.you].credits + worth < self.amount else None

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.market import PayOrBarter

        return r.call(g, PayOrBarter(r.you, self.amount))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        pass
