"""The market: discard, buy, barter, ships, and the services that are sold there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.ability import Resolve
from dejarik.games.outer_rim.abilities.vocabulary.constants import Discount
from dejarik.games.outer_rim.abilities.vocabulary.market import BuyUsedShip
from dejarik.games.outer_rim.cards.facts import CARGO, GEAR, MARKET, MOD, SERVICE, SHIP
from dejarik.games.outer_rim.cards.library import CARDS, SHIPS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import verbs
from dejarik.games.outer_rim.rules.assets import GainAsset, MakeFit, armors, second_armor
from dejarik.games.outer_rim.rules.dice import might_play, read_secret, take_secret_back
from dejarik.games.outer_rim.rules.holdings import holdings
from dejarik.games.outer_rim.rules.patrols import PatrolMoves
from dejarik.kernel import Decision, Option, Procedure, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

PASS, PAY, WITHDRAW = Option(Do.PASS), Option(Do.PAY), Option(Do.WITHDRAW)
DISCARD_TOP = tuple(Option(Do.DISCARD, deck) for deck in MARKET)  # in the order of the decks
BUY_TOP = tuple(Option(Do.BUY, deck) for deck in MARKET)


def price_and_purse(g: OuterRim, seat: Seat, option: Option) -> dict[str, int]:
    deck = str(option.subject)
    card = g.top(deck) if deck in MARKET else deck
    return {"price": CARDS[card].price or 0, "credits": g.players[seat].credits}


EMPTY = Why("outer_rim.component.deck-short-draw")
NOT_SOLD_HERE = Why("outer_rim.market.buy.restrictions-on-cards")
AT_DESTINATION = Why("outer_rim.cargo.no-buy-at-destination")
TOO_DEAR = Why("outer_rim.market.buy.cannot-afford", price_and_purse)


def barterable(g: OuterRim, seat: Seat) -> list[str]:
    """The assets a player may barter."""
    return holdings(g, seat).bartered()[0] if g.players[seat].assets else []


def worth(cards: Iterable[str]) -> int:
    """What cards count for in a barter."""
    return sum(CARDS[card].price or 0 for card in cards)


def give_up(g: OuterRim, seat: Seat, cards: tuple[str, ...]) -> None:
    """Discard what is bartered, all at once: one card may hold the slot of another."""
    for card in cards:
        verbs.drop_asset(g, seat, card)
        g.tell(ev.AssetDiscarded(seat, card))
        verbs.return_card(g, card)


def secret_discount(g: OuterRim, seat: Seat) -> int:
    """What the secret that lowers a price takes off; nothing without one."""
    card = discount_secret(g, seat)
    return sum(discounts(card)) if card else 0


def discount_secret(g: OuterRim, seat: Seat) -> str:
    for secret in g.players[seat].secrets:
        if CARDS[secret.card].constants and discounts(secret.card):
            return secret.card
    return ""


def discounts(card: str) -> list[int]:
    return [one.amount for one in CARDS[card].constants if isinstance(one, Discount)]


def means(g: OuterRim, seat: Seat) -> int:
    """The most a player can bring together for a purchase."""
    if seat == g.ai:  # rule: outer_rim.solo-ai.buy.barter-ship-never-assets
        return g.players[seat].credits
    player = g.players[seat]
    found = player.credits
    if player.assets:
        found += holdings(g, seat).bartered()[1]
    return found + secret_discount(g, seat) if player.secrets else found


def own_ship_value(g: OuterRim, seat: Seat) -> int:
    # rule: outer_rim.ship.cost-is-barter-value
    return SHIPS[g.players[seat].ship].price


def used_ship_sale(card: str) -> BuyUsedShip | None:
    """The ability of a card that sells ships out of the reserve."""
    facts = CARDS[card]
    effect = facts.abilities[0].effect if facts.type == SERVICE else None
    return effect if isinstance(effect, BuyUsedShip) else None


def used_ships(g: OuterRim, seat: Seat, purse: int) -> list[str]:
    """The unused ships that cost more than one's own, and that this many credits can buy."""
    # rule: outer_rim.market.barter.used-ship-card, outer_rim.ship.reserve-is-public
    own = own_ship_value(g, seat)
    return [ship for ship in g.reserve if own < SHIPS[ship].price <= own + purse]


def why_not_buy(g: OuterRim, seat: Seat, deck: str, discount: int = 0) -> Why | None:
    """Why the top card of a deck cannot be bought."""
    card = g.top(deck)
    return EMPTY if not card else why_not_buy_card(g, seat, card, discount)


def why_not_buy_card(g: OuterRim, seat: Seat, card: str, discount: int = 0) -> Why | None:
    # rule: outer_rim.meta.golden.follow-both-if-possible
    facts = CARDS[card]
    if facts.banned == g.players[seat].space:
        # rule: outer_rim.cargo.no-buy-at-destination, outer_rim.market.buy.restrictions-on-cards
        return AT_DESTINATION if facts.type == CARGO else NOT_SOLD_HERE
    if second_armor(g, seat, card) and not any(CARDS[old].price for old in armors(g, seat)):
        return NOT_SOLD_HERE
    if facts.type == SERVICE and used_ship_sale(card) is not None:
        return None if used_ships(g, seat, means(g, seat) + discount) else TOO_DEAR
    price = (facts.price or 0) - discount
    if facts.type == SHIP:
        price -= own_ship_value(g, seat)
    # rule: outer_rim.market.buy.cannot-afford
    return TOO_DEAR if price > g.players[seat].credits and price > means(g, seat) else None


def discard_top(g: OuterRim, seat: Seat, deck: str) -> None:
    """The faceup card goes under its deck, the next is turned up; no patrol moves."""
    # rule: outer_rim.market.action.discard-to-bottom, outer_rim.patrol.move.not-on-discard
    card = verbs.take_top(g, deck)
    g.tell(ev.MarketDiscarded(seat, deck, card))
    verbs.put_back(g, card)
    verbs.reveal_top(g, deck)


class Market(Procedure["OuterRim"]):
    """The market action: perhaps discard a top card, then perhaps buy one."""

    # rule: outer_rim.market.action.two-steps
    seat: Seat

    def begin(self, g: OuterRim) -> Step:
        return g.ask(self, self.discard_what, then=self.discarded)

    def discard_what(self, g: OuterRim) -> Decision:
        # rule: outer_rim.market.action.discard-optional
        options: list[Option] = []
        for place, pile in enumerate(g.market):
            if pile.cards and pile.cards[-1]:
                options.append(DISCARD_TOP[place])
        options.append(PASS)
        return Decision(self.seat, Ask.MARKET_DISCARD, tuple(options), public=True)

    def discarded(self, g: OuterRim, option: Option) -> Step:
        if option != PASS:
            discard_top(g, self.seat, str(option.subject))
        return g.ask(self, self.buy_what, then=self.chosen)

    def buy_what(self, g: OuterRim) -> Decision:
        # rule: outer_rim.market.action.buy-optional
        options: list[Option] = []
        for place, pile in enumerate(g.market):
            card = pile.cards[-1] if pile.cards else ""
            if card and why_not_buy_card(g, self.seat, card) is None:
                options.append(BUY_TOP[place])
        options.append(PASS)
        return Decision(self.seat, Ask.BUY, tuple(options))

    def chosen(self, g: OuterRim, option: Option) -> Step:
        if option == PASS:
            return g.done(happened=False)
        return g.call(self, Buy(self.seat, str(option.subject)), then=self.end)

    def end(self, g: OuterRim) -> Step:
        return g.done()


class Buy(Procedure["OuterRim"]):
    """Buy the top card of a market deck: barter and pay, gain it, reveal the next, move a patrol."""

    seat: Seat
    deck: str
    discount: int = 0
    card: str = ""  # a card that lies open already, instead of the top card
    ship: str = ""
    owed: int = 0
    bartered: tuple[str, ...] = ()  # laid aside until the rest is paid
    secret: str = ""  # read aloud to lower the price
    section: str = ""  # of the secret

    def begin(self, g: OuterRim) -> Step:
        if not self.card:
            self.card = verbs.take_top(g, self.deck)
        if used_ship_sale(self.card) is not None:
            return g.ask(self, self.which_ship, then=self.ship_chosen)
        self.ship = CARDS[self.card].ship
        return self.price(g, CARDS[self.card].price or 0)

    def which_ship(self, g: OuterRim) -> Decision:
        ships = used_ships(g, self.seat, means(g, self.seat) + self.discount)
        if self.seat == g.ai:  # rule: outer_rim.solo-ai.buy.used-ship-card
            dearest = max(SHIPS[ship].price for ship in ships)
            ships = [ship for ship in ships if SHIPS[ship].price == dearest]
        options = [Option(Do.SHIP, ship) for ship in ships]
        return Decision(self.seat, Ask.USED_SHIP, tuple(options or [WITHDRAW]), self.card)

    def ship_chosen(self, g: OuterRim, option: Option) -> Step:
        if option == WITHDRAW:
            return self.withdraw(g)
        self.ship = str(option.subject)
        return self.price(g, SHIPS[self.ship].price)

    def price(self, g: OuterRim, price: int) -> Step:
        # rule: outer_rim.credits.discount, outer_rim.ship.must-barter-current
        # rule: outer_rim.credits.free-purchase, outer_rim.bounty.zero-cost-free, outer_rim.job.zero-cost-free
        self.owed = max(0, price - self.discount)
        if self.ship:
            self.owed = max(0, self.owed - own_ship_value(g, self.seat))
        return g.go(self, then=self.settle)

    def rest(self) -> int:
        """What is left to pay in credits."""
        # rule: outer_rim.market.barter.no-change, outer_rim.cargo.cost-is-barter-value
        # rule: outer_rim.gear.cost-is-barter-value, outer_rim.mod.cost-is-barter-value
        return max(0, self.owed - worth(self.bartered))

    def settle(self, g: OuterRim) -> Step:
        if self.owed > means(g, self.seat):
            return self.withdraw(g)
        if not self.bartered and second_armor(g, self.seat, self.card):
            self.bartered = (armors(g, self.seat)[0],)  # a second armor can only be bought for the first
        open_ = self.on_offer(g) or might_play(g, self.seat, Discount.moment)
        if self.rest() and open_ and self.seat != g.ai:
            return g.ask(self, self.how_to_pay, then=self.paying)
        return g.go(self, then=self.pay)

    def on_offer(self, g: OuterRim) -> list[str]:
        return [card for card in barterable(g, self.seat) if card not in self.bartered]

    def how_to_pay(self, g: OuterRim) -> Decision:
        # rule: outer_rim.market.barter.reduces-cost, outer_rim.market.barter.assets-for-ship
        # rule: outer_rim.cargo.barter-replaced, outer_rim.gear.barter-replaced, outer_rim.mod.barter-replaced
        # rule: outer_rim.market.barter.ship-only-for-ship
        # Credits may have changed hands meanwhile: what can no longer be paid can only be given up.
        if self.owed > means(g, self.seat):
            return Decision(self.seat, Ask.PAY, (WITHDRAW,), self.card)
        options = [Option(Do.BARTER, card) for card in self.on_offer(g)]
        secret = discount_secret(g, self.seat)
        if secret:
            options.append(Option(Do.SECRET_DISCOUNT, secret))
        if g.players[self.seat].credits >= self.rest():
            options.append(PAY)
        return Decision(self.seat, Ask.PAY, tuple(options), self.card)

    def paying(self, g: OuterRim, option: Option) -> Step:
        if option == WITHDRAW:
            return self.withdraw(g)
        if option == PAY:
            return g.go(self, then=self.pay)
        if option.kind == Do.SECRET_DISCOUNT:
            self.secret, self.section = read_secret(g, self.seat, str(option.subject))
            self.owed = max(0, self.owed - sum(discounts(str(option.subject))))
        else:
            self.bartered = (*self.bartered, str(option.subject))
        return g.go(self, then=self.settle)

    def withdraw(self, g: OuterRim) -> Step:
        """Buy nothing after all: the card lies open as before, and nothing was bartered or used up."""
        # rule: outer_rim.market.buy.cannot-afford
        if self.secret:
            take_secret_back(g, self.seat, self.secret, self.section)
        if self.deck:
            verbs.leave_limbo(g, self.card)
            g.pile(self.deck).put_top(self.card, g.everybody)
        return g.done(happened=False)

    def pay(self, g: OuterRim) -> Step:
        # rule: outer_rim.market.buy.pay-cost
        rest = self.rest()
        g.narrate(ev.Buying(self.seat, self.card, rest, self.bartered))
        give_up(g, self.seat, self.bartered)
        if self.secret:
            verbs.put_back(g, self.secret)
        verbs.lose_credits(g, self.seat, rest)
        g.tell(ev.Bought(self.seat, self.card, rest))
        kind = CARDS[self.card].type
        if self.ship:
            return g.call(self, ChangeShip(self.seat, self.ship, self.card), then=self.reveal)
        if kind == SERVICE:
            ability = CARDS[self.card].abilities[0]
            return g.call(self, Resolve(ability.ref, self.seat, self.card), then=self.reveal)
        return g.call(self, GainAsset(self.seat, self.card, bought=True), then=self.reveal)

    def reveal(self, g: OuterRim) -> Step:
        # rule: outer_rim.patrol.move.on-reveal-after-buy-or-gain, outer_rim.market.deck.reveal-next
        # rule: outer_rim.market.deck.reveal-after-shuffle, outer_rim.solo-ai.buy.patrol-moves-to-ai
        if not self.deck:
            return self.end(g)
        card = verbs.reveal_top(g, self.deck)
        symbol = CARDS[card].patrol if card else None
        if symbol is not None:
            return g.call(self, PatrolMoves(self.seat, *symbol), then=self.end)
        return g.go(self, then=self.end)

    def end(self, g: OuterRim) -> Step:
        g.narrate(ev.BuyOver(self.seat, self.card))
        return g.done()


class ChangeShip(Procedure["OuterRim"]):
    """Take a new ship sheet; the old one goes to the reserve, and the new one comes without damage."""

    # rule: outer_rim.ship.sheet-replaced, outer_rim.ship.old-sheet-to-reserve, outer_rim.discard.ship-sheets
    # rule: outer_rim.ship.damage-removed-on-change, outer_rim.ship.card-removed-from-game
    # rule: outer_rim.ship.old-market-card-stays-out, outer_rim.ship.goal-prior-progress-ignored
    seat: Seat
    ship: str
    card: str

    def begin(self, g: OuterRim) -> Step:
        player = g.players[self.seat]
        reserve = [*g.reserve, player.ship]
        reserve.remove(self.ship)
        g.reserve = tuple(sorted(reserve))
        player.ship, player.ship_flipped, player.ship_tokens, player.ship_damage = self.ship, False, 0, 0
        g.changes += 1
        g.dirty = True
        g.tell(ev.ShipGained(self.seat, self.ship))
        sale = used_ship_sale(self.card)
        if sale is not None:
            verbs.suffer(g, self.seat, sale.damage, ship=True)
            pile = g.pile("ship")
            sold = next((card for card in pile.cards if CARDS[card].ship == self.ship), "")
            if sold:
                verbs.take_out(pile, sold)
                verbs.remove_from_game(g, sold)
            verbs.leave_limbo(g, self.card)
            pile.put_bottom(self.card)
            verbs.shuffle(g, pile)
        else:
            verbs.leave_limbo(g, self.card)
            verbs.remove_from_game(g, self.card)
        return g.call(self, MakeFit(self.seat), then=self.end)

    def end(self, g: OuterRim) -> Step:
        return g.done()


class SpecialOrder(Procedure["OuterRim"]):
    """Name gear or mods; reveal cards of the deck until two of the kind lie open; you may buy one."""

    # rule: outer_rim.market.deck.faceup-counts-in-draw, outer_rim.component.deck-short-draw
    seat: Seat
    card: str  # the order itself
    open: tuple[str, ...] = ()
    kind: str = ""
    bought: str = ""

    def begin(self, g: OuterRim) -> Step:
        return g.ask(self, self.name_kind, then=self.named)

    def name_kind(self, g: OuterRim) -> Decision:
        return Decision(
            self.seat, Ask.GEAR_OR_MOD, (Option(Do.KIND, GEAR), Option(Do.KIND, MOD)), public=True
        )

    def named(self, g: OuterRim, option: Option) -> Step:
        self.kind = str(option.subject)
        while g.pile("gear-mod").cards and len(self.fitting()) < 2:
            self.open = (*self.open, verbs.take_top(g, "gear-mod"))
        return g.ask(self, self.buy_what, then=self.chosen)

    def fitting(self) -> list[str]:
        return [card for card in self.open if CARDS[card].type == self.kind]

    def buy_what(self, g: OuterRim) -> Decision:
        options = [
            Option(Do.BUY, card) for card in self.fitting() if why_not_buy_card(g, self.seat, card) is None
        ]
        return Decision(self.seat, Ask.BUY, (*options, PASS))

    def chosen(self, g: OuterRim, option: Option) -> Step:
        if option == PASS:
            return g.go(self, then=self.shuffle)
        self.bought = str(option.subject)
        return g.call(self, Buy(self.seat, "", card=self.bought), then=self.paid)

    def paid(self, g: OuterRim) -> Step:
        assert self.result is not None
        if self.result.happened:
            self.open = tuple(card for card in self.open if card != self.bought)
        return g.go(self, then=self.shuffle)

    def shuffle(self, g: OuterRim) -> Step:
        pile = g.pile("gear-mod")
        for card in (*self.open, self.card):
            verbs.leave_limbo(g, card)
            pile.put_bottom(card)
        verbs.shuffle(g, pile)
        return g.done()


class PayOrBarter(Procedure["OuterRim"]):
    """Spend credits on something that is not a market card, where an ability allows barter for it."""

    # rule: outer_rim.market.barter.by-ability
    seat: Seat
    owed: int
    bartered: tuple[str, ...] = ()  # laid aside until the rest is paid

    def begin(self, g: OuterRim) -> Step:
        if self.rest() and self.on_offer(g):
            return g.ask(self, self.how, then=self.chosen)
        return self.pay(g)

    def rest(self) -> int:
        return max(0, self.owed - worth(self.bartered))

    def on_offer(self, g: OuterRim) -> list[str]:
        return [card for card in barterable(g, self.seat) if card not in self.bartered]

    def how(self, g: OuterRim) -> Decision:
        purse = g.players[self.seat].credits
        on_offer = self.on_offer(g)
        if self.rest() > purse + worth(on_offer):  # credits may have changed hands meanwhile
            return Decision(self.seat, Ask.PAY_OR_BARTER, (WITHDRAW,))
        options = [Option(Do.BARTER, card) for card in on_offer]
        if purse >= self.rest():
            options.append(PAY)
        return Decision(self.seat, Ask.PAY_OR_BARTER, tuple(options))

    def chosen(self, g: OuterRim, option: Option) -> Step:
        if option == WITHDRAW:
            return g.done(happened=False, whole=False)
        if option == PAY:
            return self.pay(g)
        self.bartered = (*self.bartered, str(option.subject))
        return g.go(self, then=self.begin)

    def pay(self, g: OuterRim) -> Step:
        rest = self.rest()
        give_up(g, self.seat, self.bartered)
        verbs.lose_credits(g, self.seat, rest)
        return g.done()
