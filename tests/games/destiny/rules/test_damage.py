"""Damage on several characters at once: each part is blocked by what was meant for it."""

from __future__ import annotations

from dejarik.games.destiny.rules.damage import Damage


def test_what_blocks_one_part_of_the_damage_blocks_no_other() -> None:
    damage = Damage(0, (7, 3, 8, 2, 9, 1), blocked=(0, 2, 2, 1, 0, 3))
    assert [damage.blocked_at(place) for place in (0, 2, 4)] == [2 + 3, 1, 0]
