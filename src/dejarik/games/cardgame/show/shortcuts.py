"""What can be answered for a player: what needs no question, and the payment that is proposed.

Whether a window is asked about at all follows from what everybody knows, wherever possible: from the window,
whose turn it is and who attacks. Where it follows from a hand (nothing in it can be played now), answering at
once would tell the opponent so, and the answer says that.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from dejarik.games.cardgame.abilities.ability import Ability
from dejarik.games.cardgame.abilities.vocabulary.conditions import DuringForcePhase
from dejarik.games.cardgame.abilities.vocabulary.costs import Focus
from dejarik.games.cardgame.abilities.vocabulary.lasting import CannotUntil
from dejarik.games.cardgame.cards.facts import FATE, UNIT
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules.conflict import Engage
from dejarik.games.cardgame.rules.discarding import reads_order
from dejarik.games.cardgame.rules.edge import EdgeBattle
from dejarik.games.cardgame.rules.payment import Pay, matches
from dejarik.games.cardgame.rules.policy import PASS
from dejarik.games.contract import Shortcut
from dejarik.kernel import Decision, Option, Seat

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame
    from dejarik.games.cardgame.text import Teller

MOST_SOURCES = 12  # of more than that not every way to pay is compared


def shortcut(g: CardGame, decision: Decision, teller: Teller) -> Shortcut | None:
    """What to answer, if that is plain or may be proposed."""
    frame = g.stack[-1] if g.stack else None
    if isinstance(frame, Pay):
        return _payment(g, frame, teller)
    begun = isinstance(frame, Engage) and bool(frame.chosen)
    if decision.kind in (Ask.ATTACKERS, Ask.REVEAL) and len(decision.options) > 1 and not begun:
        return _everything(g, decision, teller)
    if decision.kind == Ask.ACTION and is_quiet(g, decision.seat, str(decision.about)):
        return Shortcut((PASS,))
    if decision.kind == Ask.EDGE and _is_decided(g, decision.seat):
        return Shortcut((PASS,), tells=True)
    if len(decision.options) == 1:
        # How many objectives lie face down everybody sees.
        return Shortcut(decision.options, tells=decision.kind != Ask.REVEAL)
    if decision.kind == Ask.DISCARD_ORDER and not any(reads_order(card) for card in g.hands[decision.seat]):
        return Shortcut((_least(decision),), tells=True)
    return None


def _everything(g: CardGame, decision: Decision, teller: Teller) -> Shortcut | None:
    """All that can be picked: everybody attacks, objectives are revealed as they lie."""
    picked = tuple(option for option in decision.options if option.kind != Do.DONE)
    if len(picked) < 2:
        return None
    text = teller.everything(g, decision.kind, [option.subject for option in picked])
    end = (Option(Do.DONE),) if decision.kind == Ask.ATTACKERS else ()
    return Shortcut((*picked, *end), text=text, certain=False)


# ---- Windows ------------------------------------------------------------------------------------------


def is_quiet(g: CardGame, seat: Seat, window: str) -> bool:
    """Whether whatever one might do in a window can as well be done in one that comes soon after it."""
    if window in ("refresh", "draw", "conflict-end"):
        return True
    if window == "deployment":
        return seat != g.active  # before anybody attacks comes the window of the conflict phase
    if window == "conflict":
        return seat == g.active and not g.engaged and not _lasts_a_phase(g.lists[seat])
    if window == "attackers":
        return seat != g.active  # before the edge battle comes the one after the defenders
    if window == "strike":
        return not any(g.ready(unit) for each in range(g.seats) for unit in g.participants(each))
    return window == "force" and not _waits_for_force(g.lists[seat])


# Which cards there might be follows from the deck lists, which are open.


@cache
def _waits_for_force(cards: tuple[str, ...]) -> bool:
    """Whether some card of a deck can be played in a Force phase only."""
    return any(isinstance(ability.when, DuringForcePhase) for ability in _abilities(cards))


@cache
def _lasts_a_phase(cards: tuple[str, ...]) -> bool:
    """Whether some card of a deck does something about who fights in the phase in which it is played."""
    return any(isinstance(op, CannotUntil) for ability in _abilities(cards) for op in ability.code)


def _abilities(cards: tuple[str, ...]) -> list[Ability]:
    return [ability for card in set(cards) for ability in CARDS[card].abilities]


def _is_decided(g: CardGame, seat: Seat) -> bool:
    """Whether nobody contests the edge, and the hand holds no fate card that might be worth placing."""
    battle = g.stack[-1]
    if not isinstance(battle, EdgeBattle) or not battle.uncontested or seat != battle.attacker:
        return False
    return not any(CARDS[card].type == FATE for card in g.hands[seat])


def _least(decision: Decision) -> Option:
    """The card to put down first, so that the one worth most comes to lie on top."""
    return min(decision.options, key=lambda option: CARDS[str(option.subject)].cost)


# ---- Paying -------------------------------------------------------------------------------------------

Source = tuple[int, int]  # a thing, and how many resources it gives


def _payment(g: CardGame, pay: Pay, teller: Teller) -> Shortcut | None:
    """The sources that will be missed least, each with how much of it is used."""
    ready = [(source, value) for source, value, _ in g.index.sources[pay.seat] if not g.things[source].focus]
    cost = max(1, pay.cost)
    found = [
        way
        for size in range(1, min(cost, len(ready)) + 1)
        for sources in combinations(ready[:MOST_SOURCES], size)
        if sum(value for _, value in sources) >= cost
        and (not pay.affiliation or any(matches(g, source, pay.affiliation) for source, _ in sources))
        for way in [_spread(sources, cost)]
    ]
    if not found:
        return None
    best = min(found, key=lambda way: _missed(g, way))
    options = tuple(Option(Do.FOCUS, source, str(amount)) for source, _, amount in best)
    text = teller.payment(g, [(source, amount) for source, _, amount in best])
    plain = sum(value for _, value in ready) == cost or _are_alike(g, [source for source, _ in ready])
    return Shortcut(options, text=text, certain=plain)


def _are_alike(g: CardGame, sources: list[int]) -> bool:
    """Whether it makes no difference which of the sources are used, now or for what is paid later."""
    kinds = {(g.card(source).resources, g.card(source).affiliation) for source in sources}
    costs = (cost for source in sources for ability in g.card(source).abilities for cost in ability.costs)
    needed = any(g.things[source].type == UNIT for source in sources) or any(
        isinstance(cost, Focus) for cost in costs
    )
    return len(kinds) == 1 and not needed


def _spread(sources: tuple[Source, ...], cost: int) -> list[tuple[int, int, int]]:
    """How much each of the sources gives: one each, and the rest by the largest."""
    amounts = dict.fromkeys((source for source, _ in sources), 1)
    left = cost - len(sources)
    for source, value in sorted(sources, key=lambda each: -each[1]):
        more = min(left, value - 1)
        amounts[source] += more
        left -= more
    return [(source, value, amounts[source]) for source, value in sources]


def _missed(g: CardGame, way: list[tuple[int, int, int]]) -> tuple[int, int, int]:
    """What a payment costs besides the tokens: units that cannot fight, resources now and next turn."""
    units = sum(g.things[source].type == UNIT for source, _, _ in way)
    wasted = sum(value - amount for _, value, amount in way)
    still_exhausted = sum(value for _, value, amount in way if amount > 1)  # one token goes with each refresh
    return units, wasted + still_exhausted, len(way)
