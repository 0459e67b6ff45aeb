"""What an option is and does, in a few words each, for the quick policy that plays ahead.

A word describes; it never names a card. So a card that nobody has trained with is weighed like others that do
the same. Only what everybody sees and the hand of whoever is asked is read.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from dejarik.games.destiny.abilities.ability import Effect
from dejarik.games.destiny.ai.evaluation import average, side_worth
from dejarik.games.destiny.cards.facts import CHARACTER, UPGRADE
from dejarik.games.destiny.cards.library import ABILITIES, CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules.values import UPKEEP_INCOME, remaining_health
from dejarik.kernel import Decision, Seat, code

if TYPE_CHECKING:
    from dejarik.games.destiny.cards.facts import Side
    from dejarik.games.destiny.state import Destiny, Thing

# How effects are put together, which says little about what they do.
STRUCTURE: Final = frozenset({"Seq", "May", "If", "Then", "Modal", "ForEach", "Choose", "Unless", "To"})
MOST: Final = 7  # larger numbers are told as this one
MOST_READY: Final = 3
MOST_ALIKE: Final = 4
PLAYS: Final = frozenset({Do.PLAY, Do.PLAY_ASIDE, Do.PLAY_FROM_DECK, Do.PLAY_FROM_DISCARD})

Key = tuple[Any, ...]


def words(g: Destiny, decision: Decision) -> list[list[str]]:
    """For each option, what it is and does."""
    return [told(key) for key in keys(g, decision)]


def keys(g: Destiny, decision: Decision) -> list[Key]:
    """For each option, all that its words depend on: options with equal keys are told alike."""
    if decision.kind == Ask.ACTION:
        return _actions(g, decision)
    about = decision.about
    use = about if isinstance(about, str) and about in ABILITIES else ""
    kind, secret, seat = decision.kind, bool(g.sealed), decision.seat
    least: dict[Seat, int] = {}  # the health that a side's weakest character has left
    return [
        (ANSWER, kind, secret, use, option.kind, *_subject(g, seat, option.subject, least))
        for option in decision.options
    ]


def told(key: Key) -> list[str]:
    """The words of an option."""
    return _TOLD[key[0]](*key[1:])


# ---- Actions ----------------------------------------------------------------------------------------


def _actions(g: Destiny, decision: Decision) -> list[Key]:
    seat = decision.seat
    mine = _shown(g, seat)
    pool = _some(_worth(mine))
    shown_there = 0.0
    for rival in g.opponents(seat):
        shown_there += _worth(_shown(g, rival))
    theirs = _some(shown_there)
    ready = 0
    for option in decision.options:
        if option.kind == Do.ACTIVATE and ready < MOST_READY:
            ready += 1
    late = "late" if g.claimed >= 0 else "passed" if g.passes else "open"
    purse, hand = g.resources[seat], min(MOST, len(g.hands[seat]))
    found: list[Key] = []
    for option in decision.options:
        kind = option.kind
        if kind in PLAYS:
            host = g.things.get(option.object) if isinstance(option.object, int) else None
            bearer = () if host is None else _bearer(g, seat, host)
            found.append((PLAY, kind, late, str(option.subject), min(MOST, purse), theirs, *bearer))
        elif kind == Do.RESOLVE:
            side = g.showing(int(option.subject))
            if side is None:
                found.append((OTHER, kind, late))
                continue
            alike = 0
            for one in mine:
                if one.symbol == side.symbol and alike < MOST_ALIKE:
                    alike += 1
            worth = _some(side_worth(side))
            found.append((RESOLVE, kind, late, side.word, side.symbol, alike, worth, ready, theirs))
        elif kind == Do.ACTIVATE:
            thing = g.things[int(option.subject)]
            left = min(MOST, remaining_health(g, thing.id)) if thing.type == CHARACTER else None
            found.append((ACTIVATE, kind, late, thing.type, _some(_on(g, thing)), pool, theirs, left))
        elif kind == Do.USE:
            found.append((USE, kind, late, str(option.object), pool))
        elif kind in (Do.CLAIM, Do.PASS):
            found.append((END, kind, late, pool, ready, theirs, hand, min(4, purse)))
        elif kind == Do.REROLL:
            found.append((REROLL, kind, late, pool, min(MOST, len(g.pool(seat))), hand, ready))
        else:
            found.append((OTHER, kind, late))
    return found


def _shown(g: Destiny, seat: Seat) -> list[Side]:
    """What the dice in a player's pool show."""
    found: list[Side] = []
    for die in g.pool(seat):
        side = g.showing(die)
        if side is not None:
            found.append(side)
    return found


def _worth(sides: list[Side]) -> float:
    total = 0.0
    for side in sides:
        total += side_worth(side)
    return total


def _bearer(g: Destiny, seat: Seat, host: Thing) -> Key:
    """What matters about the one that an upgrade goes to."""
    whose = "own" if host.controller == seat else "their"
    if host.type != CHARACTER:
        return (whose, host.exhausted)
    left = min(MOST, remaining_health(g, host.id))
    return (whose, host.exhausted, left, len(g.attached(host.id, UPGRADE)))


def _told_end(kind: str, late: str, pool: int, ready: int, theirs: int, hand: int, purse: int) -> list[str]:
    return [
        kind,
        f"{kind} {late}",
        f"{kind} pool {pool} ready {ready}",
        f"{kind} theirs {theirs}",
        f"{kind} {late} {ready}",
        f"{kind} hand {hand} purse {purse}",
    ]


def _told_resolve(
    kind: str, late: str, word: str, symbol: str, alike: int, worth: int, ready: int, theirs: int
) -> list[str]:
    return [
        kind,
        f"{kind} {late}",
        f"{kind} {word}",
        f"{kind} {symbol} {late}",
        f"{kind} {symbol} alike {alike}",
        f"{kind} worth {worth} ready {ready}",
        f"{kind} {symbol} theirs {theirs}",
    ]


def _told_activate(
    kind: str, late: str, type_: str, dice: int, pool: int, theirs: int, left: int | None
) -> list[str]:
    told = [kind, f"{kind} {late}", f"{kind} {type_} dice {dice}", f"{kind} pool {pool} theirs {theirs}"]
    return told if left is None else [*told, f"{kind} left {left} theirs {theirs}"]


def _told_use(kind: str, late: str, ability: str, pool: int) -> list[str]:
    told = [kind, f"{kind} {late}"]
    for word in does(ability):
        told += (f"{kind} {word}", f"{kind} {word} pool {pool}")
    return told


def _told_reroll(kind: str, late: str, pool: int, dice: int, hand: int, ready: int) -> list[str]:
    return [kind, f"{kind} {late}", f"{kind} pool {pool} dice {dice}", f"{kind} hand {hand} ready {ready}"]


def _told_other(kind: str, late: str) -> list[str]:
    return [kind, f"{kind} {late}"]


def _told_play(act: str, late: str, card: str, purse: int, theirs: int, *bearer: Any) -> list[str]:
    told = [act, f"{act} {late}"]
    facts = CARDS.get(card)
    if facts is None:
        return told
    kind = f"{act} {facts.type}"
    told += (kind, f"{kind} cost {facts.cost}", f"{kind} purse {purse}")
    if facts.sides:
        told.append(f"{kind} die {_some(2 * average(card))}")
    for word in _card_does(card):
        told += (f"play {word}", f"play {word} theirs {theirs}")
    if bearer:
        whose, exhausted, *more = bearer
        told.append(f"{kind} on {whose} {'exhausted' if exhausted else 'ready'}")
        if more:
            left, upgrades = more
            told += (f"{kind} on {whose} left {left}", f"{kind} on {whose} with {upgrades}")
    return told


# ---- What a question is about -------------------------------------------------------------------------


def _subject(g: Destiny, seat: Seat, subject: int | str, least: dict[Seat, int]) -> Key:
    if isinstance(subject, int):
        die = g.dice.get(subject)
        if die is not None:
            whose = "own" if die.seat == seat else "their"
            side = g.showing(subject)
            gain = _some(2 * average(die.card))
            if side is None:
                return (A_DIE, whose, gain)
            return (A_DIE, whose, gain, side.word, side.symbol, _some(2 * side_worth(side)))
        thing = g.things.get(subject)
        return _thing(g, seat, thing, least) if thing is not None else (NOTHING,)
    if subject in CARDS:
        return (A_CARD, subject, g.resources[seat] + UPKEEP_INCOME)
    return (AN_ABILITY if subject in ABILITIES else SAID, subject)


def _thing(g: Destiny, seat: Seat, thing: Thing, least: dict[Seat, int]) -> Key:
    whose = "own" if thing.controller == seat else "their"
    if thing.type != CHARACTER:
        return (A_THING, whose, thing.type, thing.exhausted, CARDS[thing.card].cost)
    left = min(15, remaining_health(g, thing.id))
    fewest = least.get(thing.controller)
    if fewest is None:
        fewest = left
        for other in g.characters(thing.controller):
            health = remaining_health(g, other)
            if health < fewest:
                fewest = health
        least[thing.controller] = fewest
    dice = _some(_on(g, thing))
    return (A_CHARACTER, whose, thing.type, thing.exhausted, left, thing.shields, dice, left <= fewest)


def _told_answer(kind: str, secret: bool, use: str, answer: str, about: str, *subject: Any) -> list[str]:
    start = f"{kind} in secret {answer}" if secret else f"{kind} {answer}"
    told = [start, *(f"{start} {word}" for word in _ABOUT[about](*subject))]
    if use:
        told += [f"{start} for {word}" for word in does(use)]
    return told


def _about_die(whose: str, gain: int, word: str = "", symbol: str = "", worth: int = 0) -> list[str]:
    if not word:
        return [f"{whose} die {gain}"]
    return [f"{whose} {word}", f"{whose} {symbol}", f"{whose} worth {worth} of {gain}"]


def _about_thing(whose: str, type_: str, exhausted: bool, cost: int) -> list[str]:
    ready = "exhausted" if exhausted else "ready"
    return [f"{whose} {type_}", f"{whose} {ready}", f"{whose} {type_} cost {cost}"]


def _about_character(
    whose: str, type_: str, exhausted: bool, left: int, shields: int, dice: int, weakest: bool
) -> list[str]:
    told = [f"{whose} {type_}", f"{whose} {'exhausted' if exhausted else 'ready'}"]
    told += (f"{whose} left {left} shields {shields}", f"{whose} shields {shields}")
    told.append(f"{whose} dice {dice} left {min(MOST, left)}")
    return [*told, f"{whose} weakest"] if weakest else told


def _about_card(card: str, purse: int) -> list[str]:
    facts = CARDS[card]
    told = [f"{facts.type} cost {facts.cost}", f"{facts.type} {_some(purse - facts.cost)} left"]
    if facts.sides:
        told.append(f"{facts.type} die {_some(2 * average(card))}")
    return [*told, *(f"card {word}" for word in _card_does(card))]


def _about_ability(ability: str) -> list[str]:
    return list(does(ability))


def _about_said(said: str) -> list[str]:
    return [said]  # a side, a number, a player, one of several effects


def _about_nothing() -> list[str]:
    return []


END, RESOLVE, ACTIVATE, PLAY, USE, REROLL, OTHER, ANSWER = range(8)
_TOLD: Final[dict[Any, Callable[..., list[str]]]] = {
    END: _told_end,
    RESOLVE: _told_resolve,
    ACTIVATE: _told_activate,
    PLAY: _told_play,
    USE: _told_use,
    REROLL: _told_reroll,
    OTHER: _told_other,
    ANSWER: _told_answer,
}
A_DIE, A_THING, A_CHARACTER, A_CARD = "die", "thing", "character", "card"
AN_ABILITY, SAID, NOTHING = "use", "said", ""
_ABOUT: Final[dict[str, Callable[..., list[str]]]] = {
    A_DIE: _about_die,
    A_THING: _about_thing,
    A_CHARACTER: _about_character,
    A_CARD: _about_card,
    AN_ABILITY: _about_ability,
    SAID: _about_said,
    NOTHING: _about_nothing,
}


def _on(g: Destiny, thing: Thing) -> float:
    """What the dice of a card and of its upgrades show on the average."""
    dice = g.dice
    total = 0.0
    for card in (thing.id, *g.attached(thing.id, UPGRADE)):
        for die in g.dice_on(card):
            total += average(dice[die].card)
    return total


def _some(number: float) -> int:
    """A number told roughly: rounded as `round` does it, in steps that a compiler sees through."""
    if number >= MOST:
        return MOST
    if number <= -1:
        return -1
    below = int(number + 1.0) - 1
    rest = number - below
    return below + 1 if rest > 0.5 or (rest == 0.5 and below % 2) else below


@cache
def does(ability: str) -> tuple[str, ...]:
    """What an ability does: the names of its effects."""
    found = ABILITIES.get(ability)
    if found is None:
        return ()
    named = {type(part).__name__ for part in code.parts_of(found.effect) if isinstance(part, Effect)}
    return tuple(sorted(named - STRUCTURE))


@cache
def _card_does(card: str) -> tuple[str, ...]:
    """What happens when a card is played, or what it brings."""
    told: set[str] = set()
    for ability in CARDS[card].abilities:
        named = {type(part).__name__ for part in code.parts_of(ability.effect) if isinstance(part, Effect)}
        told |= {f"{ability.clause} {name}" for name in named - STRUCTURE}
    return tuple(sorted(told))
