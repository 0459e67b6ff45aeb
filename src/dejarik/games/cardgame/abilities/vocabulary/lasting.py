"""Effects that last for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from dejarik.games.cardgame.abilities.ability import Effect, Use
from dejarik.games.cardgame.abilities.vocabulary.choosing import within_reach
from dejarik.games.cardgame.abilities.vocabulary.constants import Constant
from dejarik.games.cardgame.abilities.vocabulary.references import IT, Reference
from dejarik.games.cardgame.cards.facts import ICON_NAMES, Icons
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import verbs
from dejarik.kernel import Decision, Option, Step

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

END_OF_STRIKE: Final = "strike"
END_OF_ENGAGEMENT: Final = "engagement"
END_OF_PHASE: Final = "phase"
End = Literal["strike", "engagement", "phase"]


class Until(Effect, frozen=True):
    """A constant effect that lasts for a while, on what it concerns now."""

    until: End
    constant: Constant

    def could(self, g: CardGame, r: Use) -> bool:
        to = getattr(self.constant, "to", None)  # nobody in particular: the player
        return not isinstance(to, Reference) or bool(within_reach(g, r, to))

    def run(self, g: CardGame, r: Use) -> Step | None:
        for one in self.constant.lasting(g, r, self.until):
            verbs.last(g, one)
        return None


class GainIconOfChoice(Effect, frozen=True):
    """That unit gains a combat icon of your choice until the end of the strike."""

    def run(self, g: CardGame, r: Use) -> Step | None:
        return r.ask(g)

    def question(self, g: CardGame, r: Use) -> Decision:
        options = tuple(Option(Do.ICON, name) for name in ICON_NAMES)
        return Decision(r.you, Ask.CHOOSE, options, r.ability, public=True)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        from dejarik.games.cardgame.state import Lasting

        chosen = ICON_NAMES.index(str(option.subject))
        row: Icons = (int(chosen == 0), int(chosen == 1), int(chosen == 2), 0, 0, 0)
        for unit in IT.find(g, r):
            verbs.last(g, Lasting("icons", END_OF_STRIKE, thing=unit, icons=row))
        return None


class CannotUntil(Effect, frozen=True):
    """A unit cannot be declared as an attacker or defender for a while."""

    aspects: tuple[str, ...]
    what: Reference
    until: End

    def could(self, g: CardGame, r: Use) -> bool:
        return bool(within_reach(g, r, self.what))

    def run(self, g: CardGame, r: Use) -> Step | None:
        from dejarik.games.cardgame.state import Lasting

        for unit in self.what.find(g, r):
            for aspect in self.aspects:
                verbs.last(g, Lasting(aspect, self.until, thing=unit))
        return None


class NextCardCheaper(Effect, frozen=True):
    """The next card you play this phase costs less and needs no resource match."""

    amount: int

    def run(self, g: CardGame, r: Use) -> Step | None:
        from dejarik.games.cardgame.state import Lasting

        verbs.last(g, Lasting("next-card", END_OF_PHASE, r.you, amount=self.amount))
        return None
