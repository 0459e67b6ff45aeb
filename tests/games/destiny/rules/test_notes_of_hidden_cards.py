"""What each player can have noted about hidden cards, verb by verb: nothing too much, nothing forgotten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dejarik.games.destiny import Destiny, blank
from dejarik.games.destiny import events as ev
from dejarik.games.destiny.cards.facts import DECK, FACE_DOWN, HAND, UNDER
from dejarik.games.destiny.rules import piles, verbs
from dejarik.kernel import Fact, Pile

FIRST, OWNER, OTHER = 0, 1, 2
BY_FIRST, BY_OWNER, EVERYBODY = 1 << FIRST, 1 << OWNER, 0b111
ZONES = {"hand": HAND, "deck": DECK, "down": FACE_DOWN, "under": UNDER}


def _notes(text: str) -> list[Fact]:
    """`a:hand,deck` means that a card `a` of the owner is in one of these zones."""
    facts = []
    for word in text.split():
        card, _, zones = word.partition(":")
        facts.append((OWNER, card, sum(ZONES[zone] for zone in zones.split(","))))
    return sorted(facts)


def position(known: str, *, hand: str = "", deck: str = "", seen: dict[int, int] | None = None) -> Destiny:
    """The hidden cards of one player, and what the others know of them; the last of the deck is on top."""
    g = blank(3, 1)
    g.hands[OWNER] = sorted(hand)
    g.decks[OWNER] = Pile(list(deck), dict(seen or {}))
    g.facts.of[:] = [_notes(known), [], _notes(known)]
    return g


def does(
    g: Destiny,
    verb: Callable[[], Any],
    notes: str,
    others: str | None = None,
    *,
    tells: bool,
    changes: bool = True,
) -> None:
    """After the verb the first player has these notes, the third the same or others, the owner none."""
    before, reveals = g.changes, g.reveals
    verb()
    assert g.facts.of == [_notes(notes), [], _notes(notes if others is None else others)]
    assert (g.changes > before) == changes
    assert (g.reveals > reveals) == tells


def test_a_card_that_is_drawn_may_be_any_that_was_known_to_be_in_the_deck() -> None:
    g = position("a:deck b:hand", deck="ac")
    does(g, lambda: piles.draw(g, OWNER, 1), "a:deck,hand b:hand", tells=True)
    assert g.told == [ev.Drawn(OWNER, ("c",))]


def test_a_card_drawn_from_a_place_that_was_known_is_none_of_those_noted() -> None:
    g = position("a:deck", deck="aa", seen={1: BY_FIRST})
    does(g, lambda: piles.draw(g, OWNER, 1), "a:deck a:hand", "a:deck,hand", tells=True)


def test_drawing_nothing_tells_nothing() -> None:
    g = position("a:hand", hand="a")
    does(g, lambda: piles.draw(g, OWNER, 1), "a:hand", tells=False, changes=False)
    assert g.told == []


def test_cards_discarded_from_the_deck_are_seen() -> None:
    g = position("a:deck b:deck", deck="ccba", seen={3: BY_FIRST})
    does(g, lambda: piles.discard_from_deck(g, OWNER, 2), "a:deck", "", tells=True)
    assert g.discards[OWNER] == ["a", "b"]


def test_a_card_out_of_a_hand_uses_up_its_note() -> None:
    g = position("a:hand a:hand,deck b:hand", hand="aab")
    does(g, lambda: piles.take_from_hand(g, OWNER, "a"), "a:hand,deck b:hand", tells=True)


def test_a_card_laid_face_down_may_be_any_of_the_hand() -> None:
    g = position("a:hand b:deck", hand="a")
    does(g, lambda: piles.stack_face_down(g, OWNER, "a"), "a:hand,down b:deck", tells=False)
    assert g.told == [ev.Stacked(OWNER, "a")]
    does(g, lambda: piles.take_face_down(g, OWNER, "a"), "b:deck", tells=True)


def test_a_card_held_back_may_be_any_of_the_hand_and_comes_back() -> None:
    g = position("a:hand b:deck", hand="ac")
    does(g, lambda: piles.hold_back(g, OWNER, "c"), "a:hand,down b:deck", tells=False, changes=False)
    assert (g.hands[OWNER], g.face_down[OWNER]) == (["a"], ["c"])
    does(g, lambda: piles.take_held_back(g, OWNER), "a:hand,down b:deck", tells=False, changes=False)
    assert (g.hands[OWNER], g.face_down[OWNER]) == (["a", "c"], [])


def test_what_was_face_down_may_be_in_hand() -> None:
    g = position("a:down")
    g.face_down[OWNER] = ["a"]
    does(g, lambda: piles.take_held_back(g, OWNER), "a:down,hand", tells=False, changes=False)


def test_a_card_from_under_a_plot_comes_to_light() -> None:
    g = position("a:under b:under")
    g.under[OWNER] = ["a", "b"]
    does(g, lambda: piles.take_from_under(g, OWNER, "a"), "b:under", tells=True)
    assert (g.under[OWNER], g.playing[OWNER]) == (["b"], ["a"])


def test_shuffling_keeps_the_cards_and_loses_the_places() -> None:
    g = position("", deck="abc", seen={0: BY_FIRST | BY_OWNER, 1: BY_OWNER, 2: EVERYBODY})
    does(g, lambda: piles.shuffle_deck(g, OWNER), "a:deck c:deck", "c:deck", tells=False)
    assert g.decks[OWNER].seen == {}
    assert g.told == [ev.Shuffled(OWNER)]


@pytest.mark.parametrize(
    ("bottom", "pile"), [(True, Pile(["a", "b"], {0: 7})), (False, Pile(["b", "a"], {1: 7}))]
)
def test_everybody_knows_the_place_of_a_card_that_was_put_on_a_deck(bottom: bool, pile: Pile) -> None:
    g = position("a:hand", deck="b")
    does(g, lambda: piles.put_on_deck(g, OWNER, "a", bottom=bottom), "a:hand", tells=False)
    assert g.decks[OWNER] == pile
    assert g.told == [ev.PutOnDeck(OWNER, "a", bottom)]


@pytest.mark.parametrize(("zone", "said"), [("hand", "hand"), ("deck", "deck")])
def test_a_look_at_some_cards_is_noted_by_who_looked(zone: str, said: str) -> None:
    g = position("a:hand,deck")
    look = ["a", "b"]
    noted = f"a:{zone} b:{zone}"
    does(
        g,
        lambda: piles.look_at(g, FIRST, OWNER, ZONES[zone], look),
        noted,
        "a:hand,deck",
        tells=True,
        changes=False,
    )
    assert g.told == [ev.Looked(FIRST, OWNER, said, ("a", "b"))]


def test_a_look_at_a_hand_tells_all_that_is_in_it_and_what_is_not() -> None:
    g = position("a:hand,deck c:hand,deck", hand="ab")
    noted = "a:hand b:hand c:deck"
    does(
        g,
        lambda: piles.look_at_hand(g, FIRST, OWNER),
        noted,
        "a:hand,deck c:hand,deck",
        tells=True,
        changes=False,
    )
    assert g.told == [ev.Looked(FIRST, OWNER, "hand", ("a", "b"))]


def test_cards_that_are_shown_are_noted_by_all() -> None:
    g = position("a:hand,deck", hand="ab")
    does(g, lambda: piles.reveal(g, OWNER, "hand", ["b", "a"]), "a:hand b:hand", tells=True, changes=False)
    assert g.told == [ev.Revealed(OWNER, "hand", ("a", "b"))]


def test_showing_nothing_tells_nothing() -> None:
    g = position("a:hand", hand="a")
    does(g, lambda: piles.reveal(g, OWNER, "hand", []), "a:hand", tells=False, changes=False)
    assert g.told == []


def test_everybody_knows_the_top_card_that_was_revealed() -> None:
    g = position("b:deck", deck="ab", seen={0: BY_FIRST})
    does(g, lambda: piles.reveal_top(g, OWNER, 1), "", tells=True, changes=False)
    assert g.decks[OWNER] == Pile(["a", "b"], {0: BY_FIRST, 1: EVERYBODY})
    assert g.told == [ev.Revealed(OWNER, "deck", ("b",))]


def test_top_cards_are_told_from_the_top_and_whoever_knew_one_had_no_note_of_it() -> None:
    g = position("b:deck c:deck", deck="abc", seen={1: BY_FIRST})
    does(g, lambda: piles.reveal_top(g, OWNER, 2), "b:deck", "", tells=True, changes=False)
    assert g.decks[OWNER] == Pile(["a", "b", "c"], {1: EVERYBODY, 2: EVERYBODY})
    assert g.told == [ev.Revealed(OWNER, "deck", ("c", "b"))]


def test_who_looks_at_the_top_card_knows_it_besides_those_who_did() -> None:
    g = position("", deck="ab", seen={1: BY_OWNER})
    does(g, lambda: piles.look_at_top(g, FIRST, OWNER, 1), "", tells=True, changes=False)
    assert g.decks[OWNER] == Pile(["a", "b"], {1: BY_FIRST | BY_OWNER})
    assert g.told == [ev.Looked(FIRST, OWNER, "deck", ("b",))]


def test_whoever_looks_at_the_top_card_is_who_knows_it() -> None:
    g = position("", deck="ab")
    piles.look_at_top(g, OTHER, OWNER, 1)
    assert g.decks[OWNER].seen == {1: 1 << OTHER}


def test_an_empty_deck_shows_nothing() -> None:
    g = position("")
    assert piles.reveal_top(g, OWNER, 2) == []
    assert not piles.look_at_top(g, FIRST, OWNER, 2)
    assert (g.reveals, g.told) == (0, [])


def test_who_knew_the_top_card_knows_it_at_the_bottom() -> None:
    g = position("c:deck", deck="ab", seen={1: BY_FIRST})
    does(g, lambda: piles.top_to_bottom(g, OWNER), "c:deck", tells=False)
    assert g.decks[OWNER] == Pile(["b", "a"], {0: BY_FIRST})
    assert g.told == [ev.PutOnDeck(OWNER, "", True)]


def test_who_puts_a_card_under_the_deck_knows_its_place() -> None:
    g = position("a:hand", hand="a", deck="b")
    does(g, lambda: piles.hand_to_deck(g, OWNER, "a", bottom=True), "a:hand,deck", tells=False)
    assert g.decks[OWNER] == Pile(["a", "b"], {0: BY_OWNER})
    assert g.told == [ev.PutOnDeck(OWNER, "", True)]


def test_who_puts_a_card_on_top_of_the_deck_knows_its_place() -> None:
    g = position("a:hand", hand="a", deck="b")
    does(g, lambda: piles.hand_to_deck(g, OWNER, "a", bottom=False), "a:hand,deck", tells=False)
    assert g.decks[OWNER] == Pile(["b", "a"], {1: BY_OWNER})
    assert g.told == [ev.PutOnDeck(OWNER, "", False)]


def test_who_picks_a_card_of_another_hand_for_the_deck_knows_its_place() -> None:
    g = position("a:hand", hand="ab", deck="c")
    does(
        g,
        lambda: piles.hand_to_deck(g, OWNER, "a", bottom=False, known=BY_FIRST),
        "",
        "a:hand,deck",
        tells=False,
    )
    assert g.decks[OWNER] == Pile(["c", "a"], {1: BY_FIRST | BY_OWNER})


def test_a_card_discarded_from_below_the_top_is_seen() -> None:
    g = position("a:deck b:deck", deck="abc", seen={1: BY_FIRST})
    does(g, lambda: piles.discard_out_of_deck(g, OWNER, 1), "a:deck b:deck", "a:deck", tells=True)
    assert g.decks[OWNER] == Pile(["a", "c"], {})
    assert g.discards[OWNER] == ["b"]


def test_a_card_taken_out_of_the_deck_is_known_to_who_saw_it_or_to_all() -> None:
    g = position("", deck="abc", seen={1: BY_FIRST, 2: BY_FIRST})
    does(g, lambda: piles.hand_out_of_deck(g, OWNER, 1, openly=False), "b:hand", "", tells=True)
    assert (g.hands[OWNER], g.decks[OWNER]) == (["b"], Pile(["a", "c"], {1: BY_FIRST}))
    does(g, lambda: piles.hand_out_of_deck(g, OWNER, 0, openly=True), "b:hand c:hand", "c:hand", tells=True)


def test_whoever_sorts_cards_alone_knows_their_places() -> None:
    g = position("", deck="abc", seen={1: BY_FIRST, 2: EVERYBODY})
    does(g, lambda: piles.mix_up(g, FIRST, OWNER, 2), "", "c:deck", tells=False, changes=False)
    assert g.decks[OWNER] == Pile(["a", "b", "c"], {1: BY_FIRST, 2: BY_FIRST})
    does(g, lambda: piles.move_in_deck(g, OWNER, 1, 0), "", "c:deck", tells=False)
    assert g.decks[OWNER] == Pile(["a", "c", "b"], {1: BY_FIRST, 2: BY_FIRST})
    does(g, lambda: piles.move_in_deck(g, OWNER, 0, -1), "", "c:deck", tells=False)
    assert g.decks[OWNER] == Pile(["b", "a", "c"], {0: BY_FIRST, 2: BY_FIRST})


def test_players_who_look_at_their_own_hand_note_nothing() -> None:
    g = position("", hand="ab")
    does(g, lambda: piles.look_at_hand(g, OWNER, OWNER), "", tells=True, changes=False)


def test_a_card_found_in_the_deck_is_known_in_hand() -> None:
    g = position("a:deck a:deck,hand", deck="ab")
    does(g, lambda: piles.take_from_deck(g, OWNER, "a"), "a:deck,hand a:hand", tells=True)
    assert (g.hands[OWNER], g.decks[OWNER].cards) == (["a"], ["b"])
    assert g.told == [ev.Found(OWNER, "a")]


def test_a_card_that_everybody_saw_is_known_in_hand() -> None:
    g = position("")
    does(g, lambda: piles.into_hand(g, OWNER, "a"), "a:hand", tells=False)


def test_nobody_knows_anything_of_a_player_who_has_left() -> None:
    g = position("a:hand", hand="a", deck="b", seen={0: EVERYBODY})
    g.facts.of[OTHER].append((FIRST, "z", HAND))
    verbs.remove_player(g, OWNER)
    assert g.facts.of == [[], [], [(FIRST, "z", HAND)]]
    assert g.decks[OWNER] == Pile([])
