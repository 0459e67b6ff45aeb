"""Where a word of the vocabulary finds its message: by its class, and by what decides how it is said."""

from __future__ import annotations

from typing import Final

import msgspec

from dejarik.games.destiny.abilities.vocabulary.amounts import (
    AtMost,
    CostOf,
    CountOf,
    ResourcesOf,
    RoomInHand,
    TokensOn,
    TokensRemoved,
    ValueOf,
)
from dejarik.games.destiny.abilities.vocabulary.cards import Draw
from dejarik.games.destiny.abilities.vocabulary.conditions import Compare, First, More
from dejarik.games.destiny.abilities.vocabulary.damage import MoveAmong
from dejarik.games.destiny.abilities.vocabulary.defeated import OfDefeated
from dejarik.games.destiny.abilities.vocabulary.dice import RollSetAside
from dejarik.games.destiny.abilities.vocabulary.dice_filters import DieOf, SameSymbol, Whose
from dejarik.games.destiny.abilities.vocabulary.filters import (
    BadlyHurt,
    CopyOf,
    Number,
    Odd,
    On,
    Pilots,
    SameSide,
    SharesSubtype,
)
from dejarik.games.destiny.abilities.vocabulary.playing import Play
from dejarik.games.destiny.abilities.vocabulary.references import (
    CardOf,
    CardPlayed,
    DiceOf,
    PilotedBy,
    Reference,
    That,
    ThatPlayer,
    This,
)
from dejarik.games.destiny.abilities.vocabulary.resources import Lose, Take
from dejarik.games.destiny.abilities.vocabulary.selectors import Select
from dejarik.words.vocabulary import kebab

COMPARED: Final[dict[str, str]] = {">=": "at-least", "<=": "at-most", "==": "is", "<": "below", ">": "above"}


def message_of(kind: str, node: msgspec.Struct) -> str:
    """`DealDamage(…)` → `effect-deal-damage`, `Number("value", ">=", 2)` → `filter-value-at-least`."""
    return f"{kind}-{_name(node)}"


def _name(node: msgspec.Struct) -> str:
    return _said(node) or kebab(type(node).__name__)


def _said(node: msgspec.Struct) -> str:  # noqa: C901 -- flat: one case for each word
    """The name of the message where one class is said in several ways."""
    match node:
        case Number():
            return f"{node.measure}-{COMPARED[node.op]}"
        case Odd():
            return f"odd-{node.measure}"
        case Compare():
            none = node.op == "==" and node.number == 0
            return f"{_name(node.of)}-{'none' if none else COMPARED[node.op]}"
        case More(of=CountOf() as one, than=CountOf() as other) if one.of.zone != other.of.zone:
            return "more-other-count-of"
        case More():
            return f"more-{_name(node.of)}"
        case Draw() if isinstance(node.amount, RoomInHand):
            return "draw-up"
        case ValueOf() if isinstance(node.of, Select):
            return "worth-of"
        case First():
            return f"first-{node.what}"
        case TokensOn():
            return f"{node.kind}-on-all" if isinstance(node.what, Select) else f"{node.kind}-on"
        case OfDefeated() if node.that:
            return f"{kebab(type(node).__name__)}-just-now"
        case MoveAmong():
            return f"move-{node.kind}-among"
        case TokensRemoved():
            return f"{node.kind}-removed"
        case Whose():
            return f"whose-{node.whose}"
        case CopyOf(each=True):
            return "copy-of-each"
        case SameSymbol(each=True):
            return "same-symbol-each"
        case BadlyHurt():
            return "damage-at-least"
        case SharesSubtype(each=True):
            return "share-a-subtype"
        case CopyOf(of=This()):
            return "copy-of-this"
        case DieOf(own=False):
            return "upgrade-die-of"
        case SameSide(as_=This()):
            return "same-side-as-this"
        case On() if not isinstance(node.host, Reference | Select):
            return "on-such"
        case Pilots() if not isinstance(node.vehicle, Reference):
            return "pilots-such"
        case AtMost() if not isinstance(node.most, int):
            return "lesser"
        case CostOf() if node.and_:
            return "combined-cost"
        case DiceOf(cards=CardPlayed()) | DiceOf(cards=That(name="switched")):  # one card with one die
            return "die-of-played"
        case CardOf(any_card=True):
            return "matching-card"
        case PilotedBy(pilot=That()):
            return "once-piloted-by"
        case RollSetAside(card=That()):
            return "roll-its-die"
        case ThatPlayer(chosen=True):
            return "a-player"
        case Lose(amount=ResourcesOf()):
            return "lose-all"
        case Play(aside=True):
            return "play-aside"
        case Play(deck=True):
            return "play-found"
        case Play() if node.most:
            return "play-several"
        case Play() if node.that:
            return "play-that"
        case Play(top=True):
            return "play-from-top"
        case Play() if node.whose is not None:
            return "play-from-pile"
        case Take() if node.having:
            return "take-from-rich"
        case Take(given=True):
            return "give-you"
    return ""
