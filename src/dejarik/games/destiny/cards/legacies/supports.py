"""Legacies: supports."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "05005", "Kylo Ren's Starfighter",
    special=Then(
        NameOne(A_COLOR),
        seq(RevealHand(), DealIndirect(HowMany("seen", Named(A_COLOR)))),
    ),
)

card(
    "05023", "Ark Angel",
    after=(activate(), ActivateThem(up_to(2, your_character_or_support(OfType((SUPPORT,)), other(THIS))))),
)

card("05024", "BT-1", after=(activate(), Then(DealIndirect(1, to=YOU), DealIndirect(1))))

card(
    "05025", "Slave I",
    power_action=Then(
        Reroll(your_die(IS_YELLOW), as_="die"),
        May(Remove(opponents_die(Number("value", "==", ValueOf(that("die")))))),
    ),
)

card("05028", "BB-9E", special=seq(Reroll(opponents_die()), RerollInstead()))

# rule: destiny.reading.separatist-landing-craft.unpaid
card(
    "05014", "Separatist Landing Craft",
    special=seq(To(Spend(2), AddToTeam("05009")), DiscardInPlay(THIS)),
)

card(
    "05034", "ETA-2 Interceptor",
    action=either(
        To(Remove(your_die(DieOf(THIS))), Exhaust(a_support(Not(IsExhausted())))),
        To(Remove(your_die(Showing((SHIELD,)))), Exhaust(a_support(Not(IsExhausted())))),
    ),
)

card("05035", "R2-D2", special=seq(Draw(1), May(TurnTo(your_die()))))

card("05042", "Mortar Team", constant=ResolveAs((INDIRECT,), RANGED, while_=CONTROL_BATTLEFIELD))

card(
    "05043", "Resistance Bomber",
    after=(resolve_this_die(by=BY_ANYBODY), PlaceDamage(1)),
    constant=DiscardThisIf(Is(THIS, Number("damage", ">=", 3))),
)

card("05051", "Runaway Boomas", power_action=To(Spend(1), RollSetAside("05051")))

card("05052", "Millennium Falcon", after=(activate(), May(ActivateThem(your_character()))))

card(
    "05055", "Republic Cruiser",
    special=either(
        GiveShields(2, to=a_character(Unique())), GiveShields(1, to=each(your_character(Unique())))
    ),
)

card("05060", "Ground Battalion", after=(activate(), May(TakeBattlefield())))

card("05061", "Lookout Post", only_if=CONTROL_BATTLEFIELD)

card(
    "05066", "Pirate Speeder Tank",
    special=seq(DealDamage(2, to=a_character()), GiveShields(2, to=a_character()), TakeActions()),
)

card(
    "05070", "Modified HWK-290",
    after=((play_this(), PlaceDamage(2)), (activate(), DealIndirect(TokensOn("damage", THIS), YOU))),
)

card(
    "05083", "Nightsister Coven",
    after=(
        Trigger(ev.DieRolls, BY_ANYBODY, where=(CharacterDie(), BLANK_SHOWN)),
        May(
            To(
                Exhaust(THIS),
                seq(
                    RevealTop(who=A_PLAYER),
                    If(Is(that("seen"), Odd("cost")), DealDamage(1, to=CardOf(that("it")))),
                ),
            )
        ),
    ),
)

card(
    "05091", "Command Bridge",
    action=To(Exhaust(THIS), ActivateThem(exactly(2, your_character(Not(Unique()))))),
)

card("05106", "Defensive Teaching", constant=MoreShields(1, of=your_character(IS_BLUE)))

card(
    "05107", "Yoda's Hut",
    action=To(
        Exhaust(THIS),
        seq(GiveShields(1, to=a_character(), as_="it"), If(Is(that(), Number("shields", ">=", 3)), Gain(1))),
    ),
)

card(
    "05115", "Suppression Field",
    action=To(
        Exhaust(THIS), seq(Remove(a_die(DAMAGE_SHOWN), as_="removed"), PlaceDamage(ValueOf(that("removed"))))
    ),
    constant=DiscardThisIf(Is(THIS, Number("damage", ">=", 3))),
)

card("05122", "Maz's Vault", constant=MoreIncome(1))

card(
    "05134", "Perseverance",
    action=To(Exhaust(THIS), Then(Reroll(your_die(), as_="die"), May(Reroll(that("die"))))),
)

card(
    "05145", "Bubble Shield",
    constant=(TakesIndirectAs(3), DiscardThisIf(Is(THIS, Number("damage", ">=", 3)))),
)

card("05146", "Cover Team", action=To(Exhaust(THIS), ResolveThem(your_die(INDIRECT_SHOWN), more=1)))

card("05163", "Backup Specialist", action=To(Exhaust(THIS), Reroll(up_to(2, your_die()))))

card("05164", "Remote Stockpile", action=To(Exhaust(THIS), either(PlaceResources(1), TakeResourcesFrom())))

card("05165", "Scrap Heap", after=(mill_an_opponent(), May(To(Exhaust(THIS), Gain(1)))))
