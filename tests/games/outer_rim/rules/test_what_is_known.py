"""Who knows which contact, and which cards of which deck: nobody too much, and nobody forgets."""

from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import news, position, run

from dejarik.games.outer_rim.pieces import Contact
from dejarik.games.outer_rim.rules import verbs
from dejarik.games.outer_rim.rules.market import Buy
from dejarik.kernel import Pile, observe


@pytest.mark.rule("outer_rim.contact.secret-look")
def test_who_looks_at_a_contact_knows_it_besides_those_who_did() -> None:
    g = position("bossk", "jyn-erso", "han-solo")
    slot = next(iter(g.contacts))
    code, cls = g.contacts[slot].code, g.contacts[slot].cls
    for seat, seen in ((2, 0b100), (1, 0b110)):
        reveals = g.reveals
        verbs.look_at_contact(g, seat, slot)
        assert g.contacts[slot] == Contact(code, cls, False, seen)
        assert g.reveals == reveals + 1
    views = [observe(g, viewer).view.contacts[slot].code for viewer in (0, 1, 2, None)]
    assert views == ["", code, code, ""]
    assert [(one.seat, one.slot) for one in news(g, "ContactLookedAt")] == [(2, slot), (1, slot)]


def test_a_contact_that_lies_open_is_not_looked_at() -> None:
    g = position("bossk", "jyn-erso")
    slot = next(iter(g.contacts))
    verbs.reveal_contact(g, slot)
    open_, reveals = g.contacts[slot], g.reveals
    verbs.look_at_contact(g, 1, slot)
    verbs.reveal_contact(g, slot)
    assert (g.contacts[slot], g.reveals) == (open_, reveals)
    assert open_.faceup


@pytest.mark.parametrize(("seen", "reveals"), [({}, 1), ({1: 0b01}, 1), ({1: 0b11}, 0)])
def test_everybody_knows_the_top_card_that_was_revealed(seen: dict[int, int], reveals: int) -> None:
    g = position("bossk", "jyn-erso")
    pile = g.pile("gear-mod")
    pile.cards, pile.seen = pile.cards[:2], dict(seen)
    before = g.reveals
    assert verbs.reveal_top(g, "gear-mod") == pile.cards[-1]
    assert pile.seen == {1: 0b11}
    assert g.reveals == before + reveals


def test_a_card_taken_out_of_a_pile_moves_the_places_above_it() -> None:
    pile = Pile(["a", "b", "c", "d"], {0: 1, 1: 2, 2: 3, 3: 4})
    verbs.take_out(pile, "b")
    assert pile == Pile(["a", "c", "d"], {0: 1, 1: 3, 2: 4})


@pytest.mark.parametrize(("viewers", "known"), [(None, {0: 0b11}), (0b10, {0: 0b10}), (0, {})])
def test_a_discarded_card_is_known_at_the_bottom(viewers: int | None, known: dict[int, int]) -> None:
    g = position("bossk", "jyn-erso")
    pile = g.pile("gear-mod")
    pile.cards.remove("plastoid-armor")
    pile.seen = {}
    count = len(pile.cards)
    verbs.return_card(g, "plastoid-armor", viewers)
    assert pile.cards[0] == "plastoid-armor"
    assert (len(pile.cards), pile.seen) == (count + 1, known)


def test_a_purchase_that_is_withdrawn_leaves_the_card_open() -> None:
    g = position("bossk", "jyn-erso")
    pile = g.pile("gear-mod")
    cards = pile.cards.copy()
    g.players[0].credits = 0
    run(g, Buy(0, "gear-mod"))
    assert pile.cards == cards
    assert pile.seen[len(cards) - 1] == 0b11
    assert g.limbo == ()
