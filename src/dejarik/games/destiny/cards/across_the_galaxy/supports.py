"""Across the Galaxy: supports."""

from dejarik.games.destiny.abilities.lexicon import *

# The fleeting supports of this set are gone after one action phase.
FLEETING = (action_phase_ends(), DiscardInPlay(THIS))

card(
    "08010", "Darth Vader's Meditation Chamber",
    action=To(
        Exhaust(THIS),
        Then(
            seq(Heal(1, a_character(IS_BLUE)), PutOnDeck(card_in_discard(), bottom=True)),
            If(spot(DARTH_VADER), Draw(1)),
        ),
    ),
)

card(
    "08011", "Galactic Deception",
    constant=OpponentsCannot(GIVING_SHIELDS),
    after=FLEETING,
)

card("08012", "Stifle", instead=(opponents_event_would_be_applied(), Instead(DiscardInPlay(THIS))))

card(
    "08013", "Vader's Fist",
    after=(play_this(), May(RollIn(THIS_DIE))),
    power_action=seq(RollIn(THIS_DIE), If(spot(DARTH_VADER), TurnTo(your_die(Same(THIS_DIE))))),
)

card(
    "08030", "Black Two",
    constant=DiceWorthMore(
        1, AllOf((DieOf(THIS), RANGED_SHOWN)), while_=spot(Titled(('"Mauler" Mithel',)))
    ),
)

card(
    "08031", "TIE Fighter", keywords=(AMBUSH,),
    constant=CopiesAllowed(4),
    after=(play_this(), SearchDeck((CopyOf(THIS),))),
)

card(
    "08032", "Umbaran Hover Tank",
    special=If(
        Is(THIS, Bears(MOD)),
        DealDamage(3, to=each(an_opponents_character())),
        DealDamage(2, to=each(an_opponents_character())),
    ),
)

card(
    "08033", "Vigilance",
    constant=OpponentsCannot(TURNING),
    after=FLEETING,
)

card(
    "08047", "Déjà Vu",
    after=(
        play(OfType((EVENT,))),
        May(To(Exhaust(THIS), seq(Play(that="it", hand=False, discard=True), OneMoreAction()))),
    ),
)

card("08048", "Firespray-31", power_action=Play((Subtype(("mod",)),), less=2, on=THIS))

card(
    "08049", "Relentless",
    constant=OpponentsCannot(HEALING),
    after=FLEETING,
)

card(
    "08067", "Immutability",
    constant=HasKeyword(REDEPLOY, of=your_upgrade()),
    after=FLEETING,
)

card(
    "08083", "Armed Escort",
    constant=HasKeyword(GUARDIAN, of=your_character()),
    after=FLEETING,
)

card(
    "08085", "Black One",
    power_action=If(spot(Titled(("Poe Dameron",))), TurnTo(your_die(Same(THIS_DIE)))),
    special=seq(DealDamage(1, to=a_character()), If(Is(THIS, Bears(DROID)), RerollInstead())),
)

card("08086", "X-Wing", constant=(CopiesAllowed(4), XIs(CountOf(your_support(CopyOf(THIS))))))

card(
    "08104", "On The Mark",
    constant=ResolveAs((INDIRECT,), RANGED, AllOf(())),
    after=FLEETING,
)

card("08116", "Foresight", action=Then(To(Exhaust(THIS), LookAtTop(who=A_PLAYER)), May(TopToBottom())))

card("08117", "Nexus Of Power", after=(activate(), May(TurnTo(your_die(Same(THIS_DIE))))))

card("08130", "Senate Chamber", power_action=To(Remove(your_die()), TurnTo(a_die())))

card("08144", "Improvised Defense", after=(turn_die(), May(To(DiscardInPlay(THIS), Remove(that())))))

card("08145", "Shadow Caster", constant=DieCheaper(CountOf(card_in_play(MOD, On(THIS))), DieOf(THIS)))

card(
    "08150", "T-16 Skyhopper",
    keywords=(AMBUSH,),
    constant=CanBeActivated(),
    after=(play_this(), Play((MOD,), hand=False, discard=True, deck=True, on=THIS)),
)

card(
    "08151", "X-34 Landspeeder",
    constant=CanBeActivated(),
    after=(activate(), May(Reroll(a_die()))),
)

card(
    "08084", "BB-8",
    action=OncePerGame(seq(
        AttachAsMod(your_support(VEHICLE)), If(Is(that("to"), Titled(("Black One",))), Ready(that("to")))
    )),
)

card(
    "08102", "Escape Craft",
    power_action=AttachAsMod(your_support(Titled(("Millennium Falcon",)))),
    action=If(Is(THIS, OfType((UPGRADE,))), Become(SUPPORT, for_good=False)),
)

card("08103", "Millennium Falcon", after=(play_this(), May(AttachFromPiles("08102"))))
