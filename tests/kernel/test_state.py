"""The state: results, windows, sharing of frames, guards."""

from __future__ import annotations

import pytest
from tests.kernel.countdown import GAME, Countdown, Lower, Main, Start

from dejarik.kernel import Chance, Decision, Endless, IllegalChoice, Option, Procedure, Step


def choose(g: Countdown, *keys: str) -> None:
    for key in keys:
        g.choose(g.find(g.decision, key))


@pytest.fixture
def plain() -> Countdown:
    return GAME.new(Start(), seed=1)


@pytest.fixture
def interrupted() -> Countdown:
    return GAME.new(Start(windows=True), seed=1)


def test_what_comes_between_does_not_overwrite_a_result(plain: Countdown) -> None:
    choose(plain, "down 2")
    assert plain.log == ["heard lowered", "noise 55", "result True 2"]


def test_news_is_what_was_told_since_the_last_choice(plain: Countdown) -> None:
    assert plain.choose(Option("down", 1)) == ["lowered"]
    assert plain.choose(Option("park")) == []


def test_an_interrupter_edits_the_frame(interrupted: Countdown) -> None:
    choose(interrupted, "down 3", "double")
    assert interrupted.number == 4
    assert interrupted.log[-1] == "result True 6"


@pytest.mark.parametrize("how", ["cancel", "forbid"])
def test_what_was_canceled_or_became_impossible_falls(interrupted: Countdown, how: str) -> None:
    choose(interrupted, "down 3", how)
    assert interrupted.number == 10
    assert interrupted.log == ["fell", "result False 0"]


def test_what_has_become_impossible_falls_without_a_window_as_well(plain: Countdown) -> None:
    plain.forbidden = True
    choose(plain, "down 3")
    assert plain.number == 10
    assert plain.log == ["fell", "result False 0"]


def test_rules_that_run_in_a_circle_are_an_error(plain: Countdown) -> None:
    with pytest.raises(Endless, match="Main > Circle"):
        choose(plain, "circle")


def test_an_empty_stack_without_an_outcome_is_an_error(plain: Countdown) -> None:
    with pytest.raises(Endless, match="no outcome"):
        choose(plain, "leave")


@pytest.mark.parametrize("choice", [-1, 99, Option("down", 9), Option("up")])
def test_illegal_choices_are_refused_and_change_nothing(plain: Countdown, choice: int | Option) -> None:
    before = plain.encode()
    with pytest.raises(IllegalChoice):
        plain.choose(choice)
    with pytest.raises(IllegalChoice):
        plain.choose(0, seat=1)
    with pytest.raises(IllegalChoice):
        plain.aside(0, Option("sing"))
    assert plain.encode() == before


def test_nothing_can_be_chosen_after_the_end(plain: Countdown) -> None:
    choose(plain, "down 3", "down 3", "down 3", "down 1")
    assert plain.outcome is not None
    with pytest.raises(IllegalChoice, match="over"):
        plain.choose(0)
    assert plain.decision_of(0) is None


def test_a_key_that_fits_nothing_lists_what_is_legal(plain: Countdown) -> None:
    with pytest.raises(IllegalChoice, match="'up' is not among: down 1, down 2"):
        plain.find(plain.decision, "up")


def test_copies_share_frames_only_until_one_side_writes(interrupted: Countdown) -> None:
    choose(interrupted, "down 1")
    copies = [interrupted.copy() for _ in range(3)]
    assert all(copy.stack[1] is interrupted.stack[1] for copy in copies)
    before = interrupted.encode()
    choose(copies[0], "double")
    choose(copies[1], "cancel")
    assert interrupted.encode() == copies[2].encode() == before  # results went into frames of their own, too
    choose(interrupted, "pass")
    assert [g.number for g in (copies[0], copies[1], interrupted, copies[2])] == [8, 10, 9, 10]
    choose(copies[2], "double")
    assert copies[2].number == 8


def test_writing_to_a_lower_frame_leaves_copies_alone(interrupted: Countdown) -> None:
    choose(interrupted, "down 1")
    copy = interrupted.copy()
    lower = interrupted.own(1)
    assert isinstance(lower, Lower)
    lower.by = 3
    assert isinstance(copy.stack[1], Lower)
    assert copy.stack[1].by == 1
    assert interrupted.own(1) is lower  # owned once, owned for good
    later = interrupted.copy()
    assert interrupted.own(1) is not later.stack[1]
    last = interrupted.copy()
    interrupted.own(0)
    assert all(mine is not theirs for mine, theirs in zip(interrupted.stack, last.stack, strict=True))


def test_a_parked_frame_is_not_shared_by_the_copies_that_wake_it(plain: Countdown) -> None:
    plain.windows = True
    choose(plain, "park")
    copy = plain.copy()
    choose(plain, "wake", "double")
    choose(copy, "wake", "pass")
    assert (plain.number, copy.number) == (6, 8)


def test_a_parked_frame_is_saved(plain: Countdown) -> None:
    choose(plain, "park")
    loaded = GAME.decode(plain.encode())
    assert loaded.encode() == plain.encode()
    choose(loaded, "wake")
    assert loaded.number == 8


def test_a_save_in_mid_air_plays_on(interrupted: Countdown) -> None:
    choose(interrupted, "down 2")
    loaded = GAME.decode(interrupted.encode())
    assert loaded.decision == interrupted.decision
    choose(loaded, "double")
    choose(interrupted, "double")
    assert loaded.encode() == interrupted.encode()
    assert loaded.digest() == interrupted.digest()


def test_scripted_rolls_come_first_and_draw_nothing() -> None:
    g = GAME.new(Start(script={"die": [4]}), seed=1)
    choose(g, "roll")
    assert g.log == ["rolled 4"]
    assert g.chance.used == 0
    choose(g, "roll")
    assert g.chance.used > 0


def test_procedures_are_saved_under_the_names_of_their_classes(plain: Countdown) -> None:
    assert b'{"is":"Main"' in plain.encode()
    assert isinstance(GAME.decode(plain.encode()).stack[0], Main)
    assert issubclass(Main, Procedure)


class Fork(Procedure[Countdown]):
    """Asks a question with this many options, then leads on to the count."""

    options: int
    public: bool

    def begin(self, g: Countdown) -> Step:
        return g.ask(self, self.which, then=self.taken)

    def which(self, g: Countdown) -> Decision:
        return Decision(1, "fork", tuple(Option("way", n) for n in range(self.options)), public=self.public)

    def taken(self, g: Countdown, option: Option) -> Step:
        g.log.append(f"seat {g.answering} took {option.subject}")
        g.tell("taken")
        return g.go(self, then=self.arrive)

    def arrive(self, g: Countdown) -> Step:
        g.log.append("arrived")
        return g.done()


class Hurried(Countdown, kw_only=True):
    """A game that answers one kind of question for its players."""

    def automatic_answer(self, decision: Decision) -> Option | None:
        return decision.options[-1] if decision.kind == "fork" else None


def forked(state: type[Countdown], options: int, public: bool) -> Countdown:
    g = state(seats=2, chance=Chance(1), number=10)
    g.push(Main())
    g.push(Fork(options, public))
    g.run()
    return g


def test_the_only_way_is_taken_without_asking_if_everybody_knows_it() -> None:
    g = forked(Countdown, options=1, public=True)
    assert g.log == ["seat 1 took 0", "heard taken", "arrived"]
    assert g.decision.kind == "how-far"


@pytest.mark.parametrize(("options", "public"), [(1, False), (2, True)])
def test_a_secret_or_a_real_choice_is_asked(options: int, public: bool) -> None:
    g = forked(Countdown, options, public)
    assert (g.decision.kind, g.decision.seat, g.log) == ("fork", 1, [])


def test_what_a_game_answers_for_its_players_is_not_asked() -> None:
    g = forked(Hurried, options=2, public=False)
    assert g.log == ["seat 1 took 1", "heard taken", "arrived"]
    assert g.decision.kind == "how-far"


def test_an_option_may_be_chosen_by_its_number(plain: Countdown) -> None:
    plain.choose(1)
    assert plain.number == 8


def test_what_is_told_with_an_answer_is_heard_before_the_next_moment() -> None:
    g = forked(Countdown, options=2, public=False)
    assert g.choose(1) == ["taken"]
    assert g.log == ["seat 1 took 1", "heard taken", "arrived"]


class Idle(Procedure[Countdown]):
    """Can always happen, and does nothing when it is called off."""

    def begin(self, g: Countdown) -> Step:
        return g.before(self, then=self.land)

    def land(self, g: Countdown) -> Step:
        return g.done()


@pytest.mark.parametrize(("how", "result"), [("pass", (True, True)), ("cancel", (False, False))])
def test_what_says_nothing_of_its_own_happens_or_falls(how: str, result: tuple[bool, bool]) -> None:
    g = Countdown(seats=2, chance=Chance(1), number=10, windows=True)
    main = Main()
    g.stack = [main]
    g.call(main, Idle(), then=main.lowered)
    g.run()
    choose(g, how)
    assert g.log == [f"result {result[0]} 0"]
    done = g.stack[0].result
    assert done is not None
    assert (done.happened, done.whole) == result
