"""Conditions: what is so, or not, for a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim.abilities.ability import Condition
from dejarik.games.outer_rim.cards.facts import CREW, GEAR, MOD
from dejarik.games.outer_rim.cards.library import CARDS, SHIPS
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.map import FACTION_OF, MAELSTROM, PLANET, Map

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.kernel import Seat


class Not(Condition, frozen=True):
    """The opposite."""

    of: Condition

    def holds(self, g: OuterRim, seat: Seat) -> bool:
        return not self.of.holds(g, seat)


class HasReputation(Condition, frozen=True):
    """Your reputation with a faction is positive, neutral or negative."""

    faction: str
    level: int

    def holds(self, g: OuterRim, seat: Seat) -> bool:
        return g.players[seat].reputation_with(self.faction) == self.level


class HasSkill(Condition, frozen=True):
    """You have a skill."""

    # rule: outer_rim.crew.have-skill-spans-cards
    skill: str

    def holds(self, g: OuterRim, seat: Seat) -> bool:
        return values.copies(g, seat, self.skill) > 0


class HasAsset(Condition, frozen=True):
    """You have this many assets of a type; one less is enough with a contact in your crew."""

    type: str
    count: int = 1
    one_less_with: str = ""

    def holds(self, g: OuterRim, seat: Seat) -> bool:
        missing = self.count - len(g.of_type(seat, self.type))
        return missing <= 0 or (missing == 1 and self.helped(g, seat))

    def helped(self, g: OuterRim, seat: Seat) -> bool:
        contact = self.one_less_with
        return bool(contact) and any(CARDS[card].contact == contact for card in g.of_type(seat, CREW))


class HasDroids(Condition, frozen=True):
    """You have this many droids in your crew."""

    count: int

    def holds(self, g: OuterRim, seat: Seat) -> bool:
        return sum(CARDS[card].droid for card in g.of_type(seat, CREW)) >= self.count


class HasCollection(Condition, frozen=True):
    """You have this many pieces of gear and this many mods, and all of yours are worth enough together."""

    gear: int
    mods: int
    worth: int

    def holds(self, g: OuterRim, seat: Seat) -> bool:
        gear = g.of_type(seat, GEAR)
        if len(gear) < self.gear:
            return False
        mods = g.of_type(seat, MOD)
        return len(mods) >= self.mods and sum(CARDS[card].price or 0 for card in (*mods, *gear)) >= self.worth


class HasShipWorth(Condition, frozen=True):
    """Your ship costs at least so much."""

    price: int

    def holds(self, g: OuterRim, seat: Seat) -> bool:
        return SHIPS[g.players[seat].ship].price >= self.price


class MarkedPlanets(Condition, frozen=True):
    """There are damage tokens of yours on this many planets of a faction."""

    faction: str
    count: int

    def holds(self, g: OuterRim, seat: Seat) -> bool:
        return self.marked(g, seat) >= self.count

    def marked(self, g: OuterRim, seat: Seat) -> int:
        """How many there are."""
        return sum(FACTION_OF.get(planet) == self.faction for planet in g.players[seat].marks)


class HasIllegal(Condition, frozen=True):
    """You have illegal cargo."""

    def holds(self, g: OuterRim, seat: Seat) -> bool:
        return any(CARDS[card].illegal for card in g.of_type(seat, "cargo"))


class IsDroid(Condition, frozen=True):
    """You are a droid."""

    # rule: outer_rim.character.droid-symbol-no-effect
    def holds(self, g: OuterRim, seat: Seat) -> bool:
        return g.character(seat).droid


class OnPlanetOf(Condition, frozen=True):
    """You are on a planet of a faction."""

    faction: str

    def holds(self, g: OuterRim, seat: Seat) -> bool:
        return FACTION_OF.get(g.players[seat].space) == self.faction


class OnFactionPlanet(Condition, frozen=True):
    """You are on a planet with a faction symbol."""

    def holds(self, g: OuterRim, seat: Seat) -> bool:
        return bool(g.planet_faction(seat))


class NotMarkedHere(Condition, frozen=True):
    """There is no damage token of yours on your planet."""

    def holds(self, g: OuterRim, seat: Seat) -> bool:
        return g.players[seat].space not in g.players[seat].marks


class OffMaelstrom(Condition, frozen=True):
    """You are on a planet or a navpoint."""

    # rule: outer_rim.map.maelstrom.not-navpoint
    def holds(self, g: OuterRim, seat: Seat) -> bool:
        return Map.kind(g.players[seat].space) != MAELSTROM


class AtNavpoint(Condition, frozen=True):
    """You are at a navpoint."""

    def holds(self, g: OuterRim, seat: Seat) -> bool:
        return Map.kind(g.players[seat].space) not in {PLANET, MAELSTROM}


class IsMostFamous(Condition, frozen=True):
    """You are the most famous player, or tied for it."""

    # rule: outer_rim.fame.most-famous-self-check, outer_rim.fame.most-famous-all-tied
    def holds(self, g: OuterRim, seat: Seat) -> bool:
        playing = (player.fame for one, player in enumerate(g.players) if one not in g.out)
        return g.players[seat].fame == max(playing)


class AllOf(Condition, frozen=True):
    """Each of several conditions."""

    of: tuple[Condition, ...]

    def holds(self, g: OuterRim, seat: Seat) -> bool:
        return all(one.holds(g, seat) for one in self.of)


def both(*of: Condition) -> AllOf:
    return AllOf(of)
