"""Way of the Force: upgrades."""

from dejarik.games.destiny.abilities.lexicon import *

REX = Titled(("Rex",))

card(
    "07014", "Bardottan Sphere",
    special=seq(
        DiscardFromDeck(1, A_PLAYER), If(Is(that("milled"), Odd("cost")), DealDamage(1, to=a_character()))
    ),
)

card(
    "07015", "Fifth Brother's Lightsaber",
    constant=AsBase(DieOf(THIS), while_=Is(HOST, Titled(("Fifth Brother",)))),
    after=(resolve_this_die(), May(DealDamage(1, to=a_character()))),
)

card(
    "07016", "Force Fear", only_on=IS_BLUE,
    special=seq(
        Choose(opponents_die(CharacterDie()), as_="it"),
        Unless(ControllerOf(that()), pays=DealDamage(2, to=CardOf(that())), does=Remove(that())),
    ),
)

card("07017", "Torment", after=(Trigger(ev.DamageDealt, BY_ANYBODY, HOST), May(To(Exhaust(THIS), Gain(1)))))

card("07034", "Executioner's Axe", after=(Trigger(ev.Defeated, BY_AN_OPPONENT), May(RollIn(THIS_DIE))))

card(
    "07051", "Formidable",
    special=seq(
        DealDamage(1, to=opponents_character(), as_="it"),
        If(
            DoesNotHold(DAMAGE_BLOCKED),
            May(
                MoveUpgrade(
                    an_upgrade(Subtype(("equipment", "weapon")), On(that())),
                    to=a_character(other(that()), SameSide(that())),
                )
            ),
        ),
    ),
)

card(
    "07052", "Underhanded Tactics",
    special=seq(DealIndirect(1), May(ResolveThem(your_die(other(THIS_DIE))))),
)

card(
    "07066", "A99 Aquata Breather",
    before=(before_taking_damage(), If(TAKES_INDIRECT, May(To(Exhaust(THIS), Block(1))))),
)

card(
    "07067", "Ezra Bridger's Lightsaber", keywords=(REDEPLOY,),
    special=seq(
        DealDamage(2, to=an_opponents_character()), If(Is(HOST, Titled(("Ezra Bridger",))), Lose(1))
    ),
)

card(
    "07068", "Guardian of the Whills",
    action=To(
        Exhaust(THIS),
        seq(
            MoveUpgrade(THIS, to=your_character(other(HOST))),
            If(Is(that("to"), IS_BLUE), GiveShields(1, to=that("to"))),
            If(Is(that("to"), IS_RED), DealIndirect(1)),
        ),
    ),
)

card(
    "07069", "Luke Skywalker's Lightning Rod",
    constant=ResolveAs((MELEE,), SHIELD, while_=Is(HOST, Titled(("Luke Skywalker",)))),
)

card(
    "07070", "There Is No Try",
    action=Then(
        Reroll(your_die(Same(THIS_DIE))),
        OrElse(May(ResolveThem(your_die(Same(THIS_DIE)), more=1)), Remove(your_die(Same(THIS_DIE)))),
    ),
)

card(
    "07085", "Electropole",
    before=(would_be_defeated(HOST), May(MoveUpgrade(THIS, to=a_character(GUNGAN, other(that()))))),
)

card(
    "07086", "Inspiring Presence", only_on=Unique(),
    constant=HasKeyword(GUARDIAN, of=your_character(other(HOST))),
)

# rule: destiny.clarification.rexs-blaster-pistol.not-on-rex
card(
    "07087", "Rex's Blaster Pistol",
    constant=CopiesNotUnique(while_=Is(HOST, REX)),
    after=(activate_host(), If(CONTROL_BATTLEFIELD, May(ActivateThem(your_character())))),
)

card(
    "07104", "CR-2 Heavy Blaster",
    special=If(
        Opponent(Compare(CountOf(an_opponents_dice()), "==", 0)),
        DealDamage(4, to=a_character()),
        DealDamage(2, to=a_character()),
    ),
)

card(
    "07105", "Stealthy",
    constant=GainsSubtype("trooper"),
    special=seq(
        Choose(your_die(CharacterDie()), as_="die"), DiscardFromDeck(ValueOf(that("die")), A_PLAYER)
    ),
)

# rule: destiny.errata.dagger-of-mortis
card(
    "07117", "Dagger of Mortis", keywords=(REDEPLOY,),
    before=(
        before_resolving_this_die(),
        If(
            Is(THIS_DIE, Showing((MELEE,))),
            May(MoveShields(1, a_character(Color((BLUE,)), SHIELDED, other(HOST)), to=HOST)),
        ),
    ),
)

card(
    "07118", "Force Jump", only_on=IS_BLUE,
    special=seq(TurnTo(a_die(DAMAGE_SHOWN), symbols=(BLANK,)), RerollInstead()),
)

card(
    "07119", "Way of the Force", only_if=spot_character(IS_BLUE),
    constant=MakesElite(),
)

card(
    "07131", "Weapon Master",
    action=To(
        Remove(your_die(DieOf(HOST, upgrades=True))), TurnTo(your_die(DieOf(HOST, upgrades=True), WEAPON))
    ),
)

# rule: destiny.errata.darksaber
card(
    "07142", "Darksaber", keywords=(REDEPLOY,),
    before=(
        before_resolving_this_die(),
        If(
            Is(HOST, Number("points", ">=", 20)),
            IncreaseValue(2),
            If(Is(HOST, Number("points", ">=", 15)), IncreaseValue(1)),
        ),
    ),
)

card("07143", "Mandalorian Vambraces", action=ReturnToHand(THIS))

card("07144", "Respected Businessman", after=(activate_host(), May(Gain(1))))

card(
    "07145", "V-1 Thermal Detonator",
    special=To(DiscardInPlay(THIS), DealDamage(2, to=each(an_opponents_character()))),
)

card("07154", "Macrobinoculars", special=seq(LookAtHand(), GiveShields(1, to=a_character())))
