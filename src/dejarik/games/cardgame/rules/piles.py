"""Verbs for cards out of play: decks, hands, objectives, edge stacks, captives; and who knows of them."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.cards.facts import (
    CAPTIVES,
    DECK,
    FACE_DOWN,
    HAND,
    LOOKED_AT,
    NOBODY,
    OBJECTIVE_DECK,
    STACK,
)
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.rules import victory
from dejarik.kernel import Pile, Seat

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


# ---- Decks and hands ------------------------------------------------------------------------------


def add_to_hand(g: CardGame, seat: Seat, card: str) -> None:
    insort(g.hands[seat], card)
    g.changes += 1


def to_hand_openly(g: CardGame, seat: Seat, card: str) -> None:
    """A card that everybody saw goes to a hand."""
    add_to_hand(g, seat, card)
    g.facts.entered_openly(seat, card, HAND)


def draw(g: CardGame, seat: Seat, count: int) -> int:
    """Draw from the command deck; whoever must and cannot has lost."""
    # rule: cardgame.setup.5-draw-means-command-deck, cardgame.setup.5-deck-means-command-deck
    drawn: list[str] = []
    for _ in range(count):
        if not g.decks[seat].cards:
            break
        card = _take_top(g, seat, HAND, seat)
        add_to_hand(g, seat, card)
        drawn.append(card)
    if drawn:
        g.reveals += 1
        g.tell(ev.Drawn(seat, tuple(drawn)))
    if len(drawn) < count:
        victory.out_of_cards(g, seat)
    return len(drawn)


def _take_top(g: CardGame, seat: Seat, to: int, by: Seat) -> str:
    """The top card of a deck goes to a zone where only `by` sees it."""
    card, viewers = g.decks[seat].take_top()
    for viewer in range(g.seats):
        if viewer == by:
            if not viewers & 1 << viewer:
                g.facts.left(viewer, seat, DECK, card)
        elif viewers & 1 << viewer:
            g.facts.entered(viewer, seat, card, to)
        else:
            g.facts.moved(viewer, seat, DECK, to)
    return card


def shuffle_deck(g: CardGame, seat: Seat) -> None:
    _shuffle(g, g.decks[seat], seat, DECK)
    g.tell(ev.Shuffled(seat))


def shuffle_objectives(g: CardGame, seat: Seat) -> None:
    _shuffle(g, g.objective_decks[seat], seat, OBJECTIVE_DECK)


def _shuffle(g: CardGame, pile: Pile, seat: Seat, zone: int) -> None:
    g.facts.shuffled(seat, zone, pile.shuffle(g.chance))
    g.changes += 1


def from_hand(g: CardGame, seat: Seat, card: str) -> str:
    """A card comes to light out of a hand."""
    g.hands[seat].remove(card)
    g.changes += 1
    g.reveals += 1
    g.facts.came_to_light(seat, HAND, card)
    return card


def put_on_discard(g: CardGame, seat: Seat, card: str) -> None:
    # rule: cardgame.discard.meaning, cardgame.discard.pile-face-up
    g.discards[seat].append(card)
    g.changes += 1


def discard_from_hand(g: CardGame, seat: Seat, card: str) -> None:
    put_on_discard(g, seat, from_hand(g, seat, card))
    g.tell(ev.Discarded(seat, (card,)))


def discard_top(g: CardGame, seat: Seat) -> str:
    """Discard the top card of a deck; from an empty deck nothing is discarded."""
    if not g.decks[seat].cards:
        return ""
    card = take_top_openly(g, seat)
    put_on_discard(g, seat, card)
    g.tell(ev.Discarded(seat, (card,)))
    return card


def take_top_openly(g: CardGame, seat: Seat) -> str:
    """The top card of a deck, seen by everybody."""
    card, viewers = g.decks[seat].take_top()
    g.facts.came_to_light(seat, DECK, card, viewers)
    g.changes += 1
    g.reveals += 1
    return card


def hand_to_bottom(g: CardGame, seat: Seat, card: str) -> None:
    """A card goes from a hand to the bottom of the deck, unseen by the others."""
    g.hands[seat].remove(card)
    g.decks[seat].put_bottom(card, 1 << seat)
    g.facts.moved_unseen(seat, HAND, DECK)
    g.changes += 1
    g.tell(ev.PutIntoDeck(seat, 1))


def hand_into_deck(g: CardGame, seat: Seat) -> None:
    """Shuffle the whole hand into the deck."""
    for card in g.hands[seat]:
        g.decks[seat].put_top(card)
    if g.hands[seat]:
        g.facts.moved_unseen(seat, HAND, DECK)
    g.hands[seat].clear()
    for viewer in range(g.seats):
        g.facts.saw_all(viewer, seat, [], HAND)
    shuffle_deck(g, seat)


# ---- Objectives -----------------------------------------------------------------------------------


def draw_objective(g: CardGame, seat: Seat) -> None:
    """Take the top objective without showing it."""
    card, viewers = g.objective_decks[seat].take_top()
    insort(g.face_down[seat], card)
    if not viewers & 1 << seat:
        g.facts.left(seat, seat, OBJECTIVE_DECK, card)
    g.facts.moved_unseen(seat, OBJECTIVE_DECK, FACE_DOWN)
    g.changes += 1
    g.reveals += 1


def bury_objective(g: CardGame, seat: Seat, card: str) -> None:
    """A face-down objective goes to the bottom of the objective deck."""
    g.face_down[seat].remove(card)
    g.objective_decks[seat].put_bottom(card, 1 << seat)
    g.facts.moved_unseen(seat, FACE_DOWN, OBJECTIVE_DECK)
    g.changes += 1


def turn_up_objective(g: CardGame, seat: Seat, card: str) -> str:
    g.face_down[seat].remove(card)
    g.facts.came_to_light(seat, FACE_DOWN, card)
    g.changes += 1
    g.reveals += 1
    return card


def take_objective_openly(g: CardGame, seat: Seat, card: str = "") -> str:
    """The top objective, or the one named, comes to light."""
    pile = g.objective_decks[seat]
    if not card:
        card, viewers = pile.take_top()
    else:
        place = len(pile.cards) - 1 - pile.cards[::-1].index(card)
        viewers = pile.seen.get(place, 0)
        pile.cards.pop(place)
        pile.seen = {at - (at > place): who for at, who in pile.seen.items() if at != place}
    g.facts.came_to_light(seat, OBJECTIVE_DECK, card, viewers)
    g.changes += 1
    g.reveals += 1
    return card


# ---- Edge stacks ----------------------------------------------------------------------------------


def place_edge_card(g: CardGame, seat: Seat, card: str, face_up: bool) -> None:
    # rule: cardgame.edge-battle.face-down, cardgame.edge-battle.out-of-play
    if face_up:
        g.face_up[seat].append(from_hand(g, seat, card))
    else:
        g.hands[seat].remove(card)
        insort(g.stacks[seat], card)
        g.facts.moved_unseen(seat, HAND, STACK)
    g.changes += 1
    g.tell(ev.EdgeCardPlaced(seat, card if face_up else ""))


def reveal_stacks(g: CardGame) -> None:
    # rule: cardgame.edge-battle.reveal-simultaneously
    for seat in range(g.seats):
        for viewer in range(g.seats):
            if viewer != seat:
                for card in g.stacks[seat]:
                    g.facts.left(viewer, seat, STACK, card)
                g.facts.saw_all(viewer, seat, [], STACK)
        g.face_up[seat] = sorted(g.face_up[seat] + g.stacks[seat])
        g.stacks[seat] = []
    g.changes += 1
    g.reveals += 1
    g.tell(ev.EdgeRevealed(tuple(tuple(cards) for cards in g.face_up)))


# ---- Captives -------------------------------------------------------------------------------------


def add_captive(g: CardGame, objective: int, card: str, source: int) -> None:
    """A light card lies face down at a dark objective from now on; `source` is where it came from, 0: play.

    Who saw it there remembers it: everybody if it was in play, its owner if it came from the hand, and
    whoever looked at it if it came from the deck.
    """
    # rule: cardgame.capture.attach-to-objective, cardgame.capture.out-of-play, cardgame.capture.from-anywhere
    thing = g.things[objective]
    zone = CAPTIVES << thing.place
    thing.captives = tuple(sorted((*thing.captives, card)))
    for viewer in range(g.seats):
        if g.sees_captives(viewer):
            g.facts.left(viewer, g.light, source, card)  # it lies open for this player
        elif (
            source == 0
            or (source == HAND and viewer == g.light)
            or (source == LOOKED_AT and viewer == g.looker)
        ):
            g.facts.entered(viewer, g.light, card, zone)
        else:
            g.facts.moved(viewer, g.light, source, zone)
    g.changes += 1
    g.tell(ev.Captured(g.dark, card if source == 0 else "", CARDS[card].type, objective, source == 0))


def rescue(g: CardGame, objective: int, cards: tuple[str, ...]) -> None:
    """Captives return to their owner's hand; the others see how many, not which."""
    # rule: cardgame.capture.rescued-to-hand, cardgame.capture.ends
    thing = g.things[objective]
    zone = CAPTIVES << thing.place
    left = list(thing.captives)
    for card in cards:
        left.remove(card)
        add_to_hand(g, g.light, card)
        g.facts.left(g.light, g.light, zone, card)
    thing.captives = tuple(left)
    for viewer in range(g.seats):
        if g.sees_captives(viewer):
            for card in cards:
                g.facts.entered(viewer, g.light, card, HAND)
        elif viewer != g.light and cards:
            g.facts.moved(viewer, g.light, zone, HAND)
        if not left:
            g.facts.saw_all(viewer, g.light, [], zone)
    if cards:
        g.reveals += 1
        g.tell(ev.Rescued(g.light, len(cards)))


def rescue_to_look(g: CardGame, objective: int, card: str) -> None:
    """A captive is rescued, and its owner looks at it before it goes to the hand."""
    rescue(g, objective, (card,))
    g.hands[g.light].remove(card)
    g.looked[g.light] = [card]
    g.looker = g.light
    for viewer in range(g.seats):
        if viewer != g.light:
            g.facts.moved(viewer, g.light, HAND, LOOKED_AT, card if g.sees_captives(viewer) else "")


def take_looked_at(g: CardGame, seat: Seat, *, openly: bool) -> str:
    """The card that was looked at goes to the hand, or openly on its way into play."""
    card = g.looked[seat].pop()
    for viewer in range(g.seats):
        if viewer != seat:
            if openly:
                g.facts.left(viewer, seat, LOOKED_AT, card)
            else:
                g.facts.moved(viewer, seat, LOOKED_AT, HAND)
            g.facts.saw_all(viewer, seat, [], LOOKED_AT)
    if openly:
        g.playing[seat].append(card)
        g.reveals += 1
    else:
        add_to_hand(g, seat, card)
    g.changes += 1
    stop_looking(g)
    return card


# ---- Looking --------------------------------------------------------------------------------------


def look_at_hand(g: CardGame, by: Seat, seat: Seat) -> None:
    g.facts.saw_all(by, seat, g.hands[seat], HAND)
    g.changes += 1
    g.reveals += 1
    g.tell(ev.Looked(by, seat, tuple(g.hands[seat])))


def look_at_top(g: CardGame, by: Seat, seat: Seat, count: int) -> None:
    """Take the top cards of a deck in order to look at them."""
    g.looker = by
    for _ in range(min(count, len(g.decks[seat].cards))):
        insort(g.looked[seat], _take_top(g, seat, LOOKED_AT, by))
    g.changes += 1
    g.reveals += 1
    g.tell(ev.Looked(by, seat, tuple(g.looked[seat])))


def put_back_on_top(g: CardGame, seat: Seat, card: str) -> None:
    """A card that was looked at goes on top of its deck, face down."""
    g.looked[seat].remove(card)
    g.decks[seat].put_top(card, 1 << g.looker)
    for viewer in range(g.seats):
        if viewer != g.looker:
            g.facts.moved(viewer, seat, LOOKED_AT, DECK)
            if not g.looked[seat]:
                g.facts.saw_all(viewer, seat, [], LOOKED_AT)
    g.changes += 1


def stop_looking(g: CardGame) -> None:
    g.looker = NOBODY
