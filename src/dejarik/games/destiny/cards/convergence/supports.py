"""Convergence: supports."""

from dejarik.games.destiny.abilities.lexicon import *

PADME = Titled(("Padmé Amidala",))
THIS_SUPPORT = your_character_or_support(Same(THIS))

card(
    "09012", "Forbidden Lore",
    before=(
        would_play(ABILITY, IS_BLUE),
        May(To(DiscardInPlay(THIS), seq(LowerCost(1), If(spot(SITH), May(Draw(1)))))),
    ),
)

card(
    "09013", "Imperialis",
    after=(activate(None, PALPATINE), May(ActivateThem(THIS_SUPPORT))),
    special=To(DiscardInPlay(THIS), DealIndirect(4)),
)

card("09029", "Defoliator Tank", special=DealDamage(3, to=each(a_character(Not(AnyOf((DROID, GRIEVOUS)))))))

card("09030", "Imperial Officer", after=(activate(), May(TurnTo(your_die(TROOPER)))))

card(
    "09031", "Megablaster Troopers",
    after=(activate(), If(spot(LEADER), RollSetAside("09020", 2), RollSetAside("09020", 1))),
)

card("09032", "Stap Droid", keywords=(AMBUSH,))

card("09047", "Bounty Board", action=To(Exhaust(THIS), SearchDeck((BOUNTY,))))

card(
    "09048", "Punishing One",
    after=(
        Trigger(ev.Defeated, BY_AN_OPPONENT, None, (Bears(BOUNTY),)),
        seq(May(Ready(THIS)), If(spot(Titled(("Dengar",))), May(ActivateThem(your_support(Same(THIS)))))),
    ),
)

card("09053", "Assassin Droid", after=(roll_this_die_into_pool(), May(DealDamage(1, to=a_character()))))

card(
    "09065", "Obi-Wan Kenobi's Interceptor",
    after=(activate(), If(spot(OBI_WAN), May(TurnTo(your_die(Showing((BLANK,))))))),
)

# rule: destiny.errata.uneti-force-tree
card("09066", "Uneti Force Tree", action=To(Exhaust(THIS), seq(Draw(1), Draw(1, AN_OPPONENT))))

card(
    "09067", "Yoda's Spirit",
    constant=DiscardThisIf(spot(Titled(("Yoda",)))),
    special=To(ShuffleIntoDeck(), DealDamage(3, to=a_character(), unblockable=True)),
)

card(
    "09082", "A-Wing",
    after=(
        activate(),
        May(To(
            DiscardFromHand(card_in_hand()), ResolveThem(any_number(your_die(DieOf(THIS, upgrades=True))))
        )),
    ),
)

card(
    "09083", "Concerted Effort",
    after=(
        resolve(),
        If(Compare(ResolvedThisTurn(), ">=", 3), May(To(Exhaust(THIS), DealDamage(1, to=a_character())))),
    ),
)

# rule: destiny.errata.laat-gunship
card(
    "09084", "LAAT Gunship",
    special=seq(
        RollIn(a_die_on_your_card(TROOPER), as_="rolled"),
        If(
            CanBeResolved(that("rolled")),
            ResolveThem(your_die(Same(that("rolled")))),
            Remove(that("rolled")),
        ),
        RerollInstead(),
    ),
)

card(
    "09085", "Padmé Amidala's Royal Starship",
    after=(
        activate(),
        May(seq(
            Choose(a_character(LEADER), as_="it"),
            GiveShields(1, to=that()),
            If(Is(that(), PADME), ActivateThem(your_character(Same(that())))),
        )),
    ),
)

card(
    "09100", "Laser Tripwire",
    after=(activate(None, OfType((CHARACTER,)), by=BY_ANYBODY), If(
        have(2, a_die(DAMAGE_SHOWN, DieOf(that(), upgrades=True))),
        To(DiscardInPlay(THIS), DealIndirect(3, ControllerOf(that()))),
    )),
)

card(
    "09101", "Rebel Cache",
    after=(roll(None, Showing((RESOURCE,)), once=True), May(PlaceResources(1))),
    special=If(
        spot(SCOUNDREL), TakeResourcesFrom(amount=3, up_to=True), TakeResourcesFrom(amount=2, up_to=True)
    ),
)

card(
    "09115", "Diatium Power Cell",
    before=(
        before_resolving(WEAPON, DAMAGE_SHOWN, TitleHas("Lightsaber")),
        May(To(Exhaust(THIS), IncreaseValue(1))),
    ),
)

card("09134", "Conscript Squad", after=(activate(None, LEADER), May(ActivateThem(THIS_SUPPORT))))

card(
    "09135", "Press the Advantage",
    action=To(
        Exhaust(THIS),
        Then(
            Reroll(your_die()),
            If(Opponent(More(CountOf(your_die()), CountOf(an_opponents_dice()))), May(Reroll(a_die()))),
        ),
    ),
)

card("09136", "Tech Team", before=(would_play(OfType((SUPPORT,))), May(To(Exhaust(THIS), LowerCost(1)))))

card(
    "09137", "V-Wing",
    constant=(
        DieCheaper(1, DieOf(THIS), while_=Has(your_die(IS_VILLAIN, VEHICLE))),
        CannotBeRemoved(DieOf(THIS), beside=AllOf((IS_HERO, VEHICLE))),
    ),
)

card(
    "09152", "Entourage",
    after=(play_this(), May(SearchDeck((SCOUNDREL,)))),
    special=seq(
        Choose(any_number(your_character_or_support(SCOUNDREL)), as_="them"),
        DealDamage(HowMany("them"), to=a_character()),
    ),
)

card(
    "09153", "Seeking The Truth",
    action=To(Exhaust(THIS), Then(Reroll(your_die()), If(spot(LEADER), May(Reroll(a_die()))))),
)

card("09154", "Smuggling Ring", action=To(Exhaust(THIS), seq(Gain(1), TakeActions())))

card(
    "09155", "Starviper", keywords=(AMBUSH,),
    special=either(
        DealDamage(3, to=a_character()), DiscardInPlay(card_in_play(VEHICLE, Number("cost", "<=", 3)))
    ),
)

# rule: destiny.reading.fickle-mercenaries.as-they-are
card("09168", "Fickle Mercenaries", open_action=To(Spend(2), TakeControl(THIS, ready=False)))
