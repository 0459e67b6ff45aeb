"""References: "this card", "that die", "the attached character" — what an ability already knows, and who."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import MINE
from dejarik.kernel import Seat, Subject

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Resolve
    from dejarik.games.destiny.state import Destiny


YOURS: Final = "yours"
OPPONENTS: Final = "opponents"  # of any opponent
AN_OPPONENTS: Final = "an-opponents"  # of the one opponent chosen for this ability
A_PLAYERS: Final = "a-players"  # of one player, yourself included, chosen first
THAT_PLAYERS: Final = "that-players"  # of the player chosen before
ANYBODYS: Final = "anybodys"
CALLERS: Final = "callers"  # of the player whose ability it is, while another one acts
OfWhom = Literal["yours", "opponents", "an-opponents", "a-players", "that-players", "anybodys", "callers"]

SINCE = ".since"  # behind a name: how much had happened when it was given
FREE = "#free"  # the costs of this ability need not be paid
LAST_HOST = "#host"  # what this card was attached to when its own ability discarded it


class Reference(msgspec.Struct, frozen=True):
    """Names things or dice without choosing."""

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        raise TypeError(f"{type(self).__name__} names nothing")

    def subjects(self, g: Destiny, r: Resolve) -> Sequence[Subject]:
        """What it names, cards that are in nobody's play area included."""
        return self.find(g, r)


class This(Reference, frozen=True):
    """The card that has the ability: itself only, not its copies."""

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        return [r.holder] if r.holder in g.things else []  # rule: destiny.effect.self-referential


class Host(Reference, frozen=True):
    """The card that this upgrade or downgrade is attached to."""

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        holder = g.things.get(r.holder)
        if holder is None:
            return [host for host in r.ids(LAST_HOST) if host in g.things]
        return [holder.host] if holder.host in g.things else []


class ThisDie(Reference, frozen=True):
    """The die of this card: always one die, the one bound by the trigger or by resolving it."""

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        return r.ids("die") or list(g.dice_on(r.holder)[:1])  # rule: destiny.term.this-die


class That(Reference, frozen=True):
    """What was chosen or touched under this name."""

    name: str = "it"

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        return [found for found in r.ids(self.name) if found in g.things or found in g.dice]

    def subjects(self, g: Destiny, r: Resolve) -> Sequence[Subject]:
        bound = r.get(self.name)
        return [one for one in bound if isinstance(one, str) or one in g.things or one in g.dice]


class Others(Reference, frozen=True):
    """What was chosen under a name, without what was chosen among it under another."""

    name: str
    but: str

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        return [one for one in self.subjects(g, r) if isinstance(one, int)]

    def subjects(self, g: Destiny, r: Resolve) -> Sequence[Subject]:
        left = list(r.get(self.name))
        for one in r.get(self.but):
            if one in left:
                left.remove(one)
        return left


class CardOf(Reference, frozen=True):
    """The card in play that a die belongs to: a character, unless any card can be meant."""

    die: Reference
    any_card: bool = False

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        return [g.dice[die].thing for die in self.die.find(g, r) if g.dice[die].thing in g.things]


class MatchingCharacters(Reference, frozen=True):
    """The characters that dice belong to, each as often as it has one of them."""

    dice: Reference

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        things = [g.dice[die].thing for die in self.dice.find(g, r)]
        return [thing for thing in things if thing in g.things and g.is_character(thing)]


class DiceOf(Reference, frozen=True):
    """The dice of cards in play."""

    cards: Reference

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        return [die for thing in self.cards.find(g, r) for die in g.dice_on(thing)]


class OneDieOfEach(Reference, frozen=True):
    """One die of each card, of those that lie on it."""

    cards: Reference

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        lying = [[die for die in g.dice_on(card) if g.dice[die].side < 0] for card in self.cards.find(g, r)]
        return [dice[0] for dice in lying if dice]


class Both(Reference, frozen=True):
    """What two references name."""

    one: Reference
    other: Reference

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        return [*self.one.find(g, r), *self.other.find(g, r)]


class HostOf(Reference, frozen=True):
    """The card that an upgrade or downgrade is attached to."""

    of: Reference

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        return [g.things[thing].host for thing in self.of.find(g, r) if g.things[thing].host in g.things]


class PilotedBy(Reference, frozen=True):
    """The vehicle that a character pilots, or piloted when it was defeated."""

    pilot: Reference = This()

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        found = [g.things[pilot].pilots for pilot in self.pilot.find(g, r) if pilot in g.things]
        if not found and isinstance(self.pilot, That):
            # rule: destiny.later.piloting.defeated-pilot
            gone = r.ids(self.pilot.name)
            ended = (event for event in (*g.history, *g.told) if isinstance(event, ev.PilotingEnded))
            found = [event.host for event in ended if event.thing in gone]
        return [vehicle for vehicle in found if vehicle in g.things]


class CardPlayed(Reference, frozen=True):
    """What was played under this name, once it is in play: one card or several."""

    name: str = "played"

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        return [thing for thing in self.outcomes(g, r) if thing in g.things]

    def outcomes(self, g: Destiny, r: Resolve) -> list[int]:
        """What became of each card by now: the thing in play, or 0 if there is none."""
        awaited, found = list(r.get(self.name)), []
        (since,) = r.ids(self.name + SINCE) or (0,)
        for event in (*g.history, *g.told)[since:]:
            if not isinstance(event, ev.Played | ev.PlayFailed) or event.seat != r.you:
                continue
            if event.card in awaited:
                awaited.remove(event.card)
                found.append(event.thing if isinstance(event, ev.Played) else 0)
        return found


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


class Caller(Who, frozen=True):
    """While another player does something (see `They`): the player whose ability makes them do it."""

    def seats(self, g: Destiny, r: Resolve) -> list[Seat]:
        return [seat for seat in r.ids(MINE)[:1] if seat not in g.out]


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
        return [g.dice[one].seat if one in g.dice else g.things[one].controller for one in found][:1]


class BattlefieldController(Who, frozen=True):
    """Whoever controls the battlefield."""

    def seats(self, g: Destiny, r: Resolve) -> list[Seat]:
        return [seat for seat in (g.battlefield_controller(),) if seat >= 0 and seat not in g.out]


class EachWithoutBattlefield(Who, frozen=True):
    """Every player who does not control the battlefield."""

    def seats(self, g: Destiny, r: Resolve) -> list[Seat]:
        return [seat for seat in g.players() if seat != g.battlefield_controller()]


class ThatPlayer(Who, frozen=True):
    """The player whose turn it is in a "each player …", or who paid; or one, yourself included, that you
    choose each time (see `ChoosePlayer`)."""

    chosen: bool = False

    def seats(self, g: Destiny, r: Resolve) -> list[Seat]:
        return [seat for seat in r.ids("player") if seat not in g.out]


class Those(Who, frozen=True):
    """The players found under this name."""

    name: str

    def seats(self, g: Destiny, r: Resolve) -> list[Seat]:
        return [seat for seat in r.ids(self.name) if seat not in g.out]


THIS = This()
HOST = Host()
THIS_DIE = ThisDie()
YOU = You()
CALLER = Caller()
AN_OPPONENT = AnOpponent()
EACH_OPPONENT = EachOpponent()
EACH_PLAYER = EachPlayer()
A_PLAYER = ThatPlayer(chosen=True)
BATTLEFIELD_CONTROLLER = BattlefieldController()
EACH_WITHOUT_BATTLEFIELD = EachWithoutBattlefield()
THAT_PLAYER = ThatPlayer()


def that(name: str = "it") -> That:
    return That(name)
