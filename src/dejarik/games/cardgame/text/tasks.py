"""What puzzles from matches ask for, and between whom they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame.scenarios.aims import BOTH, DEPLOY, deployed
from dejarik.games.cardgame.text import titles
from dejarik.games.contract import Aim
from dejarik.kernel import Seat
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame
    from dejarik.games.cardgame.text.names import Names


def matchup(words: Words, g: CardGame, seat: Seat) -> str:
    """The affiliations of both sides."""
    mine, theirs = (
        [titles.name(words, g.things[g.index.affiliations[one]].card)] for one in (seat, 1 - seat)
    )
    return words.say("puzzle-matchup", mine=mine, theirs=theirs)


def task(words: Words, names: Names, g: CardGame, seat: Seat, aim: Aim) -> str:
    what = {"what": names.thing(g, int(aim.subject))} if aim.subject else {}
    if aim.kind == BOTH:
        what["other"] = names.thing(g, aim.amount)
    count = aim.amount - deployed(g, seat) if aim.kind == DEPLOY else aim.amount
    begun = g.engagement is not None
    conflict = g.phase == "conflict"
    bound = words.say("aim-engagement", begun=begun) if conflict else words.say("aim-deployment")
    return words.say(f"aim-{aim.kind}", bound=bound, count=count, **what)
