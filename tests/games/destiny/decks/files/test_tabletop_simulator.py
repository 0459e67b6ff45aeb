"""Decks as Tabletop Simulator saves them: written, read again, and refused where they are none."""

import json
from typing import Any

import pytest
from tests.games.destiny.decks.building import deck

from dejarik.games.destiny.decks.files.gathering import NoDeck, Reading
from dejarik.games.destiny.decks.files.reading import read
from dejarik.games.destiny.decks.files.writing import WRITERS
from dejarik.games.destiny.decks.ready_made import READY_MADE
from dejarik.games.destiny.decks.rules import OFFICIAL, UNREAD, Fault
from dejarik.games.destiny.rules.setup import Deck, Member
from dejarik.games.destiny.text.decks import DeckTexts


def card(description: object, **fields: object) -> dict[str, Any]:
    return {"Name": "Card", "Nickname": "Somebody", "Description": description, **fields}


def saved(*contained: Any, **fields: object) -> Reading:
    bag = {"Name": "Bag", "Nickname": "Mine", "ContainedObjects": list(contained), **fields}
    return read(json.dumps({"SaveName": "", "ObjectStates": [bag]}))


@pytest.mark.parametrize("name", READY_MADE)
def test_ready_made_decks_are_written_and_read_again(name: str) -> None:
    original = READY_MADE[name]
    again = read(WRITERS["tts"](original, "infinite"))
    assert again.faults == ()
    assert again.deck == original


def test_elite_copies_of_one_character_stay_apart() -> None:
    original = deck("12088", "12088*", name="pair")
    assert read(WRITERS["tts"](original, "constructed")).deck.team == original.team


def test_what_is_written_has_the_parts_that_the_program_expects() -> None:
    content = json.loads(WRITERS["tts"](READY_MADE["obi-wan"], "starter"))
    (bag,) = content["ObjectStates"]
    assert (bag["Name"], bag["Nickname"]) == ("Bag", "obi-wan")
    battlefield, plot, obi_wan, satine, pile = bag["ContainedObjects"]
    assert battlefield["SidewaysCard"]
    assert not plot["SidewaysCard"]
    assert obi_wan["Nickname"] == "Obi-Wan Kenobi, Ardent Avenger"
    assert obi_wan["Description"] == "elite CONV 57"
    assert satine["Description"] == "CONV 91"
    assert (pile["Name"], len(pile["ContainedObjects"])) == ("Deck", 20)
    # Every card has a sheet of its own, and the deck knows them all.
    assert pile["DeckIDs"] == [one["CardID"] for one in pile["ContainedObjects"]]
    assert {str(number // 100) for number in pile["DeckIDs"]} == set(pile["CustomDeck"])


def test_a_save_of_the_community_is_read() -> None:
    pile = {"Name": "Deck", "ContainedObjects": [card("CONV 163"), card("CONV 163"), card("TR 15")]}
    reading = saved(card("CONV 174"), card("CONV 113"), card("elite CONV 57"), card("CONV 91"), pile)
    assert reading.faults == (
        Fault("plots", "destiny.plot.optional-one", found=2, allowed=1),  # TR 15 is a plot, too
    )
    assert reading.deck == Deck(
        name="Mine",
        team=(Member("09057", elite=True), Member("09091")),
        plot="09113",
        battlefield="09174",
        cards=("09163", "09163"),
    )


def test_two_dice_of_a_character_that_cannot_be_elite_are_two_copies() -> None:
    assert saved(card("elite CONV 19")).deck.team == (Member("09019"), Member("09019"))


def test_dice_and_tokens_are_passed_over() -> None:
    token = {"Name": "Custom_Token", "Nickname": "Shield"}
    inner = {"Name": "Bag", "ContainedObjects": [card("CONV 57")]}
    assert saved(token, inner).deck.team == (Member("09057"),)


@pytest.mark.parametrize(
    ("description", "fault"),
    [
        ("", Fault("no-description", found=1, text="Somebody")),
        (None, Fault("no-description", found=1, text="Somebody")),
        ("elite", Fault("no-description", found=1, text="Somebody")),
        ("CONV 57 57", Fault("no-description", found=1, text="Somebody")),
        ("CONV 999", Fault("unknown-card", OFFICIAL, text="CONV 999")),
        ("FAKE 1", Fault("unofficial-card", OFFICIAL, text="FAKE 1")),
    ],
)
def test_a_card_that_cannot_be_told_is_named_and_counted(description: object, fault: Fault) -> None:
    reading = saved(card(description))
    assert reading.faults == (fault,)
    assert reading.deck.cards == (UNREAD,)


def nested(depth: int) -> dict[str, Any]:
    inner: dict[str, Any] = card("CONV 57")
    for _ in range(depth):
        inner = {"Name": "Bag", "ContainedObjects": [inner]}
    return inner


@pytest.mark.parametrize(
    ("objects", "kind"),
    [
        ([], "no-saved-cards"),
        ([{"Name": "Bag", "ContainedObjects": []}], "no-saved-cards"),
        ([nested(20)], "no-saved-cards"),
        ({}, "bad-saved-objects"),
        (["Bag"], "bad-saved-objects"),
        (None, "bad-saved-objects"),
        ([{"Name": "Bag", "ContainedObjects": "cards"}], "bad-saved-objects"),
    ],
)
def test_a_save_that_is_no_deck_is_refused_in_one_sentence(objects: object, kind: str) -> None:
    with pytest.raises(NoDeck) as refused:
        read(json.dumps({"ObjectStates": objects}))
    assert refused.value.fault == Fault(kind)
    for language in ("en", "ru"):
        assert DeckTexts(language).fault(refused.value.fault).endswith(".")
