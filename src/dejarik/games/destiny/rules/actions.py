"""The six actions: what a player may do on their turn, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.facts import (
    ACTS_FIRST,
    ATTACHED,
    CLAIMERS_DICE,
    NO_ACTIVATION,
    PLAYABLE,
    RESOLVE_AS,
)
from dejarik.games.destiny.cards.library import ABILITIES, CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import duties, verbs
from dejarik.games.destiny.rules.activating import EXHAUSTED, Activate, why_not_roll
from dejarik.games.destiny.rules.claiming import Claim, why_not_claim
from dejarik.games.destiny.rules.duties import Candidate
from dejarik.games.destiny.rules.index import Index
from dejarik.games.destiny.rules.occasions import Occasion
from dejarik.games.destiny.rules.playing import PlayCard, hosts_for, why_not_play
from dejarik.games.destiny.rules.rerolling import DiscardToReroll
from dejarik.games.destiny.rules.resolving import NOT_IN_POOL, ResolveDice, in_reach, ways, why_not_resolve
from dejarik.kernel import Decision, Option, Procedure, Refusal, Seat, Step, Subject, Why, distinct

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

# Looked up once: this list is made for every action.
PLAY, ACTIVATE, RESOLVE, USE = Do.PLAY, Do.ACTIVATE, Do.RESOLVE, Do.USE
REROLL, CLAIM = Option(Do.REROLL), Option(Do.CLAIM)
OTHERWISE = {kind: Option(kind) for kind in (Do.PASS, Do.DECLINE)}
NEVER_PLAYED = Why("destiny.card.type.playable")
NO_CARD = Why("destiny.action.reroll.discard-one")
USED_UP = Why("destiny.action.power.once-per-round")


def candidates(g: Destiny, seat: Seat) -> list[Candidate]:
    """The generous list: everything a player might expect to be able to do, and why not, if so.

    In the parts of an option: most of them are never looked at as one.
    """
    found: list[Candidate] = []
    _list(g, seat, [], found)
    bound = g.lasting or ACTS_FIRST in (g.cached or g.index).constants
    return duties.bind(g, seat, found) if bound else found


# All this is gone through for every action: where nobody asks for what is refused (`found` is None),
# nothing is made of it.


def _list(g: Destiny, seat: Seat, options: list[Option], found: list[Candidate] | None) -> None:
    """List what a player might do: all of it in `found`, or else what is possible in `options`."""
    # rule: destiny.action.list
    index = g.cached or g.index
    hand = g.hands[seat]
    _list_cards(g, seat, hand, options, found)
    _list_rollers(g, seat, index, options, found)
    _list_dice(g, seat, index, options, found)
    if found is not None:
        found.append((Do.REROLL, 0, 0, None if hand else NO_CARD))
    elif hand:
        options.append(REROLL)
    if index.actions or index.host_actions or index.open_actions:
        for holder, ref in _usable(g, seat, index):
            why = why_not_use(g, seat, holder, ref)
            if found is not None:
                found.append((USE, holder, ref, why))
            elif why is None:
                options.append(Option(USE, holder, ref))
    why = why_not_claim(g, seat)
    if found is not None:
        found.append((Do.CLAIM, 0, 0, why))
    elif why is None:
        options.append(CLAIM)


def _list_cards(
    g: Destiny, seat: Seat, hand: list[str], options: list[Option], found: list[Candidate] | None
) -> None:
    """What can be played from the hand."""
    # rule: destiny.zone.hand.play-as-action
    for card in distinct(hand):
        facts = CARDS[card]
        kind = facts.type
        if kind in ATTACHED:
            for host in hosts_for(g, seat, card):
                why = why_not_play(g, seat, card, host)
                if found is not None:
                    found.append((PLAY, card, host, why))
                elif why is None:
                    options.append(Option(PLAY, card, host))
            continue
        why = why_not_play(g, seat, card) if kind in PLAYABLE else NEVER_PLAYED
        if found is not None:
            found.append((PLAY, card, 0, why))
        elif why is None:
            options.append(Option(PLAY, card))
        if facts.hand_action:
            why = why_not_play(g, seat, card, free=True)
            if found is not None:
                found.append((USE, card, facts.hand_action, why))
            elif why is None:
                options.append(Option(USE, card, facts.hand_action))


def _list_rollers(
    g: Destiny, seat: Seat, index: Index, options: list[Option], found: list[Candidate] | None
) -> None:
    """What can be activated."""
    dice = index.dice
    free = NO_ACTIVATION not in index.constants
    for number in index.rollers[seat]:
        thing = g.things[number]
        if thing.exhausted:
            why: Why | None = EXHAUSTED
        elif free and number in dice:
            why = None
        else:
            why = why_not_roll(g, number, thing.type)
        if found is not None:
            found.append((ACTIVATE, number, 0, why))
        elif why is None:
            options.append(Option(ACTIVATE, number))


def _list_dice(
    g: Destiny, seat: Seat, index: Index, options: list[Option], found: list[Candidate] | None
) -> None:
    """Which dice can be resolved, and as what."""
    dice = g.dice
    constants = index.constants
    otherwise = RESOLVE_AS in constants
    for die in in_reach(g, seat) if CLAIMERS_DICE in constants else index.dice_of[seat]:
        if dice[die].side < 0:
            continue
        why = why_not_resolve(g, seat, die)
        if found is not None:
            found.append((RESOLVE, die, 0, why))
        elif why is None:
            options.append(Option(RESOLVE, die))
        if otherwise:
            for symbol in list(ways(g, seat, die))[1:]:
                why = why_not_resolve(g, seat, die, symbol)
                if found is not None:
                    found.append((RESOLVE, die, symbol, why))
                elif why is None:
                    options.append(Option(RESOLVE, die, symbol))


def _usable(g: Destiny, seat: Seat, index: Index) -> list[tuple[int, str]]:
    """The actions on cards in play that are a player's to use, each once."""
    found: list[tuple[int, str]] = []
    things = g.things
    for entry in index.actions:
        if things[entry[0]].controller == seat and entry not in found:
            found.append(entry)
    for entry in index.host_actions:
        bearer = things.get(things[entry[0]].host)
        if bearer is not None and bearer.controller == seat:
            found.append(entry)
    return [*found, *index.open_actions] if index.open_actions else found


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
    if g.lasting or ACTS_FIRST in (g.cached or g.index).constants:
        for kind, what, on, why in candidates(g, seat):
            if why is None:
                options.append(Option(kind, what, on))
    else:
        _list(g, seat, options, None)
    options.append(OTHERWISE[otherwise])
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
