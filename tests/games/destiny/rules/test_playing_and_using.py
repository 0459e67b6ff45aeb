"""Playing cards and using actions, where no scenario can show it: whole matches, and other cards' effects."""

from __future__ import annotations

import random

import pytest
from tests.games.destiny import ready_made

from dejarik.games.destiny import GAME, Setup
from dejarik.games.destiny.cards.facts import DOWNGRADE, EVENT, SUPPORT, UPGRADE
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.rules import verbs
from dejarik.games.destiny.rules.actions import question, refusals
from dejarik.games.destiny.scenarios.builder.position import Builder


@pytest.mark.rule("destiny.card.type.playable")
@pytest.mark.parametrize("seed", range(4))
def test_only_events_upgrades_downgrades_and_supports_are_held_and_played(seed: int) -> None:
    state = GAME.new(Setup((ready_made.OBI_WAN, ready_made.GRIEVOUS)), seed)
    chance = random.Random(seed)
    played = set()
    while state.outcome is None:
        held = [card for seat in (0, 1) for card in (*state.hands[seat], *state.decks[seat].cards)]
        assert {CARDS[card].type for card in held} <= {EVENT, UPGRADE, DOWNGRADE, SUPPORT}
        options = state.decision.options
        played |= {CARDS[str(option.subject)].type for option in options if option.kind == "play"}
        state.choose(chance.choice(options))
    assert {EVENT, UPGRADE, SUPPORT} <= played <= {EVENT, UPGRADE, DOWNGRADE, SUPPORT}


@pytest.mark.rule("destiny.action.power.follows-card")
@pytest.mark.parametrize("used", [True, False])
def test_a_used_power_action_stays_used_under_another_player(used: bool) -> None:
    def complain(path: tuple[str | int, ...], what: str, /, **about: str | int) -> None:
        raise AssertionError((path, what, about))

    builder = Builder(1, complain)
    described = {
        "A": {"characters": [{"card": "09057", "as": "obi", "used": used}, "Satine Kryze"]},
        "B": {"characters": ["Commando Droid"]},
        "turn": "B",
    }
    builder.build(described, {})
    state = builder.start().begin()
    (obi,) = (thing for thing in state.things.values() if thing.card == "09057")
    verbs.take_control(state, obi.id, 1)
    asked = [option for option in question(state, 1, "pass").options if option.kind == "use"]
    refused = [(refusal.option.kind, refusal.rule) for refusal in refusals(state)]
    assert (("use", "destiny.action.power.once-per-round") in refused) is used
    assert [option.subject for option in asked] == ([] if used else [obi.id])
