"""Rounds: turns until all pass in succession, then upkeep."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.cards.facts import EXTRA_ACTIONS, NO_MORE_ACTIONS, NOBODY, ONE_MORE_ACTION
from dejarik.games.destiny.kinds import Do
from dejarik.games.destiny.rules import (
    actions,
    duties,
    marking,
    piles,
    timing,
    tokens,
    values,
    verbs,
    victory,
)
from dejarik.kernel import Decision, Option, Procedure, Seat, Step, Together

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


class Round(Procedure["Destiny"]):
    """An action phase followed by an upkeep phase, again and again until somebody wins."""

    # rule: destiny.structure.rounds, destiny.structure.turn-versus-round
    def begin(self, g: Destiny) -> Step:
        g.round += 1
        g.passes = 0
        g.claimed = NOBODY
        g.claim_shut = False
        g.cut = False
        g.replaced = [False] * g.seats
        g.history = []
        verbs.begin_round(g)
        g.turn = g.orderer()  # rule: destiny.battlefield.first-action, destiny.structure.next-round
        g.tell(ev.RoundBegan(g.round, g.turn))
        return timing.settle(g, self, self.extra)

    def extra(self, g: Destiny) -> Step:
        """Additional actions gained before the first turn are taken at once."""
        # rule: destiny.additional-action.other-turn
        while g.extra:
            seat = g.extra.pop(0)
            if seat not in g.out:
                return g.call(self, ExtraAction(seat), then=self.extra)
        return self.next_turn(g)

    def next_turn(self, g: Destiny) -> Step:
        # rule: destiny.structure.action-phase.end, destiny.multiplayer.round-end
        if g.cut or g.passes >= g.seats - len(g.out):
            g.turn = NOBODY
            if g.lasting:
                verbs.end_action_phase(g)
            g.tell(ev.ActionPhaseEnded(g.round))
            return timing.settle(g, self, self.upkeep)
        if g.turn in g.out:
            g.turn = g.left_of(g.turn)
        if g.turn == g.claimed or (g.lasting and marking.made_to_pass(g, g.turn)):
            # rule: destiny.action.claim.auto-pass, destiny.action.claim.opponent-continues
            # rule: destiny.action.claim.abilities-still-work
            g.passes += 1
            if g.lasting:
                duties.turn_begins(g, g.turn)
            g.tell(ev.Passed(g.turn, automatic=g.turn == g.claimed))
            g.turn = g.left_of(g.turn)
            return g.go(self, then=self.next_turn)
        return g.call(self, Turn(g.turn), then=self.turn_over)

    def turn_over(self, g: Destiny) -> Step:
        g.turn = g.left_of(g.turn)  # rule: destiny.structure.alternate, destiny.multiplayer.clockwise
        return self.next_turn(g)

    def upkeep(self, g: Destiny) -> Step:
        return g.call(self, Upkeep(), then=self.over)

    def over(self, g: Destiny) -> Step:
        g.tell(ev.RoundEnded(g.round))
        return timing.settle(g, self, self.count_cards)

    def count_cards(self, g: Destiny) -> Step:
        victory.check_cards(g)
        return g.go(self, then=self.begin)


class Turn(Procedure["Destiny"]):
    """One player takes an action or passes; then additional actions, in the order they were gained."""

    seat: Seat
    mark: int = 0

    def begin(self, g: Destiny) -> Step:
        # rule: destiny.structure.turn-versus-round
        g.tell(ev.TurnBegan(self.seat))
        if g.lasting:
            duties.turn_begins(g, self.seat)
            marking.gain_promised_actions(g, self.seat)
        return g.ask(self, self.which_action, then=self.act)  # rule: destiny.structure.action-phase.turn

    def which_action(self, g: Destiny) -> Decision:
        return actions.question(g, self.seat, Do.PASS)

    def act(self, g: Destiny, option: Option) -> Step:
        if option.kind == Do.PASS:
            # rule: destiny.pass.optional, destiny.pass.may-act-later
            g.passes += 1
            g.tell(ev.Passed(self.seat))
            return g.done()
        self.mark = g.changes
        return g.call(self, actions.begin(g, self.seat, option), then=self.acted)

    def acted(self, g: Destiny) -> Step:
        # rule: destiny.additional-action.after-main
        if g.lasting:
            duties.end_action(g, self.seat)
        return timing.settle(g, self, self.judge)

    def judge(self, g: Destiny) -> Step:
        """An action that changed nothing counts as a pass."""
        # rule: destiny.pass.no-change-counts-as-pass, destiny.faq.power-action-without-effect
        if g.changes == self.mark:
            g.passes += 1
            g.tell(ev.CountedAsPass(self.seat))
            return g.go(self, then=self.next_extra)
        g.passes = 0
        return self.next_extra(g)

    def next_extra(self, g: Destiny) -> Step:
        # rule: destiny.additional-action.order, destiny.additional-action.not-queued
        if g.cut:
            g.extra = []
        while g.extra:
            seat = g.extra.pop(0)
            if may_act_again(g, seat):
                return g.call(self, ExtraAction(seat), then=self.next_extra)
        return g.done()


def may_act_again(g: Destiny, seat: Seat) -> bool:
    """Whether a player who has gained an additional action can still take it."""
    # rule: destiny.action.claim.auto-pass, destiny.effect.negative-precedence
    if g.lasting and marking.has_mark(g, seat, NO_MORE_ACTIONS):
        return False
    return seat != g.claimed and seat not in g.out and not values.barred(g, seat, EXTRA_ACTIONS)


def acted_again(g: Destiny, seat: Seat) -> bool:
    """Whether a player has taken an additional action this turn, or is taking one."""
    # rule: destiny.reading.deja-vu.earlier-action
    if any(isinstance(frame, ExtraAction) and frame.seat == seat for frame in g.stack):
        return True
    gained = 0
    for event in (*g.history, *g.told)[::-1]:
        if isinstance(event, ev.TurnBegan):
            break
        if isinstance(event, ev.ActionGained | ev.Declined) and event.seat == seat:
            gained += 1 if isinstance(event, ev.ActionGained) else -1
    return gained > g.extra.count(seat)


def nobody_acted(g: Destiny) -> bool:
    """Whether no player has taken an action this round: a pass is none, and neither is an additional action
    that was declined or is still to be taken."""
    told = (*g.history, *g.told)
    events = [event for event in told if not isinstance(event, ev.ActionGained)]
    for event, answer in pairwise(events):
        if isinstance(event, ev.TurnBegan) and answer != ev.Passed(event.seat):
            return False
    taken = len(told) - len(events) - sum(isinstance(event, ev.Declined) for event in events)
    return taken <= len(g.extra) + any(isinstance(frame, ExtraAction) for frame in g.stack)


def up_next(g: Destiny) -> Seat:
    """Who acts after this action, unless it ends the phase; `NOBODY`: that is not known."""
    if g.outcome is not None or g.turn == NOBODY or g.cut:
        return NOBODY
    for seat in g.extra:
        if may_act_again(g, seat):
            return seat
    seat = g.left_of(g.turn)
    # rule: destiny.action.claim.auto-pass, destiny.action.claim.opponent-continues
    return g.left_of(seat) if seat == g.claimed else seat


class ExtraAction(Procedure["Destiny"]):
    """An additional action: taken at once or declined, which is not a pass."""

    seat: Seat

    # rule: destiny.additional-action.own-turn, destiny.additional-action.other-turn
    def begin(self, g: Destiny) -> Step:
        g.narrate(ev.ExtraActionBegan(self.seat))
        return g.ask(self, self.which_action, then=self.act)

    def which_action(self, g: Destiny) -> Decision:
        return actions.question(g, self.seat, Do.DECLINE)

    def act(self, g: Destiny, option: Option) -> Step:
        if option.kind == Do.DECLINE:
            g.tell(ev.Declined(self.seat))  # rule: destiny.additional-action.decline-not-pass
            return g.done()
        if g.lasting and marking.take_mark(g, self.seat, ONE_MORE_ACTION):
            marking.mark(g, self.seat, NO_MORE_ACTIONS, this_turn=True)
        return g.call(self, actions.begin(g, self.seat, option), then=self.acted)

    def acted(self, g: Destiny) -> Step:
        if g.lasting:
            duties.end_action(g, self.seat)
        return timing.settle(g, self, self.finish)

    def finish(self, g: Destiny) -> Step:
        return g.done()


class Upkeep(Procedure["Destiny"]):
    """Ready cards, return dice, gain resources, discard and draw."""

    # rule: destiny.structure.upkeep.both, destiny.conflict.upkeep-layout
    def begin(self, g: Destiny) -> Step:
        g.narrate(ev.UpkeepBegan())
        awaited = g.delayed and any(effect.waits == ev.UpkeepStarted.__name__ for effect in g.delayed)
        if awaited or ev.UpkeepStarted in (g.cached or g.index).after:
            g.tell(ev.UpkeepStarted())
            return timing.settle(g, self, self.ready)
        return self.ready(g)

    def ready(self, g: Destiny) -> Step:
        for thing in list(g.things):
            verbs.ready(g, thing)  # rule: destiny.structure.upkeep.step-1-ready
        return timing.settle(g, self, self.dice_back)

    def dice_back(self, g: Destiny) -> Step:
        for seat in range(g.seats):
            verbs.return_pool(g, seat)  # rule: destiny.structure.upkeep.step-2-dice-back
        return timing.settle(g, self, self.before_income)

    def before_income(self, g: Destiny) -> Step:
        if ev.IncomeDue in (g.cached or g.index).after:
            g.tell(ev.IncomeDue())
            return timing.settle(g, self, self.income)
        return self.income(g)

    def income(self, g: Destiny) -> Step:
        for seat in g.players():
            # rule: destiny.structure.upkeep.step-3-resources
            tokens.gain_resources(g, seat, values.income(g, seat))
        return timing.settle(g, self, self.discards)

    def discards(self, g: Destiny) -> Step:
        holding = tuple(seat for seat in g.players() if g.hands[seat])
        if not holding:
            return self.draw(g)
        return g.call(self, UpkeepDiscards(holding), then=self.draw)

    def draw(self, g: Destiny) -> Step:
        # rule: destiny.structure.upkeep.step-4-discard-draw, destiny.zone.hand.no-forced-discard
        # rule: destiny.structure.upkeep.step-4-no-draw-when-full
        for seat in g.players():
            piles.draw(g, seat, values.hand_limit(g, seat) - len(g.hands[seat]))
        return timing.settle(g, self, self.finish)

    def finish(self, g: Destiny) -> Step:
        return g.done()


class PickFromHands(Together["Destiny"]):
    """Each player secretly picks any number of cards in their hand."""

    word: str = Do.DISCARD  # of the question and of its options

    def question_for(self, g: Destiny, seat: Seat) -> Decision:
        left = g.hands[seat].copy()
        for card in g.sealed[seat]:
            left.remove(str(card))
        # Cards are picked in ascending order, so that a set of picks can be reached in one way only.
        last = max((str(card) for card in g.sealed[seat]), default="")
        options = [Option(self.word, card) for card in dict.fromkeys(left) if card >= last]
        return Decision(seat, self.word, (*options, Option(Do.DONE)))

    def picks(self, g: Destiny, seat: Seat) -> list[str]:
        return [str(card) for card in g.sealed[seat]]


class UpkeepDiscards(PickFromHands):
    """Step 4 of upkeep: discard any number of cards."""

    def join(self, g: Destiny) -> Step:
        for seat in self.seated:
            for card in self.picks(g, seat):
                piles.discard_from_hand(g, seat, card)
        g.sealed = []
        return g.done()
