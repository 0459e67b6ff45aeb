"""Way of the Force: characters."""

from dejarik.games.destiny.abilities.lexicon import *

CLONE_TROOPER = Titled(("Clone Trooper",))

card(
    "07001", "Count Dooku, Darth Tyranus",
    after=(
        activate(),
        seq(May(TurnTo(your_die(DieOf(THIS)), symbols=(MELEE,))), TurnTo(opponents_die(Showing((MELEE,))))),
    ),
)

card(
    "07002", "Fifth Brother, Intimidating Enforcer",
    special=ResolveThem(your_die(OfType((UPGRADE,)), IS_BLUE, Not(ABILITY)), keep=ALWAYS),
)

card(
    "07003", "Force Sensitive Outcast",
    constant=Cheaper(1, BLUE_ABILITY, first=True, on_this=True, while_=Is(THIS, DAMAGED)),
)

# rule: destiny.clarification.snoke.defeated-character
card(
    "07004", "Snoke, Supreme Leader",
    power_action=To(
        DealDamage(1, to=your_character(other(THIS)), as_="it"),
        ResolveThem(your_die(DieOf(that()), Showing(DAMAGE)), more=2),
    ),
)

card(
    "07018", "Arihnda Pryce, Unscrupulous Governor",
    special=seq(
        TurnTo(your_die(other(THIS_DIE)), as_="turned"),
        If(CONTROL_BATTLEFIELD, May(ResolveThem(your_die(Same(that("turned"))), more=1))),
    ),
)

card("07019", "Executioner", after=(Trigger(ev.Defeated, BY_AN_OPPONENT), May(RollIn(THIS_DIE))))

card(
    "07020", "Firmus Piett, Ambitious Admiral",
    after=(
        activate(),
        seq(
            TurnTo(any_number(your_die(VEHICLE)), value=1),
            TurnTo(any_number(your_die(CharacterDie(), Not(Unique()))), value=1),
        ),
    ),
)

card(
    "07021", "General Grievous, Fearsome Cyborg",
    constant=(NoRestrictionsOnThis(WEAPON), MoreAttached(UPGRADE)),
    power_action=If(have(4, your_die(WEAPON, DieOf(THIS, upgrades=True))), DealDamage(4, to=a_character())),
)

# rule: destiny.clarification.dj.one-source
card(
    "07035", "DJ, Treacherous Rogue",
    after=(remove_opponents_dice(), May(DealIndirect(HowMany("dice"), to=AN_OPPONENT))),
)

card(
    "07036", "Jabba The Hutt, Renowned Gangster",
    special=DealIndirect(CountOf(your_die(Showing((SPECIAL,))))),
)

card(
    "07037", "Mandalorian Super Commando",
    power_action=Then(Play((Subtype(("equipment", "weapon")),), on=THIS), DealDamage(1, to=a_character())),
)

card(
    "07038", "Sebulba, Cutthroat Podracer",
    special=seq(
        Choose(a_support(), as_="it"), either(PlaceResources(1, on=that()), RemoveResources(1, what=that()))
    ),
)

card(
    "07054", "Ezra Bridger, Aspiring Jedi",
    power_action=If(have(3, an_upgrade(On(THIS))), Draw(2), If(Has(an_upgrade(On(THIS))), Draw(1))),
)

card(
    "07055", "Jedi Sentinel",
    after=(setup(), GiveShields(1, to=a_character())),
    special=If(
        Is(THIS, Number("shields", ">=", 3)), DealDamage(3, to=a_character()), DealDamage(2, to=a_character())
    ),
)

# rule: destiny.faq.luke-not-when-removed
card(
    "07056", "Luke Skywalker, Reluctant Instructor",
    constant=ResolveAs((SHIELD,), MELEE),
    power_action=MoveUpgrade(an_upgrade(On(THIS), BLUE_ABILITY), to=a_character(Color((BLUE,)), other(THIS))),
)

card("07057", "Plo Koon, Jedi Protector", constant=HasAbilitiesOf(your_character(Not(Unique()))))

# rule: destiny.reading.boss-nass.still-blank
card(
    "07071", "Boss Nass, Bombastic Ruler",
    after=(activate(None, OfType((CHARACTER,)), GUNGAN), If(
        JustRolled((BLANK,), DieOf(that())),
        May(DealIndirect(CountOf(a_die(DieOf(that()), OfThatRoll(), BLANK_SHOWN)))),
    )),
)

card(
    "07073", "Leia Organa, Heart of the Resistance",
    power_action=To(
        Remove(your_die(CharacterDie()), as_="removed"), DiscardFromDeck(ValueOf(that("removed")), A_PLAYER)
    ),
)

card(
    "07074", "Rex, Clone Captain",
    before=(would_activate(), May(To(SpendOrSpot(1, spot(CLONE_TROOPER)), TakeBattlefield()))),
)

card(
    "07088", "Anakin Skywalker, Podracing Prodigy",
    after=(activate(), May(TurnTo(your_die(Subtype(("droid", "podracer")))))),
)

card(
    "07089", "Bo-Katan Kryze, Deathwatch Lieutenant",
    constant=MayInclude(AllOf((IS_YELLOW, Affiliated((VILLAIN,)), OfType((UPGRADE,))))),
    special=If(
        Has(an_upgrade(Affiliated((VILLAIN,)), On(THIS))),
        DealDamage(3, to=a_character()),
        DealDamage(2, to=a_character()),
    ),
)

card(
    "07090", "Cassian Andor, Rebellion Operative",
    after=(resolve_this_die(), May(either(DealIndirect(1), DiscardFromDeck(1, A_PLAYER)))),
)

card("07091", "Trusted Informant", after=(activate(), May(LookAtHand())))
