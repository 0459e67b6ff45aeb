"""Convergence: further characters, battlefields, upgrades, downgrades and supports."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    ABILITY,
    AMBUSH,
    BLANK,
    BLUE,
    BY_ANYBODY,
    DAMAGE_SHOWN,
    FOCUS,
    GRAY,
    GUARDIAN,
    HERO,
    HOST,
    INDIRECT,
    IS_BLUE,
    IS_YELLOW,
    LEADER,
    NEUTRAL,
    RED,
    REDEPLOY,
    SCOUNDREL,
    SITH,
    THIS,
    THIS_DIE,
    TROOPER,
    VEHICLE,
    VILLAIN,
    YELLOW,
    ActivateThem,
    AllOf,
    Bears,
    Block,
    CharacterDie,
    Choose,
    CopiesNotUnique,
    CostAtMost,
    CostOf,
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
    HasKeyword,
    If,
    IncreaseValue,
    Is,
    Itself,
    Lose,
    LowerCost,
    May,
    MoreHealth,
    MoveUpgrade,
    NoMoreThan,
    On,
    Other,
    PlaceResources,
    Play,
    RemainingHealth,
    Remove,
    Reroll,
    RerollInstead,
    ResolveAs,
    ResolveThem,
    ResourcesOn,
    RollIn,
    Same,
    SearchDeck,
    Spend,
    Subtype,
    TakeActions,
    Then,
    Titled,
    To,
    Trigger,
    TurnTo,
    a_character,
    a_die,
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
    play_this,
    reprint,
    seq,
    spot,
    support,
    that,
    upgrade,
    would_play,
    your_character,
    your_character_or_support,
    your_die,
    your_die_on_card,
    your_support_or_upgrade,
)

BOUNTY = Subtype(("bounty",))
CHEWBACCA = Titled(("Chewbacca",))
DENGAR = Titled(("Dengar",))
ENFYS_NEST = Titled(("Enfys Nest",))
HOST_DEFEATED = Trigger("Defeated", BY_ANYBODY, HOST)
MACE = Titled(("Mace Windu",))
PADME = Titled(("Padmé Amidala",))
PALPATINE = Titled(("Palpatine",))
THIS_SUPPORT = your_character_or_support(Itself())
WEAPON_OR_EQUIPMENT = Subtype(("weapon", "equipment"))

reprint("09086", of="02033")
reprint("09116", of="01150")
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

battlefield(
    "09180", "Watto's Shop", "Tatooine",
    claim=To(DiscardInPlay(your_support_or_upgrade(), as_="gone"), Gain(CostOf("gone"))),
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
    "09012", "Forbidden Lore", BLUE, VILLAIN, cost=0,
    before=(
        would_play(ABILITY, IS_BLUE),
        May(To(DiscardInPlay(THIS), seq(LowerCost(1), If(spot(SITH), May(Draw(1)))))),
    ),
)

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
