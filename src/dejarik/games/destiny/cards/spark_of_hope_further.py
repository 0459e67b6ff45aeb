"""Spark of Hope: characters, plots, battlefields and supports that came in later."""

from __future__ import annotations

from dejarik.games.destiny.lexicon import (
    ABILITY,
    BLUE,
    BY_AN_OPPONENT,
    BY_ANYBODY,
    BY_YOU,
    DAMAGE_BLOCKED,
    DISCARD,
    DOWNGRADE,
    EACH_WITHOUT_BATTLEFIELD,
    GRAY,
    HERO,
    IS_BLUE,
    JEDI,
    JUST_DEFEATED,
    MELEE,
    MELEE_SHOWN,
    NEUTRAL,
    RED,
    RESOURCE,
    SCOUNDREL,
    THAT_PLAYER,
    THIS,
    THIS_DIE,
    TROOPER,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    WEAPON,
    YELLOW,
    ActivateThem,
    AddToHand,
    Affiliated,
    AllHold,
    AllOf,
    Among,
    AtLeast,
    BothSides,
    CannotPlayOnThis,
    CardOf,
    CharacterDie,
    Cheaper,
    Choose,
    Colour,
    DealDamage,
    DealIndirect,
    DieOf,
    DiscardFromHand,
    EntersWith,
    Exhaust,
    FirstPlayed,
    ForEach,
    Gain,
    GiveShields,
    If,
    IncreaseValue,
    Is,
    IsExhausted,
    Lose,
    May,
    ModifiesAnySymbol,
    MoveShields,
    Named,
    NameOne,
    NoCards,
    Not,
    OfType,
    On,
    OnlyIfEach,
    OnlyWith,
    Other,
    PlaceResources,
    Play,
    Ready,
    Remove,
    RemoveResources,
    Reroll,
    RerollInstead,
    ResolvedAs,
    ResolveThem,
    ResourcesOn,
    RollIn,
    Same,
    Shielded,
    Showing,
    ShowTheSame,
    Spend,
    Subtype,
    Then,
    Titled,
    To,
    Trigger,
    TurnTo,
    Unique,
    UpToTimes,
    UseOnlyIf,
    ValueOf,
    YourOwn,
    a_character,
    a_die,
    a_die_on_your_card,
    a_downgrade,
    action_phase_begins,
    activate,
    any_number,
    battlefield,
    before_resolving_this_die,
    card_in_hand,
    card_in_play,
    character,
    costs,
    discarded_from_play,
    either,
    exactly,
    play,
    plot,
    resolve_this_die,
    seq,
    spot,
    support,
    that,
    upkeep_begins,
    your_character,
    your_character_or_support,
    your_die,
)

BOUNTY = Subtype(("bounty",))
BOUNTY_HUNTER = Subtype(("bounty-hunter",))
EWOK = Subtype(("ewok",))
TITLE = Subtype(("title",))

# ---- Characters ----------------------------------------------------------------------------------

character(
    "11002", "Kylo Ren", "Bound By The Force", BLUE, VILLAIN, "apprentice", unique=True, health=11,
    points=(11, 15), die="1MD 2MD 1Dc 1R Sp -",
    power_action=Then(
        MoveShields(1, THIS, a_character(Other(THIS))),
        If(Is(that("to"), Affiliated((HERO,))), DealDamage(1, to=a_character())),
    ),
    special=seq(DealDamage(2, to=a_character()), If(DAMAGE_BLOCKED, RerollInstead())),
)

character(
    "11003", "Maul", "Skilled Duelist", BLUE, VILLAIN, "apprentice", "sith", unique=True, health=13,
    points=(16, 20), die="1MD 2MD 2MD 3MD 1R -",
    power_action=seq(
        Reroll(your_die(DieOf(THIS, upgrades=True)), as_="it"),
        May(To(DiscardFromHand(card_in_hand()), Reroll(that()))),
        If(
            Is(that(), MELEE_SHOWN),
            May(
                To(
                    Remove(your_die(Same(that())), as_="removed"),
                    DealDamage(ValueOf(that("removed")), to=exactly(2, a_character())),
                )
            ),
        ),
    ),
)

character(
    "11020", "Conan Motti", "Overconfident Officer", RED, VILLAIN, "leader", unique=True, health=9,
    points=(9, 12), die="2F 1Dc 2Dc1 1Sh 1R -",
    after=(
        resolve_this_die(),
        If(ResolvedAs((DISCARD,)), May(To(DiscardFromHand(card_in_hand()), Remove(a_die())))),
    ),
)

character(
    "11038", "4-LOM", "Calculating Criminal", YELLOW, VILLAIN, "bounty-hunter", "droid", unique=True,
    health=12, points=(12, 15), die="2RD 2RD 1Dr 1Dr 1R -",
    after=(discarded_from_play(BOUNTY), May(AddToHand(that()))),
)

character(
    "11056", "R2-D2", "Loyal Companion", BLUE, HERO, "droid", unique=True, health=8, points=(8, 11),
    die="1MD 2MD 1Dr 1Sh 1R -",
    constant=CannotPlayOnThis(AllOf((IS_BLUE, ABILITY))),
    after=(
        activate(),
        If(spot(Titled(("C-3PO",))), May(TurnTo(your_die())), May(TurnTo(your_die(), first=True))),
    ),
)

character(
    "11057", "Rey", "Bound By The Force", BLUE, HERO, "apprentice", unique=True, health=11, points=(11, 15),
    die="1MD 2MD 1Sh 1R Sp -",
    power_action=either(
        Reroll(a_die(CharacterDie())), TurnTo(a_die(CharacterDie(), Affiliated((VILLAIN,))), value=0)
    ),
    special=seq(
        Choose(a_character(), as_="it"),
        Then(GiveShields(2, to=that()), If(Is(that(), Shielded(3)), RerollInstead())),
    ),
)

character(
    "11059", "Youngling", "", BLUE, HERO, "apprentice", health=4, points=(4,),
    constant=OnlyWith(JEDI),
    power_action=Play((OfType((UPGRADE,)), IS_BLUE), less=1, on=THIS),
)

character(
    "11075", "Amilyn Holdo", "Vice Admiral", RED, HERO, "leader", unique=True, health=9, points=(10, 13),
    die="2ID 1F 2F 1Sh Sp -",
    after=(Trigger("Defeated", BY_ANYBODY, THIS), May(Ready(card_in_play(VEHICLE, IsExhausted())))),
    special=either(Gain(1), Play((VEHICLE,), less=2)),
)

character(
    "11076", "Bail Organa", "Alderaanian Senator", RED, HERO, "leader", unique=True, health=10,
    points=(9, 12), die="2F 1Dc 1Sh 1R Sp -",
    constant=Cheaper(1, TITLE, first=True),
    special=seq(
        NameOne("subtype", any_card=True),
        Reroll(any_number(a_die(Named("subtype"))), as_="them"),
        May(TurnTo(a_die(Among(that("them"))))),
    ),
)

character(
    "11077", "C-3PO", "Perfect Gentleman", RED, HERO, "droid", unique=True, health=8, points=(8, 10),
    die="1F 1F 1Sh 1R 1R -",
    after=(
        activate(),
        If(
            spot(Titled(("R2-D2",))),
            May(ResolveThem(your_die(), more=1)),
            May(either(ResolveThem(your_die()), To(Spend(1), ResolveThem(your_die(), more=1)))),
        ),
    ),
)

character(
    "11078", "Hoth Trooper", "", RED, HERO, "trooper", health=5, points=(5,),
    after=(activate(), May(DealDamage(1, to=a_character(Not(IsExhausted()))))),
)

character(
    "11095", "Ewok Warrior", "", YELLOW, HERO, "ewok", health=4, points=(4,),
    constant=OnlyWith(AllOf((Unique(), EWOK))),
    after=(activate(), May(DealIndirect(1))),
)

character(
    "11096", "Han Solo", "Old Swindler", YELLOW, HERO, "scoundrel", unique=True, health=10, points=(9, 12),
    die="1RD 2RD 1Dc 1R 1R -",
    power_action=seq(
        TurnTo(your_die(SCOUNDREL, Showing((RESOURCE,))), as_="it"),
        If(Is(that(), Subtype(("wookiee",))), May(ResolveThem(your_die(Same(that())), free=True))),
    ),
)

# ---- Plots ---------------------------------------------------------------------------------------

plot(
    "11119", "Temporary Truce", BLUE, NEUTRAL, points=(0,),
    constant=(OnlyIfEach(Titled(("Kylo Ren", "Rey"))), BothSides(), NoCards(Colour((GRAY,)))),
)

plot(
    "11149", "Any Means Necessary", YELLOW, NEUTRAL, points=(2,),
    action=To(
        costs(Exhaust(THIS), Remove(your_die(BOUNTY_HUNTER))),
        seq(
            Choose(a_character(), as_="it"),
            If(
                AtLeast(3, a_downgrade(BOUNTY, On(that()))),
                DealDamage(2, to=that(), unblockable=True),
                DealDamage(1, to=that(), unblockable=True),
            ),
        ),
    ),
)

# ---- Battlefields --------------------------------------------------------------------------------

battlefield(
    "11157", "Canto Casino", "Canto Bight",
    power_action=To(
        Spend(1),
        Then(
            Reroll(exactly(2, a_die()), as_="them"),
            If(
                ShowTheSame(that("them"), symbol=True),
                Gain(3),
                If(ShowTheSame(that("them")), Gain(2)),
            ),
        ),
    ),
)

battlefield(
    "11158", "Jabba's Palace", "Tatooine",
    claim=seq(Gain(1), If(spot(BOUNTY_HUNTER), May(Lose(1)))),
)

battlefield(
    "11159", "Nightsister Lair", "Dathomir",
    after=(play(OfType((DOWNGRADE,))), If(FirstPlayed(OfType((DOWNGRADE,))), May(Gain(1)))),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "11032", "Hostile Territory", RED, VILLAIN, unique=True, cost=2,
    after=(upkeep_begins(), ForEach(EACH_WITHOUT_BATTLEFIELD, DealIndirect(2, to=THAT_PLAYER))),
)

support(
    "11034", "Superlaser Siege Cannon", RED, VILLAIN, "artillery", cost=5, die="2RD 3RD 4RD1 5RD1 3Dr -",
    before=(
        before_resolving_this_die(), May(seq(IncreaseValue(ResourcesOn(THIS)), RemoveResources()))
    ),
    power_action=seq(PlaceResources(1), UpToTimes(4, To(Spend(1), PlaceResources(1)))),
)

support(
    "11049", "Mist Hunter", YELLOW, VILLAIN, "vehicle", unique=True, cost=2, die="2RD 3RD1 1Dr 1Dc 1R -",
    after=(
        activate(None, BOUNTY_HUNTER),
        May(
            Then(
                ActivateThem(your_character_or_support(Same(THIS))),
                seq(
                    If(spot(Titled(("4-LOM",))), May(Reroll(THIS_DIE))),
                    If(spot(Titled(("Zuckuss",))), May(ResolveThem(your_die(Same(THIS_DIE))))),
                ),
            )
        ),
    ),
)

support(
    "11068", "Caretaker Village", BLUE, HERO, "location", unique=True, cost=2,
    after=(
        Trigger("DieRemoved", BY_AN_OPPONENT, None, (YourOwn(), Subtype(("apprentice", "jedi")))),
        May(To(Exhaust(THIS), RollIn(that()))),
    ),
)

support(
    "11069", "Professor Huyang", BLUE, HERO, "droid", unique=True, cost=3, die="1MD 1MD 2F 1Sh 2Sh 2R",
    after=(
        Trigger("Played", BY_YOU, None, (OfType((UPGRADE,)), IS_BLUE), (Subtype(("apprentice",)),)),
        May(
            Then(
                ActivateThem(your_character_or_support(Same(THIS))),
                If(Is(that(), WEAPON), May(RollIn(a_die_on_your_card(DieOf(that()))))),
            )
        ),
    ),
)

support(
    "11071", "Three Lessons", BLUE, HERO, cost=1,
    constant=EntersWith(3),
    action=UseOnlyIf(
        spot(JEDI), To(costs(Exhaust(THIS), RemoveResources(1)), TurnTo(a_die(Subtype(("apprentice",)))))
    ),
)

support(
    "11086", "B-Wing", RED, HERO, "vehicle", cost=3, die="2RD +3RD 1Dr 2Sh 1R -",
    after=(action_phase_begins(), May(ActivateThem(your_character_or_support(Same(THIS))))),
)

support(
    "11087", "Firm Resolve", RED, HERO, cost=1,
    after=(
        (Trigger("Defeated", BY_YOU), May(PlaceResources(1))),
        (discarded_from_play(VEHICLE), May(PlaceResources(1))),
    ),
    action=To(RemoveResources(1), TurnTo(a_die())),
)

support(
    "11106", "Mr. Bones", YELLOW, HERO, "droid", unique=True, cost=2, die="1MD 1MD 2MD 3MD1 1Dr 1Dc",
    after=(
        resolve_this_die(), If(AllHold((ResolvedAs((MELEE,)), JUST_DEFEATED)), May(Ready(THIS)))
    ),
)

support(
    "11120", "Force Connection", BLUE, NEUTRAL, cost=1,
    action=UseOnlyIf(
        AtLeast(2, your_character(IS_BLUE)),
        To(
            Exhaust(THIS),
            seq(
                Choose(your_die(CharacterDie(), IS_BLUE), as_="it"),
                TurnTo(your_die(CharacterDie(), IS_BLUE, Not(DieOf(CardOf(that())))), like=that()),
            ),
        ),
    ),
)

support(
    "11134", "AT-RT", RED, NEUTRAL, "vehicle", cost=2, die="+1* +1* +2* +2* +3*1 -",
    constant=ModifiesAnySymbol(TROOPER),
)
