"""Goals: personal goals on character cards and ship goals on sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.cards.facts import CARGO, CREW, GEAR, MOD, NOBODY, SPACE
from dejarik.games.outer_rim.cards.library import CARDS, PATROLS, SHIPS
from dejarik.games.outer_rim.rules import verbs
from dejarik.games.outer_rim.rules.assets import DiscardAsset
from dejarik.kernel import Decision, Option, Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

YES, NO = Option("yes"), Option("no")
REPAIR_PRICE = 7_000
REPAIRED = 3  # so much damage must be recovered from the YV-666 at once
COLLECTION = 15_000  # what Bossk's weapons must be worth
DEAR_SHIP = 15_000  # what Han Solo's ship must be worth
PLANETS_TO_MARK = 2  # by Jyn Erso


HEARD = frozenset(
    {ev.CombatDecided, ev.BountyEarned, ev.JobCompleted, ev.Delivered, ev.AssetGained, ev.Recovered}
)


def hear(g: OuterRim, event: Any) -> None:
    """Count what goals ask for, and what abilities follow an event."""
    # rule: outer_rim.timing.after, outer_rim.goal.counter-tokens
    if isinstance(event, ev.CombatDecided):
        winner, loser = event.attacker, event.defender
        if not event.won:
            winner, loser = loser, winner
        if loser != NOBODY and g.combat is not None and g.combat.combat == SPACE:
            for card in g.players[loser].assets:
                if "flashy" in CARDS[card].rules:
                    g.push(DiscardAsset(loser, card))
        if winner != NOBODY:
            if g.has(winner, "wins-pay"):
                verbs.gain_credits(g, winner, 4_000)
            count(g, winner, "ketsu-onyo")
            if event.enemy in PATROLS:
                count_ship(g, winner, "aggressor")
    elif isinstance(event, ev.BountyEarned):
        count(g, event.seat, "boba-fett")
        if event.captured:
            count_ship(g, event.seat, "lancer")
        elif g.has(event.seat, "eliminations-pay"):
            verbs.gain_credits(g, event.seat, 5_000)
    elif isinstance(event, ev.JobCompleted):
        count(g, event.seat, "doctor-aphra")
        if g.of_type(event.seat, CARGO):
            count_ship(g, event.seat, "heavy-duty-lifter")
    elif isinstance(event, ev.Delivered):
        if CARDS[event.card].illegal:
            count(g, event.seat, "lando-calrissian")
        mods = len(g.of_type(event.seat, MOD))
        chewbacca = any(CARDS[card].contact == "chewbacca" for card in g.of_type(event.seat, CREW))
        if mods >= 2 or (mods and chewbacca):  # rule: outer_rim.goal.prior-condition-counts
            count_ship(g, event.seat, "yt-1300")
    elif isinstance(event, ev.AssetGained):
        if CARDS[event.card].type == CREW and len(g.of_type(event.seat, CREW)) >= 3:
            count_ship(g, event.seat, "gx1-short-hauler")
    elif isinstance(event, ev.Recovered) and event.ship and event.amount >= REPAIRED:
        player = g.players[event.seat]
        if player.ship == "yv-666" and not player.ship_flipped and event.seat != g.ai:
            g.push(OfferRefit(event.seat))


def count(g: OuterRim, seat: Seat, character: str) -> None:
    """One goal token for that character, if the goal is still open."""
    # rule: outer_rim.solo-ai.no-goals
    player = g.players[seat]
    if player.character != character or player.flipped or seat == g.ai:
        return
    player.tokens += 1
    g.changes += 1
    if player.tokens >= g.character(seat).needed:
        complete_personal_goal(g, seat)


def count_ship(g: OuterRim, seat: Seat, ship: str) -> None:
    """One goal token for that ship, if the goal is still open."""
    player = g.players[seat]
    if player.ship != ship or player.ship_flipped or seat == g.ai:
        return
    player.ship_tokens += 1
    g.changes += 1
    if player.ship_tokens >= SHIPS[ship].needed:
        complete_ship_goal(g, seat)


def complete_personal_goal(g: OuterRim, seat: Seat) -> None:
    # rule: outer_rim.character.personal-goal, outer_rim.goal.complete-fame-and-flip
    # rule: outer_rim.goal.flip-gives-ability
    player = g.players[seat]
    player.flipped = True
    player.tokens = 0
    g.changes += 1
    g.tell(ev.GoalCompleted(seat, False))
    verbs.change_fame(g, seat, 1)


def complete_ship_goal(g: OuterRim, seat: Seat) -> None:
    player = g.players[seat]
    player.ship_flipped = True
    player.ship_tokens = 0
    g.changes += 1
    g.dirty = True
    g.tell(ev.GoalCompleted(seat, True))
    verbs.change_fame(g, seat, 1)


def reached(g: OuterRim, seat: Seat) -> bool:
    """Whether a personal goal that is a condition is met."""
    player = g.players[seat]
    if player.character == "bossk":
        gear = g.of_type(seat, GEAR)
        if len(gear) < 2:
            return False
        mods = g.of_type(seat, MOD)
        return bool(mods) and sum(CARDS[card].price or 0 for card in (*mods, *gear)) >= COLLECTION
    if player.character == "han-solo":
        return SHIPS[player.ship].price >= DEAR_SHIP
    if player.character == "ig-88":
        return sum(CARDS[card].droid for card in g.of_type(seat, CREW)) >= 2
    if player.character == "jyn-erso":
        return len(player.marks) >= PLANETS_TO_MARK
    return False


class OfferRefit(Procedure["OuterRim"]):
    """The YV-666 was repaired: its owner may spend credits to complete its goal."""

    seat: Seat

    def begin(self, g: OuterRim) -> Step:
        return g.ask(self, self.whether, then=self.decided)

    def whether(self, g: OuterRim) -> Decision:
        can = g.players[self.seat].credits >= REPAIR_PRICE
        return Decision(self.seat, "refit", (YES, NO) if can else (NO,), "yv-666")

    def decided(self, g: OuterRim, option: Option) -> Step:
        if option == YES:
            verbs.lose_credits(g, self.seat, REPAIR_PRICE)
            complete_ship_goal(g, self.seat)
        return g.done()
