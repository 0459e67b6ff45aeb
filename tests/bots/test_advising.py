"""Advice: the best options with their chances, and why, by what a seat sees."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from tests.games.outer_rim.positions import choose, give, only, position, put, to_action, top
from tests.lab.test_analysis import WON, played

import dejarik
from dejarik.bots.thinker import LEVELS, ThinkerBot
from dejarik.bots.thinking.advising import (
    BATCHES,
    NEAR,
    PATIENCE,
    SURE,
    Advice,
    Watched,
    _told_once,
    advice,
    compared,
    considered,
)
from dejarik.bots.thinking.evaluation import evaluation_of
from dejarik.bots.thinking.halving import Tried
from dejarik.games import modules, names
from dejarik.games.contract import Consequence, Contrast
from dejarik.games.outer_rim import OuterRim
from dejarik.games.outer_rim.rules.trading import CreditOffer
from dejarik.kernel import Observation, Option, Row, observe
from dejarik.lab.reasons import reasons_for
from dejarik.scenarios.loading import load_text
from dejarik.words import languages, shared_words

DECKS = {
    "destiny": ("obi-wan", "grievous"),
    "cardgame": ("jedi", "sith"),
    "outer_rim": ("boba-fett", "bossk"),
}
POSITIONS = 4  # of each game


def asked(game: str) -> list[Observation[Any]]:
    """Some positions in which somebody has to think, as the asked seat sees them."""
    match = played(game, DECKS[game], 150)
    found = []
    for step in range(6, len(match.record.rows), 11):
        state = match.at(step)
        if state.outcome is not None:
            break
        seen = observe(state, state.decision.seat)
        decision = seen.decision
        if decision is None or len(seen.options) < 2:
            continue
        if evaluation_of(game).reflex(seen.view, decision) is None:
            found.append(seen)
    return found[:POSITIONS]


def winning() -> Observation[Any]:
    """Whoever is asked wins at once, or loses if they wait."""
    scenarios, problems = load_text(WON)
    assert not problems
    state = scenarios[0].position.begin()
    return observe(state, state.decision.seat)


@pytest.mark.parametrize("game", names())
def test_a_hint_does_no_harm_because_it_is_what_a_thinker_plays_or_surely_better(game: str) -> None:
    positions = asked(game)
    assert len(positions) == POSITIONS
    for seen in positions:
        found = advice(seen, seed=5)
        played_by_thinker = ThinkerBot(5, LEVELS["hard"]).choose(seen)
        if found[0].option != played_by_thinker:
            other = next(one for one in found if one.option == played_by_thinker)
            assert other.behind > SURE * other.doubt
        assert found[0].behind == 0.0
        assert len({one.option for one in found}) == len(found) <= 3
        assert all(one.chance is None or 0.0 <= one.chance <= 1.0 for one in found)
        told_once(found)


def hinted(g: OuterRim) -> tuple[list[str], list[Advice]]:
    """The options of a hint, the best first."""
    seen = observe(g, g.decision.seat)
    found = advice(seen, seed=2)
    assert ThinkerBot(2, LEVELS["hard"]).choose(seen) == found[0].option
    return [g.key(one.option) for one in found], found


def test_a_hint_does_not_give_up_cargo_of_5_000_for_cargo_of_4_000() -> None:
    """There is room for one, and the new one goes to a nearer planet; without the old one it is welcome."""
    for held, wish in (((), "buy cargo"), (("unmarked-blaster-gas",), "pass")):
        g = position("han-solo", "bossk")
        put(g, 0, "cantonica")
        give(g, 0, *held)
        top(g, "cargo", "crate-of-power-couplings")
        only(g, "cargo")
        to_action(g)
        choose(g, "market", "pass")
        (first, *_), (best, *_) = hinted(g)
        assert first == wish
        assert best.error > 0.0, "the turn was played to its end with many dice"


def test_a_hint_buys_the_luxury_that_wins_and_is_sure_of_it() -> None:
    g = position("han-solo", "bossk")
    g.players[0].fame, g.players[0].credits = 9, 20_000
    g.players[1].fame = 9
    top(g, "luxury", "chromium-hull")
    only(g, "luxury")
    to_action(g)
    choose(g, "market", "pass")
    (first, *_), (best, *others) = hinted(g)
    assert first == "buy luxury"
    assert (best.chance, best.error) == (1.0, 0.0)
    assert others
    assert all(one.behind > SURE * one.doubt and not one.close for one in others)
    assert best.contrasts[0].what.name == "won"


def test_a_hint_accepts_a_gift_of_10_000_credits() -> None:
    g = position("bossk", "jyn-erso")
    g.stack.append(CreditOffer(0))
    g.asked = None
    g.run()
    choose(g, "give-credits 10000")
    assert hinted(g)[0][0] == "accept"


class Unequal:
    """A table at which every option brings what is written down."""

    reckoning = True

    def __init__(self, worth: dict[Option, float]):
        self.worth = worth

    def begun(self, one: Tried) -> Tried:
        return Tried(one.option, 0.5)

    def batch(self, alive: list[Tried], luck: Random) -> None:
        for tried in alive:
            tried.values.append(self.worth[tried.option])


def test_it_takes_the_plan_and_the_tries_to_call_a_planned_choice_an_error() -> None:
    first, second, third = (Option(name) for name in ("first", "second", "third"))
    table: Any = Unequal({first: 0.4, second: 0.3, third: 0.6})
    planned = [Tried(first, 0.33), Tried(second, 0.32), Tried(third, 0.31)]
    bot = ThinkerBot(1, LEVELS["hard"])
    assert considered(bot, table, planned, third)[0].option == third, "the tries say so"
    assert considered(bot, table, planned, second)[0].option == first, "third is not planned, second is worse"
    found = considered(bot, table, planned, first)
    assert found[0].option == first, "whoever plays as planned makes no mistake"
    assert found[0].estimate == pytest.approx(0.4), "what came of the tries alone"


def told_once(found: list[Advice]) -> None:
    """The second does not turn the best one's reasons round, and only a close one is spoken for."""
    if len(found) < 2:
        return
    best, second, *_ = found
    assert not {one.what for one in best.contrasts} & {one.what for one in second.contrasts}
    assert all(for_it(one) for one in best.contrasts)
    for other in found[1:]:
        assert len({for_it(one) for one in other.contrasts}) < 2, "for it or against it, not both"
        assert other.close or not any(for_it(one) for one in other.contrasts)


def for_it(contrast: Contrast) -> bool:
    """Whether it speaks for the option."""
    return contrast.what.worth * (contrast.here - contrast.there) > 0


# What came of each try: damage and shields differ by far more than luck, resources do not.
HURT, HELD = Consequence("hurt", 1, -1.0, True), Consequence("shields", 2, 1.0, True)
PAID = Consequence("paid")
QUICK, SAFE = Option("quick"), Option("safe")


def advised(*, behind: float) -> list[Advice]:
    table: Any = SimpleNamespace(
        found={
            QUICK: [{HURT: 1.0 + 0.1 * (at % 2), HELD: 1.0, PAID: float(at % 2)} for at in range(16)],
            SAFE: [{HURT: 2.0, HELD: 2.0 + 0.1 * (at % 2), PAID: float(at % 3 > 0)} for at in range(16)],
        }
    )
    against = (Contrast(HURT, 2.0, 1.05),)
    best = Advice(QUICK, 0.6, 0.01, contrasts=(Contrast(HURT, 1.05, 2.0),))
    return _told_once([best, Advice(SAFE, 0.6 - behind, 0.01, behind, 0.01, against)], table)


def test_what_is_too_close_to_call_says_what_makes_up_for_it() -> None:
    best, other = advised(behind=0.01)
    assert other.close
    assert [one.what for one in best.contrasts] == [HURT]
    (amends,) = other.contrasts
    assert (amends.what, amends.there) == (HELD, 1.0), "resources differ by no more than luck"
    assert for_it(amends)


def test_what_is_surely_worse_is_not_praised_and_does_not_repeat_the_reason_of_the_best() -> None:
    _, other = advised(behind=0.2)
    assert not other.close
    assert other.contrasts == ()


@pytest.mark.parametrize("game", names())
def test_advice_depends_on_nothing_that_is_hidden(game: str) -> None:
    seen = asked(game)[0]
    other_world = observe(seen.deal(3), seen.seat)
    assert other_world.encode() == seen.encode()
    assert advice(other_world, seed=2) == advice(seen, seed=2)


@pytest.mark.parametrize("lang", languages())
def test_the_reason_is_what_happens_more_often(lang: str) -> None:
    seen = winning()
    best, *others = advice(seen)
    assert best.option.kind == "resolve"
    assert best.chance is not None
    assert best.chance > 0.9
    (contrast, *_) = best.contrasts
    assert contrast.what.name in ("won", "defeated")
    assert contrast.here == 1.0
    assert contrast.there < 0.5
    teller = modules("destiny").seating.teller(lang)
    (first, *_) = reasons_for(seen, best, teller, best=True)
    assert shared_words(lang).say("lab-percent", number="100") in first
    worse = others[-1]
    assert not worse.close
    assert not worse.good
    told = worse.contrasts[0]
    assert told.what.worth * (told.here - told.there) < 0, "told from the side of the worse option"


@pytest.mark.parametrize("lang", languages())
def test_options_that_do_the_same_are_too_close_to_call_and_have_only_the_reason_of_their_kind(
    lang: str,
) -> None:
    match = played("destiny", DECKS["destiny"], 5)
    seen = observe(match.state, match.state.decision.seat)
    assert seen.decision is not None
    assert seen.decision.kind == "opening-shields"
    found = advice(seen)
    assert all(one.close and not one.contrasts for one in found)
    teller = modules("destiny").seating.teller(lang)
    usual = shared_words(lang, "destiny").say("hint-shield")
    assert reasons_for(seen, found[0], teller, best=True) == [usual]
    assert reasons_for(seen, found[1], teller, best=False) == []


def test_where_nobody_thinks_the_usual_answer_has_no_chance() -> None:
    match = played("destiny", DECKS["destiny"], 0)
    seen = observe(match.state, match.state.decision.seat)
    (only,) = advice(seen)
    assert only.chance is None


def consequences_in(game: str) -> set[str]:
    """The names of all consequences that a game tells, by its source."""
    source = Path(dejarik.__file__).parent / "games" / game / "ai" / "consequences.py"
    found: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Consequence":
            name = node.args[0]
            if isinstance(name, ast.JoinedStr):
                (end,) = [str(part.value) for part in name.values if isinstance(part, ast.Constant)]
                found |= {end, f"their-{end}"}
            else:
                parts = (name.body, name.orelse) if isinstance(name, ast.IfExp) else (name,)
                found |= {str(part.value) for part in parts if isinstance(part, ast.Constant)}
    return found


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", names())
def test_everything_that_may_come_of_an_option_can_be_said(game: str, lang: str) -> None:
    words = shared_words(lang, game)
    told = consequences_in(game)
    assert len(told) > 5
    assert [name for name in told if not words.has(f"because-{name}")] == []


def test_what_came_of_a_turn_in_outer_rim_is_fame_credits_damage_and_errands() -> None:
    match = played("outer_rim", DECKS["outer_rim"], 60)
    tell = modules("outer_rim").consequences.consequences
    begun: Any = match.at(20)
    seat = begun.decision.seat
    ended = begun.copy()
    player: Any = ended.players[seat]
    player.fame += 1
    player.credits = 700
    found = {what.name: number for what, number in tell(begun, ended, seat).items()}
    assert found["fame"] == 1.0
    assert found["credits"] == 700.0
    assert "errand" not in found
    errand = "bounty-chewbacca"
    begun.players[seat].assets = (*begun.players[seat].assets, errand)
    assert {what.name for what in tell(begun, ended, seat)} >= {"errand"}
    player.defeated = True
    assert "errand" not in {what.name for what in tell(begun, ended, seat)}, "whoever is beaten lost it"


def test_the_record_of_a_match_stays_as_it_is_while_advice_is_given() -> None:
    match = played("cardgame", DECKS["cardgame"], 25)
    before = match.state.encode()
    seat = match.state.decision.seat
    first = advice(observe(match.state, seat))[0]
    assert match.state.encode() == before
    match.play(Row(seat, match.state.stored_key(first.option)))


def told_apart(
    worse: dict[str, float], noise: float, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[Advice], int]:
    """Options that leave so much less than the first, with noise; and how many tries it took."""
    tries = 0
    noisy = Random(4)

    class Scripted(Watched):
        def batch(self, alive: list[Tried], luck: Random) -> None:
            nonlocal tries
            tries += len(alive)
            for one in alive:
                one.values.append(0.5 - worse[one.option.kind] + noisy.gauss(0.0, noise))

    monkeypatch.setattr("dejarik.bots.thinking.advising.Watched", Scripted)
    found = [Tried(Option(name), 0.5) for name in worse]
    return compared(ThinkerBot(1), asked("destiny")[0], found, keep=4), tries


def test_a_choice_counts_as_good_only_if_that_is_known_well_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few tries cannot tell an option that loses 6 % of a winning chance from one that loses nothing."""
    worse = {
        "best": 0.0,
        "equal": 0.0,
        "alike": 0.01,
        "near": 0.01,
        "same": 0.0,
        "mistake": 0.07,
        "lost": 0.5,
    }
    found, tries = told_apart(worse, 0.15, monkeypatch)
    good = {one.option.kind: one.good for one in found}
    assert not good["mistake"]
    assert not good["lost"]
    assert good["best"]
    assert good["equal"]
    assert all(one.doubt <= NEAR for one in found if one.good)
    assert tries <= (PATIENCE + 1) * BATCHES
    assert Advice(Option("a"), 0.5, 0.1, behind=0.1, doubt=0.06).close
    assert not Advice(Option("a"), 0.5, 0.1, behind=0.1, doubt=0.06).good


def test_what_is_surely_worse_is_not_tried_on(monkeypatch: pytest.MonkeyPatch) -> None:
    worse = {"best": 0.0, "other": 0.3, **{f"bad {number}": 0.4 for number in range(10)}}
    _, tries = told_apart(worse, 0.1, monkeypatch)
    assert tries <= 12 * len(worse) + 4 * BATCHES
