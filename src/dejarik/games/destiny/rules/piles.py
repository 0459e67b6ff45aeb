"""Verbs for cards that are not in play: hands, decks, discard piles and what is set aside.

Like all verbs (`verbs.py`) they count whether anything changed and tell what happened.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Any

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.facts import DECK, FACE_DOWN, HAND, NOBODY, UNDER
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.rules.occasions import author
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


def set_event_aside(g: Destiny, depth: int) -> None:
    """The event that the frame at `depth` applies is set aside, face up, instead of being discarded."""
    frame: Any = g.stack[depth]
    out_of_queue(g, frame.owner, frame.card)
    g.changes += 1
    to_set_aside(g, frame.owner, frame.card)


def return_event(g: Destiny, depth: int, to: str) -> None:
    """The event that the frame at `depth` applies goes to its owner's hand or deck."""
    frame: Any = g.stack[depth]
    g.playing[frame.owner].remove(frame.card)
    if to != "hand":
        put_on_deck(g, frame.owner, frame.card, bottom=to == "bottom")
    else:
        into_hand(g, frame.owner, frame.card)
        g.tell(ev.ReturnedToHand(frame.owner, frame.card))


def announce(g: Destiny, owner: Seat, card: str, zone: str) -> None:
    """A card that is played lies in the queue; `zone` says where it comes from."""
    # rule: destiny.action.play.step-1-announce, destiny.zone.queue.card-waits
    if zone == "hand":
        take_from_hand(g, owner, card)
    elif zone == "discard":
        take_from_discard(g, owner, card)
    elif zone == "aside":
        g.set_aside[owner].remove(card)
    elif zone == "deck":
        uppermost_out_of_deck(g, owner, card)
    if zone != "queue":
        g.playing[owner].append(card)
    g.changes += 1


def into_queue(g: Destiny, owner: Seat, card: str) -> None:
    """A card that has come to light waits to be played."""
    g.playing[owner].append(card)


def out_of_queue(g: Destiny, owner: Seat, card: str) -> None:
    """A card that was played leaves the queue; whoever calls this puts it somewhere else."""
    g.playing[owner].remove(card)


def take_from_discard(g: Destiny, owner: Seat, card: str) -> None:
    """A card is taken out of a discard pile; whoever calls this puts it somewhere else."""
    g.discards[owner].remove(card)


def shuffle_in(g: Destiny, owner: Seat, card: str, count: int) -> None:
    """Set-aside copies of a card join a deck that is about to be shuffled."""
    for _ in range(min(count, g.set_aside[owner].count(card))):
        g.set_aside[owner].remove(card)
        g.decks[owner].put_bottom(card, g.facts.everybody)
        g.changes += 1


def discarded_to_set_aside(g: Destiny, owner: Seat, card: str) -> None:
    take_from_discard(g, owner, card)
    to_set_aside(g, owner, card)
    g.changes += 1


def discard_set_aside(g: Destiny, owner: Seat, card: str) -> None:
    """A set-aside card is discarded."""
    g.set_aside[owner].remove(card)
    to_discard(g, owner, card, "set-aside")


def to_defeated(g: Destiny, owner: Seat, card: str, dice: int) -> None:
    """A character that was defeated is set aside; how many dice it had is kept if a card might ask."""
    g.defeated[owner].append(card)
    if g.dice_of_defeated:
        g.dice_of_defeated[owner].append(dice)


def from_defeated(g: Destiny, owner: Seat, card: str, dice: int = 0) -> None:
    """A defeated character comes back: of several copies the one that had this many dice."""
    pile = g.defeated[owner]
    at = pile.index(card)
    if g.dice_of_defeated:
        had = g.dice_of_defeated[owner]
        at = next((n for n in range(len(pile)) if (pile[n], had[n]) == (card, dice)), at)
        del had[at]
    del pile[at]


def to_set_aside(g: Destiny, owner: Seat, card: str, thing: int = 0) -> None:
    """A card is set aside, face up."""
    g.set_aside[owner].append(card)
    g.tell(ev.SetAside(owner, card, thing))


def _out_of(g: Destiny, seat: Seat, card: str, clause: str = "out_of_deck") -> None:
    """What a card does itself after it is discarded from its player's deck, or by an opponent from a hand."""
    # rule: destiny.queue.after-enters
    for ability in CARDS[card].abilities if card in CARDS else ():
        if ability.clause == clause and (clause == "out_of_deck" or author(g) not in (NOBODY, seat)):
            r = Resolve(ability.ref, seat)
            r.bind("it", card)
            g.queue.append(r)


def discard_from_deck(g: Destiny, seat: Seat, count: int) -> list[str]:
    """Discard from the top of the deck, as many as there are at most."""
    discarded: list[str] = []
    deck = g.decks[seat]
    while deck.cards and len(discarded) < count:
        card, viewers = deck.take_top()
        g.facts.came_to_light(seat, DECK, card, viewers)
        g.reveals += 1
        to_discard(g, seat, card, "deck")
        _out_of(g, seat, card)
        discarded.append(card)
    return discarded


def draw(g: Destiny, seat: Seat, count: int) -> int:
    """Draw from the top of the deck, as many as there are at most."""
    # rule: destiny.draw.top-card, destiny.draw.short-deck, destiny.draw.simultaneous
    # rule: destiny.structure.upkeep.step-4-short-deck
    drawn: list[str] = []
    deck = g.decks[seat]
    while deck.cards and len(drawn) < count:
        card, viewers = deck.take_top()
        g.facts.moved_unseen(seat, DECK, HAND, card, viewers)
        insort(g.hands[seat], card)
        drawn.append(card)
    if drawn:
        g.changes += 1
        g.reveals += 1
        g.tell(ev.Drawn(seat, tuple(sorted(drawn))))
    return len(drawn)


def take_from_hand(g: Destiny, seat: Seat, card: str) -> None:
    """A card leaves a hand and comes to light."""
    g.hands[seat].remove(card)
    g.facts.came_to_light(seat, HAND, card)
    g.changes += 1
    g.reveals += 1


def stack_face_down(g: Destiny, seat: Seat, card: str) -> None:
    """A card goes from a hand face down onto a set-aside card."""
    g.hands[seat].remove(card)
    g.face_down[seat].append(card)
    g.facts.moved_unseen(seat, HAND, FACE_DOWN)
    g.changes += 1
    g.tell(ev.Stacked(seat, card))


def take_face_down(g: Destiny, seat: Seat, card: str) -> None:
    """A card that lay face down on a set-aside card comes to light."""
    g.face_down[seat].remove(card)
    g.facts.came_to_light(seat, FACE_DOWN, card)
    g.changes += 1
    g.reveals += 1


def take_from_under(g: Destiny, seat: Seat, card: str) -> None:
    """A card comes to light from under a plot, where its player could look at it, and lies in the queue."""
    g.under[seat].remove(card)
    g.playing[seat].append(card)
    g.facts.came_to_light(seat, UNDER, card)
    g.changes += 1
    g.reveals += 1


def discard_from_hand(g: Destiny, seat: Seat, card: str) -> None:
    take_from_hand(g, seat, card)
    to_discard(g, seat, card, "hand")
    _out_of(g, seat, card, "out_of_hand")
    if not g.hands[seat] and ev.LastCardDiscarded in (g.cached or g.index).after:
        g.tell(ev.LastCardDiscarded(seat))


def switch(g: Destiny, seat: Seat, card: str, other: str) -> None:
    """A card of a hand and one of the discard pile change places, which discards nothing."""
    take_from_hand(g, seat, card)
    take_from_discard(g, seat, other)
    insort(g.discards[seat], card)
    into_hand(g, seat, other)
    g.tell(ev.Switched(seat, card, other))


def to_discard(g: Destiny, owner: Seat, card: str, zone: str, thing: int = 0) -> None:
    """Put a card face up on its owner's discard pile."""
    # rule: destiny.zone.discard.face-up, destiny.zone.out-of-play.no-foreign-cards
    if owner not in g.out:  # what an eliminated player owned leaves the game
        insort(g.discards[owner], card)  # rule: destiny.zone.discard.order-free
    g.changes += 1
    g.tell(ev.Discarded(owner, card, zone, thing))


def shuffle_deck(g: Destiny, seat: Seat) -> None:
    # Players know what is in their own deck without being told.
    own = 1 << seat
    g.facts.shuffled(seat, DECK, [(card, known & ~own) for card, known in g.decks[seat].shuffle(g.chance)])
    g.changes += 1
    g.tell(ev.Shuffled(seat))


def put_on_deck(g: Destiny, seat: Seat, card: str, *, bottom: bool) -> None:
    """Put a card that everybody sees on top of its owner's deck or under it."""
    if bottom:
        g.decks[seat].put_bottom(card, g.facts.everybody)
    else:
        g.decks[seat].put_top(card, g.facts.everybody)
    g.changes += 1
    g.tell(ev.PutOnDeck(seat, card, bottom))


def shuffle_into_deck(g: Destiny, seat: Seat, card: str) -> None:
    """A card that everybody sees is shuffled into its owner's deck."""
    g.decks[seat].put_bottom(card, g.facts.everybody)
    g.tell(ev.ShuffledIn(seat, card))
    shuffle_deck(g, seat)


def look_at(g: Destiny, by: Seat, owner: Seat, zone: int, cards: list[str]) -> None:
    """A seat looks at hidden cards of a hand or deck; they stay where they are."""
    # rule: destiny.term.look
    for card in cards:
        g.facts.saw(by, owner, card, zone)
    g.reveals += 1
    g.tell(ev.Looked(by, owner, "hand" if zone == HAND else "deck", tuple(cards)))


def point_at(g: Destiny, by: Seat, owner: Seat, cards: list[str]) -> None:
    """A seat that has looked at a hand names some of its cards."""
    g.tell(ev.Looked(by, owner, "hand", tuple(cards)))


def look_at_hand(g: Destiny, by: Seat, owner: Seat) -> None:
    """A seat looks at all the cards in a hand."""
    # rule: destiny.term.look
    if by != owner:  # players know their own hand without notes
        g.facts.saw_all(by, owner, g.hands[owner], HAND)
    g.reveals += 1
    g.tell(ev.Looked(by, owner, "hand", tuple(g.hands[owner])))


def reveal(g: Destiny, owner: Seat, zone: str, cards: list[str]) -> None:
    """Hidden cards are shown to all; they stay where they are."""
    if not cards:
        return
    g.facts.shown(owner, cards, HAND)
    g.reveals += 1
    g.tell(ev.Revealed(owner, zone, tuple(sorted(cards))))


def reveal_top(g: Destiny, seat: Seat, count: int) -> list[str]:
    """The top cards of a deck, as many as there are at most, are shown to all and stay there."""
    seen = _let_see(g, seat, count, g.facts.everybody)
    if seen:
        g.tell(ev.Revealed(seat, "deck", tuple(seen)))
    return seen


def look_at_top(g: Destiny, by: Seat, owner: Seat, count: int) -> int:
    """A seat looks at the top cards of a deck; returns how many there were."""
    # rule: destiny.term.look
    seen = _let_see(g, owner, count, 1 << by)
    if seen:
        g.tell(ev.Looked(by, owner, "deck", tuple(seen)))
    return len(seen)


def _let_see(g: Destiny, owner: Seat, count: int, viewers: int) -> list[str]:
    """Seats get to know the top cards of a deck, the first on top."""
    deck = g.decks[owner]
    found: list[str] = []
    for place in range(len(deck.cards) - 1, max(-1, len(deck.cards) - 1 - count), -1):
        card, before = deck.cards[place], deck.seen.get(place, 0)
        deck.seen[place] = before | viewers
        for viewer in range(g.seats):
            if viewer != owner and viewers & ~before & 1 << viewer:
                g.facts.left(viewer, owner, DECK, card)
        found.append(card)
    if found:
        g.reveals += 1
    return found


def top_to_bottom(g: Destiny, seat: Seat) -> None:
    """The top card of a deck goes to the bottom, face down: who knew it still does."""
    card, viewers = g.decks[seat].take_top()
    g.decks[seat].put_bottom(card, viewers)
    g.changes += 1
    g.tell(ev.PutOnDeck(seat, "", True))


def discard_out_of_deck(g: Destiny, seat: Seat, depth: int) -> None:
    """A card that lies so many cards below the top of a deck is discarded."""
    deck = g.decks[seat]
    card, viewers = deck.take(len(deck.cards) - 1 - depth)
    g.facts.came_to_light(seat, DECK, card, viewers)
    g.reveals += 1
    to_discard(g, seat, card, "deck")
    _out_of(g, seat, card)


def hand_out_of_deck(g: Destiny, seat: Seat, depth: int, *, openly: bool) -> None:
    """A card that lies so many cards below the top of a deck goes to the hand, shown to all or not."""
    deck = g.decks[seat]
    card, viewers = deck.take(len(deck.cards) - 1 - depth)
    if openly:
        g.facts.came_to_light(seat, DECK, card, viewers)
        into_hand(g, seat, card)
        g.tell(ev.Found(seat, card))
    else:
        g.facts.moved_unseen(seat, DECK, HAND, card, viewers)
        insort(g.hands[seat], card)
        g.changes += 1
        g.tell(ev.Drawn(seat, (card,)))
    g.reveals += 1


def mix_up(g: Destiny, by: Seat, owner: Seat, count: int) -> None:
    """A seat takes the top cards of a deck up: whoever else knew their places knows only the cards."""
    deck = g.decks[owner]
    for place in range(len(deck.cards) - count, len(deck.cards)):
        known = deck.seen.get(place, 0)
        deck.seen[place] = 1 << by
        for viewer in range(g.seats):
            if viewer not in (by, owner) and known >> viewer & 1:
                g.facts.entered(viewer, owner, deck.cards[place], DECK)


def move_in_deck(g: Destiny, seat: Seat, depth: int, to: int) -> None:
    """A card goes from one place below the top of a deck to another, or to the bottom (-1)."""
    deck = g.decks[seat]
    card, viewers = deck.take(len(deck.cards) - 1 - depth)
    if to < 0:
        deck.put_bottom(card, viewers)
    else:
        deck.put(len(deck.cards) - to, card, viewers)
    g.changes += 1
    g.tell(ev.PutOnDeck(seat, "", to < 0))


def set_aside_from_hand(g: Destiny, seat: Seat, card: str) -> None:
    """A card of a hand is set aside, face up."""
    take_from_hand(g, seat, card)
    to_set_aside(g, seat, card)


def hand_to_deck(g: Destiny, seat: Seat, card: str, *, bottom: bool, known: int = 0) -> None:
    """A card of a hand goes on top of the deck or to the bottom, face down; who sees which one knows it."""
    g.hands[seat].remove(card)
    put = g.decks[seat].put_bottom if bottom else g.decks[seat].put_top
    put(card, 1 << seat | known)
    for viewer in range(g.seats):
        if viewer != seat and known >> viewer & 1:
            g.facts.left(viewer, seat, HAND, card)
        elif viewer != seat:
            g.facts.moved(viewer, seat, HAND, DECK)
    g.changes += 1
    g.tell(ev.PutOnDeck(seat, "", bottom))


def hold_back(g: Destiny, seat: Seat, card: str) -> None:
    """A card of a hand lies face down apart from the others for a while."""
    g.hands[seat].remove(card)
    g.face_down[seat].append(card)
    g.facts.moved_unseen(seat, HAND, FACE_DOWN)


def take_held_back(g: Destiny, seat: Seat) -> None:
    """The card that lay apart goes back to the hand."""
    insort(g.hands[seat], g.face_down[seat].pop())
    g.facts.moved_unseen(seat, FACE_DOWN, HAND)


def uppermost_out_of_deck(g: Destiny, owner: Seat, card: str) -> None:
    """The uppermost copy of a card in a deck comes to light; whoever calls this puts it somewhere."""
    deck = g.decks[owner]
    place = len(deck.cards) - 1 - deck.cards[::-1].index(card)
    _, viewers = deck.take(place)
    g.facts.came_to_light(owner, DECK, card, viewers)
    g.reveals += 1


def take_out_of_deck(g: Destiny, seat: Seat, card: str) -> None:
    """A card found in a deck that was just shuffled comes to light; whoever calls this puts it somewhere."""
    g.decks[seat].cards.remove(card)
    g.facts.came_to_light(seat, DECK, card)
    g.reveals += 1


def take_from_deck(g: Destiny, seat: Seat, card: str, *, openly: bool = True) -> None:
    """A card found in a deck that has just been shuffled goes to the hand, shown to all or not."""
    g.decks[seat].cards.remove(card)
    g.reveals += 1
    if openly:
        g.facts.came_to_light(seat, DECK, card)
        into_hand(g, seat, card)
        g.tell(ev.Found(seat, card))
    else:
        g.facts.moved_unseen(seat, DECK, HAND)
        insort(g.hands[seat], card)
        g.changes += 1
        g.tell(ev.Drawn(seat, (card,)))


def into_hand(g: Destiny, owner: Seat, card: str) -> None:
    """A card that everybody sees goes to its owner's hand."""
    insort(g.hands[owner], card)
    g.facts.entered_openly(owner, card, HAND)
    g.changes += 1


def discard_at_random(g: Destiny, seat: Seat, count: int) -> list[str]:
    """Discard cards of a hand at random, as many as there are at most."""
    # rule: destiny.symbol.discard.up-to-all
    discarded: list[str] = []
    while len(discarded) < count and g.hands[seat]:
        card = g.pick(g.hands[seat], f"discard {seat + 1}")
        discard_from_hand(g, seat, card)
        discarded.append(card)
    return discarded
