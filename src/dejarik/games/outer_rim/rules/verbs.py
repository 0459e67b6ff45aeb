"""Verbs: the functions that write to the game. Each counts a change and tells what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.cards.facts import FACTIONS, MARKET, NEGATIVE, POSITIVE
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.pieces import Contact
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.map import SLOTS
from dejarik.kernel import Pile, Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim


# ---- Credits, fame, reputation ---------------------------------------------------------------------


def begin_step(g: OuterRim, seat: Seat, step: str) -> None:
    """On to another step of the turn; readers are told once."""
    if g.step != step:
        g.step = step
        g.narrate(ev.StepBegan(seat, step))


def gain_credits(g: OuterRim, seat: Seat, amount: int) -> None:
    # rule: outer_rim.credits.gain-from-supply, outer_rim.component.unlimited
    if amount:
        g.players[seat].credits += amount
        g.changes += 1
        g.tell(ev.CreditsChanged(seat, amount))


def lose_credits(g: OuterRim, seat: Seat, amount: int) -> int:
    """Spend or lose credits, as many as there are; returns how many."""
    # rule: outer_rim.credits.pay-to-supply, outer_rim.credits.currency
    lost = min(amount, g.players[seat].credits)
    if lost:
        g.players[seat].credits -= lost
        g.changes += 1
        g.tell(ev.CreditsChanged(seat, -lost))
    return lost


def change_fame(g: OuterRim, seat: Seat, amount: int) -> int:
    """Move the fame marker; it never falls below 0. Returns by how much it moved."""
    # rule: outer_rim.fame.track, outer_rim.fame.floor-zero
    player = g.players[seat]
    moved = max(amount, -player.fame)
    if moved:
        player.fame += moved
        g.changes += 1
        g.tell(ev.FameChanged(seat, moved))
        g.dirty = True
    return moved


def set_reputation(g: OuterRim, seat: Seat, faction: str, level: int) -> bool:
    """Move a reputation token; says whether it moved."""
    # rule: outer_rim.reputation.set, outer_rim.reputation.tracked-on-player-board
    player = g.players[seat]
    place = FACTIONS.index(faction)
    if player.reputation[place] == level:
        return False
    player.reputation = (*player.reputation[:place], level, *player.reputation[place + 1 :])
    g.changes += 1
    g.dirty = True
    g.tell(ev.ReputationChanged(seat, faction, level))
    return True


def change_reputation(g: OuterRim, seat: Seat, faction: str, amount: int) -> int:
    """Gain or lose reputation; returns by how much it changed."""
    # rule: outer_rim.reputation.increase, outer_rim.reputation.increase-at-max
    # rule: outer_rim.reputation.decrease, outer_rim.reputation.decrease-at-min
    before = g.players[seat].reputation_with(faction)
    after = max(NEGATIVE, min(POSITIVE, before + amount))
    set_reputation(g, seat, faction, after)
    return after - before


# ---- Damage ----------------------------------------------------------------------------------------


def suffer(g: OuterRim, seat: Seat, amount: int, ship: bool) -> int:
    """Put damage on a character or a ship, up to its limit; returns how much was put there."""
    # rule: outer_rim.damage.tokens-on-character, outer_rim.damage.tokens-on-ship, outer_rim.damage.capped
    # rule: outer_rim.damage.excess-ignored, outer_rim.damage.from-supply
    player = g.players[seat]
    if ship:
        put = max(0, min(amount, values.hull(g, seat) - player.ship_damage))
        player.ship_damage += put
    else:
        put = max(0, min(amount, values.health(g, seat) - player.damage))
        player.damage += put
    if put:
        g.changes += 1
        g.dirty = True
        g.tell(ev.Damaged(seat, ship, put))
    return put


def recover(g: OuterRim, seat: Seat, amount: int, ship: bool) -> int:
    """Take damage away; returns how much."""
    # rule: outer_rim.damage.recover-amount, outer_rim.damage.recovered-to-supply
    player = g.players[seat]
    taken = min(amount, player.ship_damage if ship else player.damage)
    if taken:
        if ship:
            player.ship_damage -= taken
        else:
            player.damage -= taken
        g.changes += 1
        g.dirty = True
        g.tell(ev.Recovered(seat, ship, taken))
    return taken


# ---- Pieces on the map -----------------------------------------------------------------------------


def put_player(g: OuterRim, seat: Seat, space: str) -> None:
    g.players[seat].space = space
    g.changes += 1
    g.tell(ev.Moved(seat, space))


def put_patrol(g: OuterRim, faction: str, space: str) -> None:
    # rule: outer_rim.patrol.any-number-per-space, outer_rim.patrol.positions
    g.patrols[faction] = space
    g.changes += 1
    g.tell(ev.PatrolMoved(g.patrol(faction), space))


def next_patrol(g: OuterRim, faction: str, seat: Seat) -> None:
    """A beaten patrol leaves the game, and the next of its faction appears next to the stack."""
    # rule: outer_rim.patrol.win-removed-from-game, outer_rim.patrol.spawn-on-removal
    # rule: outer_rim.patrol.spawn-top-of-stack, outer_rim.patrol.always-one-per-faction
    # rule: outer_rim.patrol.spawn-no-immediate-combat, outer_rim.discard.eliminated-tokens-removed
    g.tell(ev.PatrolRemoved(g.patrol(faction), seat))
    g.levels[faction] += 1
    g.patrols[faction] = g.map.stacks[faction]
    g.changes += 1
    g.tell(ev.PatrolAppeared(g.patrol(faction), g.patrols[faction]))


# ---- Contacts --------------------------------------------------------------------------------------


def reveal_contact(g: OuterRim, slot: str) -> None:
    contact = g.contacts[slot]
    if not contact.faceup:
        g.contacts[slot] = Contact(contact.code, contact.cls, True)
        g.changes += 1
        g.reveals += 1
        g.tell(ev.ContactRevealed(slot, contact.code))


def look_at_contact(g: OuterRim, seat: Seat, slot: str) -> None:
    """Look secretly at a contact: only this player learns who it is."""
    # rule: outer_rim.contact.secret-look
    contact = g.contacts[slot]
    if not contact.faceup:
        g.contacts[slot] = Contact(contact.code, contact.cls, False, contact.seen | 1 << seat)
        g.changes += 1
        g.reveals += 1
        g.tell(ev.ContactLookedAt(seat, slot))


def take_contact(g: OuterRim, slot: str) -> str:
    """Take a contact off the map."""
    contact = g.contacts.pop(slot)
    g.changes += 1
    g.tell(ev.ContactLeft(slot, contact.code))
    return contact.code


def put_contact(g: OuterRim, contact: str, cls: str, slot: str) -> None:
    """Put a contact faceup into an empty slot, whatever the class."""
    # rule: outer_rim.contact.placed-in-any-empty-slot
    g.contacts[slot] = Contact(contact, cls, True)
    g.changes += 1
    g.tell(ev.ContactPlaced(slot, contact))


def swap_contacts(g: OuterRim, one: str, other: str) -> None:
    # rule: outer_rim.contact.swap, outer_rim.contact.swap-keeps-sides, outer_rim.contact.moved-keeps-side
    g.contacts[one], g.contacts[other] = g.contacts[other], g.contacts[one]
    g.changes += 1
    g.tell(ev.ContactsSwapped(one, other))


def empty_slots(g: OuterRim) -> list[str]:
    return [slot for slot in SLOTS if slot not in g.contacts]


# ---- Cards -----------------------------------------------------------------------------------------


def reveal_top(g: OuterRim, deck: str) -> str:
    """Turn the top card of a market deck faceup; returns it, or nothing if there is none."""
    # rule: outer_rim.market.deck.top-faceup, outer_rim.market.deck.reveal-next
    pile = g.pile(deck)
    if not pile.cards:
        return ""
    top = len(pile.cards) - 1
    if pile.seen.get(top) != g.everybody:
        pile.seen[top] = g.everybody
        g.reveals += 1
    g.changes += 1
    g.tell(ev.MarketRevealed(deck, pile.cards[-1]))
    return pile.cards[-1]


def take_top(g: OuterRim, deck: str) -> str:
    """Take the top card of a deck into limbo."""
    card, _ = g.pile(deck).take_top()
    g.limbo += (card,)
    g.changes += 1
    g.reveals += 1
    return card


def take_out(pile: Pile, card: str) -> None:
    """Take a card out of the middle of a pile; the others keep their order, and who knows them."""
    place = pile.cards.index(card)
    pile.cards.pop(place)
    pile.seen = {at - (at > place): who for at, who in pile.seen.items() if at != place}


def shuffle(g: OuterRim, pile: Pile) -> None:
    pile.shuffle(g.chance)
    g.changes += 1


def take_from_databank(g: OuterRim, number: int) -> str:
    """Take a card of that number, at random if there are several, into limbo; nothing if all are out."""
    # rule: outer_rim.databank.resolve-by-number, outer_rim.databank.duplicate-random-pick
    # rule: outer_rim.databank.number-gaps
    cards = g.databank.get(number, ())
    if not cards:
        return ""
    card = cards[0] if len(cards) == 1 else g.pick(cards, f"databank-{number}")
    g.databank[number] = tuple(other for other in cards if other != card)
    g.limbo = (*g.limbo, card)
    g.changes += 1
    return card


def return_card(g: OuterRim, card: str, viewers: int | None = None) -> None:
    """A discarded card goes where it belongs: under its deck, or to its number in the databank."""
    # rule: outer_rim.discard.encounter-and-market, outer_rim.databank.discard-returns
    # rule: outer_rim.databank.discard-reshuffles-group, outer_rim.discard.by-component
    # rule: outer_rim.bounty.discard-to-deck, outer_rim.crew.discard-returns-card
    facts = CARDS[card]
    if facts.number:
        g.databank[facts.number] = tuple(sorted((*g.databank[facts.number], card)))
    else:
        pile = g.pile(facts.deck)
        pile.put_bottom(card, g.everybody if viewers is None else viewers)
        if facts.deck in MARKET and len(pile.cards) == 1:
            reveal_top(g, facts.deck)
    g.changes += 1


def put_back(g: OuterRim, card: str) -> None:
    """A card in limbo goes back where it belongs."""
    leave_limbo(g, card)
    return_card(g, card)


def leave_limbo(g: OuterRim, card: str) -> None:
    limbo = g.limbo
    alone = len(limbo) == 1 and limbo[0] == card
    g.limbo = () if alone else tuple([other for other in limbo if other != card])
    g.changes += 1


def remove_from_game(g: OuterRim, *what: str) -> None:
    """To the box: not discarded, and not used again."""
    # rule: outer_rim.discard.remove-is-not-discard, outer_rim.discard.market-removed-by-card
    g.removed = tuple(sorted((*g.removed, *what)))
    g.changes += 1


def take_asset(g: OuterRim, seat: Seat, card: str) -> None:
    """A card from limbo comes to lie in a slot."""
    # rule: outer_rim.asset.gain-into-empty-matching-slot, outer_rim.slot.tucking
    leave_limbo(g, card)
    add_asset(g, seat, card)


def add_asset(g: OuterRim, seat: Seat, card: str) -> None:
    player = g.players[seat]
    player.assets = tuple(sorted((*player.assets, card)))
    g.changes += 1
    g.dirty = True
    g.tell(ev.AssetGained(seat, card))


def drop_asset(g: OuterRim, seat: Seat, card: str) -> None:
    """An asset leaves its slot; where it goes is for the caller to say."""
    player = g.players[seat]
    player.assets = tuple([other for other in player.assets if other != card])
    g.changes += 1
    g.dirty = True


def lose_secrets(g: OuterRim, seat: Seat) -> None:
    """All secrets go unseen under their decks."""
    # rule: outer_rim.defeat.discard-secrets, outer_rim.secret.defeat-discard-hidden
    player = g.players[seat]
    if player.secrets:
        for secret in player.secrets:
            return_card(g, secret.card, viewers=1 << seat)
        g.tell(ev.SecretsLost(seat, len(player.secrets)))
        player.secrets = ()
        g.reveals += 1


def spend_use(g: OuterRim, mark: str) -> None:
    g.used += (mark,)
    g.changes += 1
