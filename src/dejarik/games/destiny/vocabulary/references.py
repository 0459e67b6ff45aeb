"""References: "this card", "that die", "the attached character" — what an ability already knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities import Resolve
    from dejarik.games.destiny.state import Destiny


class Reference(msgspec.Struct, frozen=True):
    """Names things or dice without choosing."""

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        raise TypeError(f"{type(self).__name__} names nothing")


class This(Reference, frozen=True):
    """The card that has the ability: itself only, not its copies."""

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        return [r.holder] if r.holder in g.things else []  # rule: destiny.effect.self-referential


class Host(Reference, frozen=True):
    """The card that this upgrade or downgrade is attached to."""

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        holder = g.things.get(r.holder)
        return [holder.host] if holder is not None and holder.host in g.things else []


class ThisDie(Reference, frozen=True):
    """The die of this card: always one die, the one bound by the trigger or by resolving it."""

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        return r.ids("die") or list(g.dice_on(r.holder)[:1])  # rule: destiny.term.this-die


class That(Reference, frozen=True):
    """What was chosen or touched under this name."""

    name: str = "it"

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        return [found for found in r.ids(self.name) if found in g.things or found in g.dice]


class Who(msgspec.Struct, frozen=True):
    """Names players."""

    def seats(self, g: Destiny, r: Resolve) -> list[Seat]:
        raise TypeError(f"{type(self).__name__} names nobody")


class You(Who, frozen=True):
    """The player who applies the ability."""

    def seats(self, g: Destiny, r: Resolve) -> list[Seat]:
        return [r.you] if r.you not in g.out else []


class AnOpponent(Who, frozen=True):
    """One opponent, chosen once for the whole ability (see `ChooseOpponent`)."""

    def seats(self, g: Destiny, r: Resolve) -> list[Seat]:
        return [seat for seat in r.ids("opponent") if seat not in g.out]


class EachOpponent(Who, frozen=True):
    """Every opponent."""

    def seats(self, g: Destiny, r: Resolve) -> list[Seat]:
        return g.opponents(r.you)


class EachPlayer(Who, frozen=True):
    """Every player, you first."""

    def seats(self, g: Destiny, r: Resolve) -> list[Seat]:
        return [seat for seat in (r.you, *g.opponents(r.you)) if seat not in g.out]


class ControllerOf(Who, frozen=True):
    """Whoever controls what the reference names."""

    of: Reference

    def seats(self, g: Destiny, r: Resolve) -> list[Seat]:
        found = self.of.find(g, r)
        return [g.things[thing].controller for thing in found if thing in g.things][:1]


THIS = This()
HOST = Host()
THIS_DIE = ThisDie()
YOU = You()
AN_OPPONENT = AnOpponent()
EACH_OPPONENT = EachOpponent()
EACH_PLAYER = EachPlayer()


def that(name: str = "it") -> That:
    return That(name)
