"""Across the Galaxy: events."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "08005", "Burst Of Lightning",
    does=seq(RemoveShields(a_character()), Remove(at_most(TokensRemoved("shields"), a_die()))),
)

card(
    "08006", "Endow",
    does=seq(
        Choose(your_character(IS_BLUE), as_="bearer"),
        Play((IS_BLUE, OfType((UPGRADE,))), on=that("bearer"), most=MANY, as_="played"),
        OnceInPlay(RollIn(DiceOf(CardPlayed()))),
    ),
)

card("08007", "Fear and Dead Men", does=ResolveThem(your_die(MELEE_SHOWN), free=True, against=AN_OPPONENT))

card(
    "08008", "I Am The Senate", only_if=Compare(CountOf(your_character()), "==", 1),
    does=ForEachSelected(your_die(), May(Remove(a_die(Number("value", "==", that("one")))))),
)

card(
    "08009", "Let The Hate Flow", only_if=Has(your_die(BLANK_SHOWN)),
    does=TurnTo(a_die(), symbols=(BLANK,)),
)

card(
    "08022", "Browbeat", only_if=Opponent(More(CountOf(your_die()), CountOf(an_opponents_dice()))),
    does=Remove(an_opponents_dice()),
)

card(
    "08023", "Commence Primary Ignition",
    does=Then(
        ActivateThem(your_support(IS_RED)),
        May(ResolveThem(any_number(your_die(DieOf(that("activated"), upgrades=True))), keep=ALWAYS)),
    ),
)

card(
    "08024", "Drop 'Em",
    does=If(
        have(2, spotted(your_character(IS_RED))),
        ReturnToHand(up_to(2, an_upgrade(WEAPON, Apart("them"))), as_="them"),
    ),
)

card("08025", "Hatching A Plan", does=TurnTo(a_die(), symbols=(DISCARD,)))

card(
    "08026", "Imposing Presence",
    does=seq(
        ChooseOpponent(),
        If(
            Opponent(Compare(CardsInHand(AN_OPPONENT), "==", 0)),
            Remove(exactly(2, an_opponents_dice())),
            If(Opponent(Compare(CardsInHand(AN_OPPONENT), "<=", 3)), Remove(an_opponents_dice())),
        ),
    ),
)

card(
    "08027", "In Tandem",
    does=If(
        spot_character(IS_RED),
        seq(
            Choose(any_number(your_die(VEHICLE, CopyOf(that("them"), each=True))), as_="them"),
            TurnTo(each(your_die(Same(that("them"))))),
        ),
    ),
)

card(
    "08028", "Questioned Loyalty", only_if=Has(your_die(Showing((DISCARD,)))),
    does=Then(NameOne("card"), LookThroughHand(where=(Named("card"),), every=True)),
)

card(
    "08029", "Reach The Stars", keywords=(AMBUSH,),
    does=Then(Reroll(up_to(2, a_die())), If(ON_YOUR_BATTLEFIELD, Reroll(up_to(2, a_die())))),
)

card(
    "08038", "Act Of Cruelty",
    does=Then(
        DealDamage(1, to=each(an_opponents_character(DAMAGED)), unblockable=True),
        DiscardAtRandom(DefeatedOf(AN_OPPONENT)),
    ),
)

card(
    "08039", "Cunning Ruse",
    does=Then(
        Reroll(a_die(CharacterDie()), as_="die"), DealDamage(ValueOf(that("die")), to=CardOf(that("die")))
    ),
)

card(
    "08040", "Exploit", only_if=THEY_HAVE_NO_RESOURCES,
    does=Remove(an_opponents_dice()),
)

card(
    "08041", "First Claim",
    does=If(
        spot_character(IS_YELLOW),
        seq(Choose(card_in_play(OfType((SUPPORT, UPGRADE))), as_="it"), Gain(CostOf("it"))),
    ),
)

card(
    "08042", "Heated Confrontation", keywords=(AMBUSH,),
    does=Then(ResolveThem(your_die(DAMAGE_SHOWN)), They(AN_OPPONENT, ResolveThem(your_die(DAMAGE_SHOWN)))),
)

card(
    "08043", "In a Bind",
    does=TheyChoose(
        2,
        (
            They(AN_OPPONENT, Remove(exactly(2, your_die()))),
            They(AN_OPPONENT, DiscardFromHand(exactly(2, card_in_hand()))),
            DealIndirect(2),
        ),
    ),
)

card(
    "08044", "Shakedown", only_if=Has(your_die(Showing((DISRUPT,)))),
    does=Remove(a_die(Number("value", "<=", 2))),
)

card(
    "08045", "Sidestep",
    does=Then(
        Exhaust(a_support(Number("cost", "<=", 2), Not(IsExhausted())), as_="support"),
        May(
            To(
                DealIndirect(1, YOU),
                Exhaust(a_support(Number("cost", "<=", 2), Not(IsExhausted()), other(that("support")))),
            )
        ),
    ),
)

card("08046", "Wanton Destruction", does=StrikeOwn(each(a_die(CharacterDie(), DAMAGE_SHOWN))))

card(
    "08059", "Bewilder",
    does=If(
        spot_character(IS_BLUE),
        Then(
            Reroll(opponents_die(CharacterDie()), as_="die"),
            DiscardFromDeck(ValueOf(that("die")), ControllerOf(that("die"))),
        ),
    ),
)

card(
    "08060", "Finishing Strike",
    does=Then(
        ResolveThem(your_die(Showing((MELEE,))), unblockable=True),
        If(Is(that("damaged"), Number("remaining-health", "==", 1)), DefeatThem(that("damaged"))),
    ),
)

card("08061", "Gathering Intelligence", does=seq(LookAtHand(who=EACH_OPPONENT), LookAtTop(who=EACH_PLAYER)))

card(
    "08062", "Hold Off", only_if=Has(your_die(Showing((SHIELD,)))),
    does=either(Remove(a_die(MELEE_SHOWN)), GiveShields(1, to=a_character())),
)

card("08063", "Insight", does=seq(Draw(2), PutHandOnDeck(exactly(2, card_in_hand()))))

card(
    "08064", "Into Exile", only_if=have(2, spotted(your_character(Not(IsExhausted())))),
    does=seq(
        Then(Exhaust(your_character(Not(IsExhausted())), as_="it"), Shelter(that())), SetEventAside()
    ),
)

card(
    "08065", "Repulse",
    does=Then(
        seq(Choose(a_die(), as_="one"), Choose(a_die(OtherColor(that("one"))), as_="other")),
        Remove(Both(that("one"), that("other"))),
    ),
)

card(
    "08066", "Safeguard",
    does=seq(
        Choose(your_character(), as_="it"), GiveShields(CountOf(an_upgrade(On(that()))), to=a_character())
    ),
)

card(
    "08076", "Aerial Advantage", only_if=CONTROL_BATTLEFIELD,
    does=seq(
        If(spot_character(IS_RED), TurnTo(a_die())),
        If(spot(VEHICLE), May(Remove(a_die()))),
        If(spot(MOD), May(either(TurnTo(a_die()), Remove(a_die())))),
    ),
)

card(
    "08077", "Attack of The Clones",
    does=seq(
        Choose(
            any_number(your_character(Not(Unique()), IsExhausted(), CopyOf(that("them"), each=True))),
            as_="them",
        ),
        Ready(that("them")),
    ),
)

card(
    "08078", "Dogfight",
    does=Then(
        Exhaust(opponents_card(VEHICLE, Not(IsExhausted()))), May(Ready(card_in_play(VEHICLE, IsExhausted())))
    ),
)

card(
    "08079", "Evacuate",
    does=seq(
        DefeatThem(your_character(Not(Unique())), as_="it"),
        Later(ev.ActionPhaseEnded, ReturnToPlay(that="it")),
    ),
)

card(
    "08080", "Inflame", keywords=(AMBUSH,),
    does=TurnTo(opponents_die(), symbols=DAMAGE),
)

card(
    "08081", "Outgun",
    does=seq(
        Choose(
            at_most(AtMost(ResourcesOf(YOU), CountOf(spotted(your_upgrade(MOD, On(VEHICLE))))), a_die()),
            as_="dice",
        ),
        To(Spend(HowMany("dice")), Remove(that("dice"))),
    ),
)

card(
    "08082", "Turn The Tables", only_if=Has(your_die(Showing((FOCUS,)))),
    does=Then(Remove(a_die(DAMAGE_SHOWN)), TurnTo(up_to(2, your_die()), symbols=DAMAGE)),
)

card(
    "08092", "A Good Investment", only_if=Has(your_die(Showing((RESOURCE,)))),
    does=If(ActsAgain(), Gain(5), Gain(4)),
)

card("08093", "Aid From Above", does=TheyChoose(2, (Draw(2), Gain(2), TakeActions(2))))

card(
    "08094", "Daring Gambit",
    does=seq(
        Then(
            Reroll(each(your_die())),
            ResolveThem(your_die(IS_YELLOW), more=CountOf(your_die(other(that("resolving"))))),
        ),
        Remove(each(your_die())),
    ),
)

card(
    "08095", "Drop In",
    constant=HasKeyword(AMBUSH, while_=ON_YOUR_BATTLEFIELD),
    does=ActivateThem(your_character_or_support()),
)

card(
    "08096", "Hijack",
    does=If(spot_character(IS_YELLOW), seq(
        TakeControl(opponents_support(VEHICLE, Not(Bears(MOD))), as_="it"),
        Later(ev.ActionPhaseEnded, ReturnControl(that())),
    )),
)

card(
    "08097", "Karabast!", only_if=Has(opponents_die(DAMAGE_SHOWN)),
    does=MoveDamage(3, from_=your_character(), to=your_character(other(that("from")))),
)

card(
    "08098", "Leverage", only_if=Has(your_die(DAMAGE_SHOWN)),
    does=Remove(a_die(DAMAGE_SHOWN)),
)

card("08099", "Reluctance", keywords=(AMBUSH,), does=OneDieNextTurn())

card(
    "08100", "Slice And Dice",
    does=Then(
        Remove(exactly(2, your_die(MELEE_SHOWN)), as_="removed"),
        ShareDamage(ValueOf(that("removed")), unblockable=True),
    ),
)

card(
    "08101", "Through The Pass",
    does=Then(
        ActivateThem(your_character_or_support()),
        May(To(Spend(HowMany("rolled")), Ready(that("activated")))),
    ),
)

card("08108", "At Odds", does=seq(Remove(a_die(Odd("value"))), May(ReturnEvent("bottom"))))

card(
    "08109", "Common Cause",
    does=seq(Choose(any_number(spotted(your_character(IS_BLUE))), as_="them"), Draw(HowMany("them"))),
)

card(
    "08110", "Conflicted",
    does=Then(
        Reroll(your_die(IS_BLUE, CharacterDie()), as_="die"),
        If(
            Is(that("die"), DAMAGE_SHOWN),
            DealDamage(2, to=a_character()),
            GiveShields(2, to=a_character()),
        ),
    ),
)

card(
    "08111", "Deadly Advance",
    does=TurnTo(at_most(CountOf(opponents_character(IsExhausted())), your_die()), symbols=(MELEE,)),
)

card(
    "08112", "No Questions Asked",
    does=If(spot_character(IS_BLUE), seq(ChooseOpponent(), To(Give(3, up_to=True), seq(
        Remove(so_many(TokensRemoved("resources"), a_die())),
        If(ON_YOUR_BATTLEFIELD, Draw(TokensRemoved("resources"))),
    )))),
)

card(
    "08113", "Relinquish", keywords=(AMBUSH,),
    does=ReturnToHand(an_upgrade(Owned())),
)

card(
    "08114", "You Were My Friend",
    does=seq(
        TurnTo(a_die(CharacterDie()), as_="die"),
        If(
            Opponent(
                More(CountOf(your_card_of_any_type(IS_BLUE)), CountOf(an_opponents_card_of_any_type(IS_BLUE)))
            ),
            May(Remove(that("die"))),
        ),
    ),
)

card(
    "08121", "Attack Formation",
    does=If(
        spot_character(IS_RED),
        ResolveThem(your_die(Not(CharacterDie())), more=CountOf(your_die(CopyOf(that("resolving"))))),
    ),
)

card(
    "08122", "Barrel Roll",
    does=seq(
        ActivateThem(your_support()),
        Then(
            Reroll(any_number(your_die(DieOf(that("activated"), upgrades=True)))),
            Reroll(any_number(your_die(DieOf(that("activated"), upgrades=True)))),
        ),
    ),
)

card(
    "08123", "Deployment",
    does=ActivateThem(
        any_number(
            your_character_or_support(
                AnyOf((OfType((SUPPORT,)), AllOf((OfType((CHARACTER,)), Not(Unique())))))
            )
        )
    ),
)

card("08124", "Fleet Command", does=Reroll(at_most(CountOf(spotted(your_character(IS_RED))), a_die())))

card(
    "08125", "Intense Fire",
    does=If(
        Opponent(
            More(CountOf(your_card_of_any_type(IS_RED)), CountOf(an_opponents_card_of_any_type(IS_RED)))
        ),
        ResolveThem(your_die(DAMAGE_SHOWN), more=2),
        ResolveThem(your_die(DAMAGE_SHOWN), more=1),
    ),
)

card(
    "08126", "Revised Order",
    does=seq(TurnTo(a_die(), higher=1), If(CONTROL_BATTLEFIELD, ReturnEvent())),
)

card(
    "08127", "Snuff Out", only_if=CONTROL_BATTLEFIELD,
    does=Remove(each(a_die(DAMAGE_SHOWN))),
)

card(
    "08128", "Transfer",
    does=MoveUpgrade(
        card_in_play(MOD, On(your_card_in_play(VEHICLE))),
        to=your_support(VEHICLE, other(HostOf(that("moved")))),
    ),
)

card(
    "08136", "Across The Galaxy",
    does=seq(If(spot(VEHICLE), SwitchBattlefield()), If(DoesNotHold(CONTROL_BATTLEFIELD), Gain(1))),
)

card(
    "08137", "Cash Out", keywords=(AMBUSH,),
    does=ResolveThem(any_number(your_die(Showing((RESOURCE,))))),
)

card(
    "08138", "Dismantle",
    does=If(spot_character(IS_YELLOW), Then(
        Choose(a_support(Not(Bears(MOD))), as_="it"), To(Spend(CostOf("it")), DiscardInPlay(that())),
    )),
)

card("08139", "Fight Fire With Fire", does=To(Remove(your_die(INDIRECT_SHOWN)), Remove(a_die())))

card("08140", "Indifferent", does=If(spot_character(IS_NEUTRAL), Remove(a_die())))

card(
    "08141", "Quick Thinking",
    does=ResolveThem(at_most(CountOf(spotted(your_character(IS_YELLOW))), your_die(IS_YELLOW))),
)

card(
    "08142", "Shock Tactic", keywords=(AMBUSH,),
    does=seq(
        Choose(opponents_die(Not(Unique())), as_="die"),
        Remove(each(opponents_die(CopyOf(that("die"))))),
    ),
)

card("08149", "Shriek", does=Remove(each(an_opponents_dice(Number("value", "==", 0)))))
