"""Convergence: downgrades."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "09005", "Mind Extraction",
    constant=LosesAbilities(but_specials=True),
    host_action=To(Exhaust(HOST), DiscardInPlay(THIS)),
)

card("09039", "Death Mark", after=(HOST_DEFEATED, May(Draw(3))))

card(
    "09040", "Enticing Reward",
    after=(HOST_DEFEATED, May(Play((WEAPON_OR_EQUIPMENT,), discard=True, free=True))),
)

card(
    "09076", "Target Acquired", only_on=DAMAGED,
    constant=DrawsIndirect(),
)

card(
    "09105", "Secrets Laid Bare",
    after=(activate_host(BY_ANYBODY), LookAtRandom(3, reveal=True, who=ControllerOf(HOST))),
)

card("09121", "Hampered", constant=OneDieEachTurn(HOST))

card("09143", "Wanted", after=(HOST_DEFEATED, May(Gain(2))))

card("09160", "Shock Collar", after=(activate_host(by=BY_ANYBODY), DealDamage(1, to=HOST)))

card("09161", "Wounded", constant=MoreHealth(-1, of=HOST))
