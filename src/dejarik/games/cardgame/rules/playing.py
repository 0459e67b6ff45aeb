"""Playing cards: announce, pay, then carry out an event or bring a unit or enhancement into play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.abilities.ability import Use
from dejarik.games.cardgame.cards.facts import (
    ENHANCEMENT,
    EVENT,
    FROM_HAND,
    LIMITED,
    NO_ENHANCEMENTS,
    UNIT,
)
from dejarik.games.cardgame.cards.library import ABILITIES, CARDS
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import piles, values, verbs
from dejarik.games.cardgame.rules.payment import Pay, why_not_pay
from dejarik.games.cardgame.rules.values import View
from dejarik.kernel import Decision, Option, Procedure, Seat, Step, Why
from dejarik.kernel.code import Binding

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

UNIQUE_IN_PLAY = Why("cardgame.unique.one-in-play")
ONE_LIMITED = Why("cardgame.keyword.limited")
NO_HOST = Why("cardgame.enhancement.needs-legal-host")
NEVER_PLAYED = Why("cardgame.card.fate")


def hosts(g: CardGame, seat: Seat, card: str) -> list[int]:
    """What an enhancement, or a unit that may enter play as one, can be attached to."""
    # rule: cardgame.enhancement.text-says-what, cardgame.enhancement.any-number
    # rule: cardgame.keyword.no-enhancements, cardgame.enhancement.may-target-enemy
    enhances = CARDS[card].enhances
    if enhances is None:
        return []
    return [
        host
        for host in enhances.find_in_play(g, View(seat, 0))
        if host == g.dial_thing or not values.has_keyword(g, host, NO_ENHANCEMENTS)
    ]


def why_not_bring(g: CardGame, seat: Seat, card: str) -> Why | None:
    """Why a card cannot enter play now, by whatever way."""
    facts = CARDS[card]
    # rule: cardgame.meta.cannot-in-book-absolute
    if facts.unique and facts.title in (g.cached or g.index).titles:
        return UNIQUE_IN_PLAY  # rule: cardgame.unique.one-in-play
    # rule: cardgame.enhancement.needs-legal-host
    if facts.type == ENHANCEMENT and facts.enhances is not None and not hosts(g, seat, card):
        return NO_HOST
    return None


def why_not_afford(g: CardGame, seat: Seat, card: str, zone: str = FROM_HAND) -> Why | None:
    """Why a card cannot be paid for, discounts to come taken into account."""
    cost = values.cost(g, seat, card)
    if not cost:
        return None
    match = values.needed_match(g, seat, card)
    why = why_not_pay(g, seat, cost, match)
    if why is not None and cost > 1:
        least = max(1, cost - possible_discount(g, seat, card, zone))
        if least < cost:
            why = why_not_pay(g, seat, least, match)
    return why


def possible_discount(g: CardGame, seat: Seat, card: str, zone: str) -> int:
    """How much interrupts of cards in play could take off: a card from the hand for each."""
    for holder, ref in (g.cached or g.index).interrupts.get(PlayCard, ()):
        trigger = ABILITIES[ref].trigger
        use = Use(ref, g.things[holder].controller, holder)
        if trigger is not None and trigger.interrupts(g, use, PlayCard(seat, card)):
            return len(g.hands[seat]) - (zone == FROM_HAND)
    return 0


def why_not_play(g: CardGame, use: Use) -> Why | None:
    """Why the ability of a card in hand cannot be used by playing or showing that card."""
    ability = ABILITIES[use.ability]
    card = ability.card
    facts = CARDS[card]
    if facts.type != EVENT:
        return why_not_bring(g, use.you, card) or ability.why_not(g, use)
    if LIMITED in facts.keywords and values.limited_used(g, use.you):
        return ONE_LIMITED
    return why_not_afford(g, use.you, card) or ability.why_not(g, use)  # the cheaper question first


def why_not_deploy(g: CardGame, seat: Seat, card: str, zone: str = FROM_HAND) -> Why | None:
    """Why a unit or enhancement cannot be played now."""
    facts = CARDS[card]
    if LIMITED in facts.keywords and values.limited_used(g, seat):
        return ONE_LIMITED  # rule: cardgame.keyword.limited
    return why_not_bring(g, seat, card) or why_not_afford(g, seat, card, zone)


class PlayCard(Procedure["CardGame"]):
    """A card is announced, paid for and played."""

    seat: Seat
    card: str
    zone: str = FROM_HAND
    ability: str = ""  # of an event
    bound: tuple[Binding, ...] = ()
    depth: int = -1  # what an event interrupts
    joining: bool = False  # the unit takes part in the engagement
    discount: int = 0

    def begin(self, g: CardGame) -> Step:
        # rule: cardgame.resource.announce-first
        if self.zone == FROM_HAND:
            piles.from_hand(g, self.seat, self.card)
        else:
            g.discards[self.seat].remove(self.card)
            g.changes += 1
        g.playing[self.seat].append(self.card)
        g.tell(ev.Announced(self.seat, self.card))
        return g.before(self, then=self.pay)

    def price(self, g: CardGame) -> int:
        cost = values.cost(g, self.seat, self.card)
        return max(min(cost, 1), cost - self.discount) if self.discount else cost

    def needs_discount(self, g: CardGame, seat: Seat) -> bool:
        if seat != self.seat:
            return False
        return why_not_pay(g, seat, self.price(g), values.needed_match(g, seat, self.card)) is not None

    def pay(self, g: CardGame) -> Step:
        cost = self.price(g)
        match = values.needed_match(g, self.seat, self.card) if cost else ""
        if why_not_pay(g, self.seat, cost, match) is not None:
            return self.fell(g)
        return g.call(self, Pay(self.seat, cost, match), then=self.paid)

    def fell(self, g: CardGame) -> Step:
        """It could not be paid after all: the card goes back to where it came from."""
        # rule: cardgame.resource.insufficient
        g.playing[self.seat].remove(self.card)
        if self.zone == FROM_HAND:
            piles.to_hand_openly(g, self.seat, self.card)
        else:
            piles.put_on_discard(g, self.seat, self.card)
        g.tell(ev.NotPlayed(self.seat, self.card))
        return g.done(happened=False, whole=False)

    def paid(self, g: CardGame) -> Step:
        assert self.result is not None
        if not self.result.happened:
            return self.fell(g)
        g.marks.append(f"played {self.seat} {self.card}")
        g.lasting = [
            lasting
            for lasting in g.lasting
            if not (lasting.aspect == "next-card" and lasting.seat == self.seat)
        ]
        if self.ability:
            use = Use(self.ability, self.seat, event=self.card, bound=self.bound, depth=self.depth)
            return g.call(self, use, then=self.discard_event)
        return g.call(self, EnterPlay(self.seat, self.card, self.joining), then=self.entered)

    def discard_event(self, g: CardGame) -> Step:
        # rule: cardgame.event.play-procedure, cardgame.card.event, cardgame.cancel.event-discarded
        g.playing[self.seat].remove(self.card)
        piles.put_on_discard(g, self.seat, self.card)
        g.tell(ev.CardPlayed(self.seat, self.card, 0))
        return g.done()

    def entered(self, g: CardGame) -> Step:
        assert self.result is not None
        thing = self.result.amount
        if thing:
            g.tell(ev.CardPlayed(self.seat, self.card, thing))
        return g.done(happened=bool(thing), amount=thing)


class EnterPlay(Procedure["CardGame"]):
    """A card on its way enters play, as what and attached to what its player says."""

    # rule: cardgame.put-into-play.no-cost, cardgame.put-into-play.ignores-restrictions
    # rule: cardgame.card.unit-cards-face-up, cardgame.enhancement.attach-under
    # rule: cardgame.enhancement.play-area
    seat: Seat
    card: str
    joining: bool = False
    host: int = 0
    as_enhancement: bool = False

    def begin(self, g: CardGame) -> Step:
        if why_not_bring(g, self.seat, self.card) is not None:
            g.playing[self.seat].remove(self.card)
            piles.put_on_discard(g, self.seat, self.card)
            return g.done(happened=False, whole=False)
        if CARDS[self.card].enhances is not None and hosts(g, self.seat, self.card):
            return g.ask(self, self.how, then=self.chosen)
        return self.land(g)

    def how(self, g: CardGame) -> Decision:
        options = [Option(Do.ATTACH_TO, host) for host in hosts(g, self.seat, self.card)]
        if CARDS[self.card].type == UNIT:
            options.append(Option(Do.AS_UNIT))
        return Decision(self.seat, Ask.ENTER_PLAY, tuple(options), self.card, public=True)

    def chosen(self, g: CardGame, option: Option) -> Step:
        if option.kind == Do.ATTACH_TO:
            self.host = int(option.subject)
            self.as_enhancement = True
        return self.land(g)

    def land(self, g: CardGame) -> Step:
        kind = ENHANCEMENT if self.as_enhancement else CARDS[self.card].type
        g.playing[self.seat].remove(self.card)
        thing = verbs.enter_play(g, self.card, kind, self.seat, self.host)
        if self.joining and kind == UNIT:
            verbs.join_engagement(g, thing)
        return g.done(amount=thing, touched=(thing,))
