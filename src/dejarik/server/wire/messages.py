"""What server and client say to each other. The JSON schema, and from it the client's types, come from here.

Everything a person reads is made by the server in the language the client asked for; what is drawn (the
board of a game) is data of its own, made by the game's module `show.web`. A client never works out rules:
what can be chosen, what cannot and why, who is next, what wins, all of it is in a `View` and its board.

Ids on a board: a thing in play `t<id>`, a die `d<id>`, a card in the reader's hand `h<code>`, one that lies
elsewhere `c<code>` (perhaps without a place of its own on the board: then only its face can be shown), a
player `s<seat>`. A game may have more letters of its own; its board says which.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from dejarik.faces import DeckChoice, DeckSheet, Shape
from dejarik.previews import Preview

# ---- The lobby --------------------------------------------------------------------------------------


class GameOption(Shape, frozen=True):
    """Something a game lets one choose for a match: yes or no, or a number between `least` and `most`."""

    id: str
    kind: Literal["flag", "number"]
    name: str
    about: str
    least: int = 0
    most: int = 1
    solo: bool = False  # only for one person who plays alone


class GameInfo(Shape, frozen=True):
    id: str
    name: str
    about: str
    fewest: int
    most: int
    decks: list[DeckChoice]
    bots: list[BotInfo]
    solo: bool = False  # one person can play against an opponent that the rules play
    unique: bool = False  # no two players can bring the same
    brings_decks: bool = False  # players may bring decks, beside the ready-made ones
    options: list[GameOption] = []


class BotInfo(Shape, frozen=True):
    id: str
    name: str


class SeatWish(Shape, frozen=True):
    """Who sits at a seat of a new match: me, a bot, a friend who follows the invitation, or hot-seat."""

    kind: Literal["me", "bot", "friend", "hotseat"]
    deck: str
    bot: str = ""
    name: str = ""
    brought: str = ""  # a deck that is brought, as `DeckLook.text` has it, in place of `deck`


class DeckText(Shape, frozen=True):
    """A deck that a player brings, in any form that the game reads."""

    text: str


class Work(Shape, frozen=True):
    """A deck that is being built, and the cards that somebody thinks of putting into it."""

    sheet: DeckSheet
    weigh: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=120)] = []


class SheetForm(Shape, frozen=True):
    """A deck to be written in a form."""

    sheet: DeckSheet
    form: str


# ---- Decks that are kept ----------------------------------------------------------------------------

DeckId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9]{1,40}$")]
Stamp = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 2)]


class DeckVersion(Shape, frozen=True):
    """A deck as it once was."""

    id: DeckId
    parent: Annotated[str, msgspec.Meta(max_length=40)]  # the version it came from; nothing for the first
    note: Annotated[str, msgspec.Meta(max_length=400)]
    at: float
    sheet: DeckSheet


class DeckKept(Shape, frozen=True):
    """A deck with all its versions."""

    sheet: DeckSheet
    versions: Annotated[list[DeckVersion], msgspec.Meta(max_length=2000)]
    parent: Annotated[str, msgspec.Meta(max_length=40)]  # the version that is being changed
    changed: float


class DeckChange(Shape, frozen=True):
    """A deck after a change; it names the stamp of the deck before it. Without a deck it was put away."""

    id: DeckId
    stamp: Stamp = 0  # 0: nobody else knows it yet
    deck: DeckKept | None = None


class KeepDecks(Shape, frozen=True):
    """What a browser has changed, and what it knows: stamps by id."""

    changed: Annotated[list[DeckChange], msgspec.Meta(max_length=20)] = []
    known: Annotated[dict[DeckId, Stamp], msgspec.Meta(max_length=2000)] = {}


class DecksAre(Shape, frozen=True):
    """What was kept, what was changed elsewhere, and what cannot be kept."""

    stamps: dict[str, int]
    others: list[DeckChange]  # with their own stamps
    left_out: list[str]  # too large, or there is no room for more
    unknown: list[str]  # that the browser takes to be here, but that are not


# ---- Decks that are measured ------------------------------------------------------------------------


class Measure(Shape, frozen=True):
    """A deck that bots are to play against others, and one card that is to take the place of another."""

    sheet: DeckSheet
    each: Annotated[int, msgspec.Meta(ge=1, le=1000)]  # matches against each opponent
    against: Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=100)] = []
    take: Annotated[str, msgspec.Meta(max_length=40)] = ""
    put: Annotated[str, msgspec.Meta(max_length=40)] = ""


class MeasuredShare(Shape, frozen=True):
    """How often something happened, with a 95 % interval."""

    count: int
    of: int
    share: float
    low: float
    high: float


class MeasuredDifference(Shape, frozen=True):
    """By how much one share is larger than another, with a 95 % interval."""

    difference: float
    low: float
    high: float


class MeasuredOpponent(Shape, frozen=True):
    opponent: str
    name: str
    wins: MeasuredShare
    losses: int
    draws: int


class MeasuredCard(Shape, frozen=True):
    """What a card of the deck did."""

    card: str
    name: str
    copies: int
    drawn: MeasuredShare  # of all matches
    played: MeasuredShare  # of those in which it was drawn
    spent: MeasuredShare  # of those in which it was drawn: put to another use
    dead: bool  # drawn, but hardly ever played
    when_drawn: MeasuredShare  # matches won
    when_not_drawn: MeasuredShare
    drawing: MeasuredDifference  # what drawing it goes with, as many other cards being drawn


class MeasuredChange(Shape, frozen=True):
    """The deck with another card in it, against the same opponents with the same luck."""

    take: str
    put: str
    pairs: int
    before: MeasuredShare
    after: MeasuredShare
    difference: MeasuredDifference
    gained: int  # matches that only the changed deck won
    lost: int  # … and that only the deck as it is won


class Measured(Shape, frozen=True):
    """How a deck fared, as far as it was played."""

    bot: str
    seed: int
    wins: MeasuredShare
    losses: int
    draws: int
    rounds: float
    first: MeasuredShare
    second: MeasuredShare
    against: list[MeasuredOpponent]
    cards: list[MeasuredCard]  # those that go with victories first
    change: MeasuredChange | None = None


class MeasuringIs(Shape, frozen=True):
    """The deck that a guest has measured; a new one takes its place."""

    status: Literal["none", "waiting", "running", "done", "stopped", "late", "ended", "failed"]
    most: int  # matches that anybody can ask for
    seconds: float  # after which it ends
    ahead: int  # that come first
    done: int  # matches
    wanted: int
    game: str = ""
    wish: Measure | None = None
    measured: Measured | None = None


class QueryFault(Shape, frozen=True):
    """What is wrong with a query: a sentence, which characters it is about, and what may have been meant."""

    text: str
    begins: int
    ends: int
    known: list[str]


class FoundCards(Shape, frozen=True):
    """What a query finds, or what is wrong with it, and what it asks of what only the one who asks knows."""

    codes: list[str]
    fault: QueryFault | None = None
    asks: list[str] = []


class Wanted(Shape, frozen=True):
    """A query, with the codes of the cards that the one who asks owns, or that go with their team."""

    q: Annotated[str, msgspec.Meta(max_length=2000)] = ""
    own: dict[
        Annotated[str, msgspec.Meta(max_length=20)],
        Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=4000)],
    ] = {}


class NewMatch(Shape, frozen=True):
    """Ask for a new match."""

    game: str
    seats: list[SeatWish]
    seed: int | None = None
    clock_seconds: int = 0  # thinking time for each player; 0: no clock
    options: dict[str, bool | int] = {}  # by the ids of `GameOption`; what is left out is no or the least


class SeatDeck(Shape, frozen=True):
    """What is played at a seat: nothing as long as nobody has chosen it."""

    name: str = ""
    cards: list[str] = []  # codes of the cards that stand for it


class MatchInfo(Shape, frozen=True):
    """A match in a list."""

    id: str
    game: str
    players: list[str]
    decks: list[SeatDeck]
    my_seats: list[int]
    asked: list[int]  # seats whose turn it is to answer
    over: bool
    outcome: str  # in words, when over
    updated: str  # ISO 8601
    invite: str = ""  # address to send to a friend while a seat is open; only for those who sit here
    scenario: str = ""  # id of the position it began with, if that was set up
    position: str = ""  # what that is called
    progress: int = 0  # as the game counts: rounds, turns, points
    with_people: bool = False  # somebody else sits there, too
    rematch: str = ""  # id of the next match, while somebody waits there for me


class Invitation(Shape, frozen=True):
    """What somebody is invited to, before they sit down."""

    game: str
    players: list[str]  # open seats, too
    clock_seconds: int
    options: list[str]  # what was agreed on beside the rulebook, in words
    deck: str  # what is suggested
    chooses: bool  # whether one brings a deck of one's own; otherwise it is settled
    taken: list[str]  # what others bring, where no two can bring the same
    side: str  # decks of this side cannot be brought: somebody else plays it
    sits: bool  # whether the reader sits there already


class Join(Shape, frozen=True):
    """Take the open seat; `invite` is the last part of the invitation's address (`/match/<id>?invite=…`).

    With neither `deck` nor `brought` one plays what is suggested.
    """

    invite: str
    name: str = ""
    deck: str = ""
    brought: str = ""  # as in `SeatWish`


class Me(Shape, frozen=True):
    """What a guest goes by. Empty values leave things as they are."""

    name: str = ""
    lang: str = ""


class DevicePass(Shape, frozen=True):
    """By which another device becomes the same guest."""

    text: Annotated[str, msgspec.Meta(max_length=200)]
    seconds: int = 0  # for which it is good


class Fork(Shape, frozen=True):
    """Play on from a step of a finished match, against a bot."""

    step: int
    seat: int
    bot: str = "simple"


class Started(Shape, frozen=True):
    """The id of what was made or uploaded."""

    id: str


# ---- Looking things up --------------------------------------------------------------------------------


class CardName(Shape, frozen=True):
    code: str
    name: str


class RuleText(Shape, frozen=True):
    """A rule in words. `section` is its id, for addresses."""

    id: str
    game: str
    title: str
    text: str
    note: str
    chapter: str = ""
    section: str = ""
    section_text: str = ""
    reading: bool = False  # how we read what the books leave open
    cards: list[CardName] = []  # that it is about
    examples: list[ExampleInfo] = []  # positions that show it


class RuleSection(Shape, frozen=True):
    id: str
    title: str
    count: int


class RuleChapter(Shape, frozen=True):
    """A chapter of the rules of a game."""

    id: str
    title: str
    sections: list[RuleSection]


class ToldLine(Shape, frozen=True):
    text: str
    depth: int  # under how many other lines it stands


class ToldStep(Shape, frozen=True):
    """A choice in words, and what came of it."""

    seat: int
    player: str
    text: str
    lines: list[ToldLine]


class ExampleInfo(Shape, frozen=True):
    """A position that shows a rule."""

    id: str
    game: str
    title: str
    lesson: str
    rules: list[str]
    steps: list[ToldStep] = []  # how it goes; left out in lists


class PuzzleInfo(Shape, frozen=True):
    """A puzzle in a list."""

    id: str
    game: str
    level: str
    level_text: str
    title: str
    task: str
    # Of a puzzle that was found in a match; nothing for those that somebody wrote.
    aim: str  # what it asks for: `win`, `defeat`
    aim_text: str
    rating: int  # how many levels of bots do not solve it


class PuzzleOfTheDay(Shape, frozen=True):
    """The same for everybody on a date."""

    day: str  # ISO 8601
    puzzle: PuzzleInfo


class PuzzleStanding(Shape, frozen=True):
    """The puzzle of a match, and what the attempt has come to."""

    id: str
    title: str
    task: str
    hints: list[str]
    status: Literal["open", "solved", "lost"]
    choices: int  # that the player has made, or needed
    why: str  # what there is to learn, once it is solved
    rules: list[str]
    next: str  # id of the next puzzle, if there is one
    found: bool  # in a match: the next one is chosen by what the player has solved


# ---- A match ------------------------------------------------------------------------------------------


OptionRole = Literal["", "resign", "draw"]


_JOINT = " + "  # with spaces: `side +1 melee` is one answer


def together(keys: Sequence[str]) -> str:
    """One key for several answers that are given in one go; no answer by itself has such a key."""
    return f"+ {_JOINT.join(keys)}"


def apart(key: str) -> list[str]:
    """The answers that a key stands for."""
    return key[2:].split(_JOINT) if key.startswith("+ ") else [key]


class ChoiceOption(Shape, frozen=True):
    """A legal answer, or several in one go: key (send it back), words, what on the board it belongs to."""

    key: str
    text: str
    group: str  # id of a group of like options, in the order they should be listed
    group_text: str
    subjects: list[str]  # ids of things on the board to highlight: the first one is what to click
    kind: str  # what sort of option it is, for drawings
    role: OptionRole = ""  # what it means in any game


class Picked(Shape, frozen=True):
    """Something on the board that is picked, or could have been before what was picked instead."""

    id: str
    key: str
    taken: bool


class Question(Shape, frozen=True):
    seat: int
    kind: str
    text: str
    options: list[ChoiceOption]  # only for whoever is asked
    about: list[str]  # ids on the board the question is about
    picks: list[Picked] = []  # where things are picked one by one: what can be put back, or still be added
    obvious: str = ""  # the key of what can be answered for the player, since nothing else matters
    tells: bool = False  # answered at once, that would tell the others what they do not see
    weighty: bool = False  # against people: some answers may be final, and `Previews` tells which


class RefusalText(Shape, frozen=True):
    """Why something cannot be done: shown when it is clicked."""

    key: str
    subjects: list[str]
    text: str
    rule: str
    rule_text: str
    numbers: dict[str, int]


class LogLine(Shape, frozen=True):
    step: int  # after so many choices
    text: str
    subjects: list[str]
    kind: str  # name of the event, for icons
    seat: int | None = None
    card: str = ""  # the card that is played, used or read here: worth a closer look
    depth: int = 0  # under how many other lines it stands: it came of them


class Motion(Shape, frozen=True):
    """An event for the animation queue: its name and its fields with ids of the board."""

    kind: str
    data: dict[str, Any]


class Player(Shape, frozen=True):
    seat: int
    name: str
    kind: Literal["person", "bot"]
    mine: bool
    online: bool
    clock: float | None = None  # seconds left
    open: bool = False  # nobody sits there yet


UndoRule = Literal["free", "ask", "no"]


class View(Shape, frozen=True):
    """Everything one viewer may know about a match at one step, in words and as a board."""

    match: str
    game: str
    step: int  # grows with every choice and every take-back; a choice names the step it answers
    seat: int | None  # the seat that is looked from (hot-seat: the one asked), None for a spectator
    asked: list[int]  # whose answer is awaited
    players: list[Player]
    board: Any  # see the game's module `show.web`
    question: Question | None
    resolving: list[str]  # what is being resolved, outermost first
    refusals: list[RefusalText]
    log: list[LogLine]  # replaces all lines the client has of steps later than `log_from`
    log_from: int
    motions: list[Motion]  # what happened in the last choice
    asides: list[ChoiceOption]  # what the seat may do without being asked: resign, offer a draw, …
    can_undo: UndoRule
    undo_to: int  # the step that "take back" should name
    undo_asked_by: int | None
    draw_offered_by: int | None
    outcome: str  # in words, when over
    winners: list[int] | None
    invite: str = ""
    rematch: str = ""  # id of the next match, once there is one
    steps: list[int] = []  # replays: the steps one can look at, in order
    draw_declined: bool = False  # the draw that was offered was answered with no
    scenario: str = ""  # id of the position it began with
    puzzle: PuzzleStanding | None = None
    hints: bool = True  # whether one can ask for them: not against people
    analyzable: bool = False  # over, so one may ask what decided it
    spoke: int = 0  # the step after the reader's latest choice: up to there, what they sent has arrived
    digest: str = ""  # of all but players, log and motions: tells whether changes were put together well


class Choose(Shape, frozen=True, tag="choose"):
    """An answer: accepted only if `step` is the current one."""

    step: int
    key: str
    seat: int | None = None  # hot-seat: for which of my seats
    automatic: bool = False  # the table answered for the player: a take-back goes past it


class Aside(Shape, frozen=True, tag="aside"):
    key: str
    seat: int | None = None


class Undo(Shape, frozen=True, tag="undo"):
    step: int  # go back to the position of this step: usually `View.undo_to`


class Pick(Shape, frozen=True, tag="pick"):
    """One of `Question.picks`: take it in, or put it back; the other picks stay."""

    step: int
    key: str
    seat: int | None = None


class AnswerUndo(Shape, frozen=True, tag="answerUndo"):
    accept: bool


class DeclineDraw(Shape, frozen=True, tag="declineDraw"):
    """No to the draw that was offered."""


class Say(Shape, frozen=True, tag="say"):
    text: str


class Hint(Shape, frozen=True, tag="hint"):
    """What would a bot that thinks do, and why?"""

    step: int


class Previews(Shape, frozen=True, tag="previews"):
    """What would the options of this step do?"""

    step: int
    only_final: bool = False  # just which of them are final


class Look(Shape, frozen=True, tag="look"):
    """Send me the position again, in this language, with the log from this step on."""

    lang: str
    since: int = 0


ClientMessage = Choose | Aside | Undo | Pick | AnswerUndo | DeclineDraw | Say | Hint | Previews | Look


class Updated(Shape, frozen=True, tag="view"):
    view: View


class Changed(Shape, frozen=True, tag="change"):
    """The view with this digest, but for some parts: for whoever connected with `changes=1`.

    A part is named by the way to it, from `View` on: `board/players/0/hand`. Who does not know that view, or
    comes to another digest than the new view's, asks for all of it with `Look`.
    """

    base: str
    parts: dict[str, Any]


class Chat(Shape, frozen=True, tag="chat"):
    number: int  # counts within a match, so that a line heard twice is known
    seat: int | None
    name: str
    text: str
    at: str


class HintOption(Shape, frozen=True):
    """One of the best options, compared with the others in the same dealt worlds."""

    key: str
    chance: float | None = None  # to win; None: nobody thought about it
    error: float = 0.0  # half of the interval that holds it in 19 of 20 cases; 0: planned, not tried
    close: bool = True  # nobody can tell that the best one is better
    reason: str = ""  # how it differs from the best one; of the best: from the next


class HintIs(Shape, frozen=True, tag="hint"):
    step: int
    key: str
    reason: str = ""  # why, in a sentence
    options: list[HintOption] = []  # the best ones, the best first


class PreviewsAre(Shape, frozen=True, tag="previews"):
    """What options would do, by their keys; those of which nothing is known are left out."""

    step: int
    options: dict[str, Preview]
    final: list[str] = []  # the keys of what cannot be taken back freely: something would be revealed


class JudgedOption(Shape, frozen=True):
    """An option, in words, and the chance to win that it leaves."""

    text: str
    chance: float


class MatchError(Shape, frozen=True):
    """A choice that surely gave something away."""

    step: int  # how many choices came before it
    seat: int
    grade: Literal["inaccuracy", "mistake", "blunder"]
    lost: float  # of a chance to win
    error: float  # half of the interval that holds it in 19 of 20 cases
    question: str  # what was asked
    reason: str  # how the choice differs from the best one, as far as that is known
    chosen: JudgedOption
    best: list[JudgedOption]  # what would have been better, the best first


class CriticalChoice(Shape, frozen=True):
    """A choice at which much was at stake: its position can be tried again."""

    step: int
    seat: int
    stake: float  # between the best option and another one
    found: bool  # what was chosen then was as good as the best
    text: str  # what was asked


class TriedOption(Shape, frozen=True):
    """What an option of such a position leaves."""

    key: str
    text: str
    chance: float | None
    lost: float  # less than the best one
    error: float  # half of the interval that holds it in 19 of 20 cases
    good: bool  # as good as the best, as far as anybody can tell
    reason: str  # how it differs from the best; of the best: from the next


class CriticalPosition(Shape, frozen=True):
    """A position as its seat saw it, and what each of its options leaves, the best first."""

    view: View
    options: list[TriedOption]
    chosen: str  # the key of what was chosen then


class AccountPart(Shape, frozen=True):
    """A part of a result, in chances to win."""

    amount: float
    error: float  # half of the interval that holds it in 19 of 20 cases


class MatchAccount(Shape, frozen=True):
    """Where the result of a seat comes from; parts add up to it, and errors and other choices to play."""

    start: AccountPart
    luck: AccountPart
    own_play: AccountPart  # what its choices changed, compared with usual play
    others_play: AccountPart
    rest: AccountPart
    result: float
    own_errors: AccountPart  # what it surely gave away, against the best choice
    others_errors: AccountPart
    own_choices: AccountPart
    others_choices: AccountPart


class AnalysisIs(Shape, frozen=True):
    """What decided a finished match, as far as that is known."""

    status: Literal["none", "waiting", "running", "done", "late", "failed"]
    done: int  # choices
    count: int
    chances: list[list[float]]  # of all seats, before every choice and at the end
    doubts: list[float]  # half of their intervals, as far as every choice was looked at
    progress: list[int]  # rounds, turns or points before every one of these choices
    errors: list[MatchError]
    accounts: list[MatchAccount]  # by seat, when everything is done
    critical: list[CriticalChoice] = []
    ahead: bool = True  # choices were played ahead; otherwise only planned, and no error is sure
    verdict: list[str] = []  # who was luckier, whose play brought more, and what cost most
    seat: int | None = None  # of whoever asks, if they played this match


ProblemCode = Literal[
    "not-found",
    "not-asked",
    "stale",
    "illegal",
    "not-yours",
    "over",
    "not-over",
    "too-fast",
    "too-long",
    "bad-request",
    "other-version",
    "fault",
]


class Problem(Shape, frozen=True, tag="problem"):
    """Nothing was changed. `code` is for programs, `text` for people."""

    code: ProblemCode
    text: str


ServerMessage = Updated | Changed | Chat | HintIs | PreviewsAre | Problem
