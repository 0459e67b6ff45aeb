"""Covert Missions: downgrades."""

from dejarik.games.destiny.abilities.lexicon import *

card("12025", "Cruel Methods", after=(claim_or_take(), May(DealDamage(1, to=HOST))))

card(
    "12043", "Forced Labor",
    after=(HOST_DEFEATED, May(Then(RollDefeated(that="it", as_="die"), either(
        ResolveThem(a_die(Same(that("die"))), free=True), Remove(that("die"))
    )))),
)

card(
    "12148", "Outdated Tech", modify=AllOf((OfType((SUPPORT,)), VEHICLE)),
    before=(before_resolving(DieOf(HOST), by=BY_ANYBODY), May(IncreaseValue(-1))),
)

card("12005", "Recurring Nightmare", constant=ResolvedOnlyAt())

card(
    "12044", "Pestering",
    after=(Trigger(ev.DieRerolled, BY_ANYBODY, THIS_DIE), May(Reroll(a_die(DieOf(HOST))))),
)

card(
    "12116", "Systems Malfunction", modify=AllOf((OfType((SUPPORT,)), VEHICLE)),
    special=DiscardInPlay(HOST),
)
