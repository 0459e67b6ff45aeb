"""Convergence: characters."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "09001", "Asajj Ventress, Swift And Cunning",
    after=(
        hurt_by_this_die(Bears(OfType((DOWNGRADE,)))),
        May(To(DiscardFromHand(card_in_hand()), Remove(a_die(DieOf(that(), upgrades=True))))),
    ),
)

card(
    "09002", "Palpatine, Unlimited Power",
    constant=(MoreHealth(CountOf(an_upgrade(ABILITY, On(THIS))), of=THIS), NotCounted(ABILITY)),
    power_action=RollIn(a_die_on_your_card(ABILITY, DieOf(THIS, upgrades=True))),
)

card(
    "09003", "Sentinel Messenger",
    constant=CannotPlayOnThis(BLUE_ABILITY),
    after=(activate(), seq(LookAtTop(who=YOU), May(Play(top=True, that="top")))),
)

card(
    "09004", "Sly Moore, Aide to the Emperor",
    after=(activate(), May(Reroll(your_die(SITH)))),
    special=seq(TurnTo(a_die(), symbols=(BLANK,)), DiscardAtRandom(1)),
)

card(
    "09018", "Captain Phasma, Stormtrooper Commander",
    constant=ResolveAs(DAMAGE, MELEE, TROOPER),
    power_action=RollSetAside("09020", 2),
)

card("09019", "Commando Droid", after=(activate(), May(ActivateThem(your_character_or_support(DROID)))))

card(
    "09021", "General Grievous, Droid Armies Commander",
    constant=TeamPoints(-1, DROID),
    power_action=Reroll(any_number(your_die(DROID))),
)

card(
    "09022", "Wat Tambor, Techno Union Foreman",
    power_action=Then(
        Play((OfType((SUPPORT,)), IS_RED), as_="played"), OnceInPlay(RollIn(DiceOf(CardPlayed()))),
    ),
)

card(
    "09035", "Dengar, Ruthless Tracker",
    after=(activate(), May(DealDamage(1, to=a_character(Bears(BOUNTY))))),
)

card(
    "09036", "Jabba The Hutt, Influential Kingpin",
    after=(
        activate(),
        May(
            seq(
                LookAtTop(4, who=YOU),
                FromTop("hand", (AnyOf((BOUNTY, AllOf((IS_YELLOW, OfType((EVENT,)))))),)),
                PutBack("bottom"),
            )
        ),
    ),
)

card(
    "09037", "Quarren Tracker",
    special=either(DealDamage(2, to=a_character()), DealDamage(3, to=a_character(Bears(BOUNTY)))),
)

card(
    "09038", "Watto, Stubborn Gambler",
    constant=CannotBeRemoved(DieOf(THIS), events=BLUE),
    power_action=To(
        seq(Spend(1), NameOne("symbol")),
        seq(Reroll(a_die(), as_="rerolled"), If(Is(that("rerolled"), Named("symbol")), Gain(2))),
    ),
)

card(
    "09054", "Ahsoka Tano, Brash Prodigy",
    after=(activate(None, JEDI), May(ResolveThem(your_die(DieOf(THIS, upgrades=True)), as_base=True))),
)

card(
    "09055", "Lor San Tekka, True Believer",
    power_action=Then(Choose(exactly(3, card_in_discard()), as_="three"), seq(
        They(AN_OPPONENT, Choose(card_in_callers_discard(Same(that("three"))), as_="given")),
        AddToHand(that("given")), SetCardsAside(Others("three", "given")),
    )),
)

card(
    "09056", "Mace Windu, Inspiring Master",
    power_action=seq(
        LookAtTop(4, who=YOU),
        May(Play((OfType((UPGRADE,)),), top=True, as_="played")),
        PutBack("bottom"),
        OnceInPlay(If(Is(HostOf(CardPlayed()), JEDI), GiveShields(1, to=that("host")))),
    ),
)

card(
    "09057", "Obi-Wan Kenobi, Ardent Avenger",
    power_action=ResolveThem(your_die(Number("value", ">=", 2)), more=1),
)

card("09058", "Vigilant Jedi", special=Then(Remove(a_die(DAMAGE_SHOWN)), DealDamage(1, to=a_character())))

card(
    "09072", "K-2SO, Incognito",
    after=(Trigger(ev.Defeated, BY_ANYBODY, THIS), May(EndActionPhase())),
    power_action=Then(Reroll(your_die(), as_="it"), Reroll(at_most(ValueOf(that()), a_die()))),
)

card("09073", "Kes Dameron, Courageous Sergeant", action=ResolveThem(any_number(your_die(TROOPER))))

card("09074", "Naboo Palace Guard", constant=HasKeyword(GUARDIAN, while_=spot(LEADER)))

card("09075", "Padmé Amidala, Resolute Senator", constant=ResolveAs((FOCUS,), INDIRECT, AllOf(())))

card(
    "09088", "Chewbacca, The Beast",
    constant=HasKeyword(GUARDIAN, while_=spot(SCOUNDREL, other(THIS))),
    before=(
        before_resolving_this_die(DAMAGE_SHOWN),
        If(Is(THIS, BadlyHurt()), IncreaseValue(1)),
    ),
)

card(
    "09089", "Ezra Bridger, Resourceful Cutpurse",
    constant=(NoRestrictionsOnThis(AllOf((OfType((UPGRADE,)), IS_BLUE))), ResolvesClaimersDice()),
)

card(
    "09090", "Maz Kanata, Canny Negotiator",
    power_action=ShareChoices((
        DealIndirect(1, to=A_PLAYER),
        TurnTo(opponents_die()),
        Reroll(any_number(your_die())),
        Draw(1),
    )),
)

card("09091", "Satine Kryze, Hope of Mandalore", after=(activate(), May(Reroll(your_die()))))

card(
    "09141", "Enfys Nest, Fearsome Outlaw",
    constant=(MayInclude(IS_VILLAIN, 2), MayInclude(IS_HERO, 2)),
    power_action=ResolveThem(up_to(3, your_die(SCOUNDREL)), same_symbol=True, free=True),
)

card(
    "09142", "Enfys Nest's Marauder",
    constant=(MayInclude(IS_VILLAIN, 1), MayInclude(IS_HERO, 1)),
    after=(Trigger(ev.DieResolved, BY_YOU, THIS_DIE, (ResolvedSide(),)), May(DealIndirect(1))),
)
