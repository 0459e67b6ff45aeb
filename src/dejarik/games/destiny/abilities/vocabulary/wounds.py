"""Who was hurt by a die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.vocabulary.references import THIS_DIE, Reference

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Resolve
    from dejarik.games.destiny.state import Destiny


class Hurt(Reference, frozen=True):
    """The characters that took damage from this die when it was last resolved."""

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        # rule: destiny.term.take-damage.tokens, destiny.term.take-damage.blocked
        dice = THIS_DIE.find(g, r)
        symbol = ""
        found: list[int] = []
        for event in reversed(g.history):
            if not symbol:
                if isinstance(event, ev.DieResolved) and {event.die, *event.modifiers} & {*dice}:
                    symbol = event.symbol
            elif isinstance(event, ev.DieResolved | ev.TurnBegan):
                break
            elif isinstance(event, ev.DamageDealt) and event.kind == symbol:
                if event.taken > 0:
                    found.append(event.target)
            elif found and not isinstance(event, ev.ShieldsLost):
                break  # what was dealt before came from elsewhere
        return [thing for thing in found if g.is_character(thing)]


HURT = Hurt()
