"""Effects on cards that a player looks at: on top of a deck, in another player's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Effect, Resolve
from dejarik.games.destiny.abilities.vocabulary.cards import SEEN, TOP, on_top
from dejarik.games.destiny.abilities.vocabulary.choosing import OnPlayer
from dejarik.games.destiny.abilities.vocabulary.logic import Condition, Filter
from dejarik.games.destiny.abilities.vocabulary.references import AN_OPPONENT
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import marking, piles
from dejarik.kernel import Decision, Option, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


FIXED, PICKED = "#fixed", "#picked"  # how many were put back in order, or chosen in a hand


class FromTop(Effect, frozen=True):
    """One of the cards just looked at is discarded, or goes to a hand: of those that pass, or none.

    Or all that are left are discarded.
    """

    to: Literal["pile", "hand"]
    where: tuple[Filter, ...] = ()  # then it is revealed
    theirs: bool = False  # the hand of the player whose deck it is, who may be another one
    other: bool = False  # the one that is left of two
    rest: bool = False

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        _, cards = on_top(g, r)
        if self.rest:
            for card in cards:
                self.move(g, r, card)
            return None
        if not cards:
            r.whole = False
            return None
        if self.other or (len(set(cards)) == 1 and not self.where):
            self.move(g, r, cards[0])
            return None
        return r.ask(g)

    def question(self, g: Destiny, r: Resolve) -> Decision:
        cards = list(dict.fromkeys(on_top(g, r)[1]))
        taken = self.to == "hand"
        word = Do.TAKE if taken else Do.DISCARD
        options = [Option(word, card) for card in cards if all(one.test(g, r, card) for one in self.where)]
        if self.where or not options:  # rule: destiny.term.search.may-fail
            options.append(Option(Do.DECLINE))
        return Decision(r.you, Ask.TAKE if taken else Ask.DISCARD, tuple(options), r.ability)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == Do.DECLINE:
            r.whole = False
            return None
        self.move(g, r, str(option.subject))
        return None

    def move(self, g: Destiny, r: Resolve, card: str) -> None:
        seat, cards = on_top(g, r)
        if self.to != "hand":
            piles.discard_out_of_deck(g, seat, cards.index(card))
            if ev.Milled in g.index.after:
                g.tell(ev.Milled(r.you, seat))
        else:
            piles.hand_out_of_deck(g, seat, cards.index(card), openly=bool(self.where))
        r.bind(TOP, seat, len(cards) - 1)


class PutBack(Effect, frozen=True):
    """The cards just looked at that are left go back on top of the deck or to the bottom, in any order."""

    to: Literal["top", "bottom", "either"] = "top"
    rest: bool = True  # something was taken out before

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        seat, cards = on_top(g, r)
        r.bind(FIXED, 0)
        if len(cards) > 1:
            piles.mix_up(g, r.you, seat, len(cards))
        return self.go_on(g, r)

    def go_on(self, g: Destiny, r: Resolve) -> Step | None:
        """Ask about the next card, unless it does not matter which it is."""
        left = on_top(g, r)[1][r.ids(FIXED)[0] :]
        if len(set(left)) > 1 or (left and self.to == "either"):
            return r.ask(g)
        for _ in left:
            self.place(g, r, 0, bottom=self.to == "bottom")
        return None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        cards = on_top(g, r)[1][r.ids(FIXED)[0] :]
        words = {"top": (Do.PUT_ON,), "bottom": (Do.PUT_UNDER,), "either": (Do.PUT_ON, Do.PUT_UNDER)}
        options = [Option(word, card) for word in words[self.to] for card in dict.fromkeys(cards)]
        return Decision(r.you, Ask.PUT_BACK, tuple(options) or (Option(Do.STOP),), r.ability)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == Do.STOP:  # the deck left the game with its player
            return None
        left = on_top(g, r)[1][r.ids(FIXED)[0] :]
        self.place(g, r, left.index(str(option.subject)), bottom=option.kind == Do.PUT_UNDER)
        return self.go_on(g, r)

    def place(self, g: Destiny, r: Resolve, nth: int, *, bottom: bool) -> None:
        """The nth of the cards left goes under the deck, or beneath those that were put on top before."""
        seat, cards = on_top(g, r)
        fixed = r.ids(FIXED)[0]
        piles.move_in_deck(g, seat, fixed + nth, -1 if bottom else fixed)
        if bottom:
            r.bind(TOP, seat, len(cards) - 1)
        else:
            r.bind(FIXED, fixed + 1)


class LookThroughHand(OnPlayer, frozen=True):
    """Look at a player's hand, or have it revealed, and do something with cards in it that you choose."""

    to: Literal["pile", "deck", "aside", "choose"] = "pile"
    where: tuple[Filter, ...] = ()
    most: int = 1
    up_to: bool = False  # or fewer
    every: bool = False  # with all that pass, without choosing
    reveal: bool = False
    as_: str = "discarded"
    kept: bool = False  # this card remembers those that were set aside

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        r.bind(PICKED, 0)
        r.bind(self.as_)
        for seat in self.who.seats(g, r):
            if not g.hands[seat]:
                continue
            if self.reveal:
                piles.reveal(g, seat, "hand", sorted(g.hands[seat]))
            else:
                piles.look_at_hand(g, r.you, seat)
            if not self.every:
                return r.ask(g)
            for card in [card for card in g.hands[seat] if self.passes(g, r, card)]:
                self.part_with(g, r, seat, card)
        self.count(r)
        return None

    def count(self, r: Resolve) -> None:
        """Whether it was done completely."""
        if r.ids(PICKED)[0] < self.most and not self.up_to:
            r.whole = False

    def left(self, g: Destiny, r: Resolve, seat: Seat) -> list[str]:
        """The cards that can still be chosen."""
        chosen = r.ids(self.as_) if self.to == "choose" else []
        return [card for place, card in enumerate(g.hands[seat]) if place not in chosen]

    def passes(self, g: Destiny, r: Resolve, card: str) -> bool:
        return all(one.test(g, r, card) for one in self.where)

    def question(self, g: Destiny, r: Resolve) -> Decision:
        words = {"pile": Do.DISCARD, "deck": Do.PUT_ON, "aside": Do.SET_ASIDE, "choose": Do.CHOOSE}
        word = words[self.to]
        cards = list(dict.fromkeys(card for seat in self.who.seats(g, r) for card in self.left(g, r, seat)))
        options = [Option(word, card) for card in cards if self.passes(g, r, card)]
        if self.up_to or not options:
            options.append(Option(Do.STOP if r.ids(PICKED)[0] else Do.DECLINE))
        return Decision(r.you, Ask.IN_HAND, tuple(options), r.ability)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind not in (Do.STOP, Do.DECLINE):
            (seat,) = self.who.seats(g, r)
            self.part_with(g, r, seat, str(option.subject))
            if r.ids(PICKED)[0] < self.most and self.left(g, r, seat):
                return r.ask(g)
            if self.to == "choose":
                piles.point_at(g, r.you, seat, [g.hands[seat][place] for place in r.ids(self.as_)])
        self.count(r)
        return None

    def part_with(self, g: Destiny, r: Resolve, seat: Seat, card: str) -> None:
        """The card leaves the hand as it is chosen, so that no frame holds a secret."""
        if self.to == "choose":  # as a place in the hand: which card it is frames do not tell
            places = [place for place, held in enumerate(g.hands[seat]) if held == card]
            r.bind(self.as_, *r.get(self.as_), next(p for p in places if p not in r.ids(self.as_)))
        elif self.to == "deck":
            piles.hand_to_deck(g, seat, card, bottom=False, known=1 << r.you)
        else:
            (piles.set_aside_from_hand if self.to == "aside" else piles.discard_from_hand)(g, seat, card)
            r.bind(self.as_, *r.get(self.as_), card)
            if self.kept:
                marking.keep(g, r.holder, card)
        r.bind(PICKED, r.ids(PICKED)[0] + 1)


class DiscardChosen(OnPlayer, frozen=True):
    """Discard the cards in a player's hand that were chosen, or looked at, under this name."""

    name: str = "discarded"

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            hand = g.hands[seat]
            for card in [hand[place] for place in r.ids(self.name) if place < len(hand)]:
                piles.discard_from_hand(g, seat, card)
        return None


class SeenInHand(Condition, frozen=True):
    """The card in an opponent's hand that was looked at passes the filter."""

    filter: Filter

    def holds(self, g: Destiny, r: Resolve) -> bool:
        hands = [g.hands[seat] for seat in AN_OPPONENT.seats(g, r)]
        return any(self.filter.test(g, r, hand[p]) for hand in hands for p in r.ids(SEEN) if p < len(hand))
