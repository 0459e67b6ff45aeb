"""What lies in the box is settled by editions, so that a match goes on with the box it was begun with."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.outer_rim.positions import B, C, choose, dice, position, to_encounter, top
from tests.games.outer_rim.positions import contact as lie_open

from dejarik.games.outer_rim import GAME, OuterRim, Setup
from dejarik.games.outer_rim.abilities.vocabulary.flow import Fight
from dejarik.games.outer_rim.cards import editions
from dejarik.games.outer_rim.cards.editions import (
    EDITION,
    FIRST_EDITION,
    first_code,
    in_box,
    printed,
    reprint,
)
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS, CONTACTS, SHIPS
from dejarik.games.outer_rim.scenarios.builder.position import Builder
from dejarik.games.outer_rim.show import showcase, terminal
from dejarik.games.outer_rim.show.showcase import face
from dejarik.games.outer_rim.show.web import board
from dejarik.games.outer_rim.text import Teller
from dejarik.kernel import Match, Record, observe
from dejarik.kernel.fingerprint import digest_of
from dejarik.words import languages

# By edition: how many things are in the box, and a digest of their codes. An edition never changes.
CONTENTS = {1: (264, "15be4ca55b463c6e"), 2: (264, "ee75e26d2c38b247")}
# Matches as servers have stored them, the first four since before there was a second edition.
MATCHES = {
    "4d19b3c47b044e85": (Setup(1, edition=1), 1),
    "620e6bd24fecfafb": (Setup(2, edition=1), 2),
    "499727f3e0d616af": (Setup(3, random_map=True, edition=1), 3),
    "20ef95c2cfb0613f": (Setup(4, long_game=True, edition=1), 4),
    "e3b4b384c1f7da08": (Setup(1, edition=2), 1),
    "9105092b729d8d60": (Setup(2, edition=2), 2),
    "19f8f5f306e9383b": (Setup(3, random_map=True, edition=2), 3),
    "21e05b73f180942b": (Setup(4, long_game=True, edition=2), 4),
}


def contents(edition: int) -> tuple[int, str]:
    everything = sorted({*CARDS, *CHARACTERS, *SHIPS, *CONTACTS})
    codes = in_box(everything, edition)
    return len(codes), digest_of(" ".join(codes))


def test_what_is_added_begins_another_edition() -> None:
    assert {edition: contents(edition) for edition in range(FIRST_EDITION, EDITION + 1)} == CONTENTS, (
        "raise EDITION, and write what is new into ADDED or print it with edition=; the others stay as is"
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


@pytest.mark.parametrize("fingerprint", MATCHES)
def test_a_match_goes_on_with_the_edition_it_began_with(fingerprint: str) -> None:
    setup, seed = MATCHES[fingerprint]
    assert GAME.fingerprint(GAME.new(setup, seed)) == fingerprint, "every card is as it was; see `editions`"


def test_a_record_of_the_first_edition_is_replayed_with_its_cards() -> None:
    match = Match(GAME, Setup(2, edition=FIRST_EDITION), 5)
    for _ in range(40):
        match.choose(match.state.key(match.state.decision.options[0]), match.state.decision.seat)
    plain = msgspec.json.decode(match.record.encode())
    del plain["setup"]["edition"]  # as it was written before there were editions
    again = Match.replay(GAME, Record.decode(msgspec.json.encode(plain)))
    assert again.state.digest() == match.state.digest()
    assert isinstance(again.state, OuterRim)
    assert "meeting-leia-organa" in again.state.databank[16]


def test_every_card_is_in_the_box_once() -> None:
    for edition in range(FIRST_EDITION, EDITION + 1):
        firsts = [first_code(code) for code in in_box(CARDS, edition)]
        assert len(firsts) == len(set(firsts))
        assert set(firsts) == {code for code in CARDS if first_code(code) == code}


def test_there_is_no_printing_without_an_edition() -> None:
    with pytest.raises(ValueError, match="no edition"):
        reprint("food-supplies", EDITION + 1)
    with pytest.raises(ValueError, match="no edition"):
        reprint("food-supplies", FIRST_EDITION)
    assert "food-supplies" not in editions.PRINTINGS


def met(contact: str, edition: int) -> tuple[OuterRim, str]:
    """A match in which a contact lies faceup before the first player, and the card it is known by there."""
    g = position("bossk", "jyn-erso", edition=edition)
    lie_open(g, "tatooine.1", contact, faceup=True)
    slots = {slot.id: slot for space in board(g, 0, Teller("en")).spaces for slot in space.slots}
    return g, slots["ktatooine.1"].code


@pytest.mark.parametrize("contact", ["leia-organa", "grand-admiral-thrawn"])
@pytest.mark.parametrize("language", languages())
def test_what_a_card_says_is_what_its_match_plays_by(contact: str, language: str) -> None:
    first, second = met(contact, 1)[1], met(contact, 2)[1]
    assert (first, second) == (f"meeting-{contact}", f"meeting-{contact}-2")
    before, after = face(first, language), face(second, language)
    assert before.name == after.name, "it is the same card"
    assert [section.story for section in before.sections] == [section.story for section in after.sections]
    leaves = {"en": "remove this contact", "ru": "уберите из игры этот жетон"}[language]
    assert leaves not in " ".join(before.abilities)
    assert leaves in " ".join(after.abilities)


@pytest.mark.rule("outer_rim.contact.encounter.stays-faceup")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("contact", ["leia-organa", "grand-admiral-thrawn"])
def test_whoever_helped_one_to_fame_leaves_since_the_second_edition(contact: str, edition: int) -> None:
    g, _ = met(contact, edition)
    dice(g, "bossk", *[C] * 20)
    dice(g, "enemy", *[B] * 20)
    to_encounter(g)
    choose(g, "contact tatooine.1", "choice 1")
    assert g.players[0].fame == 1
    assert ("tatooine.1" in g.contacts) == (edition == 1)
    assert (contact in g.removed) == (edition == 2)


@pytest.mark.parametrize("contact", ["leia-organa", "grand-admiral-thrawn"])
def test_whoever_did_something_else_stays(contact: str) -> None:
    g, card = met(contact, 2)
    to_encounter(g)
    choose(g, "contact tatooine.1", "choice 2")
    assert g.contacts["tatooine.1"].code == contact
    assert g.card_of_contact(contact) == card


def test_keys_and_searches_know_a_card_whichever_printing_it_is() -> None:
    teller = Teller("en")
    for edition, code in ((1, "rooting-out-spies"), (2, "rooting-out-spies-2")):
        g = position("bossk", "jyn-erso", edition=edition)
        top(g, "job", code)
        assert g.words_of(code) == "rooting-out-spies"
        assert terminal.cards(observe(g, 0).view, "Rooting Out Spies", teller) == [code]
        assert teller.names.card(code) == "Rooting Out Spies"
    assert "rooting-out-spies-2" in showcase.codes()
    assert "rooting-out-spies" not in showcase.codes()


@pytest.mark.parametrize(
    ("code", "field", "first", "second"),
    [
        ("hijacking-a-freighter", "reward", (8_000, 1), (12_000, 0)),
        ("rooting-out-spies", "reward", (6_000, 1), (10_000, 0)),
        ("bounty-ziton-moj", "capture", (6_000, 1), (6_000, 2)),
        ("starting-bounty-lobot", "eliminate", (5_000, 0), (6_000, 0)),
        ("starting-bounty-lobot", "capture", (5_000, 1), (8_000, 1)),
        ("starting-bounty-black-sun-agent", "capture", (6_000, 1), (9_000, 1)),
    ],
)
def test_rewards_of_our_own_were_evened_out(
    code: str, field: str, first: tuple[int, int], second: tuple[int, int]
) -> None:
    for edition, reward in ((1, first), (2, second)):
        card = CARDS[printed(code, edition)]
        pays = getattr(card, field)
        assert (pays.credits, pays.fame) == reward
        assert card.original or field in card.ours, "what is printed in the box never changes"


@pytest.mark.parametrize(("edition", "value"), [(1, 3), (2, 2)])
def test_customs_are_easier_to_fight(edition: int, value: int) -> None:
    (ability,) = CARDS[printed("local-security", edition)].abilities
    assert isinstance(ability.effect, Fight)
    assert ability.effect.value == value


def test_a_position_is_of_the_first_edition_unless_it_names_another() -> None:
    complaints: list[Any] = []
    for edition, code in ((None, "meeting-leia-organa"), (2, "meeting-leia-organa-2")):
        builder = Builder(1, lambda *told, **more: complaints.append((told, more)))
        builder.build({"A": {"at": "Tatooine"}, **({"edition": edition} if edition else {})}, None)
        assert builder.g.databank[16] == (code,)
        assert builder.card("meeting leia-organa", ("board",)) == code
    assert not complaints
    builder = Builder(1, lambda *told, **more: complaints.append(told))
    builder.build({"A": {"at": "Tatooine"}, "edition": EDITION + 1}, None)
    assert complaints


def test_setups_from_before_there_were_editions_have_the_first() -> None:
    assert GAME.decode_setup({"players": 2}) == Setup(2, edition=FIRST_EDITION)
