"""The turn: six phases, the windows of the timing chart, and the exceptions of the first turns."""

from __future__ import annotations

import pytest
from tests.games.cardgame.match import D, L, Match

from dejarik.kernel import observe


def windows(match: Match, count: int) -> list[tuple[int, str]]:
    """The next action windows, each with who is asked first."""
    found: list[tuple[int, str]] = []
    previous: tuple[int, object] | None = None
    for _ in range(200):
        decision = match.g.decision
        here = (sum(match.g.turns), decision.about)
        if decision.kind == "action":
            if here != previous:
                found.append((decision.seat, str(decision.about)))
            previous = here
        if len(found) == count:
            return found
        assert match._idle()
    raise AssertionError(found)


@pytest.mark.rule("cardgame.turn.six-phases-in-order", "cardgame.timing.action-windows-marked")
@pytest.mark.rule(
    "cardgame.balance.no-action-window", "cardgame.refresh.action-window", "cardgame.draw.action-window"
)
@pytest.mark.rule(
    "cardgame.force.action-window", "cardgame.conflict.action-windows", "cardgame.turn.pass-to-opponent"
)
@pytest.mark.rule(
    "cardgame.action.active-player-first", "cardgame.meta.turn-structure", "cardgame.turn.active-player"
)
@pytest.mark.rule("cardgame.timing.deployment-window-is-phase", "cardgame.timing.framework-event")
def test_the_windows_of_a_turn_without_engagements() -> None:
    match = Match("balance", D)
    turn = ["refresh", "draw", "deployment", "conflict", "conflict-end", "force"]
    assert windows(match, 12) == [(D, name) for name in turn] + [(L, name) for name in turn]


@pytest.mark.rule("cardgame.turn.first-turn-dark-no-conflict", "cardgame.turn.no-other-first-turn-exceptions")
def test_dark_has_no_conflict_phase_in_the_first_turn() -> None:
    match = Match("balance", D, first_turn=True, dark={"units": "rancor tie-fighter"})
    assert windows(match, 5) == [(D, name) for name in ("refresh", "draw", "deployment", "force")] + [
        (L, "refresh")
    ]
    assert match.g.dial == 1


@pytest.mark.rule("cardgame.turn.first-turn-light-no-focus-removal")
def test_light_removes_no_focus_in_the_first_turn() -> None:
    light = {
        "units": "yoda!2^1",
        "objectives": "a-heros-journey jedi-training",
        "objective_deck": "forgotten-heroes",
    }
    match = Match("balance", L, light, first_turn=True).window("refresh")
    assert (match["yoda"].focus, match["yoda"].shields) == (2, 0)
    assert "forgotten-heroes" in match
    match = Match("refresh", L, light).window("refresh")
    assert match["yoda"].focus == 0


@pytest.mark.rule("cardgame.balance.dark-advance-one", "cardgame.balance.dark-advance-second")
@pytest.mark.rule("cardgame.balance.depends-on-side")
@pytest.mark.parametrize(("balance", "dial"), [(L, 4), (D, 5)])
def test_the_dial_advances_in_darks_balance_phase(balance: int, dial: int) -> None:
    assert Match("balance", D, balance=balance, dial=3).window("refresh").g.dial == dial
    assert Match("balance", L, balance=balance, dial=3).window("refresh").g.dial == 3


@pytest.mark.rule("cardgame.balance.light-may-damage", "cardgame.balance.light-nothing-if-dark")
@pytest.mark.rule("cardgame.balance.light-destroys-objective", "cardgame.damage.objective-to-victory-pile")
def test_light_may_damage_an_objective_in_the_balance_phase() -> None:
    match = Match("balance", L, dark={"objectives": "imperial-command shadows-of-dathomir*4"})
    assert match.options == ["damage imperial-command", "damage shadows-of-dathomir", "decline"]
    match.do("damage shadows-of-dathomir").window("refresh")
    assert match.g.victory[L] == ["25-1"]
    match = Match("balance", L, balance=D)
    assert match.asked == (L, "action")


@pytest.mark.rule(
    "cardgame.refresh.1-remove-one-focus-each", "cardgame.keyword.elite", "cardgame.focus.removal"
)
@pytest.mark.rule("cardgame.refresh.2-remove-all-shields", "cardgame.term.controller")
def test_refresh_removes_focus_and_shields_of_the_active_player() -> None:
    light = {"units": "yoda!3^1 y-wing!3^2", "objectives": "a-heros-journey!2 jedi-training draw-their-fire"}
    match = Match("refresh", L, light, {"units": "rancor!2^1"}).window("refresh")
    assert [match[name].focus for name in ("yoda", "y-wing", "a-heros-journey", "rancor")] == [1, 2, 1, 2]
    assert [match[name].shields for name in ("yoda", "y-wing", "rancor")] == [0, 0, 1]


@pytest.mark.rule("cardgame.refresh.1-after-refresh-effects", "cardgame.refresh.step-order")
@pytest.mark.parametrize("late", [False, True])
def test_after_you_refresh_comes_after_step_one_or_by_option_after_step_three(late: bool) -> None:
    light = {
        "objectives": "last-minute-rescue jedi-training",
        "units": "yoda*1^1",
        "objective_deck": "forgotten-heroes",
    }
    match = Match("refresh", L, light, late_refresh=late)
    assert match.asked == (L, "reaction")
    assert match["yoda"].shields == (0 if late else 1)
    assert ("forgotten-heroes" in match) is late


@pytest.mark.rule("cardgame.refresh.3-replace-objectives", "cardgame.refresh.3-one-at-a-time")
@pytest.mark.rule("cardgame.refresh.only-own-next-refresh-replaces")
def test_refresh_replaces_destroyed_objectives_one_at_a_time() -> None:
    dark = {"objectives": "imperial-command", "objective_deck": "take-them-prisoner cruel-interrogations"}
    match = Match("refresh", D, dark=dark)
    assert match.asked == (D, "reaction")
    assert ("cruel-interrogations" in match, "take-them-prisoner" in match) == (True, False)
    match.window("refresh")
    assert len(match.g.objectives(D)) == 3
    other = Match("refresh", L, dark=dark).window("refresh")
    assert len(other.g.objectives(D)) == 1


@pytest.mark.rule(
    "cardgame.draw.optional-discard-one", "cardgame.draw.match-reserve", "cardgame.draw.starting-reserve-six"
)
@pytest.mark.rule("cardgame.discard.pile-face-up", "cardgame.discard.meaning")
def test_draw_phase_discards_one_and_draws_up_to_six() -> None:
    match = Match("draw", L, {"hand": "yoda red-five"})
    assert match.asked == (L, "draw-discard")
    match.do("discard yoda").window("draw")
    assert match.discard(L) == ["yoda"]
    assert observe(match.g, D).view.discards == match.g.discards  # face up, each player's own
    assert len(match.g.hands[L]) == 6
    assert len(match.g.decks[L].cards) == 6


@pytest.mark.rule("cardgame.draw.discard-down-choice", "cardgame.draw.reserve-checked-only-in-draw")
def test_draw_phase_discards_down_to_six() -> None:
    hand = "yoda red-five y-wing x-wing a-wing twist-of-fate heat-of-battle"
    match = Match("refresh", L, {"hand": hand}).window("refresh")
    assert len(match.g.hands[L]) == 8
    match.at("discard-down").do("discard yoda", "discard x-wing").window("draw")
    assert len(match.g.hands[L]) == 6
    assert match.discard(L) == ["yoda", "x-wing"]


@pytest.mark.rule("cardgame.deployment.only-active-player")
def test_units_and_enhancements_are_played_in_the_own_deployment_phase_only() -> None:
    light = {"hand": "rebel-trooper heavy-blaster-emplacement", "units": "y-wing"}
    match = Match("refresh", L, light).window("refresh", L)
    for window in ("refresh", "draw", "conflict", "conflict-end", "force"):
        match.window(window, L)
        for card in ("rebel-trooper", "heavy-blaster-emplacement"):
            assert match.refused(f"play {card}") == "cardgame.deployment.only-active-player"
    match = Match("deployment", D, light).window("deployment", L)
    assert match.refused("play rebel-trooper") == "cardgame.deployment.only-active-player"
    match = Match("deployment", L, light)
    assert {"play rebel-trooper", "play heavy-blaster-emplacement"} < set(match.options)


@pytest.mark.rule("cardgame.deployment.play-units-enhancements")
@pytest.mark.rule(
    "cardgame.deployment.any-number", "cardgame.deployment.usable-at-once", "cardgame.card.unit"
)
@pytest.mark.rule("cardgame.action.alternate-one-at-a-time", "cardgame.deployment.playing-is-an-action")
def test_deployment_is_one_action_at_a_time() -> None:
    match = Match("deployment", L, {"hand": "r2-d2 rookie-pilot rebel-trooper"}, {"hand": "espo-trooper"})
    match.do("play r2-d2")
    assert match.asked == (D, "action")
    assert match.refused("play espo-trooper") == "cardgame.deployment.only-active-player"
    match.do("pass", "play rookie-pilot", "focus r2-d2 > 1", "pass", "play rebel-trooper", "pass", "pass")
    assert match.g.phase == "conflict"  # both passed in succession
    assert {"r2-d2", "rookie-pilot", "rebel-trooper"} <= {match.name(thing) for thing in match.g.things}


@pytest.mark.rule(
    "cardgame.force.commit-any-units", "cardgame.force.max-three-force-cards", "cardgame.force.two-steps"
)
@pytest.mark.rule("cardgame.force.no-free-card-no-commit", "cardgame.force.commit-only-active")
@pytest.mark.rule("cardgame.force.commit-how")
@pytest.mark.rule("cardgame.keyword.no-enhancements-force-card")
def test_three_units_may_be_committed_exhausted_ones_too() -> None:
    dark = {"units": "rancor!1 darth-vader nightsister tie-fighter"}
    match = Match("force", D, {"units": "yoda"}, dark)  # whose units wait for their own force phase
    assert match.options == [f"commit {name.removesuffix('!1')}" for name in dark["units"].split()] + ["done"]
    match.do("commit rancor", "commit darth-vader", "commit tie-fighter").window("force")
    assert [match[name].committed for name in ("rancor", "darth-vader", "nightsister", "tie-fighter")] == [
        True,
        True,
        False,
        True,
    ]
    assert match.g.force_cards(D) == 0


@pytest.mark.rule("cardgame.force.committed-until-leaves", "cardgame.force.commit-any-units")
def test_a_committed_unit_stays_committed() -> None:
    match = Match("force", D, {}, {"units": "darth-vader+ kuati-security-team"})
    assert match.options == ["commit kuati-security-team", "done"]  # nothing is withdrawn
    assert match.refused("commit darth-vader") == "cardgame.force.commit-any-units"
    match.do("commit kuati-security-team").window("refresh", L).window("force", L).window("force", D)
    assert (match["darth-vader"].committed, match["kuati-security-team"].committed) == (True, True)


@pytest.mark.rule("cardgame.force.card-returns-when-unit-leaves", "cardgame.force.force-cards-are-not-cards")
@pytest.mark.rule("cardgame.discard.force-card-returns")
def test_a_force_card_comes_back_when_its_unit_leaves_play() -> None:
    match = Match("deployment", D, {"units": "yoda*1+"}, {"hand": "force-choke"}).do("play force-choke")
    assert match.g.force_cards(L) == 3
    assert match.discard(L) == ["yoda"]


@pytest.mark.rule(
    "cardgame.force.struggle-total", "cardgame.force.struggle-winner-flips", "cardgame.force.struggle-tie"
)
@pytest.mark.rule("cardgame.enhancement.force-icons-not-counted", "cardgame.card.force-icons")
@pytest.mark.parametrize(
    ("light", "dark", "balance"),
    [
        ("yoda+", "darth-vader+", L),  # 5 against 4
        ("yoda+!1", "darth-vader+", D),  # exhausted units do not count
        ("yoda", "darth-vader+", D),  # nor do those that are not committed
        ("obi-wan-kenobi+", "darth-vader+", -1),  # 4 against 4: nothing changes
        ("", "", -1),
    ],
)
def test_the_force_struggle(light: str, dark: str, balance: int) -> None:
    for before in (L, D):
        extra = {"enhancements": "jedi-lightsaber@obi-wan-kenobi"} if "obi-wan" in light else {}
        side = {"units": light, "objectives": "a-heros-journey"} | extra
        match = Match("force", D, side, {"units": dark}, balance=before).window("force")
        assert match.g.balance == (before if balance < 0 else balance)


@pytest.mark.rule("cardgame.victory.dark-dial-twelve", "cardgame.victory.immediate")
def test_dark_wins_when_the_dial_shows_twelve() -> None:
    match = Match("force", L, dial=11)
    with pytest.raises(AssertionError, match="over"):
        match.do("nothing")
    assert match.g.outcome is not None
    assert (match.g.outcome.winners, match.g.outcome.rule) == ((D,), "cardgame.victory.dark-dial-twelve")
    assert match.g.dial == 12


@pytest.mark.rule("cardgame.component.death-star-dial")
def test_the_dial_shows_twelve_at_most() -> None:
    light = {"objectives": "jedi-training*4 a-heros-journey"}
    dark = {"units": "nightsister", "victory": "last-minute-rescue decoy-at-dantooine"}
    match = Match("conflict", D, light, dark, dial=11)
    with pytest.raises(AssertionError, match="over"):
        match.attack("jedi-training").do("nothing")
    assert match.g.dial == 12  # not fourteen


@pytest.mark.rule("cardgame.victory.decking-moment", "cardgame.victory.dark-light-decks-out")
@pytest.mark.rule("cardgame.victory.light-dark-decks-out", "cardgame.victory.immediate")
@pytest.mark.parametrize(
    ("seat", "filler", "over"), [(L, 5, False), (L, 4, True), (D, 5, False), (D, 4, True)]
)
def test_whoever_must_draw_from_an_empty_deck_loses(seat: int, filler: int, over: bool) -> None:
    side = {"filler": filler}
    match = Match("draw", seat, side if seat == L else None, side if seat == D else None)
    match.do("keep")
    assert (match.g.outcome is not None) is over
    if match.g.outcome is not None:
        assert match.g.outcome.winners == (match.g.other(seat),)
    else:
        assert match.g.decks[seat].cards == []  # taking the last card is harmless


@pytest.mark.rule("cardgame.victory.light-dark-decks-out", "cardgame.victory.dark-light-decks-out")
@pytest.mark.parametrize("seat", [L, D])
def test_an_empty_objective_deck_loses_too(seat: int) -> None:
    side = {"objectives": "a-heros-journey" if seat == L else "imperial-command", "dud": True}
    match = Match("refresh", seat, side if seat == L else None, side if seat == D else None)
    assert match.g.outcome is not None
    assert match.g.outcome.winners == (match.g.other(seat),)


@pytest.mark.rule("cardgame.victory.light-three-objectives", "cardgame.damage.dark-objective-no-dial")
@pytest.mark.rule("cardgame.term.victory-pile")
def test_light_wins_with_three_objectives_in_the_middle_of_a_strike() -> None:
    light = {"units": "red-five", "victory": "take-them-prisoner cruel-interrogations"}
    match = Match("conflict", L, light, {"objectives": "imperial-command*4 shadows-of-dathomir"}, dial=3)
    with pytest.raises(AssertionError, match="over"):
        match.attack("imperial-command").do("nothing")
    assert match.g.outcome is not None
    assert match.g.outcome.rule == "cardgame.victory.light-three-objectives"
    assert match.g.engagement is not None
    assert match.g.dial == 3
