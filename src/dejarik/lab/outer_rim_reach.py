"""What of Outer Rim's content matters in play: every item, and a watcher that notes which ones were used.

An item that does something counts once that has run: an ability resolved, a die changed, a goal completed,
a reward earned. What merely holds (a bonus, a changed rule) counts once a player has the card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.ability import Ability
from dejarik.games.outer_rim.abilities.vocabulary.dice import FewerDice
from dejarik.games.outer_rim.cards.facts import BOUNTY, CARGO, JOB, NOBODY, SHIP, Card, Character, Sheet
from dejarik.games.outer_rim.cards.library import ABILITIES, CARDS, CHARACTERS, CONTACTS, PATROLS, SHIPS
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.solo import AI_CARDS
from dejarik.games.outer_rim.state import OuterRim
from dejarik.kernel import Option, Seat

EARNED = {CARGO: "delivered", JOB: "completed", BOUNTY: "earned"}


def items() -> frozenset[str]:
    """Everything that must matter, by name."""
    return frozenset(_items())


def _items() -> Iterator[str]:
    yield from (f"ability {ref}" for ref in ABILITIES)
    for code, character in CHARACTERS.items():
        yield f"character {code}"
        yield f"goal {code}"
        yield from _traits(code, character)
        yield from (f"rule {code} {word}" for word in character.back_rules)
    for code, ship in SHIPS.items():
        yield f"ship {code}"
        yield from _traits(code, ship.front)
        if ship.back is not None:
            yield f"goal {code}"
            yield from _traits(flipped(code), ship.back)
    yield from (f"contact {code}" for code in CONTACTS)
    yield from (f"patrol {code}" for code in PATROLS)
    yield from (f"solo {code}" for code in AI_CARDS)
    for code, card in CARDS.items():
        yield from _card_items(code, card)


def _card_items(code: str, card: Card) -> Iterator[str]:
    if card.secrets:
        yield f"secret {code}"
        return  # what else stands on it is what the secret does
    if card.type in EARNED:
        yield f"{EARNED[card.type]} {code}"
    elif card.type and card.type != SHIP:
        yield f"gained {code}"
    if card.fame is not None:
        yield f"fame {code}"
    yield from _traits(code, card)


def _traits(code: str, source: Character | Sheet | Card) -> Iterator[str]:
    yield from (f"dice {code} {one.word}" for one in source.dice)
    yield from (f"rule {code} {word}" for word in source.rules)


def flipped(ship: str) -> str:
    """The other side of a ship sheet."""
    return f"{ship}/back"


class Watcher:
    """Notes which items a match has used."""

    def __init__(self) -> None:
        self.used: set[str] = set()

    def chosen(self, g: OuterRim, option: Option) -> None:
        """Before a choice is carried out."""
        if option.kind == "use":
            self.used.add(f"ability {option.object}")
        elif option.object and g.dice is not None:
            word = option.kind.removeprefix("secret-")
            source = str(option.subject)
            seat = g.decision.seat
            if source == g.players[seat].ship and g.players[seat].ship_flipped:
                source = flipped(source)
            self.used.add(f"dice {source} {word}")

    def happened(self, g: OuterRim, news: Sequence[Any]) -> None:
        """After it was carried out."""
        for event in news:
            self.hear(g, event)
        for seat, player in enumerate(g.players):
            if player.ship:
                self.look(g, seat)

    def hear(self, g: OuterRim, event: Any) -> None:
        add = self.used.add
        if isinstance(event, ev.EncounterDrawn):
            add(f"ability {event.card}.{event.section}")
        elif isinstance(event, ev.DatabankRead):
            add(f"ability {CARDS[event.card].abilities[0].ref}")
        elif isinstance(event, (ev.JobCompleted, ev.JobFailed)):
            self.of_clause(event.card, "job")
            if isinstance(event, ev.JobCompleted):
                add(f"{EARNED[JOB]} {event.card}")
        elif isinstance(event, ev.SecretPlayed):
            add(f"secret {event.card}")
            self.of_clause(event.card, "secret-action", "secret-planning")
        elif isinstance(event, ev.Bought):
            self.of_clause(event.card, "service")
            add(f"gained {event.card}")
        elif isinstance(event, ev.AssetGained):
            add(f"gained {event.card}")
        elif isinstance(event, ev.Delivered):
            add(f"{EARNED[CARGO]} {event.card}")
        elif isinstance(event, ev.BountyEarned):
            add(f"{EARNED[BOUNTY]} {event.card}")
        elif isinstance(event, ev.GoalCompleted):
            player = g.players[event.seat]
            add(f"goal {player.ship if event.ship else player.character}")
        elif isinstance(event, ev.ContactRevealed):
            add(f"contact {event.contact}")
        elif isinstance(event, ev.AiCardDrawn):
            add(f"solo {event.card}")
        elif isinstance(event, ev.CombatBegan):
            if event.enemy in PATROLS:
                add(f"patrol {event.enemy}")
            for seat in (event.attacker, event.defender):
                if seat != NOBODY:
                    self.fewer_dice(g, seat, event.combat)

    def of_clause(self, card: str, *clauses: str) -> None:
        found: list[Ability] = [one for one in CARDS[card].abilities if one.clause in clauses]
        self.used.update(f"ability {one.ref}" for one in found)

    def fewer_dice(self, g: OuterRim, seat: Seat, combat: str) -> None:
        for code, source in values.sources(g, seat):
            for one in source.dice:
                if isinstance(one, FewerDice) and f"combat-{combat}" in one.what:
                    self.used.add(f"dice {code} {one.word}")

    def look(self, g: OuterRim, seat: Seat) -> None:
        """What holds as long as a player has it."""
        player = g.players[seat]
        self.used.add(f"character {player.character}")
        self.used.add(f"ship {player.ship}")
        if seat == g.ai:
            return
        character = g.character(seat)
        words = character.rules | (character.back_rules if player.flipped else frozenset())
        self.used.update(f"rule {player.character} {word}" for word in words)
        side = flipped(player.ship) if player.ship_flipped else player.ship
        self.used.update(f"rule {side} {word}" for word in g.sheet(seat).rules)
        for code in player.assets:
            card = CARDS[code]
            self.used.update(f"rule {code} {word}" for word in card.rules)
            if card.fame is not None and card.fame.amount(g, seat):
                self.used.add(f"fame {code}")
