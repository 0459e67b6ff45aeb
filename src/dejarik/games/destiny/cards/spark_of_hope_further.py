"""Spark of Hope: characters, plots and battlefields that came in later."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    ABILITY,
    BLUE,
    BY_ANYBODY,
    CHARACTER,
    DAMAGE_BLOCKED,
    DISCARD,
    DOWNGRADE,
    GRAY,
    HERO,
    IS_BLUE,
    JEDI,
    MELEE,
    MELEE_SHOWN,
    NEUTRAL,
    RANGED,
    RED,
    RESOURCE,
    SCOUNDREL,
    THIS,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    YELLOW,
    AddToHand,
    Affiliated,
    AllHold,
    AllOf,
    Among,
    AtLeast,
    Bears,
    CannotPlayOnThis,
    CharacterDie,
    Cheaper,
    Choose,
    DealDamage,
    DealIndirect,
    DieOf,
    DiscardFromHand,
    DiscardInPlay,
    Exhaust,
    FirstPlayed,
    Gain,
    GiveShields,
    If,
    Is,
    IsExhausted,
    Lose,
    May,
    MoveShields,
    Named,
    NameOne,
    Not,
    NotCounted,
    OfType,
    On,
    OnlyWith,
    Other,
    Play,
    Ready,
    Remove,
    Reroll,
    RerollInstead,
    ResolveThem,
    Same,
    Shielded,
    Showing,
    ShowTheSame,
    Spend,
    SpendOrSpot,
    Subtype,
    Then,
    Titled,
    To,
    Trigger,
    TriggerAgain,
    TurnTo,
    Unique,
    ValueOf,
    WasResolvedAs,
    a_character,
    a_die,
    a_downgrade,
    activate,
    any_number,
    battlefield,
    card_in_hand,
    card_in_play,
    character,
    costs,
    discarded_from_play,
    either,
    exactly,
    play,
    play_on_this,
    plot,
    resolve_this_die,
    seq,
    spot,
    that,
    your_die,
    your_downgrade,
)

BOUNTY = Subtype(("bounty",))
BOUNTY_HUNTER = Subtype(("bounty-hunter",))
EWOK = Subtype(("ewok",))
TITLE = Subtype(("title",))
C_3PO = Titled(("C-3PO",))
EQUIPMENT = Subtype(("equipment",))
R2_D2 = Titled(("R2-D2",))

# ---- Characters ----------------------------------------------------------------------------------

character(
    "11002", "Kylo Ren", "Bound By The Force", BLUE, VILLAIN, "apprentice", unique=True, health=11,
    points=(11, 15), die="1MD 2MD 1Dc 1R Sp -",
    power_action=Then(MoveShields(1, THIS, a_character(Other(THIS))), If(
        Is(that("to"), Affiliated((HERO,))), DealDamage(1, to=a_character()),
    )),
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
        If(WasResolvedAs((DISCARD,)), May(To(DiscardFromHand(card_in_hand()), Remove(a_die())))),
    ),
)

character(
    "11038", "4-LOM", "Calculating Criminal", YELLOW, VILLAIN, "bounty-hunter", "droid", unique=True,
    health=12, points=(12, 15), die="2RD 2RD 1Dr 1Dr 1R -",
    after=(discarded_from_play(BOUNTY), May(AddToHand(that()))),
)

character(
    "11039", "IG-88", "Single-Minded", YELLOW, VILLAIN, "bounty-hunter", "droid", unique=True, health=12,
    points=(14, 17), die="2RD 2RD 3RD1 2Dr 1R -",
    power_action=seq(
        Choose(any_number(a_character(Bears(BOUNTY))), as_="them"),
        ResolveThem(your_die(BOUNTY_HUNTER, Showing((RANGED, MELEE))), at=that("them")),
    ),
)

character(
    "11040", "Jango Fett", "Armed To The Teeth", YELLOW, VILLAIN, "bounty-hunter", unique=True, health=11,
    points=(12, 14), die="1RD 2RD 1MD 1R 2R1 -",
    constant=NotCounted(EQUIPMENT),
    after=(play_on_this(EQUIPMENT), If(FirstPlayed(EQUIPMENT, here=True), May(Gain(1)))),
)

character(
    "11041", "Zuckuss", "The Uncanny One", YELLOW, VILLAIN, "bounty-hunter", unique=True, health=10,
    points=(10, 13), die="1RD 2RD 1Dr 1Dc Sp -",
    special=either(
        Gain(1),
        seq(
            Choose(your_downgrade(BOUNTY), as_="it"),
            TriggerAgain(that(), "Defeated"),
            DiscardInPlay(that()),
        ),
    ),
)

character(
    "11056", "R2-D2", "Loyal Companion", BLUE, HERO, "droid", unique=True, health=8, points=(8, 11),
    die="1MD 2MD 1Dr 1Sh 1R -",
    constant=CannotPlayOnThis(AllOf((IS_BLUE, ABILITY))),
    after=(activate(), If(
        spot(Titled(("C-3PO",))), May(TurnTo(your_die())), May(TurnTo(your_die(), first=True)),
    )),
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
    "11111", "Fateful Companions", GRAY, HERO, points=(2,),
    after=(
        activate(None, OfType((CHARACTER,))),
        May(
            To(
                costs(Exhaust(THIS), SpendOrSpot(1, AllHold((spot(R2_D2), spot(C_3PO))))),
                TriggerAgain(that(), "Activated"),
            )
        ),
    ),
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
