"""Knowledge: what a seat may see, and states that fit what it has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from dejarik.games.outer_rim.cards.facts import CLASSES, ENCOUNTERS
from dejarik.games.outer_rim.cards.library import CARDS, CONTACTS, SHIPS
from dejarik.games.outer_rim.pieces import Contact, Secret
from dejarik.kernel import Chance, Pile, Seat, place_hidden

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

IN_DECK = 1  # the zones of hidden encounter cards: the deck, and then a bit for each secret of somebody else


def seen_pile(g: OuterRim, pile: Pile, viewer: Seat | None) -> Pile:
    """A pile as a viewer knows it: what everybody knows, and of what only some know, its own part."""
    own = 0 if viewer is None else 1 << viewer
    everybody = g.everybody
    seen = {
        place: who if who == everybody else own
        for place, who in pile.seen.items()
        if who == everybody or who & own
    }
    return Pile([card if place in seen else "" for place, card in enumerate(pile.cards)], seen)


def knows(g: OuterRim, seen: int, viewer: Seat | None) -> bool:
    return seen == g.everybody if viewer is None else bool(seen >> viewer & 1)


def blanked(g: OuterRim, viewer: Seat | None) -> OuterRim:
    """A copy with blanks for what the viewer does not know."""
    # rule: outer_rim.secret.may-not-show, outer_rim.secret.own-peek, outer_rim.contact.secret-look
    # rule: outer_rim.contact.secret-look-no-databank, outer_rim.contact.faceup-databank-public
    view = g.copy()
    view.unseen = []
    for piles, shown in ((g.market, view.market), (g.encounters, view.encounters)):
        for place, pile in enumerate(piles):
            shown[place] = seen_pile(g, pile, viewer)
            view.unseen.append(hidden(pile, shown[place]))
    if g.ai_deck is not None:
        view.ai_deck = seen_pile(g, g.ai_deck, viewer)
        view.unseen.append(hidden(g.ai_deck, view.ai_deck))
    else:
        view.unseen.append([])
    for seat, player in enumerate(view.players):
        if seat != viewer:
            for secret in player.secrets:
                view.unseen[len(g.market) + ENCOUNTERS.index(secret.deck)].append(secret.card)
            player.secrets = tuple(Secret("", secret.deck, secret.section) for secret in player.secrets)
    for cls in CLASSES:
        unknown = []
        for slot, contact in g.contacts.items():
            if contact.cls == cls and not contact.faceup and not knows(g, contact.seen, viewer):
                unknown.append(contact.code)
                view.contacts[slot] = Contact("", cls, False, contact.seen)
        view.unseen.append(unknown)
    for cards in view.unseen:
        cards.sort()
    return view


def hidden(pile: Pile, shown: Pile) -> list[str]:
    return [card for card, known in zip(pile.cards, shown.cards, strict=True) if not known]


def dealt(view: OuterRim, chance: Chance) -> OuterRim:
    """A state that fits a blanked one."""
    g = view.copy()
    g.chance = chance
    decks = len(g.market)
    for place, pile in enumerate(g.market):
        fill(pile, view.unseen[place], chance)
    for place, pile in enumerate(g.encounters):
        deck = ENCOUNTERS[place]
        unseen = view.unseen[decks + place]
        blanks = [at for at, card in enumerate(pile.cards) if not card]
        held = [
            (seat, at)
            for seat, player in enumerate(g.players)
            for at, secret in enumerate(player.secrets)
            if not secret.card and secret.deck == deck
        ]
        rooms = {IN_DECK: len(blanks)} | {IN_DECK << number: 1 for number in range(1, len(held) + 1)}
        facts = []
        for card in unseen:
            zones = IN_DECK if blanks else 0
            for number, (seat, at) in enumerate(held, 1):
                if g.players[seat].secrets[at].section in CARDS[card].secrets:
                    zones |= IN_DECK << number
            facts.append((card, zones))
        placed = place_hidden(unseen, rooms, facts, chance)
        order = placed[IN_DECK]
        chance.shuffle(order)
        for at, card in zip(blanks, order, strict=True):
            pile.cards[at] = card
        for number, (seat, at) in enumerate(held, 1):
            player = g.players[seat]
            old = player.secrets[at]
            new = Secret(placed[IN_DECK << number][0], old.deck, old.section)
            player.secrets = (*player.secrets[:at], new, *player.secrets[at + 1 :])
    if g.ai_deck is not None:
        fill(g.ai_deck, view.unseen[decks + len(g.encounters)], chance)
    for number, cls in enumerate(CLASSES):
        codes = view.unseen[decks + len(g.encounters) + 1 + number].copy()
        chance.shuffle(codes)
        for slot, contact in view.contacts.items():
            if not contact.code and contact.cls == cls:
                g.contacts[slot] = Contact(codes.pop(), cls, False, contact.seen)
    g.unseen = []
    return g


def fill(pile: Pile, unseen: list[str], chance: Chance) -> None:
    order = unseen.copy()
    chance.shuffle(order)
    for place, card in enumerate(pile.cards):
        if not card:
            pile.cards[place] = order.pop()


def counters(g: OuterRim) -> Iterator[tuple[str, int]]:
    """What players have in credits, fame and tokens."""
    for player in g.players:
        yield f"credits of {player.character}", player.credits
        yield f"fame of {player.character}", player.fame
        yield f"damage of {player.character}", player.damage
        yield f"damage of the ship {player.ship}", player.ship_damage
        yield f"goal tokens of {player.character}", player.tokens
        yield f"goal tokens of the ship {player.ship}", player.ship_tokens


def inventory(g: OuterRim) -> object:
    """Every card, contact and ship sheet, wherever it is; must never change."""
    # rule: outer_rim.component.limited
    found = Counter[str]()
    for cards in all_cards(g):
        found.update(cards)
    found.update(f"contact {code}" if code in CONTACTS else code for code in g.removed)
    found.update(f"contact {code}" for code in g.supply)
    found.update(f"contact {contact.code}" for contact in g.contacts.values())
    found.update(f"contact {code}" for code in g.captured.values())
    sheets = [*g.reserve, *(player.ship for player in g.players)]
    found.update(f"ship {code}" for code in sheets if code and SHIPS[code].price)
    return sorted(found.items())


def all_cards(g: OuterRim) -> Iterator[Sequence[str]]:
    """The cards of a match, place by place; those removed from the game are nowhere."""
    for pile in (*g.market, *g.encounters):
        yield pile.cards
    if g.ai_deck is not None:
        yield g.ai_deck.cards
    yield from g.databank.values()
    yield g.limbo
    for player in g.players:
        yield player.assets
        yield [secret.card for secret in player.secrets]
