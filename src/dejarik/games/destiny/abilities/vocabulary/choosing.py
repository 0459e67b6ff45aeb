"""Opponents who are singled out, from whom something is taken, and the battlefield put to use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.abilities.ability import Code, Effect, Resolve
from dejarik.games.destiny.abilities.vocabulary.picking import ChooseOpponent, UpTo
from dejarik.games.destiny.abilities.vocabulary.references import AN_OPPONENT, Who
from dejarik.games.destiny.rules import verbs
from dejarik.games.destiny.rules.index import abilities_of
from dejarik.kernel import Decision, Option, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


class SingleOut(Effect, frozen=True):
    """Choose an opponent: "that opponent" in all that follows."""

    who: Who = AN_OPPONENT

    def lay(self, code: Code) -> None:
        code.append(ChooseOpponent())


class TakeResources(UpTo, frozen=True):
    """Take resources from a player, as many as they have at most."""

    who: Who = AN_OPPONENT

    def happen(self, g: Destiny, r: Resolve, seat: Seat, number: int) -> int:
        return verbs.give_resources(g, seat, r.you, number)


class UseBattlefield(Effect, frozen=True):
    """Use the Claim ability or power action of the battlefield, even if it has been used."""

    def refs(self, g: Destiny) -> list[str]:
        usable = ("claim", "power_action")
        return [ability.ref for ability in abilities_of(g, g.battlefield) if ability.clause in usable]

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        refs = self.refs(g)
        if len(refs) > 1:
            return r.ask(g)
        if refs:
            return r.call(g, Resolve(refs[0], r.you, g.battlefield))
        r.whole = False
        return None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = tuple(Option("special", ref) for ref in self.refs(g))
        return Decision(r.you, "special", options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        return r.call(g, Resolve(str(option.subject), r.you, g.battlefield))
