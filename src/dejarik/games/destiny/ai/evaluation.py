"""How good a position is, for bots that look one step ahead.

The unit is a point of damage on a character. Nothing here is a rule.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import exp
from random import Random
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.ai.mechanisms import marks, progress, uses_up_damage
from dejarik.games.destiny.cards.facts import (
    ACTION_NEXT_TURN,
    ANY_SYMBOL,
    BLANK,
    CANNOT_NEXT,
    CANNOT_NOW,
    CHARACTER,
    DISCARD,
    DISRUPT,
    DOWNGRADE,
    EVENT,
    FOCUS,
    GRAY,
    INDIRECT,
    MELEE,
    MUST_NEXT,
    MUST_PASS,
    MUST_PASS_ONCE,
    NEUTRAL,
    NEXT_PLAYED,
    NOBODY,
    ONE_DIE,
    PLAYABLE,
    PLOT,
    RANGED,
    RESOURCE,
    SHIELD,
    SPECIAL,
    SUPPORT,
    UPGRADE,
    Side,
    X,
    outside,
)
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules.values import UPKEEP_INCOME, health, most_shields
from dejarik.kernel import Decision, Option, Seat

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny, Thing

WON: Final = 1000.0
POINT: Final = {  # what one point of a symbol is worth
    MELEE: 1.0,
    RANGED: 1.0,
    INDIRECT: 0.8,
    SHIELD: 0.75,
    RESOURCE: 0.5,
    DISRUPT: 0.3,
    DISCARD: 0.4,
    FOCUS: 0.7,
    ANY_SYMBOL: 0.7,
}
SPECIAL_SIDE: Final = 1.6
X_VALUE: Final = 1.5
LONE_MODIFIER: Final = 0.25  # of its worth, without a base die to go with
IN_POOL: Final = 0.7  # of what resolving would give: the opponent may still do something about it
STILL_TO_ROLL: Final = 0.45
EVERY_ROUND: Final = 1.5  # a die in play will be rolled again in later rounds
ALIVE: Final = 9.0  # for a character in good health beyond its health: its dice and its upgrades
HALF_ALIVE: Final = 5.0
RESOURCE_KEPT: Final = 0.45
MOST_COPIES: Final = 2  # of a card in a deck
PURSE: Final = 5  # more resources than that are hardly of use
CARD_IN_HAND: Final = 0.5
CARD_IN_DECK: Final = 0.04
CARD_KEPT_ELSEWHERE: Final = 0.25  # face down or under a plot: it may still be played
BATTLEFIELD: Final = 0.8
PLAN: Final = 30.0  # a card that is about to win the match: as good as most of a team
PILOTING: Final = 0.6  # what a vehicle and its pilot do for each other until the round ends
RESOURCE_ON_CARD: Final = 0.35
SHIELD_ON_CARD: Final = 0.3
WEAR: Final = 0.3  # damage on a card that is no character: enough of it, and the card is discarded
HELD: Final = 0.3  # of a captured die's worth: it may be freed
MARK: Final = {
    MUST_PASS: -3.0,
    MUST_PASS_ONCE: -1.5,
    MUST_NEXT: -0.5,
    CANNOT_NEXT: -1.0,
    CANNOT_NOW: -1.0,
    ONE_DIE: -0.8,
    ACTION_NEXT_TURN: 1.0,
    NEXT_PLAYED: 0.5,
}
WORTH_A_ROLL: Final = 0.3  # what a die must gain on the average to be rerolled
WORTH_A_CARD: Final = 1.2  # what all dice together must gain for a card to be discarded
WORTH_RESOLVING: Final = 0.3
DEAR: Final = 3  # a cost that keeps a card in hand for a while
SCALE: Final = 8.1  # so much more on the table makes e : 1 of the chances to win
EDITION: Final = 1  # of the way of judging and planning: matches of former ones say nothing of it
AHEAD: Final = 1  # round: then the dice are back on their cards, and there is least to guess


def worth(g: Destiny, seat: Seat) -> float:
    """What the seat has minus what its opponents have, the strongest of them counting most."""
    if g.outcome is not None:
        return WON if seat in g.outcome.winners else -WON
    if seat in g.out:
        return -WON
    others = sorted((holdings(g, other) for other in g.opponents(seat)), reverse=True)
    against = others[0] + 0.3 * sum(others[1:]) if others else 0.0
    # Who has left the game does no more harm.
    return holdings(g, seat) - against + 20.0 * len(g.out)


def chance_to_win(g: Destiny, seat: Seat) -> float:
    """Of everybody who is still playing, by what they have."""
    if g.outcome is not None:
        winners = g.outcome.winners or range(g.seats)  # a draw is won by everybody a little
        return 1.0 / len(winners) if seat in winners else 0.0
    if seat in g.out:
        return 0.0
    mine = holdings(g, seat)
    return 1.0 / (1.0 + sum(exp((holdings(g, other) - mine) / SCALE) for other in g.opponents(seat)))


def horizon(g: Destiny) -> int:
    """The rounds that have begun."""
    return g.round


def holdings(g: Destiny, seat: Seat) -> float:
    """Everything a player has on the table and in hand."""
    total = 0.0
    active = seat != g.claimed  # who has claimed neither rolls nor resolves any more this round
    for thing in g.things.values():
        if thing.controller != seat:
            continue
        if thing.type == CHARACTER:
            left = health(g, thing.id) - thing.damage + POINT[SHIELD] * thing.shields
            if left <= 0:
                continue
            total += left + ALIVE * left / (left + HALF_ALIVE)
            if thing.pilots:
                total += PILOTING
            continue
        if thing.type in (SUPPORT, UPGRADE, DOWNGRADE):
            total += 0.6 + 0.5 * CARDS[thing.card].cost
        if thing.resources or thing.shields or thing.damage or thing.type == PLOT:
            total += _tokens(thing)
    total += _dice(g, seat, active)
    purse = g.resources[seat]
    total += RESOURCE_KEPT * min(purse, PURSE) + 0.05 * purse
    total += CARD_IN_HAND * len(g.hands[seat]) + CARD_IN_DECK * len(g.decks[seat].cards)
    total += CARD_KEPT_ELSEWHERE * (len(g.face_down[seat]) + len(g.under[seat]))
    if g.battlefield_controller() == seat:
        total += BATTLEFIELD
    if g.lasting:
        total += sum(MARK[mark] for mark in marks(g, seat))
    return total


def _tokens(thing: Thing) -> float:
    """What lies on a card that is no character; on one that can win, what it wins by."""
    done = progress(thing)
    if done is not None:
        return PLAN * done
    hit = POINT[INDIRECT] if uses_up_damage(thing.card) else -WEAR
    return RESOURCE_ON_CARD * thing.resources + SHIELD_ON_CARD * thing.shields + hit * thing.damage


def _dice(g: Destiny, seat: Seat, active: bool) -> float:
    """Dice in the pool by what they show, dice on ready cards by what they may show."""
    total = 0.0
    shown: dict[str, int] = {}
    modifiers: list[Side] = []
    rolling = g.round > 0 and active
    for die in g.dice.values():
        if die.seat != seat:
            continue
        if die.captor:
            total += HELD * EVERY_ROUND * average(die.card)
            continue
        total += EVERY_ROUND * average(die.card)
        if not rolling:
            continue
        if die.side >= 0:
            side = g.showing(die.id) or CARDS[die.card].sides[die.side]
            if side.modifier:
                modifiers.append(side)
            else:
                shown[side.symbol] = shown.get(side.symbol, 0) + 1
                total += IN_POOL * side_worth(side)
        else:
            thing = g.things.get(die.thing)
            if thing is None:
                continue
            rolls_with = g.things.get(thing.host, thing) if thing.host else thing
            if not rolls_with.exhausted and not (g.lasting and g.cannot_roll(die.id)):
                total += STILL_TO_ROLL * average(die.card)
    for side in modifiers:
        with_base = side.symbol in shown or (side.symbol == ANY_SYMBOL and shown)
        total += IN_POOL * side_worth(side) * (1.0 if with_base else LONE_MODIFIER)
    return total


@cache
def side_worth(side: Side) -> float:
    """What resolving a side gives, less what it costs."""
    if side.symbol == BLANK:
        return 0.0
    if side.symbol == SPECIAL:
        return max(0.2, SPECIAL_SIDE - RESOURCE_KEPT * side.cost)
    value = X_VALUE if side.value == X else side.value
    return max(0.1, POINT[side.symbol] * value - RESOURCE_KEPT * side.cost)


@cache
def average(card: str) -> float:
    """What a die of the card gives on the average roll."""
    sides = CARDS[card].sides
    return sum(side_worth(side) for side in sides) / 6 if sides else 0.0


# ---- Questions --------------------------------------------------------------------------------------


def at_rest(g: Destiny, decision: Decision) -> bool:
    """Whether the action is over: somebody is asked for the next one, or for cards in secret."""
    return decision.kind == Ask.ACTION or bool(g.sealed)


def rough_answer(g: Destiny, decision: Decision) -> Option | None:
    """Good enough to see what an action leads to."""
    options = decision.options
    match decision.kind:
        case Ask.TARGET_MELEE | Ask.TARGET_RANGED:
            return _weakest_opponent(g, decision)
        case Ask.TARGET_SHIELD | Ask.OPENING_SHIELDS:
            return _neediest(g, decision)
        case Ask.DISTRIBUTE:
            return max(options, key=lambda option: _remaining(g, int(option.subject)))
        case Ask.MODIFY | Ask.RESOLVE_NEXT | Ask.ORDER:
            return options[0]
        case Ask.TURN:
            return max(options, key=lambda option: gain_of_turning(g, decision.seat, option))
        case Ask.SIDE:
            return best_side(g, decision)
        case Ask.REROLL | Ask.REROLL_DICE:
            return max(options, key=lambda option: gain_of_rolling(g, decision.seat, option))
        case Ask.DISCARD_TO_REROLL:
            return min(options, key=lambda option: CARDS[str(option.subject)].cost)
        case _:
            return None


def _remaining(g: Destiny, thing: int) -> int:
    """What a character can still take; nothing if the option is about none, as to stop."""
    found = g.things.get(thing)
    if found is None:
        return 0
    return health(g, thing) - found.damage + found.shields


def _controller(g: Destiny, option: Option) -> Seat:
    thing = g.things.get(int(option.subject))
    return NOBODY if thing is None else thing.controller


def _weakest_opponent(g: Destiny, decision: Decision) -> Option:
    against = [o for o in decision.options if _controller(g, o) not in (NOBODY, decision.seat)]
    return min(against or decision.options, key=lambda option: _remaining(g, int(option.subject)))


def _neediest(g: Destiny, decision: Decision) -> Option:
    """The own character that shields help most."""
    mine = [o for o in decision.options if _controller(g, o) == decision.seat]
    room = [o for o in mine if g.things[int(o.subject)].shields < most_shields(g, int(o.subject))]
    return min(room or mine or decision.options, key=lambda option: _remaining(g, int(option.subject)))


def gain_of_turning(g: Destiny, seat: Seat, option: Option) -> float:
    die = g.dice.get(int(option.subject)) if option.kind == Do.TURN else None
    if die is None:
        return 0.0
    sides = CARDS[die.card].sides
    if die.seat != seat:
        return side_worth(sides[die.side])
    best = max((side_worth(side) for side in sides if not side.modifier), default=0.0)
    return best - side_worth(sides[die.side])


def gain_of_rolling(g: Destiny, seat: Seat, option: Option) -> float:
    die = g.dice.get(int(option.subject)) if option.kind == Do.REROLL else None
    if die is None:
        return 0.0
    gain = average(die.card) - side_worth(CARDS[die.card].sides[die.side])
    return gain if die.seat == seat else -gain


def best_side(g: Destiny, decision: Decision) -> Option | None:
    die = g.dice.get(int(decision.about)) if isinstance(decision.about, int) else None
    if die is None:
        return None
    by_word = {side.word: side_worth(side) for side in CARDS[die.card].sides if not side.modifier}
    sign = 1 if die.seat == decision.seat else -1
    return max(decision.options, key=lambda option: sign * by_word.get(str(option.subject), 0.2))


def habit(g: Destiny, decision: Decision) -> Option | None:
    """What needs no trial: which dice to reroll, which cards to put back or discard in secret."""
    if g.sealed:
        return _put_away(g, decision)
    if decision.kind in (Ask.REROLL, Ask.REROLL_DICE):
        return _rerolled(g, decision)
    return None


def reflex(g: Destiny, decision: Decision) -> Option | None:
    """Cards in secret are put away as usual."""
    return _put_away(g, decision) if g.sealed else None


def scores(g: Destiny, decision: Decision) -> dict[Option, float] | None:
    """All options are tried."""
    return None


def temperature(decision: Decision, tries: int, usual: float) -> float:
    """As elsewhere."""
    return usual


def _rerolled(g: Destiny, decision: Decision) -> Option | None:
    """The die that gains most by it, as long as one gains enough."""
    best = max(decision.options, key=lambda option: gain_of_rolling(g, decision.seat, option))
    if gain_of_rolling(g, decision.seat, best) >= WORTH_A_ROLL:
        return best
    return next((option for option in decision.options if option.kind in (Do.ROLL, Do.DONE)), None)


def sensible(g: Destiny, decision: Decision) -> tuple[Option, ...]:
    """No claim and no pass while dice can be rolled or resolved, no card thrown away for a poor reroll."""
    options = decision.options
    if decision.kind != Ask.ACTION:
        return options
    left_out = set() if _gain_of_discarding(g, decision.seat) >= WORTH_A_CARD else {Do.REROLL}
    if any(_is_work(g, option) for option in options):
        left_out |= {Do.CLAIM, Do.PASS}
    return tuple(option for option in options if option.kind not in left_out)


def _is_work(g: Destiny, option: Option) -> bool:
    """Whether an action is one that nobody leaves out before the round ends."""
    if option.kind == Do.ACTIVATE:
        return True
    if option.kind != Do.RESOLVE:
        return False
    die = g.dice[int(option.subject)]
    return side_worth(CARDS[die.card].sides[die.side]) >= WORTH_RESOLVING


def _gain_of_discarding(g: Destiny, seat: Seat) -> float:
    """What rerolling all poor dice brings on the average."""
    gains = (gain_of_rolling(g, seat, Option(Do.REROLL, die)) for die in g.pool(seat))
    return sum(gain for gain in gains if gain >= WORTH_A_ROLL)


def _put_away(g: Destiny, decision: Decision) -> Option | None:
    """Those that will not be played soon; a bid, which is secret as well, is about no cards."""
    done = next((option for option in decision.options if option.kind == Do.DONE), None)
    if done is None:
        return None
    seat = decision.seat
    purse = g.resources[seat] + UPKEEP_INCOME
    for option in decision.options:
        if str(option.subject) in CARDS and _idle(g, seat, str(option.subject), purse):
            return option
    return done


def _idle(g: Destiny, seat: Seat, card: str, purse: int) -> bool:
    """Whether a card will hardly be played in the coming round."""
    facts = CARDS[card]
    if facts.unique and any(
        t.controller == seat and CARDS[t.card].title == facts.title for t in g.things.values()
    ):
        return True
    return facts.cost > max(purse, DEAR) or (facts.type == EVENT and facts.cost >= DEAR)


# ---- Closed lists -----------------------------------------------------------------------------------


def guess(view: Destiny, viewer: Seat, luck: Random) -> dict[Seat, list[str]] | None:
    """What the others may have brought: what has been seen of it, and legal cards for the rest."""
    if view.open_lists:
        return None
    return {seat: _guessed_deck(view, viewer, seat, luck) for seat in view.opponents(viewer)}


def _guessed_deck(view: Destiny, viewer: Seat, seat: Seat, luck: Random) -> list[str]:
    shown = [*view.discards[seat], *view.playing[seat], *view.set_aside[seat]]
    shown += [thing.card for thing in view.things.values() if thing.owner == seat]
    shown += [card for card in view.decks[seat].cards if card]
    known = [card for owner, card, _ in view.facts.of[viewer] if owner == seat]
    hidden = sum(len(cards) for cards in (view.decks[seat].cards, view.hands[seat], view.face_down[seat]))
    hidden += len(view.under[seat])
    had = Counter(outside(card) for card in (*shown, *known))
    likely = _likely(view, seat)
    left = [card for card in likely for _ in range(MOST_COPIES - had[card])]
    rest = luck.sample(left, hidden) if len(left) >= hidden else luck.choices(likely, k=hidden)
    return shown + known + rest


def _likely(view: Destiny, seat: Seat) -> tuple[str, ...]:
    """What goes into the deck of a team: cards of its colors and affiliations."""
    team = [thing.card for thing in view.things.values() if thing.owner == seat and thing.type == CHARACTER]
    team = [outside(card) for card in (*team, *view.defeated[seat])]
    colors = frozenset(CARDS[card].color for card in team)
    return playable(colors | {GRAY}, frozenset(CARDS[card].affiliation for card in team) | {NEUTRAL})


@cache
def playable(colors: frozenset[str], affiliations: frozenset[str]) -> tuple[str, ...]:
    """All cards of these colors and affiliations that may be in a deck."""
    fitting = [
        code
        for code, card in CARDS.items()
        if card.type in PLAYABLE and card.color in colors and card.affiliation in affiliations
    ]
    return tuple(sorted(code for code in fitting if code == outside(code)))
