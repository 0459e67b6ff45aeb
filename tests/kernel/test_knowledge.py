"""Knowledge: whatever happened, what a viewer wrote down is true, and deals are made from nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dejarik.kernel import Chance, Facts, Pile, place_hidden

ZONES = (1, 2, 4)
CARDS = "aaabbc"
VIEWER, OWNER = 0, 1

step = st.tuples(
    st.sampled_from(["move", "known move", "look", "look at all", "show", "hide", "shuffle into"]),
    st.integers(0, 99),
    st.sampled_from(ZONES),
    st.sampled_from(ZONES),
)


class Truth:
    """Where the owner's cards really are, and what the viewer makes of what happens."""

    def __init__(self, places: list[int]):
        self.hidden: list[tuple[str, int]] = list(zip(CARDS, places, strict=True))
        self.open: list[str] = []
        self.facts = Facts([[], []])

    def happen(self, what: str, which: int, source: int, target: int) -> None:
        facts = self.facts
        here = [number for number, (_, zone) in enumerate(self.hidden) if zone == source]
        if what == "look at all":
            facts.saw_all(VIEWER, OWNER, [self.hidden[number][0] for number in here], source)
        elif what == "hide" and self.open:
            card = self.open.pop(which % len(self.open))
            self.hidden.append((card, target))
            facts.entered(VIEWER, OWNER, card, target)
        elif what == "shuffle into":
            for number in here:
                self.hidden[number] = (self.hidden[number][0], target)
                facts.moved(VIEWER, OWNER, source, target)
        elif here:
            number = here[which % len(here)]
            card = self.hidden[number][0]
            if what == "look":
                facts.saw(VIEWER, OWNER, card, source)
            elif what == "show":
                del self.hidden[number]
                self.open.append(card)
                facts.left(VIEWER, OWNER, source, card)
            elif what in {"move", "known move"}:
                self.hidden[number] = (card, target)
                facts.moved(VIEWER, OWNER, source, target, card if what == "known move" else "")

    def known(self) -> list[tuple[str, int]]:
        return [(card, zones) for _, card, zones in self.facts.of[VIEWER]]

    def rooms(self) -> dict[int, int]:
        return {zone: sum(1 for _, at in self.hidden if at == zone) for zone in ZONES}


def fits(facts: list[tuple[str, int]], cards: list[tuple[str, int]]) -> bool:
    """Whether each fact can be given a card of its own."""
    if not facts:
        return True
    (card, zones), rest = facts[0], facts[1:]
    return any(
        there == card and zone & zones and fits(rest, cards[:number] + cards[number + 1 :])
        for number, (there, zone) in enumerate(cards)
    )


histories = st.tuples(
    st.lists(st.sampled_from(ZONES), min_size=len(CARDS), max_size=len(CARDS)), st.lists(step, max_size=25)
)


@settings(max_examples=300)
@given(histories, st.integers(0, 2**32))
def test_the_truth_always_satisfies_the_facts_and_every_deal_does(history: Any, seed: int) -> None:
    places, steps = history
    truth = Truth(places)
    for happened in steps:
        truth.happen(*happened)
        assert fits(truth.known(), truth.hidden), happened
    unseen = sorted(card for card, _ in truth.hidden)
    dealt = place_hidden(unseen, truth.rooms(), truth.known(), Chance(seed))
    cards = [(card, zone) for zone, there in dealt.items() for card in there]
    assert sorted(card for card, _ in cards) == unseen
    assert {zone: len(there) for zone, there in dealt.items()} == truth.rooms()
    assert fits(truth.known(), cards)


hidden_moves = st.lists(
    st.tuples(st.integers(0, 99), st.integers(0, 99), st.sampled_from(ZONES), st.sampled_from(ZONES)),
    max_size=8,
)


@settings(max_examples=100)
@given(histories, hidden_moves, st.integers(0, 2**32))
def test_which_card_was_moved_unseen_never_shows_in_a_deal(history: Any, moves: Any, seed: int) -> None:
    places, steps = history
    one, two = Truth(places), Truth(places)
    for happened in steps:
        one.happen(*happened)
        two.happen(*happened)
    for which, other, source, target in moves:
        one.happen("move", which, source, target)
        two.happen("move", other, source, target)
    deals = []
    for truth in (one, two):
        unseen = sorted(card for card, _ in truth.hidden)
        deals.append(place_hidden(unseen, truth.rooms(), truth.known(), Chance(seed)))
    assert deals[0] == deals[1]


def test_seeing_a_card_makes_no_other_fact_false() -> None:
    facts = Facts([[(OWNER, "x", 1 | 2), (OWNER, "x", 1 | 4)], []])
    facts.saw(VIEWER, OWNER, "x", 1)  # it may be either of them; the other is in 2 or 4, or here, too
    masks = sorted(zones for _, _, zones in facts.of[VIEWER])
    assert masks == [1, 1 | 2 | 4]


def test_copies_seen_together_all_count() -> None:
    facts = Facts([[(OWNER, "x", 1 | 2)], []])
    facts.saw_all(VIEWER, OWNER, ["x", "x", "y"], 1)
    assert facts.of[VIEWER] == [(OWNER, "x", 1), (OWNER, "x", 1), (OWNER, "y", 1)]


def test_a_look_at_everything_tells_what_is_elsewhere() -> None:
    facts = Facts([[(OWNER, "x", 1 | 2)], []])
    facts.saw_all(VIEWER, OWNER, ["y"], 1)
    assert facts.of[VIEWER] == [(OWNER, "x", 2), (OWNER, "y", 1)]


def test_a_look_at_everything_of_one_owner_tells_nothing_of_another() -> None:
    facts = Facts([[(2, "x", 1 | 2)], [], []])
    facts.saw_all(VIEWER, OWNER, ["y"], 1)
    assert facts.of[VIEWER] == [(OWNER, "y", 1), (2, "x", 1 | 2)]


def test_an_observer_keeps_only_its_own_facts() -> None:
    facts = Facts([[(1, "x", 1)], [(0, "y", 2)]])
    assert facts.only(0).of == [[(1, "x", 1)], []]
    assert facts.only(None).of == [[], []]
    facts.forget(1)
    assert facts.of == [[], [(0, "y", 2)]]


def test_a_copy_of_facts_learns_for_itself() -> None:
    facts = Facts([[(OWNER, "x", 1)], []])
    copy = facts.copy()
    copy.saw(VIEWER, OWNER, "y", 2)
    assert facts.of == [[(OWNER, "x", 1)], []]
    assert copy.of == [[(OWNER, "x", 1), (OWNER, "y", 2)], []]


def test_a_pile_remembers_who_saw_which_place() -> None:
    pile = Pile(["a", "b"])
    pile.put_top("c", viewers=0b01)
    pile.put_bottom("d", viewers=0b10)
    assert pile.for_viewer(0).cards == ["", "", "", "c"]
    assert pile.for_viewer(1).cards == ["d", "", "", ""]
    assert pile.for_viewer(None).cards == [""] * 4
    assert pile.take_top() == ("c", 0b01)
    copy = pile.copy()
    assert pile.shuffle(Chance(1)) == [("d", 0b10)]
    assert pile.seen == {}
    assert copy.seen == {0: 0b10}
    assert Counter(pile.cards) == Counter(copy.cards)


@given(
    st.lists(
        st.tuples(st.sampled_from(["bottom", "bottom", "bottom", "top", "take"]), st.integers(0, 3)),
        max_size=90,
    )
)
def test_what_is_known_of_a_pile_rises_with_its_cards(steps: list[tuple[str, int]]) -> None:
    pile, known = Pile(["a"]), [0]  # who knows each card, from the bottom
    for step, viewers in steps:
        if step == "bottom":
            pile.put_bottom("b", viewers)
            known.insert(0, viewers)
        elif step == "top":
            pile.put_top("c", viewers)
            known.append(viewers)
        elif known:
            assert pile.take_top()[1] == known.pop()
        assert pile.seen == {place: who for place, who in enumerate(known) if who}
        copy = pile.copy()
        copy.put_bottom("d", 1)  # which leaves the other alone
        assert pile.seen == {place: who for place, who in enumerate(known) if who}


def test_places_are_saved_in_the_order_in_which_they_came_to_be_known() -> None:
    pile = Pile([""] * 9)
    for viewers in (3, 3, 3, 3, 1):
        pile.put_bottom("", viewers)
    assert list(pile.seen.items()) == [(4, 3), (3, 3), (2, 3), (1, 3), (0, 1)]
    pile.put_top("", 3)
    pile.put_bottom("", 3)
    assert list(pile.seen) == [5, 4, 3, 2, 1, 15, 0]


def test_facts_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(ValueError, match="cannot all be true"):
        place_hidden(["x", "y"], {1: 1, 2: 1}, [("x", 1), ("y", 1)], Chance(1))


def test_deals_reach_everything_that_fits() -> None:
    dealt = {
        tuple(sorted(place_hidden(["x", "y", "z"], {1: 1, 2: 2}, [("x", 1 | 2)], Chance(seed))[1]))
        for seed in range(50)
    }
    assert dealt == {("x",), ("y",), ("z",)}


# ---- For all viewers at once ----------------------------------------------------------------------

HAND, DECK = 1, 2


def knowing(*cards: str, zone: int = HAND) -> Facts:
    """Three seats, of which the others know these cards of the owner."""
    facts = Facts([[], [], []])
    for card in cards:
        facts.entered_openly(OWNER, card, zone)
    return facts


def test_what_everybody_saw_go_away_is_known_to_all_but_its_owner() -> None:
    assert knowing("a").of == [[(OWNER, "a", HAND)], [], [(OWNER, "a", HAND)]]


def test_an_unseen_move_widens_what_the_others_know() -> None:
    facts = knowing("a")
    facts.moved_unseen(OWNER, HAND, DECK)
    assert facts.of == [[(OWNER, "a", HAND | DECK)], [], [(OWNER, "a", HAND | DECK)]]


def test_who_knew_the_place_of_a_card_knows_where_it_goes() -> None:
    facts = Facts([[], [], []])
    facts.moved_unseen(OWNER, DECK, HAND, "a", known=0b110)
    assert facts.of == [[], [], [(OWNER, "a", HAND)]]


def test_who_knew_the_place_of_a_card_still_knows_of_another_copy() -> None:
    facts = knowing("a", zone=DECK)
    facts.moved_unseen(OWNER, DECK, HAND, "a", known=0b100)
    assert facts.of == [[(OWNER, "a", HAND | DECK)], [], [(OWNER, "a", HAND), (OWNER, "a", DECK)]]


def test_a_card_that_comes_to_light_uses_up_a_fact_of_each_who_had_one() -> None:
    facts = knowing("a", "a")
    facts.came_to_light(OWNER, HAND, "a")
    assert facts.of == [[(OWNER, "a", HAND)], [], [(OWNER, "a", HAND)]]
    facts.came_to_light(OWNER, HAND, "a", known=0b100)
    assert facts.of == [[], [], [(OWNER, "a", HAND)]]


def test_cards_that_are_shown_are_not_counted_twice() -> None:
    facts = knowing("a")
    facts.shown(OWNER, ["a", "b"], HAND)
    assert facts.of == [
        [(OWNER, "a", HAND), (OWNER, "b", HAND)],
        [],
        [(OWNER, "a", HAND), (OWNER, "b", HAND)],
    ]


def test_shuffling_leaves_who_knew_a_place_with_the_card() -> None:
    facts = Facts([[], [], []])
    pile = Pile(["a", "b", "c"], {0: 0b001, 2: facts.everybody})
    facts.shuffled(OWNER, DECK, pile.shuffle(Chance(1)))
    assert facts.of == [[(OWNER, "a", DECK), (OWNER, "c", DECK)], [(OWNER, "c", DECK)], [(OWNER, "c", DECK)]]
    assert pile.seen == {}
