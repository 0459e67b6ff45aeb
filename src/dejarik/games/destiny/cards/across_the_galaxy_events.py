"""Across the Galaxy: further events."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    AMBUSH,
    AN_OPPONENT,
    BLANK,
    BLANK_SHOWN,
    BLUE,
    CONTROL_BATTLEFIELD,
    DAMAGE,
    DAMAGE_SHOWN,
    DISCARD,
    DISRUPT,
    FOCUS,
    GRAY,
    HERO,
    INDIRECT_SHOWN,
    IS_BLUE,
    IS_NEUTRAL,
    MELEE_SHOWN,
    NEUTRAL,
    RED,
    RESOURCE,
    SHIELD,
    UPGRADE,
    VILLAIN,
    YELLOW,
    CardOf,
    CharacterDie,
    Choose,
    ControllerOf,
    CountOf,
    DealDamage,
    DiscardFromDeck,
    Draw,
    GiveShields,
    Has,
    If,
    Is,
    MoveDamage,
    OfType,
    On,
    Other,
    Remove,
    Reroll,
    ResolveThem,
    ReturnToHand,
    Showing,
    Then,
    They,
    To,
    TurnTo,
    ValueAtMost,
    ValueIs,
    ValueOf,
    a_character,
    a_die,
    an_opponents_dice,
    an_upgrade,
    any_number,
    each,
    either,
    event,
    opponents_die,
    seq,
    spot_character,
    that,
    up_to,
    your_character,
    your_die,
    your_support_or_upgrade,
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "08007", "Fear and Dead Men", BLUE, VILLAIN, cost=2,
    does=ResolveThem(your_die(MELEE_SHOWN), free=True, against=AN_OPPONENT),
)

event(
    "08009", "Let The Hate Flow", BLUE, VILLAIN, cost=0,
    only_if=Has(your_die(BLANK_SHOWN)),
    does=TurnTo(a_die(), symbols=(BLANK,)),
)

event(
    "08025", "Hatching A Plan", RED, VILLAIN, cost=0,
    does=TurnTo(a_die(), symbols=(DISCARD,)),
)

event(
    "08039", "Cunning Ruse", YELLOW, VILLAIN, cost=1,
    does=Then(
        Reroll(a_die(CharacterDie()), as_="die"), DealDamage(ValueOf(that("die")), to=CardOf(that("die")))
    ),
)

event(
    "08042", "Heated Confrontation", YELLOW, VILLAIN, cost=0,
    keywords=(AMBUSH,),
    does=Then(ResolveThem(your_die(DAMAGE_SHOWN)), They(AN_OPPONENT, ResolveThem(your_die(DAMAGE_SHOWN)))),
)

event(
    "08044", "Shakedown", YELLOW, VILLAIN, cost=0,
    only_if=Has(your_die(Showing((DISRUPT,)))),
    does=Remove(a_die(ValueAtMost(2))),
)

event(
    "08059", "Bewilder", BLUE, HERO, cost=0,
    does=If(
        spot_character(IS_BLUE),
        Then(
            Reroll(opponents_die(CharacterDie()), as_="die"),
            DiscardFromDeck(ValueOf(that("die")), ControllerOf(that("die"))),
        ),
    ),
)

event(
    "08062", "Hold Off", BLUE, HERO, cost=0,
    only_if=Has(your_die(Showing((SHIELD,)))),
    does=either(Remove(a_die(MELEE_SHOWN)), GiveShields(1, to=a_character())),
)

event(
    "08066", "Safeguard", BLUE, HERO, cost=1,
    does=seq(
        Choose(your_character(), as_="it"), GiveShields(CountOf(an_upgrade(On(that()))), to=a_character())
    ),
)

event(
    "08080", "Inflame", RED, HERO, cost=0,
    keywords=(AMBUSH,),
    does=TurnTo(opponents_die(), symbols=DAMAGE),
)

event(
    "08082", "Turn The Tables", RED, HERO, cost=2,
    only_if=Has(your_die(Showing((FOCUS,)))),
    does=Then(Remove(a_die(DAMAGE_SHOWN)), TurnTo(up_to(2, your_die()), symbols=DAMAGE)),
)

event(
    "08097", "Karabast!", YELLOW, HERO, cost=0,
    only_if=Has(opponents_die(DAMAGE_SHOWN)),
    does=MoveDamage(3, from_=your_character(), to=your_character(Other(that("from")))),
)

event(
    "08098", "Leverage", YELLOW, HERO, cost=1,
    only_if=Has(your_die(DAMAGE_SHOWN)),
    does=Remove(a_die(DAMAGE_SHOWN)),
)

event(
    "08109", "Common Cause", BLUE, NEUTRAL, cost=1,
    does=Draw(CountOf(your_character(IS_BLUE))),
)

event(
    "08110", "Conflicted", BLUE, NEUTRAL, cost=1,
    does=Then(
        Reroll(your_die(IS_BLUE, CharacterDie()), as_="die"),
        If(
            Is(that("die"), DAMAGE_SHOWN),
            DealDamage(2, to=a_character()),
            GiveShields(2, to=a_character()),
        ),
    ),
)

event(
    "08113", "Relinquish", BLUE, NEUTRAL, cost=1,
    keywords=(AMBUSH,),
    does=ReturnToHand(your_support_or_upgrade(OfType((UPGRADE,)))),
)

event(
    "08127", "Snuff Out", RED, NEUTRAL, cost=2,
    only_if=CONTROL_BATTLEFIELD,
    does=Remove(each(a_die(DAMAGE_SHOWN))),
)

event(
    "08137", "Cash Out", YELLOW, NEUTRAL, cost=0,
    keywords=(AMBUSH,),
    does=ResolveThem(any_number(your_die(Showing((RESOURCE,))))),
)

event(
    "08139", "Fight Fire With Fire", YELLOW, NEUTRAL, cost=0,
    does=To(Remove(your_die(INDIRECT_SHOWN)), Remove(a_die())),
)

event(
    "08140", "Indifferent", YELLOW, NEUTRAL, cost=1,
    does=If(spot_character(IS_NEUTRAL), Remove(a_die())),
)

event(
    "08149", "Shriek", GRAY, NEUTRAL, cost=2,
    does=Remove(each(an_opponents_dice(ValueIs(0)))),
)
