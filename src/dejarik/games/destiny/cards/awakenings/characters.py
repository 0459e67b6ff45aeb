"""Awakenings: characters."""

from dejarik.games.destiny.abilities.lexicon import *

THIS_CARD = your_character(Same(THIS))
RED_VILLAINS = AllOf((Color((RED,)), Affiliated((VILLAIN,)), Subtype(("weapon", "vehicle"))))

card(
    "01001", "Captain Phasma, Elite Trooper",
    constant=HasKeyword(GUARDIAN, of=your_character(Not(Unique()))),
)

card(
    "01003", "General Grievous, Jedi Hunter",
    before=(
        would_be_defeated(None, by=BY_AN_OPPONENT),
        May(MoveUpgrade(an_upgrade(On(that()), Not(ABILITY)), to=THIS)),
    ),
)

card(
    "01004", "General Veers, Field Commander",
    action=To(Remove(your_die(DieOf(THIS))), TurnTo(your_die(OfType((SUPPORT,))))),
)

card(
    "01009", "Count Dooku, Devious Strategist",
    before=(
        would_be_dealt_damage(THIS), May(To(DiscardFromHand(card_in_hand()), GiveShields(1, to=THIS)))
    ),
)

card("01010", "Darth Vader, Sith Lord", after=(activate(), May(THEY_DISCARD)))

card(
    "01011", "Kylo Ren, Vader's Disciple",
    special=Then(
        Choose(opponents_character(), as_="it"),
        seq(
            LookAtRandom(1, who=ControllerOf(that())),
            DealDamage(CostOf("seen"), to=that()),
        ),
    ),
)

card("01012", "Nightsister", action=seq(Reroll(a_die()), DealDamage(1, to=THIS)))

card("01019", "Bala-Tik, Gang Leader", after=(Trigger(ev.Defeated, BY_AN_OPPONENT), May(Ready(THIS))))

card("01020", "Jabba the Hutt, The Great and Mighty", after=(activate(), May(Reroll(a_die(IS_YELLOW)))))

card(
    "01021", "Jango Fett, Lethal Mercenary",
    after=(activate(None, OfType((CHARACTER,)), by=BY_AN_OPPONENT), May(ActivateThem(THIS_CARD))),
)

card(
    "01022", "Tusken Raider",
    after=(
        activate(),
        May(To(DiscardFromHand(card_in_hand()), ResolveThem(your_die(DieOf(that(), upgrades=True))))),
    ),
)

card(
    "01027", "Admiral Ackbar, Perceptive Tactician",
    after=(opponent_empties_hand(), They(AN_OPPONENT, DealDamage(2, to=your_character()))),
)

card(
    "01028", "Leia Organa, Born Leader",
    action=To(Remove(your_die(DieOf(THIS))), Reroll(up_to(2, your_die()))),
)

card(
    "01029", "Poe Dameron, Ace Pilot",
    special=To(DiscardFromHand(card_in_hand()), seq(
        ResolveSideOf(that("discarded")),
        If(Is(that("discarded"), VEHICLE), May(Play(that="discarded", hand=False, discard=True))),
    )),
)

card("01030", "Rebel Trooper", keywords=(GUARDIAN,))

card("01035", "Luke Skywalker, Jedi Knight", after=(activate(), Draw(1)))

card(
    "01036", "Padawan",
    constant=Cheaper(1, WEAPON, on_this=True, while_=Compare(CountOf(an_upgrade(On(THIS))), "==", 0)),
)

card(
    "01037", "Qui-Gon Jinn, Ataru Master",
    before=(
        before_gaining_shields(THIS),
        May(To(RemoveShields(THIS, 1), DealDamage(1, to=a_character()))),
    ),
)

# rule: destiny.errata.rey, destiny.clarification.rey.ambush-two-actions
card("01038", "Rey, Force Prodigy", after=(play_on_this(OfType((UPGRADE,))), May(TakeActions())))

card(
    "01045", "Finn, First Order Defector",
    constant=(
        NoRestrictionsOnThis(Subtype(("weapon",))),
        MayInclude(RED_VILLAINS, any_color=True),
    ),
)

card("01046", "Han Solo, Scoundrel", after=(play(WithKeyword(AMBUSH)), May(GiveShields(1, to=THIS))))

card(
    "01048", "Padmé Amidala, Queen of Naboo",
    special=either(DiscardFromDeck(1, AN_OPPONENT), To(Spend(1), DiscardFromDeck(2, AN_OPPONENT))),
)
