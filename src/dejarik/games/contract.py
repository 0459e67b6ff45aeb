"""What a game gives to the rest of the product, as protocols that mypy compares with its modules.

A game is a package in this folder. Its `__init__.py` has `GAME` (the rules: `kernel.Game`), its `modules.py`
has `MODULES`, a subclass of `GameModules` with one property for each protocol below. A property imports its
module when it is asked for, so that playing loads no screens and the server no terminal; returning the module
is what makes mypy compare it with the protocol. A function that is renamed, loses a parameter or returns
something else fails `mypy --strict`. What a game does not have is None, and says so there.

    from dejarik.games import find, modules
    match = find("destiny").new(setup, seed=7)
    board = modules("destiny").web.board(view, seat, teller)

`g` is a state of the game, mostly one that a seat sees (`Observation.view`): the rest of the product hands it
on without looking into it, so it is `Any` here and the game's own class in the modules. The same holds for a
game's teller, events and decks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from dejarik.kernel import Subject

if TYPE_CHECKING:
    from random import Random

    from rich.console import RenderableType

    from dejarik.faces import (
        CardFace,
        CardFilter,
        DeckChoice,
        DeckLook,
        DeckSheet,
        Judged,
        LaidOut,
        Outfit,
    )
    from dejarik.kernel import Decision, Observation, Option, Refusal, Seat, State
    from dejarik.positions import Complain, Tree
    from dejarik.previews import Preview
    from dejarik.search import Field
    from dejarik.story import Open, Told

# ---- Playing -------------------------------------------------------------------------------------------


class Teller(Protocol):
    """Says in one language what is asked, what may be answered and what happened.

    It is given what a seat sees, so nothing hidden can be told.
    """

    language: str

    def meet(self, g: Any) -> None:
        """See the table as a match begins, to tell copies apart by their numbers for the rest of it."""

    def player(self, seat: Seat) -> str: ...
    def prompt(self, g: Any, decision: Decision) -> str: ...
    def option(self, g: Any, decision: Decision | None, option: Option) -> str: ...
    def log(self, g: Any, news: Sequence[Any], viewer: Seat | None, before: Open = ()) -> Told:
        """What one choice has brought about, as `viewer` may read it; `before`: what is still open."""

    def begins_anew(self, news: Sequence[Any]) -> bool:
        """Whether nothing that was open before a choice is open after it."""

    def log_openly(
        self, g: Any, news: Sequence[Any], viewer_of: Callable[[Any], Seat | None], before: Open = ()
    ) -> Told:
        """The same after the end: each event as `viewer_of` it may read it."""

    def refusal(self, g: Any, seat: Seat, refusal: Refusal) -> str: ...
    def resolving(self, g: Any) -> list[str]:
        """The procedures in progress, outermost first."""

    def outcome(self, g: Any) -> str: ...
    def contrast(self, g: Any, contrast: Contrast) -> str:
        """How what comes of an option differs from what comes of another, in a sentence."""

    def matchup(self, g: Any, seat: Seat) -> str:
        """Who plays with what against whom, as the title of a position."""

    def task(self, g: Any, seat: Seat, aim: Aim) -> str:
        """What a puzzle asks a seat to do."""


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game in which nothing can be chosen for a match."""


class Seating(Protocol):
    """Who can play with what (`show/seating.py`): from decks and options to a setup, seats and a teller.

    `Options` is a struct whose fields are flags or numbers with bounds. From it come the form in the lobby,
    the check of what is sent or typed, and what `setup` is given. What the options are called stands among
    the words of the game: `lobby-option-<name>`.
    """

    @property
    def FEWEST(self) -> int:
        """How few can play, bots included."""

    @property
    def MOST(self) -> int:
        """How many can play."""

    @property
    def SOLO(self) -> bool:
        """Whether one person can play against an opponent that the rules play."""

    @property
    def UNIQUE(self) -> bool:
        """Whether no two players can bring the same."""

    @property
    def SIDES(self) -> Sequence[str]:
        """Whoever plays one of them meets the other; empty where anybody meets anybody."""

    @property
    def SOLO_OPTIONS(self) -> Sequence[str]:
        """The options that make sense only for a person playing alone."""

    @property
    def Options(self) -> type[msgspec.Struct]:
        """What can be chosen for a match; its defaults are the rulebook."""

    @property
    def CONCEDE(self) -> str:
        """The kind of the option by which a player gives up, unasked."""

    @property
    def PASS(self) -> str:
        """The kind of the option that does nothing, so that nobody needs to read of it."""

    def decks(self, side: str = "") -> Sequence[str]:
        """The names of what a player can bring without having made it; of one side, if it is named."""

    def against(self, deck: str, lang: str) -> Sequence[str]:
        """The ready-made decks that a deck can meet, another one first; `ValueError` if it is not one."""

    def setup(self, decks: Sequence[str | Any], lang: str, options: Any = ...) -> msgspec.Struct:
        """A match about to begin; a deck is a name, a file, or one that `Brought.deck` has read.

        `ValueError` with a sentence for each thing that is wrong, in that language.
        """

    def seat_of(self, state: Any, player: int) -> Seat:
        """Where the player sits who brought the deck of that number: seats may be drawn by lot."""

    def teller(self, lang: str, players: tuple[str, ...] = (), you: Seat | None = None) -> Teller:
        """Who says everything in that language; players without names are numbered by their seats.

        The log calls the player at seat `you` "you"; without one, everybody by name.
        """


class Terminal(Protocol):
    """A match on a screen of text (`show/terminal.py`)."""

    def board(self, observation: Observation[Any], teller: Any, width: int) -> RenderableType:
        """Everything the seat sees, in this many columns; nothing is told by color alone."""

    def cards(self, g: Any, text: str, teller: Any) -> list[str]:
        """The cards that are meant by a name or a part of it, in a match as a seat sees it."""

    def face(self, card: str, teller: Any) -> RenderableType:
        """Everything that is on a card."""

    def card_name(self, card: str, teller: Any) -> str:
        """What to type to mean this very card."""


class Web(Protocol):
    """A match in a browser (`show/web.py`): the board as data, and what options and events are about."""

    @property
    def Board(self) -> type[msgspec.Struct]:
        """The shape of the board, from which the client's types are made."""

    @property
    def GROUPS(self) -> Sequence[str]:
        """The groups of options, in the order in which they are listed."""

    def board(self, g: Any, viewer: Seat | None, teller: Any, *, hands_open: bool = False) -> msgspec.Struct:
        """What a viewer sees; hands are open after the end."""

    def group(self, g: Any, decision: Decision, option: Option) -> str: ...
    def group_text(self, name: str, teller: Any) -> str: ...
    def subjects(self, g: Any, seat: Seat | None, option: Option) -> list[str]:
        """The ids of the pieces on the board that an option is about."""

    def about(self, g: Any, decision: Decision) -> list[str]:
        """The ids of the pieces that a question is about."""

    def motion(self, event: Any, viewer: Seat | None) -> tuple[str, dict[str, Any]]:
        """What a screen needs to show an event as a movement."""

    def mentions(self, event: Any, viewer: Seat | None) -> list[str]:
        """The ids of the pieces that a line of the log speaks of."""

    def whose(self, event: Any) -> Seat | None:
        """Who did it."""

    def played(self, g: Any, event: Any) -> str:
        """The card that is played, used or read in an event, for the others to look at; else nothing."""

    def concerned(self, event: Any) -> Seat | None:
        """To whom it happened, if that is somebody else."""

    def progress(self, g: Any) -> int:
        """How far a match has come, as its players count: rounds, turns, points; 0 while it is set up."""


class Previews(Protocol):
    """What options would do, for people about to choose (`show/previews.py`).

    Only what is sure, from the observation alone (see `kernel.foresee`), and odds: whatever a preview names
    comes true when its option is chosen, and nothing hidden can be read from it.
    """

    def previews(self, seen: Observation[Any], teller: Any) -> dict[Option, Preview]:
        """By option of the open question; those of which nothing can be said are left out."""


class Shortcut(msgspec.Struct, frozen=True):
    """Answers to a question and to those of its kind that follow, given in one go."""

    options: tuple[Option, ...]
    text: str = ""  # what the player is offered, unless it is certain
    certain: bool = True  # nothing else makes a difference, so the player need not be asked
    tells: bool = False  # answered at once, it would tell the others what they do not see


class Shortcuts(Protocol):
    """What need not be asked, or can be answered in one go (`show/shortcuts.py`)."""

    def shortcut(self, g: Any, decision: Decision, teller: Any) -> Shortcut | None:
        """What to answer, if that is plain or may be proposed."""


# ---- Cards and decks outside a match -------------------------------------------------------------------


class Showcase(Protocol):
    """Cards and ready-made decks for people who choose and browse (`show/showcase.py`)."""

    def ready_made(self, lang: str) -> list[DeckChoice]:
        """The decks or characters that a player can choose."""

    def filters(self, lang: str) -> list[CardFilter]:
        """The facts with many values that cards can be looked for by, in words."""

    def face(self, code: str, lang: str) -> CardFace:
        """One face; `LookupError` if there is no such card."""


class Searching(Protocol):
    """What cards can be looked for by (`show/searching.py`); `dejarik.search` finds them."""

    @property
    def FIELDS(self) -> Sequence[Field[Any]]:
        """The fields; the first is looked through for words without a key."""

    def cards(self) -> Mapping[str, Any]:
        """All cards by code, in the order in which they are listed."""


class Stock(Protocol):
    """Which cards there are (`show/stock.py`), for people at a command line."""

    def codes(self) -> Sequence[str]:
        """All cards there are."""

    def name(self, code: str, lang: str) -> str:
        """What one of them is called, sooner than its face could tell."""

    def coverage(self) -> Sequence[tuple[str, int, int]]:
        """Part by part: its key, how much there is in the printed game, and how much can be played."""

    def heading(self, part: str, lang: str) -> str:
        """What a part is called."""


class Lookup(Protocol):
    """Cards named and printed in a game's own way (`show/lookup.py`); others are asked through `Showcase`."""

    def named(self, name: str, lang: str) -> Sequence[str]:
        """The codes of the cards with this code or name; `ValueError` with a sentence if there are none."""

    def line(self, code: str, lang: str) -> tuple[str, str]:
        """A card in a list: its name, and what it is."""

    def face(self, code: str, lang: str) -> Sequence[str]:
        """Everything on a card, line by line, its name first."""

    def as_data(self, code: str, lang: str) -> Any:
        """Everything on a card for programs."""


class OpenedDeck(Protocol):
    """A deck on the workbench, in the reader's language."""

    @property
    def title(self) -> str:
        """What it is called, or nothing."""

    @property
    def about(self) -> str:
        """What is said about it, or nothing."""

    @property
    def summary(self) -> str:
        """What it is, in a line."""

    def faults(self) -> Sequence[tuple[str, str]]:
        """All that is wrong with it: sentences, each with the rule that it breaks."""

    def verdict(self) -> str:
        """Whether it is legal, in a sentence."""

    def remarks(self) -> Sequence[str]:
        """What else there is to say."""

    def sections(self) -> Sequence[tuple[str, Sequence[str]]]:
        """The deck as people list it."""

    def as_data(self) -> Any:
        """What is in it, for programs."""

    def checked(self) -> dict[str, Any]:
        """What is wrong with it, for programs."""

    def written(self, form: str) -> str:
        """The deck in a form; `ValueError` with a sentence if something would get lost."""

    def changed(self, take: Sequence[str], put: Sequence[str]) -> OpenedDeck:
        """The deck without some of its cards and with others, named as in a file; `ValueError` for a slip."""

    def for_play(self) -> Any:
        """What `Seating.setup` takes; `ValueError` with a sentence for each thing that forbids playing it."""


class Workshop(Protocol):
    """Decks for people who make them (`show/workshop.py`): checked, shown, written in other forms."""

    @property
    def FORMS(self) -> Sequence[str]:
        """That decks can be written in, the usual one first."""

    @property
    def READY_MADE(self) -> Sequence[str]:
        """The names of the decks that are there."""

    def recognizes(self, name: str) -> bool:
        """Whether this is surely a deck of the game: by name, or by how the file begins."""

    def opened(self, name: str, under: str | None, lang: str) -> OpenedDeck:
        """A deck by name or file, judged under a format; `ValueError` with sentences if it is not one."""


class Workbench(Protocol):
    """Decks that people build card by card in a window (`show/workbench.py`)."""

    def outfit(self, lang: str) -> Outfit:
        """Places of a deck, formats, forms of files, and decks to begin with."""

    def units(self, codes: Iterable[str]) -> list[str]:
        """What can be put into a deck to have these cards, in this order."""

    def judged(self, sheet: DeckSheet, weigh: Sequence[str], lang: str) -> Judged:
        """A deck with all its faults, and those that each card to be weighed would bring."""

    def fitting(self, sheet: DeckSheet) -> list[str]:
        """All that the team, or whatever else decides in a game, lets in, however full the deck is."""

    def laid_out(self, text: str, lang: str) -> LaidOut:
        """What stands in a text of any form, and every line that could not be read."""

    def written(self, sheet: DeckSheet, form: str, lang: str) -> str:
        """The deck in a form; `ValueError` with sentences if something would get lost."""


class Brought(Protocol):
    """Decks that people paste in the lobby (`decks/brought.py`)."""

    def look_over(self, text: str, lang: str) -> DeckLook:
        """What was pasted, with all its faults."""

    def deck(self, text: str) -> msgspec.Struct:
        """The deck, for `Seating.setup`; `ValueError` if it has faults."""


# ---- Bots, simulations, learning -----------------------------------------------------------------------


class Evaluation(Protocol):
    """What bots know about good positions (`ai/evaluation.py`). Bigger numbers are better for the seat."""

    def worth(self, g: Any, seat: Seat) -> float:
        """How good the position is for a seat; a won game is worth more than anything else."""

    def at_rest(self, g: Any, decision: Decision) -> bool:
        """Whether what was begun is over, so that the position can be judged."""

    def rough_answer(self, g: Any, decision: Decision) -> Option | None:
        """A quick answer to a question inside an action; None: compare what the answers lead to."""

    def habit(self, g: Any, decision: Decision) -> Option | None:
        """The answer to a question whose outcome lies too far off to be compared; None: compare."""

    def sensible(self, g: Any, decision: Decision) -> tuple[Option, ...]:
        """The options worth a thought: at least one; what plainly throws something away is left out."""

    def guess(self, view: Any, viewer: Seat, luck: Random) -> dict[Seat, list[str]] | None:
        """Where lists are closed: what the others are taken to have brought; None: that is known."""

    # For bots that play ahead.

    @property
    def EDITION(self) -> int:
        """Counts up when a game judges or plans otherwise: measured strength holds for one edition."""

    @property
    def AHEAD(self) -> int:
        """How much `horizon` grows before they stop and judge; 0: playing ahead does not pay here."""

    def horizon(self, g: Any) -> int:
        """Counts the rounds or turns that have begun."""

    def chance_to_win(self, g: Any, seat: Seat) -> float:
        """From 0 to 1; those of all seats add up to one."""

    def reflex(self, g: Any, decision: Decision) -> Option | None:
        """The answer to a question on which thought is wasted; None: think."""

    def scores(self, g: Any, decision: Decision) -> dict[Option, float] | None:
        """What a plan of the game's own expects of the options, as chances to win; None: try them."""

    def temperature(self, decision: Decision, tries: int, usual: float) -> float:
        """How freely a level answers a question, in chances to win; `tries` may make no difference here."""


class Judgment(Protocol):
    """What positions are judged by, in numbers that are weighed by who won (`ai/judgment.py`).

    The weights are fitted by `dejarik lab train` and stand in `ai/judgment.json`; without that file, the
    chance to win is the one that `Evaluation` says. Numbers describe and never name a card, so new cards need
    no new weights.
    """

    @property
    def TRAITS(self) -> tuple[str, ...]:
        """What the numbers mean; the first is what the evaluation says by itself, in units of its scale."""

    def traits(self, g: Any) -> list[list[float]]:
        """For each seat its numbers; none for whoever has left the game."""


class Plan(Protocol):
    """The numbers by which a game plans that has a plan of its own (`ai/plan.py`, `Evaluation.scores`).

    They are fitted by `dejarik lab train` and stand in `ai/plan.json`.
    """

    @property
    def FITTED(self) -> tuple[str, ...]:
        """The names of those that are fitted; there may be others in the file, which stay."""

    def planned_by(self, numbers: Mapping[str, float]) -> Evaluation:
        """The evaluation that plans by these numbers instead of those that come with the game."""

    def table(self, number: int, players: int) -> Any:
        """The setup of a match to learn from; one player plays against the opponent that the rules play."""

    def reached(self, g: Any, seat: Seat) -> float:
        """How far a seat came in a match that is over, from 0 to 1: more is told by it than by who won."""

    def reckoning(self, view: Any, decision: Decision) -> Reckoning | None:
        """How to compare what the options of a question lead to; None: only the plan can judge them."""


class Reckoning(Protocol):
    """What has come of an option of one question, in a game that is planned instead of played ahead."""

    def over(self, g: Any) -> bool:
        """Whether a try has come far enough to be judged."""

    def chance(self, g: Any) -> float:
        """The chance of whoever was asked to win from there."""


class Consequence(msgspec.Struct, frozen=True):
    """Something that may come of an option, by which options are compared in words."""

    name: str  # of its words: `because-<name>`
    subject: Subject = 0  # what it is about, mostly a card in play: of each, only one thing is told
    worth: float = 1.0  # of one of it to the seat; below nothing if it does harm
    counted: bool = False  # how much of it there is on average; else how often it happens


class Contrast(msgspec.Struct, frozen=True):
    """A consequence of which one option has more than another."""

    what: Consequence
    here: float
    there: float


class Consequences(Protocol):
    """What came of playing ahead, in what people talk about (`ai/consequences.py`).

    It is read from states that were dealt from an observation, so it tells no secrets.
    """

    def consequences(self, begun: Any, ended: Any, seat: Seat) -> dict[Consequence, float]:
        """How often each happened, or how much of it there is; those left out did not happen.

        One unit of `worth` is about a point of damage: what is worth less than a quarter is not worth a word.
        """


class Policy(Protocol):
    """What options are and do, in words that are weighed to play ahead quickly (`ai/policy.py`).

    The weights are fitted by `dejarik lab train` and stand in `ai/policy.json`. Words describe and never
    name a card, so new cards need no new weights. They are found in what the asked seat may see.
    """

    def words(self, g: Any, decision: Decision) -> list[list[str]]:
        """For each option, in their order: `told` of their `keys`."""

    def keys(self, g: Any, decision: Decision) -> list[tuple[Any, ...]]:
        """For each option, all that its words depend on; it is quickly made and compared."""

    def told(self, key: tuple[Any, ...]) -> list[str]:
        """The words of all options with that key."""


class Features(Protocol):
    """A position and its options as numbers for learning agents (`ai/features.py`).

    They are given the state itself, and have to read nothing from it that the seat may not see: from the view
    of an observation they make the same numbers.
    """

    @property
    def MOST_OPTIONS(self) -> int:
        """How many are shown at once."""

    @property
    def QUESTIONS(self) -> tuple[str, ...]:
        """The kinds of decisions."""

    @property
    def KINDS(self) -> tuple[str, ...]:
        """The kinds of options."""

    @property
    def POSITION(self) -> tuple[str, ...]:
        """What the numbers of a position mean."""

    @property
    def OPTION(self) -> tuple[str, ...]:
        """What the numbers of an option mean."""

    def asked(self, g: Any) -> list[Seat]:
        """The seats that somebody plays, unless the rules play them."""

    def position(self, g: Any, seat: Seat) -> list[float]:
        """The numbers of a position; those at the end may be left out if they are zero."""

    def options(self, g: Any, seat: Seat, decision: Decision, shown: Sequence[Option]) -> array[float]:
        """The numbers of some options besides their kinds, one option after the other, as C floats."""


class Tournament(Protocol):
    """What a simulation writes down about a match (`ai/tournament.py`)."""

    @property
    def TURN(self) -> type[msgspec.Struct] | None:
        """The event that begins a turn, where the state does not count them."""

    def rounds(self, g: Any, turns: int) -> int:
        """How many rounds have begun, given how often that event was told."""

    def first(self, g: Any) -> Seat | None:
        """Who goes first, while that can be seen."""

    def places(self, g: Any) -> tuple[int, ...]:
        """Whose deck, in the order of the setup, sits where."""

    def drawable(self, setup: Any, place: int) -> Sequence[str]:
        """The cards that come out of a deck during a match, once per copy; empty where nobody brings one."""

    def at_hand(self, g: Any, seat: Seat) -> Sequence[str]:
        """Those in the hand of a seat, and those that come into play without having been there."""

    def used(self, event: Any) -> Sequence[tuple[Seat, str, bool]]:
        """Who used which card in an event; True: it was played, False: it was spent on something else."""


class BalancePlan(Protocol):
    """A match to be played: its setup, and what is chosen as soon as it is offered, the first first."""

    @property
    def setup(self) -> msgspec.Struct: ...
    @property
    def solo(self) -> bool: ...
    @property
    def choices(self) -> tuple[Option, ...]: ...


class Watcher(Protocol):
    """Follows a match and notes which items mattered; what it tells of everybody is told by seat."""

    used: set[str]

    def chosen(self, g: Any, option: Option) -> None:
        """Before a choice is carried out."""

    def happened(self, g: Any, news: Sequence[Any]) -> None:
        """After it was carried out."""

    def sides(self, g: Any) -> tuple[str, ...]:
        """What everybody played."""

    def places(self, g: Any) -> tuple[int, ...]:
        """Who went first, second, and so on."""

    def scores(self, g: Any) -> tuple[int, ...]: ...
    def sources(self, g: Any) -> tuple[dict[str, int], ...]:
        """What everybody's score came from; what came last is named last."""

    def means(self, g: Any) -> tuple[int, ...]:
        """What everybody had left that could have been spent."""

    def turns_of(self, g: Any) -> tuple[int, ...]:
        """How many turns everybody had."""


class Balance(Protocol):
    """Which matches show whether a game's content is balanced and within reach (`ai/balance.py`)."""

    def plan(self, number: int, luck: Random) -> BalancePlan: ...
    def items(self) -> frozenset[str]:
        """Everything that must matter, by name."""

    def Watcher(self, g: Any) -> Watcher:
        """The class of its watchers."""


# ---- Scenarios -----------------------------------------------------------------------------------------

# A value of a position as expectations are compared with it:
#   str         signs, compared as they stand
#   frozenset   the words any of which name one thing or one state of affairs
#   list        a set of values, in any order
#   tuple       values in order
#   dict        fields by name; "is" are the names of the whole, "state" the words that describe it
Value = bool | int | str | frozenset[str] | list[Any] | tuple[Any, ...] | dict[str, Any]


class Position(Protocol):
    """A position that was set up, with names for what is in it."""

    names: Mapping[str, Subject]  # what the writer called things, dice and cards; seats, too
    opening: Sequence[Any]  # the events before the first question

    def begin(self) -> State:
        """The match at its first question; each call gives one of its own."""

    def near(self, key: str) -> list[str] | None:
        """None if expectations may speak of `key`, else what may have been meant."""

    def read(self, g: Any, key: str) -> Value:
        """What is true of `key` now."""

    def way_out(self, decision: Decision, seat: Seat) -> Option | None:
        """How to pass a question that no step mentioned, while waiting for `seat` to be asked another."""

    def why_not(self, g: Any, seat: Seat, option: Option) -> str | None:
        """The rule that forbids an option which is not even on the generous list of refusals."""

    def say(self, g: Any, event: Any) -> str:
        """An event in the words of the log."""


class Builder(Protocol):
    """Sets up what a scenario describes, piece by piece (`scenarios/builder/position.py`).

    What is wrong with a description is reported with `complain(path, what, **about)`; `what` is a message of
    `scenario.ftl` without its beginning `scenario-bad-`.
    """

    wrong: bool  # something was complained about

    def build(self, board: Tree, chance: Tree) -> None: ...

    def start(self) -> Position:
        """The position run up to its first question."""


# ---- Puzzles from matches -------------------------------------------------------------------------------


class Aim(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a puzzle from a match asks for: its kind, about whom or what, and how much of it."""

    kind: str
    subject: Subject = 0
    amount: int = 0


class Aims(Protocol):
    """What can be asked for in a position, and proved to be within reach (`scenarios/aims.py`).

    `g` is what a seat sees, blanks and all, since a proof may hang on nothing else.
    """

    @property
    def BEGINS(self) -> frozenset[str]:
        """The kinds of questions at which a puzzle may begin."""

    @property
    def KINDS(self) -> tuple[str, ...]:
        """The kinds of aims, the most wanted first; people read `aim-<kind>`."""

    @property
    def PASSING(self) -> frozenset[str]:
        """The kinds of options that do nothing: they are not counted as choices of a line."""

    @property
    def LOOPS(self) -> bool:
        """Whether different choices often lead to the same position, so that a search has to notice it."""

    @property
    def OPPONENT(self) -> str:
        """Who answers for the others in an attempt: `passes`, or a bot."""

    def setup(self, luck: Random) -> msgspec.Struct:
        """A match in which puzzles are looked for, by the usual rules."""

    def worth_a_look(self, g: Any, seat: Seat) -> bool:
        """A quick look whether anything could be within reach at all."""

    def reached(self, start: Any, g: Any, seat: Seat) -> Sequence[Aim]:
        """What is true in `g` that was not true at the start."""

    def holds(self, g: Any, seat: Seat, aim: Aim) -> bool: ...
    def too_late(self, start: Any, g: Any, seat: Seat) -> bool:
        """Whether the bound of all aims that begin at `start` has passed."""

    def idle(self, g: Any, seat: Seat, option: Option) -> bool:
        """Whether nothing can be reached after an option: it needs luck, or hands the turn over."""

    def armed(self, view: Any, seat: Seat) -> Any:
        """What a seat sees, with all that the others could hold in their hands.

        As it is, if nobody can answer out of a hand.
        """

    def knows_answers(self, g: Any, seat: Seat, decision: Decision) -> bool:
        """Whether all that somebody else could answer is among the options, whatever they hold."""

    def spoiled(self, g: Any, seat: Seat, news: Sequence[Any]) -> bool:
        """Whether something came out that only a guess has put there: no proof goes on after that."""

    def unknowns(self, g: Any, seat: Seat, option: Option) -> Iterable[Any]:
        """Where an option would turn up an unknown card: a position for each that it may be."""

    def position(self, g: Any) -> Position: ...
    def alike(self, g: Any, seat: Seat, option: Option) -> Hashable:
        """The same for options that come to the same: one of two equal dice."""

    def about(self, g: Any, seat: Seat, aim: Aim, options: Sequence[Option]) -> tuple[str, ...]:
        """The cards that a solution uses, and whom it is about: two of the same are the same idea."""


# ---- All of it -----------------------------------------------------------------------------------------


class GameModules(ABC):
    """The modules of one game, each imported when it is asked for. A new game has to give all of them."""

    @property
    @abstractmethod
    def seating(self) -> Seating: ...

    @property
    @abstractmethod
    def terminal(self) -> Terminal: ...

    @property
    @abstractmethod
    def web(self) -> Web: ...

    @property
    @abstractmethod
    def previews(self) -> Previews: ...

    @property
    @abstractmethod
    def shortcuts(self) -> Shortcuts | None:
        """None: everything is asked, one answer at a time."""

    @property
    @abstractmethod
    def showcase(self) -> Showcase: ...

    @property
    @abstractmethod
    def searching(self) -> Searching: ...

    @property
    @abstractmethod
    def stock(self) -> Stock: ...

    @property
    @abstractmethod
    def lookup(self) -> Lookup | None:
        """None: cards are found and printed through the showcase."""

    @property
    @abstractmethod
    def workshop(self) -> Workshop | None:
        """None: nobody makes decks for this game."""

    @property
    @abstractmethod
    def workbench(self) -> Workbench | None:
        """None: nobody builds decks of this game."""

    @property
    @abstractmethod
    def brought(self) -> Brought | None:
        """None: nobody brings decks of their own."""

    @property
    @abstractmethod
    def evaluation(self) -> Evaluation: ...

    @property
    @abstractmethod
    def judgment(self) -> Judgment | None:
        """None: the chance to win is not fitted."""

    @property
    @abstractmethod
    def plan(self) -> Plan | None:
        """None: there is no plan of the game's own, or its numbers are not fitted."""

    @property
    @abstractmethod
    def policy(self) -> Policy: ...

    @property
    @abstractmethod
    def consequences(self) -> Consequences: ...

    @property
    @abstractmethod
    def features(self) -> Features: ...

    @property
    @abstractmethod
    def tournament(self) -> Tournament: ...

    @property
    @abstractmethod
    def balance(self) -> Balance | None:
        """None: there is no balance report of this game."""

    @property
    @abstractmethod
    def aims(self) -> Aims: ...

    @property
    @abstractmethod
    def builder(self) -> Callable[[int, Complain], Builder]:
        """Makes a builder, given a seed and whom to complain to."""
