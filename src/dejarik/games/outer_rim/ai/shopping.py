"""What the market is worth to a player in the race, for the planner: money is a means to fame.

The unit is a fame. Nothing here is a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.outer_rim.abilities.vocabulary.constants import FameForCredits, FameFromPatrols
from dejarik.games.outer_rim.ai.bargains import service_worth
from dejarik.games.outer_rim.ai.deeds import Deed, Deeds
from dejarik.games.outer_rim.ai.prospects import knows, planet_of, turns_to
from dejarik.games.outer_rim.ai.valuing import ERRANDS, FAME, RESALE, asset_worth, ship_worth
from dejarik.games.outer_rim.cards.facts import BOUNTY, CREW, GEAR, MARKET, MOD, SHIP
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.market import own_ship_value

if TYPE_CHECKING:
    from dejarik.games.outer_rim.cards.facts import Card

NO_DEAL: Final = Deed(0.0)
NEVER: Final = 99.0
HUNTERS: Final = 90  # the number of their starting cards


class Market:
    """What the cards that lie open are worth to a player, from any planet."""

    def __init__(self, deeds: Deeds):
        self.deeds = deeds
        self.g, self.seat, self.race = deeds.g, deeds.seat, deeds.race
        self.numbers = deeds.race.numbers
        self._deeds: dict[str, Deed] = {}

    def best(self, space: str) -> Deed:
        """The best purchase on a planet."""
        return max((self.deal(deck, space) for deck in MARKET), default=NO_DEAL)

    def deal(self, deck: str, space: str) -> Deed:
        """What buying the top card of a deck is worth in a space."""
        code = self.g.top(deck)
        if not code or CARDS[code].banned == space:
            return NO_DEAL
        return self.card(code, space)

    def card(self, code: str, space: str) -> Deed:
        card = CARDS[code]
        player = self.g.players[self.seat]
        price = card.price or 0
        fame = 0
        if card.type == SHIP:
            price -= own_ship_value(self.g, self.seat)
            gain = self.ship(card.ship)
        elif card.type in ERRANDS:
            gain = self.errand(code, space) - self.room(code, space)
        elif card.type in {CREW, GEAR, MOD}:
            gain, fame = self.asset(card)
            gain -= self.room(code, space)
        else:
            worth, price = service_worth(self.g, self.seat, code)
            gain = worth / FAME * self.race.growth
        if price > player.credits:
            return NO_DEAL
        return Deed(gain + self.race.credits(-price), 1.0, fame, code)

    def ship(self, ship: str) -> float:
        player = self.g.players[self.seat]
        better = ship_worth(self.g, self.seat, ship) - ship_worth(
            self.g, self.seat, player.ship, player.ship_flipped
        )
        return self.numbers.ships * better / FAME * self.race.growth

    def asset(self, card: Card) -> tuple[float, int]:
        """What crew, gear or a mod is worth, and the fame that it adds at once."""
        worth = self.numbers.assets * asset_worth(self.g, self.seat, card.code) / FAME * self.race.growth
        fame = card.fame.amount(self.g, self.seat) if card.fame is not None else 0
        if card.fame is not None and not fame:  # nobody buys a promise to barter it later
            worth -= RESALE * (card.price or 0) / FAME * self.race.growth
        hunter = self.g.character(self.seat).databank == HUNTERS
        for one in card.constants:
            if isinstance(one, FameForCredits):
                rate = self.numbers.rates[one.of][not hunter]
                worth += self.numbers.swap * rate * self.race.left
            elif isinstance(one, FameFromPatrols):
                worth += self.numbers.patrols_beaten * self.race.left
        return worth + fame, fame

    def errand(self, code: str, space: str) -> float:
        """What a cargo, job or bounty is worth, the way to it included."""
        card = CARDS[code]
        deed = self._deeds.get(code)
        if deed is None:
            deed = self._deeds[code] = self.deeds.errand(code)
        if card.type == BOUNTY and code not in self.g.captured:
            return self._quarry(card, deed, space)
        if card.destination not in self.g.map.near:
            return self.numbers.roving * deed.worth
        return self._after(deed, turns_to(self.g, self.seat, space, card.destination))

    def _after(self, deed: Deed, turns: int, share: float = 1.0) -> float:
        turns = max(1, turns)
        return max(0.0, share * deed.worth * self.race.goes_on(turns) - self.numbers.way * turns)

    def _quarry(self, card: Card, deed: Deed, space: str) -> float:
        crew = self.g.crew_of_contact(card.contact)
        if crew and self.g.owner_of(crew) != self.seat:
            return 0.05
        for slot, there in self.g.contacts.items():
            if there.code == card.contact and knows(self.g, self.seat, slot):
                return self._after(deed, turns_to(self.g, self.seat, space, planet_of(slot)))
        return self.numbers.sought * max(0.0, deed.worth)

    def room(self, code: str, space: str) -> float:
        """What would have to go to make room for a card."""
        if values.room_for(self.g, self.seat, code):
            return 0.0
        return min(
            (self.kept(old, space) for old in values.makes_room(self.g, self.seat, code)), default=NEVER
        )

    def held(self, code: str, space: str) -> float:
        """What a card is worth to whoever has it in a space."""
        card = CARDS[code]
        return self.errand(code, space) if card.type in ERRANDS else self.asset(card)[0]

    def kept(self, code: str, space: str) -> float:
        """What a card must be exceeded by to be given up for another one."""
        return self.held(code, space) + (self.numbers.begun if CARDS[code].type in ERRANDS else 0.0)

    def hope(self, deck: str) -> float:
        """What the next card of a deck may be worth."""
        if deck == "luxury" and self.race.money < self.numbers.rich:
            return 0.0
        return self.numbers.hopes[deck]
