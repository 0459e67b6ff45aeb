"""A table in a few lines: who sits there, what lies where, what the dice will show."""

from __future__ import annotations

from typing import Any

from dejarik.games.outer_rim import GAME, OuterRim, Setup
from dejarik.games.outer_rim.facts import FACTIONS, MARKET
from dejarik.games.outer_rim.library import CARDS, CONTACTS
from dejarik.games.outer_rim.state import Contact
from dejarik.kernel import Refusal, Seat

H, C, F, B = 0, 3, 4, 6  # a face of each result: hit, crit, focus, blank


def table(*characters: str, ship: str = "g9-rigger", solo: bool = False, **setup: bool | int) -> OuterRim:
    """Players with these characters, seat 0 first, at the planning step of seat 0.

    Nobody has a first card, credits are 10,000 each, patrols are where they start, all reputation is neutral.
    """
    players = 1 if solo else len(characters)
    g = next(
        g
        for g in (GAME.new(Setup(players, **setup), seed) for seed in range(1, 99))  # type: ignore[arg-type]
        if g.first == 0
    )
    while g.decision.kind != "planning":
        seat = next(seat for seat, player in enumerate(g.players) if not player.space)
        kind = g.decision.kind
        wanted = f"character {characters[seat]}" if kind == "character" else f"ship {ship}"
        choose(g, wanted if kind != "which-faction" else "faction rebel")
    for player in g.players:
        for card in player.assets:
            facts = CARDS[card]
            g.databank[facts.number] = tuple(sorted((*g.databank[facts.number], card)))
        player.assets = ()
        player.credits = 10_000
        player.reputation = (0, 0, 0, 0)
        player.space = "tatooine" if player is g.players[0] else "naboo"
    g.asked = None
    return g


def choose(g: OuterRim, *keys: str) -> None:
    """Answer questions, one after another."""
    for key in keys:
        g.choose(g.find(g.decision, key))


def keys(g: OuterRim, kind: str = "") -> list[str]:
    """The keys of all options, or of those of a kind."""
    return [g.key(option) for option in g.decision.options if kind in {"", option.kind}]


def dice(g: OuterRim, name: str, *faces: int) -> None:
    """What somebody's next dice will show; "enemy" for those nobody plays."""
    script = g.chance.script or {}
    g.chance.script = script | {name: [*script.get(name, []), *faces]}


def put(g: OuterRim, seat: Seat, space: str) -> None:
    g.players[seat].space = space
    g.asked = None


def patrol(g: OuterRim, faction: str, space: str, level: int = 1) -> None:
    g.patrols[faction] = space
    g.levels[faction] = level
    g.asked = None


def reputation(g: OuterRim, seat: Seat, **levels: int) -> None:
    old = dict(zip(FACTIONS, g.players[seat].reputation, strict=True)) | levels
    g.players[seat].reputation = tuple(old[faction] for faction in FACTIONS)
    g.asked = None


def take(g: OuterRim, card: str) -> None:
    """Find a card and take it away from where it lies."""
    facts = CARDS[card]
    for player in g.players:
        if card in player.assets:
            player.assets = tuple(other for other in player.assets if other != card)
            return
    if facts.number:
        g.databank[facts.number] = tuple(other for other in g.databank[facts.number] if other != card)
        return
    pile = g.pile(facts.deck)
    place = pile.cards.index(card)
    pile.cards.pop(place)
    pile.seen = {at - (at > place): who for at, who in pile.seen.items() if at != place}


def give(g: OuterRim, seat: Seat, *cards: str) -> None:
    """Put cards into a player's slots."""
    for card in cards:
        take(g, card)
        facts = CARDS[card]
        if facts.type == "crew" and facts.contact:
            unmap(g, facts.contact)
            g.supply = (*g.supply, facts.contact)
        g.players[seat].assets = tuple(sorted((*g.players[seat].assets, card)))
    g.dirty = True
    g.between()
    g.asked = None


def secret(g: OuterRim, seat: Seat, card: str, section: str) -> None:
    from dejarik.games.outer_rim.state import Secret

    take(g, card)
    g.players[seat].secrets = (*g.players[seat].secrets, Secret(card, CARDS[card].deck, section))
    g.asked = None


def unmap(g: OuterRim, code: str) -> None:
    for slot, there in list(g.contacts.items()):
        if there.code == code:
            del g.contacts[slot]


def contact(g: OuterRim, slot: str, code: str, faceup: bool = False) -> None:
    """Exchange the contact in a slot for another one."""
    old = g.contacts.get(slot)
    for other, there in list(g.contacts.items()):
        if there.code == code and old is not None:
            g.contacts[other] = Contact(old.code, old.cls, there.faceup)
    g.supply = tuple(other for other in g.supply if other != code)
    g.contacts[slot] = Contact(code, CONTACTS[code].cls, faceup)
    g.asked = None


def top(g: OuterRim, deck: str, *cards: str) -> None:
    """Put cards on top of a deck, the first uppermost."""
    for card in reversed(cards):
        take(g, card)
        pile = g.pile(deck)
        pile.seen.pop(len(pile.cards) - 1, None)
        pile.put_top(card, g.everybody if deck in MARKET and card == cards[0] else 0)
    g.asked = None


def to_action(g: OuterRim) -> None:
    choose(g, "stay")
    assert g.decision.kind == "action"


def to_encounter(g: OuterRim) -> None:
    if g.decision.kind == "planning":
        to_action(g)
    choose(g, "done")


def refused(g: OuterRim, key: str) -> str:
    """The rule that forbids something now."""
    found: list[Refusal] = [one for one in g.refusals() if g.key(one.option) == key]
    return found[0].rule if found else ""


def news(g: OuterRim, *names: str) -> list[Any]:
    """What has just happened, of these kinds."""
    return [event for event in g.news if type(event).__name__ in names]
