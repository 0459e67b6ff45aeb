"""What is being resolved, in words: the stack of procedures for people who look at the table."""

from __future__ import annotations

import importlib
import pkgutil
from io import StringIO

import pytest
from rich.console import Console
from tests.games.outer_rim.positions import B, F, choose, dice, give, patrol, position, put, reputation, top

from dejarik.games import outer_rim
from dejarik.games.outer_rim import OuterRim
from dejarik.games.outer_rim.show import terminal, web
from dejarik.games.outer_rim.show.terminal import card_name, cards
from dejarik.games.outer_rim.text import Teller
from dejarik.kernel import Option, Procedure, observe
from dejarik.words.vocabulary import kebab

LANGUAGES = ("en", "ru")
PLAYERS = {"en": ("Ann", "Bob"), "ru": ("Анна", "Борис")}
CONCEDE, OFFER = Option("concede"), Option("offer-credits")


def shown(g: OuterRim, lang: str, seat: int = 0, width: int = 80, players: tuple[str, ...] = ()) -> str:
    console = Console(width=width, record=True, file=StringIO())
    console.print(terminal.board(observe(g, seat), Teller(lang, players), width))
    return console.export_text()


def procedures() -> set[str]:
    for module in pkgutil.walk_packages(outer_rim.__path__, f"{outer_rim.__name__}."):
        importlib.import_module(module.name)
    found, waiting = set(), list(Procedure.__subclasses__())
    while waiting:
        one = waiting.pop()
        waiting += one.__subclasses__()
        if one.__module__.startswith(outer_rim.__name__):
            found.add(kebab(one.__name__))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_procedure_has_words(lang: str) -> None:
    words = Teller(lang).words
    known = procedures()
    assert {"turn", "buy", "combat-rolls", "resolve", "ai-turn"} <= known
    assert {name for name in known if not words.has(f"procedure-{name}")} == set()


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "The game",
                "Ann: encounter step",
                "Ann encounters the level 1 Hutt patrol",
                "Combat: Ann vs. level 1 Hutt patrol",
                "Roll in combat",
                "Ann may change the roll",
                "Bob negotiates credits with Ann",
            ],
        ),
        (
            "ru",
            [
                "Партия",
                "Анна: этап контактов",
                "Анна вступает в контакт с патрулём хаттов 1-го уровня",
                "Бой: Анна против патруля хаттов 1-го уровня",
                "Бросок в бою",
                "Анна может изменить бросок",
                "Переговоры о кредитах: Борис и Анна",
            ],
        ),
    ],
)
def test_credits_in_the_middle_of_a_fight(lang: str, told: list[str]) -> None:
    g = position("bossk", "han-solo")
    put(g, 0, "tatooine")
    patrol(g, "hutt", "tatooine")
    give(g, 0, "ion-cannon")
    dice(g, "bossk", B, B, B)
    choose(g, "stay", "done", "patrol hutt-1")
    g.aside(1, OFFER)
    teller = Teller(lang, PLAYERS[lang])
    assert teller.resolving(g) == told
    assert teller.resolving(observe(g, 1).view) == told
    on_screen = " ".join(shown(g, lang, 1, players=PLAYERS[lang]).split())
    assert " ".join(" › ".join(told[2:]).split()) in on_screen
    assert told[1] not in on_screen  # whose turn it is goes without saying


@pytest.mark.parametrize(
    ("lang", "offered", "asked"),
    [
        ("en", "Bob offers you 4,000 credits. Do you accept?", "Bob asks you for 4,000 credits."),
        (
            "ru",
            "Борис предлагает вам 4\N{NARROW NO-BREAK SPACE}000\N{NO-BREAK SPACE}кредитов. Принять?",
            "Борис просит у вас 4\N{NARROW NO-BREAK SPACE}000\N{NO-BREAK SPACE}кредитов.",
        ),
    ],
)
def test_an_offer_says_who_gives_and_who_takes(lang: str, offered: str, asked: str) -> None:
    g = position("bossk", "han-solo")
    for kind, said in (("give-credits", offered), ("want-credits", asked)):
        g.aside(1, OFFER)
        choose(g, f"{kind} 4000")
        assert Teller(lang, PLAYERS[lang]).prompt(g, g.decision).startswith(said)
        choose(g, "decline")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Ann encounters the space: Gravity Well",
                "Gravity Well: Test Tactics. Pass: move any patrol up to 3 spaces.",
                "Ann tests Tactics",
                "Roll for a skill test",
            ],
        ),
        (
            "ru",
            [
                "Анна вступает в контакт с областью: «Гравитационный колодец»",
                "Гравитационный колодец: Проведите проверку тактики. Успех: передвиньте любой патруль",
                "Анна проводит проверку тактики",
                "Бросок на проверку навыка",
            ],
        ),
    ],
)
def test_a_test_on_a_card_read_in_a_space(lang: str, said: list[str]) -> None:
    g = position("jyn-erso", "han-solo")
    put(g, 0, "tatooine-left")
    patrol(g, "hutt", "tatooine-left")
    top(g, "navpoints", "gravity-well")
    dice(g, "jyn-erso", F, B)
    choose(g, "stay", "done", "explore")
    assert g.decision.kind == "dice-turn"
    told = Teller(lang, PLAYERS[lang]).resolving(g)
    assert [line[: len(part)] for line, part in zip(told[2:], said, strict=False)] == said


@pytest.mark.parametrize(
    ("lang", "out"),
    [
        ("en", "Player 3 (Jyn Erso): out of the game"),
        ("ru", "Игрок 3 (Джин Эрсо): вне игры"),
    ],
)
def test_who_has_left_is_marked_and_off_the_map(lang: str, out: str) -> None:
    g = position("bossk", "han-solo", "jyn-erso")
    put(g, 2, "kessel")
    assert out not in shown(g, lang)
    assert "[3]" in shown(g, lang)
    g.aside(2, CONCEDE)
    assert out in shown(g, lang)
    assert "[3]" not in shown(g, lang)
    drawn = web.board(observe(g, 0).view, 0, Teller(lang))
    assert [(side.out, side.space) for side in drawn.players] == [
        (False, "ptatooine"),
        (False, "pnaboo"),
        (True, ""),
    ]


def test_small_letters_are_patrols_that_let_one_pass() -> None:
    g = position("bossk", "han-solo")
    assert "[H]" in shown(g, "en")
    reputation(g, 0, hutt=1)
    assert "[h]" in shown(g, "en")
    assert "[H]" in shown(g, "en", 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_not_torn_apart_on_a_narrow_screen(lang: str) -> None:
    g = position("bossk", "han-solo")
    for width in (60, 72, 80):
        lines = [line.strip("│ ") for line in shown(g, lang, width=width).splitlines()]
        assert not any(line.startswith("000") for line in lines)


@pytest.mark.parametrize(
    ("lang", "word", "skill"), [("en", "han solo", "Piloting"), ("ru", "хан соло", "пилотирование")]
)
def test_characters_ships_and_patrols_can_be_looked_at(lang: str, word: str, skill: str) -> None:
    g, teller = position("bossk", "han-solo"), Teller(lang)
    assert cards(g, word, teller) == ["han-solo"]
    console = Console(width=80, record=True, file=StringIO())
    console.print(terminal.face("han-solo", teller))
    assert skill in console.export_text()
    for code in ("g9-rigger", "hutt-1"):
        assert cards(g, card_name(code, teller), teller) == [code]
