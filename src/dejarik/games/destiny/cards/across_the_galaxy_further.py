"""Across the Galaxy: the set goes on with characters, plots, battlefields, upgrades and supports."""

from __future__ import annotations

from dejarik.games.destiny.lexicon import (
    A_PLAYER,
    ABILITY,
    AMBUSH,
    AN_OPPONENT,
    BLUE,
    BY_AN_OPPONENT,
    BY_ANYBODY,
    DROID,
    EVENT,
    GRAY,
    GUARDIAN,
    HERO,
    HOST,
    INDIRECT,
    IS_BLUE,
    IS_HERO,
    IS_VILLAIN,
    IS_YELLOW,
    NEUTRAL,
    RANGED,
    RED,
    REDEPLOY,
    SUPPORT,
    THIS,
    THIS_DIE,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    YELLOW,
    ActivateThem,
    Affiliated,
    AllOf,
    Bears,
    CharacterDie,
    ControllerOf,
    CopiesAllowed,
    CopyOfThis,
    CountOf,
    DealDamage,
    DealIndirect,
    DieOf,
    DiscardFromDeck,
    DiscardInPlay,
    Draw,
    Exhaust,
    Gain,
    GiveYou,
    HasKeyword,
    Heal,
    If,
    Is,
    Lose,
    May,
    MayInclude,
    MoreCopies,
    MoveUpgrade,
    Not,
    OfType,
    On,
    OneColour,
    OneCopyEach,
    Other,
    PutOnDeck,
    Remove,
    Reroll,
    RerollInstead,
    ResolveAs,
    ResolveThem,
    RevealFromHand,
    RollIn,
    Same,
    SearchDeck,
    Spend,
    TakeBattlefield,
    Then,
    They,
    Titled,
    To,
    Trigger,
    TurnTo,
    Unless,
    WithKeyword,
    XIs,
    a_character,
    a_die,
    a_die_on_your_card,
    action_phase_ends,
    activate,
    activate_host,
    an_opponents_character,
    an_upgrade,
    any_number,
    battlefield,
    card_in_discard,
    card_in_hand,
    character,
    each,
    either,
    play,
    play_this,
    plot,
    resolve_this_die,
    seq,
    spot,
    support,
    that,
    turn_die,
    upgrade,
    your_character,
    your_die,
    your_die_on_card,
    your_support,
    your_upgrade,
)

DARTH_VADER = Titled(("Darth Vader",))
# The fleeting supports of this set are gone after one action phase.
FLEETING = (action_phase_ends(), DiscardInPlay(THIS))

# ---- Characters ----------------------------------------------------------------------------------

character(
    "08055", "Barriss Offee", "Studious Padawan", BLUE, HERO, "apprentice", unique=True, health=9,
    points=(9, 12), die="1MD +2MD 1Dc 1Sh 1R -",
    after=(
        turn_die(CharacterDie(), Not(DieOf(THIS))),
        May(TurnTo(your_die(DieOf(THIS)), like=that())),
    ),
)

character(
    "08056", "Force Mystic", "", BLUE, HERO, "scavenger", health=8, points=(9,),
    die="1RD 2ID 1Sh 1R Sp -",
    constant=HasKeyword(REDEPLOY, of=an_upgrade(IS_BLUE, ABILITY, On(THIS))),
    special=RollIn(a_die_on_your_card(IS_BLUE, ABILITY, DieOf(THIS, upgrades=True))),
)

character(
    "08072", "Biggs Darklighter", "Rebellion Ace", RED, HERO, "pilot", unique=True, health=9,
    points=(9, 12), die="2RD +2RD 1ID 1Dr 1R -",
    after=(
        activate(),
        May(
            Then(
                ActivateThem(your_support(VEHICLE)),
                Reroll(any_number(your_die(DieOf(that("activated"), upgrades=True)))),
            )
        ),
    ),
)

character(
    "08090", "Leia Organa", "Boushh", YELLOW, HERO, "scoundrel", unique=True, health=11,
    points=(13, 16), die="1MD 2MD 1Dc 1R Sp -",
    constant=MayInclude(AllOf((IS_YELLOW, IS_VILLAIN)), 5),
    special=If(
        spot(IS_VILLAIN),
        Unless(AN_OPPONENT, GiveYou(2, AN_OPPONENT), DealDamage(2, to=each(an_opponents_character()))),
        Unless(AN_OPPONENT, GiveYou(1, AN_OPPONENT), DealDamage(2, to=each(an_opponents_character()))),
    ),
)

character(
    "08134", "Han Solo", "Independent Hotshot", YELLOW, NEUTRAL, "scoundrel", "pilot", unique=True,
    health=11, points=(11, 15), die="2RD 2RD 1Dc 1R Sp -",
    special=seq(
        DealIndirect(2),
        May(To(RevealFromHand(card_in_hand(IS_VILLAIN)), Lose(1))),
        May(To(RevealFromHand(card_in_hand(IS_HERO)), Gain(1))),
    ),
)

character(
    "08135", "Qi'Ra", "Street Savvy", YELLOW, NEUTRAL, "scoundrel", unique=True, health=11,
    points=(13, 16), die="2RD 3RD1 1Dc 1R +2R -",
    constant=MayInclude(AllOf((Affiliated((HERO, VILLAIN)), IS_YELLOW, OfType((EVENT,))))),
)

# ---- Plots ---------------------------------------------------------------------------------------

plot(
    "08143", "Double Down", YELLOW, NEUTRAL, points=(2,),
    constant=MoreCopies(2),
)

plot(
    "08156", "Solidarity", GRAY, NEUTRAL, points=(-1,),
    constant=(OneColour(), OneCopyEach()),
)

# ---- Battlefields --------------------------------------------------------------------------------

battlefield(
    "08157", "Landing Dock", "Scipio",
    power_action=Reroll(a_die()),
    after=(
        Trigger("Played", BY_ANYBODY, None, (VEHICLE,)),
        They(ControllerOf(that()), May(TakeBattlefield())),
    ),
)

battlefield(
    "08158", "Occupied City", "Lothal",
    after=(
        Trigger("Played", BY_AN_OPPONENT, None, (OfType((SUPPORT, UPGRADE)),)),
        May(DiscardFromDeck(1, AN_OPPONENT)),
    ),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "08016", "Darth Vader's Lightsaber", BLUE, VILLAIN, "weapon", unique=True, cost=3,
    die="1MD +2MD +3MD +4MD 2Sh -",
    after=(
        resolve_this_die(),
        May(
            To(
                Spend(1),
                Then(
                    RollIn(your_die_on_card(DieOf(HOST))),
                    If(Is(HOST, DARTH_VADER), DealDamage(1, to=a_character())),
                ),
            )
        ),
    ),
)

upgrade(
    "08068", "Counterstroke", BLUE, HERO, "ability", cost=2, die="1MD 2MD1 1F 1Dc 1Sh -",
    only_on=IS_BLUE,
    after=(
        Trigger("DamageDealt", BY_AN_OPPONENT, HOST),
        May(ResolveThem(your_die(Same(THIS_DIE)), more=1)),
    ),
)

upgrade(
    "08087", "Jyn Erso's Blaster", RED, HERO, "weapon", unique=True, cost=3, die="2RD +3RD 3ID 1Dc 1Sh -",
    keywords=(REDEPLOY,),
    after=(
        activate_host(),
        seq(
            May(either(Reroll(your_die(Same(THIS_DIE))), DiscardFromDeck(1, A_PLAYER))),
            If(Is(HOST, Titled(("Jyn Erso",))), Reroll(any_number(your_die(DieOf(HOST))))),
        ),
    ),
)

upgrade(
    "08107", "Token Of Affection", YELLOW, HERO, "equipment", cost=1, die="1F 1Sh 1R +1R - -",
    after=(play(WithKeyword(AMBUSH)), May(MoveUpgrade(THIS, your_character(Other(HOST))))),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "08010", "Darth Vader's Meditation Chamber", BLUE, VILLAIN, "location", unique=True, cost=2,
    action=To(
        Exhaust(THIS),
        Then(
            seq(Heal(1, a_character(IS_BLUE)), PutOnDeck(card_in_discard(), bottom=True)),
            If(spot(DARTH_VADER), Draw(1)),
        ),
    ),
)

support(
    "08013", "Vader's Fist", BLUE, VILLAIN, "trooper", unique=True, cost=5,
    die="3RD 3RD1 3ID 4ID1 3Dr 2Sh",
    after=(play_this(), May(RollIn(THIS_DIE))),
    power_action=seq(RollIn(THIS_DIE), If(spot(DARTH_VADER), TurnTo(your_die(Same(THIS_DIE))))),
)

support(
    "08031", "TIE Fighter", RED, VILLAIN, "vehicle", cost=2, die="1RD +2RD 2ID 1Dr 1R -",
    keywords=(AMBUSH,),
    constant=CopiesAllowed(4),
    after=(play_this(), SearchDeck((CopyOfThis(),))),
)

support(
    "08067", "Immutability", BLUE, HERO, cost=1,
    constant=HasKeyword(REDEPLOY, of=your_upgrade()),
    after=FLEETING,
)

support(
    "08083", "Armed Escort", RED, HERO, cost=0,
    constant=HasKeyword(GUARDIAN, of=your_character()),
    after=FLEETING,
)

support(
    "08085", "Black One", RED, HERO, "vehicle", unique=True, cost=2, die="1RD 2RD 1ID 1Sh Sp -",
    power_action=If(spot(Titled(("Poe Dameron",))), TurnTo(your_die(Same(THIS_DIE)))),
    special=seq(DealDamage(1, to=a_character()), If(Is(THIS, Bears(DROID)), RerollInstead())),
)

support(
    "08086", "X-Wing", RED, HERO, "vehicle", cost=2, die="XRD XRD1 XID 1Dr 1Sh -",
    constant=(CopiesAllowed(4), XIs(CountOf(your_support(CopyOfThis())))),
)

support(
    "08104", "On The Mark", YELLOW, HERO, cost=0,
    constant=ResolveAs((INDIRECT,), RANGED, AllOf(())),
    after=FLEETING,
)

support(
    "08144", "Improvised Defense", YELLOW, NEUTRAL, cost=1,
    after=(turn_die(), May(To(DiscardInPlay(THIS), Remove(that())))),
)
