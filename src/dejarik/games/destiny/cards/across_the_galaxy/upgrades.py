"""Across the Galaxy: upgrades."""

from dejarik.games.destiny.abilities.lexicon import *

VEHICLE_SUPPORT = AllOf((OfType((SUPPORT,)), Subtype(("vehicle",))))

card(
    "08014", "Bloodlust",
    after=(resolve(ResolvedAs(DAMAGE), DieOf(HOST)), May(DealDamage(1, to=a_character()))),
)

card(
    "08015", "Chain Sickle",
    after=(hurt_by_this_die(), Reroll(any_number(a_die(DieOf(that(), upgrades=True))))),
)

card(
    "08016", "Darth Vader's Lightsaber",
    after=(
        resolve_this_die(),
        May(
            To(
                Spend(1),
                Then(
                    RollIn(your_die_on_card(DieOf(HOST))),
                    If(Is(HOST, DARTH_VADER), DealDamage(1, to=a_character())),
                ),
            )
        ),
    ),
)

card("08017", "Energy Bow", after=(rerolled_by_card(None, CharacterDie(), by=BY_YOU), May(Reroll(THIS_DIE))))

card("08034", "Inferno Squad ID10 Seeker Droid", special=seq(LookThroughHand(), ActionNextTurn()))

card(
    "08050", "Donderbus Blaster Pistol", only_on=IS_YELLOW, keywords=(REDEPLOY,),
    after=(play_this(), May(ActivateThem(your_character(Same(HOST))))),
)

card(
    "08051", "Grappling Boa",
    after=(hurt_by_this_die(), May(Remove(a_die(DieOf(that()))))),
)

card(
    "08052", "Tobias Beckett's Rifle",
    after=(play_this(Titled(("Tobias Beckett",))), May(Lose(1))),
    special=seq(
        ChooseOpponent(),
        If(
            THEY_HAVE_NO_RESOURCES,
            DealDamage(3, to=an_opponents_character()),
            DealDamage(2, to=an_opponents_character()),
        ),
    ),
)

card(
    "08053", "Vow Of Vengeance",
    constant=DiceWorthMore(DefeatedOf(YOU), AllOf((DieOf(HOST), DAMAGE_SHOWN))),
)

card(
    "08068", "Counterstroke", only_on=IS_BLUE,
    after=(
        damage_by_an_opponent(),
        May(ResolveThem(your_die(Same(THIS_DIE)), more=1)),
    ),
)

card("08070", "Pillio Star Compass", power_action=TurnTo(your_die(), like=THIS_DIE, worth=True))

card(
    "08071", "Qui-Gon Jinn's Lightsaber",
    after=(
        lose_shields(),
        May(
            Then(
                To(Exhaust(THIS), GiveShields(1, to=HOST)),
                If(Is(HOST, Titled(("Qui-Gon Jinn",))), May(Draw(1))),
            )
        ),
    ),
)

card(
    "08087", "Jyn Erso's Blaster", keywords=(REDEPLOY,),
    after=(
        activate_host(),
        seq(
            May(either(Reroll(your_die(Same(THIS_DIE))), DiscardFromDeck(1, A_PLAYER))),
            If(Is(HOST, Titled(("Jyn Erso",))), Reroll(any_number(your_die(DieOf(HOST))))),
        ),
    ),
)

card(
    "08088", "R2 Astromech", modify=AllOf((OfType((SUPPORT,)), Subtype(("vehicle",)))),
    action=To(seq(Exhaust(THIS), Spend(2)), Ready(HOST)),
)

card(
    "08105", "Decoy", only_on=Color((YELLOW,)),
    instead=(would_be_dealt_damage(None, other(HOST)), May(To(Exhaust(THIS), Redirect(HOST)))),
)

card("08106", "Energy Pike", special=DealDamage(AtMost(3, ResourcesOf(YOU)), to=a_character()))

card(
    "08107", "Token Of Affection",
    after=(play(WithKeyword(AMBUSH)), May(MoveUpgrade(THIS, your_character(other(HOST))))),
)

card(
    "08118", "Force Lift", only_on=IS_BLUE,
    special=either(DealDamage(2, to=a_character()), ReturnToHand(a_support(Number("cost", "<=", 3)))),
)

card(
    "08119", "Shatterpoint", only_on=IS_BLUE,
    special=DiscardInPlay(
        card_in_play(
            Subtype(("equipment", "weapon")), Number("cost", "<=", CountOf(your_die(IS_BLUE, ABILITY)))
        )
    ),
)

card(
    "08120", "Treasured Lightsaber",
    after=(play_this(), May(Draw(1))),
    special=If(
        Compare(CardsInHand(), ">=", 5),
        DealDamage(3, to=a_character(), unblockable=True), DealDamage(2, to=a_character(), unblockable=True),
    ),
)

card(
    "08131", "Dorsal Turret", modify=VEHICLE_SUPPORT,
    after=(play_this(), May(RollIn(THIS_DIE))),
)

card("08132", "Handheld L-S1 Cannon", constant=MoreAttached(UPGRADE, of=HOST, more=-1))

card(
    "08133", "Triple Laser Turret", modify=AllOf((VEHICLE, OfType((SUPPORT,)))),
    constant=CannotBeRemoved(DieOf(HOST), beside=DieOf(THIS)),
)

card(
    "08146", "Arc Caster", modify=VEHICLE_SUPPORT,
    after=(
        play_this(),
        May(Then(ActivateThem(your_character_or_support(Same(HOST))), May(Reroll(a_die())))),
    ),
)

card(
    "08147", "Black Sun Blaster Pistol",
    constant=HasKeyword(REDEPLOY, while_=Is(HOST, IS_NEUTRAL)),
    special=Then(DealIndirect(2), DealDamage(1, to=a_character())),
)

card(
    "08148", "Flame Projector", only_on=IS_YELLOW,
    action=ResolveThem(your_die(Same(THIS_DIE), MELEE_SHOWN), as_symbol=INDIRECT, more=1),
)

card(
    "08152", "Laser Cannon", modify=VEHICLE_SUPPORT,
    after=(activate_host(), May(DealIndirect(1))),
)

card(
    "08153", "Systems Gauge", modify=VEHICLE_SUPPORT,
    after=(activate_host(), May(To(Spend(1), Remove(a_die(DAMAGE_SHOWN))))),
)

card(
    "08154", "Targeting Astromech", modify=VEHICLE_SUPPORT,
    action=To(Exhaust(THIS), TurnTo(your_die(DieOf(HOST)))),
)
