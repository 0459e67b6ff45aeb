"""The six actions: what a player may do on their turn, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.facts import ACTS_FIRST, ATTACHED, CLAIMERS_DICE, PLAYABLE, RESOLVE_AS
from dejarik.games.destiny.cards.library import ABILITIES, CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import duties, verbs
from dejarik.games.destiny.rules.activating import EXHAUSTED, Activate, why_not_roll
from dejarik.games.destiny.rules.claiming import Claim, why_not_claim
from dejarik.games.destiny.rules.occasions import Occasion
from dejarik.games.destiny.rules.playing import PlayCard, hosts_for, why_not_play
from dejarik.games.destiny.rules.rerolling import DiscardToReroll
from dejarik.games.destiny.rules.resolving import NOT_IN_POOL, ResolveDice, in_reach, ways, why_not_resolve
from dejarik.kernel import Decision, Option, Procedure, Refusal, Seat, Step, Subject, Why

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

# Looked up once: this list is made for every action.
PLAY, ACTIVATE, RESOLVE, USE = Do.PLAY, Do.ACTIVATE, Do.RESOLVE, Do.USE
NEVER_PLAYED = Why("destiny.card.type.playable")
NO_CARD = Why("destiny.action.reroll.discard-one")
USED_UP = Why("destiny.action.power.once-per-round")


def candidates(g: Destiny, seat: Seat) -> list[tuple[str, Subject, Subject, Why | None]]:
    """The generous list: everything a player might expect to be able to do, and why not, if so.

    In the parts of an option: most of them are never looked at as one.
    """
    # rule: destiny.action.list
    found: list[tuple[str, Subject, Subject, Why | None]] = []
    # rule: destiny.zone.hand.play-as-action
    hand = g.hands[seat]
    for card in dict.fromkeys(hand):
        facts = CARDS[card]
        kind = facts.type
        if kind not in PLAYABLE:
            found.append((PLAY, card, 0, NEVER_PLAYED))  # rule: destiny.card.type.playable
        elif kind in ATTACHED:
            for host in hosts_for(g, seat, card):
                found.append((PLAY, card, host, why_not_play(g, seat, card, host)))
        else:
            found.append((PLAY, card, 0, why_not_play(g, seat, card)))
            if facts.hand_action:
                why = why_not_play(g, seat, card, free=True)
                found.append((USE, card, facts.hand_action, why))
    index = g.cached or g.index
    things = g.things
    for number in index.rollers[seat]:
        thing = things[number]
        hindered = EXHAUSTED if thing.exhausted else why_not_roll(g, number, thing.type)
        found.append((ACTIVATE, number, 0, hindered))
    constants = index.constants
    otherwise = RESOLVE_AS in constants
    for die in in_reach(g, seat) if CLAIMERS_DICE in constants else g.pool(seat):
        found.append((RESOLVE, die, 0, why_not_resolve(g, seat, die)))
        if otherwise:
            for symbol in list(ways(g, seat, die))[1:]:
                found.append((RESOLVE, die, symbol, why_not_resolve(g, seat, die, symbol)))
    found.append((Do.REROLL, 0, 0, None if hand else NO_CARD))
    for holder, ref in dict.fromkeys(index.actions):
        if g.things[holder].controller == seat:
            found.append((USE, holder, ref, why_not_use(g, seat, holder, ref)))
    for holder, ref in index.host_actions:
        bearer = g.things.get(g.things[holder].host)
        if bearer is not None and bearer.controller == seat:
            found.append((USE, holder, ref, why_not_use(g, seat, holder, ref)))
    for holder, ref in index.open_actions:
        found.append((USE, holder, ref, why_not_use(g, seat, holder, ref)))
    found.append((Do.CLAIM, 0, 0, why_not_claim(g, seat)))
    return duties.bind(g, seat, found) if g.lasting or ACTS_FIRST in constants else found


def why_not_use(g: Destiny, seat: Seat, holder: int, ref: str) -> Why | None:
    """Why an action on a card cannot be used."""
    # rule: destiny.action.card-action.use, destiny.ability.action.spends-action
    ability = ABILITIES[ref]
    if ability.clause == "power_action":
        # rule: destiny.conflict.power-action-copies
        used = g.things[holder].used.count(ref)
        # A card may have an ability several times.
        if used and used >= g.index.actions.count((holder, ref)):
            return USED_UP  # rule: destiny.action.power.once-per-round, destiny.action.power.each-copy
        # Even if its cost cannot be paid.
        return None  # rule: destiny.faq.power-action-without-effect
    why = ability.why_not(g, holder, seat)
    # Without the die it asks for nothing happens.
    # rule: destiny.pass.no-change-counts-as-pass
    return None if why is NOT_IN_POOL else why


def question(g: Destiny, seat: Seat, otherwise: str) -> Decision:
    """Which action; or else pass, or decline an additional action."""
    # rule: destiny.illegal.rollback, destiny.illegal.no-effects, destiny.illegal.act-again
    # rule: destiny.illegal.deck-exception
    options: list[Option] = []
    for kind, what, on, why in candidates(g, seat):
        if why is None:
            options.append(Option(kind, what, on))
    options.append(Option(otherwise))
    return Decision(seat, Ask.ACTION, tuple(options))


def refusals(g: Destiny) -> list[Refusal]:
    """The other half of the same list, with reasons and numbers."""
    if g.outcome is not None or g.decision.kind != Ask.ACTION:
        return []
    seat = g.decision.seat
    refused: list[Refusal] = []
    for kind, what, on, why in candidates(g, seat):
        if why is not None:
            option = Option(kind, what, on)
            numbers = why.numbers(g, seat, option) if why.numbers is not None else {}
            refused.append(Refusal(option, why.rule, numbers))
    return refused


def procedure(g: Destiny, seat: Seat, option: Option) -> Procedure[Destiny]:
    """What carries out the chosen action, which is taken from here on."""
    # rule: destiny.action.declare
    duties.begin_action(g, seat, option)
    match option.kind:
        case Do.PLAY:
            return PlayCard(seat, str(option.subject), int(option.object))
        case Do.ACTIVATE:
            return Activate(seat, int(option.subject))
        case Do.RESOLVE:
            return ResolveDice(seat, int(option.subject), str(option.object or ""))
        case Do.REROLL:
            return DiscardToReroll(seat)
        case Do.USE:
            # A card in hand is nothing in play.
            holder = option.subject if isinstance(option.subject, int) else 0
            return UseAction(seat, holder, str(option.object))
        case _:
            return Claim(seat)


def begin(g: Destiny, seat: Seat, option: Option) -> Procedure[Destiny]:
    """The chosen action, or first the window before it, if a card listens to it."""
    if TakeAction in (g.cached or g.index).before:
        return TakeAction(seat, option.kind, option.subject, option.object)
    return procedure(g, seat, option)


class TakeAction(Occasion):
    """A player is about to take an action that has been chosen."""

    seat: Seat
    kind: str
    subject: Subject = 0
    object: Subject = 0

    def begin(self, g: Destiny) -> Step:
        return g.before(self, then=self.act)

    def act(self, g: Destiny) -> Step:
        chosen = (self.kind, self.subject, self.object)
        if any((*parts,) == chosen and why is None for *parts, why in candidates(g, self.seat)):
            return g.call(self, procedure(g, self.seat, Option(*chosen)), then=self.over)
        # What came before has made it impossible: another one is taken in its place.
        return g.ask(self, self.which_instead, then=self.instead)

    def which_instead(self, g: Destiny) -> Decision:
        return question(g, self.seat, Do.DECLINE)

    def instead(self, g: Destiny, option: Option) -> Step:
        if option.kind == Do.DECLINE:
            return g.done()
        return g.call(self, procedure(g, self.seat, option), then=self.over)

    def over(self, g: Destiny) -> Step:
        return g.done()


class UseAction(Procedure["Destiny"]):
    """Use an action or power action of a card in play, or an action of one in hand."""

    seat: Seat
    holder: int
    ability: str

    def begin(self, g: Destiny) -> Step:
        if ABILITIES[self.ability].clause == "power_action":
            verbs.use_up(g, self.holder, self.ability)
        g.tell(ev.AbilityUsed(self.seat, self.ability, self.holder))
        effect = Resolve(self.ability, self.seat, self.holder)
        if not self.holder:
            effect.bind("it", self.ability.partition(".")[0])
        return g.call(self, effect, then=self.finish)

    def finish(self, g: Destiny) -> Step:
        return g.done()
