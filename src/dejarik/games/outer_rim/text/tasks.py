"""What puzzles from matches ask for, and between whom they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.contract import Aim
from dejarik.games.outer_rim.scenarios.aims import ASSET, BOTH, REPUTATION
from dejarik.kernel import Seat
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.games.outer_rim.text.names import Names


def matchup(words: Words, names: Names, g: OuterRim, seat: Seat) -> str:
    """The characters."""
    mine, theirs = (
        [names.phrase(player.character) for at, player in enumerate(g.players) if (at == seat) == own]
        for own in (True, False)
    )
    return words.say("puzzle-matchup", mine=mine, theirs=theirs)


def task(words: Words, names: Names, aim: Aim) -> str:
    if aim.kind == BOTH:
        return words.say("aim-both", fame=int(aim.subject), credits=names.number(aim.amount))
    if aim.kind == REPUTATION:
        return words.say("aim-reputation", **{"with": names.standing(str(aim.subject))})
    if aim.kind == ASSET:
        return words.say("aim-asset", what=names.card(str(aim.subject)))
    if aim.subject:
        return words.say(f"aim-{aim.kind}", what=names.phrase(str(aim.subject)), count=aim.amount)
    return words.say(f"aim-{aim.kind}", count=aim.amount)
