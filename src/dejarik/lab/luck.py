"""What chance brought, minus what it brings on average: the luck of a choice that drew on it."""

from __future__ import annotations

from random import Random

from dejarik.bots.simple import come_to_rest
from dejarik.bots.thinking.halving import SEEDS, Table
from dejarik.bots.thinking.policy import Whims, policy_of
from dejarik.games.contract import Evaluation
from dejarik.kernel import Chance, Option, PairedChance, Pile, Seat, State
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
    *,
    cards: bool = False,
) -> tuple[float, ...]:
    """For every seat, in chances to win: the choice is carried out again and again with other luck.

    With `cards`, those that came off a deck are luck, too: whatever nobody has seen lies in another order.
    """
    drew = cards and _drew(before, after)
    if after.chance.used == before.chance.used and not drew:
        return (0.0,) * before.seats
    if drew and evaluation.AHEAD and after.outcome is None:
        return _luck_of_cards(before, after, option, seat, evaluation, seed, times)
    came = _rested(after.copy(), evaluation)
    totals = [0.0] * before.seats
    for number in range(times):
        again = shuffled(before, Random(seed_for(seed, number, "decks"))) if cards else before.copy()
        again.chance = Chance(seed_for(seed, number, "luck"))
        again.choose(option, seat)
        for at, chance in enumerate(_rested(again, evaluation)):
            totals[at] += chance
    return tuple(one - total / times for one, total in zip(came, totals, strict=True))


def _luck_of_cards(
    before: State, after: State, option: Option, seat: Seat, evaluation: Evaluation, seed: int, times: int
) -> tuple[float, ...]:
    """What the cards that came are worth shows only when they are played: both worlds are played ahead."""
    table = Table(seat, before.copy, evaluation, policy_of(before.game))
    end = evaluation.horizon(after) + evaluation.AHEAD
    totals = [0.0] * before.seats
    for number in range(times):
        luck = Random(seed_for(seed, number, "cards"))
        came = shuffled(after, luck)
        again = shuffled(before, luck)
        again.chance = Chance(luck.randrange(SEEDS))
        again.choose(option, seat)
        chance, whims = luck.randrange(SEEDS), Whims(Random(luck.randrange(SEEDS)))
        for world, sign in ((came, 1.0), (again, -1.0)):
            world.chance = PairedChance(chance)
            whims.begin()
            table.play_on(world, end, whims)
            for at, each in enumerate(chances_of(world, evaluation)):
                totals[at] += sign * each
    return tuple(total / times for total in totals)


def _piles(state: State) -> list[Pile]:
    """All decks of a state, whatever it calls them."""
    held = [getattr(state, field) for field in state.__struct_fields__]
    listed = [one for each in held if isinstance(each, list) for one in each]
    return [one for one in (*held, *listed) if isinstance(one, Pile)]


def _drew(before: State, after: State) -> bool:
    """Whether cards came off a deck."""
    return any(
        len(now.cards) < len(then.cards) for then, now in zip(_piles(before), _piles(after), strict=True)
    )


def shuffled(state: State, luck: Random) -> State:
    """A copy in which the cards that nobody has seen lie in their decks in another order."""
    copy = state.copy()
    for pile in _piles(copy):
        places = [at for at in range(len(pile.cards)) if at not in pile.seen]
        cards = [pile.cards[at] for at in places]
        luck.shuffle(cards)
        for at, card in zip(places, cards, strict=True):
            pile.cards[at] = card
    return copy


def _rested(state: State, evaluation: Evaluation) -> tuple[float, ...]:
    come_to_rest(state, evaluation)
    return chances_of(state, evaluation)


def chances_of(state: State, evaluation: Evaluation) -> tuple[float, ...]:
    """The chances of all seats, at a glance."""
    return tuple(evaluation.chance_to_win(state, seat) for seat in range(state.seats))
