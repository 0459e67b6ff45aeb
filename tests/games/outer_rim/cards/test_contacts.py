from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import (
    choose,
    contact,
    give,
    keys,
    news,
    position,
    put,
    run,
    to_action,
    unmap,
)

from dejarik.games.outer_rim.abilities.vocabulary.cards import Read
from dejarik.games.outer_rim.cards.editions import EDITION, in_box
from dejarik.games.outer_rim.cards.library import CARDS, CONTACTS
from dejarik.games.outer_rim.rules.assets import DiscardAsset
from dejarik.games.outer_rim.rules.verbs import swap_contacts
from dejarik.games.outer_rim.text import Teller
from dejarik.kernel import observe


@pytest.mark.rule(
    "outer_rim.contact.encounter.choose-before-reveal",
    "outer_rim.contact.reveal-before-resolving",
    "outer_rim.contact.encounter.committed-after-reveal",
    "outer_rim.contact.number-is-databank-number",
)
def test_a_contact_is_chosen_then_revealed_then_met() -> None:
    g = position("bossk", "jyn-erso")
    contact(g, "tatooine.1", "boshek")
    choose(g, "stay", "done")
    assert {"contact tatooine.1", "contact tatooine.2"} <= set(keys(g))
    choose(g, "contact tatooine.1")
    assert g.contacts["tatooine.1"].faceup
    assert not g.contacts["tatooine.2"].faceup
    assert news(g, "DatabankRead")[0].card == "meeting-boshek"
    assert CONTACTS["boshek"].number == CARDS["meeting-boshek"].number == 5


@pytest.mark.rule(
    "outer_rim.crew.sources",
    "outer_rim.crew.definition",
    "outer_rim.discard.tokens-to-supply",
    "outer_rim.crew.location",
)
def test_a_contact_is_hired_and_leaves_the_map() -> None:
    g = position("bossk", "jyn-erso")
    contact(g, "tatooine.1", "boshek")
    choose(g, "stay", "done", "contact tatooine.1", "choice 1", "take")
    assert g.players[0].assets == ("meeting-boshek",)
    assert g.players[0].credits == 9_000
    assert "tatooine.1" not in g.contacts
    assert "boshek" in g.supply


@pytest.mark.rule(
    "outer_rim.crew.may-decline",
    "outer_rim.contact.encounter.stays-faceup",
    "outer_rim.databank.discard-returns",
)
def test_a_declined_crew_member_stays_on_the_planet() -> None:
    g = position("bossk", "jyn-erso")
    contact(g, "tatooine.1", "boshek")
    choose(g, "stay", "done", "contact tatooine.1", "choice 1", "decline")
    assert g.players[0].assets == ()
    assert g.contacts["tatooine.1"].code == "boshek"
    assert g.contacts["tatooine.1"].faceup
    assert g.databank[5] == ("meeting-boshek",)


@pytest.mark.rule(
    "outer_rim.crew.no-room", "outer_rim.crew.discard-returns-card", "outer_rim.crew.discard-returns-contact"
)
def test_replaced_crew_returns_to_the_nearest_planet_with_room() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "meeting-lobot")
    unmap(g, g.contacts["nal-hutta.1"].code)
    contact(g, "tatooine.1", "boshek")
    choose(g, "stay", "done", "contact tatooine.1", "choice 1", "replace meeting-lobot")
    assert g.players[0].assets == ("meeting-boshek",)
    assert g.databank[17] == ("meeting-lobot",)
    (slot,) = [slot for slot, there in g.contacts.items() if there.code == "lobot"]
    assert slot == "nal-hutta.1"
    assert g.contacts[slot].faceup


@pytest.mark.rule("outer_rim.crew.discard-contact-tie", "outer_rim.contact.placed-in-any-empty-slot")
def test_between_equally_near_planets_the_discarding_player_chooses() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 1, "meeting-lobot")
    unmap(g, g.contacts["ryloth.1"].code)
    there = g.contacts["naboo.2"]
    unmap(g, there.code)
    g.contacts.setdefault("naboo.1", there)  # if it was Lobot's own place, it is not empty either
    put(g, 1, "ryloth-naboo")
    run(g, DiscardAsset(1, "meeting-lobot"))
    assert (g.current, g.decision.seat) == (0, 1)
    assert set(keys(g)) == {"planet ryloth", "planet naboo"}
    choose(g, "planet naboo")
    assert g.contacts["naboo.2"].code == "lobot"  # a white contact in a yellow slot


@pytest.mark.rule(
    "outer_rim.contact.secret-look",
    "outer_rim.contact.shares-your-space",
    "outer_rim.contact.is-on-planet",
    "outer_rim.action.special",
    "outer_rim.action.special-each-once",
)
def test_boba_looks_secretly_at_a_contact_on_his_planet() -> None:
    g = position("boba-fett", "jyn-erso")
    contact(g, "tatooine.2", "greedo")
    to_action(g)
    choose(g, "use boba-fett > action")
    assert set(keys(g)) == {"contact tatooine.1", "contact tatooine.2"}
    choose(g, "contact tatooine.2")
    assert not g.contacts["tatooine.2"].faceup
    assert observe(g, 0).view.contacts["tatooine.2"].code == "greedo"
    assert observe(g, 1).view.contacts["tatooine.2"].code == ""
    assert observe(g, None).view.contacts["tatooine.2"].code == ""
    assert "use boba-fett > action" not in keys(g)
    from tests.games.outer_rim.positions import refused

    assert refused(g, "use boba-fett > action") == "outer_rim.action.special-each-once"


@pytest.mark.rule(
    "outer_rim.contact.swap", "outer_rim.contact.swap-keeps-sides", "outer_rim.contact.moved-keeps-side"
)
def test_swapped_contacts_keep_their_sides() -> None:
    g = position("boba-fett", "jyn-erso")
    contact(g, "tatooine.1", "boshek", faceup=True)
    other = g.contacts["naboo.2"]
    g.news = []
    swap_contacts(g, "tatooine.1", "naboo.2")
    (told,) = news(g, "ContactsSwapped")
    assert "BoShek" in Teller("en").log(observe(g, 1).view, [told], 1).lines[0].text
    assert g.contacts["naboo.2"].code == "boshek"
    assert g.contacts["naboo.2"].faceup
    assert g.contacts["tatooine.1"] == other


def test_no_two_contacts_send_on_the_same_errand() -> None:
    sent = [
        op.number
        for code in in_box(CARDS, EDITION)
        for ability in CARDS[code].abilities
        if code.startswith("meeting-")
        for op in ability.code
        if isinstance(op, Read)
    ]
    assert sent == [49]
