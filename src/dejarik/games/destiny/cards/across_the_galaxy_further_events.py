"""Across the Galaxy: the set goes on with events."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    ALWAYS,
    AMBUSH,
    AN_OPPONENT,
    BLUE,
    CHARACTER,
    CONTROL_BATTLEFIELD,
    DAMAGE_SHOWN,
    EACH_OPPONENT,
    EACH_PLAYER,
    HERO,
    IS_BLUE,
    IS_RED,
    IS_YELLOW,
    MELEE,
    MOD,
    NEUTRAL,
    NOT_IN_CONTROL,
    ON_YOUR_BATTLEFIELD,
    RED,
    SUPPORT,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    WEAPON,
    YELLOW,
    YOU,
    ActivateThem,
    AllOf,
    AnyOf,
    AtLeast,
    Both,
    CharacterDie,
    Choose,
    CopyOf,
    CostAtMost,
    CostOf,
    CountOf,
    Damaged,
    DealDamage,
    DealIndirect,
    DefeatedOf,
    DieOf,
    DiscardAtRandom,
    DiscardFromHand,
    DiscardInPlay,
    Draw,
    Exhaust,
    Gain,
    HasKeyword,
    HostOf,
    HowMany,
    If,
    IsExhausted,
    Lesser,
    LikeChosen,
    LookAtHand,
    LookAtTop,
    May,
    Modified,
    MoreCardsThanAnOpponent,
    MoreDiceThanAnOpponent,
    MoveUpgrade,
    Not,
    OddValue,
    OfType,
    OnCard,
    OnDifferent,
    Other,
    OtherColor,
    PutHandUnder,
    Ready,
    Remove,
    RemoveShields,
    Reroll,
    ResolveThem,
    ResourcesOf,
    ReturnEvent,
    ReturnToHand,
    Same,
    ShieldsRemoved,
    SingleOut,
    Spend,
    StrikeOwn,
    SwitchBattlefield,
    TakeActions,
    Then,
    They,
    TheyChoose,
    TheyHaveNoResources,
    TheyHoldAtMost,
    To,
    TurnTo,
    Unique,
    a_character,
    a_die,
    a_support,
    an_opponents_character,
    an_opponents_dice,
    an_upgrade,
    any_number,
    at_most,
    card_in_hand,
    card_in_play,
    each,
    either,
    event,
    exactly,
    opponents_card,
    opponents_character,
    opponents_die,
    seq,
    spot,
    spot_character,
    that,
    up_to,
    your_character,
    your_character_or_support,
    your_die,
    your_support,
    your_upgrade,
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "08005", "Burst Of Lightning", BLUE, VILLAIN, cost=3,
    does=seq(RemoveShields(a_character()), Remove(at_most(ShieldsRemoved(), a_die()))),
)

event(
    "08022", "Browbeat", RED, VILLAIN, cost=1,
    only_if=MoreDiceThanAnOpponent(),
    does=Remove(an_opponents_dice()),
)

event(
    "08023", "Commence Primary Ignition", RED, VILLAIN, cost=2,
    does=Then(
        ActivateThem(your_support(IS_RED)),
        May(ResolveThem(any_number(your_die(DieOf(that("activated"), upgrades=True))), keep=ALWAYS)),
    ),
)

event(
    "08024", "Drop 'Em", RED, VILLAIN, cost=2,
    does=If(
        AtLeast(2, your_character(IS_RED)),
        ReturnToHand(up_to(2, an_upgrade(WEAPON, OnDifferent("them"))), as_="them"),
    ),
)

event(
    "08026", "Imposing Presence", RED, VILLAIN, cost=1,
    does=seq(
        SingleOut(),
        If(
            TheyHoldAtMost(0),
            Remove(exactly(2, an_opponents_dice())),
            If(TheyHoldAtMost(3), Remove(an_opponents_dice())),
        ),
    ),
)

event(
    "08027", "In Tandem", RED, VILLAIN, cost=1,
    does=If(
        spot_character(IS_RED),
        seq(
            Choose(any_number(your_die(VEHICLE, LikeChosen("them"))), as_="them"),
            TurnTo(each(your_die(Same(that("them"))))),
        ),
    ),
)

event(
    "08029", "Reach The Stars", RED, VILLAIN, cost=1,
    keywords=(AMBUSH,),
    does=Then(Reroll(up_to(2, a_die())), If(ON_YOUR_BATTLEFIELD, Reroll(up_to(2, a_die())))),
)

event(
    "08038", "Act Of Cruelty", YELLOW, VILLAIN, cost=1,
    does=Then(
        DealDamage(1, to=each(an_opponents_character(Damaged())), unblockable=True),
        DiscardAtRandom(DefeatedOf(AN_OPPONENT)),
    ),
)

event(
    "08040", "Exploit", YELLOW, VILLAIN, cost=1,
    only_if=TheyHaveNoResources(),
    does=Remove(an_opponents_dice()),
)

event(
    "08041", "First Claim", YELLOW, VILLAIN, cost=3,
    does=If(
        spot_character(IS_YELLOW),
        seq(Choose(card_in_play(OfType((SUPPORT, UPGRADE))), as_="it"), Gain(CostOf("it"))),
    ),
)

event(
    "08043", "In a Bind", YELLOW, VILLAIN, cost=2,
    does=TheyChoose(
        2,
        (
            They(AN_OPPONENT, Remove(exactly(2, your_die()))),
            They(AN_OPPONENT, DiscardFromHand(exactly(2, card_in_hand()))),
            DealIndirect(2),
        ),
    ),
)

event(
    "08045", "Sidestep", YELLOW, VILLAIN, cost=0,
    does=Then(
        Exhaust(a_support(CostAtMost(2)), as_="support"),
        May(To(DealIndirect(1, YOU), Exhaust(a_support(CostAtMost(2), Other(that("support")))))),
    ),
)

event(
    "08046", "Wanton Destruction", YELLOW, VILLAIN, cost=3,
    does=StrikeOwn(each(a_die(CharacterDie(), DAMAGE_SHOWN))),
)

event(
    "08061", "Gathering Intelligence", BLUE, HERO, cost=0,
    does=seq(LookAtHand(who=EACH_OPPONENT), LookAtTop(who=EACH_PLAYER)),
)

event(
    "08063", "Insight", BLUE, HERO, cost=0,
    does=seq(Draw(2), PutHandUnder(exactly(2, card_in_hand()))),
)

event(
    "08065", "Repulse", BLUE, HERO, cost=2,
    does=Then(
        seq(Choose(a_die(), as_="one"), Choose(a_die(OtherColor(that("one"))), as_="other")),
        Remove(Both(that("one"), that("other"))),
    ),
)

event(
    "08076", "Aerial Advantage", RED, HERO, cost=1,
    only_if=CONTROL_BATTLEFIELD,
    does=seq(
        If(spot_character(IS_RED), TurnTo(a_die())),
        If(spot(VEHICLE), May(Remove(a_die()))),
        If(spot(MOD), May(either(TurnTo(a_die()), Remove(a_die())))),
    ),
)

event(
    "08077", "Attack of The Clones", RED, HERO, cost=5,
    does=seq(
        Choose(any_number(your_character(Not(Unique()), LikeChosen("them"))), as_="them"),
        Ready(that("them")),
    ),
)

event(
    "08078", "Dogfight", RED, HERO, cost=2,
    does=Then(Exhaust(opponents_card(VEHICLE)), May(Ready(card_in_play(VEHICLE)))),
)

event(
    "08081", "Outgun", RED, HERO, cost=0,
    does=seq(
        Choose(
            at_most(Lesser(CountOf(your_upgrade(MOD, OnCard(VEHICLE))), ResourcesOf(YOU)), a_die()),
            as_="dice",
        ),
        To(Spend(HowMany("dice")), Remove(that("dice"))),
    ),
)

event(
    "08093", "Aid From Above", YELLOW, HERO, cost=2,
    does=TheyChoose(2, (Draw(2), Gain(2), TakeActions(2))),
)

event(
    "08094", "Daring Gambit", YELLOW, HERO, cost=2,
    does=seq(
        Then(
            Reroll(each(your_die())),
            ResolveThem(your_die(IS_YELLOW), more=CountOf(your_die(Other(that("resolving"))))),
        ),
        Remove(each(your_die())),
    ),
)

event(
    "08095", "Drop In", YELLOW, HERO, cost=0,
    constant=HasKeyword(AMBUSH, while_=ON_YOUR_BATTLEFIELD),
    does=ActivateThem(your_character_or_support()),
)

event(
    "08101", "Through The Pass", YELLOW, HERO, cost=1,
    does=Then(
        ActivateThem(your_character_or_support()),
        May(To(Spend(HowMany("rolled")), Ready(that("activated")))),
    ),
)

event(
    "08108", "At Odds", BLUE, NEUTRAL, cost=1,
    does=seq(Remove(a_die(OddValue())), May(ReturnEvent(under_deck=True))),
)

event(
    "08111", "Deadly Advance", BLUE, NEUTRAL, cost=2,
    does=TurnTo(at_most(CountOf(opponents_character(IsExhausted())), your_die()), symbols=(MELEE,)),
)

event(
    "08114", "You Were My Friend", BLUE, NEUTRAL, cost=1,
    does=seq(
        TurnTo(a_die(CharacterDie()), as_="die"),
        If(MoreCardsThanAnOpponent(IS_BLUE), May(Remove(that("die")))),
    ),
)

event(
    "08121", "Attack Formation", RED, NEUTRAL, cost=1,
    does=If(
        spot_character(IS_RED),
        ResolveThem(your_die(Not(CharacterDie())), more=CountOf(your_die(CopyOf(that("resolving"))))),
    ),
)

event(
    "08122", "Barrel Roll", RED, NEUTRAL, cost=0,
    does=seq(
        ActivateThem(your_support()),
        Then(
            Reroll(any_number(your_die(DieOf(that("activated"), upgrades=True)))),
            Reroll(any_number(your_die(DieOf(that("activated"), upgrades=True)))),
        ),
    ),
)

event(
    "08123", "Deployment", RED, NEUTRAL, cost=1,
    does=ActivateThem(
        any_number(
            your_character_or_support(
                AnyOf((OfType((SUPPORT,)), AllOf((OfType((CHARACTER,)), Not(Unique())))))
            )
        )
    ),
)

event(
    "08124", "Fleet Command", RED, NEUTRAL, cost=0,
    does=Reroll(at_most(CountOf(your_character(IS_RED)), a_die())),
)

event(
    "08125", "Intense Fire", RED, NEUTRAL, cost=1,
    does=If(
        MoreCardsThanAnOpponent(IS_RED),
        ResolveThem(your_die(DAMAGE_SHOWN), more=2),
        ResolveThem(your_die(DAMAGE_SHOWN), more=1),
    ),
)

event(
    "08126", "Revised Order", RED, NEUTRAL, cost=1,
    does=seq(
        Choose(a_die(), as_="die"),
        TurnTo(a_die(Same(that("die"))), higher=1),
        If(CONTROL_BATTLEFIELD, ReturnEvent()),
    ),
)

event(
    "08128", "Transfer", RED, NEUTRAL, cost=0,
    does=MoveUpgrade(
        your_upgrade(MOD, OnCard(VEHICLE)), to=your_support(VEHICLE, Other(HostOf(that("moved"))))
    ),
)

event(
    "08136", "Across The Galaxy", YELLOW, NEUTRAL, cost=1,
    does=seq(If(spot(VEHICLE), SwitchBattlefield()), If(NOT_IN_CONTROL, Gain(1))),
)

event(
    "08138", "Dismantle", YELLOW, NEUTRAL, cost=0,
    does=If(spot_character(IS_YELLOW), Then(
        Choose(a_support(Not(Modified())), as_="it"), To(Spend(CostOf("it")), DiscardInPlay(that())),
    )),
)

event(
    "08141", "Quick Thinking", YELLOW, NEUTRAL, cost=0,
    does=ResolveThem(at_most(CountOf(your_character(IS_YELLOW)), your_die(IS_YELLOW))),
)

event(
    "08142", "Shock Tactic", YELLOW, NEUTRAL, cost=2,
    keywords=(AMBUSH,),
    does=seq(
        Choose(opponents_die(Not(Unique())), as_="die"),
        Remove(each(opponents_die(CopyOf(that("die"))))),
    ),
)
