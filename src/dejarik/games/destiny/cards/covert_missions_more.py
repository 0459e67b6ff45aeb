"""Covert Missions: further cards that are no events."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    BLUE,
    DAMAGE,
    DAMAGE_SHOWN,
    DOWNGRADE,
    GUARDIAN,
    HERO,
    HOST,
    RED,
    REDEPLOY,
    RESOURCE,
    THIS,
    VILLAIN,
    YELLOW,
    ActivateThem,
    CharacterDie,
    DamageAtLeast,
    DealDamage,
    DieOf,
    Exhaust,
    HasKeyword,
    If,
    IncreaseValue,
    Is,
    May,
    Not,
    OfType,
    Remove,
    ResolveThem,
    Subtype,
    To,
    TurnTo,
    ValueAtMost,
    WithKeyword,
    a_die,
    activate,
    battlefield,
    before_resolving_this_die,
    character,
    costs,
    seq,
    spot,
    support,
    that,
    upgrade,
    your_character,
    your_character_or_support,
    your_die,
)

# ---- Characters ----------------------------------------------------------------------------------

character(
    "12004", "Snoke's Praetorian Guard", "", BLUE, VILLAIN, "guard", health=8, points=(8, 11),
    die="1MD 2MD 2MD1 1Sh 1R -",
    after=(
        activate(),
        May(To(Remove(your_die(DieOf(THIS), DAMAGE_SHOWN)), Remove(a_die(DAMAGE_SHOWN, ValueAtMost(2))))),
    ),
)

character(
    "12042", "Trandoshan Hunter", "", YELLOW, VILLAIN, "bounty-hunter", health=8, points=(9, 11),
    die="1RD 2RD 3RD1 1Dr 1Dc -",
    power_action=If(
        spot(OfType((DOWNGRADE,))), TurnTo(your_die(Subtype(("bounty-hunter",))), symbols=DAMAGE)
    ),
)

character(
    "12071", "Kashyyyk Warrior", "", RED, HERO, "wookiee", "trooper", health=10, points=(8, 11),
    die="1MD 1MD 2MD1 1Dr 1R -",
    before=(before_resolving_this_die(DAMAGE_SHOWN), If(Is(THIS, DamageAtLeast(6)), IncreaseValue(1))),
)

character(
    "12088", "Master Smuggler", "", YELLOW, HERO, "scoundrel", health=10, points=(10, 13),
    die="1RD 3RD1 1Dr 1Dc 1Sh -",
    after=(activate(), May(ResolveThem(your_die(Subtype(("scoundrel",))), as_symbol=RESOURCE))),
)

# ---- Battlefields --------------------------------------------------------------------------------

battlefield(
    "12160", "Valley of the Dark Lords", "Moraband",
    claim=Remove(a_die(Not(CharacterDie()))),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "12052", "Pyke Blaster", YELLOW, VILLAIN, "weapon", cost=1, die="1RD 1RD 2RD1 1Sh - -",
    constant=HasKeyword(REDEPLOY, while_=Is(HOST, WithKeyword(GUARDIAN))),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "12013", "Bloodletting", BLUE, VILLAIN, cost=1,
    action=To(
        costs(Exhaust(THIS), DealDamage(1, to=your_character(), as_="it")),
        TurnTo(your_die(DieOf(that(), upgrades=True))),
    ),
)

support(
    "12049", "Pirate Ship", YELLOW, VILLAIN, "vehicle", cost=4, die="2RD +2RD 3ID1 2Dr 1Sh -",
    after=(
        activate(),
        seq(
            May(Remove(a_die(DAMAGE_SHOWN))),
            May(ActivateThem(your_character_or_support(Subtype(("pirate",))))),
        ),
    ),
)
