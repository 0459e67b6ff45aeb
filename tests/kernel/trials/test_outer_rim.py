"""A credit offer in the middle of a fight for another player's crew member, who is being defended."""

from __future__ import annotations

import pytest
from tests.kernel.trials.outer_rim import GAME, Crews, Player, Rim
from tests.kernel.trials.table import Table

BOSSK, HERA, LANDO = range(3)
HIT, BLANK = 0, 7


@pytest.fixture
def fight() -> Table[Rim]:
    """Bossk hunts Zeb, Hera defends him; Bossk has rolled badly and has no credits."""
    players = [
        Player("bossk", 0, 2, 5, [], bounty="zeb"),
        Player("hera", 1, 2, 4, ["zeb"]),
        Player("lando", 5, 2, 4, []),
    ]
    script = {"bossk": [BLANK, HIT, HIT], "hera": [HIT, HIT]}
    table = Table(GAME, Crews(players, script))
    table.choose("hunt zeb", "defend")
    return table


def credits_of(table: Table[Rim]) -> list[int]:
    return [player.credits for player in table.state.players]


def test_credits_that_arrive_in_mid_combat_open_options_to_the_question_below(fight: Table[Rim]) -> None:
    assert fight.asked == (BOSSK, "reroll")
    assert fight.options == ["stand"]  # asked all the same: money may come
    fight.aside(LANDO, "offer-credits")
    assert fight.stack == "Round › HuntCrew › CombatRolls › CreditOffer"
    assert fight.asked == (LANDO, "offer")
    fight.choose("give 2")
    assert fight.asked == (BOSSK, "credit-offer")
    fight.choose("accept")
    assert fight.stack == "Round › HuntCrew › CombatRolls"
    assert fight.options == ["reroll 1", "reroll 2", "stand"]
    assert credits_of(fight) == [2, 1, 3]
    fight.choose("reroll 1")
    assert fight.asked == (HERA, "reroll")
    fight.choose("stand")
    assert fight.asked == (BOSSK, "bounty")  # equal damage: the attacker has won, before anybody suffers
    assert [player.damage for player in fight.state.players] == [0, 0, 0]
    fight.choose("capture zeb")
    assert [player.damage for player in fight.state.players] == [2, 2, 0]
    assert fight.state.players[HERA].crew == []
    assert fight.state.players[BOSSK].fame == 1
    fight.check()


def test_without_the_credits_the_crew_member_stays(fight: Table[Rim]) -> None:
    fight.choose("stand", "stand")
    assert fight.state.players[HERA].crew == ["zeb"]
    assert [player.damage for player in fight.state.players] == [2, 1, 0]
    fight.check()


@pytest.mark.parametrize("ending", [["give 2", "decline"], ["withdraw"]])
def test_an_offer_that_comes_to_nothing_leaves_no_trace(fight: Table[Rim], ending: list[str]) -> None:
    for key in ("stand", "stand", "stand"):
        before, question = fight.state.encode(), fight.state.decision
        fight.aside(LANDO, "offer-credits")
        if fight.asked == (LANDO, "offer-to"):
            fight.choose("with bossk")
        fight.choose(*ending)
        assert fight.state.encode() == before
        assert fight.state.decision == question
        fight.choose(key)
    fight.check()


def test_one_side_of_every_exchange_is_the_current_player(fight: Table[Rim]) -> None:
    fight.aside(HERA, "offer-credits")
    assert fight.options == ["give 1", "withdraw"]  # to Bossk, who has nothing to give
    fight.choose("withdraw")
    fight.aside(BOSSK, "offer-credits")
    assert fight.options == ["with hera", "with lando"]
    fight.choose("with lando")
    assert fight.options == ["want 1", "want 2", "want 3", "want 4", "want 5", "withdraw"]


def test_no_offer_is_made_inside_an_offer(fight: Table[Rim]) -> None:
    fight.aside(LANDO, "offer-credits")
    assert [fight.state.asides(seat) for seat in (BOSSK, HERA, LANDO)] == [(), (), ()]


def test_an_undefended_crew_member_fights_alone() -> None:
    table = Table(GAME, GAME.samples()["hunt"], seed=3)
    table.choose("hunt zeb", "stand", "stand")
    assert table.asked[1] in {"bounty", "encounter"}  # nobody rerolls for a crew member
    table.check()
