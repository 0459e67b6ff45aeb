"""The sixteen patrols. Levels and kinds of reward are the box's; the numbers of levels 1 to 3 are our own."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities.lexicon import *

for faction, first, second, third in (
    (REBEL, (3, 4_000), 4, (6, 2)),
    (IMPERIAL, (3, 4_000), 5, (6, 2)),
    (HUTT, (3, 4_000), 4, (5, 1)),
    (SYNDICATE, (2, 3_000), 4, (5, 1)),
):
    patrol(faction, 1, first[0], reward(first[1]))
    patrol(faction, 2, second, reward(fame=1))
    patrol(faction, 3, third[0], reward(fame=third[1]))
    patrol(faction, 4)
