"""Spirit of Rebellion: events."""

from dejarik.games.destiny.abilities.lexicon import *

ANOTHER_COPY = Has(card_in_discard(CopyOf(THIS)))

card(
    "02061", "Battle Formation", keywords=(AMBUSH,),
    does=May(Reroll(so_many(CountOf(your_character(IS_RED)), your_die()))),
)

card("02062", "Imperial War Machine", does=ResolveThem(your_die(IS_RED, WithCost()), free=True))

card(
    "02063", "Lockdown", keywords=(AMBUSH,),
    does=If(have(2, spotted(your_character(IS_RED))), TakeBattlefield()),
)

card(
    "02064", "Sustained Fire", only_if=have(2, your_die(RANGED_SHOWN)),
    does=RemoveShields(each(an_opponents_character())),
)

card(
    "02065", "Traitor!", keywords=(AMBUSH,),
    does=Then(
        DiscardFromDeck(1, as_="milled"),
        Remove(a_die(Not(Showing((SPECIAL,))), Number("value", "<=", CostOf("milled")))),
    ),
)

card(
    "02066", "Trench Warfare", only_if=Has(your_die(Showing((SHIELD,)))),
    does=TurnTo(any_number(an_opponents_dice()), symbols=(SHIELD,)),
)

card(
    "02067", "Undying Loyalty",
    does=seq(
        Heal(1, a_character(IS_RED)),
        If(Has(card_in_discard(CopyOf())), May(To(Spend(1), ReturnEvent("top")))),
    ),
)

card(
    "02068", "We Have Them Now", only_if=CONTROL_BATTLEFIELD,
    does=TurnTo(up_to(4, your_die()), symbols=DAMAGE),
)

card(
    "02071", "Anger", only_if=have(2, your_die(Showing((BLANK,)))),
    does=ResolveThem(opponents_die(DAMAGE_SHOWN)),
)

card(
    "02072", "Lightsaber Throw", only_if=Has(your_die(MELEE_SHOWN)),
    does=DealDamage(2, to=a_character()),
)

card(
    "02073", "Manipulate",
    does=Then(TurnTo(your_die(), symbols=(BLANK,)), TurnTo(opponents_die(), symbols=(BLANK,))),
)

card(
    "02074", "No Disintegrations",
    does=If(ANOTHER_COPY, DiscardFromDeck(3, AN_OPPONENT), DiscardFromDeck(1, AN_OPPONENT)),
)

card("02075", "Now You Will Die", does=ResolveThem(your_die(), as_symbol=MELEE))

card(
    "02076", "Rise Again",
    does=seq(
        Choose(a_character(Unique(), IS_BLUE), as_="it"),
        Heal(5, that()),
        May(Play((OfType((UPGRADE,)),), hand=False, discard=True, free=True, on=that())),
    ),
)

card(
    "02077", "The Price of Failure",
    does=If(spot_character(IS_BLUE), To(DefeatThem(your_character()), Ready(a_character(IsExhausted())))),
)

card(
    "02080", "Doubt",
    does=Then(
        Reroll(opponents_die(), as_="die"),
        They(
            ControllerOf(that("die")), either(ResolveThem(your_die(Same(that("die")))), Remove(that("die")))
        ),
    ),
)

card(
    "02081", "Arms Deal",
    does=Then(DiscardFromHand(any_number(card_in_hand(WEAPON))), Gain(HowMany("discarded"))),
)

card(
    "02082", "Bait and Switch", keywords=(AMBUSH,),
    does=TurnTo(your_die(Showing((RESOURCE,)))),
)

card(
    "02083", "Friends in High Places",
    only_if=Compare(ValueOf(your_die()), ">=", 7),
    does=seq(LookAtTop(3, who=YOU), May(Play(top=True, free=True)), FromTop("pile", rest=True)),
)

card(
    "02084", "Loose Ends", keywords=(AMBUSH,),
    does=To(Remove(your_die(RANGED_SHOWN)), DiscardFromDeck(4, AN_OPPONENT)),
)

card(
    "02085", "One-Quarter Portion",
    does=Then(Remove(opponents_die(), as_="removed"), Gain(1, ControllerOf(that("removed")))),
)

card(
    "02086", "Relentless Pursuit",
    does=MoveDamage(2, from_=opponents_character(), to=a_character(other(that("from")))),
)

card(
    "02087", "Scrap Buy", only_if=have(3, card_in_discard()),
    does=AddToHand(card_in_discard(), at_random=True),
)

card("02090", "Emergency Evacuation", does=Remove(each(a_die())))

card(
    "02091", "Friendly Fire",
    does=If(
        spot_character(Color((RED,))),
        Then(
            Remove(opponents_die(Showing((RANGED,))), as_="removed"),
            DealDamage(ValueOf(that("removed")), to=a_character()),
        ),
    ),
)

card(
    "02092", "Guerrilla Warfare", keywords=(AMBUSH,),
    does=To(Remove(your_die(IS_RED)), DealDamage(1, to=a_character())),
)

card(
    "02093", "Our Only Hope",
    does=seq(
        Draw(1, as_="looked-at"),
        May(either(Play(that="looked-at", free=True), To(DiscardChosen(who=YOU, name="looked-at"), Gain(2)))),
    ),
)

card(
    "02094", "Rebel Assault", only_if=Has(your_die(RANGED_SHOWN)),
    does=Remove(opponents_die(Not(DAMAGE_SHOWN))),
)

card(
    "02095", "Sensor Placement",
    does=If(spot_character(IS_RED), ResolveThem(opponents_die(Not(DAMAGE_SHOWN)))),
)

card(
    "02096", "Spirit of Rebellion",
    does=If(ANOTHER_COPY, GiveShields(2, to=a_character()), GiveShields(1, to=a_character())),
)

card(
    "02100", "Caution",
    does=To(
        Remove(your_die(CharacterDie()), as_="removed"),
        GiveShields(3, to=a_character(other(CardOf(that("removed"))))),
    ),
)

# rule: destiny.clarification.destiny-event.no-before-reduction
card(
    "02101", "Destiny",
    does=seq(
        Remove(any_number(your_die(IS_BLUE)), as_="removed"),
        Play((Number("cost", "<=", ValueOf(that("removed"))),), free=True),
    ),
)

card(
    "02102", "Determination", only_if=Has(your_die(Showing((FOCUS,)))),
    does=ResolveThem(your_die(), as_symbol=OTHER),
)

card(
    "02103", "Guard",
    does=To(
        Remove(your_die(IS_BLUE, MELEE_SHOWN), as_="removed"),
        Remove(so_many(ValueOf(that("removed")), an_opponents_dice())),
    ),
)

card(
    "02104", "Krayt Dragon Howl",
    does=If(
        spot_character(IS_BLUE),
        seq(
            Choose(opponents_die(), as_="it"),
            They(ControllerOf(that()), either(Remove(that()), DiscardFromDeck(2))),
        ),
    ),
)

# rule: destiny.clarification.my-ally-is-the-force.turn-focus-die
card(
    "02105", "My Ally Is The Force", keywords=(AMBUSH,),
    does=ResolveThem(your_die(IS_BLUE), keep=ALWAYS),
)

card(
    "02106", "Synchronicity",
    only_if=AllHold((Has(your_die(MELEE_SHOWN)), Has(your_die(Showing((SHIELD,)))))),
    does=DealDamage(2, to=a_character(), unblockable=True),
)

card(
    "02109", "Confidence",
    does=seq(
        Choose(opponents_die(), as_="die"),
        They(ControllerOf(that("die")), ResolveThem(your_die(Same(that("die"))))),
    ),
)

card(
    "02110", "Garbage'll Do", keywords=(AMBUSH,),
    does=To(Remove(your_die(VEHICLE)), GiveShields(1, to=each(your_character()))),
)

card(
    "02111", "Hold On!", keywords=(AMBUSH,),
    does=MoveShields(
        MANY, your_character(SHIELDED), to=a_character(ROOM_FOR_SHIELDS, other(that("from"))), up_to=True
    ),
)

card(
    "02112", "Rebel", only_if=Has(your_die(Showing((DISCARD,)))),
    does=Play(hand=False, discard=True, less=1),
)

# rule: destiny.errata.long-con
card("02113", "Long Con", does=Gain(CountOf(card_in_discard(CopyOf(THIS)))))

card(
    "02114", "Loth-Cat and Mouse",
    does=Then(They(AN_OPPONENT, Remove(callers_die())), Remove(an_opponents_dice())),
)

card(
    "02115", "Never Tell Me The Odds",
    does=seq(
        Choose(your_character(IS_YELLOW), as_="it"),
        TurnTo(any_number(your_die(DieOf(that(), upgrades=True)))),
    ),
)

card(
    "02116", "Planned Explosion", only_if=Compare(ValueOf(your_die()), ">=", 10),
    does=seq(Remove(each(your_die())), DealDamage(10, to=a_character())),
)

# rule: destiny.errata.bombing-run
card(
    "02119", "Bombing Run",
    does=Then(
        ResolveThem(your_die(Color((RED,)), Showing((DISRUPT,)))),
        DealDamage(1, to=each(an_opponents_character())),
    ),
)

# rule: destiny.reading.collateral-damage.both-kinds
card(
    "02120", "Collateral Damage",
    does=Then(ResolveThem(one_or_more(your_die(Showing((MELEE, RANGED))))), Lose(1)),
)

card("02121", "Salvo", does=ResolveThem(your_die(Showing((RANGED,))), against=AN_OPPONENT))

card("02122", "Suppression", does=Then(Remove(your_die(IS_RED, RANGED_SHOWN)), Remove(opponents_die())))

card(
    "02127", "Decisive Blow",
    does=Then(
        ResolveThem(your_die(MELEE_SHOWN)),
        Remove(each(a_die(DieOf(that("damaged"), upgrades=True)))),
    ),
)

card(
    "02128", "High Ground", only_if=CONTROL_BATTLEFIELD,
    does=Then(
        Remove(opponents_die(DAMAGE_SHOWN), as_="removed"),
        If(Is(that("removed"), CharacterDie()), DealDamage(1, to=CardOf(that("removed")))),
    ),
)

# rule: destiny.clarification.momentum-shift.max-shields
card(
    "02129", "Momentum Shift",
    does=MoveShields(1, opponents_character(SHIELDED), to=your_character(ROOM_FOR_SHIELDS)),
)

card(
    "02130", "Overconfidence",
    does=If(
        spot_character(IS_BLUE),
        Then(
            Reroll(exactly(2, a_die()), as_="rerolled"),
            Remove(a_die(Lowest(that("rerolled")))),
        ),
    ),
)

card("02131", "Premonitions", does=either(StackOnThis(card_in_hand()), PlayStacked()))

card("02132", "Rejuvenate", does=If(spot_character(IS_BLUE), Heal(1, a_character())))

card(
    "02133", "Trust Your Instincts",
    does=Then(
        seq(
            Choose(spotted(your_character(IS_BLUE)), as_="it"),
            Reroll(any_number(spotted(your_die(DieOf(that(), upgrades=True))))),
        ),
        May(Draw(1)),
    ),
)

card("02136", "Evade", does=Remove(a_die(RANGED_SHOWN)))

card("02137", "New Orders", does=seq(SwitchBattlefield(), UseClaim()))

card("02138", "Parry", does=Remove(a_die(MELEE_SHOWN)))

card("02139", "Swiftness", keywords=(AMBUSH,), does=NextHasAmbush(who=YOU, this_turn=True))

card(
    "02142", "Bolt Hole",
    does=To(
        Remove(your_die(IS_YELLOW, CharacterDie()), as_="removed"), GiveShields(2, to=CardOf(that("removed")))
    ),
)

# rule: destiny.reading.cheat.no-discard
card(
    "02143", "Cheat",
    does=Then(
        Choose(card_in_discard(), as_="chosen"),
        SwitchWithDiscarded(card_in_hand(), that("chosen")),
    ),
)

card("02144", "Diversion", does=If(ANOTHER_COPY, Lose(3), Lose(1)))

card(
    "02145", '"Fair" Trade',
    does=Then(ResolveThem(your_die(Showing((RESOURCE,)))), SwitchResources()),
)

card(
    "02146", "Friends in Low Places",
    does=If(spot_character(IS_YELLOW), LookThroughHand(where=(OfType((EVENT,)), Number("cost", "<=", 1)))),
)

card(
    "02147", "Sabotage",
    does=seq(
        Choose(a_support(), as_="it"),
        To(DiscardFromHand(so_many(CostOf("it"), card_in_hand())), DiscardInPlay(that())),
    ),
)
