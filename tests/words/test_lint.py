"""Everything that is said reads as a copy editor would have it; each check finds what it should."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from dejarik import games
from dejarik.puzzles import loading as puzzles
from dejarik.rules import catalog
from dejarik.words import Library, languages
from dejarik.words.__main__ import main
from dejarik.words.glossary import EVERY_GAME, glossary, read, strays
from dejarik.words.lint import lint
from dejarik.words.speech import grammar_of
from dejarik.words.style import STRAIGHT, faults, small_beginning

ROOT = Path(__file__).parents[2]
# A title with the quotes it is printed with.
TITLE = '"Mauler" Mithel'
N = "\N{NO-BREAK SPACE}"


def test_every_message_is_well_edited() -> None:
    problems = lint()
    assert not problems, "\n" + "\n".join(map(str, problems))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.names())
def test_every_card_is_well_edited(game: str, language: str) -> None:
    problems = [
        f"{title}: {fault}"
        for title, line in _faces(game, language)
        for fault in (*faults(language, line), *strays(language, game, _without_names(line)))
    ]
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.names())
def test_every_rule_is_well_edited(game: str, language: str) -> None:
    problems = []
    for rule in catalog.rules(game):
        said = catalog.wording(rule.id, language)
        for text in filter(None, (said.title, said.rule, said.note)):
            found = (*faults(language, text), *strays(language, game, _without_names(text)))
            problems += [f"{rule.id}: {fault}" for fault in found]
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.names())
def test_every_puzzle_is_well_edited(game: str, language: str) -> None:
    problems = []
    for name, puzzle in puzzles.load(game).items():
        for said in (puzzle.scenario.title, puzzle.task, *puzzle.hints, puzzle.why):
            text = said[language]
            found = (*faults(language, text), *strays(language, game, _without_names(text)))
            problems += [f"{name}: {fault}" for fault in found]
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", games.names())
def test_every_scenario_is_well_titled(game: str, language: str) -> None:
    names = _titles(game, language)
    problems = []
    for file in sorted((ROOT / f"src/dejarik/games/{game}/scenarios").rglob("*.yaml")):
        for tree in yaml.load_all(file.read_text("utf-8"), yaml.CSafeLoader):
            for field in ("title", "lesson"):
                text = grammar_of(language).bound(tree.get(field, {}).get(language, ""))
                said = names.sub("…", _without_names(text))
                found = (*faults(language, said), *strays(language, game, said))
                problems += [f"{file.name}: {text}: {fault}" for fault in found]
    assert not problems, "\n" + "\n".join(problems)


# The pages about one game keep to its terms, too.
ABOUT = {"destiny.md": "destiny", "card-game.md": "cardgame"} | dict.fromkeys(
    ("outer-rim.md", "outer-rim-balance.md"), "outer_rim"
)
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_page_of_the_docs_is_well_edited(page: Path) -> None:
    language = "ru" if page.name.endswith(".ru.md") else "en"
    problems = []
    for text in prose(page.read_text("utf-8")):
        said = grammar_of(language).bound(_without_names(text))
        found = (*faults(language, said), *strays(language, ABOUT.get(page.name), said))
        # On these pages quotes are as one types them.
        problems += [f"{fault}: {text[:70]}" for fault in found if not fault.startswith(STRAIGHT)]
    assert not problems, "\n" + "\n".join(problems)


def prose(page: str) -> Iterator[str]:
    """The paragraphs, headings and cells of a page; code and where links lead are not read."""
    page = re.sub(r"^(#.*)$", r"\1\n", page, flags=re.MULTILINE)
    page = re.sub(r"^( *)```.*?^\1```$|<!--.*?-->", "", page, flags=re.DOTALL | re.MULTILINE)
    page = re.sub(r"`[^`\n]+`|\b[A-D]\b", "□", page)  # players are called A, B, C and D
    page = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", page)
    page = re.sub(r"<[^>\n]+>|\*\*|^ *(?:[-*>]|#+|\d+\.) +", "", page, flags=re.MULTILINE)
    for part in re.split(r"\n\s*\n|\|", page):
        if text := re.sub(r"\s+", " ", part).strip():
            yield text


def test_prose_is_read_without_code_and_links() -> None:
    page = "# Defence\n\nSee [the *grey* page](colour.md), `armour`:\n\n```\nhonour\n```\n| a | labour |\n"
    assert list(prose(page)) == ["Defence", "See the *grey* page, □:", "a", "labour"]


# What cards are called in their own texts, by how their line of facts begins.
OWN_KIND = {
    "destiny": {
        "Персонаж": r"персонаж\w*",
        "Улучшение": r"улучшени\w*",
        "Ухудшение": r"ухудшени\w*",
        "Событие": r"событи\w*",
        "Поддержка": r"карт\w* поддержки",
        "Замысел": r"замыс\w+",
        "Поле боя": r"пол\w+ боя",
    },
    "cardgame": {
        "Отряд": r"отряд\w*",
        "Директива": r"директив\w*",
        "Карта развития": r"карт\w* развития",
        "Событие": r"событи\w*",
    },
}
# Read and found clear: the card itself is named, the other is "another", or only its die or kind is meant.
CLEAR = {
    "destiny": {
        "01003",
        "02079",
        "03009",
        "03032",
        "05018",
        "05038",
        "06003",
        "08055",
        "09001",
        "09016",
        "09056",
        "10013",
        "11091",
        "11123",
        "11156",
        "12002",
        "12018",
        "12055",
        "12145",
    },
    "cardgame": {"5-1", "33-2"},
}


@pytest.mark.parametrize("game", OWN_KIND)
def test_this_is_the_card_itself_and_not_another_of_its_kind(game: str) -> None:
    """Once another of its kind has been mentioned, «этот» could be either."""
    doubtful: dict[str, str] = {}
    noun = ""
    for title, line in _faces(game, "ru"):
        kinds = [noun for begins, noun in OWN_KIND[game].items() if line.startswith(begins)]
        noun = kinds[0] if kinds and ";" in line else noun
        if noun and says_this_after_another(noun, line):
            doubtful[title.split()[0]] = line
    assert set(doubtful) == CLEAR[game], doubtful


def says_this_after_another(noun: str, line: str) -> bool:
    another = False
    for found in re.finditer(rf"((?:\w+ ){{0,2}})(?:{noun})\b", re.sub(r"\([^)]*\)", "", line)):
        before = found[1]
        if re.search(r"\bэт\w{1,3} $", before):
            if another:
                return True
        elif not re.search(r"\bэт\w+ ", before):
            another = True
    return False


def test_what_is_doubtful_is_found() -> None:
    noun = r"персонаж\w*"
    doubtful = "Дайте персонажу 1 щит. Затем, если у этого персонажа не меньше 3 щитов, возьмите карту."
    assert says_this_after_another(noun, doubtful)
    assert not says_this_after_another(noun, "Дайте этому персонажу 1 щит. Нанесите персонажу 1 урон.")


def _faces(game: str, language: str) -> Iterator[tuple[str, str]]:
    """The lines of all cards, each with the title of its card."""
    title = ""
    for line in (ROOT / f"tests/games/{game}/text/cards.{language}.txt").read_text("utf-8").splitlines():
        if line.startswith("  "):
            yield title, line.strip().replace(TITLE, "Mithel")
        else:
            title = line


def _titles(game: str, language: str) -> re.Pattern[str]:
    """The titles of all cards: in the title of a scenario they stand without quotes."""
    lines = (ROOT / f"tests/games/{game}/text/cards.{language}.txt").read_text("utf-8").splitlines()
    titles = {re.sub(r"^\S+ |, .*$", "", line) for line in lines if line[:1].strip()}
    shorter = {title.removeprefix("The ") for title in titles}
    return re.compile("|".join(map(re.escape, sorted(titles | shorter, key=len, reverse=True))))


def _without_names(text: str) -> str:
    """Names are called as they are: what stands in quotes is not looked at."""
    return re.sub(r"«[^»]*»|“[^”]*”", "…", text)


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("ru", "Нанесите 2 дальнего урона", f"Нанесите 2{N}дальних урона"),
        ("ru", f"Возьмите 2{N}карт", f"Возьмите 2{N}карты"),
        ("ru", f"Снимите 5{N}щита", f"Снимите 5{N}щитов"),
        ("ru", f"Уберите 1{N}синих кубик", f"Уберите 1{N}синий кубик"),
        ("ru", f"Переверните 3{N}синий кубика", f"Переверните 3{N}синих кубика"),
        ("ru", f"Сбросьте 21{N}карт", f"Из 21{N}карты"),
        ("ru", f"отмените 1{N}попаданий соперника", f"отмените 1{N}попадание соперника"),
        ("ru", "карту ««Блок»»", "карту «Блок»"),
        ("ru", "подтип «Звезда «Смерти»", "подтип «Звезда „Смерти“»"),
        ("ru", 'карту "Блок"', "карту «Блок»"),
        ("ru", "Получите 2 щита", f"Получите 2{N}щита"),
        ("ru", "Йода — джедай", f"Йода{N}— джедай"),
        ("ru", "Дроид № 4", f"Дроид №{N}4"),
        ("ru", "Дроид №4", f"Дроид №{N}4"),
        ("ru", "шанс 50%", f"шанс 50{N}%"),
        ("ru", "Йода - джедай", "джедай-ученик"),
        ("ru", "Доставить груз: нельзя", "Доставить груз нельзя"),
        ("ru", "Одно из: груз", "Выберите одно:"),
        ("ru", "уберите кубики, столько: 1", f"уберите 1{N}кубик"),
        ("ru", "можете: потратьте", "можете потратить"),
        ("en", 'the "simple" bot', "the “simple” bot"),
        ("en", "your opponent’s die", "your opponent's die"),
        ("en", "Die – blank", "Die: blank"),
        ("en", "spend 1 to: gain 2", "spend 1 to gain 2"),
        ("en", "One of these: a, b", "Choose one:"),
        ("en", "a upgrade", "an upgrade"),
        ("en", "an die", "a one-sided die, a unit, an hour, an X-wing"),
        ("en", "the colour of defence", "the color of defense"),
        ("en", "cancelled afterwards", "canceled afterward"),
        ("en", "deal  2 damage", "deal 2 damage"),
        ("ru", f"персонаж {N}— элитный", f"персонаж{N}— элитный"),
        ("en", "a die , then", "a die, then"),
        ("en", "( a die)", "(a die)"),
        ("en", "Choose :", "3 : 2"),
        ("en", "Roll it.. Then", "Roll it… Then"),
        ("en", "the the die", "the die"),
        ("en", "a die (blank", "a die (blank)"),
        ("en", "a die) blank", "a die [blank]"),
        ("en", "a card ()", "a card"),
        ("en", "a card (Legacies, 5", "a card (Legacies, 5) or: 1) a die; 2) a card"),
    ],
)  # fmt: skip
def test_each_check_finds_what_is_wrong_and_leaves_alone_what_is_right(
    language: str, wrong: str, right: str
) -> None:
    assert list(faults(language, right)) == []
    assert list(faults(language, wrong))


def test_small_beginnings_are_found_behind_quotes() -> None:
    assert list(small_beginning("босск прилетает"))
    assert list(small_beginning("«блок»"))
    assert not list(small_beginning("2 resources"))
    assert not list(small_beginning("«Блок»"))
    assert not list(small_beginning("12"))


def test_other_languages_have_the_checks_of_all() -> None:
    assert list(faults("de", "der  Würfel"))
    assert not list(faults("de", 'der "Würfel" - blau'))


def found(
    tmp_path: Path, text: str, file: str = "all.ftl", game: str = "", language: str = "ru"
) -> list[str]:
    for folder, said in (
        (tmp_path / "words" / language, text),
        (tmp_path / "games/chess/words" / language, game),
    ):
        (folder / file).parent.mkdir(parents=True)
        (folder / file).write_text(said, "utf-8")
    return [str(problem) for problem in lint(library=Library(tmp_path / "words", tmp_path / "games"))]


def test_messages_are_read_in_all_their_variants(tmp_path: Path) -> None:
    problems = found(
        tmp_path,
        "cards = { $n ->\n    [one] { $n } карта\n    [few] { $n } карт\n   *[many] { $n } карт\n}\n",
    )
    assert problems == ["ru/all.ftl:1: cards: a number and what it counts do not agree: “3 карт”"]


def test_words_for_the_browser_need_their_own_unbreakable_spaces(tmp_path: Path) -> None:
    [problem] = found(tmp_path, "a = 2 щита\n", "web/all.ftl")
    assert "torn from its noun" in problem
    assert not found(tmp_path / "other", "a = 2 щита\n")


def test_the_glossary_is_asked_everywhere_but_in_names_and_stories(tmp_path: Path) -> None:
    assert "«кубик»" not in "".join(found(tmp_path / "a", "a = Кость\n", "names.ftl"))
    assert not found(tmp_path / "b", "a = Кость\n", "stories/all.ftl")
    assert "“кубик” (die)" in found(tmp_path / "c", "a = Кость\n")[0]


def test_the_glossary_names_everything_in_both_languages() -> None:
    assert len(glossary()) > 200
    assert {term.game for term in glossary()} == {EVERY_GAME, *(games.typed(game) for game in games.names())}
    for term in glossary():
        assert {"en", "ru"} <= set(term.names), term.id
        assert len(set(term.wrong) - set(term.names)) == 0, term.id


@pytest.mark.parametrize(
    ("game", "language", "text"),
    [
        ("cardgame", "ru", "Карта истощена"),
        ("cardgame", "ru", "готовые отряды"),
        ("cardgame", "ru", "два жетона и жетоны приказа"),
        ("cardgame", "ru", "набор директив"),
        ("destiny", "ru", "Снимите 2 урона"),
        ("destiny", "ru", "Прикрепляется к транспорту"),
        ("destiny", "ru", "2 дальнего урона"),
        ("destiny", "ru", "Цена: 2"),
        ("destiny", "ru", "поле боя держите вы"),
        ("destiny", "ru", "кубик, показывающий урон"),
        ("destiny", "ru", "фракция"),
        ("destiny", "en", "dice that show damage"),
        ("outer_rim", "ru", "жетон урона"),
        ("outer_rim", "ru", "В ходе три шага"),
        ("outer_rim", "ru", "получите 1 славу"),
        ("outer_rim", "ru", "доставить пленённую цель"),
        (None, "ru", "Вернуться в фойе"),
        (None, "en", "Seed of chance"),
    ],
)
def test_words_of_the_table_are_not_replaced(game: str | None, language: str, text: str) -> None:
    assert list(strays(language, game, text))


def test_a_word_may_be_right_where_it_means_something_else() -> None:
    [term] = read(
        "chess:\n  rook: {en: rook, ru: ладья, not: {en: [castle*]}, but: {en: [castle the king, castles]}}\n"
    )
    assert list(term.strays("en", "Move your castle")) == ["“castle”: the glossary says “rook” (rook)"]
    assert not list(term.strays("en", "You may castle the king"))
    assert not list(term.strays("en", "sandcastle, Castles"))
    assert not list(term.strays("ru", "castle"))


def test_the_glossary_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--glossary", "en", "ru"]) == 0
    assert "| focus token | жетон приказа, жетоны приказов |" in capsys.readouterr().out
