"""The turn and its six phases, except for the conflict phase, which has its own module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.cards.facts import ELITE, MOST_OBJECTIVES, OBJECTIVE
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import piles, values, verbs, victory
from dejarik.games.cardgame.rules.conflict import ConflictPhase
from dejarik.games.cardgame.rules.damage import Damage
from dejarik.games.cardgame.rules.windows import ActionWindow
from dejarik.kernel import Decision, Option, Procedure, Refusal, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


class Game(Procedure["CardGame"]):
    """Turns alternate until somebody wins; the dark side begins."""

    # rule: cardgame.meta.turn-structure, cardgame.turn.dark-side-first, cardgame.turn.pass-to-opponent
    def begin(self, g: CardGame) -> Step:
        seat = g.dark if not any(g.turns) else g.other(g.active)
        return g.call(self, Turn(seat), then=self.begin)


class Turn(Procedure["CardGame"]):
    """Balance, refresh, draw, deployment, conflict, force."""

    # rule: cardgame.turn.six-phases-in-order, cardgame.timing.framework-event
    seat: Seat

    def begin(self, g: CardGame) -> Step:
        g.active = self.seat
        g.turns[self.seat] += 1
        g.marks = []
        for thing in g.things.values():
            thing.used = ()
        g.phase = "balance"
        g.tell(ev.TurnBegan(self.seat, g.turns[self.seat]))
        return g.go(self, then=self.balance)

    def balance(self, g: CardGame) -> Step:
        return g.call(self, BalancePhase(self.seat), then=self.refresh)

    def refresh(self, g: CardGame) -> Step:
        end_phase(g, "balance")
        return g.call(self, RefreshPhase(self.seat), then=self.draw)

    def draw(self, g: CardGame) -> Step:
        return g.call(self, DrawPhase(self.seat), then=self.deployment)

    def deployment(self, g: CardGame) -> Step:
        end_phase(g, "draw")
        begin_phase(g, "deployment")
        # rule: cardgame.timing.deployment-window-is-phase
        return g.call(self, ActionWindow("deployment", self.seat), then=self.conflict)

    def conflict(self, g: CardGame) -> Step:
        end_phase(g, "deployment")
        # rule: cardgame.turn.no-other-first-turn-exceptions
        if self.seat == g.dark and g.turns[self.seat] == 1:
            return g.go(self, then=self.force)  # rule: cardgame.turn.first-turn-dark-no-conflict
        return g.call(self, ConflictPhase(self.seat), then=self.force)

    def force(self, g: CardGame) -> Step:
        if g.phase == "conflict":
            end_phase(g, "conflict")
        return g.call(self, ForcePhase(self.seat), then=self.end)

    def end(self, g: CardGame) -> Step:
        end_phase(g, "force")
        return g.done()


def begin_phase(g: CardGame, phase: str) -> None:
    g.phase = phase
    g.changes += 1
    g.tell(ev.PhaseBegan(g.active, phase))


def end_phase(g: CardGame, phase: str) -> None:
    verbs.end_lasting(g, "phase")
    g.tell(ev.PhaseEnded(g.active, phase))


class BalancePhase(Procedure["CardGame"]):
    """The dial advances, or the light side may damage an objective."""

    # rule: cardgame.balance.depends-on-side, cardgame.balance.no-action-window
    seat: Seat

    def begin(self, g: CardGame) -> Step:
        begin_phase(g, "balance")
        if self.seat == g.dark:
            verbs.turn_dial(g, 1)  # rule: cardgame.balance.dark-advance-one
            return g.go(self, then=self.advance_again)
        if g.balance == self.seat and g.objectives(g.dark):
            return g.ask(self, self.which_objective, then=self.damage)
        return g.done()  # rule: cardgame.balance.light-nothing-if-dark

    def advance_again(self, g: CardGame) -> Step:
        if g.balance == g.dark:
            verbs.turn_dial(g, 1)  # rule: cardgame.balance.dark-advance-second
        return g.done()

    def which_objective(self, g: CardGame) -> Decision:
        # rule: cardgame.balance.light-may-damage
        options = [Option(Do.DAMAGE, objective) for objective in g.objectives(g.dark)]
        return Decision(self.seat, Ask.BALANCE, (*options, Option(Do.DECLINE)), public=True)

    def damage(self, g: CardGame, option: Option) -> Step:
        if option.kind == Do.DECLINE:
            return g.done()
        packet = Damage(((int(option.subject), 1),), self.seat)
        return g.call(self, packet, then=self.end)

    def end(self, g: CardGame) -> Step:
        return g.done()


class RefreshPhase(Procedure["CardGame"]):
    """Remove focus tokens, remove shields, replace destroyed objectives; then player actions."""

    # rule: cardgame.refresh.step-order
    seat: Seat

    def begin(self, g: CardGame) -> Step:
        begin_phase(g, "refresh")
        return g.go(self, then=self.remove_focus)

    def remove_focus(self, g: CardGame) -> Step:
        if self.seat == g.light and g.turns[self.seat] == 1:
            # rule: cardgame.turn.first-turn-light-no-focus-removal
            # rule: cardgame.turn.no-other-first-turn-exceptions
            return g.go(self, then=self.remove_shields)
        # rule: cardgame.refresh.1-remove-one-focus-each, cardgame.keyword.elite
        for thing in list(g.things.values()):
            if thing.controller == self.seat and thing.focus:
                elite = values.has_keyword(g, thing.id, ELITE)
                verbs.remove_focus(g, thing.id, 2 if elite else 1)
        if not g.late_refresh:
            g.tell(ev.Refreshed(self.seat))  # rule: cardgame.refresh.1-after-refresh-effects
        return g.go(self, then=self.remove_shields)

    def remove_shields(self, g: CardGame) -> Step:
        # rule: cardgame.refresh.2-remove-all-shields
        for thing in list(g.things.values()):
            if thing.controller == self.seat and thing.shields:
                verbs.remove_shields(g, thing.id, thing.shields)
        return g.go(self, then=self.replace_objectives)

    def replace_objectives(self, g: CardGame) -> Step:
        # rule: cardgame.refresh.3-replace-objectives, cardgame.refresh.3-one-at-a-time
        # rule: cardgame.refresh.only-own-next-refresh-replaces, cardgame.refresh.3-enter-play-effects
        if len(g.objectives(self.seat)) < MOST_OBJECTIVES:
            if not g.objective_decks[self.seat].cards:
                victory.out_of_cards(g, self.seat)
                return g.done()
            card = piles.take_objective_openly(g, self.seat)
            verbs.enter_play(g, card, OBJECTIVE, self.seat)
            return g.go(self, then=self.replace_objectives)
        if g.late_refresh:
            g.tell(ev.Refreshed(self.seat))
        return g.go(self, then=self.actions)

    def actions(self, g: CardGame) -> Step:
        # rule: cardgame.refresh.action-window
        return g.call(self, ActionWindow("refresh", self.seat), then=self.end)

    def end(self, g: CardGame) -> Step:
        end_phase(g, "refresh")
        return g.done()


class DrawPhase(Procedure["CardGame"]):
    """Discard one card if you like, then match the reserve value; then player actions."""

    seat: Seat

    def begin(self, g: CardGame) -> Step:
        begin_phase(g, "draw")
        return g.go(self, then=self.may_discard)

    def may_discard(self, g: CardGame) -> Step:
        if g.hands[self.seat]:
            return g.ask(self, self.which_to_discard, then=self.discarded)
        return g.go(self, then=self.match_reserve)

    def which_to_discard(self, g: CardGame) -> Decision:
        # rule: cardgame.draw.optional-discard-one
        options = [Option(Do.DISCARD, card) for card in dict.fromkeys(g.hands[self.seat])]
        return Decision(self.seat, Ask.DRAW_DISCARD, (*options, Option(Do.KEEP)))

    def discarded(self, g: CardGame, option: Option) -> Step:
        if option.kind == Do.DISCARD:
            piles.discard_from_hand(g, self.seat, str(option.subject))
        return g.go(self, then=self.match_reserve)

    def match_reserve(self, g: CardGame) -> Step:
        # rule: cardgame.draw.match-reserve, cardgame.draw.reserve-checked-only-in-draw
        surplus = len(g.hands[self.seat]) - values.reserve(g, self.seat)
        if surplus > 0:
            return g.ask(self, self.which_surplus, then=self.surplus_discarded)
        if surplus < 0:
            piles.draw(g, self.seat, -surplus)
        return g.go(self, then=self.actions)

    def which_surplus(self, g: CardGame) -> Decision:
        # rule: cardgame.draw.discard-down-choice
        options = tuple(Option(Do.DISCARD, card) for card in dict.fromkeys(g.hands[self.seat]))
        return Decision(self.seat, Ask.DISCARD_DOWN, options)

    def surplus_discarded(self, g: CardGame, option: Option) -> Step:
        piles.discard_from_hand(g, self.seat, str(option.subject))
        return g.go(self, then=self.match_reserve)

    def actions(self, g: CardGame) -> Step:
        # rule: cardgame.draw.action-window
        return g.call(self, ActionWindow("draw", self.seat), then=self.end)

    def end(self, g: CardGame) -> Step:
        return g.done()


class ForcePhase(Procedure["CardGame"]):
    """Commit units to the Force, then the struggle; then player actions."""

    # rule: cardgame.force.two-steps
    seat: Seat

    def begin(self, g: CardGame) -> Step:
        begin_phase(g, "force")
        return g.go(self, then=self.may_commit)

    def committable(self, g: CardGame) -> list[int]:
        # rule: cardgame.force.commit-any-units, cardgame.force.commit-only-active
        # rule: cardgame.force.max-three-force-cards, cardgame.force.no-free-card-no-commit
        # rule: cardgame.keyword.no-enhancements-force-card
        if g.force_cards(self.seat) == 0:
            return []
        return [unit for unit in g.units(self.seat) if not g.things[unit].committed]

    def may_commit(self, g: CardGame) -> Step:
        if self.committable(g):
            return g.ask(self, self.which_unit, then=self.committed)
        return g.go(self, then=self.struggle)

    def which_unit(self, g: CardGame) -> Decision:
        options = [Option(Do.COMMIT, unit) for unit in self.committable(g)]
        return Decision(self.seat, Ask.COMMIT, (*options, Option(Do.DONE)), public=True)

    def refusals(self, g: CardGame) -> list[Refusal]:
        committed = [unit for unit in g.units(self.seat) if g.things[unit].committed]
        return [Refusal(Option(Do.COMMIT, unit), "cardgame.force.commit-any-units") for unit in committed]

    def committed(self, g: CardGame, option: Option) -> Step:
        if option.kind == Do.DONE:
            return g.go(self, then=self.struggle)
        verbs.commit(g, int(option.subject))
        return g.go(self, then=self.may_commit)

    def struggle(self, g: CardGame) -> Step:
        # rule: cardgame.force.struggle-winner-flips, cardgame.force.struggle-tie
        totals = tuple(force_total(g, seat) for seat in range(g.seats))
        g.tell(ev.Struggled(totals))
        best = max(totals)
        if totals.count(best) == 1:
            verbs.turn_balance(g, totals.index(best))
        return g.go(self, then=self.actions)

    def actions(self, g: CardGame) -> Step:
        # rule: cardgame.force.action-window
        return g.call(self, ActionWindow("force", self.seat), then=self.end)

    def end(self, g: CardGame) -> Step:
        return g.done()


def force_total(g: CardGame, seat: Seat) -> int:
    """The Force icons of ready committed units, and what other cards contribute."""
    # rule: cardgame.force.struggle-total, cardgame.enhancement.force-icons-not-counted
    # rule: cardgame.card.force-icons
    total = 0
    for unit in g.units(seat):
        if g.things[unit].committed and not g.things[unit].focus:
            total += g.card(unit).force
    for constant, view in values.constants(g, "struggle"):
        if view.you == seat:
            total += constant.amount
    return total
