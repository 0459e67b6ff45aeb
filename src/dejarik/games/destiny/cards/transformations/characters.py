"""Transformations: characters, and the sides of plots that are characters."""

from dejarik.games.destiny.abilities.lexicon import *

STRIP = RemoveShields(a_character(SHIELDED))
STRIKE = ResolveThem(your_die(Not(Showing((BLANK, SPECIAL)))), as_symbol=MELEE, more=1)
SHIELD_UP = GiveShields(2, to=THIS)
SHIELD_BASH = To(RemoveShields(THIS, 2), DealDamage(2, to=a_character()))
ROLL_ONE = May(RollIn(a_die_on_a_character(), theirs=True))

card(
    "13001A", "Anakin Skywalker, Reckless One",
    after=(activate(), Then(
        seq(DealDamage(1, to=THIS), DealDamage(2, to=a_character(other(THIS)), as_="it")),
        If(WasDefeated(that()), Flip()),
    )),
)

card(
    "13001B", "Darth Vader, Driven By Anger",
    power_action=If(
        Opponent(Compare(DefeatedOf(AN_OPPONENT), ">=", 1)),
        either(STRIP, STRIKE, seq(STRIP, STRIKE), seq(STRIKE, STRIP)),
        either(STRIP, STRIKE),
    ),
)

card(
    "13002A", "Luke Skywalker, Seeking The Path",
    constant=TeamPoints(-1, Titled(("Obi-Wan Kenobi", "Yoda"))),
    after=(upkeep_begins(), If(
        AllHold((
            Is(THIS, Number("shields", ">=", 3)), have(3, your_upgrade(IS_BLUE, Not(Diceless()), On(THIS))),
        )),
        May(To(Spend(2), Flip())),
    )),
)

card(
    "13002B", "Luke Skywalker, Fulfilling His Destiny",
    power_action=If(
        have(3, your_upgrade(IS_BLUE, On(THIS))),
        either(SHIELD_UP, SHIELD_BASH, seq(SHIELD_UP, SHIELD_BASH), seq(SHIELD_BASH, SHIELD_UP)),
        either(SHIELD_UP, SHIELD_BASH),
    ),
)

card(
    "13003A", "Obi-Wan Kenobi, Wise Protector", keywords=(GUARDIAN,),
    action=seq(
        If(spot_character(IS_BLUE, other(THIS)), Remove(a_die(DAMAGE_SHOWN))),
        If(Is(THIS, IsElite()), seq(DefeatThem(THIS), Remove(up_to(3, a_die()))), DefeatThem(THIS)),
    ),
    after=(Trigger(ev.Defeated, BY_ANYBODY, THIS), ReturnFlipped()),
)

card(
    "13005B", "Arc Trooper Echo, Courageous and Resolute",
    after=(activate(), seq(If(Is(THIS, IsElite()), ROLL_ONE), If(CONTROL_BATTLEFIELD, ROLL_ONE))),
)

card(
    "13005C", "Arc Trooper Fives, ARC-5555",
    after=(
        (activate(), If(Is(THIS, IsElite()), RollSetAside("05038", 2), RollSetAside("05038"))),
        (
            Trigger(ev.DieRolled, BY_YOU, None, (Titled(("Clone Trooper",)),)),
            May(Then(Reroll(that()), If(CONTROL_BATTLEFIELD, May(Reroll(that()))))),
        ),
    ),
)

card(
    "13005D", "Clone Commander Wolffe, Staunch Strategist",
    after=(activate(), seq(
        May(seq(RollSetAside("05038"), ActivateThem(your_character(IS_RED)))),
        If(
            AllHold((Is(THIS, IsElite()), CONTROL_BATTLEFIELD)),
            DealIndirect(CountOf(your_character(IS_RED, Unique()))),
        ),
    )),
)

card(
    "13007B", "Han Solo, Cool and Confident", keywords=(PILOTING,),
    after=(
        (activate(), To(RemoveResources(1), Gain(1))),
        (
            Trigger(ev.Defeated, BY_ANYBODY, THIS),
            seq(Gain(ResourcesOf(), EACH_OPPONENT), Lose(ResourcesOf(), YOU)),
        ),
    ),
)
