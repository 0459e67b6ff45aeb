"""Setting up a match: the ten steps before the first turn."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.cards.facts import AFFILIATION, DIAL, MOST_OBJECTIVES, OBJECTIVE
from dejarik.games.cardgame.cards.library import CARDS, SETS
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import piles, verbs
from dejarik.games.cardgame.rules.setup import Setup
from dejarik.games.cardgame.rules.turns import Game
from dejarik.kernel import CLOSE, Decision, Option, Procedure, Seat, Step, Together

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

OPENING_HAND = 6
CORE_SET = range(1, 37)  # the numbers of its sets


@cache
def all_of_side(side: str, pool: tuple[int, ...]) -> tuple[str, ...]:
    """What a player of a side may have brought, as far as a closed list tells.

    What came out after a match has begun is none of it: whether anybody is asked hangs on what there may be.
    """
    known = (SETS[number] for number in pool or CORE_SET)
    sets = (one for one in known if CARDS[one.objective].side == side)
    return tuple(sorted({card for one in sets for card in (one.objective, *one.cards)}))


def lay_out(g: CardGame, setup: Setup) -> None:
    """Steps 1 to 7: sides, decks, affiliation cards, balance, dial."""
    # rule: cardgame.setup.1-choose-side, cardgame.setup.2-choose-deck, cardgame.setup.4-balance-starts-light
    # rule: cardgame.setup.5-split-decks, cardgame.setup.7-dial-zero, cardgame.deck.preparation
    g.dial_thing = verbs.new_thing(g, "dial", DIAL, g.dark)
    g.balance = g.light
    for seat, deck in enumerate(setup.decks):
        # rule: cardgame.setup.2-take-affiliation-card, cardgame.setup.3-reveal-affiliation
        # rule: cardgame.card.affiliation-always-in-play
        verbs.new_thing(g, deck.affiliation, AFFILIATION, seat)
        g.decks[seat].cards = deck.command()
        g.objective_decks[seat].cards = deck.objectives()
        brought = (*deck.command(), *deck.objectives())
        g.lists.append(brought if setup.open_lists else all_of_side(deck.side, setup.pool))
        g.chance.shuffle(g.objective_decks[seat].cards)
    g.told = []
    g.dirty = False


class SetUpTable(Procedure["CardGame"]):
    """Steps 8 to 10."""

    # rule: cardgame.setup.sequential
    mulligan: bool = True

    def begin(self, g: CardGame) -> Step:
        for seat in range(g.seats):
            for _ in range(MOST_OBJECTIVES + 1):
                piles.draw_objective(g, seat)  # rule: cardgame.setup.8-draw-four-objectives
        return g.call(self, ChooseObjectives(tuple(range(g.seats))), then=self.draw)

    def draw(self, g: CardGame) -> Step:
        return g.call(self, OpeningHands(self.mulligan), then=self.dark_reveals)

    def dark_reveals(self, g: CardGame) -> Step:
        # rule: cardgame.setup.10-dark-reveals-first, cardgame.setup.10-resolve-each-objective
        g.active = g.dark
        return g.call(self, RevealObjectives(g.dark), then=self.light_reveals)

    def light_reveals(self, g: CardGame) -> Step:
        g.active = g.light
        return g.call(self, RevealObjectives(g.light), then=self.first_turn)

    def first_turn(self, g: CardGame) -> Step:
        # rule: cardgame.setup.10-current-objectives
        g.tell(ev.SetUp())
        return g.call(self, Game(), then=self.first_turn)


class OpeningHands(Procedure["CardGame"]):
    """Step 9: shuffle, draw six cards, and perhaps once more."""

    mulligan: bool

    def begin(self, g: CardGame) -> Step:
        # rule: cardgame.setup.9-shuffle-and-draw-six
        for seat in (g.dark, g.light):
            piles.shuffle_deck(g, seat)
            piles.draw(g, seat, OPENING_HAND)
        if self.mulligan:
            return g.call(self, Mulligan(tuple(range(g.seats))), then=self.end)
        return g.done()

    def end(self, g: CardGame) -> Step:
        return g.done()


class AtOnce(Together["CardGame"]):
    """A secret choice made with one answer: the list is closed by it."""

    def answered(self, g: CardGame, option: Option) -> Step:
        seat = g.answering
        if option.kind != CLOSE:
            g.sealed[seat].append(self.sealed_item(option))
        self.open = tuple(other for other in self.open if other != seat)
        if self.open:
            return g.ask(self, self.first_open, then=self.answered)
        return self.join(g)


class ChooseObjectives(AtOnce):
    """Each player keeps three of four objectives; the fourth goes to the bottom of the objective deck."""

    def question_for(self, g: CardGame, seat: Seat) -> Decision:
        # rule: cardgame.setup.8-keep-three-face-down
        if g.sealed[seat]:
            return Decision(seat, Ask.BURY, (Option(CLOSE),))
        options = tuple(Option(Do.BURY, card) for card in dict.fromkeys(g.face_down[seat]))
        return Decision(seat, Ask.BURY, options)

    def join(self, g: CardGame) -> Step:
        # rule: cardgame.setup.8-fourth-to-bottom
        g.narrate(ev.SettingUp())
        for seat, answers in enumerate(g.sealed):
            piles.bury_objective(g, seat, str(answers[0]))
        g.sealed = []
        return g.done()


class Mulligan(AtOnce):
    """Each player may once shuffle the whole hand into the deck and draw six new cards."""

    def question_for(self, g: CardGame, seat: Seat) -> Decision:
        # rule: cardgame.setup.mulligan-once
        options = (Option(CLOSE),) if g.sealed[seat] else (Option(Do.MULLIGAN, "hand"), Option(CLOSE))
        return Decision(seat, Ask.MULLIGAN, options)

    def join(self, g: CardGame) -> Step:
        # rule: cardgame.setup.mulligan-procedure
        for seat in (g.dark, g.light):
            if g.sealed[seat]:
                g.tell(ev.Mulliganed(seat))
                piles.hand_into_deck(g, seat)
                piles.draw(g, seat, OPENING_HAND)
        g.sealed = []
        return g.done()


class RevealObjectives(Procedure["CardGame"]):
    """Objectives are turned face up one at a time, each with its reactions."""

    seat: Seat

    def begin(self, g: CardGame) -> Step:
        if g.face_down[self.seat]:
            return g.ask(self, self.which_first, then=self.reveal)
        return g.done()

    def which_first(self, g: CardGame) -> Decision:
        options = tuple(Option(Do.REVEAL, card) for card in dict.fromkeys(g.face_down[self.seat]))
        return Decision(self.seat, Ask.REVEAL, options)

    def reveal(self, g: CardGame, option: Option) -> Step:
        card = piles.turn_up_objective(g, self.seat, str(option.subject))
        verbs.enter_play(g, card, OBJECTIVE, self.seat)
        return g.go(self, then=self.begin)
