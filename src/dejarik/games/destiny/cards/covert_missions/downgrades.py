"""Covert Missions: downgrades."""

from dejarik.games.destiny.abilities.lexicon import *

card("12025", "Cruel Methods", after=(claim_or_take(), May(DealDamage(1, to=HOST))))

card(
    "12148", "Outdated Tech", modify=AllOf((OfType((SUPPORT,)), VEHICLE)),
    before=(Trigger("ResolveDie", BY_ANYBODY, None, (DieOf(HOST),)), May(IncreaseValue(-1))),
)
