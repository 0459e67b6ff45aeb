"""Abilities of cards: when they work, their price, and what they do.

The code of an ability is: pay the costs, choose the targets, announce (here others may interrupt), and
then carry out the effects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.cards.facts import FATE
from dejarik.games.cardgame.cards.library import ABILITIES, CARDS
from dejarik.kernel import Step, Why, code

if TYPE_CHECKING:
    from dejarik.games.cardgame.abilities.vocabulary.conditions import Condition
    from dejarik.games.cardgame.abilities.vocabulary.constants import Constant
    from dejarik.games.cardgame.abilities.vocabulary.triggers import Trigger
    from dejarik.games.cardgame.state import CardGame

LIMIT_REACHED = Why("cardgame.ability.printed-use-limit")
NOT_NOW = Why("cardgame.ability.play-restriction-text")
NO_EFFECT = Why("cardgame.ability.some-effect")

ONCE_PER_TURN = "once-per-turn"  # this ability of this card
ONE_PER_TURN = "one-per-turn"  # cards of this title, for each player


class Op(code.Op["CardGame", "Use"], frozen=True):
    """One simple step of an ability's flat code."""

    def why_not(self, g: CardGame, r: Use) -> Why | None:
        """Of a cost or a choice of targets: why it cannot be paid or made."""
        return None


Code = code.Code["CardGame", "Use"]


class Effect(Op, frozen=True):
    """A node of the tree. It lays itself out as ops; most effects are an op themselves."""

    def lay(self, code: Code) -> None:
        code.append(self)

    def could(self, g: CardGame, r: Use) -> bool:
        """Whether it could change anything now, before costs are paid and targets chosen."""
        return True

    def reads_discard_order(self) -> bool:
        """Whether it matters to the effect in which order cards were discarded."""
        return False


class Announce(Op, frozen=True):
    """The ability is initiated: costs are paid, targets chosen. Others may interrupt it now."""

    def run(self, g: CardGame, r: Use) -> Step | None:
        # rule: cardgame.meta.effects-fully-resolved-one-at-a-time
        g.tell(ev.AbilityUsed(r.you, r.holder, r.ability))
        ability = ABILITIES[r.ability]
        if r.event or ability.clause == "interrupt":
            return g.before(r, then=r.begin)
        return None


class Ability:
    """One ability of a card: when it works (`clause`, `trigger`, `when`), its price and what it does."""

    __slots__ = (
        "_begins",
        "_code",
        "as_enhancement",
        "aspect",
        "card",
        "clause",
        "constant",
        "costs",
        "effect",
        "forced",
        "from_hand",
        "limit",
        "listens_to",
        "ref",
        "targets",
        "trigger",
        "when",
    )

    def __init__(
        self,
        card: str,
        number: int,
        clause: str,
        effect: Effect | None = None,
        trigger: Trigger | None = None,
        constant: Constant | None = None,
        when: Condition | None = None,
        costs: tuple[Effect, ...] = (),
        targets: tuple[Effect, ...] = (),
        limit: str = "",
        forced: bool = False,
        from_hand: bool = False,
        as_enhancement: bool = False,
    ):
        self.card = card
        self.ref = f"{card}.{number}"
        self.clause = clause
        self.effect = effect
        self.trigger = trigger
        self.constant = constant
        self.when = when
        self.costs = costs
        self.targets = targets
        self.limit = limit
        self.forced = forced
        self.from_hand = from_hand
        self.as_enhancement = as_enhancement
        self.aspect = constant.aspect if constant is not None else ""
        self.listens_to = trigger.listens_to if trigger is not None else ()
        self._code: tuple[code.Op[CardGame, Use], ...] | None = None
        self._begins: tuple[Op, ...] = ()

    @property
    def code(self) -> tuple[code.Op[CardGame, Use], ...]:
        """Costs, targets and effects laid out flat, when first needed."""
        if self._code is None:
            laid = Code()
            for part in (*self.costs, *self.targets):
                part.lay(laid)
            self._begins = tuple(op for op in laid if isinstance(op, Op))
            laid.append(Announce())
            if self.effect is not None:
                self.effect.lay(laid)
            self._code = tuple(laid)
        return self._code

    @property
    def begins(self) -> tuple[Op, ...]:
        """What has to be paid and chosen before the ability is initiated."""
        if self._code is None:
            _ = self.code
        return self._begins

    @property
    def reads_discard_order(self) -> bool:
        return any(isinstance(op, Effect) and op.reads_discard_order() for op in self.code)

    def why_not(self, g: CardGame, r: Use) -> Why | None:
        """Why the ability cannot be used now."""
        if self.when is not None and not self.when.holds(g, r):
            return NOT_NOW  # rule: cardgame.ability.play-restriction-text
        if self.limit and limit_mark(self, r) in used_limits(g, r):
            return LIMIT_REACHED
        for op in self.begins:
            why = op.why_not(g, r)
            if why is not None:
                return why
        if self.effect is not None and not g.empty_abilities and not self.effect.could(g, r):
            return NO_EFFECT  # rule: cardgame.ability.some-effect
        return None


def limit_mark(ability: Ability, r: Use) -> str:
    """How a use is remembered: by this ability of this card, or by the title and the player."""
    # rule: cardgame.ability.printed-use-limit
    if ability.limit == ONE_PER_TURN:
        return f"used {r.you} {CARDS[ability.card].title}"
    return ability.ref


def used_limits(g: CardGame, r: Use) -> tuple[str, ...] | list[str]:
    if ABILITIES[r.ability].limit == ONE_PER_TURN:
        return g.marks
    return g.things[r.holder].used if r.holder in g.things else ()


class Use(code.Running["CardGame"]):
    """An ability being used: which one, where in it, *this card*, *you*, and what was bound."""

    holder: int = 0  # "this card"; 0 for an event or a card in hand
    event: str = ""  # the card, while it is being played as an event
    depth: int = -1  # the frame that is being interrupted

    def ops(self) -> tuple[code.Op[Any, Any], ...]:
        return ABILITIES[self.ability].code

    def begin(self, g: CardGame) -> Step:
        if self.pc == 0:
            self._count(g)
            on = g.things[self.holder].card if self.holder in g.things else ""
            g.narrate(ev.Using(self.you, self.holder, self.ability, self.event, on))
        return super().begin(g)

    def over(self, g: CardGame) -> Step:
        g.narrate(ev.UseOver(self.you, self.holder, self.ability))
        return super().over(g)

    def _count(self, g: CardGame) -> None:
        """A use counts against its limit even if it is canceled."""
        ability = ABILITIES[self.ability]
        if ability.limit == ONE_PER_TURN:
            g.marks.append(limit_mark(ability, self))
        elif ability.limit and self.holder in g.things:
            g.things[self.holder].used += (ability.ref,)

    def fell(self, g: CardGame) -> Step:
        # rule: cardgame.cancel.meaning, cardgame.cancel.costs-stay-paid
        g.tell(ev.Canceled(self.you, self.ability))
        g.narrate(ev.UseOver(self.you, self.holder, self.ability))
        return g.done(happened=False, whole=False)

    @property
    def source(self) -> int:
        """Whose damage it is: a card in play, or nothing for an event."""
        return self.holder


def fate_of(card: str) -> str:
    """The fate effect of a card, or nothing."""
    facts = CARDS[card]
    return facts.abilities[0].ref if facts.type == FATE else ""
