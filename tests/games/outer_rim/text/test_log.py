"""The log of Outer Rim: what begins is told first, and what comes of it below it, to each reader."""

from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import B, C, H, choose, dice, fight, give, position, resolve, top

from dejarik.games.outer_rim import GAME, OuterRim, Setup
from dejarik.games.outer_rim.abilities.vocabulary import flow
from dejarik.games.outer_rim.abilities.vocabulary.resources import Credits
from dejarik.games.outer_rim.cards.facts import NOBODY
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.events import (
    AssetDiscarded,
    AssetGained,
    Buying,
    BuyOver,
    CombatBegan,
    CreditsChanged,
    Defeated,
    DiceRolled,
    Eliminating,
    Falling,
    FameChanged,
    HandingOver,
    Moved,
    ReputationChanged,
    Rerolling,
    TurnBegan,
)
from dejarik.games.outer_rim.text import Teller
from dejarik.kernel import Seat, observe
from dejarik.story import Open

PLAYERS = ("Ann", "Bob")


def told(g: OuterRim, *keys: str, you: Seat | None = 0, lang: str = "en") -> list[str]:
    """Answer questions and tell all of it, indented."""
    teller, lines = Teller(lang, PLAYERS, you), []
    open_chapters: Open = ()
    for key in keys:
        choose(g, key)
        chapter = teller.log(observe(g, you).view, g.news, you, open_chapters)
        open_chapters = chapter.open
        lines += [f"{'  ' * line.depth}{line.text}" for line in chapter.lines]
    return lines


def cargo_at_its_destination() -> OuterRim:
    g = position("bossk", "han-solo")
    give(g, 0, "salvage")
    g.players[0].space = "mon-calamari"
    return g


SPACES = str.maketrans("\N{NARROW NO-BREAK SPACE}\N{NO-BREAK SPACE}", "  ")


@pytest.mark.parametrize(
    ("lang", "you", "lines"),
    [
        ("en", 0, ["Action step", "  You deliver Salvage.", "    You gain 5,000 credits."]),
        ("en", 1, ["Action step", "  Ann delivers Salvage.", "    Ann gains 5,000 credits."]),
        (
            "ru",
            0,
            ["Этап действий", "  Вы доставляете груз «Металлолом».", "    Вы получаете 5 000 кредитов."],
        ),
        (
            "ru",
            None,
            ["Этап действий", "  Ann доставляет груз «Металлолом».", "    Ann получает 5 000 кредитов."],
        ),
    ],
)
def test_what_is_delivered_is_told_before_its_reward(lang: str, you: int | None, lines: list[str]) -> None:
    g = cargo_at_its_destination()
    said = told(g, "stay", "deliver", you=you, lang=lang)
    assert [line.translate(SPACES) for line in said][:3] == lines


def test_a_purchase_is_one_line_with_its_price_and_below_it_what_the_market_shows() -> None:
    g = position("bossk", "han-solo")
    top(g, "cargo", "salvage")
    said = told(g, "stay", "market", "pass", "buy cargo")
    place = next(at for at, line in enumerate(said) if "Salvage" in line)
    assert said[place].startswith("  You buy Salvage for ")
    assert said[place + 1].startswith("    The market now shows ")
    assert not [line for line in said if "lose" in line or "gain" in line]


def test_a_test_that_nobody_meddles_with_is_one_line() -> None:
    g = position("bossk", "han-solo")
    dice(g, "bossk", H, B)
    resolve(g, flow.Test("tech", Credits(1_000)))
    lines = Teller("en", PLAYERS, 1).log(g, g.news, 1).lines
    assert lines[0].text == "Ann tests Tech and fails: hit and blank."


def test_a_combat_is_told_from_its_beginning_to_the_defeat_it_brings() -> None:
    g = position("bossk", "han-solo")
    dice(g, "bossk", B, B, B)
    dice(g, "enemy", C, C, C, C, C)
    fight(g, "ground", 5)
    news = [CombatBegan(0, NOBODY, "brute", "ground"), *g.news]
    lines = [f"{'  ' * line.depth}{line.text}" for line in Teller("en", PLAYERS, 0).log(g, news, 0).lines]
    assert lines[:6] == [
        "Ground combat begins: you against brute.",
        "  You roll blank, blank, and blank.",
        "  The enemy rolls crit, crit, crit, crit, and crit.",
        "  You lose the combat, 0 to 10.",
        "  You suffer 4 damage.",
        "  You are defeated and lose 3,000 credits.",
    ]


def test_credits_that_change_hands_are_one_line_below_the_answer() -> None:
    g = position("bossk", "han-solo")
    g.players[1].space = "tatooine"
    g.asked = None
    keys = ("stay", "trade", "give-credits 2000", "propose", "accept")
    said = told(g, *keys, you=1)
    at = said.index("  You accept Ann's offer.")
    assert said[at + 1] == "    Ann pays you 2,000 credits."
    assert not [line for line in said if "gain" in line]


def test_of_a_flight_only_its_end_is_told() -> None:
    g = position("bossk", "han-solo")
    far = [option for option in g.decision.options if option.kind == "move"][-1]
    said = told(g, g.key(far))
    assert len([line for line in said if "move to" in line]) == 1


@pytest.mark.parametrize(
    ("lang", "you", "begins"),
    [
        ("en", None, "Bob's turn (Han Solo)."),
        ("en", 1, "Your turn."),
        ("ru", None, "Ходит Bob (Хан Соло)."),
        ("ru", 1, "Ваш ход."),
    ],
)
def test_a_turn_says_whose_it_is_and_which_figure_moves(lang: str, you: int | None, begins: str) -> None:
    g = position("bossk", "han-solo")
    (line,) = Teller(lang, PLAYERS, you).log(g, [TurnBegan(1)], you).lines
    assert line.text == begins


@pytest.mark.parametrize(
    ("you", "lines"),
    [
        (None, ["Персонаж игрока Анна побеждён и теряет 3 000 кредитов.", "Репутация игрока Анна в Империи"]),
        (0, ["Вы побеждены и теряете 3 000 кредитов.", "Ваша репутация в Империи"]),
    ],
)
def test_names_that_nobody_can_bend_are_carried_by_a_noun(you: int | None, lines: list[str]) -> None:
    g = position("bossk", "han-solo")
    news = [Falling(0), CreditsChanged(0, -3_000), Defeated(0, 3_000), ReputationChanged(0, "imperial", 1)]
    said = [
        line.text.translate(SPACES) for line in Teller("ru", ("Анна", "Борис"), you).log(g, news, you).lines
    ]
    assert said[0] == lines[0]
    assert said[1].startswith(lines[1])


def test_the_name_somebody_chose_begins_a_line_as_they_wrote_it() -> None:
    g = position("bossk", "han-solo")
    (line,) = Teller("en", ("ann", "bob")).log(g, [Moved(0, "naboo")], None).lines
    assert line.text == "ann moves to Naboo."


def test_what_makes_room_for_a_purchase_stands_below_it_and_the_card_is_named_once() -> None:
    g = position("bossk", "han-solo")
    teller = Teller("en", PLAYERS, 0)
    first = teller.log(g, [Buying(0, "salvage", 1_000), CreditsChanged(0, -1_000)], 0)
    assert first.lines == []
    later = [AssetDiscarded(0, "bacta-supplies"), AssetGained(0, "salvage"), BuyOver(0, "salvage")]
    lines = teller.log(g, later, 0, first.open).lines
    assert [(line.depth, line.text) for line in lines] == [
        (0, "You buy Salvage for 1,000 credits."),
        (1, "You discard Bacta Supplies."),
    ]


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Ann pays 8,000 credits for 1 fame."), ("ru", "Ann платит 8 000 кредитов за 1 очко славы.")],
)
def test_credits_paid_for_fame_are_one_line(lang: str, said: str) -> None:
    g = position("bossk", "han-solo")
    (line,) = Teller(lang, PLAYERS).log(g, [CreditsChanged(0, -8_000), FameChanged(0, 1)], None).lines
    assert line.text.translate(SPACES) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "1 die is rerolled; the roll is now blank and focus."),
        ("ru", "Переброшен 1 кубик; теперь выпало: пустой результат и собранность."),
    ],
)
def test_dice_rolled_again_are_said_to_be(lang: str, said: str) -> None:
    g = position("bossk", "han-solo")
    news = [Rerolling(1), DiceRolled(0, "test", ("blank", "focus"), 0)]
    (line,) = Teller(lang, PLAYERS).log(g, news, None).lines
    assert line.text.translate(SPACES) == said


def test_the_roll_for_illegal_cargo_stands_below_what_it_is_rolled_for() -> None:
    g = position("bossk", "han-solo")
    give(g, 0, "stolen-weapons")
    g.players[0].space = CARDS["stolen-weapons"].destination
    dice(g, "bossk", H)
    said = told(g, "stay", "deliver")
    at = said.index("  You try to deliver Stolen Weapons, an illegal cargo.")
    assert said[at + 1 : at + 3] == ["    You roll hit.", "    You deliver Stolen Weapons."]


def test_the_setup_has_a_heading() -> None:
    g = GAME.new(GAME.samples()["two players"], 1)
    teller, lines = Teller("en", PLAYERS, 0), list[str]()
    still_open: Open = ()
    while g.decision.kind in ("character", "starting-ship", "which-faction"):
        story = teller.log(g, g.choose(0), 0, still_open)
        lines += [f"{'  ' * line.depth}{line.text}" for line in story.lines]
        still_open = story.open
    assert lines[0] == "Setup"
    began = next(at for at, line in enumerate(lines) if "turn" in line)
    assert all(line.startswith("  ") for line in lines[1:began])


@pytest.mark.parametrize(
    ("lang", "name", "line"),
    [
        ("en", "The AI player", "The AI player's turn (Han Solo)."),
        ("ru", "Игрок-ИИ", "Ходит игрок-ИИ (Хан Соло)."),
    ],
)
def test_the_solo_opponent_has_the_name_that_the_rules_give_it(lang: str, name: str, line: str) -> None:
    g = GAME.new(Setup(1, characters=("bossk",)), seed=1)
    teller = Teller(lang, ("Ann", "Bob"), 0)
    teller.meet(g)
    assert (teller.player(0), teller.player(g.ai)) == ("Ann", name)
    g.players[g.ai].character = "han-solo"
    assert teller.sentences(g, [TurnBegan(g.ai)], 0) == [line]


def test_a_patrol_is_fought_with_its_article() -> None:
    g = position("bossk", "han-solo")
    began = CombatBegan(0, NOBODY, "hutt-1", "space")
    assert Teller("en", PLAYERS).sentences(g, [began], None) == [
        "Ship combat begins: Ann against the level 1 Hutt patrol."
    ]


@pytest.mark.parametrize(("event", "line"), [(HandingOver, "Ann доставляет"), (Eliminating, "Ann устраняет")])
def test_a_quarry_is_the_object_of_its_sentence(event: type[HandingOver | Eliminating], line: str) -> None:
    g = position("bossk", "han-solo")
    bounty = next(code for code, card in CARDS.items() if card.type == "bounty" and card.contact == "chopper")
    assert Teller("ru", PLAYERS).sentences(g, [event(0, bounty)], None) == [f"{line} Чоппера."]
