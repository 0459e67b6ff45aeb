"""Who is asked in a window, and what that tells: only what everybody knows anyway."""

from __future__ import annotations

import pytest
from tests.games.cardgame.match import D, L, Match

from dejarik.games.cardgame import GAME, CardGame
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.games.cardgame.knowledge import seen_by
from dejarik.games.cardgame.rules.policy import WINDOWS
from dejarik.kernel import Seat, observe


def aside(g: CardGame, seat: Seat, key: str) -> None:
    g.aside(seat, next(option for option in g.asides(seat) if g.key(option) == key))


def questions(match: Match, until: str) -> list[tuple[Seat, str]]:
    """Who is asked what up to an action window, everybody passing."""
    found: list[tuple[Seat, str]] = []
    for _ in range(90):
        decision = match.g.decision
        if (decision.kind, decision.about) == ("action", until):
            return found
        found.append((decision.seat, f"{decision.kind} {decision.about}"))
        assert match._idle()
    raise AssertionError(found)


def test_whether_somebody_is_asked_never_depends_on_what_they_hold() -> None:
    """The same table and deck list with three hands: the same questions to the same players."""
    listed = "red-two red-two double-strike counter-stroke it-could-be-worse yoda"
    courses = []
    for hand in ("red-two red-two", "double-strike counter-stroke", "it-could-be-worse yoda"):
        light = {"units": "luke-skywalker", "hand": hand, "listed": listed, "dud": False}
        match = Match("conflict", L, light, {"units": "death-star-trooper"}).attack("imperial-command")
        courses.append(questions(match.defend("death-star-trooper"), "conflict-end"))
    assert courses[0] == courses[1] == courses[2]
    # A Character was focused to strike, and damage was dealt: both might be answered from the hand.
    assert {(L, "reaction reaction"), (L, "interrupt interrupt")} < set(courses[0])


@pytest.mark.parametrize("cards", ["red-two", "jedi-mind-trick"])
def test_in_an_action_window_whoever_holds_cards_is_asked(cards: str) -> None:
    light = {"hand": cards, "listed": "red-two jedi-mind-trick", "dud": False}
    match = Match("deployment", D, light, {"units": "rancor"}).do("pass")
    assert match.asked == (L, "action")
    assert match.options == (["pass"] if cards == "red-two" else ["play jedi-mind-trick", "pass"])


def test_a_lone_pass_is_a_decision_unless_everybody_knows_it_is_alone() -> None:
    match = Match("deployment", L, {"hand": "twist-of-fate", "dud": False}, {"hand": "", "dud": False})
    assert match.options == ["pass"]  # nobody else knows that nothing can be played
    match.g.choose(0)
    assert (match.g.phase, match.asked) == ("conflict", (L, "action"))  # dark has no cards: it is not asked


@pytest.mark.parametrize("window", WINDOWS)
def test_each_window_is_passed_automatically_if_its_player_wants_that(window: str) -> None:
    light = {"units": "jedi-in-hiding luke-skywalker!1", "hand": "double-strike it-could-be-worse"}
    dark = {"units": "admiral-motti", "hand": "force-choke"}

    def asked(pass_at: str) -> set[str]:
        """The windows in which light is asked in the course of a turn of each."""
        match = Match("refresh", L, light, dark)
        if pass_at:
            aside(match.g, L, f"pass-at {pass_at}")
            match.saved()
        seen: set[str] = set()
        for _ in range(200):
            decision = match.g.decision
            if decision.seat == L:
                seen.add(str(decision.about))
            if match.g.active == D and match.g.phase == "force":
                return seen
            for key in ("engage imperial-command", "attack-with jedi-in-hiding", "play force-choke"):
                if key in match.options:
                    match.do(key)
                    break
            else:
                if not match._idle():
                    match.g.choose(0)
        raise AssertionError(seen)

    assert window in asked("")
    assert window not in asked(window)


def test_automatic_passing_is_kept_with_the_match_and_hidden_from_the_other() -> None:
    match = Match("draw", L)
    assert match.asked == (L, "draw-discard")  # no window is open
    for name in WINDOWS:
        seen = observe(match.g, D).encode(), observe(match.g, None).encode()
        own = observe(match.g, L).encode()
        aside(match.g, L, f"pass-at {name}")
        assert (observe(match.g, D).encode(), observe(match.g, None).encode()) == seen
        assert observe(match.g, L).encode() != own
    assert match.saved().g.auto == [sorted(WINDOWS), []]
    assert match.g.copy().auto == match.g.auto
    for name in WINDOWS:
        aside(match.g, L, f"stop-at {name}")
    assert match.g.auto == [[], []]


@pytest.mark.parametrize("window", ["deployment", "interrupt"])
def test_passing_automatically_looks_like_passing(window: str) -> None:
    """What the opponent and spectators see and are told is the same, whoever took the pass."""
    light = {"units": "luke-skywalker yoda", "hand": "double-strike it-could-be-worse"}
    dark = {"units": "rancor", "hand": "force-choke"}

    def course(automatic: bool) -> list[tuple[bytes, bytes, list[object]]]:
        """A turn of dark with Force Choke, as the others see it at each question of dark."""
        match = Match("deployment", D, light, dark)
        if automatic:
            aside(match.g, L, f"pass-at {window}")
        seen: list[tuple[bytes, bytes, list[object]]] = []
        told: list[object] = []
        asked = 0
        while match.g.phase == "deployment":
            decision = match.g.decision
            if decision.seat == D:
                views = observe(match.g, D).encode(), observe(match.g, None).encode()
                seen.append((*views, told))
                told = []
            asked += decision.seat == L and decision.about == window
            key = next((key for key in ("play force-choke", "choose yoda") if key in match.options), "pass")
            told += [seen_by(event, D) for event in match.g.choose(match.g.find(decision, key))]
        assert (asked == 0) is automatic
        return seen

    assert course(automatic=True) == course(automatic=False)


def test_what_must_be_answered_is_never_passed_automatically() -> None:
    """A discount that is needed for the payment has been announced: there is no pass to take."""
    light = {
        "affiliation": "rebel-alliance",
        "objectives": "the-defense-of-yavin-4",
        "hand": "home-one heat-of-battle heat-of-battle twist-of-fate",
    }
    match = Match("deployment", L, light)
    aside(match.g, L, "pass-at interrupt")
    match.do("play home-one")
    assert match.asked == (L, "cost")  # the lone answer was taken: to discard


def test_windows_look_up_anew_after_each_ability() -> None:
    """An objective that enters play in the middle of a window may use that very window; one gone may not."""
    light = {
        "objectives": "a-journey-to-dagobah*3 jedi-training",
        "objective_deck": "decoy-at-dantooine forgotten-heroes",
    }
    match = Match("conflict", D, light, {"units": "nightsister"}, dial=5).attack("a-journey-to-dagobah")
    match.until("use a-journey-to-dagobah")
    assert match.options == ["use a-journey-to-dagobah", "pass"]
    match.do("use a-journey-to-dagobah", "choose decoy-at-dantooine")
    assert match.asked == (L, "interrupt")
    assert match.options == ["use decoy-at-dantooine", "pass"]

    light = {"units": "yoda obi-wan-kenobi", "hand": "it-could-be-worse lightsaber-deflection"}
    match = Match("deployment", D, light, {"units": "rancor", "hand": "force-choke"})
    match.do("play force-choke", "choose yoda").until("play it-could-be-worse")
    assert match.options == ["play it-could-be-worse", "play lightsaber-deflection", "pass"]
    match.do("play it-could-be-worse")
    assert match.asked == (L, "action")  # no damage is left that could be deflected


def test_a_new_match_passes_nothing_automatically() -> None:
    g = GAME.new(GAME.setup((READY_MADE["jedi"], READY_MADE["sith"])), 1)
    assert g.auto == [[], []]
