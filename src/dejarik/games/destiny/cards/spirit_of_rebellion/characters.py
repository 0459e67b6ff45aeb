"""Spirit of Rebellion: characters."""

from dejarik.games.destiny.abilities.lexicon import *

# rule: destiny.errata.fn-2199, destiny.clarification.fn-2199.unresolved-die-stays, destiny.faq.fn-2199-z6
card(
    "02002", "FN-2199, Loyal Trooper",
    after=(
        play_on_this(Subtype(("weapon",))),
        seq(RollIn(DiceOf(that())), May(ResolveThem(your_die(DieOf(that()))))),
    ),
)

# rule: destiny.clarification.director-krennic.other-die
card(
    "02003", "Director Krennic, Cruel but Brilliant",
    after=(activate(), If(CONTROL_BATTLEFIELD, RollSetAside("02001"))),
)

card("02004", "TIE Pilot", constant=CannotBeRemoved(RANGED_SHOWN, beside=DieOf(THIS)))

# rule: destiny.clarification.asajj-ventress.additional-card
card(
    "02009", "Asajj Ventress, Force Assassin",
    after=(discard_to_reroll(by=BY_AN_OPPONENT), May(They(AN_OPPONENT, DiscardFromHand(card_in_hand())))),
)

card(
    "02010", "Darth Vader, Dark Apprentice",
    special=Then(DealDamage(3, to=a_character()), DealDamage(1, to=THIS)),
)

# rule: destiny.faq.palpatine-anger
card("02011", "Palpatine, Galactic Emperor", after=(resolve_this_die(), MakeThemDistribute(2)))

# rule: destiny.errata.royal-guard
card(
    "02012", "Royal Guard", keywords=(GUARDIAN,),
    constant=CannotPlayOnThis(BLUE_ABILITY),
)

card(
    "02018", "Aurra Sing, Deadly Shot",
    before=(before_resolving_this_die(), May(To(DiscardFromHand(card_in_hand()), IncreaseValue(1)))),
)

card(
    "02019", "Guavian Enforcer",
    action=To(Remove(your_die(DieOf(THIS))), RemoveShields(a_character(SHIELDED), 1)),
)

# rule: destiny.errata.ig-88
card(
    "02020", "IG-88, Assassin Droid",
    special=Play(
        (OfType((UPGRADE,)), Color((YELLOW,)), Subtype(("weapon", "equipment"))),
        hand=False, discard=True, less=2, on=THIS,
    ),
)

# rule: destiny.errata.unkar-plutt
card(
    "02021", "Unkar Plutt, Junk Dealer",
    action=Then(
        Remove(worth(3, your_die())),
        seq(DiscardAtRandom(1, as_="discarded"), Gain(CostOf("discarded"))),
    ),
)

card("02026", "Baze Malbus, Crack Shot", special=DealDamage(1, to=each(an_opponents_character())))

card(
    "02027", "Mon Mothma, Skilled Politician",
    after=(play(OfType((EVENT,))), May(Reroll(a_die(Not(OtherColor(that())))))),
)

card("02028", "Rebel Commando", special=Remove(opponents_die()))

card(
    "02029", "Temmin \"Snap\" Wexley, Recon Specialist",
    constant=CostsToClaim(1, while_=Has(your_die(DieOf(THIS)))),
)

card(
    "02034", "Jedi Acolyte",
    before=(
        before_resolving_this_die(),
        If(Is(THIS_DIE, SameSymbol(your_die(other(THIS_DIE)))), IncreaseValue(1)),
    ),
)

# rule: destiny.errata.chirrut-imwe
card(
    "02035", "Chirrut Îmwe, Blind Warrior",
    constant=CannotPlayOnThis(BLUE_ABILITY),
    after=(activate(), May(Reroll(each(your_die(Showing((BLANK,))))))),
)

card(
    "02036", "Luminara Unduli, Inspiring Commander",
    special=ResolveThem(
        your_die(CharacterDie()), more=2, bonus=1, bonus_if=Is(CardOf(that("resolving")), Not(Unique()))
    ),
)

card(
    "02037", "Obi-Wan Kenobi, Mysterious Hermit", keywords=(GUARDIAN,),
    before=(would_be_defeated(), May(Play((IS_BLUE,), discard=True, free=True))),
)

card(
    "02043", "Chewbacca, Loyal Friend",
    special=To(
        TurnTo(opponents_die(), symbols=DAMAGE, as_="turned"),
        DealDamage(ValueOf(that("turned")), to=a_character()),
    ),
)

card(
    "02044", "Jyn Erso, Reckless Operative",
    constant=Cheaper(1, AllOf((OfType((EVENT,)), Color((YELLOW,)))), first=True),
)

card("02045", "Maz Kanata, Pirate Queen", after=(activate(), May(ResolveThem(up_to(2, your_die())))))

card("02046", "Outer Rim Smuggler", after=(empty_your_hand(), Gain(1)))
