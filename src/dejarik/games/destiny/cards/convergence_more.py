"""Convergence: further cards that the vocabulary carries."""

from __future__ import annotations

from dejarik.games.destiny.lexicon import (
    A_PLAYER,
    AMBUSH,
    AN_OPPONENT,
    BLANK,
    BLUE,
    BY_ANYBODY,
    CONTROL_BATTLEFIELD,
    DAMAGE,
    DISRUPT,
    DOWNGRADE,
    FOCUS,
    GRAY,
    GUARDIAN,
    HERO,
    HOST,
    INDIRECT,
    MELEE,
    NEUTRAL,
    RANGED,
    RED,
    REDEPLOY,
    RESOURCE,
    SHIELD,
    THIS,
    THIS_DIE,
    VILLAIN,
    YELLOW,
    ActivateThem,
    AllOf,
    Bears,
    Block,
    CardOf,
    CharacterDie,
    Choose,
    Colour,
    CopiesNotUnique,
    CostAtMost,
    CountOf,
    DamageAtLeast,
    DealDamage,
    DealIndirect,
    DefeatThem,
    DieOf,
    DiscardAtRandom,
    DiscardFromHand,
    DiscardInPlay,
    Draw,
    Exhaust,
    Gain,
    GiveShields,
    Has,
    HasKeyword,
    If,
    IncreaseValue,
    Is,
    IsExhausted,
    Itself,
    Lose,
    May,
    MoreHealth,
    MoveUpgrade,
    NoMoreThan,
    Not,
    OfType,
    On,
    Other,
    PlaceResources,
    Play,
    Ready,
    RemainingHealth,
    Remove,
    RemoveShields,
    Reroll,
    RerollInstead,
    ResolveAs,
    ResolveThem,
    ResourcesOn,
    RollIn,
    Same,
    SearchDeck,
    Showing,
    Spend,
    Subtype,
    TakeActions,
    Then,
    They,
    Titled,
    To,
    Trigger,
    TurnTo,
    Twice,
    a_character,
    a_die,
    a_downgrade,
    activate,
    an_opponents_character,
    an_opponents_dice,
    an_upgrade,
    any_number,
    battlefield,
    before_resolving_this_die,
    before_taking_damage,
    card_in_hand,
    card_in_play,
    character,
    downgrade,
    each,
    either,
    event,
    opponents_character,
    opponents_die,
    play_this,
    reprint,
    seq,
    spot,
    support,
    that,
    up_to,
    upgrade,
    your_character,
    your_character_or_support,
    your_die,
    your_die_on_card,
)

ABILITY = Subtype(("ability",))
BLANK_SHOWN = Showing((BLANK,))
BOUNTY = Subtype(("bounty",))
CHEWBACCA = Titled(("Chewbacca",))
DAMAGE_SHOWN = Showing(DAMAGE)
DENGAR = Titled(("Dengar",))
ENFYS_NEST = Titled(("Enfys Nest",))
HOST_DEFEATED = Trigger("Defeated", BY_ANYBODY, HOST)
IS_BLUE = Colour((BLUE,))
IS_RED = Colour((RED,))
IS_YELLOW = Colour((YELLOW,))
JEDI = Subtype(("jedi",))
LEADER = Subtype(("leader",))
MACE = Titled(("Mace Windu",))
MELEE_SHOWN = Showing((MELEE,))
PADME = Titled(("Padmé Amidala",))
PALPATINE = Titled(("Palpatine",))
RANGED_SHOWN = Showing((RANGED,))
SCOUNDREL = Subtype(("scoundrel",))
SITH = Subtype(("sith",))
SORESU_MASTERY = Titled(("Soresu Mastery",))
THIS_SUPPORT = your_character_or_support(Itself())
TROOPER = Subtype(("trooper",))
VEHICLE = Subtype(("vehicle",))
WEAPON_OR_EQUIPMENT = Subtype(("weapon", "equipment"))

reprint("09010", of="01085")
reprint("09011", of="01086")
reprint("09044", of="01095")
reprint("09078", of="01105")
reprint("09086", of="02033")
reprint("09116", of="01150")
reprint("09131", of="01143")
reprint("09144", of="01159")
reprint("09173", of="01165")

# ---- Characters ----------------------------------------------------------------------------------

character(
    "09004", "Sly Moore", "Aide to the Emperor", BLUE, VILLAIN, "advisor", unique=True, health=9,
    points=(9, 12), die="1F 2F 1Dc 1R Sp -",
    after=(activate(), May(Reroll(your_die(SITH)))),
    special=seq(TurnTo(a_die(), symbols=(BLANK,)), DiscardAtRandom(1)),
)

character(
    "09035", "Dengar", "Ruthless Tracker", YELLOW, VILLAIN, "bounty-hunter", unique=True, health=10,
    points=(11, 14), die="1RD 2RD 1MD 1Dr 1R -",
    after=(activate(), May(DealDamage(1, to=a_character(Bears(BOUNTY))))),
)

character(
    "09037", "Quarren Tracker", "", YELLOW, VILLAIN, "bounty-hunter", health=8, points=(8,),
    die="1RD 1Dr 1Dc 1R Sp -",
    special=either(DealDamage(2, to=a_character()), DealDamage(3, to=a_character(Bears(BOUNTY)))),
)

character(
    "09058", "Vigilant Jedi", "", BLUE, HERO, "jedi", health=8, points=(8,), die="2MD 2MD1 1Sh 1R Sp -",
    special=Then(Remove(a_die(DAMAGE_SHOWN)), DealDamage(1, to=a_character())),
)

character(
    "09073", "Kes Dameron", "Courageous Sergeant", RED, HERO, "leader", "trooper", unique=True, health=11,
    points=(13, 16), die="2RD 3RD1 1F 2F 1R -",
    action=ResolveThem(any_number(your_die(TROOPER))),
)

character(
    "09074", "Naboo Palace Guard", "", RED, HERO, "guard", "trooper", health=9, points=(8,),
    die="1RD 1RD +2RD 1F 1Sh -",
    constant=HasKeyword(GUARDIAN, while_=spot(LEADER)),
)

character(
    "09075", "Padmé Amidala", "Resolute Senator", RED, HERO, "leader", unique=True, health=10,
    points=(11, 14), die="1F 2F 3F 1Dc 1R -",
    constant=ResolveAs((FOCUS,), INDIRECT, AllOf(())),
)

character(
    "09088", "Chewbacca", "The Beast", YELLOW, HERO, "scoundrel", "wookiee", unique=True, health=13,
    points=(12, 15), die="1RD +2RD 2MD1 1Dc 1R -",
    constant=HasKeyword(GUARDIAN, while_=spot(SCOUNDREL, Other(THIS))),
    before=(before_resolving_this_die(DAMAGE_SHOWN), If(Is(THIS, DamageAtLeast(6)), IncreaseValue(1))),
)

# ---- Battlefields --------------------------------------------------------------------------------

battlefield(
    "09179", "Salt Flats", "Crait",
    power_action=either(TurnTo(a_die(), symbols=(BLANK,)), TurnTo(your_die(LEADER))),
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "09007", "Breaking Bonds", BLUE, VILLAIN, cost=1,
    does=seq(
        Choose(a_character(), as_="it"),
        DiscardInPlay(a_downgrade(On(that()))),
        If(Is(that(), SITH), May(TurnTo(a_die(), symbols=(BLANK,)))),
    ),
)

event(
    "09008", "Fit of Rage", BLUE, VILLAIN, cost=2,
    does=RemoveShields(each(opponents_character())),
)

event(
    "09062", "Disciplined Mind", BLUE, HERO, cost=1,
    does=If(spot(JEDI), Remove(a_die(Not(JEDI)))),
)

event(
    "09063", "Strong Intuition", BLUE, HERO, cost=1,
    does=Then(Draw(3), DiscardFromHand(card_in_hand())),
)

event(
    "09077", "Aggressive Negotiations", RED, HERO, cost=2,
    does=Then(
        They(AN_OPPONENT, Remove(any_number(your_die()))),
        DealIndirect(Twice(CountOf(an_opponents_dice(DAMAGE_SHOWN)))),
    ),
)

event(
    "09079", "Honorable Sacrifice", RED, HERO, cost=0,
    does=To(DefeatThem(your_character()), Remove(up_to(2, a_die(DAMAGE_SHOWN)))),
)

event(
    "09081", "Unfetter", RED, HERO, cost=2,
    does=Ready(a_character(IS_RED, IsExhausted(), Not(Bears()))),
)

event(
    "09096", "Instigate", YELLOW, HERO, cost=1,
    keywords=(AMBUSH,),
    does=ActivateThem(your_character_or_support()),
)

event(
    "09098", "Sure Shot", YELLOW, HERO, cost=1,
    does=Then(ResolveThem(your_die(RANGED_SHOWN)), Remove(a_die(DieOf(that("damaged"), upgrades=True)))),
)

event(
    "09099", "We're Home", YELLOW, HERO, cost=1,
    does=seq(
        ActivateThem(your_character_or_support(IS_YELLOW, VEHICLE), as_="it"),
        ActivateThem(up_to(2, your_character_or_support(SCOUNDREL))),
        May(To(Remove(your_die(Showing((RESOURCE,)))), Ready(that()))),
    ),
)

event(
    "09106", "Attunement", BLUE, NEUTRAL, cost=1,
    does=seq(
        If(Has(your_die(MELEE_SHOWN)), DealDamage(1, to=a_character())),
        If(Has(your_die(Showing((SHIELD,)))), GiveShields(1, to=a_character())),
        If(Has(your_die(BLANK_SHOWN)), May(TurnTo(a_die(), symbols=(BLANK,)))),
    ),
)

event(
    "09108", "Deflecting Slash", BLUE, NEUTRAL, "move", cost=1,
    does=To(
        ActivateThem(your_character(IS_BLUE), as_="it"),
        seq(
            Remove(a_die(Showing((RANGED, INDIRECT)))),
            If(Has(an_upgrade(SORESU_MASTERY, On(that()))), GiveShields(2, to=that())),
        ),
    ),
)

event(
    "09109", "Fatal Blow", BLUE, NEUTRAL, "move", cost=2,
    does=ResolveThem(
        your_die(CharacterDie(), DAMAGE_SHOWN),
        more=CountOf(an_upgrade(On(CardOf(that("resolving"))))),
    ),
)

event(
    "09111", "Twin Strike", BLUE, NEUTRAL, "move", cost=0,
    does=ResolveThem(up_to(2, your_die(IS_BLUE, CharacterDie(), MELEE_SHOWN)), unblockable=True),
)

event(
    "09123", "Domination", RED, NEUTRAL, cost=5,
    does=Remove(any_number(a_die())),
)

event(
    "09125", "Forced Compliance", RED, NEUTRAL, cost=1,
    does=Then(TurnTo(opponents_die(), as_="die"), TurnTo(your_die(), like=that("die"))),
)

event(
    "09127", "Measure for Measure", RED, NEUTRAL, cost=0,
    does=To(Remove(your_die(TROOPER)), Remove(a_die())),
)

event(
    "09130", "Seize the Day", RED, NEUTRAL, cost=1,
    only_if=CONTROL_BATTLEFIELD,
    does=TakeActions(2),
)

event(
    "09146", "Prey Upon", YELLOW, NEUTRAL, cost=1,
    does=seq(
        Choose(a_character(Bears(OfType((DOWNGRADE,)))), as_="it"),
        Remove(a_die(DieOf(that(), upgrades=True))),
    ),
)

event(
    "09148", "Skullduggery", YELLOW, NEUTRAL, cost=1,
    does=seq(
        If(Has(your_die(Showing((INDIRECT,)))), DealIndirect(1)),
        If(Has(your_die(Showing((DISRUPT,)))), Lose(1, A_PLAYER)),
        If(Has(your_die(Showing((RESOURCE,)))), Gain(1)),
    ),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "09014", "Force Storm", BLUE, VILLAIN, "ability", cost=4, die="3RD 3RD 4ID 2Dc 2Sh Sp",
    only_on=IS_BLUE,
    special=seq(
        To(Exhaust(THIS), PlaceResources(1)),
        DealDamage(ResourcesOn(THIS), to=a_character()),
        RerollInstead(),
    ),
)

upgrade(
    "09016", "Palpatine's Lightsaber", BLUE, VILLAIN, "weapon", unique=True, cost=2,
    die="1MD 2MD +2MD 1Sh 1R -",
    after=(play_this(), Gain(NoMoreThan(2, CountOf(an_upgrade(On(HOST), ABILITY))))),
    constant=CopiesNotUnique(while_=Is(HOST, PALPATINE)),
)

upgrade(
    "09050", "Dengar's Fire Blade", YELLOW, VILLAIN, "weapon", unique=True, cost=3,
    die="2MD +4MD 2Dr 2Sh 1R -",
    after=(play_this(), May(DealDamage(1, to=a_character(Bears(BOUNTY))))),
    power_action=If(Is(HOST, DENGAR), TurnTo(your_die(DieOf(HOST)), value=1)),
)

upgrade(
    "09051", "Skilled Tracker", YELLOW, VILLAIN, "ability", cost=1, die="1Dr 1Dc 1R Sp Sp -",
    only_on=IS_YELLOW,
    special=Remove(a_die(CharacterDie())),
)

upgrade(
    "09070", "Mace Windu's Lightsaber", BLUE, HERO, "weapon", unique=True, cost=3,
    die="1MD 2MD +3MD 2Sh Sp -",
    power_action=If(spot(MACE), MoveUpgrade(THIS, to=your_character(MACE))),
    special=Then(
        DealDamage(2, to=a_character(), unblockable=True, as_="it"),
        If(Is(that(), RemainingHealth(1)), DefeatThem(that())),
    ),
)

upgrade(
    "09102", "Chewbacca's Blaster Rifle", YELLOW, HERO, "weapon", unique=True, cost=3,
    die="2RD 3RD 4RD1 1Dr 1Dc -",
    after=(
        play_this(),
        May(To(
            DealDamage(1, to=HOST),
            Then(RollIn(THIS_DIE), If(Is(HOST, CHEWBACCA), May(ResolveThem(your_die(DieOf(THIS)))))),
        )),
    ),
)

upgrade(
    "09138", "A-300 Blaster", RED, NEUTRAL, "weapon", cost=2, die="1RD 2RD +2RD 1Dr 1Dr -",
    keywords=(REDEPLOY,),
)

upgrade(
    "09139", "Quicksilver Baton", RED, NEUTRAL, "weapon", cost=2, die="2MD +1MD +2MD 1Dr 1Sh -",
    after=(
        (play_this(LEADER), RollIn(THIS_DIE)),
        (play_this(TROOPER), May(To(Spend(1), RollIn(your_die_on_card(DieOf(HOST)))))),
    ),
)

upgrade(
    "09140", "Riot Shield", RED, NEUTRAL, "equipment", cost=1,
    before=(
        before_taking_damage(HOST),
        If(
            Is(HOST, TROOPER),
            May(To(DiscardInPlay(THIS), Block(3))),
            May(To(DiscardInPlay(THIS), Block(2))),
        ),
    ),
)

upgrade(
    "09156", "Enfys Nest's Electroripper", YELLOW, NEUTRAL, "weapon", unique=True, cost=2,
    die="2MD 3MD1 1Sh 1R Sp -",
    special=seq(
        DealDamage(1, to=each(an_opponents_character()), unblockable=True),
        If(Is(HOST, ENFYS_NEST), Remove(an_opponents_dice(CharacterDie()))),
    ),
)

upgrade(
    "09159", "Unscrupulous", YELLOW, NEUTRAL, "ability", cost=1, die="1F Sp Sp Sp - -",
    only_on=SCOUNDREL,
    special=either(DiscardAtRandom(1), Lose(1)),
)

# ---- Downgrades ----------------------------------------------------------------------------------

downgrade(
    "09039", "Death Mark", YELLOW, VILLAIN, "bounty", cost=0,
    after=(HOST_DEFEATED, May(Draw(3))),
)

downgrade(
    "09040", "Enticing Reward", YELLOW, VILLAIN, "bounty", cost=1,
    after=(HOST_DEFEATED, May(Play((WEAPON_OR_EQUIPMENT,), discard=True, free=True))),
)

downgrade(
    "09143", "Wanted", YELLOW, NEUTRAL, "bounty", cost=0,
    after=(HOST_DEFEATED, May(Gain(2))),
)

downgrade(
    "09161", "Wounded", GRAY, NEUTRAL, "injury", cost=1,
    constant=MoreHealth(-1, of=HOST),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "09013", "Imperialis", BLUE, VILLAIN, "vehicle", unique=True, cost=2, die="1F 2F 1Sh 1R Sp -",
    after=(activate(None, PALPATINE), May(ActivateThem(THIS_SUPPORT))),
    special=To(DiscardInPlay(THIS), DealIndirect(4)),
)

support(
    "09030", "Imperial Officer", RED, VILLAIN, "leader", cost=2, die="2RD1 1F 1F 1Dr 1R -",
    after=(activate(), May(TurnTo(your_die(TROOPER)))),
)

support(
    "09047", "Bounty Board", YELLOW, VILLAIN, cost=1,
    action=To(Exhaust(THIS), SearchDeck((BOUNTY,))),
)

support(
    "09082", "A-Wing", RED, HERO, "vehicle", cost=2, die="2RD 3RD1 1F 1Dr 1Dr -",
    after=(
        activate(),
        May(To(
            DiscardFromHand(card_in_hand()), ResolveThem(any_number(your_die(DieOf(THIS, upgrades=True))))
        )),
    ),
)

support(
    "09085", "Padmé Amidala's Royal Starship", RED, HERO, "vehicle", unique=True, cost=3,
    die="2F 3F 1Sh 2Sh 2R -",
    after=(
        activate(),
        May(seq(
            Choose(a_character(LEADER), as_="it"),
            GiveShields(1, to=that()),
            If(Is(that(), PADME), ActivateThem(your_character(Same(that())))),
        )),
    ),
)

support(
    "09134", "Conscript Squad", RED, NEUTRAL, "trooper", cost=1, die="1RD +1RD +2RD 1Dr - -",
    after=(activate(None, LEADER), May(ActivateThem(THIS_SUPPORT))),
)

support(
    "09152", "Entourage", YELLOW, NEUTRAL, "scoundrel", cost=3, die="2ID 3ID 2Dr 2R Sp -",
    after=(play_this(), May(SearchDeck((SCOUNDREL,)))),
    special=DealDamage(CountOf(your_character_or_support(SCOUNDREL)), to=a_character()),
)

support(
    "09154", "Smuggling Ring", YELLOW, NEUTRAL, cost=2,
    action=To(Exhaust(THIS), seq(Gain(1), TakeActions())),
)

support(
    "09155", "Starviper", YELLOW, NEUTRAL, "vehicle", cost=4, die="3ID 2Dc 2Sh Sp Sp -",
    keywords=(AMBUSH,),
    special=either(DealDamage(3, to=a_character()), DiscardInPlay(card_in_play(VEHICLE, CostAtMost(3)))),
)
