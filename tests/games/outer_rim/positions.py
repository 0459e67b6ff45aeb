"""Positions in a few lines: who plays, what lies where, what the dice will show."""

from __future__ import annotations

from typing import Any

from tests.native.builds import interpreted_only

from dejarik.games.outer_rim import GAME, OuterRim, Setup
from dejarik.games.outer_rim.abilities.ability import Ability, Effect, Resolve
from dejarik.games.outer_rim.cards.editions import FIRST_EDITION
from dejarik.games.outer_rim.cards.facts import FACTIONS, NOBODY
from dejarik.games.outer_rim.cards.library import ABILITIES, CARDS
from dejarik.games.outer_rim.rules.combat import CombatRolls, SufferDamage, begin_combat
from dejarik.games.outer_rim.rules.solo import AiItem
from dejarik.games.outer_rim.scenarios.builder import pieces
from dejarik.kernel import Pile, Procedure, Refusal, Seat, Step

H, C, F, B = 0, 3, 4, 6  # a face of each result: hit, crit, focus, blank


def position(*characters: str, ship: str = "g9-rigger", solo: bool = False, **setup: bool | int) -> OuterRim:
    """Players with these characters, seat 0 first, at the planning step of seat 0.

    Nobody has a first card, credits are 10,000 each, patrols are where they start, all reputation is neutral.
    """
    options = {"edition": FIRST_EDITION, **setup}
    begun = Setup(1 if solo else len(characters), **options)  # type: ignore[arg-type]
    g = next(g for g in (GAME.new(begun, seed) for seed in range(1, 99)) if g.first == 0)
    while g.decision.kind != "planning":
        kind = g.decision.kind
        seat = next((seat for seat, player in enumerate(g.players) if not player.character), 0)
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


def run(g: OuterRim, frame: Procedure[OuterRim]) -> None:
    """Have something happen now, up to the next question; `news` tells of it alone."""
    g.asked = None
    g.news = []
    g.stack.append(frame)
    g.run()


class Bout(Procedure["OuterRim"]):
    """A combat and nothing else."""

    def begin(self, g: OuterRim) -> Step:
        return g.call(self, CombatRolls(), then=self.decided)

    def decided(self, g: OuterRim) -> Step:
        return g.call(self, SufferDamage(), then=self.end)

    def end(self, g: OuterRim) -> Step:
        return g.done()


def fight(g: OuterRim, kind: str = "ground", value: int = 0, other: Seat = NOBODY, *, seat: Seat = 0) -> None:
    """A player fights another one, or a brute with this many dice."""
    interpreted_only()
    begin_combat(g, seat, other, "" if other >= 0 else "brute", kind, value)
    run(g, Bout())


def resolve(g: OuterRim, effect: Effect, seat: Seat = 0) -> None:
    """Have a player resolve an effect of no card."""
    ABILITIES["trial"] = Ability("trial", "trial", effect)
    run(g, Resolve("trial", seat))


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
    pieces.take_card(g, card)


def give(g: OuterRim, seat: Seat, *cards: str) -> None:
    """Put cards into a player's slots."""
    for card in cards:
        pieces.give_asset(g, seat, card)
    g.dirty = True
    g.between()
    g.asked = None


def secret(g: OuterRim, seat: Seat, card: str, section: str) -> None:
    pieces.give_secret(g, seat, card, section)
    g.asked = None


def unmap(g: OuterRim, code: str) -> None:
    pieces.take_contact(g, code)


def contact(g: OuterRim, slot: str, code: str, faceup: bool = False) -> None:
    """Exchange the contact in a slot for another one."""
    pieces.put_contact(g, slot, code, faceup)
    g.asked = None


def top(g: OuterRim, deck: str, *cards: str) -> None:
    """Put cards on top of a deck, the first uppermost."""
    pieces.put_on_top(g, deck, list(cards))
    g.asked = None


def only(g: OuterRim, deck: str) -> None:
    """Nothing but the top card of a deck is for sale."""
    for pile in g.market:
        if g.top(deck) not in pile.cards:
            pile.cards.clear()
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


# ---- Solo matches -------------------------------------------------------------------------------------


def solo(ai: str = "han-solo", me: str = "bossk") -> OuterRim:
    """A match with the solo opponent at seat 1."""
    return position(me, ai, solo=True)


def item(g: OuterRim, do: str, what: str = "", amount: int = 0, other: str = "") -> None:
    """The opponent carries out one item of a card."""
    run(g, AiItem(1, do, what, amount, other))


def draws(g: OuterRim, card: str) -> Pile:
    """The card that the opponent draws next; its deck."""
    assert g.ai_deck is not None
    g.ai_deck.cards.remove(card)
    g.ai_deck.put_top(card)
    return g.ai_deck
