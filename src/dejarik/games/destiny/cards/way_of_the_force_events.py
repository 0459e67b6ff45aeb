"""Way of the Force: further events."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    ABILITY,
    ALWAYS,
    AMBUSH,
    AN_OPPONENT,
    BLANK_SHOWN,
    BLUE,
    DAMAGE,
    DAMAGE_SHOWN,
    DISRUPT,
    DROID,
    EACH_PLAYER,
    FIRST_ROUND,
    GRAY,
    GUNGAN,
    HERO,
    INDIRECT,
    INDIRECT_SHOWN,
    IS_BLUE,
    IS_RED,
    IS_YELLOW,
    NEUTRAL,
    RED,
    SUPPORT,
    THAT_PLAYER,
    UPGRADE,
    VILLAIN,
    YELLOW,
    YOU,
    AddToHand,
    Among,
    AtLeast,
    CardOf,
    CharacterDie,
    CountOf,
    DealDamage,
    DealIndirect,
    DieOf,
    DiscardFromDeck,
    DiscardFromHand,
    Either,
    ForEach,
    GiveShields,
    Has,
    Heal,
    HowMany,
    If,
    Is,
    Lose,
    Named,
    NameOne,
    OfType,
    Other,
    Play,
    Remove,
    Reroll,
    ResolveThem,
    SearchDeck,
    Showing,
    Subtype,
    Then,
    They,
    Titled,
    TurnTo,
    ValueAtLeast,
    ValueOf,
    a_character,
    a_die,
    an_opponents_dice,
    any_number,
    card_in_discard,
    card_in_hand,
    each,
    either,
    event,
    exactly,
    seq,
    spot,
    spot_character,
    that,
    up_to,
    your_character,
    your_die,
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "07009", "Power From Pain", BLUE, VILLAIN, cost=0,
    does=If(
        Either((AtLeast(2, your_character(IS_BLUE)), spot_character(Titled(("Snoke",))))),
        Then(DealDamage(1, to=your_character(), as_="it"), TurnTo(your_die(DieOf(that(), upgrades=True)))),
    ),
)

event(
    "07010", "Triple Threat", BLUE, VILLAIN, cost=1,
    does=Then(
        Reroll(exactly(3, a_die(CharacterDie())), as_="rerolled"), TurnTo(a_die(Among(that("rerolled"))))
    ),
)

event(
    "07011", "Undermine", BLUE, VILLAIN, cost=1,
    does=Remove(up_to(2, a_die(BLANK_SHOWN))),
)

event(
    "07039", "By Any Means", YELLOW, VILLAIN, cost=1,
    does=Then(Remove(a_die(ValueAtLeast(2))), DealIndirect(1, to=YOU)),
)

event(
    "07040", "Cocky", YELLOW, VILLAIN, cost=0,
    does=If(
        spot_character(IS_YELLOW),
        ForEach(EACH_PLAYER, They(THAT_PLAYER, DiscardFromHand(exactly(2, card_in_hand())))),
    ),
)

event(
    "07041", "Extreme Hubris", YELLOW, VILLAIN, cost=2,
    does=If(
        Either((AtLeast(2, your_character(IS_YELLOW)), spot_character(Titled(("Jabba The Hutt",))))),
        ResolveThem(your_die(CharacterDie()), keep=ALWAYS),
    ),
)

event(
    "07044", "Partners in Crime", YELLOW, VILLAIN, cost=0,
    does=either(
        ResolveThem(any_number(your_die(Showing((DISRUPT,)))), as_symbol=INDIRECT),
        ResolveThem(any_number(your_die(INDIRECT_SHOWN)), as_symbol=DISRUPT),
    ),
)

event(
    "07045", "Quarrel", YELLOW, VILLAIN, cost=0,
    does=They(AN_OPPONENT, either(Lose(1, who=YOU), DiscardFromHand(card_in_hand()))),
)

event(
    "07046", "Rancorous", YELLOW, VILLAIN, cost=1,
    only_if=Has(your_die(CharacterDie(), BLANK_SHOWN)),
    does=Remove(a_die()),
)

event(
    "07060", "Luke's Training", BLUE, HERO, cost=0,
    does=If(
        Either((AtLeast(2, your_character(IS_BLUE)), spot_character(Titled(("Luke Skywalker",))))),
        Play((IS_BLUE, ABILITY), discard=True, less=1),
    ),
)

event(
    "07061", "Pacify", BLUE, HERO, cost=0,
    does=Then(Remove(a_die(CharacterDie()), as_="removed"), GiveShields(2, to=CardOf(that("removed")))),
)

event(
    "07062", "Propel", BLUE, HERO, cost=2,
    does=seq(
        TurnTo(a_die(CharacterDie())), TurnTo(a_die(OfType((UPGRADE,)))), TurnTo(a_die(OfType((SUPPORT,)))),
    ),
)

event(
    "07077", "First Aid", RED, HERO, cost=1,
    does=If(FIRST_ROUND, Heal(4, a_character(IS_RED)), Heal(2, a_character(IS_RED))),
)

event(
    "07078", "Gungan Offensive", RED, HERO, cost=2,
    does=TurnTo(up_to(3, your_die(Subtype(("gungan", "artillery")))), symbols=DAMAGE),
)

event(
    "07079", "Motivate", RED, HERO, cost=0,
    does=If(
        Either((AtLeast(2, your_character(IS_RED)), spot_character(Titled(("Leia Organa",))))),
        ResolveThem(your_die(CharacterDie()), more=1),
    ),
)

event(
    "07080", "Reposition", RED, HERO, cost=0,
    does=Then(They(AN_OPPONENT, TurnTo(a_die(), as_="turned")), TurnTo(a_die(Other(that("turned"))))),
)

event(
    "07095", "Dumb Luck", YELLOW, HERO, cost=1,
    does=If(
        Either((spot_character(IS_YELLOW), spot(GUNGAN))),
        Then(Reroll(up_to(5, your_die()), as_="rerolled"), DealIndirect(HowMany("rerolled", BLANK_SHOWN))),
    ),
)

event(
    "07108", "Become One", BLUE, NEUTRAL, cost=1,
    does=Then(
        Remove(your_die(IS_BLUE), as_="removed"), ResolveThem(your_die(), more=ValueOf(that("removed")))
    ),
)

event(
    "07109", "Beguile", BLUE, NEUTRAL, cost=2,
    does=Then(
        Reroll(an_opponents_dice()), Then(TurnTo(an_opponents_dice()), Remove(an_opponents_dice()))
    ),
)

event(
    "07110", "Control", BLUE, NEUTRAL, cost=4,
    does=TurnTo(each(a_die())),
)

event(
    "07113", "Peace and Quiet", BLUE, NEUTRAL, cost=1,
    does=TurnTo(a_die(), value=0),
)

event(
    "07121", "Glancing Shot", RED, NEUTRAL, cost=1,
    does=Then(ResolveThem(your_die(DAMAGE_SHOWN), more=-1), Remove(a_die())),
)

event(
    "07125", "Reconstruct", RED, NEUTRAL, cost=1,
    does=AddToHand(card_in_discard(OfType((SUPPORT,)))),
)

event(
    "07126", "Take the Fight to Them", RED, NEUTRAL, cost=0,
    does=ResolveThem(any_number(your_die(DAMAGE_SHOWN))),
)

event(
    "07132", "Friend or Foe", YELLOW, NEUTRAL, cost=0,
    does=Then(
        Reroll(a_die(CharacterDie()), as_="die"),
        If(
            Is(that("die"), DAMAGE_SHOWN),
            DealDamage(1, to=CardOf(that("die"))),
            GiveShields(1, to=CardOf(that("die"))),
        ),
    ),
)

event(
    "07133", "In The Crosshairs", YELLOW, NEUTRAL, cost=3,
    keywords=(AMBUSH,),
    does=seq(NameOne("symbol"), Remove(any_number(a_die(Named("symbol"))))),
)

event(
    "07135", "Reprogram", YELLOW, NEUTRAL, cost=0,
    does=Play((DROID,), less=1),
)

event(
    "07137", "Start Your Engines!", YELLOW, NEUTRAL, cost=0,
    does=SearchDeck((Subtype(("podracer",)),)),
)

event(
    "07147", "Free Fall", GRAY, NEUTRAL, cost=1,
    keywords=(AMBUSH,),
    does=They(AN_OPPONENT, Remove(your_die())),
)

event(
    "07148", "Made to Suffer", GRAY, NEUTRAL, cost=1,
    does=ForEach(EACH_PLAYER, They(THAT_PLAYER, DiscardFromDeck(CountOf(your_die(BLANK_SHOWN))))),
)

event(
    "07149", "Nature's Charm", GRAY, NEUTRAL, cost=0,
    does=Reroll(up_to(2, a_die())),
)

event(
    "07150", "Quell", GRAY, NEUTRAL, cost=2,
    does=Remove(each(an_opponents_dice(INDIRECT_SHOWN))),
)

event(
    "07151", "Under Attack", GRAY, NEUTRAL, cost=1,
    does=Then(
        Remove(any_number(an_opponents_dice(DAMAGE_SHOWN)), as_="removed"),
        DealIndirect(ValueOf(that("removed")), to=YOU),
    ),
)
