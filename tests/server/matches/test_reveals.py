"""The mark "cannot be taken back freely": it agrees with what the choice then brings out."""

from __future__ import annotations

import random

import pytest

from dejarik.kernel import Chance, observe
from dejarik.kernel.chance import ChanceNeeded, SealedChance
from dejarik.server.games import served_game
from dejarik.server.matches.views import final_answers, question
from dejarik.server.wire.messages import apart, together

SETUPS: dict[str, list[str]] = {
    "destiny": ["obi-wan", "grievous"],
    "cardgame": ["jedi", "sith"],
    "outer_rim": ["han-solo", "boba-fett"],
}


@pytest.mark.parametrize("name", SETUPS)
def test_options_are_marked_exactly_when_they_bring_something_out(name: str) -> None:
    game = served_game(name)
    state = game.game.new(game.setup(SETUPS[name], "en", {}), 11)
    luck = random.Random(11)
    marked = unmarked = 0
    for _ in range(120):
        seat = next(seat for seat in range(state.seats) if state.decision_of(seat) is not None)
        seen = observe(state, seat)
        before, digest = state.revealed_so_far(), state.digest()
        revealing = seen.revealing()
        assert state.digest() == digest
        option = luck.choice(seen.options)
        state.choose(option, seat)
        assert (option in revealing) == (state.revealed_so_far() != before), (name, option)
        marked += option in revealing
        unmarked += option not in revealing
        if state.outcome is not None:
            break
    assert marked > 5
    assert unmarked > 5


@pytest.mark.parametrize(("kind", "final"), [("opening-shields", False), ("reroll-dice", True)])
def test_answers_given_in_one_go_are_marked_by_all_that_they_bring_out(kind: str, final: bool) -> None:
    game = served_game("destiny")
    state = game.game.new(game.setup(SETUPS["destiny"], "en", {}), 11)
    teller, luck, found = game.seating.teller("en"), random.Random(11), 0
    while not found and state.outcome is None:
        seen = observe(state, state.decision.seat)
        asked = question(game, teller, seen, rivals=True)
        assert asked is not None
        assert asked.weighty
        for option in asked.options:
            if asked.kind == kind and option.kind == "together":
                assert (option.key in final_answers(game, teller, seen)) is final
                found += 1
        state.choose(luck.choice(seen.options), state.decision.seat)
    assert found


def test_answers_in_one_go_keep_their_signs() -> None:
    keys = ["pick red die", "side +1 melee", "done"]
    assert apart(together(keys)) == keys
    assert apart(together(keys[1:2])) == keys[1:2]
    assert apart("side +1 melee") == ["side +1 melee"]
    assert apart(keys[0]) == [keys[0]]


def test_who_is_not_asked_has_nothing_to_reveal() -> None:
    game = served_game("cardgame")
    state = game.game.new(game.setup(SETUPS["cardgame"], "en", {}), 3)
    waiting = [seat for seat in range(state.seats) if state.decision_of(seat) is None]
    for seat in (*waiting, None):
        assert observe(state, seat).revealing() == set()


def test_sealed_chance_can_be_copied_but_not_used() -> None:
    sealed = SealedChance(0).copy()
    with pytest.raises(ChanceNeeded):
        sealed.below(6)
    with pytest.raises(ChanceNeeded):
        sealed.shuffle([1, 2, 3])
    assert Chance(0).below(6) in range(6)
