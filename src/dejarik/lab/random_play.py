"""Random play for whoever is asked."""

from __future__ import annotations

from random import Random

from dejarik.kernel import Option, Seat, State, Together


def open_seats(state: State) -> tuple[Seat, ...]:
    """Who may answer now."""
    frame = state.stack[-1]
    return frame.open if isinstance(frame, Together) else (state.decision.seat,)


def play_on(state: State, dice: Random, choices: int) -> None:
    for _ in range(choices):
        if state.outcome is not None:
            return
        seat = dice.choice(open_seats(state))
        decision = state.decision_of(seat)
        assert decision is not None
        state.choose(dice.choice(decision.options), seat)


def answer_together(state: State, order: tuple[Seat, ...], luck: int) -> bytes:
    """All seats answer, in that order, each as its own luck has it; the position after the join."""
    depth = len(state.stack)
    for seat in order:
        dice = Random(luck + seat)
        while (
            len(state.stack) == depth
            and isinstance(frame := state.stack[-1], Together)
            and seat in frame.open
        ):
            option: Option = dice.choice(frame.question_for(state, seat).options)
            state.choose(option, seat)
    return state.encode()
