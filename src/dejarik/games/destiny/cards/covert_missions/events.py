"""Covert Missions: events."""

from dejarik.games.destiny.abilities.lexicon import *

card("12006", "Entropic Blast", does=DealDamage(2, to=each(a_character(DiceInPool()))))

card(
    "12008", "Pincer Movement",
    does=Then(
        ActivateThem(exactly(2, your_character(IS_BLUE))),
        seq(
            Choose(a_character(), as_="it"),
            TurnTo(each(a_die(DieOf(that(), upgrades=True))), symbols=(BLANK,)),
        ),
    ),
)

card("12009", "Quad Slam", does=Remove(up_to(4, a_die(CharacterDie(), Apart("removed"))), as_="removed"))

card(
    "12010", "Trap the Blade",
    does=seq(
        Remove(a_die(MELEE_SHOWN), as_="removed"),
        If(
            AllHold((
                Is(CardOf(that("removed"), any_card=True), OfType((UPGRADE,))), spot_character(IS_BLUE),
            )),
            May(To(Spend(1), DiscardInPlay(CardOf(that("removed"), any_card=True)))),
        ),
    ),
)

card(
    "12011", "Treason",
    does=If(
        spot_character(IS_BLUE),
        Then(
            Remove(opponents_die(CharacterDie(), DAMAGE_SHOWN), as_="removed"),
            They(ControllerOf(that("removed")), DealDamage(ValueOf(that("removed")), to=your_character())),
        ),
    ),
)

card(
    "12026", "Call to Action",
    does=seq(Choose(spotted(your_character(Number("points", "<=", 15))), as_="it"), RollIn(DiceOf(that()))),
)

card(
    "12027", "Face the Enemy",
    does=If(
        Has(spotted(your_character(IsExhausted()))),
        Then(Draw(2, AN_OPPONENT), LookThroughHand("deck", most=2, up_to=True)),
    ),
)

card(
    "12028", "I'll Handle This Myself",
    does=seq(
        TurnTo(your_die(CharacterDie()), as_="turned"),
        If(Compare(CountOf(your_character()), "==", 1), May(ResolveThem(your_die(Same(that("turned")))))),
    ),
)

card(
    "12029", "Taking Charge", keywords=(AMBUSH,),
    does=If(CONTROL_BATTLEFIELD, Remove(a_die()), Then(TakeBattlefield(), May(Reroll(a_die())))),
)

card(
    "12045", "Change of Fortune",
    does=seq(
        Then(NameOne("symbol"), Reroll(any_number(an_opponents_dice()), as_="rerolled")),
        Remove(each(a_die(Same(that("rerolled")), Named("symbol")))),
    ),
)

card(
    "12046", "Opportune Strike",
    does=If(OffGuard(every=True), ForEach(EACH_OPPONENT, DealIndirect(2, THAT_PLAYER))),
)

card(
    "12047", "Plunder", only_if=DoesNotHold(CONTROL_BATTLEFIELD),
    does=seq(
        Choose(any_number(spotted(your_character_or_support(PIRATE))), as_="spotted"),
        Take(HowMany("spotted"), AN_OPPONENT),
    ),
)

card(
    "12048", "Warning Shot",
    does=seq(
        Choose(opponents_die(), as_="die"),
        Unless(
            ControllerOf(that("die")),
            pays=Take(1, ControllerOf(that("die")), given=True),
            does=Remove(that("die")),
        ),
    ),
)

card("12057", "Forestall", does=TurnTo(up_to(2, your_die()), symbols=(SHIELD,)))

card(
    "12058", "Fresh Start",
    does=Then(
        Remove(a_die(CharacterDie()), as_="removed"), DiscardFromDeck(ValueOf(that("removed")), A_PLAYER)
    ),
)

card("12059", "Luminous Beings Are We", does=RollAllDefeated((JEDI,)))

card(
    "12060", "Nullify",
    does=Then(
        MoveShields(1, your_character(SHIELDED), to=opponents_character(ROOM_FOR_SHIELDS)), Remove(a_die())
    ),
)

card(
    "12061", "Skillful Deterrence",
    does=ForEachSelected(your_die(CharacterDie(), IsElite()), May(Remove(a_die(SameSymbol(that("one")))))),
)

card(
    "12062", "Stand Firm",
    does=To(
        Remove(any_number(your_die(Showing((SHIELD,)))), as_="removed"),
        Remove(so_many(HowMany("removed"), a_die())),
    ),
)

card(
    "12063", "Trust Your Feelings",
    does=Then(
        Then(Reroll(up_to(2, your_die())), May(ResolveThem(your_die()))),
        May(UseAbilityOf(your_plot(Titled(("Destroy the Death Star",))), free=True)),
    ),
)

card(
    "12064", "Valiant Deed",
    does=Then(
        Remove(a_die(OfType((UPGRADE,)))), If(spot_plot(MISSION), May(RollIn(your_die_on_card(APPRENTICE))))
    ),
)

card(
    "12075", "Feat of Strength",
    does=If(
        spot_character(Number("health", ">=", 15)),
        Remove(up_to(2, a_die(DAMAGE_SHOWN))),
        If(spot_character(Number("health", ">=", 10)), Remove(a_die(DAMAGE_SHOWN))),
    ),
)

card("12076", "Imposing Figure", does=If(Has(your_character(MostHealth())), Gain(1)))

card(
    "12077", "Plan of Attack",
    does=Then(
        TurnTo(your_die(), as_="turned"),
        If(spot(Titled(("Death Star Plans",))), May(TurnTo(your_die(other(that("turned")))))),
    ),
)

card(
    "12078", "Run to Safety",
    does=seq(
        Choose(a_character(), as_="first"),
        Then(
            Heal(1, that("first")),
            May(Heal(2, a_character(other(that("first")), SharesSubtype(that("first"))))),
        ),
    ),
)

card(
    "12079", "Swing In",
    does=seq(
        Choose(any_number(spotted(your_character(Number("health", ">=", 10)))), as_="spotted"),
        RollIn(OneDieOfEach(that("spotted"))),
    ),
)

card(
    "12080", "Trench Run",
    does=Then(
        seq(ActivateThem(your_character(PILOT)), ActivateThem(your_support(VEHICLE), as_="vehicle")),
        If(spot_plot(Subtype(("death-star",))), May(Play((Titled(("Trust Your Feelings",)),), discard=True))),
    ),
)

card("12093", "As One", does=Then(Reroll(a_die()), ResolveThem(up_to(3, your_die(Subtype(("spectre",)))))))

card(
    "12094", "Lead from the Front",
    constant=Cheaper(SymbolsShown()),
    does=ResolveThem(up_to(3, your_die()), more=1),
)

card(
    "12096", "Pride and Joy", only_if=Compare(CountOf(your_support(VEHICLE)), "==", 1),
    does=ResolveThem(your_die(VEHICLE), keep=ALWAYS),
)

card("12097", "Reciprocate", does=Then(Ready(opponents_character(IsExhausted())), Gain(1)))

card(
    "12102", "Fling",
    does=seq(
        Choose(spotted(your_character(WOOKIEE)), as_="it"),
        Exhaust(a_character(Not(IsExhausted()), other(that()), Number("health", "<", that()))),
    ),
)

card("12103", "Wookiee Rage", keywords=(AMBUSH,), does=Rage())

card("12106", "Acute Awareness", does=TurnTo(a_die(InLastTurn("turned"))))

card(
    "12107", "Bestow Wisdom",
    does=seq(
        Choose(spotted(your_character(Subtype(("jedi", "sith")))), as_="teacher"),
        MoveUpgrade(
            up_to(2, an_upgrade(IS_BLUE, ABILITY, On(that("teacher")))),
            to=a_character(APPRENTICE, other(that("teacher"))),
        ),
    ),
)

card(
    "12108", "Falling Avalanche",
    does=ResolveThem(
        your_die(MELEE_SHOWN), more=3, bonus=1, bonus_if=Is(that("resolving"), BearerHas(SHIEN_MASTERY))
    ),
)

card(
    "12109", "Fluid Riposte",
    does=If(
        spot_character(IS_BLUE),
        seq(
            Choose(spotted(your_character(IS_BLUE)), as_="spotted"),
            Then(
                Remove(a_die(DAMAGE_SHOWN)),
                If(Is(that("spotted"), Bears(SHIEN_MASTERY)), DealDamage(1, to=a_character())),
            ),
        ),
    ),
)

card(
    "12110", "Infuse the Force",
    does=seq(
        If(spot(Subtype(("sith",))), DealDamage(1, to=a_character())),
        If(spot(Subtype(("jedi",))), GiveShields(1, to=a_character())),
        If(spot(Subtype(("apprentice",))), Draw(1)),
    ),
)

card(
    "12111", "On Guard", keywords=(AMBUSH,),
    does=either(GiveShields(1, to=a_character()), To(Spend(1), Ready(an_upgrade(IsExhausted())))),
)

card(
    "12112", "Side By Side",
    does=Then(
        Reroll(a_die(), as_="rerolled"),
        May(Remove(a_die(other(that("rerolled")), Number("value", "==", ValueOf(that("rerolled")))))),
    ),
)

card(
    "12118", "Command and Conquer",
    does=seq(
        ActivateThem(spotted(your_character_or_support(PILOT))),
        If(spot(Subtype(("leader",))), TurnTo(your_die(CharacterDie()))),
        If(spot(Subtype(("trooper",))), ResolveThem(your_die())),
    ),
)

card(
    "12119", "Covert Mission",
    does=seq(GiveShields(1, to=a_character()), If(spot_plot(MISSION), SearchDeck())),
)

card(
    "12120", "Embark",
    does=Then(
        ActivateThem(your_character_or_support()), If(have(5, your_die()), TurnTo(your_die(), avoid=SHOWN))
    ),
)

card(
    "12121", "Flanked by Wingmen",
    does=Then(
        ActivateThem(your_character()),
        If(
            have(2, spotted(your_character_or_support(PILOT))),
            GiveShields(2, to=that("activated")),
            GiveShields(1, to=that("activated")),
        ),
    ),
)

card("12124", "Under Fire", does=Then(DealDamage(1, to=your_character(Color((RED,)))), Remove(a_die())))

card(
    "12130", "Controlled Chaos",
    does=seq(
        Then(NameOne("symbol"), Reroll(up_to(5, a_die()), as_="rerolled")),
        May(To(Spend(1), Reroll(any_number(a_die(Same(that("rerolled"))))))),
        DealIndirect(CountOf(a_die(Same(that("rerolled")), Named("symbol")))),
    ),
)

card(
    "12131", "Dangerous Escape",
    does=seq(
        Choose(a_character(Bears(OfType((DOWNGRADE,)))), as_="it"),
        Then(
            DiscardInPlay(each(a_downgrade(On(that()))), as_="discarded"),
            DealDamage(HowMany("discarded"), to=that()),
        ),
    ),
)

card(
    "12132", "Deadlock",
    does=seq(PlaceResources(1, on=your_support()), PlaceResources(1, on=opponents_support())),
)

card(
    "12133", "Monopolize",
    constant=Cheaper(PennilessOpponents()),
    does=Then(Remove(a_die()), If(Compare(ResourcesOf(), ">=", 3), Gain(1))),
)

card(
    "12134", "Reap", keywords=(AMBUSH,),
    does=TurnTo(your_die(), symbols=(RESOURCE,)),
)

card(
    "12135", "Rogue Tendencies",
    does=seq(
        If(spot(SCAVENGER), Gain(1)),
        If(spot(Subtype(("scoundrel",))), Reroll(up_to(3, a_die()))),
        If(spot(Subtype(("bounty-hunter",))), DiscardAtRandom(1)),
    ),
)

card("12136", "Survival Instinct", does=Then(GiveBattlefield(), Remove(a_die(Number("value", "<=", 2)))))

card(
    "12137", "Taken by Surprise",
    does=either(
        DealDamage(1, to=a_character(Not(IsExhausted()))),
        If(spot_plot(MISSION), DealDamage(2, to=a_character(Diceless()))),
    ),
)

card(
    "12138", "Think on Your Feet",
    does=To(
        RemoveResources(1, your_card_of_any_type(Number("resources", ">=", 1), Not(OfType((PLOT,))))),
        Remove(a_die(DAMAGE_SHOWN)),
    ),
)

card(
    "12123", "Sneak Attack", keywords=(AMBUSH,),
    does=seq(
        Play((IS_RED, VEHICLE), free=True, as_="played"),
        Later(ev.UpkeepStarted, ReturnToHand(CardPlayed())),
    ),
)

# rule: destiny.reading.legacy-of-the-sith.elite-points
card(
    "12007", "Legacy of the Sith",
    does=If(
        HasDefeated(points=20),
        Play((IS_BLUE, OfType((UPGRADE,))), hand=False, discard=True, free=True),
        Play((IS_BLUE, OfType((UPGRADE,))), hand=False, discard=True),
    ),
)

card("12150", "Harmless Trick", does=If(spot_character(Color((GRAY,))), Remove(a_die())))

card(
    "12151", "Salvaged Parts",
    does=Then(
        SetCardsAside(exactly(2, card_in_a_discard(Not(OfType((EVENT,)))))), If(spot(SCAVENGER), Gain(1))
    ),
)

card(
    "12152", "Standoff", keywords=(AMBUSH,),
    does=GiveShields(1, to=each(a_character())),
)

card(
    "12153", "Utinni!",
    does=seq(
        Choose(up_to(4, spotted(your_character(Subtype(("jawa",))))), as_="them"),
        DiscardFromDeck(HowMany("them"), A_PLAYER),
    ),
)

card("12117", "Assail", keywords=(AMBUSH,), does=If(spot_support(VEHICLE, IsPiloted()), Remove(a_die())))

card(
    "12122", "Joint Maneuver",
    does=ResolveThem(
        your_die(VEHICLE, DAMAGE_SHOWN),
        more=CountOf(a_character(Pilots(CardOf(that("resolving"), any_card=True)))),
    ),
)

card(
    "12149", "Eject", keywords=(AMBUSH,),
    does=seq(
        Choose(your_support(VEHICLE), as_="vehicle"),
        To(
            DiscardInPlay(that("vehicle")),
            seq(
                Choose(a_character(Pilots(that("vehicle"))), as_="pilot"),
                Heal(2, that("pilot")),
                GiveShields(2, to=that("pilot")),
            ),
        ),
    ),
)
