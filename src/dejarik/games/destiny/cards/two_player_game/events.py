"""Two-Player Game: events."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "04011", "First Strike",
    does=Then(
        Choose(opponents_die(Showing(DAMAGE)), as_="die"),
        DealDamage(ValueOf(that("die")), to=a_character()),
    ),
)

card("04012", "I Have You Now", does=TurnTo(a_die(), symbols=DAMAGE))

card(
    "04013", "Imperial Envoy",
    does=Then(
        LookAtRandom(2, reveal=True),
        DealDamage(HowMany("seen", EVENT_OR_SUPPORT), to=a_character()),
    ),
)

card("04014", "Mobilize", does=Gain(4))

card(
    "04016", "As I Have Foreseen", keywords=(AMBUSH,),
    does=LookAtHand(who=EACH_OPPONENT),
)

card(
    "04017", "Clash",
    does=seq(
        TurnTo(your_die(), symbols=(MELEE,)),
        TurnTo(opponents_die(Showing((MELEE,))), symbols=(BLANK,)),
    ),
)

card("04019", "Your Skills Are Complete", does=TurnTo(a_die(OfType((UPGRADE,))), symbols=(BLANK,)))

card("04022", "Subjugate", does=Remove(a_die()))

card("04034", "Direct Hit", does=ResolveThem(your_die(Showing(DAMAGE)), more=2))

card(
    "04036", "Recon",
    does=Then(
        Choose(a_die(Not(Showing((BLANK,)))), as_="die"), TurnTo(a_die(other(that("die"))), like=that("die"))
    ),
)

card(
    "04037", "Strategic Planning",
    does=either(
        Ready(a_support(IsExhausted(), Not(Bears(MOD)))),
        Exhaust(a_support(Not(IsExhausted()))),
    ),
)

card(
    "04038", "Concentrate",
    does=seq(TurnTo(your_die(), as_="turned"), May(To(Spend(1), TurnTo(your_die(other(that("turned"))))))),
)

card(
    "04040", "Distraction",
    does=Then(
        Choose(exactly(2, a_die()), as_="pair"),
        They(AN_OPPONENT, Remove(a_die(Same(that("pair"))))),
    ),
)

card(
    "04041", "Do Or Do Not",
    does=Then(
        Reroll(your_die(), as_="die"),
        OrElse(May(ResolveThem(your_die(Same(that("die"))), more=1)), Remove(that("die"))),
    ),
)

card(
    "04042", "Fierce Resolve",
    does=Then(Reroll(your_die(), as_="die"), DealDamage(ValueOf(that("die")), to=a_character())),
)

card("04045", "Sound The Alarm", does=Reroll(any_number(an_opponents_dice(Showing(DAMAGE)))))
