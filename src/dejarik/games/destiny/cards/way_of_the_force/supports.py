"""Way of the Force: supports."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "07012", "Dark Empowerment",
    action=To(seq(Exhaust(THIS), Remove(your_die(BLANK_SHOWN))), DealIndirect(1)),
)

card("07013", "Count Dooku's Solar Sailer", after=(activate(), May(Draw(1))))

card(
    "07030", "Climate Disruption Array",
    action=To(Exhaust(THIS), ForEach(EACH_PLAYER, DealIndirect(2, to=THAT_PLAYER))),
)

card("07031", "General Grievous' Wheel Bike", power_action=To(SpendOrSpot(1, spot(GRIEVOUS)), Ready(THIS)))

# rule: destiny.ability.die-bound.list
card("07032", "Imperial Troop Transport", constant=XIs(CountOf(your_character(Not(Unique())))))

card(
    "07033", "Planetary Bombardment", keywords=(AMBUSH,),
    after=(play_this(), May(DealIndirect(CountOf(your_card_in_play(VEHICLE))))),
)

card("07049", "0-0-0", after=(Trigger(ev.SelfInflicted, BY_YOU), May(DealIndirect(1))))

card(
    "07050", "Sebulba's Podracer", keywords=(AMBUSH,),
    after=(
        resolve_this_die(),
        If(
            spot_character(Titled(("Sebulba",))),
            May(either(DealIndirect(1), DealDamage(1, to=a_character()))),
            May(DealIndirect(1)),
        ),
    ),
)

card(
    "07065", "Plo Koon's Starfighter",
    after=(
        activate(),
        seq(
            May(TurnTo(your_die(CharacterDie(), Not(Unique())), as_="turned")),
            If(spot_character(Titled(("Plo Koon",))), May(ResolveThem(your_die(Same(that("turned")))))),
        ),
    ),
)

card("07082", "Gungan Catapult", after=(activate(None, GUNGAN), May(Reroll(THIS_DIE))))

card(
    "07083", "Resistance Crait Speeder",
    before=(
        before_resolving_this_die(), If(Is(THIS, Not(DAMAGED)), May(To(PlaceDamage(1), IncreaseValue(1))))
    ),
)

card(
    "07084", "Suppressive Fire",
    after=(
        activate(None, OfType((CHARACTER,)), by=BY_ANYBODY),
        May(To(seq(Spend(1), DiscardInPlay(THIS)), Remove(a_die(DieOf(that()))))),
    ),
)

card(
    "07102", "Anakin Skywalker's Podracer", keywords=(AMBUSH,),
    after=(
        resolve_this_die(),
        If(
            spot(Titled(("Anakin Skywalker",))),
            May(either(DiscardFromDeck(1, A_PLAYER), DiscardAtRandom(1))),
            May(DiscardFromDeck(1, A_PLAYER)),
        ),
    ),
)

card(
    "07103", "N-1 Starfighter",
    special=either(
        Ready(card_in_play(VEHICLE, IsExhausted(), Not(CopyOf(THIS)))),
        DiscardInPlay(card_in_play(VEHICLE, IsExhausted(), Not(CopyOf(THIS)))),
    ),
)

card(
    "07107", "Dex's Diner",
    action=To(
        seq(Exhaust(THIS), Spend(1)),
        seq(
            Choose(a_character(), as_="it"),
            If(Is(that(), Number("damage", ">=", 6)), Heal(2, that()), Heal(1, that())),
        ),
    ),
)

card("07116", "Honed Skills", constant=MoreAttached(UPGRADE, of=your_character()))

card(
    "07128", "Ammo Reserves",
    after=(play_this(), PlaceDamage(3)),
    action=To(seq(Exhaust(THIS), Heal(1, THIS)), DealIndirect(1)),
)

card(
    "07129", "ARC-170 Starfighter",
    before=(would_be_discarded(THIS), May(ReturnToHand(THIS))),
)

card(
    "07130", "Hailfire Droid Tank",
    after=(
        (play(VEHICLE), May(DealIndirect(1))),
        (play(DROID), May(ActivateThem(your_character_or_support(Same(that()))))),
    ),
)

card(
    "07139", "Prized Goods",
    action=To(
        seq(Exhaust(THIS), Exhaust(your_character(Not(IsExhausted())))),
        either(PlaceResources(3), TakeResourcesFrom()),
    ),
)

card(
    "07140", "Streetwise",
    before=(would_play(OfType((EVENT,)), IS_YELLOW), May(To(Exhaust(THIS), LowerCost(1)))),
)

card(
    "07141", "XS Stock Light Freighter", keywords=(AMBUSH,),
    special=seq(either(PlaceResources(2), TakeResourcesFrom()), May(TakeActions())),
)

card(
    "07152", "Lotho Minor Junkers",
    special=To(
        SetCardsAside(card_in_discard(Subtype(("droid", "equipment", "vehicle", "weapon")))), Gain(2)
    ),
)

card(
    "07153", "Podracer", keywords=(AMBUSH,),
    after=(roll(THIS_DIE, BLANK_SHOWN), ReturnToHand(THIS)),
)
