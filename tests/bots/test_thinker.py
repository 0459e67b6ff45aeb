"""A thinker comes to the same opinion again, answers in time, and sees more than one step ahead."""

from __future__ import annotations

from collections import Counter
from math import inf
from random import Random
from statistics import mean, variance
from time import monotonic
from typing import Any

import msgspec
import pytest
from tests.games.destiny.ready_made import GRIEVOUS, OBI_WAN
from tests.native.builds import INTERPRETED_ONLY

from dejarik.bots import bot, has_level, names
from dejarik.bots.thinker import LEVELS, Level, ThinkerBot
from dejarik.bots.thinking.evaluation import OnlyTheOutcome, evaluation_of
from dejarik.bots.thinking.halving import Table, Tried, halve
from dejarik.bots.thinking.policy import QuickPolicy, Whims, policy_of
from dejarik.bots.thinking.weights import read_table
from dejarik.games import find, modules
from dejarik.games import names as game_names
from dejarik.games.cardgame.cards.library import SETS
from dejarik.games.destiny.cards.facts import PLAYABLE
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.decks.finding import find_deck, format_of, read_deck
from dejarik.games.destiny.decks.ready_made import READY_MADE
from dejarik.games.destiny.decks.rules import faults
from dejarik.games.destiny.rules.setup import Setup
from dejarik.kernel import Decision, Observation, Option, State, observe
from dejarik.lab.statistics import share
from dejarik.lab.training import FEWEST_TRIALS

DESTINY = find("destiny")


def at_first_action(seed: int, setup: Setup | None = None) -> State:
    state: State = DESTINY.new(setup or Setup((OBI_WAN, GRIEVOUS)), seed)
    while state.decision.kind != "action" or len(state.decision.options) < 4:
        state.choose(0)
    return state


def seen(state: State) -> Observation[Any]:
    return observe(state, state.decision.seat)


def test_levels_are_bots_and_think_more_and_more() -> None:
    assert tuple(LEVELS) == ("beginner", "easy", "medium", "hard")
    tries = [level.tries for level in LEVELS.values()]
    assert tries == sorted(set(tries))
    freedom = [level.temperature for level in LEVELS.values()]
    assert freedom == sorted(freedom, reverse=True)
    assert [name for name in names() if has_level(name)] == [f"thinker-{level}" for level in LEVELS]
    hard = bot("thinker-hard", 1)
    assert isinstance(hard, ThinkerBot)
    assert hard.level == LEVELS["hard"]


def test_a_deeper_level_plays_more_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: dict[str, int] = {}
    batch = Table.batch
    for name in LEVELS:
        counted[name] = 0

        def counting(self: Table, alive: list[Tried], luck: Random, name: str = name) -> None:
            counted[name] += len(alive)
            batch(self, alive, luck)

        monkeypatch.setattr(Table, "batch", counting)
        bot(f"thinker-{name}", 1).choose(seen(at_first_action(5)))
        assert counted[name] <= LEVELS[name].tries
    assert counted["beginner"] == 0 < counted["easy"] < counted["medium"] < counted["hard"]


def test_what_is_hidden_does_not_change_what_is_thought() -> None:
    asked = seen(at_first_action(8))
    for luck in range(2):
        other = observe(asked.deal(luck), asked.seat)
        assert bot("thinker-easy", 3).choose(other) == bot("thinker-easy", 3).choose(asked)


def test_whose_time_is_up_plays_the_best_so_far() -> None:
    asked = seen(at_first_action(5))
    patient = ThinkerBot(1, Level(1_000_000))
    patient.deadline = monotonic() + 0.3
    assert patient.choose(asked) in asked.options
    assert monotonic() < patient.deadline + 2
    late, none = ThinkerBot(1, Level(1_000_000)), ThinkerBot(1, Level(0))
    late.deadline = monotonic()
    assert late.choose(asked) == none.choose(asked)


def test_where_somebody_waits_playing_ahead_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock of our own, on which each batch takes 0.11 seconds."""
    now, batch = [100.0], Table.batch
    batches: list[int] = []

    def slowly(self: Table, alive: list[Tried], luck: Random) -> None:
        now[0] += 0.11
        batches.append(len(alive))
        batch(self, alive, luck)

    monkeypatch.setattr(Table, "batch", slowly)
    for place in ("bots._player", "bots.thinking.halving"):
        monkeypatch.setattr(f"dejarik.{place}.monotonic", lambda: now[0])
    asked = seen(at_first_action(5))
    for name, awaited, latest, most in (
        ("thinker-medium", True, inf, 3),
        ("thinker-hard", True, inf, 14),
        ("thinker-hard", True, 100.75, 7),
        ("thinker-medium", False, inf, 8),
        ("thinker-hard", False, inf, 400),
    ):
        now[0] = 100.0
        batches.clear()
        player = bot(name, 1)
        if awaited:
            player.awaited(latest)
        assert player.choose(asked) in asked.options
        assert len(batches) == most or 14 < len(batches) < most == LEVELS["hard"].tries
    assert bot("simple").patience == inf


@pytest.mark.parametrize("game", game_names())
def test_a_thinker_begins_every_sample_of_every_game(game: str) -> None:
    played = find(game)
    for number, setup in enumerate(played.samples().values()):
        state = played.new(setup, number)
        players = [ThinkerBot(seat, Level(6, 0.02)) for seat in range(state.seats)]
        for _ in range(25):
            seat = state.decision.seat
            state.choose(players[seat].choose(observe(state, seat)), seat)
            if state.outcome is not None:
                break


def test_a_thinker_plays_a_game_that_is_none_of_ours() -> None:
    from tests.kernel.duel import DuelGame  # which compiled rules do not allow

    game = DuelGame()
    state = game.new(game.samples()["plain"], 1)
    players = [ThinkerBot(1, LEVELS["easy"]), ThinkerBot(2, LEVELS["hard"])]
    while state.outcome is None:
        seat = state.decision.seat
        state.choose(players[seat].choose(observe(state, seat)), seat)
    assert OnlyTheOutcome().chance_to_win(state, 0) in (0.0, 0.5, 1.0)


@pytest.mark.parametrize("game", game_names())
def test_chances_to_win_add_up_to_one(game: str) -> None:
    evaluation = evaluation_of(game)
    played = find(game)
    for setup in played.samples().values():
        state = played.new(setup, 3)
        luck = Random(1)
        for _ in range(60):
            chances = [evaluation.chance_to_win(state, seat) for seat in range(state.seats)]
            assert sum(chances) == pytest.approx(1.0)
            if state.outcome is not None:
                break
            state.choose(luck.randrange(len(state.decision.options)))


# ---- Halving ----------------------------------------------------------------------------------------------


class Scripted(Table):
    """A table at which each option is worth what is written down, with the same luck for all."""

    def __init__(self, worth: dict[str, float], noise: float):
        self.worth = worth
        self.noise = noise
        self.tries = 0

    def batch(self, alive: list[Tried], luck: Random) -> None:
        common = luck.uniform(-self.noise, self.noise)
        for tried in alive:
            self.tries += 1
            own = luck.uniform(-0.01, 0.01)
            tried.values.append(self.worth[tried.option.kind] + common + own)


def test_the_best_is_found_however_much_luck_there_is_in_a_batch() -> None:
    worth = {"poor": 0.40, "good": 0.46, "best": 0.48}
    expected = {Option("poor"): 0.5, Option("good"): 0.48, Option("best"): 0.46}
    table = Scripted(worth, noise=0.4)
    found = halve(table, expected, 120, Random(1))
    assert found[0].option.kind == "best"
    assert table.tries <= 120
    assert halve(table, expected, 0, Random(1))[0].option.kind == "poor"


def test_those_that_are_beaten_are_not_tried_to_the_end() -> None:
    table = Scripted({"bad": 0.1, "best": 0.9}, noise=0.2)
    halve(table, {Option("bad"): 0.5, Option("best"): 0.5}, 1_000, Random(1))
    assert table.tries < 60


def test_nobody_thinks_long_about_a_trifle() -> None:
    expected = {Option("one"): 0.5, Option("other"): 0.5}
    close = Scripted({"one": 0.5, "other": 0.5005}, noise=0.4)
    halve(close, expected, 4_000, Random(1))
    assert close.tries < 200
    apart = Scripted({"one": 0.5, "other": 0.504}, noise=0.4)
    assert halve(apart, expected, 400, Random(1))[0].option.kind == "other"


def test_only_the_most_promising_are_tried() -> None:
    expected = {Option("option", number): number / 100 for number in range(20)}
    table = Scripted({"option": 0.5}, noise=0.0)
    found = halve(table, expected, 60, Random(1))
    assert sum(bool(one.values) for one in found) == 6
    assert len(found) == 20
    assert int(found[0].option.subject) >= 14


class Planned(OnlyTheOutcome):
    """A game that has a plan."""

    AHEAD = 1

    def scores(self, g: State, decision: Any) -> dict[Option, float] | None:
        return {option: 0.5 - 0.01 * number for number, option in enumerate(decision.options)}


@pytest.mark.parametrize(("sure", "taken"), [(True, 1), (False, 0)])
def test_a_plan_is_left_only_for_what_is_surely_better(
    monkeypatch: pytest.MonkeyPatch, sure: bool, taken: int
) -> None:
    def found(table: Table, expected: dict[Option, float], *_: Any) -> list[Tried]:
        tried = [Tried(option, value) for option, value in expected.items()]
        spread = 0.001 if sure else 0.3
        tried[0].values = [0.5] * 10
        tried[1].values = [0.51 + spread * (-1) ** number for number in range(10)]
        return [tried[1], tried[0], *tried[2:]]

    monkeypatch.setattr("dejarik.bots.thinker.halve", found)
    asked = seen(at_first_action(5))
    assert asked.decision is not None
    thoughts = ThinkerBot(1).thoughts(asked, asked.decision, Planned())
    assert thoughts[0].option == asked.options[taken]


def test_freedom_chooses_only_among_what_is_nearly_as_good() -> None:
    tried = [Tried(Option("best"), 0.6), Tried(Option("near"), 0.58), Tried(Option("silly"), 0.3)]
    free = ThinkerBot(1)
    picked = {free._picked(tried, 0.03).option.kind for _ in range(300)}
    assert picked == {"best", "near"}
    assert {free._picked(tried, 0.0).option.kind for _ in range(20)} == {"best"}


def test_nothing_farther_than_three_temperatures_below_the_best_is_ever_chosen() -> None:
    at = {"best": 0.0, "near": 2.9, "far": 3.1, "farther": 5.0}
    tried = [Tried(Option(name), 0.6 - 0.02 * far) for name, far in at.items()]
    picked = Counter(ThinkerBot(seed)._picked(tried, 0.02).option.kind for seed in range(2_000))
    assert set(picked) == {"best", "near"}
    assert picked["near"] > 50


def test_levels_choose_more_or_less_freely_where_nobody_plays_ahead() -> None:
    evaluation = modules("outer_rim").evaluation
    planned = Decision(0, "planning", ())
    freedom = [evaluation.temperature(planned, level.tries, level.temperature) for level in LEVELS.values()]
    assert freedom == sorted(set(freedom), reverse=True)
    assert freedom[-1] == 0.0
    for game in ("destiny", "cardgame"):
        usual = [
            modules(game).evaluation.temperature(planned, level.tries, level.temperature)
            for level in LEVELS.values()
        ]
        assert usual == [level.temperature for level in LEVELS.values()]


# ---- The quick policy -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["destiny", "cardgame"])
def test_weights_come_with_the_game_and_say_where_they_are_from(game: str) -> None:
    table = read_table(game)
    assert len(table.weights) > 500
    assert table.origin.command.startswith(f"dejarik lab train {game} ")
    learned = table.origin.matches > 100 and table.origin.choices > 10_000
    assert learned or (table.origin.practice > 1_000 and table.origin.start)
    assert table.origin.version
    assert table.origin.trials >= FEWEST_TRIALS
    assert share(table.origin.won, table.origin.trials).low > 0.5, "they plainly won"


@pytest.mark.parametrize("game", game_names())
def test_words_describe_every_option_and_name_no_card(game: str) -> None:
    policy = modules(game).policy
    played = find(game)
    codes = set(modules(game).stock.codes())
    for setup in played.samples().values():
        state = played.new(setup, 2)
        luck = Random(2)
        for _ in range(80):
            if state.outcome is not None:
                break
            told = policy.words(state, state.decision)
            assert len(told) == len(state.decision.options)
            assert all(told)
            if game != "outer_rim":
                assert not {part for one in told for word in one for part in word.split()} & codes
            state.choose(luck.randrange(len(state.decision.options)))


def test_words_of_a_hidden_hand_are_not_read() -> None:
    """Whoever plays ahead for somebody else must not know more than that one."""
    state = at_first_action(4)
    words = modules("destiny").policy.words(state, state.decision)
    view = observe(state, state.decision.seat)
    assert modules("destiny").policy.words(view.view, state.decision) == words


@pytest.mark.parametrize("game", ["destiny", "cardgame"])
def test_what_is_remembered_about_options_is_what_their_words_weigh(game: str) -> None:
    """Keys must hold everything that words are made of, or options would be mistaken for others."""
    policy, words, weights = policy_of(game), modules(game).policy.words, read_table(game).weights
    played = find(game)
    for number, setup in enumerate(played.samples().values()):
        state = played.new(setup, number)
        luck = Random(number)
        for _ in range(120):
            if state.outcome is not None:
                break
            weighed = [
                sum(2 * weights.get(word, 0.0) for word in told) for told in words(state, state.decision)
            ]
            assert policy.likings(state, state.decision) == pytest.approx(weighed)
            state.choose(luck.randrange(len(state.decision.options)))


def test_what_is_liked_more_is_picked_more_often() -> None:
    class Two:
        def keys(self, g: Any, decision: Any) -> list[tuple[str, ...]]:
            return [("poor", "unknown"), ("good",)]

        def told(self, key: tuple[str, ...]) -> list[str]:
            return list(key)

        def words(self, g: Any, decision: Any) -> list[list[str]]:
            return [["poor", "unknown"], ["good"]]

    policy = QuickPolicy(Two(), {"good": 1.0, "poor": -1.0})
    game = find("cardgame")
    g = game.new(next(iter(game.samples().values())), 1)
    picked = [policy.pick(g, g.decision, Random(number)) for number in range(200)]
    assert 185 <= picked.count(1) < 200
    assert policy_of("destiny") is policy_of("destiny")


def asked(*kinds: str) -> Decision:
    return Decision(0, "question", tuple(Option(kind) for kind in kinds))


def test_a_whim_is_as_likely_as_it_is_liked() -> None:
    picked = Counter(
        Whims(Random(number)).pick(asked("poor", "good", "as good"), [0.0, 2.0, 2.0])
        for number in range(2000)
    )
    assert 90 < picked[0] < 170  # 1 : e² : e², which is 127
    assert 850 < picked[1] < 1020
    assert 850 < picked[2] < 1020


def test_a_whim_is_the_same_in_all_tries_of_a_batch() -> None:
    """Whatever else is asked before, and whatever else there is to choose."""
    whims = Whims(Random(3))
    plain = [whims.pick(asked("a", "b", "c", "d"), [0.0] * 4) for _ in range(12)]
    whims.begin()
    again = []
    for _ in range(12):
        whims.pick(asked("x", "y"), [0.0, 0.0])
        again.append(whims.pick(asked("a", "b", "c", "d"), [0.0] * 4))
    assert plain == again
    assert len(set(plain)) > 1, "a whim that was followed is over"
    whims.begin()
    favorite = "abcd"[plain[0]]
    assert whims.pick(asked("x", favorite, "e"), [-9.0, 0.0, -9.0]) == 1
    whims.begin()
    others = Decision(1, "question", asked("a", "b", "c", "d").options)
    assert [whims.pick(others, [0.0] * 4) for _ in range(12)] != plain, "another player feels otherwise"


def test_tries_of_a_batch_share_dice_and_whims() -> None:
    """So options differ by less luck than two tries apart do; without one of the two it is 0.67 or 0.94."""
    g = find("destiny").new(Setup((OBI_WAN, GRIEVOUS)), 11)
    thinker = ThinkerBot(0, Level(0))
    while g.round < 2:
        g.choose(thinker.choose(observe(g, g.decision.seat)))
    table = Table(g.decision.seat, g.copy, evaluation_of("destiny"), policy_of("destiny"))
    tries = [Tried(option, 0.5) for option in g.decision.options]
    luck = Random(5)
    for _ in range(60):
        table.batch(tries, luck)
    shares = []
    for one in tries[1:]:
        _, error = tries[0].ahead_of(one)
        shares.append(60 * error**2 / (2 * variance(one.values)))
    assert mean(shares) < 0.63, shares


# ---- What others hide -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_guessed_deck_of_the_card_game_is_made_of_whole_sets(seed: int) -> None:
    game = find("cardgame")
    state = game.new(game.samples()["closed lists"], seed)
    players = [bot("simple", seed), bot("simple", seed + 1)]
    evaluation = evaluation_of("cardgame")
    while state.outcome is None:
        seat = state.decision.seat
        view = observe(state, seat)
        guess = evaluation.guess(view.view, seat, Random(seed))
        assert guess is not None
        view.deal(seed, guess)
        guessed = Counter(guess[1 - seat])
        for one in SETS.values():
            copies = guessed[one.objective]
            assert copies <= 2
            assert all(guessed[card] >= copies for card in one.cards)
        state.choose(players[seat].choose(view), seat)


@pytest.mark.parametrize("name", READY_MADE)
def test_a_guessed_deck_of_destiny_is_legal(name: str) -> None:
    """Whatever was seen of it; but what is seen in the deck is guessed once more, so it may be too large."""
    brought = find_deck(name)
    state = DESTINY.new(Setup((OBI_WAN, brought), open_lists=False), seed=3)
    luck, guesses = Random(1), 0
    while state.outcome is None and guesses < 12:
        if luck.random() < 0.1:
            view = observe(state, 0)
            guess = evaluation_of("destiny").guess(view.view, 0, luck)
            assert guess is not None
            cards = tuple(code for code in guess[1] if CARDS[code].type in PLAYABLE)
            guessed = msgspec.structs.replace(brought, cards=cards)
            wrong = faults(guessed, format_of(read_deck(name)))
            assert [one for one in wrong if one.kind != "size" or one.found <= one.allowed] == []
            guesses += 1
        state.choose(luck.randrange(len(state.decision.options)))
    assert guesses > 5


def test_a_guessed_deck_of_destiny_has_two_copies_at_most() -> None:
    setup = Setup((OBI_WAN, GRIEVOUS), open_lists=False)
    view = seen(at_first_action(3, setup))
    guess = evaluation_of("destiny").guess(view.view, 0 if view.seat is None else view.seat, Random(1))
    assert guess is not None
    for cards in guess.values():
        assert max(Counter(card for card in cards if CARDS[card].type in PLAYABLE).values()) <= 2


@INTERPRETED_ONLY
def test_a_thinker_takes_what_others_hide_for_what_one_usually_hides() -> None:
    """The usual answer where there is one, else that of the policy; never what chance says."""
    state = DESTINY.new(Setup((OBI_WAN, GRIEVOUS)), seed=3)
    assert state.decision.kind == "return"
    state.choose(len(state.decision.options) - 1, 0)
    view = observe(state, 1)

    class Usual(OnlyTheOutcome):
        def reflex(self, g: State, decision: Decision) -> Option | None:
            return decision.options[0] if len(g.sealed[decision.seat]) < 2 else decision.options[-1]

    class Keeping(QuickPolicy):
        def pick(self, g: State, decision: Decision, luck: Random) -> int:
            return len(decision.options) - 1

    keeping = Keeping(None, {})
    for seed in range(8):
        thinker = ThinkerBot(seed)
        assert len(thinker.dealt(view, Usual(), keeping).sealed[0]) == 2
        assert thinker.dealt(view, OnlyTheOutcome(), keeping).sealed[0] == []


def test_what_others_answered_in_secret_is_what_one_usually_answers() -> None:
    state = DESTINY.new(Setup((OBI_WAN, GRIEVOUS)), seed=3)
    assert state.decision.kind == "return"
    state.choose(len(state.decision.options) - 1, 0)  # the first player keeps all cards
    view = observe(state, 1)
    asked: list[int] = []

    def first(g: Any, decision: Decision) -> Option:
        asked.append(decision.seat)
        return decision.options[0] if len(asked) < 3 else decision.options[-1]

    dealt = view.deal(1, None, first)
    assert asked == [0, 0, 0]
    assert len(dealt.sealed[0]) == 2
    assert view.deal(1, None, lambda g, decision: decision.options[-1]).sealed[0] == []
