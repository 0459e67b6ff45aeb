"""What is being resolved and why: the stack of procedures in words, outermost first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dejarik.games.outer_rim.abilities.ability import Effect, Resolve
from dejarik.games.outer_rim.cards.facts import MARKET, NOBODY
from dejarik.games.outer_rim.cards.library import ABILITIES, CARDS, PATROLS
from dejarik.games.outer_rim.kinds import Do
from dejarik.games.outer_rim.rules.combat import CombatRolls
from dejarik.games.outer_rim.text.effects import Effects
from dejarik.games.outer_rim.text.names import Names, capital
from dejarik.kernel import Procedure, Seat
from dejarik.words import Words
from dejarik.words.phrase import Phrase
from dejarik.words.vocabulary import fields, message_of

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

_SEATS = ("seat", "other", "partner", "owner", "you")
_CARDS = ("card", "bounty", "crew", "ship", "contact")
_SPACES = ("to", "slot")


class Pending:
    """Procedures in one language; messages are found by the names of their classes."""

    def __init__(self, words: Words, names: Names, effects: Effects) -> None:
        self.words = words
        self.names = names
        self.effects = effects

    def resolving(self, g: OuterRim) -> list[str]:
        return [self.procedure(g, frame) for frame in g.stack]

    def procedure(self, g: OuterRim, frame: Procedure[Any]) -> str:
        args: dict[str, Any] = {
            "step": g.step or "planning",
            "dice": g.dice.what if g.dice is not None else "",
        }
        for name, value in fields(frame).items():
            args[f"has-{name}"] = bool(value)
            if name in _SEATS and isinstance(value, int):
                args[name] = self.names.player(value)
                args[f"has-{name}"] = value != NOBODY
            elif name == "faction" and value:
                args["patrol"] = self.names.patrol(g.patrol(value))
            elif name in {"bounty", "crew"} and value in CARDS:
                args[name] = self.names.quarry(value)
            elif name in _CARDS and isinstance(value, str):
                args[name] = self.names.subject(g, "", value) if value else ""
            elif name == "slot" and value in g.contacts:
                args[name] = self.names.contact(g, value)
            elif name in _SPACES and isinstance(value, str):
                args[name] = self.names.thing(g, Do.MOVE, value) if value else ""
            elif name == "skill":
                args[name] = self.names.phrase(str(value))
            elif name == "deck":
                args[name] = self.words.say(f"deck-{value}") if value in MARKET else str(value)
            elif isinstance(value, int):
                args[name] = self.names.number(value)
        match frame:
            case Resolve():
                args["text"] = self.effects.text(under_way(frame)[1])
            case CombatRolls():
                args |= self.sides(g)
        return capital(self.words.say(message_of("procedure", frame), **args).replace("\n", " "))

    def sides(self, g: OuterRim) -> dict[str, Phrase | str]:
        """Who fights against whom."""
        fight = g.combat
        if fight is None:
            return {"attacker": "", "opponent": ""}
        return {
            "attacker": self.names.player(fight.attacker),
            "opponent": opponent(self.names, fight.defender, fight.enemy),
        }


def under_way(frame: Resolve) -> tuple[str, Effect]:
    """The effect that is being resolved, and its path. Databank and jobs are read test by test."""
    # rule: outer_rim.job.resolves-databank-card
    ability = ABILITIES[frame.ability]
    return ability.step(frame.pc) if ability.clause in {"job", "databank"} else ("", ability.effect)


def opponent(names: Names, defender: Seat, enemy: str) -> Phrase:
    """Whom somebody fights: a player, a patrol, a contact, an enemy on a card."""
    if defender != NOBODY:
        return names.player(defender)
    return names.patrol(enemy) if enemy in PATROLS else names.phrase(enemy)
