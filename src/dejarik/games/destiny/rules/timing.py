"""Destiny's timing, with two doors.

`open_window` is called when something is about to happen: "would … instead" first, then "before",
in the order the right player decides. `between` is called after every moment in which something was
told or changed: what follows from the rules at once (defeats, surplus), and "after" abilities, which
join the first-in-first-out queue.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.library import ABILITIES, CARDS
from dejarik.games.destiny.events import AnyEvent, Defeated, Roles, Triggered, TriggerOver
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import checks
from dejarik.kernel import Decision, Option, Procedure, Seat, Step
from dejarik.kernel.clone import clone
from dejarik.kernel.procedure import DONE

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


_OVER = TriggerOver()

# ---- Before ---------------------------------------------------------------------------------------


def interrupters(g: Destiny, frame: Any, used: tuple[str, ...]) -> list[Resolve]:
    """The abilities that may be applied before an `Occasion` goes ahead, replacements alone if any are."""
    found: list[Resolve] = []
    keyword = frame.keyword(g)
    if keyword is not None:
        found.append(keyword)
    listening = (g.cached or g.index).before
    if listening:
        for listens in frame.heard_as():
            for holder, ref in listening.get(listens, ()):
                _match(g, ref, holder, g.things[holder].controller, frame.roles(), found)
    for mark in used:
        # A card may have an ability several times: each application uses up one.
        done = next((resolve for resolve in found if _mark(resolve) == mark), None)
        if done is not None:
            found.remove(done)
    if not found:
        return found
    # rule: destiny.effect.would-be.faster
    replacing = [resolve for resolve in found if ABILITIES[resolve.ability].clause == "instead"]
    return replacing or found


def open_window(g: Destiny, frame: Procedure[Any]) -> None:
    """Push a window if any ability may interrupt."""
    # rule: destiny.queue.before-interrupts, destiny.ability.before.immediate
    if interrupters(g, frame, ()):
        g.interrupting += 1
        g.push(Before(len(g.stack) - 1))


def restart(frame: Procedure[Destiny]) -> None:
    """Ask anew: what an open question offers may have changed."""
    frame.asks = ""
    frame.next = "begin"


class Before(Procedure["Destiny"]):
    """The window before something happens: abilities interrupt one after another."""

    depth: int  # of the frame that waits
    used: tuple[str, ...] = ()
    shared: str = ""  # the kind of abilities that several players have here, once somebody was asked

    def player_left(self, g: Destiny, seat: Seat) -> None:
        restart(self)

    def begin(self, g: Destiny) -> Step:
        frame = g.stack[self.depth]
        if self.used:
            g.narrate(_OVER)
        # rule: destiny.effect.replacement.only-once, destiny.effect.replacement.original-gone
        # rule: destiny.ability.before.does-not-prevent
        if frame.off or frame.why_not(g) is not None:
            return self.close(g)
        waiting = interrupters(g, frame, self.used)
        if not waiting:
            return self.close(g)
        if len(waiting) == 1:
            return self.apply(g, waiting[0])
        if _of_several(waiting):
            self.shared = ABILITIES[waiting[0].ability].clause
        return g.ask(self, self.which_first, then=self.ordered)

    def which_first(self, g: Destiny) -> Decision:
        # rule: destiny.ability.simultaneous.one-player, destiny.effect.replacement.several-one-player
        # rule: destiny.effect.replacement.several-players
        waiting = interrupters(g, g.stack[self.depth], self.used)
        return _order_question(g, waiting, self.shared == ABILITIES[waiting[0].ability].clause)

    def ordered(self, g: Destiny, option: Option) -> Step:
        waiting = interrupters(g, g.stack[self.depth], self.used)
        return self.apply(g, next(r for r in waiting if _option(r, waiting) == option))

    def apply(self, g: Destiny, resolve: Resolve) -> Step:
        self.used = (*self.used, _mark(resolve))
        resolve.depth = self.depth
        g.narrate(Triggered(resolve.you, resolve.ability, resolve.holder))
        return g.call(self, resolve, then=self.begin)

    def close(self, g: Destiny) -> Step:
        g.interrupting -= 1
        return g.done()


# ---- Between --------------------------------------------------------------------------------------


def between(g: Destiny) -> None:
    """What follows from the moment just ended."""
    told = g.told
    if told:
        g.told = []
        g.history += told
        listening = (g.cached or g.index).after
        for event in told:
            if type(event) in listening:
                _hear(g, told, listening)
                break
        if g.delayed:
            _fall_due(g, {type(event).__name__ for event in told})
    if g.dirty:
        g.dirty = False
        checks.check(g)


def _fall_due(g: Destiny, happened: set[str]) -> None:
    """Delayed effects whose time has come enter the queue."""
    # rule: destiny.effect.delayed.when
    g.queue += [waiting for waiting in g.delayed if waiting.waits in happened]
    g.delayed = [waiting for waiting in g.delayed if waiting.waits not in happened]


def _hear(g: Destiny, told: list[AnyEvent], listening: Mapping[type, tuple[tuple[int, str], ...]]) -> None:
    """Put the "after" abilities that a moment triggers into the queue, or first into order.

    Whatever happens in one moment is simultaneous: an activation and the rolls it is made of, damage to
    several characters.
    """
    # rule: destiny.queue.after-enters, destiny.ability.triggered.must-be-in-play
    # rule: destiny.faq.blackmail-fast-hands, destiny.ability.after.when
    found: list[Resolve] = []
    for event in told:
        waiting = listening.get(type(event), ())
        if isinstance(event, Defeated):
            # It was in play when it was defeated: its own abilities hear that as well.
            own = CARDS[event.card].abilities
            waiting += tuple(
                (event.thing, a.ref) for a in own if a.clause == "after" and a.listens is Defeated
            )
        if not waiting:
            continue
        about = event.roles()
        for holder, ref in waiting:
            you = g.things[holder].controller if holder in g.things else about[0].by
            _match(g, ref, holder, you, about, found)
    if not found:
        return
    if len(found) == 1 and not g.heard:
        g.queue += found
        return
    if not g.heard:
        g.push(Order())
    g.groups += 1
    for resolve in found:
        resolve.group = g.groups
    g.heard += found


def _match(
    g: Destiny, ref: str, holder: int, you: Seat, about: tuple[Roles, ...], found: list[Resolve]
) -> None:
    """Add the ability to those found, once for each part of the occurrence that triggers it."""
    trigger = ABILITIES[ref].trigger
    if trigger is not None:
        for one in about:
            resolve = trigger.match(g, ref, holder, you, one)
            if resolve is not None:
                if trigger.once and any(r.ability == ref and r.holder == holder for r in found):
                    return  # "one or more" of a moment
                found.append(resolve)


class Order(Procedure["Destiny"]):
    """Abilities with one trigger condition enter the queue in the order somebody decides."""

    shared: int = 0  # the group that has abilities of several players

    def player_left(self, g: Destiny, seat: Seat) -> None:
        restart(self)

    def begin(self, g: Destiny) -> Step:
        while g.heard:
            waiting = self.first(g)
            if len(waiting) > 1:
                if _of_several(waiting):
                    self.shared = waiting[0].group
                return g.ask(self, self.which_first, then=self.ordered)
            g.queue.append(g.heard.pop(0))
        g.groups = 0
        return g.done()

    def first(self, g: Destiny) -> list[Resolve]:
        """The abilities of the earliest occurrence."""
        return [resolve for resolve in g.heard if resolve.group == g.heard[0].group]

    def which_first(self, g: Destiny) -> Decision:
        waiting = self.first(g)
        return _order_question(g, waiting, self.shared == waiting[0].group)

    def ordered(self, g: Destiny, option: Option) -> Step:
        waiting = self.first(g)
        chosen = next(resolve for resolve in waiting if _option(resolve, waiting) == option)
        g.heard.remove(chosen)
        g.queue.append(chosen)
        return g.go(self, then=self.begin)


def _of_several(waiting: list[Resolve]) -> bool:
    """Whether several players have abilities here."""
    return any(resolve.you != waiting[0].you for resolve in waiting)


def _order_question(g: Destiny, waiting: list[Resolve], shared: bool) -> Decision:
    """Which ability is first: one player orders their own, else the battlefield's controller orders all,
    also the last ones if these are of one player."""
    # rule: destiny.ability.simultaneous.several-players
    seat = g.orderer() if shared else waiting[0].you
    options: dict[Option, None] = dict.fromkeys(_option(resolve, waiting) for resolve in waiting)
    return Decision(seat, Ask.ORDER, tuple(options), public=True)


def _option(resolve: Resolve, waiting: list[Resolve]) -> Option:
    """An ability by its card; where the card has the same one waiting twice, by what triggered it."""
    same = [r for r in waiting if (r.holder, r.ability) == (resolve.holder, resolve.ability)]
    trigger = resolve.get("die") or resolve.get("it")
    twice = len(same) > 1 and bool(trigger)
    return Option(Do.FIRST, resolve.holder, trigger[0] if twice else resolve.ability)


def _mark(resolve: Resolve) -> str:
    part = resolve.get("part") or resolve.get("die")
    return f"{resolve.holder} {resolve.ability} {part}"


# ---- The queue ------------------------------------------------------------------------------------


class Settle(Procedure["Destiny"]):
    """Apply what waits in the queue, first in, first out, each completely before the next."""

    # rule: destiny.queue.fifo, destiny.queue.complete-before-next, destiny.queue.new-at-end
    # rule: destiny.ability.triggered.independent-of-card
    def begin(self, g: Destiny) -> Step:
        if g.settling:
            g.narrate(_OVER)
        if not g.queue:
            g.settling = False
            return g.done()
        g.settling = True
        waiting = clone(g.queue.pop(0))
        if isinstance(waiting, Resolve):
            g.narrate(Triggered(waiting.you, waiting.ability, waiting.holder))
        return g.call(self, waiting, then=self.begin)


def settle(g: Destiny, frame: Procedure[Destiny], then: Callable[[Destiny], Step]) -> Step:
    """Apply what waits in the queue before going on; inside an entry of the queue it has to wait."""
    # rule: destiny.ability.after.waits-for-source-ability, destiny.queue.immediate-when-empty
    if g.settling or g.interrupting or not (g.queue or g.told):
        return g.go(frame, then) if g.told or g.dirty else then(g)
    if not (g.queue or g.dirty or g.delayed) and g.outcome is None and _nobody_listens(g):
        # What was told is over, and so is the queue, which had nothing to do.
        g.history += g.told
        g.told = []
        frame.result = DONE
        return then(g)
    return g.call(frame, Settle(), then)


def _nobody_listens(g: Destiny) -> bool:
    """Whether no ability hears what has just been told."""
    listening = (g.cached or g.index).after
    for event in g.told:  # noqa: SIM110 - a generator costs more than it finds
        if type(event) in listening:
            return False
    return True
