"""What lies in the box is settled by editions, so that a match goes on with the box it was begun with."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim import GAME, Setup
from dejarik.games.outer_rim.cards import editions
from dejarik.games.outer_rim.cards.editions import EDITION, FIRST_EDITION, in_box
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS, CONTACTS, SHIPS
from dejarik.kernel.fingerprint import digest_of

# By edition: how many things are in the box, and a digest of their codes. An edition never changes.
CONTENTS = {1: (264, "15be4ca55b463c6e")}


def contents(edition: int) -> tuple[int, str]:
    everything = sorted({*CARDS, *CHARACTERS, *SHIPS, *CONTACTS})
    codes = in_box(everything, edition)
    return len(codes), digest_of(" ".join(codes))


def test_what_is_added_begins_another_edition() -> None:
    assert {edition: contents(edition) for edition in range(FIRST_EDITION, EDITION + 1)} == CONTENTS, (
        "raise EDITION and write what is new into ADDED; the editions before stay as they are"
    )
    assert not set(editions.ADDED) - set(range(FIRST_EDITION + 1, EDITION + 1))


def test_a_match_has_the_edition_of_its_day(monkeypatch: pytest.MonkeyPatch) -> None:
    ship = next(code for code in GAME.new(Setup(2), seed=1).reserve)
    monkeypatch.setitem(editions.ADDED, EDITION + 1, (ship, "boba-fett"))
    before, after = (GAME.new(Setup(2, edition=EDITION + later), seed=1) for later in (0, 1))
    assert ship not in before.reserve
    assert ship in after.reserve
    offered = [{option.subject for option in g.decision.options} for g in (before, after)]
    assert offered[1] - offered[0] == {"boba-fett"}


def test_setups_from_before_there_were_editions_have_the_first() -> None:
    assert GAME.decode_setup({"players": 2}) == Setup(2, edition=FIRST_EDITION)
