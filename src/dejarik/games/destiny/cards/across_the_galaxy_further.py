"""Across the Galaxy: the set goes on with characters, plots and battlefields."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    ABILITY,
    AN_OPPONENT,
    BLUE,
    BY_AN_OPPONENT,
    BY_ANYBODY,
    EACH_PLAYER,
    EVENT,
    EXTRA_ACTIONS,
    GRAY,
    HERO,
    IS_BLUE,
    IS_HERO,
    IS_NEUTRAL,
    IS_VILLAIN,
    IS_YELLOW,
    MELEE_SHOWN,
    NEUTRAL,
    RED,
    REDEPLOY,
    SUPPORT,
    THIS,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    YELLOW,
    ActivateThem,
    Affiliated,
    AllOf,
    Block,
    CharacterDie,
    ControllerOf,
    DealDamage,
    DealIndirect,
    DiceWorthMore,
    DieOf,
    DiscardFromDeck,
    DiscardFromHand,
    Draw,
    Gain,
    GiveYou,
    Has,
    HasKeyword,
    HoldersOwn,
    If,
    Is,
    Lose,
    LostCharacterDice,
    May,
    MayInclude,
    MoreCopies,
    MoreHealth,
    Not,
    OddCost,
    OfType,
    On,
    OneColor,
    OneCopyEach,
    OnlyIfEach,
    OnlyWith,
    OpponentsCannot,
    Remove,
    Reroll,
    RevealFromHand,
    RollIn,
    ShieldsAtLeast,
    TakeBattlefield,
    TakeResources,
    TeamPoints,
    Then,
    They,
    TheyHaveNoResources,
    Titled,
    To,
    Trigger,
    TurnTo,
    Unless,
    UpgradeDieOf,
    UseBattlefield,
    ValueOf,
    a_character,
    a_die,
    a_die_on_your_card,
    activate,
    an_opponents_character,
    an_upgrade,
    any_number,
    battlefield,
    before_taking_damage,
    card_in_hand,
    character,
    each,
    opponent_removes_dice,
    plot,
    seq,
    setup,
    spot,
    that,
    turn_die,
    your_character,
    your_die,
    your_support,
)

# ---- Characters ----------------------------------------------------------------------------------

character(
    "08002", "Luce", "Callous Nightsister", BLUE, VILLAIN, "witch", unique=True, health=8, points=(8, 11),
    die="1RD 2RD 1ID 1Dc 1R -",
    action=To(DiscardFromHand(card_in_hand(OddCost())), Reroll(a_die())),
)

character(
    "08018", "Iden Versio", "Inferno Squad Commander", RED, VILLAIN, "leader", "trooper", unique=True,
    health=12, points=(12, 15), die="2RD 2RD 2F 1Dc 1R -",
    constant=OpponentsCannot(EXTRA_ACTIONS, while_=Has(your_die(DieOf(THIS)))),
)

character(
    "08036", "Tobias Beckett", "Thief For Hire", YELLOW, VILLAIN, "leader", "scoundrel", unique=True,
    health=11, points=(11, 15), die="2RD 3RD1 1F 1Dr Sp -",
    power_action=Gain(1, EACH_PLAYER),
    special=seq(TakeResources(1), If(TheyHaveNoResources(), Gain(1))),
)

character(
    "08037", "Val", "Headstrong Renegade", YELLOW, VILLAIN, "scoundrel", unique=True, health=10,
    points=(10, 14), die="2RD 2ID 1Dc 1R Sp -",
    special=seq(
        TakeResources(1), If(TheyHaveNoResources(), DealDamage(2, to=an_opponents_character()))
    ),
)

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
    "08057", "Kit Fisto", "Shii-cho Master", BLUE, HERO, "jedi", unique=True, health=11, points=(13, 16),
    die="1MD 2MD 3MD1 2F 1R -",
    before=(
        before_taking_damage(THIS),
        May(
            To(
                Remove(your_die(DieOf(THIS, upgrades=True), MELEE_SHOWN), as_="die"),
                Block(ValueOf(that("die"))),
            )
        ),
    ),
)

character(
    "08058", "Qui-Gon Jinn", "Defiant Jedi Master", BLUE, HERO, "jedi", unique=True, health=12,
    points=(14, 18), die="1MD 2MD 2Sh 2Sh 1R -",
    constant=(
        DiceWorthMore(1, DieOf(THIS), while_=Is(THIS, ShieldsAtLeast(2))),
        DiceWorthMore(1, UpgradeDieOf(THIS), while_=Is(THIS, ShieldsAtLeast(3))),
    ),
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
    "08073", "Clone Commander Cody", "Loyal Strategist", RED, HERO, "leader", "trooper", unique=True,
    health=9, points=(9, 13), die="1RD 2RD 2ID 1R Sp -",
    constant=TeamPoints(-1, Titled(("Clone Trooper",))),
    special=seq(TakeBattlefield(), UseBattlefield()),
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
    "08054", "Retribution", GRAY, VILLAIN, points=(1,),
    constant=OnlyWith(points=20),
    after=(
        opponent_removes_dice(),
        If(LostCharacterDice(), May(DealDamage(1, to=a_character()))),
    ),
)

plot(
    "08115", "Bitter Rivalry", BLUE, NEUTRAL, points=(-1,),
    after=(
        setup(),
        They(AN_OPPONENT, seq(DealDamage(2, to=a_character(HoldersOwn()), unblockable=True), Draw(1))),
    ),
)

plot(
    "08143", "Double Down", YELLOW, NEUTRAL, points=(2,),
    constant=MoreCopies(2),
)

plot(
    "08155", "No Allegiance", GRAY, NEUTRAL, points=(-1,),
    constant=(OnlyIfEach(IS_NEUTRAL), MoreHealth(1, of=your_character(IS_NEUTRAL))),
)

plot(
    "08156", "Solidarity", GRAY, NEUTRAL, points=(-1,),
    constant=(OneColor(), OneCopyEach()),
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
