"""What a player's character, ship and assets amount to, put together once for each combination.

Whatever is asked about them again and again (which rules they change, what they add to a value, which
abilities they have) depends only on what is printed, so matches and copies share the answers.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from dejarik.games.outer_rim.cards.facts import BOUNTY, CARGO, CREW, GEAR, GEAR_SLOTS, JOB, JOB_SLOTS, MOD
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS, SHIPS

if TYPE_CHECKING:
    from dejarik.games.outer_rim.abilities.ability import Ability
    from dejarik.games.outer_rim.abilities.vocabulary.constants import Bonus, FameBonus
    from dejarik.games.outer_rim.abilities.vocabulary.dice import DiceAbility
    from dejarik.games.outer_rim.cards.facts import Character, Sheet
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.kernel import Seat

Key = tuple[str, bool, str, bool, tuple[str, ...]]  # character and ship, flipped or not, and the assets

HOLDS_CARGO = "holds-cargo"  # a mod for a cargo or mod slot that holds one cargo itself


class Holdings:
    """The printed sides that lie up, and what stands on them."""

    __slots__ = ("bonuses", "character", "dice", "fame", "fits", "headed", "key", "rules", "sheet")

    def __init__(self, key: Key, character: Character, sheet: Sheet):
        self.key = key
        self.character = character
        self.sheet = sheet
        self.fits = there_is_room(key[-1], sheet)
        self.rules: frozenset[str] = frozenset()  # words that the rules look for
        self.bonuses: dict[str, tuple[tuple[str, Bonus], ...]] = {}  # by value: whose, and what
        self.headed: dict[str, tuple[tuple[str, Ability], ...]] = {}  # by clause: whose, and which
        self.dice: tuple[tuple[str, DiceAbility], ...] = ()
        self.fame: tuple[FameBonus, ...] = ()


def holdings(g: OuterRim, seat: Seat) -> Holdings:
    """What a player has; the state remembers the last answer for as long as it fits."""
    player = g.players[seat]
    key = (player.character, player.flipped, player.ship, player.ship_flipped, player.assets)
    found = g.held.get(seat)
    if found is None or found.key != key:
        found = g.held[seat] = _put_together(key)
    return found


@lru_cache(maxsize=20_000)
def _put_together(key: Key) -> Holdings:
    character, flipped, ship, ship_flipped, assets = key
    who, vessel = CHARACTERS[character], SHIPS[ship]
    sheet = vessel.back if ship_flipped and vessel.back is not None else vessel.front
    found = Holdings(key, who, sheet)
    cards = [CARDS[code] for code in assets]
    found.rules = who.rules.union(sheet.rules, who.back_rules if flipped else (), *[c.rules for c in cards])
    found.fame = tuple([card.fame for card in cards if card.fame is not None])
    sides = [
        (character, who.bonuses, who.faces[flipped], who.dice),
        (ship, sheet.bonuses, sheet.abilities, sheet.dice),
    ]
    # rule: outer_rim.asset.encounter-card-inverted
    for card in cards:
        sides.append((card.code, card.bonuses, card.abilities, card.dice))
    for code, bonuses, abilities, dice in sides:
        for one in dice:
            found.dice += ((code, one),)
        for bonus in bonuses:
            found.bonuses[bonus.value] = (*found.bonuses.get(bonus.value, ()), (code, bonus))
        for ability in abilities:
            found.headed[ability.clause] = (*found.headed.get(ability.clause, ()), (code, ability))
    return found


def there_is_room(assets: tuple[str, ...] | list[str], sheet: Sheet) -> bool:
    """Whether there is a slot for each of the assets: they may be rearranged at any time."""
    # rule: outer_rim.slot.one-asset, outer_rim.slot.times-two, outer_rim.slot.several-types
    # rule: outer_rim.slot.rearrange-any-time, outer_rim.slot.rearrange-on-change, outer_rim.slot.where
    # rule: outer_rim.cargo.slot, outer_rim.mod.slot, outer_rim.gear.slot, outer_rim.crew.slot
    # rule: outer_rim.bounty.slot, outer_rim.job.slot, outer_rim.ship.slots, outer_rim.slot.ability-several
    cargo = mod = gear = crew = job = holders = 0
    for card in assets:
        facts = CARDS[card]
        kind = facts.type
        if kind == CARGO:
            cargo += 1
        elif kind == MOD:
            if HOLDS_CARGO in facts.rules:
                holders += 1
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
    outside = max(0, cargo - holders)  # cargo that no compartment holds
    either = max(0, mod - sheet.mod) + max(0, outside - sheet.cargo)
    if either > sheet.either:
        return False
    return mod + outside + holders <= sheet.cargo + sheet.mod + sheet.either
