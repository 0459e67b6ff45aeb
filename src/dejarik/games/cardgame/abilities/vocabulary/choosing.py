"""Choosing targets and cards, one question at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame.abilities.ability import Effect, Use
from dejarik.games.cardgame.abilities.vocabulary.filters import Filter
from dejarik.games.cardgame.abilities.vocabulary.references import YOU, Reference, That, Who, seat_of
from dejarik.games.cardgame.abilities.vocabulary.selectors import Select, targetable
from dejarik.games.cardgame.abilities.vocabulary.triggers import When
from dejarik.games.cardgame.cards.facts import FROM_DISCARD, FROM_HAND, From
from dejarik.games.cardgame.cards.library import ABILITIES, CARDS
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.kernel import Decision, Option, Step, Why

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

NO_TARGET = Why("cardgame.target.needs-eligible")
NOTHING_TO_CHOOSE = Why("cardgame.ability.zone-reference")


class Pick(Effect, frozen=True):
    """Choose things in play and bind them; as a target, cards that cannot be targeted are out of reach."""

    # rule: cardgame.target.controller-chooses
    select: Select
    name: str = "target"
    targeting: bool = True
    who: Who = YOU

    def candidates(self, g: CardGame, r: Use) -> list[int]:
        return self.select.find(g, r, targeting=self.targeting)

    def why_not(self, g: CardGame, r: Use) -> Why | None:
        # rule: cardgame.target.needs-eligible
        return None if self.candidates(g, r) else NO_TARGET

    def run(self, g: CardGame, r: Use) -> Step | None:
        r.bind(self.name)
        return r.ask(g) if self.candidates(g, r) else None

    def question(self, g: CardGame, r: Use) -> Decision:
        picked = r.get(self.name)
        options = [Option(Do.CHOOSE, thing) for thing in self.candidates(g, r) if thing not in picked]
        if len(picked) >= self.select.least:
            options.append(Option(Do.ENOUGH))
        return Decision(seat_of(g, r, self.who), Ask.CHOOSE, tuple(options), r.ability, public=True)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        if option.kind == Do.ENOUGH:
            return None
        picked = sorted((*r.ids(self.name), int(option.subject)))
        r.bind(self.name, *picked)
        more = len(picked) < self.select.most and len(self.candidates(g, r)) > len(picked)
        return r.ask(g) if more else None


class PickAffected(Effect, frozen=True):
    """Choose, perhaps as a target, one of the things a packet is about and that meet the condition."""

    name: str = "that"
    targeting: bool = False

    def candidates(self, g: CardGame, r: Use) -> list[int]:
        trigger = ABILITIES[r.ability].trigger
        if not isinstance(trigger, When) or r.depth < 0:
            return []
        found = trigger.affected(g, r, g.stack[r.depth])
        return targetable(g, found) if self.targeting else found

    def why_not(self, g: CardGame, r: Use) -> Why | None:
        return NO_TARGET if self.targeting and not self.candidates(g, r) else None

    def run(self, g: CardGame, r: Use) -> Step | None:
        return r.ask(g)

    def question(self, g: CardGame, r: Use) -> Decision:
        options = tuple(Option(Do.CHOOSE, thing) for thing in self.candidates(g, r))
        return Decision(r.you, Ask.CHOOSE, options, r.ability, public=True)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        r.bind(self.name, option.subject)
        return None


class PickCard(Effect, frozen=True):
    """Choose a card of your hand or your discard pile that fits; `entering` play, it must be able to.

    What is chosen in a hand stays hidden until it is used, and so does whether anything there fits.
    """

    zone: From
    where: tuple[Filter, ...] = ()
    entering: bool = False

    def candidates(self, g: CardGame, r: Use) -> list[str]:
        from dejarik.games.cardgame.rules.playing import why_not_bring

        cards = g.hands[r.you] if self.zone == FROM_HAND else sorted(g.discards[r.you])
        return [
            card
            for card in dict.fromkeys(cards)
            if all(test.test(g, r, card) for test in self.where)
            and not (self.entering and why_not_bring(g, r.you, card) is not None)
        ]

    def why_not(self, g: CardGame, r: Use) -> Why | None:
        return None if self.candidates(g, r) else NOTHING_TO_CHOOSE

    def run(self, g: CardGame, r: Use) -> Step | None:
        return r.ask(g) if self.zone == FROM_HAND or self.candidates(g, r) else None

    def question(self, g: CardGame, r: Use) -> Decision:
        options = tuple(Option(Do.CHOOSE, card) for card in self.candidates(g, r)) or (Option(Do.ENOUGH),)
        return Decision(r.you, Ask.CHOOSE, options, r.ability, public=self.zone == FROM_DISCARD)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        if option.kind == Do.CHOOSE:
            r.bind("card", option.subject)
        return None


def target(select: Select) -> Pick:
    return Pick(select)


def choose(select: Select, who: Who = YOU) -> Pick:
    """Chosen without being targeted."""
    return Pick(select, targeting=False, who=who)


def bound_card(r: Use) -> str:
    """The card that was chosen, or nothing."""
    found = r.get("card")
    return str(found[0]) if found and found[0] in CARDS else ""


def within_reach(g: CardGame, r: Use, what: Reference) -> list[int]:
    """What a reference can come to name: what it names now, or what may yet be chosen as it."""
    found = what.find(g, r)
    if found or not isinstance(what, That):
        return found
    for pick in ABILITIES[r.ability].targets:
        if isinstance(pick, Pick) and pick.name == what.name:
            return pick.candidates(g, r)
    return []
