"""Conditions: what must be true for an ability to be used or a constant effect to apply."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.games.cardgame.abilities.vocabulary.filters import Filter, Sight

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


class Condition(msgspec.Struct, frozen=True):
    """Something that is so or not."""

    def holds(self, g: CardGame, r: Sight) -> bool:
        raise TypeError(f"{type(self).__name__} says nothing")


class BalanceIsLight(Condition, frozen=True):
    """The Balance of the Force is with the light side."""

    def holds(self, g: CardGame, r: Sight) -> bool:
        return g.balance == g.light  # rule: cardgame.ability.conditional-on-balance


class DuringEngagement(Condition, frozen=True):
    """An engagement is being resolved."""

    def holds(self, g: CardGame, r: Sight) -> bool:
        return g.engagement is not None


class DuringYourTurn(Condition, frozen=True):
    """It is your turn."""

    def holds(self, g: CardGame, r: Sight) -> bool:
        return g.active == r.you


class DuringForcePhase(Condition, frozen=True):
    """It is a Force phase, anybody's."""

    def holds(self, g: CardGame, r: Sight) -> bool:
        return g.phase == "force"


class YouAttack(Condition, frozen=True):
    """You are the attacking player."""

    def holds(self, g: CardGame, r: Sight) -> bool:
        return g.engagement is not None and g.engagement.attacker == r.you


class YouPlacedFate(Condition, frozen=True):
    """You have placed a fate card in your edge stack during this engagement."""

    def holds(self, g: CardGame, r: Sight) -> bool:
        return g.engagement is not None and r.you in g.engagement.fate_placed


class HostIs(Condition, frozen=True):
    """The card this enhancement is attached to passes the filter."""

    of: Filter

    def holds(self, g: CardGame, r: Sight) -> bool:
        host = g.things[r.holder].host
        return host in g.things and self.of.test(g, r, host)
