"""Sorts of cards and dice that many cards mention, each with a name."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.vocabulary.cards import DiscardFromHand
from dejarik.games.destiny.abilities.vocabulary.dice_filters import Showing
from dejarik.games.destiny.abilities.vocabulary.filters import (
    Affiliated,
    Color,
    Number,
    OfType,
    RoomForShields,
    Subtype,
    Titled,
)
from dejarik.games.destiny.abilities.vocabulary.logic import AllOf
from dejarik.games.destiny.abilities.vocabulary.players import They
from dejarik.games.destiny.abilities.vocabulary.references import AN_OPPONENT, HOST
from dejarik.games.destiny.abilities.vocabulary.selectors import card_in_hand, your_character_or_support
from dejarik.games.destiny.abilities.vocabulary.triggers import BY_ANYBODY, Trigger
from dejarik.games.destiny.cards.facts import (
    BLANK,
    BLUE,
    DAMAGE,
    DISCARD,
    DISRUPT,
    EVENT,
    FOCUS,
    HERO,
    INDIRECT,
    MELEE,
    NEUTRAL,
    RANGED,
    RED,
    RESOURCE,
    SHIELD,
    SPECIAL,
    SUPPORT,
    UPGRADE,
    VILLAIN,
    YELLOW,
)

IS_BLUE: Final = Color((BLUE,))
IS_RED: Final = Color((RED,))
IS_YELLOW: Final = Color((YELLOW,))
IS_HERO: Final = Affiliated((HERO,))
IS_NEUTRAL: Final = Affiliated((NEUTRAL,))
IS_VILLAIN: Final = Affiliated((VILLAIN,))

BLANK_SHOWN: Final = Showing((BLANK,))
DAMAGE_SHOWN: Final = Showing(DAMAGE)
INDIRECT_SHOWN: Final = Showing((INDIRECT,))
MELEE_SHOWN: Final = Showing((MELEE,))
RANGED_SHOWN: Final = Showing((RANGED,))

SUPPORT_DIE: Final = OfType((SUPPORT,))
UPGRADE_DIE: Final = OfType((UPGRADE,))

DAMAGED: Final = Number("damage", ">=", 1)
SHIELDED: Final = Number("shields", ">=", 1)
ROOM_FOR_SHIELDS: Final = RoomForShields()

ABILITY: Final = Subtype(("ability",))
DROID: Final = Subtype(("droid",))
GUNGAN: Final = Subtype(("gungan",))
JEDI: Final = Subtype(("jedi",))
LEADER: Final = Subtype(("leader",))
MOD: Final = Subtype(("mod",))
SCOUNDREL: Final = Subtype(("scoundrel",))
SITH: Final = Subtype(("sith",))
TROOPER: Final = Subtype(("trooper",))
VEHICLE: Final = Subtype(("vehicle",))
WEAPON: Final = Subtype(("weapon",))
APPRENTICE: Final = Subtype(("apprentice",))
BOUNTY: Final = Subtype(("bounty",))
BOUNTY_HUNTER: Final = Subtype(("bounty-hunter",))
EQUIPMENT: Final = Subtype(("equipment",))
EWOK: Final = Subtype(("ewok",))
INJURY: Final = Subtype(("injury",))
MISSION: Final = Subtype(("mission",))
PILOT: Final = Subtype(("pilot",))
PIRATE: Final = Subtype(("pirate",))
SCAVENGER: Final = Subtype(("scavenger",))
SPECTRE: Final = Subtype(("spectre",))
TITLE: Final = Subtype(("title",))
WEAPON_OR_EQUIPMENT: Final = Subtype(("weapon", "equipment"))
WITCH: Final = Subtype(("witch",))
WOOKIEE: Final = Subtype(("wookiee",))

DARTH_VADER: Final = Titled(("Darth Vader",))
THEY_DISCARD: Final = They(AN_OPPONENT, DiscardFromHand(card_in_hand()))
NOT_DAMAGE: Final = (SHIELD, RESOURCE, DISRUPT, DISCARD, FOCUS, SPECIAL, BLANK)
GRIEVOUS: Final = Titled(("General Grievous",))
OBI_WAN: Final = Titled(("Obi-Wan Kenobi",))
PALPATINE: Final = Titled(("Palpatine",))
HOST_DEFEATED: Final = Trigger(ev.Defeated, BY_ANYBODY, HOST)
SHIEN_MASTERY: Final = Titled(("Shien Mastery",))
SORESU_MASTERY: Final = Titled(("Soresu Mastery",))
YOUR_SUPPORT: Final = your_character_or_support(OfType((SUPPORT,)))
NIMAN_MASTERY: Final = Titled(("Niman Mastery",))
BLUE_ABILITY: Final = AllOf((Color((BLUE,)), Subtype(("ability",))))
EVENT_OR_SUPPORT: Final = OfType((EVENT, SUPPORT))
