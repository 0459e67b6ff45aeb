"""Awakenings: supports."""

from dejarik.games.destiny.abilities.lexicon import *

card("01005", "AT-ST", special=DiscardInPlay(card_in_play(OfType((SUPPORT,)))))

card("01006", "First Order TIE Fighter", special=RemoveShields(each(an_opponents_character())))

card("01018", "Speeder Bike Scout", special=seq(Remove(a_die()), TakeActions()))

# rule: destiny.ability.die-bound.list
card("01031", "Launch Bay", constant=XIs(CardsInHand()))

card("01032", "Black One", special=seq(DealDamage(1, to=a_character()), RerollInstead()))

card("01043", "BB-8", special=seq(Reroll(your_die(other(THIS_DIE))), RerollInstead()))

card("01049", "Millennium Falcon", special=Play((OfType((EVENT,)), IS_YELLOW), discard=True, free=True))

card("01053", "Outpost", special=UseClaim())

card("01064", "Black Market", special=seq(Draw(2), May(Play((OfType((UPGRADE,)),), less=1))))

card(
    "01076", "Drudge Work",
    action=To(seq(Exhaust(THIS), Exhaust(your_character(Not(IsExhausted())))), Gain(1)),
)

card("01077", "Local Garrison", constant=MoreIncome(-1, opponents=True, least=1))

card("01088", "Emperor's Favor", constant=LargerHand(1))

card(
    "01089", "Power of the Dark Side",
    action=To(
        Exhaust(THIS),
        Then(
            Reroll(your_die(), as_="die"),
            If(Is(that("die"), Showing((BLANK,))), DealDamage(2, to=a_character(), unblockable=True)),
        ),
    ),
)

card(
    "01099", "Backup Muscle",
    after=(play_this(), PlaceDamage(3)),
    action=To(Exhaust(THIS), MoveDamage(1, THIS, to=a_character(), exactly=True)),
)

card(
    "01100", "My Kind of Scum",
    after=(resolve(ResolvedAs((DISRUPT,))), May(To(Exhaust(THIS), Gain(JustLost())))),
)

card("01101", "Underworld Connections", action=To(Exhaust(THIS), Gain(1)))

card(
    "01113", "Resistance HQ",
    action=To(
        seq(Exhaust(THIS), DiscardFromHand(card_in_hand())),
        Then(
            GiveShields(1, to=a_character()),
            Unless(AN_OPPONENT, pays=They(AN_OPPONENT, Spend(1)), does=Ready(THIS)),
        ),
    ),
)

card(
    "01123", "Jedi Council",
    action=To(
        Exhaust(THIS),
        Then(
            LookAtTop(2, who=A_PLAYER),
            May(Then(FromTop("pile"), FromTop("hand", theirs=True, other=True))),
        ),
    ),
)

card("01124", "Awakening", action=To(Exhaust(THIS), ResolveThem(your_die(Modifier()), as_base=True)))

card(
    "01125", "The Force is Strong",
    action=To(
        seq(Exhaust(THIS), DiscardFromHand(card_in_hand(IS_BLUE))),
        Play((CopyOf(that("discarded")),), free=True),
    ),
)

card(
    "01135", "Play the Odds",
    action=To(
        Exhaust(THIS),
        seq(Reroll(your_die(IS_YELLOW), as_="die"), If(Is(that("die"), Showing((RESOURCE,))), Gain(1))),
    ),
)

card(
    "01136", "Street Informants", keywords=(AMBUSH,),
    action=To(Exhaust(THIS), LookAtHand()),
)

card("01144", "Supporting Fire", action=To(Exhaust(THIS), ResolveThem(your_die(RANGED_SHOWN), more=1)))

card(
    "01150", "It Binds All Things",
    before=(would_play(OfType((UPGRADE,)), IS_BLUE), May(To(Exhaust(THIS), LowerCost(1)))),
)

card("01163", "Infamous", before=(would_play(IS_YELLOW), May(To(Exhaust(THIS), GiveAmbush()))))
