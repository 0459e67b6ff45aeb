"""Contacts on the map: hired, looked at, revealed, swapped, removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.ability import Effect, Resolve
from dejarik.games.outer_rim.abilities.vocabulary.moving import STAY
from dejarik.games.outer_rim.cards.facts import BOUNTY, NOBODY
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import verbs
from dejarik.games.outer_rim.rules.map import PLANETS
from dejarik.kernel import Decision, Option, Step, Why

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

NO_CONTACT = Why("outer_rim.contact.secret-look")


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
    """This contact is removed from the game, and so is the bounty that nobody could earn anymore."""

    # rule: outer_rim.contact.encounter.stays-faceup
    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        if r.about in g.contacts:
            contact = verbs.take_contact(g, r.about)
            verbs.remove_from_game(g, contact)
            for card in CARDS.values():
                if card.type == BOUNTY and card.contact == contact:
                    self.call_off(g, card.code)
        return None

    def call_off(self, g: OuterRim, bounty: str) -> None:
        owner = g.owner_of(bounty)
        pile = g.pile(CARDS[bounty].deck)
        if owner != NOBODY:
            verbs.drop_asset(g, owner, bounty)
            g.tell(ev.AssetDiscarded(owner, bounty))
        elif bounty in pile.cards:
            was_open = pile.cards[-1] == bounty
            verbs.take_out(pile, bounty)
            if was_open:
                verbs.reveal_top(g, CARDS[bounty].deck)
        else:
            return
        verbs.remove_from_game(g, bounty)


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
