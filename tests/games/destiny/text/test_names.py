"""Players, cards in play and dice by name: copies are told apart."""

from __future__ import annotations

from dejarik.games.destiny import GAME, Destiny
from dejarik.games.destiny.text import Teller


def named(g: Destiny, code: str) -> list[int]:
    return [thing.id for thing in g.things.values() if thing.card == code]


def test_twins_are_numbered_and_dice_named_after_their_cards() -> None:
    g = GAME.new(GAME.samples()["obi-wan against grievous"], seed=1)
    russian, english = Teller("ru"), Teller("en")
    first, second = named(g, "09019")
    assert [russian.thing(g, first), russian.thing(g, second)] == [
        "Дроид-коммандос № 1",
        "Дроид-коммандос № 2",
    ]
    assert english.thing(g, second) == "Commando Droid #2"
    (obi_wan,) = named(g, "09057")
    assert english.thing(g, obi_wan) == "Obi-Wan Kenobi"
    assert [english.die(g, die) for die in g.dice_on(obi_wan)] == [
        "Obi-Wan Kenobi's die #1",
        "Obi-Wan Kenobi's die #2",
    ]
    assert english.die(g, g.dice_on(second)[0]) == "Commando Droid #2's die"
    assert russian.die(g, g.dice_on(second)[0]) == "кубик Дроида-коммандос № 2"


def test_in_a_mirror_match_cards_are_told_apart_by_their_players() -> None:
    g = GAME.new(GAME.samples()["obi-wan mirror"], seed=1)
    teller = Teller("ru", players=("Анна", ""))
    assert [teller.thing(g, thing) for thing in named(g, "09057")] == [
        "Оби-Ван Кеноби (Анна)",
        "Оби-Ван Кеноби (Игрок 2)",
    ]
    assert [teller.player(seat) for seat in (0, 1)] == ["Анна", "Игрок 2"]
