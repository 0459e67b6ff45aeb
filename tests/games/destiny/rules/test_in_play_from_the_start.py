"""What is brought lies on the table when the match begins."""

import pytest
from tests.games.destiny.ready_made import GRIEVOUS, OBI_WAN

from dejarik.games.destiny import GAME
from dejarik.games.destiny.rules.setup import Setup
from dejarik.games.destiny.state import Destiny


def titles(g: Destiny, seat: int, kind: str) -> list[str]:
    return sorted(
        g.card(thing.id).title
        for thing in g.things.values()
        if thing.controller == seat and thing.type == kind
    )


@pytest.fixture
def g() -> Destiny:
    return GAME.new(Setup((OBI_WAN, GRIEVOUS)), seed=1)


@pytest.mark.rule("destiny.plot.starts-in-play")
def test_a_plot_is_in_play_from_the_start(g: Destiny) -> None:
    assert titles(g, 0, "plot") == ["Force Flow"]
    assert titles(g, 1, "plot") == []


@pytest.mark.rule("destiny.character.starts-in-play")
def test_characters_are_in_play_from_the_start(g: Destiny) -> None:
    assert titles(g, 0, "character") == ["Obi-Wan Kenobi", "Satine Kryze"]
    assert titles(g, 1, "character") == ["Commando Droid", "Commando Droid", "General Grievous"]


@pytest.mark.rule("destiny.character.dice", "destiny.character.elite", "destiny.character.two-point-values")
def test_an_elite_character_has_two_dice_and_any_other_one(g: Destiny) -> None:
    dice = {g.card(thing).title: len(g.dice_on(thing)) for seat in (0, 1) for thing in g.characters(seat)}
    assert dice == {"Obi-Wan Kenobi": 2, "Satine Kryze": 1, "Commando Droid": 1, "General Grievous": 1}


@pytest.mark.rule("destiny.deck.components", "destiny.deck.before-game")
def test_team_deck_battlefield_and_all_dice_are_there_before_the_first_choice(g: Destiny) -> None:
    for seat, brought in ((0, OBI_WAN), (1, GRIEVOUS)):
        assert sorted([*g.decks[seat].cards, *g.hands[seat]]) == sorted(brought.cards)
        assert g.set_aside[seat] == [brought.battlefield]
    assert sorted(set(g.set_aside_dice[0])) == ["09065", "09071", "09118", "09157", "09169", "09171"]


@pytest.mark.rule("destiny.deck.opponents-unrestricted", "destiny.card.unique.per-player")
def test_both_players_may_bring_the_same_unique_characters() -> None:
    mirror = GAME.new(Setup((OBI_WAN, OBI_WAN)), seed=1)
    for seat in (0, 1):
        assert titles(mirror, seat, "character") == ["Obi-Wan Kenobi", "Satine Kryze"]
