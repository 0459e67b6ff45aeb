"""What puzzles from matches of Destiny ask for: winning, or defeating somebody, before anything is rolled."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from dejarik.games.contract import Aim
from dejarik.games.destiny.cards.facts import CHARACTER, NOBODY
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.decks.finding import for_play
from dejarik.games.destiny.decks.random import random_decks
from dejarik.games.destiny.decks.ready_made import READY_MADE
from dejarik.games.destiny.events import AnyEvent
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules.setup import Setup
from dejarik.games.destiny.scenarios.builder.values import PositionValues
from dejarik.kernel import Decision, Option, Seat

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

WIN, DEFEAT, DISARM, DAMAGE, RESOURCES = "win", "defeat", "disarm", "damage", "resources"
KINDS: Final = (WIN, DEFEAT, DISARM, DAMAGE, RESOURCES)
BEGINS: Final = frozenset({Ask.ACTION})
PASSING: Final = frozenset({Do.STOP, Do.DECLINE, Do.NO, Do.DONE})
LOOPS: Final = False  # the history of the round tells positions apart
OPPONENT: Final = "passes"
_MANY = 2**31  # random decks
_FEWEST_DICE = 2  # to resolve, so that there is something to combine
_FEWEST_GAINED = 3  # resources that are worth a puzzle
_FEWEST_DEALT = 3  # damage
_FEWEST_REMOVED = 2  # dice of the opponent


def setup(luck: Random) -> Setup:
    """Two ready-made decks or two random ones."""
    if luck.random() < 1 / 2:
        return Setup(tuple(for_play(deck) for deck in luck.sample(list(READY_MADE.values()), 2)))
    while True:
        number = luck.randrange(_MANY)
        decks = random_decks(Random(number), number)
        if len(decks) == 2:
            return Setup(decks)


def worth_a_look(g: Destiny, seat: Seat) -> bool:
    """Two players, some dice in the pool; or the opponent is done, and all actions to come are ours."""
    if g.seats != 2 or not g.open_lists:
        return False
    return g.claimed == 1 - seat or len(g.pool(seat)) >= _FEWEST_DICE


def _foes(g: Destiny, seat: Seat) -> list[int]:
    return [thing.id for thing in g.things.values() if thing.controller != seat and thing.type == CHARACTER]


def total_damage(g: Destiny, seat: Seat) -> int:
    """The damage on a player's characters; one that was defeated counts with its health."""
    there = [thing for thing in g.things.values() if thing.owner == seat and thing.type == CHARACTER]
    return sum(thing.damage for thing in there) + sum(CARDS[code].health for code in g.defeated[seat])


def reached(start: Destiny, g: Destiny, seat: Seat) -> Sequence[Aim]:
    """The end of the match, and who is no longer there; resources and dice only while it goes on."""
    if g.outcome is not None:
        return [Aim(WIN)] if g.outcome.winners == (seat,) else []
    found = [Aim(DEFEAT, foe) for foe in _foes(start, seat) if foe not in g.things]
    gained = g.resources[seat] - start.resources[seat]
    if gained >= _FEWEST_GAINED:
        found.append(Aim(RESOURCES, 0, g.resources[seat]))
    dealt = total_damage(g, 1 - seat)
    if dealt - total_damage(start, 1 - seat) >= _FEWEST_DEALT:
        found.append(Aim(DAMAGE, 0, dealt))
    if len(start.pool(1 - seat)) >= _FEWEST_REMOVED and not g.pool(1 - seat):
        found.append(Aim(DISARM))
    return found


def holds(g: Destiny, seat: Seat, aim: Aim) -> bool:
    won = g.outcome is not None and g.outcome.winners == (seat,)
    if aim.kind == WIN:
        return won
    if aim.kind == DEFEAT:
        return aim.subject not in g.things
    if aim.kind == RESOURCES:
        return g.resources[seat] >= aim.amount
    if aim.kind == DAMAGE:
        return won or total_damage(g, 1 - seat) >= aim.amount
    return not g.pool(1 - seat)


def too_late(start: Destiny, g: Destiny, seat: Seat) -> bool:
    """The opponent's turn, or another round."""
    return g.round != start.round or g.turn not in (seat, NOBODY)


def idle(g: Destiny, seat: Seat, option: Option) -> bool:
    """Passing, and discarding to reroll."""
    return g.decision.kind == Ask.ACTION and option.kind in (Do.PASS, Do.REROLL)


def armed(view: Destiny, seat: Seat) -> Destiny:
    return view


def knows_answers(g: Destiny, seat: Seat, decision: Decision) -> bool:
    """Only what everybody knows: who assigns indirect damage, say."""
    return decision.public


def spoiled(g: Destiny, seat: Seat, news: Sequence[AnyEvent]) -> bool:
    return False


def unknowns(g: Destiny, seat: Seat, option: Option) -> Sequence[Destiny]:
    return ()


def alike(g: Destiny, seat: Seat, option: Option) -> Hashable:
    """Equal dice are one choice."""
    die = g.dice.get(option.subject) if isinstance(option.subject, int) else None
    if die is None:
        return option
    return (option.kind, die.card, die.side, die.seat, option.object)


def position(g: Destiny) -> PositionValues:
    return PositionValues(g, {}, {})


def about(g: Destiny, seat: Seat, aim: Aim, options: Sequence[Option]) -> tuple[str, ...]:
    """The cards and dice that are used, without those that are aimed at."""
    found = [aim.kind]
    for option in options:
        for one in (option.subject, option.object):
            if isinstance(one, str) and one in g.hands[seat]:
                found.append(one)
            elif one in g.dice and g.dice[int(one)].seat == seat:
                found.append(f"{g.dice[int(one)].card}/{g.dice[int(one)].side}")
            elif one in g.things and g.things[int(one)].controller == seat:
                found.append(g.things[int(one)].card)
    return tuple(sorted(found))
