"""Convergence: plots."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "09052", "Separatist Conspiracy",
    action=To(
        Exhaust(THIS),
        seq(
            Choose(any_number(your_character(LEADER)), as_="them"),
            Unless(
                AN_OPPONENT,
                pays=They(AN_OPPONENT, Spend(1)),
                does=Unless(
                    AN_OPPONENT,
                    pays=They(AN_OPPONENT, DiscardFromHand(card_in_hand())),
                    does=Draw(HowMany("them")),
                ),
            ),
        ),
    ),
)

card("09113", "Force Flow", action=To(SetAside(THIS), TurnTo(a_die())))

card(
    "09114", "Lightsaber Mastery",
    constant=BringUnder(2, AllOf((OfType((EVENT,)), Subtype(("move",))))),
    action=To(Exhaust(THIS), PlayFromUnder()),
)

# rule: destiny.clarification.advanced-training.with-phasma
card("09133", "Advanced Training", constant=ResolveAs((BLANK,), INDIRECT, TROOPER, value=1))

# rule: destiny.faq.profiteering-grand-entrance
card(
    "09151", "Profiteering",
    after=(roll(None, SCOUNDREL, Showing((RESOURCE,))), May(ResolveThem(your_die(Same(that()))))),
)
