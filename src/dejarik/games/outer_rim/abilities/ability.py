"""Abilities of characters, ships and cards: when they can be used, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.places import NEVER, Branch, Place, join, places
from dejarik.games.outer_rim.cards.facts import NOBODY
from dejarik.games.outer_rim.cards.library import ABILITIES
from dejarik.kernel import Seat, Step, Why, code

if TYPE_CHECKING:
    from dejarik.games.outer_rim.abilities.vocabulary.triggers import Whenever
    from dejarik.games.outer_rim.state import OuterRim


WHENEVER = "whenever"  # the word that triggered abilities are headed with
READ_OUT = frozenset({"section", "databank", "job"})  # clauses with a story


class Op(code.Op["OuterRim", "Resolve"], frozen=True):
    """One simple step of an ability's flat code."""

    suffers: ClassVar[bool] = False  # the damage of a combat
    is_place: ClassVar[bool] = False  # the story has words for it

    def returned(self, g: OuterRim, r: Resolve) -> None:
        if r.result is not None:
            r.flag = r.result.happened
            r.whole = r.whole and r.result.whole


Code = code.Code["OuterRim", "Resolve"]


class Effect(Op, frozen=True):
    """A node of the tree. It lays itself out as ops; most effects are an op themselves."""

    def lay(self, code: Code) -> None:
        code.append(self)

    # How the story goes with it: see `places`.
    told: ClassVar[str] = NEVER

    def branches(self) -> tuple[Branch, ...]:
        """The effects in it, in the order in which they are laid out."""
        return ()

    @property
    def name(self) -> str:
        """What it is called among others that follow each other."""
        return type(self).__name__.lower()

    def why_not(self, g: OuterRim, r: Resolve) -> Why | None:
        """As a cost, or as the whole of an ability: why it cannot be done, or None."""
        return None

    # rule: outer_rim.interpretation.and-as-much-as-possible
    partial: ClassVar[bool] = False  # as no cost, it may be chosen even if nothing will come of it

    def cannot_begin(self, g: OuterRim, r: Resolve) -> Why | None:
        """Why it is not offered as a choice or as an ability."""
        return None if self.partial else self.why_not(g, r)


class ReadOn(Op, frozen=True):
    """Something more of the story is read out."""

    # rule: outer_rim.encounter.space.read-aloud
    is_place: ClassVar[bool] = True

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        ability = ABILITIES[r.ability]
        if ability.clause in READ_OUT:
            g.tell(ev.StoryTold(r.you, r.card, ability.section, ability.path_at(r.pc - 1)))
        return None


class Condition(msgspec.Struct, frozen=True):
    """Something that is so, or not, for a player."""

    def holds(self, g: OuterRim, seat: Seat) -> bool:
        raise TypeError(f"{type(self).__name__} says nothing")


class Ability:
    """One ability: the word it is headed with (`clause`), when it can be used, and what it does.

    What is triggered by an event is headed with `whenever`, and not used but heard.
    """

    __slots__ = ("_code", "_paths", "_places", "clause", "condition", "effect", "ref", "section", "whenever")

    def __init__(
        self,
        ref: str,
        clause: str,
        effect: Effect,
        condition: Condition | None = None,
        whenever: Whenever | None = None,
    ):
        self.ref = ref
        self.whenever = whenever
        self.clause = clause
        self.effect = effect
        self.condition = condition
        self._code: tuple[code.Op[OuterRim, Resolve], ...] | None = None
        self._places: dict[int, Place] | None = None
        self._paths: dict[int, str] = {}
        # The section of an encounter card, otherwise the word the ability is headed with.
        self.section = ref.rpartition(".")[2]

    @property
    def code(self) -> tuple[code.Op[OuterRim, Resolve], ...]:
        """The effect laid out flat, when it is first needed."""
        if self._code is None:
            laid = Code()
            self.effect.lay(laid)
            self._code = tuple(laid)
        return self._code

    @property
    def places(self) -> dict[int, Place]:
        """Where in the code the story has something to say."""
        if self._places is None:
            ops = [number for number, op in enumerate(self.code) if getattr(op, "is_place", False)]
            self._places = dict(zip(ops, places(self.effect), strict=True))
        return self._places

    def path_at(self, number: int) -> str:
        """The path of the place at a step of the code."""
        if not self._paths:
            self._paths = {at: place.path for at, place in self.places.items()}
        return self._paths[number]

    def step(self, pc: int) -> tuple[str, Effect]:
        """The part that is being carried out, and its path: the step that was read last."""
        begun = {place.path for number, place in self.places.items() if number < pc}
        path, effect = "", self.effect
        while effect.told == NEVER:
            parts = [(join(path, one.word), one.effect) for one in effect.branches() if one.told != NEVER]
            read = [(at, part) for at, part in parts if part is not None and at in begun]
            if not read:
                break
            path, effect = read[-1]
        return path, effect

    def why_not(self, g: OuterRim, you: Seat, card: str) -> Why | None:
        """Why the ability cannot be used now."""
        # rule: outer_rim.interpretation.abilities-say-when
        if self.condition is not None and not self.condition.holds(g, you):
            return NOT_NOW
        return self.effect.cannot_begin(g, Resolve(self.ref, you, card))


NOT_NOW = Why("outer_rim.interpretation.abilities-say-when")


class Resolve(code.Running["OuterRim"]):
    """An ability being resolved: which one, where in it, *this card*, *you*, and what it is about."""

    # rule: outer_rim.timing.no-interruption, outer_rim.action.special-no-interrupt
    card: str = ""  # "this card"
    about: str = ""  # the cargo, the job, the contact slot it is about
    that: Seat = NOBODY  # "that player"
    flag: bool = False  # the last test was passed, the last combat won
    ending: bool = False  # nothing more is resolved once the damage of the combat has been suffered
    finished: bool = False  # the words "this job is completed" were reached, or the cargo was delivered

    def ops(self) -> tuple[code.Op[Any, Any], ...]:
        return ABILITIES[self.ability].code

    def begin(self, g: OuterRim) -> Step:
        ability = ABILITIES[self.ability]
        ops = ability.code
        # rule: outer_rim.job.defeat-fails-job
        if ability.clause == "job" and g.players[self.you].defeated and 0 < self.pc < len(ops):
            return g.done(happened=False)
        return self.carry_on(g, ops)

    def over(self, g: OuterRim) -> Step:
        return g.done(happened=self.finished, whole=self.whole)

    def end(self, g: OuterRim) -> None:
        """Nothing more of this ability is resolved, except for the damage of a combat that goes on."""
        ops = ABILITIES[self.ability].code
        if g.combat is None:
            self.pc = len(ops)
            return
        self.ending = True
        while self.pc < len(ops) and not getattr(ops[self.pc], "suffers", False):
            self.pc += 1
