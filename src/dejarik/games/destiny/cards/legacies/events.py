"""Legacies: events."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "05075", "Consumed By The Dark Side",
    does=To(DealDamage(1, to=your_character(IS_BLUE)), TurnTo(a_die(), symbols=(BLANK,))),
)

card("05076", "Dark Scheme", does=seq(LookAtTop(5, who=AN_OPPONENT), FromTop("pile"), PutBack()))

card("05077", "Double Strike", does=ResolveThem(your_die(MELEE_SHOWN), keep=ALWAYS))

card("05078", "Frighten", keywords=(AMBUSH,), does=RemoveShieldsAmong(3, any_number(a_character())))

card(
    "05079", "I Am Your Father",
    does=Unless(
        AN_OPPONENT,
        pays=They(AN_OPPONENT, DiscardFromHand(each(card_in_hand()))),
        does=ResolveThem(an_opponents_dice(CharacterDie())),
    ),
)

card(
    "05080", "Snare", only_if=Has(your_character(IsExhausted())),
    does=Exhaust(a_character(Not(IsExhausted()))),
)

card(
    "05081", "Spell of Removal",
    does=If(
        spot_character(IS_BLUE),
        seq(DiscardFromDeck(1, A_PLAYER), If(Is(that("milled"), Odd("cost")), Remove(a_die()))),
    ),
)

card(
    "05082", "Witch Magick",
    does=seq(RevealTop(3, who=YOU), Heal(HowMany("seen", Odd("cost")), a_character())),
)

card(
    "05084", "Battle Fatigue", only_if=Opponent(Each(an_opponents_character(), DAMAGED)),
    does=Remove(an_opponents_dice()),
)

card(
    "05085", "Crush the Rebellion",
    does=Then(Remove(a_die(DAMAGE_SHOWN), as_="removed"), DealIndirect(Half(ValueOf(that("removed"))))),
)

card("05086", "Imperial Might", does=ResolveThem(your_die(), more=2))

card(
    "05087", "Scorched Earth", only_if=CONTROL_BATTLEFIELD,
    does=DealIndirect(CountOf(an_opponents_dice())),
)

card(
    "05088", "Shrapnel Blast",
    does=Then(DealIndirect(1, as_="damaged"), May(Remove(a_die(DieOf(that("damaged")))))),
)

card(
    "05089", "Target Practice",
    does=Then(Reroll(any_number(your_die(IS_RED))), Reroll(any_number(your_die(IS_RED)))),
)

card("05090", "Three Steps Ahead", does=TakeActions(3))

card("05092", "Delve", does=To(DealIndirect(1, to=YOU), Play((OfType((SUPPORT, UPGRADE)),), free=True)))

card(
    "05093", "Free-For-All",
    does=Then(Remove(any_number(your_die()), as_="removed"), DealIndirect(HowMany("removed"))),
)

card(
    "05094", "In Pursuit", only_if=ActivatedLastTurn(),
    does=ActivateThem(any_number(your_character(IS_YELLOW))),
)

card(
    "05095", "No Good To Me Dead",
    does=seq(Heal(2, opponents_character(), up_to=True), Gain(TokensRemoved("damage"))),
)

card("05096", "Rumors", does=DiscardFromTheirs())

card(
    "05097", "Subdue",
    does=Then(
        Choose(a_character(Number("damage", ">=", 3)), as_="it"),
        Remove(a_die(DieOf(that(), upgrades=True))),
    ),
)

card(
    "05098", "Take Flight", keywords=(AMBUSH,),
    does=Reroll(up_to(2, your_die(IS_YELLOW))),
)

card("05100", "Adapt", does=To(RemoveShields(your_character(SHIELDED), 1), Gain(1)))

card(
    "05099", "Outnumber",
    only_if=Opponent(More(CountOf(your_character()), CountOf(an_opponents_character()))),
    does=Remove(an_opponents_dice()),
)

card(
    "05101", "Ataru Strike",
    does=ResolveThem(
        your_die(Color((BLUE,)), CharacterDie(), Showing((MELEE,))),
        more=TokensOn("shields", CardOf(that("resolving"))),
    ),
)

card(
    "05102", "Heightened Awareness", keywords=(AMBUSH,),
    does=GiveShields(3, to=a_character()),
)

card("05103", "Investigate", does=seq(LookAtTop(5, who=YOU), FromTop("hand"), PutBack()))

card("05104", "Strength Through Weakness", does=DiscardFromDeck(4, A_PLAYER))

card(
    "05105", "Unbreakable",
    does=Remove(a_die(Number("value", "<=", TokensOn("shields", your_character())))),
)

card(
    "05108", "Attack Run", keywords=(AMBUSH,),
    does=ActivateThem(your_character_or_support(OfType((SUPPORT,)))),
)

card(
    "05109", "Equip",
    does=seq(
        Choose(your_character(Bears(WEAPON)), as_="it"),
        MoveUpgrade(an_upgrade(WEAPON, On(that())), to=a_character(other(that()))),
    ),
)

card(
    "05110", "Final Moment",
    does=seq(Ready(each(your_character())), Later(ev.ActionPhaseEnded, LoseGame())),
)

card(
    "05111", "Light 'Em Up",
    does=seq(
        Reroll(your_die(), as_="rerolled"),
        If(
            Is(that("rerolled"), RANGED_SHOWN),
            May(
                ResolveThem(
                    your_die(Same(that("rerolled"))),
                    and_=your_die(other(that("rerolled")), RANGED_SHOWN),
                    raise_one=2,
                )
            ),
        ),
    ),
)

card("05112", "Mend", does=either(Heal(3, a_character()), Heal(3, a_support())))

card(
    "05113", "Refit",
    does=Then(
        Play((VEHICLE,), less=1, as_="played"), OnceInPlay(PlaceDamage(1, on=CardPlayed())),
    ),
)

card(
    "05114", "Special Modification",
    does=either(Heal(3, a_support()), TurnTo(a_die(OfType((SUPPORT,))))),
)

card(
    "05116", "Bravado",
    does=If(
        spot_character(IS_YELLOW), Then(Remove(opponents_die()), DealDamage(2, to=a_character()))
    ),
)

card(
    "05117", "Easy Pickings",
    does=If(spot_character(IS_YELLOW), Remove(exactly(2, a_die(Paired("removed"))), as_="removed")),
)

card("05118", "Explosive Tactics", does=Then(DiscardFromDeck(1, A_PLAYER), DealIndirect(CostOf("milled"))))

card(
    "05119", "Impulsive", keywords=(AMBUSH,),
    does=ResolveThem(your_die()),
)

card(
    "05120", "Scruffy Looking Nerf-Herder",
    does=Then(NameOne("type"), LookThroughHand(where=(Named("type"),))),
)

card(
    "05121", "Smuggler's Run",
    does=seq(ActivateThem(your_character(IS_YELLOW)), If(JustRolled((RESOURCE,)), Gain(1))),
)

card(
    "05124", "Into The Garbage Chute",
    does=To(Exhaust(your_character(Not(IsExhausted()))), Remove(up_to(2, a_die(DAMAGE_SHOWN)))),
)

card("05125", "Alter", does=TurnTo(up_to(2, a_die())))

card("05126", "Ancient Wisdom", does=Draw(2))

card("05127", "Feel The Force", does=TurnTo(a_die(IS_BLUE)))

card("05128", "Invigorate", does=If(spot_character(IS_BLUE), Heal(1, each(your_character()))))

card("05129", "Legacies", does=If(spot_character(IS_BLUE), ResolveThem(your_die(Modifier()), as_base=True)))

card("05130", "Mislead", does=Remove(a_die(CharacterDie(), Number("value", "<=", 2))))

card("05131", "Respite", does=To(Exhaust(your_character(Not(IsExhausted()))), seq(Gain(1), Draw(1))))

card("05132", "Stronger You Have Become", does=Reroll(at_most(CountOf(your_upgrade()), a_die())))

card("05133", "The Force Is With Me", does=Remove(a_die(Showing((RANGED, INDIRECT)))))

card(
    "05136", "Crackdown", only_if=Opponent(Each(an_opponents_character(), DAMAGED)),
    does=Gain(1),
)

card(
    "05137", "Crash Landing",
    does=Then(
        Remove(a_die(Showing(DAMAGE)), as_="removed"), DealIndirect(ValueOf(that("removed")), to=YOU)
    ),
)

card("05138", "Law and Order", does=If(spot_character(IS_RED), DiscardInPlay(an_upgrade())))

card(
    "05139", "Locked and Loaded",
    does=If(spot_character(IS_RED), TurnTo(up_to(2, your_die()), symbols=(INDIRECT,))),
)

card("05140", "Reinforce", does=RollIn(a_die_on_your_character(CopiesInPlay(2, yours=True))))

card("05141", "Strength in Numbers", does=DealIndirect(CountOf(your_character(IsExhausted()))))

card(
    "05142", "Sudden Impact",
    does=Then(
        Remove(your_die(DAMAGE_SHOWN), as_="removed"),
        DealDamage(Half(ValueOf(that("removed"))), to=each(an_opponents_character())),
    ),
)

card(
    "05143", "Superior Position", only_if=CONTROL_BATTLEFIELD,
    does=Remove(a_die()),
)

card("05144", "Target Intel", does=ResolveThem(your_die(INDIRECT_SHOWN), as_symbol=RANGED))

card(
    "05147", "Bamboozle",
    does=seq(
        Reroll(opponents_die(), as_="die"),
        If(Is(that("die"), Showing((BLANK,))), Take(1, ControllerOf(that("die")))),
    ),
)

card(
    "05148", "Cantina Brawl",
    does=Repeatable(DealDamage(1, to=an_opponents_character()), DiscardFromHand(card_in_hand())),
)

card(
    "05149", "Counter Strike",
    does=ResolveThem(your_die(DAMAGE_SHOWN), bonus=2, bonus_if=ResolvedLastTurn()),
)

card("05150", "Dangerous Maneuver", does=seq(Heal(2, your_character()), DealIndirect(2, to=YOU)))

card("05151", "Entangle", does=If(spot_character(IS_YELLOW), Remove(within(3, up_to(2, a_die())))))

card(
    "05152", "Face-Off",
    does=Then(
        seq(
            Choose(your_die(CharacterDie()), as_="mine"),
            Choose(opponents_die(CharacterDie()), as_="theirs"),
            Reroll(Both(that("mine"), that("theirs"))),
        ),
        DealDamage(2, to=CardOf(Lowest(Both(that("mine"), that("theirs"))))),
    ),
)

card("05153", "Hasty Exit", does=To(GiveBattlefield(), Remove(a_die(Showing(DAMAGE)))))

card(
    "05154", "Lure", keywords=(AMBUSH,),
    does=seq(
        Choose(opponents_character_or_support(), as_="it"),
        They(ControllerOf(that()), ActivateThem(your_character_or_support(Same(that())))),
    ),
)

card(
    "05155", "Quick Draw",
    does=Then(
        Play((OfType((UPGRADE,)), WEAPON)),
        Later(ev.Played, May(ActivateThem(your_character(Same(that("host")))))),
    ),
)

card(
    "05156", "Vandalize",
    does=seq(
        Choose(a_support_or_upgrade(), as_="it"),
        To(Remove(so_many(CostOf("it"), your_die(CharacterDie()))), DiscardInPlay(that())),
    ),
)

card(
    "05157", "Well-Connected",
    does=seq(
        If(spot_character(IS_YELLOW), Gain(1)), ForEach(EACH_OPPONENT, They(THAT_PLAYER, May(Draw(1))))
    ),
)

card(
    "05158", "Defend", keywords=(AMBUSH,),
    does=Remove(up_to(3, a_die(MELEE_SHOWN))),
)

card(
    "05159", "Dive", keywords=(AMBUSH,),
    does=Remove(up_to(3, a_die(RANGED_SHOWN))),
)

card("05160", "Ice Storm", does=RemoveShields(each(a_character()), 1))

card("05161", "No Cheating", does=DealDamage(ExtraActionsLastTurn(), to=an_opponents_character()))

card("05162", "Shelter", does=Remove(a_die(INDIRECT_SHOWN)))
