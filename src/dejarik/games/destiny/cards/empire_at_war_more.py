"""Empire at War: further characters, battlefields, upgrades and supports."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    AMBUSH,
    AN_OPPONENT,
    BLANK,
    BLANK_SHOWN,
    BLUE,
    BY_YOU,
    EVENT,
    GRAY,
    GUARDIAN,
    HERO,
    HOST,
    IS_BLUE,
    IS_RED,
    IS_YELLOW,
    NEUTRAL,
    RANGED,
    RANGED_SHOWN,
    RED,
    REDEPLOY,
    SUPPORT,
    THIS,
    THIS_DIE,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    WEAPON,
    YELLOW,
    YOU,
    ActivateThem,
    AllOf,
    CardOf,
    CharacterDie,
    Choose,
    CostAtMost,
    CountOf,
    DamageAtLeast,
    DealDamage,
    DefeatThem,
    DieOf,
    DiscardFromDeck,
    DiscardFromHand,
    DiscardInPlay,
    Draw,
    Exhaust,
    Gain,
    GiveBattlefield,
    GiveShields,
    GiveYou,
    Half,
    Has,
    Heal,
    If,
    Is,
    IsExhausted,
    LookAtRandom,
    Lose,
    May,
    Modifier,
    MoreHealth,
    MoveDamage,
    MoveUpgrade,
    NoRestrictionsOnThis,
    Not,
    OfType,
    On,
    Other,
    Play,
    PutOnDeck,
    Ready,
    RemainingHealth,
    Remove,
    RemoveShields,
    Reroll,
    RerollInstead,
    ResolveThem,
    RollSetAside,
    Same,
    ShareShields,
    Shielded,
    Spend,
    Subtype,
    Then,
    They,
    Titled,
    To,
    TurnTo,
    ValueAtMost,
    ValueOf,
    XIs,
    a_character,
    a_die,
    a_support,
    activate,
    activate_host,
    an_opponents_character,
    an_upgrade,
    any_number,
    battlefield,
    card_in_hand,
    card_in_play,
    character,
    costs,
    each,
    either,
    exactly,
    opponents_character,
    opponents_die,
    play_this,
    seq,
    spot_character,
    support,
    that,
    up_to,
    upgrade,
    would_be_defeated,
    your_character,
    your_character_or_support,
    your_die,
)

YOUR_SUPPORT = your_character_or_support(OfType((SUPPORT,)))

# ---- Characters ----------------------------------------------------------------------------------

character(
    "03001", "Ciena Ree", "Adept Pilot", RED, VILLAIN, "pilot", unique=True, health=9, points=(8, 11),
    die="1RD +2RD 1Dr 1R 1R -",
    power_action=To(Spend(2), Ready(a_support(VEHICLE, IsExhausted()))),
)

character(
    "03009", "Servant of the Dark Side", "", BLUE, VILLAIN, "scavenger", health=7, points=(8,),
    die="1MD 3MD1 1F 1Sh 1R -",
    before=(
        would_be_defeated(None, IS_BLUE, Other(THIS), by=BY_YOU),
        May(MoveUpgrade(an_upgrade(On(that())), to=THIS)),
    ),
)

character(
    "03010", "Seventh Sister", "Agile Inquisitor", BLUE, VILLAIN, "inquisitor", unique=True, health=10,
    points=(11, 14), die="1MD 2MD 1Dr 1Sh 1R -",
    after=(activate(), May(RollSetAside("03013"))),
)

character(
    "03011", "Grand Inquisitor", "Sith Loyalist", BLUE, VILLAIN, "inquisitor", unique=True, health=12,
    points=(14, 19), die="2MD 3MD1 2F 1R Sp -",
    special=Then(
        Remove(a_die(CharacterDie(), BLANK_SHOWN), as_="removed"), DealDamage(2, to=CardOf(that("removed")))
    ),
)

character(
    "03016", "Bazine Netal", "Master Manipulator", YELLOW, VILLAIN, "advisor", unique=True, health=8,
    points=(7, 10), die="1Dr 1Dc 2Sh1 1R Sp -",
    special=seq(
        Choose(a_character(), as_="it"),
        If(Is(that(), DamageAtLeast(1)), DealDamage(1, to=that()), DealDamage(3, to=that())),
    ),
)

character(
    "03017", "Bossk", "Wookiee Slayer", YELLOW, VILLAIN, "bounty-hunter", unique=True, health=11,
    points=(11, 15), die="1RD +2RD 3MD1 1Dr 1R -",
    after=(
        activate(),
        May(MoveDamage(1, from_=opponents_character(), to=a_character(Other(that("from"))), exactly=True)),
    ),
)

character(
    "03018", "Cad Bane", "Vicious Mercenary", YELLOW, VILLAIN, "bounty-hunter", unique=True, health=12,
    points=(13, 17), die="2RD 3RD1 2Dc1 1Sh 1R -",
    action=Then(Play((OfType((UPGRADE,)),), on=THIS), May(ActivateThem(your_character(Same(THIS))))),
)

character(
    "03019", "Gamorrean Guard", "", YELLOW, VILLAIN, "guard", health=11, points=(10,),
    die="1MD 3MD1 +2MD 1Dr - -",
    keywords=(GUARDIAN,),
)

character(
    "03024", "General Rieekan", "Defensive Mastermind", RED, HERO, "leader", unique=True, health=11,
    points=(12, 15), die="1F 2F 1Sh 2Sh 1R -",
    after=(activate(), May(DiscardFromDeck(CountOf(your_character(Shielded(), Other(THIS))), AN_OPPONENT))),
)

character(
    "03027", "Rookie Pilot", "", RED, HERO, "pilot", health=7, points=(7,), die="+2RD +2RD 1Sh 1R - -",
    after=(activate(), May(Reroll(your_die(VEHICLE)))),
)

character(
    "03034", "Mace Windu", "Jedi Champion", BLUE, HERO, "jedi", "leader", unique=True, health=12,
    points=(16, 22), die="2MD 2MD 4MD1 1Sh 1R -",
    action=To(Remove(your_die(DieOf(THIS))), DefeatThem(a_character(RemainingHealth(2, or_less=True)))),
)

character(
    "03038", "Ezra Bridger", "Force-sensitive Thief", YELLOW, HERO, "scavenger", unique=True, health=7,
    points=(7, 10), die="1RD +2RD 1Dr 1R Sp -",
    constant=NoRestrictionsOnThis(AllOf((OfType((UPGRADE,)), IS_BLUE))),
    special=GiveYou(1, AN_OPPONENT),
)

character(
    "03041", "Wookiee Warrior", "", YELLOW, HERO, "wookiee", "trooper", health=10, points=(9,),
    die="2MD1 3MD1 1Dc 1Sh 1R -",
)

# ---- Battlefields --------------------------------------------------------------------------------

battlefield(
    "03153", "B'Omarr Monastery", "Teth",
    claim=ResolveThem(your_die(Modifier()), as_base=True),
)

battlefield(
    "03155", "Garel Spaceport", "Garel",
    claim=To(Remove(your_die(), as_="removed"), Gain(Half(ValueOf(that("removed"))))),
)

battlefield(
    "03158", "Medical Center", "Kaliida Shoals",
    claim=seq(Heal(1, up_to(2, a_character())), GiveBattlefield()),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "03007", "T-7 Ion Disruptor Rifle", RED, VILLAIN, "weapon", cost=5, die="1RD 2RD 3RD 4RD1 5RD1 -",
    only_if=spot_character(IS_RED),
    action=To(DiscardFromHand(card_in_hand()), TurnTo(your_die(Same(THIS_DIE)), higher=1)),
)

# rule: destiny.ability.die-bound.list
upgrade(
    "03013", "ID9 Seeker Droid", BLUE, VILLAIN, "droid", cost=2, die="XMD XF XDr XDc XSh -",
    constant=XIs(CountOf(your_die(Titled(("ID9 Seeker Droid",))))),
)

upgrade(
    "03015", "Grand Inquisitor's Lightsaber", BLUE, VILLAIN, "weapon", unique=True, cost=4,
    die="3MD 3MD1 +3MD 2Sh Sp -",
    only_on=IS_BLUE,
    special=seq(TurnTo(a_die(CharacterDie()), symbols=(BLANK,)), RerollInstead()),
)

upgrade(
    "03021", "Cable Launcher", YELLOW, VILLAIN, "equipment", cost=2, die="1Dr 1Dc 1R Sp Sp -",
    only_on=IS_YELLOW,
    special=seq(
        Choose(a_character(), as_="it"),
        either(
            Remove(a_die(DieOf(that()))),
            To(Spend(1), Remove(exactly(2, a_die(DieOf(that()))))),
        ),
    ),
)

upgrade(
    "03022", "LL-30 Blaster Pistol", YELLOW, VILLAIN, "weapon", cost=2, die="1RD 1RD +2RD 1Sh Sp -",
    keywords=(AMBUSH, REDEPLOY),
    special=TurnTo(your_die(Other(THIS_DIE)), symbols=(RANGED,)),
)

upgrade(
    "03023", "Relby-V10 Mortar Gun", YELLOW, VILLAIN, "weapon", cost=3, die="2RD 2RD +3RD 2Dr 1R -",
    action=To(
        costs(Spend(2), Remove(your_die(Same(THIS_DIE), RANGED_SHOWN), as_="removed")),
        DealDamage(ValueOf(that("removed")), to=each(an_opponents_character())),
    ),
)

upgrade(
    "03030", "A280 Blaster Rifle", RED, HERO, "weapon", cost=2, die="2RD1 +1RD +2RD 1R Sp -",
    keywords=(REDEPLOY,),
    special=ShareShields(2, any_number(your_character())),
)

upgrade(
    "03037", "Coordination", BLUE, HERO, "ability", cost=2, die="1F 1F 1R Sp Sp -",
    special=GiveShields(1, to=each(your_character())),
)

upgrade(
    "03048", "Natural Pilot", RED, NEUTRAL, "ability", cost=4, die="+2RD +3RD 2F 2Dr 2Sh -",
    after=(activate_host(), May(Ready(a_support(VEHICLE, IsExhausted())))),
)

upgrade(
    "03049", "Ancient Lightsaber", BLUE, NEUTRAL, "weapon", cost=2, die="1MD 1MD +3MD 1Sh 1R -",
    action=seq(Heal(2, HOST), PutOnDeck(THIS, bottom=True)),
)

upgrade(
    "03050", "Psychometry", BLUE, NEUTRAL, "ability", cost=3, die="1F 2Dr 1R Sp Sp -",
    only_on=IS_BLUE,
    special=seq(
        Choose(a_die(Subtype(("equipment", "weapon"))), as_="die"),
        Draw(ValueOf(that("die"))),
        May(Remove(that("die"))),
    ),
)

upgrade(
    "03051", "Shoto Lightsaber", BLUE, NEUTRAL, "weapon", cost=2, die="1MD +1MD +2MD 1Sh 1R -",
    after=(
        activate_host(),
        If(
            Has(an_upgrade(On(HOST), IS_BLUE, WEAPON, Other(THIS))),
            May(either(GiveShields(1, to=HOST), RemoveShields(a_character(Shielded()), 1))),
        ),
    ),
)

upgrade(
    "03055", "X-8 Night Sniper", YELLOW, NEUTRAL, "weapon", cost=2, die="1RD 3RD1 +2RD 1Dr 1R -",
    keywords=(AMBUSH,),
    action=To(Spend(1), TurnTo(your_die(Same(THIS_DIE)))),
)

upgrade(
    "03058", "EMP Grenades", GRAY, NEUTRAL, "weapon", cost=2, die="1Dr 2Dr 2Dc1 1R Sp -",
    special=seq(DiscardInPlay(card_in_play(Subtype(("droid", "vehicle")))), DiscardInPlay(THIS)),
)

upgrade(
    "03059", "Lead by Example", GRAY, NEUTRAL, "ability", cost=2, die="+1RD +2RD 1F 1F 1R -",
    after=(activate_host(), May(ActivateThem(YOUR_SUPPORT))),
)

upgrade(
    "03060", "Scatterblaster", GRAY, NEUTRAL, "weapon", cost=3, die="2RD +3RD 1Dr Sp Sp -",
    special=DealDamage(1, to=up_to(4, a_character())),
    action=To(Remove(your_die(DieOf(HOST))), TurnTo(your_die(Same(THIS_DIE)))),
)

upgrade(
    "03077", "Hate", BLUE, VILLAIN, cost=1,
    keywords=(REDEPLOY,),
    after=(activate_host(), May(To(DealDamage(1, to=HOST), DealDamage(1, to=a_character(Other(HOST)))))),
)

upgrade(
    "03086", "Deadly", YELLOW, VILLAIN, "ability", cost=2,
    action=To(
        costs(Exhaust(THIS), Remove(your_die(DieOf(HOST, upgrades=True)))),
        DealDamage(2, to=a_character(), unblockable=True),
    ),
)

upgrade(
    "03106", "Fearless", BLUE, HERO, "ability", cost=2,
    after=(activate_host(), May(seq(GiveShields(1, to=HOST), Draw(1)))),
)

upgrade(
    "03135", "Keen Instincts", BLUE, NEUTRAL, "ability", cost=0,
    only_on=IS_BLUE,
    action=To(Remove(your_die(DieOf(HOST))), GiveShields(1, to=HOST)),
)

upgrade(
    "03144", "Hidden Agenda", YELLOW, NEUTRAL, cost=1,
    action=seq(Play((OfType((EVENT,)),), less=2), DiscardInPlay(THIS)),
)

upgrade(
    "03152", "Plastoid Armor", GRAY, NEUTRAL, "equipment", cost=0,
    constant=MoreHealth(1, of=HOST),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "03005", "AT-DP", RED, VILLAIN, "vehicle", cost=3, die="2RD +2RD 3RD1 1Sh Sp -",
    special=DiscardInPlay(a_support(CostAtMost(2))),
)

support(
    "03006", "Probe Droid", RED, VILLAIN, "droid", cost=1, die="1Dr 1Dr 1R Sp - -",
    keywords=(AMBUSH,),
    special=LookAtRandom(2, discard=OfType((EVENT,))),
)

support(
    "03020", "Hound's Tooth", YELLOW, VILLAIN, "vehicle", unique=True, cost=2, die="1Dr 1Sh 3Sh1 2R1 4R2 -",
    after=(activate(), May(To(Remove(your_die(IS_YELLOW, CharacterDie())), Gain(1)))),
)

support(
    "03042", "Chopper", YELLOW, HERO, "droid", unique=True, cost=1, die="1MD 1MD 1Dr 1R Sp -",
    special=Remove(a_die(ValueAtMost(2))),
)

support(
    "03045", "T-47 Airspeeder", GRAY, HERO, "vehicle", cost=2, die="2RD 2RD 1Dc 1Sh Sp -",
    special=either(Exhaust(a_support(Not(IsExhausted()))), Draw(2)),
)

support(
    "03052", "Weapons Cache", YELLOW, NEUTRAL, cost=2, die="+2RD 1F 1R Sp Sp -",
    special=Play((WEAPON,), less=2),
)

support(
    "03056", "Z-95 Headhunter", GRAY, NEUTRAL, "vehicle", cost=2, die="1RD 2RD1 3RD1 1R - -",
)

support(
    "03076", "Insidious", BLUE, VILLAIN, cost=1,
    action=To(Exhaust(THIS), If(Has(opponents_die(CharacterDie(), BLANK_SHOWN)), Gain(1))),
)

support(
    "03085", "Hutt Ties", YELLOW, VILLAIN, cost=1,
    action=To(Exhaust(THIS), They(AN_OPPONENT, either(Lose(1, who=YOU), Remove(your_die())))),
)

support(
    "03104", "Funeral Pyre", BLUE, HERO, cost=1,
    before=(
        would_be_defeated(None, IS_BLUE, by=BY_YOU),
        May(MoveUpgrade(an_upgrade(On(that())), to=your_character(Other(that())))),
    ),
)

support(
    "03105", "Yoda's Quarters", BLUE, HERO, unique=True, cost=3,
    action=To(
        costs(Exhaust(THIS), Remove(your_die(CharacterDie()), as_="removed")),
        Heal(2, CardOf(that("removed"))),
    ),
)

support(
    "03143", "Stolen Cache", YELLOW, NEUTRAL, cost=0,
    after=(play_this(), Exhaust(THIS)),
    action=To(Exhaust(THIS), seq(Gain(1), DiscardInPlay(THIS))),
)
