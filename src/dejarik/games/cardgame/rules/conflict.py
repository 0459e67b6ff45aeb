"""The conflict phase and its engagements: objective, attackers, defenders, edge, strikes, reward."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.cards.facts import SHIELDING
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import values, verbs
from dejarik.games.cardgame.rules.damage import Damage
from dejarik.games.cardgame.rules.edge import EdgeBattle
from dejarik.games.cardgame.rules.strikes import Strike
from dejarik.games.cardgame.rules.windows import ActionWindow
from dejarik.kernel import Decision, Option, Procedure, Refusal, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

ALREADY_ENGAGED = Why("cardgame.conflict.once-per-objective")
NO_ATTACKER = Why("cardgame.conflict.needs-attacker")
EXHAUSTED = Why("cardgame.engagement.2-declare-attackers")
EXHAUSTED_DEFENDER = Why("cardgame.engagement.3-declare-defenders")
FORBIDDEN = Why("cardgame.meta.cannot-on-card-absolute")
TOO_MANY = Why("cardgame.meta.cannot-on-card-absolute")


def engageable(g: CardGame, seat: Seat) -> list[int]:
    """What a player may attack: enemy objectives, and the dial if a card says so."""
    found = list(g.objectives(g.other(seat)))
    if "engage-dial" in (g.cached or g.index).constants and any(
        view.you == seat for _, view in values.constants(g, "engage-dial")
    ):
        found.append(g.dial_thing)
    return found


def why_not_engage(g: CardGame, seat: Seat, objective: int) -> Why | None:
    # rule: cardgame.conflict.once-per-objective, cardgame.conflict.needs-attacker
    if objective in g.engaged and objective not in g.again:
        return ALREADY_ENGAGED
    for unit in g.units(seat):
        if why_not_attack(g, unit, objective, 0) is None:
            return None
    return NO_ATTACKER


def why_not_attack(g: CardGame, unit: int, objective: int, declared: int) -> Why | None:
    """Why a unit cannot be declared as an attacker against an objective."""
    # rule: cardgame.engagement.2-declare-attackers, cardgame.force.committed-can-fight
    if g.things[unit].focus:
        return EXHAUSTED
    if values.cannot(g, unit, "cannot-attack"):
        return FORBIDDEN
    if "attackers" not in (g.cached or g.index).constants:
        return None
    for constant, view in values.constants(g, "attackers"):
        if view.holder != objective:
            continue
        if constant.trait and constant.trait not in g.card(unit).traits:
            return FORBIDDEN
        if constant.most and declared >= constant.most:
            return TOO_MANY
    return None


def why_not_defend(g: CardGame, unit: int) -> Why | None:
    # rule: cardgame.engagement.3-declare-defenders, cardgame.force.committed-can-fight
    if not g.ready(unit):
        return EXHAUSTED_DEFENDER
    return FORBIDDEN if values.cannot(g, unit, "cannot-defend") else None


class ConflictPhase(Procedure["CardGame"]):
    """Player actions before every decision to engage, and once more after declining."""

    # rule: cardgame.conflict.action-windows, cardgame.conflict.several-engagements
    seat: Seat

    def begin(self, g: CardGame) -> Step:
        g.phase = "conflict"
        g.engaged = ()
        g.again = ()
        g.changes += 1
        g.tell(ev.PhaseBegan(self.seat, "conflict"))
        return g.go(self, then=self.actions)

    def actions(self, g: CardGame) -> Step:
        return g.call(self, ActionWindow("conflict", self.seat), then=self.may_engage)

    def may_engage(self, g: CardGame) -> Step:
        return g.ask(self, self.which_objective, then=self.engage)

    def which_objective(self, g: CardGame) -> Decision:
        # rule: cardgame.conflict.optional, cardgame.conflict.ends-when-all-engaged
        # rule: cardgame.engagement.1-declare-objective
        options = [
            Option(Do.ENGAGE, objective)
            for objective in engageable(g, self.seat)
            if why_not_engage(g, self.seat, objective) is None
        ]
        return Decision(self.seat, Ask.ENGAGE, (*options, Option(Do.DECLINE)), public=True)

    def refusals(self, g: CardGame) -> list[Refusal]:
        found = []
        for objective in engageable(g, self.seat):
            why = why_not_engage(g, self.seat, objective)
            if why is not None:
                found.append(Refusal(Option(Do.ENGAGE, objective), why.rule))
        return found

    def engage(self, g: CardGame, option: Option) -> Step:
        if option.kind == Do.DECLINE:
            return g.call(self, ActionWindow("conflict-end", self.seat), then=self.end)
        objective = int(option.subject)
        if objective in g.engaged:
            place = g.again.index(objective)
            g.again = g.again[:place] + g.again[place + 1 :]
        else:
            g.engaged += (objective,)
        return g.call(self, Engage(self.seat, objective), then=self.actions)

    def end(self, g: CardGame) -> Step:
        return g.done()


class Engage(Procedure["CardGame"]):
    """One engagement, step by step."""

    # rule: cardgame.engagement.six-steps, cardgame.term.attacking-player, cardgame.term.defending-player
    seat: Seat
    objective: int
    striker: Seat = -1
    bonus: bool = False
    shielding: tuple[int, ...] = ()  # units declared with Shielding that have not placed their shield
    chosen: tuple[int, ...] = ()

    def begin(self, g: CardGame) -> Step:
        from dejarik.games.cardgame.state import Engagement

        g.engagement = Engagement(self.seat, self.objective)
        g.changes += 1
        return g.ask(self, self.which_attacker, then=self.attacker)

    # ---- Attackers ------------------------------------------------------------------------------

    def which_attacker(self, g: CardGame) -> Decision:
        options = [
            Option(Do.ATTACK_WITH, unit)
            for unit in g.units(self.seat)
            if unit not in self.chosen and why_not_attack(g, unit, self.objective, len(self.chosen)) is None
        ]
        if self.chosen:
            options.append(Option(Do.DONE))
        return Decision(self.seat, Ask.ATTACKERS, tuple(options), self.objective, public=True)

    def refusals(self, g: CardGame) -> list[Refusal]:
        if self.asks.startswith("which_shield"):
            return self.unshieldable(g, self.seat if self.asks.endswith("attacker") else g.other(self.seat))
        found = []
        attacking = self.asks == "which_attacker"
        for unit in g.units(self.seat if attacking else g.other(self.seat)):
            if unit in self.chosen:
                continue
            if attacking:
                why = why_not_attack(g, unit, self.objective, len(self.chosen))
            else:
                why = why_not_defend(g, unit)
            if why is not None:
                word = Do.ATTACK_WITH if attacking else Do.DEFEND_WITH
                found.append(Refusal(Option(word, unit), why.rule))
        return found

    def attacker(self, g: CardGame, option: Option) -> Step:
        if option.kind == Do.ATTACK_WITH:
            self.chosen = tuple(sorted((*self.chosen, int(option.subject))))
            return g.ask(self, self.which_attacker, then=self.attacker)
        # rule: cardgame.engagement.declaring-does-not-exhaust
        assert g.engagement is not None
        g.engagement.attackers = self.chosen
        g.changes += 1
        g.narrate(ev.Engaging(self.seat, self.objective, self.chosen))
        self.shielding = tuple(unit for unit in self.chosen if values.has_keyword(g, unit, SHIELDING))
        return g.go(self, then=self.shield_attackers)

    def shield_attackers(self, g: CardGame) -> Step:
        if self.shieldable(g, self.seat):
            return g.ask(self, self.which_shield_of_attacker, then=self.attackers_shield)
        return g.go(self, then=self.attackers_declared)

    def shieldable(self, g: CardGame, seat: Seat) -> list[Option]:
        """A shield on a friendly unshielded participant, or on the engaged objective."""
        # rule: cardgame.keyword.shielding, cardgame.shield.on-units-and-objectives
        assert g.engagement is not None
        targets = [unit for unit in g.participants(seat) if not g.things[unit].shields]
        objective = g.engagement.objective
        if objective in g.things and objective != g.dial_thing and not g.things[objective].shields:
            targets.append(objective)
        return [Option(Do.SHIELD_WITH, unit, target) for unit in self.shielding for target in targets]

    def unshieldable(self, g: CardGame, seat: Seat) -> list[Refusal]:
        """Friendly units that do not take part, and whoever has a shield already."""
        assert g.engagement is not None
        refused = []
        for target in (*g.units(seat), g.engagement.objective):
            away = target != g.engagement.objective and not g.participating(target)
            if target in g.things and (away or g.things[target].shields):
                rule = "cardgame.keyword.shielding" if away else "cardgame.shield.max-one"
                refused += [Refusal(Option(Do.SHIELD_WITH, unit, target), rule) for unit in self.shielding]
        return refused

    def which_shield_of_attacker(self, g: CardGame) -> Decision:
        options = self.shieldable(g, self.seat)
        return Decision(self.seat, Ask.SHIELDING, (*options, Option(Do.DONE)), public=True)

    def place_shield(self, g: CardGame, option: Option) -> None:
        if option.kind == Do.DONE:
            self.shielding = ()
            return
        self.shielding = tuple(unit for unit in self.shielding if unit != option.subject)
        verbs.place_shield(g, int(option.object))

    def attackers_shield(self, g: CardGame, option: Option) -> Step:
        self.place_shield(g, option)
        return g.go(self, then=self.shield_attackers)

    def attackers_declared(self, g: CardGame) -> Step:
        for unit in self.chosen:
            g.tell(ev.AttackerDeclared(self.seat, unit))
        if self.objective != g.dial_thing:
            g.tell(ev.ObjectiveEngaged(g.other(self.seat), self.objective))
        self.chosen = ()
        return g.go(self, then=self.after_attackers)

    def after_attackers(self, g: CardGame) -> Step:
        # rule: cardgame.engagement.action-window-after-attackers
        return g.call(self, ActionWindow("attackers", self.seat), then=self.defenders)

    # ---- Defenders ------------------------------------------------------------------------------

    def defenders(self, g: CardGame) -> Step:
        return g.ask(self, self.which_defender, then=self.defender)

    def which_defender(self, g: CardGame) -> Decision:
        seat = g.other(self.seat)
        options = [
            Option(Do.DEFEND_WITH, unit)
            for unit in g.units(seat)
            if unit not in self.chosen and not g.participating(unit) and why_not_defend(g, unit) is None
        ]
        return Decision(seat, Ask.DEFENDERS, (*options, Option(Do.DONE)), self.objective, public=True)

    def defender(self, g: CardGame, option: Option) -> Step:
        if option.kind == Do.DEFEND_WITH:
            self.chosen = tuple(sorted((*self.chosen, int(option.subject))))
            return g.ask(self, self.which_defender, then=self.defender)
        assert g.engagement is not None
        g.engagement.defenders = tuple(sorted((*g.engagement.defenders, *self.chosen)))
        g.changes += 1
        g.narrate(ev.Defending(g.other(self.seat), self.chosen))
        self.shielding = tuple(unit for unit in self.chosen if values.has_keyword(g, unit, SHIELDING))
        return g.go(self, then=self.shield_defenders)

    def shield_defenders(self, g: CardGame) -> Step:
        if self.shieldable(g, g.other(self.seat)):
            return g.ask(self, self.which_shield_of_defender, then=self.defenders_shield)
        return g.go(self, then=self.defenders_declared)

    def which_shield_of_defender(self, g: CardGame) -> Decision:
        seat = g.other(self.seat)
        return Decision(seat, Ask.SHIELDING, (*self.shieldable(g, seat), Option(Do.DONE)), public=True)

    def defenders_shield(self, g: CardGame, option: Option) -> Step:
        self.place_shield(g, option)
        return g.go(self, then=self.shield_defenders)

    def defenders_declared(self, g: CardGame) -> Step:
        for unit in self.chosen:
            g.tell(ev.DefenderDeclared(g.other(self.seat), unit))
        self.chosen = ()
        return g.go(self, then=self.after_defenders)

    def after_defenders(self, g: CardGame) -> Step:
        # rule: cardgame.engagement.action-window-after-defenders
        return g.call(self, ActionWindow("defenders", self.seat), then=self.edge)

    # ---- Edge and strikes -----------------------------------------------------------------------

    def edge(self, g: CardGame) -> Step:
        return g.call(self, EdgeBattle(self.seat), then=self.after_edge)

    def after_edge(self, g: CardGame) -> Step:
        # rule: cardgame.engagement.action-window-after-edge
        assert g.engagement is not None
        self.striker = g.engagement.edge
        return g.call(self, ActionWindow("edge", self.seat), then=self.strikes)

    def strikes(self, g: CardGame) -> Step:
        # rule: cardgame.strike.edge-holder-first, cardgame.strike.continue-alone
        # rule: cardgame.strike.edge-holder-cannot-start, cardgame.strike.cannot-pass
        # rule: cardgame.strike.readied-unit-strikes-again, cardgame.strike.fully-resolved
        for _ in range(g.seats):
            seat = self.striker
            self.striker = g.other(seat)
            for unit in g.participants(seat):
                if g.ready(unit):
                    return g.call(self, Strike(seat), then=self.after_strike)
        return g.go(self, then=self.reward)  # rule: cardgame.strike.step-ends

    def after_strike(self, g: CardGame) -> Step:
        # rule: cardgame.engagement.action-window-after-strike
        return g.call(self, ActionWindow("strike", self.seat), then=self.strikes)

    # ---- Reward ---------------------------------------------------------------------------------

    def unopposed(self, g: CardGame) -> bool:
        # rule: cardgame.engagement.6-unopposed, cardgame.engagement.6-survivor
        return bool(g.participants(self.seat)) and not g.participants(g.other(self.seat))

    def reward(self, g: CardGame) -> Step:
        # rule: cardgame.engagement.6-unopposed-bonus, cardgame.engagement.6-no-bonus-if-destroyed
        # rule: cardgame.timing.reward-no-window, cardgame.engagement.objective-destroyed-midway
        assert g.engagement is not None
        self.bonus = self.unopposed(g)
        if self.bonus and g.engagement.objective in g.things:
            g.narrate(ev.Unopposed(self.seat))
            packet = Damage(((g.engagement.objective, 1),), self.seat)
            return g.call(self, packet, then=self.survivors)
        return g.go(self, then=self.survivors)

    def survivors(self, g: CardGame) -> Step:
        for seat in (self.seat, g.other(self.seat)):
            for unit in g.participants(seat):
                g.tell(ev.Survived(seat, unit, seat == self.seat, self.bonus))
        return g.go(self, then=self.end)

    def end(self, g: CardGame) -> Step:
        # rule: cardgame.engagement.ends-after-reward
        verbs.end_lasting(g, "engagement")
        g.engagement = None
        g.changes += 1
        g.tell(ev.EngagementEnded(self.seat))
        return g.done()
