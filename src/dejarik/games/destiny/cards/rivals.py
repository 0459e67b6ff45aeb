"""Rivals: the draft kit."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    AMBUSH,
    AN_OPPONENT,
    BLUE,
    BY_YOU,
    CONTROL_BATTLEFIELD,
    DAMAGE,
    GRAY,
    GUARDIAN,
    HERO,
    HOST,
    NEUTRAL,
    RED,
    REDEPLOY,
    SUPPORT,
    THIS,
    THIS_DIE,
    UPGRADE,
    VILLAIN,
    WEAPON,
    YELLOW,
    Affiliated,
    CharacterDie,
    Color,
    CopiesInPlay,
    CostAtLeast,
    DealDamage,
    DieOf,
    DiscardFromHand,
    DiscardInPlay,
    Exhaust,
    Gain,
    GiveShields,
    HasKeyword,
    If,
    Is,
    IsExhausted,
    May,
    MoveUpgrade,
    Named,
    NameOne,
    NoResources,
    NotWith,
    OfType,
    On,
    Other,
    Remove,
    Reroll,
    RerollInstead,
    ResolveThem,
    Showing,
    Spend,
    Then,
    They,
    Titled,
    To,
    TurnTo,
    a_character,
    a_die,
    activate,
    an_upgrade,
    any_number,
    battlefield,
    card_in_hand,
    character,
    costs,
    either,
    event,
    opponents_die,
    seq,
    spot_character,
    support,
    that,
    upgrade,
    would_be_defeated,
    your_die,
    your_support_or_upgrade,
)

HERO_CARD, VILLAIN_CARD = Affiliated((HERO,)), Affiliated((VILLAIN,))

# ---- Characters ----------------------------------------------------------------------------------

character(
    "06001", "Anakin Skywalker", "Conflicted Apprentice", BLUE, NEUTRAL, "apprentice", unique=True,
    health=10, points=(10, 13), die="2MD 2MD1 1Sh 1R Sp -",
    constant=NotWith(Titled(("Darth Vader",))),
    special=either(
        To(DiscardFromHand(card_in_hand(HERO_CARD)), GiveShields(2, to=a_character())),
        To(DiscardFromHand(card_in_hand(VILLAIN_CARD)), DealDamage(2, to=a_character())),
    ),
)

character(
    "06002", "Lobot", "Cyborg Aide", RED, NEUTRAL, "advisor", unique=True, health=9, points=(10, 13),
    die="1RD 1F 1Sh 1R Sp -",
    constant=HasKeyword(GUARDIAN, while_=CONTROL_BATTLEFIELD),
    special=ResolveThem(your_die(Other(THIS_DIE)), more=2),
)

character(
    "06003", "Ketsu Onyo", "Black Sun Operative", YELLOW, NEUTRAL, "bounty-hunter", unique=True, health=9,
    points=(11, 14), die="2RD 2MD 1Dr 1Dc 1R -",
    before=(
        would_be_defeated(None, Other(THIS), by=BY_YOU),
        May(MoveUpgrade(an_upgrade(On(that()), WEAPON), to=THIS)),
    ),
)

character(
    "06004", "Jawa Scavenger", "", GRAY, NEUTRAL, "jawa", "scavenger", health=6, points=(6,),
    die="1RD 2RD1 1Dr 1R - -",
    after=(
        activate(),
        May(To(DiscardInPlay(your_support_or_upgrade(CostAtLeast(2))), Gain(1))),
    ),
)

# ---- Battlefields --------------------------------------------------------------------------------

battlefield(
    "06019", "Dry Fields", "Atollon",
    claim=If(NoResources(), Gain(1)),
)

battlefield(
    "06020", "Sith Temple", "Malachor",
    claim=To(Remove(your_die()), DealDamage(1, to=a_character(), unblockable=True)),
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "06005", "Hidden Motive", BLUE, NEUTRAL, cost=0,
    does=seq(
        NameOne("symbol"),
        Reroll(opponents_die(), as_="die"),
        If(Is(that("die"), Named("symbol")), Remove(that("die"))),
    ),
)

event(
    "06007", "Targeting Computer", RED, NEUTRAL, cost=1,
    does=TurnTo(a_die(OfType((SUPPORT, UPGRADE)))),
)

event(
    "06009", "Tinker", YELLOW, NEUTRAL, cost=0,
    does=TurnTo(your_die(), value=1),
)

event(
    "06011", "Emulate", GRAY, NEUTRAL, cost=0,
    does=TurnTo(a_die(CharacterDie(), CopiesInPlay(2))),
)

event(
    "06012", "Fight Back", GRAY, NEUTRAL, cost=1,
    does=To(Remove(your_die()), Remove(a_die(Showing(DAMAGE)))),
)

event(
    "06013", "Resourceful", GRAY, NEUTRAL, cost=0,
    does=If(spot_character(Color((GRAY,))), To(Remove(your_die()), Gain(1))),
)

event(
    "06014", "Surprise Attack", GRAY, NEUTRAL, cost=1,
    does=ResolveThem(your_die(Showing(DAMAGE)), more=1),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "06006", "Crafted Lightsaber", BLUE, NEUTRAL, "weapon", cost=2, die="2MD 2MD1 +3MD 1R 1R -",
    only_on=IsExhausted(),
)

upgrade(
    "06010", "Verpine Sniper Rifle", YELLOW, NEUTRAL, "weapon", cost=2, die="2RD1 +2RD 1F 1R Sp -",
    special=DealDamage(2, to=a_character(), unblockable=True),
)

upgrade(
    "06015", "Supply Pack", GRAY, NEUTRAL, "equipment", cost=1,
    action=To(Exhaust(THIS), Reroll(any_number(your_die(DieOf(HOST, upgrades=True))))),
)

upgrade(
    "06016", "T-21 Repeating Blaster", GRAY, NEUTRAL, "weapon", cost=3, die="2RD +2RD 1Dr 1R Sp1 -",
    special=Then(DealDamage(2, to=a_character()), May(RerollInstead())),
)

upgrade(
    "06017", "Vibrosword", GRAY, NEUTRAL, "weapon", cost=3, die="1MD 3MD1 +2MD 1Dc 1R -",
    keywords=(REDEPLOY,),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "06008", "Fang Fighter", RED, NEUTRAL, "vehicle", cost=3, die="2RD 3RD 1Dc 1Sh 1R -",
    keywords=(AMBUSH,),
)

support(
    "06018", "Bespin Wing Guard", GRAY, NEUTRAL, cost=1,
    action=To(
        costs(Exhaust(THIS), Spend(1)), They(AN_OPPONENT, DiscardFromHand(card_in_hand()))
    ),
)
