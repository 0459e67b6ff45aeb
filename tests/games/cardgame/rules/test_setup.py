"""The ten steps of setup."""

from __future__ import annotations

import pytest

from dejarik.games.cardgame import GAME, CardGame, Setup
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.kernel import observe

L, D = 0, 1


def new(seed: int = 1, mulligan: bool = True) -> CardGame:
    return GAME.new(Setup((READY_MADE["jedi"], READY_MADE["sith"]), mulligan=mulligan), seed)


def choose(g: CardGame, seat: int, kind: str, number: int = 0) -> None:
    decision = g.decision_of(seat)
    assert decision is not None
    assert decision.kind == kind
    g.choose(number, seat)


def reveal_all(g: CardGame) -> None:
    while g.decision.kind in ("reveal", "reaction", "choose", "discard-order"):
        g.choose(len(g.decision.options) - 1)


@pytest.mark.rule("cardgame.setup.8-draw-four-objectives", "cardgame.setup.8-keep-three-face-down")
@pytest.mark.rule(
    "cardgame.setup.8-fourth-to-bottom", "cardgame.setup.5-split-decks", "cardgame.setup.sequential"
)
def test_each_player_secretly_keeps_three_of_four_objectives() -> None:
    g = new()
    assert [len(cards) for cards in g.face_down] == [4, 4]
    assert [len(pile.cards) for pile in g.objective_decks] == [4, 4]
    assert all(CARDS[card].type == "objective" for cards in g.face_down for card in cards)
    assert observe(g, D).view.face_down[L] == [""] * 4
    buried = g.face_down[L][2]
    choose(g, L, "bury", 2)
    assert g.objective_decks[L].cards[0] != buried  # nothing moves before both have chosen
    choose(g, D, "bury")
    assert g.objective_decks[L].cards[0] == buried
    assert [len(cards) for cards in g.face_down] == [3, 3]


@pytest.mark.rule("cardgame.setup.mulligan-procedure")
@pytest.mark.rule("cardgame.setup.mulligan-once", "cardgame.term.hand")
def test_six_cards_and_one_mulligan_each() -> None:
    g = new()
    choose(g, L, "bury")
    choose(g, D, "bury")
    assert [len(pile.cards) for pile in g.decks] == [34, 34]
    assert [len(hand) for hand in g.hands] == [6, 6]
    assert observe(g, D).view.hands[L] == [""] * 6
    before = [hand.copy() for hand in g.hands]
    choose(g, D, "mulligan", 1)  # keep
    assert g.decision_of(D) is None
    choose(g, L, "mulligan", 0)
    assert g.hands[D] == before[D]
    assert g.hands[L] != before[L]
    assert [len(hand) for hand in g.hands] == [6, 6]
    assert [len(pile.cards) for pile in g.decks] == [34, 34]
    assert sorted(g.hands[L] + g.decks[L].cards) == sorted(READY_MADE["jedi"].command())
    assert g.decision.kind == "reveal"  # nobody is asked a second time


@pytest.mark.rule("cardgame.setup.mulligan-by-agreement")
def test_the_mulligan_can_be_left_out() -> None:
    g = new(mulligan=False)
    choose(g, L, "bury")
    choose(g, D, "bury")
    assert g.decision.kind == "reveal"


@pytest.mark.rule("cardgame.setup.10-dark-reveals-first", "cardgame.setup.10-current-objectives")
@pytest.mark.rule("cardgame.turn.dark-side-first", "cardgame.zone.in-play")
def test_dark_reveals_first_then_light_then_dark_begins() -> None:
    g = new(mulligan=False)
    choose(g, L, "bury")
    choose(g, D, "bury")
    order = []
    while g.decision.kind in ("reveal", "reaction", "choose"):
        if g.decision.kind == "reveal":
            order.append(g.decision.seat)
        g.choose(len(g.decision.options) - 1)
    assert order == [D, D, D, L, L, L]  # the last of each is not asked, or asked alone
    assert [len(g.objectives(seat)) for seat in (L, D)] == [3, 3]
    assert g.active == D
    assert g.turns == [0, 1]


@pytest.mark.rule("cardgame.deck.preparation", "cardgame.setup.5-split-decks", "cardgame.setup.2-choose-deck")
@pytest.mark.rule("cardgame.setup.9-shuffle-and-draw-six")
def test_a_deck_is_split_and_shuffled() -> None:
    orders = []
    for seed in range(6):
        g = new(seed)
        objectives = [*g.face_down[L], *g.objective_decks[L].cards]
        assert sorted(objectives) == sorted(READY_MADE["jedi"].objectives())
        assert len(objectives) == 8
        assert len(g.decks[L].cards) == 40
        assert g.things[g.index.affiliations[L]].card == "jedi"
        assert sorted(g.decks[D].cards) == sorted(READY_MADE["sith"].command())  # each plays the chosen deck
        choose(g, L, "bury")
        choose(g, D, "bury")
        orders.append((g.objective_decks[L].cards, g.decks[L].cards))
    for pile in (0, 1):
        assert len({tuple(order[pile]) for order in orders}) > 1  # both decks were shuffled


@pytest.mark.rule("cardgame.setup.sequential", "cardgame.setup.9-shuffle-and-draw-six")
@pytest.mark.rule("cardgame.setup.8-draw-four-objectives", "cardgame.setup.8-fourth-to-bottom")
@pytest.mark.rule("cardgame.setup.play-area-contents")
def test_setup_from_the_first_step_to_the_last() -> None:
    g = new()
    assert (g.balance, g.dial) == (L, 0)
    assert g.hands == [[], []]  # objectives come first
    buried = [g.face_down[seat][1] for seat in (L, D)]
    choose(g, D, "bury", 1)
    choose(g, L, "bury", 1)
    choose(g, L, "mulligan", 1)
    choose(g, D, "mulligan", 1)
    assert [len(hand) for hand in g.hands] == [6, 6]
    while g.decision.kind in ("reveal", "reaction", "choose"):
        assert g.decision.seat == D or len(g.objectives(D)) == 3  # dark first, one by one
        kinds = [option.kind for option in g.decision.options]
        g.choose(kinds.index("pass") if "pass" in kinds else 0)
    assert [len(g.objectives(seat)) for seat in (L, D)] == [3, 3]
    assert [len(pile.cards) for pile in g.objective_decks] == [5, 5]
    assert [pile.cards[0] for pile in g.objective_decks] == buried
    assert [g.force_cards(seat) for seat in (L, D)] == [3, 3]
    assert (g.active, g.turns) == (D, [0, 1])


@pytest.mark.rule("cardgame.setup.10-resolve-each-objective", "cardgame.zone.enters-play")
def test_reactions_of_an_objective_come_before_the_next_is_revealed() -> None:
    for seed in range(200):
        g = new(seed, mulligan=False)
        if "24-1" not in g.face_down[D]:
            continue
        keep = next(at for at, card in enumerate(g.face_down[D]) if card != "24-1")
        choose(g, L, "bury")
        choose(g, D, "bury", keep)
        g.choose(g.find(g.decision, "reveal cruel-interrogations"))
        assert g.decision.kind == "reaction"
        assert len(g.face_down[D]) == 2
        g.choose(0)
        assert len(g.hands[L]) == 5
        assert g.decision.kind == "reveal"
        return
    raise AssertionError("no seed dealt Cruel Interrogations")


@pytest.mark.rule("cardgame.setup.4-balance-starts-light", "cardgame.setup.7-dial-zero")
@pytest.mark.rule("cardgame.setup.3-reveal-affiliation", "cardgame.setup.2-take-affiliation-card")
@pytest.mark.rule("cardgame.card.affiliation-always-in-play", "cardgame.component.balance-token")
@pytest.mark.rule("cardgame.setup.1-take-force-cards", "cardgame.component.force-cards")
@pytest.mark.rule("cardgame.component.death-star-dial")
def test_the_table_at_the_start() -> None:
    g = new()
    assert g.balance == L
    assert g.dial == 0
    assert {g.things[g.index.affiliations[seat]].card for seat in (L, D)} == {"jedi", "sith"}
    assert [g.force_cards(seat) for seat in (L, D)] == [3, 3]
    assert all(pile == [] for pile in g.victory)
