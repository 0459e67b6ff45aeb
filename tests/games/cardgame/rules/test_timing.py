"""Damage, shields, interrupts, reactions, capture: how things fall together."""

from __future__ import annotations

import pytest
from tests.games.cardgame.match import D, L, Match

from dejarik.games.cardgame.abilities.ability import Ability, Use
from dejarik.games.cardgame.abilities.lexicon import TARGET, DealDamage, Draw, Then
from dejarik.games.cardgame.cards.library import ABILITIES
from dejarik.kernel import observe


@pytest.mark.rule(
    "cardgame.shield.use-prevents-one-token", "cardgame.shield.shielded-term", "cardgame.damage.tokens"
)
@pytest.mark.rule("cardgame.shield.on-units-and-objectives")
def test_a_shield_prevents_one_damage_or_one_focus_token() -> None:
    light = {"units": "obi-wan-kenobi"}
    match = Match("conflict", L, light, {"units": "rancor^1", "objectives": "imperial-command^1"})
    match.attack("imperial-command").defend("rancor").edge(L)
    match.do("resolve blast", "shield imperial-command", "resolve tactics", "shield rancor")
    assert match["imperial-command"].damage == 0
    assert match["rancor"].focus == 1  # two tokens, one prevented
    assert match["rancor"].damage == 1  # the shield is gone
    keep = (
        Match("conflict", L, light, {"units": "rancor^1"}).attack("imperial-command").defend("rancor").edge(L)
    )
    keep.do("resolve unit-damage", "no-shield rancor")
    assert (keep["rancor"].damage, keep["rancor"].shields) == (1, 1)


@pytest.mark.rule("cardgame.shield.not-against-own-tokens")
def test_a_shield_does_not_stop_the_focus_of_a_strike() -> None:
    match = Match("conflict", L, {"units": "yoda^1+"}).attack("imperial-command").window("strike")
    assert (match["yoda"].focus, match["yoda"].shields) == (2, 1)


@pytest.mark.rule("cardgame.shield.max-one")
def test_a_second_shield_is_not_placed() -> None:
    light = {
        "enhancements": "fleet-command-center",
        "units": "yoda",
        "objectives": "fleeing-the-empire jedi-training a-heros-journey",
    }
    match = Match("refresh", L, light).do("use fleet-command-center", "use fleeing-the-empire", "choose yoda")
    assert match["yoda"].shields == 1


@pytest.mark.rule("cardgame.damage.destroyed-at-capacity", "cardgame.damage.excess-ignored")
@pytest.mark.rule("cardgame.damage.unit-destroyed-to-discard")
def test_damage_beyond_capacity_is_lost() -> None:
    match = Match("conflict", L, {"units": "home-one y-wing"}, {"units": "espo-trooper rancor"})
    match.attack("imperial-command", "home-one").defend("espo-trooper", "rancor").edge(L)
    match.do("resolve unit-damage", "damage espo-trooper")
    assert match.discard(D) == ["espo-trooper"]
    assert match["rancor"].damage == 0


@pytest.mark.rule("cardgame.damage.dial-advance-on-light-objective", "cardgame.term.victory-pile")
@pytest.mark.parametrize(
    ("pile", "dial"), [("", 1), ("last-minute-rescue", 2), ("last-minute-rescue decoy-at-dantooine", 3)]
)
def test_the_dial_advances_by_the_size_of_the_victory_pile(pile: str, dial: int) -> None:
    light = {"objectives": "jedi-training*4 a-heros-journey"}
    match = Match("conflict", D, light, {"units": "nightsister", "victory": pile}).attack("jedi-training")
    match.window("strike")
    assert match.g.dial == dial
    assert match.g.victory[D][-1] == "7-1"


@pytest.mark.rule("cardgame.capture.rescued-when-objective-destroyed", "cardgame.capture.rescued-to-hand")
@pytest.mark.rule("cardgame.capture.ends", "cardgame.capture.no-characteristics")
def test_captives_are_rescued_when_their_objective_is_destroyed() -> None:
    dark = {
        "objectives": "imperial-command*4 shadows-of-dathomir",
        "captives": {"imperial-command": "yoda double-strike"},
    }
    match = Match("conflict", L, {"units": "red-five", "hand": "yoda"}, dark)
    assert (
        match.refused("play yoda") == "cardgame.deployment.only-active-player"
    )  # the captive is not in play
    match.attack("imperial-command").window("strike")
    assert match.hand(L) == ["double-strike", "yoda", "yoda"]


@pytest.mark.rule("cardgame.capture.hidden", "cardgame.capture.from-anywhere")
def test_who_knows_a_captive() -> None:
    dark = {"objectives": "imperial-command shadows-of-dathomir", "objective_deck": "take-them-prisoner"}
    match = Match("refresh", D, {"deck": "yoda red-five y-wing"}, dark).do(
        "use take-them-prisoner", "capture yoda"
    )
    match.do("put-on-deck y-wing").window("refresh")
    place = match["take-them-prisoner"].place
    dark_facts = match.g.facts.of[D]
    assert (L, "2-2", 32 << place) in dark_facts
    light = observe(match.g, L)
    assert {light.deal(seed).things[match.thing("take-them-prisoner")].captives for seed in range(30)} > {
        ("2-2",)
    }
    spied = observe(match.g, D)
    assert {spied.deal(seed).things[match.thing("take-them-prisoner")].captives for seed in range(30)} == {
        ("2-2",)
    }


@pytest.mark.rule(
    "cardgame.interrupt.before-effect", "cardgame.keyword.protect", "cardgame.shield.use-prevents-one-token"
)
@pytest.mark.rule("cardgame.interrupt.once-per-condition", "cardgame.timing.when-word")
@pytest.mark.rule("cardgame.trigger.several-on-one-condition", "cardgame.trigger.in-framework-events")
def test_the_hard_chain_lands_together() -> None:
    """Strike damage, Lightsaber Deflection, It's Worse against it, Protect and a shield on what is left."""
    light = {"units": "obi-wan-kenobi guardian-of-peace^1", "hand": "lightsaber-deflection"}
    dark = {"units": "darth-vader", "hand": "its-worse"}
    match = Match("conflict", D, light, dark).attack("jedi-training").defend("obi-wan-kenobi").edge(D)
    match.do("resolve unit-damage", "play lightsaber-deflection", "choose darth-vader")
    assert match.asked == (D, "interrupt")
    match.do("play its-worse", "choose obi-wan-kenobi", "pass")
    assert match["obi-wan-kenobi"].damage == 1  # It's Worse; the strike has not landed yet
    match.saved().do("protect-with guardian-of-peace", "enough", "shield guardian-of-peace").window("strike")
    assert (match["obi-wan-kenobi"].damage, match["guardian-of-peace"].damage) == (2, 0)
    assert match["darth-vader"].damage == 0
    assert match.discard(L) == ["lightsaber-deflection"]
    assert match.discard(D)[-1] == "its-worse"


@pytest.mark.rule("cardgame.interrupt.order", "cardgame.trigger.several-on-one-condition")
def test_interrupts_alternate_from_the_active_player_until_both_pass() -> None:
    """Damage to a dark Character: light may prevent a point, dark may take it over."""
    light = {"units": "jedi-in-hiding", "hand": "it-could-be-worse it-could-be-worse"}
    dark = {"units": "kuati-security-team emperors-royal-guard"}
    match = Match("conflict", L, light, dark).attack("imperial-command").defend("kuati-security-team").edge(L)
    match.do("resolve unit-damage")
    assert match.asked == (L, "interrupt")  # the active player first
    match.do("play it-could-be-worse")
    assert match.asked == (D, "interrupt")  # one each
    match.do("pass")
    assert match.asked == (L, "interrupt")  # one pass is not enough
    match.do("pass").window("strike")
    assert match["kuati-security-team"].damage == 1

    match = Match("deployment", D, light, dark | {"hand": "force-choke"}).do("play force-choke")
    match.do("choose kuati-security-team")
    assert match.asked == (D, "interrupt")
    match.do("pass")
    assert match.asked == (L, "interrupt")


@pytest.mark.rule("cardgame.reaction.order", "cardgame.trigger.several-on-one-condition")
@pytest.mark.parametrize("active", [L, D])
def test_both_players_react_to_one_condition_from_the_active_player_on(active: int) -> None:
    """An objective is destroyed: Red Two is readied, and the Emperor takes an event back."""
    light = {"units": "red-two!2 red-five", "objectives": "jedi-training*4 draw-their-fire a-heros-journey"}
    dark = {
        "units": "emperor-palpatine!2 nightsister imperial-officer!2",
        "objectives": "imperial-command*4 shadows-of-dathomir death-and-despayre",
        "discard": "force-choke",
    }
    match = Match("conflict", active, light, dark)
    match.attack("imperial-command" if active == L else "jedi-training")
    own = {L: "use red-two", D: "use emperor-palpatine"}
    assert match.at("reaction").asked == (active, "reaction")
    match.do(own[active])
    assert match.asked == (1 - active, "reaction")  # though the officer could react, too
    match.do(own[1 - active])
    if active == D:
        assert match.asked == (D, "reaction")
        assert match.options == ["use imperial-officer", "pass"]
    match.window("strike")
    assert match["red-two"].focus == 1
    assert "force-choke" in match.hand(D)


@pytest.mark.rule("cardgame.reaction.once-per-condition", "cardgame.reaction.after-effect")
@pytest.mark.rule("cardgame.timing.after-word")
def test_reactions_alternate_from_the_active_player() -> None:
    light = {
        "objectives": "mission-briefing",
        "units": "luke-skywalker!1 red-two",
        "dud": False,
        "hand": "yoda",
    }
    match = Match("balance", D, light, {"objectives": "imperial-command*1"})
    assert match.asked == (L, "reaction")  # the active player has nothing to react with, as everybody knows
    assert match.options == ["use mission-briefing", "use luke-skywalker", "pass"]
    match.do("use mission-briefing")
    assert match.options == ["use luke-skywalker", "pass"]  # each once for each occurrence


@pytest.mark.rule("cardgame.ability.optional-by-default")
def test_reactions_may_be_declined() -> None:
    match = Match("balance", D, {"units": "luke-skywalker!1"}).do("pass").window("refresh")
    assert match["luke-skywalker"].focus == 1


@pytest.mark.rule("cardgame.forced.mandatory")
def test_forced_reactions_come_before_optional_ones() -> None:
    light = {"units": "jedi-in-hiding", "hand": "double-strike"}
    match = Match("conflict", L, light, {"enhancements": "intimidated@jedi-in-hiding"}).attack(
        "imperial-command"
    )
    match.until("play double-strike")
    assert match["jedi-in-hiding"].focus == 2


@pytest.mark.rule("cardgame.timing.then-word")
@pytest.mark.parametrize("target", ["rancor", ""])
def test_what_follows_then_needs_all_that_comes_before(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the Core Set nothing before a "then" can fail, so imagine an action that damages, then draws."""
    action = Ability("2-2", 9, "action", effect=Then(DealDamage(1, TARGET), Draw(1)))
    monkeypatch.setitem(ABILITIES, action.ref, action)
    match = Match("deployment", L, {"units": "yoda"}, {"units": "rancor"})
    use = Use(action.ref, L, match.thing("yoda"))
    if target:
        use.bind("target", match.thing(target))
    match.g.asked = None
    match.g.push(use)
    match.g.run()
    assert (match["rancor"].damage, match.hand(L)) == ((1, ["rookie-pilot"]) if target else (0, []))


@pytest.mark.rule("cardgame.cancel.meaning", "cardgame.cancel.event-discarded")
def test_an_interrupting_event_can_itself_be_canceled() -> None:
    light = {"units": "yoda*1", "hand": "counter-stroke"}
    dark = {"units": "rancor", "hand": "force-choke its-worse"}
    match = Match("deployment", D, light, dark).do("play force-choke", "choose yoda", "play counter-stroke")
    match.do("play its-worse").window("deployment", L)
    assert "yoda" not in match  # the choke goes ahead
    assert match.discard(L) == ["counter-stroke", "yoda"] or sorted(match.discard(L)) == [
        "counter-stroke",
        "yoda",
    ]


def test_being_asked_tells_nothing() -> None:
    """With an interrupt somewhere in the deck a player is asked, whether it is in hand or not."""
    for hand, options in (("it-could-be-worse", ["play it-could-be-worse", "pass"]), ("red-five", ["pass"])):
        light = {"units": "yoda", "hand": hand, "listed": "it-could-be-worse red-five"}
        match = Match("deployment", D, light, {"hand": "force-choke"}).do("play force-choke")
        assert match.asked == (L, "interrupt")
        assert match.options == options
    match = Match("deployment", D, {"units": "yoda", "hand": "red-five"}, {"hand": "force-choke"})
    match.do("play force-choke")
    assert match.asked[1] == "action"


def test_a_player_may_concede() -> None:
    match = Match("refresh", L)
    match.g.aside(D, next(option for option in match.g.asides(D) if option.kind == "concede"))
    assert match.g.outcome is not None
    assert match.g.outcome.winners == (L,)
