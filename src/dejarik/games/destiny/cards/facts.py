"""What is printed: dice sides and cards, with the words of the rulebook as constants."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal

import msgspec

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Ability
    from dejarik.games.destiny.abilities.vocabulary.logic import Condition, Filter

MELEE: Final = "melee"
RANGED: Final = "ranged"
INDIRECT: Final = "indirect"
SHIELD: Final = "shield"
RESOURCE: Final = "resource"
DISRUPT: Final = "disrupt"
DISCARD: Final = "discard"
FOCUS: Final = "focus"
SPECIAL: Final = "special"
BLANK: Final = "blank"
ANY_SYMBOL: Final = "any"
# rule: destiny.term.showing.damage-any-kind
DAMAGE: Final = (MELEE, RANGED, INDIRECT)
SYMBOLS: Final = (*DAMAGE, SHIELD, RESOURCE, DISRUPT, DISCARD, FOCUS, SPECIAL)

CHARACTER: Final = "character"
UPGRADE: Final = "upgrade"
DOWNGRADE: Final = "downgrade"
SUPPORT: Final = "support"
EVENT: Final = "event"
PLOT: Final = "plot"
BATTLEFIELD: Final = "battlefield"
# rule: destiny.card.type.values, destiny.conflict.six-or-seven-types
TYPES: Final = (CHARACTER, UPGRADE, DOWNGRADE, SUPPORT, EVENT, PLOT, BATTLEFIELD)
# rule: destiny.card.type.playable, destiny.deck.types-allowed
PLAYABLE: Final = (EVENT, UPGRADE, DOWNGRADE, SUPPORT)
ATTACHED: Final = (UPGRADE, DOWNGRADE)

RED: Final = "red"
BLUE: Final = "blue"
YELLOW: Final = "yellow"
GRAY: Final = "gray"
A_COLOR: Final = "colour"  # where one is named: spelled as in records and scenarios
Nameable = Literal["colour", "subtype", "symbol", "number", "type", "card"]
# rule: destiny.card.color.values
COLORS: Final = (RED, BLUE, YELLOW, GRAY)

HERO: Final = "hero"
VILLAIN: Final = "villain"
NEUTRAL: Final = "neutral"
# rule: destiny.card.affiliation.values
AFFILIATIONS: Final = (HERO, VILLAIN, NEUTRAL)

# rule: destiny.card.subtype.choose-list
CHARACTER_SUBTYPES: Final = (
    "advisor", "apprentice", "bounty-hunter", "droid", "engineer", "guard", "gungan", "inquisitor", "jawa",
    "jedi", "leader", "nightbrother", "pilot", "scavenger", "scoundrel", "shapeshifter", "sith", "spectre",
    "trooper", "witch", "wookiee",
)  # fmt: skip

AMBUSH: Final = "ambush"
GUARDIAN: Final = "guardian"
REDEPLOY: Final = "redeploy"
PILOTING: Final = "piloting"

BROUGHT: Final = 6  # copies of a set-aside card that abilities bring into the game

# Aspects of the game that constant abilities change.
HEALTH: Final = "health"
KEYWORD: Final = "keyword"
LOST_KEYWORD: Final = "lost-keyword"
SELF_DISCARD: Final = "self-discard"
CANNOT_HOST: Final = "cannot-host"
PLAY_COST: Final = "play-cost"
OWN_COST: Final = "own-cost"
NO_RESTRICTIONS: Final = "no-restrictions"
INCOME: Final = "income"
HAND_SIZE: Final = "hand-size"
SUBTYPES: Final = "subtypes"
TEAM_POINTS: Final = "team-points"
BARRED: Final = "barred"
# What opponents can be barred from.
EXTRA_ACTIONS: Final = "extra-actions"
GIVING_SHIELDS: Final = "giving-shields"
HEALING: Final = "healing"
TURNING: Final = "turning"
DIE_VALUE: Final = "die-value"
ABILITIES: Final = "abilities"
RESOLVE_AS: Final = "resolve-as"
RESOLVE_LIMIT: Final = "resolve-limit"
UNBLOCKABLE: Final = "unblockable"
NOT_UNIQUE: Final = "not-unique"
LIMIT: Final = "limit"
ELITE: Final = "elite"
ACTIVATES: Final = "activates"
ENTERS_WITH: Final = "enters-with"
X_VALUE: Final = "x"
MORE_ATTACHED: Final = "more-attached"
NOT_COUNTED: Final = "not-counted"
MODIFIES_ANY: Final = "any-symbol"
PROTECTED: Final = "protected"
DIE_COST: Final = "die-cost"
AS_BASE: Final = "as-base"
SHIELD_LIMIT: Final = "shield-limit"
OPENING: Final = "opening-resources"
ROLL_OFF: Final = "roll-off"
CLAIM_COST: Final = "claim-cost"
TAKES_INDIRECT_AS: Final = "takes-indirect"
DRAWS_INDIRECT: Final = "draws-indirect"
SHARED_SHIELDS: Final = "shared-shields"

UNTURNABLE: Final = "unturnable"
NO_ACTIVATION: Final = "no-activation"
LEAVES_ASIDE: Final = "leaves-aside"
ASSIGNED_LAST: Final = "assigned-last"
ENTERS_EXHAUSTED: Final = "enters-exhausted"
RESOLVED_AT: Final = "resolved-at"
AGAINST: Final = "against"
COUNTS_AS: Final = "counts-as"
AT_ONCE: Final = "at-once"  # what happens as soon as a condition holds
CLAIMERS_DICE: Final = "claimers-dice"
SHUFFLES_IN: Final = "shuffles-in"

PLAYED_KEYWORD: Final = "played-keyword"
NEXT_PLAYED: Final = "next-played"  # a lasting mark on a player: the next card played has Ambush
FROM_ELSEWHERE: Final = "from-elsewhere"  # a lasting mark on a card that was not played from hand
ONCE: Final = "once"  # a lasting mark on a player: an ability that is used once in a game
SHELTERED: Final = "sheltered"  # a lasting effect on a character
MUST_PASS: Final = "must-pass"  # a lasting effect on a player, for the round
MUST_PASS_ONCE: Final = "must-pass-once"  # for one turn
KEPT: Final = "kept"  # a lasting mark on a card in play: a card that it remembers
UNPLAYABLE: Final = "unplayable"
LESS_INCOME: Final = "less-income"  # a lasting mark on a player: how much less, and how much at least
ACTS_FIRST: Final = "acts-first"
# Lasting marks on players, each with the kind of an action behind it.
MUST_NEXT: Final = "must-next"  # what the next action must be, and of which card
CANNOT_NEXT: Final = "cannot-next"  # what the actions of the next turn cannot be
CANNOT_NOW: Final = "cannot-now"  # and those of a turn, by its number
TAKING: Final = "taking"  # what is being done
ACTED: Final = "acted"  # a lasting mark on a player, if somebody has to act first

RAGE: Final = "rage"  # a lasting effect on a player's Wookiees
ONE_DIE: Final = "one-die"  # a lasting effect on a player, with the number of the turn that it is about
CANNOT_ROLL: Final = "cannot-roll"  # a lasting effect on a die
ACTION_NEXT_TURN: Final = "action-next-turn"  # of a seat
ONE_MORE_ACTION: Final = "one-more-action"  # a mark on a player: at most one additional action this turn
NO_MORE_ACTIONS: Final = "no-more-actions"  # and that one has been taken

NOBODY: Final = -1  # in place of a seat
HAND, DECK, FACE_DOWN, UNDER = 1, 2, 4, 8  # hidden zones, as bits

X: Final = -1  # the value of a side that its card defines

_SYMBOL_LETTERS: Final = {
    "MD": MELEE,
    "RD": RANGED,
    "ID": INDIRECT,
    "Sh": SHIELD,
    "R": RESOURCE,
    "Dr": DISRUPT,
    "Dc": DISCARD,
    "F": FOCUS,
    "*": ANY_SYMBOL,
}
_SIDE = re.compile(r"(?:(?P<plus>\+?)(?P<value>\d|X)(?P<symbol>MD|RD|ID|Sh|R|Dr|Dc|F|\*)|Sp)(?P<cost>\d?)")


class Side(msgspec.Struct, frozen=True, gc=False):
    """One side of a die. Blanks and specials have the value 0."""

    symbol: str
    value: int = 0
    modifier: bool = False
    cost: int = 0
    word: str = ""  # "+2 ranged for 1": how options and scenarios name the side


def side(raw: str) -> Side:
    """Read a side in short form: `2MD`, `+2RD1`, `Sp`, `-`."""
    if raw == "-":
        return Side(BLANK, word=BLANK)
    found = _SIDE.fullmatch(raw)
    if found is None:
        raise ValueError(f"{raw!r} is no side of a die")
    symbol = _SYMBOL_LETTERS[found["symbol"]] if found["symbol"] else SPECIAL
    cost = int(found["cost"] or 0)
    # rule: destiny.die.value.blank-special-zero
    value = 0 if symbol == SPECIAL else X if found["value"] == "X" else int(found["value"])
    word = symbol if symbol == SPECIAL else f"{found['plus']}{found['value'].lower()} {symbol}"
    return Side(symbol, value, bool(found["plus"]), cost, f"{word} for {cost}" if cost else word)


def sides(short: str) -> tuple[Side, ...]:
    """The six sides of a die, separated by blanks."""
    six = tuple(side(raw) for raw in short.split())
    if len(six) not in (0, 6):  # rule: destiny.die.six-sided
        raise ValueError(f"a die has six sides, not {len(six)}: {short!r}")
    return six


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A card as printed (with errata worked in): facts, keywords and abilities."""

    code: str  # rule: destiny.errata.status
    title: str
    type: str
    color: str
    affiliation: str
    subtitle: str = ""  # rule: destiny.card.subtitle
    subtypes: frozenset[str] = frozenset()  # rule: destiny.card.subtype.optional
    unique: bool = False  # rule: destiny.card.unique.marker
    cost: int = 0  # rule: destiny.card.cost.printed
    health: int = 0
    points: tuple[int, ...] = ()
    sides: tuple[Side, ...] = ()
    keywords: frozenset[str] = frozenset()
    # rule: destiny.card.ability.optional, destiny.ability.several-per-card
    abilities: tuple[Ability, ...] = ()
    only_if: Condition | None = None  # a play restriction
    only_on: Filter | None = None  # a play restriction on the card it is attached to
    modify: Filter | None = None  # what a modification fits
    brings: tuple[str, ...] = ()  # dice of other cards that lie aside for it
    gives_dice: bool = False  # to characters, of which further dice lie aside for that
    brings_cards: tuple[str, ...] = ()  # cards that lie aside for it, each as often, with their dice
    hand_action: str = ""  # the ability that is an action while it is in its player's hand
    own_cost: bool = False  # an ability of its own changes what it costs
    heeds_sides: bool = False  # after its die is resolved it asks which side that was
    heeds_actions: bool = False  # it waits for actions that are taken
    heeds_dice_of_defeated: bool = False  # it asks how many dice a defeated character had
    changes_abilities: bool = False  # gives abilities to cards in play or takes them
    flips: tuple[str, ...] = ()  # the other sides of a double-sided card
    gives_piloting: bool = False  # has the keyword, or lets others have it
    reaches_others: bool = False  # one of these two: what other cards can do has to be looked up
    slug: str = ""

    @property
    def has_die(self) -> bool:
        return bool(self.sides)


def outside(code: str) -> str:
    """The side that a card has while it is not in play: of a double-sided one the first."""
    # rule: destiny.later.double-sided.outside
    return code if code[-1].isdigit() else f"{code[:-1]}A"


def slug(title: str) -> str:
    """A title as one typeable word: `Obi-Wan Kenobi's Interceptor` → `obi-wan-kenobis-interceptor`."""
    plain = title.lower().replace("'", "").replace("’", "").replace("î", "i")
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
