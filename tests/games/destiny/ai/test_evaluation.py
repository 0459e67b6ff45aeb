"""Quick answers hold whatever dice and options there are."""

from __future__ import annotations

from tests.games.destiny.ready_made import GRIEVOUS, OBI_WAN

from dejarik.bots import bot
from dejarik.games import find
from dejarik.games.destiny.ai.evaluation import (
    average,
    chance_to_win,
    gain_of_turning,
    rough_answer,
    sensible,
    side_worth,
)
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules.setup import Setup
from dejarik.games.destiny.state import Destiny
from dejarik.kernel import Decision, Option, observe


def begun(*decks: object) -> Destiny:
    g: Destiny = find("destiny").new(Setup(decks or (OBI_WAN, GRIEVOUS)), seed=1)  # type: ignore[arg-type]
    return g


def test_a_die_that_only_modifies_is_turned_for_nothing() -> None:
    """There is no side to resolve by itself, so nothing is gained; the bot must not stumble over it."""
    only = next(code for code, card in CARDS.items() if card.sides and all(s.modifier for s in card.sides))
    g = begun()
    die = next(die for die in g.dice.values() if die.seat == 0)
    die.card, die.side = only, 0
    assert gain_of_turning(g, 0, Option(Do.TURN, die.id)) <= 0


def test_to_stop_distributing_is_no_character() -> None:
    g = begun()
    options = (Option(Do.STOP), Option(Do.ASSIGN, g.characters(0)[0]))
    assert rough_answer(g, Decision(0, Ask.DISTRIBUTE, options, 1)) == options[1]
    assert rough_answer(g, Decision(0, Ask.TARGET_MELEE, options, 1)) in options


def test_whoever_has_more_is_likelier_to_win() -> None:
    g = begun(OBI_WAN, OBI_WAN)
    before = chance_to_win(g, 0)
    g.things[g.characters(1)[0]].damage += 5
    assert before < chance_to_win(g, 0) < 1
    assert chance_to_win(begun(OBI_WAN, OBI_WAN, OBI_WAN), 0) < before


# ---- Rerolls ----------------------------------------------------------------------------------------------


def gain(card: str, side: int) -> float:
    """What rerolling a die that shows a side brings on the average."""
    return average(card) - side_worth(CARDS[card].sides[side])


def rolled(*gains: tuple[float, float]) -> Destiny:
    """The first player may act, with these dice alone in the pool: what rerolling each of them would gain."""
    g = begun()
    while g.decision.kind != "action" or g.decision.seat != 0:
        g.choose(0)
    dice = [die for die in g.dice.values() if die.seat == 0]
    assert len(dice) >= len(gains)
    for die in dice:
        die.side = -1
    for die, (low, high) in zip(dice, gains, strict=False):
        die.card, die.side = next(
            (code, side)
            for code, card in sorted(CARDS.items())
            for side in range(len(card.sides))
            if low < gain(code, side) < high
        )
    g.asked, g.cached = None, None
    return g


BLANKS, POORER, RATHER_POOR, GOOD, BEST = (0.8, 1.1), (0.35, 0.6), (0.1, 0.25), (-0.4, -0.1), (-9.0, -0.6)


def what_to_reroll(g: Destiny) -> Destiny:
    """A card has been discarded, and dice are asked for."""
    g.choose(next(option for option in g.decision.options if option.kind == "reroll"))
    while g.decision.kind != "reroll-dice":
        g.choose(0)
    return g


def test_simple_throws_no_card_away_for_one_poor_die() -> None:
    for gains, wanted in (
        ((BLANKS, BEST, BEST), False),
        ((RATHER_POOR, RATHER_POOR, BLANKS), False),
        ((BLANKS, BLANKS, BEST), True),
    ):
        g = rolled(*gains)
        assert "reroll" in {option.kind for option in g.decision.options}
        kinds = {option.kind for option in sensible(g, g.decision)}
        assert ("reroll" in kinds) is wanted
        if not wanted:
            assert bot("simple", 1).choose(observe(g, 0)).kind != "reroll"


def test_dice_that_are_about_as_good_as_the_average_are_left_as_they_lie() -> None:
    for gains in ((BLANKS, RATHER_POOR, BEST), (GOOD, BLANKS, BEST)):
        g = what_to_reroll(rolled(*gains))
        answers = []
        while g.decision.kind == "reroll-dice":
            answers.append(bot("simple", 1).choose(observe(g, 0)))
            g.choose(answers[-1])
        assert answers == [Option(Do.REROLL, g.pool(0)[gains.index(BLANKS)]), Option(Do.ROLL)]
    g = what_to_reroll(rolled(BEST, POORER, GOOD))
    assert bot("simple", 1).choose(observe(g, 0)) == Option(Do.REROLL, g.pool(0)[1])


# ---- Cards put away in secret -----------------------------------------------------------------------------


def at_upkeep() -> Destiny:
    """Everybody may discard at the end of the first round."""
    g = begun()
    while g.decision.kind != "discard":
        kinds = [option.kind for option in g.decision.options]
        g.choose(next((at for at, kind in enumerate(kinds) if kind in ("claim", "pass", "done")), 0))
    return g


def test_what_will_hardly_be_played_is_discarded_at_the_end_of_a_round() -> None:
    """A dear event and a second copy of what is unique in play go, in any order; what is cheap stays."""
    g = at_upkeep()
    seat = g.decision.seat
    cheap = next(code for code in g.hands[seat] if CARDS[code].cost <= 1 and not CARDS[code].unique)
    dear = next(code for code, card in sorted(CARDS.items()) if card.type == "event" and card.cost == 3)
    again = next(code for code, card in sorted(CARDS.items()) if card.type == "support" and card.unique)
    far = next(
        code
        for code, card in sorted(CARDS.items())
        if card.type == "support" and card.cost >= 6 and not card.unique
    )
    g.things[g.characters(seat)[0]].card = again  # some card of that title is in play
    for name in ("simple", "thinker-easy"):
        h = g.copy()
        h.hands[seat] = sorted([cheap, dear, again, far])
        h.resources[seat] = 2
        h.asked = None
        put_away = []
        while h.decision.kind == "discard" and h.decision.seat == seat:
            answer = bot(name, 1).choose(observe(h, seat))
            put_away.append(str(answer.subject or answer.kind))
            h.choose(answer, seat)
        assert sorted(put_away) == sorted([dear, again, far, "done"])
