"""Knowledge: what a seat may see, and states that fit what it has seen.

Command cards hide in hands, decks, edge stacks and as captives; objectives in their deck and, in setup,
face down. A viewer's own hand and stack are seen; what lies at which place of the own deck is not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.cards.facts import (
    AFFILIATION,
    CAPTIVES,
    DECK,
    DIAL,
    FACE_DOWN,
    HAND,
    LOOKED_AT,
    OBJECTIVE,
    OBJECTIVE_DECK,
    STACK,
)
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.kernel import Chance, Fact, Seat, place_hidden

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame, Thing


def blanked(g: CardGame, viewer: Seat | None) -> CardGame:
    """A copy with blanks for what the viewer does not know."""
    # rule: cardgame.term.hand, cardgame.capture.hidden, cardgame.edge-battle.face-down
    # rule: cardgame.setup.8-draw-four-objectives
    view = g.copy()
    view.facts = g.facts.only(viewer)
    view.auto = [windows if seat == viewer else [] for seat, windows in enumerate(view.auto)]
    view.unseen = []
    for seat in range(g.seats):
        hidden: list[str] = []
        for true, seen in ((g.decks, view.decks), (g.objective_decks, view.objective_decks)):
            seen[seat] = true[seat].for_viewer(viewer)
            hidden += [
                card for card, known in zip(true[seat].cards, seen[seat].cards, strict=True) if not known
            ]
        if seat != viewer:
            for piles in (view.hands, view.stacks, view.face_down):
                hidden += piles[seat]
                piles[seat] = [""] * len(piles[seat])
        if g.looker != viewer:
            hidden += view.looked[seat]
            view.looked[seat] = [""] * len(view.looked[seat])
        view.unseen.append(hidden)
    for thing in view.things.values():
        if thing.captives and not g.sees_captives(viewer):
            view.unseen[view.light] += thing.captives
            thing.captives = ("",) * len(thing.captives)
    for seat, hidden in enumerate(view.unseen):
        hidden.sort()
        if not g.open_lists and seat != viewer:
            hidden.clear()
    return view


def dealt(
    view: CardGame, viewer: Seat | None, chance: Chance, guess: dict[Seat, list[str]] | None
) -> CardGame:
    """A state that fits a blanked one: hidden cards are dealt so that everything known is true."""
    g = view.copy()
    g.chance = chance
    known = g.facts.of[viewer] if viewer is not None else []
    for seat in range(g.seats):
        zones: dict[int, list[str]] = {
            HAND: g.hands[seat],
            DECK: g.decks[seat].cards,
            STACK: g.stacks[seat],
            OBJECTIVE_DECK: g.objective_decks[seat].cards,
            FACE_DOWN: g.face_down[seat],
        }
        captors = [thing for thing in g.things.values() if thing.captives] if seat == g.light else []
        for thing in captors:
            zones[CAPTIVES << thing.place] = list(thing.captives)
        looked = g.looked[seat]
        if looked and not looked[0]:
            zones[LOOKED_AT] = looked
        hidden = view.unseen[seat]
        if not g.open_lists and seat != viewer:
            hidden = left_of(view, seat, (guess or {}).get(seat, []))
        for objectives in (False, True):
            unseen = [card for card in hidden if (CARDS[card].type == OBJECTIVE) == objectives]
            kind = {
                zone: cards
                for zone, cards in zones.items()
                if (zone in (OBJECTIVE_DECK, FACE_DOWN)) == objectives
            }
            facts = [
                (card, zone)
                for owner, card, zone in known
                if owner == seat and (CARDS[card].type == OBJECTIVE) == objectives
            ]
            rooms = {zone: cards.count("") for zone, cards in kind.items()}
            if len(unseen) < sum(rooms.values()):
                raise ValueError(
                    f"{len(unseen)} hidden cards are known of seat {seat}, there are {sum(rooms.values())}"
                )
            placed = place_hidden(unseen, {z: n for z, n in rooms.items() if n}, facts, chance)
            for zone, cards in kind.items():
                filling = placed.get(zone, [])
                chance.shuffle(filling)
                cards[:] = [card or filling.pop() for card in cards]
                if zone not in (DECK, OBJECTIVE_DECK):
                    cards.sort()
        for thing in captors:
            thing.captives = tuple(zones[CAPTIVES << thing.place])
    g.unseen = []
    return g


def whereabouts(g: CardGame, viewer: Seat) -> list[Fact]:
    """Every card that is hidden from a viewer, its own ones too, and in which zone."""
    found: list[Fact] = []
    for seat in range(g.seats):
        for zone, decks in ((DECK, g.decks), (OBJECTIVE_DECK, g.objective_decks)):
            known = decks[seat].for_viewer(viewer).seen
            found += [(seat, card, zone) for at, card in enumerate(decks[seat].cards) if at not in known]
        if seat != viewer:
            for zone, piles in ((HAND, g.hands), (STACK, g.stacks), (FACE_DOWN, g.face_down)):
                found += [(seat, card, zone) for card in piles[seat]]
        if g.looker != viewer:
            found += [(seat, card, LOOKED_AT) for card in g.looked[seat]]
    if not g.sees_captives(viewer):
        for thing in g.things.values():
            found += [(g.light, card, CAPTIVES << thing.place) for card in thing.captives]
    return found


def shown(view: CardGame, seat: Seat) -> list[str]:
    """The cards a seat has brought that the viewer sees somewhere."""
    piles = (view.discards, view.playing, view.face_up, view.hands, view.stacks, view.face_down, view.looked)
    seen = [card for pile in piles for card in pile[seat]]
    seen += view.decks[seat].cards + view.objective_decks[seat].cards + view.victory[view.other(seat)]
    seen += [
        thing.card
        for thing in view.things.values()
        if thing.owner == seat and thing.type not in (AFFILIATION, DIAL)
    ]
    if seat == view.light:
        seen += [card for thing in view.things.values() for card in thing.captives]
    return [card for card in seen if card]


def left_of(view: CardGame, seat: Seat, guess: list[str]) -> list[str]:
    """The guessed cards that have not turned up yet."""
    return list((Counter(guess) - Counter(shown(view, seat))).elements())


def seen_by(event: ev.AnyEvent, viewer: Seat | None) -> ev.AnyEvent:
    """An event as a seat sees it: that two cards were drawn all see, which only one."""
    if isinstance(event, ev.Drawn) and event.seat != viewer:
        return ev.Drawn(event.seat, ("",) * len(event.cards))
    if isinstance(event, ev.Looked) and event.by != viewer:
        return ev.Looked(event.by, event.seat, ("",) * len(event.cards))
    if isinstance(event, ev.Captured) and not event.card:
        return ev.Captured(event.seat, "", "", event.at, event.from_play)  # its type would tell too much
    return event


def known_captives(view: CardGame, viewer: Seat | None, thing: Thing) -> list[str]:
    """The captives of an objective that a viewer may look at or remembers to be there."""
    seen = [card for card in thing.captives if card]
    if seen or viewer is None or not thing.captives:
        return seen
    zone = CAPTIVES << thing.place
    return [card for owner, card, zones in view.facts.of[viewer] if owner == view.light and zones == zone]


def counters(g: CardGame) -> Iterator[tuple[str, int]]:
    """The tokens on cards, and the dial."""
    yield "the dial", g.dial
    for thing in g.things.values():
        yield f"focus on {thing.card}", thing.focus
        yield f"damage on {thing.card}", thing.damage
        yield f"shields on {thing.card}", thing.shields


def inventory(g: CardGame) -> object:
    """Every card somewhere exactly once, by owner; must never change."""
    found: list[list[tuple[str, int]]] = []
    for seat in range(g.seats):
        piles = (g.hands, g.face_down, g.discards, g.playing, g.looked, g.stacks, g.face_up)
        mine = Counter(card for pile in piles for card in pile[seat])
        mine.update(g.decks[seat].cards)
        mine.update(g.objective_decks[seat].cards)
        mine.update(g.victory[g.other(seat)])
        mine.update(thing.card for thing in g.things.values() if thing.owner == seat)
        if seat == g.light:
            mine.update(card for thing in g.things.values() for card in thing.captives)
        found.append(sorted(mine.items()))
    return found
