"""Questions and answers in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from dejarik.games.destiny.abilities.ability import Effect, Resolve
from dejarik.games.destiny.abilities.vocabulary.flow import AskWhether, ChooseOne, Modal
from dejarik.games.destiny.abilities.vocabulary.players import (
    AnyMay,
    AskToPay,
    ChooseAnother,
    Offer,
    ShareChoices,
    Unless,
)
from dejarik.games.destiny.cards.facts import A_COLOR, BATTLEFIELD, Side
from dejarik.games.destiny.cards.library import ABILITIES, CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import actions, duties
from dejarik.games.destiny.text import clauses, effects
from dejarik.games.destiny.text.cards import CardTexts
from dejarik.games.destiny.text.names import Names
from dejarik.games.destiny.text.saying import Saying
from dejarik.kernel import Decision, Option, Seat, Subject, player_seat
from dejarik.words import Phrase, Text, Words

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


# What cards do the rules do, too: discard before drawing, return cards and draw anew.
BY_THE_RULES = {Ask.DISCARD: "upkeep-discard", Ask.RETURN: "mulligan"}


# Abilities by language: said anew they would come out the same.
_SAID: dict[tuple[str, str], str] = {}


class Questions:
    """Decisions and options in one language: messages are found by their kinds.

    An option asks first for a message of its own under this kind of decision (`option-action-reroll`).
    """

    def __init__(self, words: Words, names: Names, cards: CardTexts) -> None:
        self.words = words
        self.names = names
        self.cards = cards

    # ---- Questions ------------------------------------------------------------------------------

    def prompt(self, g: Destiny, decision: Decision) -> str:
        words = self.words
        args: dict[str, Any] = {"who": self.names.player(decision.seat)}
        about = decision.about
        if isinstance(about, int):
            args["number"] = about
            args["about"] = self.subject(g, about) if about else ""
        else:
            args["about"] = self.subject(g, about)
        asked = self._asked(g)
        if asked is not None:
            args["effect"] = asked
        if decision.kind == Ask.ACTION:
            return self._which_action(g, decision.seat)
        kind = BY_THE_RULES.get(decision.kind, decision.kind) if about == 0 else decision.kind
        text = words.say(f"prompt-{kind}", **args)
        frame = g.stack[-1] if g.stack else None
        if isinstance(frame, Resolve) and frame.ability == about:
            return words.say("prompt-for-card", card=self.holder(g, frame), text=text)
        return text

    def _which_action(self, g: Destiny, seat: Seat) -> str:
        """Any action, or what a player must or cannot do now."""
        if must := self.duties(g, seat):
            return self.words.say("prompt-action-must", duties=must)
        if barred := duties.barred(g, seat):
            deeds = [self.words.text(f"deed-{kind}") for kind in sorted(barred)]
            return self.words.say("prompt-action-barred", deeds=deeds)
        return self.words.say("prompt-action")

    def duties(self, g: Destiny, seat: Seat) -> list[Text]:
        """What a player must do as the next action, as far as that is possible."""
        found = list(dict.fromkeys(duties.duties(g, seat)))
        if not found or "" in g.hands[seat]:  # others do not know what that player can do
            return []
        pressing = duties.pressing(g, found, actions.candidates(g, seat))
        return [
            self.words.text(f"duty-{duty.kind}", any=not duty.what, what=self.subject(g, duty.what))
            for duty in pressing
        ]

    def _asked(self, g: Destiny) -> str | None:
        """What a yes-or-no question is about."""
        frame = g.stack[-1] if g.stack else None
        if not isinstance(frame, Resolve) or not frame.pc:
            return None
        card = CARDS.get(frame.ability.partition(".")[0])
        op = frame.op
        if isinstance(op, AskWhether):
            return effects.text(Saying(self.words, card), op.effect)
        if isinstance(op, AskToPay | Offer):
            for node in nodes(ABILITIES[frame.ability].effect):
                if isinstance(node, Unless | AnyMay) and node.pays == op.pays and node.who == op.who:
                    return self._in_context(frame, node)
        return None

    def _in_context(self, frame: Resolve, node: Effect) -> str:
        """A part of an ability, said after what stands before it."""
        ability = ABILITIES[frame.ability]
        said = Saying(self.words, CARDS.get(frame.ability.partition(".")[0]))
        if ability.trigger is not None:
            clauses.trigger(said, ability.trigger)
        for before in nodes(ability.effect):
            if before is node:
                break
            if not children(before):
                effects.sentences(said, before)
        return effects.text(said, node)

    def holder(self, g: Destiny, frame: Resolve) -> Phrase:
        """The card whose ability is being applied."""
        if frame.holder in g.things:
            return self.names.thing(g, frame.holder)
        code = frame.ability.partition(".")[0]
        if code in CARDS:
            return self.names.card(code)
        return self.words.phrase(f"keyword-{frame.ability.rpartition('.')[2]}")

    # ---- Answers --------------------------------------------------------------------------------

    def option(self, g: Destiny, decision: Decision | None, option: Option) -> str:
        words = self.words
        kind = decision.kind if decision is not None else ""
        if option.kind == Do.CHOICE:
            chosen = self._choice(g, int(option.subject))
            if chosen is not None:
                return _on_one_line(chosen)
        name = f"option-{option.kind}"
        for own in (f"option-{kind}-{option.kind}", f"{name}-on" if option.object else ""):
            if own and words.has(own):
                name = own
                break
        args: dict[str, Any] = {}
        if option.subject != 0:
            args["what"] = self.subject(g, option.subject)
        if option.object != 0:
            args["object"] = self.subject(g, option.object)
        if isinstance(args.get("what"), int) and words.has(f"{name}-number"):
            name = f"{name}-number"
        seat = player_seat(option.subject)
        if seat is not None and option.kind == Do.BATTLEFIELD:
            args["player"] = args["what"]
            args["what"] = self.names.card(_battlefield(g, seat))
        return _on_one_line(words.say(name, **args))

    def in_one_go(self, g: Destiny, decision: Decision, plan: Sequence[Option]) -> str:
        """Several answers to a question and to those that follow it; the same one is said once."""
        if decision.kind == Ask.TURN:
            die, side = (self.subject(g, option.subject) for option in plan)
            return _on_one_line(self.words.say("option-turn-to", what=die, side=side))
        parts = [
            self.words.say("part-of-plan", what=self.subject(g, option.subject), number=number)
            for option, number in Counter(plan).items()
            if option.subject
        ]
        return _on_one_line(self.words.say(f"option-{decision.kind}-all", what=parts))

    def subject(self, g: Destiny, subject: Subject) -> Phrase | Text | str | int:
        """A subject of an option: a die with its side, a card, a player, a side, a number, an ability."""
        if isinstance(subject, int):
            if subject in g.dice:
                return self.names.die_showing(g, subject)
            return self.names.thing(g, subject)
        if subject in CARDS or subject == "":
            return self.names.card(subject)
        if subject in ABILITIES:
            return self.ability(subject)
        seat = player_seat(subject)
        if seat is not None:
            return self.names.player(seat)
        if subject.isdigit():
            return int(subject)
        side = _sides().get(subject)
        if side is not None:
            return self.names.sides.side(side)
        if subject.startswith(f"{A_COLOR}-"):
            return self.words.say(subject.replace(A_COLOR, "color"))  # an adjective by itself
        for name in (f"symbol-{subject}", subject):
            if self.words.has(name):
                return self.words.phrase(name)
        return subject

    def ability(self, ref: str) -> str:
        """An ability as its card says it."""
        known = (self.words.language, ref)
        if known not in _SAID:
            _SAID[known] = self.cards.ability(CARDS.get(ref.partition(".")[0]), ABILITIES[ref])
        return _SAID[known]

    def _choice(self, g: Destiny, number: int) -> str | None:
        """One of the effects to choose from."""
        frame = g.stack[-1] if g.stack else None
        if not isinstance(frame, Resolve):
            return None
        ability = ABILITIES[frame.ability]
        inside = nodes(ability.effect)
        shared = [node for node in inside if isinstance(node, ShareChoices)]
        place = sum(isinstance(op, ChooseOne) for op in ability.code[: frame.pc])
        lists = [node for node in inside if isinstance(node, Modal)]
        if isinstance(frame.op, ChooseAnother) and shared:
            choices = shared[0].choices
        elif 0 < place <= len(lists):
            choices = lists[place - 1].choices
        else:
            return None
        said = Saying(self.words, CARDS.get(frame.ability.partition(".")[0]))
        return effects.choice(said, choices[number - 1])


@cache
def _sides() -> dict[str, Side]:
    """Sides of dice by the words of options."""
    return {side.word: side for card in reversed(CARDS.values()) for side in reversed(card.sides)}


def _on_one_line(text: str) -> str:
    """An option is one line, even one that tells of several choices."""
    return text.replace("\n", " ")


def _battlefield(g: Destiny, seat: Seat) -> str:
    """The battlefield that a player brought."""
    return next((code for code in g.set_aside[seat] if code and CARDS[code].type == BATTLEFIELD), "")


def children(effect: object) -> list[Effect]:
    """The effects inside an effect, in the order in which they are laid out."""
    found: list[Effect] = []
    for name in getattr(effect, "__struct_fields__", ()):
        value = getattr(effect, name)
        inside = value if isinstance(value, tuple) else (value,)
        found += [one for one in inside if isinstance(one, Effect)]
    return found


def nodes(effect: Effect | None) -> list[Effect]:
    """An effect and all inside it, outer ones first."""
    if effect is None:
        return []
    return [effect, *(node for child in children(effect) for node in nodes(child))]
