"""What other players do, pay or choose: on their own behalf, one after another, in secret."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Literal

from dejarik.games.destiny.abilities.ability import MINE, Code, Effect, Op, Resolve
from dejarik.games.destiny.abilities.vocabulary.choosing import ChooseOpponent, OnPlayer, Pick, choose_who
from dejarik.games.destiny.abilities.vocabulary.flow import AskWhether, To
from dejarik.games.destiny.abilities.vocabulary.references import (
    A_PLAYER,
    AN_OPPONENT,
    THAT_PLAYER,
    AnOpponent,
    Who,
)
from dejarik.games.destiny.abilities.vocabulary.selectors import any_number, that_players_die, your_die
from dejarik.games.destiny.cards.facts import ONE_DIE
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import duties, marking, values, verbs
from dejarik.games.destiny.rules.bidding import Bids
from dejarik.games.destiny.rules.resolving import turns_taken
from dejarik.kernel import Decision, Option, Step, Why
from dejarik.kernel.code import FromHere, Jump, JumpUnlessWhole

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


BACK, LEFT, ASKED, CHOSEN = "#back", "#left", "#asked", "#chosen"
NOBODY_THERE = Why("destiny.term.choose.no-target")


class HandOver(Op, frozen=True):
    """From here on another player is "you"."""

    who: Who
    to: int = 0

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        seats = self.who.seats(g, r)
        if not seats:
            r.pc = self.to
            return None
        r.bind(MINE, r.you, *r.get("opponent"))
        r.unbind("opponent")
        r.you = seats[0]
        return None


class TakeBack(Op, frozen=True):
    """From here on "you" are you again."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        r.you, *opponent = r.ids(MINE)
        r.bind("opponent", *opponent)
        r.unbind(MINE)
        return None


class They(Effect, frozen=True):
    """Another player does it, as if it were their own effect."""

    who: Who
    effect: Effect

    def lay(self, code: Code) -> None:
        choose_who(code, self.who)
        hole = code.hole()
        self.effect.lay(code)
        code.append(TakeBack())
        code[hole] = HandOver(self.who, len(code))

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        seats = self.who.seats(g, r)
        if not seats:
            return NOBODY_THERE
        theirs = copy(r)
        theirs.you = seats[0]
        theirs.unbind("opponent")
        return self.effect.why_not(g, theirs)


class ForEach(Effect, frozen=True):
    """For each of these players in turn (`THAT_PLAYER`)."""

    who: Who
    effect: Effect

    def lay(self, code: Code) -> None:
        code.append(LineUp(self.who))
        start = len(code)
        code.append(Op())
        self.effect.lay(code)
        code.append(Jump(start))
        code[start] = NextPlayer(len(code))


class LineUp(Op, frozen=True):
    """Who will be next, one after another."""

    who: Who

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        r.bind(LEFT, *self.who.seats(g, r))
        return None


class NextPlayer(Op, frozen=True):
    """The next in line, or on to the end."""

    end: int

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        left = [seat for seat in r.ids(LEFT) if seat not in g.out]
        if not left:
            r.pc = self.end
            return None
        r.bind("player", left[0])
        r.bind(LEFT, *left[1:])
        r.unbind("activated")  # each activates anew
        return None


class Repeatable(Effect, frozen=True):
    """After it, the opponent it was about may pay to do the same to an opponent of theirs, and so on."""

    effect: Effect
    cost: Effect

    def lay(self, code: Code) -> None:
        start = len(code)
        self.effect.lay(code)
        hole = code.hole()
        self.cost.lay(code)
        code.append(Jump(start))
        code[hole] = OfferRepeat(To(self.cost, self.effect), len(code))


class OfferRepeat(AskWhether, frozen=True):
    """Whether that opponent, who is "you" from here on, does the same."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        seats = AN_OPPONENT.seats(g, r)
        if not seats or not r.whole:
            r.pc = self.to
            return None
        # rule: destiny.reading.cantina-brawl.blow-for-blow
        r.you = seats[0]
        r.unbind("opponent")
        return super().run(g, r)


class ForEachCard(Effect, frozen=True):
    """For each of the cards found under a name, one after another (`that("one")`)."""

    name: str
    effect: Effect

    def lay(self, code: Code) -> None:
        code.append(LineUpCards(self.name))
        start = len(code)
        code.append(Op())
        self.effect.lay(code)
        code.append(Jump(start))
        code[start] = NextCard(len(code))


class LineUpCards(Op, frozen=True):
    """Which card will be next, one after another."""

    name: str

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        r.bind(LEFT, *r.get(self.name))
        return None


class NextCard(Op, frozen=True):
    """The next card, or on to the end."""

    end: int

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        left = r.get(LEFT)
        if not left:
            r.pc = self.end
            return None
        r.bind("one", left[0])
        r.bind(LEFT, *left[1:])
        return None


class Unless(Effect, frozen=True):
    """Do it unless the other player pays."""

    who: Who
    pays: Effect
    does: Effect

    def lay(self, code: Code) -> None:
        if isinstance(self.who, AnOpponent):
            code.append(ChooseOpponent())
        hole = code.hole()
        self.pays.lay(code)
        jump = code.hole()
        code[hole] = AskToPay(self.who, self.pays, len(code))
        self.does.lay(code)
        code[jump] = Jump(len(code))


class AskToPay(Op, frozen=True):
    """Another player pays, or lets it happen."""

    who: Who
    pays: Effect
    refused: int

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if not self.who.seats(g, r):
            r.pc = self.refused
            return None
        return r.ask(g)

    def question(self, g: Destiny, r: Resolve) -> Decision:
        # rule: destiny.term.choose-one.opponent
        can = self.pays.why_not(g, r) is None
        options = (Option(Do.PAY), Option(Do.REFUSE)) if can else (Option(Do.REFUSE),)
        seat = next(iter(self.who.seats(g, r)), r.you)
        return Decision(seat, Ask.PAY_OR_NOT, options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == Do.REFUSE:
            r.pc = self.refused
        return None


class AnyMay(Effect, frozen=True):
    """Any of these players may pay to have it happen; the first who does ends the offer.

    If nobody does, the other thing happens, if there is one.
    """

    who: Who
    pays: Effect
    does: Effect
    otherwise: Effect | None = None

    def lay(self, code: Code) -> None:
        choose_who(code, self.who)
        hole = code.hole()
        if self.otherwise is None:
            self.pays.lay(code)
            self.does.lay(code)
            code[hole] = Offer(self.who, self.pays, self.does, len(code))
            return
        code.append(FromHere())
        self.pays.lay(code)
        paid = code.hole()
        self.does.lay(code)
        jump = code.hole()
        code[hole] = Offer(self.who, self.pays, self.does, len(code))
        code[paid] = JumpUnlessWhole(len(code))
        self.otherwise.lay(code)
        code[jump] = Jump(len(code))


class Offer(Op, frozen=True):
    """Whether the next player pays."""

    who: Who
    pays: Effect
    does: Effect
    end: int

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        left = [seat for seat in self.who.seats(g, r) if seat not in r.ids(ASKED)]
        if not left or self.does.useless(g, r):
            r.unbind(ASKED)
            r.pc = self.end
            return None
        r.bind("player", left[0])
        r.bind(ASKED, *r.get(ASKED), left[0])
        return r.ask(g)

    def question(self, g: Destiny, r: Resolve) -> Decision:
        can = self.pays.why_not(g, r) is None
        options = (Option(Do.PAY), Option(Do.REFUSE)) if can else (Option(Do.REFUSE),)
        return Decision(r.ids("player")[0], Ask.PAY_OR_NOT, options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == Do.REFUSE:
            r.pc -= 1
        return None


class ShareChoices(Effect, frozen=True):
    """An opponent does this many of the effects (maybe none), then you do this many of the others."""

    choices: tuple[Effect, ...]
    theirs: int = 1
    yours: int = 2

    def lay(self, code: Code) -> None:
        # rule: destiny.clarification.maz-kanata.order
        holes: list[int] = []
        if self.theirs:
            code.append(ChooseOpponent())
            code.append(HandOver(AN_OPPONENT))
            holes += _holes(code, self.theirs)
            code.append(TakeBack())
        lay_choices(code, self.choices, [*holes, *_holes(code, self.yours)])


def _holes(code: Code, number: int) -> list[int]:
    """Places for questions that are not known yet."""
    first = len(code)
    code.extend([Op()] * number)
    return list(range(first, first + number))


def lay_choices(code: Code, choices: tuple[Effect, ...], holes: list[int], who: Who | None = None) -> None:
    """Lay out the effects behind the questions that choose among them: each leads back to its question."""
    out = len(code)
    code.append(Op())
    starts: list[int] = []
    for choice in choices:
        starts.append(len(code))
        choice.lay(code)
        code.append(Return())
    for hole in holes:
        code[hole] = ChooseAnother(tuple(starts), who)
    code[out] = Jump(len(code))


class TheyChoose(Effect, frozen=True):
    """An opponent chooses this many of the effects, and they happen: "you" are still you."""

    number: int
    choices: tuple[Effect, ...]

    def lay(self, code: Code) -> None:
        # rule: destiny.term.choose-one.opponent
        code.append(ChooseOpponent())
        lay_choices(code, self.choices, _holes(code, self.number), AN_OPPONENT)


class ChooseAnother(Op, frozen=True):
    """Which of the effects that nobody has chosen yet; then back to here."""

    starts: tuple[int, ...]
    who: Who | None = None  # who chooses, if not "you"

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if self.who is not None and not self.who.seats(g, r):
            return None  # that opponent has just left the game
        r.bind(BACK, r.pc)
        return r.ask(g)

    def question(self, g: Destiny, r: Resolve) -> Decision:
        left = [number for number in range(len(self.starts)) if number + 1 not in r.ids(CHOSEN)]
        options = tuple(Option(Do.CHOICE, str(number + 1)) for number in left)
        seat = r.you if self.who is None else next(iter(self.who.seats(g, r)), r.you)
        return Decision(seat, Ask.CHOOSE_ONE, options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        r.bind(CHOSEN, *r.get(CHOSEN), int(option.subject))
        r.pc = self.starts[int(option.subject) - 1]
        return None


class Return(Op, frozen=True):
    """Back to where the effect was chosen."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        r.pc = r.ids(BACK)[0]
        return None


class SplitPool(Effect, frozen=True):
    """An opponent splits their pool into two groups; you choose one and remove all dice in it.

    Or they split any pool that you choose, and the group you choose is known as "group".
    """

    any_pool: bool = False

    def lay(self, code: Code) -> None:
        if self.any_pool:
            choose_who(code, A_PLAYER)
        code.append(ChooseOpponent())
        code.append(HandOver(AN_OPPONENT))
        code.append(Pick(Do.GROUP, any_number(that_players_die() if self.any_pool else your_die()), "group"))
        code.append(TakeBack())
        code.append(self)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if not self.pool(g, r):
            r.whole = False
            return None
        return r.ask(g)

    def question(self, g: Destiny, r: Resolve) -> Decision:
        return Decision(
            r.you, Ask.GROUP, (Option(Do.GROUP, "1"), Option(Do.GROUP, "2")), r.ability, public=True
        )

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        first = r.ids("group")
        chosen = [die for die in self.pool(g, r) if (die in first) == (option.subject == "1")]
        if self.any_pool:
            r.bind("group", *chosen)
            return None
        removed = [die for die in chosen if values.removable(g, r, die)]
        verbs.remove_dice(g, r.you, removed, r.author)
        return None

    def pool(self, g: Destiny, r: Resolve) -> list[int]:
        whose = THAT_PLAYER if self.any_pool else AN_OPPONENT
        return [die for seat in whose.seats(g, r) for die in g.pool(seat)]


class OneDieNextTurn(OnPlayer, frozen=True):
    """A player cannot resolve more than one die during their next turn this round."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            marking.last(g, f"{ONE_DIE} {turns_taken(g, seat) + 1}", seat, g.round, g.round)
        return None


class MustNext(OnPlayer, frozen=True):
    """A player must activate a character, or play the card in hand that was chosen under a name, as the next
    action, if able."""

    action: Literal["activate", "play"]
    name: str = ""
    this_round: bool = False  # or never

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            # Places in a hand that was revealed.
            for card in [g.hands[seat][place] for place in r.ids(self.name)] if self.name else [""]:
                duties.oblige(g, seat, self.action, card, this_round=self.this_round)
        return None


class CannotRepeat(OnPlayer, frozen=True):
    """A player cannot take an action of the kind that was just taken in the next turn."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            for action in r.get("action"):
                duties.bar(g, seat, str(action))
        return None


class BidTokens(Effect, frozen=True):
    """Each player secretly chooses a number; binds the highest one and who chose it."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        return r.call(g, Bids(tuple(g.players())))

    def returned(self, g: Destiny, r: Resolve) -> None:
        if r.result is not None:
            r.bind("bid", r.result.amount)
            r.bind("highest", *r.result.touched)
