"""Triggers: which event an "after" ability hears, which procedure a "before" ability interrupts.

An event or procedure offers *roles*: who does it (`by`) and what it is about (`thing`, `die`, `host`).
A trigger filters by them, and the ability finds them bound under the same names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.abilities.vocabulary.dice_filters import HurtByThisDie, ResolvedSide
from dejarik.games.destiny.abilities.vocabulary.filters import Same
from dejarik.games.destiny.abilities.vocabulary.logic import Filter
from dejarik.games.destiny.abilities.vocabulary.references import (
    HOST,
    THIS,
    THIS_DIE,
    Host,
    Reference,
    This,
    ThisDie,
)
from dejarik.games.destiny.cards.facts import NOBODY
from dejarik.games.destiny.rules import actions, activating, damage, leaving, playing, resolving
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


BY_YOU: Final = "you"
BY_AN_OPPONENT: Final = "opponent"
BY_ANYBODY: Final = ""
By = Literal["you", "opponent", ""]


class Trigger(msgspec.Struct, frozen=True):
    """Listens to events or procedures of a class (`listens`), narrowed by who and what."""

    listens: type[Any]
    by: By = BY_YOU
    what: Reference | None = None  # the subject must be this very one
    where: tuple[Filter, ...] = ()  # the subject must pass these
    on: tuple[Filter, ...] = ()  # the card it is played on must pass these
    once: bool = False  # however many such things happen in one moment
    first: bool = False  # only the first time each round

    @property
    def heeds_sides(self) -> bool:
        """Whether it asks which side was up on a die that has been resolved."""
        return any(isinstance(one, ResolvedSide) for one in self.where)

    def match(self, g: Destiny, ref: str, holder: int, you: Seat, roles: ev.Roles) -> Resolve | None:
        """The ability about to be applied, with the roles bound, or None."""
        # rule: destiny.ability.triggered.condition
        by, subject, host, bound = roles
        if self.by and (by == you) == (self.by == BY_AN_OPPONENT):
            return None
        # The commonest triggers are about this very card: decide those without looking anything up.
        what = self.what
        if what is None:
            pass
        elif isinstance(what, This):
            if subject != holder:
                return None
        elif isinstance(what, ThisDie):
            if subject not in g.dice_on(holder):
                return None
        elif isinstance(what, Host) and (holder not in g.things or subject != g.things[holder].host):
            return None
        r = Resolve(ref, you, holder, bound=bound)
        if self.by == BY_AN_OPPONENT:
            if you == NOBODY:  # rule: destiny.multiplayer.elimination.battlefield-uncontrolled
                return None
            r.bind("opponent", by)  # "that opponent"
        if subject != 0:
            r.bind("die" if isinstance(what, ThisDie) else "it", subject)
        if host:
            r.bind("host", host)
        for one in self.where:
            if not one.test(g, r, subject):
                return None
        if self.on and not (host and all(one.test(g, r, host) for one in self.on)):
            return None
        return None if self.first and self._has_happened(g, ref, holder, you) else r

    def _has_happened(self, g: Destiny, ref: str, holder: int, you: Seat) -> bool:
        """Whether it has happened this round before: what is heard now is in the history by then."""
        anew = msgspec.structs.replace(self, first=False)
        found = [event for event in g.history if isinstance(event, self.listens)]
        times = [
            event for event in found if any(anew.match(g, ref, holder, you, one) for one in event.roles())
        ]
        return len(times) > 1


def activate(what: Reference | None = THIS, *where: Filter, by: By = BY_YOU) -> Trigger:
    return Trigger(ev.Activated, by, what, where)


def activate_host(by: By = BY_YOU) -> Trigger:
    return Trigger(ev.Activated, by, HOST)


def upkeep_begins() -> Trigger:
    """After the upkeep phase has begun, before cards are readied."""
    return Trigger(ev.UpkeepStarted, BY_ANYBODY)


def begin_piloting(*on: Filter) -> Trigger:
    """After this character begins to pilot a vehicle."""
    return Trigger(ev.PilotingBegan, BY_YOU, THIS, (), on)


def becomes_piloted(*by: Filter) -> Trigger:
    """After a character that passes the filters begins to pilot this vehicle."""
    return Trigger(ev.PilotingBegan, BY_YOU, None, by, (Same(THIS),))


def play_this(*on: Filter) -> Trigger:
    """After you play this card (on a card that passes the filters)."""
    return Trigger(ev.Played, BY_YOU, THIS, (), on)


def play(*where: Filter) -> Trigger:
    """After you play such a card."""
    return Trigger(ev.Played, BY_YOU, None, where)


def empty_your_hand() -> Trigger:
    """The first time each round that you play the last card from your hand."""
    return Trigger(ev.LastCardPlayed, BY_YOU, first=True)


def opponent_empties_hand() -> Trigger:
    """After an opponent plays or discards the last card from their hand."""
    return Trigger(ev.HandEmptied, BY_AN_OPPONENT)


def bring_onto_this(*where: Filter) -> Trigger:
    """After you play such a card on this one or move it onto this one."""
    return Trigger(ev.CameOnto, BY_YOU, None, where, (Same(THIS),))


def income_due() -> Trigger:
    """Before players gain resources in upkeep."""
    return Trigger(ev.IncomeDue, BY_ANYBODY)


def take_action() -> Trigger:
    """After you take an action."""
    return Trigger(ev.ActionTaken, BY_YOU)


def setup() -> Trigger:
    """After setup."""
    return Trigger(ev.SetUp, BY_ANYBODY)


def use_action_of(what: Reference = HOST) -> Trigger:
    """After a card has used its action or power action."""
    return Trigger(ev.AbilityUsed, BY_ANYBODY, what)


def play_on_this(*where: Filter) -> Trigger:
    """After you play such a card on this one."""
    return Trigger(ev.Played, BY_YOU, None, where, (Same(THIS),))


def roll_this_die_into_pool() -> Trigger:
    return Trigger(ev.DieRolled, BY_YOU, THIS_DIE)


def would_play(*where: Filter) -> Trigger:
    """Before you play such a card."""
    return Trigger(playing.PlayCard, BY_YOU, None, where)


def would_be_defeated(what: Reference | None = THIS, *where: Filter, by: By = BY_ANYBODY) -> Trigger:
    """Before a character (of whoever `by` says) is defeated."""
    return Trigger(damage.Defeat, by, what, where)


def before_resolving_this_die(*where: Filter) -> Trigger:
    return Trigger(resolving.ResolveDie, BY_YOU, THIS_DIE, where)


def before_resolving(*where: Filter, by: By = BY_YOU) -> Trigger:
    """Before such a die is resolved."""
    return Trigger(resolving.ResolveDie, by, None, where)


def resolve_this_die(by: By = BY_YOU) -> Trigger:
    return Trigger(ev.DieResolved, by, THIS_DIE)


def discarded_from_play(*where: Filter) -> Trigger:
    """After one of your cards is discarded from play."""
    return Trigger(ev.Discarded, BY_YOU, None, where)


def roll(what: Reference | None = None, *where: Filter, once: bool = False) -> Trigger:
    """After one of your dice is rolled into the pool or rerolled; or one or more of them (`once`)."""
    return Trigger(ev.DieRolls, BY_YOU, what, where, once=once)


def discard_to_reroll(by: By = BY_YOU) -> Trigger:
    """After a player discards a card from hand to reroll dice."""
    return Trigger(ev.DiscardedToReroll, by)


def claim() -> Trigger:
    """After you claim the battlefield."""
    return Trigger(ev.Claimed, BY_YOU)


def claim_or_take() -> Trigger:
    """After you claim the battlefield or take control of it."""
    return Trigger(ev.BattlefieldGained, BY_YOU)


def take_battlefield() -> Trigger:
    """After you take control of the battlefield, which you did not control, by claiming it or otherwise."""
    return Trigger(ev.BattlefieldChangedHands, BY_YOU)


def action_phase_begins() -> Trigger:
    """After the action phase, and with it a round, has begun."""
    # rule: destiny.structure.rounds
    return Trigger(ev.RoundBegan, BY_ANYBODY)


def mill_an_opponent() -> Trigger:
    """After you discard cards from an opponent's deck, all by one effect."""
    return Trigger(ev.Milled, BY_YOU)


def remove_opponents_dice() -> Trigger:
    """After you remove one or more of an opponent's dice, all by one effect."""
    # rule: destiny.clarification.dj.only-your-removals
    return Trigger(ev.DiceRemoved, BY_YOU)


def would_be_dealt_damage(what: Reference | None = None, *where: Filter) -> Trigger:
    """Before a character is dealt damage."""
    return Trigger(damage.Damage, BY_ANYBODY, what, where)


def before_taking_damage(what: Reference | None = HOST, *where: Filter) -> Trigger:
    """Before damage is put on a character; what else blocks it works together with the shields."""
    return Trigger(damage.TakeDamage, BY_ANYBODY, what, where)


def before_gaining_shields(what: Reference = THIS) -> Trigger:
    """Before a character gains shields."""
    return Trigger(damage.GainShields, BY_ANYBODY, what)


def would_be_defeated_by_damage(what: Reference | None = THIS) -> Trigger:
    return Trigger(damage.DefeatByDamage, BY_ANYBODY, what)


def would_be_discarded_by_an_effect(*where: Filter) -> Trigger:
    """Before a card in play is discarded by the effect of a card, not by the rules."""
    return Trigger(leaving.DiscardByEffect, BY_ANYBODY, None, where)


def your_card_would_be_discarded_by_an_effect(*where: Filter) -> Trigger:
    """Before such a card of yours is discarded from play by the effect of a card."""
    return Trigger(leaving.DiscardByEffect, BY_YOU, None, where)


def before_you_act() -> Trigger:
    """Before you take an action, once it has been chosen."""
    return Trigger(actions.TakeAction, BY_YOU)


def opponents_event_would_be_applied() -> Trigger:
    """Before the effects of an opponent's event are applied."""
    return Trigger(playing.ApplyEvent, BY_AN_OPPONENT)


def rerolled_by_card(what: Reference | None, *where: Filter, by: By = BY_ANYBODY) -> Trigger:
    """After the effect of a card, not an action, rerolls this die, or one or more dice."""
    return Trigger(ev.DiceRerolledByCard, by, what, where, once=what is None)


def use_guardian() -> Trigger:
    """After you remove a die using Guardian."""
    return Trigger(ev.GuardianUsed, BY_YOU)


def would_be_discarded(what: Reference | None, *where: Filter, by: By = BY_ANYBODY) -> Trigger:
    """Before a card in play (of whoever `by` says) is discarded."""
    return Trigger(leaving.DiscardFromPlay, by, what, where)


def would_activate(what: Reference | None = THIS) -> Trigger:
    """Before you activate a card."""
    return Trigger(activating.Activate, BY_YOU, what)


def action_phase_ends() -> Trigger:
    """After the action phase, before upkeep."""
    # rule: destiny.structure.action-phase.end
    return Trigger(ev.ActionPhaseEnded, BY_ANYBODY)


def turn_die(*where: Filter) -> Trigger:
    """After anybody has turned such a die."""
    return Trigger(ev.DieTurned, BY_ANYBODY, None, where)


def resolve(*where: Filter) -> Trigger:
    """After you resolve such a die."""
    return Trigger(ev.DieResolved, BY_YOU, None, where)


def dealt_damage(what: Reference | None = THIS, *where: Filter, by: By = BY_ANYBODY) -> Trigger:
    """After a character is dealt damage, blocked or not."""
    return Trigger(ev.DamageDealt, by, what, where)


def hurt_by_this_die(*where: Filter) -> Trigger:
    """After such a character takes damage from this die."""
    return Trigger(ev.DamageDealt, BY_ANYBODY, None, (*where, HurtByThisDie()))


def damage_by_an_opponent(what: Reference = HOST) -> Trigger:
    """After an opponent has dealt damage to a character, blocked or not."""
    # rule: destiny.term.take-damage.dealt-anyway
    return Trigger(ev.DamageDealt, BY_AN_OPPONENT, what)


def lose_shields(what: Reference = HOST) -> Trigger:
    """After one or more shields have been removed from a character, also by blocking damage."""
    return Trigger(ev.ShieldsLost, BY_ANYBODY, what)


def opponent_removes_dice() -> Trigger:
    """After an opponent removes one or more dice of another player, all by one effect."""
    return Trigger(ev.DiceRemoved, BY_AN_OPPONENT)
