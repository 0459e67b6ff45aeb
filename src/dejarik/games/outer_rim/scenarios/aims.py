"""What puzzles from matches of Outer Rim ask for in one turn, without dice: fame, goals, ships and more."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Final

from dejarik.games.contract import Aim
from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.cards.facts import CREW, FACTIONS, GEAR, MARKET, MOD, POSITIVE
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules.setup import Setup
from dejarik.kernel import Decision, Option, Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.scenarios.builder.values import PositionValues
    from dejarik.games.outer_rim.state import OuterRim

WIN, GOAL, FAME, SHIP, CREDITS = "win", "goal", "fame", "ship", "credits"
BOTH, ASSET, REPUTATION = "both", "asset", "reputation"
KINDS: Final = (WIN, GOAL, BOTH, REPUTATION, FAME, ASSET, SHIP, CREDITS)
BEGINS: Final = frozenset({Ask.PLANNING, Ask.ACTION})
PASSING: Final = frozenset({Do.PASS, Do.DONE, Do.DECLINE, Do.STOP})
LOOPS: Final = True
OPPONENT: Final = "passes"
_PLAYERS = (2, 3)
_KEPT = frozenset({CREW, GEAR, MOD})  # assets that are worth a puzzle, if one cannot just pay for them
_FEWEST_GAINED = 5_000  # credits that are worth a puzzle
# What others would have to agree to, and what ends in a test or a combat in any case.
_IDLE = frozenset({Do.TRADE, Do.OFFER_CREDITS, Do.EXPLORE, Do.PATROL, Do.HUNT, Do.JOB, Do.ATTACK})


def setup(luck: Random) -> Setup:
    """Two or three players with any characters."""
    players = luck.choice(_PLAYERS)
    characters = tuple(luck.sample(sorted(CHARACTERS), players))
    return Setup(players, random_map=luck.random() < 1 / 2, characters=characters)


def worth_a_look(g: OuterRim, seat: Seat) -> bool:
    return g.current == seat and g.ai < 0


def reached(start: OuterRim, g: OuterRim, seat: Seat) -> Sequence[Aim]:
    """The end of the match, or what the player has more than before."""
    if g.outcome is not None:
        return [Aim(WIN)] if seat in g.outcome.winners else []
    then, now = start.players[seat], g.players[seat]
    found: list[Aim] = []
    if now.flipped and not then.flipped:
        found.append(Aim(GOAL))
    if now.fame > then.fame:
        found.append(Aim(FAME, 0, now.fame))
    if now.ship != then.ship:
        found.append(Aim(SHIP, now.ship))
    if now.credits >= then.credits + _FEWEST_GAINED:
        found.append(Aim(CREDITS, 0, now.credits))
    if now.fame > then.fame and now.credits > then.credits:
        found.append(Aim(BOTH, now.fame, now.credits))
    dear = [card for card in now.assets if card not in then.assets and CARDS[card].type in _KEPT]
    found += [Aim(ASSET, card) for card in dear if (CARDS[card].price or 0) > then.credits]
    found += [
        Aim(REPUTATION, faction, POSITIVE)
        for faction in FACTIONS
        if then.reputation_with(faction) < POSITIVE <= now.reputation_with(faction)
    ]
    return found


def holds(g: OuterRim, seat: Seat, aim: Aim) -> bool:
    player = g.players[seat]
    won = g.outcome is not None and seat in g.outcome.winners
    if aim.kind == WIN:
        return won
    if aim.kind == GOAL:
        return player.flipped
    if aim.kind == FAME:
        return player.fame >= aim.amount
    if aim.kind == SHIP:
        return player.ship == aim.subject
    if aim.kind == ASSET:
        return aim.subject in player.assets
    if aim.kind == REPUTATION:
        return player.reputation_with(str(aim.subject)) >= aim.amount
    if aim.kind == BOTH and player.fame < int(aim.subject):
        return False
    return player.credits >= aim.amount


def too_late(start: OuterRim, g: OuterRim, seat: Seat) -> bool:
    """Another turn."""
    return g.current != seat or g.in_extra_turn != start.in_extra_turn


def idle(g: OuterRim, seat: Seat, option: Option) -> bool:
    """What needs others or dice; turning up a card that is not known, to buy it."""
    if option.kind == Do.DISCARD and option.subject in MARKET:
        cards = g.pile(str(option.subject)).cards
        return len(cards) < 2 or not cards[-2]
    return option.kind in _IDLE


def armed(view: OuterRim, seat: Seat) -> OuterRim:
    return view


def knows_answers(g: OuterRim, seat: Seat, decision: Decision) -> bool:
    return decision.public


def spoiled(g: OuterRim, seat: Seat, news: Sequence[ev.Event]) -> bool:
    return False


def unknowns(g: OuterRim, seat: Seat, option: Option) -> Iterator[OuterRim]:
    """The next card of a market deck: each that may lie there, and has not turned up."""
    trial = g.copy()
    with suppress(Exception):  # it looked at the card that is not known
        trial.choose(option, seat)
    shown = [event for event in trial.news if isinstance(event, ev.MarketRevealed) and not event.card]
    if not shown:
        return
    place = MARKET.index(shown[0].deck)
    cards = g.market[place].cards
    next_ = max((at for at, card in enumerate(cards) if not card), default=-1)
    if next_ < 0:
        return
    for card in sorted(set(g.unseen[place])):
        filled = g.copy()
        filled.market[place].cards[next_] = card
        rest = g.unseen[place].copy()
        rest.remove(card)
        filled.unseen = [rest if at == place else unseen for at, unseen in enumerate(g.unseen)]
        yield filled


def alike(g: OuterRim, seat: Seat, option: Option) -> Hashable:
    return option


def position(g: OuterRim) -> PositionValues:
    # Boards are read with the words of the game, and these know the aims.
    from dejarik.games.outer_rim.scenarios.builder.values import PositionValues

    return PositionValues(g, {})


def about(g: OuterRim, seat: Seat, aim: Aim, options: Sequence[Option]) -> tuple[str, ...]:
    """The character, and what is chosen, one after the other; a contact is the same on every planet."""
    steps = []
    for option in options:
        contact = g.contacts.get(str(option.subject))
        if option.kind not in (Do.PASS, Do.DONE):
            steps.append(f"{option.kind} {option.subject if contact is None else contact.code}")
    return (aim.kind, g.players[seat].character, *steps)
