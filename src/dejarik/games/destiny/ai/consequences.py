"""What came of a round that was played ahead, as players of Destiny talk about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.contract import Consequence
from dejarik.games.destiny.ai.evaluation import RESOURCE_KEPT
from dejarik.games.destiny.cards.facts import CHARACTER, SUPPORT, UPGRADE
from dejarik.games.destiny.rules.values import remaining_health
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

DEFEATED: Final = 10.0  # beside its health, a character has dice and upgrades
WON: Final = 40.0
IN_PLAY: Final = 1.2
BATTLEFIELD: Final = 1.0


def consequences(begun: Destiny, ended: Destiny, seat: Seat) -> dict[Consequence, float]:
    found: dict[Consequence, float] = {}
    if ended.outcome is not None:
        won = seat in ended.outcome.winners
        found[Consequence("won" if won else "lost", "match", WON if won else -WON)] = 1.0
    for thing in begun.things.values():
        if thing.type != CHARACTER:
            continue
        sign = -1.0 if thing.controller == seat else 1.0
        left = ended.things.get(thing.id)
        falls = left is None or left.type != CHARACTER or not remaining_health(ended, thing.id)
        if falls:
            found[Consequence("defeated", thing.id, sign * DEFEATED)] = 1.0
        taken = remaining_health(begun, thing.id) - (0 if falls else remaining_health(ended, thing.id))
        if taken > 0:
            found[Consequence("damage", thing.id, sign, counted=True)] = float(taken)
    for other in range(ended.seats):
        sign, whose = (1.0, "") if other == seat else (-1.0, "their-")
        if ended.resources[other]:
            what = Consequence(f"{whose}resources", worth=sign * RESOURCE_KEPT, counted=True)
            found[what] = found.get(what, 0.0) + ended.resources[other]
        in_play = sum(
            one.controller == other and one.type in (SUPPORT, UPGRADE) for one in ended.things.values()
        )
        if in_play:
            what = Consequence(f"{whose}cards", worth=sign * IN_PLAY, counted=True)
            found[what] = found.get(what, 0.0) + in_play
    if ended.battlefield_controller() == seat:
        found[Consequence("battlefield", worth=BATTLEFIELD)] = 1.0
    return found
