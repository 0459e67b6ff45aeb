"""The verbs: the only functions that move cards, and that tell the others what they may remember."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.kernel.trials.cardgame.cards import Unit

from dejarik.kernel import Seat

if TYPE_CHECKING:
    from tests.kernel.trials.cardgame.state import Skirmish

HAND, STACK, DECK = 1, 2, 4  # the hidden zones


def enter_play(g: Skirmish, unit: Unit) -> None:
    g.entered += 1
    g.units[g.entered] = unit


def draw(g: Skirmish, seat: Seat, count: int) -> None:
    for _ in range(min(count, len(g.decks[seat].cards))):
        card, _viewers = g.decks[seat].take_top()
        g.hands[seat].append(card)
        g.reveals += 1
        for viewer in g.others(seat):
            g.facts.moved(viewer, seat, DECK, HAND)
    g.hands[seat].sort()


def shuffle_hand_away(g: Skirmish, seat: Seat) -> None:
    for card in g.hands[seat]:
        g.decks[seat].put_bottom(card)
        for viewer in g.others(seat):
            g.facts.moved(viewer, seat, HAND, DECK)
    g.hands[seat] = []
    g.decks[seat].shuffle(g.chance)


def show_event(g: Skirmish, seat: Seat, card: str) -> None:
    g.hands[seat].remove(card)
    g.playing[seat].append(card)
    g.reveals += 1
    for viewer in g.others(seat):
        g.facts.left(viewer, seat, HAND, card)


def discard_event(g: Skirmish, seat: Seat, card: str) -> None:
    g.playing[seat].remove(card)
    g.discards[seat].append(card)


def place_edge_card(g: Skirmish, seat: Seat, card: str) -> None:
    g.hands[seat].remove(card)
    g.stacks[seat].append(card)
    g.stacks[seat].sort()
    for viewer in g.others(seat):
        g.facts.moved(viewer, seat, HAND, STACK)


def reveal_stacks(g: Skirmish) -> None:
    g.revealed = True
    g.reveals += 1
    for seat, cards in enumerate(g.stacks):
        for viewer in g.others(seat):
            for card in cards:
                g.facts.left(viewer, seat, STACK, card)


def discard_stacks(g: Skirmish) -> None:
    for seat in range(g.seats):
        g.discards[seat] += g.stacks[seat]
        g.stacks[seat] = []
    g.revealed = False
    g.fates = []


def leave_play(g: Skirmish, number: int, to_hand: bool) -> None:
    unit = g.units.pop(number)
    if not to_hand:
        g.discards[unit.seat].append(unit.card)
        return
    g.hands[unit.seat].append(unit.card)
    g.hands[unit.seat].sort()
    for viewer in g.others(unit.seat):
        g.facts.entered(viewer, unit.seat, unit.card, HAND)
