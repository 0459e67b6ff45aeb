"""Abilities of cards: when they work, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dejarik.games.destiny.cards.library import ABILITIES
from dejarik.kernel import Seat, Why, code

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.vocabulary.constants import Constant
    from dejarik.games.destiny.abilities.vocabulary.triggers import Trigger
    from dejarik.games.destiny.state import Destiny


class Op(code.Op["Destiny", "Resolve"], frozen=True):
    """One simple step of an ability's flat code."""

    def optional_form(self, skip: int) -> Op | None:
        """This op with a way to decline in its own question, going on at `skip`; None if it has none."""
        return None


Code = code.Code["Destiny", "Resolve"]


class Effect(Op, frozen=True):
    """A node of the tree. It lays itself out as ops; most effects are an op themselves."""

    def lay(self, code: Code) -> None:
        code.append(self)

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        """As a cost: why it cannot be paid, or None."""
        return None

    def cannot_begin(self, g: Destiny, r: Resolve) -> Why | None:
        """Why an ability that begins with this cannot be used: only a cost can stop it."""
        return None

    def useless(self, g: Destiny, r: Resolve) -> bool:
        """Whether it is plain to everybody that it would do nothing, so that it need not be offered."""
        return False

    def due(self, g: Destiny, r: Resolve) -> bool:
        """Whether what happens as soon as a condition holds is to happen now."""
        return True

    def saves(self, g: Destiny, r: Resolve) -> int:
        """How much it takes off the cost of a card being played: legality looks ahead to it."""
        return 0


# The clauses of abilities that somebody looks for while their card is in play.
INDEXED = frozenset(
    (
        "after",
        "before",
        "instead",
        "constant",
        "action",
        "power_action",
        "host_action",
        "open_action",
        "at_once",
    )
)


class Ability:
    """One ability of a card: when it works (`clause`, `trigger`) and what it does (`effect`)."""

    __slots__ = (
        "_code",
        "aspect",
        "clause",
        "constant",
        "effect",
        "hears",
        "indexed",
        "listens",
        "ref",
        "trigger",
    )

    def __init__(
        self,
        ref: str,
        clause: str,
        effect: Effect | None = None,
        trigger: Trigger | None = None,
        constant: Constant | None = None,
    ):
        self.ref = ref
        self.clause = clause
        self.indexed = clause in INDEXED
        self.effect = effect
        self.trigger = trigger
        self.constant: Any = constant  # of the class that changes `aspect`
        self.aspect = constant.aspect if constant is not None else ""
        self.listens = trigger.listens if trigger is not None else None  # a class of events or procedures
        # The events of that class: itself, or those it stands for.
        self.hears = tuple(self.listens.__subclasses__()) or (self.listens,) if self.listens else ()
        self._code: tuple[code.Op[Destiny, Resolve], ...] | None = None

    @property
    def code(self) -> tuple[code.Op[Destiny, Resolve], ...]:
        """The effect laid out flat, when it is first needed."""
        if self._code is None:
            laid = Code()
            if self.effect is not None:
                self.effect.lay(laid)
            self._code = tuple(laid)
        return self._code

    def why_not(self, g: Destiny, holder: int, you: Seat) -> Why | None:
        """Why the ability cannot be used now."""
        if self.effect is None:
            return None
        return self.effect.cannot_begin(g, Resolve(self.ref, you, holder))


SPOTTED = "#spotted"  # whose cards you spot as if they were yours
ELSEWHERE = "#elsewhere"  # the card is not played from the hand
MINE = "#mine"  # while another player is "you": whose ability it is, and which opponent was meant


class Resolve(code.Running["Destiny"]):
    """An ability being applied: which one, where in it, *this card*, *you*, and what was bound."""

    holder: int = 0  # "this card"; 0 for an event
    depth: int = -1  # the frame that it interrupts or belongs to: a "before", a special, an event
    waits: str = ""  # a delayed effect: the name of the event after which it is applied
    group: int = 0  # abilities with one trigger condition, while waiting to be ordered

    @property
    def author(self) -> Seat:
        """Whose ability it is, even while another player does what it says."""
        return next(iter(self.ids(MINE)), self.you)

    def ops(self) -> tuple[code.Op[Any, Any], ...]:
        return ABILITIES[self.ability].code


def ability(ref: str) -> Ability:
    return ABILITIES[ref]
