"""Bots see observations only, answer with an option, and are as good as they promise."""

import ast
import inspect
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from tests.games.destiny.ready_made import GRIEVOUS, OBI_WAN

from dejarik import bots
from dejarik.bots import Bot, UnknownBot, bot
from dejarik.games import find
from dejarik.games.destiny.rules.setup import Setup
from dejarik.kernel import Observation, Option, observe
from dejarik.lab.matches import play, seed_for

DESTINY = find("destiny")
QUICK = ("random", "simple", "thinker-beginner")
MANY, FEW = 400, 30  # choices
FOLDER = Path(inspect.getfile(bots)).parent


class Watched(Bot):
    """Lets another bot play and writes down what it was shown and what it answered."""

    def __init__(self, player: Bot) -> None:
        super().__init__()
        self.player = player
        self.shown: list[object] = []
        self.answers: list[Option] = []

    def choose(self, observation: Observation[Any]) -> Option:
        answer = self.player.choose(observation)
        assert answer in observation.options
        self.shown.append(observation)
        self.answers.append(answer)
        return answer


def begin(setup: Setup, players: list[Any], seed: int, choices: int) -> None:
    """The first choices of a match."""
    state = DESTINY.new(setup, seed)
    for _ in range(choices):
        if state.outcome is not None:
            return
        seat = state.decision.seat
        state.choose(players[seat].choose(observe(state, seat)), seat)


def wins_of_simple(matches: int) -> int:
    """Mirrored games against the random bot: both decks, both seats, each seed in all four ways."""
    won = 0
    for number in range(matches):
        deck = (OBI_WAN, GRIEVOUS)[number % 2]
        seat = number // 2 % 2
        seed = seed_for(1, number // 4, "mirrored")
        pair = [bot("random", seed), bot("random", seed)]
        pair[seat] = bot("simple", seed)
        won += play(DESTINY, Setup((deck, deck)), pair, seed).winners == (seat,)
    return won


def test_bots_are_found_by_name() -> None:
    files = {path.stem for path in FOLDER.glob("*.py") if not path.stem.startswith("_")}
    assert {name.partition("-")[0] for name in bots.names()} == files >= {"random", "simple", "thinker"}
    levels = ("beginner", "easy", "medium", "hard")
    assert bots.names() == ("random", "simple", *(f"thinker-{level}" for level in levels))
    with pytest.raises(UnknownBot, match=", ".join(bots.names())):
        bot("nobody")


@pytest.mark.parametrize("name", bots.names())
def test_all_a_bot_is_given_are_observations(name: str) -> None:
    choose = type(bot(name)).choose
    assert get_type_hints(choose) == {"observation": Observation[Any], "return": Option}
    players = [Watched(bot(name, 1)), Watched(bot(name, 2))]
    begin(Setup((OBI_WAN, GRIEVOUS)), players, seed=3, choices=MANY if name in QUICK else FEW)
    for seat, player in enumerate(players):
        assert player.shown
        for shown in player.shown:
            assert type(shown) is Observation
            assert shown.seat == seat
            assert shown.view.chance.seed == 0
            assert set(shown.view.hands[1 - seat]) <= {""}


def test_bots_do_not_know_who_drives_them() -> None:
    for source in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("dejarik"):
                layer = (node.module or "").split(".")[1]
                assert layer in ("kernel", "games", "bots"), source
                assert not {"Match", "observe"} & {name.name for name in node.names}, source


@pytest.mark.parametrize("name", bots.names())
def test_equal_seeds_give_equal_choices(name: str) -> None:
    def choices(seed: int) -> list[Option]:
        player = Watched(bot(name, seed))
        some = MANY if name in QUICK else FEW
        begin(Setup((GRIEVOUS, OBI_WAN)), [player, bot("random", 5)], seed=4, choices=some)
        return player.answers

    assert choices(1) == choices(1)
    if name in QUICK:  # whoever thinks for long may well come to the same opinion
        assert choices(1) != choices(2)


def test_what_is_hidden_does_not_change_a_choice() -> None:
    state = DESTINY.new(Setup((OBI_WAN, GRIEVOUS)), seed=8)
    while state.round == 0:
        state.choose(0)
    seat = state.decision.seat
    asked = observe(state, seat)
    for luck in range(5):
        other = observe(asked.deal(luck), seat)
        assert bot("simple", 3).choose(other) == bot("simple", 3).choose(asked)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_simple_bot_plays_free_for_all(seats: int) -> None:
    decks = (OBI_WAN, GRIEVOUS, OBI_WAN, GRIEVOUS)[:seats]
    won = sum(
        play(DESTINY, Setup(decks), [bot("simple", n), *(bot("random", n) for _ in decks[1:])], n).winners
        == (0,)
        for n in range(4)
    )
    assert won >= 3


@pytest.mark.parametrize("seed", range(3))
def test_the_simple_bot_guesses_where_lists_are_closed(seed: int) -> None:
    setup = Setup((OBI_WAN, GRIEVOUS), open_lists=False)
    assert play(DESTINY, setup, [bot("random", seed), bot("simple", seed)], seed).winners == (1,)


def test_the_simple_bot_beats_the_random_one() -> None:
    assert wins_of_simple(40) >= 36


@pytest.mark.soak
def test_the_simple_bot_wins_nearly_all_of_200_mirrored_games() -> None:
    assert wins_of_simple(200) >= 190
