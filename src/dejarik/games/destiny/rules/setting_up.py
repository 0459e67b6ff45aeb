"""Setting up a match: the seven steps before the first round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.cards.facts import (
    BATTLEFIELD,
    ELITE,
    NOBODY,
    OPENING,
    ROLL_OFF,
    SHUFFLES_IN,
)
from dejarik.games.destiny.cards.library import CARDS, REPRINTS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import piles, timing, tokens, values, verbs
from dejarik.games.destiny.rules.rounds import PickFromHands, Round
from dejarik.games.destiny.rules.setup import Deck, Setup
from dejarik.kernel import Decision, Option, Procedure, Seat, Step, as_player

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dejarik.games.destiny.state import Destiny

OPENING_HAND = 5
OPENING_RESOURCES = 2
SHIELDS_FOR_BATTLEFIELD = 2


class SetUpTable(Procedure["Destiny"]):
    """The steps of setup. The cards of step 1 and 2 already lie on the table."""

    # rule: destiny.setup.both-players, destiny.conflict.setup-layout
    winner: Seat = NOBODY
    owner: Seat = NOBODY  # of the battlefield
    tied: tuple[Seat, ...] = ()

    def player_left(self, g: Destiny, seat: Seat) -> None:
        """If whoever was choosing between two battlefields is gone, the others roll for theirs."""
        # rule: destiny.reading.home-turf-advantage.chooser-leaves
        if self.asks == self.which_of_two.__name__ and seat == self.owner:
            self.asks = ""
            self.tied = tuple(g.players())
            self.next = self.roll_off.__name__

    def begin(self, g: Destiny) -> Step:
        if self.shuffler(g) != NOBODY:
            return g.ask(self, self.how_many_to_shuffle_in, then=self.shuffle_in)
        return self.deal(g)

    def shuffler(self, g: Destiny) -> Seat:
        """Who may still shuffle set-aside cards into the deck before the first hand is drawn."""
        if SHUFFLES_IN not in g.index.constants:
            return NOBODY
        waiting = [view.you for _, view in values.constants(g, SHUFFLES_IN) if view.you > self.owner]
        return min(waiting, default=NOBODY)

    def how_many_to_shuffle_in(self, g: Destiny) -> Decision:
        seat = self.shuffler(g)
        constant = next(one for one, view in values.constants(g, SHUFFLES_IN) if view.you == seat)
        options = tuple(Option(Do.AMOUNT, str(number)) for number in range(constant.most, -1, -1))
        return Decision(seat, Ask.SHUFFLE_IN, options, constant.card)

    def shuffle_in(self, g: Destiny, option: Option) -> Step:
        self.owner = self.shuffler(g)  # whose turn it was
        constant = next(one for one, view in values.constants(g, SHUFFLES_IN) if view.you == self.owner)
        piles.shuffle_in(g, self.owner, constant.card, int(option.subject))
        return self.begin(g)

    def deal(self, g: Destiny) -> Step:
        self.owner = NOBODY
        for seat in range(g.seats):
            # rule: destiny.setup.step-3
            piles.shuffle_deck(g, seat)
            piles.draw(g, seat, OPENING_HAND)
        return g.call(self, Mulligans(tuple(range(g.seats))), then=self.resources)

    def resources(self, g: Destiny) -> Step:
        for seat in g.players():
            more = values.own_total(g, OPENING, "resources", seat)
            tokens.gain_resources(g, seat, OPENING_RESOURCES + more)  # rule: destiny.setup.step-5
        self.tied = tuple(g.players())
        return g.go(self, then=self.roll_off)

    def roll_off(self, g: Destiny) -> Step:
        """Roll the characters' dice; the highest sum wins, a tie is rolled again."""
        # rule: destiny.setup.step-6.roll, destiny.setup.step-6.tie, destiny.setup.step-6.dice-back
        # rule: destiny.multiplayer.battlefield-roll, destiny.multiplayer.tie
        totals: dict[Seat, int] = {}
        for seat in self.tied:
            sides: list[int] = []
            for character in g.characters(seat):
                for die in g.dice_on(character):
                    g.dice[die].side = g.roll(6, die)
                    sides.append(g.dice[die].side)
            totals[seat] = values.own_total(g, ROLL_OFF, "more", seat) + sum(
                g.value(die) for character in g.characters(seat) for die in g.dice_on(character)
            )
            g.tell(ev.RolledOff(seat, tuple(sides), totals[seat]))
        for rolled in g.dice.values():
            rolled.side = -1
        best = max(totals.values())
        self.tied = tuple(seat for seat, total in totals.items() if total == best)
        if len(self.tied) > 1:
            return g.go(self, then=self.roll_off)
        self.winner = self.tied[0]
        if g.seats > 2:
            # rule: destiny.multiplayer.battlefield-roll, destiny.conflict.multiplayer-battlefield
            return self.use_battlefield(g, self.winner)
        return g.ask(self, self.which_battlefield, then=self.battlefield_chosen)

    def which_battlefield(self, g: Destiny) -> Decision:
        # rule: destiny.setup.step-6.winner-chooses
        options = tuple(Option(Do.BATTLEFIELD, as_player(seat)) for seat in range(g.seats))
        return Decision(self.winner, Ask.BATTLEFIELD, options)

    def battlefield_chosen(self, g: Destiny, option: Option) -> Step:
        return self.use_battlefield(g, option.seat)

    def use_battlefield(self, g: Destiny, seat: Seat) -> Step:
        # rule: destiny.setup.step-6.control, destiny.battlefield.one-used, destiny.battlefield.controller
        # rule: destiny.setup.step-6.other-battlefield-aside
        self.owner = seat
        if len(self.battlefields(g)) > 1:
            return g.ask(self, self.which_of_two, then=self.one_of_two)
        return self.enter(g, self.battlefields(g)[0])

    def battlefields(self, g: Destiny) -> list[str]:
        return [code for code in g.set_aside[self.owner] if CARDS[code].type == BATTLEFIELD]

    def which_of_two(self, g: Destiny) -> Decision:
        """Whoever brought two battlefields chooses which of them is used."""
        options = tuple(Option(Do.BATTLEFIELD, code) for code in self.battlefields(g))
        return Decision(self.owner, Ask.OWN_BATTLEFIELD, options, public=True)

    def one_of_two(self, g: Destiny, option: Option) -> Step:
        return self.enter(g, str(option.subject))

    def enter(self, g: Destiny, card: str) -> Step:
        seat = self.owner
        verbs.use_battlefield(g, seat, card, seat)
        g.tell(ev.BattlefieldChosen(self.winner, card, seat))
        return g.call(self, OpeningShields(seat), then=self.finish)

    def finish(self, g: Destiny) -> Step:
        # rule: destiny.setup.step-7
        g.tell(ev.SetUp())
        return g.go(self, then=self.settled)

    def settled(self, g: Destiny) -> Step:
        return timing.settle(g, self, self.first_round)

    def first_round(self, g: Destiny) -> Step:
        return g.call(self, Round(), then=self.first_round)


class Mulligans(PickFromHands):
    """Each player may once put any number of cards back, shuffle, and draw up to five."""

    word: str = Do.RETURN

    # rule: destiny.setup.step-4.mulligan, destiny.setup.step-4.simultaneous
    def join(self, g: Destiny) -> Step:
        g.narrate(ev.SettingUp())
        for seat in self.seated:
            picks = self.picks(g, seat)
            for card in picks:
                g.hands[seat].remove(card)
                g.decks[seat].put_bottom(card)
            g.tell(ev.Mulliganed(seat, len(picks)))
            if picks:
                piles.shuffle_deck(g, seat)
                piles.draw(g, seat, OPENING_HAND - len(g.hands[seat]))
        g.sealed = []
        return g.done()


class OpeningShields(Procedure["Destiny"]):
    """Whoever's battlefield is not used gives shields to their characters."""

    # rule: destiny.setup.step-6.shields, destiny.multiplayer.shield-for-others
    host: Seat  # whose battlefield is used
    giver: Seat = -1
    left: int = 0

    def player_left(self, g: Destiny, seat: Seat) -> None:
        if seat == self.giver:
            timing.restart(self)

    def begin(self, g: Destiny) -> Step:
        self.giver += 1
        while self.giver == self.host or self.giver in g.out:
            self.giver += 1
        if self.giver >= g.seats:
            return g.done()
        self.left = SHIELDS_FOR_BATTLEFIELD if g.seats == 2 else 1
        return g.ask(self, self.to_whom, then=self.give)

    def to_whom(self, g: Destiny) -> Decision:
        options = tuple(Option(Do.SHIELD, character) for character in g.characters(self.giver))
        return Decision(self.giver, Ask.OPENING_SHIELDS, options, self.left, public=True)

    def give(self, g: Destiny, option: Option) -> Step:
        tokens.give_shields(g, int(option.subject), 1)
        self.left -= 1
        if self.left:
            return g.ask(self, self.to_whom, then=self.give)
        return g.go(self, then=self.begin)


def _bring_other_sides(g: Destiny, seat: Seat, card: str, dice: int) -> None:
    """The dice of the other sides of a double-sided card lie aside."""
    # rule: destiny.later.double-sided.flip-dice, destiny.later.parallel-die.owning
    for side in CARDS[card].flips:
        g.set_aside_dice[seat] += [side] * (dice if CARDS[side].has_die else 0)


def brought_aside(deck: Deck) -> list[str]:
    """The cards that lie aside for those of a deck, as many as any one of them brings."""
    most: dict[str, int] = {}
    for code in _named(deck):
        brought = CARDS[code].brings_cards
        if brought:
            for other in brought:
                name = REPRINTS.get(other, other)
                most[name] = max(brought.count(other), most.get(name, 0))
    return [code for code in sorted(most) for _ in range(most[code])]


def _named(deck: Deck) -> list[str]:
    """The plot, the cards of the deck, each once, and the team."""
    plot = [deck.plot] if deck.plot else []
    return [*plot, *dict.fromkeys(deck.cards), *[member.card for member in deck.team]]


def _can_make_elite(cards: Iterable[str]) -> bool:
    for code in cards:
        for ability in CARDS[code].abilities:
            if ability.aspect == ELITE:
                return True
    return False


def lay_out(g: Destiny, setup: Setup) -> None:
    """Steps 1 and 2: characters, plots, dice, battlefields and decks are put in their places."""
    # rule: destiny.deck.before-game
    heeded = False
    for seat, place in enumerate(g.places):
        deck = setup.decks[place]
        # rule: destiny.zone.set-aside.start, destiny.zone.set-aside.eligible
        g.set_aside_dice[seat] = [code for code in deck.cards if CARDS[code].has_die]
        for code in _named(deck):
            facts = CARDS[code]
            if facts.brings:  # rule: destiny.clarification.director-krennic.other-die
                g.set_aside_dice[seat] += [REPRINTS.get(die, die) for die in facts.brings]
            heeded = heeded or facts.heeds_dice_of_defeated
        # rule: destiny.reading.old-daka.set-aside-copies
        aside = brought_aside(deck)
        if _can_make_elite(dict.fromkeys(deck.cards)):
            # A second die for whoever the deck can make elite.
            g.set_aside_dice[seat] += [member.card for member in deck.team if not member.elite]
        if deck.plot and CARDS[deck.plot].gives_dice:
            g.set_aside_dice[seat] += [member.card for member in deck.team if CARDS[member.card].has_die]
        for member in deck.team:
            # rule: destiny.setup.step-1, destiny.character.starts-in-play, destiny.character.dice
            dice = 2 if member.elite else 1
            g.set_aside_dice[seat] += [member.card] * dice
            thing = verbs.enter_play(g, member.card, seat, dice=dice)
            if CARDS[member.card].flips:
                _bring_other_sides(g, seat, member.card, dice)
                g.things[thing].elite = member.elite
        if deck.plot:
            thing = verbs.enter_play(g, deck.plot, seat)  # rule: destiny.plot.starts-in-play
            g.things[thing].elite = deck.elite_plot  # rule: destiny.later.elite-plot
            _bring_other_sides(g, seat, deck.plot, 2)
        # rule: destiny.setup.step-2
        g.set_aside[seat] = [card for card in (deck.battlefield, deck.other_battlefield) if card]
        g.set_aside_dice[seat] += [code for code in g.set_aside[seat] if CARDS[code].has_die]
        g.set_aside[seat] += aside
        g.set_aside_dice[seat] += [code for code in aside if CARDS[code].has_die]
        g.under[seat] = sorted(deck.under)
        g.decks[seat].cards = sorted(deck.cards)
    if heeded:
        g.dice_of_defeated = [[] for _ in range(g.seats)]
    g.dirty = False
    g.changes = 0
