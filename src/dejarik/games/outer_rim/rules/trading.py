"""Trade between players in one space, and credits between the current player and anybody at any time.

An offer is built step by step and then accepted or declined as a whole: nothing is left half-done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.cards.facts import NOBODY
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import verbs
from dejarik.games.outer_rim.rules.assets import GainAsset
from dejarik.games.outer_rim.rules.holdings import holdings
from dejarik.kernel import Decision, Option, Procedure, Seat, Step, Subject, Why

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

ACCEPT, DECLINE, PROPOSE, WITHDRAW, DONE = (
    Option(Do.ACCEPT),
    Option(Do.DECLINE),
    Option(Do.PROPOSE),
    Option(Do.WITHDRAW),
    Option(Do.DONE),
)
COIN = 1_000  # the smallest there is
PILE, PILES = 10_000, 20_000  # larger sums than these are listed by the pile
HEAP = 100_000  # and larger ones than this by the heap
MOST_OFFERS: Final = 20  # more than people make in a turn; nobody can keep a match from going on with offers
MOST_PURSES: Final = 200  # with different contents, for which it is remembered what is listed
GIVING: Final[dict[int, tuple[Option, ...]]] = {}
WANTING: Final[dict[int, tuple[Option, ...]]] = {}
NOBODY_HERE = Why("outer_rim.trade.action-same-space")


def why_not_trade(g: OuterRim, seat: Seat) -> Why | None:
    # rule: outer_rim.trade.action-same-space
    space = g.players[seat].space
    for other in g.others(seat):
        if g.players[other].space == space and other != g.ai:
            return None
    return NOBODY_HERE


def partners(g: OuterRim, seat: Seat) -> list[Seat]:
    """The players in one's space one can trade with; the solo opponent would decline."""
    # rule: outer_rim.trade.several-partners, outer_rim.solo-ai.decide.decline
    return [other for other in g.with_seat(seat) if other != g.ai]


def asides(g: OuterRim, seat: Seat) -> tuple[Option, ...]:
    """Credits may change hands at any moment, as long as the current player is one of the two."""
    # rule: outer_rim.credits.gift-with-current-player, outer_rim.credits.gift-no-action-no-location
    # rule: outer_rim.trade.credits-interrupt, outer_rim.trade.only-with-current-player
    if g.ai != NOBODY or not g.step or g.current in g.out:
        return ()
    if any(isinstance(frame, CreditOffer) for frame in g.stack):
        return ()
    if g.used and g.used.count(credit_offer_of(seat)) >= MOST_OFFERS:
        return ()
    return (Option(Do.OFFER_CREDITS),)


def credit_offer_of(seat: Seat) -> str:
    """How an offer of credits is marked among what was used this turn."""
    return f"{seat} {Do.OFFER_CREDITS}"


def with_name(g: OuterRim, name: Subject) -> Seat:
    return next(seat for seat, player in enumerate(g.players) if player.character == name)


def sums(purse: int) -> list[int]:
    """The sums that are listed: small ones by the coin, large ones by the pile or heap, and all there is.

    Any other sum is put together from several.
    """
    coins = range(COIN, min(purse, PILES) + 1, COIN)
    piles = range(PILES + PILE, min(purse, HEAP) + 1, PILE)
    listed = [*coins, *piles, *range(2 * HEAP, purse + 1, HEAP)]
    return listed if purse < COIN or purse in listed else [*listed, purse]


def giving(purse: int) -> tuple[Option, ...]:
    """The sums that one can give, as options."""
    found = GIVING.get(purse)
    if found is None:
        found = _remembered(GIVING, purse, Do.GIVE_CREDITS)
    return found


def wanting(purse: int) -> tuple[Option, ...]:
    """The sums that one can ask for, as options."""
    found = WANTING.get(purse)
    if found is None:
        found = _remembered(WANTING, purse, Do.WANT_CREDITS)
    return found


def _remembered(known: dict[int, tuple[Option, ...]], purse: int, kind: str) -> tuple[Option, ...]:
    if len(known) >= MOST_PURSES:
        known.clear()
    found = known[purse] = tuple([Option(kind, amount) for amount in sums(purse)])
    return found


def tell_of_last_offer(g: OuterRim, seat: Seat, offers: int) -> None:
    if offers == MOST_OFFERS:
        g.tell(ev.LastOffer(seat, MOST_OFFERS))


def hand_over(g: OuterRim, giver: Seat, taker: Seat, amount: int) -> None:
    # rule: outer_rim.credits.gift-unequal, outer_rim.trade.unequal
    g.narrate(ev.CreditsHanded(giver, taker, amount))
    verbs.lose_credits(g, giver, amount)
    verbs.gain_credits(g, taker, amount)


class CreditOffer(Procedure["OuterRim"]):
    """Somebody offers credits to the current player, or the current player to somebody; or asks for some."""

    # rule: outer_rim.credits.promise-not-binding
    seat: Seat
    partner: Seat = NOBODY
    gives: int = 0  # less than nothing: wants

    def begin(self, g: OuterRim) -> Step:
        verbs.spend_use(g, credit_offer_of(self.seat))
        tell_of_last_offer(g, self.seat, g.used.count(credit_offer_of(self.seat)))
        if self.seat == g.current:
            return g.ask(self, self.with_whom, then=self.partner_chosen)
        self.partner = g.current
        return g.ask(self, self.how_much, then=self.terms_chosen)

    def with_whom(self, g: OuterRim) -> Decision:
        options = tuple(Option(Do.WITH, g.players[seat].character) for seat in g.others(self.seat))
        return Decision(self.seat, Ask.OFFER_TO, options, public=True)

    def partner_chosen(self, g: OuterRim, option: Option) -> Step:
        self.partner = with_name(g, option.subject)
        return g.ask(self, self.how_much, then=self.terms_chosen)

    def how_much(self, g: OuterRim) -> Decision:
        options = [*giving(g.players[self.seat].credits), *wanting(g.players[self.partner].credits)]
        return Decision(self.seat, Ask.CREDIT_TERMS, (*options, WITHDRAW), g.players[self.partner].character)

    def terms_chosen(self, g: OuterRim, option: Option) -> Step:
        if option == WITHDRAW:
            return g.done(happened=False)
        amount = int(option.subject)
        self.gives = amount if option.kind == Do.GIVE_CREDITS else -amount
        return g.ask(self, self.accept_or_not, then=self.answered)

    def accept_or_not(self, g: OuterRim) -> Decision:
        return Decision(self.partner, Ask.CREDIT_OFFER, (ACCEPT, DECLINE), self.gives)

    def answered(self, g: OuterRim, option: Option) -> Step:
        g.narrate(ev.Answering(self.seat, self.partner, option == ACCEPT))
        if option == ACCEPT:
            if self.gives > 0:
                hand_over(g, self.seat, self.partner, self.gives)
            else:
                hand_over(g, self.partner, self.seat, -self.gives)
        g.tell(ev.OfferAnswered(self.seat, self.partner, option == ACCEPT))
        g.narrate(ev.AnswerOver(self.seat, self.partner))
        return g.done(happened=option == ACCEPT)


class Trade(Procedure["OuterRim"]):
    """The trade action: cards and credits in any combination with the players in one's space, one by one."""

    # rule: outer_rim.trade.tradable-goods, outer_rim.trade.not-secrets-not-ships, outer_rim.trade.consent
    seat: Seat
    met: tuple[Seat, ...] = ()  # whoever has accepted an offer
    offers: int = 0  # begun so far
    partner: Seat = NOBODY
    gives: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()
    credits: int = 0  # less than nothing: wanted
    moving: tuple[str, ...] = ()  # cards on their way, those to the partner first
    to_partner: int = 0

    def begin(self, g: OuterRim) -> Step:
        return g.ask(self, self.with_whom, then=self.partner_chosen)

    def others(self, g: OuterRim) -> list[Seat]:
        if self.offers >= MOST_OFFERS:
            return []
        return [seat for seat in partners(g, self.seat) if seat not in self.met]

    def with_whom(self, g: OuterRim) -> Decision:
        # rule: outer_rim.trade.several-partners
        options = [Option(Do.WITH, g.players[seat].character) for seat in self.others(g)]
        if self.offers:
            options.append(DONE)
        return Decision(self.seat, Ask.TRADE_WITH, tuple(options), public=True)

    def partner_chosen(self, g: OuterRim, option: Option) -> Step:
        if option == DONE:
            return g.done()
        self.partner = with_name(g, option.subject)
        self.offers += 1
        tell_of_last_offer(g, self.seat, self.offers)
        return g.ask(self, self.terms, then=self.term_chosen)

    def next_partner(self, g: OuterRim) -> Step:
        """On to another partner, or to another offer where one was declined or withdrawn."""
        # rule: outer_rim.trade.consent
        g.narrate(ev.AnswerOver(self.seat, self.partner))
        self.partner, self.gives, self.wants, self.credits = NOBODY, (), (), 0
        return g.go(self, then=self.begin) if self.others(g) else g.done()

    def terms(self, g: OuterRim) -> Decision:
        options: list[Option] = []
        for option in offered(g, self.seat, Do.GIVE):
            if option.subject not in self.gives:
                options.append(option)
        for option in offered(g, self.partner, Do.WANT):
            if option.subject not in self.wants:
                options.append(option)
        if self.credits >= 0:
            options += giving(g.players[self.seat].credits - self.credits)
        if self.credits <= 0:
            options += wanting(g.players[self.partner].credits + self.credits)
        if self.gives or self.wants or self.credits:
            options.append(PROPOSE)
        options.append(WITHDRAW)
        return Decision(self.seat, Ask.TRADE_TERMS, tuple(options), g.players[self.partner].character)

    def term_chosen(self, g: OuterRim, option: Option) -> Step:
        if option == WITHDRAW:
            return self.next_partner(g)
        if option == PROPOSE:
            return g.ask(self, self.accept_or_not, then=self.answered)
        if option.kind == Do.GIVE:
            self.gives = (*self.gives, str(option.subject))
        elif option.kind == Do.WANT:
            self.wants = (*self.wants, str(option.subject))
        else:
            amount = int(option.subject)
            self.credits += amount if option.kind == Do.GIVE_CREDITS else -amount
        return g.ask(self, self.terms, then=self.term_chosen)

    def accept_or_not(self, g: OuterRim) -> Decision:
        # Credits may have changed hands meanwhile: what can no longer be paid can only be declined.
        payer = self.seat if self.credits > 0 else self.partner
        can = g.players[payer].credits >= abs(self.credits)
        options = (ACCEPT, DECLINE) if can else (DECLINE,)
        return Decision(self.partner, Ask.TRADE_OFFER, options, g.players[self.seat].character)

    def answered(self, g: OuterRim, option: Option) -> Step:
        g.narrate(ev.Answering(self.seat, self.partner, option == ACCEPT))
        g.tell(ev.OfferAnswered(self.seat, self.partner, option == ACCEPT))
        if option != ACCEPT:
            return self.next_partner(g)
        self.met = (*self.met, self.partner)
        if self.credits > 0:
            hand_over(g, self.seat, self.partner, self.credits)
        elif self.credits < 0:
            hand_over(g, self.partner, self.seat, -self.credits)
        # rule: outer_rim.trade.bounty-carries-contact
        for giver, cards in ((self.seat, self.gives), (self.partner, self.wants)):
            for card in cards:
                verbs.drop_asset(g, giver, card)
        self.moving = self.gives + self.wants
        self.to_partner = len(self.gives)
        g.limbo = (*g.limbo, *self.moving)
        return g.go(self, then=self.hand_over_next)

    def hand_over_next(self, g: OuterRim) -> Step:
        # rule: outer_rim.trade.received-assets-follow-slot-rules
        if not self.moving:
            return self.next_partner(g)
        card, self.moving = self.moving[0], self.moving[1:]
        taker = self.partner if self.to_partner > 0 else self.seat
        giver = self.seat if self.to_partner > 0 else self.partner
        self.to_partner -= 1
        g.tell(ev.AssetGiven(giver, taker, card))
        return g.call(self, GainAsset(taker, card), then=self.hand_over_next)


def tradable(g: OuterRim, seat: Seat) -> list[str]:
    return [str(option.subject) for option in offered(g, seat, Do.GIVE)]


def offered(g: OuterRim, seat: Seat, kind: str) -> list[Option]:
    """The cards that a player could hand over, as options of a kind; nobody writes to the list."""
    return holdings(g, seat).offered(kind) if g.players[seat].assets else []
