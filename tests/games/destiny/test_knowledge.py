"""Who sees what: hands are counted, decks lie face down, everything else is open."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.destiny import ready_made

from dejarik.games.destiny import GAME, Destiny, Setup
from dejarik.games.destiny.abilities.vocabulary.cards import DiscardOneByOne
from dejarik.games.destiny.abilities.vocabulary.choosing import Pick
from dejarik.games.destiny.abilities.vocabulary.selectors import IN_HAND
from dejarik.games.destiny.cards.facts import HAND
from dejarik.games.destiny.cards.library import ABILITIES
from dejarik.games.destiny.events import Drawn, Looked
from dejarik.games.destiny.knowledge import seen_by
from dejarik.games.destiny.rules.piles import draw, look_at, put_on_deck, shuffle_deck, take_from_hand
from dejarik.kernel import observe

DUEL = Setup((ready_made.OBI_WAN, ready_made.GRIEVOUS))


def mid_game(choices: int = 60, seed: int = 4) -> Destiny:
    g = GAME.new(DUEL, seed)
    luck = Random(seed)
    for _ in range(choices):
        g.choose(luck.choice(g.decision.options))
    assert g.outcome is None
    return g


@pytest.mark.rule(
    "destiny.zone.hand.hidden-but-counted",
    "destiny.zone.deck.face-down",
    "destiny.zone.deck.count-open",
    "destiny.zone.own-areas",
)
def test_a_hand_is_counted_and_a_deck_lies_face_down() -> None:
    g = mid_game()
    view = observe(g, 0).view
    assert view.hands[0] == g.hands[0]
    assert view.hands[1] == [""] * len(g.hands[1])
    assert g.hands[1]
    for seat in (0, 1):
        assert len(view.decks[seat].cards) == len(g.decks[seat].cards)
        assert not any(view.decks[seat].cards)


@pytest.mark.rule(
    "destiny.zone.resources.open",
    "destiny.zone.discard.open",
    "destiny.zone.discard.face-up",
    "destiny.zone.table-layout",
)
def test_everything_on_the_table_is_open_even_to_spectators() -> None:
    g = mid_game()
    for viewer in (0, 1, None):
        view = observe(g, viewer).view
        assert view.resources == g.resources
        assert view.discards == g.discards
        assert view.things == g.things
        assert view.dice == g.dice
        assert view.defeated == g.defeated
        assert view.set_aside == g.set_aside
    assert any(g.discards)


@pytest.mark.rule("destiny.zone.discard.order-free")
def test_the_order_of_a_discard_pile_tells_nothing() -> None:
    g = mid_game()
    assert all(pile == sorted(pile) for pile in g.discards)


@pytest.mark.rule("destiny.term.look")
def test_a_look_is_remembered_by_who_looked_and_by_nobody_else() -> None:
    g = mid_game()
    card = g.hands[1][0]
    before = g.hands[1].copy()
    look_at(g, 0, 1, HAND, [card])
    assert g.hands[1] == before
    assert (1, card, HAND) in g.facts.of[0]
    assert not g.facts.of[1]
    for seed in range(20):
        assert card in observe(g, 0).deal(seed).hands[1]
    assert any(card not in observe(g, None).deal(seed).hands[1] for seed in range(40))


def test_a_card_seen_and_then_played_is_known_no_more() -> None:
    g = mid_game()
    card = g.hands[1][0]
    look_at(g, 0, 1, HAND, [card])
    take_from_hand(g, 1, card)
    assert not g.facts.of[0]


def test_a_card_put_under_a_deck_is_known_to_be_there_until_it_is_shuffled() -> None:
    g = mid_game()
    card = g.discards[0].pop()
    put_on_deck(g, 0, card, bottom=True)
    view = observe(g, 1).view
    assert view.decks[0].cards[0] == card
    assert all(observe(g, 1).deal(seed).decks[0].cards[0] == card for seed in range(10))
    shuffle_deck(g, 0)
    assert not any(observe(g, 1).view.decks[0].cards)
    assert all(card in observe(g, 1).deal(seed).decks[0].cards for seed in range(10))


def test_players_who_draw_a_card_they_had_put_under_their_deck_can_still_deal_themselves_a_table() -> None:
    g = mid_game()
    card = g.discards[0].pop()
    put_on_deck(g, 0, card, bottom=True)
    shuffle_deck(g, 0)
    draw(g, 0, len(g.decks[0].cards))
    assert card in g.hands[0]
    for viewer in (0, 1):
        assert observe(g, viewer).deal(1).inventory() == g.inventory()


@pytest.mark.rule("destiny.draw.simultaneous")
def test_all_see_that_cards_were_drawn_one_sees_which() -> None:
    g = mid_game()
    while len(g.decks[0].cards) < 2:
        put_on_deck(g, 0, g.discards[0].pop(), bottom=False)
    g.news = []
    draw(g, 0, 2)
    (event,) = [one for one in g.news if isinstance(one, Drawn)]
    assert len(event.cards) == 2
    assert seen_by(event, 0) == event
    assert seen_by(event, 1) == Drawn(0, ("", ""))
    assert seen_by(event, None) == Drawn(0, ("", ""))


def test_a_look_is_seen_by_both_sides_of_it() -> None:
    event = Looked(0, 1, "hand", ("09060",))
    assert seen_by(event, 0) == event
    assert seen_by(event, 1) == event
    assert seen_by(event, 2) == Looked(0, 1, "hand", ("",))


def test_a_spectator_sees_no_hand_and_no_options() -> None:
    sight = observe(mid_game(), None)
    assert not any(card for hand in sight.view.hands for card in hand)
    assert sight.options == ()
    assert sight.decision is not None


def test_with_closed_lists_nobody_knows_what_the_other_brought() -> None:
    g = GAME.new(Setup((ready_made.OBI_WAN, ready_made.GRIEVOUS), open_lists=False), 1)
    assert observe(g, 0).view.unseen[1] == []
    assert sorted(observe(g, 0).view.unseen[0]) == sorted(g.decks[0].cards)
    guess = {1: list(ready_made.GRIEVOUS.cards)}
    dealt = observe(g, 0).deal(3, guess)
    assert sorted(dealt.hands[1] + dealt.decks[1].cards) == sorted(ready_made.GRIEVOUS.cards)
    with pytest.raises(ValueError, match="hidden cards"):
        observe(g, 0).deal(3)


def test_a_guess_does_not_push_out_what_is_known() -> None:
    """A card that was seen goes where it is, even if the guess names it after too many others."""
    g = GAME.new(Setup((ready_made.OBI_WAN, ready_made.GRIEVOUS), open_lists=False), 1)
    seen = g.hands[1][0]
    g.facts.of[0].append((1, seen, HAND))
    others = [card for card in ready_made.GRIEVOUS.cards if card != seen]
    dealt = observe(g, 0).deal(3, {1: [*others, *others, seen]})
    assert seen in dealt.hands[1]
    assert len(dealt.decks[1].cards) == len(g.decks[1].cards)


def test_no_ability_picks_several_cards_of_a_hand_before_anything_happens_to_them() -> None:
    """What is picked stands in the frame, where everybody could read it."""
    codes = [ability.code for ability in ABILITIES.values()]
    picks = [op for code in codes for op in code if isinstance(op, Pick) and op.select.zone == IN_HAND]
    several = [op for op in picks if op.select.most > 1]
    assert several
    assert all(isinstance(op, DiscardOneByOne) for op in several)
