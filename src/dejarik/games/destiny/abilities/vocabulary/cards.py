"""Effects on hands, decks and discard piles: draw, discard, look, reveal, search, put back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Code, Effect, Resolve
from dejarik.games.destiny.abilities.vocabulary.amounts import amount
from dejarik.games.destiny.abilities.vocabulary.choosing import (
    ChooseOpponent,
    OnPlayer,
    Pick,
    Target,
    UpTo,
    choose_whose,
    chosen,
    pick_first,
)
from dejarik.games.destiny.abilities.vocabulary.conditions import Has, Opponent
from dejarik.games.destiny.abilities.vocabulary.logic import Filter
from dejarik.games.destiny.abilities.vocabulary.references import (
    AN_OPPONENT,
    AN_OPPONENTS,
    THAT_PLAYER,
    THIS,
    Reference,
    That,
    Who,
)
from dejarik.games.destiny.abilities.vocabulary.selectors import IN_DISCARD, IN_HAND, Select
from dejarik.games.destiny.cards.facts import HAND
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import leaving, piles, values, verbs
from dejarik.kernel import Decision, Option, Seat, Step, Subject, Why

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


SEEN = "looked-at"  # the place in a hand of the card that was looked at
TOP = "#top"  # whose deck was looked at, and how many of those cards still lie on top of it
NOT_THERE = Why("destiny.term.choose.no-target")
NO_CARDS = Why("destiny.zone.hand.play-as-action")


def on_top(g: Destiny, r: Resolve) -> tuple[Seat, list[str]]:
    """Whose deck it is, and the cards that were looked at and still lie on top of it, the first on top."""
    seat, count = r.ids(TOP) or (r.you, 0)
    cards = g.decks[seat].cards
    return seat, cards[len(cards) - min(count, len(cards)) :][::-1]


class Draw(UpTo, frozen=True):
    """Draw cards. A single one may have a name: of its place in the hand, so that no frame holds a secret."""

    as_: str = ""

    def happen(self, g: Destiny, r: Resolve, seat: Seat, number: int) -> int:
        top = g.decks[seat].cards[-1:] if self.as_ else []
        drawn = piles.draw(g, seat, number)
        if self.as_:
            r.bind(self.as_, *(g.hands[seat].index(card) for card in top))
        return drawn


class Discard(UpTo, frozen=True):
    """Players discard cards without choosing; the name stands for the cards of all of them."""

    as_: str = "discarded"

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        r.bind(self.as_)
        return super().run(g, r)

    def happen(self, g: Destiny, r: Resolve, seat: Seat, number: int) -> int:
        discarded = self.discard(g, seat, number)
        r.bind(self.as_, *r.get(self.as_), *discarded)
        return len(discarded)

    def discard(self, g: Destiny, seat: Seat, number: int) -> list[str]:
        raise TypeError(f"{type(self).__name__} discards nothing")


class DiscardFromDeck(Discard, frozen=True):
    """Discard cards from the top of a deck."""

    as_: str = "milled"

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        number = amount(g, r, self.amount)
        return NOT_THERE if any(len(g.decks[seat].cards) < number for seat in self.who.seats(g, r)) else None

    def happen(self, g: Destiny, r: Resolve, seat: Seat, number: int) -> int:
        discarded = super().happen(g, r, seat, number)
        if discarded and ev.Milled in g.index.after:  # told only if somebody listens
            g.tell(ev.Milled(r.you, seat))
        return discarded

    def discard(self, g: Destiny, seat: Seat, number: int) -> list[str]:
        return piles.discard_from_deck(g, seat, number)


class DiscardAtRandom(Discard, frozen=True):
    """Discard random cards from a player's hand."""

    who: Who = AN_OPPONENT

    def discard(self, g: Destiny, seat: Seat, number: int) -> list[str]:
        return piles.discard_at_random(g, seat, number)


class DiscardFromHand(Effect, frozen=True):
    """Discard a card of one's choice from hand."""

    what: Target
    as_: str = "discarded"

    def lay(self, code: Code) -> None:
        if isinstance(self.what, Select) and (self.what.most > 1 or self.what.number is not None):
            code.append(DiscardOneByOne(Do.DISCARD, self.what, self.as_))
        else:
            code.append(pick_first(code, self, Do.DISCARD, "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for card in r.get(self.as_):
            piles.discard_from_hand(g, r.you, str(card))
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        # rule: destiny.reading.i-am-your-father.empty-hand
        if isinstance(self.what, Select):
            return None if self.what.suffices(g, r) else NO_CARDS
        return None if self.what.find(g, r) else NO_CARDS


class DiscardOneByOne(Pick, frozen=True):
    """Several cards from hand: each is discarded as it is chosen, so that no frame holds a secret."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if self.select.number is not None:  # it may change with every card
            r.bind(self.name + ".bounds", *self.select.bounds(g, r))
        return super().run(g, r)

    def bounds(self, g: Destiny, r: Resolve) -> tuple[int, int]:
        least, most = r.ids(self.name + ".bounds") or self.select.bounds(g, r)
        return least, most

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind != self.word:
            return super().answer(g, r, option)
        gone = (*r.get(self.name), self.part_with(g, r, str(option.subject)))
        r.bind(self.name, *gone)
        least, most = self.bounds(g, r)
        if len(gone) < most and (self._left(g, r) or self._hidden(g, r)):
            return r.ask(g)
        if len(gone) < least:  # rule: destiny.effect.then
            r.whole = False
        return None

    def part_with(self, g: Destiny, r: Resolve, card: str) -> str:
        """The card leaves the hand or pile; what is remembered of it."""
        piles.discard_from_hand(g, r.you, card)
        return card

    def _left(self, g: Destiny, r: Resolve) -> list[Subject]:
        return self.select.find(g, r)


class SearchDeck(Effect, frozen=True):
    """Search your deck for a card, reveal it if it has to be of a sort, add it to your hand, and shuffle."""

    where: tuple[Filter, ...] = ()

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if g.decks[r.you].cards:
            return r.ask(g)
        r.whole = False
        return None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        # rule: destiny.term.search, destiny.term.search.may-fail
        cards = sorted(set(g.decks[r.you].cards))
        fitting = [card for card in cards if all(one.test(g, r, card) for one in self.where)]
        options = [Option(Do.FIND, card) for card in fitting]
        return Decision(r.you, Ask.SEARCH, (*options, Option(Do.DECLINE)), r.ability)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        piles.shuffle_deck(g, r.you)
        if option.kind == Do.DECLINE:
            r.whole = False
            return None
        piles.take_from_deck(g, r.you, str(option.subject), openly=bool(self.where))
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
        options = tuple(Option(Do.DISCARD, card) for card, cost in costs.items() if cost == least)
        # The other player may leave the game meanwhile.
        return Decision(r.you, Ask.DISCARD, options or (Option(Do.DECLINE),), r.ability)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        for seat in self.who.seats(g, r):
            if option.kind != Do.DECLINE:
                piles.discard_from_hand(g, seat, str(option.subject))
        return None


class PutOnDeck(Effect, frozen=True):
    """Put a card from a discard pile or from play on top of its owner's deck, or on the bottom."""

    what: Target
    bottom: bool = False
    as_: str = "put"
    theirs: bool = False  # from the discard pile of the opponent or player it is about

    def lay(self, code: Code) -> None:
        if isinstance(self.what, Select) and self.what.most > 1 and self.what.zone == IN_DISCARD:
            choose_whose(code, self.what)
            code.append(FromPileOneByOne(Do.PUT_UNDER if self.bottom else Do.PUT_ON, self.what, self.as_))
            return
        code.append(pick_first(code, self, Do.PUT_UNDER if self.bottom else Do.PUT_ON, "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for card in r.get(self.as_):
            owner = (r.ids("opponent") or r.ids("player"))[0] if self.theirs else r.you
            piles.take_from_discard(g, owner, str(card))
            piles.put_on_deck(g, owner, str(card), bottom=self.bottom)
        for thing in chosen(self.what, g, r):
            gone = verbs.leave_play(g, int(thing))
            piles.put_on_deck(g, gone.owner, gone.card, bottom=self.bottom)
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return None if self.what.find(g, r) else NOT_THERE


class ShuffleIntoDeck(Effect, frozen=True):
    """Shuffle a card in play into its owner's deck."""

    what: Reference = THIS

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        things = self.what.find(g, r)
        for thing in things:
            if leaving.goes_aside(g, thing):
                leaving.set_aside(g, thing)
                continue
            gone = verbs.leave_play(g, thing)
            piles.shuffle_into_deck(g, gone.owner, gone.card)
        if not things:
            r.whole = False
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return None if self.what.find(g, r) else NOT_THERE


class FromPileOneByOne(DiscardOneByOne, frozen=True):
    """Several cards of a discard pile: each goes under the deck, on top of it or aside as it is chosen."""

    def part_with(self, g: Destiny, r: Resolve, card: str) -> str:
        owner = next(seat for seat in self.select.seats(g, r) if card in g.discards[seat])
        if self.word == Do.SET_ASIDE:
            piles.discarded_to_set_aside(g, owner, card)
        else:
            piles.take_from_discard(g, owner, card)
            piles.put_on_deck(g, owner, card, bottom=self.word == Do.PUT_UNDER)
        return card


class SetCardsAside(Effect, frozen=True):
    """Set cards in your hand or in a discard pile aside, face up, one after another, or those of your discard
    pile that are known already."""

    what: Select | Reference
    as_: str = "aside"

    def lay(self, code: Code) -> None:
        if isinstance(self.what, Reference):
            code.append(self)
            return
        if self.what.whose == AN_OPPONENTS:
            code.append(ChooseOpponent(Opponent(Has(self.what))))
        choose_whose(code, self.what)
        one_by_one = SetHandAsideOneByOne if self.what.zone == IN_HAND else FromPileOneByOne
        code.append(one_by_one(Do.SET_ASIDE, self.what, self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for card in self.what.subjects(g, r) if isinstance(self.what, Reference) else ():
            if card in g.discards[r.you]:
                piles.discarded_to_set_aside(g, r.you, str(card))
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        if isinstance(self.what, Select) and self.what.whose == AN_OPPONENTS:
            return None if Opponent(Has(self.what)).holds(g, r) else NOT_THERE
        return None if self.what.find(g, r) else NOT_THERE


class SetHandAsideOneByOne(DiscardOneByOne, frozen=True):
    """Each card of a hand is set aside as it is chosen."""

    def part_with(self, g: Destiny, r: Resolve, card: str) -> str:
        piles.set_aside_from_hand(g, r.you, card)
        return card


class LookAtRandom(OnPlayer, frozen=True):
    """Look at random cards in a hand, or have them revealed to all; discard those that pass the filter."""

    count: int
    discard: Filter | None = None
    reveal: bool = False
    as_: str = "seen"

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            hand = g.hands[seat].copy()
            seen: list[str] = []
            while hand and len(seen) < self.count:
                card = g.pick(hand, f"look {seat + 1}")
                hand.remove(card)
                seen.append(card)
            if len(seen) < self.count:
                r.whole = False
            self.show(g, r, seat, seen)
            for card in seen:
                if self.discard is not None and self.discard.test(g, r, card):
                    piles.discard_from_hand(g, seat, card)
        return None

    def show(self, g: Destiny, r: Resolve, seat: int, seen: list[str]) -> None:
        if self.reveal:
            r.bind(self.as_, *sorted(seen))
            piles.reveal(g, seat, "hand", seen)
            return
        # Frames hold no secrets: of what only one player sees they keep the cost.
        r.bind(self.as_ + ".cost", sum(CARDS[card].cost for card in seen))
        r.bind(SEEN, *(g.hands[seat].index(card) for card in seen[:1]))
        if seen:
            piles.look_at(g, r.you, seat, HAND, seen)


class LookAtHand(OnPlayer, frozen=True):
    """Look at all the cards in players' hands."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            piles.look_at_hand(g, r.you, seat)
        return None


class DiscardFromTheirs(OnPlayer, frozen=True):
    """An opponent keeps a card of their hand back; look at the others and discard one of them."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if any(g.hands[seat] for seat in self.who.seats(g, r)):
            r.bind("held")
            return r.ask(g)
        r.whole = False
        return None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        seats = self.who.seats(g, r)
        if not seats:  # that opponent has just left the game
            return Decision(r.you, Ask.DISCARD, (Option(Do.DECLINE),), r.ability)
        asked, ask, do = (
            (r.you, Ask.DISCARD, Do.DISCARD) if r.get("held") else (seats[0], Ask.KEEP_BACK, Do.KEEP_BACK)
        )
        options = tuple(Option(do, card) for card in dict.fromkeys(g.hands[seats[0]]))
        return Decision(asked, ask, options, r.ability)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == Do.DECLINE:
            r.whole = False
            return None
        (seat,) = self.who.seats(g, r)
        if not r.get("held"):
            # The card lies face down for as long as the others are looked at.
            piles.hold_back(g, seat, str(option.subject))
            r.bind("held", 1)
            if g.hands[seat]:
                piles.look_at_hand(g, r.you, seat)
                return r.ask(g)
            r.whole = False
        else:
            piles.discard_from_hand(g, seat, str(option.subject))
        piles.take_held_back(g, seat)
        return None


class RevealTop(OnPlayer, frozen=True):
    """Reveal the top card of a deck, or several; they stay there in their order."""

    count: int = 1
    as_: str = "seen"

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        r.bind(self.as_)
        for seat in self.who.seats(g, r):
            top = piles.reveal_top(g, seat, self.count)
            r.bind(self.as_, *top)
            if len(top) < self.count:
                r.whole = False
        return None


class RevealFromHand(Effect, frozen=True):
    """Reveal a card of one's choice from hand; it stays there."""

    what: Target
    as_: str = "seen"

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.REVEAL, "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        piles.reveal(g, r.you, "hand", [str(card) for card in r.get(self.as_)])
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        # Whether there is a fitting card is nobody else's business.
        return None if g.hands[r.you] else NO_CARDS


class RevealHand(OnPlayer, frozen=True):
    """Reveal all the cards in players' hands."""

    as_: str = "seen"

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        r.bind(self.as_)
        for seat in self.who.seats(g, r):
            if g.hands[seat]:
                r.bind(self.as_, *r.get(self.as_), *g.hands[seat])
                piles.reveal(g, seat, "hand", sorted(g.hands[seat]))
        return None


class LookAtTop(OnPlayer, frozen=True):
    """Look at the top card of players' decks, or at several, or have them revealed to all."""

    count: int = 1
    reveal: bool = False

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            if self.reveal:
                seen = len(piles.reveal_top(g, seat, self.count))
            else:
                seen = piles.look_at_top(g, r.you, seat, self.count)
            r.bind(TOP, seat, seen)
            if seen < self.count:
                r.whole = False
        return None


class ShuffleDeck(Effect, frozen=True):
    """Shuffle your deck."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        piles.shuffle_deck(g, r.you)
        return None


class TopToBottom(Effect, frozen=True):
    """Put the top card of a deck on the bottom of it, without showing it."""

    who: Who = THAT_PLAYER

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return not any(len(g.decks[seat].cards) > 1 for seat in self.who.seats(g, r))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            if g.decks[seat].cards:
                piles.top_to_bottom(g, seat)
        return None


class PutHandOnDeck(Effect, frozen=True):
    """Put cards from your hand on the bottom of your deck, on top, or where you like, one after another."""

    what: Select
    to: Literal["top", "bottom", "either"] = "bottom"

    def lay(self, code: Code) -> None:
        word = Do.PUT_ON if self.to == "top" else Do.PUT_UNDER
        code.append(PutOnDeckOneByOne(word, self.what, code.name(""), either=self.to == "either"))

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return None if self.what.find(g, r) else NO_CARDS


class PutOnDeckOneByOne(DiscardOneByOne, frozen=True):
    """Each card goes onto or under the deck as it is chosen; which ones they were no frame remembers."""

    either: bool = False  # on top or on the bottom

    def question(self, g: Destiny, r: Resolve) -> Decision:
        asked = super().question(g, r)
        if not self.either:
            return asked
        on_top = [Option(Do.PUT_ON, one.subject) for one in asked.options if one.kind == self.word]
        return Decision(asked.seat, asked.kind, (*on_top, *asked.options), asked.about)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if self.either and option.kind == Do.PUT_ON:
            return msgspec.structs.replace(self, word=Do.PUT_ON, either=False).answer(g, r, option)
        return super().answer(g, r, option)

    def part_with(self, g: Destiny, r: Resolve, card: str) -> str:
        piles.hand_to_deck(g, r.you, card, bottom=self.word == Do.PUT_UNDER)
        return ""


class SwitchWithDiscarded(Effect, frozen=True):
    """Switch a card in your hand with one in your discard pile: neither is discarded nor drawn."""

    what: Select | That
    with_: That
    as_: str = "switched"

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.CHOOSE, "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for card, other in zip(r.get(self.as_), r.get(self.with_.name), strict=False):
            piles.switch(g, r.you, str(card), str(other))
        return None


class AddToHand(Effect, frozen=True):
    """Add a card from your discard pile to your hand: one you choose, that very one, or a random one."""

    what: Select | That
    as_: str = "taken"
    at_random: bool = False

    def lay(self, code: Code) -> None:
        if self.at_random:
            code.append(self)
            return
        code.append(pick_first(code, self, Do.TAKE, "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        name = self.what.name if isinstance(self.what, That) else self.as_
        if self.at_random and isinstance(self.what, Select):
            pile = [str(card) for card in self.what.find(g, r) for _ in range(self.what.copies(g, r, card))]
            r.bind(name, *([g.pick(pile, f"find {r.you + 1}")] if pile else []))
            r.whole = r.whole and bool(pile)
        for card in r.get(name):
            if card not in g.discards[r.you]:
                r.whole = False
                continue
            piles.take_from_discard(g, r.you, str(card))
            piles.into_hand(g, r.you, str(card))
            g.tell(ev.ReturnedToHand(r.you, str(card)))
        return None
