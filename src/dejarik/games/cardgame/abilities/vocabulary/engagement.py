"""Effects on the engagement: which objective it is about, and its edge battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.abilities.ability import Effect, Use
from dejarik.games.cardgame.abilities.vocabulary.references import THIS
from dejarik.kernel import Step

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


class EngageThisInstead(Effect, frozen=True):
    """Your opponent engages this objective instead."""

    def could(self, g: CardGame, r: Use) -> bool:
        return g.engagement is not None

    def run(self, g: CardGame, r: Use) -> Step | None:
        if g.engagement is not None and THIS.find(g, r):
            g.engagement.objective = r.holder
            g.changes += 1
            g.narrate(ev.EngagedInstead(r.holder))
        return None


class EngageAgain(Effect, frozen=True):
    """You may engage the same objective an additional time this phase."""

    def could(self, g: CardGame, r: Use) -> bool:
        return g.engagement is not None

    def run(self, g: CardGame, r: Use) -> Step | None:
        if g.engagement is not None:
            g.again = tuple(sorted((*g.again, g.engagement.objective)))
            g.changes += 1
            if g.engagement.objective in g.things:
                g.narrate(ev.EngageableAgain(r.you, g.engagement.objective))
        return None


class RestartEdgeBattle(Effect, frozen=True):
    """Cancel this edge battle and all other fate cards, discard both stacks and start anew."""

    def run(self, g: CardGame, r: Use) -> Step | None:
        g.restart = True
        g.changes += 1
        return None
