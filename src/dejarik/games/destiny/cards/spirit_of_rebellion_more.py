"""Spirit of Rebellion: further characters, battlefields, upgrades, downgrades and supports."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    AMBUSH,
    AN_OPPONENT,
    BLANK,
    BLANK_SHOWN,
    BLUE,
    BY_ANYBODY,
    BY_YOU,
    CHARACTER,
    DISCARD,
    DISRUPT,
    FOCUS,
    GRAY,
    HERO,
    HOST,
    IS_BLUE,
    IS_RED,
    MELEE,
    MELEE_SHOWN,
    NEUTRAL,
    RANGED,
    RANGED_SHOWN,
    RED,
    REDEPLOY,
    RESOURCE,
    SHIELD,
    SPECIAL,
    SUPPORT,
    THIS,
    THIS_DIE,
    VEHICLE,
    VILLAIN,
    YELLOW,
    ActivateThem,
    AtLeast,
    Block,
    CharacterDie,
    Choose,
    CountOf,
    DealDamage,
    DieOf,
    DiscardAtRandom,
    DiscardFromDeck,
    DiscardFromHand,
    DiscardInPlay,
    Exhaust,
    Gain,
    GiveShields,
    Heal,
    If,
    IncreaseValue,
    Lose,
    MakeThemDistribute,
    May,
    Not,
    OfType,
    Other,
    Play,
    Remove,
    RemoveShields,
    Reroll,
    ResolveThem,
    Same,
    Shielded,
    Showing,
    Spend,
    Then,
    They,
    To,
    Trigger,
    TurnTo,
    Unique,
    WithCost,
    a_character,
    a_die,
    activate,
    an_opponents_character,
    an_opponents_dice,
    any_number,
    battlefield,
    before_resolving_this_die,
    before_taking_damage,
    card_in_hand,
    card_in_play,
    character,
    claim,
    costs,
    each,
    either,
    opponents_die,
    roll,
    seq,
    spot_character,
    support,
    that,
    up_to,
    upgrade,
    your_character,
    your_die,
)

NOT_DAMAGE = (SHIELD, RESOURCE, DISRUPT, DISCARD, FOCUS, SPECIAL, BLANK)

# ---- Characters ----------------------------------------------------------------------------------

character(
    "02010", "Darth Vader", "Dark Apprentice", BLUE, VILLAIN, "apprentice", "sith", unique=True, health=11,
    points=(13, 17), die="1RD 2MD 3MD1 1Dc Sp -",
    special=Then(DealDamage(3, to=a_character()), DealDamage(1, to=THIS)),
)

character(
    "02026", "Baze Malbus", "Crack Shot", RED, HERO, "guard", unique=True, health=11, points=(14, 18),
    die="2RD 3RD1 +2RD 1R Sp -",
    special=DealDamage(1, to=each(an_opponents_character())),
)

character(
    "02019", "Guavian Enforcer", "", YELLOW, VILLAIN, "scoundrel", health=9, points=(8,),
    die="1RD 2RD +1RD +1R +1R -",
    action=To(Remove(your_die(DieOf(THIS))), RemoveShields(a_character(Shielded()), 1)),
)

character(
    "02028", "Rebel Commando", "", RED, HERO, "trooper", health=10, points=(10,),
    die="1RD 2RD 1Dc 1R Sp1 -",
    special=Remove(opponents_die()),
)

character(
    "02036", "Luminara Unduli", "Inspiring Commander", BLUE, HERO, "jedi", "leader", unique=True, health=10,
    points=(13, 17), die="1MD 2MD 1F 1R Sp -",
    special=either(
        ResolveThem(your_die(CharacterDie(), Unique()), more=2),
        ResolveThem(your_die(CharacterDie(), Not(Unique())), more=3),
    ),
)

character(
    "02045", "Maz Kanata", "Pirate Queen", YELLOW, HERO, "scoundrel", unique=True, health=8, points=(8, 11),
    die="1RD 1F 1F 1Sh 1R -",
    after=(activate(), May(ResolveThem(up_to(2, your_die())))),
)

# ---- Battlefields --------------------------------------------------------------------------------

battlefield(
    "02154", "Ewok Village", "Endor",
    claim=RemoveShields(a_character(Shielded())),
)

battlefield(
    "02156", "Moisture Farm", "Tatooine",
    claim=Gain(1),
)

battlefield(
    "02157", "Otoh Gunga", "Naboo",
    claim=Heal(1, a_character()),
)

battlefield(
    "02158", "Secluded Beach", "Scarif",
    claim=Remove(opponents_die(RANGED_SHOWN)),
)

battlefield(
    "02159", "Secret Facility", "Scarif",
    claim=ResolveThem(up_to(3, your_die(Showing((MELEE, RANGED))))),
)

battlefield(
    "02160", "War-Torn Streets", "Jedha",
    claim=DiscardAtRandom(1),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "02006", "Imperial Discipline", RED, VILLAIN, "ability", cost=1, die="+1RD +1MD 1Sh 1R +1R -",
    only_on=IS_RED,
    action=To(
        Remove(THIS_DIE), TurnTo(your_die(DieOf(HOST, upgrades=True)), symbols=(RANGED, RESOURCE))
    ),
)

upgrade(
    "02007", "DT-29 Heavy Blaster Pistol", RED, VILLAIN, "weapon", cost=2, die="1RD +2RD +2RD 1Sh Sp -",
    special=Remove(opponents_die(WithCost())),
)

upgrade(
    "02015", "Lightsaber Pike", BLUE, VILLAIN, "weapon", cost=3, die="1MD +2MD +4MD1 1Sh 1R -",
    action=To(Remove(THIS_DIE), GiveShields(1, to=a_character(Other(HOST)))),
)

upgrade(
    "02025", "Vibroknucklers", YELLOW, VILLAIN, "weapon", cost=3, die="1MD 1MD 2MD 1Dc 2Dc -",
    keywords=(AMBUSH,),
    before=(before_resolving_this_die(), May(To(Spend(1), IncreaseValue(1)))),
)

upgrade(
    "02032", "A180 Blaster", RED, HERO, "weapon", cost=3, die="2RD +2RD 1Dr Sp Sp -",
    special=(
        seq(DealDamage(1, to=a_character()), GiveShields(1, to=HOST)),
        DealDamage(1, to=each(an_opponents_character())),
        DealDamage(2, to=a_character(), unblockable=True),
    ),
)

upgrade("02033", "Overkill", RED, HERO, "ability", cost=2, die="+1RD +2RD +3RD +3RD - -")

upgrade(
    "02039", "Handcrafted Light Bow", BLUE, HERO, "weapon", cost=3, die="2RD 2MD 1Sh 1Dc Sp -",
    special=(
        DealDamage(3, to=a_character()),
        seq(Choose(a_character(), as_="it"), Then(RemoveShields(that()), DealDamage(2, to=that()))),
    ),
)

upgrade(
    "02040", "Force Heal", BLUE, HERO, "ability", cost=2, die="1Sh 1R 1R Sp Sp -",
    only_on=IS_BLUE,
    special=either(Heal(1, a_character()), To(Spend(1), Heal(2, a_character()))),
)

upgrade(
    "02048", "Bowcaster", YELLOW, HERO, "weapon", cost=4, die="2RD 4RD1 +3RD 2Dr Sp -",
    keywords=(REDEPLOY,),
    special=DealDamage(1, to=up_to(2, a_character()), unblockable=True),
)

upgrade(
    "02049", "Lone Operative", YELLOW, HERO, "ability", cost=3, die="2MD 2Dc 1R Sp Sp -",
    special=If(AtLeast(2, your_character()), Heal(2, HOST), Heal(3, HOST)),
)

upgrade(
    "02053", "Rocket Launcher", RED, NEUTRAL, "weapon", cost=3, die="3RD1 3RD1 4RD1 Sp1 - -",
    special=(DiscardInPlay(card_in_play(VEHICLE)), DealDamage(2, to=up_to(2, a_character()))),
)

upgrade(
    "02054", "Force Push", BLUE, NEUTRAL, "ability", cost=3, die="2RD 2RD 2Dc Sp Sp -",
    only_on=IS_BLUE,
    special=TurnTo(up_to(2, an_opponents_dice())),
)

upgrade(
    "02056", "Makashi Training", BLUE, NEUTRAL, "ability", cost=2, die="+1MD +2MD +2MD 1Sh 1R -",
    only_if=spot_character(IS_BLUE),
    action=To(costs(Remove(your_die(MELEE_SHOWN)), Exhaust(THIS)), Remove(a_die(MELEE_SHOWN))),
)

upgrade(
    "02089", "Armor Plating", YELLOW, VILLAIN, "equipment", cost=1,
    before=(before_taking_damage(HOST), May(To(DiscardInPlay(THIS), Block(2)))),
)

upgrade(
    "02126", "Wingman", RED, NEUTRAL, cost=0,
    only_on=IS_RED,
    after=(activate(None, OfType((CHARACTER,)), IS_RED), May(ActivateThem(your_character(Same(HOST))))),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "02022", "Slave I", YELLOW, VILLAIN, "vehicle", unique=True, cost=4, die="2RD 3RD 4RD1 1R Sp -",
    special=MakeThemDistribute(CountOf(an_opponents_dice())),
)

support(
    "02038", "Delta-7 Interceptor", BLUE, HERO, "vehicle", cost=3, die="2RD 3RD1 1F 1Sh Sp -",
    special=Reroll(up_to(3, a_die())),
)

support(
    "02042", "R2-D2", GRAY, HERO, "droid", unique=True, cost=2, die="1MD 1F 1Dr 1R Sp Sp",
    special=ResolveThem(your_die(), more=1),
)

support(
    "02051", "Supply Line", RED, NEUTRAL, cost=1, die="1F 1R +1R +1R Sp -",
    special=Reroll(any_number(your_die())),
)

support(
    "02052", "Astromech", RED, NEUTRAL, "droid", cost=2, die="1F 2F 1Sh 1R - -",
    action=To(Remove(THIS_DIE), TurnTo(a_die(VEHICLE))),
)

support(
    "02058", "Quadjumper", YELLOW, NEUTRAL, "vehicle", cost=3, die="2F 1Sh 2Sh 1R 1R -",
    action=To(DiscardInPlay(THIS), Play((OfType((SUPPORT,)),), less=3)),
)

support(
    "02069", "Attrition", RED, VILLAIN, cost=1,
    after=(Trigger("Defeated", BY_YOU), DealDamage(1, to=a_character())),
)

support(
    "02078", "Dark Presence", BLUE, VILLAIN, cost=0,
    after=(roll(None, Showing((DISCARD,))), May(To(Exhaust(THIS), They(AN_OPPONENT, Remove(your_die()))))),
)

support(
    "02088", "Salvage Stand", YELLOW, VILLAIN, cost=0,
    after=(roll(None, Showing((RESOURCE,))), May(To(Exhaust(THIS), Lose(1, AN_OPPONENT)))),
)

support(
    "02097", "Planetary Uprising", RED, HERO, cost=2,
    after=(claim(), MakeThemDistribute(2)),
)

support(
    "02098", "Spy Net", RED, HERO, cost=1,
    after=(roll(None, Showing((FOCUS,))), May(To(Exhaust(THIS), DiscardFromDeck(1, AN_OPPONENT)))),
)

support(
    "02107", "Your Eyes Can Deceive You", BLUE, HERO, cost=1,
    after=(roll(None, Showing((SHIELD,))), May(To(Exhaust(THIS), TurnTo(opponents_die())))),
)

support(
    "02117", "Double-Dealing", YELLOW, HERO, cost=1,
    after=(roll(None, Showing((SPECIAL,))), May(To(Exhaust(THIS), Gain(1)))),
)

support(
    "02123", "Aftermath", RED, NEUTRAL, cost=0,
    after=(Trigger("Defeated", BY_ANYBODY), Gain(1)),
)

support(
    "02134", "Meditate", BLUE, NEUTRAL, cost=0,
    action=To(
        costs(Exhaust(THIS), Remove(your_die(BLANK_SHOWN))), TurnTo(your_die(), symbols=NOT_DAMAGE)
    ),
)

support(
    "02140", "Resolve", GRAY, NEUTRAL, cost=1,
    action=To(DiscardFromHand(card_in_hand()), Reroll(opponents_die())),
)

support(
    "02148", "Improvisation", YELLOW, NEUTRAL, cost=0,
    keywords=(AMBUSH,),
    action=To(Remove(your_die(BLANK_SHOWN)), Reroll(any_number(your_die()))),
)
