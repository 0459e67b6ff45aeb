"""Spirit of Rebellion: further cards that the vocabulary carries."""

from __future__ import annotations

from dejarik.games.destiny.lexicon import (
    AMBUSH,
    AN_OPPONENT,
    BLANK,
    BLUE,
    BY_ANYBODY,
    BY_YOU,
    CHARACTER,
    CONTROL_BATTLEFIELD,
    DAMAGE,
    DISCARD,
    DISRUPT,
    FOCUS,
    GRAY,
    HERO,
    HOST,
    MELEE,
    NEUTRAL,
    OTHER,
    RANGED,
    RED,
    REDEPLOY,
    RESOURCE,
    SHIELD,
    SPECIAL,
    SUPPORT,
    THIS,
    THIS_DIE,
    UPGRADE,
    VILLAIN,
    YELLOW,
    ActivateThem,
    AtLeast,
    Block,
    CardOf,
    CharacterDie,
    Choose,
    Colour,
    ControllerOf,
    CopyOfThis,
    CountOf,
    DealDamage,
    DefeatThem,
    DieOf,
    DiscardAtRandom,
    DiscardFromDeck,
    DiscardFromHand,
    DiscardInPlay,
    Draw,
    Exhaust,
    Gain,
    GiveShields,
    Has,
    Heal,
    HowMany,
    If,
    IncreaseValue,
    Is,
    IsExhausted,
    Lose,
    LowestOf,
    MakeThemDistribute,
    May,
    MoveDamage,
    Not,
    OfType,
    Other,
    Play,
    Ready,
    Remove,
    RemoveShields,
    Reroll,
    ResolveThem,
    Same,
    Shielded,
    Showing,
    Spend,
    Subtype,
    TakeBattlefield,
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
    card_in_discard,
    card_in_hand,
    card_in_play,
    character,
    claim,
    costs,
    each,
    either,
    event,
    exactly,
    opponents_character,
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

ANOTHER_COPY = Has(card_in_discard(CopyOfThis()))
BLANK_SHOWN = Showing((BLANK,))
DAMAGE_SHOWN = Showing(DAMAGE)
IS_BLUE = Colour((BLUE,))
IS_RED = Colour((RED,))
IS_YELLOW = Colour((YELLOW,))
MELEE_SHOWN = Showing((MELEE,))
NOT_DAMAGE = (SHIELD, RESOURCE, DISRUPT, DISCARD, FOCUS, SPECIAL, BLANK)
RANGED_SHOWN = Showing((RANGED,))
VEHICLE = Subtype(("vehicle",))
WEAPON = Subtype(("weapon",))

# ---- Characters ----------------------------------------------------------------------------------

character(
    "02019", "Guavian Enforcer", "", YELLOW, VILLAIN, "scoundrel", health=9, points=(8,),
    die="1RD 2RD +1RD +1R +1R -",
    action=To(Remove(THIS_DIE), RemoveShields(a_character(Shielded()), 1)),
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
    "02160", "War-Torn Streets", "Jedha",
    claim=DiscardAtRandom(1),
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "02063", "Lockdown", RED, VILLAIN, cost=0,
    keywords=(AMBUSH,),
    does=If(AtLeast(2, your_character(IS_RED)), TakeBattlefield()),
)

event(
    "02064", "Sustained Fire", RED, VILLAIN, cost=1,
    only_if=AtLeast(2, your_die(RANGED_SHOWN)),
    does=RemoveShields(each(an_opponents_character())),
)

event(
    "02066", "Trench Warfare", RED, VILLAIN, cost=0,
    only_if=Has(your_die(Showing((SHIELD,)))),
    does=TurnTo(any_number(an_opponents_dice()), symbols=(SHIELD,)),
)

event(
    "02068", "We Have Them Now", RED, VILLAIN, cost=2,
    only_if=CONTROL_BATTLEFIELD,
    does=TurnTo(up_to(4, your_die()), symbols=DAMAGE),
)

event(
    "02072", "Lightsaber Throw", BLUE, VILLAIN, cost=1,
    only_if=Has(your_die(MELEE_SHOWN)),
    does=DealDamage(2, to=a_character()),
)

event(
    "02073", "Manipulate", BLUE, VILLAIN, cost=0,
    does=Then(TurnTo(your_die(), symbols=(BLANK,)), TurnTo(opponents_die(), symbols=(BLANK,))),
)

event(
    "02074", "No Disintegrations", BLUE, VILLAIN, cost=1,
    does=If(ANOTHER_COPY, DiscardFromDeck(3, AN_OPPONENT), DiscardFromDeck(1, AN_OPPONENT)),
)

event(
    "02075", "Now You Will Die", BLUE, VILLAIN, cost=1,
    does=ResolveThem(your_die(), as_symbol=MELEE),
)

event(
    "02076", "Rise Again", BLUE, VILLAIN, cost=5,
    does=seq(
        Choose(a_character(Unique(), IS_BLUE), as_="it"),
        Heal(5, that()),
        May(Play((OfType((UPGRADE,)),), hand=False, discard=True, free=True, on=that())),
    ),
)

event(
    "02077", "The Price of Failure", BLUE, VILLAIN, cost=0,
    does=If(spot_character(IS_BLUE), To(DefeatThem(your_character()), Ready(a_character(IsExhausted())))),
)

event(
    "02080", "Doubt", GRAY, VILLAIN, cost=0,
    does=Then(
        Reroll(opponents_die(), as_="die"),
        They(
            ControllerOf(that("die")), either(ResolveThem(your_die(Same(that("die")))), Remove(that("die")))
        ),
    ),
)

event(
    "02081", "Arms Deal", YELLOW, VILLAIN, cost=0,
    does=Then(DiscardFromHand(any_number(card_in_hand(WEAPON))), Gain(HowMany("discarded"))),
)

event(
    "02082", "Bait and Switch", YELLOW, VILLAIN, cost=0,
    keywords=(AMBUSH,),
    does=TurnTo(your_die(Showing((RESOURCE,)))),
)

event(
    "02084", "Loose Ends", YELLOW, VILLAIN, cost=2,
    keywords=(AMBUSH,),
    does=To(Remove(your_die(RANGED_SHOWN)), DiscardFromDeck(4, AN_OPPONENT)),
)

event(
    "02085", "One-Quarter Portion", YELLOW, VILLAIN, cost=1,
    does=Then(Remove(opponents_die(), as_="removed"), Gain(1, ControllerOf(that("removed")))),
)

event(
    "02086", "Relentless Pursuit", YELLOW, VILLAIN, cost=0,
    does=MoveDamage(2, from_=opponents_character(), to=a_character(Other(that("from")))),
)

event(
    "02090", "Emergency Evacuation", RED, HERO, cost=4,
    does=Remove(each(a_die())),
)

event(
    "02092", "Guerrilla Warfare", RED, HERO, cost=0,
    keywords=(AMBUSH,),
    does=To(Remove(your_die(IS_RED)), DealDamage(1, to=a_character())),
)

event(
    "02094", "Rebel Assault", RED, HERO, cost=0,
    only_if=Has(your_die(RANGED_SHOWN)),
    does=Remove(opponents_die(Not(DAMAGE_SHOWN))),
)

event(
    "02095", "Sensor Placement", RED, HERO, cost=2,
    does=If(spot_character(IS_RED), ResolveThem(opponents_die(Not(DAMAGE_SHOWN)))),
)

event(
    "02096", "Spirit of Rebellion", RED, HERO, cost=0,
    does=If(ANOTHER_COPY, GiveShields(2, to=a_character()), GiveShields(1, to=a_character())),
)

event(
    "02100", "Caution", BLUE, HERO, cost=0,
    does=To(
        Remove(your_die(CharacterDie()), as_="removed"),
        GiveShields(3, to=a_character(Other(CardOf(that("removed"))))),
    ),
)

event(
    "02102", "Determination", BLUE, HERO, cost=0,
    only_if=Has(your_die(Showing((FOCUS,)))),
    does=ResolveThem(your_die(), as_symbol=OTHER),
)

event(
    "02109", "Confidence", GRAY, HERO, cost=0,
    does=seq(
        Choose(opponents_die(), as_="die"),
        They(ControllerOf(that("die")), ResolveThem(your_die(Same(that("die"))))),
    ),
)

event(
    "02110", "Garbage'll Do", YELLOW, HERO, cost=0,
    keywords=(AMBUSH,),
    does=To(Remove(your_die(VEHICLE)), GiveShields(1, to=each(your_character()))),
)

event(
    "02112", "Rebel", YELLOW, HERO, cost=1,
    only_if=Has(your_die(Showing((DISCARD,)))),
    does=Play(hand=False, discard=True, less=1),
)

event(
    "02115", "Never Tell Me The Odds", YELLOW, HERO, cost=3,
    does=seq(
        Choose(your_character(IS_YELLOW), as_="it"),
        TurnTo(any_number(your_die(DieOf(that(), upgrades=True)))),
    ),
)

event(
    "02122", "Suppression", RED, NEUTRAL, cost=0,
    does=Then(Remove(your_die(IS_RED, RANGED_SHOWN)), Remove(opponents_die())),
)

event(
    "02127", "Decisive Blow", BLUE, NEUTRAL, cost=3,
    does=Then(
        ResolveThem(your_die(MELEE_SHOWN)),
        Remove(each(a_die(DieOf(that("damaged"), upgrades=True)))),
    ),
)

event(
    "02128", "High Ground", BLUE, NEUTRAL, cost=1,
    only_if=CONTROL_BATTLEFIELD,
    does=Then(
        Remove(opponents_die(DAMAGE_SHOWN), as_="removed"),
        If(Is(that("removed"), CharacterDie()), DealDamage(1, to=CardOf(that("removed")))),
    ),
)

event(
    "02130", "Overconfidence", BLUE, NEUTRAL, cost=1,
    does=If(
        spot_character(IS_BLUE),
        Then(
            Reroll(exactly(2, a_die()), as_="rerolled"),
            Remove(a_die(LowestOf(that("rerolled")))),
        ),
    ),
)

event(
    "02133", "Trust Your Instincts", BLUE, NEUTRAL, cost=0,
    does=seq(
        Choose(your_character(IS_BLUE), as_="it"),
        Then(Reroll(any_number(your_die(DieOf(that(), upgrades=True)))), May(Draw(1))),
    ),
)

event(
    "02136", "Evade", GRAY, NEUTRAL, cost=1,
    does=Remove(a_die(RANGED_SHOWN)),
)

event(
    "02138", "Parry", GRAY, NEUTRAL, cost=1,
    does=Remove(a_die(MELEE_SHOWN)),
)

event(
    "02142", "Bolt Hole", YELLOW, NEUTRAL, cost=0,
    does=To(
        Remove(your_die(IS_YELLOW, CharacterDie()), as_="removed"), GiveShields(2, to=CardOf(that("removed")))
    ),
)

event(
    "02144", "Diversion", YELLOW, NEUTRAL, cost=1,
    does=If(ANOTHER_COPY, Lose(3), Lose(1)),
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
    after=(Trigger("Defeated", BY_ANYBODY), May(To(Exhaust(THIS), Gain(1)))),
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
