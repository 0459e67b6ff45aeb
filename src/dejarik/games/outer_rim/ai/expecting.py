"""What effects bring on the average, worked out from the odds instead of rolled, for the planner.

The unit is a fame. Who may choose chooses what is best for them. Nothing here is a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from dejarik.games.outer_rim.abilities.ability import Effect
from dejarik.games.outer_rim.abilities.vocabulary.cards import (
    Complete,
    DeliverAfterAll,
    Discard,
    FailJob,
    LoseCargo,
    Read,
    TakeThis,
)
from dejarik.games.outer_rim.abilities.vocabulary.contacts import Hire, LookAtContact, RevealContacts
from dejarik.games.outer_rim.abilities.vocabulary.damage import ALL, Harm, Heal
from dejarik.games.outer_rim.abilities.vocabulary.flow import (
    ByReputation,
    Choose,
    Fight,
    If,
    May,
    RollFor,
    Seq,
    Test,
    To,
)
from dejarik.games.outer_rim.abilities.vocabulary.market import BuyFrom
from dejarik.games.outer_rim.abilities.vocabulary.players import Contest, Duel, FamePerRival
from dejarik.games.outer_rim.abilities.vocabulary.references import YOU
from dejarik.games.outer_rim.abilities.vocabulary.resources import (
    ChosenReputation,
    Credits,
    Fame,
    LoseCredits,
    PatrolReputation,
    Pay,
    PlanetReputation,
    Reputation,
    ReputationBecomes,
)
from dejarik.games.outer_rim.abilities.vocabulary.turns import EndTurn, ExtraTurn
from dejarik.games.outer_rim.ai import odds
from dejarik.games.outer_rim.ai.kits import kit_of
from dejarik.games.outer_rim.ai.race import Race
from dejarik.games.outer_rim.ai.valuing import ERRANDS, FAME, STANDING, asset_worth, crew_worth
from dejarik.games.outer_rim.cards.facts import (
    BLANK,
    CREW,
    CRIT,
    FACES,
    FACTIONS,
    FOCUS,
    HIT,
    LOST_IN_DEFEAT,
    POSITIVE,
    SPACE,
)
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.rules import chances, values
from dejarik.games.outer_rim.rules.holdings import holdings
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

EVEN: Final = 0.5
MOST_KNOWN: Final = 20_000

_known: dict[tuple[object, ...], float] = {}


class Hope(NamedTuple):
    """What may come of something: all in all, the chance that it succeeds, and fame on the average."""

    worth: float
    done: float = 0.0
    fame: float = 0.0


NOTHING_GAINED: Final = Hope(0.0)


def _loadout(g: OuterRim, seat: Seat) -> tuple[object, ...]:
    """Whatever of a player's matters for dice; what was used this turn, too.

    The solo opponent changes no dice: it is no player with the same cards in another match.
    """
    held = holdings(g, seat)
    able = tuple(code for code in held.assets if CARDS[code].type not in ERRANDS)
    spent = tuple(one for one in g.used if one.startswith(f"{seat} "))
    without = g.combat.without if g.combat is not None else ""
    return held.code, held.flipped, held.ship, held.ship_flipped, able, spent, without, seat == g.ai


def _remember(key: tuple[object, ...], value: float) -> float:
    if len(_known) >= MOST_KNOWN:
        _known.clear()
    _known[key] = value
    return value


def passing(g: OuterRim, seat: Seat, skill: str) -> float:
    """The exact chance to pass a test."""
    key = (skill, *_loadout(g, seat))
    known = _known.get(key)
    return known if known is not None else _remember(key, chances.passing(g, seat, skill))


def beating(g: OuterRim, seat: Seat, combat: str, value: int) -> float:
    """The exact chance to win a combat that one begins."""
    key = (combat, value, *_loadout(g, seat))
    known = _known.get(key)
    return known if known is not None else _remember(key, chances.beating(g, seat, combat, value).success)


def outdoing(g: OuterRim, seat: Seat, other: Seat, skills: tuple[str, ...]) -> float:
    """The exact chance to pass at least as many of some tests as another player."""
    mine, theirs = passes(g, seat, skills), passes(g, other, skills)
    return sum(chance * sum(theirs[: count + 1]) for count, chance in enumerate(mine))


def passes(g: OuterRim, seat: Seat, skills: tuple[str, ...]) -> list[float]:
    """The chances to pass none, one, two … of some tests."""
    chances_of = [1.0]
    for skill in skills:
        chance = passing(g, seat, skill)
        before = [*chances_of, 0.0]
        chances_of = [
            (1 - chance) * one + (chance * before[count - 1] if count else 0.0)
            for count, one in enumerate(before)
        ]
    return chances_of


def bruises(g: OuterRim, seat: Seat, combat: str, value: int, race: Race) -> float:
    """What the enemy's dice cost on the average, a defeat included."""
    kit, player = kit_of(g, seat), g.players[seat]
    dice = odds.bounded(value - kit.combat[combat][1])
    left = kit.hull - player.ship_damage if combat == SPACE else kit.health - player.damage
    hurt = sum(amount * chance for amount, chance in enumerate(odds.damages(dice)))
    lost = -race.credits(-min(LOST_IN_DEFEAT, player.credits))
    numbers = race.numbers
    return numbers.wound * hurt + odds.dealing(dice, left) * (numbers.fall * min(1.0, race.left) + lost)


class Expecting:
    """Works out effects for one player; `card`: what is being read, `reward`: what a completed job brings."""

    def __init__(self, race: Race, card: str = "", reward: float = 0.0, fame: float = 0.0):
        self.g, self.seat, self.race = race.g, race.seat, race
        self.numbers = race.numbers
        self.card, self.reward, self.fame = card, reward, fame

    def of(self, *effects: Effect) -> Hope:
        """One effect after the other."""
        if not effects:
            return NOTHING_GAINED
        first, rest = effects[0], effects[1:]
        if isinstance(first, (FailJob, EndTurn)):
            return NOTHING_GAINED
        for flow in (self._choice, self._roll):
            hope = flow(first, rest)
            if hope is not None:
                return hope
        after = self.of(*rest)
        match first:
            case Complete() | DeliverAfterAll():
                return Hope(after.worth + self.reward, 1.0, after.fame + self.fame)
            case FamePerRival():
                return plus(after, first.fame, first.fame)
            case Fame() if first.who == YOU:
                return plus(after, first.amount, first.amount)
        return plus(after, self._gain(first) + self._change(first))

    def _choice(self, first: Effect, rest: tuple[Effect, ...]) -> Hope | None:
        """What goes on one way or another without dice."""
        g, seat = self.g, self.seat
        match first:
            case Seq():
                return self.of(*first.effects, *rest)
            case Choose():
                return max(self.of(one, *rest) for one in first.choices)
            case May():
                return max(self.of(*rest), self.of(first.effect, *rest))
            case To():
                return self.of(first.cost, first.effect, *rest) if self.can(first.cost) else self.of(*rest)
            case If():
                return self.of(first.then if first.condition.holds(g, seat) else first.otherwise, *rest)
            case ByReputation():
                level = g.players[seat].reputation_with(first.faction)
                return self.of((first.neutral, first.positive, first.negative)[level], *rest)
            case Read():
                cards = [CARDS[code] for code in g.databank.get(first.number, ())]
                hopes = [self.of(card.abilities[0].effect, *rest) for card in cards if card.abilities]
                return mean(hopes) if hopes else self.of(*rest)
        return None

    def _roll(self, first: Effect, rest: tuple[Effect, ...]) -> Hope | None:
        """What dice decide."""
        g, seat = self.g, self.seat
        match first:
            case Test():
                chance = passing(g, seat, first.skill)
                return self.either(chance, self.of(first.passed, *rest), self.of(first.failed, *rest))
            case Fight() if first.who == YOU:
                chance = beating(g, seat, first.combat, first.value)
                fought = self.either(chance, self.of(first.win, *rest), self.of(first.lose, *rest))
                return plus(fought, -bruises(g, seat, first.combat, first.value, self.race))
            case RollFor():
                faces = {HIT: first.hit, CRIT: first.crit, FOCUS: first.focus, BLANK: first.blank}
                return mean([self.of(faces[face], *rest) for face in FACES])
            case Contest():
                chance = max(
                    (outdoing(g, seat, other, first.skills) for other in g.others(seat)), default=EVEN
                )
                return self.either(chance, self.of(first.win, *rest), self.of(first.lose, *rest))
            case Duel():
                return self.either(EVEN, self.of(first.win, *rest), self.of(*rest))
        return None

    def either(self, chance: float, good: Hope, bad: Hope) -> Hope:
        return Hope(*(chance * one + (1 - chance) * other for one, other in zip(good, bad, strict=True)))

    def can(self, cost: Effect) -> bool:
        """Whether a price can be paid."""
        parts = cost.effects if isinstance(cost, Seq) else (cost,)
        money = self.g.players[self.seat].credits
        return all(not isinstance(one, Pay) or one.amount <= money for one in parts)

    def _gain(self, effect: Effect) -> float:
        """What credits, cards and turns are worth that are gained or lost for sure."""
        match effect:
            case Credits():
                return self.race.credits(effect.amount) if effect.who == YOU else 0.0
            case LoseCredits():
                return self.race.credits(-effect.amount) if effect.who == YOU else 0.0
            case Pay():
                return self.race.credits(-effect.amount)
            case Fame():
                return -self.numbers.theirs * effect.amount
            case Hire() | TakeThis():
                return self.joins()
            case ExtraTurn():
                return self.numbers.extra_turn
            case BuyFrom():
                return self.numbers.bargain
            case LookAtContact() | RevealContacts():
                return self.numbers.glance
            case LoseCargo() | Discard():
                return -self.numbers.errand
        return 0.0

    def _change(self, effect: Effect) -> float:
        """What changed damage and reputation are worth."""
        player = self.g.players[self.seat]
        match effect:
            case Harm():
                return self.harmed(effect.amount, effect.ship) if effect.who == YOU else 0.0
            case Heal():
                damage = player.ship_damage if effect.ship else player.damage
                return (
                    2 * self.numbers.wound * (damage if effect.amount == ALL else min(damage, effect.amount))
                )
            case Reputation():
                return self.standing(effect.faction, effect.amount)
            case ReputationBecomes():
                return self.standing(effect.faction, effect.level - player.reputation_with(effect.faction))
            case PlanetReputation():
                faction = self.g.planet_faction(self.seat)
                return self.standing(faction, effect.amount) if faction else 0.0
            case ChosenReputation() | PatrolReputation():
                return max(self.standing(faction, effect.amount) for faction in FACTIONS)
        return 0.0

    def harmed(self, amount: int, ship: bool) -> float:
        player, kit = self.g.players[self.seat], kit_of(self.g, self.seat)
        left = kit.hull - player.ship_damage if ship else kit.health - player.damage
        return -self.numbers.fall if amount >= left else -2 * self.numbers.wound * amount

    def standing(self, faction: str, amount: int) -> float:
        """What a change of reputation is worth."""
        level = self.g.players[self.seat].reputation_with(faction)
        new = max(-1, min(POSITIVE, level + amount))
        return (STANDING[new] - STANDING[level]) / FAME * min(1.0, self.race.growth)

    def joins(self) -> float:
        """What the card that is read is worth to whoever keeps it."""
        g, seat = self.g, self.seat
        card = CARDS.get(self.card)
        if card is None:
            return 0.0
        if card.type in ERRANDS:
            return self.numbers.errand if values.room_for(g, seat, card.code) else 0.0
        gain = crew_worth(g, seat, card) if card.type == CREW else asset_worth(g, seat, card.code)
        if not values.room_for(g, seat, card.code):
            kept = [asset_worth(g, seat, old) for old in values.makes_room(g, seat, card.code)]
            gain -= min(kept, default=gain)
        return self.numbers.joining * max(0.0, gain) / FAME * self.race.growth


def plus(hope: Hope, worth: float, fame: float = 0.0) -> Hope:
    return Hope(hope.worth + worth, hope.done, hope.fame + fame)


def mean(hopes: list[Hope]) -> Hope:
    return Hope(*(sum(parts) / len(hopes) for parts in zip(*hopes, strict=True)))
