"""The numbers by which the planner weighs things. They stand in `plan.json` and come from matches.

`dejarik lab train outer-rim` fits them anew. The unit is a fame, unless something else is said. Nothing here
is a rule.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from dejarik.games.outer_rim.cards.facts import BOUNTY, ILLEGAL, JOB, SHIP
from dejarik.games.outer_rim.rules.map import MAELSTROM, NAVPOINT, PLANET

HOME: Final = "dejarik.games.outer_rim.ai"
FILE: Final = "plan.json"
FARED: Final = "fared "  # before the name of a character: the share of tables won with it


class Numbers:
    """All of them, by name."""

    def __init__(self, given: dict[str, float]):
        # The race.
        self.whole_race = given["whole_race"]  # turns that a player needs from the first fame to the last
        self.gathering = given["gathering"]  # below 1: the first fame takes longest
        self.helpful = given["helpful"]  # credits that save a turn in three at the start
        self.in_sight = given["in_sight"]  # turns, for whoever could win in the next one
        self.close = given["close"]  # turns that make e : 1 of the chances to win
        self.coin_worth = given["coin_worth"]  # while there is time to use it
        self.purses = (  # above so many credits, one is worth this much less
            (0, 1.0),
            (12_000, given["above_12000"]),
            (24_000, given["above_24000"]),
        )
        self.to_spend = given["to_spend"]  # turns that it takes to turn credits into fame
        self.last_coin = given["last_coin"]  # of their worth, when there is no time
        self.growing = given["growing"]  # turns in which what makes one stronger has paid
        # What effects bring.
        self.wound = given["wound"]  # a damage that can be recovered in time
        self.fall = given["fall"]  # a turn lost, and what else a defeat costs
        self.extra_turn = given["extra_turn"]
        self.bargain = given["bargain"]  # a card at a lower price
        self.glance = given["glance"]  # to know a contact
        self.errand = given["errand"]  # a job, bounty or cargo for nothing
        # Of what a card is worth to those who do not plan: whoever joins helps until the end.
        self.joining = given["joining"]
        self.theirs = given["theirs"]  # what a fame of another player costs
        # What can be done.
        self.on_the_way = given["on_the_way"]  # of a token for a goal that needs more of them
        self.later = given["later"]  # of what a captive brings, before it is delivered
        self.again = given["again"]  # of a job that failed: it may be tried again
        self.search = given["search"]  # not to find the target today makes it easier to find tomorrow
        self.unknown = given["unknown"]  # to meet whoever is there
        self.exploring = {kind: given[f"exploring {kind}"] for kind in (PLANET, NAVPOINT, MAELSTROM)}
        self.hailed = given["hailed"]  # a patrol that lets one be, at a navpoint
        # Tours.
        self.unseen_market = given["unseen_market"]  # one of which nobody knows what it will offer
        self.sooner = given["sooner"]  # what is done a turn later counts so much
        self.rest = given["rest"]  # of an errand that waits until after the plan
        self.victory = given["victory"]  # what it is worth to win, beside the fame itself
        # Purchases.
        self.way = given["way"]  # what a turn on the way to an errand costs
        self.begun = given["begun"]  # an errand once taken on is given up only for a clearly better one
        self.roving = given["roving"]  # of an errand that leads after players or patrols
        self.sought = given["sought"]  # of a bounty whose target may be anywhere
        # How many of these a player does in a turn: whose starting card is a bounty, and the others.
        self.rates = {
            kind: (given[f"hunters {kind}"], given[f"others {kind}"])
            for kind in (BOUNTY, JOB, f"{ILLEGAL}-cargo")
        }
        self.patrols_beaten = given["patrols_beaten"]  # in a turn
        # Of what a ship is worth to those who do not plan: it is needed in every turn.
        self.ships = given["ships"]
        self.assets = given["assets"]  # the same with crew, gear and mods
        self.swap = given["swap"]  # what a fame is worth more than the credits it replaces
        self.hopes = {  # what may be hoped for from the next card of a deck
            deck: given[f"hope {deck}"] for deck in (BOUNTY, "cargo", "gear-mod", JOB, "luxury", SHIP)
        }
        self.rich = given["rich"]  # credits with which a luxury may be hoped for
        self.poor = given["poor"]  # a purchase that nobody will miss
        # The rest.
        self.worthwhile = given["worthwhile"]  # what a trade must gain both sides to be offered
        self.leading = given["leading"]  # for each fame more, a partner's gain hurts so much more
        self.far_jump = given["far_jump"]  # what it costs to play a secret that moves one farther
        # How often the planner won against three simple bots with each character.
        self.fared = {
            name.removeprefix(FARED): share for name, share in given.items() if name.startswith(FARED)
        }


def read() -> dict[str, float]:
    """The numbers that come with the game."""
    given = msgspec.json.decode((files(HOME) / FILE).read_bytes())["weights"]
    return {name: float(number) for name, number in given.items()}


PRESENT: Final = Numbers(read())
