"""Allies of Necessity: downgrades."""

from dejarik.games.destiny.abilities.lexicon import *

card("10010", "Shadowed", after=(use_action_of(), May(DealIndirect(1, to=ControllerOf(HOST)))))
