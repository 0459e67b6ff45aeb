"""What puzzles from matches ask for, and between whom they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.contract import Aim
from dejarik.games.destiny.cards.facts import CHARACTER
from dejarik.games.destiny.scenarios.aims import DAMAGE, total_damage
from dejarik.games.destiny.text import titles
from dejarik.kernel import Seat
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny
    from dejarik.games.destiny.text.names import Names


def matchup(words: Words, g: Destiny, seat: Seat) -> str:
    """The characters of both sides that are still there."""
    mine, theirs = (
        list(
            dict.fromkeys(
                titles.name(words, thing.card)
                for thing in g.things.values()
                if thing.type == CHARACTER and (thing.controller == seat) == own
            )
        )
        for own in (True, False)
    )
    return words.say("puzzle-matchup", mine=mine, theirs=theirs)


def task(words: Words, names: Names, g: Destiny, seat: Seat, aim: Aim) -> str:
    """With the bound: the rest of the round if the opponent has claimed, else one turn."""
    bound = words.say("aim-this-round" if g.claimed == 1 - seat else "aim-before-opponent")
    who = {"who": names.thing(g, int(aim.subject))} if aim.subject else {}
    count = aim.amount - total_damage(g, 1 - seat) if aim.kind == DAMAGE else aim.amount
    return words.say(f"aim-{aim.kind}", bound=bound, count=count, **who)
