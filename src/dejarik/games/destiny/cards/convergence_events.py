"""Convergence: further events."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    A_PLAYER,
    AMBUSH,
    AN_OPPONENT,
    BLANK,
    BLANK_SHOWN,
    BLUE,
    CONTROL_BATTLEFIELD,
    DAMAGE_SHOWN,
    DISRUPT,
    DOWNGRADE,
    GRAY,
    HERO,
    INDIRECT,
    IS_BLUE,
    IS_RED,
    IS_YELLOW,
    JEDI,
    MELEE_SHOWN,
    NEUTRAL,
    RANGED,
    RANGED_SHOWN,
    RED,
    RESOURCE,
    SCOUNDREL,
    SHIELD,
    SITH,
    TROOPER,
    VEHICLE,
    VILLAIN,
    YELLOW,
    ActivateThem,
    Bears,
    CardOf,
    CharacterDie,
    Choose,
    CountOf,
    DealDamage,
    DealIndirect,
    DefeatThem,
    DieOf,
    DiscardFromHand,
    DiscardInPlay,
    Draw,
    Gain,
    GiveShields,
    Has,
    Heal,
    If,
    Is,
    IsExhausted,
    Lose,
    May,
    NoMoreThan,
    Not,
    OfType,
    On,
    Ready,
    Remove,
    RemoveShields,
    ResolveThem,
    Showing,
    Subtype,
    TakeActions,
    Then,
    They,
    Titled,
    To,
    TurnTo,
    Twice,
    WithCost,
    a_character,
    a_die,
    a_downgrade,
    an_opponents_dice,
    an_upgrade,
    any_number,
    card_in_hand,
    each,
    event,
    opponents_character,
    opponents_die,
    reprint,
    seq,
    spot,
    that,
    up_to,
    your_character,
    your_character_or_support,
    your_die,
)

INJURY = Subtype(("injury",))
SORESU_MASTERY = Titled(("Soresu Mastery",))

reprint("09010", of="01085")
reprint("09011", of="01086")
reprint("09044", of="01095")
reprint("09078", of="01105")
reprint("09131", of="01143")
reprint("09144", of="01159")

# ---- Events --------------------------------------------------------------------------------------

event(
    "09007", "Breaking Bonds", BLUE, VILLAIN, cost=1,
    does=seq(
        Choose(a_character(), as_="it"),
        DiscardInPlay(a_downgrade(On(that()))),
        If(Is(that(), SITH), May(TurnTo(a_die(), symbols=(BLANK,)))),
    ),
)

event(
    "09008", "Fit of Rage", BLUE, VILLAIN, cost=2,
    does=RemoveShields(each(opponents_character())),
)

event(
    "09062", "Disciplined Mind", BLUE, HERO, cost=1,
    does=If(spot(JEDI), Remove(a_die(Not(JEDI)))),
)

event(
    "09063", "Strong Intuition", BLUE, HERO, cost=1,
    does=Then(Draw(3), DiscardFromHand(card_in_hand())),
)

event(
    "09077", "Aggressive Negotiations", RED, HERO, cost=2,
    does=Then(
        They(AN_OPPONENT, Remove(any_number(your_die()))),
        DealIndirect(Twice(CountOf(an_opponents_dice(DAMAGE_SHOWN)))),
    ),
)

event(
    "09079", "Honorable Sacrifice", RED, HERO, cost=0,
    does=To(DefeatThem(your_character()), Remove(up_to(2, a_die(DAMAGE_SHOWN)))),
)

event(
    "09081", "Unfetter", RED, HERO, cost=2,
    does=Ready(a_character(IS_RED, IsExhausted(), Not(Bears()))),
)

event(
    "09096", "Instigate", YELLOW, HERO, cost=1,
    keywords=(AMBUSH,),
    does=ActivateThem(your_character_or_support()),
)

event(
    "09098", "Sure Shot", YELLOW, HERO, cost=1,
    does=Then(ResolveThem(your_die(RANGED_SHOWN)), Remove(a_die(DieOf(that("damaged"), upgrades=True)))),
)

event(
    "09099", "We're Home", YELLOW, HERO, cost=1,
    does=seq(
        ActivateThem(your_character_or_support(IS_YELLOW, VEHICLE), as_="it"),
        ActivateThem(up_to(2, your_character_or_support(SCOUNDREL))),
        May(To(Remove(your_die(Showing((RESOURCE,)))), Ready(that()))),
    ),
)

event(
    "09106", "Attunement", BLUE, NEUTRAL, cost=1,
    does=seq(
        If(Has(your_die(MELEE_SHOWN)), DealDamage(1, to=a_character())),
        If(Has(your_die(Showing((SHIELD,)))), GiveShields(1, to=a_character())),
        If(Has(your_die(BLANK_SHOWN)), May(TurnTo(a_die(), symbols=(BLANK,)))),
    ),
)

event(
    "09108", "Deflecting Slash", BLUE, NEUTRAL, "move", cost=1,
    does=To(
        ActivateThem(your_character(IS_BLUE), as_="it"),
        seq(
            Remove(a_die(Showing((RANGED, INDIRECT)))),
            If(Has(an_upgrade(SORESU_MASTERY, On(that()))), GiveShields(2, to=that())),
        ),
    ),
)

event(
    "09109", "Fatal Blow", BLUE, NEUTRAL, "move", cost=2,
    does=ResolveThem(
        your_die(CharacterDie(), DAMAGE_SHOWN),
        more=CountOf(an_upgrade(On(CardOf(that("resolving"))))),
    ),
)

event(
    "09111", "Twin Strike", BLUE, NEUTRAL, "move", cost=0,
    does=ResolveThem(up_to(2, your_die(IS_BLUE, CharacterDie(), MELEE_SHOWN)), unblockable=True),
)

event(
    "09123", "Domination", RED, NEUTRAL, cost=5,
    does=Remove(any_number(a_die())),
)

event(
    "09125", "Forced Compliance", RED, NEUTRAL, cost=1,
    does=Then(TurnTo(opponents_die(), as_="die"), TurnTo(your_die(), like=that("die"))),
)

event(
    "09127", "Measure for Measure", RED, NEUTRAL, cost=0,
    does=To(Remove(your_die(TROOPER)), Remove(a_die())),
)

event(
    "09130", "Seize the Day", RED, NEUTRAL, cost=1,
    only_if=CONTROL_BATTLEFIELD,
    does=TakeActions(2),
)

event(
    "09146", "Prey Upon", YELLOW, NEUTRAL, cost=1,
    does=seq(
        Choose(a_character(Bears(OfType((DOWNGRADE,)))), as_="it"),
        Remove(a_die(DieOf(that(), upgrades=True))),
    ),
)

event(
    "09147", "Rendezvous", YELLOW, NEUTRAL, cost=0,
    keywords=(AMBUSH,),
    does=ResolveThem(your_die(IS_YELLOW, WithCost()), less=1),
)

event(
    "09148", "Skullduggery", YELLOW, NEUTRAL, cost=1,
    does=seq(
        If(Has(your_die(Showing((INDIRECT,)))), DealIndirect(1)),
        If(Has(your_die(Showing((DISRUPT,)))), Lose(1, A_PLAYER)),
        If(Has(your_die(Showing((RESOURCE,)))), Gain(1)),
    ),
)

event(
    "09162", "Bacta Therapy", GRAY, NEUTRAL, cost=2,
    does=seq(
        Choose(a_character(), as_="it"),
        Heal(NoMoreThan(5, CountOf(an_upgrade(On(that())))), that()),
        DiscardInPlay(each(a_downgrade(INJURY, On(that())))),
    ),
)
