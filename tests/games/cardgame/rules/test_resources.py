"""Focus tokens, resources and playing cards."""

from __future__ import annotations

import pytest
from tests.games.cardgame.match import D, L, Match

from dejarik.games.cardgame.rules.payment import matches, sources


@pytest.mark.rule(
    "cardgame.resource.announce-first", "cardgame.resource.one-per-focus-token", "cardgame.resource.value"
)
@pytest.mark.rule(
    "cardgame.resource.sources", "cardgame.resource.combine-sources", "cardgame.card.affiliation"
)
@pytest.mark.rule("cardgame.resource.excess-lost", "cardgame.focus.give-order", "cardgame.card.objective")
def test_sources_are_focused_one_by_one() -> None:
    light = {"hand": "jedi-in-hiding", "units": "mon-mothma yoda", "enhancements": "hidden-outpost"}
    match = Match("deployment", L, light).do("play jedi-in-hiding")
    assert match.g.playing[L] == ["3-3"]  # shown before it is paid for
    assert match.options == [
        "focus jedi > 1",
        "focus a-heros-journey > 1",
        "focus a-heros-journey > 2",
        "focus draw-their-fire > 1",
        "focus draw-their-fire > 2",
        "focus jedi-training > 1",
        "focus mon-mothma > 1",
        "focus mon-mothma > 2",
        "focus hidden-outpost > 1",
    ]
    match.do("focus hidden-outpost > 1", "focus a-heros-journey > 2")  # one too many: it is lost
    assert "jedi-in-hiding" in match
    assert (match["hidden-outpost"].focus, match["a-heros-journey"].focus) == (1, 2)


@pytest.mark.rule(
    "cardgame.resource.match",
    "cardgame.resource.rest-may-be-any",
    "cardgame.resource.neutral-source-no-match",
)
@pytest.mark.rule("cardgame.faction.own-emblem")
def test_one_source_must_match_and_only_payments_that_work_are_offered() -> None:
    light = {
        "affiliation": "rebel-alliance",
        "objectives": "jedi-training hit-and-run",
        "hand": "jedi-in-hiding",
    }
    match = Match("deployment", L, light).do("play jedi-in-hiding")
    assert match.options == ["focus rebel-alliance > 1", "focus jedi-training > 1", "focus hit-and-run > 1"]
    match.do("focus hit-and-run > 1", "focus rebel-alliance > 1")
    assert match.asked == (D, "action")  # the rest was paid by the only source that matches, too
    assert match["jedi-training"].focus == 1
    match = Match("deployment", L, light | {"objectives": "jedi-training!1 hit-and-run"})
    assert match.refused("play jedi-in-hiding") == "cardgame.resource.match"


@pytest.mark.rule("cardgame.resource.source-must-be-ready", "cardgame.resource.source-exhausted-after")
@pytest.mark.rule("cardgame.focus.exhausted-cannot-be-focused", "cardgame.focus.ready-definition")
@pytest.mark.rule("cardgame.focus.exhausted-definition")
def test_exhausted_sources_produce_nothing() -> None:
    match = Match("deployment", L, {"objectives": "a-heros-journey!1 jedi-training", "hand": "yoda"})
    assert match.refused("play yoda") == "cardgame.resource.insufficient"
    numbers = next(
        refusal.numbers for refusal in match.g.refusals() if match.g.key(refusal.option) == "play yoda"
    )
    assert numbers == {"cost": 3, "available": 2}
    match = Match("deployment", L, {"objectives": "a-heros-journey", "hand": "rookie-pilot x-wing y-wing"})
    match.do("play rookie-pilot", "focus a-heros-journey > 1").window("deployment", L)
    assert sources(match.g, L) == [match.thing("jedi")]  # even though it produced less than it could


@pytest.mark.rule("cardgame.focus.exhausted-cannot-be-focused")
def test_an_exhausted_card_cannot_be_focused_for_its_ability() -> None:
    dark = {"objectives": "corporate-exploitation!1 imperial-command", "hand": "espo-trooper"}
    match = Match("deployment", D, dark=dark)
    assert match.refused("use corporate-exploitation") == "cardgame.focus.exhausted-cannot-be-focused"


@pytest.mark.rule("cardgame.resource.cost-zero", "cardgame.resource.neutral-card-no-match")
def test_cards_that_cost_nothing_and_neutral_cards_need_no_match() -> None:
    light = {"affiliation": "smugglers-and-spies", "objectives": "hit-and-run", "units": "yoda"}
    match = Match(
        "deployment", L, light | {"hand": "lightsaber-deflection youre-my-only-hope x-wing fleet-officer"}
    )
    assert "play youre-my-only-hope" in match.options  # Rebel Alliance, for nothing
    assert "play x-wing" in match.options  # neutral
    assert match.refused("play fleet-officer") == "cardgame.resource.match"
    assert not matches(match.g, match.thing("hit-and-run"), "rebel-alliance")


@pytest.mark.rule(
    "cardgame.resource.on-opponents-turn", "cardgame.ability.both-turns", "cardgame.action.label"
)
@pytest.mark.rule("cardgame.event.play-procedure", "cardgame.card.event")
def test_events_are_paid_for_in_the_opponents_turn_as_well() -> None:
    match = Match("deployment", D, {"hand": "jedi-mind-trick"}, {"units": "rancor"}).do(
        "play jedi-mind-trick"
    )
    match.window("deployment", D)
    assert match["rancor"].focus == 2
    assert match.discard(L) == ["jedi-mind-trick"]


@pytest.mark.rule("cardgame.card.fate", "cardgame.interrupt.label", "cardgame.reaction.label")
@pytest.mark.rule("cardgame.ability.types", "cardgame.card.cost-only-on-unit-event-enhancement")
def test_fate_cards_interrupts_and_reactions_are_no_actions() -> None:
    match = Match("deployment", L, {"hand": "twist-of-fate counter-stroke double-strike"})
    assert match.refused("play twist-of-fate") == "cardgame.card.fate"
    assert match.refused("play counter-stroke") == "cardgame.interrupt.label"
    assert match.refused("play double-strike") == "cardgame.reaction.label"


@pytest.mark.rule("cardgame.keyword.limited")
def test_one_limited_card_a_turn() -> None:
    light = {"hand": "hidden-outpost hidden-outpost dagobah-training-grounds"}
    match = Match("deployment", L, light).do("play hidden-outpost").window("deployment", L)
    assert match.refused("play hidden-outpost") == "cardgame.keyword.limited"
    assert match.refused("play dagobah-training-grounds") == "cardgame.keyword.limited"


@pytest.mark.rule(
    "cardgame.unique.one-in-play", "cardgame.card.uniqueness-mark", "cardgame.unique.edge-stack-ok"
)
def test_a_unique_card_is_in_play_once() -> None:
    light = {"units": "yoda y-wing", "hand": "yoda y-wing"}
    match = Match("deployment", L, light)
    assert match.refused("play yoda") == "cardgame.unique.one-in-play"
    assert "play y-wing" in match.options
    match.attack("imperial-command", "yoda").at("edge")
    assert "place yoda" in match.options


@pytest.mark.rule("cardgame.enhancement.needs-legal-host", "cardgame.enhancement.text-says-what")
def test_an_enhancement_needs_something_to_lie_on() -> None:
    light = {"hand": "trust-your-feelings astromech-droid-upgrade", "units": "yoda"}
    match = Match("deployment", L, light)
    assert match.refused("play astromech-droid-upgrade") == "cardgame.enhancement.needs-legal-host"
    assert "play trust-your-feelings" in match.options


@pytest.mark.rule("cardgame.enhancement.any-number", "cardgame.enhancement.attach-under")
def test_any_number_of_enhancements_lie_on_one_card() -> None:
    light = {"hand": "trust-your-feelings", "units": "yoda", "enhancements": "jedi-lightsaber@yoda"}
    match = Match("deployment", L, light).do("play trust-your-feelings").window("deployment", D)
    assert match.g.attached(match.thing("yoda")) == (
        match.thing("jedi-lightsaber"),
        match.thing("trust-your-feelings"),
    )


@pytest.mark.rule("cardgame.enhancement.leaves-with-host")
@pytest.mark.rule(
    "cardgame.damage.unit-attachments-discarded",
)
@pytest.mark.rule("cardgame.zone.leaves-play", "cardgame.discard.to-owners-pile")
@pytest.mark.rule("cardgame.term.owner")
def test_enhancements_leave_with_their_host_to_their_owners() -> None:
    light = {
        "units": "yoda*1 obi-wan-kenobi",
        "enhancements": "jedi-lightsaber@yoda trust-your-feelings@yoda",
    }
    dark = {"enhancements": "intimidated@yoda", "hand": "force-choke"}
    match = Match("deployment", D, light, dark).do("play force-choke", "choose yoda").window("deployment", L)
    assert sorted(match.discard(L)) == ["jedi-lightsaber", "trust-your-feelings", "yoda"]
    assert sorted(match.discard(D)) == ["force-choke", "intimidated"]


@pytest.mark.rule("cardgame.enhancement.play-area")
def test_an_enhancement_of_the_play_area_has_no_host() -> None:
    match = (
        Match("deployment", L, {"hand": "ancient-monument"})
        .do("play ancient-monument")
        .window("deployment", D)
    )
    monument = match["ancient-monument"]
    assert (monument.type, monument.host, monument.controller) == ("enhancement", 0, L)


@pytest.mark.rule("cardgame.discard.owner-orders-simultaneous")
def test_the_owner_orders_cards_discarded_together_where_it_matters() -> None:
    light = {
        "units": "yoda*1 obi-wan-kenobi",
        "enhancements": "jedi-lightsaber@yoda",
        "listed": "it-binds-all-things",
    }
    match = Match("deployment", D, light, {"hand": "force-choke"}).do("play force-choke", "choose yoda")
    assert match.asked == (L, "discard-order")
    match.do("discard-next jedi-lightsaber").window("deployment")
    assert match.discard(L) == ["jedi-lightsaber", "yoda"]


@pytest.mark.rule("cardgame.focus.exhausted-can-receive-more", "cardgame.focus.placed-is-not-focused")
def test_focus_tokens_may_be_placed_on_exhausted_cards() -> None:
    light = {"units": "luke-skywalker!1 yoda"}
    match = Match("deployment", L, light | {"hand": "jedi-mind-trick"}, {"units": "rancor!3"}).do(
        "play jedi-mind-trick"
    )
    match.do("choose rancor")
    assert match["rancor"].focus == 5


@pytest.mark.rule("cardgame.focus.exhausted-keeps-constant-effects", "cardgame.constant.no-label")
def test_exhausted_cards_keep_their_constant_effects() -> None:
    dark = {"objectives": "reconnaissance-mission!1 imperial-command shadows-of-dathomir"}
    match = Match("draw", D, dark=dark).window("draw")
    assert len(match.g.hands[D]) == 7


@pytest.mark.rule("cardgame.action.repeatable")
def test_an_action_may_be_used_as_often_as_its_cost_can_be_paid() -> None:
    dark = {"units": "at-st-commander at-st tie-fighter"}
    match = Match("conflict", D, dark=dark).attack("jedi-training", "at-st", "tie-fighter")
    match.do("use at-st-commander", "choose at-st", "use at-st-commander", "choose tie-fighter").window(
        "attackers", L
    )
    assert (match["at-st"].shields, match["tie-fighter"].shields) == (1, 1)
