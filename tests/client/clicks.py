"""How many clicks a turn takes: a bot's choices are the player's, and what the table answers costs nothing.

    python -m tests.client.clicks cardgame --matches 20

"asked" counts every question but those that can only be passed; "clicked" what is left of them when the table
answers plain questions and takes several answers in one go. Seat 0 is the person, the others are bots.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.client.hands import SAMPLES

from dejarik import games
from dejarik.bots import Bot, bot
from dejarik.games.contract import Shortcut
from dejarik.kernel import Decision, Observation, Option, State, observe
from dejarik.server.games import ServedGame, served_game

PERSON = 0
PAYING = "pay"
ENDS = ("done", "stop", "roll")  # whether they are asked for depends on what is left to pick


class Clicks:
    """One match, counted."""

    def __init__(self) -> None:
        self.turns = 0
        self.asked: Counter[str] = Counter()
        self.clicked: Counter[str] = Counter()


def count(name: str, seed: int, player: str, most: int) -> Clicks:
    """Play a match and count."""
    game, served = games.find(name), served_game(name)
    state = game.new(game.samples()[SAMPLES[name]], seed)
    bots = [bot(player, seed * 10 + seat) for seat in range(state.seats)]
    tournament = games.modules(name).tournament
    told, begun = Clicks(), 0
    for _ in range(most):
        if state.outcome is not None:
            break
        seat = state.decision.seat
        if seat == PERSON:
            news = _answer(state, served, bots[seat], told)
        else:
            news = state.choose(bots[seat].choose(observe(state, seat)), seat)
        begun += sum(tournament.TURN is not None and isinstance(event, tournament.TURN) for event in news)
    told.turns = tournament.rounds(state, begun)
    return told


def _answer(state: State, served: ServedGame, player: Bot, told: Clicks) -> list[Any]:
    """A question, and those of its kind that follow at once: together they may be one click."""
    decision = state.decision
    seen = observe(state, PERSON)
    short = _shortcut(served, seen, decision)
    if short is not None and short.certain:
        plan = list(short.options)
        if len(decision.options) > 1 or plan[0].kind != served.seating.PASS:
            told.asked[_kind(decision, plan[0])] += len(plan)
        return _give(state, decision, plan)
    if short is None:
        choice = player.choose(seen)
        told.asked[_kind(decision, choice)] += 1
        told.clicked[_kind(decision, choice)] += 1
        return state.choose(choice, PERSON)
    given: list[Option] = []
    news: list[Any] = []
    kinds = {option.kind for option in short.options}
    while _asked_again(state, decision) or (given and _asked_for(state, kinds)):
        # One way to pay is as good as another, so the proposed one is taken.
        paying = decision.kind == PAYING
        choice = short.options[len(given)] if paying else player.choose(observe(state, PERSON))
        given.append(choice)
        news += state.choose(choice, PERSON)
    told.asked[decision.kind] += len(given)
    in_one_go = decision.kind == PAYING or _picks(given) == _picks(short.options)
    told.clicked[decision.kind] += 1 if in_one_go else len(given)
    return news


def _picks(options: Iterable[Option]) -> Counter[Option]:
    return Counter(option for option in options if option.kind not in ENDS)


def _asked_again(state: State, decision: Decision) -> bool:
    return state.outcome is None and state.decision.seat == PERSON and state.decision.kind == decision.kind


def _asked_for(state: State, kinds: set[str]) -> bool:
    """Whether the next question is one that the same click answers: to which side to turn a die."""
    if state.outcome is not None or state.decision.seat != PERSON:
        return False
    return {option.kind for option in state.decision.options} <= kinds - {"pass", *ENDS}


def _give(state: State, decision: Decision, plan: list[Option]) -> list[Any]:
    news: list[Any] = []
    for option in plan:
        if _asked_again(state, decision) and option in state.decision.options:
            news += state.choose(option, PERSON)
    return news


def _shortcut(served: ServedGame, seen: Observation[Any], decision: Decision) -> Shortcut | None:
    if served.shortcuts is None:
        return None
    return served.shortcuts.shortcut(seen.view, decision, served.seating.teller("en"))


def _kind(decision: Decision, choice: Any) -> str:
    return f"{decision.kind}: {choice.kind}" if choice.kind in ("pass", "done") else decision.kind


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(SAMPLES))
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--bot", default="simple")
    parser.add_argument("--most", type=int, default=2000, help="choices of a match")
    wish = parser.parse_args()
    found = [count(wish.game, seed, wish.bot, wish.most) for seed in range(wish.matches)]
    turns = max(1, sum(each.turns for each in found))
    asked: Counter[str] = sum((each.asked for each in found), Counter())
    clicked: Counter[str] = sum((each.clicked for each in found), Counter())
    print(f"{turns} rounds; in each asked {asked.total() / turns:.1f}, clicked {clicked.total() / turns:.1f}")
    for kind, number in asked.most_common():
        print(f"{number / turns:7.2f} {clicked[kind] / turns:7.2f}  {kind}")


if __name__ == "__main__":
    main()
