"""Awakenings: cards of the rulebook's worked examples, clarifications, errata and FAQ."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    ABILITY,
    AN_OPPONENT,
    BLUE,
    BY_AN_OPPONENT,
    CHARACTER,
    FIRST_ROUND,
    GRAY,
    HERO,
    HOST,
    NEUTRAL,
    RED,
    REDEPLOY,
    SUPPORT,
    THIS,
    UPGRADE,
    VILLAIN,
    YELLOW,
    ActivateThem,
    Become,
    CardsInHand,
    Color,
    DealDamage,
    DieOf,
    DiscardCheapest,
    DiscardFromHand,
    DiscardInPlay,
    EndActionPhase,
    GiveShields,
    Heal,
    If,
    Instead,
    IsExhausted,
    Itself,
    MakeThemDistribute,
    May,
    MoveUpgrade,
    Not,
    OfType,
    On,
    Ready,
    Remove,
    ResolveThem,
    SetEventAside,
    SplitPool,
    SwitchBattlefield,
    TakeActions,
    They,
    To,
    Unique,
    XIs,
    activate,
    an_opponents_character,
    an_upgrade,
    any_number,
    card_in_hand,
    character,
    each,
    either,
    event,
    exactly,
    play_on_this,
    play_this,
    seq,
    spot_character,
    support,
    that,
    upgrade,
    would_be_defeated,
    your_character,
    your_die,
)

THIS_CARD = your_character(Itself())

# ---- Characters ----------------------------------------------------------------------------------

character(
    "01002", "First Order Stormtrooper", "", RED, VILLAIN, "trooper", health=7, points=(7,),
    die="1RD 2RD 2RD1 1R - -",
)

character(
    "01003", "General Grievous", "Jedi Hunter", RED, VILLAIN, "leader", unique=True, health=10,
    points=(13, 18), die="2MD 2MD 3MD1 1Dr 1R -",
    before=(
        would_be_defeated(None, by=BY_AN_OPPONENT),
        May(MoveUpgrade(an_upgrade(On(that()), Not(ABILITY)), to=THIS)),
    ),
)

character(
    "01021", "Jango Fett", "Lethal Mercenary", YELLOW, VILLAIN, "bounty-hunter", unique=True, health=10,
    points=(12, 16), die="1RD 2RD 1MD 1R +1R -",
    after=(activate(None, OfType((CHARACTER,)), by=BY_AN_OPPONENT), May(ActivateThem(THIS_CARD))),
)

character(
    "01022", "Tusken Raider", "", YELLOW, VILLAIN, "scavenger", health=8, points=(9,),
    die="1RD 1MD 3MD1 1Sh 1R -",
    after=(
        activate(),
        May(To(DiscardFromHand(card_in_hand()), ResolveThem(your_die(DieOf(that(), upgrades=True))))),
    ),
)

# rule: destiny.errata.rey, destiny.clarification.rey.ambush-two-actions
character(
    "01038", "Rey", "Force Prodigy", BLUE, HERO, "scavenger", unique=True, health=10, points=(9, 12),
    die="1MD +2MD 1Dc 1R +1R -",
    after=(play_on_this(OfType((UPGRADE,))), May(TakeActions())),
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "01129", "Hyperspace Jump", YELLOW, HERO, cost=3,
    does=seq(EndActionPhase(), May(SwitchBattlefield()), SetEventAside()),
)

# rule: destiny.clarification.let-the-wookiee-win.either-option
event(
    "01130", "Let The Wookiee Win", YELLOW, HERO, cost=1,
    does=They(
        AN_OPPONENT,
        either(DealDamage(2, to=your_character(IsExhausted())), Remove(exactly(2, your_die()))),
    ),
)

event(
    "01143", "Squad Tactics", RED, NEUTRAL, cost=0,
    does=ActivateThem(any_number(your_character(Not(Unique())))),
)

event(
    "01147", "Mind Trick", BLUE, NEUTRAL, cost=2,
    does=If(spot_character(Color((BLUE,))), SplitPool()),
)

# ---- Upgrades ------------------------------------------------------------------------------------

# rule: destiny.errata.f-11d-rifle
upgrade(
    "01008", "F-11D Rifle", RED, VILLAIN, "weapon", cost=2, die="2RD1 +1RD +2RD 1R Sp -",
    keywords=(REDEPLOY,),
    special=MakeThemDistribute(2),
)

upgrade(
    "01017", "Infantry Grenades", GRAY, VILLAIN, "weapon", cost=2, die="1RD 2RD1 1R Sp - -",
    special=seq(DealDamage(2, to=each(an_opponents_character())), DiscardInPlay(THIS)),
)

upgrade(
    "01033", "Scout", RED, HERO, "ability", cost=1, die="1F 2Dr1 1R Sp Sp -",
    special=DiscardCheapest(),
)

# rule: destiny.errata.jedi-robes
upgrade(
    "01040", "Jedi Robes", BLUE, HERO, "equipment", cost=2, die="1F 1F 1Dr 1R +1R -",
    after=(play_this(), If(FIRST_ROUND, GiveShields(2, to=HOST), GiveShields(1, to=HOST))),
)

upgrade(
    "01042", "One With The Force", BLUE, HERO, "ability", cost=4, die="3RD 2F 3F 3Dr 2Sh 2R",
    only_on=Color((BLUE,)),
    before=(would_be_defeated(HOST), seq(Become(SUPPORT), Ready(THIS))),
)

upgrade(
    "01137", "Second Chance", YELLOW, HERO, "ability", cost=3,
    only_on=Color((YELLOW,)),
    instead=(would_be_defeated(HOST), Instead(seq(Heal(5, HOST), DiscardInPlay(THIS)))),
)

# ---- Supports ------------------------------------------------------------------------------------

# rule: destiny.ability.die-bound.list
support(
    "01031", "Launch Bay", RED, HERO, cost=5, die="XRD XRD XDr XSh XDc -",
    constant=XIs(CardsInHand()),
)
