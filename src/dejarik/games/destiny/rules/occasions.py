"""What is about to happen and may be interrupted: "before" and "instead" abilities listen to it by class."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.facts import NOBODY
from dejarik.games.destiny.events import Roles
from dejarik.kernel import Procedure, Seat

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

    def owes(self, g: Destiny, seat: Seat) -> int:
        """What a player still has to pay for it: nothing else can be paid with that."""
        return 0

    def keyword(self, g: Destiny) -> Resolve | None:
        """A keyword of the card itself that interrupts it."""
        return None


def author(g: Destiny) -> Seat:
    """Whose effect is being applied: that of an ability, whoever does what it says, or of a die."""
    for frame in g.stack[::-1]:
        if isinstance(frame, Resolve):
            return frame.author
        if hasattr(frame, "seat") and not hasattr(frame, "by"):  # those carry out what another one said
            return int(frame.seat)
    return NOBODY


def purse(g: Destiny, seat: Seat) -> int:
    """What a player can spend: not what a card or die needs that is about to be paid for.

    Whatever comes before something does not prevent it.
    """
    # rule: destiny.ability.before.does-not-prevent, destiny.resource.use
    # rule: destiny.reading.vibroknucklers.what-dice-cost
    have = g.resources[seat]
    if g.interrupting:
        have -= sum(frame.owes(g, seat) for frame in g.stack if isinstance(frame, Occasion))
    return have
