"""What an option is and does, in a few words each, for the quick policy that plays ahead.

A word describes; it never names a card. So a card that nobody has trained with is weighed like others that do
the same. Only what everybody sees and the hand of whoever is asked is read.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.abilities.ability import Effect
from dejarik.games.destiny.ai.evaluation import average, side_worth
from dejarik.games.destiny.ai.mechanisms import parts_of
from dejarik.games.destiny.cards.facts import CHARACTER, UPGRADE, Side
from dejarik.games.destiny.cards.library import ABILITIES, CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules.values import UPKEEP_INCOME, remaining_health
from dejarik.kernel import Decision, Option, Seat

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny, Thing

# How effects are put together, which says little about what they do.
STRUCTURE: Final = frozenset({"Seq", "May", "If", "Then", "Modal", "ForEach", "Choose", "Unless", "To"})
MOST: Final = 7  # larger numbers are told as this one


def words(g: Destiny, decision: Decision) -> list[list[str]]:
    """For each option, what it is and does."""
    if decision.kind == Ask.ACTION:
        return _actions(g, decision)
    asked = decision.kind if not g.sealed else f"{decision.kind} in secret"
    about = decision.about
    use = does(about) if isinstance(about, str) and about in ABILITIES else ()
    seat = decision.seat
    found: list[list[str]] = []
    for option in decision.options:
        start = f"{asked} {option.kind}"
        told = [start, *(f"{start} {word}" for word in _subject(g, seat, option))]
        told += [f"{start} for {word}" for word in use]
        found.append(told)
    return found


# ---- Actions ----------------------------------------------------------------------------------------


def _actions(g: Destiny, decision: Decision) -> list[list[str]]:
    seat = decision.seat
    pool = _some(sum(_shown(g, die) for die in g.pool(seat)))
    other = [die for rival in g.opponents(seat) for die in g.pool(rival)]
    theirs = _some(sum(_shown(g, die) for die in other))
    ready = min(3, sum(option.kind == Do.ACTIVATE for option in decision.options))
    late = "late" if g.claimed >= 0 else "passed" if g.passes else "open"
    purse = g.resources[seat]
    found: list[list[str]] = []
    for option in decision.options:
        kind = option.kind
        told = [kind, f"{kind} {late}"]
        if kind in (Do.CLAIM, Do.PASS):
            told += (f"{kind} pool {pool} ready {ready}", f"{kind} theirs {theirs}", f"{kind} {late} {ready}")
            told.append(f"{kind} hand {min(MOST, len(g.hands[seat]))} purse {min(4, purse)}")
        elif kind == Do.RESOLVE:
            side = g.showing(int(option.subject))
            if side is not None:
                told += (f"{kind} {side.word}", f"{kind} {side.symbol} {late}")
                told.append(f"{kind} {side.symbol} alike {_alike(g, seat, side)}")
                told.append(f"{kind} worth {_some(side_worth(side))} ready {ready}")
                told.append(f"{kind} {side.symbol} theirs {theirs}")
        elif kind == Do.ACTIVATE:
            thing = g.things[int(option.subject)]
            told.append(f"{kind} {thing.type} dice {_some(_on(g, thing))}")
            told.append(f"{kind} pool {pool} theirs {theirs}")
            if thing.type == CHARACTER:
                told.append(f"{kind} left {min(MOST, remaining_health(g, thing.id))} theirs {theirs}")
        elif kind in (Do.PLAY, Do.PLAY_ASIDE, Do.PLAY_FROM_DECK, Do.PLAY_FROM_DISCARD):
            told += _playing(g, seat, option, purse, theirs)
        elif kind == Do.USE:
            for word in does(str(option.object)):
                told += (f"{kind} {word}", f"{kind} {word} pool {pool}")
        elif kind == Do.REROLL:
            told.append(f"{kind} pool {pool} dice {min(MOST, len(g.pool(seat)))}")
            told.append(f"{kind} hand {min(MOST, len(g.hands[seat]))} ready {ready}")
        found.append(told)
    return found


def _playing(g: Destiny, seat: Seat, option: Option, purse: int, theirs: int) -> list[str]:
    card = str(option.subject)
    facts = CARDS.get(card)
    if facts is None:
        return []
    kind = f"{option.kind} {facts.type}"
    told = [kind, f"{kind} cost {facts.cost}", f"{kind} purse {min(MOST, purse)}"]
    if facts.sides:
        told.append(f"{kind} die {_some(2 * average(card))}")
    for word in _card_does(card):
        told += (f"play {word}", f"play {word} theirs {theirs}")
    host = g.things.get(option.object) if isinstance(option.object, int) else None
    if host is not None:
        whose = "own" if host.controller == seat else "their"
        told.append(f"{kind} on {whose} {'exhausted' if host.exhausted else 'ready'}")
        if host.type == CHARACTER:
            left = min(MOST, remaining_health(g, host.id))
            told.append(f"{kind} on {whose} left {left}")
            told.append(f"{kind} on {whose} with {len(g.attached(host.id, UPGRADE))}")
    return told


# ---- What a question is about -------------------------------------------------------------------------


def _subject(g: Destiny, seat: Seat, option: Option) -> list[str]:
    subject = option.subject
    if isinstance(subject, int):
        die = g.dice.get(subject)
        if die is not None:
            whose = "own" if die.seat == seat else "their"
            side = g.showing(subject)
            gain = _some(2 * average(die.card))
            if side is None:
                return [f"{whose} die {gain}"]
            told = [f"{whose} {side.word}", f"{whose} {side.symbol}"]
            told.append(f"{whose} worth {_some(2 * side_worth(side))} of {gain}")
            return told
        thing = g.things.get(subject)
        return _thing(g, seat, thing) if thing is not None else []
    facts = CARDS.get(subject)
    if facts is not None:
        purse = g.resources[seat] + UPKEEP_INCOME
        told = [f"{facts.type} cost {facts.cost}", f"{facts.type} {_some(purse - facts.cost)} left"]
        if facts.sides:
            told.append(f"{facts.type} die {_some(2 * average(subject))}")
        told += [f"card {word}" for word in _card_does(subject)]
        return told
    if subject in ABILITIES:
        return list(does(subject))
    return [subject]  # a side, a number, a player, one of several effects


def _thing(g: Destiny, seat: Seat, thing: Thing) -> list[str]:
    whose = "own" if thing.controller == seat else "their"
    told = [f"{whose} {thing.type}", f"{whose} {'exhausted' if thing.exhausted else 'ready'}"]
    if thing.type == CHARACTER:
        left = min(15, remaining_health(g, thing.id))
        told += (f"{whose} left {left} shields {thing.shields}", f"{whose} shields {thing.shields}")
        told.append(f"{whose} dice {_some(_on(g, thing))} left {min(MOST, left)}")
        others = (remaining_health(g, other) for other in g.characters(thing.controller))
        if left <= min(others, default=0):
            told.append(f"{whose} weakest")
    else:
        told.append(f"{whose} {thing.type} cost {CARDS[thing.card].cost}")
    return told


def _on(g: Destiny, thing: Thing) -> float:
    """What the dice of a card and of its upgrades show on the average."""
    total = sum(average(g.dice[die].card) for die in g.dice_on(thing.id))
    for upgrade in g.attached(thing.id, UPGRADE):
        total += sum(average(g.dice[die].card) for die in g.dice_on(upgrade))
    return total


def _shown(g: Destiny, die: int) -> float:
    side = g.showing(die)
    return side_worth(side) if side is not None else 0.0


def _alike(g: Destiny, seat: Seat, side: Side) -> int:
    shown = (g.showing(die) for die in g.pool(seat))
    return min(4, sum(one is not None and one.symbol == side.symbol for one in shown))


def _some(number: float) -> int:
    """A number told roughly."""
    return max(-1, min(MOST, round(number)))


@cache
def does(ability: str) -> tuple[str, ...]:
    """What an ability does: the names of its effects."""
    found = ABILITIES.get(ability)
    if found is None:
        return ()
    named = {type(part).__name__ for part in parts_of(found) if isinstance(part, Effect)}
    return tuple(sorted(named - STRUCTURE))


@cache
def _card_does(card: str) -> tuple[str, ...]:
    """What happens when a card is played, or what it brings."""
    told: set[str] = set()
    for ability in CARDS[card].abilities:
        named = {type(part).__name__ for part in parts_of(ability) if isinstance(part, Effect)}
        told |= {f"{ability.clause} {name}" for name in named - STRUCTURE}
    return tuple(sorted(told))
