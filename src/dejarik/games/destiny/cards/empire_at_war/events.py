"""Empire at War: events."""

from dejarik.games.destiny.abilities.lexicon import *

card("03061", "Commandeer", does=ResolveThem(opponents_die(VEHICLE), free=True))

card(
    "03062", "Crossfire",
    does=either(Remove(a_die(WithCost())), To(Spend(1), Remove(exactly(2, a_die(WithCost()))))),
)

card(
    "03063", "Drop Your Weapon!",
    does=If(
        have(2, spotted(your_character(IS_RED))),
        seq(
            Choose(a_character(Not(IsExhausted()), Bears(WEAPON)), as_="it"),
            DiscardInPlay(an_upgrade(WEAPON, On(that()))),
        ),
    ),
)

card(
    "03064", "Imperial Backing", keywords=(AMBUSH,),
    does=Play((OfType((SUPPORT,)),), less=CountOf(your_character())),
)

card("03065", "Prepare for War", only_if=FIRST_ACTION, does=Gain(1))

card("03066", "Red Alert", does=Ready(a_character(Not(Unique()), IS_RED, IsExhausted())))

card("03067", "Ruthless Tactics", does=ResolveThem(your_die(), more=CostShown(that("resolving"))))

card("03068", "Take Prisoner", does=DiscardAtRandom(Twice(DefeatedOf(AN_OPPONENT))))

card("03070", "As You Command", does=ResolveThem(your_die(CharacterDie()), as_symbol=FOCUS))

card("03071", "Cornered Prey", does=DealDamage(CountOf(an_opponents_dice(BLANK_SHOWN)), to=a_character()))

card(
    "03072", "Indomitable", only_if=Compare(CountOf(your_character()), "==", 1),
    does=GiveShields(3, to=a_character(IS_BLUE)),
)

card(
    "03073", "It Will All Be Mine",
    does=Then(
        TurnTo(each(an_opponents_dice(BLANK_SHOWN)), as_="turned"),
        ResolveThem(any_number(an_opponents_dice(Same(that("turned"))))),
    ),
)

card("03074", "Kill Them All", does=DealDamage(1, to=each(opponents_character(Not(Unique())))))

card("03075", "Unyielding", does=ResolveThem(any_number(your_die(IS_BLUE, DAMAGE_SHOWN)), unblockable=True))

card(
    "03078", "Anarchy",
    does=Then(
        Remove(your_die(IS_YELLOW), as_="removed"),
        DealDamage(ValueOf(that("removed")), to=each(an_opponents_character())),
    ),
)

card("03079", "Bounty Postings", does=Draw(CountOf(an_opponents_character())))

card("03080", "Buy Out", does=Then(SpendAny(), DiscardFromDeck(ChosenNumber("spent"), AN_OPPONENT)))

card(
    "03081", "Coercion",
    does=If(spot_character(IS_YELLOW), Then(
        LookThroughHand("choose", (OfType((EVENT,)),), reveal=True, as_="event"), MustNext("play", "event"),
    )),
)

card(
    "03082", "Only Business Matters",
    does=Then(Remove(any_number(your_die(IS_YELLOW)), as_="removed"), Gain(HowMany("removed"))),
)

# rule: destiny.reading.pilfered-goods.in-order
card(
    "03083", "Pilfered Goods",
    does=ForEachSelected(
        your_character(IS_YELLOW), May(Play((OfType((UPGRADE,)),), free=True, on=that("one"))),
    ),
)

card(
    "03084", "Twin Shadows",
    does=If(spot_character(CopiesInPlay(2, yours=True, spotted=True)), Remove(up_to(2, a_die()))),
)

card("03087", "No Survivors", does=DealDamage(1, to=each(an_opponents_character(DAMAGED))))

card(
    "03089", "All Quiet On The Front",
    does=Then(
        RemoveShieldsAmong(MANY, any_number(your_character())),
        DiscardFromDeck(TokensRemoved("shields"), AN_OPPONENT),
    ),
)

card("03090", "Entrenched", does=ShareShields(5, any_number(your_character())))

card(
    "03091", "Fortuitous Strike",
    does=If(
        spot_character(IS_RED),
        Then(
            Reroll(any_number(your_die()), as_="rerolled"),
            DealDamage(HowMany("rerolled", RANGED_SHOWN), to=a_character()),
        ),
    ),
)

card("03092", "Rearguard", does=Remove(at_most(CountOf(your_die(IS_RED, Showing((SHIELD,)))), a_die())))

card(
    "03093", "Reckless Reentry",
    does=Then(
        RollIn(a_die_on_your_card(VEHICLE), as_="rolled"),
        If(Is(that("rolled"), BLANK_SHOWN), DiscardInPlay(CardOf(that("rolled"), any_card=True))),
    ),
)

card(
    "03094", "Strike Briefing",
    does=Then(
        seq(LookAtTop(3, who=AN_OPPONENT), PutBack(rest=False)), May(DiscardFromDeck(1, AN_OPPONENT))
    ),
)

card("03095", "Swift Strike", does=Remove(a_die(Modifier())))

card("03098", "At Peace", does=TurnTo(each(a_die()), symbols=(BLANK,)))

card(
    "03099", "Bestow",
    does=seq(
        Choose(your_character(IS_BLUE, Bears(Not(Subtype(("ability",))))), as_="it"),
        MoveUpgrade(an_upgrade(Not(Subtype(("ability",))), On(that())), to=a_character(other(that()))),
    ),
)

card(
    "03100", "Bring Balance",
    does=If(
        Opponent(More(CardsInHand(AN_OPPONENT), CardsInHand())),
        Draw(Excess(CardsInHand(AN_OPPONENT), CardsInHand())),
    ),
)

card("03101", "Reaping The Crystal", does=Play((IS_BLUE, Number("cost", ">=", 3)), less=1))

card(
    "03102", "Secret Mission",
    does=Then(
        NameOne(A_COLOR),
        seq(DiscardFromDeck(1, AN_OPPONENT), If(Is(that("milled"), Named(A_COLOR)), Gain(1))),
    ),
)

card("03103", "Trust The Force", does=Reroll(any_number(a_die(IS_BLUE))))

card(
    "03107", "Against The Odds",
    does=Then(
        Reroll(your_die(), as_="rerolled", noting=True),
        If(SameAgain("rerolled"), May(ResolveThem(your_die(Same(that("rerolled"))), more=2))),
    ),
)

card(
    "03108", "Appraise",
    does=To(Remove(your_die(Showing((RESOURCE,)))), Play((OfType((SUPPORT,)),), less=2)),
)

card("03109", "Bad Feeling", does=To(Remove(your_die()), Reroll(any_number(a_die()))))

card(
    "03110", "Double-Cross",
    does=To(Remove(your_die(IS_YELLOW, CharacterDie())), ResolveThem(opponents_die())),
)

card("03111", "Impersonate", does=MoveAmong("damage", any_number(your_character())))

card("03112", "Local Patrol", does=They(AN_OPPONENT, either(Lose(1, who=YOU), DiscardFromDeck(2))))

card("03113", "Quick Escape", does=seq(Remove(up_to(2, a_die(DAMAGE_SHOWN))), MustPass()))

card(
    "03114", "Tenacity", only_if=Opponent(More(CountOf(an_opponents_character()), CountOf(your_character()))),
    does=Exhaust(an_opponents_character(Not(IsExhausted()))),
)

card(
    "03117", "Defiance",
    does=Then(Reroll(your_die(CharacterDie()), as_="die"), Heal(ValueOf(that("die")), CardOf(that("die")))),
)

card("03118", "Covering Fire", does=Reroll(at_most(CountOf(your_die(RANGED_SHOWN)), an_opponents_dice())))

card("03119", "Deploy Squadron", does=ActivateThem(any_number(YOUR_SUPPORT)))

card(
    "03120", "Fall Back",
    does=seq(
        ForEach(EACH_PLAYER, They(THAT_PLAYER, May(Choose(an_upgrade(), as_="kept", add=True)))),
        DiscardInPlay(each(an_upgrade(Not(Same(that("kept")))))),
    ),
)

card(
    "03121", "Feint",
    does=Then(
        ActivateThem(your_character()),
        May(To(Remove(each(your_die(DieOf(that("activated"), upgrades=True)))), Ready(that("activated")))),
    ),
)

card("03122", "Flanking Maneuver", does=DealDamage(CountOf(your_die(OfType((SUPPORT,)))), to=a_character()))

card(
    "03123", "Heat Of Battle",
    does=seq(
        They(AN_OPPONENT, TurnTo(up_to(2, your_die()), symbols=DAMAGE)),
        TurnTo(up_to(2, your_die()), symbols=DAMAGE),
    ),
)

card("03124", "Pinned Down", does=If(spot(VEHICLE), Remove(a_die())))

card("03125", "The Day is Ours", does=ClaimAnew())

card(
    "03128", "Battle of Wills",
    does=Then(ForEach(EACH_PLAYER, They(THAT_PLAYER, ActivateThem(your_character()))), RemoveLowestRolls()),
)

card("03129", "Force Vision", keywords=(AMBUSH,), does=LookAtTop(5, who=A_PLAYER))

card(
    "03130", "Lightsaber Pull",
    does=If(spot_character(Color((BLUE,))), SearchDeck((Color((BLUE,)), Subtype(("weapon",))))),
)

card("03131", "Lightsaber Training", does=TurnTo(up_to(2, your_die(IS_BLUE, WEAPON))))

card(
    "03132", "No Surrender",
    does=Then(
        Reroll(your_die(IS_BLUE, CharacterDie(), BLANK_SHOWN), as_="die"),
        May(ResolveThem(your_die(Same(that("die"))))),
    ),
)

card(
    "03133", "Something Familiar",
    does=If(
        have(2, spotted(your_character(IS_BLUE))),
        Then(LookAtRandom(1, reveal=True), TurnTo(at_most(CostOf("seen"), a_die()))),
    ),
)

card("03134", "Voices Cry Out", does=Reroll(each(a_die(Number("value", ">=", 2)))))

card(
    "03136", "Battle Rage",
    does=seq(
        Choose(spotted(your_character(Number("damage", ">=", 6))), as_="it"),
        ResolveThem(spotted(your_die(DieOf(that()), DAMAGE_SHOWN)), more=2),
    ),
)

card("03137", "Disable", does=Exhaust(a_support(Not(IsExhausted()))))

card(
    "03138", "Persuade",
    does=If(Opponent(More(ResourcesOf(), ResourcesOf(AN_OPPONENT))), TurnTo(an_opponents_dice())),
)

card("03139", "Pickpocket", does=seq(DiscardAtRandom(1, EACH_OPPONENT), Draw(HowMany("discarded"))))

card(
    "03140", "Threaten",
    does=If(
        spot_character(IS_YELLOW),
        seq(
            Choose(opponents_die(CharacterDie()), as_="it"),
            Unless(
                ControllerOf(that()),
                pays=DealDamage(ValueOf(that()), to=CardOf(that())),
                does=Remove(that()),
            ),
        ),
    ),
)

card(
    "03141", "Trickery",
    does=seq(
        DiscardFromHand(each(card_in_hand())),
        ForEachCard("discarded", May(Remove(a_die(Number("value", "==", CostOf("one")))))),
    ),
)

card("03146", "Dangerous Mission", does=TurnTo(a_die(), costly=True))

card(
    "03147", "Endurance", only_if=Has(your_die_anywhere(InLastTurn("removed"))),
    does=RollIn(a_die_on_your_card(InLastTurn("removed"))),
)

card(
    "03148", "Partnership",
    does=Then(
        seq(ActivateThem(your_character()), ActivateThem(YOUR_SUPPORT, as_="support")),
        May(To(Spend(1), TakeActions())),
    ),
)

card(
    "03149", "Recycle",
    does=Then(
        DiscardInPlay(your_support_or_upgrade(OfType((SUPPORT,))), as_="gone"), Gain(CostOf("gone"))
    ),
)

card("03150", "Rend", does=DiscardInPlay(card_in_play(OfType((SUPPORT, UPGRADE)), Number("cost", "<=", 0))))

card(
    "03151", "Roll On",
    does=seq(Reroll(your_die(), as_="die"), May(Reroll(that("die"))), May(Reroll(that("die")))),
)
