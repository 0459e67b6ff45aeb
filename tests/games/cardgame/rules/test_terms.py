"""Terms, card types and other rules that hold everywhere."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.cardgame.board import Board, D, L
from tests.games.cardgame.usable_sets import sets_for

from dejarik.games.cardgame.abilities.ability import Use
from dejarik.games.cardgame.abilities.vocabulary.captives import (
    Capture,
    CaptureRandomFromHand,
    LookAndCapture,
)
from dejarik.games.cardgame.cards.facts import JEDI, LIMITED, NO_ENHANCEMENTS, SITH, icons
from dejarik.games.cardgame.cards.library import CARDS, SETS

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
    board = Board("deployment", L, light, {"units": "rancor!44"}).do("play our-most-desperate-hour")
    assert board["yoda"].shields == 10
    board.do("play jedi-mind-trick", "choose rancor")
    assert board["rancor"].focus == 46


@pytest.mark.rule("cardgame.meta.golden-rule-card-over-book", "cardgame.meta.cannot-in-book-absolute")
def test_cards_overrule_the_book_but_not_its_cannot() -> None:
    board = Board("deployment", L, {"units": "yoda^1", "hand": "our-most-desperate-hour"})
    board.do("play our-most-desperate-hour")
    assert board["yoda"].shields == 2  # the book allows one
    light = {"units": "yoda", "hand": "return-of-the-jedi", "discard": "yoda"}
    board = Board("deployment", L, light)
    assert board.refused("play return-of-the-jedi") == "cardgame.ability.zone-reference"  # unique: it cannot


@pytest.mark.rule("cardgame.meta.multiplayer-wording-two-player")
def test_each_opponent_is_the_opponent() -> None:
    dark = {"units": "darth-vader", "hand": "interrogation-droid rancor"}
    board = Board("deployment", D, {"hand": "yoda red-five"}, dark).do("play interrogation-droid")
    board.do("use interrogation-droid")
    assert len(board.g.hands[L]) == 2
    assert "rancor" in board.hand(D)


@pytest.mark.rule("cardgame.meta.effects-fully-resolved-one-at-a-time", "cardgame.resource.single-purpose")
def test_an_action_is_complete_before_the_next_one() -> None:
    light = {"hand": "x-wing rookie-pilot", "objectives": "a-heros-journey"}
    board = Board("deployment", L, light).do("play x-wing", "focus a-heros-journey > 2")
    assert board.asked == (D, "action")
    assert "x-wing" in board
    board.do("pass", "play rookie-pilot")
    assert board.window("deployment", D)["jedi"].focus == 1  # the second resource was lost, not kept


@pytest.mark.rule("cardgame.card.unit-cards-face-up", "cardgame.zone.enters-play")
def test_a_unit_is_played_face_up_and_ready() -> None:
    board = Board("deployment", L, {"hand": "x-wing"}).do("play x-wing").window("deployment", D)
    assert (board["x-wing"].focus, board["x-wing"].controller, board["x-wing"].type) == (0, L, "unit")


@pytest.mark.rule("cardgame.card.text-vs-reminder")
def test_targeted_strike_is_as_the_book_has_it() -> None:
    """The reminder on cards speaks of units that do not participate; the book says any enemy unit."""
    board = Board("conflict", L, {"units": "luke-skywalker"}, {"units": "rancor tie-fighter"})
    board.attack("imperial-command").defend("rancor").edge(L).do("resolve unit-damage")
    assert board.options == ["damage rancor", "damage tie-fighter"]


@pytest.mark.rule("cardgame.setup.5-deck-means-command-deck", "cardgame.setup.5-draw-means-command-deck")
def test_decks_are_command_decks() -> None:
    light = {
        "objectives": "mission-briefing a-heros-journey jedi-training",
        "objective_deck": "forgotten-heroes",
    }
    board = Board("balance", D, light).do("use mission-briefing")
    assert len(board.g.decks[L].cards) == 9
    assert len(board.g.objective_decks[L].cards) == 1


@pytest.mark.rule("cardgame.card.affiliation-always-in-play")
def test_nothing_removes_an_affiliation_card() -> None:
    dark = {"units": "rancor", "hand": "there-is-no-escape tear-this-ship-apart"}
    board = Board("force", D, {"units": "yoda"}, dark).window("force", D)
    assert board.refused("play tear-this-ship-apart") == "cardgame.target.needs-eligible"
    board.do("play there-is-no-escape").window("force", L)
    assert ("yoda" in board, "rancor" in board) == (False, False)
    assert ("jedi" in board, "sith" in board) == (True, True)


@pytest.mark.rule("cardgame.focus.self-reference", "cardgame.focus.give-order")
def test_focusing_without_naming_a_card_focuses_the_card_itself() -> None:
    dark = {"objectives": "corporate-exploitation imperial-command", "hand": "espo-trooper"}
    board = Board("deployment", D, dark=dark).do("use corporate-exploitation", "choose espo-trooper")
    assert (board["corporate-exploitation"].focus, board["imperial-command"].focus) == (1, 0)


@pytest.mark.rule("cardgame.ability.zone-reference", "cardgame.zone.effects-only-in-play")
def test_effects_reach_other_zones_only_when_they_name_them() -> None:
    light = {"units": "yoda", "hand": "obi-wan-kenobi", "discard": "jedi-in-hiding"}
    board = Board("deployment", D, light, {"hand": "force-choke"}).do("play force-choke").window("deployment")
    assert board["yoda"].damage == 1  # nothing else was to be chosen from
    light = {"hand": "return-of-the-jedi", "discard": "jedi-in-hiding"}
    board = Board("deployment", L, light).do("play return-of-the-jedi").window("deployment", D)
    assert "jedi-in-hiding" in board


@pytest.mark.rule("cardgame.trait.no-effect")
def test_traits_alone_do_nothing_but_other_effects_ask_for_them() -> None:
    light = {"units": "r2-d2 yoda"}
    board = Board("deployment", D, light, {"hand": "force-choke"}).do("play force-choke").window("deployment")
    assert (board["r2-d2"].damage, board["yoda"].damage) == (0, 1)  # a Droid is no Character


@pytest.mark.rule("cardgame.keyword.no-enhancements")
def test_no_enhancements(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rancor is no Character, and no enhancement of the Core Set would fit: so imagine he were one."""
    rancor = CARDS["25-4"]
    assert NO_ENHANCEMENTS in rancor.keywords
    light = {"hand": "trust-your-feelings"}
    for keywords in (rancor.keywords, frozenset()):
        character = msgspec.structs.replace(rancor, traits=frozenset({"Character"}), keywords=keywords)
        monkeypatch.setitem(CARDS, "25-4", character)
        board = Board("deployment", L, light, {"units": "rancor darth-vader"})
        board.do("play trust-your-feelings")
        if keywords:
            board.window("deployment", D)
            assert board["trust-your-feelings"].host == board.thing("darth-vader")  # the only host
        else:
            board.at("enter-play")
            assert board.options == ["attach-to rancor", "attach-to darth-vader"]


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
        board = Board("deployment", D, {"units": "yoda"}, {"units": "boba-fett rancor"})
        reaction = Use("33-2.0", D, board.thing("boba-fett"))
        reaction.bind("that", board.thing(victim))
        board.g.asked = None
        board.g.push(reaction)
        board.g.run()
        board.do("choose imperial-command")
        assert (victim in board) is not captured
        assert bool(board["imperial-command"].captives) is captured
    dark = {"units": "boba-fett", "hand": "detained", "affiliation": "imperial-navy"}
    board = (
        Board("conflict", D, {"units": "yoda"}, dark).attack("jedi-training").never("play detained", "strike")
    )
    assert all(not thing.captives for thing in board.g.things.values())
    assert all(board.g.things[objective].place < 0 for objective in board.g.objectives(L))


@pytest.mark.rule(
    "cardgame.target.controller-chooses", "cardgame.target.needs-eligible", "cardgame.term.friendly"
)
def test_the_controller_chooses_among_eligible_targets() -> None:
    dark = {
        "objectives": "imperial-command shadows-of-dathomir death-and-despayre",
        "units": "admiral-motti tie-fighter!2",
    }
    board = Board("refresh", D, {"units": "yoda!1"}, dark).do("use admiral-motti")
    assert board.asked == (D, "choose")
    assert board.options == ["choose admiral-motti", "choose tie-fighter"]  # friendly units only
    board = Board("deployment", D, {}, {"hand": "force-choke"})
    assert board.refused("play force-choke") == "cardgame.target.needs-eligible"


def test_limited_cards_are_resources() -> None:
    limited = {card.title for card in CARDS.values() if LIMITED in card.keywords}
    assert limited == {
        "Cloud City Casino",
        "Control Room",
        "Dagobah Training Grounds",
        "Hidden Outpost",
        "Sith Library",
    }
