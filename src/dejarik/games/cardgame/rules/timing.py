"""When interrupts and reactions come, with two doors.

`open_window` is called when something is about to happen: interrupts, forced ones first. `between` is
called after every moment in which something was told or changed: destruction and victory at once, then
a window for reactions to what was told. In every window the players alternate from the active player,
one ability at a time, until both pass in succession, and candidates are looked up anew each time.

Whether a seat is asked follows from what everybody knows: from cards in play, and from whether *some*
card of its deck could answer from the hand, never from whether it is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dejarik.games.cardgame.abilities.ability import Use
from dejarik.games.cardgame.cards.facts import EVENT
from dejarik.games.cardgame.cards.library import ABILITIES, CARDS
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import checks, playing
from dejarik.games.cardgame.rules.policy import PASS
from dejarik.kernel import Decision, Option, Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


def open_window(g: CardGame, frame: Procedure[Any]) -> None:
    """Push a window if, as far as everybody knows, somebody might interrupt."""
    # rule: cardgame.interrupt.before-effect, cardgame.timing.when-word, cardgame.interrupt.label
    # rule: cardgame.trigger.in-framework-events
    window = InterruptWindow(g.first(), on=len(g.stack) - 1)
    if window.anybody(g):
        g.push(window)


def between(g: CardGame) -> None:
    """Reactions to what was told; above them what must happen at once."""
    told = g.told
    if told:
        g.told = []
        hears = (g.cached or g.index).hears
        heard: list[Any] = []
        for event in told:
            if type(event) in hears:
                heard.append(event)
        if heard and g.outcome is None:
            # rule: cardgame.reaction.after-effect, cardgame.timing.after-word, cardgame.reaction.label
            # rule: cardgame.trigger.in-framework-events
            window = ReactionWindow(g.first(), first=len(g.heard), last=len(g.heard) + len(heard))
            g.heard += heard
            if window.anybody(g):
                g.push(window)
            else:
                del g.heard[window.first :]
    if g.dirty:
        g.dirty = False
        checks.check(g)


class Candidate:
    """An ability that could be used now, and the option that names it."""

    __slots__ = ("forced", "mark", "option", "seat", "use")

    def __init__(self, option: Option, use: Use, mark: str, forced: bool):
        self.option = option
        self.use = use
        self.mark = mark
        self.forced = forced
        self.seat = use.you


class Window(Procedure["CardGame"]):
    """A window in which abilities answer a condition."""

    turn: Seat
    passes: int = 0
    used: tuple[str, ...] = ()  # an ability in play answers each occurrence of its condition once

    @property
    def word(self) -> str:
        raise TypeError(f"{type(self).__name__} has no name")

    def open(self, g: CardGame) -> bool:
        return True

    def in_play(self, g: CardGame) -> list[Candidate]:
        """What cards in play could do now, for both players."""
        raise TypeError(f"{type(self).__name__} looks nothing up")

    def from_hand(self, g: CardGame, seat: Seat, cards: tuple[str, ...] | None) -> list[Candidate]:
        """What cards in hand could do now; with `cards` None, what any card of the deck could."""
        raise TypeError(f"{type(self).__name__} looks nothing up")

    def anybody(self, g: CardGame) -> bool:
        if self.in_play(g):
            return True
        for seat, hand in enumerate(g.hands):  # noqa: SIM110 - a generator costs more than it finds
            if hand and self.from_hand(g, seat, None):
                return True
        return False

    def might(self, g: CardGame, seat: Seat, in_play: list[Candidate]) -> bool:
        """Whether the seat is asked, as far as everybody knows."""
        for candidate in in_play:
            if candidate.seat == seat:
                return True
        return bool(g.hands[seat]) and bool(self.from_hand(g, seat, None))

    def begin(self, g: CardGame) -> Step:
        if not self.open(g):
            return self.close(g)
        in_play = self.in_play(g)
        for candidate in in_play:
            if candidate.forced:  # rule: cardgame.forced.mandatory
                return g.ask(self, self.which_forced, then=self.forced)
        # rule: cardgame.interrupt.order, cardgame.reaction.order, cardgame.trigger.several-on-one-condition
        for _ in range(g.seats - self.passes):
            if self.might(g, self.turn, in_play):
                return g.ask(self, self.answer_or_pass, then=self.answered)
            self.pass_on(g)
        return self.close(g)

    def which_forced(self, g: CardGame) -> Decision:
        """Forced abilities come first; the active player orders them."""
        options = dict.fromkeys(c.option for c in self.in_play(g) if c.forced)
        return Decision(g.first(), Ask.FORCED, tuple(options), self.word, public=True)

    def forced(self, g: CardGame, option: Option) -> Step:
        chosen = next(c for c in self.in_play(g) if c.forced and c.option == option)
        self.used += (chosen.mark,)
        return g.call(self, chosen.use, then=self.begin)

    def candidates(self, g: CardGame, seat: Seat) -> list[Candidate]:
        in_play = [c for c in self.in_play(g) if c.seat == seat and not c.forced]
        return in_play + self.from_hand(g, seat, tuple(dict.fromkeys(g.hands[seat])))

    def must_answer(self, g: CardGame, seat: Seat) -> bool:
        """What is begun can be finished: one may not decline the discount one needs."""
        return False

    def answer_or_pass(self, g: CardGame) -> Decision:
        # rule: cardgame.ability.optional-by-default
        found = self.candidates(g, self.turn)
        options = list(dict.fromkeys(c.option for c in found))
        if not options or not self.must_answer(g, self.turn):
            options.append(PASS)
        public = not self.from_hand(g, self.turn, None) or not g.hands[self.turn]
        return Decision(self.turn, self.word, tuple(options), self.word, public=public)

    def answered(self, g: CardGame, option: Option) -> Step:
        if option == PASS:
            self.pass_on(g)
            return self.begin(g)
        chosen = next(c for c in self.candidates(g, self.turn) if c.option == option)
        self.passes = 0
        self.turn = g.other(self.turn)
        if chosen.use.holder:
            self.used += (chosen.mark,)  # rule: cardgame.interrupt.once-per-condition
        return g.call(self, self.begin_use(g, chosen), then=self.begin)

    def begin_use(self, g: CardGame, chosen: Candidate) -> Procedure[CardGame]:
        """Cards in play are used, events and units in hand are played or put into play."""
        if chosen.use.event and CARDS[chosen.use.event].type == EVENT:
            return playing.PlayCard(
                chosen.seat,
                chosen.use.event,
                ability=chosen.use.ability,
                bound=chosen.use.bound,
                depth=chosen.use.depth,
            )
        if chosen.use.event:
            chosen.use.bind("card", chosen.use.event)
            chosen.use.event = ""
        return chosen.use

    def pass_on(self, g: CardGame) -> None:
        self.passes += 1
        self.turn = (self.turn + 1) % g.seats

    def close(self, g: CardGame) -> Step:
        return g.done()


class InterruptWindow(Window):
    """Interrupts of the frame at depth `on`."""

    on: int = -1

    @property
    def word(self) -> str:
        return Ask.INTERRUPT

    def open(self, g: CardGame) -> bool:
        """What was canceled, or cannot happen anymore, cannot be interrupted."""
        frame = g.stack[self.on]
        return not frame.off and frame.why_not(g) is None

    def must_answer(self, g: CardGame, seat: Seat) -> bool:
        needs = getattr(g.stack[self.on], "needs_discount", None)
        return needs is not None and bool(needs(g, seat))

    def in_play(self, g: CardGame) -> list[Candidate]:
        frame: Any = g.stack[self.on]
        found: list[Candidate] = []
        for holder, ref in (g.cached or g.index).interrupts.get(type(frame), ()):
            found += self.answers(g, Use(ref, g.things[holder].controller, holder, depth=self.on))
        extra = getattr(frame, "keyword_answers", None)
        if extra is not None:
            for use in extra(g, self.on):
                mark = f"{use.holder} {use.ability}"
                if mark not in self.used:
                    found.append(Candidate(Option(Do.PROTECT_WITH, use.holder), use, mark, False))
        return found

    def from_hand(self, g: CardGame, seat: Seat, cards: tuple[str, ...] | None) -> list[Candidate]:
        found: list[Candidate] = []
        for ref in (g.cached or g.index).hand_answers[seat].get(type(g.stack[self.on]), ()):
            card = ABILITIES[ref].card
            if cards is None or card in cards:
                found += self.answers(g, Use(ref, seat, event=card, depth=self.on))
        return found

    def answers(self, g: CardGame, use: Use) -> list[Candidate]:
        """The ability as a candidate, if its condition is met once more and it can be used."""
        ability = ABILITIES[use.ability]
        assert ability.trigger is not None
        # rule: cardgame.interrupt.once-per-condition
        for thing in ability.trigger.occurrences(g, use, g.stack[self.on]):
            mark = f"{use.holder} {use.ability} {thing}"
            if mark not in self.used:
                break
        else:
            return []
        why = playing.why_not_play(g, use) if use.event else ability.why_not(g, use)
        if why is not None:
            return []
        option = Option(Do.PLAY, use.event) if use.event else Option(Do.USE, use.holder)
        return [Candidate(option, use, mark, ability.forced)]


class ReactionWindow(Window):
    """Reactions to the events from number `first` up to `last` of those being heard."""

    first: int = 0
    last: int = 0

    @property
    def word(self) -> str:
        return Ask.REACTION

    def close(self, g: CardGame) -> Step:
        del g.heard[self.first :]
        return g.done()

    def in_play(self, g: CardGame) -> list[Candidate]:
        found: list[Candidate] = []
        reactions = (g.cached or g.index).reactions
        for number in range(self.first, self.last):
            event = g.heard[number]
            for holder, ref in reactions.get(type(event), ()):
                # rule: cardgame.reaction.once-per-condition
                if not self.used or self.mark(holder, ref, number) not in self.used:
                    self.answer(g, ref, g.things[holder].controller, holder, number, found)
        return found

    @staticmethod
    def mark(holder: int, ref: str, number: int) -> str:
        """How a use in answer to an event is remembered."""
        return f"{holder} {ref} {number}"

    def from_hand(self, g: CardGame, seat: Seat, cards: tuple[str, ...] | None) -> list[Candidate]:
        found: list[Candidate] = []
        possible = (g.cached or g.index).hand_answers[seat]
        if not possible:
            return found
        for number in range(self.first, self.last):
            for ref in possible.get(type(g.heard[number]), ()):
                card = ABILITIES[ref].card
                if cards is None or card in cards:
                    self.answer(g, ref, seat, card, number, found)
        return found

    def answer(
        self, g: CardGame, ref: str, seat: Seat, by: int | str, number: int, found: list[Candidate]
    ) -> None:
        """Add the ability of a thing in play or of a card in hand, if it can be used after this event."""
        event: Any = g.heard[number]
        ability = ABILITIES[ref]
        trigger = ability.trigger
        assert trigger is not None
        if not trigger.concerns(seat, event):
            return
        use = Use(ref, seat, holder=by) if isinstance(by, int) else Use(ref, seat, event=by)
        if not trigger.hears(g, use, event):
            return
        why = playing.why_not_play(g, use) if use.event else ability.why_not(g, use)
        if why is not None:
            return
        about = getattr(event, "thing", 0)
        if about == use.holder or about not in g.things:
            about = 0
        option = Option(Do.PLAY, use.event, about) if use.event else Option(Do.USE, use.holder, about)
        found.append(Candidate(option, use, self.mark(use.holder, ref, number), ability.forced))
