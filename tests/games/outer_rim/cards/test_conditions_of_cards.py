"""What only some players meet: droids, the notorious, the most famous, those who lie defeated."""

from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import C, choose, dice, give, keys, position, put, reputation, run, take

from dejarik.games.outer_rim import OuterRim
from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.ability import Resolve
from dejarik.games.outer_rim.cards.library import ABILITIES, CARDS


def use(g: OuterRim, ref: str) -> None:
    run(g, Resolve(ref, 0, ref.partition(".")[0]))


@pytest.mark.parametrize("ref", ["meeting-sister-nalvi.action", "meeting-sister-nalvi.databank"])
@pytest.mark.parametrize(("character", "left"), [("ig-88", 2), ("han-solo", 0)])
def test_sister_nalvi_heals_no_droid(ref: str, character: str, left: int) -> None:
    g = position(character, "bossk")
    take(g, "meeting-sister-nalvi")
    g.players[0].damage = 2
    use(g, ref)
    healed = 2 if ref.endswith("databank") else 1
    assert g.players[0].damage == (left or 2 - healed)


def test_lando_asks_for_favors_only_where_a_faction_rules() -> None:
    g = position("lando-calrissian", "bossk")
    g.players[0].flipped = True
    ability = ABILITIES["lando-calrissian.flipped"]
    put(g, 0, "tatooine")
    assert ability.why_not(g, 0, "") is None
    put(g, 0, "takodana")
    assert ability.why_not(g, 0, "") is not None


def test_wanted_is_about_the_notorious() -> None:
    g = position("han-solo", "bossk", "ketsu-onyo")
    put(g, 1, "tatooine")
    put(g, 2, "tatooine")
    reputation(g, 1, hutt=-1)
    reputation(g, 2, hutt=1)
    give(g, 0, "wanted")
    use(g, "wanted.job")
    fought = [event.defender for event in g.news if isinstance(event, ev.CombatBegan)]
    assert fought == [1]  # nobody else comes into question


@pytest.mark.parametrize(("theirs", "fame"), [(0, 1), (3, 2)])
def test_whoever_catches_a_more_famous_rival_becomes_more_famous(theirs: int, fame: int) -> None:
    g = position("han-solo", "bossk")
    put(g, 1, "tatooine")
    reputation(g, 1, hutt=-1)
    g.players[1].fame = theirs
    give(g, 0, "wanted")
    dice(g, "han-solo", *[C] * 3)
    dice(g, "bossk", 6, 6, 6)
    use(g, "wanted.job")
    assert g.players[0].fame == fame


@pytest.mark.parametrize("ref", ["legendary-game-of-sabacc.job", "a-legend-retold.takodana"])
def test_a_defeated_player_may_still_be_chosen_where_nobody_fights(ref: str) -> None:
    g = position("han-solo", "bossk", "ketsu-onyo")
    for seat in (0, 1, 2):
        put(g, seat, "takodana")
    g.players[1].defeated = True
    use(g, ref)
    if ref == "a-legend-retold.takodana":
        choose(g, "choice 1")
    assert keys(g) == ["player bossk", "player ketsu-onyo"]


def test_guests_of_the_house_get_a_luxury_for_less() -> None:
    g = position("han-solo", "bossk")
    g.players[0].credits = 30_000
    g.players[1].fame = 5
    use(g, "guests-of-the-house.cantonica")
    choose(g, "choice 1")
    choose(g, keys(g, "buy")[0])
    (bought,) = [event for event in g.news if isinstance(event, ev.Bought)]
    assert bought.price == (CARDS[bought.card].price or 0) - 2_000


def test_a_friend_of_the_syndicate_is_patched_up_on_ord_mantell() -> None:
    g = position("han-solo", "bossk")
    put(g, 0, "ord-mantell")
    reputation(g, 0, syndicate=1)
    g.players[0].damage = 3
    use(g, "the-ledger.ord-mantell")
    assert g.players[0].damage == 2


def test_whoever_waits_for_the_special_interest_groups_loses_the_turn() -> None:
    g = position("han-solo", "bossk")
    use(g, "special-interest-groups.databank")
    choose(g, "choice 3")
    assert g.turn_over
