"""Who plays: the people at this keyboard and the bots."""

from typing import Any

import msgspec

from dejarik.bots import Bot, bot
from dejarik.games.contract import Seating
from dejarik.kernel import Seat, State

HOTSEAT = "hotseat"
SOLO = "solo"  # the rules of the game play the others


class Players(msgspec.Struct, frozen=True):
    """One person against bots or against the rules, or all of them at one keyboard."""

    opponent: str  # the name of a bot, hotseat or solo
    seed: int

    @property
    def hotseat(self) -> bool:
        return self.opponent == HOTSEAT

    @property
    def solo(self) -> bool:
        return self.opponent == SOLO

    def people(self, seating: Seating, state: State) -> tuple[Seat, ...]:
        """Whoever brought the first deck is a person."""
        return tuple(range(state.seats)) if self.hotseat else (seating.seat_of(state, 0),)

    def bots(self, seating: Seating, state: State) -> dict[Seat, Bot]:
        people = self.people(seating, state)
        if self.solo:
            return {}
        return {
            seat: bot(self.opponent, seed=self.seed + seat)
            for seat in range(state.seats)
            if seat not in people
        }


def answer_of(player: Bot, observation: Any, failed: set[str], state: State) -> str | None:
    """The key a bot chooses while somebody waits for it.

    Options whose effects have failed are left out, None if none is left.
    """
    player.awaited()
    key = state.key(player.choose(observation))
    if key not in failed:
        return key
    keys = (state.key(option) for option in observation.options)
    return next((other for other in keys if other not in failed), None)
