"""What a player's character, ship and assets amount to, put together once for each combination.

Whatever is asked about them again and again (which constants hold, what they add to a value, which
abilities they have, which goals are open) depends only on what is printed, so matches and copies share
the answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from dejarik.games.outer_rim.abilities.ability import WHENEVER
from dejarik.games.outer_rim.abilities.vocabulary.constants import Constant, HoldsCargo
from dejarik.games.outer_rim.abilities.vocabulary.goals import Count
from dejarik.games.outer_rim.cards.facts import BOUNTY, CARGO, CREW, GEAR, GEAR_SLOTS, JOB, JOB_SLOTS, MOD
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS, SHIPS

if TYPE_CHECKING:
    from dejarik.games.outer_rim.abilities.ability import Ability
    from dejarik.games.outer_rim.abilities.vocabulary.constants import Bonus, FameBonus
    from dejarik.games.outer_rim.abilities.vocabulary.dice import DiceAbility
    from dejarik.games.outer_rim.abilities.vocabulary.goals import Goal
    from dejarik.games.outer_rim.cards.facts import Card, Character, Sheet
    from dejarik.games.outer_rim.events import Event
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.kernel import Seat

Key = tuple[str, bool, str, bool, tuple[str, ...]]  # character and ship, flipped or not, and the assets


class Holdings:
    """The printed sides that lie up, and what stands on them."""

    __slots__ = (
        "assets", "bonuses", "character", "code", "constants", "dice", "fame", "fits", "flipped", "goal",
        "headed", "heard", "room", "sheet", "ship", "ship_flipped", "ship_goal", "typed",
    )  # fmt: skip

    def __init__(self, key: Key, character: Character, sheet: Sheet):
        self.code, self.flipped, self.ship, self.ship_flipped, self.assets = key
        self.character = character
        self.sheet = sheet
        self.fits = there_is_room(self.assets, sheet)
        self.room: dict[str, bool] = {}  # whether a further card would fit, as far as somebody asked
        self.typed: dict[tuple[str, ...], list[str]] = {}  # the assets that have one of some types
        self.goal: Goal | None = None  # the personal goal, while it is open
        self.ship_goal: Goal | None = None
        self.constants: dict[type[Constant], tuple[Constant, ...]] = {}
        self.bonuses: dict[str, tuple[tuple[str, Bonus], ...]] = {}  # by value: whose, and what
        self.headed: dict[str, tuple[tuple[str, Ability], ...]] = {}  # by clause: whose, and which
        self.heard: frozenset[type[Event]] = frozenset()  # what abilities and open goals wait for
        self.dice: tuple[tuple[str, DiceAbility], ...] = ()
        self.fame: tuple[FameBonus, ...] = ()

    def of_type(self, types: tuple[str, ...]) -> list[str]:
        found = self.typed.get(types)
        if found is None:
            found = self.typed[types] = [card for card in self.assets if CARDS[card].type in types]
        return found


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
    character, flipped, ship, ship_flipped, assets = key
    who, vessel = CHARACTERS[character], SHIPS[ship]
    sheet = vessel.back if ship_flipped and vessel.back is not None else vessel.front
    found = Holdings(key, who, sheet)
    cards = [CARDS[code] for code in assets]
    found.goal = None if flipped else who.goal
    found.ship_goal = None if ship_flipped else vessel.goal
    found.fame = tuple([card.fame for card in cards if card.fame is not None])
    own = who.constants + (who.back_constants if flipped else ())
    sides = [
        (character, own, who.bonuses, who.faces[flipped], who.dice),
        (ship, sheet.constants, sheet.bonuses, sheet.abilities, sheet.dice),
    ]
    # rule: outer_rim.asset.encounter-card-inverted
    for card in cards:
        sides.append((card.code, card.constants, card.bonuses, card.abilities, card.dice))
    for code, constants, bonuses, abilities, dice in sides:
        for constant in constants:
            kind = type(constant)
            found.constants[kind] = (*found.constants.get(kind, ()), constant)
        for one in dice:
            found.dice += ((code, one),)
        for bonus in bonuses:
            found.bonuses[bonus.value] = (*found.bonuses.get(bonus.value, ()), (code, bonus))
        for ability in abilities:
            found.headed[ability.clause] = (*found.headed.get(ability.clause, ()), (code, ability))
    found.heard = frozenset(_triggers(found))
    return found


def _triggers(found: Holdings) -> Iterator[type[Event]]:
    for _, ability in found.headed.get(WHENEVER, ()):
        if ability.whenever is not None:
            yield ability.whenever.trigger.event
    for goal in (found.goal, found.ship_goal):
        if isinstance(goal, Count):
            yield goal.trigger.event


def cargo_held_by(card: Card) -> int:
    """How much cargo a mod holds that takes a slot for cargo or mods itself."""
    return sum([one.cargo for one in card.constants if isinstance(one, HoldsCargo)])


def there_is_room(assets: tuple[str, ...] | list[str], sheet: Sheet) -> bool:
    """Whether there is a slot for each of the assets: they may be rearranged at any time."""
    # rule: outer_rim.slot.one-asset, outer_rim.slot.times-two, outer_rim.slot.several-types
    # rule: outer_rim.slot.rearrange-any-time, outer_rim.slot.rearrange-on-change, outer_rim.slot.where
    # rule: outer_rim.cargo.slot, outer_rim.mod.slot, outer_rim.gear.slot, outer_rim.crew.slot
    # rule: outer_rim.bounty.slot, outer_rim.job.slot, outer_rim.ship.slots, outer_rim.slot.ability-several
    cargo = mod = gear = crew = job = holders = held = 0
    for card in assets:
        facts = CARDS[card]
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
