"""Way of the Force: characters, plots, battlefields and supports that came in later."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    A_PLAYER,
    AMBUSH,
    BLUE,
    BY_ANYBODY,
    EACH_PLAYER,
    HERO,
    IS_YELLOW,
    NEUTRAL,
    RED,
    REDEPLOY,
    THAT_PLAYER,
    THIS,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    WEAPON,
    YELLOW,
    YOU,
    Affiliated,
    AllOf,
    AtLeast,
    CardIs,
    CharacterDie,
    Choose,
    CopyOfThis,
    DealDamage,
    DealIndirect,
    DefeatedCharacters,
    DieOf,
    DiscardAtRandom,
    DiscardFromDeck,
    DiscardInPlay,
    Exhaust,
    ForEach,
    Gain,
    GiveShields,
    Has,
    HasKeyword,
    If,
    Is,
    IsExhausted,
    May,
    MayInclude,
    MoreAttached,
    NoMoreThan,
    NoRestrictionsOnThis,
    Not,
    OddCost,
    OfType,
    On,
    PlaceResources,
    Ready,
    Remove,
    RemoveResources,
    ResolveThem,
    ResourcesOn,
    ReturnToHand,
    RevealTop,
    Shielded,
    TakeResourcesFrom,
    Titled,
    To,
    Trigger,
    TurnTo,
    Unique,
    ValueAtMost,
    a_character,
    a_die,
    a_support,
    activate,
    an_upgrade,
    any_number,
    battlefield,
    card_in_play,
    character,
    costs,
    either,
    play,
    plot,
    resolve_this_die,
    seq,
    setup,
    spot,
    spot_plot,
    support,
    that,
    your_character,
    your_die,
    your_upgrade,
)

# ---- Characters ----------------------------------------------------------------------------------

character(
    "07020", "Firmus Piett", "Ambitious Admiral", RED, VILLAIN, "leader", unique=True, health=9,
    points=(9, 12), die="2ID 2ID 1F 1Sh 1R -",
    after=(
        activate(),
        seq(
            TurnTo(any_number(your_die(VEHICLE)), value=1),
            TurnTo(any_number(your_die(CharacterDie(), Not(Unique()))), value=1),
        ),
    ),
)

character(
    "07021", "General Grievous", "Fearsome Cyborg", RED, VILLAIN, "leader", unique=True, health=13,
    points=(15, 20), die="1MD 2MD 3MD 2Dr 1R -",
    constant=(NoRestrictionsOnThis(WEAPON), MoreAttached(UPGRADE)),
    power_action=If(
        AtLeast(4, your_die(WEAPON, DieOf(THIS, upgrades=True))), DealDamage(4, to=a_character())
    ),
)

character(
    "07038", "Sebulba", "Cutthroat Podracer", YELLOW, VILLAIN, "pilot", unique=True, health=9, points=(9, 12),
    die="2RD 2ID 1Dr 1R Sp -",
    special=seq(
        Choose(a_support(), as_="it"), either(PlaceResources(1, on=that()), RemoveResources(1, what=that()))
    ),
)

character(
    "07055", "Jedi Sentinel", "", BLUE, HERO, "jedi", health=10, points=(10,), die="1MD 2MD1 1Sh 1R Sp -",
    after=(setup(), GiveShields(1, to=a_character())),
    special=If(Is(THIS, Shielded(3)), DealDamage(3, to=a_character()), DealDamage(2, to=a_character())),
)

character(
    "07089", "Bo-Katan Kryze", "Deathwatch Lieutenant", YELLOW, HERO, "trooper", unique=True, health=12,
    points=(15, 20), die="3RD 2MD 1Sh 1R Sp -",
    constant=MayInclude(AllOf((IS_YELLOW, Affiliated((VILLAIN,)), OfType((UPGRADE,))))),
    special=If(
        Has(an_upgrade(Affiliated((VILLAIN,)), On(THIS))),
        DealDamage(3, to=a_character()),
        DealDamage(2, to=a_character()),
    ),
)

# ---- Plots ---------------------------------------------------------------------------------------

plot(
    "07081", "Long-Term Plan", RED, HERO, points=(3,),
    action=To(Exhaust(THIS), either(PlaceResources(1), ResolveThem(your_die(), more=ResourcesOn(THIS)))),
)

plot(
    "07115", "Built to Last", BLUE, NEUTRAL, points=(4,),
    constant=HasKeyword(REDEPLOY, of=your_upgrade(Unique())),
    after=(play(OfType((UPGRADE,)), Unique()), May(To(Exhaust(THIS), Gain(1)))),
)

# ---- Battlefields --------------------------------------------------------------------------------

battlefield(
    "07156", "Arena of Death", "Nar Shaddaa",
    claim=DealIndirect(NoMoreThan(3, DefeatedCharacters())),
)

battlefield(
    "07158", "Comm Tower", "Scarif",
    claim=If(spot_plot(), ResolveThem(your_die(), more=1), ResolveThem(your_die())),
)

battlefield(
    "07160", "Rift Valley", "Dathomir",
    claim=seq(RevealTop(who=YOU), If(CardIs("seen", OddCost()), Remove(a_die(ValueAtMost(2))))),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "07030", "Climate Disruption Array", RED, VILLAIN, cost=2,
    action=To(Exhaust(THIS), ForEach(EACH_PLAYER, DealIndirect(2, to=THAT_PLAYER))),
)

support(
    "07102", "Anakin Skywalker's Podracer", YELLOW, HERO, "vehicle", "podracer", unique=True, cost=2,
    die="1Dr 1Dc 1Sh 2Sh +1R -",
    keywords=(AMBUSH,),
    after=(
        resolve_this_die(),
        If(
            spot(Titled(("Anakin Skywalker",))),
            May(either(DiscardFromDeck(1, A_PLAYER), DiscardAtRandom(1))),
            May(DiscardFromDeck(1, A_PLAYER)),
        ),
    ),
)

support(
    "07103", "N-1 Starfighter", YELLOW, HERO, "vehicle", cost=3, die="2RD 3ID 2Sh 1R Sp -",
    special=either(
        Ready(card_in_play(VEHICLE, IsExhausted(), Not(CopyOfThis()))),
        DiscardInPlay(card_in_play(VEHICLE, IsExhausted(), Not(CopyOfThis()))),
    ),
)

support(
    "07116", "Honed Skills", BLUE, NEUTRAL, cost=0,
    constant=MoreAttached(UPGRADE, of=your_character()),
)

support(
    "07129", "ARC-170 Starfighter", RED, NEUTRAL, "vehicle", cost=3, die="2RD 2RD 3ID 1Sh 1R -",
    before=(Trigger("DiscardFromPlay", BY_ANYBODY, THIS), May(ReturnToHand(THIS))),
)

support(
    "07139", "Prized Goods", YELLOW, NEUTRAL, cost=1,
    action=To(
        costs(Exhaust(THIS), Exhaust(your_character(Not(IsExhausted())))),
        either(PlaceResources(3), TakeResourcesFrom()),
    ),
)
