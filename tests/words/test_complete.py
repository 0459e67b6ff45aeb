"""Every language says everything, and the check finds what it should."""

from pathlib import Path

import pytest

from dejarik.words import Library, Words, check, languages


def test_every_language_is_complete() -> None:
    problems = check(languages())
    assert not problems, "\n" + "\n".join(map(str, problems))


def test_every_name_has_all_its_forms() -> None:
    words = Words("ru", game="destiny")
    names = Path(__file__).parents[2] / "src/dejarik/games/destiny/words/ru/names.ftl"
    ids = [line.split()[0] for line in names.read_text("utf-8").splitlines() if line.startswith("card-")]
    assert len(ids) >= 50
    for name in ids:
        entry = words.entry(name)
        assert not words.grammar.missing(entry), name
        assert entry.attributes["gender"] in {"m", "f", "n", "pl"}, name
        phrase = words.phrase(name)
        for case in words.grammar.cases:
            shown = str(phrase.bend(case=case))
            assert shown, (name, case)
            assert shown.startswith("«") == entry.says("quoted"), (name, case)


def found(tmp_path: Path, ru: str, en: str = "hello = Hello\n", game: str = "") -> list[str]:
    for language, text in (("ru", ru), ("en", en)):
        folder = tmp_path / "words" / language
        folder.mkdir(parents=True)
        (folder / "all.ftl").write_text(text, "utf-8")
        folder = tmp_path / "games" / "chess" / "words" / language
        folder.mkdir(parents=True)
        (folder / "game.ftl").write_text(game, "utf-8")
    return [str(problem) for problem in check(library=Library(tmp_path / "words", tmp_path / "games"))]


def test_what_only_chooses_a_variant_in_one_language_need_not_be_used_in_another(tmp_path: Path) -> None:
    russian = "cost = { $game ->\n    [chess] Цена\n   *[other] Стоимость\n}\n"
    assert found(tmp_path, russian, "cost = Cost\n") == []


def test_nothing_is_found_where_nothing_is_wrong(tmp_path: Path) -> None:
    assert found(tmp_path, "hello = Привет\n") == []


@pytest.mark.parametrize(
    ("ru", "en", "expected"),
    [
        ("", "hello = Hello\n", "ru:0: no hello, though en has it"),
        ("hello = Привет\nbye = Пока\n", "hello = Hello\n", "en:0: no bye, though ru has it"),
        ("a = А\n\nb = Б {\n", "a = A\n", "ru/all.ftl:4: cannot be read: Expected an inline expression"),
        ("a = А\na = Б\n", "a = A\n", "ru/all.ftl:2: a is defined twice"),
        ("a = А\n", "a = A\n    .hint = H\n", "ru/all.ftl:1: a has no .hint"),
        ("a = А\n", "a = A { $name }\n", "ru/all.ftl:1: a does not use $name"),
        ("a = А { $name }\n", "a = A { $name } { $age }\n", "ru/all.ftl:1: a does not use $age"),
        ("a = { b }\n", "a = A\n", "ru/all.ftl:1: unknown message b"),
        ("a = { -b }\n", "a = A\n", "ru/all.ftl:1: unknown message -b"),
        ("a =\n    { SHOUT() }\n", "a = A\n", "ru/all.ftl:2: unknown function SHOUT"),
        ('a = { WORD("noun-b") }\n', "a = A\n", "ru/all.ftl:1: unknown word noun-b"),
        ('a = { CASE("x", "abl") }\n', "a = A\n", "ru/all.ftl:1: unknown case abl"),
        (
            'a = { $b } { YOU($b, "идёте") }\n',
            "a = { $b }\n",
            "ru/all.ftl:1: YOU needs a text for the reader and one for everybody else",
        ),
        ('a = { $b } { YOU($b, "идёте", "идет") }\n', "a = { $b }\n", "ru/all.ftl:1: идет: write ё"),
        ("noun-a = кот\n    .gen = кота\n    .gender = m\n", "noun-a = cat\n",
         "ru/all.ftl:1: noun-a needs .animate, .dat, .acc, .ins, .pre"),
        ("adj-a = ваш\n    .f = ваша\n", "adj-a = your\n",
         ("ru/all.ftl:1: adj-a needs "
         ".n, .pl, .gen, .dat, .ins, .pre, .f-gen, .f-acc, .pl-gen, .pl-dat, .pl-ins")),
    ],
)  # fmt: skip
def test_what_is_missing_is_found(tmp_path: Path, ru: str, en: str, expected: str) -> None:
    assert found(tmp_path, ru, en) == [expected]


@pytest.mark.parametrize(
    ("text", "slip"),
    [
        ('Карта "Блок"', "straight quotes: write «…», and „…“ inside them"),
        ("Действие - уберите", "a hyphen between words: write a dash (—)"),
        ("И так далее...", "three dots: write …"),
        ("Возьмите еще карту", "еще: write ё"),
        ("Верните ее", "ее: write ё"),
        ("Персонаж побежден", "побежден: write ё"),
        ("Желтый кубик", "Желтый: write ё"),
        ("Это все равно пас", "все равно: write ё"),
        ("Каpта", "Каpта: Latin and Cyrillic letters in one word"),
    ],
)
def test_russian_slips_are_found(tmp_path: Path, text: str, slip: str) -> None:
    assert found(tmp_path, f"a = {text}\n", "a = A\n") == [f"ru/all.ftl:1: {slip}"]


@pytest.mark.parametrize(
    "text",
    [
        "Дубинка Z6 и T-16",
        "«Карта» — это всё",
        "Она побеждена",
        "Все персонажи",
        "Дроид-убийца",
        "3–4 игрока",
        "Берег",
    ],
)
def test_good_russian_is_left_alone(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, f"a = {text}\n", "a = A\n") == []


def test_a_game_knows_the_common_words_but_does_not_repeat_them(tmp_path: Path) -> None:
    problems = found(tmp_path, "hello = Привет\n", game="again = { hello }\nhello = Hello\n")
    assert problems == [
        "chess/en/game.ftl:2: hello is defined twice",
        "chess/ru/game.ftl:2: hello is defined twice",
    ]
