"""Convergence: plots."""

from dejarik.games.destiny.abilities.lexicon import *

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
