"""Routes for looking things up: cards, rules, examples, puzzles."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import get

from dejarik.faces import CardFace, CardFilter
from dejarik.puzzles import puzzle_of
from dejarik.rules import catalog, chapters
from dejarik.rules.search import search
from dejarik.search import BadQuery
from dejarik.server.http.sessions import AnyRequest, language_of, part_of, visitor_of
from dejarik.server.language import further_languages, web_words
from dejarik.server.language import words as words_in
from dejarik.server.matches.creating import game_named
from dejarik.server.matches.puzzles import example as told_example
from dejarik.server.matches.puzzles import examples_of, listed_puzzles, puzzle_info, told_solution
from dejarik.server.refusals import Refused
from dejarik.server.wire.messages import (
    CardName,
    ExampleInfo,
    PuzzleInfo,
    PuzzleOfTheDay,
    RuleChapter,
    RuleSection,
    RuleText,
    ToldStep,
)

MOST_RULES = 60
MOST_SEARCH = 200
_FORMER_SPELLINGS = {"colour": "color"}  # of filters: addresses that people kept


@get("/api/cards/{game:str}", sync_to_thread=True)
def cards(request: AnyRequest) -> list[CardFace]:
    """The faces of cards, by facts: `?type=upgrade&color=red&die=2 melee&q=saber`."""
    visitor, game = visitor_of(request), part_of(request, "game")
    visitor.take("look")
    filters = {
        _FORMER_SPELLINGS.get(name, name): value[:MOST_SEARCH]
        for name, value in request.query_params.items()
        if value
    }
    try:
        return game_named(game).cards(filters, visitor.lang)
    except BadQuery as bad:
        raise Refused("bad-request", "query", fault=bad.told(words_in(visitor.lang))) from bad


@get("/api/words/{lang:str}", sync_to_thread=True, media_type="text/plain; charset=utf-8")
def words(request: AnyRequest) -> str:
    """What pages say in a language that the client was built without."""
    lang = part_of(request, "lang")
    if lang not in further_languages().split():
        raise Refused("not-found")
    return web_words(lang)


@get("/api/filters/{game:str}", sync_to_thread=True)
def filters(request: AnyRequest) -> list[CardFilter]:
    """What the cards of a game can be looked for by, in words."""
    return game_named(part_of(request, "game")).filters(language_of(request))


@get("/api/cards/{game:str}/{code:str}", sync_to_thread=True)
def card(request: AnyRequest) -> CardFace:
    game = game_named(part_of(request, "game"))
    try:
        return game.face(part_of(request, "code"), language_of(request))
    except LookupError as unknown:
        raise Refused("not-found") from unknown


@get("/api/rules", sync_to_thread=True)
def rules(request: AnyRequest) -> list[RuleText]:
    """Rules by words in any language, or those of a section; without either all rules of a game."""
    visitor = visitor_of(request)
    visitor.take("look")
    asked = request.query_params
    game, section, q = asked.get("game", ""), asked.get("section", ""), asked.get("q", "")
    known = catalog.games()
    if game and game not in known:
        raise Refused("not-found", "no-game")
    if q:
        found = _searched(q[:MOST_SEARCH], visitor.lang, (game,) if game else known)
    elif game and section:
        found = _of_section(game, section)
    else:
        found = list(catalog.rules(game)) if game else []
    return [_rule(rule, visitor.lang) for rule in found]


def _searched(q: str, lang: str, games: tuple[str, ...]) -> list[catalog.Rule]:
    """What is found in the reader's language comes first; people also type the words on their cards."""
    others = [other for other in catalog.languages() if other != lang]
    found = [rule for each in (lang, *others) for rule in search(q, each, games)]
    return list(dict.fromkeys(found))[:MOST_RULES]


def _of_section(game: str, section: str) -> list[catalog.Rule]:
    try:
        return list(chapters.section(game, section).rules)
    except LookupError as unknown:
        raise Refused("not-found") from unknown


@get("/api/rules/chapters", sync_to_thread=True)
def rule_chapters(request: AnyRequest) -> list[RuleChapter]:
    """The chapters of a game with their sections."""
    game, lang = request.query_params.get("game", ""), language_of(request)
    if game not in catalog.games():
        raise Refused("not-found", "no-game")
    return [
        RuleChapter(
            chapter.id,
            chapters.chapter_title(game, chapter.id, lang),
            [
                RuleSection(section.id, chapters.section_title(game, section.id, lang), len(section.rules))
                for section in chapter.sections
            ],
        )
        for chapter in chapters.chapters(game)
    ]


@get("/api/rules/{rule_id:str}", sync_to_thread=True)
def rule(request: AnyRequest) -> RuleText:
    try:
        return _rule(catalog.rule(part_of(request, "rule_id")), language_of(request))
    except catalog.UnknownRule as unknown:
        raise Refused("not-found") from unknown


def _rule(rule: catalog.Rule, lang: str) -> RuleText:
    said = catalog.wording(rule.id, lang)
    game, section = rule.game, chapters.section_of(rule)
    served = game_named(game)
    return RuleText(
        id=rule.id,
        game=game,
        title=said.title,
        text=said.rule,
        note=said.note,
        chapter=chapters.chapter_title(game, chapters.chapter_of(rule), lang),
        section=section,
        section_text=chapters.section_title(game, section, lang),
        reading=rule.ours,
        cards=[CardName(code, served.face(code, lang).name) for code in rule.cards],
        examples=examples_of(game, rule.id, lang),
    )


# ---- Examples and puzzles -------------------------------------------------------------------------------


@get("/api/examples/{game:str}/{name:str}", sync_to_thread=True)
def example(request: AnyRequest) -> ExampleInfo:
    """A position that shows a rule, and how it goes."""
    visitor_of(request).take("look")
    try:
        return told_example(
            game_named(part_of(request, "game")), part_of(request, "name"), language_of(request)
        )
    except LookupError as unknown:
        raise Refused("not-found") from unknown


@get("/api/puzzles/{game:str}", sync_to_thread=True)
def puzzles(request: AnyRequest) -> list[PuzzleInfo]:
    """The puzzles of a game, the easiest first."""
    return listed_puzzles(game_named(part_of(request, "game")).name, language_of(request))


@get("/api/puzzles/{game:str}/{name:str}/solution", sync_to_thread=True)
def solution(request: AnyRequest) -> list[ToldStep]:
    """One way to solve a puzzle."""
    visitor_of(request).take("look")
    try:
        return told_solution(
            game_named(part_of(request, "game")), part_of(request, "name"), language_of(request)
        )
    except LookupError as unknown:
        raise Refused("not-found") from unknown


@get("/api/puzzles/today", sync_to_thread=True)
def puzzle_of_the_day(request: AnyRequest) -> PuzzleOfTheDay:
    """One puzzle for everybody; the day is that of Greenwich."""
    today = datetime.now(UTC).date()
    return PuzzleOfTheDay(today.isoformat(), puzzle_info(puzzle_of(today), language_of(request)))


ROUTES = (
    cards,
    words,
    filters,
    card,
    rules,
    rule_chapters,
    rule,
    example,
    puzzles,
    solution,
    puzzle_of_the_day,
)
