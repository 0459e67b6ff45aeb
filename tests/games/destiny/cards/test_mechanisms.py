"""Rules of mechanisms that no card in the game shows on its own: tested at the engine directly."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from tests.native.builds import INTERPRETED_ONLY

from dejarik.games.destiny import Destiny, blank
from dejarik.games.destiny.abilities.ability import Ability, Effect, Resolve
from dejarik.games.destiny.abilities.vocabulary.cards import DiscardFromHand
from dejarik.games.destiny.abilities.vocabulary.constants import Constant, LosesAbilities, LosesKeyword
from dejarik.games.destiny.abilities.vocabulary.dice import TurnTo
from dejarik.games.destiny.abilities.vocabulary.dice_filters import CharacterDie, DieOf, Whose, last_turns
from dejarik.games.destiny.abilities.vocabulary.filters import SameSide
from dejarik.games.destiny.abilities.vocabulary.flow import Later, Then
from dejarik.games.destiny.abilities.vocabulary.in_play import Become
from dejarik.games.destiny.abilities.vocabulary.references import OPPONENTS, THIS, YOURS
from dejarik.games.destiny.abilities.vocabulary.resources import Gain
from dejarik.games.destiny.abilities.vocabulary.selectors import card_in_hand, exactly, your_die
from dejarik.games.destiny.cards.facts import EVENT, GUARDIAN, SUPPORT, Card
from dejarik.games.destiny.cards.library import ABILITIES, CARDS
from dejarik.games.destiny.events import RoundEnded
from dejarik.games.destiny.rules import actions, values, verbs
from dejarik.games.destiny.rules.index import abilities_of
from dejarik.games.destiny.rules.rounds import Round
from dejarik.kernel import Option

PLO_KOON, ROYAL_GUARD, REX, LUKE = "07057", "02012", "07074", "07056"
LIGHTSABER, PUNCH_DAGGER, LAUNCH_BAY, CARGO_HOLD = "09118", "09171", "01031", "02152"


def table(*mine: str) -> Destiny:
    """My characters against a Jango Fett, ready for a round."""
    g = blank(2, 7)
    g.set_aside_dice = [[code for code in CARDS if CARDS[code].has_die] * 2 for _ in range(2)]
    for code in mine:
        verbs.enter_play(g, code, 0)
    verbs.enter_play(g, "01021", 1)
    g.battlefield = verbs.enter_play(g, CARGO_HOLD, 0)
    for seat in range(2):
        g.decks[seat].cards = ["09164"] * 10
    return g


def start(g: Destiny) -> Destiny:
    g.stack.append(Round())
    g.run()
    return g


@pytest.mark.rule(
    "destiny.type-change.tokens-removed",
    "destiny.type-change.upgrades-discarded",
    "destiny.type-change.keeps-position",
    "destiny.type-change.character-loses-stats",
    "destiny.type-change.loses-old-type",
    "destiny.type-change.dice-return",
)
@pytest.mark.parametrize("exhausted", [False, True])
def test_a_card_of_another_type_keeps_its_position_and_nothing_else(exhausted: bool) -> None:
    g = table(LUKE, ROYAL_GUARD)
    luke, guard = g.characters(0)
    dagger = verbs.enter_play(g, PUNCH_DAGGER, 0, luke)
    thing = g.things[luke]
    thing.damage, thing.shields, thing.resources, thing.exhausted = 3, 2, 1, exhausted
    (die,) = g.dice_on(luke)
    g.dice[die].side = 1
    assert values.points(g, luke) == 12

    start(g)
    Become(SUPPORT).run(g, Resolve("", 0, luke))
    g.asked = None
    g.run()

    assert (thing.type, thing.exhausted) == (SUPPORT, exhausted)
    assert (thing.damage, thing.shields, thing.resources) == (0, 0, 0)
    assert g.characters(0) == (guard,)
    assert values.points(g, luke) == 0
    assert g.dice[die].side == -1
    assert dagger not in g.things
    assert g.discards[0] == [PUNCH_DAGGER]


@pytest.mark.rule("destiny.character.points-fixed")
def test_a_character_made_elite_in_play_keeps_its_points() -> None:
    g = table(REX)
    (rex,) = g.characters(0)
    assert values.points(g, rex) == 11
    verbs.add_die(g, REX, rex, 0)
    assert values.points(g, rex) == 14  # brought as elite
    g.things[rex].trained = True
    assert values.points(g, rex) == 11


@pytest.mark.rule("destiny.ability.die-bound.independent-of-card")
def test_a_die_knows_its_x_without_its_card_in_play() -> None:
    g = table(REX)
    die = verbs.lend_die(g, LAUNCH_BAY, 0)
    g.dice[die].side = 0
    g.hands[0] = ["09164", "09164", "09163"]
    assert not [thing for thing in g.things.values() if thing.card == LAUNCH_BAY]
    assert g.value(die) == 3
    g.hands[0].pop()
    assert g.value(die) == 2


@pytest.mark.rule("destiny.ability.die-bound.independent-of-card")
def test_a_special_is_resolved_without_its_card_in_play() -> None:
    g = table(REX)
    die = verbs.lend_die(g, LIGHTSABER, 0)
    g.dice[die].side = 4
    start(g)
    jango = g.characters(1)[0]
    g.choose(Option("resolve", die))
    g.choose(Option("damage", jango))
    assert g.things[jango].damage == 2
    assert g.set_aside_dice[0].count(LIGHTSABER) == 2  # and the die lies aside again


@pytest.mark.rule("destiny.action.power.follows-card", "destiny.action.power.once-per-round")
def test_a_power_action_stays_used_under_another_player() -> None:
    g = start(table(LUKE, ROYAL_GUARD))
    luke = g.characters(0)[0]
    (power,) = [ability.ref for ability in abilities_of(g, luke) if ability.clause == "power_action"]
    assert actions.why_not_use(g, 0, luke, power) is None
    g.choose(Option("use", luke, power))
    verbs.take_control(g, luke, 1)
    assert actions.why_not_use(g, 1, luke, power) is actions.USED_UP


def invented(monkeypatch: pytest.MonkeyPatch, code: str, **what: object) -> str:
    """A card that exists for one test."""
    abilities = what.pop("abilities", ())
    card = Card(code=code, title=code, color="gray", affiliation="neutral", abilities=abilities, **what)  # type: ignore[arg-type]
    monkeypatch.setitem(CARDS, code, card)
    for ability in card.abilities:
        monkeypatch.setitem(ABILITIES, ability.ref, ability)
    return code


def support_with(monkeypatch: pytest.MonkeyPatch, constant: Constant) -> str:
    ability = Ability("T0001.0", "constant", constant=constant)
    changes = constant.aspect == "abilities"
    return invented(
        monkeypatch, "T0001", type=SUPPORT, slug="invented", abilities=(ability,), changes_abilities=changes
    )


# A reference to all things in play, which no card needs; a compiled word takes no such thing for one.
EVERYBODY: Any = SimpleNamespace(find=lambda g, r: list(g.things))


# Mind Extraction takes all abilities away; the card that takes a single keyword is invented.
@pytest.mark.rule("destiny.keyword.lost-entirely", "destiny.keyword.no-duplicates")
@INTERPRETED_ONLY
def test_a_lost_keyword_is_lost_however_often_it_was_gained(monkeypatch: pytest.MonkeyPatch) -> None:
    g = table(PLO_KOON, ROYAL_GUARD, ROYAL_GUARD)  # Plo Koon has it from two Guards
    plo, guard, _ = g.characters(0)
    assert values.has_keyword(g, plo, GUARDIAN)
    assert values.has_keyword(g, guard, GUARDIAN)
    verbs.enter_play(g, support_with(monkeypatch, LosesKeyword(GUARDIAN, EVERYBODY)), 1)
    assert not values.has_keyword(g, plo, GUARDIAN)
    assert not values.has_keyword(g, guard, GUARDIAN)


@pytest.mark.rule("destiny.effect.negative-precedence")
@INTERPRETED_ONLY
def test_who_has_no_abilities_does_not_gain_any(monkeypatch: pytest.MonkeyPatch) -> None:
    g = table(PLO_KOON, "05038")
    plo, clone = g.characters(0)
    assert abilities_of(g, plo) == (*CARDS[PLO_KOON].abilities, *CARDS["05038"].abilities)
    verbs.enter_play(g, support_with(monkeypatch, LosesAbilities(EVERYBODY)), 1)
    assert abilities_of(g, plo) == abilities_of(g, clone) == ()
    assert not any(g.index.after.values())


@pytest.mark.rule("destiny.effect.delayed.event-discarded", "destiny.effect.delayed.when")
def test_an_event_with_a_delayed_effect_does_not_wait_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    effect = Ability("T0002.0", "event", Later(RoundEnded, Gain(5)))
    event = invented(monkeypatch, "T0002", type=EVENT, slug="later", abilities=(effect,))
    g = table(REX)
    g.hands[0] = [event]
    start(g)
    g.choose(Option("play", event))
    assert g.discards[0] == [event]
    assert g.resources[0] == 0
    assert len(g.delayed) == 1
    again = type(g).copy(g)  # it is part of the state, saved and copied
    for state in (g, again):
        while state.round == 1:
            options = state.decision.options
            state.choose(next(o for o in options if o.kind in ("pass", "done")))
        assert state.resources[0] == 2 + 5
        assert not state.delayed


# No card asks for a number of cards from hand, or of dice to be turned, before a "then".
@pytest.mark.rule("destiny.effect.then")
@pytest.mark.parametrize("there", [0, 1, 2])
@pytest.mark.parametrize(
    "first", [DiscardFromHand(exactly(2, card_in_hand())), TurnTo(exactly(2, your_die()), first=True)]
)
def test_fewer_than_asked_for_are_not_all(monkeypatch: pytest.MonkeyPatch, first: Effect, there: int) -> None:
    effect = Ability("T0003.0", "event", Then(first, Gain(5)))
    event = invented(monkeypatch, "T0003", type=EVENT, slug="both", abilities=(effect,))
    g = table(ROYAL_GUARD, ROYAL_GUARD)
    g.hands[0] = sorted([event, *[PUNCH_DAGGER] * there])
    for die in [die for guard in g.characters(0) for die in g.dice_on(guard)][:there]:
        g.dice[die].side = 5
    start(g)
    g.choose(Option("play", event))
    while g.decision.kind in ("discard", "turn", "side"):
        g.choose(0)
    assert g.resources[0] == (5 if there == 2 else 0)


@pytest.mark.rule("destiny.card.type.playable")
def test_characters_plots_and_battlefields_are_never_offered_from_hand() -> None:
    g = table(REX)
    g.hands[0] = ["01021", "09113", CARGO_HOLD, "09149"]
    start(g)
    assert [option.subject for option in g.decision.options if option.kind == "play"] == ["09149"]
    refused = {refusal.option.subject: refusal.rule for refusal in g.refusals()}
    assert {refused[card] for card in ("01021", "09113", CARGO_HOLD)} == {"destiny.card.type.playable"}


def test_what_was_meant_by_a_card_whose_player_gave_up_is_nobodys() -> None:
    g = table(PLO_KOON)
    mine, theirs = sorted(g.things)[:2]
    gone = g.things.pop(mine)
    assert not SameSide(THIS).test(g, Resolve("07057.0", gone.controller, mine), theirs)


def test_a_die_that_has_left_with_its_card_passes_no_filter() -> None:
    g = table(PLO_KOON)
    r = Resolve("07057.0", 0, min(g.things))
    die = next(iter(g.dice))
    assert DieOf(THIS).test(g, r, die)
    del g.dice[die]
    for one in (DieOf(THIS), CharacterDie(), Whose(YOURS), Whose(OPPONENTS)):
        assert not one.test(g, r, die)


def test_before_the_first_turn_of_a_round_nobody_has_had_a_last_one() -> None:
    """An additional action can come before it, and a card in hand asks for what was removed in that turn."""
    g = table(PLO_KOON)
    g.hands[0] = ["07094"]  # Defensive Racing
    assert last_turns(g, 0) == []
    assert [
        option.kind for option in actions.question(g, 0, "pass").options if option.subject == "07094"
    ] == []
