"""How the simple bot judges: plans toward the best errand, quick answers, and what a position is worth.

The bot hands over what its seat sees, or states dealt from that. The unit is a credit; nothing
here is a rule.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from dejarik.games.outer_rim.abilities.vocabulary.moving import MovePatrol
from dejarik.games.outer_rim.ai.bargains import bargain, market_worth
from dejarik.games.outer_rim.ai.habits import dice_habit
from dejarik.games.outer_rim.ai.kits import kit_of
from dejarik.games.outer_rim.ai.planner import JUDGES, scores
from dejarik.games.outer_rim.ai.prospects import (
    TURN,
    Prospects,
    captured_worth,
    contact_worth,
    eliminated_worth,
    exploring,
    hunt_worth,
    job_worth,
    jumps,
    knows,
    patrol_worth,
    rival_worth,
    turns_to,
)
from dejarik.games.outer_rim.ai.race import chance_to_win
from dejarik.games.outer_rim.ai.valuing import (
    ERRANDS,
    FAME,
    STANDING,
    asset_worth,
    crew_worth,
    injuries,
    purse,
    ship_worth,
)
from dejarik.games.outer_rim.cards.facts import CARGO, GEAR, MARKET, MOD, PLANNING_CREDITS
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.bounties import bounty_on
from dejarik.games.outer_rim.rules.map import PLANET
from dejarik.games.outer_rim.rules.turns import hostile
from dejarik.kernel import Decision, Option, Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

WON: Final = 1e6
RIVAL: Final = 0.3  # of the leader's fame
SECRET: Final = 900.0
FAR_JUMP: Final = 1_200.0  # what it costs to play a secret that moves one farther
PASS, PAY = Option(Do.PASS), Option(Do.PAY)
HUNTERS: Final = 90  # the number of their starting cards
FIRST_SHIPS: Final = ("g9-rigger", "g-1a-starfighter")  # for the others, for hunters
AT_EASE: Final = 4  # a patrol farther off does not worry anybody
POOR: Final = 500.0  # a bargain nobody will miss
ORDER: Final = ("cargo", "job", "bounty", "luxury", "ship", "gear-mod")
TRADES: Final = {  # the deck in which a character looks first for something better
    "boba-fett": "bounty",
    "bossk": "job",
    "doctor-aphra": "job",
    "ig-88": "bounty",
    "jyn-erso": "job",
    "ketsu-onyo": "bounty",
}
# Inside a trial the first answer to these is as good as any.
ROUGH: Final = frozenset(
    {
        Ask.MARKET_DISCARD,
        Ask.MOVE_ON,
        Ask.PATROL_ROUTE,
        Ask.PAY,
        Ask.WHICH_ASSET,
        Ask.WHICH_CONTACTS,
        Ask.WHICH_FACTION,
        Ask.WHICH_PLANET,
        Ask.WHICH_PLAYER,
    }
)
TRADING: Final = frozenset({Ask.TRADE_OFFER, Ask.CREDIT_OFFER, Ask.TRADE_TERMS, Ask.CREDIT_TERMS})
FUTILE: Final = frozenset({Do.TRADE, Do.OFFER_CREDITS})
SCALE: Final = 1.5 * FAME  # so much more makes e : 1 of the chances to win
EDITION: Final = 2  # of the way of judging and planning: matches of former ones say nothing of it
AHEAD: Final = 0  # what dice and decks bring in a turn hides the small differences between plans
# By the most tries of a level: its temperature. A match is long, so one choice changes little of a chance.
TEMPERATURES: Final = ((0, 0.035), (16, 0.018), (48, 0.009))
TASTE: Final = 0.08  # the same with characters: nobody wants to meet the strongest one every time
SLOTTED: Final = frozenset({CARGO, GEAR, MOD})


def worth(g: OuterRim, seat: Seat) -> float:
    """What the seat has and may hope for, and a little less for what the leader of the others has."""
    if g.outcome is not None:
        return WON if seat in g.outcome.winners else -WON
    rivals = max((g.players[other].fame for other in g.others(seat)), default=0)
    return holdings(g, seat) - RIVAL * FAME * rivals


def holdings(g: OuterRim, seat: Seat) -> float:
    player = g.players[seat]
    if not player.space:
        return ship_worth(g, seat, player.ship) if player.ship else 0.0
    total = FAME * player.fame + purse(player.credits) + SECRET * len(player.secrets)
    total += sum(STANDING[level] for level in player.reputation)
    total += ship_worth(g, seat, player.ship, player.ship_flipped) - injuries(g, seat)
    if player.tokens:
        total += 0.9 * FAME * player.tokens / max(1, g.character(seat).goal.needed)
    if player.ship_tokens:
        total += 0.4 * FAME * player.ship_tokens
    if not player.flipped:
        total += 0.45 * FAME * len(player.marks)
    total += sum(asset_worth(g, seat, card) for card in player.assets if CARDS[card].type not in ERRANDS)
    total += Prospects(g, seat).potential()
    if g.current == seat and g.step == "action":
        total += min((min(0.0, patrol_worth(g, seat, faction)) for faction in hostile(g, seat)), default=0.0)
    return total


def horizon(g: OuterRim) -> int:
    """Whose turn it is: nobody plays further ahead here than to the end of a turn."""
    return g.current


def reflex(g: OuterRim, decision: Decision) -> Option | None:
    """What nobody plans is answered as usual."""
    return None if decision.kind in JUDGES else habit(g, decision)


def temperature(decision: Decision, tries: int, usual: float) -> float:
    """Nobody plays ahead here, so levels differ only in how freely they choose among plans."""
    if decision.kind == Ask.CHARACTER:
        return TASTE
    return next((spread for most, spread in TEMPERATURES if tries <= most), 0.0)


def at_rest(g: OuterRim, decision: Decision) -> bool:
    return decision.kind in {Ask.PLANNING, Ask.ACTION, Ask.ENCOUNTER}


def rough_answer(g: OuterRim, decision: Decision) -> Option | None:
    """Quick answers; where they matter, what they lead to is compared."""
    options = decision.options
    kinds = {option.kind: option for option in reversed(options)}
    for kind in (Do.TAKE, Do.CAPTURE, Do.PAY, Do.JOIN, Do.DECLINE, Do.WITHDRAW):
        if kind in kinds:
            return kinds[kind]
    if decision.kind in ROUGH:
        return options[-1] if decision.kind == Ask.MARKET_DISCARD else options[0]
    return habit(g, decision)


def habit(g: OuterRim, decision: Decision) -> Option | None:
    """What is planned rather than tried: where to go, whom to meet; offers are declined."""
    if decision.kind == Ask.PLANNING:
        return best_step(g, decision)
    if decision.kind == Ask.ENCOUNTER:
        return best_encounter(g, decision)
    kinds = {option.kind: option for option in reversed(decision.options)}
    if decision.kind == Ask.ACTION:
        return kinds.get(Do.DELIVER) or free_look(g, decision) or kinds.get(Do.MARKET) or way_out(g, decision)
    if decision.kind in {Ask.WHICH_CONTACT, Ask.FIGHT_OR_TALK, Ask.BOUNTY}:
        return hunter_habit(g, decision)
    if decision.kind == Ask.CREDIT_OFFER and int(decision.about or 0) > 0:
        return kinds[Do.ACCEPT]  # a gift
    for kind in (Do.DECLINE, Do.WITHDRAW):
        if kind in kinds and decision.kind in TRADING:
            return kinds[kind]
    if decision.kind == Ask.TRADE_WITH:  # an offer was declined already: another would be, too
        return kinds.get(Do.DONE)
    if decision.kind == Ask.MARKET_DISCARD:
        return turned_over(g, decision)
    if decision.kind == Ask.BUY:
        return bought(g, decision)
    if decision.kind == Ask.PATROL_ROUTE:
        return driven_off(g, decision)
    if decision.kind == Ask.WHICH_PATROL:
        here = g.map.distance[g.players[decision.seat].space]
        return min(
            decision.options, key=lambda option: here[g.patrols[str(option.subject).rpartition("-")[0]]]
        )
    if decision.kind == Ask.STARTING_SHIP:
        hunter = g.character(decision.seat).databank == HUNTERS
        return next(option for option in decision.options if option.subject == FIRST_SHIPS[hunter])
    if decision.kind == Ask.PAY and PAY in decision.options:
        bulky = CARDS[str(decision.about)].type in SLOTTED
        return None if bulky and not values.room_for(g, decision.seat, str(decision.about)) else PAY
    return dice_habit(g, decision)


def best_step(g: OuterRim, decision: Decision) -> Option:
    """The planning step after which this turn and the next bring most."""
    seat = decision.seat
    prospects = Prospects(g, seat)
    here = g.players[seat].space
    markets: dict[str, float] = {}

    def ending(space: str) -> float:
        if space not in markets:
            markets[space] = market_worth(g, seat, space) if g.map.kind(space) == PLANET else 0.0
        return prospects.stop(space, markets[space]) + 0.8 * prospects.onward(space, done=True)

    def value(option: Option) -> float:
        if option.kind == Do.MOVE:
            return ending(str(option.subject))
        if option.kind == Do.GAIN_CREDITS:
            money = g.players[seat].credits
            return ending(here) + purse(money + PLANNING_CREDITS) - purse(money)
        if option.kind == Do.RECOVER:
            return ending(here) + injuries(g, seat)
        if option.kind == Do.STAY:
            return ending(here)
        if option.kind == Do.USE:
            return ending(here) + market_worth(g, seat, here)
        return max(ending(space) for space in jumps(g, here, str(option.subject))) - FAR_JUMP

    return max(decision.options, key=value)


def best_encounter(g: OuterRim, decision: Decision) -> Option:
    """The encounter that brings most on the average."""
    seat = decision.seat
    strangers = Prospects(g, seat).strangers

    def value(option: Option) -> float:
        subject = str(option.subject)
        if option.kind in {Do.PATROL, Do.REACH_PATROL}:
            return patrol_worth(g, seat, subject.rpartition("-")[0])
        if option.kind in {Do.CONTACT, Do.REACH_CONTACT}:
            return contact_worth(g, seat, subject, strangers)
        if option.kind == Do.JOB:
            if CARDS[subject].destination == "wanted-player":
                return max((rival_worth(g, seat, other) for other in g.with_seat(seat)), default=0.0)
            return job_worth(g, seat, subject)
        if option.kind == Do.HUNT:
            crew = g.crew_of_contact(CARDS[subject].contact)
            own = crew_worth(g, seat, CARDS[crew]) if g.owner_of(crew) == seat else 0.0
            return hunt_worth(g, seat, subject) - own
        if option.kind == Do.USE:
            return max((rival_worth(g, seat, other) for other in g.with_seat(seat)), default=0.0)
        if option.kind == Do.EXPLORE:
            return exploring(g, g.players[seat].space)
        return 0.0

    return max(decision.options, key=value)


def free_look(g: OuterRim, decision: Decision) -> Option | None:
    """Boba Fett looks at whoever he may meet this turn."""
    looks = [option for option in decision.options if option.object == "boba-fett.action"]
    slots = g.contacts_on(g.players[decision.seat].space)
    return looks[0] if looks and any(not knows(g, decision.seat, slot) for slot in slots) else None


def way_out(g: OuterRim, decision: Decision) -> Option | None:
    """A secret that sends away a patrol which would have to be fought."""
    if not hostile(g, decision.seat):
        return None
    for option in decision.options:
        if option.kind == Do.PLAY_SECRET:
            effects = [
                one.effect for one in CARDS[str(option.subject)].abilities if one.clause == "secret-action"
            ]
            if any(isinstance(effect, MovePatrol) for effect in effects):
                return option
    return None


def hunter_habit(g: OuterRim, decision: Decision) -> Option:
    """Whom to look at, whether to fight, and whether to bring them in alive."""
    seat = decision.seat
    if decision.kind == Ask.WHICH_CONTACT:
        strangers = Prospects(g, seat).strangers
        hidden = [option for option in decision.options if not knows(g, seat, str(option.subject))]
        wanted = hidden or list(decision.options)
        return max(wanted, key=lambda option: contact_worth(g, seat, str(option.subject), strangers))
    about = str(decision.about)
    kinds = {option.kind: option for option in decision.options}
    if decision.kind == Ask.FIGHT_OR_TALK:
        fight = hunt_worth(g, seat, bounty_on(g, seat, about))
        return kinds[Do.FIGHT] if fight > kit_of(g, seat).talk[about] else kinds[Do.TALK]
    alive, dead = captured_worth(g, seat, about), eliminated_worth(g, seat, about)
    far = turns_to(g, seat, g.players[seat].space, CARDS[about].destination)
    return kinds[Do.CAPTURE] if alive - 0.4 * TURN * far > dead else kinds[Do.ELIMINATE]


def turned_over(g: OuterRim, decision: Decision) -> Option:
    """The market card to get rid of: none if there is something good, else the least useful errand."""
    seat = decision.seat
    space = g.players[seat].space
    gains = {deck: bargain(g, seat, deck, space) for deck in MARKET}
    best = max(gains, key=lambda deck: gains[deck])
    trade = TRADES.get(g.players[seat].character, "cargo")
    order = sorted(ORDER, key=lambda deck: deck != trade)
    poor = [deck for deck in order if deck != best and gains[deck] < POOR] or [best]
    wish = poor[0]
    return next((option for option in decision.options if option.subject == wish), PASS)


def driven_off(g: OuterRim, decision: Decision) -> Option:
    """Patrols keep away from whoever may say where they go; those far off stay where they are."""
    away = g.map.distance[g.players[decision.seat].space]
    routes = [option for option in decision.options if option.subject in away]
    stay = [option for option in decision.options if option not in routes]
    best = max(routes, key=lambda option: away[str(option.subject)])
    return stay[0] if stay and away[str(best.subject)] > AT_EASE else best


def bought(g: OuterRim, decision: Decision) -> Option | None:
    """The best bargain, if there is one; what a special order laid open is tried."""
    seat = decision.seat
    decks = [option for option in decision.options if option.subject in MARKET]
    if not decks:
        return None
    space = g.players[seat].space
    gains = {option: bargain(g, seat, str(option.subject), space) for option in decks}
    best = max(decks, key=lambda option: gains[option])
    return best if gains[best] > 0 else PASS


def sensible(g: OuterRim, decision: Decision) -> tuple[Option, ...]:
    """Whoever declines every trade need not begin one."""
    return tuple(option for option in decision.options if option.kind not in FUTILE) or decision.options


def guess(view: OuterRim, viewer: Seat, luck: Random) -> dict[Seat, list[str]] | None:
    return None


__all__ = [
    "AHEAD",
    "EDITION",
    "at_rest",
    "chance_to_win",
    "guess",
    "habit",
    "horizon",
    "reflex",
    "rough_answer",
    "scores",
    "sensible",
    "temperature",
    "worth",
]
