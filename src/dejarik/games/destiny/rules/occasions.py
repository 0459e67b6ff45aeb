"""What is about to happen and may be interrupted: "before" and "instead" abilities listen to it by class."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.facts import NOBODY
from dejarik.games.destiny.events import Roles
from dejarik.kernel import Procedure

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


class Occasion(Procedure["Destiny"]):
    """A procedure that opens a window (`g.before`) before it goes ahead."""

    def heard_as(self) -> tuple[type, ...]:
        """The classes under which abilities hear it: its own, or a narrower case of it."""
        return (type(self),)

    def roles(self) -> tuple[Roles, ...]:
        """What an ability that interrupts it can ask about; once for each of its parts."""
        return (Roles(getattr(self, "seat", NOBODY)),)

    def keyword(self, g: Destiny) -> Resolve | None:
        """A keyword of the card itself that interrupts it."""
        return None
