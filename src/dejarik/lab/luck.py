"""What chance brought, minus what it brings on average: the luck of a choice that drew on it."""

from __future__ import annotations

from dejarik.bots.simple import come_to_rest
from dejarik.games.contract import Evaluation
from dejarik.kernel import Chance, Option, Pile, Seat, State
from dejarik.lab.matches import seed_for

REDRAWN = 24  # times that chance is drawn anew


def luck_of(
    before: State,
    after: State,
    option: Option,
    seat: Seat,
    evaluation: Evaluation,
    seed: int,
    times: int = REDRAWN,
) -> tuple[float, ...]:
    """For every seat, in chances to win: the choice is carried out again and again with other luck."""
    if after.chance.used == before.chance.used:
        return (0.0,) * before.seats
    came = _rested(after.copy(), evaluation)
    totals = [0.0] * before.seats
    for number in range(times):
        again = before.copy()
        again.chance = Chance(seed_for(seed, number, "luck"))
        again.choose(option, seat)
        for at, chance in enumerate(_rested(again, evaluation)):
            totals[at] += chance
    return tuple(one - total / times for one, total in zip(came, totals, strict=True))


def piles(state: State) -> list[Pile]:
    """All decks of a state, whatever it calls them."""
    held = [getattr(state, field) for field in state.__struct_fields__]
    listed = [one for each in held if isinstance(each, list) for one in each]
    return [one for one in (*held, *listed) if isinstance(one, Pile)]


def drew(before: State, after: State) -> bool:
    """Whether cards came off a deck."""
    return any(
        len(now.cards) < len(then.cards) for then, now in zip(piles(before), piles(after), strict=True)
    )


def _rested(state: State, evaluation: Evaluation) -> tuple[float, ...]:
    come_to_rest(state, evaluation)
    return chances_of(state, evaluation)


def chances_of(state: State, evaluation: Evaluation) -> tuple[float, ...]:
    """The chances of all seats, at a glance."""
    return tuple(evaluation.chance_to_win(state, seat) for seat in range(state.seats))
