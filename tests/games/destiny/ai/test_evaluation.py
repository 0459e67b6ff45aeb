"""Quick answers hold whatever dice and options there are."""

from __future__ import annotations

from tests.games.destiny.ready_made import GRIEVOUS, OBI_WAN

from dejarik.games import find
from dejarik.games.destiny.ai.evaluation import chance_to_win, gain_of_turning, rough_answer
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules.setup import Setup
from dejarik.games.destiny.state import Destiny
from dejarik.kernel import Decision, Option


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
