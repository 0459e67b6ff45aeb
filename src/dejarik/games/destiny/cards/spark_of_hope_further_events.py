"""Spark of Hope: events that came in later."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    A_PLAYER,
    ALWAYS,
    AMBUSH,
    AN_OPPONENT,
    BATTLEFIELD_CONTROLLER,
    BLUE,
    CHARACTER,
    DAMAGE_SHOWN,
    DROID,
    EACH_OPPONENT,
    GRAY,
    HERO,
    IS_BLUE,
    IS_RED,
    IS_YELLOW,
    JEDI,
    LEADER,
    MELEE_SHOWN,
    NEUTRAL,
    RANGED_SHOWN,
    RED,
    SCOUNDREL,
    THAT_PLAYER,
    TROOPER,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    YELLOW,
    YOU,
    ActivateThem,
    AnyOf,
    AtLeast,
    BearerHas,
    Bears,
    CharacterDie,
    CheaperBy,
    Choose,
    CombinedCost,
    CostAtMost,
    CountOf,
    DealDamage,
    DealIndirect,
    DefeatedCharacters,
    DefeatThem,
    Diceless,
    DieOf,
    DiscardFromDeck,
    DiscardInPlay,
    Draw,
    EndActionPhase,
    ForEach,
    Gain,
    GainNamedSubtype,
    HowMany,
    If,
    Is,
    IsElite,
    IsExhausted,
    Lose,
    MatchingCharacters,
    May,
    MostOfOneSubtype,
    Named,
    NameOne,
    Not,
    OfType,
    Other,
    Play,
    PutOnDeck,
    Reaches,
    RemainingHealth,
    Remove,
    Reroll,
    ResolveThem,
    RevealHand,
    Same,
    SetEventAside,
    SharesSubtype,
    Spend,
    Subtype,
    Then,
    They,
    Titled,
    To,
    TurnTo,
    UpToTimes,
    ValueIs,
    ValueOf,
    a_character,
    a_die,
    a_support,
    an_opponents_card,
    any_number,
    card_in_play,
    card_in_their_discard,
    each,
    either,
    event,
    exactly,
    seq,
    so_many,
    spot_character,
    spot_support,
    that,
    up_to,
    your_character,
    your_character_or_support,
    your_die,
    your_support_or_upgrade,
)

BONES = Titled(("Mr. Bones",))
EWOK = Subtype(("ewok",))
NIMAN_MASTERY = Titled(("Niman Mastery",))
TITLE = Subtype(("title",))
ON_CHARACTER = OfType((CHARACTER, UPGRADE))

# ---- Events --------------------------------------------------------------------------------------

event(
    "11011", "Dark Magick", BLUE, VILLAIN, "spell", cost=0,
    does=seq(
        Choose(a_character(), as_="it"),
        Reroll(any_number(a_die(DieOf(that())))),
        If(Is(that(), Bears(Subtype(("curse",)))), DealDamage(1, to=that())),
    ),
)

event(
    "11027", "Execute Order 66", RED, VILLAIN, cost=2,
    does=seq(Remove(each(a_die(JEDI)), as_="removed"), DealDamage(1, to=MatchingCharacters(that("removed")))),
)

event(
    "11028", "Rally the Troops", RED, VILLAIN, cost=0,
    does=seq(NameOne("subtype"), either(
        Reroll(any_number(a_die(Named("subtype")))), ResolveThem(exactly(2, your_die(Named("subtype")))),
    )),
)

event(
    "11029", "To Victory", RED, VILLAIN, cost=0,
    does=Gain(DefeatedCharacters(AN_OPPONENT)),
)

event(
    "11030", "Warning Siren", RED, VILLAIN, cost=1,
    does=seq(
        Choose(your_die(), as_="it"), Remove(a_die(Other(that()), ValueIs(ValueOf(that()))))
    ),
)

event(
    "11044", "Misinformation", YELLOW, VILLAIN, cost=0,
    does=UpToTimes(2, PutOnDeck(card_in_their_discard(), theirs=True)),
)

event(
    "11055", "Acceptable Losses", GRAY, VILLAIN, cost=0,
    does=To(DefeatThem(up_to(3, your_character()), as_="lost"), Gain(HowMany("lost"))),
)

event(
    "11062", "Exchange Of Information", BLUE, HERO, cost=0,
    does=seq(
        RevealHand(who=YOU),
        Gain(1),
        ForEach(EACH_OPPONENT, They(THAT_PLAYER, May(seq(RevealHand(who=YOU), Gain(1))))),
    ),
)

event(
    "11079", "Droids' Day Out", RED, HERO, cost=0,
    does=Then(
        ActivateThem(any_number(your_character_or_support(DROID))),
        If(Reaches(HowMany("activated"), 3), Draw(1)),
    ),
)

event(
    "11080", "Happy Beeps", RED, HERO, cost=1,
    does=Then(
        TurnTo(your_die(CharacterDie(), Not(DROID)), as_="it"),
        May(TurnTo(your_die(DROID), like=that(), worth=True)),
    ),
)

event(
    "11081", "Lightspeed Assault", RED, HERO, cost=0,
    does=Then(
        seq(DefeatThem(your_character(LEADER)), DiscardInPlay(your_support_or_upgrade(VEHICLE), as_="mine")),
        seq(
            DiscardInPlay(an_opponents_card(VEHICLE), as_="theirs"),
            DealIndirect(CombinedCost("mine", "theirs")),
        ),
    ),
)

event(
    "11082", "Our Situation is Desperate", RED, HERO, cost=1,
    does=Remove(so_many(CountOf(your_character(RemainingHealth(3, or_less=True))), any_number(a_die()))),
)

event(
    "11084", "Spark of Hope", RED, HERO, cost=3,
    constant=CheaperBy(DefeatedCharacters()),
    does=Then(Reroll(any_number(your_die())), ResolveThem(any_number(your_die()))),
)

event(
    "11101", "Ewok Ambush", YELLOW, HERO, cost=0,
    keywords=(AMBUSH,),
    does=either(ActivateThem(your_character(Not(IsElite()))), ActivateThem(up_to(3, your_character(EWOK)))),
)

event(
    "11103", "Jump To Lightspeed", YELLOW, HERO, cost=3,
    does=seq(If(spot_support(VEHICLE), EndActionPhase()), SetEventAside()),
)

event(
    "11113", "Clever Distraction", BLUE, NEUTRAL, cost=1,
    does=If(
        spot_character(IS_BLUE),
        either(TurnTo(your_die()), DiscardFromDeck(2, A_PLAYER), Remove(a_die(TROOPER))),
    ),
)

event(
    "11114", "Dark Reflections", BLUE, NEUTRAL, cost=2,
    does=Then(
        TurnTo(a_die(), least=1, as_="it"),
        TurnTo(up_to(2, a_die(Other(that()))), like=that(), worth=True),
    ),
)

event(
    "11116", "Draw Closer", BLUE, NEUTRAL, "move", cost=2,
    does=either(
        ResolveThem(your_die(ON_CHARACTER, MELEE_SHOWN, BearerHas(NIMAN_MASTERY)), keep=ALWAYS, more=2),
        ResolveThem(your_die(ON_CHARACTER, MELEE_SHOWN, Not(BearerHas(NIMAN_MASTERY))), keep=ALWAYS),
    ),
)

event(
    "11118", "Pushing Slash", BLUE, NEUTRAL, "move", cost=1,
    does=seq(
        Then(
            ActivateThem(your_character(IS_BLUE), as_="it"),
            May(ResolveThem(your_die(DieOf(that(), upgrades=True)))),
        ),
        If(Is(that(), Bears(NIMAN_MASTERY)), May(TurnTo(a_die()))),
    ),
)

event(
    "11125", "Chain Lightning", RED, NEUTRAL, cost=1,
    does=Then(
        DealDamage(1, to=a_character(), as_="it"),
        May(To(Spend(1), DealDamage(2, to=a_character(Other(that()), SharesSubtype(that()))))),
    ),
)

event(
    "11126", "Focused Fire", RED, NEUTRAL, cost=1,
    does=seq(
        Choose(a_character(), as_="it"),
        ResolveThem(up_to(2, your_die(RANGED_SHOWN)), more=1, at=that()),
    ),
)

event(
    "11127", "Hull Breach", RED, NEUTRAL, cost=1,
    does=To(
        Remove(your_die(DAMAGE_SHOWN), as_="removed"),
        either(
            DiscardInPlay(a_support(CostAtMost(ValueOf(that("removed"))))),
            DealIndirect(ValueOf(that("removed"))),
        ),
    ),
)

event(
    "11128", "Off The Sensors", RED, NEUTRAL, cost=1,
    does=If(
        spot_character(IS_RED),
        either(
            ResolveThem(your_die(), more=1),
            ActivateThem(exactly(2, your_character_or_support())),
            Remove(a_die(SCOUNDREL)),
        ),
    ),
)

event(
    "11132", "You Are In Command Now", RED, NEUTRAL, cost=0,
    keywords=(AMBUSH,),
    does=Play((TITLE,), discard=True, less=1, unrestricted=True),
)

event(
    "11140", "Disassemble", YELLOW, NEUTRAL, cost=2,
    does=DiscardInPlay(card_in_play(Diceless())),
)

event(
    "11141", "Encircle", YELLOW, NEUTRAL, cost=2,
    does=If(AtLeast(3, your_character(IsExhausted())), Remove(each(a_die(CharacterDie())))),
)

event(
    "11142", "I Performed Violence", YELLOW, NEUTRAL, cost=1,
    keywords=(AMBUSH,),
    does=either(
        ResolveThem(your_die(MELEE_SHOWN, BONES), more=2, unblockable=True),
        ResolveThem(
            your_die(MELEE_SHOWN, AnyOf((CharacterDie(), DROID)), Not(BONES)), more=1, unblockable=True
        ),
    ),
)

event(
    "11143", "Kinship", YELLOW, NEUTRAL, cost=0,
    does=If(
        Reaches(MostOfOneSubtype(), 6), Gain(2), If(Reaches(MostOfOneSubtype(), 3), Gain(1))
    ),
)

event(
    "11144", "Outpace", YELLOW, NEUTRAL, cost=1,
    does=If(
        spot_character(IS_YELLOW), either(Reroll(up_to(3, a_die())), Lose(1), Remove(a_die(LEADER)))
    ),
)

event(
    "11145", "Practice Makes Perfect", YELLOW, NEUTRAL, cost=1,
    does=seq(Choose(a_die(), as_="it"), UpToTimes(5, Reroll(that()))),
)

event(
    "11147", "Simple Mistake", YELLOW, NEUTRAL, cost=2,
    does=Then(
        They(BATTLEFIELD_CONTROLLER, Choose(your_die(), as_="it")),
        either(Remove(that()), ResolveThem(a_die(Same(that())))),
    ),
)

event(
    "11148", "Unify", YELLOW, NEUTRAL, cost=1,
    does=seq(
        Choose(your_character(), as_="it"),
        NameOne("subtype", of=that()),
        GainNamedSubtype(each(your_character(Other(that())))),
    ),
)
