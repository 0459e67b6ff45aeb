"""Way of the Force: events."""

from dejarik.games.destiny.abilities.lexicon import *

CASSIAN = Titled(("Cassian Andor",))

card(
    "07005", "Crush Hope", only_if=Opponent(have(1, an_opponents_dice(BLANK_SHOWN))),
    does=To(DiscardFromHand(any_number(card_in_hand()), as_="gone"), DealIndirect(HowMany("gone"))),
)

card("07006", "Dark Ritual", does=ReturnToPlay(exhausted=True, wounded=True))

card(
    "07007", "Lack of Faith",
    does=If(
        spot_character(IS_BLUE, Number("points", ">=", 15)),
        seq(Choose(a_character(), as_="it"), Remove(each(a_die(DieOf(that()))))),
    ),
)

card(
    "07008", "No Escape", only_if=Opponent(Compare(CardsInHand(AN_OPPONENT), "==", 0)),
    does=DealDamage(2, to=an_opponents_character()),
)

card(
    "07009", "Power From Pain",
    does=If(
        AnyHolds((have(2, spotted(your_character(IS_BLUE))), spot_character(Titled(("Snoke",))))),
        Then(DealDamage(1, to=your_character(), as_="it"), TurnTo(your_die(DieOf(that(), upgrades=True)))),
    ),
)

card(
    "07010", "Triple Threat",
    does=Then(
        Reroll(exactly(3, a_die(CharacterDie())), as_="rerolled"), TurnTo(a_die(Same(that("rerolled"))))
    ),
)

card("07011", "Undermine", does=Remove(up_to(2, a_die(BLANK_SHOWN))))

card(
    "07022", "Art of War",
    does=If(
        spot_character(IS_RED),
        seq(RevealHand(), ForEachCard("seen", Remove(a_die(Number("value", "==", CostOf("one")))))),
    ),
)

card(
    "07023", "Furious Assault",
    does=If(
        AnyHolds((have(2, spotted(your_character(IS_RED))), spot(Titled(("General Grievous",))))),
        seq(
            Choose(your_character(), as_="it"),
            RollIn(each(a_die_on_your_card(WEAPON, DieOf(that(), upgrades=True)))),
        ),
    ),
)

card(
    "07024", "Machine Replacement",
    does=Then(Play((OfType((UPGRADE,)),), on=a_character()), Heal(1, that("host"))),
)

card(
    "07025", "Opening Volley", only_if=FIRST_ACTION,
    does=DealIndirect(3),
)

card(
    "07026", "Overrun",
    only_if=Opponent(More(CountOf(your_die(OfType((SUPPORT,)))), CountOf(an_opponents_character()))),
    does=seq(TakeBattlefield(), May(UseClaim())),
)

card(
    "07027", "Testing Procedure",
    does=Then(
        ActivateThem(up_to(2, your_support())), If(JustRolled(DAMAGE, DieOf(that("activated"))), Gain(1))
    ),
)

card(
    "07028", "Well-armed",
    does=seq(
        Choose(your_character(), as_="it"), Play((WEAPON,), less=CountOf(an_upgrade(WEAPON, On(that())))),
    ),
)

card("07039", "By Any Means", does=Then(Remove(a_die(Number("value", ">=", 2))), DealIndirect(1, to=YOU)))

card(
    "07040", "Cocky",
    does=If(
        spot_character(IS_YELLOW),
        ForEach(EACH_PLAYER, They(THAT_PLAYER, DiscardFromHand(exactly(2, card_in_hand())))),
    ),
)

card(
    "07041", "Extreme Hubris",
    does=If(
        AnyHolds((have(2, spotted(your_character(IS_YELLOW))), spot_character(Titled(("Jabba The Hutt",))))),
        ResolveThem(your_die(CharacterDie()), keep=ALWAYS),
    ),
)

card(
    "07042", "Nefarious Deed", keywords=(AMBUSH,),
    does=MoveDamage(
        1, opponents_card_of_any_type(), to=a_card_of_any_type(other(that("from"))), exactly=True
    ),
)

card(
    "07043", "Paid Off",
    does=seq(ChooseOpponent(), To(Give(2), ResolveThem(an_opponents_dice(OfType((CHARACTER, UPGRADE)))))),
)

card(
    "07044", "Partners in Crime",
    does=either(
        ResolveThem(any_number(your_die(Showing((DISRUPT,)))), as_symbol=INDIRECT),
        ResolveThem(any_number(your_die(INDIRECT_SHOWN)), as_symbol=DISRUPT),
    ),
)

card("07045", "Quarrel", does=They(AN_OPPONENT, either(Lose(1, who=YOU), DiscardFromHand(card_in_hand()))))

card(
    "07046", "Rancorous", only_if=Has(your_die(CharacterDie(), BLANK_SHOWN)),
    does=Remove(a_die()),
)

card("07047", "Sebulba Always Wins", does=DiscardInPlay(a_support(WithTokens())))

card(
    "07048", "Sticky Situation",
    does=Then(They(AN_OPPONENT, Choose(a_die(), as_="it")), Remove(a_die(other(that())))),
)

card("07053", "Way of the Dark", does=RollDefeated())

card(
    "07058", "Fond Memories",
    does=seq(PutOnDeck(up_to(3, card_in_a_discard()), bottom=True, theirs=True), SetEventAside()),
)

card(
    "07059", "Loth-Wolf Bond",
    does=seq(
        GiveShields(1, to=up_to(2, your_character(IS_BLUE)), as_="them"),
        ActivateThem(any_number(your_character(Same(that("them"))))),
    ),
)

card(
    "07060", "Luke's Training",
    does=If(
        AnyHolds((have(2, spotted(your_character(IS_BLUE))), spot_character(Titled(("Luke Skywalker",))))),
        Play((IS_BLUE, ABILITY), discard=True, less=1),
    ),
)

card(
    "07061", "Pacify",
    does=Then(Remove(a_die(CharacterDie()), as_="removed"), GiveShields(2, to=CardOf(that("removed")))),
)

card(
    "07062", "Propel",
    does=seq(
        TurnTo(a_die(CharacterDie())), TurnTo(a_die(OfType((UPGRADE,)))), TurnTo(a_die(OfType((SUPPORT,)))),
    ),
)

card("07063", "Renewed Purpose", does=If(spot_plot(), Draw(3)))

card(
    "07064", "Steadfast",
    does=If(
        Has(card_in_discard()),
        MoveDamage(1, your_character(IS_BLUE), a_character(other(that("from"))), exactly=True),
        MoveDamage(2, your_character(IS_BLUE), a_character(other(that("from"))), exactly=True),
    ),
)

card(
    "07075", "Blaze of Glory",
    does=Then(ActivateThem(your_character()), seq(
        Remove(any_number(an_opponents_dice(DAMAGE_SHOWN)), as_="removed"),
        DealDamage(ValueOf(that("removed")), to=that("activated")),
    )),
)

card(
    "07076", "Desperate Hour", only_if=Compare(RemainingHealthOf(your_character()), "<=", 3),
    does=Ready(a_character(IsExhausted())),
)

card("07077", "First Aid", does=If(FIRST_ROUND, Heal(4, a_character(IS_RED)), Heal(2, a_character(IS_RED))))

card(
    "07078", "Gungan Offensive",
    does=TurnTo(up_to(3, your_die(Subtype(("gungan", "artillery")))), symbols=DAMAGE),
)

card(
    "07079", "Motivate",
    does=If(
        AnyHolds((have(2, spotted(your_character(IS_RED))), spot_character(Titled(("Leia Organa",))))),
        ResolveThem(your_die(CharacterDie()), more=1),
    ),
)

card(
    "07080", "Reposition",
    does=Then(They(AN_OPPONENT, TurnTo(a_die(), as_="turned")), TurnTo(a_die(other(that("turned"))))),
)

# rule: destiny.clarification.clandestine-operation.symbols-midway
card(
    "07092", "Clandestine Operation",
    does=If(
        AnyHolds((have(2, spotted(your_character(Color((YELLOW,))))), spot(CASSIAN))),
        Then(
            ResolveThem(any_number(your_die()), same_symbol=True, as_="resolved"),
            DiscardFromDeck(HowMany("resolved"), A_PLAYER),
        ),
    ),
)

card("07093", "Closing the Deal", does=seq(Gain(5), MustPass()))

card(
    "07094", "Defensive Racing", only_if=Has(your_die_anywhere(VEHICLE, InLastTurn("removed"))),
    does=If(spot_character(IS_YELLOW), RollIn(a_die_on_your_card(VEHICLE, InLastTurn("removed")))),
)

card(
    "07095", "Dumb Luck",
    does=If(
        AnyHolds((spot_character(IS_YELLOW), spot(GUNGAN))),
        Then(Reroll(up_to(5, your_die()), as_="rerolled"), DealIndirect(HowMany("rerolled", BLANK_SHOWN))),
    ),
)

card(
    "07096", "Mechanical Insight",
    does=seq(
        LookAtTop(5, who=YOU), FromTop("hand", (Subtype(("droid", "podracer")),)), PutBack("bottom")
    ),
)

card("07097", "Narrow Escape", only_if=Compare(OtherCardsInHand(), "==", 0), does=Remove(a_die()))

card(
    "07098", "Rigged Detonation", only_if=Opponent(ControlBattlefield(AN_OPPONENT)),
    does=DealIndirect(AtMost(5, ResourcesOf(AN_OPPONENT))),
)

card(
    "07099", "Righteous Cause", keywords=(AMBUSH,),
    does=MoveDamage(
        1, your_card_of_any_type(), exactly=True,
        to=your_card_of_any_type(SameType(that("from")), other(that("from"))),
    ),
)

card(
    "07100", "Scoping the Target",
    does=If(
        Compare(SymbolsShown(blank=True), ">=", 10),
        either(DealDamage(2, to=a_character()), DefeatThem(a_character())),
        If(Compare(SymbolsShown(blank=True), ">=", 5), DealDamage(2, to=a_character())),
    ),
)

card(
    "07101", "Shootout",
    does=Then(
        TurnTo(up_to(3, an_opponents_dice()), symbols=DAMAGE, as_="turned"),
        TurnTo(so_many(HowMany("turned"), your_die()), symbols=DAMAGE),
    ),
)

card("07106", "Way of the Light", does=Remove(a_die(Not(Affiliated((HERO,))))))

card(
    "07108", "Become One",
    does=Then(
        Remove(your_die(IS_BLUE), as_="removed"), ResolveThem(your_die(), more=ValueOf(that("removed")))
    ),
)

card(
    "07109", "Beguile",
    does=Then(
        Reroll(an_opponents_dice()), Then(TurnTo(an_opponents_dice()), Remove(an_opponents_dice()))
    ),
)

card("07110", "Control", does=TurnTo(each(a_die())))

card(
    "07111", "Division in the Force",
    does=Then(ResolveThem(your_die(IS_BLUE)), Remove(a_die(Number("value", "==", ResolvedFor())))),
)

# rule: destiny.reading.flames-of-the-past.no-characters
card("07112", "Flames of the Past", does=DiscardInPlay(card_in_play(CopyInDiscard(anybodys=True))))

card("07113", "Peace and Quiet", does=TurnTo(a_die(), value=0))

card(
    "07114", "Turn the Tide",
    does=MoveShields(MANY, opponents_character(SHIELDED), to=your_character(ROOM_FOR_SHIELDS)),
)

card(
    "07120", "Change of Fate",
    does=seq(
        Choose(any_number(a_die()), as_="dice"), They(AN_OPPONENT, TurnTo(each(a_die(Same(that("dice")))))),
    ),
)

card("07121", "Glancing Shot", does=Then(ResolveThem(your_die(DAMAGE_SHOWN), more=-1), Remove(a_die())))

card(
    "07122", "Grand Entrance",
    does=seq(
        ActivateThem(your_character(), as_="it"),
        Then(
            Reroll(any_number(your_die(DieOf(that(), upgrades=True)))),
            Reroll(any_number(your_die(DieOf(that(), upgrades=True)))),
        ),
    ),
)

card(
    "07123", "Hostile Takeover", only_if=CONTROL_BATTLEFIELD,
    does=Then(
        Choose(your_die(Not(BLANK_SHOWN)), as_="die"), ResolveThem(opponents_die(SameSymbol(that("die"))))
    ),
)

card(
    "07124", "Overload",
    does=Then(
        PlaceDamage(1, on=a_support(), as_="it"),
        If(Is(that(), Number("damage", ">=", CostOf("it"))), May(DiscardInPlay(that()))),
    ),
)

card("07125", "Reconstruct", does=AddToHand(card_in_discard(OfType((SUPPORT,)))))

card("07126", "Take the Fight to Them", does=ResolveThem(any_number(your_die(DAMAGE_SHOWN))))

card(
    "07132", "Friend or Foe",
    does=Then(
        Reroll(a_die(CharacterDie()), as_="die"),
        If(
            Is(that("die"), DAMAGE_SHOWN),
            DealDamage(1, to=CardOf(that("die"))),
            GiveShields(1, to=CardOf(that("die"))),
        ),
    ),
)

card(
    "07133", "In The Crosshairs", keywords=(AMBUSH,),
    does=seq(NameOne("symbol"), Remove(any_number(a_die(Named("symbol"))))),
)

card(
    "07134", "Podracer Betting",
    does=seq(
        NameOne("number"),
        Reroll(your_die(VEHICLE), as_="rerolled"),
        If(
            AllHold((
                Is(that("rerolled"), Number("value", "==", NamedNumber())),
                Is(that("rerolled"), Subtype(("podracer",))),
            )),
            Gain(3),
            If(Is(that("rerolled"), Number("value", "==", NamedNumber())), Gain(2)),
        ),
    ),
)

card("07135", "Reprogram", does=Play((DROID,), less=1))

card(
    "07136", "Risky Move",
    does=seq(If(spot_character(IS_YELLOW), Remove(a_die())), NextHasAmbush()),
)

card("07137", "Start Your Engines!", does=SearchDeck((Subtype(("podracer",)),)))

card("07146", "Extract", does=SetCardsAside(up_to(3, card_in_a_discard())))

card(
    "07147", "Free Fall", keywords=(AMBUSH,),
    does=They(AN_OPPONENT, Remove(your_die())),
)

card(
    "07148", "Made to Suffer",
    does=ForEach(EACH_PLAYER, They(THAT_PLAYER, DiscardFromDeck(CountOf(your_die(BLANK_SHOWN))))),
)

card("07149", "Nature's Charm", does=Reroll(up_to(2, a_die())))

card("07150", "Quell", does=Remove(each(an_opponents_dice(INDIRECT_SHOWN))))

card(
    "07151", "Under Attack",
    does=Then(
        Remove(any_number(an_opponents_dice(DAMAGE_SHOWN)), as_="removed"),
        DealIndirect(ValueOf(that("removed")), to=YOU),
    ),
)
