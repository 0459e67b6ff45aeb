"""Effects on hands and decks: draw, discard, search, put back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.abilities.ability import Code, Effect, Resolve
from dejarik.games.destiny.abilities.vocabulary.filters import Filter
from dejarik.games.destiny.abilities.vocabulary.picking import DECLINE, OnPlayer, Pick, UpTo, pick_first
from dejarik.games.destiny.abilities.vocabulary.references import AN_OPPONENT, Reference, Who
from dejarik.games.destiny.abilities.vocabulary.selectors import Select
from dejarik.games.destiny.rules import piles, values, verbs
from dejarik.kernel import Decision, Option, Seat, Step, Subject, Why

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


Target = Select | Reference

NOT_THERE = Why("destiny.term.choose.no-target")
NO_CARDS = Why("destiny.zone.hand.play-as-action")


class DiscardFromDeck(UpTo, frozen=True):
    """Discard cards from the top of a deck."""

    as_: str = "milled"

    def happen(self, g: Destiny, r: Resolve, seat: Seat, number: int) -> int:
        discarded = piles.discard_from_deck(g, seat, number)
        r.bind(self.as_, *discarded)
        return len(discarded)


class DiscardAtRandom(UpTo, frozen=True):
    """Discard random cards from a player's hand."""

    who: Who = AN_OPPONENT
    as_: str = "discarded"

    def happen(self, g: Destiny, r: Resolve, seat: Seat, number: int) -> int:
        discarded = piles.discard_at_random(g, seat, number)
        r.bind(self.as_, *discarded)
        return len(discarded)


class Draw(UpTo, frozen=True):
    """Draw cards."""

    def happen(self, g: Destiny, r: Resolve, seat: Seat, number: int) -> int:
        return piles.draw(g, seat, number)


class DiscardFromHand(Effect, frozen=True):
    """Discard a card of one's choice from hand."""

    what: Select
    as_: str = "discarded"

    def lay(self, code: Code) -> None:
        if self.what.most > 1:
            code.append(DiscardOneByOne("discard", self.what, self.as_))
        else:
            code.append(pick_first(code, self, "discard", "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for card in r.get(self.as_):
            piles.discard_from_hand(g, r.you, str(card))
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return None if self.what.find(g, r) else NO_CARDS


class DiscardOneByOne(Pick, frozen=True):
    """Several cards from hand: each is discarded as it is chosen, so that no frame holds a secret."""

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind != self.word:
            return super().answer(g, r, option)
        gone = (*r.get(self.name), self.part_with(g, r.you, str(option.subject)))
        r.bind(self.name, *gone)
        more = self._left(g, r) or self._hidden(g, r)
        return r.ask(g) if more and len(gone) < self.select.bounds(g, r)[1] else None

    def part_with(self, g: Destiny, seat: Seat, card: str) -> str:
        """The card leaves the hand; what is remembered of it."""
        piles.discard_from_hand(g, seat, card)
        return card

    def _left(self, g: Destiny, r: Resolve) -> list[Subject]:
        return self.select.find(g, r)


class SearchDeck(Effect, frozen=True):
    """Search your deck for a card, reveal it, add it to your hand, and shuffle."""

    where: tuple[Filter, ...]

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if g.decks[r.you].cards:
            return r.ask(g)
        r.whole = False
        return None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        # rule: destiny.term.search, destiny.term.search.may-fail
        cards = sorted(set(g.decks[r.you].cards))
        fitting = [card for card in cards if all(one.test(g, r, card) for one in self.where)]
        options = [Option("find", card) for card in fitting]
        return Decision(r.you, "search", (*options, Option(DECLINE)), r.ability)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        piles.shuffle_deck(g, r.you)
        if option.kind == DECLINE:
            r.whole = False
            return None
        piles.take_from_deck(g, r.you, str(option.subject))
        return None


class DiscardCheapest(OnPlayer, frozen=True):
    """Look at an opponent's hand and discard the cheapest card; in a tie you choose."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            if g.hands[seat]:
                piles.look_at_hand(g, r.you, seat)
                return r.ask(g)
        r.whole = False
        return None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        # rule: destiny.term.cheapest, destiny.term.cheapest.modified
        costs = {card: values.cost(g, seat, card) for seat in self.who.seats(g, r) for card in g.hands[seat]}
        least = min(costs.values(), default=0)
        options = tuple(Option("discard", card) for card, cost in costs.items() if cost == least)
        # The other player may leave the game meanwhile.
        return Decision(r.you, "discard", options or (Option(DECLINE),), r.ability)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        for seat in self.who.seats(g, r):
            if option.kind != DECLINE:
                piles.discard_from_hand(g, seat, str(option.subject))
        return None


class PutOnDeck(Effect, frozen=True):
    """Put a card from a discard pile or from play on top of its owner's deck, or on the bottom."""

    what: Target
    bottom: bool = False
    as_: str = "put"
    theirs: bool = False  # from the discard pile of the opponent it is about

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, "put-under" if self.bottom else "put-on", "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        owner = r.ids("opponent")[0] if self.theirs else r.you
        for card in r.get(self.as_):
            g.discards[owner].remove(str(card))
            piles.put_on_deck(g, owner, str(card), bottom=self.bottom)
        for thing in self.what.find(g, r) if isinstance(self.what, Reference) else []:
            gone = verbs.leave_play(g, int(thing))
            piles.put_on_deck(g, gone.owner, gone.card, bottom=self.bottom)
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return None if self.what.find(g, r) else NOT_THERE
