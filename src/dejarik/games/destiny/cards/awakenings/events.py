"""Awakenings: events."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "01068", "Cannon Fodder",
    does=Then(
        seq(
            Choose(opponents_die(DAMAGE_SHOWN), as_="die"),
            DealDamage(ValueOf(that("die")), to=your_character(Not(Unique()))),
        ),
        Remove(that("die")),
    ),
)

card("01069", "Closing the Net", does=seq(They(AN_OPPONENT, Remove(your_die())), May(ReturnEvent("bottom"))))

card("01070", "Endless Ranks", does=ReturnToPlay((IS_RED, Not(Unique()))))

card("01071", "Occupation", only_if=CONTROL_BATTLEFIELD, does=Lose(ResourcesOf(AN_OPPONENT)))

card(
    "01073", "Sweep the Area",
    does=Reroll(so_many(CountOf(your_character(IS_RED, Not(IsExhausted()))), an_opponents_dice())),
)

card("01074", "Tactical Mastery", does=If(spot_character(IS_RED), TakeActions(2)))

card(
    "01079", "Abandon All Hope",
    does=They(
        AN_OPPONENT, either(Lose(ResourcesOf(YOU), YOU), DiscardFromHand(each(card_in_hand())))
    ),
)

card("01080", "Boundless Ambition", does=Draw(RoomInHand()))

card("01081", "Enrage", does=To(DealDamage(1, to=your_character(IS_BLUE)), Gain(1)))

card(
    "01082", "Feel Your Anger",
    does=Remove(so_many(CountOf(an_opponents_dice(BLANK_SHOWN)), an_opponents_dice())),
)

card(
    "01083", "Force Strike",
    does=Then(
        TurnTo(your_die(IS_BLUE), symbols=(MELEE,), as_="die"), May(ResolveThem(your_die(Same(that("die")))))
    ),
)

card("01084", "Intimidate", does=RemoveShields(a_character()))

card("01085", "Isolation", does=If(spot_character(IS_BLUE), Remove(a_die(CharacterDie()))))

card(
    "01086", "No Mercy",
    does=Then(
        DiscardFromHand(any_number(card_in_hand(IS_BLUE))),
        ResolveThem(your_die(DAMAGE_SHOWN), more=HowMany("discarded")),
    ),
)

card("01087", "Pulling the Strings", does=Then(LookAtTop(3, who=A_PLAYER), PutBack("either", rest=False)))

card("01091", "Nowhere to Run", does=TurnTo(each(your_die(Showing((BLANK,))))))

card(
    "01092", "Ace in the Hole",
    does=To(DiscardFromHand(card_in_hand(IS_YELLOW, OfType((UPGRADE,)))), RollSetAside(that("discarded"))),
)

card(
    "01093", "Armed to the Teeth",
    does=seq(
        Choose(your_character(IS_YELLOW), as_="it"),
        Then(
            DiscardInPlay(any_number(an_upgrade(On(that()))), as_="gone"),
            DealDamage(HowMany("gone"), to=a_character()),
        ),
    ),
)

card(
    "01094", "Confiscation",
    does=seq(
        Choose(opponents_card(OfType((UPGRADE,))), as_="it"), To(Spend(CostOf("it")), ReturnToHand(that())),
    ),
)

card(
    "01095", "Fight Dirty",
    does=Then(
        Remove(any_number(your_die(IS_YELLOW)), as_="removed"),
        DealDamage(HowMany("removed"), to=a_character()),
    ),
)

card("01096", "Go for the Kill", does=ResolveThem(your_die(RANGED_SHOWN), unblockable=True))

card("01097", "He Doesn't Like You", does=To(Remove(your_die()), Remove(opponents_die())))

card(
    "01098", "Lying in Wait",
    does=They(
        AN_OPPONENT, DiscardFromHand(so_many(Excess(CardsInHand(), CardsInHand(CALLER)), card_in_hand()))
    ),
)

card(
    "01103", "Commando Raid",
    does=Then(ResolveThem(your_die(IS_RED, Showing((DISCARD,))), more=2), Draw(1)),
)

card(
    "01104", "Defensive Position", only_if=CONTROL_BATTLEFIELD,
    does=Remove(each(an_opponents_dice(Number("value", ">=", 2)))),
)

card("01105", "Field Medic", does=Heal(2, a_character()))

card(
    "01106", "Hit and Run", keywords=(AMBUSH,),
    does=ActivateThem(your_character(IS_RED)),
)

card(
    "01107", "It's a Trap!",
    does=seq(
        Choose(opponents_die(Not(BLANK_SHOWN)), as_="die"),
        TurnTo(up_to(2, your_die(IS_RED)), like=that("die")),
    ),
)

card("01108", "Natural Talent", does=ResolveThem(your_die(), more=1))

card("01109", "Rearm", does=Play((OfType((UPGRADE,)), IS_RED), hand=False, discard=True, less=1))

# rule: destiny.reading.retreat.declined
card(
    "01110", "Retreat",
    does=seq(They(AN_OPPONENT, May(ActNow())), EndActionPhase()),
)

card(
    "01112", "Surgical Strike",
    does=To(
        Remove(any_number(your_die(IS_RED, RANGED_SHOWN)), as_="removed"),
        DiscardInPlay(a_support(Number("cost", "<=", ValueOf(that("removed"), more=1)))),
    ),
)

card(
    "01114", "Anticipate",
    does=Then(
        They(AN_OPPONENT, ResolveThem(any_number(your_die()))),
        Remove(each(an_opponents_dice(other(that("resolved"))))),
    ),
)

card(
    "01116", "Force Misdirection",
    does=Then(
        Choose(your_die(IS_BLUE, Not(BLANK_SHOWN)), as_="die"),
        Remove(each(an_opponents_dice(SameSymbol(that("die"))))),
    ),
)

card(
    "01117", "Heroism",
    does=Then(
        Choose(opponents_die(Showing(DAMAGE)), as_="die"),
        Then(DealDamage(ValueOf(that("die")), to=your_character(Unique())), Remove(that("die"))),
    ),
)

card(
    "01118", "Noble Sacrifice",
    does=To(DefeatThem(your_character(IS_BLUE)), Exhaust(a_character(Not(IsExhausted())))),
)

card(
    "01119", "Patience",
    does=Then(
        Remove(any_number(your_die()), as_="removed"), DiscardFromDeck(HowMany("removed"), AN_OPPONENT)
    ),
)

card("01120", "Return of the Jedi", does=AddToHand(card_in_discard(OfType((EVENT,)), IS_BLUE)))

card(
    "01121", "Riposte",
    does=Then(
        RemoveShields(your_character(SHIELDED), MANY, up_to=True),
        DealDamage(TokensRemoved("shields"), to=a_character()),
    ),
)

card(
    "01122", "Willpower",
    does=MoveDamage(
        1, from_=your_character(IsExhausted()), to=opponents_character(IsExhausted()), exactly=True
    ),
)

card(
    "01126", "Daring Escape", keywords=(AMBUSH,),
    does=Then(
        Reroll(any_number(an_opponents_dice())), Remove(each(an_opponents_dice(Showing((BLANK,)))))
    ),
)

card("01127", "Don't Get Cocky", does=Draw(2, EACH_PLAYER))

card("01129", "Hyperspace Jump", does=seq(EndActionPhase(), May(SwitchBattlefield()), SetEventAside()))

# rule: destiny.clarification.let-the-wookiee-win.either-option
card(
    "01130", "Let The Wookiee Win",
    does=They(
        AN_OPPONENT,
        either(DealDamage(2, to=your_character(IsExhausted())), Remove(exactly(2, your_die()))),
    ),
)

card(
    "01131", "Negotiate",
    does=To(Remove(your_die(CharacterDie())), They(AN_OPPONENT, Remove(exactly(2, your_die())))),
)

card(
    "01132", "Scavenge",
    does=Then(DiscardFromDeck(3), May(AddToHand(card_in_discard(OfType((UPGRADE, SUPPORT)))))),
)

card(
    "01133", "Shoot First", keywords=(AMBUSH,),
    does=Then(ResolveThem(your_die(IS_YELLOW, RANGED_SHOWN)), Remove(opponents_die(RANGED_SHOWN))),
)

card("01134", "Smuggling", does=If(spot_character(IS_YELLOW), To(DiscardFromHand(card_in_hand()), Gain(1))))

card(
    "01138", "Award Ceremony",
    does=If(
        spot_character(IS_RED),
        seq(
            Draw(CountOf(your_character(IsExhausted()))),
            SetCardsAside(so_many(CountOf(your_character(IsExhausted())), card_in_hand())),
        ),
    ),
)

card(
    "01139", "Dug in", only_if=CONTROL_BATTLEFIELD,
    does=ShareShields(3, any_number(your_character())),
)

card(
    "01140", "Firepower",
    does=ResolveThem(
        your_die(IS_RED, RANGED_SHOWN), more=1, bonus=1, bonus_if=Is(that("resolving"), VEHICLE)
    ),
)

card(
    "01141", "Leadership",
    does=To(
        Exhaust(your_character(IS_RED, Unique(), Not(IsExhausted())), as_="it"),
        Ready(a_character(IsExhausted(), other(that()))),
    ),
)

card(
    "01142", "Logistics",
    does=If(spot_character(IS_RED), ResolveThem(your_die(Showing((RESOURCE,))), more=1)),
)

card("01143", "Squad Tactics", does=ActivateThem(any_number(your_character(Not(Unique())))))

card(
    "01145", "Deflect",
    does=If(
        spot_character(IS_BLUE),
        seq(
            Remove(a_die(RANGED_SHOWN), as_="removed"),
            DealDamage(Half(ValueOf(that("removed"))), to=a_character()),
        ),
    ),
)

card("01146", "Disturbance in the Force", does=Reroll(each(a_die())))

card("01147", "Mind Trick", does=If(spot_character(Color((BLUE,))), SplitPool()))

card("01148", "The Power of the Force", does=ResolveThem(your_die(), worth=CountOf(your_upgrade(IS_BLUE))))

card("01151", "Aim", does=TurnTo(your_die(), symbols=(RANGED,)))

card("01152", "All In", does=ResolveThem(any_number(your_die())))

card("01154", "Close Quarters Assault", does=DiscardAtRandom(CountOf(your_die(Showing((MELEE,))))))

card(
    "01156", "Flank",
    only_if=Opponent(
        More(CountOf(your_character(Not(IsExhausted()))), CountOf(an_opponents_character(Not(IsExhausted()))))
    ),
    does=Remove(an_opponents_dice()),
)

card("01157", "Take Cover", does=GiveShields(1, to=a_character()))

card(
    "01158", "Disarm",
    does=To(
        Remove(your_die(DAMAGE_SHOWN), as_="removed"),
        DiscardInPlay(card_in_play(WEAPON_OR_EQUIPMENT, Number("cost", "<=", ValueOf(that("removed"))))),
    ),
)

card("01159", "Electroshock", does=If(spot_character(IS_YELLOW), Remove(a_die(Number("value", "<=", 2)))))

card(
    "01160", "Reversal",
    does=If(
        spot_character(IS_YELLOW),
        seq(
            Remove(a_die(DAMAGE_SHOWN), as_="removed"),
            DealDamage(ValueOf(that("removed")), to=a_character()),
        ),
    ),
)

card("01161", "Scramble", does=If(spot_character(IS_YELLOW), Reroll(each(an_opponents_dice()))))
