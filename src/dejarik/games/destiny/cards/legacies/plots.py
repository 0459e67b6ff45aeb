"""Legacies: plots."""

from dejarik.games.destiny.abilities.lexicon import *

card("05168", "Espionage", after=(setup(), DiscardFromDeck(1, EACH_PLAYER)))

card("05169", "Fortify", after=(setup(), GiveShields(1, to=a_character())))

card("05170", "Preemptive Strike", after=(setup(), DealIndirect(2)))

card("05171", "Profitable Connection", constant=StartsWith(1))

card("05172", "Stolen Intel", after=(setup(), Draw(1)))

card("05173", "Taking Ground", constant=RollBonus(2))
