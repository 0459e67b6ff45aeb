"""Legacies: characters."""

from dejarik.games.destiny.abilities.lexicon import *

card("05001", "Dark Advisor", special=Then(Draw(3), PutHandOnDeck(card_in_hand(), "either")))

card(
    "05002", "Maul, Vengeful One",
    after=(
        Trigger(ev.DieLost, BY_AN_OPPONENT, None, (DieOf(THIS, upgrades=True),), once=True),
        May(Remove(an_opponents_dice())),
    ),
)

card(
    "05003", "Mother Talzin, Nightsister Matriarch",
    after=(
        activate(),
        May(seq(RevealTop(who=A_PLAYER), If(Is(that("seen"), Odd("cost")), TurnTo(that_players_die())))),
    ),
)

card(
    "05004", "Palpatine, Darth Sidious",
    power_action=Play((OfType((EVENT,)),), less=SymbolsShown(damage=True)),
)

card(
    "05009", "Battle Droid",
    after=(activate(), If(
        JustRolled((INDIRECT,), DieOf(THIS)), May(ActivateThem(your_character(CopyOf(THIS), other(THIS))))
    )),
)

card(
    "05010", "Kallus, Agent of the Empire",
    power_action=either(
        TurnTo(your_die(DieOf(THIS), RANGED_SHOWN), symbols=(MELEE,)),
        TurnTo(your_die(DieOf(THIS), MELEE_SHOWN), symbols=(RANGED,)),
    ),
)

card("05018", "Bib Fortuna, Majordomo", special=RollIn(a_die_on_your_character(Not(DieOf(THIS)))))

card(
    "05011", "Nute Gunray, Separatist Viceroy",
    after=(income_due(), ForEach(EACH_OPPONENT, Unless(
        THAT_PLAYER,
        pays=They(THAT_PLAYER, DiscardFromDeck(2)),
        does=LowerIncome(1, least=1, who=THAT_PLAYER),
    ))),
)

card(
    "05012", "Tarkin, Grand Moff",
    power_action=To(
        Remove(exactly(2, your_die(SameSymbol(that("removed"), each=True))), as_="removed"), DealIndirect(4)
    ),
)

card(
    "05019", "Boba Fett, Deadly Mercenary",
    special=Then(
        Choose(a_die(), as_="die"), DealDamage(ValueOf(that("die")), to=a_character())
    ),
)

card(
    "05020", "Doctor Aphra, Artifact Hunter",
    constant=Cheaper(1, DROID, first=True),
    after=(Trigger(ev.SelfInflicted, BY_YOU), May(Draw(1))),
)

card(
    "05021", "Greedo, Unlucky Mercenary",
    before=(would_be_defeated(THIS), Then(
        RollIn(any_number(your_die_on_card(DieOf(THIS)))), ResolveThem(any_number(your_die(DieOf(THIS))))
    )),
)

card("05022", "Rebel Traitor", after=(activate(), May(MustNext("activate", this_round=True))))

card(
    "05029", "Aayla Secura, Jedi General",
    special=seq(TurnTo(your_die(Color((BLUE, RED)))), TurnTo(opponents_die())),
)

card("05030", "Jedi Temple Guard", keywords=(GUARDIAN,))

card(
    "05031", "Luke Skywalker, Unlikely Hero",
    power_action=To(Spend(2), ResolveThem(your_die(DieOf(THIS, upgrades=True)), more=2)),
)

card("05032", "Obi-Wan Kenobi, Jedi Master", after=(activate(), May(GiveShields(1, to=a_character()))))

card(
    "05033", "Yoda, Wizened Master",
    special=ShareChoices(
        (Gain(1), GiveShields(1, to=a_character()), TurnTo(your_die()), DiscardFromDeck(1, A_PLAYER)),
        theirs=0,
    ),
)

# rule: destiny.faq.clone-trooper-training
card(
    "05038", "Clone Trooper",
    after=(
        activate(),
        If(CONTROL_BATTLEFIELD, May(Reroll(your_die(CharacterDie()))), May(Reroll(your_die(DieOf(THIS))))),
    ),
)

card(
    "05039", "Finn, Soldier of Necessity",
    special=MoveDamage(1, a_card_of_any_type(), to=a_card_of_any_type(other(that("from"))), exactly=True),
)

card("05040", "Rose, Skilled Mechanic", special=seq(Gain(1), May(Heal(1, a_support(DAMAGED)))))

card("05041", "Wedge Antilles, Squad Leader", power_action=TurnTo(your_die(VEHICLE)))

card("05046", "Han Solo, Savvy Smuggler", after=(activate(), May(Reroll(a_die()))))

card(
    "05047", "Jar Jar Binks, Clumsy Outcast",
    open_action=They(ControllerOf(THIS), ActivateThem(your_character(Same(THIS)))),
    after=(activate(), Reroll(each(a_die(OtherSymbol(DiceOf(THIS)))))),
)

card(
    "05048", "Jedha Partisan",
    after=(
        Trigger(ev.DamageDealt, BY_YOU, where=(FirstDealt((INDIRECT,)),), once=True),
        May(DiscardFromDeck(1, A_PLAYER)),
    ),
)

card(
    "05049", "Saw Gerrera, Extremist Leader",
    special=Then(DiscardAtRandom(1, who=A_PLAYER), DealIndirect(CostOf("discarded"))),
)

card("05050", "Zeb Orrelios, The Last Lasat", constant=ResolveAs((MELEE,), RANGED, filter=DieOf(THIS)))

card(
    "05065", "Hondo Ohnaka, Respected Businessman",
    special=seq(
        Choose(opponents_character(), as_="it"),
        Unless(
            ControllerOf(that()),
            pays=Take(1, ControllerOf(that()), given=True),
            does=DealDamage(3, to=that()),
        ),
    ),
)
