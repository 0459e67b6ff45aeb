"""Spark of Hope: events."""

from dejarik.games.destiny.abilities.lexicon import *

DROID_MODS = (OfType((UPGRADE,)), WithModify(DROID))

BONES = Titled(("Mr. Bones",))
ON_CHARACTER = OfType((CHARACTER, UPGRADE))

card(
    "11010", "Act of Betrayal",
    does=Then(
        Remove(a_die(OfType((UPGRADE,))), as_="removed"),
        DealDamage(ValueOf(that("removed")), to=a_character()),
    ),
)

card(
    "11011", "Dark Magick",
    does=seq(
        Choose(a_character(), as_="it"),
        Reroll(any_number(a_die(DieOf(that())))),
        If(Is(that(), Bears(Subtype(("curse",)))), DealDamage(1, to=that())),
    ),
)

card("11012", "Sinister Ruse", does=seq(LookAtRandom(1, reveal=True), DealIndirect(CostOf("seen"))))

card(
    "11013", "Tantrum",
    does=To(
        DiscardInPlay(your_support_or_upgrade(OfType((UPGRADE,)), Subtype(("equipment", "weapon")))),
        Remove(a_die()),
    ),
)

card(
    "11014", "Weave the Ichor",
    does=seq(
        Choose(up_to(3, spotted(your_character(Subtype(("witch",))))), as_="them"),
        Heal(HowMany("them"), a_character()),
    ),
)

card(
    "11025", "Counterintelligence",
    does=If(spot(LEADER), LookThroughHand("deck", (OfType((EVENT,)),))),
)

# rule: destiny.reading.crushing-advantage.another-opponent
card(
    "11026", "Crushing Advantage",
    does=seq(
        If(
            Opponent(More(CountOf(your_die(CharacterDie())), CountOf(an_opponents_dice(CharacterDie())))),
            Remove(an_opponents_dice(CharacterDie())),
        ),
        AnyOpponent(If(
            Opponent(More(CountOf(your_die(SUPPORT_DIE)), CountOf(an_opponents_dice(SUPPORT_DIE)))),
            Remove(an_opponents_dice(SUPPORT_DIE)),
        )),
        AnyOpponent(If(
            Opponent(More(CountOf(your_die(UPGRADE_DIE)), CountOf(an_opponents_dice(UPGRADE_DIE)))),
            Remove(an_opponents_dice(UPGRADE_DIE)),
        )),
    ),
)

card(
    "11027", "Execute Order 66",
    does=seq(Remove(each(a_die(JEDI)), as_="removed"), DealDamage(1, to=MatchingCharacters(that("removed")))),
)

card(
    "11028", "Rally the Troops",
    does=seq(NameOne("subtype"), either(
        Reroll(any_number(a_die(Named("subtype")))), ResolveThem(exactly(2, your_die(Named("subtype")))),
    )),
)

card("11029", "To Victory", does=Gain(DefeatedOf(AN_OPPONENT)))

card(
    "11030", "Warning Siren",
    does=seq(
        Choose(your_die(), as_="it"), Remove(a_die(other(that()), Number("value", "==", ValueOf(that()))))
    ),
)

card(
    "11043", "Desperate Measures",
    does=If(
        spot_character(Color((YELLOW,))),
        Then(DiscardInPlay(a_support(), as_="gone"), DealIndirect(CostOf("gone"), to=YOU)),
    ),
)

card("11044", "Misinformation", does=UpToTimes(2, PutOnDeck(card_in_their_discard(), theirs=True)))

card(
    "11045", "Tireless Pursuit", keywords=(AMBUSH,),
    does=MoveDamage(
        2, from_=opponents_character(), to=a_character(Bears(Subtype(("bounty",))), other(that("from")))
    ),
)

card(
    "11055", "Acceptable Losses",
    does=To(DefeatThem(up_to(3, your_character()), as_="lost"), Gain(HowMany("lost"))),
)

card(
    "11061", "Destiny Fulfilled",
    does=To(DefeatThem(your_character()), ShareShields(3, any_number(your_character()))),
)

card(
    "11062", "Exchange Of Information",
    does=seq(
        RevealHand(who=YOU),
        Gain(1),
        ForEach(EACH_OPPONENT, They(THAT_PLAYER, May(seq(RevealHand(who=YOU), Gain(1))))),
    ),
)

card(
    "11063", "Heroic Stand",
    only_if=AllHold((
        Compare(CountOf(your_character()), "==", 1), Opponent(have(3, an_opponents_dice(DAMAGE_SHOWN)))
    )),
    does=Ready(a_character(IsExhausted())),
)

card("11064", "Humble Service", does=TurnTo(up_to(4, your_die()), differing=True))

card(
    "11065", "Jedi Mind Trick",
    does=If(
        spot(JEDI),
        seq(
            SplitPool(any_pool=True),
            either(
                Remove(each(a_die(Same(that("group"))))), TurnTo(any_number(a_die(Same(that("group"))))),
            ),
        ),
    ),
)

card(
    "11066", "Moving Rocks",
    does=If(
        spot(Subtype(("apprentice", "jedi"))),
        MoveAmong("shields", any_number(a_character()), from_=a_card_of_any_type()),
    ),
)

card("11067", "Yoda's Protection", does=GiveShields(1, to=each(your_character(IS_BLUE))))

card(
    "11079", "Droids' Day Out",
    does=Then(
        ActivateThem(any_number(your_character_or_support(DROID))),
        If(Compare(HowMany("activated"), ">=", 3), Draw(1)),
    ),
)

card(
    "11080", "Happy Beeps",
    does=Then(
        TurnTo(your_die(CharacterDie(), Not(DROID)), as_="it"),
        May(TurnTo(your_die(DROID), like=that(), worth=True)),
    ),
)

card(
    "11081", "Lightspeed Assault",
    does=Then(
        seq(DefeatThem(your_character(LEADER)), DiscardInPlay(your_support_or_upgrade(VEHICLE), as_="mine")),
        seq(
            DiscardInPlay(an_opponents_card(VEHICLE), as_="theirs"),
            DealIndirect(CostOf("mine", "theirs")),
        ),
    ),
)

card(
    "11082", "Our Situation is Desperate",
    does=Remove(
        so_many(CountOf(spotted(your_character(Number("remaining-health", "<=", 3)))), any_number(a_die()))
    ),
)

# rule: destiny.reading.take-control.owners-pile
card(
    "11085", "Take Control",
    does=seq(
        Play((VEHICLE,), hand=False, whose=AN_OPPONENT, free=True, as_="played"),
        Later(ev.UpkeepStarted, DiscardInPlay(CardPlayed())),
    ),
)

card(
    "11084", "Spark of Hope",
    constant=Cheaper(DefeatedOf()),
    does=Then(Reroll(any_number(your_die())), ResolveThem(any_number(your_die()))),
)

card(
    "11101", "Ewok Ambush", keywords=(AMBUSH,),
    does=either(ActivateThem(your_character(Not(IsElite()))), ActivateThem(up_to(3, your_character(EWOK)))),
)

card(
    "11102", "Glider Attack",
    does=To(Exhaust(your_character(EWOK, Not(IsExhausted()))), DealIndirect(3, ransom=3)),
)

card("11103", "Jump To Lightspeed", does=seq(If(spot_support(VEHICLE), EndActionPhase()), SetEventAside()))

card(
    "11104", "Reassemble",
    does=Then(
        Play((DROID, OfType((SUPPORT,))), hand=False, discard=True, as_="played"),
        OnceInPlay(Play(DROID_MODS, hand=False, discard=True, on=CardPlayed(), less=1, most=3, as_="mods")),
    ),
)

card("11110", "Support of the Tribe", does=Heal(MostOfOneSubtype(), a_character()))

card("11112", "Alter Fate", does=Remove(each(an_opponents_dice(DAMAGE_SHOWN))))

card(
    "11113", "Clever Distraction",
    does=If(
        spot_character(IS_BLUE),
        either(TurnTo(your_die()), DiscardFromDeck(2, A_PLAYER), Remove(a_die(TROOPER))),
    ),
)

card(
    "11114", "Dark Reflections",
    does=Then(
        TurnTo(a_die(), least=1, as_="it"), TurnTo(up_to(2, a_die(other(that()))), like=that(), worth=True)
    ),
)

card(
    "11116", "Draw Closer",
    does=ResolveThem(
        your_die(ON_CHARACTER, MELEE_SHOWN), keep=ALWAYS,
        bonus=2, bonus_if=Is(that("resolving"), BearerHas(NIMAN_MASTERY)),
    ),
)

card(
    "11117", "Polarity", keywords=(AMBUSH,),
    does=seq(
        If(spot_character(Affiliated((HERO,))), GiveShields(1, to=a_character())),
        If(spot_character(Affiliated((VILLAIN,))), DealDamage(1, to=a_character())),
    ),
)

card(
    "11118", "Pushing Slash",
    does=seq(
        Then(
            ActivateThem(your_character(IS_BLUE), as_="it"),
            May(ResolveThem(your_die(DieOf(that(), upgrades=True)))),
        ),
        If(Is(that(), Bears(NIMAN_MASTERY)), May(TurnTo(a_die()))),
    ),
)

card(
    "11125", "Chain Lightning",
    does=Then(
        DealDamage(1, to=a_character(), as_="it"),
        May(To(Spend(1), DealDamage(2, to=a_character(other(that()), SharesSubtype(that()))))),
    ),
)

card(
    "11126", "Focused Fire",
    does=seq(
        Choose(a_character(), as_="it"),
        ResolveThem(up_to(2, your_die(RANGED_SHOWN)), more=1, at=that()),
    ),
)

card(
    "11127", "Hull Breach",
    does=To(
        Remove(your_die(DAMAGE_SHOWN), as_="removed"),
        either(
            DiscardInPlay(a_support(Number("cost", "<=", ValueOf(that("removed"))))),
            DealIndirect(ValueOf(that("removed"))),
        ),
    ),
)

card(
    "11128", "Off The Sensors",
    does=If(
        spot_character(IS_RED),
        either(
            ResolveThem(your_die(), more=1),
            ActivateThem(exactly(2, your_character_or_support())),
            Remove(a_die(SCOUNDREL)),
        ),
    ),
)

card(
    "11129", "Seizing Territory", keywords=(AMBUSH,),
    does=If(spot(TROOPER), TakeBattlefield()),
)

card(
    "11130", "Shields Are Down",
    does=seq(Choose(a_character(Not(SHIELDED)), as_="it"), Remove(a_die(DieOf(that())))),
)

card("11131", "Shortcut", does=If(spot(VEHICLE), SwitchBattlefield()))

card(
    "11132", "You Are In Command Now", keywords=(AMBUSH,),
    does=Play((TITLE,), discard=True, less=1, unrestricted=True),
)

card("11139", "Bad Credit", does=Remove(each(an_opponents_dice(Showing((RESOURCE,))))))

card("11140", "Disassemble", does=DiscardInPlay(card_in_play(Diceless())))

card(
    "11141", "Encircle",
    does=If(have(3, spotted(your_character(IsExhausted()))), Remove(each(a_die(CharacterDie())))),
)

card(
    "11142", "I Performed Violence", keywords=(AMBUSH,),
    does=ResolveThem(
        your_die(MELEE_SHOWN, AnyOf((CharacterDie(), DROID))), unblockable=True,
        more=1, bonus=1, bonus_if=Is(that("resolving"), BONES),
    ),
)

card(
    "11143", "Kinship",
    does=If(
        Compare(MostOfOneSubtype(), ">=", 6), Gain(2), If(Compare(MostOfOneSubtype(), ">=", 3), Gain(1))
    ),
)

card(
    "11144", "Outpace",
    does=If(
        spot_character(IS_YELLOW), either(Reroll(up_to(3, a_die())), Lose(1), Remove(a_die(LEADER)))
    ),
)

card("11145", "Practice Makes Perfect", does=seq(Choose(a_die(), as_="it"), UpToTimes(5, Reroll(that()))))

card(
    "11147", "Simple Mistake",
    does=Then(
        They(BATTLEFIELD_CONTROLLER, Choose(your_die(), as_="it")),
        either(Remove(that()), ResolveThem(a_die(Same(that())))),
    ),
)

card(
    "11148", "Unify",
    does=seq(
        Choose(your_character(), as_="it"),
        NameOne("subtype", of=that()),
        GainNamedSubtype(each(your_character(other(that())))),
    ),
)

card(
    "11154", "Inflict Pain",
    does=To(DealDamage(2, to=your_character()), DealIndirect(2)),
    out_of_deck=May(AddToHand(that("it"))),
)
