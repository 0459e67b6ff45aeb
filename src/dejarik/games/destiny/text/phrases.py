"""Selectors, filters and references as phrases: nouns that take whatever form a sentence asks for.

A selection grows from the inside out: the noun with its adjectives, whose it is, the clauses that follow
it, and how many. Each language says in its messages what it does at which of these steps.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from dejarik.games.destiny.abilities.vocabulary.amounts import (
    Amount,
    ChosenNumber,
    HowMany,
    TokensRemoved,
)
from dejarik.games.destiny.abilities.vocabulary.dice_filters import CharacterDie, DieOf
from dejarik.games.destiny.abilities.vocabulary.filters import (
    Affiliated,
    Bears,
    Color,
    IsExhausted,
    OfType,
    On,
    Pilots,
    Same,
    Subtype,
    Titled,
    Unique,
)
from dejarik.games.destiny.abilities.vocabulary.logic import AllOf, AnyOf, Filter, Not
from dejarik.games.destiny.abilities.vocabulary.references import (
    AN_OPPONENT,
    AN_OPPONENTS,
    ANYBODYS,
    CALLERS,
    YOURS,
    AnOpponent,
    Caller,
    CardPlayed,
    Host,
    PilotedBy,
    Reference,
    That,
    This,
    ThisDie,
    Who,
    You,
)
from dejarik.games.destiny.abilities.vocabulary.selectors import (
    DIE_ANYWHERE,
    DIE_IN_POOL,
    DIE_ON_CARD,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    MANY,
    Select,
    Spot,
)
from dejarik.games.destiny.cards.facts import BLANK, SUPPORT
from dejarik.games.destiny.text.filters import choices, flat, shown, symbols, uniqueness
from dejarik.games.destiny.text.messages import message_of
from dejarik.games.destiny.text.saying import Saying
from dejarik.games.destiny.text.titles import titled
from dejarik.words import Phrase, Text
from dejarik.words.mentions import MENTIONED
from dejarik.words.vocabulary import fields

DIE, CARD = "die", "card"
# What effects and triggers bind without being told to.
BOUND_BY_THE_RULES = {
    "group": "noun-die",
    "activated": "type-character",
    "damaged": "type-character",
    "bounties": "subtype-bounty",
    "die": "noun-die",
    "host": "type-character",
    "dice": "noun-die",
    "moved": "type-upgrade",
    "resolved": "noun-die",
    "resolving": "noun-die",
    "to": "type-character",
    "rolled": "noun-die",
}
# Where a filter stands: after "an opponent's", after all others, or in the place of "an opponent's".
LAST, END, OWNER = "last", "end", "owner"


# ---- Selections -----------------------------------------------------------------------------------


def selected(s: Saying, select: Select, *, at_once: bool = False, chosen: bool = False) -> Phrase:
    """A selection with whose it is and how many: "up to 2 of your droid dice"; all `at_once`, or each.

    What is only `chosen` may have a verb that says that it is spotted.
    """
    words = s.words
    noun, kind = head(s, select)
    group = Group(
        s,
        noun,
        kind,
        select.where,
        plain=len(select.types) > 1,
        every=select.every and len(select.where) == 1,
    )
    whose = _whose(s, select.whose)
    if group.proper:
        return _all_of_that_name(s, select, group.closed())
    if select.zone == IN_PLAY:
        s.speak_of(select.types)
    those = _those(s, select, noun)
    if those is not None:
        return those
    at_home = select.zone == DIE_ON_CARD and group.has(OWNER)  # whose die it is says where it lies
    if select.zone not in (DIE_IN_POOL, IN_PLAY) and words.has(f"from-{select.zone}") and not at_home:
        place = f"from-{select.zone}"
        host = {"host": types(s, select.types)} if select.zone == DIE_ON_CARD else {}
        group.noun = words.phrase(place, what=group.noun, whose=whose, **host)
        whose = "anybodys"
    elif group.has(OWNER):
        whose = "owned"
    else:
        stated = "your" if s.stated and whose == YOURS else whose
        spotted = _spotted(s, select, group.noun, chosen=chosen)
        group.noun = words.phrase("whose", what=spotted, whose=stated)
    noun = group.closed()
    if select.within >= 0:
        return words.phrase("select-within", what=noun, whose=whose, number=select.most, within=select.within)
    if select.number is not None:
        number = amount(s, select.number)
        if number.same and select.least:
            return words.phrase("select-as-many", what=noun, whose=whose)
        how_many = "select-so-many" if select.least else "select-at-most"
        return words.phrase(how_many, what=noun, whose=whose, number=number)
    if select.worth:
        return words.phrase("select-worth", what=noun, whose=whose, worth=select.worth)
    if select.every:
        return words.phrase("select-all" if at_once else "select-each", what=noun, whose=whose)
    if select.most == MANY:
        how_many = "select-one-or-more" if select.least else "select-any-number"
        return words.phrase(how_many, what=noun, whose=whose)
    if select.least == 0:
        return words.phrase("select-up-to", what=noun, whose=whose, number=select.most)
    if select.most > 1:
        return words.phrase("select-number", what=noun, whose=whose, number=select.most)
    if not noun.has_plural and whose in (YOURS, "theirs"):
        whose = "uncounted"  # of what has no plural there is no "one of"
    return words.phrase("select-one", what=noun, whose=whose)


def _spotted(s: Saying, select: Select, noun: Phrase, *, chosen: bool = False) -> Phrase:
    """What is spotted says so: an opponent's cards may serve, too."""
    return s.words.phrase("phrase-spotted", what=noun, chosen=chosen) if isinstance(select, Spot) else noun


def _all_of_that_name(s: Saying, select: Select, name: Phrase) -> Phrase:
    """What has a name is that very one, unless all of a title are meant."""
    every = select.every and select.whose == YOURS and isinstance(select.where[0], Titled)
    return s.words.phrase("select-every-named", what=name) if every else name


def _those(s: Saying, select: Select, noun: Phrase) -> Phrase | None:
    """What is selected among dice or cards that are known already: one of those, any of them, or all."""
    words = s.words
    among = next((one for one in select.where if isinstance(one, Same)), None)
    if among is not None and select.most == 1 and not select.every:
        return words.phrase("select-one-of-those", what=noun, those=reference(s, among.as_))
    if among is not None and select.least == MANY and len(select.where) == 1:
        return reference(s, among.as_)  # all of them
    if among is not None and select.most == MANY and len(select.where) == 1:
        return words.phrase("select-any-of-those", what=noun, those=reference(s, among.as_))
    return None


def bare(s: Saying, select: Select) -> tuple[Phrase, Phrase, str]:
    """What is selected, without how many; one of it; and whose, if the noun does not say so."""
    noun, kind = head(s, select)
    group = Group(s, noun, kind, select.where, plain=len(select.types) > 1)
    if select.zone in (IN_HAND, IN_DISCARD):
        place = f"in-{select.zone}"
        group.noun = s.words.phrase(place, what=group.noun, whose=_whose(s, select.whose))
        return group.closed(), group.one(), ANYBODYS
    owned = "owned" if select.whose == YOURS else "owned-by-any"
    return group.closed(), group.one(), owned if group.has(OWNER) else select.whose


def held(s: Saying, select: Select) -> dict[str, Any]:
    """What there is, without the place, and the place: whose hand or discard pile, or on what it lies."""
    on = next(
        (one.host for one in select.where if isinstance(one, On) and isinstance(one.host, Reference)), None
    )
    where = tuple(one for one in select.where if not isinstance(one, On) or one.host is not on)
    group = Group(s, *head(s, select), where, plain=len(select.types) > 1)
    place = select.zone if select.zone in (IN_HAND, IN_DISCARD) else "host" if on is not None else "none"
    return {
        "held": group.closed(),
        "place": place,
        "owner": _whose(s, select.whose),
        "bearer": "" if on is None else reference(s, on),
    }


def counted(s: Saying, select: Select) -> tuple[Phrase, str]:
    """What is counted, and whose: "the number of an opponent's dice that show a blank"."""
    if select.zone in (IN_HAND, IN_DISCARD):
        noun, _, whose = bare(s, select)
        return noun, whose
    group = Group(s, *head(s, select), select.where, plain=len(select.types) > 1)
    if not group.noun.has_plural and not group.proper:
        group.noun = s.words.phrase("phrase-card-of", what=s.words.phrase("noun-card"), kind=group.noun)
    whose = _whose(s, select.whose)
    if not group.proper and not group.has(OWNER):
        stated = "your" if whose == YOURS else whose
        group.noun = s.words.phrase("whose", what=_spotted(s, select, group.noun), whose=stated)
    return group.closed(), whose


def trails(s: Saying, select: Select) -> bool:
    """Whether something follows the noun, so that what comes next would be taken to belong to it."""
    group = Group(s.apart(), *head(s, select), select.where, plain=len(select.types) > 1)
    return group.has(LAST) or group.has(END)


def head(s: Saying, select: Select) -> tuple[Phrase, str]:
    """The plain noun of a selection."""
    if select.zone in (DIE_IN_POOL, DIE_ON_CARD, DIE_ANYWHERE):
        return s.words.phrase("noun-die"), DIE
    if select.zone == IN_PLAY:
        return types(s, select.types), CARD
    return s.words.phrase("noun-card"), CARD


def called(s: Saying, select: Select) -> Phrase:
    """What a text calls something selected from then on: "that vehicle" rather than "that card"."""
    noun, kind = head(s, select)
    naming = tuple(one for one in flat(select.where) if isinstance(one, OfType | Subtype))
    # A support is sooner called by what it is: "that vehicle".
    plain = len(select.types) > 1 or (bool(naming) and select.types == (SUPPORT,))
    return Group(s, noun, kind, naming, plain=True).noun if plain and kind == CARD else noun


def types(s: Saying, names: tuple[str, ...]) -> Phrase:
    """One or two types by name, more as "card"."""
    if not names or len(names) > 2:
        return s.words.phrase("noun-card")
    return _one_of(s, [s.words.phrase(f"type-{name}") for name in names])


def _whose(s: Saying, whose: str) -> str:
    if whose == CALLERS:
        return "your"
    if whose == YOURS and s.they:
        return "theirs"
    if whose != AN_OPPONENTS:
        return whose
    named, s.opponent_named = s.opponent_named, True
    return "that-opponents" if named else whose


# ---- Filters --------------------------------------------------------------------------------------


class Group:
    """A noun with filters: those that give the noun itself, those beside it, those after it."""

    def __init__(
        self,
        s: Saying,
        noun: Phrase,
        kind: str,
        filters: tuple[Filter, ...],
        *,
        plain: bool = False,
        every: bool = False,
    ) -> None:
        self.s = s
        self.kind = kind
        self.every = every  # all of those that a filter names, not some of them
        self.noun = noun
        self.proper = False
        self.plain = plain or noun is s.words.phrase("noun-card")  # a subtype can stand in its place
        self.unique = ""
        self.after: list[Filter] = []
        beside = [one for one in flat(filters) if not self._names(one)]
        # A blue droid die, not a droid blue one; a red villain card; a value before what is shown.
        beside.sort(key=shown)
        beside.sort(key=_outer)
        beside.sort(key=lambda one: not isinstance(one, Affiliated))
        beside.sort(key=lambda one: not isinstance(one, Subtype | Titled))
        beside.sort(key=lambda one: not isinstance(one, CharacterDie))
        beside.sort(key=lambda one: self._place(one) == OWNER)  # this character's red dice
        self.of_character = any(isinstance(one, CharacterDie) for one in beside)
        if kind == DIE and self.of_character:
            # It is the character that is unique, not the die.
            self.unique = next((word for one in beside if (word := uniqueness(one))), "")
            beside = [one for one in beside if not uniqueness(one)]
        self.others = any(isinstance(one, Not) and isinstance(one.of, Same) for one in beside)
        self.by_subtype = any(isinstance(one, Subtype) for one in beside)
        for one in beside:
            if self._place(one) in (LAST, END):
                self.after.append(one)
            else:
                self.noun = self._with(one)
        self._beside = beside

    def has(self, place: str) -> bool:
        return any(self._place(one) == place for one in self._beside)

    def closed(self) -> Phrase:
        """The noun with everything, clauses included."""
        for one in sorted(self.after, key=lambda one: self._place(one) == END):
            self.noun = self._with(one)
        self.after = []
        return self.noun

    def one(self) -> Phrase:
        """One of the group: "a leader", "one of this character's dice", or the one that has a name."""
        noun = self.closed()
        if self.proper:
            return noun
        if self.has(OWNER):
            return self.s.words.phrase("phrase-one-owned", what=noun)
        return self.s.words.phrase("phrase-a", what=noun)

    def _names(self, one: Filter) -> bool:
        """Let a filter be the noun: "a leader", "General Grievous", "this character"."""
        s, words = self.s, self.s.words
        match one:
            case Same() if self.every or not _several(s, one.as_):
                self.noun, self.proper = reference(s, one.as_), True
            case Same() if self.kind == DIE:
                self.noun = reference(s, one.as_)  # those of them that the other filters leave
            case Titled() if self.kind == CARD:
                self.noun, self.proper = _one_of(s, [titled(words, title) for title in one.titles]), True
            case OfType() if self.kind == CARD:
                self.noun = types(s, one.types)
            case Subtype() if self.kind == CARD and self.plain:
                self.noun = _one_of(s, [words.phrase(f"subtype-{name}") for name in one.subtypes])
            case AnyOf() if self.kind == CARD and all(isinstance(each, Subtype | Titled) for each in one.of):
                self.noun = _one_of(s, _nouns(s, one.of, words.phrase("noun-card"), self.kind))
                self.proper = all(isinstance(each, Titled) for each in one.of)
            case _:
                return False
        return True

    def _place(self, one: Filter) -> str:
        name = _negated(self.s, one) or message_of("filter", one)
        return self.s.words.say(f"{name}.place") if self.s.words.has(f"{name}.place") else ""

    def _adjectives(self, kind: str, names: list[str]) -> Phrase:
        """One adjective, or several with "or" between them."""
        words = self.s.words
        argument = "color" if kind == "color" else "affiliation"
        last, *others = reversed(names)
        noun = words.phrase(f"filter-{kind}", what=self.noun, **{argument: last})
        for other in others:
            noun = words.phrase(f"filter-{kind}-more", what=noun, **{argument: other})
        return noun

    def _with(self, one: Filter) -> Phrase:
        s, words = self.s, self.s.words
        match one:
            case CharacterDie():
                return words.phrase("filter-character-die", what=self.noun, unique=self.unique or "any")
            case Color():
                return self._adjectives("color", [f"color-{name}" for name in one.colors])
            case Affiliated():
                return self._adjectives("affiliated", [f"adj-{name}" for name in one.affiliations])
            case Not():
                inner = _negated(s, one)
                if inner:
                    args = {"of-character": self.of_character, **filter_args(s, one.of, self.kind)}
                    return words.phrase(inner, what=self.noun, **args)
                inside = flat((one.of,)) if isinstance(one.of, AllOf) else choices(one.of)
                plain = words.phrase("noun-die" if self.kind == DIE else "noun-card")
                excluded = _nouns(s, inside, plain, self.kind)
                return words.phrase("filter-not", what=self.noun, excluded=excluded)
            case AnyOf():
                parts = [Group(s, self.noun, self.kind, (part,)).closed() for part in one.of]
                return words.phrase("filter-any-of", what=parts)
        args = {"of-character": self.of_character, **filter_args(s, one, self.kind)}
        if isinstance(one, DieOf):
            args["every"] = self.every
        if isinstance(one, DieOf) and self.by_subtype:
            args |= {"upgrades": False, "character": False}  # "weapon" says which of them
        elif isinstance(one, DieOf) and self.others and not one.upgrades:
            args["character"] = False  # its other dice
        # A support that is a vehicle, too, has a shorter name: «поддержка-транспорт».
        short = isinstance(one, Subtype) and self.noun is words.phrase("type-support")
        what = words.phrase("noun-support") if short else self.noun
        return words.phrase(message_of("filter", one), what=what, **args)


def filter_args(s: Saying, one: Filter, kind: str) -> dict[str, Any]:
    """The fields of a filter as its messages find them."""
    args: dict[str, Any] = {"kind": kind, "this": s.this, "own": s.doing}
    for name, value in fields(one).items():
        match value:
            case Reference() | Select() | Amount():
                args |= _what_it_names(s, name, value)
            case tuple() if name == "colors":
                args["color"] = f"color-{value[0]}"
            case tuple() if name == "affiliations":
                args["affiliation"] = f"adj-{value[0]}"
            case tuple() if name == "types":
                args[name] = [s.words.phrase(f"type-{each}") for each in value]
            case tuple() if name == "symbols":
                args |= sides(s, value)
            case tuple() if name == "subtypes":
                args[name] = [s.words.phrase(f"subtype-{each}") for each in value]
                args["apart"] = any(_is_a_name(noun) for noun in args[name])
            case tuple() if name == "titles":
                args[name] = [titled(s.words, each) for each in value]
            case Filter():
                args[name] = noun(s, value, _understood(s, one, value))
            case str() if name == "keyword":
                args[name] = s.words.phrase(f"keyword-{value}")
            case int() | str():
                args[name] = value
                args[f"{name}-sign"] = "number"
        args[f"has-{name}"] = bool(value)
    if isinstance(one, DieOf):
        # What a clause names owns nothing: not "the vehicle this character is piloting's dice".
        args |= {"character": s.is_character(one.things), "clause": isinstance(one.things, PilotedBy)}
        args["every"] = False
    return args


def _understood(s: Saying, one: Filter, inner: Filter) -> Phrase | None:
    """The noun that goes without saying in a filter about another card: what is piloted is a vehicle."""
    if isinstance(one, Pilots):
        return s.words.phrase("subtype-vehicle")
    return s.words.phrase("type-upgrade") if isinstance(one, Bears) and isinstance(inner, Not) else None


def _what_it_names(s: Saying, name: str, value: Reference | Select | Amount) -> dict[str, Any]:
    """A reference, selection or amount inside a filter, and which of them it is."""
    match value:
        case Reference():
            return {name: reference(s, value), f"{name}-sign": "reference"}
        case Select():
            stated, s.stated = s.stated, True  # nobody chooses: what is so is told
            said = selected(s, value)
            s.stated = stated
            return {name: said, f"{name}-sign": "selection"}
    return {name: amount(s, value), f"{name}-sign": "amount"}


def _is_a_name(noun: Phrase) -> bool:
    """Whether a noun begins with a capital letter: the Death Star, a Spectre."""
    return next((letter for letter in str(noun) if letter.isalpha()), "").isupper()


def sides(s: Saying, names: tuple[str, ...]) -> dict[str, Any]:
    """Symbols as sides that have them, as nouns, and whether there is none: a blank side, or that, too."""
    found = symbols(names)
    shown = tuple(each for each in found if each != BLANK) or found
    return {
        "symbols": [s.words.text(f"symbol-{each}.side") for each in found],
        "nouns": [s.words.phrase(f"symbol-{each}") for each in shown],
        "blank": "too" if shown != found else found == (BLANK,),
    }


def noun(s: Saying, one: Filter, base: Phrase | None = None) -> Phrase:
    """A filter as a noun: "droid", "blue ability", "event"."""
    kind = DIE if base is s.words.phrase("noun-die") else CARD
    return Group(s, base or s.words.phrase("noun-card"), kind, (one,)).closed()


def predicate(s: Saying, one: Filter, kind: str = CARD) -> Text:
    """A filter as what is said of something: "is a droid", "is a droid die"."""
    wanted = not isinstance(one, Not)
    inner = one.of if isinstance(one, Not) else one
    said = message_of("filter", inner) + (".is" if wanted else ".is-not")
    if s.words.has(said):
        return s.words.text(said, **filter_args(s, inner, kind))
    base = s.words.phrase("noun-die" if kind == DIE else "noun-card")
    items = [Group(s, base, kind, (choice,)).one() for choice in choices(inner)]
    if wanted:
        return s.words.text("predicate-is", items=items)
    return s.words.text("predicate-is-not" if len(items) == 1 else "predicate-is-neither", items=items)


def _outer(one: Filter) -> int:
    """How far from the noun an adjective stands: another exhausted unique red character."""
    inner = one.of if isinstance(one, Not) else one
    match inner:
        case Unique():
            return 1
        case IsExhausted():
            return 2
        case Same():
            return 3
    return 0


def _nouns(s: Saying, filters: tuple[Filter, ...], base: Phrase, kind: str) -> list[Phrase]:
    return [Group(s, base, kind, (one,)).closed() for one in filters]


def _negated(s: Saying, one: Filter) -> str:
    """The message for what does not pass a filter, if there is a word for it: "non-unique"."""
    name = message_of("filter-not", one.of) if isinstance(one, Not) else ""
    return name if name and s.words.has(name) else ""


def _several(s: Saying, what: Reference) -> bool:
    """Whether a reference names several, as the text has introduced them."""
    return isinstance(what, That | CardPlayed) and (what.name in s.several or what.name == "group")


def _one_of(s: Saying, nouns: list[Phrase]) -> Phrase:
    return nouns[0] if len(nouns) == 1 else s.words.phrase("phrase-or", what=nouns)


# ---- References -----------------------------------------------------------------------------------


def reference(s: Saying, what: Reference) -> Phrase:
    """What an ability already knows: "this upgrade", "the attached character", "that die"."""
    words = s.words
    match what:
        case This():
            if s.this is s.own and s.card is not None:
                s.said_this.add(str(words.phrase(f"type-{s.card.type}")))
            return words.phrase("reference-this", what=s.this)
        case Host() if s.host_named:
            return words.phrase("reference-host-again", what=s.host)
        case Host():
            s.host_named = s.alone
            return words.phrase("reference-host", what=s.host, this=s.own)
        case ThisDie():
            die = words.phrase("noun-die")
            s.said_this.add(str(die))
            return words.phrase("reference-this-die", what=die)
        case That():
            return words.phrase("reference-that", what=_bound(s, what.name))
    return _named(s, "reference", what)


def who(s: Saying, whom: Who) -> Phrase:
    """Players: "you", "an opponent", later "that opponent"."""
    if isinstance(whom, AnOpponent):
        named, s.opponent_named = s.opponent_named, True
        opponent = s.words.phrase("noun-opponent")
        return s.words.phrase("who-that-opponent" if named else "who-an-opponent", what=opponent)
    return _named(s, "who", whom)


def amount(s: Saying, value: Amount) -> Phrase:
    """A number to be worked out, as what it is: "the number of your droids"."""
    same = _just_counted(s, value)
    return replace(_named(s, "amount", value), same=same)


def _just_counted(s: Saying, value: Amount) -> bool:
    """Whether the text has just spoken of them, so that "that many" says it: any number of dice."""
    again, s.counted = value == s.counted, value
    if isinstance(value, HowMany):
        return value.filter is None and value.name in s.several
    return again or isinstance(value, TokensRemoved | ChosenNumber)


def _named(s: Saying, kind: str, node: Any) -> Phrase:
    """A phrase whose message names its noun. What the fields speak of are its arguments."""
    words = s.words
    args: dict[str, Any] = {}
    for field, value in fields(node).items():
        # `$what` is the noun, whatever a field is called.
        name = "subject" if field == "what" else field
        match value:
            case Reference():
                args[name], args["sum"] = reference(s, value), _several(s, value)
                args[f"{name}-this"] = isinstance(value, This)
            case Select():
                args[name], args["whose"] = counted(s, value)
            case Who():
                args["you"] = isinstance(value, Caller if s.they else You)
                args[name] = who(s, AN_OPPONENT if s.they and isinstance(value, You) else value)
            case Filter():
                args[name] = noun(s, value, s.words.phrase("noun-die") if shown(value) else None)
                args["of-them"] = shown(value) and isinstance(node, HowMany)
                if args["of-them"]:
                    args["such"] = Group(s, _bound(s, node.name), DIE, (value,)).closed()
            case Amount():
                args[name] = amount(s, value)
            case str():
                args[name] = _bound(s, value)
            case _:
                args[name] = "" if value is None else value
        args[f"has-{name}"] = bool(value)
    name = message_of(kind, node)
    # What is worked out from another amount may keep its noun.
    head = words.phrase(words.say(f"{name}.noun")) if words.has(f"{name}.noun") else args["of"]
    return words.phrase(name, what=head, **args)


def _bound(s: Saying, name: str) -> Phrase:
    if name not in s.bound:
        noun = s.words.phrase(BOUND_BY_THE_RULES.get(name, "noun-card"))
        adjective = "adj-rolled" if name == "rolled" else MENTIONED
        s.remember(name, noun, adjective, many=name in ("bounties", "dice", "group", "rolled"))
    return s.bound[name]
