"""Putting pieces where a description wants them: each exists once, so it leaves the place where it was."""

from __future__ import annotations

from dejarik.games.outer_rim.cards.facts import CREW, MARKET
from dejarik.games.outer_rim.cards.library import CARDS, CONTACTS
from dejarik.games.outer_rim.pieces import Contact, Secret
from dejarik.games.outer_rim.state import OuterRim
from dejarik.kernel import Pile, Seat


def take_from_pile(pile: Pile, card: str) -> None:
    place = pile.cards.index(card)
    pile.cards.pop(place)
    pile.seen = {at - (at > place): who for at, who in pile.seen.items() if at != place}


def take_card(g: OuterRim, card: str) -> None:
    """Find a card and take it away from where it lies."""
    for player in g.players:
        if card in player.assets:
            player.assets = tuple(other for other in player.assets if other != card)
            return
        if any(secret.card == card for secret in player.secrets):
            player.secrets = tuple(secret for secret in player.secrets if secret.card != card)
            return
    number = CARDS[card].number
    if number:
        g.databank[number] = tuple(other for other in g.databank[number] if other != card)
    else:
        take_from_pile(g.pile(CARDS[card].deck), card)


def put_on_top(g: OuterRim, deck: str, cards: list[str]) -> None:
    """Put cards on top of a deck, the first uppermost; of a market deck it lies faceup."""
    pile = g.pile(deck)
    for card in reversed(cards):
        take_card(g, card)
        pile.seen.pop(len(pile.cards) - 1, None)
        pile.put_top(card, g.everybody if deck in MARKET and card == cards[0] else 0)


def give_asset(g: OuterRim, seat: Seat, card: str) -> None:
    """Put a card into a player's slots; the contact of a crew member leaves the map."""
    take_card(g, card)
    facts = CARDS[card]
    if facts.type == CREW and facts.contact:
        take_contact(g, facts.contact)
        g.supply = (*g.supply, facts.contact)
    g.players[seat].assets = tuple(sorted((*g.players[seat].assets, card)))


def give_secret(g: OuterRim, seat: Seat, card: str, section: str) -> None:
    take_card(g, card)
    g.players[seat].secrets = (*g.players[seat].secrets, Secret(card, CARDS[card].deck, section))


def take_contact(g: OuterRim, code: str) -> None:
    """Take a contact off the map."""
    for slot, there in list(g.contacts.items()):
        if there.code == code:
            del g.contacts[slot]


def put_contact(g: OuterRim, slot: str, code: str, faceup: bool = False, seen: int = 0) -> None:
    """Put a contact into a slot; whoever lies there goes where it came from, or away with it from nowhere."""
    old = g.contacts.get(slot)
    for other, there in list(g.contacts.items()):
        if there.code == code and other != slot:
            if old is not None:
                g.contacts[other] = Contact(old.code, old.cls, there.faceup)
            else:
                del g.contacts[other]
    g.supply = tuple(other for other in g.supply if other != code)
    g.contacts[slot] = Contact(code, CONTACTS[code].cls, faceup, seen)


def capture(g: OuterRim, bounty: str) -> None:
    """Put the target of a bounty onto its card."""
    target = CARDS[bounty].contact
    take_contact(g, target)
    g.captured[bounty] = target
