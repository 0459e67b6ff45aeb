"""Spark of Hope: further cards that are no events."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    BLANK_SHOWN,
    BLUE,
    BY_ANYBODY,
    CONTROL_BATTLEFIELD,
    DAMAGE_SHOWN,
    HERO,
    HOST,
    IS_BLUE,
    NEUTRAL,
    RED,
    REDEPLOY,
    THIS,
    THIS_DIE,
    TROOPER,
    VILLAIN,
    YELLOW,
    Affiliated,
    Choose,
    CountOf,
    DealDamage,
    DealIndirect,
    DieOf,
    DiscardInPlay,
    Draw,
    Exhaust,
    GainsSubtype,
    GiveShields,
    HasKeyword,
    Heal,
    If,
    Is,
    IsExhausted,
    May,
    MoreHealth,
    MoveUpgrade,
    On,
    Other,
    Play,
    Ready,
    Remove,
    RemoveShields,
    Reroll,
    RollIn,
    Same,
    Shielded,
    Subtype,
    To,
    UnblockableDie,
    ValueIs,
    ValueOf,
    a_character,
    a_die,
    a_die_on_your_card,
    a_downgrade,
    activate,
    activate_host,
    any_number,
    battlefield,
    character,
    downgrade,
    opponents_character,
    play_this,
    resolve_this_die,
    seq,
    spot_character,
    support,
    that,
    upgrade,
    your_character,
    your_die,
)

# ---- Characters ----------------------------------------------------------------------------------

character(
    "11021", "Gideon Hask", "Inferno Squad Commando", RED, VILLAIN, "trooper", unique=True, health=9,
    points=(10, 13), die="1RD 2RD 2ID 1Dr 1R -",
    power_action=If(CONTROL_BATTLEFIELD, RollIn(a_die_on_your_card(TROOPER))),
)

character(
    "11022", "Mudtrooper", "", RED, VILLAIN, "trooper", health=8, points=(8,), die="1RD 2RD 2RD1 1R - -",
    after=(
        (activate(), May(Reroll(your_die(BLANK_SHOWN)))),
        (activate(None, Subtype(("leader",))), May(Reroll(your_die(BLANK_SHOWN)))),
    ),
)

character(
    "11094", "Chopper", "Metal Menace", YELLOW, HERO, "droid", "spectre", unique=True, health=8,
    points=(8, 11), die="1MD 2MD 1Dr 1Dc 1R -",
    power_action=Play((Subtype(("mod",)),), discard=True, less=1, on=THIS),
)

character(
    "11097", "Wicket", "Crafty Scout", YELLOW, HERO, "ewok", "scavenger", unique=True, health=7,
    points=(8, 10), die="1MD 2ID 1Dr 1Sh 1R -",
    after=(activate(), May(Play((Subtype(("trap",)),), discard=True))),
)

# ---- Battlefields --------------------------------------------------------------------------------

battlefield(
    "11160", "Snoke's Throne Room", "Supremacy",
    claim=seq(
        If(spot_character(Affiliated((HERO,))), GiveShields(1, to=a_character())),
        If(spot_character(Affiliated((VILLAIN,))), RemoveShields(opponents_character(Shielded()), 1)),
    ),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "11017", "Ancient Magicks", BLUE, VILLAIN, "ability", cost=1, die="1F 1Dr 1R Sp Sp -",
    only_on=IS_BLUE,
    special=seq(DealIndirect(1), May(Ready(a_downgrade(Subtype(("curse",)), IsExhausted())))),
)

upgrade(
    "11018", "Recovered Sith Lightsaber", BLUE, VILLAIN, "weapon", cost=2, die="1MD 1MD +2MD 1Sh 1R -",
    after=(
        play_this(),
        If(
            Is(HOST, Subtype(("sith",))),
            May(RemoveShields(a_character(Shielded()), 2)),
            May(RemoveShields(a_character(Shielded()), 1)),
        ),
    ),
)

upgrade(
    "11072", "Jedi Lightsaber", BLUE, HERO, "weapon", cost=2, die="1MD +2MD 1Sh 1Sh 1R -",
    after=(
        play_this(),
        If(Is(HOST, Subtype(("jedi",))), May(GiveShields(2, to=HOST)), May(GiveShields(1, to=HOST))),
    ),
)

upgrade(
    "11073", "Sacred Jedi Texts", BLUE, HERO, "equipment", cost=1, die="1F +1R +1R Sp - -",
    after=(
        resolve_this_die(),
        May(MoveUpgrade(THIS, to=your_character(Subtype(("apprentice", "jedi")), Other(HOST)))),
    ),
    special=Draw(1),
)

upgrade(
    "11107", "Ewok Bow", YELLOW, HERO, "weapon", cost=1, die="1RD 1RD 1Dr 1Sh 1R -",
    constant=HasKeyword(REDEPLOY, while_=Is(HOST, Subtype(("ewok",)))),
)

upgrade(
    "11152", "Bounty Hunter Mask", YELLOW, NEUTRAL, "equipment", cost=0,
    constant=(MoreHealth(1, of=HOST), GainsSubtype("bounty-hunter")),
)

upgrade(
    "11153", "DX-2 Disruptor Blaster Pistol", YELLOW, NEUTRAL, "weapon", cost=2, die="1RD 2RD +2RD 1Dr 1Dr -",
    constant=UnblockableDie(),
)

# ---- Downgrades ----------------------------------------------------------------------------------

downgrade(
    "11007", "Hex", BLUE, VILLAIN, "curse", cost=1,
    action=To(Exhaust(THIS), Remove(a_die(DieOf(HOST), BLANK_SHOWN))),
)

downgrade(
    "11098", "Ensnare", YELLOW, HERO, "trap", cost=1,
    after=(
        activate_host(by=BY_ANYBODY),
        May(
            To(
                DiscardInPlay(THIS),
                DealDamage(CountOf(a_die(DieOf(that(), upgrades=True), DAMAGE_SHOWN)), to=that()),
            )
        ),
    ),
)

downgrade(
    "11099", "Net Trap", YELLOW, HERO, "trap", cost=1,
    after=(
        activate_host(by=BY_ANYBODY),
        May(To(DiscardInPlay(THIS), Remove(a_die(DieOf(that(), upgrades=True), DAMAGE_SHOWN)))),
    ),
)

downgrade(
    "11100", "Rolling Logs", YELLOW, HERO, "trap", cost=0,
    after=(
        activate_host(by=BY_ANYBODY),
        May(To(DiscardInPlay(THIS), Reroll(any_number(a_die(DieOf(that(), upgrades=True)))))),
    ),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "11088", "GH-7 Droid", RED, HERO, "droid", cost=2, die="2F 1Sh 1R 1R Sp Sp",
    special=seq(
        Choose(a_character(), as_="it"), Heal(1, that()), DiscardInPlay(a_downgrade(On(that())))
    ),
)

support(
    "11089", "Resistance Trench Fighters", RED, HERO, "trooper", cost=3, die="1RD 2RD 3RD1 3ID 1R -",
    action=To(
        Remove(your_die(Same(THIS_DIE)), as_="removed"), Remove(a_die(ValueIs(ValueOf(that("removed")))))
    ),
)

support(
    "11135", "Coruscant Police", RED, NEUTRAL, "droid", cost=2, die="1RD 1RD 2ID 1Sh 1Sh 1R",
    after=(play_this(), May(Remove(a_die(Subtype(("scoundrel",)))))),
)
