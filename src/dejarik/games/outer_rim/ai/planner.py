"""The planner: what the options of a question are worth in the race, as chances to win.

It plans some turns ahead (`tours`), knows how long everybody needs (`race`), works odds out instead of
rolling (`expecting`), buys for fame (`shopping`) and trades when both gain (`trading`). Nothing here is
a rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from dejarik.games.outer_rim.abilities.ability import Resolve
from dejarik.games.outer_rim.abilities.vocabulary.flow import AskWhether, ChooseOne
from dejarik.games.outer_rim.ai.deeds import Deeds
from dejarik.games.outer_rim.ai.expecting import Expecting
from dejarik.games.outer_rim.ai.kits import kit_of
from dejarik.games.outer_rim.ai.numbers import PRESENT, Numbers
from dejarik.games.outer_rim.ai.prospects import jumps, knows, rival_worth, turns_to
from dejarik.games.outer_rim.ai.race import Race
from dejarik.games.outer_rim.ai.shopping import Market
from dejarik.games.outer_rim.ai.tours import Tour
from dejarik.games.outer_rim.ai.trading import Offer, acceptable, best_offer
from dejarik.games.outer_rim.ai.valuing import FAME, injuries
from dejarik.games.outer_rim.cards.facts import MARKET, PLANNING_CREDITS
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules.bounties import bounty_on
from dejarik.games.outer_rim.rules.map import PLANET
from dejarik.games.outer_rim.rules.setting_up import SetUpTable
from dejarik.games.outer_rim.rules.trading import Trade
from dejarik.kernel import Decision, Option

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim


FAIR: Final = 0.25  # at a table of four
Worths = dict[Option, float]


def scores(g: OuterRim, decision: Decision, numbers: Numbers = PRESENT) -> Worths | None:
    """The options with the chance to win that each leaves; None where there is no plan for the question."""
    if decision.kind == Ask.CHARACTER:
        return casting(g, decision, numbers)
    judge = JUDGES.get(decision.kind)
    if judge is None or not g.players[decision.seat].space:
        return None
    race = Race(g, decision.seat, numbers)
    worths = judge(race, decision)
    if worths is None:
        return None
    return {option: race.chance(worth) + 1e-6 * worth for option, worth in worths.items()}


def casting(g: OuterRim, decision: Decision, numbers: Numbers) -> Worths:
    """A character, by how those who plan have fared with it; the solo opponent gets any."""
    frame = g.stack[-1]
    if isinstance(frame, SetUpTable) and frame.seat == g.ai:
        return dict.fromkeys(decision.options, FAIR)
    rivals = len(g.others(decision.seat))
    worths = {}
    for option in decision.options:
        share = numbers.fared.get(str(option.subject), FAIR)
        odds = 3 / rivals * share / (1 - share)
        worths[option] = odds / (1 + odds)
    return worths


# ---- The steps of a turn -------------------------------------------------------------------------------


def planning(race: Race, decision: Decision) -> Worths:
    """Where to go: this turn and the next ones."""
    g, seat = race.g, race.seat
    deeds = Deeds(race)
    tour, market = Tour(deeds), Market(deeds)
    here = g.players[seat].space
    stops: dict[str, float] = {}

    def ending(space: str) -> float:
        if space not in stops:
            bought = market.best(space) if g.map.kind(space) == PLANET else None
            stops[space] = tour.stop(space, market=bought)
        return stops[space]

    def value(option: Option) -> float:
        match option.kind:
            case Do.MOVE:
                return ending(str(option.subject)) - 0.004 * g.map.distance[here][str(option.subject)]
            case Do.GAIN_CREDITS:
                return ending(here) + race.credits(PLANNING_CREDITS)
            case Do.RECOVER:
                return ending(here) + injuries(g, seat) / FAME
            case Do.STAY:
                return ending(here)
            case Do.USE:
                return ending(here) + max(0.0, market.best(here).worth if g.on_planet(seat) else 0.0)
        return max(ending(space) for space in jumps(g, here, str(option.subject))) - race.numbers.far_jump

    return {option: value(option) for option in decision.options}


def acting(race: Race, decision: Decision) -> Worths | None:
    """A trade, if both gain; whatever else there is to do is tried."""
    if not any(option.kind == Do.TRADE for option in decision.options):
        return None
    if any(option.kind in {Do.DELIVER, Do.MARKET} for option in decision.options):
        return None  # first things first: the market may make something to trade
    if best_offer(race.g, race.seat, race.numbers) is None:
        return None
    return {option: float(option.kind == Do.TRADE) for option in decision.options}


def meeting(race: Race, decision: Decision) -> Worths:
    """The encounter that brings most, all odds counted."""
    g, seat = race.g, race.seat
    deeds = Deeds(race)

    def value(option: Option) -> float:
        subject = str(option.subject)
        match option.kind:
            case Do.PATROL | Do.REACH_PATROL:
                deed = deeds.patrols[subject.rpartition("-")[0]]
            case Do.CONTACT | Do.REACH_CONTACT:
                deed = deeds.contact(subject)
            case Do.JOB:
                deed = deeds.job(subject)
            case Do.HUNT:
                deed = deeds.hunt(subject)
            case Do.EXPLORE:
                deed = deeds.explore(g.players[seat].space)
            case Do.USE:
                return max((rival_worth(g, seat, other) for other in g.with_seat(seat)), default=0.0) / FAME
            case _:
                return 0.0
        wins = deed.fame >= race.missing
        return deed.worth + (5.0 * deed.chance if wins else 0.0)

    return {option: value(option) for option in decision.options}


# ---- The market ----------------------------------------------------------------------------------------


def buying(race: Race, decision: Decision) -> Worths | None:
    """The purchase that gains most; nothing, if none does."""
    decks = [option for option in decision.options if option.subject in MARKET]
    if not decks:
        return None
    market = Market(Deeds(race))
    space = race.g.players[race.seat].space
    worths = dict.fromkeys(decision.options, 0.0)
    for option in decks:
        deed = market.deal(str(option.subject), space)
        worths[option] = deed.worth + (9.0 if deed.fame >= race.missing else 0.0) - 0.01
    return worths


def discarding(race: Race, decision: Decision) -> Worths:
    """The card whose successor may be better; the best one stays."""
    market = Market(Deeds(race))
    space = race.g.players[race.seat].space
    deals = {deck: max(0.0, market.deal(deck, space).worth) for deck in MARKET}
    best = max(deals.values())

    def value(option: Option) -> float:
        if option.kind != Do.DISCARD:
            return 0.0
        deck = str(option.subject)
        lost = deals[deck] if deals[deck] == best and best > race.numbers.poor else 0.5 * deals[deck]
        return 0.5 * market.hope(deck) - lost

    return {option: value(option) for option in decision.options}


def gaining(race: Race, decision: Decision) -> Worths:
    """Whether a card finds a place, and in place of what: nobody pays for a card and then declines it."""
    market = Market(Deeds(race))
    space = race.g.players[race.seat].space
    worth = market.held(str(decision.about), space)

    def value(option: Option) -> float:
        if option.kind == Do.DECLINE:
            return 0.0
        return worth - (market.kept(str(option.subject), space) if option.kind == Do.REPLACE else 0.0)

    return {option: value(option) for option in decision.options}


def parting(race: Race, decision: Decision) -> Worths:
    """Which of one's cards to give up."""
    market = Market(Deeds(race))
    space = race.g.players[race.seat].space
    return {option: -market.kept(str(option.subject), space) for option in decision.options}


# ---- Bounties and cards --------------------------------------------------------------------------------


def looking(race: Race, decision: Decision) -> Worths:
    """Whom to look at: somebody unknown who may be worth most."""
    deeds = Deeds(race)
    return {
        option: deeds.contact(str(option.subject)).worth + (not knows(race.g, race.seat, str(option.subject)))
        for option in decision.options
    }


def confronting(race: Race, decision: Decision) -> Worths:
    deeds = Deeds(race)
    about = str(decision.about)
    hunt = deeds.hunt(bounty_on(race.g, race.seat, about)).worth
    return {option: hunt if option.kind == Do.FIGHT else deeds.talk(about) for option in decision.options}


def earning(race: Race, decision: Decision) -> Worths:
    """Dead or alive."""
    g, seat = race.g, race.seat
    deeds = Deeds(race)
    about = str(decision.about)
    dead, alive = deeds.eliminated(about), deeds.captive(about)
    far = turns_to(g, seat, g.players[seat].space, CARDS[about].destination)
    later = race.numbers.later * alive.worth * race.goes_on(far) - race.numbers.way * far
    now = dead.worth + (9.0 if dead.fame >= race.missing else 0.0)
    return {option: later if option.kind == Do.CAPTURE else now for option in decision.options}


def taking(race: Race, decision: Decision) -> Worths:
    """Fame or the credits of a reward."""
    deeds = Deeds(race)
    card = CARDS[str(decision.about)]
    kinds = {Do.TAKE_FAME: float(max(kit_of(race.g, race.seat).instead.values(), default=1))}
    reward = max(card.reward.credits, card.capture.credits, card.eliminate.credits)
    return {option: kinds.get(option.kind, deeds.race.credits(reward)) for option in decision.options}


def reading(race: Race, decision: Decision) -> Worths | None:
    """What a card lets one choose, by what comes of it."""
    frame = race.g.stack[-1]
    if not isinstance(frame, Resolve):
        return None
    expecting = Expecting(race, frame.card)
    worths: Worths = {}
    for option in decision.options:
        if isinstance(frame.op, AskWhether):
            worths[option] = expecting.of(frame.op.effect).worth if option.kind == Do.YES else 0.0
        elif isinstance(frame.op, ChooseOne) and option.kind == Do.CHOICE:
            worths[option] = expecting.of(frame.op.choices[int(option.subject) - 1]).worth
        else:
            return None
    return worths


# ---- Trades --------------------------------------------------------------------------------------------


def answering(race: Race, decision: Decision) -> Worths:
    """An offer of cards or credits, by its worth."""
    g, seat = race.g, race.seat
    frame = g.stack[-1]
    if isinstance(frame, Trade):
        offer = Offer(seat, frame.gives, frame.wants, frame.credits)
        worth = acceptable(g, seat, frame.seat, offer, race.numbers)
    else:
        worth = float(decision.about)  # credits for nothing, or nothing for credits
    return {option: worth if option.kind == Do.ACCEPT else 0.0 for option in decision.options}


def courting(race: Race, decision: Decision) -> Worths:
    """With whom to trade; a declined offer is not made again."""
    frame = race.g.stack[-1]
    asks = isinstance(frame, Trade) and not frame.offers
    offer = best_offer(race.g, race.seat, race.numbers) if asks else None
    wanted = race.g.players[offer.partner].character if offer is not None else ""
    return {
        option: 1.0 if option.subject == wanted else 0.5 * (option.kind == Do.DONE)
        for option in decision.options
    }


def offering(race: Race, decision: Decision) -> Worths:
    """The next part of the best offer; then it is proposed."""
    g, seat = race.g, race.seat
    frame = g.stack[-1]
    worths = {option: float(option.kind == Do.WITHDRAW) for option in decision.options}
    offer = best_offer(g, seat, race.numbers) if isinstance(frame, Trade) else None
    if offer is None or not isinstance(frame, Trade) or offer.partner != frame.partner:
        return worths
    missing = [Option(Do.GIVE, card) for card in offer.gives if card not in frame.gives]
    missing += [Option(Do.WANT, card) for card in offer.wants if card not in frame.wants]
    if offer.credits != frame.credits:
        kind = Do.GIVE_CREDITS if offer.credits > 0 else Do.WANT_CREDITS
        missing.append(Option(kind, abs(offer.credits)))
    step = missing[0] if missing else Option(Do.PROPOSE)
    if step in worths:
        worths[step] = 2.0
    return worths


JUDGES: Final[dict[str, Callable[[Race, Decision], Worths | None]]] = {
    Ask.PLANNING: planning,
    Ask.ACTION: acting,
    Ask.ENCOUNTER: meeting,
    Ask.BUY: buying,
    Ask.MARKET_DISCARD: discarding,
    Ask.GAIN: gaining,
    Ask.SURPLUS: parting,
    Ask.WHICH_CONTACT: looking,
    Ask.FIGHT_OR_TALK: confronting,
    Ask.BOUNTY: earning,
    Ask.REWARD: taking,
    Ask.CHOOSE_ONE: reading,
    Ask.WHETHER: reading,
    Ask.TRADE_OFFER: answering,
    Ask.CREDIT_OFFER: answering,
    Ask.TRADE_WITH: courting,
    Ask.TRADE_TERMS: offering,
}
