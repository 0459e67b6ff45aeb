"""Player action windows: the active player first, one action each, until both pass in succession."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.abilities.ability import Ability, Use
from dejarik.games.cardgame.cards.facts import EVENT, FATE, FROM_DISCARD, FROM_HAND, UNIT
from dejarik.games.cardgame.cards.library import ABILITIES, CARDS
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules.playing import (
    NEVER_PLAYED,
    PlayCard,
    why_not_deploy,
    why_not_play,
)
from dejarik.games.cardgame.rules.policy import PASS
from dejarik.kernel import Decision, Option, Procedure, Refusal, Seat, Step, Subject, Why, distinct

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

NOT_YOUR_DEPLOYMENT = Why("cardgame.deployment.only-active-player")
# Events that are not actions wait for their condition.
NO_ACTION = {"interrupt": Why("cardgame.interrupt.label"), "reaction": Why("cardgame.reaction.label")}

ONLY_PASS = (PASS,)


class ActionWindow(Procedure["CardGame"]):
    """Player actions."""

    # rule: cardgame.timing.action-windows-marked, cardgame.action.active-player-first
    # rule: cardgame.action.not-in-framework-events
    name: str
    turn: Seat
    passes: int = 0

    def begin(self, g: CardGame) -> Step:
        # rule: cardgame.action.alternate-one-at-a-time
        if self.passes == g.seats:
            return g.done()
        return g.ask(self, self.act_or_pass, then=self.acted)

    def act_or_pass(self, g: CardGame) -> Decision:
        seat = self.turn
        found = candidates(g, seat, self.name, everything=False)
        if not found:
            return Decision(seat, Ask.ACTION, ONLY_PASS, self.name, not g.hands[seat])
        options: list[Option] = []
        for kind, subject, about, _ in found:
            options.append(Option(kind, subject, about))
        options.append(PASS)
        return Decision(seat, Ask.ACTION, tuple(options), self.name, not g.hands[seat])

    def refusals(self, g: CardGame) -> list[Refusal]:
        return why_not_any(g, self.turn, self.name)

    def acted(self, g: CardGame, option: Option) -> Step:
        seat = self.turn
        self.turn = (seat + 1) % g.seats
        if option == PASS:
            self.passes += 1
            return self.begin(g)
        self.passes = 0
        g.narrate(ev.ActionBegan(seat))
        return g.call(self, begin_action(g, seat, option), then=self.begin)


def candidates(
    g: CardGame, seat: Seat, window: str, *, everything: bool
) -> list[tuple[str, Subject, Subject, Why | None]]:
    """What a player might expect to do in an action window, and why not; or only what is possible."""
    # rule: cardgame.action.label, cardgame.action.repeatable, cardgame.event.any-turn
    # rule: cardgame.ability.both-turns
    found: list[tuple[str, Subject, Subject, Why | None]] = []
    deploying = window == "deployment" and seat == g.active
    index = g.cached or g.index
    hand = g.hands[seat]
    acting = index.hand_actions[seat]
    if everything or deploying or acting:
        for card in distinct(hand):
            if everything or deploying or card in acting:
                why = why_not_from_hand(g, seat, card, deploying)
                if why is None or everything:
                    found.append((Do.PLAY, card, 0, why))
    for card in index.discard_plays[seat]:
        if card in g.discards[seat]:
            why = why_not_deploy(g, seat, card, FROM_DISCARD) if deploying else NOT_YOUR_DEPLOYMENT
            if why is None or everything:
                found.append((Do.PLAY, card, FROM_DISCARD, why))
    for holder, ref in index.actions[seat]:
        why = ABILITIES[ref].why_not(g, Use(ref, seat, holder))
        if why is None or everything:
            found.append((Do.USE, holder, 0, why))
    return found


@cache
def action_from_hand(card: str) -> Ability | None:
    """What a card in hand can do as an action, apart from being deployed."""
    for ability in CARDS[card].abilities:
        if ability.clause == "action" and ability.from_hand:
            return ability
    return None


def why_not_from_hand(g: CardGame, seat: Seat, card: str, deploying: bool) -> Why | None:
    """Why a card in hand cannot be played in this window."""
    # rule: cardgame.card.cost-only-on-unit-event-enhancement
    kind = CARDS[card].type
    if kind == EVENT:
        ability = action_from_hand(card)
        if ability is None:
            return NO_ACTION[CARDS[card].abilities[0].clause]
        return why_not_play(g, Use(ability.ref, seat, event=card))
    if kind == FATE:
        return NEVER_PLAYED  # rule: cardgame.card.fate
    if deploying or joins(g, seat, card):
        # rule: cardgame.deployment.play-units-enhancements, cardgame.deployment.any-number
        # rule: cardgame.deployment.playing-is-an-action
        return why_not_deploy(g, seat, card)
    return NOT_YOUR_DEPLOYMENT  # rule: cardgame.deployment.only-active-player


def joins(g: CardGame, seat: Seat, card: str) -> bool:
    """Whether a unit may be played as a participating unit now."""
    ability = action_from_hand(card)
    return ability is not None and ability.why_not(g, Use(ability.ref, seat)) is None


def begin_action(g: CardGame, seat: Seat, option: Option) -> Procedure[CardGame]:
    """The procedure that carries an action out."""
    if option.kind == Do.USE:
        holder = int(option.subject)
        ref = next(ref for thing, ref in g.index.actions[seat] if thing == holder)
        return Use(ref, seat, holder)
    card = str(option.subject)
    facts = CARDS[card]
    if facts.type == EVENT:
        ability = action_from_hand(card)
        assert ability is not None
        return PlayCard(seat, card, ability=ability.ref)
    zone = FROM_DISCARD if option.object == FROM_DISCARD else FROM_HAND
    joining = facts.type == UNIT and joins(g, seat, card)
    return PlayCard(seat, card, zone, joining=joining)


def why_not_any(g: CardGame, seat: Seat, window: str) -> list[Refusal]:
    """What the asked seat might expect to do and cannot."""
    refused = []
    for kind, subject, about, why in candidates(g, seat, window, everything=True):
        if why is not None:
            option = Option(kind, subject, about)
            numbers = why.numbers(g, seat, option) if why.numbers is not None else {}
            refused.append(Refusal(option, why.rule, numbers))
    return refused
