"""The next turns of a player, planned ahead: where to stop, one stop a turn, and what to do there.

The unit is a fame. What comes later counts less, since somebody may have won by then. When little fame is
missing, the chance to have it in time counts, too. Nothing here is a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.outer_rim.rules.map import PLANETS

if TYPE_CHECKING:
    from dejarik.games.outer_rim.ai.deeds import Deed, Deeds

TURNS: Final = 4  # that are planned
FINISH: Final = 3  # fame missing from which the end is planned
FAR: Final = 0.004  # a space nearer is a little better

Need = tuple[float, ...]  # the chances that 1, 2, … fame are still missing
Memory = dict[tuple[str, int, frozenset[str], Need], float]


class Tour:
    """Plans for one player."""

    def __init__(self, deeds: Deeds):
        self.deeds = deeds
        self.g, self.seat, self.race = deeds.g, deeds.seat, deeds.race
        self.speed = deeds.kit.speed
        numbers = self.race.numbers
        self.market, self.victory, self.rest = numbers.unseen_market, numbers.victory, numbers.rest
        self.weights = [numbers.sooner**turn * self.race.goes_on(turn) for turn in range(TURNS + 1)]
        self.stops = sorted(
            {*PLANETS, *deeds.deliver, *(space for space in deeds.meet if self._lures(space))}
        )
        self._near: dict[str, list[str]] = {}
        self._seen: Memory = {}
        missing = self.race.missing
        self.need: Need = tuple(float(number == missing) for number in range(1, missing + 1))
        if missing > FINISH:
            self.need = ()

    def _lures(self, space: str) -> bool:
        return self.deeds.meet[space][0].worth > 2 * self.market

    def near(self, start: str) -> list[str]:
        """The stops within a turn."""
        known = self._near.get(start)
        if known is None:
            distance = self.g.map.distance[start]
            known = self._near[start] = [space for space in self.stops if distance[space] <= self.speed]
        return known

    def done_at(self, space: str, used: frozenset[str], market: Deed | None) -> list[Deed]:
        """What would be done in a turn that ends in a space."""
        deeds = self.deeds
        done = [deed for deed in deeds.deliver.get(space, ()) if deed.key not in used]
        if market is not None:
            done.append(market)
        forced = deeds.hostile(space)
        if forced:
            best = max(forced)
            if best.key not in used:
                return [*done, best]
        best = deeds.explore(space)
        for deed in deeds.meet.get(space, ()):
            if deed.key not in used:
                if deed.worth > best.worth:
                    best = deed
                break
        return [*done, best]

    def stop(
        self, space: str, turn: int = 0, used: frozenset[str] = frozenset(), need: Need | None = None,
        market: Deed | None = None, bonus: float = 0.0,
    ) -> float:  # fmt: skip
        """What it is worth to end a turn in a space, and whatever follows."""
        need = self.need if need is None else need
        weight = self.weights[turn]
        total, won = bonus * weight, 0.0
        keys = []
        for deed in self.done_at(space, used, market):
            total += weight * deed.worth
            if need and deed.fame:
                got, need = finished(need, deed)
                won += got
            if deed.key:
                keys.append(deed.key)
        total += self.victory * weight * won
        return total + self.onward(space, turn + 1, used.union(keys) if keys else used, need)

    def onward(self, start: str, turn: int, used: frozenset[str], need: Need) -> float:
        """The best that can follow."""
        if turn == TURNS:
            left = sum(deed.worth for deed in self.deeds.errands if deed.key not in used and deed.worth > 0)
            return self.rest * self.weights[turn] * left
        key = (start, turn, used, need)
        known = self._seen.get(key)
        if known is None:
            distance = self.g.map.distance[start]
            shopping = self.market * self.weights[turn] * min(1.0, self.race.growth + 0.2)
            known = max(
                self.stop(space, turn, used, need)
                + (shopping if space in PLANETS else 0.0)
                - FAR * distance[space]
                for space in self.near(start) or [start]
            )
            self._seen[key] = known
        return known


def finished(need: Need, deed: Deed) -> tuple[float, Need]:
    """The chance that a deed brings the last fame, and what is missing after it."""
    chance, fame = deed.chance, deed.fame
    won = chance * sum(need[:fame])
    after = tuple(
        round((1 - chance) * one + chance * (need[place + fame] if place + fame < len(need) else 0.0), 3)
        for place, one in enumerate(need)
    )
    return won, after
