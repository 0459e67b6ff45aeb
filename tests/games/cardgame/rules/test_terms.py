"""Terms, card types and other rules that hold everywhere."""

from __future__ import annotations

import pytest
from tests.games.cardgame.match import D, L, Match

from dejarik.games.cardgame.abilities.ability import Use
from dejarik.games.cardgame.abilities.vocabulary.captives import (
    Capture,
    CaptureRandomFromHand,
    LookAndCapture,
)
from dejarik.games.cardgame.cards.facts import JEDI, LIMITED, NO_ENHANCEMENTS, SITH, icons
from dejarik.games.cardgame.cards.library import CARDS, SETS
from dejarik.games.cardgame.decks.random import sets_for
from dejarik.kernel.data import replace

DOUBLED = (18, 36)  # two copies of these sets are in the box


@pytest.mark.rule("cardgame.component.card-count", "cardgame.card.types-list")
def test_the_core_set() -> None:
    for side in ("light", "dark"):
        numbers = [n for n in SETS if CARDS[SETS[n].objective].side == side]
        affiliations = [card for card in CARDS.values() if card.type == "affiliation" and card.side == side]
        assert 6 * (len(numbers) + sum(n in DOUBLED for n in numbers)) + len(affiliations) == 117
    assert len(CARDS) == 176
    kinds = {"objective", "unit", "enhancement", "event", "fate", "affiliation"}
    assert {card.type for card in CARDS.values()} == kinds


@pytest.mark.rule("cardgame.deck.neutral-sets-available")
def test_neutral_sets_are_open_to_every_affiliation_of_the_side() -> None:
    assert {16, 17, 18} <= set(sets_for(JEDI))
    assert {34, 35, 36} <= set(sets_for(SITH))


@pytest.mark.rule("cardgame.strike.icon-notation")
def test_icons_in_parentheses_are_edge_enabled() -> None:
    assert icons("T") == (0, 1, 0, 0, 0, 0)
    assert icons("(T)") == (0, 0, 0, 0, 1, 0)
    assert icons("UUB(B)") == (2, 0, 1, 0, 0, 1)
    assert CARDS["2-2"].icons == icons("T(UB)")


@pytest.mark.rule("cardgame.component.token-pool-unlimited", "cardgame.setup.6-token-pool")
@pytest.mark.rule("cardgame.component.focus-tokens", "cardgame.component.shield-tokens")
def test_there_are_as_many_tokens_as_needed() -> None:
    light = {
        "units": "yoda^9",
        "objectives": "a-heros-journey!30",
        "hand": "our-most-desperate-hour jedi-mind-trick",
    }
    match = Match("deployment", L, light, {"units": "rancor!44"}).do("play our-most-desperate-hour")
    assert match["yoda"].shields == 10
    match.do("play jedi-mind-trick", "choose rancor")
    assert match["rancor"].focus == 46


@pytest.mark.rule("cardgame.meta.golden-rule-card-over-book", "cardgame.meta.cannot-in-book-absolute")
def test_cards_overrule_the_book_but_not_its_cannot() -> None:
    match = Match("deployment", L, {"units": "yoda^1", "hand": "our-most-desperate-hour"})
    match.do("play our-most-desperate-hour")
    assert match["yoda"].shields == 2  # the book allows one
    light = {"units": "yoda", "hand": "return-of-the-jedi", "discard": "yoda"}
    match = Match("deployment", L, light)
    assert match.refused("play return-of-the-jedi") == "cardgame.ability.zone-reference"  # unique: it cannot


@pytest.mark.rule("cardgame.meta.multiplayer-wording-two-player")
def test_each_opponent_is_the_opponent() -> None:
    dark = {"units": "darth-vader", "hand": "interrogation-droid rancor"}
    match = Match("deployment", D, {"hand": "yoda red-five"}, dark).do("play interrogation-droid")
    match.do("use interrogation-droid")
    assert len(match.g.hands[L]) == 2
    assert "rancor" in match.hand(D)


@pytest.mark.rule("cardgame.meta.effects-fully-resolved-one-at-a-time", "cardgame.resource.single-purpose")
def test_an_action_is_complete_before_the_next_one() -> None:
    light = {"hand": "x-wing rookie-pilot", "objectives": "a-heros-journey"}
    match = Match("deployment", L, light).do("play x-wing", "focus a-heros-journey > 2")
    assert match.asked == (D, "action")
    assert "x-wing" in match
    match.do("pass", "play rookie-pilot")
    assert match.window("deployment", D)["jedi"].focus == 1  # the second resource was lost, not kept


@pytest.mark.rule("cardgame.card.unit-cards-face-up", "cardgame.zone.enters-play")
def test_a_unit_is_played_face_up_and_ready() -> None:
    match = Match("deployment", L, {"hand": "x-wing"}).do("play x-wing").window("deployment", D)
    assert (match["x-wing"].focus, match["x-wing"].controller, match["x-wing"].type) == (0, L, "unit")


@pytest.mark.rule("cardgame.card.text-vs-reminder")
def test_targeted_strike_is_as_the_book_has_it() -> None:
    """The reminder on cards speaks of units that do not participate; the book says any enemy unit."""
    match = Match("conflict", L, {"units": "luke-skywalker"}, {"units": "rancor tie-fighter"})
    match.attack("imperial-command").defend("rancor").edge(L).do("resolve unit-damage")
    assert match.options == ["damage rancor", "damage tie-fighter"]


@pytest.mark.rule("cardgame.setup.5-deck-means-command-deck", "cardgame.setup.5-draw-means-command-deck")
def test_decks_are_command_decks() -> None:
    light = {
        "objectives": "mission-briefing a-heros-journey jedi-training",
        "objective_deck": "forgotten-heroes",
    }
    match = Match("balance", D, light).do("use mission-briefing")
    assert len(match.g.decks[L].cards) == 9
    assert len(match.g.objective_decks[L].cards) == 1


@pytest.mark.rule("cardgame.card.affiliation-always-in-play")
def test_nothing_removes_an_affiliation_card() -> None:
    dark = {"units": "rancor", "hand": "there-is-no-escape tear-this-ship-apart"}
    match = Match("force", D, {"units": "yoda"}, dark).window("force", D)
    assert match.refused("play tear-this-ship-apart") == "cardgame.target.needs-eligible"
    match.do("play there-is-no-escape").window("force", L)
    assert ("yoda" in match, "rancor" in match) == (False, False)
    assert ("jedi" in match, "sith" in match) == (True, True)


@pytest.mark.rule("cardgame.focus.self-reference", "cardgame.focus.give-order")
def test_focusing_without_naming_a_card_focuses_the_card_itself() -> None:
    dark = {"objectives": "corporate-exploitation imperial-command", "hand": "espo-trooper"}
    match = Match("deployment", D, dark=dark).do("use corporate-exploitation", "choose espo-trooper")
    assert (match["corporate-exploitation"].focus, match["imperial-command"].focus) == (1, 0)


@pytest.mark.rule("cardgame.ability.zone-reference", "cardgame.zone.effects-only-in-play")
def test_effects_reach_other_zones_only_when_they_name_them() -> None:
    light = {"units": "yoda", "hand": "obi-wan-kenobi", "discard": "jedi-in-hiding"}
    match = Match("deployment", D, light, {"hand": "force-choke"}).do("play force-choke").window("deployment")
    assert match["yoda"].damage == 1  # nothing else was to be chosen from
    light = {"hand": "return-of-the-jedi", "discard": "jedi-in-hiding"}
    match = Match("deployment", L, light).do("play return-of-the-jedi").window("deployment", D)
    assert "jedi-in-hiding" in match


@pytest.mark.rule("cardgame.trait.no-effect")
def test_traits_alone_do_nothing_but_other_effects_ask_for_them() -> None:
    light = {"units": "r2-d2 yoda"}
    match = Match("deployment", D, light, {"hand": "force-choke"}).do("play force-choke").window("deployment")
    assert (match["r2-d2"].damage, match["yoda"].damage) == (0, 1)  # a Droid is no Character


@pytest.mark.rule("cardgame.keyword.no-enhancements")
def test_no_enhancements(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rancor is no Character, and no enhancement of the Core Set would fit: so imagine he were one."""
    rancor = CARDS["25-4"]
    assert NO_ENHANCEMENTS in rancor.keywords
    light = {"hand": "trust-your-feelings"}
    for keywords in (rancor.keywords, frozenset()):
        character = replace(rancor, traits=frozenset({"Character"}), keywords=keywords)
        monkeypatch.setitem(CARDS, "25-4", character)
        match = Match("deployment", L, light, {"units": "rancor darth-vader"})
        match.do("play trust-your-feelings")
        if keywords:
            match.window("deployment", D)
            assert match["trust-your-feelings"].host == match.thing("darth-vader")  # the only host
        else:
            match.at("enter-play")
            assert match.options == ["attach-to rancor", "attach-to darth-vader"]


@pytest.mark.rule("cardgame.capture.dark-captures-light")
def test_only_dark_captures_and_only_light_cards() -> None:
    capturing = {
        card.side
        for card in CARDS.values()
        for ability in card.abilities
        if isinstance(ability.effect, Capture | CaptureRandomFromHand | LookAndCapture)
    }
    assert capturing == {"dark"}  # no light card captures
    for victim, captured in (("yoda", True), ("rancor", False)):  # whatever Boba Fett has damaged
        match = Match("deployment", D, {"units": "yoda"}, {"units": "boba-fett rancor"})
        reaction = Use("33-2.0", D, match.thing("boba-fett"))
        reaction.bind("that", match.thing(victim))
        match.g.asked = None
        match.g.push(reaction)
        match.g.run()
        match.do("choose imperial-command")
        assert (victim in match) is not captured
        assert bool(match["imperial-command"].captives) is captured
    dark = {"units": "boba-fett", "hand": "detained", "affiliation": "imperial-navy"}
    match = (
        Match("conflict", D, {"units": "yoda"}, dark).attack("jedi-training").never("play detained", "strike")
    )
    assert all(not thing.captives for thing in match.g.things.values())
    assert all(match.g.things[objective].place < 0 for objective in match.g.objectives(L))


@pytest.mark.rule(
    "cardgame.target.controller-chooses", "cardgame.target.needs-eligible", "cardgame.term.friendly"
)
def test_the_controller_chooses_among_eligible_targets() -> None:
    dark = {
        "objectives": "imperial-command shadows-of-dathomir death-and-despayre",
        "units": "admiral-motti tie-fighter!2",
    }
    match = Match("refresh", D, {"units": "yoda!1"}, dark).do("use admiral-motti")
    assert match.asked == (D, "choose")
    assert match.options == ["choose admiral-motti", "choose tie-fighter"]  # friendly units only
    match = Match("deployment", D, {}, {"hand": "force-choke"})
    assert match.refused("play force-choke") == "cardgame.target.needs-eligible"


def test_limited_cards_are_resources() -> None:
    limited = {card.title for card in CARDS.values() if LIMITED in card.keywords}
    assert limited == {
        "Cloud City Casino",
        "Control Room",
        "Dagobah Training Grounds",
        "Hidden Outpost",
        "Sith Library",
    }
