"""Matches as a learning agent meets them: one question after another, bots in all other seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypedDict, Unpack

import msgspec

from dejarik.bots import Bot, bot
from dejarik.bots.random import RandomBot
from dejarik.games import find
from dejarik.kernel import Decision, Game, IllegalChoice, Observation, Outcome, Seat, State, observe
from dejarik.lab.learning.encoding import encoder

SEEDS = 1 << 60
NOBODY = -1

Setup = str | msgspec.Struct  # a sample of the game by name, or a setup
Guess = dict[Seat, list[str]]
Reward = Callable[[Observation[Any], Observation[Any]], float]


class Terms(TypedDict, total=False):
    """What can be agreed on about the matches of a session."""

    bots: Mapping[Seat, str]  # which bot plays which seat
    reward: Reward | None  # adds to what the outcome gives
    lone: bool  # questions with a single answer are put to learners, too
    longest: int | None  # after this many choices a match is cut off


class Saved(msgspec.Struct, frozen=True):
    """Everything about a session at one moment. It is only read, so it can be restored again and again."""

    state: State
    page: int
    choices: int
    luck: Any
    bots: tuple[Any, ...]  # the luck of each
    before: dict[Seat, Observation[Any]]
    rewards: dict[Seat, float]


class Session:
    """One match after another. Whoever learns is asked; all others answer by themselves.

    Simultaneous questions are put one after the other; a question with a single answer is answered at once,
    unless the terms say otherwise.
    """

    def __init__(
        self,
        game: str,
        setup: Setup | Sequence[Setup] | None = None,
        **terms: Unpack[Terms],
    ):
        self.game = find(game)
        self.encoder = encoder(game)
        self.setups = _setups(self.game, setup)
        self.reward = terms.get("reward")
        self.lone = terms.get("lone", False)
        self.longest = terms.get("longest")
        self.luck = Random()
        first: State = self.game.new(self.setups[0], 0)
        self.state = first
        self.bot_names = dict(terms.get("bots", {}))
        self.learners = tuple(
            seat for seat in self.encoder.features.asked(first) if seat not in self.bot_names
        )
        if not self.learners:
            raise ValueError("a bot plays every seat: nobody is left to learn")
        self.bots: dict[Seat, Bot] = {}
        self.seat: Seat = NOBODY  # who is asked; nobody once the match is over
        self.page = 0
        self.choices = 0
        self.rewards: dict[Seat, float] = {}
        self._before: dict[Seat, Observation[Any]] = {}
        self._seen: Observation[Any] | None = None

    @property
    def over(self) -> bool:
        """Whether the match has ended by the rules."""
        return self.state.outcome is not None

    @property
    def cut(self) -> bool:
        """Whether it was cut off."""
        return self.longest is not None and self.choices >= self.longest and not self.over

    @property
    def decision(self) -> Decision:
        """The question that is put to a learner."""
        return self.state.decision

    def begin(self, seed: int | None = None) -> None:
        """A new match, played up to the first question for a learner; without a seed, some other one."""
        if seed is not None:
            self.luck = Random(seed)
        luck = self.luck
        setup = self.setups[luck.randrange(len(self.setups))] if len(self.setups) > 1 else self.setups[0]
        self.state = self.game.new(setup, luck.randrange(SEEDS))
        self.bots = {seat: bot(name, luck.randrange(SEEDS)) for seat, name in self.bot_names.items()}
        self.choices = 0
        self._before = {}
        self.rewards = dict.fromkeys(self.learners, 0.0)
        self._play_on()

    def choose(self, action: int) -> None:
        """The answer of the asked learner, by its place on the page; then everything up to the next one."""
        if self.seat == NOBODY:
            raise IllegalChoice("nobody is asked: begin a match first")
        start, stop, more = self.encoder.page(self.decision, self.page)
        self.rewards = dict.fromkeys(self.learners, 0.0)
        if more and action == self.encoder.actions - 1:
            self.page += 1
            return
        if not 0 <= action < stop - start:
            raise IllegalChoice(f"there is no option {action}")
        if self.reward is not None:
            self._before[self.seat] = self.seen(self.seat)
        self.state.choose(start + action)
        self.choices += 1
        self._play_on()

    def seen(self, seat: Seat) -> Observation[Any]:
        """What a seat may see now."""
        if seat != self.seat:
            return observe(self.state, seat)
        if self._seen is None:
            self._seen = observe(self.state, seat)
        return self._seen

    def _play_on(self) -> None:
        """Let the bots answer until a learner is asked or the match ends."""
        state, bots, lone = self.state, self.bots, self.lone
        self.page = 0
        self.seat = NOBODY
        self._seen = None
        while state.outcome is None and (self.longest is None or self.choices < self.longest):
            decision = state.decision
            seat = decision.seat
            if len(decision.options) == 1 and not lone:
                state.choose(0)
            elif seat not in bots:
                self.seat = seat
                break
            elif isinstance(player := bots[seat], RandomBot):
                state.choose(player.luck.choice(decision.options))  # it does not look: nothing is shown
            else:
                state.choose(player.choose(observe(state, seat)))
            self.choices += 1
        if self.reward is not None:
            self._shape(self.reward)
        if state.outcome is not None:
            for seat, share in shares(state.outcome, state.seats).items():
                if seat in self.rewards:
                    self.rewards[seat] += share

    def _shape(self, reward: Reward) -> None:
        """What the custom reward says about the way from a seat's last answer to its next question."""
        for seat in (self.seat,) if self.seat != NOBODY else self.learners:
            before = self._before.pop(seat, None)
            if before is not None:
                self.rewards[seat] += reward(before, self.seen(seat))

    # ---- Matches are values -------------------------------------------------------------------------

    def save(self) -> Saved:
        """The session as it is now."""
        return self._saved(self.state.copy())

    def deal(self, seed: int, guess: Guess | None = None) -> Saved:
        """The session as the asked learner may imagine it: what it cannot see is redealt.

        Whoever searches in what `restore` makes of this never sees hidden cards. Where deck lists are closed,
        `guess` names the cards that a seat is taken to have brought.
        """
        return self._saved(self.seen(self.seat).deal(seed, guess))

    def _saved(self, state: State) -> Saved:
        return Saved(
            state,
            self.page,
            self.choices,
            self.luck.getstate(),
            tuple(player.luck.getstate() for player in self.bots.values()),
            self._before.copy(),
            self.rewards.copy(),
        )

    def restore(self, saved: Saved) -> None:
        """Go back to what was saved, here or in another session with the same seats."""
        self.state = saved.state.copy()
        self.page = saved.page
        self.choices = saved.choices
        self.luck.setstate(saved.luck)
        self.bots = {seat: bot(name) for seat, name in self.bot_names.items()}
        for player, luck in zip(self.bots.values(), saved.bots, strict=True):
            player.luck.setstate(luck)
        self._before = saved.before.copy()
        self.rewards = saved.rewards.copy()
        self._seen = None
        self.seat = NOBODY if self.over or self.cut else self.state.decision.seat


def _setups(game: Game[Any, Any], wanted: Setup | Sequence[Setup] | None) -> list[msgspec.Struct]:
    """The setups that are meant; names are those of samples of the game, the first being the usual one."""
    samples = game.samples()
    if wanted is None:
        wanted = next(iter(samples))
    several = [wanted] if isinstance(wanted, str | msgspec.Struct) else wanted
    unknown = [one for one in several if isinstance(one, str) and one not in samples]
    if unknown:
        raise LookupError(f"there is no sample {unknown[0]!r}; there is: {', '.join(samples)}")
    return [samples[one] if isinstance(one, str) else one for one in several]


def shares(outcome: Outcome, seats: int) -> dict[Seat, float]:
    """Winners share one point, losers share the loss of one; a draw is worth nothing to anybody."""
    winners = outcome.winners
    losers = seats - len(winners)
    if not winners or not losers:
        return dict.fromkeys(range(seats), 0.0)
    return {seat: 1.0 / len(winners) if seat in winners else -1.0 / losers for seat in range(seats)}
