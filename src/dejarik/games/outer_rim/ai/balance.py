"""What a study of balance wants to know: which matches to play, who did how well, and what mattered.

An item that does something counts once that has run: an ability resolved, a die changed, a goal completed,
a reward earned. What merely holds, or waits for an event, counts once a player has the card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final

import msgspec

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.ability import WHENEVER
from dejarik.games.outer_rim.abilities.vocabulary.constants import Constant
from dejarik.games.outer_rim.abilities.vocabulary.dice import OPENLY, FewerDice
from dejarik.games.outer_rim.cards.editions import EDITION, in_box
from dejarik.games.outer_rim.cards.facts import BOUNTY, CARGO, JOB, NOBODY, SHIP, Card, Character, Sheet
from dejarik.games.outer_rim.cards.library import ABILITIES, CARDS, CHARACTERS, CONTACTS, PATROLS, SHIPS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.holdings import holdings
from dejarik.games.outer_rim.rules.setup import Setup
from dejarik.games.outer_rim.rules.solo import AI_CARDS
from dejarik.games.outer_rim.state import OuterRim
from dejarik.kernel import Option, Seat

PLAYERS: Final = (2, 3, 4)
SOLO_EVERY: Final = 10  # one match in this many is against the solo opponent
EARNED: Final = {CARGO: "delivered", JOB: "completed", BOUNTY: "earned"}


class Plan(msgspec.Struct, frozen=True):
    """A match to be played: its setup, and what is chosen as soon as it is offered, the first first."""

    setup: Setup
    solo: bool
    choices: tuple[Option, ...]


def plan(number: int, luck: Random) -> Plan:
    """Two to four players in turn, now and then one; either map, characters dealt at random."""
    solo = number % SOLO_EVERY == SOLO_EVERY - 1
    players = 1 if solo else PLAYERS[number % len(PLAYERS)]
    random_map = luck.random() < 0.5
    characters = list(CHARACTERS)
    luck.shuffle(characters)
    return Plan(
        Setup(players, random_map=random_map), solo, tuple(Option(Do.CHARACTER, code) for code in characters)
    )


# ---- Items ---------------------------------------------------------------------------------------------


def items() -> frozenset[str]:
    """Everything that must matter, by name."""
    return frozenset(_items())


def _items() -> Iterator[str]:
    cards = in_box(CARDS, EDITION)
    gone = set(CARDS).difference(cards)
    yield from (f"ability {ref}" for ref in ABILITIES if ref.partition(".")[0] not in gone)
    for code, character in CHARACTERS.items():
        yield f"character {code}"
        yield f"goal {code}"
        yield from _traits(code, character)
        yield from _named(code, character.back_constants)
    for code, ship in SHIPS.items():
        yield f"ship {code}"
        yield from _traits(code, ship.front)
        if ship.back is not None:
            yield f"goal {code}"
            yield from _traits(ship.back.code, ship.back)
    yield from (f"contact {code}" for code in CONTACTS)
    yield from (f"patrol {code}" for code in PATROLS)
    yield from (f"solo {code}" for code in AI_CARDS)
    for code in cards:
        yield from _card_items(code, CARDS[code])


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
    yield from _named(code, source.constants)


def _named(code: str, constants: Iterable[Constant]) -> Iterator[str]:
    yield from (f"constant {code} {type(one).__name__}" for one in constants)


# ---- What was used -------------------------------------------------------------------------------------


class Watcher:
    """Notes which items a match has used, and how often everybody has had a turn."""

    def __init__(self, g: OuterRim) -> None:
        self.used: set[str] = set()
        self.turns = [0] * g.seats
        self.fame = Fame(g.seats)

    def chosen(self, g: OuterRim, option: Option) -> None:
        """Before a choice is carried out."""
        seat = g.decision.seat
        self.turns[seat] += g.decision.kind == Ask.PLANNING
        if option.kind == Do.USE:
            self.used.add(f"ability {option.object}")
        elif option.object and g.dice is not None:
            source = str(option.subject)
            if source == g.players[seat].ship:
                source = g.sheet(seat).code
            self.used.add(f"dice {source} {OPENLY.get(option.kind, option.kind)}")

    def happened(self, g: OuterRim, news: Sequence[Any]) -> None:
        """After it was carried out."""
        for event in news:
            self.fame.heard(event)
            heard = LISTENERS.get(type(event))
            if heard is not None:
                self.used.update(heard(g, event))
        for seat, player in enumerate(g.players):
            if player.ship:
                self.used.update(held(g, seat))

    def sides(self, g: OuterRim) -> tuple[str, ...]:
        """What everybody played, by seat."""
        return tuple(player.character for player in g.players)

    def places(self, g: OuterRim) -> tuple[int, ...]:
        """Who went first, second, …, by seat."""
        return tuple((seat - g.first) % g.seats for seat in range(g.seats))

    def scores(self, g: OuterRim) -> tuple[int, ...]:
        return tuple(player.fame for player in g.players)

    def sources(self, g: OuterRim) -> tuple[dict[str, int], ...]:
        """What everybody's fame came from, by seat; what came last is named last."""
        return tuple(dict(found) for found in self.fame.found)

    def means(self, g: OuterRim) -> tuple[int, ...]:
        """The credits that nobody has used, by seat."""
        return tuple(player.credits for player in g.players)

    def turns_of(self, g: OuterRim) -> tuple[int, ...]:
        """How many turns everybody had; the solo opponent has one after each of the player's."""
        if g.ai != NOBODY:
            self.turns[g.ai] = self.turns[1 - g.ai]
        return tuple(self.turns)


# ---- Where fame comes from -----------------------------------------------------------------------------

LUXURY, ASSET, GOAL, SHIP_GOAL, PATROL = "luxury", "asset", "goal", "ship goal", "patrol"
RIVAL, ENCOUNTER, CONTACT, OTHER, ILLEGAL_CARGO = "rival", "encounter", "contact", "other", "illegal cargo"


class Fame:
    """Follows what everybody is about, and so what their fame comes from."""

    def __init__(self, seats: int) -> None:
        self.found: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.about = [OTHER] * seats

    def heard(self, event: ev.Event) -> None:
        match event:
            case ev.FameChanged():
                found, source = self.found[event.seat], self.about[event.seat]
                amount = found.pop(source, 0) + event.amount  # put anew: the last source comes last
                found[source] = amount
            case ev.HandingOver() | ev.Eliminating() | ev.CompletingJob() | ev.JobAttempted():
                self.about[event.seat] = source_of(CARDS[event.card])
            case ev.Buying():
                self.about[event.seat] = LUXURY if CARDS[event.card].deck == LUXURY else ASSET
            case ev.BeatingPatrol():
                self.about[event.seat] = PATROL
            case ev.GoalCompleted():
                self.about[event.seat] = SHIP_GOAL if event.ship else GOAL
            case ev.EncounterDrawn():
                self.about[event.seat] = ENCOUNTER
            case ev.DatabankRead() if self.about[event.seat] not in {LUXURY, JOB}:
                self.about[event.seat] = CONTACT
            case ev.CombatBegan() if NOBODY not in {event.attacker, event.defender}:
                self.about[event.attacker] = RIVAL
            case ev.TurnBegan() | ev.StepBegan():
                self.about = [OTHER] * len(self.about)


def source_of(card: Card) -> str:
    if card.deck == LUXURY:
        return LUXURY
    return ILLEGAL_CARGO if card.illegal else card.type


def of_clause(card: str, *clauses: str) -> list[str]:
    return [f"ability {one.ref}" for one in CARDS[card].abilities if one.clause in clauses]


def secret_played(g: OuterRim, event: ev.SecretPlayed) -> list[str]:
    return [f"secret {event.card}", *of_clause(event.card, "secret-action", "secret-planning")]


def goal_completed(g: OuterRim, event: ev.GoalCompleted) -> list[str]:
    player = g.players[event.seat]
    return [f"goal {player.ship if event.ship else player.character}"]


def combat_began(g: OuterRim, event: ev.CombatBegan) -> list[str]:
    """A patrol was met; and what makes opponents roll fewer dice is no choice, so it is used now."""
    found = [f"patrol {event.enemy}"] if event.enemy in PATROLS else []
    for seat in (event.attacker, event.defender):
        if seat != NOBODY:
            for code, source in values.sources(g, seat):
                found += [
                    f"dice {code} {one.word}"
                    for one in source.dice
                    if isinstance(one, FewerDice) and f"combat-{event.combat}" in one.what
                ]
    return found


LISTENERS: Final[dict[type[ev.Event], Callable[[OuterRim, Any], Iterable[str]]]] = {
    ev.EncounterDrawn: lambda g, event: [f"ability {event.card}.{event.section}"],
    ev.DatabankRead: lambda g, event: [f"ability {CARDS[event.card].abilities[0].ref}"],
    ev.JobCompleted: lambda g, event: [f"{EARNED[JOB]} {event.card}", *of_clause(event.card, "job")],
    ev.JobFailed: lambda g, event: of_clause(event.card, "job"),
    ev.SecretPlayed: secret_played,
    ev.Bought: lambda g, event: [f"gained {event.card}", *of_clause(event.card, "service")],
    ev.AssetGained: lambda g, event: [f"gained {event.card}"],
    ev.Delivered: lambda g, event: [f"{EARNED[CARGO]} {event.card}"],
    ev.BountyEarned: lambda g, event: [f"{EARNED[BOUNTY]} {event.card}"],
    ev.GoalCompleted: goal_completed,
    ev.ContactRevealed: lambda g, event: [f"contact {event.contact}"],
    ev.AiCardDrawn: lambda g, event: [f"solo {event.card}"],
    ev.CombatBegan: combat_began,
}


def held(g: OuterRim, seat: Seat) -> Iterator[str]:
    """What holds, or waits for an event, as long as a player has it."""
    player = g.players[seat]
    yield f"character {player.character}"
    yield f"ship {player.ship}"
    if seat == g.ai:
        return
    character, sheet = g.character(seat), g.sheet(seat)
    yield from _named(player.character, character.constants)
    if player.flipped:
        yield from _named(player.character, character.back_constants)
    yield from _named(sheet.code, sheet.constants)
    yield from (f"ability {ability.ref}" for _, ability in holdings(g, seat).headed.get(WHENEVER, ()))
    for code in player.assets:
        card = CARDS[code]
        yield from _named(code, card.constants)
        if card.fame is not None and card.fame.amount(g, seat):
            yield f"fame {code}"
