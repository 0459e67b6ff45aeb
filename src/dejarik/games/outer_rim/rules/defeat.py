"""Defeat: a player with as much damage as health or hull falls, unless an ability prevents it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.vocabulary.constants import RescueRoll, Sacrifice
from dejarik.games.outer_rim.cards.facts import LOST_IN_DEFEAT
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import values, verbs
from dejarik.games.outer_rim.rules.assets import DiscardAsset
from dejarik.games.outer_rim.rules.skill_tests import roll_dice
from dejarik.kernel import Decision, Option, Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

FALL = Option(Do.FALL)


def would_fall(g: OuterRim, seat: Seat) -> bool:
    # rule: outer_rim.defeat.at-health, outer_rim.defeat.at-hull
    player = g.players[seat]
    return bool(
        (player.damage and player.damage >= values.health(g, seat))
        or (player.ship_damage and player.ship_damage >= values.hull(g, seat))
    )


def rescues(g: OuterRim, seat: Seat, tried: bool = False) -> list[Option]:
    """What a player may do instead of falling; `tried`: the Nashtah Pup was launched."""
    types = [one.type for one in g.each(seat, Sacrifice)]
    found = [Option(Do.SACRIFICE, card) for card in g.of_type(seat, *types)]
    if not tried and rescue_roll(g, seat) is not None:
        found.append(Option(Do.LAUNCH_PUP))
    return found


def rescue_roll(g: OuterRim, seat: Seat) -> RescueRoll | None:
    """The roll that may save a player in the combat that is going on."""
    combat = g.combat.combat if g.combat is not None else ""
    return next((one for one in g.each(seat, RescueRoll) if one.combat == combat), None)


class Defeats(Procedure["OuterRim"]):
    """Several players would be defeated at once: the current player decides whose abilities come first."""

    # rule: outer_rim.timing.simultaneous-current-player
    seats: tuple[Seat, ...]

    def begin(self, g: OuterRim) -> Step:
        if not self.seats:
            return g.done()
        if sum(bool(rescues(g, seat)) for seat in self.seats) > 1:
            return g.ask(self, self.whose, then=self.chosen)
        return self.defeat(g, self.seats[0])

    def whose(self, g: OuterRim) -> Decision:
        options = tuple(Option(Do.PLAYER, g.players[seat].character) for seat in self.seats)
        return Decision(g.current, Ask.WHOSE_DEFEAT_FIRST, options, public=True)

    def chosen(self, g: OuterRim, option: Option) -> Step:
        first = next(seat for seat in self.seats if g.players[seat].character == option.subject)
        return self.defeat(g, first)

    def defeat(self, g: OuterRim, first: Seat) -> Step:
        self.seats = tuple(seat for seat in self.seats if seat != first)
        return g.call(self, Defeat(first), then=self.begin)


class Defeat(Procedure["OuterRim"]):
    """A player would be defeated: abilities may prevent it; else credits, secrets and the turn are lost."""

    # rule: outer_rim.defeat.effects-list, outer_rim.defeat.piece-laid-down
    seat: Seat
    tried: bool = False  # the Nashtah Pup was launched

    def begin(self, g: OuterRim) -> Step:
        if not would_fall(g, self.seat):
            return g.go(self, then=self.saved)
        if rescues(g, self.seat, self.tried):
            return g.ask(self, self.how, then=self.decided)
        return g.go(self, then=self.fall)

    def how(self, g: OuterRim) -> Decision:
        options = (*rescues(g, self.seat, self.tried), FALL)
        return Decision(self.seat, Ask.WOULD_BE_DEFEATED, options, public=True)

    def decided(self, g: OuterRim, option: Option) -> Step:
        if option == FALL:
            return g.go(self, then=self.fall)
        if option.kind == Do.SACRIFICE:
            return g.call(self, DiscardAsset(self.seat, str(option.subject)), then=self.sacrificed)
        self.tried = True
        return g.call(self, roll_dice(g, self.seat), then=self.launched)

    def sacrificed(self, g: OuterRim) -> Step:
        player = g.players[self.seat]
        verbs.recover(g, self.seat, player.damage, ship=False)
        verbs.recover(g, self.seat, player.ship_damage, ship=True)
        return g.go(self, then=self.saved)

    def launched(self, g: OuterRim) -> Step:
        assert g.dice is not None
        result = g.dice.results[0]
        g.dice = None
        g.changes += 1
        rescue = rescue_roll(g, self.seat)
        if rescue is not None and result in rescue.results:
            verbs.recover(g, self.seat, rescue.damage, ship=True)
        return g.go(self, then=self.begin)

    def saved(self, g: OuterRim) -> Step:
        g.falling = tuple(seat for seat in g.falling if seat != self.seat)
        g.changes += 1
        return g.done(happened=False)

    def fall(self, g: OuterRim) -> Step:
        # rule: outer_rim.defeat.lose-3000
        g.narrate(ev.Falling(self.seat))
        lost = verbs.lose_credits(g, self.seat, LOST_IN_DEFEAT)
        verbs.lose_secrets(g, self.seat)
        player = g.players[self.seat]
        player.defeated = True
        # rule: outer_rim.defeat.finish-current-then-turn-ends
        if self.seat == g.current:
            g.beaten = True
        g.falling = tuple(seat for seat in g.falling if seat != self.seat)
        g.changes += 1
        g.tell(ev.Defeated(self.seat, lost))
        return g.done()
