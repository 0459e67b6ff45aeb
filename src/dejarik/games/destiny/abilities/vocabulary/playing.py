"""Playing cards through other cards, for less or free; what becomes of an event; additional actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Code, Effect, Op, Resolve
from dejarik.games.destiny.abilities.vocabulary.amounts import Amount, amount
from dejarik.games.destiny.abilities.vocabulary.cards import TOP, on_top
from dejarik.games.destiny.abilities.vocabulary.choosing import (
    SEARCHED,
    ChoosePile,
    OnPlayer,
    Target,
    choose_who,
    pick_first,
)
from dejarik.games.destiny.abilities.vocabulary.flow import End, Park
from dejarik.games.destiny.abilities.vocabulary.logic import Filter
from dejarik.games.destiny.abilities.vocabulary.references import SINCE, CardPlayed, Who
from dejarik.games.destiny.cards.facts import (
    ACTION_NEXT_TURN,
    AMBUSH,
    DOWNGRADE,
    NEXT_PLAYED,
    NO_MORE_ACTIONS,
    NOBODY,
    ONE_MORE_ACTION,
    UPGRADE,
)
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import marking, piles, values
from dejarik.games.destiny.rules.playing import PlayCard, hosts_for, why_not_play
from dejarik.kernel import Decision, Option, Seat, Step, as_player

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


ASIDE = "aside"
ZONES = {
    Do.PLAY: "hand",
    Do.PLAY_FROM_DISCARD: "discard",
    Do.PLAY_ASIDE: ASIDE,
    Do.PLAY_FROM_DECK: "deck",
}


class Play(Effect, frozen=True):
    """Play a card from your hand or discard pile, or one that is set aside, for less or for free.

    Or from the discard pile of one player, chosen first; or one of those just looked at on top of a deck; or
    one that you search your deck for.
    """

    where: tuple[Filter, ...] = ()
    hand: bool = True
    discard: bool = False
    whose: Who | None = None  # from the discard pile of this player
    aside: bool = False
    top: bool = False  # and of nothing else: who is asked tells nobody which cards these are
    rest: bool = False  # something was taken out of them before
    deck: bool = False  # it is shuffled afterwards if it was searched
    that: str = ""  # the very card that was seen under this name
    free: bool = False
    less: int | Amount = 0
    less_for: Filter | None = None  # only such cards cost less
    full: bool = False  # its cost cannot be decreased
    on: Target | None = None
    unrestricted: bool = False  # play restrictions do not count
    ambush: bool = False  # and it has Ambush
    spots: bool = False  # an event that spots the cards of the player whose deck it is, too
    away: bool = False  # an event that is set aside afterwards
    most: int = 0  # or up to so many, one after another
    within: int = -1  # with this combined cost or less
    as_: str = ""  # see `CardPlayed`
    optional: bool = False  # under a "may"

    def lay(self, code: Code) -> None:
        if self.whose is not None:
            choose_who(code, self.whose)
        if self.deck and self.discard:
            code.append(ChoosePile())
        code.append(self)

    def optional_form(self, skip: int) -> Op | None:
        return msgspec.structs.replace(self, optional=True)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if r.get("it") and self.that == "it" and not self.optional and len(self.options(g, r)) == 1:
            return self.answer(g, r, self.options(g, r)[0])  # everybody knows which card it is
        # Whether the question is asked must not tell what is in the hand, or in the deck.
        if self.unseen(g, r) or self.options(g, r):
            return r.ask(g)
        self.over(r)
        return None

    def over(self, r: Resolve) -> None:
        """No other card is played: of several, none are enough."""
        if not self.most:
            r.whole = False

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return not self.unseen(g, r) and not self.options(g, r)

    def unseen(self, g: Destiny, r: Resolve) -> bool:
        """Whether it is about cards that not everybody knows."""
        if self.top:
            return bool(on_top(g, r)[1])
        return bool((self.hand and g.hands[r.you]) or (self.searches_deck(r) and g.decks[r.you].cards))

    def searches_deck(self, r: Resolve) -> bool:
        """Whether the deck is searched, or can still be."""
        return self.deck and Do.SEARCH_DISCARD not in r.get(SEARCHED)

    def zones(self, g: Destiny, r: Resolve) -> list[tuple[str, list[str]]]:
        """Where the card can come from."""
        if self.top:
            return [(Do.PLAY_FROM_DECK, on_top(g, r)[1])]
        zones = [(Do.PLAY, g.hands[r.you])] if self.hand else []
        zones += [(Do.PLAY_FROM_DECK, sorted(g.decks[r.you].cards))] if self.searches_deck(r) else []
        zones += [(Do.PLAY_FROM_DISCARD, g.discards[seat]) for seat in self.piles_of(g, r)]
        zones += [(Do.PLAY_ASIDE, g.set_aside[r.you])] if self.aside else []
        return zones

    def options(self, g: Destiny, r: Resolve) -> list[Option]:
        return [
            Option(kind, card, host)
            for kind, cards in self.zones(g, r)
            for card in dict.fromkeys(cards)
            if all(one.test(g, r, card) for one in self.where)
            and (not self.that or self.meant(g, r, card))
            and (not self.full or CARDS[card].cost <= g.resources[r.you])
            and (not self.most or self.joins(g, r, card))
            for host in self.hosts(g, r, card)
            if self.playable(g, r, card, host, ZONES[kind])
        ]

    def piles_of(self, g: Destiny, r: Resolve) -> list[Seat]:
        """Whose discard pile offers cards."""
        if self.whose is not None:
            return self.whose.seats(g, r)
        return [r.you] if self.discard and Do.SEARCH_DECK not in r.get(SEARCHED) else []

    def playable(self, g: Destiny, r: Resolve, card: str, host: int, zone: str) -> bool:
        less, any_host, spots = self.discount(g, r, card), self.unrestricted, self.spotted(g, r)
        why = why_not_play(
            g, r.you, card, host, free=self.free, less=less, unrestricted=any_host, spots=spots, zone=zone
        )
        return why is None

    def spotted(self, g: Destiny, r: Resolve) -> Seat:
        """Whose cards are spotted as if they were yours."""
        return on_top(g, r)[0] if self.spots else NOBODY

    def discount(self, g: Destiny, r: Resolve, card: str) -> int:
        """How much less this card costs."""
        if self.less_for is not None and not self.less_for.test(g, r, card):
            return 0
        return amount(g, r, self.less)

    def meant(self, g: Destiny, r: Resolve, card: str) -> bool:
        """Whether it is that card: frames know it by name if all do, else by its place in the hand."""
        hand, seen = g.hands[r.you], r.get(self.that)
        if self.top:
            return True
        return any(one == card if isinstance(one, str) else card in hand[one : one + 1] for one in seen)

    def joins(self, g: Destiny, r: Resolve, card: str) -> bool:
        """Whether it can be played after those played so far, which may not be in play yet."""
        played = [CARDS[str(one)] for one in r.get(self.as_)]
        if self.within >= 0 and sum(one.cost for one in played) + CARDS[card].cost > self.within:
            return False
        # rule: destiny.card.unique.no-second-play
        again = CARDS[card].title in [one.title for one in played]
        return not again or not values.is_unique(g, r.you, card)

    def hosts(self, g: Destiny, r: Resolve, card: str) -> list[int]:
        hosts = hosts_for(g, r.you, card)
        return hosts if self.on is None else [host for host in self.on.find(g, r) if host in hosts]

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = self.options(g, r)
        # Two copies of a card would play each other forever: whoever has nothing else to play may stop.
        own = CARDS[r.ability.partition(".")[0]].title
        others = any(self.that or CARDS[str(option.subject)].title != own for option in options)
        # rule: destiny.term.search.may-fail
        if self.optional or self.deck or self.most or not others:
            options.append(Option(Do.DECLINE))
        public = not (self.hand or self.top or self.searches_deck(r))
        return Decision(r.you, Ask.PLAY, tuple(options), r.ability, public=public)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == Do.DECLINE:
            if self.searches_deck(r):
                piles.shuffle_deck(g, r.you)
            self.over(r)
            return None
        zone = ZONES[option.kind]
        host, card = int(option.object), str(option.subject)
        r.bind("host", host)
        owner = r.you
        if zone == "discard":
            (owner,) = self.piles_of(g, r)
        elif self.top:
            owner, seen = on_top(g, r)
            r.bind(TOP, owner, len(seen) - 1)
        if self.as_:
            before = r.get(self.as_) if self.most else ()
            r.bind(self.as_, *before, card)
            if not before:
                r.bind(self.as_ + SINCE, len(g.history) + len(g.told))
        if self.deck and zone == "deck" and not self.again(r):
            piles.shuffle_deck(g, r.you)
        less = self.discount(g, r, card)
        play = PlayCard(r.you, card, host, zone, owner, free=self.free, less=less, full=self.full)
        play.ambush, play.aside, play.spots = self.ambush, self.away, self.spotted(g, r)
        return r.call(g, play)

    def again(self, r: Resolve) -> bool:
        """Whether another card can be played."""
        return len(r.get(self.as_)) < self.most

    def returned(self, g: Destiny, r: Resolve) -> None:
        super().returned(g, r)
        if self.top:
            self.look_again(g, r)
        if self.again(r):
            r.pc -= 1

    def look_again(self, g: Destiny, r: Resolve) -> None:
        """What was played may have taken others of the cards away: those below were never looked at."""
        seat, cards = on_top(g, r)
        deck = g.decks[seat]
        places = range(len(deck.cards) - 1, len(deck.cards) - 1 - len(cards), -1)
        unseen = next((n for n, at in enumerate(places) if not deck.seen.get(at, 0) >> r.you & 1), len(cards))
        r.bind(TOP, seat, unseen)


class StackOnThis(Effect, frozen=True):
    """Set this event aside and stack a card from your hand on it, face down."""

    what: Target

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.STACK, "what", "stacked"))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.zone.set-aside.during-game, destiny.zone.set-aside.members
        piles.set_event_aside(g, r.depth)
        for card in r.get("stacked"):
            piles.stack_face_down(g, r.you, str(card))
            r.unbind("stacked")  # frames hold no secrets
        return None


class PlayStacked(Effect, frozen=True):
    """Play for free the card stacked on another copy of this event, and discard that copy."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if any(g.face_down[seat] for seat in g.players()):
            return r.ask(g)
        r.whole = False
        return None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        if r.get("revealed"):
            _, card = r.get("revealed")
            options = [Option(Do.ON, host) for host in self.hosts(g, r, str(card))]
            return Decision(r.you, Ask.HOST, tuple(options), r.ability, public=True)
        # rule: destiny.clarification.premonitions.no-peeking
        # rule: destiny.clarification.premonitions.opponents-copy
        stacks = [
            Option(Do.STACK, as_player(seat), f"card {place + 1}")
            for seat in g.players()
            for place in range(len(g.face_down[seat]))
        ]
        return Decision(r.you, Ask.STACK, tuple(stacks), r.ability, public=True)

    def hosts(self, g: Destiny, r: Resolve, card: str) -> list[int]:
        hosts = hosts_for(g, r.you, card)
        return [host for host in hosts if why_not_play(g, r.you, card, host, free=True, zone=ASIDE) is None]

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == Do.ON:
            owner, card = r.get("revealed")
            return self.play(g, r, int(owner), str(card), int(option.subject))
        owner = option.seat
        card = g.face_down[owner][int(str(option.object).removeprefix("card ")) - 1]
        piles.take_face_down(g, owner, card)
        this = r.ability.partition(".")[0]
        if this in g.set_aside[owner]:
            piles.discard_set_aside(g, owner, this)
        hosts = self.hosts(g, r, card)
        if not hosts:
            # rule: destiny.clarification.premonitions.unplayable
            piles.to_discard(g, owner, card, "set-aside")
            r.whole = False
            return None
        piles.into_queue(g, owner, card)
        if CARDS[card].type in (UPGRADE, DOWNGRADE) and len(hosts) > 1:
            r.bind("revealed", owner, card)
            return r.ask(g)
        return self.play(g, r, owner, card, hosts[0])

    def play(self, g: Destiny, r: Resolve, owner: Seat, card: str, host: int) -> Step | None:
        return r.call(g, PlayCard(r.you, card, host, "queue", owner, free=True))


class PlayFromUnder(Effect, frozen=True):
    """Play an event from under this plot, then set that event aside."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if g.under[r.you]:
            return r.ask(g)
        r.whole = False
        return None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        cards = [card for card in g.under[r.you] if why_not_play(g, r.you, card, zone=ASIDE) is None]
        options = tuple(Option(Do.PLAY, card) for card in cards) or (Option(Do.DECLINE),)
        return Decision(r.you, Ask.PLAY, options, r.ability)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == Do.DECLINE:
            r.whole = False
            return None
        piles.take_from_under(g, r.you, str(option.subject))
        return r.call(g, PlayCard(r.you, str(option.subject), zone="queue", aside=True))


class LowerCost(Effect, frozen=True):
    """Lower the cost of the card being played."""

    by: int

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        frame = g.own(r.depth)
        assert isinstance(frame, PlayCard)
        if not frame.full:
            frame.cost = max(0, frame.cost - self.by)
        return None

    def useless(self, g: Destiny, r: Resolve) -> bool:
        frame = g.stack[r.depth]
        return not isinstance(frame, PlayCard) or frame.cost <= 0 or frame.full

    def saves(self, g: Destiny, r: Resolve) -> int:
        return self.by


class OnceInPlay(Effect, frozen=True):
    """Goes on with what was played under this name (see `CardPlayed`) as soon as all of it is in play.

    It is there at once unless it has to wait behind the ability that has it played. Nothing can follow.
    """

    effect: Effect
    name: str = "played"

    def lay(self, code: Code) -> None:
        hole = code.hole()
        self.effect.lay(code)
        code.append(End())
        code[hole] = AwaitPlayed(ev.Played, len(code), CardPlayed(self.name))


class AwaitPlayed(Park, frozen=True):
    """Goes on if all that was played is in play, or waits for it."""

    card: CardPlayed

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        waiting = len(self.card.outcomes(g, r)) < len(r.get(self.card.name))
        return super().run(g, r) if waiting else None

    def resumes(self, r: Resolve) -> int:
        return r.pc - 1  # not all that was played comes into play at once


class GiveAmbush(Effect, frozen=True):
    """Give Ambush to the card being played."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        frame = g.own(r.depth)
        assert isinstance(frame, PlayCard)
        frame.ambush = True
        return None

    def useless(self, g: Destiny, r: Resolve) -> bool:
        # rule: destiny.keyword.no-duplicates
        frame = g.stack[r.depth]
        if not isinstance(frame, PlayCard):
            return True
        return frame.ambush or values.played_has(g, r.you, frame.card, AMBUSH)


class NextHasAmbush(OnPlayer, frozen=True):
    """The next card that a player plays this round has Ambush, or the next one this turn."""

    this_turn: bool = False

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            marking.mark(g, seat, NEXT_PLAYED, this_turn=self.this_turn)
        return None


class ReturnEvent(Effect, frozen=True):
    """Return this event to your hand instead of discarding it, or put it on top of or under your deck."""

    to: Literal["hand", "top", "bottom"] = "hand"

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        piles.return_event(g, r.depth, self.to)
        return None


class SetEventAside(Effect, frozen=True):
    """Set this event aside instead of discarding it."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        piles.set_event_aside(g, r.depth)
        return None


class ActNow(Effect, frozen=True):
    """Take an action now, or decline it."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        from dejarik.games.destiny.rules.rounds import ExtraAction, may_act_again

        if not may_act_again(g, r.you):
            r.whole = False
            return None
        return r.call(g, ExtraAction(r.you))

    def optional_form(self, skip: int) -> Op | None:
        return self  # it can be declined anyway


class OneMoreAction(Effect, frozen=True):
    """You cannot take more than one additional action this turn; one taken before counts."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        from dejarik.games.destiny.rules.rounds import acted_again

        # rule: destiny.effect.negative-precedence
        spent = acted_again(g, r.you)
        marking.mark(g, r.you, NO_MORE_ACTIONS if spent else ONE_MORE_ACTION, this_turn=True)
        return None


class ActionNextTurn(OnPlayer, frozen=True):
    """A player may take an additional action during their next turn this round."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            marking.last(g, ACTION_NEXT_TURN, seat, g.round, g.round)
        return None


class TakeActions(Effect, frozen=True):
    """You may take additional actions once the queue is empty."""

    count: int = 1

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.additional-action.own-turn, destiny.additional-action.not-queued
        for _ in range(self.count):
            g.extra.append(r.you)
            g.tell(ev.ActionGained(r.you))
        return None
