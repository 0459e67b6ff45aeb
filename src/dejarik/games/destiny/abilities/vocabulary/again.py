"""Abilities that are triggered once more, without what triggers them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.abilities.ability import Ability, Effect, Resolve, Roles
from dejarik.games.destiny.abilities.vocabulary.references import Host, Reference, This
from dejarik.games.destiny.rules.index import abilities_of
from dejarik.kernel import Step

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


class TriggerAgain(Effect, frozen=True):
    """Apply the "after" ability of a card that listens to what happens to it, or to its host."""

    of: Reference
    after: str  # the event, by the name of its class

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in self.of.find(g, r):
            for ability in abilities_of(g, thing):
                trigger = ability.trigger
                if self.fits(ability) and trigger is not None:
                    about = g.things[thing].host if isinstance(trigger.what, Host) else thing
                    again = trigger.match(g, ability.ref, thing, r.you, Roles(r.you, about))
                    if again is not None:
                        return r.call(g, again)
        r.whole = False
        return None

    def fits(self, ability: Ability) -> bool:
        about = ability.trigger.what if ability.trigger is not None else None
        return ability.clause == "after" and ability.listens == self.after and isinstance(about, This | Host)
