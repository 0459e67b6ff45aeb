"""What bots and learners know of rare mechanisms: plots that win, captured dice, flipped cards, marks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dejarik.bots import bot
from dejarik.games.destiny import GAME, Destiny, blank
from dejarik.games.destiny.ai import evaluation, features
from dejarik.games.destiny.ai.mechanisms import MARKS, aim
from dejarik.games.destiny.cards.facts import (
    ACTION_NEXT_TURN,
    CANNOT_NEXT,
    CHARACTER,
    DOWNGRADE,
    MUST_NEXT,
    MUST_PASS,
    MUST_PASS_ONCE,
    NEXT_PLAYED,
    ONE_DIE,
)
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.rules import marking, verbs
from dejarik.games.destiny.rules.rounds import Round
from dejarik.games.destiny.rules.setup import Deck, Member, Setup
from dejarik.kernel import Decision, Option, observe

DEATH_STAR, AMMO_RESERVES, BOMBER, CARGO_HOLD, TRAITOR = "12030", "07128", "05043", "02152", "09164"
ANAKIN, VADER, JANGO, PILOT = "13001A", "13001B", "01021", "12073"


def table(*mine: str) -> Destiny:
    """My cards against a Jango Fett, in the first round."""
    g = blank(2, 7)
    g.set_aside_dice = [[code for code in CARDS if CARDS[code].has_die] * 2 for _ in range(2)]
    for code in mine:
        verbs.enter_play(g, code, 0)
    verbs.enter_play(g, JANGO, 1)
    g.battlefield = verbs.enter_play(g, CARGO_HOLD, 1)
    g.round = 1
    g.resources = [0, 0]
    for seat in range(2):
        g.decks[seat].cards = [TRAITOR] * 10
    return g


def thing(g: Destiny, card: str) -> Any:
    return next(one for one in g.things.values() if one.card == card)


def column(g: Destiny, name: str, seat: int = 0) -> float:
    return features.position(g, seat)[features.POSITION.index(f"seat 0: {name}")]


def told(g: Destiny, subject: int, name: str) -> float:
    option = Option("choose", subject)
    question = Decision(0, "choose", (option,))
    return features.options(g, 0, question, (option,))[features.OPTION.index(name)]


def test_a_card_that_wins_is_known_by_its_definition() -> None:
    winning = {card for card in CARDS if aim(card) is not None}
    assert DEATH_STAR in winning
    assert TRAITOR not in winning
    found = aim(DEATH_STAR)
    assert found is not None
    assert (found.tokens, found.start, found.goal) == ("resources", 0, 15)
    shot_at = aim("12081")
    assert shot_at is not None
    assert (shot_at.tokens, shot_at.start, shot_at.goal) == ("shields", 20, 0)


def test_a_plot_comes_nearer_to_winning_token_by_token() -> None:
    g = table(VADER, DEATH_STAR)
    seen = []
    for resources in (0, 2, 14):
        thing(g, DEATH_STAR).resources = resources
        seen.append((evaluation.holdings(g, 0), column(g, "progress of a card that wins")))
    (start, none), (begun, some), (nearly, most) = seen
    assert begun - start > 2 * evaluation.RESOURCE_KEPT  # more than the resources would be worth in the purse
    assert nearly - start > 20
    assert 0 == none < some < most < 1
    assert told(g, thing(g, DEATH_STAR).id, "wins: progress") == pytest.approx(14 / 15)


def test_the_simple_bot_works_for_a_plot_that_wins() -> None:
    g = table(JANGO, DEATH_STAR)
    jango = g.things[g.characters(0)[0]]
    verbs.add_die(g, JANGO, jango.id, 0)
    resource = next(n for n, side in enumerate(CARDS[JANGO].sides) if side.symbol == "resource")
    for die in g.dice_on(jango.id):
        g.dice[die].side = resource
    verbs.exhaust(g, jango.id)
    thing(g, DEATH_STAR).resources = 4
    verbs.take_control(g, g.battlefield, 0)
    g.stack.append(Round())
    g.run()
    chosen = bot("simple", 3).choose(observe(g, 0))
    assert (chosen.kind, chosen.subject) == ("use", thing(g, DEATH_STAR).id)


def test_damage_is_ammunition_on_one_card_and_wear_on_another() -> None:
    for card, sign in ((AMMO_RESERVES, 1), (BOMBER, -1)):
        g = table(VADER, card)
        before = evaluation.holdings(g, 0)
        thing(g, card).damage = 2
        assert (evaluation.holdings(g, 0) - before) * sign > 0, card
        assert column(g, "damage on other cards") == 2 / 8


def test_tokens_on_supports_plots_and_battlefields_are_counted() -> None:
    g = table(VADER, BOMBER)
    thing(g, BOMBER).shields = 2
    thing(g, CARGO_HOLD).resources = 3
    assert column(g, "shields on other cards") == 2 / 8
    assert column(g, "resources on other cards", seat=1) == 3 / 8
    assert evaluation.holdings(g, 0) > evaluation.holdings(table(VADER, BOMBER), 0)
    assert evaluation.holdings(g, 1) > evaluation.holdings(table(VADER, BOMBER), 1)


def test_a_captured_die_is_as_good_as_lost() -> None:
    g = table(VADER)
    free, rolls = evaluation.holdings(g, 0), column(g, "points still to roll: melee")
    (die,) = g.dice_on(thing(g, VADER).id)
    verbs.capture(g, die, thing(g, JANGO).id)
    assert evaluation.holdings(g, 0) < free - 1
    assert (column(g, "captured dice"), column(g, "points still to roll: melee")) == (1 / 3, 0)
    assert rolls > 0
    assert told(g, die, "captured") == 1


def test_a_flipped_card_is_what_its_side_says() -> None:
    g = table(ANAKIN)
    before = evaluation.holdings(g, 0), column(g, "flipped cards")
    verbs.flip(g, thing(g, ANAKIN).id, VADER)
    assert evaluation.holdings(g, 0) > before[0]  # five more health, and a better die
    assert (before[1], column(g, "flipped cards")) == (0, 1 / 2)
    assert told(g, thing(g, VADER).id, "flipped") == 1


def test_pilots_and_their_vehicles_are_seen() -> None:
    g = table(PILOT, BOMBER)
    before = evaluation.holdings(g, 0)
    verbs.begin_piloting(g, 0, thing(g, PILOT).id, thing(g, BOMBER).id)
    assert evaluation.holdings(g, 0) > before
    assert column(g, "character 1: pilots a vehicle") == 1
    seen = {card: told(g, thing(g, card).id, "pilots or is piloted") for card in (PILOT, BOMBER, JANGO)}
    assert seen == {PILOT: 1, BOMBER: 1, JANGO: 0}


def test_a_downgrade_is_no_upgrade() -> None:
    code = next(code for code, card in CARDS.items() if card.type == DOWNGRADE and not card.sides)
    g = table(VADER)
    verbs.enter_play(g, code, 1, host=thing(g, VADER).id)
    assert (column(g, "character 1: upgrades"), column(g, "character 1: downgrades")) == (0, 1 / 3)
    assert (column(g, "downgrades"), column(g, "downgrades", seat=1)) == (0, 1 / 6)
    assert told(g, thing(g, VADER).id, "downgrades") == pytest.approx(1 / 3)


@pytest.mark.parametrize(
    ("mark", "sign"),
    [
        (MUST_PASS, -1),
        (MUST_PASS_ONCE, -1),
        (f"{MUST_NEXT} activate", -1),
        (f"{CANNOT_NEXT} play", -1),
        (f"{ONE_DIE} 2", -1),
        (ACTION_NEXT_TURN, 1),
        (NEXT_PLAYED, 1),
    ],
)
def test_marks_on_a_player_bind_or_free(mark: str, sign: int) -> None:
    g = table(VADER)
    mine, theirs = evaluation.holdings(g, 0), evaluation.holdings(g, 1)
    marking.last(g, mark, -1 if mark == NEXT_PLAYED else 0, g.round, g.round)
    assert (evaluation.holdings(g, 0) - mine) * sign > 0
    assert evaluation.holdings(g, 1) == theirs
    assert [one for one in MARKS if column(g, f"mark: {one}")] == [mark.partition(" ")[0]]


def test_closed_lists_are_guessed_with_the_cards_under_a_plot_and_in_the_colors_of_the_team() -> None:
    mastery = Deck(
        (Member("09057", elite=True),), CARGO_HOLD, (TRAITOR,) * 30, plot="09114", under=("09107", "09111")
    )
    other = Deck((Member(JANGO),), CARGO_HOLD, (TRAITOR,) * 30)
    g = GAME.new(Setup((other, mastery), open_lists=False), 3)
    view = observe(g, g.places.index(0))
    viewer, seat = g.places.index(0), g.places.index(1)
    assert len(g.under[seat]) == 2
    guessed = evaluation.guess(view.view, viewer, Random(5))
    assert guessed is not None
    dealt = view.deal(5, guessed)
    team = [one for one in g.things.values() if one.owner == seat and one.type == CHARACTER]
    colors = {CARDS[one.card].color for one in team} | {"gray"}
    hidden = [*dealt.hands[seat], *dealt.decks[seat].cards, *dealt.under[seat]]
    assert len(dealt.under[seat]) == 2
    assert {CARDS[card].color for card in hidden} <= colors
    assert {CARDS[card].affiliation for card in hidden} <= {CARDS[team[0].card].affiliation, "neutral"}
