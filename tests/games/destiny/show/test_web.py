"""The board as data: who is next and what a pool threatens is said here, so that no client works it out."""

from __future__ import annotations

import random

import msgspec
import pytest

from dejarik.faces import CardSide
from dejarik.games.destiny import GAME, Destiny
from dejarik.games.destiny import events as ev
from dejarik.games.destiny.cards.facts import NOBODY
from dejarik.games.destiny.rules.marking import keep
from dejarik.games.destiny.rules.verbs import capture
from dejarik.games.destiny.show import web
from dejarik.games.destiny.show.shapes import Board, ShownDie
from dejarik.games.destiny.text import Teller
from dejarik.kernel import Option, observe
from dejarik.scenarios.loading import load_text

ENGLISH = Teller("en")

# Han Solo pilots the Falcon, Vader is a card's other side, and the plot was taken for its second point value.
TIED = """
title: {en: what ties cards together}
game: destiny
board:
  A:
    characters:
    - {card: "13007B", as: han, pilots: falcon}
    - {card: "13001B", as: vader, upgrades: [Prized Possession as prized]}
    plots: [{card: "13009A", elite: true}]
    supports: [01049 as falcon]
  B: {characters: [Royal Guard as guard], plots: ["13009A"]}
  battlefield: {card: "13010B", damage: 2, resources: 1}
"""


def tied() -> Destiny:
    """The position, and Prized Possession holds the die of the guard."""
    scenarios, problems = load_text(TIED)
    assert not problems
    g = scenarios[0].position.begin()
    assert isinstance(g, Destiny)
    prized = next(thing.id for thing in g.things.values() if thing.card == "01102")
    capture(g, g.dice_on(g.characters(1)[0])[0], prized)
    return g


def seen(g: Destiny) -> Board:
    seat = g.decision.seat
    return web.board(observe(g, seat).view, seat, ENGLISH)


def choice(g: Destiny, luck: random.Random) -> Option:
    """Any option; whoever may claim often does, so that others go on alone."""
    options = g.decision.options
    claims = [option for option in options if option.kind == "claim"]
    return claims[0] if claims and luck.random() < 0.25 else luck.choice(options)


@pytest.mark.parametrize("sample", GAME.samples())
def test_who_is_next_is_who_acts_next(sample: str) -> None:
    """Also when the next player has claimed the battlefield, or several play."""
    luck = random.Random(sample)
    turns = alone = 0
    for seed in range(3):
        g = GAME.new(GAME.samples()[sample], seed)
        expected: int | None = None
        for _ in range(400):
            if g.outcome is not None:
                break
            if g.decision.kind == "action" and g.turn != NOBODY:
                expected = seen(g).next
                if g.seats - len(g.out) == 2 and g.claimed not in (NOBODY, g.turn):
                    assert expected == g.turn  # the other one has claimed and passes by itself
                    alone += 1
            news = g.choose(choice(g, luck))
            began = [event.seat for event in news if isinstance(event, ev.TurnBegan)]
            if any(isinstance(event, ev.ActionPhaseEnded | ev.Eliminated) for event in news):
                expected = None
            if began and expected is not None:
                assert began[0] == expected
                turns += 1
    assert turns > 20
    assert alone or g.seats > 2


def test_before_the_first_round_and_after_the_end_nobody_is_next() -> None:
    g = GAME.new(next(iter(GAME.samples().values())), 1)
    assert seen(g).next is None
    luck = random.Random(4)
    while g.outcome is None:
        g.choose(luck.choice(g.decision.options))
    assert web.board(g, None, ENGLISH, hands_open=True).next is None


def die(symbol: str, value: int, modifier: bool = False) -> ShownDie:
    side = CardSide(symbol, value, modifier, 0, "")
    return ShownDie("d1", "", "", "", "red", side, value)


def test_a_threat_adds_modifiers_to_what_they_modify() -> None:
    found = web._threat([die("ranged", 1), die("ranged", 2, modifier=True), die("indirect", 2)])
    assert [msgspec.structs.astuple(one) for one in found] == [("ranged", [1, 2], 3), ("indirect", [2], 2)]


def test_a_modifier_alone_threatens_nobody_nor_do_resources_and_blanks() -> None:
    assert web._threat([die("melee", 2, modifier=True), die("resource", 1), die("blank", 0)]) == []


def test_pilots_and_vehicles_name_each_other() -> None:
    mine, theirs = seen(tied()).players
    han, vader = mine.characters
    assert (han.pilots, han.piloted_by) == ("Millennium Falcon", [])
    assert (mine.supports[0].pilots, mine.supports[0].piloted_by) == ("", ["Han Solo"])
    assert [(one.pilots, one.piloted_by) for one in (vader, *theirs.characters)] == [("", [])] * 2


def test_a_card_shows_what_it_remembers() -> None:
    g = tied()
    falcon = g.index.supports[0][0]
    keep(g, falcon, "09118")
    mine, _ = seen(g).players
    assert mine.supports[0].kept == [ENGLISH.name("09118")]
    assert mine.characters[0].kept == []


def test_a_plot_says_whether_it_is_elite_and_a_double_sided_card_what_its_other_sides_are() -> None:
    board = seen(tied())
    mine, theirs = board.players
    assert [mine.plots[0].elite, theirs.plots[0].elite] == [True, False]
    assert (mine.characters[1].name, mine.characters[1].flips) == ("Darth Vader", ["Anakin Skywalker"])
    assert theirs.characters[0].flips == []
    assert board.battlefield is not None
    assert (board.battlefield.name, board.battlefield.flips) == ("Mortis (Night)", ["Mortis (Day)"])


def test_a_captured_die_lies_on_the_card_that_holds_it() -> None:
    g = tied()
    mine, theirs = seen(g).players
    prized = mine.characters[1].upgrades[0]
    assert [(die.captive, die.color) for die in prized.dice] == [("Royal Guard", "blue")]
    assert theirs.characters[0].dice == []
    assert [die.captive for die in mine.characters[0].dice] == [""]
