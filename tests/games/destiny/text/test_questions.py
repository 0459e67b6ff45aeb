"""Questions, answers, refusals and what is being resolved: all of it in words, for all who look."""

from __future__ import annotations

import random

import pytest
from tests.asked import decisions, options
from tests.games.destiny.text.samples import SAMPLES

import dejarik.games.destiny as destiny
from dejarik.games.destiny import GAME, Destiny
from dejarik.games.destiny.abilities.vocabulary.choosing import Pick
from dejarik.games.destiny.cards.library import ABILITIES
from dejarik.games.destiny.rules.occasions import Occasion
from dejarik.games.destiny.text import Teller
from dejarik.kernel import Decision, Option, Procedure, Refusal, observe
from dejarik.rules.catalog import wording
from dejarik.scenarios import load_text, moves
from dejarik.story import Told
from dejarik.words import Words, languages
from dejarik.words.vocabulary import kebab

WORDS = {language: Words(language, game="destiny") for language in languages()}

in_every_language = pytest.mark.parametrize("language", languages())


@in_every_language
def test_every_kind_of_decision_has_a_question(language: str) -> None:
    assert [kind for kind in decisions(destiny) if not WORDS[language].has(f"prompt-{kind}")] == []


@in_every_language
def test_whatever_a_card_has_picked_is_asked_for(language: str) -> None:
    picks = [(ref, op.word) for ref, one in ABILITIES.items() for op in one.code if isinstance(op, Pick)]
    assert [(ref, word) for ref, word in picks if not WORDS[language].has(f"prompt-{word}")] == []


@in_every_language
def test_every_kind_of_option_has_an_answer(language: str) -> None:
    assert [kind for kind in options(destiny) if not WORDS[language].has(f"option-{kind}")] == []


@in_every_language
def test_every_procedure_can_be_named(language: str) -> None:
    names = [kebab(cls.__name__) for cls in SAMPLES.classes(Procedure) if cls is not Occasion]
    assert [name for name in names if not WORDS[language].has(f"procedure-{name}")] == []


@in_every_language
@pytest.mark.parametrize("setup", GAME.samples())
def test_a_match_is_told_from_beginning_to_end(language: str, setup: str) -> None:
    teller = Teller(language)
    dice = random.Random(setup)
    g = GAME.new(GAME.samples()[setup], seed=dice.randrange(1000))
    story = dict.fromkeys((*range(g.seats), None), Told([]))
    for _ in range(120):
        if g.outcome is not None:
            break
        decision = g.decision
        view = observe(g, decision.seat).view
        assert teller.prompt(view, decision) == teller.prompt(g, decision)
        answers = [teller.option(view, decision, option) for option in decision.options]
        assert all(answers)
        assert len(set(answers)) == len(answers), answers
        assert all(teller.resolving(observe(g, None).view))
        refusals = [teller.refusal(view, decision.seat, refusal) for refusal in g.refusals()]
        assert all(refusals)
        assert not any(".:" in refusal for refusal in refusals)
        news = g.choose(dice.randrange(len(decision.options)))
        for viewer in (*range(g.seats), None):
            story[viewer] = teller.log(observe(g, viewer).view, news, viewer, story[viewer].open)
            assert all(line.text[0].isupper() or line.text[0] in "«“" for line in story[viewer].lines)
    assert teller.outcome(g)


def new() -> Destiny:
    return GAME.new(GAME.samples()["obi-wan against grievous"], seed=1)


@in_every_language
def test_a_refusal_names_the_answer_the_numbers_and_the_rule(language: str) -> None:
    rule = "destiny.action.play.step-4-cost"
    refusal = Refusal(Option("play", "09118", 0), rule, {"cost": 3, "have": 1})
    told = Teller(language).refusal(new(), 0, refusal)
    assert Teller(language).name("09118") in told
    assert "3" in told
    assert "1" in told
    assert wording(rule, language).rule in told


def test_refused_actions_sound_like_offered_ones() -> None:
    g = new()
    satine = next(thing.id for thing in g.things.values() if thing.card == "09091")
    option = Option("activate", satine)
    offered = Teller("ru").option(g, Decision(0, "action", (option,)), option)
    refusal = Refusal(option, "destiny.action.activate.ready-only")
    assert offered == "Активировать Сатин Крайз"
    assert Teller("ru").refusal(g, 0, refusal).startswith(f"{offered} — нельзя (карта повёрнута). ")


BOUND = """
title: {en: a duty}
game: destiny
board:
  A: {characters: [05022 as traitor], hand: [03081], supports: [03115 as interference], resources: 1}
  B: {characters: [Rebel Trooper as trooper], hand: [Take Cover, 01062]}
steps:
"""
MADE_TO_ACTIVATE = BOUND + "- A: [activate traitor, yes, no]\n"
MADE_TO_PLAY = BOUND + "- A: [play 03081, choose Take Cover, no]\n"
KEPT_FROM_PLAYING = BOUND + "- A: [play 03081, choose Take Cover, yes]\n"


@pytest.mark.parametrize(
    ("scenario", "language", "prompt", "why"),
    [
        (MADE_TO_ACTIVATE, "en", "you must activate one of your characters", "you can't, you must activate"),
        (
            MADE_TO_ACTIVATE,
            "ru",
            "вы должны активировать одного из своих персонажей",
            "вы должны активировать",
        ),
        (MADE_TO_PLAY, "en", "you must play Take Cover", "you can't, you must play Take Cover"),
        (MADE_TO_PLAY, "ru", "вы должны сыграть", "вы должны сыграть"),
        (KEPT_FROM_PLAYING, "en", "This turn you cannot play cards", "forbids it this turn"),
        (KEPT_FROM_PLAYING, "ru", "В этот ход вам нельзя играть карты", "запрещает карта соперника"),
    ],
)
def test_who_is_bound_reads_what_must_be_done_and_why_the_rest_is_missing(
    scenario: str, language: str, prompt: str, why: str
) -> None:
    (read,), _ = load_text(scenario)
    g = moves(read)[-1].after
    assert isinstance(g, Destiny)
    view, teller = observe(g, 1).view, Teller(language)
    assert prompt in teller.prompt(view, g.decision)
    told = [teller.refusal(view, 1, refusal) for refusal in g.refusals()]
    assert any(why in refusal for refusal in told)
    assert teller.prompt(observe(g, 0).view, g.decision)  # also those who do not see that hand
