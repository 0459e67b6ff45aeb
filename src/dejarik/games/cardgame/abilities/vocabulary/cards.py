"""Effects on cards out of play: draw, discard, return, look and search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.abilities.ability import Effect, Use
from dejarik.games.cardgame.abilities.vocabulary.choosing import bound_card
from dejarik.games.cardgame.abilities.vocabulary.filters import Filter
from dejarik.games.cardgame.abilities.vocabulary.references import YOU, Who, seat_of
from dejarik.games.cardgame.cards.facts import OBJECTIVE, UNIT
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import piles, verbs
from dejarik.kernel import Decision, Option, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


class Draw(Effect, frozen=True):
    """Draw cards."""

    amount: int

    def run(self, g: CardGame, r: Use) -> Step | None:
        if piles.draw(g, r.you, self.amount) < self.amount:
            r.whole = False
        return None


class ChooseAndDiscard(Effect, frozen=True):
    """A player chooses and discards a card from hand, if able."""

    who: Who = YOU

    def could(self, g: CardGame, r: Use) -> bool:
        return bool(g.hands[seat_of(g, r, self.who)])

    def run(self, g: CardGame, r: Use) -> Step | None:
        return r.ask(g) if g.hands[seat_of(g, r, self.who)] else None

    def question(self, g: CardGame, r: Use) -> Decision:
        seat = seat_of(g, r, self.who)
        options = tuple(Option(Do.DISCARD, card) for card in dict.fromkeys(g.hands[seat]))
        return Decision(seat, Ask.DISCARD, options, r.ability)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        piles.discard_from_hand(g, seat_of(g, r, self.who), str(option.subject))
        return None


class DiscardAtRandom(Effect, frozen=True):
    """Each opponent discards a card at random."""

    def could(self, g: CardGame, r: Use) -> bool:
        return bool(g.hands[g.other(r.you)])

    def run(self, g: CardGame, r: Use) -> Step | None:
        seat = g.other(r.you)
        if g.hands[seat]:
            piles.discard_from_hand(g, seat, g.pick(g.hands[seat], "random-card"))
        return None


class LookAtHandAndDiscard(Effect, frozen=True):
    """Look at an opponent's hand; choose and discard a card of it."""

    def could(self, g: CardGame, r: Use) -> bool:
        return bool(g.hands[g.other(r.you)])

    def run(self, g: CardGame, r: Use) -> Step | None:
        seat = g.other(r.you)
        if not g.hands[seat]:
            return None
        piles.look_at_hand(g, r.you, seat)
        return r.ask(g)

    def question(self, g: CardGame, r: Use) -> Decision:
        options = tuple(Option(Do.DISCARD, card) for card in dict.fromkeys(g.hands[g.other(r.you)]))
        return Decision(r.you, Ask.DISCARD, options, r.ability)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        piles.discard_from_hand(g, g.other(r.you), str(option.subject))
        return None


class PutUnderDeck(Effect, frozen=True):
    """Place a card from your hand on the bottom of your deck."""

    def could(self, g: CardGame, r: Use) -> bool:
        return bool(g.hands[r.you])

    def run(self, g: CardGame, r: Use) -> Step | None:
        return r.ask(g) if g.hands[r.you] else None

    def question(self, g: CardGame, r: Use) -> Decision:
        options = tuple(Option(Do.PUT_UNDER_DECK, card) for card in dict.fromkeys(g.hands[r.you]))
        return Decision(r.you, Ask.CHOOSE, options, r.ability)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        piles.hand_to_bottom(g, r.you, str(option.subject))
        return None


def return_to_hand(g: CardGame, seat: Seat, card: str) -> None:
    piles.to_hand_openly(g, seat, card)
    g.tell(ev.ReturnedToHand(seat, (card,)))


class ReturnFromDiscard(Effect, frozen=True):
    """Return the chosen card from your discard pile to your hand."""

    def run(self, g: CardGame, r: Use) -> Step | None:
        card = bound_card(r)
        if card in g.discards[r.you]:
            g.discards[r.you].remove(card)
            return_to_hand(g, r.you, card)
        return None


class ReturnTop(Effect, frozen=True):
    """Return the top cards of your discard pile to your hand."""

    # rule: cardgame.ability.zone-reference
    amount: int

    def reads_discard_order(self) -> bool:
        return True

    def could(self, g: CardGame, r: Use) -> bool:
        return bool(g.discards[r.you])

    def run(self, g: CardGame, r: Use) -> Step | None:
        for _ in range(min(self.amount, len(g.discards[r.you]))):
            return_to_hand(g, r.you, g.discards[r.you].pop())
        return None


class SearchObjective(Effect, frozen=True):
    """Search your objective deck for your next objective and put it into play; shuffle the deck."""

    def could(self, g: CardGame, r: Use) -> bool:
        return bool(g.objective_decks[r.you].cards)

    def run(self, g: CardGame, r: Use) -> Step | None:
        return r.ask(g) if g.objective_decks[r.you].cards else None

    def question(self, g: CardGame, r: Use) -> Decision:
        options = tuple(
            Option(Do.CHOOSE, card) for card in dict.fromkeys(sorted(g.objective_decks[r.you].cards))
        )
        return Decision(r.you, Ask.CHOOSE, options, r.ability)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        card = piles.take_objective_openly(g, r.you, str(option.subject))
        piles.shuffle_objectives(g, r.you)
        verbs.enter_play(g, card, OBJECTIVE, r.you)
        return None


class RevealTopAndTake(Effect, frozen=True):
    """Reveal the top cards of your deck, take those that fit, put the rest under it in any order."""

    amount: int
    where: tuple[Filter, ...] = ()

    def could(self, g: CardGame, r: Use) -> bool:
        return bool(g.decks[r.you].cards)

    def run(self, g: CardGame, r: Use) -> Step | None:
        count = min(self.amount, len(g.decks[r.you].cards))
        cards = [piles.take_top_openly(g, r.you) for _ in range(count)]
        g.tell(ev.Revealed(r.you, tuple(cards)))
        for card in cards:
            if all(test.test(g, r, card) for test in self.where):
                return_to_hand(g, r.you, card)
            else:
                g.playing[r.you].append(card)
        rest = tuple(card for card in cards if not all(test.test(g, r, card) for test in self.where))
        r.bind("rest", *sorted(rest))
        return r.ask(g) if rest else None

    def question(self, g: CardGame, r: Use) -> Decision:
        options = tuple(Option(Do.PUT_UNDER_DECK, card) for card in dict.fromkeys(r.get("rest")))
        return Decision(r.you, Ask.ORDER, options, r.ability, public=True)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        card = str(option.subject)
        rest = [str(other) for other in r.get("rest")]
        rest.remove(card)
        r.bind("rest", *rest)
        g.playing[r.you].remove(card)
        g.decks[r.you].put_bottom(card, (1 << g.seats) - 1)
        g.tell(ev.PutIntoDeck(r.you, 1))
        return r.ask(g) if rest else None


class DiscardTopForIcons(Effect, frozen=True):
    """Discard the top card of your deck; from a unit this unit gains its printed icons for the strike."""

    def could(self, g: CardGame, r: Use) -> bool:
        return bool(g.decks[r.you].cards)

    def run(self, g: CardGame, r: Use) -> Step | None:
        from dejarik.games.cardgame.state import Lasting

        card = piles.discard_top(g, r.you)
        if card and CARDS[card].type == UNIT and r.holder in g.things:
            verbs.last(g, Lasting("icons", "strike", thing=r.holder, icons=CARDS[card].icons))
        return None
