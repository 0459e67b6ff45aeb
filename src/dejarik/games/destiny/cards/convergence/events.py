"""Convergence: events."""

from dejarik.games.destiny.abilities.lexicon import *

THEY = ControllerOf(that())

card(
    "09006", "A Tale of Tragedy",
    does=Then(
        Choose(spotted(your_character(SITH)), as_="spotted"),
        seq(
            Choose(a_character(other(that("spotted"))), as_="it"), TurnTo(each(a_die(DieOf(that())))),
        ),
    ),
)

card(
    "09007", "Breaking Bonds",
    does=seq(
        Choose(a_character(), as_="it"),
        DiscardInPlay(a_downgrade(On(that()))),
        If(Is(that(), SITH), May(TurnTo(a_die(), symbols=(BLANK,)))),
    ),
)

card("09008", "Fit of Rage", does=RemoveShields(each(opponents_character())))

card(
    "09009", "Forsaken",
    only_if=AnyHolds((
        Compare(CountOf(your_die()), "==", 1), Opponent(Compare(CountOf(an_opponents_dice()), "==", 1)),
    )),
    does=Remove(a_die(Number("value", "<=", 2))),
)

card(
    "09023", "A Sinister Peace",
    does=To(DiscardFromHand(card_in_hand()), Remove(a_die(Number("value", ">=", 2)))),
)

card(
    "09024", "Make Demands",
    does=If(
        spot(LEADER),
        seq(
            Choose(opponents_character(), as_="it"),
            Unless(THEY, pays=Take(1, THEY, given=True), does=DealDamage(2, to=that())),
        ),
    ),
)

card("09025", "Probe", does=LookAtRandom(2, discard=OfType((EVENT,))))

card("09026", "Pulverize", does=ResolveThem(up_to(3, your_die(Showing(DAMAGE))), more=1))

card("09027", "Roger, Roger", does=If(spot_character(Color((RED,))), TurnTo(up_to(2, your_die(DROID)))))

card(
    "09028", "The Best Defense...",
    does=To(DealDamage(3, to=your_character(Color((RED,)))), Remove(up_to(2, an_opponents_dice()))),
)

# rule: destiny.clarification.barter-with-blood.source
card(
    "09041", "Barter With Blood",
    does=seq(
        BidTokens(),
        ForEach(
            Those("highest"),
            seq(DealIndirect(ChosenNumber("bid"), to=THAT_PLAYER), They(THAT_PLAYER, May(Play(free=True)))),
        ),
    ),
)

card(
    "09042", "Conveyex Robbery",
    does=If(
        spot(SCOUNDREL),
        seq(
            ForEach(EACH_OPPONENT, Choose(that_players_die(), as_="chosen", add=True)),
            ResolveThem(exactly(MANY, opponents_die(Same(that("chosen"))))),
        ),
    ),
)

card(
    "09043", "Exterminate",
    does=seq(
        ForEach(EACH_OPPONENT, They(THAT_PLAYER, NameOne("subtype", add=True))),
        Remove(each(opponents_die(CharacterDie(), Not(Named("subtype"))))),
    ),
)

card(
    "09045", "Hard Bargain",
    does=seq(
        LookAtTop(3, who=YOU, reveal=True),
        Then(They(AN_OPPONENT, FromTop("pile")), May(Play(top=True, rest=True, free=True))),
        FromTop("pile", rest=True),
    ),
)

card(
    "09046", "Hunt Them Down",
    does=seq(
        Choose(a_character(), as_="it"),
        ResolveThem(
            your_die(Showing((MELEE, RANGED))), more=CountOf(a_downgrade(BOUNTY, On(that()))), at=that()
        ),
    ),
)

card(
    "09059", "A Friend Lost", only_if=HasDefeated(unique=True),
    does=TurnTo(up_to(2, your_die()), symbols=DAMAGE),
)

card(
    "09060", "Channel the Force",
    does=seq(
        Reroll(a_die()),
        If(spot(LEADER), May(TurnTo(a_die()))),
        If(spot(JEDI), May(Remove(a_die()))),
    ),
)

card("09061", "Defensive Stance", does=GiveShields(2, to=a_character()))

card("09062", "Disciplined Mind", does=If(spot(JEDI), Remove(a_die(Not(JEDI)))))

card("09063", "Strong Intuition", does=Then(Draw(3), DiscardFromHand(card_in_hand())))

card(
    "09064", "Upper Hand", only_if=Has(your_die(Number("value", ">=", 2))),
    does=Remove(a_die(Number("value", "==", 0))),
)

card(
    "09077", "Aggressive Negotiations",
    does=Then(
        They(AN_OPPONENT, Remove(any_number(your_die()))),
        DealIndirect(Twice(CountOf(an_opponents_dice(DAMAGE_SHOWN)))),
    ),
)

card(
    "09079", "Honorable Sacrifice",
    does=To(DefeatThem(your_character()), Remove(up_to(2, a_die(DAMAGE_SHOWN)))),
)

card("09080", "Power Surge", does=ResolveThem(your_die(DAMAGE_SHOWN), doubled=6))

card("09081", "Unfetter", does=Ready(a_character(IS_RED, IsExhausted(), Not(Bears()))))

card(
    "09092", "Calculated Risk",
    does=Then(Reroll(a_die(), as_="die"), If(Is(that("die"), Number("value", ">=", 2)), Gain(1))),
)

# rule: destiny.clarification.convergence-event.cost-zero
card("09093", "Convergence", does=DiscardInPlay(card_in_play(Number("cost", "<=", MostOfOneSubtype()))))

card(
    "09094", "Draw Attention",
    does=MoveDamage(2, from_=your_character(), to=your_character(other(that("from")))),
)

card("09095", "Flee the Scene", does=seq(Remove(up_to(2, a_die())), MustPass(2)))

card(
    "09096", "Instigate", keywords=(AMBUSH,),
    does=ActivateThem(your_character_or_support()),
)

card(
    "09097", "Reap the Reward",
    does=If(
        spot(SCOUNDREL), Then(ResolveThem(your_die(OfType((CHARACTER, UPGRADE)))), Gain(ResolvedFor()))
    ),
)

card(
    "09098", "Sure Shot",
    does=Then(ResolveThem(your_die(RANGED_SHOWN)), Remove(a_die(DieOf(that("damaged"), upgrades=True)))),
)

card(
    "09099", "We're Home",
    does=seq(
        ActivateThem(your_character_or_support(IS_YELLOW, VEHICLE), as_="it"),
        ActivateThem(up_to(2, your_character_or_support(SCOUNDREL))),
        May(To(Remove(your_die(Showing((RESOURCE,)))), Ready(that()))),
    ),
)

card(
    "09106", "Attunement",
    does=seq(
        If(Has(your_die(MELEE_SHOWN)), DealDamage(1, to=a_character())),
        If(Has(your_die(Showing((SHIELD,)))), GiveShields(1, to=a_character())),
        If(Has(your_die(BLANK_SHOWN)), May(TurnTo(a_die(), symbols=(BLANK,)))),
    ),
)

# rule: destiny.faq.circle-of-shelter-luke
card(
    "09107", "Circle of Shelter",
    does=ResolveThem(
        your_die(CharacterDie()),
        as_symbol=SHIELD,
        keep=Has(an_upgrade(SORESU_MASTERY, On(CardOf(that("resolving"))))),
    ),
)

card(
    "09108", "Deflecting Slash",
    does=To(
        ActivateThem(your_character(IS_BLUE), as_="it"),
        seq(
            Remove(a_die(Showing((RANGED, INDIRECT)))),
            If(Has(an_upgrade(SORESU_MASTERY, On(that()))), GiveShields(2, to=that())),
        ),
    ),
)

card(
    "09109", "Fatal Blow",
    does=ResolveThem(
        your_die(CharacterDie(), DAMAGE_SHOWN),
        more=CountOf(an_upgrade(On(CardOf(that("resolving"))))),
    ),
)

card(
    "09110", "Overqualified",
    does=Then(Choose(your_die(), as_="chosen"), Remove(a_die(Number("value", "<", that("chosen"))))),
)

card(
    "09111", "Twin Strike",
    does=ResolveThem(up_to(2, your_die(IS_BLUE, CharacterDie(), MELEE_SHOWN)), unblockable=True),
)

card("09112", "Use The Force", does=If(spot_character(Color((BLUE,))), TurnTo(a_die())))

card("09122", "Automated Defense", does=If(spot(DROID), Remove(a_die())))

card("09123", "Domination", does=Remove(any_number(a_die())))

card("09124", "Energize", does=RollIn(your_die_on_card(DROID)))

card(
    "09125", "Forced Compliance",
    does=Then(TurnTo(opponents_die(), as_="die"), TurnTo(your_die(), like=that("die"))),
)

card(
    "09126", "Fresh Supplies", only_if=CONTROL_BATTLEFIELD,
    does=Gain(1),
)

card("09127", "Measure for Measure", does=To(Remove(your_die(TROOPER)), Remove(a_die())))

card(
    "09128", "No Answer",
    does=Then(
        DiscardAtRandom(1),
        If(Opponent(Compare(CardsInHand(AN_OPPONENT), "==", 0)), DiscardFromDeck(3, AN_OPPONENT)),
    ),
)

card("09129", "Rout", does=Remove(at_most(Third(CountOf(your_die())), a_die())))

card(
    "09130", "Seize the Day", only_if=CONTROL_BATTLEFIELD,
    does=TakeActions(2),
)

# rule: destiny.reading.strike-back.in-order
card(
    "09132", "Strike Back",
    does=seq(
        If(Has(your_die(RANGED_SHOWN)), DealDamage(1, to=a_character())),
        If(Has(your_die(Showing((FOCUS,)))), TurnTo(your_die())),
        If(Has(your_die(Showing((DISCARD,)))), DiscardAtRandom(1, A_PLAYER)),
    ),
)

card("09145", "For a Price", does=TurnTo(a_die(CharacterDie()), costly=True))

card(
    "09146", "Prey Upon",
    does=seq(
        Choose(a_character(Bears(OfType((DOWNGRADE,)))), as_="it"),
        Remove(a_die(DieOf(that(), upgrades=True))),
    ),
)

card(
    "09147", "Rendezvous", keywords=(AMBUSH,),
    does=ResolveThem(your_die(IS_YELLOW, WithCost()), less=1),
)

card(
    "09148", "Skullduggery",
    does=seq(
        If(Has(your_die(Showing((INDIRECT,)))), DealIndirect(1)),
        If(Has(your_die(Showing((DISRUPT,)))), Lose(1, A_PLAYER)),
        If(Has(your_die(Showing((RESOURCE,)))), Gain(1)),
    ),
)

card(
    "09149", "Truce", keywords=(AMBUSH,),
    does=Gain(1, EACH_PLAYER),
)

card(
    "09150", "Unpredictable", keywords=(AMBUSH,),
    does=Reroll(a_die()),
)

card(
    "09162", "Bacta Therapy",
    does=seq(
        Choose(a_character(), as_="it"),
        Heal(AtMost(5, CountOf(an_upgrade(On(that())))), that()),
        DiscardInPlay(each(a_downgrade(INJURY, On(that())))),
    ),
)

card("09163", "Block", does=Remove(each(an_opponents_dice(Showing((MELEE,))))))

card("09164", "Dodge", does=Remove(each(an_opponents_dice(Showing((RANGED,))))))

card("09165", "Electromagnetic Pulse", does=Remove(a_die(Subtype(("droid", "vehicle")))))

card("09166", "Near Miss", does=If(Compare(MostOfOneSubtype(), ">=", 2), Remove(a_die())))

card(
    "09167", "Unshackle", keywords=(AMBUSH,),
    does=DiscardInPlay(a_downgrade()),
)
