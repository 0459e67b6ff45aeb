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
    for one in sorted(reversed(standing), key=lambda each: sat_out.get(each, 0)):
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
    base = {one: one for one in near}
    parent: dict[int, int] = {}
    seen = {root}
    waiting = deque([root])

    def common(one: int, other: int) -> int:
        ahead: set[int] = set()
        while True:
            one = base[one]
            ahead.add(one)
            if one not in mate or one == root:
                break
            one = parent[mate[one]]
        while base[other] not in ahead:
            other = parent[mate[base[other]]]
        return base[other]

    def mark(one: int, stem: int, child: int, blossom: set[int]) -> None:
        while base[one] != stem:
            blossom |= {base[one], base[mate[one]]}
            parent[one] = child
            child = mate[one]
            one = parent[child]

    while waiting:
        one = waiting.popleft()
        for other in near[one]:
            if base[one] == base[other] or mate.get(one) == other:
                continue
            if other == root or (other in mate and mate[other] in parent):
                stem = common(one, other)
                blossom: set[int] = set()
                mark(one, stem, other, blossom)
                mark(other, stem, one, blossom)
                for each in near:
                    if base[each] in blossom:
                        base[each] = stem
                        if each not in seen:
                            seen.add(each)
                            waiting.append(each)
            elif other not in parent:
                parent[other] = one
                if other not in mate:
                    _swap(other, parent, mate)
                    return
                seen.add(mate[other])
                waiting.append(mate[other])


def _swap(last: int, parent: Mapping[int, int], mate: dict[int, int]) -> None:
    here: int | None = last
    while here is not None:
        before = parent[here]
        following = mate.get(before)
        mate[here], mate[before] = before, here
        here = following
