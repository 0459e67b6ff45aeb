"""Covert Missions: downgrades."""

from dejarik.games.destiny.abilities.lexicon import *

card("12025", "Cruel Methods", after=(claim_or_take(), May(DealDamage(1, to=HOST))))

card(
    "12148", "Outdated Tech", modify=AllOf((OfType((SUPPORT,)), VEHICLE)),
    before=(before_resolving(DieOf(HOST), by=BY_ANYBODY), May(IncreaseValue(-1))),
)
