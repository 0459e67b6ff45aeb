"""Whatever is wrong with a deck is said in every language."""

import re
from pathlib import Path

import pytest

from dejarik.games import destiny
from dejarik.games.destiny.cards.elements import Missing
from dejarik.games.destiny.cards.facts import SYMBOLS
from dejarik.games.destiny.decks.formats import formats
from dejarik.games.destiny.decks.rules import Fault
from dejarik.games.destiny.text import decks
from dejarik.games.destiny.text.almanac import AlmanacTexts, Face
from dejarik.games.destiny.text.decks import DeckTexts
from dejarik.words import languages

SOURCES = [
    path.read_text(encoding="utf-8")
    for path in Path(destiny.__file__).parent.joinpath("decks").rglob("*.py")
    if path.is_file()
]
KINDS = sorted({kind for source in SOURCES for kind in re.findall(r'Fault\(\s*"([a-z-]+)"', source)})


def test_the_kinds_of_faults_were_found() -> None:
    assert {"copies", "unknown-card", "not-playable", "no-deck"} <= set(KINDS)


def word_for(kind: str) -> str:
    """What a fault of this kind speaks of: a side, a color, a format or a type."""
    words = {"affiliation": "villain", "color": "red", "format": "standard", "restricted": "standard"}
    return next((word for part, word in words.items() if part in kind), "plot")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_every_fault_is_a_sentence(lang: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    other, card = "09021", "09163"
    if kind == "not-playable":  # as if Block had no definition yet
        monkeypatch.setattr(decks, "missing", lambda code: Missing(("frame.reaction",), (), ()))
    said = DeckTexts(lang).fault(Fault(kind, "", card, 3, 2, word_for(kind), 7, other, ("A", "B")))
    assert said.endswith((".", "?"))
    assert "7" in said


@pytest.mark.parametrize("lang", languages())
def test_formats_have_names(lang: str) -> None:
    for name in formats():
        assert DeckTexts(lang).words.say(f"format-{name}")


def test_russian_numbers_and_names_bend() -> None:
    ru = DeckTexts("ru")
    assert ru.fault(Fault("points", found=31, allowed=30)) == "Команда стоит 31 очко, а можно не больше 30."
    assert ru.fault(Fault("points", found=32, allowed=30)) == "Команда стоит 32 очка, а можно не больше 30."
    assert ru.fault(Fault("copies", card="09163", found=3, allowed=2)) == (
        "«Блок»: 3 копии, а можно не больше 2."
    )
    assert ru.name("09057") == "Оби-Ван Кеноби, Пылкий мститель"


@pytest.mark.parametrize(
    ("lang", "typed", "face"),
    [
        ("en", "2 melee", Face("melee", 2, modifier=False)),
        ("en", "+2 melee damage", Face("melee", 2, modifier=True)),
        ("en", "3 ranged for 1", Face("ranged", 3, modifier=False, cost=1)),
        ("en", "3 ranged damage (cost 1)", Face("ranged", 3, modifier=False, cost=1)),
        ("en", "3 ranged, cost 1", Face("ranged", 3, modifier=False, cost=1)),
        ("en", "special", Face("special")),
        ("en", "2RD", Face("ranged", 2, modifier=False, cost=0)),
        ("ru", "2 ближний", Face("melee", 2, modifier=False)),
        ("ru", "2 ближнего урона", Face("melee", 2, modifier=False)),
        ("ru", "+1 щит", Face("shield", 1, modifier=True)),
        ("en", "3 ranged for 1 resource", Face("ranged", 3, modifier=False, cost=1)),
        ("ru", "3 дальний за 1", Face("ranged", 3, modifier=False, cost=1)),
        ("ru", "3 дальних урона за 1 ресурс", Face("ranged", 3, modifier=False, cost=1)),
        ("ru", "melee", Face("melee")),
    ],
)
def test_sides_are_understood_as_people_type_them(lang: str, typed: str, face: Face) -> None:
    assert AlmanacTexts(lang).face(typed) == face


def test_no_side_is_no_side() -> None:
    assert AlmanacTexts("en").face("2 lasers") is None
    assert all(AlmanacTexts("ru").face(symbol) == Face(symbol) for symbol in SYMBOLS)
