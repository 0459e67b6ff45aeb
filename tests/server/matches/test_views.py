"""A view says what its options mean, so that no client has to guess from their keys."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.nodes import FRIEND, HOTSEAT, ME, Person

DECKS = {
    "destiny": ("obi-wan", "grievous"),
    "cardgame": ("jedi", "sith"),
    "outer_rim": ("han-solo", "boba-fett"),
}
DRAWN_BY_AGREEMENT = ("destiny", "cardgame")


def match(person: Person, game: str, *kinds: dict[str, Any]) -> Any:
    seats = [kind | {"deck": deck} for kind, deck in zip(kinds, DECKS[game], strict=True)]
    return person.made("/matches", {"game": game, "seats": seats})


@pytest.mark.parametrize("game", DECKS)
def test_one_aside_resigns_and_between_people_one_offers_a_draw(ann: Person, bob: Person, game: str) -> None:
    made = match(ann, game, ME, FRIEND)
    bob.joins(made["invite"])
    roles = [aside.get("role", "") for aside in ann.view(made["id"])["asides"]]
    assert roles.count("resign") == 1
    assert roles.count("draw") == (game in DRAWN_BY_AGREEMENT)
    (resign,) = [one["key"] for one in ann.view(made["id"])["asides"] if one.get("role") == "resign"]
    assert ann.say(made["id"], type="aside", key=resign).status_code == 200
    assert bob.view(made["id"])["winners"] == [1]


@pytest.mark.parametrize("game", DECKS)
def test_every_option_says_its_kind(ann: Person, game: str) -> None:
    view = ann.view(match(ann, game, HOTSEAT, HOTSEAT)["id"])
    for option in (*view["question"]["options"], *view["asides"]):
        assert option["kind"]
        assert option["key"].startswith(option["kind"])
