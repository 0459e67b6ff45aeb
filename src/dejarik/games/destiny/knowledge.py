"""Knowledge: what a seat may see, and states that fit what it has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.cards.facts import DECK, FACE_DOWN, HAND, UNDER, outside
from dejarik.kernel import Chance, Fact, Seat, place_hidden

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

SECRETIVE = frozenset({ev.Drawn, ev.Stacked, ev.Looked})  # events of which not all see everything


def blanked(g: Destiny, viewer: Seat | None) -> Destiny:
    """A copy with blanks for what the viewer does not know."""
    # rule: destiny.clarification.lightsaber-mastery.look
    # rule: destiny.zone.hand.hidden-but-counted, destiny.zone.deck.face-down, destiny.zone.deck.count-open
    # rule: destiny.zone.resources.open, destiny.zone.discard.open
    view = g.copy()
    view.facts = g.facts.only(viewer)
    view.history = [seen_by(event, viewer) if type(event) in SECRETIVE else event for event in g.history]
    view.unseen = []
    for seat in range(g.seats):
        view.decks[seat] = g.decks[seat].for_viewer(viewer)
        hidden = [
            card for card, known in zip(g.decks[seat].cards, view.decks[seat].cards, strict=True) if not known
        ]
        if seat != viewer:
            view.hands[seat] = [""] * len(g.hands[seat])
            view.face_down[seat] = [""] * len(g.face_down[seat])
            view.under[seat] = [""] * len(g.under[seat])
            hidden += g.hands[seat] + g.face_down[seat] + g.under[seat]
        view.unseen.append(sorted(hidden) if g.open_lists or seat == viewer else [])
    return view


def dealt(view: Destiny, viewer: Seat | None, chance: Chance, guess: dict[Seat, list[str]] | None) -> Destiny:
    """A state that fits a blanked one: hidden cards are dealt so that everything known is true."""
    g = view.copy()
    g.chance = chance
    facts = g.facts.of[viewer] if viewer is not None else []
    for seat in range(g.seats):
        unseen = view.unseen[seat]
        known = [(card, zones) for owner, card, zones in facts if owner == seat]
        deck = g.decks[seat]
        blanks = [place for place, card in enumerate(deck.cards) if not card]
        rooms = {DECK: len(blanks)}
        if seat != viewer:
            rooms[HAND] = len(g.hands[seat])
            rooms[FACE_DOWN] = len(g.face_down[seat])
            rooms[UNDER] = len(g.under[seat])
            if not g.open_lists:
                certain = [card for card, _ in known]
                unseen = _fitting(sum(rooms.values()), (guess or {}).get(seat, []), certain, view, seat)
        placed = place_hidden(unseen, rooms, known, chance)
        for place, card in zip(blanks, placed[DECK], strict=True):
            deck.cards[place] = card
        if seat != viewer:
            g.hands[seat] = sorted(placed[HAND])
            g.face_down[seat] = placed[FACE_DOWN]
            g.under[seat] = sorted(placed[UNDER])
        elif blanks:
            # Which cards these are was known; in which order was not.
            order = [deck.cards[place] for place in blanks]
            chance.shuffle(order)
            for place, card in zip(blanks, order, strict=True):
                deck.cards[place] = card
    g.unseen = []
    return g


def whereabouts(g: Destiny, viewer: Seat) -> list[Fact]:
    """The hidden cards of the others. What is left in their own deck players know without notes."""
    found: list[Fact] = []
    for seat in range(g.seats):
        if seat != viewer:
            known = g.decks[seat].for_viewer(viewer).seen
            found += [(seat, card, DECK) for at, card in enumerate(g.decks[seat].cards) if at not in known]
            for zone, piles in ((HAND, g.hands), (FACE_DOWN, g.face_down), (UNDER, g.under)):
                found += [(seat, card, zone) for card in piles[seat]]
    return found


def _fitting(count: int, guess: list[str], certain: list[str], view: Destiny, seat: Seat) -> list[str]:
    """The guessed cards that have not turned up yet, as many as are hidden, and whatever is `certain`."""
    shown = Counter([*view.discards[seat], *view.playing[seat], *view.set_aside[seat]])
    shown.update(thing.card for thing in view.things.values() if thing.owner == seat)
    shown.update(card for card in view.decks[seat].cards if card)
    left = list((Counter(guess) - shown).elements())
    if len(left) < count:
        raise ValueError(f"the guess for seat {seat} names {len(left)} hidden cards, there are {count}")
    found = left[:count]
    if Counter(certain) - Counter(found):
        found = [*certain, *(Counter(found) - Counter(certain)).elements()][:count]
    return found


def seen_by(event: ev.AnyEvent, viewer: Seat | None) -> ev.AnyEvent:
    """An event as a seat sees it: that two cards were drawn all see, which only one."""
    if type(event) not in SECRETIVE:
        return event
    if isinstance(event, ev.Drawn) and event.seat != viewer:
        return ev.Drawn(event.seat, ("",) * len(event.cards))
    if isinstance(event, ev.Stacked) and event.seat != viewer:
        return ev.Stacked(event.seat, "")
    if isinstance(event, ev.Looked) and event.by != viewer and event.seat != viewer:
        return ev.Looked(event.by, event.seat, event.zone, ("",) * len(event.cards))
    return event


def counters(g: Destiny) -> Iterator[tuple[str, int]]:
    """Resources, and the tokens on cards."""
    for seat, resources in enumerate(g.resources):
        yield f"resources of seat {seat}", resources
    for thing in g.things.values():
        yield f"damage on {thing.card}", thing.damage
        yield f"shields on {thing.card}", thing.shields
        yield f"resources on {thing.card}", thing.resources


def inventory(g: Destiny) -> object:
    """Every card and die somewhere exactly once, by owner; must never change."""
    cards: list[Counter[str]] = []
    dice: list[Counter[str]] = []
    for seat in range(g.seats):
        piles = (g.hands, g.discards, g.playing, g.set_aside, g.defeated, g.face_down, g.under)
        mine = Counter(outside(card) if card else card for pile in piles for card in pile[seat])
        mine.update(g.decks[seat].cards)
        mine.update(outside(thing.card) for thing in g.things.values() if thing.owner == seat)
        cards.append(mine)
        dice.append(Counter(g.set_aside_dice[seat]))
    for die in g.dice.values():
        owner = g.things[die.thing].owner if die.thing in g.things else die.seat
        dice[owner][die.card] += 1
    kept = [seat for seat in range(g.seats) if seat not in g.out]
    return [(seat, sorted(cards[seat].items()), sorted(dice[seat].items())) for seat in kept]
