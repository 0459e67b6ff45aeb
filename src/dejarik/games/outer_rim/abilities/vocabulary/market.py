"""The market: what may be bought, and the services that are sold there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim.abilities.ability import Code, Effect, Resolve
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.kernel import Decision, Option, Step, Why

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

NOTHING_FOR_SALE = Why("outer_rim.market.buy.cannot-afford")


FREE = 1_000_000  # a discount that leaves nothing to pay


class BuyFrom(Effect, frozen=True):
    """You may buy the top card of one of some market decks at a discount."""

    # rule: outer_rim.credits.discount, outer_rim.market.barter.any-market-purchase
    # rule: outer_rim.credits.free-purchase
    decks: tuple[str, ...]
    discount: int = 0

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        return r.ask(g)

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        from dejarik.games.outer_rim.rules.market import why_not_buy

        options = [
            Option(Do.BUY, deck) for deck in self.decks if why_not_buy(g, r.you, deck, self.discount) is None
        ]
        return Decision(r.you, Ask.BUY, (*options, Option(Do.PASS)), r.card)

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        from dejarik.games.outer_rim.rules.market import Buy

        if option.kind == Do.PASS:
            return None
        return r.call(g, Buy(r.you, str(option.subject), self.discount))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        pass


class MarketAction(Effect, frozen=True):
    """Take a market action."""

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.market import Market

        return r.call(g, Market(r.you))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        pass


class OrderSpecially(Effect, frozen=True):
    """Name gear or mods and look for two such cards in their deck; you may buy one."""

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.market import SpecialOrder

        return r.call(g, SpecialOrder(r.you, r.card))


class BuyUsedShip(Effect, frozen=True):
    """Buy a ship out of the reserve. That is the purchase itself: `Buy` knows the card."""

    damage: int

    def lay(self, code: Code) -> None:
        pass
