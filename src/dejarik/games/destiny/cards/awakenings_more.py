"""Awakenings: further characters, battlefields, upgrades, downgrades and supports."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    AMBUSH,
    AN_OPPONENT,
    BLANK,
    BLUE,
    BY_AN_OPPONENT,
    DISCARD,
    DISRUPT,
    EACH_OPPONENT,
    EVENT,
    FOCUS,
    GRAY,
    GUARDIAN,
    HERO,
    HOST,
    IS_BLUE,
    IS_RED,
    IS_YELLOW,
    MELEE_SHOWN,
    NEUTRAL,
    RANGED_SHOWN,
    RED,
    REDEPLOY,
    RESOURCE,
    SHIELD,
    SPECIAL,
    SUPPORT,
    THAT_PLAYER,
    THIS,
    UPGRADE,
    VILLAIN,
    YELLOW,
    Choose,
    DealDamage,
    DieOf,
    DiscardFromDeck,
    DiscardFromHand,
    DiscardInPlay,
    Draw,
    Exhaust,
    ForEach,
    Gain,
    GiveShields,
    HasKeyword,
    If,
    Is,
    IsExhausted,
    LargerHand,
    LookAtHand,
    LowerCost,
    May,
    Not,
    OfType,
    Other,
    Play,
    Ready,
    Remove,
    RemoveShields,
    Reroll,
    RerollInstead,
    ResolveThem,
    ReturnToHand,
    Same,
    ShareShields,
    Shielded,
    Showing,
    Spend,
    TakeActions,
    Then,
    They,
    To,
    Trigger,
    TurnTo,
    Unique,
    UseClaim,
    WithKeyword,
    a_character,
    a_die,
    activate,
    an_opponents_character,
    an_opponents_dice,
    any_number,
    battlefield,
    card_in_hand,
    card_in_play,
    character,
    costs,
    each,
    either,
    opponents_die,
    play,
    play_this,
    seq,
    spot_character,
    support,
    that,
    up_to,
    upgrade,
    would_be_dealt_damage,
    would_play,
    your_character,
    your_die,
    your_support_or_upgrade,
)

NOT_DAMAGE = (SHIELD, RESOURCE, DISRUPT, DISCARD, FOCUS, SPECIAL, BLANK)

# ---- Characters ----------------------------------------------------------------------------------

character(
    "01001", "Captain Phasma", "Elite Trooper", RED, VILLAIN, "leader", "trooper", unique=True, health=11,
    points=(12, 15), die="1RD 2RD 1F 1Dc 1R -",
    constant=HasKeyword(GUARDIAN, of=your_character(Not(Unique()))),
)

character(
    "01004", "General Veers", "Field Commander", RED, VILLAIN, "leader", unique=True, health=9,
    points=(11, 14), die="1RD 2RD +2RD 1Sh 1R -",
    action=To(Remove(your_die(DieOf(THIS))), TurnTo(your_die(OfType((SUPPORT,))))),
)

character(
    "01009", "Count Dooku", "Devious Strategist", BLUE, VILLAIN, "sith", unique=True, health=10,
    points=(11, 15), die="1MD 2MD 1F 2Dc1 1R -",
    before=(
        would_be_dealt_damage(THIS), May(To(DiscardFromHand(card_in_hand()), GiveShields(1, to=THIS)))
    ),
)

character(
    "01012", "Nightsister", "", BLUE, VILLAIN, "witch", health=7, points=(8,), die="1RD 2RD 1Dr 1Dc 1R -",
    action=seq(Reroll(a_die()), DealDamage(1, to=THIS)),
)

character(
    "01019", "Bala-Tik", "Gang Leader", YELLOW, VILLAIN, "leader", "scoundrel", unique=True, health=8,
    points=(8, 11), die="1RD +2RD 1F 1Sh 1R -",
    after=(Trigger("Defeated", BY_AN_OPPONENT), May(Ready(THIS))),
)

character(
    "01020", "Jabba the Hutt", "The Great and Mighty", YELLOW, VILLAIN, "leader", "scoundrel", unique=True,
    health=11, points=(11, 14), die="1F 1F 2Dr 2Dc 1R -",
    after=(activate(), May(Reroll(a_die(IS_YELLOW)))),
)

character(
    "01028", "Leia Organa", "Born Leader", RED, HERO, "leader", unique=True, health=11, points=(12, 16),
    die="1RD 2RD 2RD1 1F 1R -",
    action=To(Remove(your_die(DieOf(THIS))), Reroll(up_to(2, your_die()))),
)

character(
    "01030", "Rebel Trooper", "", RED, HERO, "trooper", health=7, points=(8,), die="1RD 2RD +1RD 1Sh 1R -",
    keywords=(GUARDIAN,),
)

character(
    "01035", "Luke Skywalker", "Jedi Knight", BLUE, HERO, "jedi", unique=True, health=12, points=(15, 20),
    die="2MD 3MD 1F 1Sh 1R -",
    after=(activate(), Draw(1)),
)

character(
    "01046", "Han Solo", "Scoundrel", YELLOW, HERO, "scoundrel", unique=True, health=10, points=(14, 18),
    die="2RD 3RD1 2Dr 1R 1R -",
    after=(play(WithKeyword(AMBUSH)), May(GiveShields(1, to=THIS))),
)

character(
    "01047", "Hired Gun", "", YELLOW, HERO, "scoundrel", health=9, points=(8,), die="2RD1 3RD1 1Dr 1R 1R -",
)

character(
    "01048", "Padmé Amidala", "Queen of Naboo", YELLOW, HERO, "leader", unique=True, health=10,
    points=(10, 14), die="2F 1Dc 1R Sp Sp -",
    special=either(DiscardFromDeck(1, AN_OPPONENT), To(Spend(1), DiscardFromDeck(2, AN_OPPONENT))),
)

# ---- Battlefields --------------------------------------------------------------------------------

battlefield(
    "01165", "Command Center", "Lothal",
    claim=DiscardFromDeck(2, EACH_OPPONENT),
)

battlefield(
    "01166", "Echo Base", "Hoth",
    claim=GiveShields(1, to=a_character()),
)

battlefield(
    "01167", "Emperor's Throne Room", "Death Star II",
    claim=Then(
        TurnTo(your_die(), symbols=(SPECIAL,), as_="die"), May(ResolveThem(your_die(Same(that("die")))))
    ),
)

battlefield(
    "01169", "Imperial Armory", "Death Star",
    claim=Play((OfType((UPGRADE,)),), less=1),
)

battlefield(
    "01171", "Rebel War Room", "Yavin IV",
    claim=ResolveThem(your_die(), free=True),
)

battlefield(
    "01172", "Mos Eisley Spaceport", "Tatooine",
    claim=To(ReturnToHand(your_support_or_upgrade(OfType((UPGRADE,)))), Gain(1)),
)

battlefield(
    "01173", "Separatist Base", "Mustafar",
    claim=ForEach(EACH_OPPONENT, They(THAT_PLAYER, DealDamage(1, to=your_character(), unblockable=True))),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "01007", "Commanding Presence", RED, VILLAIN, "ability", cost=3, die="1F 2F 2Dr 1R Sp Sp",
    only_on=IS_RED,
    special=either(ResolveThem(your_die(IS_RED), more=2), Remove(opponents_die(IS_RED))),
)

upgrade(
    "01013", "Force Choke", BLUE, VILLAIN, "ability", cost=2, die="2Dr 1Dc 1R Sp Sp -",
    only_on=IS_BLUE,
    special=Then(
        DealDamage(1, to=a_character(Other(HOST)), unblockable=True, as_="it"),
        May(TurnTo(a_die(DieOf(that(), upgrades=True)))),
    ),
)

upgrade(
    "01024", "Flame Thrower", YELLOW, VILLAIN, "weapon", cost=3, die="2MD 4MD1 1Dr 1R Sp -",
    special=DealDamage(1, to=up_to(3, a_character())),
)

upgrade(
    "01025", "Gaffi Stick", YELLOW, VILLAIN, "weapon", cost=2, die="2MD1 +2MD 1Dr 1R Sp -",
    keywords=(REDEPLOY,),
    special=To(Remove(your_die(MELEE_SHOWN)), DealDamage(3, to=a_character())),
)

upgrade(
    "01026", "On The Hunt", YELLOW, VILLAIN, "ability", cost=1, die="+1RD +1MD 1Dc Sp Sp -",
    special=seq(
        Choose(a_character(), as_="it"),
        RemoveShields(that()),
        May(To(Spend(1), Remove(a_die(DieOf(that(), upgrades=True))))),
    ),
)

upgrade("01034", "Survival Gear", RED, HERO, "equipment", cost=2, die="1MD 1F 1Sh 2Sh 1R +1R")

upgrade(
    "01039", "Force Protection", BLUE, HERO, "ability", cost=3, die="1Dr 1Dc 1R Sp Sp -",
    only_on=IS_BLUE,
    special=ShareShields(3, any_number(your_character())),
)

upgrade(
    "01041", "Luke Skywalker's Lightsaber", BLUE, HERO, "weapon", unique=True, cost=3,
    die="3MD1 +3MD 2Sh 1R Sp -",
    only_on=IS_BLUE,
    special=either(GiveShields(2, to=a_character()), DealDamage(2, to=a_character(), unblockable=True)),
)

upgrade(
    "01051", "DL-44 Heavy Blaster Pistol", YELLOW, HERO, "weapon", cost=3, die="3RD 3RD1 +2RD 1R - -",
    keywords=(AMBUSH,),
    after=(play_this(), They(AN_OPPONENT, Remove(your_die()))),
)

upgrade(
    "01052", "Infiltrate", YELLOW, HERO, "ability", cost=1, die="1Dr 1Sh 1R Sp Sp -",
    special=Reroll(up_to(2, an_opponents_dice())),
)

upgrade("01054", "DH-17 Blaster Pistol", RED, NEUTRAL, "weapon", cost=1, die="1RD 2RD1 +2RD 1Sh - -")

upgrade(
    "01055", "IQA-11 Blaster Rifle", RED, NEUTRAL, "weapon", cost=3, die="2RD +3RD 1Dr 1R Sp -",
    special=DealDamage(2, to=a_character(), unblockable=True),
)

upgrade(
    "01056", "Promotion", RED, NEUTRAL, "ability", cost=1, die="+1RD +1MD 1F 1Sh 1R -",
    only_on=IS_RED,
    after=(play_this(), May(Draw(1))),
)

upgrade(
    "01061", "Comlink", GRAY, NEUTRAL, "equipment", cost=2, die="1F 1F 1Sh 1R +1R -",
    after=(
        play_this(), May(either(Reroll(any_number(your_die())), Reroll(any_number(an_opponents_dice()))))
    ),
)

upgrade(
    "01062", "Datapad", GRAY, NEUTRAL, "equipment", cost=1, die="1R +1R +1R Sp - -",
    special=TurnTo(your_die(), symbols=NOT_DAMAGE),
)

upgrade(
    "01063", "Holdout Blaster", GRAY, NEUTRAL, "weapon", cost=2, die="1RD 2RD1 +2RD 1Sh 1R -",
    keywords=(AMBUSH, REDEPLOY),
)

upgrade(
    "01066", "Jetpack", YELLOW, NEUTRAL, "equipment", cost=2, die="+2RD +3RD 1Dr 2Sh Sp -",
    special=seq(Remove(a_die(MELEE_SHOWN)), GiveShields(1, to=HOST)),
)

upgrade(
    "01067", "Thermal Detonator", YELLOW, NEUTRAL, "weapon", cost=3, die="1Dc 2Dc 1R Sp Sp1 -",
    only_if=spot_character(IS_YELLOW),
    special=seq(DealDamage(3, to=each(an_opponents_character())), DiscardInPlay(THIS)),
)

upgrade(
    "01078", "Personal Escort", RED, VILLAIN, "ability", cost=1,
    constant=HasKeyword(GUARDIAN, of=HOST),
)

upgrade(
    "01090", "Hidden In Shadow", BLUE, VILLAIN, "ability", cost=1,
    action=If(Is(HOST, Not(Shielded())), To(Exhaust(THIS), GiveShields(1, to=HOST))),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "01005", "AT-ST", RED, VILLAIN, "vehicle", cost=6, die="3RD 4RD 5RD1 2Sh Sp Sp",
    special=DiscardInPlay(card_in_play(OfType((SUPPORT,)))),
)

support(
    "01018", "Speeder Bike Scout", GRAY, VILLAIN, "vehicle", cost=3, die="2RD 3RD1 1Dr 1Sh Sp -",
    special=seq(Remove(a_die()), TakeActions()),
)

support(
    "01032", "Black One", RED, HERO, "vehicle", unique=True, cost=4, die="2RD 3RD 1Dr 2Sh Sp -",
    special=seq(DealDamage(1, to=a_character()), RerollInstead()),
)

support(
    "01049", "Millennium Falcon", YELLOW, HERO, "vehicle", unique=True, cost=5, die="3RD 4RD 2F 3Dc 2R Sp",
    special=Play((OfType((EVENT,)), IS_YELLOW), discard=True, free=True),
)

support(
    "01053", "Outpost", RED, NEUTRAL, cost=2, die="1F 1Dr 2Dr 1Sh Sp -",
    special=UseClaim(),
)

support(
    "01064", "Black Market", YELLOW, NEUTRAL, cost=3, die="+2RD 2F 2Sh 1R Sp -",
    special=seq(Draw(2), May(Play((OfType((UPGRADE,)),), less=1))),
)

support(
    "01076", "Drudge Work", RED, VILLAIN, cost=0,
    action=To(costs(Exhaust(THIS), Exhaust(your_character(Not(IsExhausted())))), Gain(1)),
)

support(
    "01088", "Emperor's Favor", BLUE, VILLAIN, unique=True, cost=1,
    constant=LargerHand(1),
)

support(
    "01101", "Underworld Connections", YELLOW, VILLAIN, cost=2,
    action=To(Exhaust(THIS), Gain(1)),
)

support(
    "01135", "Play the Odds", YELLOW, HERO, cost=1,
    action=To(
        Exhaust(THIS),
        seq(Reroll(your_die(IS_YELLOW), as_="die"), If(Is(that("die"), Showing((RESOURCE,))), Gain(1))),
    ),
)

support(
    "01136", "Street Informants", YELLOW, HERO, cost=0,
    keywords=(AMBUSH,),
    action=To(Exhaust(THIS), LookAtHand()),
)

support(
    "01144", "Supporting Fire", RED, NEUTRAL, cost=2,
    action=To(Exhaust(THIS), ResolveThem(your_die(RANGED_SHOWN), more=1)),
)

support(
    "01150", "It Binds All Things", BLUE, NEUTRAL, cost=1,
    before=(would_play(OfType((UPGRADE,)), IS_BLUE), May(To(Exhaust(THIS), LowerCost(1)))),
)
