"""Covert Missions: plots."""

from dejarik.games.destiny.abilities.lexicon import *

TRAINED = (APPRENTICE, Number("shields", ">=", 3), Bears(BLUE_ABILITY, least=3), DiceInPool(worth=3))
PYKE_SENTINEL = Titled(("Pyke Sentinel",))

card(
    "12012", "Rule of Two",
    at_once=If(DoesNotHold(ControlPair(SITH, APPRENTICE)), seq(SetAside(THIS), DealIndirect(1, YOU))),
    action=If(
        Compare(CountOf(your_die(CharacterDie())), "==", 1),
        To(Exhaust(THIS), ResolveThem(your_die(CharacterDie()), more=1)),
    ),
)

card(
    "12030", "Construct the Death Star",
    action=If(
        have(2, your_die(Showing((RESOURCE,)))),
        To(
            Remove(exactly(2, your_die(Showing((RESOURCE,))))),
            Then(PlaceResources(2), If(Is(THIS, Number("resources", ">=", 15)), WinGame())),
        ),
    ),
)

# rule: destiny.reading.jedi-trials.set-aside
card(
    "12065", "Jedi Trials",
    action=Then(
        Choose(your_character(*TRAINED), as_="it"),
        seq(Heal(3, that()), Ready(that()), GainSubtype("jedi", that()), GainDie(that()), SetAside(THIS)),
    ),
)

card(
    "12081", "Destroy the Death Star",
    constant=ResolvedAgainst(RANGED, Subtype(("pilot", "vehicle"))),
    after=(setup(), GiveShields(20, to=THIS)),
    action=If(
        Is(THIS, Not(SHIELDED)),
        To(
            Spend(1),
            Then(
                seq(
                    Choose(your_die(PILOT), as_="pilot"),
                    Choose(your_die(VEHICLE), as_="vehicle"),
                    Reroll(Both(that("pilot"), that("vehicle"))),
                ),
                If(Is(Both(that("pilot"), that("vehicle")), DAMAGE_SHOWN, every=True), WinGame()),
            ),
        ),
    ),
)

card("12104", "Spectre Cell", constant=OnlyIfEach(SPECTRE))

card(
    "12105", "Valorous Tribe",
    action=To(
        Exhaust(THIS),
        Then(
            MoveDamage(2, a_character(), to=your_character(other(that("from")))),
            If(spot(WOOKIEE), May(Heal(1, a_character()))),
        ),
    ),
)

card(
    "12139", "Coaxium Heist",
    after=(setup(), AddToTeam("12040", who=AN_OPPONENT)),
    action=If(
        AllHold((DoesNotHold(Has(opponents_character(PYKE_SENTINEL))), Compare(SymbolsShown(), ">=", 4))),
        To(seq(SetAside(THIS), Remove(exactly(4, your_die(Apart("gone", symbol=True))), "gone")), Gain(10)),
    ),
)
