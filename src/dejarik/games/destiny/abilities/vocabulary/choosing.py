"""Choosing: players, dice and cards, one question at a time; naming a color, a symbol or a subtype."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from dejarik.games.destiny.abilities.ability import Code, Effect, Op, Resolve
from dejarik.games.destiny.abilities.vocabulary.amounts import Amount, amount
from dejarik.games.destiny.abilities.vocabulary.conditions import Opponent
from dejarik.games.destiny.abilities.vocabulary.references import (
    A_PLAYERS,
    AN_OPPONENT,
    AN_OPPONENTS,
    THIS,
    YOU,
    AnOpponent,
    Reference,
    That,
    ThatPlayer,
    Who,
)
from dejarik.games.destiny.abilities.vocabulary.selectors import IN_HAND, Select
from dejarik.games.destiny.cards.facts import (
    A_COLOR,
    CHARACTER_SUBTYPES,
    COLORS,
    DOWNGRADE,
    EVENT,
    PROTECTED,
    SUBTYPES,
    SUPPORT,
    SYMBOLS,
    UPGRADE,
    Card,
    Nameable,
)
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import marking, values
from dejarik.kernel import Decision, Option, Seat, Step, Subject, as_player

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


E = TypeVar("E", bound=Effect)
FOREVER = 999_999  # more rounds than a match has

Target = Select | Reference  # what an effect is about: chosen first, or known already


def chosen(target: Target, g: Destiny, r: Resolve) -> list[int]:
    """What is meant by now: choices were made by an op before this one."""
    return target.find(g, r) if isinstance(target, Reference) else []


class ChooseOpponent(Effect, frozen=True):
    """Which opponent is meant: chosen once for the whole ability, not asked when there is one."""

    only: Opponent | None = None  # one with whom this is so
    who: Who = AN_OPPONENT  # who they are in what follows

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if r.get("opponent"):
            return None
        opponents = self.possible(g, r)
        if len(opponents) > 1:
            return r.ask(g)
        r.bind("opponent", *opponents)
        return None

    def possible(self, g: Destiny, r: Resolve) -> list[int]:
        """Any opponent, or those who let the card be played: "remove one of that opponent's dice"."""
        if self.only is not None:
            return self.only.opponents(g, r)
        card = CARDS.get(r.ability.partition(".")[0])
        if card is not None and isinstance(card.only_if, Opponent):
            return card.only_if.opponents(g, r) or g.opponents(r.you)
        return g.opponents(r.you)

    def question(self, g: Destiny, r: Resolve) -> Decision:
        # rule: destiny.multiplayer.choose-opponent
        options = tuple(Option(Do.OPPONENT, as_player(seat)) for seat in self.possible(g, r))
        return Decision(r.you, Ask.OPPONENT, options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        r.bind("opponent", option.seat)
        return None


class ChoosePlayer(Op, frozen=True):
    """Which player is meant, oneself included."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        return r.ask(g)

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = tuple(Option(Do.PLAYER, as_player(seat)) for seat in g.players())
        return Decision(r.you, Ask.PLAYER, options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        r.bind("player", option.seat)
        return None


SEARCHED: Final = "#searched"  # which pile


class ChoosePile(Op, frozen=True):
    """Whether a player searches their deck or their discard pile: nobody sees a deck that is not searched."""

    skip: int = -1  # where to go on when the search is declined; -1: it cannot be

    def optional_form(self, skip: int) -> Op | None:
        return msgspec.structs.replace(self, skip=skip)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        r.bind(SEARCHED)
        return r.ask(g) if g.decks[r.you].cards or g.discards[r.you] else None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        # rule: destiny.term.search
        options = [Option(Do.SEARCH_DECK)] if g.decks[r.you].cards else []
        options += [Option(Do.SEARCH_DISCARD)] if g.discards[r.you] else []
        options += [Option(Do.DECLINE)] if self.skip >= 0 else []
        return Decision(r.you, Ask.PILE, tuple(options), r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == Do.DECLINE:
            r.whole = False
            r.pc = self.skip
        else:
            r.bind(SEARCHED, option.kind)
        return None


def choose_who(code: Code, who: Who) -> None:
    """Lay out the choice of the player an effect is about, if there is one."""
    if isinstance(who, AnOpponent):
        code.append(ChooseOpponent())
    elif isinstance(who, ThatPlayer) and who.chosen:
        code.append(ChoosePlayer())


def choose_whose(code: Code, select: Select) -> None:
    """Lay out the choice of the one player whose dice or cards a selection offers, if there is one."""
    if select.whose == AN_OPPONENTS:
        code.append(ChooseOpponent())
    elif select.whose == A_PLAYERS:
        code.append(ChoosePlayer())


def choose_for(code: Code, number: int | Amount) -> None:
    """Lay out the choice of the opponent whose dice, cards or tokens an amount counts, if it does."""
    # rule: destiny.multiplayer.choose-opponent
    if isinstance(number, Amount) and number.of_an_opponent():
        code.append(ChooseOpponent())


class OnPlayer(Effect, frozen=True, kw_only=True):
    """Does something to a player, an opponent unless it says otherwise; where several are meant, to each."""

    who: Who = AN_OPPONENT

    def lay(self, code: Code) -> None:
        choose_who(code, self.who)
        code.append(self)


class UpTo(Effect, frozen=True):
    """Players draw, discard or lose this many, or as many as they have: then it did not happen wholly."""

    amount: int | Amount
    who: Who = YOU

    def lay(self, code: Code) -> None:
        choose_for(code, self.amount)
        choose_who(code, self.who)
        code.append(self)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        number = amount(g, r, self.amount)
        for seat in self.who.seats(g, r):
            if self.happen(g, r, seat, number) < number:
                r.whole = False
        return None

    def happen(self, g: Destiny, r: Resolve, seat: Seat, number: int) -> int:
        """Does it to one player and tells how many there were."""
        raise TypeError(f"{type(self).__name__} does nothing")


AMOUNT = "#amount"  # how many, where that was asked


class AskAmount(Op, frozen=True):
    """How many: as many as the effect can, or fewer."""

    of: Countable

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        most = self.of.possible(g, r)
        if most > 0:
            return r.ask(g)
        r.bind(AMOUNT, 0)
        return None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        # rule: destiny.term.choose.any-number-zero
        options = tuple(Option(Do.AMOUNT, str(n)) for n in range(max(0, self.of.possible(g, r)), -1, -1))
        return Decision(r.you, Ask.AMOUNT, options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        r.bind(AMOUNT, int(option.subject))
        return None


class Countable(Effect, frozen=True):
    """Takes or moves tokens, this many or, with `up_to`, as many of them as you like."""

    def possible(self, g: Destiny, r: Resolve) -> int:
        """How many it can be."""
        raise TypeError(f"{type(self).__name__} counts nothing")


def ask_amount(code: Code, effect: Countable) -> None:
    """Lay out the question how many, where an effect leaves that open."""
    if getattr(effect, "up_to", False):
        code.append(AskAmount(effect))


def wanted(g: Destiny, r: Resolve, effect: Countable, number: int | Amount) -> int:
    """How many an effect is about: as many as was answered, or as it says."""
    return sum(r.ids(AMOUNT)) if getattr(effect, "up_to", False) else amount(g, r, number)


class Pick(Op, frozen=True):
    """Choose what the selector offers and bind it to a name. `word` is the verb of the options."""

    word: str
    select: Select
    name: str
    skip: int = -1  # where to go on when the choice is declined; -1: it cannot be
    amount: Amount | None = None  # how much it is about: for nothing nobody is asked

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        r.bind(self.name)
        found = self._found(g, r) if self.word == Do.REMOVE else self.select.find(g, r)
        if (self.amount is not None and self.amount.count(g, r) <= 0) or not self.select.bounds(g, r)[1]:
            found = []
        if self.select.every:
            r.bind(self.name, *(one for one in found for _ in range(self.select.copies(g, r, one))))
            if not found:  # rule: destiny.reading.act-of-cruelty.each-of-none
                r.whole = False
            return None
        if (found and self.select.worth_enough(g, found)) or self._hidden(g, r):
            # rule: destiny.term.choose.must-target, destiny.term.choose.no-invalid
            return r.ask(g)
        # rule: destiny.term.choose.no-target
        if self.select.bounds(g, r)[0] or self.select.worth:
            r.whole = False
        if self.skip >= 0:
            r.pc = self.skip
        return None

    def optional_form(self, skip: int) -> Op | None:
        return None if self.select.every else msgspec.structs.replace(self, skip=skip)

    def question(self, g: Destiny, r: Resolve) -> Decision:
        picked = r.get(self.name)
        options = [Option(self.word, one) for one in self._left(g, r)]
        enough = len(picked) >= self.bounds(g, r)[0] and self.select.worth_enough(g, picked)
        if enough and (picked or self.skip < 0):
            options.append(Option(Do.STOP))
        elif (self.skip >= 0 and not picked) or not options:
            options.append(Option(Do.DECLINE))
        # Two cards of a hand may be copies: whether that leaves a choice is nobody else's business.
        public = self.select.zone != IN_HAND or (not self.select.where and len(g.hands[r.you]) < 2)
        return Decision(r.you, self.word, tuple(options), r.ability, public)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == Do.DECLINE:
            r.whole = False
            if self.skip >= 0:
                r.pc = self.skip
            return None
        if option.kind == Do.STOP:
            return None
        # rule: destiny.term.choose.several-at-once
        picked: list[Subject] = sorted([*r.get(self.name), option.subject], key=_place)
        r.bind(self.name, *picked)
        least, most = self.bounds(g, r)
        more = self._left(g, r) or (self._hidden(g, r) and len(picked) < len(g.hands[r.you]))
        if more and len(picked) < most:
            return r.ask(g)
        if len(picked) < least:  # rule: destiny.effect.then
            r.whole = False
        return None

    def bounds(self, g: Destiny, r: Resolve) -> tuple[int, int]:
        """How many have to be picked, and how many can be."""
        return self.select.bounds(g, r)

    def _found(self, g: Destiny, r: Resolve) -> list[Subject]:
        """What the selector offers; what cannot be removed cannot be picked to be removed."""
        # rule: destiny.term.choose.no-invalid
        found = self.select.find(g, r)
        if self.word != Do.REMOVE or PROTECTED not in (g.cached or g.index).constants:
            return found
        return [die for die in found if values.removable(g, r, int(die))]

    def _left(self, g: Destiny, r: Resolve) -> list[Subject]:
        """What can still be picked."""
        picked = r.get(self.name)
        select = self.select
        left = [one for one in self._found(g, r) if picked.count(one) < select.copies(g, r, one)]
        if self.select.within < 0:
            return left
        room = self.select.within - sum(g.value(int(die)) for die in picked)
        return [die for die in left if g.value(int(die)) <= room]

    def _hidden(self, g: Destiny, r: Resolve) -> bool:
        """Whether to ask although nothing fits, so that being asked tells nothing about a hand."""
        return self.select.zone == IN_HAND and bool(self.select.where) and bool(g.hands[r.you])


def _place(subject: Subject) -> tuple[int, str]:
    return (subject, "") if isinstance(subject, int) else (0, subject)


def pick_first(
    code: Code, effect: E, word: str, field: str, name: str = "", amount: Amount | None = None
) -> E:
    """Lay out the choice an effect needs, and give back the effect with a reference in its place."""
    target = getattr(effect, field)
    if not isinstance(target, Select):
        return effect
    choose_whose(code, target)
    bound = code.name(name)
    code.append(Pick(word, target, bound, amount=amount))
    return msgspec.structs.replace(effect, **{field: That(bound)})


class Choose(Effect, frozen=True):
    """Choose something that later effects refer to."""

    what: Select
    as_: str
    add: bool = False  # beside what others have chosen before

    def lay(self, code: Code) -> None:
        choose_whose(code, self.what)
        name = code.name() if self.add else self.as_
        code.append(Pick(Do.CHOOSE, self.what, name))
        if self.add:
            code.append(Gather(name, self.as_))


class Gather(Op, frozen=True):
    """Put what was chosen under one name beside what stands under another."""

    chosen: str
    into: str

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        r.bind(self.into, *r.get(self.into), *r.get(self.chosen))
        return None


# How one comes to the card that is meant if it can be any: by its color, its type and its cost.
NARROWED: Final = "#narrowed"
NARROWING: Final[tuple[Callable[[Card], str], ...]] = (
    lambda card: f"{A_COLOR}-{card.color}",
    lambda card: f"type-{card.type}",
    lambda card: str(card.cost),
)


class NameOne(Effect, frozen=True):
    """Name a color, a symbol, a number, a type, a card, or a subtype: of characters, or of any card."""

    kind: Nameable
    any_card: bool = False
    of: Reference | None = None  # one of the subtypes of this character
    add: bool = False  # beside what others have named before
    kept: bool = False  # this card remembers the card, which may be anybody's

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        r.unbind(NARROWED)
        if not self.words(g, r):
            r.bind(self.kind)
            r.whole = False
            return None
        return r.ask(g)

    def optional_form(self, skip: int) -> Effect | None:
        return None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        bare = self.kind in ("number", "card")  # known by themselves
        names = [word if bare else f"{self.kind}-{word}" for word in self.words(g, r)]
        if self.kind == "card" and not g.open_lists and len(r.get(NARROWED)) < len(NARROWING):
            # All cards there are would be too many for one question.
            aspect = NARROWING[len(r.get(NARROWED))]
            names = sorted({aspect(CARDS[name]) for name in names})
        options = tuple(Option(Do.NAME, name) for name in names)
        return Decision(r.you, Ask.NAME, options, r.ability, public=True)

    def words(self, g: Destiny, r: Resolve) -> tuple[str, ...]:
        if self.kind == A_COLOR:
            return COLORS
        if self.kind == "symbol":
            return SYMBOLS
        if self.kind == "number":
            return tuple(str(number) for number in range(max(card.cost for card in CARDS.values()) + 1))
        if self.kind == "type":
            return (EVENT, SUPPORT, UPGRADE)
        if self.kind == "card":
            named = list(zip(NARROWING, r.get(NARROWED), strict=False))
            cards = cards_to_name(g, r.you, anybodys=self.kept)
            return tuple(card for card in cards if all(of(CARDS[card]) == name for of, name in named))
        if self.of is not None:
            return tuple(sorted({word for one in self.of.find(g, r) for word in values.subtypes(g, one)}))
        if self.any_card:
            return tuple(sorted({subtype for card in CARDS.values() for subtype in card.subtypes}))
        return CHARACTER_SUBTYPES

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if self.kind == "card" and option.subject not in CARDS:
            r.bind(NARROWED, *r.get(NARROWED), option.subject)
            return r.ask(g)
        before = r.get(self.kind) if self.add else ()
        r.bind(self.kind, *before, str(option.subject).removeprefix(f"{self.kind}-"))
        if self.kept:
            marking.keep(g, r.holder, str(option.subject))
        return None


def cards_to_name(g: Destiny, seat: Seat, *, anybodys: bool = False) -> tuple[str, ...]:
    """Cards that can be meant, one for each title: what opponents may hold, if everybody knows the decks, or
    whatever somebody may still play."""
    # rule: destiny.term.copy.by-title
    held = [card for other in g.opponents(seat) for card in (*g.hands[other], *g.decks[other].cards)]
    types = (EVENT, SUPPORT, UPGRADE, DOWNGRADE)
    if anybodys:
        held += [*g.hands[seat], *g.decks[seat].cards, *(thing.card for thing in g.things.values())]
        for piles in (g.discards, g.face_down, g.under, g.playing):
            held += [card for pile in piles for card in pile]
        held = [card for card in held if CARDS[card].type in types]
    cards = held if g.open_lists else [code for code, card in CARDS.items() if card.type in types]
    by_title = {CARDS[card].title: card for card in sorted(cards, reverse=True)}
    return tuple(by_title[title] for title in sorted(by_title))


class PaintNamedColor(Effect, frozen=True):
    """A card and its dice become the color that was named, for as long as the card is in play."""

    what: Reference

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in self.what.find(g, r):
            for color in r.get(A_COLOR):
                marking.last(g, f"{A_COLOR} {color}", thing, g.round, FOREVER)
        return None


class GainNamedSubtype(Effect, frozen=True):
    """A card, or each that is selected, has the subtype that was named, until the end of the round."""

    what: Target = THIS

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in self.what.find(g, r):
            for subtype in r.get("subtype"):
                marking.last(g, f"{SUBTYPES} {subtype}", int(thing), g.round, g.round)
        return None
