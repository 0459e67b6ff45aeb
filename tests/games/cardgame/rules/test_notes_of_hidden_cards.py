"""What each player can have noted about hidden cards, verb by verb: nothing too much, nothing forgotten."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dejarik.games.cardgame import CardGame, blank
from dejarik.games.cardgame.cards.facts import (
    CAPTIVES,
    DECK,
    FACE_DOWN,
    HAND,
    LOOKED_AT,
    NOBODY,
    OBJECTIVE,
    OBJECTIVE_DECK,
    STACK,
    UNIT,
)
from dejarik.games.cardgame.rules import piles, verbs
from dejarik.games.cardgame.rules.leaving import BOTTOM, LeavePlay
from dejarik.kernel import Fact, Pile

L, D = 0, 1
A, B, C = "13-3", "8-2", "1-2"  # light cards
OB, OTHER = "1-1", "2-1"  # light objectives
DARK_OBJECTIVE = "19-1"
BY_LIGHT, BY_DARK = 1 << L, 1 << D
AT = CAPTIVES  # the zone of the captives of the only dark objective


def position(*, light: str = "", dark: str = "", seen: bool = False) -> CardGame:
    """Two players without any card; what they know of the light cards is given as `A:hand,deck`."""
    g = blank(D, 1)
    g.seen_captives = seen
    g.lists = [(A, B, C, OB, OTHER), (DARK_OBJECTIVE,)]
    g.facts.of[:] = [_notes(light), _notes(dark)]
    verbs.new_thing(g, DARK_OBJECTIVE, OBJECTIVE, D)
    g.changes = g.reveals = 0
    g.told = []
    return g


ZONES = {
    "hand": HAND,
    "deck": DECK,
    "stack": STACK,
    "objectives": OBJECTIVE_DECK,
    "down": FACE_DOWN,
    "captive": AT,
    "looked": LOOKED_AT,
}
NAMES = {"A": A, "B": B, "C": C, "O": OB, "P": OTHER}


def _notes(text: str) -> list[Fact]:
    facts = []
    for word in text.split():
        card, _, zones = word.partition(":")
        facts.append((L, NAMES[card], sum(ZONES[zone] for zone in zones.split(","))))
    return sorted(facts)


def does(g: CardGame, verb: Callable[[], object], *, light: str = "", dark: str = "", tells: bool) -> None:
    """After the verb both know this; whether somebody came to know something was counted."""
    changes, reveals = g.changes, g.reveals
    verb()
    assert g.facts.of == [_notes(light), _notes(dark)]
    assert g.changes > changes
    assert (g.reveals > reveals) == tells


def objective(g: CardGame) -> int:
    return g.objectives(D)[0]


# ---- Decks and hands ------------------------------------------------------------------------------


def test_a_card_that_is_drawn_may_be_any_that_was_known_to_be_in_the_deck() -> None:
    g = position(dark="A:deck B:hand")
    g.decks[L].cards = [A, C]
    does(g, lambda: piles.draw(g, L, 1), dark="A:deck,hand B:hand", tells=True)


def test_who_draws_sees_where_a_card_that_was_looked_for_has_been() -> None:
    g = position(light="A:deck A:deck,captive B:deck")
    g.decks[L].cards = [C, A]
    does(g, lambda: piles.draw(g, L, 1), light="A:deck,captive B:deck", tells=True)


def test_a_card_drawn_from_a_place_that_was_known_is_none_of_those_noted() -> None:
    g = position(light="A:deck", dark="A:deck")
    g.decks[L] = Pile([A, A], {1: BY_LIGHT | BY_DARK})
    does(g, lambda: piles.draw(g, L, 1), light="A:deck", dark="A:deck A:hand", tells=True)


def test_drawing_nothing_tells_nothing() -> None:
    g = position(dark="A:deck")
    assert piles.draw(g, L, 0) == 0
    assert g.facts.of == [[], _notes("A:deck")]
    assert g.reveals == 0
    assert g.outcome is None


def test_shuffling_keeps_the_cards_and_loses_the_places() -> None:
    g = position()
    g.decks[L] = Pile([A, B, C], {0: BY_LIGHT, 2: BY_LIGHT | BY_DARK})
    does(g, lambda: piles.shuffle_deck(g, L), light="A:deck C:deck", dark="C:deck", tells=False)
    assert g.decks[L].seen == {}


def test_shuffling_objectives_keeps_them_apart_from_commands() -> None:
    g = position()
    g.objective_decks[L] = Pile([OB], {0: BY_LIGHT})
    does(g, lambda: piles.shuffle_objectives(g, L), light="O:objectives", tells=False)


def test_a_card_out_of_a_hand_uses_up_its_note() -> None:
    g = position(dark="A:hand,deck A:hand B:hand")
    g.hands[L] = [A, B]
    does(g, lambda: piles.discard_from_hand(g, L, A), dark="A:hand,deck B:hand", tells=True)


def test_a_card_taken_openly_from_a_known_place_leaves_the_notes_alone() -> None:
    g = position(light="A:deck", dark="A:deck")
    g.decks[L] = Pile([A, A], {1: BY_DARK})
    does(g, lambda: piles.discard_top(g, L), light="", dark="A:deck", tells=True)
    assert [type(event).__name__ for event in g.told] == ["Discarded"]


def test_from_an_empty_deck_nothing_is_discarded() -> None:
    g = position(dark="A:hand")
    assert piles.discard_top(g, L) == ""
    assert (g.changes, g.reveals, g.told) == (0, 0, [])


def test_a_card_that_was_seen_goes_to_hand() -> None:
    g = position()
    does(g, lambda: piles.to_hand_openly(g, L, A), dark="A:hand", tells=False)


def test_who_puts_a_card_under_the_deck_knows_its_place() -> None:
    g = position(dark="A:hand B:stack")
    g.hands[L], g.decks[L].cards = [A], [C]
    does(g, lambda: piles.hand_to_bottom(g, L, A), dark="A:hand,deck B:stack", tells=False)
    assert g.decks[L] == Pile([A, C], {0: BY_LIGHT})


def test_on_both_sides_who_puts_a_card_away_knows_its_place() -> None:
    g = position()
    g.hands[D], g.face_down[D] = ["32-2"], ["20-1"]
    piles.hand_to_bottom(g, D, "32-2")
    piles.bury_objective(g, D, "20-1")
    assert (g.decks[D].seen, g.objective_decks[D].seen) == ({0: BY_DARK}, {0: BY_DARK})
    g.looked[D], g.looker = ["29-2"], L
    piles.put_back_on_top(g, D, "29-2")
    assert g.decks[D] == Pile(["32-2", "29-2"], {0: BY_DARK, 1: BY_LIGHT})


def test_a_hand_that_is_shuffled_into_the_deck_is_in_it() -> None:
    g = position(dark="A:hand B:hand,stack")
    g.hands[L], g.decks[L].cards = [A], [C]
    does(g, lambda: piles.hand_into_deck(g, L), dark="A:deck B:deck,stack", tells=False)
    assert (g.hands[L], sorted(g.decks[L].cards), g.decks[L].seen) == ([], [C, A], {})


def test_an_empty_hand_brings_nothing_into_the_deck() -> None:
    g = position(dark="A:hand,stack")
    does(g, lambda: piles.hand_into_deck(g, L), dark="A:stack", tells=False)


# ---- Objectives -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seen", "left"), [({}, ""), ({1: BY_LIGHT}, "O:objectives")])
def test_an_objective_that_is_drawn_is_seen_by_its_player(seen: dict[int, int], left: str) -> None:
    g = position(light="O:objectives", dark="O:objectives")
    g.objective_decks[L] = Pile([OTHER, OB], dict(seen))
    does(g, lambda: piles.draw_objective(g, L), light=left, dark="O:objectives,down", tells=True)
    assert g.face_down[L] == [OB]


def test_an_objective_that_goes_under_its_deck_may_be_any_of_those_face_down() -> None:
    g = position(dark="O:down P:objectives")
    g.face_down[L], g.objective_decks[L].cards = [OB], [OTHER]
    does(g, lambda: piles.bury_objective(g, L, OB), dark="O:down,objectives P:objectives", tells=False)
    assert g.objective_decks[L] == Pile([OB, OTHER], {0: BY_LIGHT})


def test_an_objective_that_is_turned_up_uses_up_its_note() -> None:
    g = position(dark="O:down,objectives P:down")
    g.face_down[L] = [OB, OTHER]
    does(g, lambda: piles.turn_up_objective(g, L, OB), dark="P:down", tells=True)


def test_the_top_objective_comes_to_light() -> None:
    g = position(light="O:objectives", dark="O:objectives")
    g.objective_decks[L] = Pile([OB, OB], {1: BY_DARK})
    does(g, lambda: piles.take_objective_openly(g, L), dark="O:objectives", tells=True)


def test_an_objective_found_in_the_deck_moves_the_places_above_it() -> None:
    g = position(light="O:objectives", dark="O:objectives")
    g.objective_decks[L] = Pile([OTHER, OB, OTHER], {0: BY_DARK, 1: BY_LIGHT, 2: BY_DARK})
    does(g, lambda: piles.take_objective_openly(g, L, OB), light="O:objectives", tells=True)
    assert g.objective_decks[L] == Pile([OTHER, OTHER], {0: BY_DARK, 1: BY_DARK})


def test_of_two_copies_the_upper_one_is_found() -> None:
    g = position()
    g.objective_decks[L] = Pile([OB, OTHER, OB, OTHER], {0: BY_DARK, 3: BY_LIGHT})
    does(g, lambda: piles.take_objective_openly(g, L, OB), tells=True)
    assert g.objective_decks[L] == Pile([OB, OTHER, OTHER], {0: BY_DARK, 2: BY_LIGHT})


# ---- Edge stacks ----------------------------------------------------------------------------------


def test_an_edge_card_may_be_any_that_was_known_to_be_in_hand() -> None:
    g = position(dark="A:hand B:deck")
    g.hands[L] = [A]
    does(g, lambda: piles.place_edge_card(g, L, A, False), dark="A:hand,stack B:deck", tells=False)


def test_an_edge_card_placed_face_up_is_seen() -> None:
    g = position(dark="A:hand")
    g.hands[L] = [A]
    does(g, lambda: piles.place_edge_card(g, L, A, True), tells=True)


def test_revealed_stacks_tell_what_stayed_in_hand() -> None:
    g = position(dark="A:hand,stack B:hand,stack C:stack,deck")
    g.stacks[L], g.face_up[L] = [A], [C]
    does(g, lambda: piles.reveal_stacks(g), dark="B:hand C:deck", tells=True)
    assert (g.stacks[L], g.face_up[L]) == ([], [C, A])


# ---- Captives -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "looker", "light", "dark"),
    [
        (0, NOBODY, "A:captive B:hand,deck C:looked", "A:captive B:hand,deck C:looked"),
        (HAND, NOBODY, "A:captive B:hand,deck C:looked", "B:hand,deck,captive C:looked"),
        (DECK, NOBODY, "B:hand,deck,captive C:looked", "B:hand,deck,captive C:looked"),
        (LOOKED_AT, D, "B:hand,deck C:looked,captive", "A:captive B:hand,deck C:looked"),
        (LOOKED_AT, L, "A:captive B:hand,deck C:looked", "B:hand,deck C:looked,captive"),
    ],
)
def test_who_saw_a_card_before_it_was_captured_remembers_it(
    source: int, looker: int, light: str, dark: str
) -> None:
    g = position(light="B:hand,deck C:looked", dark="B:hand,deck C:looked")
    g.looker = looker
    does(g, lambda: piles.add_captive(g, objective(g), A, source), light=light, dark=dark, tells=False)


def test_captives_that_dark_may_look_at_need_no_note() -> None:
    g = position(light="A:hand", dark="A:hand A:deck", seen=True)
    does(
        g,
        lambda: piles.add_captive(g, objective(g), A, HAND),
        light="A:captive A:hand",
        dark="A:deck",
        tells=False,
    )


@pytest.mark.parametrize(
    ("cards", "light", "dark"),
    [
        ((A,), "B:captive,deck", "A:captive,hand B:captive,hand,deck"),
        ((A, B), "", "A:hand B:hand,deck"),
    ],
)
def test_a_rescued_captive_may_be_any_of_them(cards: tuple[str, ...], light: str, dark: str) -> None:
    g = position(light="A:captive B:captive,deck", dark="A:captive B:captive,deck")
    g.things[objective(g)].captives = (A, B)
    does(g, lambda: piles.rescue(g, objective(g), cards), light=light, dark=dark, tells=True)


def test_who_could_look_at_a_captive_knows_it_in_hand() -> None:
    g = position(light="A:captive", dark="A:hand", seen=True)
    g.things[objective(g)].captives = (A, B)
    does(g, lambda: piles.rescue(g, objective(g), (A,)), dark="A:hand A:hand", tells=True)


def test_rescuing_nobody_tells_nothing() -> None:
    g = position(dark="A:captive")
    g.things[objective(g)].captives = (A,)
    piles.rescue(g, objective(g), ())
    assert g.facts.of[D] == _notes("A:captive")
    assert (g.reveals, g.told) == (0, [])


@pytest.mark.parametrize(
    ("seen", "dark"), [(False, "A:hand,looked C:hand,looked"), (True, "A:looked C:hand")]
)
def test_a_captive_that_its_owner_looks_at_first(seen: bool, dark: str) -> None:
    g = position(light="A:captive", dark="C:hand" if seen else "A:captive C:hand", seen=seen)
    g.things[objective(g)].captives = (A,)
    does(g, lambda: piles.rescue_to_look(g, objective(g), A), dark=dark, tells=True)
    assert (g.looked[L], g.looker, g.hands[L]) == ([A], L, [])


@pytest.mark.parametrize(("openly", "dark"), [(False, "A:hand B:hand C:hand"), (True, "B:hand C:hand")])
def test_the_card_that_was_looked_at_goes_to_hand_or_is_shown(openly: bool, dark: str) -> None:
    g = position(light="A:deck", dark="A:looked B:hand,looked C:hand")
    g.looked[L], g.looker = [A], L
    does(g, lambda: piles.take_looked_at(g, L, openly=openly), light="A:deck", dark=dark, tells=openly)
    assert (g.hands[L], g.playing[L]) == (([], [A]) if openly else ([A], []))
    assert g.looker == NOBODY


# ---- Looking --------------------------------------------------------------------------------------


def test_a_look_at_a_hand_tells_all_that_is_in_it_and_what_is_not() -> None:
    g = position(dark="B:hand,deck C:hand,deck")
    g.hands[L] = [A, B]
    does(g, lambda: piles.look_at_hand(g, D, L), dark="A:hand B:hand C:deck", tells=True)
    (looked,) = g.told
    assert (looked.by, looked.seat, looked.cards) == (D, L, (A, B))


def test_who_looks_at_the_top_sees_it_and_the_others_see_how_many() -> None:
    g = position(light="A:deck B:deck", dark="A:deck C:deck")
    g.decks[L].cards = [B, C, A]
    does(g, lambda: piles.look_at_top(g, D, L, 2), light="A:deck,looked B:deck,looked", tells=True)
    assert (g.looked[L], g.looker, g.decks[L].cards) == ([C, A], D, [B])
    (looked,) = g.told
    assert (looked.by, looked.seat, looked.cards) == (D, L, (C, A))


def test_what_goes_back_on_top_is_known_there_by_who_looked() -> None:
    g = position(light="A:looked,deck C:looked")
    g.decks[L].cards, g.looked[L], g.looker = [B], [C, A], D
    does(g, lambda: piles.put_back_on_top(g, L, A), light="A:looked,deck C:looked,deck", tells=False)
    does(g, lambda: piles.put_back_on_top(g, L, C), light="A:deck C:deck", tells=False)
    assert g.decks[L] == Pile([B, A, C], {1: BY_DARK, 2: BY_DARK})


def test_units_put_under_the_deck_in_an_order_that_nobody_knows() -> None:
    g = position(dark="A:hand")
    g.decks[L].cards = [C]
    units = [verbs.new_thing(g, card, UNIT, L) for card in (A, B)]
    leaving = LeavePlay(tuple((unit, BOTTOM, 0) for unit in units), "", D)
    leaving.land(g)
    assert g.facts.of == [_notes("A:deck B:deck"), _notes("A:deck A:hand B:deck")]
    assert (sorted(g.decks[L].cards[:2]), g.decks[L].cards[2:], g.decks[L].seen) == (sorted((A, B)), [C], {})
