"""Double-sided cards: what becomes of a card when another side is turned up."""

from __future__ import annotations

import pytest

from dejarik.games.destiny import GAME, blank
from dejarik.games.destiny.rules import verbs
from dejarik.games.destiny.rules.damage import lethal
from dejarik.games.destiny.rules.setup import Deck, Member, Setup


@pytest.mark.rule("destiny.later.double-sided.health")
def test_who_flips_with_more_damage_than_health_is_about_to_be_defeated() -> None:
    g = blank(2, 1)
    vader = verbs.enter_play(g, "13001B", 0)
    g.things[vader].damage = 12
    assert lethal(g) == []
    verbs.flip(g, vader, "13001A")
    assert lethal(g) == [vader]


@pytest.mark.rule("destiny.later.double-sided.flip-type")
def test_what_the_new_type_cannot_have_goes_back_to_the_supply() -> None:
    g = blank(2, 1)
    obi_wan = verbs.enter_play(g, "13003A", 0)
    g.things[obi_wan].damage, g.things[obi_wan].shields, g.things[obi_wan].resources = 3, 2, 1
    verbs.flip(g, obi_wan, "13003B")
    spirit = g.things[obi_wan]
    assert (spirit.type, spirit.damage, spirit.shields, spirit.resources) == ("support", 0, 0, 1)


@pytest.mark.rule("destiny.later.parallel-die.owning")
def test_the_dice_of_the_other_side_come_with_the_card() -> None:
    deck = Deck((Member("13001A", elite=True),), "13010A", ("12128",) * 30, plot="13007A", elite_plot=True)
    g = GAME.new(Setup((deck, deck)), 1)
    assert g.set_aside_dice[0].count("13001B") == 2
    assert g.set_aside_dice[0].count("13007B") == 2
    assert [thing.elite for thing in g.things.values() if thing.owner == 0] == [True, True]
