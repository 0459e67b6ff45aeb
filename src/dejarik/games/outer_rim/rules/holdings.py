"""What a player's character, ship and assets amount to, put together once for each combination.

Whatever is asked about them again and again (which constants hold, what they add to a value, which
abilities they have, which goals are open) depends only on what is printed, so matches and copies share
the answers.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from dejarik.games.outer_rim.abilities.ability import WHENEVER
from dejarik.games.outer_rim.abilities.vocabulary.constants import Constant, HoldsCargo
from dejarik.games.outer_rim.abilities.vocabulary.goals import Count
from dejarik.games.outer_rim.cards.facts import (
    ASSETS,
    BOUNTY,
    CARGO,
    CREW,
    GEAR,
    GEAR_SLOTS,
    JOB,
    JOB_SLOTS,
    MOD,
)
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS, SHIPS
from dejarik.kernel import Option

if TYPE_CHECKING:
    from dejarik.games.outer_rim.abilities.ability import Ability
    from dejarik.games.outer_rim.abilities.vocabulary.constants import Bonus, FameBonus
    from dejarik.games.outer_rim.abilities.vocabulary.dice import DiceAbility
    from dejarik.games.outer_rim.abilities.vocabulary.goals import Goal
    from dejarik.games.outer_rim.cards.facts import Card, Character, Sheet
    from dejarik.games.outer_rim.events import Event
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.kernel import Seat

BARTERED: tuple[str, ...] = (CARGO, GEAR, MOD)

Key = tuple[str, bool, str, bool, tuple[str, ...]]  # character and ship, flipped or not, and the assets


class Holdings:
    """The printed sides that lie up, and what stands on them."""

    __slots__ = (
        "assets", "barter", "bonuses", "cards", "character", "code", "constants", "dice", "dice_at",
        "fame", "fits", "flipped", "goal", "headed", "heard", "offers", "replaced", "room",
        "sheet", "ship", "ship_flipped", "ship_goal", "typed",
    )  # fmt: skip

    def __init__(
        self, key: Key, character: Character, sheet: Sheet, goal: Goal | None, ship_goal: Goal | None
    ):
        self.code, self.flipped, self.ship, self.ship_flipped, self.assets = key
        self.character = character
        self.sheet = sheet
        self.cards = [CARDS[code] for code in self.assets]
        self.fits = there_is_room(self.cards, sheet)
        self.goal = goal  # the personal goal, while it is open
        self.ship_goal = ship_goal
        self.constants: dict[type[Constant], tuple[Constant, ...]] = {}
        self.bonuses: dict[str, tuple[tuple[str, Bonus], ...]] = {}  # by value: whose, and what
        self.headed: dict[str, tuple[tuple[str, Ability], ...]] = {}  # by clause: whose, and which
        self.heard: set[type[Event]] = set()  # what abilities and open goals wait for
        self.dice: tuple[tuple[str, DiceAbility], ...] = ()
        self.dice_at: dict[str, tuple[tuple[str, DiceAbility], ...]] = {}  # by the stage of a roll
        self.fame: tuple[FameBonus, ...] = ()
        # As far as somebody asked:
        self.room: dict[str, bool] = {}  # whether a further card would fit
        self.replaced: dict[str, list[str]] = {}  # what would make room for a further card
        self.typed: dict[tuple[str, ...], list[str]] = {}  # the assets that have one of some types
        self.offers: dict[str, list[Option]] = {}  # what can be traded, as options of a kind
        self.barter: tuple[list[str], int] | None = None  # what can be bartered, and what it is worth

    def __reduce__(self) -> tuple[Any, ...]:
        return _put_together, ((self.code, self.flipped, self.ship, self.ship_flipped, self.assets),)

    def of_type(self, types: tuple[str, ...]) -> list[str]:
        found = self.typed.get(types)
        if found is None:
            found = self.typed[types] = [card.code for card in self.cards if card.type in types]
        return found

    def of_one_type(self, kind: str) -> list[str]:
        """The same for one type: to look is quicker than to remember."""
        found: list[str] = []
        for card in self.cards:
            if card.type == kind:
                found.append(card.code)
        return found

    def offered(self, kind: str) -> list[Option]:
        """What can be traded, each card as an option of this kind."""
        found = self.offers.get(kind)
        if found is None:
            found = self.offers[kind] = [Option(kind, card) for card in self.of_type(ASSETS)]
        return found

    def bartered(self) -> tuple[list[str], int]:
        """The cards that can be bartered, and what they are worth together."""
        # rule: outer_rim.market.barter.costless-excluded, outer_rim.market.barter.excluded-types
        # rule: outer_rim.encounter.card.asset-has-no-cost, outer_rim.bounty.no-barter
        # rule: outer_rim.job.no-barter
        found = self.barter
        if found is None:
            cards = [card for card in self.of_type(BARTERED) if CARDS[card].price]
            found = self.barter = (cards, sum([CARDS[card].price or 0 for card in cards]))
        return found

    def crew_with(self, contact: str) -> str:
        """The crew card of a contact, or nothing."""
        for card in self.cards:
            if card.type == CREW and card.contact == contact:
                return card.code
        return ""


def holdings(g: OuterRim, seat: Seat) -> Holdings:
    """What a player has; the state remembers the last answer for as long as it fits."""
    player = g.players[seat]
    held = g.held
    if not held:
        held = g.held = [None] * g.seats
    found = held[seat]
    if (
        found is not None
        and found.assets is player.assets
        and found.ship is player.ship
        and found.flipped is player.flipped
        and found.ship_flipped is player.ship_flipped
        and found.code is player.character
    ):
        return found
    found = _put_together((player.character, player.flipped, player.ship, player.ship_flipped, player.assets))
    held[seat] = found
    # The same objects from now on: to see that nothing has changed is cheaper than to compare it.
    player.character, player.ship, player.assets = found.code, found.ship, found.assets
    return found


# Few players have the same things twice, except on copies of one state: more room would win nothing.
@lru_cache(maxsize=1_000)
def _put_together(key: Key) -> Holdings:
    character, flipped, ship, ship_flipped, _ = key
    sides = _sides(character, flipped, ship, ship_flipped)
    found = Holdings(key, sides.character, sides.sheet, sides.goal, sides.ship_goal)
    # What no card adds to is shared by all that hold the same character and ship.
    found.constants, found.bonuses, found.headed = sides.constants, sides.bonuses, sides.headed
    found.heard, found.dice, found.dice_at = sides.heard, sides.dice, sides.dice_at
    for card in found.cards:
        # rule: outer_rim.asset.encounter-card-inverted
        if card.constants or card.bonuses or card.abilities or card.dice:
            _add(found, sides, card.code, card.constants, card.bonuses, card.abilities, card.dice)
        if card.fame is not None:
            found.fame += (card.fame,)
    return found


SIDES: Final[dict[tuple[str, bool, str, bool], Holdings]] = {}


def _sides(character: str, flipped: bool, ship: str, ship_flipped: bool) -> Holdings:
    """What stands on a character and a ship alone; nobody writes to it."""
    found = SIDES.get((character, flipped, ship, ship_flipped))
    if found is not None:
        return found
    who, vessel = CHARACTERS[character], SHIPS[ship]
    sheet = vessel.back if ship_flipped and vessel.back is not None else vessel.front
    key: Key = (character, flipped, ship, ship_flipped, ())
    found = Holdings(key, who, sheet, None if flipped else who.goal, None if ship_flipped else vessel.goal)
    own = who.constants + (who.back_constants if flipped else ())
    _add(found, None, character, own, who.bonuses, who.faces[flipped], who.dice)
    _add(found, None, ship, sheet.constants, sheet.bonuses, sheet.abilities, sheet.dice)
    for goal in (found.goal, found.ship_goal):
        if isinstance(goal, Count):
            found.heard.add(goal.trigger.event)
    SIDES[character, flipped, ship, ship_flipped] = found
    return found


def _add(
    found: Holdings,
    sides: Holdings | None,
    code: str,
    constants: tuple[Constant, ...],
    bonuses: tuple[Bonus, ...],
    abilities: tuple[Ability, ...],
    dice: tuple[DiceAbility, ...],
) -> None:
    """What stands on one card, sheet or character, beside what character and ship share with others."""
    if constants and sides is not None and found.constants is sides.constants:
        found.constants = sides.constants.copy()
    for constant in constants:
        kind = type(constant)
        found.constants[kind] = (*found.constants.get(kind, ()), constant)
    if dice and sides is not None and found.dice_at is sides.dice_at:
        found.dice_at = sides.dice_at.copy()
    for one in dice:
        found.dice += ((code, one),)
        found.dice_at[one.stage] = (*found.dice_at.get(one.stage, ()), (code, one))
    if bonuses and sides is not None and found.bonuses is sides.bonuses:
        found.bonuses = sides.bonuses.copy()
    for bonus in bonuses:
        found.bonuses[bonus.value] = (*found.bonuses.get(bonus.value, ()), (code, bonus))
    if abilities and sides is not None and found.headed is sides.headed:
        found.headed, found.heard = sides.headed.copy(), sides.heard.copy()
    for ability in abilities:
        found.headed[ability.clause] = (*found.headed.get(ability.clause, ()), (code, ability))
        if ability.clause == WHENEVER and ability.whenever is not None:
            found.heard.add(ability.whenever.trigger.event)


def cargo_held_by(card: Card) -> int:
    """How much cargo a mod holds that takes a slot for cargo or mods itself."""
    return sum([one.cargo for one in card.constants if isinstance(one, HoldsCargo)])


def there_is_room(assets: list[Card], sheet: Sheet) -> bool:
    """Whether there is a slot for each of the assets: they may be rearranged at any time."""
    # rule: outer_rim.slot.one-asset, outer_rim.slot.times-two, outer_rim.slot.several-types
    # rule: outer_rim.slot.rearrange-any-time, outer_rim.slot.rearrange-on-change, outer_rim.slot.where
    # rule: outer_rim.cargo.slot, outer_rim.mod.slot, outer_rim.gear.slot, outer_rim.crew.slot
    # rule: outer_rim.bounty.slot, outer_rim.job.slot, outer_rim.ship.slots, outer_rim.slot.ability-several
    cargo = mod = gear = crew = job = holders = held = 0
    for facts in assets:
        kind = facts.type
        if kind == CARGO:
            cargo += 1
        elif kind == MOD:
            inside = cargo_held_by(facts) if facts.constants else 0
            if inside:
                holders += 1
                held += inside
            else:
                mod += 1
        elif kind == GEAR:
            gear += 1
        elif kind == CREW:
            crew += 1
        elif kind in {JOB, BOUNTY}:
            job += 1
    if gear > GEAR_SLOTS or job > JOB_SLOTS or crew > sheet.crew:
        return False
    outside = max(0, cargo - held)  # cargo that no compartment holds
    either = max(0, mod - sheet.mod) + max(0, outside - sheet.cargo)
    if either > sheet.either:
        return False
    return mod + outside + holders <= sheet.cargo + sheet.mod + sheet.either
