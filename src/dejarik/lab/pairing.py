"""Who meets whom in a round of a Swiss tournament.

As many as possible play. Nobody meets the same opponent again while that can be avoided, nobody sits out
again while others never did, and whoever is ahead meets whoever is next behind.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping, Sequence

Pair = frozenset[int]


def swiss_round(
    standing: Sequence[int], can_meet: Collection[Pair], met: Mapping[Pair, int], sat_out: Mapping[int, int]
) -> tuple[list[tuple[int, int]], list[int]]:
    """The pairs of the next round, from the top of the standing down, and those who sit out."""
    most = len(largest_matching(standing, can_meet))
    often = 0
    while len(largest_matching(standing, _at_most(can_meet, met, often))) < most:
        often += 1
    allowed = _at_most(can_meet, met, often)
    playing = list(standing)
    resting: list[int] = []
    behind = {one: -at for at, one in enumerate(standing)}
    for one in sorted(standing, key=lambda each: (sat_out.get(each, 0), behind[each])):
        if len(playing) == 2 * most:
            break
        others = [each for each in playing if each != one]
        if len(largest_matching(others, allowed)) == most:
            playing = others
            resting.append(one)
    pairs: list[tuple[int, int]] = []
    while playing:
        one, *others = playing
        for other in sorted(others, key=lambda each: met.get(Pair((one, each)), 0)):
            rest = [each for each in others if each != other]
            if Pair((one, other)) in allowed and 2 * len(largest_matching(rest, allowed)) == len(rest):
                break
        pairs.append((one, other))
        playing = rest
    return pairs, resting


def _at_most(pairs: Collection[Pair], met: Mapping[Pair, int], often: int) -> set[Pair]:
    return {pair for pair in pairs if met.get(pair, 0) <= often}


def largest_matching(players: Sequence[int], pairs: Collection[Pair]) -> set[Pair]:
    """As many pairs as possible in which nobody is twice, by Edmonds' blossom algorithm."""
    near: dict[int, list[int]] = {one: [] for one in players}
    for pair in pairs:
        one, other = sorted(pair)
        if one in near and other in near:
            near[one].append(other)
            near[other].append(one)
    mate: dict[int, int] = {}
    for one in players:
        if one not in mate:
            _augment(one, near, mate)
    return {Pair((one, other)) for one, other in mate.items()}


def _augment(root: int, near: Mapping[int, Sequence[int]], mate: dict[int, int]) -> None:
    """Look for a way from a single player to another single player, and swap partners along it."""
    search = _Search(root, near, mate)
    while search.waiting:
        one = search.waiting.popleft()
        for other in near[one]:
            if search.base[one] == search.base[other] or mate.get(one) == other:
                continue
            if other == root or (other in mate and mate[other] in search.parent):
                search.shrink(one, other)
            elif other not in search.parent:
                search.parent[other] = one
                if other not in mate:
                    _swap(other, search.parent, mate)
                    return
                search.visit(mate[other])


class _Search:
    """A tree of players, grown from one of them; odd circles (blossoms) count as one player."""

    def __init__(self, root: int, near: Mapping[int, Sequence[int]], mate: Mapping[int, int]):
        self.root = root
        self.mate = mate
        self.base = {one: one for one in near}
        self.parent: dict[int, int] = {}
        self.seen = {root}
        self.waiting = deque([root])

    def visit(self, one: int) -> None:
        if one not in self.seen:
            self.seen.add(one)
            self.waiting.append(one)

    def shrink(self, one: int, other: int) -> None:
        """Two branches met: all players of the circle take the place of the one where it begins."""
        stem = self._stem(one, other)
        blossom = self._circle(one, stem, other) | self._circle(other, stem, one)
        for each in self.base:
            if self.base[each] in blossom:
                self.base[each] = stem
                self.visit(each)

    def _stem(self, one: int, other: int) -> int:
        above = set()
        while True:
            one = self.base[one]
            above.add(one)
            if one == self.root:
                break
            one = self.parent[self.mate[one]]
        while self.base[other] not in above:
            other = self.parent[self.mate[self.base[other]]]
        return self.base[other]

    def _circle(self, one: int, stem: int, child: int) -> set[int]:
        blossom = set()
        while self.base[one] != stem:
            blossom |= {self.base[one], self.base[self.mate[one]]}
            self.parent[one] = child
            child = self.mate[one]
            one = self.parent[child]
        return blossom


def _swap(last: int, parent: Mapping[int, int], mate: dict[int, int]) -> None:
    here: int | None = last
    while here is not None:
        before = parent[here]
        following = mate.get(before)
        mate[here], mate[before] = before, here
        here = following
