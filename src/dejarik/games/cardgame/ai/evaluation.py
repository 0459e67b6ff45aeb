"""How good a position is, and what is usually done, for bots that look one step ahead.

The unit is about one unit-damage icon on the table. Nothing here is a rule.
"""

from __future__ import annotations

from collections import Counter
from math import exp
from random import Random
from typing import TYPE_CHECKING, Final

from dejarik.games.cardgame.abilities.vocabulary.selectors import ANYBODYS
from dejarik.games.cardgame.cards.facts import BLAST, ENHANCEMENT, FATE, OBJECTIVE, TACTICS, UNIT, UNIT_DAMAGE
from dejarik.games.cardgame.cards.library import CARDS, SETS
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.knowledge import shown
from dejarik.games.cardgame.rules import values
from dejarik.games.cardgame.rules.playing import hosts
from dejarik.games.cardgame.rules.policy import PASS
from dejarik.kernel import CLOSE, Decision, Option, Seat

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

WON: Final = 1000.0
DESTROYED_OBJECTIVE: Final = 40.0  # in the light side's victory pile, of three
DIAL: Final = 7.0  # a step of the dial, of twelve
DAMAGED: Final = 16.0  # an objective that is nearly destroyed
NEVER: Final = 99  # damage: more than anybody deals
DIAL_DAMAGE: Final = 6.0  # a point on the dial under Trench Run
ICON: Final = {UNIT_DAMAGE: 1.0, TACTICS: 0.9, BLAST: 1.2}
EDGE_ICON: Final = 0.6  # of a normal one
CAPACITY_LEFT: Final = 0.6
FORCE: Final = 0.25
EXHAUSTED: Final = 0.75  # of what a ready unit is worth
IN_PLAY: Final = 0.8
RESOURCE: Final = 1.6  # of a card that produces every turn
READY_RESOURCE: Final = 0.12
SHIELD: Final = 0.5
CARD_IN_HAND: Final = 0.45
CAPTIVE: Final = 1.5
BALANCE: Final = 3.0
SCALE: Final = 25.0  # so much more on the table makes e : 1 of the chances to win
EDITION: Final = 1  # of the way of judging and planning: matches of former ones say nothing of it
AHEAD: Final = 2  # turns: to the end of the opponent's next one

MOST_COPIES: Final = 2  # of an objective set in a deck

REFLEXES: Final = {
    Ask.PAY,
    Ask.ICONS,
    Ask.SHIELD,
    Ask.SHIELDING,
    Ask.DISCARD_ORDER,
    Ask.ORDER,
    Ask.FATE,
    Ask.FORCED,
    Ask.REVEAL,
    Ask.BURY,
    Ask.MULLIGAN,
}
AT_REST: Final = {Ask.ACTION, Ask.ENGAGE, Ask.DRAW_DISCARD, Ask.COMMIT, Ask.BALANCE}


def worth(g: CardGame, seat: Seat) -> float:
    """What the seat has minus what its opponent has."""
    if g.outcome is not None:
        return WON if seat in g.outcome.winners else -WON
    return holdings(g, seat) - holdings(g, g.other(seat))


def chance_to_win(g: CardGame, seat: Seat) -> float:
    """By what both have."""
    if g.outcome is not None:
        winners = g.outcome.winners or range(g.seats)  # a draw is won by everybody a little
        return 1.0 / len(winners) if seat in winners else 0.0
    return 1.0 / (1.0 + exp(-worth(g, seat) / SCALE))


def horizon(g: CardGame) -> int:
    """The turns that have begun."""
    return sum(g.turns)


def holdings(g: CardGame, seat: Seat) -> float:
    """Everything a player has achieved, on the table and in hand."""
    enemy = g.other(seat)
    total = CARD_IN_HAND * len(g.hands[seat]) + (BALANCE if g.balance == seat else 0.0)
    if seat == g.dark:
        total += DIAL * g.dial
    else:
        total += DESTROYED_OBJECTIVE * len(g.victory[seat])
        total += DIAL_DAMAGE * g.things[g.dial_thing].damage
    for thing in g.things.values():
        if thing.type == OBJECTIVE:
            if thing.controller == enemy:
                total += DAMAGED * (thing.damage / max(1, values.capacity(g, thing.id))) ** 1.3
            elif not thing.focus:
                total += READY_RESOURCE * CARDS[thing.card].resources
            total += CAPTIVE * len(thing.captives) if thing.controller == seat else 0.0
        elif thing.type == UNIT and thing.controller == seat:
            total += unit_worth(g, thing.id)
        elif thing.type == ENHANCEMENT and thing.controller == seat:
            total += IN_PLAY + RESOURCE * CARDS[thing.card].resources
    return total


def unit_worth(g: CardGame, unit: int) -> float:
    """What a unit in play is worth to its controller."""
    thing = g.things[unit]
    card = CARDS[thing.card]
    icons = values.icons(g, unit)
    total = sum(ICON[icon] * (icons[icon] + EDGE_ICON * icons[icon + 3]) for icon in ICON)
    total += FORCE * card.force + RESOURCE * card.resources
    total *= EXHAUSTED if thing.focus else 1.0
    total += CAPACITY_LEFT * (values.capacity(g, unit) - thing.damage) + SHIELD * thing.shields
    return total + IN_PLAY - 0.1 * thing.focus


def at_rest(g: CardGame, decision: Decision) -> bool:
    """Whether what was begun is over, so that the position can be judged."""
    return decision.kind in AT_REST


def rough_answer(g: CardGame, decision: Decision) -> Option | None:
    """Others are taken to let things happen; the rest as usual."""
    if len(decision.options) == 1:
        return decision.options[0]
    if PASS in decision.options:
        return PASS
    return habit(g, decision)


def habit(g: CardGame, decision: Decision) -> Option | None:
    """The usual answer to questions whose outcome lies too far off to be compared."""
    usual = _USUAL.get(decision.kind)
    return usual(g, decision) if usual is not None else None


def reflex(g: CardGame, decision: Decision) -> Option | None:
    """Payments and orders make no difference worth a thought."""
    return habit(g, decision) if decision.kind in REFLEXES else None


def scores(g: CardGame, decision: Decision) -> dict[Option, float] | None:
    """All options are tried."""
    return None


def temperature(decision: Decision, tries: int, usual: float) -> float:
    """As elsewhere."""
    return usual


def sensible(g: CardGame, decision: Decision) -> tuple[Option, ...]:
    """What helps its bearer is not given to the enemy."""
    seat = decision.seat
    if decision.kind == Ask.ENTER_PLAY:
        card = str(decision.about)
        kept = [
            o for o in decision.options if o.kind != Do.ATTACH_TO or _suits(g, seat, card, int(o.subject))
        ]
    elif decision.kind == Ask.ACTION:
        kept = [o for o in decision.options if o.kind != Do.PLAY or _has_bearer(g, seat, str(o.subject))]
    else:
        return decision.options
    return tuple(kept) or decision.options


def _suits(g: CardGame, seat: Seat, card: str, host: int) -> bool:
    """Whatever may be attached to anybody's card is good for it; curses ask for an enemy."""
    enhances = CARDS[card].enhances
    if enhances is None or enhances.whose != ANYBODYS or host == g.dial_thing:
        return True
    return g.things[host].controller == seat


def _has_bearer(g: CardGame, seat: Seat, card: str) -> bool:
    """Whether a card has somebody to go to, if it must go to somebody."""
    if CARDS[card].type != ENHANCEMENT or CARDS[card].enhances is None:
        return True
    return any(_suits(g, seat, card, host) for host in hosts(g, seat, card))


def guess(view: CardGame, viewer: Seat, luck: Random) -> dict[Seat, list[str]] | None:
    """With closed lists: the objective sets of all cards that have been seen, and others of that side."""
    if view.open_lists:
        return None
    seat = view.other(viewer)
    known = [card for owner, card, _ in view.facts.of[viewer] if owner == seat]
    seen = Counter(shown(view, seat))
    seen.update(known)
    brought: Counter[str] = Counter()
    for code in seen:
        while brought[code] < seen[code]:
            brought.update(_set_of(code))
    possible = set(view.lists[seat])
    others = [one for one in SETS.values() if one.objective in possible]
    luck.shuffle(others)
    for another in others * MOST_COPIES:
        if _enough(view, seat, brought):
            break
        if brought[another.objective] < MOST_COPIES:
            brought.update((another.objective, *another.cards))
    return {seat: sorted(brought.elements())}


def _set_of(code: str) -> tuple[str, ...]:
    """All cards of the objective set that a card belongs to."""
    found = next(one for one in SETS.values() if code == one.objective or code in one.cards)
    return (found.objective, *found.cards)


def _enough(view: CardGame, seat: Seat, brought: Counter[str]) -> bool:
    """Whether there are cards and objectives for all places whose cards are hidden, wherever these may be."""
    left = brought - Counter(shown(view, seat))
    objectives = sum(number for card, number in left.items() if CARDS[card].type == OBJECTIVE)
    hidden = view.objective_decks[seat].cards.count("") + view.face_down[seat].count("")
    places = [view.decks[seat].cards, view.hands[seat], view.stacks[seat], view.looked[seat]]
    places += [list(thing.captives) for thing in view.things.values()]
    cards = sum(cards.count("") for cards in places)
    return objectives >= hidden and left.total() - objectives >= cards


# ---- Engagements ----------------------------------------------------------------------------------


def _left(g: CardGame, thing: int) -> int:
    """How much damage destroys it."""
    if thing == g.dial_thing:
        asked = [one.damage for one, _ in values.constants(g, "dial-damage-wins")]
        return min(asked, default=NEVER) - g.things[thing].damage
    return values.capacity(g, thing) - g.things[thing].damage


def _blast(g: CardGame, unit: int) -> float:
    icons = values.icons(g, unit)
    return icons[BLAST] + 0.8 * icons[BLAST + 3]


def _punch(g: CardGame, unit: int) -> float:
    icons = values.icons(g, unit)
    return icons[UNIT_DAMAGE] + icons[TACTICS] + 0.5 * (icons[UNIT_DAMAGE + 3] + icons[TACTICS + 3])


def _force(g: CardGame, unit: int) -> float:
    return _blast(g, unit) + _punch(g, unit)


def _engage(g: CardGame, decision: Decision) -> Option:
    """The objective that is nearest to its end, unless the defenders are too strong."""
    seat = decision.seat
    mine = [unit for unit in g.units(seat) if g.ready(unit)]
    theirs = [unit for unit in g.units(g.other(seat)) if g.ready(unit)]
    attack = sum(_force(g, unit) for unit in mine)
    defense = sum(_punch(g, unit) for unit in theirs)
    options = [option for option in decision.options if option.kind == Do.ENGAGE]
    if not options or attack <= 0 or attack < 0.8 * defense:
        return decision.options[-1]
    return min(options, key=lambda option: _left(g, int(option.subject)))


def _attackers(g: CardGame, decision: Decision) -> Option:
    """Whoever has icons, as long as more is needed than already comes."""
    options = [option for option in decision.options if option.kind == Do.ATTACK_WITH]
    useful = [
        option for option in options if _blast(g, int(option.subject)) + _punch(g, int(option.subject)) > 0
    ]
    done = next((option for option in decision.options if option.kind == Do.DONE), None)
    if done is not None and not useful:
        return done
    return max(useful or options, key=lambda option: _blast(g, int(option.subject)))


def _defenders(g: CardGame, decision: Decision) -> Option:
    """Whoever can hurt the attackers; anybody, if the objective is about to fall."""
    done = decision.options[-1]
    if g.engagement is None:
        return done
    blast = sum(_blast(g, unit) for unit in g.engagement.attackers if unit in g.things)
    falling = g.engagement.objective in g.things and blast + 1 >= _left(g, g.engagement.objective)
    options = [option for option in decision.options if option.kind == Do.DEFEND_WITH]
    useful = [option for option in options if falling or _punch(g, int(option.subject)) >= 1]
    return max(useful, key=lambda option: _punch(g, int(option.subject)), default=done)


def _edge(g: CardGame, decision: Decision) -> Option:
    """Fate cards, then cards with many icons that are hard to pay for; three at most."""
    seat = decision.seat
    enemy = g.other(seat)
    placed = len(g.stacks[seat]) + len(g.face_up[seat])
    contested = bool(g.participants(enemy))
    options = [option for option in decision.options if option.kind == Do.PLACE]
    fates = [option for option in options if CARDS[str(option.subject)].type == FATE]
    if fates and placed < 3:
        return max(fates, key=lambda option: CARDS[str(option.subject)].force)
    if contested and placed < 2:
        spare = [option for option in options if CARDS[str(option.subject)].force >= 2]
        if spare and len(g.hands[seat]) > 2:
            return max(spare, key=lambda option: CARDS[str(option.subject)].force)
    return decision.options[-1]


def _weakest(g: CardGame, decision: Decision) -> Option:
    """The enemy unit that dies, the most valuable first; otherwise the most valuable."""
    points = int(decision.about)

    def gain(option: Option) -> float:
        unit = int(option.subject)
        return unit_worth(g, unit) + (100.0 if _left(g, unit) <= points else 0.0)

    return max(decision.options, key=gain)


def _tactics(g: CardGame, decision: Decision) -> Option:
    """The ready enemy unit that hits hardest."""
    return max(
        decision.options,
        key=lambda option: (
            g.ready(int(option.subject)),
            _punch(g, int(option.subject)) + unit_worth(g, int(option.subject)),
        ),
    )


def _strike(g: CardGame, decision: Decision) -> Option:
    return max(decision.options, key=lambda option: _punch(g, int(option.subject)))


# ---- Everything else ------------------------------------------------------------------------------


def _pay(g: CardGame, decision: Decision) -> Option:
    """No more than needed, and rather from cards that do nothing else."""
    cost = max(1, int(decision.about))

    def waste(option: Option) -> tuple[int, bool, int]:
        amount = int(option.object)
        thing = g.things[int(option.subject)]
        unused = CARDS[thing.card].resources - amount
        return (max(0, amount - cost), thing.type == UNIT, unused * 2 - amount)

    return min(decision.options, key=waste)


def _balance(g: CardGame, decision: Decision) -> Option:
    options = [option for option in decision.options if option.kind == Do.DAMAGE]
    return min(options, key=lambda option: _left(g, int(option.subject)))


def _commit(g: CardGame, decision: Decision) -> Option:
    """The unit with the most Force icons that fights least."""
    options = [option for option in decision.options if option.kind == Do.COMMIT]
    fit = [
        option
        for option in options
        if g.card(int(option.subject)).force >= 1 and not g.things[int(option.subject)].focus
    ]

    def merit(option: Option) -> float:
        unit = int(option.subject)
        return g.card(unit).force - 0.7 * _force(g, unit)

    return max(fit, key=merit, default=decision.options[-1])


def _keep(g: CardGame, decision: Decision) -> Option:
    """Keep the hand as it is: declining stands last."""
    return decision.options[-1]


def _dearest(g: CardGame, decision: Decision) -> Option:
    return max(decision.options, key=lambda option: CARDS[str(option.subject)].cost)


def _bury(g: CardGame, decision: Decision) -> Option:
    """The objective that gives least."""
    if decision.options[0].kind == CLOSE:
        return decision.options[0]
    return min(
        decision.options,
        key=lambda option: (CARDS[str(option.subject)].resources, CARDS[str(option.subject)].capacity),
    )


def _bearer(g: CardGame, decision: Decision) -> Option | None:
    """The best of one's own units, the strongest of the enemy's; the objective that needs it most."""
    options = sensible(g, decision)
    things = [g.things[int(option.subject)] for option in options if option.kind == Do.ATTACH_TO]
    if len(things) < len(options):
        return None
    if all(thing.type == UNIT for thing in things):
        return max(options, key=lambda option: unit_worth(g, int(option.subject)))
    return min(options, key=lambda option: _left(g, int(option.subject)))


def _first(g: CardGame, decision: Decision) -> Option:
    return decision.options[0]


_USUAL: Final = {
    Ask.ENGAGE: _engage,
    Ask.ENTER_PLAY: _bearer,
    Ask.ATTACKERS: _attackers,
    Ask.DEFENDERS: _defenders,
    Ask.EDGE: _edge,
    Ask.UNIT_DAMAGE: _weakest,
    Ask.TACTICS: _tactics,
    Ask.STRIKE: _strike,
    Ask.ICONS: _first,
    Ask.PAY: _pay,
    Ask.BALANCE: _balance,
    Ask.COMMIT: _commit,
    Ask.DRAW_DISCARD: _keep,
    Ask.DISCARD_DOWN: _dearest,
    Ask.BURY: _bury,
    Ask.MULLIGAN: _keep,
    Ask.REVEAL: _first,
    Ask.SHIELD: _first,
    Ask.SHIELDING: _first,
    Ask.DISCARD_ORDER: _first,
    Ask.ORDER: _first,
    Ask.FATE: _first,
    Ask.FORCED: _first,
}
