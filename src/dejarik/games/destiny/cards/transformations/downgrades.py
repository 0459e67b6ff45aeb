"""Transformations: a side of a plot that is a downgrade."""

from dejarik.games.destiny.abilities.lexicon import *

# rule: destiny.reading.captured.own-resource
card(
    "13006B", "Captured",
    constant=(LeavesAside(), CannotBeActivated()),
    open_action=To(Give(1, who=ControllerOf(THIS)), Flip()),
)
