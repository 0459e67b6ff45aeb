"""A scenario that does not hold says where and why; one that holds says nothing."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.games.destiny import GAME
from dejarik.kernel import Game
from dejarik.scenarios import Failure, load_text, run
from dejarik.words import Words, languages

BOARD = """\
title: {en: A duel}
game: destiny
board:
  A:
    characters: [elite Obi-Wan Kenobi Ardent Avenger as obi, {card: Satine Kryze, as: satine, exhausted: true}]
    pool: [obi: 2 melee]
    hand: [Truce, Lightsaber]
    deck: [Dodge, Unshackle]
    resources: 3
  B:
    characters: [Jango Fett Lethal Mercenary as jango, Royal Guard as guard]
    hand: [Probe]
"""  # noqa: E501 - failures name lines of this very text


def outcome(rest: str, board: str = BOARD) -> Failure | None:
    (scenario,), problems = load_text(board + rest)
    assert not problems
    failure = run(scenario)
    if failure is not None:
        for language in languages():
            assert Words(language).say(f"scenario-fail-{failure.what}", **failure.about)
    return failure


@pytest.mark.parametrize(
    "rest",
    [
        "steps:\n- A: RESOLVE Obi-Wan Kenobi-die\n- A: target ja\nexpect: {jango: {damage: 2}}",
        "steps:\n- A: [play lightsaber > obi]\nexpect: {Lightsaber: {on: obi}, obi: {upgrades: 1}}",
        "steps:\n- A: claim\n- B: pass",
        "steps:\n- A: {only: {activate: [obi]}, can: [pass], not: [activate satine, target jango]}",
        "steps:\n- A: {only: {activate: [obi, pass]}}",
        "steps:\n- A: {refused: {activate satine: destiny.action.activate.ready-only}}",
        "expect: {A: {hand: [Lightsaber, Truce], deck: [Dodge, Unshackle]}, B.deck: 10, B.hand: [Probe]}",
        "expect: {not: {A.deck: [Unshackle, Dodge]}, A.pool: [{die: obi, side: 2 melee}]}",
        "expect: {A.pool: [obi-die: 2 melee], obi-die: 2 melee, obi-die#2: on its card, obi: {dice: 2}}",
        "expect: {A.characters: [obi: ready, satine: exhausted], satine: exhausted, obi: in play}",
        "expect: {satine: {exhausted: yes, ready: no, on: nothing, controller: A}, asked: A}",
        "expect: {question: action, extra: [], queue: 0}",
        "expect: {over: no, winner: nobody, Probe: in hand, Block: out of play, claimed: nobody}",
        "steps:\n- expect: {round: 1}\n- A: claim\n- expect: {claimed: A}",
        "steps:\n- A: {sees: {B.hand: [hidden], A.hand: [Truce, Lightsaber], A.deck: [hidden, hidden]}}",
        "steps:\n- B: {sees: {B: {hand: [Probe]}, A: {hand: [hidden, hidden]}, turn: A, obi: in play}}",
        "steps:\n- A: {sees: {not: {B.hand: [Probe], Probe: in hand}}}\nexpect: {Probe: in hand}",
    ],
)
def test_what_is_true_holds(rest: str) -> None:
    assert outcome(rest) is None


@pytest.mark.parametrize(
    ("rest", "line", "what"),
    [
        ("steps:\n- A: activate satine", 14, "absent"),
        ("steps:\n- A: play Lightsaber", 14, "ambiguous"),
        ("steps:\n- A: resolve obi-die\n- B: pass", 15, "not-asked"),
        ("steps:\n- A: {can: [activate satine]}", 14, "absent"),
        ("steps:\n- A: {not: [activate obi]}", 14, "open"),
        ("steps:\n- A: {only: {activate: [obi, satine]}}", 14, "only-absent"),
        ("steps:\n- A: {only: {activate: []}}", 14, "only-more"),
        ("steps:\n- A: {only: {activate: [obi], resolve: []}}", 14, "only-more"),
        ("steps:\n- A: {only: [activate obi, pass]}", 14, "only-more"),
        ("steps:\n- A: {refused: {activate obi: destiny.action.activate.ready-only}}", 14, "not-refused"),
        (
            "steps:\n- A: {refused: {activate satine: destiny.action.claim.auto-pass}}",
            14,
            "refused-otherwise",
        ),
        (
            "steps:\n- A: {refused: {claim it: destiny.action.claim.auto-pass}}",
            14,
            "refused-otherwise",
        ),
        ("expect:\n  turn: A\n  A.resources: 2", 15, "value"),
        ("expect: {A.hand: [Truce]}", 13, "value"),
        ("expect: {A.hand: [Truce, Truce]}", 13, "value"),
        ("expect: {A.deck: [Unshackle, Dodge]}", 13, "value"),
        ("steps:\n- A: {sees: {B.hand: [Probe]}}", 14, "value"),
        ("steps:\n- A: {sees: {not: {B.hand: [hidden]}}}", 14, "value-so"),
        ("expect: {satine: ready}", 13, "value"),
        ("expect: {satine: {exhausted: 1}}", 13, "value"),
        ("expect: {A.resources: true}", 13, "value"),
        ("expect: {not: {A.resources: 3}}", 13, "value-so"),
        ("expect: {satine: {armor: 1}}", 13, "field"),
        ("steps:\n- A: claim\nexpect: {log: [claimed B]}", 15, "not-logged"),
        (
            "steps:\n- A: claim\n- A: use claim\nexpect: {log: [resources-gained A, claimed A]}",
            16,
            "not-logged",
        ),
        ("steps:\n- A: claim\nexpect: {not: {log: [claimed A]}}", 15, "logged"),
        ("chance: {obi: blank}", 1, "chance-left"),
    ],
)
def test_what_is_not_true_fails_in_its_line(rest: str, line: int, what: str) -> None:
    failure = outcome(rest)
    assert failure is not None
    assert (failure.line, failure.what) == (line, what)


@pytest.mark.parametrize(
    ("scripted", "named"),
    [("obi: blank", "obi"), ("obi-die: blank", "obi-die"), ("discard A: [Truce]", "discard A")],
)
def test_what_was_never_rolled_is_told_in_the_words_of_the_writer(scripted: str, named: str) -> None:
    failure = outcome(f"chance: {{{scripted}}}")
    assert failure is not None
    assert failure.about == {"names": named}


def test_a_failure_lists_what_was_legal_and_what_happened() -> None:
    failure = outcome("steps:\n- A: resolve obi-die\n- A: target bystander")
    assert failure is not None
    assert failure.legal == ["target obi", "target satine", "target jango", "target guard"]
    assert failure.log == ["    turn-began A", "A: resolve obi-die"]


def test_questions_nobody_mentions_are_passed() -> None:
    steps = "steps:\n- A: claim\n- B: activate jango\n"
    assert outcome("chance: {jango: blank}\n" + steps) is None
    failure = outcome("strict: true\n" + steps)
    assert failure is not None
    assert failure.what == "not-asked"


def test_one_does_not_pass_over_what_one_was_to_do() -> None:
    failure = outcome("steps:\n- A: activate satine\n")
    assert failure is not None
    assert failure.log == ["    turn-began A"]


def test_a_step_after_the_end_fails() -> None:
    board = BOARD.replace(
        "Jango Fett Lethal Mercenary as jango, Royal Guard as guard",
        "{card: Jango Fett Lethal Mercenary, as: jango, damage: 9}",
    )
    steps = "steps:\n- A: resolve obi-die\n- A: target jango\n"
    assert (
        outcome(steps + "expect: {winner: A, over: yes, won-by: destiny.victory.no-characters}", board)
        is None
    )
    failure = outcome(steps + "- B: pass", board)
    assert failure is not None
    assert failure.what == "over"


def test_a_state_that_cannot_be_saved_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(self: Game[Any, Any], data: bytes) -> Any:
        state = original(self, data)
        state.resources[0] = 0
        return state

    original = Game.decode
    monkeypatch.setattr(Game, "decode", forgetful)
    failure = outcome("steps:\n- A: claim")
    assert failure is not None
    assert failure.what == "saved"


def test_rules_that_break_are_a_failure_and_no_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Any, choice: Any, seat: Any = None) -> Any:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(GAME.state, "choose", broken)
    failure = outcome("steps:\n- A: claim")
    assert failure is not None
    assert failure.what == "fault"
    assert "oops" in str(failure.about["fault"])


def test_chance_is_scripted_by_what_is_rolled() -> None:
    board = BOARD.replace("pool: [obi: 2 melee]", "pool: []")
    steps = "steps:\n- A: activate obi\nexpect: {A.pool: [obi: 2 focus, obi: blank]}"
    assert outcome("chance: {obi: [2 focus, blank]}\n" + steps, board) is None
    assert outcome("chance: {obi-die#2: blank, obi-die: 2 focus}\n" + steps, board) is None
    assert outcome("chance: {Obi-Wan Kenobi Ardent Avenger: [blank, 2 focus]}\n" + steps, board) is None


def test_a_board_plays_on_to_the_end_of_the_match() -> None:
    (scenario,), _ = load_text(BOARD)
    state: Any = scenario.position.begin()
    for number in range(5_000):
        if state.outcome is not None:
            break
        state.choose(number * 7 % len(state.decision.options))
    assert state.outcome is not None


@pytest.mark.parametrize(
    ("game", "board", "sees"),
    [
        (
            "cardgame",
            "{A: {hand: [Red Two]}, B: {objectives: [{card: Imperial Command, captives: [Yoda]}]}}",
            "{A.hand: [hidden], Imperial Command: {captives: [hidden]}, not: {A.hand: [Red Two]}}",
        ),
        (
            "outer-rim",
            "{contacts: {tatooine.1: Greedo, tatooine.2: {contact: Dengar, faceup: true}}}",
            "{tatooine.1: hidden, tatooine.2: dengar, not: {tatooine.1: greedo}, deck navpoints: hidden}",
        ),
    ],
)
def test_what_somebody_sees_is_known_in_every_game(game: str, board: str, sees: str) -> None:
    told = f"title: {{en: A look}}\ngame: {game}\nboard: {board}\nsteps:\n- B: {{sees: {sees}}}"
    assert outcome("", told) is None
