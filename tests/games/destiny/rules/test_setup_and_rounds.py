"""Rules of the table that no single position shows."""

from __future__ import annotations

import pytest
from tests.games.destiny import ready_made

from dejarik.games.destiny import GAME, Setup
from dejarik.games.destiny.cards.facts import BATTLEFIELD, PLOT
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.events import BattlefieldChosen, RolledOff
from dejarik.games.destiny.rules.tokens import gain_resources

THREE = Setup((ready_made.OBI_WAN, ready_made.GRIEVOUS, ready_made.GRIEVOUS))


@pytest.mark.rule("destiny.multiplayer.seating")
def test_more_than_two_players_are_seated_at_random_and_two_as_they_come() -> None:
    assert {GAME.new(THREE, seed).places for seed in range(40)} == {
        (0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)
    }  # fmt: skip
    duel = Setup((ready_made.OBI_WAN, ready_made.GRIEVOUS))
    assert {GAME.new(duel, seed).places for seed in range(10)} == {(0, 1)}
    fixed = Setup(THREE.decks, random_seats=False)
    assert {GAME.new(fixed, seed).places for seed in range(10)} == {(0, 1, 2)}


@pytest.mark.rule("destiny.setup.step-3")
def test_decks_are_shuffled_before_the_opening_hands_are_drawn() -> None:
    duel = Setup((ready_made.OBI_WAN, ready_made.GRIEVOUS))
    begun = [GAME.new(duel, seed) for seed in range(5)]
    for seat in range(2):
        assert len({tuple(g.hands[seat]) for g in begun}) > 1
        assert len({tuple(g.decks[seat].cards) for g in begun}) > 1


@pytest.mark.parametrize("seats", [1, 5])
@pytest.mark.rule("destiny.multiplayer.free-for-all", "destiny.multiplayer.recommended-count")
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(ValueError, match="two to four"):
        GAME.new(Setup((ready_made.OBI_WAN,) * seats), 1)


@pytest.mark.rule(
    "destiny.multiplayer.battlefield-roll",
    "destiny.multiplayer.shield-for-others",
    "destiny.multiplayer.tie",
    "destiny.conflict.multiplayer-battlefield",
)
@pytest.mark.parametrize("seed", range(8))
def test_with_three_the_highest_roll_brings_its_own_battlefield(seed: int) -> None:
    g = GAME.new(THREE, seed)
    told: list[object] = []
    while not g.battlefield:
        told += g.choose(g.find(g.decision, "done"))
    rolls = [event for event in told if isinstance(event, RolledOff)]
    last: dict[int, int] = {}
    for event in rolls:
        last[event.seat] = event.total
    (chosen,) = [event for event in told if isinstance(event, BattlefieldChosen)]
    assert chosen.controller == chosen.seat
    in_last_round = rolls[-1].seat
    assert last[chosen.seat] >= last[in_last_round]
    # The others give one shield each.
    while g.decision.kind == "opening-shields":
        g.choose(0)
    for seat in range(3):
        shields = sum(g.things[character].shields for character in g.characters(seat))
        assert shields == (0 if seat == chosen.seat else 1)


@pytest.mark.rule("destiny.term.owner", "destiny.term.owner.control-lost", "destiny.battlefield.controller")
def test_the_battlefield_changes_hands_but_not_its_owner() -> None:
    g = GAME.new(Setup((ready_made.OBI_WAN, ready_made.GRIEVOUS)), 1)
    while g.decision.kind != "action":
        g.choose(len(g.decision.options) - 1)
    owner = g.battlefield_controller()
    g.choose(g.find(g.decision, "pass"))
    assert g.decision.seat != owner
    g.choose(g.find(g.decision, "claim"))
    assert g.battlefield_controller() != owner
    assert g.things[g.battlefield].owner == owner
    assert CARDS[g.things[g.battlefield].card].type == BATTLEFIELD


@pytest.mark.rule("destiny.zone.supply.unlimited", "destiny.zone.supply.tokens")
def test_tokens_never_run_out() -> None:
    g = GAME.new(Setup((ready_made.OBI_WAN, ready_made.GRIEVOUS)), 1)
    gain_resources(g, 0, 10_000)
    assert g.resources[0] == 10_000


@pytest.mark.rule("destiny.setup.step-1", "destiny.setup.step-2", "destiny.plot.starts-in-play")
def test_a_match_begins_with_team_and_plot_in_play_and_the_battlefields_aside() -> None:
    decks = (ready_made.OBI_WAN, ready_made.GRIEVOUS)
    g = GAME.new(Setup(decks), 1)
    for seat, deck in enumerate(decks):
        assert [g.things[one].card for one in g.characters(seat)] == [member.card for member in deck.team]
        plots = [one.card for one in g.things.values() if one.owner == seat and CARDS[one.card].type == PLOT]
        assert plots == ([deck.plot] if deck.plot else [])
        assert g.set_aside[seat] == [deck.battlefield]
        assert sorted((*g.hands[seat], *g.decks[seat].cards)) == sorted(deck.cards)
    assert not g.battlefield


@pytest.mark.rule("destiny.zone.set-aside.eligible", "destiny.zone.set-aside.start", "destiny.setup.step-1")
def test_the_dice_of_the_deck_are_set_aside_and_no_others() -> None:
    g = GAME.new(Setup((ready_made.OBI_WAN, ready_made.GRIEVOUS)), 1)
    for seat, deck in enumerate((ready_made.OBI_WAN, ready_made.GRIEVOUS)):
        assert sorted(g.set_aside_dice[seat]) == sorted(code for code in deck.cards if CARDS[code].has_die)
        for member, character in zip(deck.team, g.characters(seat), strict=True):
            assert len(g.dice_on(character)) == (2 if member.elite else 1)


@pytest.mark.rule("destiny.illegal.rollback", "destiny.illegal.deck-exception")
def test_what_is_illegal_is_never_offered_so_nothing_has_to_be_undone() -> None:
    """Legality is settled before any deck is touched: every option offered can be carried out."""
    g = GAME.new(Setup((ready_made.OBI_WAN, ready_made.GRIEVOUS)), 5)
    while g.outcome is None:
        for number in range(len(g.decision.options)):
            g.copy().choose(number)
        g.choose((g.changes * 7) % len(g.decision.options))
