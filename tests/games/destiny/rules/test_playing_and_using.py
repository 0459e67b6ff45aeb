"""Playing cards and using actions, where no scenario can show it: whole matches, and other cards' effects."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.destiny import ready_made

from dejarik.games.destiny import GAME, Destiny, Setup
from dejarik.games.destiny.cards.facts import DOWNGRADE, EVENT, SUPPORT, UPGRADE
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.rules import tokens, verbs
from dejarik.games.destiny.rules.actions import question, refusals
from dejarik.games.destiny.rules.playing import PlayCard
from dejarik.games.destiny.scenarios.builder.position import Builder


def position(described: dict[str, Any]) -> Destiny:
    def complain(path: tuple[str | int, ...], what: str, /, **about: str | int) -> None:
        raise AssertionError((path, what, about))

    builder = Builder(1, complain)
    builder.build(described, {})
    return builder.start().begin()


def choose(state: Destiny, *answers: str) -> None:
    for words in answers:
        state.choose(next(option for option in state.decision.options if state.key(option) == words))


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
    described = {
        "A": {"characters": [{"card": "09057", "as": "obi", "used": used}, "Satine Kryze"]},
        "B": {"characters": ["Commando Droid"]},
        "turn": "B",
    }
    state = position(described)
    (obi,) = (thing for thing in state.things.values() if thing.card == "09057")
    verbs.take_control(state, obi.id, 1)
    asked = [option for option in question(state, 1, "pass").options if option.kind == "use"]
    refused = [(refusal.option.kind, refusal.rule) for refusal in refusals(state)]
    assert (("use", "destiny.action.power.once-per-round") in refused) is used
    assert [option.subject for option in asked] == ([] if used else [obi.id])


def armed(**more: Any) -> dict[str, Any]:
    """A character whose weapons ask for resources."""
    jango = {"card": "Jango Fett Lethal Mercenary", "upgrades": ["Vibroknucklers", "Lightsaber Pike"]}
    return {"A": {"characters": [jango], "resources": 2, **more}, "B": {"characters": ["Royal Guard"]}}


@pytest.mark.rule("destiny.die.cost.unpayable")
def test_a_die_whose_cost_was_lost_in_the_meantime_is_not_resolved() -> None:
    state = position(armed(pool=[{"Vibroknucklers": "1 melee"}, {"Lightsaber Pike": "+4 melee for 1"}]))
    choose(state, "resolve vibroknucklers-die", "modify lightsaber-pike-die")
    tokens.lose_resources(state, 0, 2)
    choose(state, "no")
    assert state.resources[0] == 0
    assert len(state.pool(0)) == 2
    open_now = [state.key(option) for option in state.decision.options]
    assert open_now == ["resolve vibroknucklers-die", "stop"]  # on its own it costs nothing


@pytest.mark.rule("destiny.action.play.step-6-pay")
def test_a_card_whose_cost_was_lost_in_the_meantime_is_discarded() -> None:
    state = position(armed(hand=["Lightsaber"]))
    state.resources[0] = CARDS[state.hands[0][0]].cost
    choose(state, "play lightsaber > jango-fett")
    tokens.lose_resources(state, 0, 1)
    choose(state, "replace-nothing")
    assert state.resources[0] == CARDS[state.discards[0][0]].cost - 1
    assert [CARDS[card].title for card in state.discards[0]] == ["Lightsaber"]


def test_what_a_card_costs_is_owed_by_who_plays_it_until_it_is_paid() -> None:
    g = position({"A": {"characters": ["01038"], "resources": 3}, "B": {"characters": ["01011"]}})
    play = PlayCard(0, "01051", cost=3)
    assert play.owes(g, 0) == 3
    assert play.owes(g, 1) == 0
    play.next = play.played.__name__
    assert play.owes(g, 0) == 0
