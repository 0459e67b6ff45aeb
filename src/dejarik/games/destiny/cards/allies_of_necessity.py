"""Allies of Necessity: the draft kit."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    A_PLAYER,
    AN_OPPONENT,
    BLUE,
    DOWNGRADE,
    GRAY,
    HERO,
    HOST,
    IS_BLUE,
    IS_RED,
    IS_YELLOW,
    LEADER,
    NEUTRAL,
    RED,
    REDEPLOY,
    SCOUNDREL,
    SITH,
    SUPPORT,
    THIS,
    THIS_DIE,
    TROOPER,
    UPGRADE,
    VILLAIN,
    YELLOW,
    YOU,
    AnyOf,
    CharacterDie,
    Choose,
    ControllerOf,
    DealDamage,
    DealIndirect,
    DiscardFromDeck,
    DiscardFromHand,
    Draw,
    Exhaust,
    GainNamedSubtype,
    GainsSubtype,
    GiveShields,
    If,
    Is,
    Lose,
    May,
    NameOne,
    Not,
    OfType,
    Other,
    PlaceResources,
    Play,
    Remove,
    Reroll,
    ResourcesOn,
    Same,
    SharedColor,
    SharesSubtype,
    Shielded,
    TakeResourcesFrom,
    Then,
    They,
    Titled,
    To,
    TurnTo,
    UnblockableDie,
    ValueAtMost,
    a_character,
    a_die,
    activate,
    battlefield,
    card_in_hand,
    character,
    downgrade,
    either,
    event,
    opponents_die,
    play,
    play_this,
    plot,
    reprint,
    seq,
    setup,
    spot,
    spot_character,
    support,
    that,
    up_to,
    upgrade,
    use_action_of,
    your_die,
)

DOOKU = Titled(("Count Dooku",))
DEAL_TO_UNSHIELDED = May(DealDamage(1, to=a_character(Not(Shielded()))))
THEY_DISCARD = They(AN_OPPONENT, DiscardFromHand(card_in_hand()))

reprint("10015", of="01156")

# ---- Characters ----------------------------------------------------------------------------------

character(
    "10001", "Count Dooku", "Corrupted Politician", BLUE, VILLAIN, "leader", "sith", unique=True, health=9,
    points=(11, 13), die="2MD 2MD 1F 1Dc 1R -",
    power_action=Then(Play((IS_BLUE,)), THEY_DISCARD),
)

character(
    "10006", "Fenn Rau", "Mandalorian Protector", RED, HERO, "pilot", "trooper", unique=True, health=9,
    points=(11, 13), die="2RD 2RD 1F 1Sh 1R -",
    power_action=Then(Play((IS_RED,)), DealIndirect(1)),
)

character(
    "10009", "Outer Rim Outlaw", "", YELLOW, NEUTRAL, "scavenger", "scoundrel", health=8, points=(10,),
    die="2RD 2MD1 2ID 1Dr 1R -",
    power_action=Then(
        Play((IS_YELLOW,)), either(Reroll(opponents_die()), Reroll(up_to(3, your_die())))
    ),
)

character(
    "10013", "Clawdite Shapeshifter", "", GRAY, NEUTRAL, "shapeshifter", health=6, points=(6,),
    die="1ID 2ID 1Dr 1R - -",
    after=(activate(), May(seq(NameOne("subtype"), GainNamedSubtype()))),
)

# ---- Battlefields --------------------------------------------------------------------------------

battlefield(
    "10019", "Chalmun's Cantina", "Tatooine",
    power_action=Then(
        Reroll(a_die(CharacterDie()), as_="die"),
        May(Reroll(a_die(Other(that("die")), SharesSubtype(that("die"))))),
    ),
)

battlefield(
    "10020", "Wheeta Palace", "Nal Hutta",
    claim=PlaceResources(1),
    power_action=either(PlaceResources(1), TakeResourcesFrom()),
)

# ---- Plots ---------------------------------------------------------------------------------------

plot(
    "10004", "Astrogation", BLUE, HERO, points=(2,),
    after=(
        play(OfType((UPGRADE,))),
        If(spot_character(IS_BLUE), May(To(Exhaust(THIS), DiscardFromDeck(1, A_PLAYER)))),
    ),
)

plot(
    "10008", "Grand Design", RED, NEUTRAL, points=(2,),
    after=(play(OfType((SUPPORT,))), If(spot_character(IS_RED), May(To(Exhaust(THIS), Draw(1))))),
)

plot(
    "10011", "Perilous Escapade", YELLOW, NEUTRAL, points=(2,),
    after=(
        play(OfType((DOWNGRADE,))),
        If(spot_character(IS_YELLOW), May(To(Exhaust(THIS), DealIndirect(1)))),
    ),
)

plot(
    "10016", "Allies of Necessity", GRAY, NEUTRAL, points=(-2,),
    constant=SharedColor(),
    after=(setup(), seq(DiscardFromHand(card_in_hand()), Lose(2, YOU))),
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "10007", "Test of Character", RED, NEUTRAL, cost=1,
    does=Then(
        Choose(a_die(SharesSubtype()), as_="die"),
        seq(
            TurnTo(a_die(Same(that("die")))),
            Reroll(a_die(Other(that("die")), SharesSubtype(that("die")))),
        ),
    ),
)

event(
    "10014", "Chance Encounter", GRAY, NEUTRAL, cost=1,
    does=either(
        If(spot(LEADER), TurnTo(a_die())),
        If(spot(SCOUNDREL), Reroll(up_to(3, a_die()))),
        If(spot(TROOPER), Remove(a_die(ValueAtMost(1)))),
    ),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "10002", "Count Dooku's Lightsaber", BLUE, VILLAIN, "weapon", unique=True, cost=2,
    die="1MD 2MD +2MD 1Dc 1Dc -",
    after=(
        play_this(),
        If(
            Is(HOST, AnyOf((SITH, DOOKU))),
            either(If(Is(HOST, SITH), DEAL_TO_UNSHIELDED), If(Is(HOST, DOOKU), May(THEY_DISCARD))),
        ),
    ),
)

upgrade(
    "10005", "Knighthood", BLUE, HERO, cost=0,
    only_on=IS_BLUE,
    constant=GainsSubtype("jedi"),
    after=(play_this(), May(GiveShields(1, to=a_character()))),
)

upgrade(
    "10018", "Electro Sword", GRAY, NEUTRAL, "weapon", cost=3, die="1RD 2MD 3MD1 1Dc - -",
    keywords=(REDEPLOY,),
    constant=UnblockableDie(),
)

# ---- Downgrades ----------------------------------------------------------------------------------

downgrade(
    "10010", "Shadowed", YELLOW, NEUTRAL, "intel", cost=0,
    after=(use_action_of(), May(DealIndirect(1, to=ControllerOf(HOST)))),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "10003", "Sniper Team", RED, VILLAIN, "trooper", cost=2, die="1RD 2RD 3RD1 4RD2 - -",
    power_action=To(DiscardFromHand(card_in_hand()), TurnTo(your_die(Same(THIS_DIE)), higher=1)),
)

support("10012", "Hired Muscle", YELLOW, NEUTRAL, "scoundrel", cost=1, die="2RD1 3MD1 3ID1 3Dr1 2Dc1 2Sh1")

support(
    "10017", "LR-57 Combat Droid", GRAY, NEUTRAL, "droid", cost=3, die="2ID 1Dc 1R Sp Sp1 -",
    after=(play_this(), PlaceResources(1)),
    special=Then(PlaceResources(1), DealDamage(ResourcesOn(THIS), to=a_character())),
)
