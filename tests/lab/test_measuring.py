"""A deck is measured: every card is followed, seats are swapped, and a change plays the same seeds."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from dejarik.games import modules
from dejarik.lab.matches import Handled, Played
from dejarik.lab.measuring import (
    ENOUGH,
    Measurement,
    Measuring,
    Version,
    gauntlet,
    measure,
    measuring,
    report,
    results_of,
    rows,
    wanted,
)
from dejarik.lab.runner import Here
from dejarik.lab.statistics import difference, paired, share, stratified

GAMES = {"destiny": ("obi-wan", ("grievous", "rey")), "cardgame": ("jedi", ("sith", "imperial-navy"))}


def opened(game: str) -> Any:
    workshop = modules(game).workshop
    assert workshop is not None
    return workshop.opened(GAMES[game][0], None, "en")


def plan_of(game: str, *changed: Version, each: int = 5) -> Measuring:
    name, opponents = GAMES[game]
    versions = [Version("", opened(game).for_play()), *changed]
    return measuring(game, name, versions, opponents, bot="random", each=each, seed=3, lang="en")


def told(plan: Measuring, path: Path | None = None) -> Measurement:
    results = results_of(plan, path)
    list(measure(plan, Here(), results))
    return report(plan, results, "en")


@pytest.mark.parametrize("game", GAMES)
def test_every_opponent_is_met_in_both_seats(game: str) -> None:
    plan = plan_of(game)
    results = results_of(plan, None)
    list(measure(plan, Here(), results))
    seats = [(row.opponent, row.place) for row in rows(plan, results)]
    for opponent in GAMES[game][1]:
        assert (seats.count((opponent, 0)), seats.count((opponent, 1))) == (3, 2)
    seeds = [row.seed for row in rows(plan, results)]
    assert len(set(seeds)) == len(seeds) == wanted(plan) == 10


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_add_up(game: str) -> None:
    found = told(plan_of(game))
    assert found.wins.count + found.losses + found.draws == found.wins.of == found.matches == 10
    assert sum(one.wins.count for one in found.against) == found.wins.count
    assert found.first.of + found.second.of == 10
    for card in found.cards:
        assert card.drawn.of == 10
        assert card.played.of == card.spent.of == card.drawn.count == card.when_drawn.of
        assert card.when_drawn.of + card.when_not_drawn.of == 10
        assert card.when_played.of + card.when_kept.of == card.when_drawn.of
        assert card.when_drawn.count + card.when_not_drawn.count == found.wins.count
        assert card.name
    assert any(card.played.count for card in found.cards)


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_are_those_of_the_deck(game: str) -> None:
    plan = plan_of(game)
    deck = plan.versions[0].deck
    brought = deck.cards if game == "destiny" else [*deck.objectives(), *deck.command()]
    assert sum(plan.cards.values()) == len(brought)
    assert set(plan.cards) == set(brought)


def test_a_card_counts_as_drawn_only_if_it_came_to_the_hand() -> None:
    plan = plan_of("destiny", each=2)
    results = results_of(plan, None)
    list(measure(plan, Here(), results))
    for row in rows(plan, results):
        assert set(row.handled.drawn) <= set(plan.cards)
        assert set(row.handled.played) <= set(plan.cards)
        assert row.handled.place == row.place
        assert len(row.handled.drawn) >= 4  # a hand at least


def test_resumed_is_not_resumed(tmp_path: Path) -> None:
    change = Version("change", opened("destiny").changed(["Lightsaber"], ["Block"]).for_play())
    expected = told(plan_of("destiny", change))
    path = tmp_path / "results.jsonl"
    plan = plan_of("destiny", change)
    parts = measure(plan, Here(), results_of(plan, path))
    next(parts)
    next(parts)
    parts.close()  # type: ignore[attr-defined]
    path.write_bytes(path.read_bytes() + b'{"plan"')
    halfway = report(plan, results_of(plan, path), "en")
    assert 0 < halfway.matches < expected.matches == 20
    assert told(plan, path) == expected


# ---- Changes -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_change_plays_the_same_seeds(game: str) -> None:
    same = Version("nothing", opened(game).for_play())
    plan = plan_of(game, same)
    results = results_of(plan, None)
    list(measure(plan, Here(), results))
    seeds: list[list[tuple[str, int, int, int]]] = [[], []]
    for row in rows(plan, results):
        seeds[row.version].append((row.opponent, row.place, row.number, row.seed))
    assert seeds[0] == seeds[1]
    (found,) = report(plan, results, "en").changes
    assert (found.pairs, found.paired.one, found.paired.other) == (10, 0, 0)  # the same deck plays the same
    assert found.before == found.after
    assert found.paired.difference.difference == 0


def test_a_change_is_told_in_pairs_and_leaves_the_deck_alone() -> None:
    changed = opened("destiny").changed(["Lightsaber"], ["Block"]).for_play()
    alone = told(plan_of("destiny", each=12))
    found = told(plan_of("destiny", Version("-1 Lightsaber +1 Block", changed), each=12))
    assert (found.wins, found.cards, found.against) == (alone.wins, alone.cards, alone.against)
    (change,) = found.changes
    assert change.change == "-1 Lightsaber +1 Block"
    assert change.pairs == change.before.of == change.after.of == 24
    paired = change.paired
    assert paired.both + paired.one + paired.other + paired.neither == 24
    assert paired.both + paired.one == change.after.count
    assert paired.both + paired.other == change.before.count == found.wins.count
    assert paired.difference.low <= paired.difference.difference <= paired.difference.high


def test_cards_are_exchanged_by_name() -> None:
    deck = opened("destiny")
    changed = deck.changed(["lightsaber"], ["Block"])
    assert sorted(changed.deck.cards) != sorted(deck.deck.cards)
    assert len(changed.deck.cards) == len(deck.deck.cards)
    with pytest.raises(ValueError, match="Block is not in the deck"):
        deck.changed(["Block"], [])
    with pytest.raises(ValueError, match="Blokc"):
        deck.changed(["Blokc"], [])
    with pytest.raises(ValueError, match="The deck has 21 cards"):
        deck.changed([], ["Block"]).for_play()


def test_objective_sets_are_exchanged_by_title_or_number() -> None:
    workshop = modules("cardgame").workshop
    assert workshop is not None
    deck: Any = workshop.opened("jedi:1-1-2-2-3-3-4-4-5-6", None, "en")
    objective = modules("cardgame").stock.name("7-1", "en")
    assert deck.changed(["6"], [objective]).for_play().sets == (1, 1, 2, 2, 3, 3, 4, 4, 5, 7)
    russian: Any = workshop.opened("jedi:1-1-2-2-3-3-4-4-5-6", None, "ru")
    objective = modules("cardgame").stock.name("7-1", "ru")
    assert russian.changed(["6"], [objective]).for_play().sets == (1, 1, 2, 2, 3, 3, 4, 4, 5, 7)
    with pytest.raises(ValueError, match="The deck has no objective set"):
        deck.changed(["7"], [])
    with pytest.raises(ValueError, match="There is no objective set “Nowhere”"):
        deck.changed([], ["Nowhere"])
    with pytest.raises(ValueError, match="at least 10"):
        deck.changed(["6"], []).for_play()


def test_the_gauntlet_is_whoever_can_be_met() -> None:
    light, destiny = opened("cardgame").for_play(), opened("destiny").for_play()
    assert gauntlet("cardgame", light, "en") == list(modules("cardgame").seating.decks("dark"))
    assert gauntlet("destiny", destiny, "en") == list(modules("destiny").seating.decks())


# ---- Counting ------------------------------------------------------------------------------------------


def test_a_card_that_stays_in_the_hand_is_dead() -> None:
    plan = plan_of("destiny", each=20)
    card, other = list(plan.cards)[:2]
    results = results_of(plan, None)
    for key, one in plan.plans.items():
        handled = Handled(one.watched[0], (card, other), (other,), ())
        rows = [Played((number % 2,), "x", 3, 9, 0, (handled,)) for number in range(one.matches)]
        results.add(key, 0, rows)
    found = {one.card: one for one in report(plan, results, "en").cards}
    assert (found[card].dead, found[other].dead) == (True, False)
    assert (found[card].drawn.count, found[card].played.count) == (40, 0)
    assert not any(one.dead for one in found.values() if one.drawn.count < ENOUGH)


def test_differences_of_shares() -> None:
    apart = difference(share(56, 70), share(48, 80))  # the example of Newcombe's article
    assert (round(apart.difference, 4), round(apart.low, 4), round(apart.high, 4)) == (0.2, 0.0524, 0.3339)
    nothing = difference(share(0, 0), share(1, 2))
    assert (nothing.low, nothing.high) == (-1.0, 1.0)


def test_pairs_are_told_apart() -> None:
    trials = [(True, True)] * 10 + [(True, False)] * 5 + [(False, True)] * 1 + [(False, False)] * 4
    found = paired(trials)
    assert (found.both, found.one, found.other, found.neither) == (10, 5, 1, 4)
    assert found.difference.difference == pytest.approx(0.2)
    apart = difference(share(15, 20), share(11, 20))
    assert found.difference.high - found.difference.low < apart.high - apart.low  # pairs tell more
    assert paired([]).difference.high == 1.0


def test_whoever_lives_longer_draws_more_and_that_is_no_merit_of_a_card() -> None:
    """Wins depend on the length of a match only, and so does drawing: among equals nothing is left."""
    right = 0
    for seed in range(60):
        luck = Random(seed)
        trials = []
        for _ in range(500):
            length = luck.randrange(10)
            trials.append((length, luck.random() < length / 10, luck.random() < length / 10))
        drawn = [won for _, met, won in trials if met]
        missed = [won for _, met, won in trials if not met]
        assert difference(share(sum(drawn), len(drawn)), share(sum(missed), len(missed))).low > 0.1
        found = stratified(trials)
        right += found.low <= 0 <= found.high
    assert 52 <= right < 60  # about 95 in a hundred


def test_a_card_that_helps_is_found_among_equals() -> None:
    luck = Random(3)
    trials = []
    for _ in range(4000):
        length, met = luck.randrange(10), luck.random() < 0.5
        trials.append((length, met, luck.random() < length / 20 + 0.2 * met))
    found = stratified(trials)
    assert found.low > 0.1
    assert found.low < 0.2 < found.high
    assert stratified([(1, True, True), (2, False, False)]).low == -1.0  # nothing to compare
