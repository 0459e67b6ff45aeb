"""Questions, answers, refusals and what is being resolved: all of it in words, for all who look."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest
from tests.asked import kinds
from tests.games.cardgame.match import D, L, Match

import dejarik.games.cardgame as cardgame
from dejarik.games.cardgame import GAME
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.games.cardgame.rules.policy import WINDOWS
from dejarik.games.cardgame.rules.setup import Setup
from dejarik.games.cardgame.text import Teller
from dejarik.kernel import Decision, Option, Outcome, Procedure, Refusal, observe
from dejarik.rules.catalog import wording
from dejarik.words import Words, languages
from dejarik.words.vocabulary import kebab

WORDS = {language: Words(language, game="cardgame") for language in languages()}
LIGHT = (READY_MADE["jedi"], READY_MADE["rebel-alliance"], READY_MADE["smugglers-and-spies"])
DARK = (READY_MADE["sith"], READY_MADE["imperial-navy"], READY_MADE["scum-and-villainy"])

in_every_language = pytest.mark.parametrize("language", languages())


def below(base: type[Any]) -> list[type[Any]]:
    """The classes of this game below a class, without those that only others are made of."""
    directly: list[type] = base.__subclasses__()
    found = [cls for sub in directly for cls in (sub, *below(sub))]
    return [cls for cls in found if cls.__module__.startswith(cardgame.__name__)]


ONLY_MADE_OF = {"AtOnce", "Tokens", "Window"}


@in_every_language
def test_every_kind_of_decision_has_a_question(language: str) -> None:
    asked = {*kinds(cardgame, {"Decision": 1}), "interrupt", "reaction"}
    assert [kind for kind in sorted(asked) if not WORDS[language].has(f"prompt-{kind}")] == []


@in_every_language
def test_every_kind_of_option_has_an_answer(language: str) -> None:
    offered = {*kinds(cardgame, {"Option": 0}), "play", "use", "pass-at", "stop-at"}
    assert [kind for kind in sorted(offered) if not WORDS[language].has(f"option-{kind}")] == []


@in_every_language
def test_every_procedure_and_every_window_can_be_named(language: str) -> None:
    names = [kebab(cls.__name__) for cls in below(Procedure) if cls.__name__ not in ONLY_MADE_OF]
    assert len(names) > 20
    assert [name for name in names if not WORDS[language].has(f"procedure-{name}")] == []
    assert [name for name in WINDOWS if not WORDS[language].has(f"window-{name}")] == []


@in_every_language
@pytest.mark.parametrize(("light", "dark"), list(product(LIGHT, DARK)), ids=lambda deck: deck.name)
def test_a_match_is_told_from_beginning_to_end(
    language: str, light: cardgame.Deck, dark: cardgame.Deck
) -> None:
    teller = Teller(language)
    luck = random.Random(light.name + dark.name)
    g = GAME.new(Setup((light, dark)), seed=luck.randrange(1000))
    step = 0
    while g.outcome is None:
        step += 1
        decision = g.decision
        view = observe(g, decision.seat).view
        assert teller.prompt(view, decision)
        answers = [teller.option(view, decision, option) for option in decision.options]
        assert all(answers)
        assert len(set(answers)) == len(answers), answers
        if step % 5 == 0:  # they change little from one question to the next
            for refusal in g.refusals():
                told = teller.refusal(view, decision.seat, refusal)
                assert wording(refusal.rule, language).rule in told
            assert all(teller.resolving(observe(g, None).view))
        news = g.choose(luck.randrange(len(decision.options)))
        for viewer in (*range(g.seats), None):
            assert all(line.text for line in teller.log(observe(g, viewer).view, news, viewer).lines)
    assert teller.outcome(g)


@in_every_language
def test_what_can_be_done_without_being_asked_is_told(language: str) -> None:
    g = Match().g
    for seat in (L, D):
        told = [Teller(language).option(g, None, option) for option in g.asides(seat)]
        assert len(set(told)) == len(g.asides(seat)) == len(WINDOWS) + len(("concede", "offer-draw"))


@in_every_language
def test_a_refusal_names_the_answer_the_numbers_and_the_rule(language: str) -> None:
    g = Match(light={"hand": "yoda"}).g
    rule = "cardgame.resource.insufficient"
    refusal = Refusal(Option("play", "2-2"), rule, {"cost": 7, "available": 5})
    told = Teller(language).refusal(g, L, refusal)
    assert all(part in told for part in ("7", "5", wording(rule, language).rule))


@pytest.mark.parametrize(
    ("rule", "damage", "said"),
    [
        ("cardgame.victory.dark-dial-twelve", 0, "счётчик Звезды Смерти дошёл до 12"),
        ("cardgame.victory.light-three-objectives", 0, "уничтожены три директивы"),
        ("cardgame.victory.light-dark-decks-out", 0, "у соперника кончилась колода"),
        ("cardgame.victory.dark-light-decks-out", 0, "у соперника кончилась колода"),
        ("cardgame.meta.golden-rule-card-over-book", 10, "Звезда Смерти получила 10 урона"),
        ("cardgame.meta.golden-rule-card-over-book", 11, "Звезда Смерти получила 11 урона"),
        ("cardgame.meta.golden-rule-card-over-book", 9, "уничтожена директива"),
        ("cardgame.meta.golden-rule-card-over-book", 0, "уничтожена директива"),
        ("concede", 0, "соперник сдался"),
    ],
)
def test_the_end_says_who_won_and_by_what(rule: str, damage: int, said: str) -> None:
    g = Match(light={"enhancements": "trench-run@death-star-dial"}).g
    g.things[g.dial_thing].damage = damage
    g.outcome = Outcome((L,), rule)
    assert Teller("ru").outcome(g).startswith("Побеждает Игрок 1")
    assert said in Teller("ru").outcome(g)


def test_a_question_in_mid_effect_says_what_is_going_on() -> None:
    g = Match(light={"units": "yoda"}).g
    teller = Teller("en", ("Ann", "Bob"))
    asked = Decision(L, "action", (), "deployment")
    assert teller.prompt(g, asked) == "Deployment phase: play units and enhancements, or pass"
    other = Decision(D, "action", (), "deployment")
    assert teller.prompt(g, other) == "Deployment phase: take an action, or pass"


@pytest.mark.parametrize(
    ("language", "turn", "choke"),
    [
        (
            "en",
            "Your opponent's turn begins. Use Counsel of the Sith's reaction?",
            "Force Choke is about to take effect.",
        ),
        (
            "ru",
            "Начинается ход соперника. Применить реакцию директивы «Наставления ситхов»?",
            "Сейчас сработает «Удушение Силой».",
        ),
    ],
)
def test_a_window_names_its_moment_and_the_one_card_that_answers(
    language: str, turn: str, choke: str
) -> None:
    teller = Teller(language)
    objectives = {"objectives": "counsel-of-the-sith imperial-command shadows-of-dathomir"}
    match = Match("balance", L, {}, objectives).until("use counsel-of-the-sith")
    assert teller.prompt(match.g, match.g.decision) == turn
    match = Match("deployment", D, {"units": "c-3po yoda"}, {"hand": "force-choke"})
    match.do("play force-choke").at("interrupt", L)
    assert teller.prompt(match.g, match.g.decision).startswith(choke)


@pytest.mark.parametrize(
    ("language", "said", "clause"),
    [
        ("en", "from the enhanced unit — not possible", "it is an interrupt"),
        ("ru", "к которому она прикреплена — нельзя", "это перехват"),
    ],
)
def test_a_refusal_is_one_sentence_and_cites_what_forbids_it(language: str, said: str, clause: str) -> None:
    light = {"hand": "counter-stroke", "units": "yoda", "enhancements": "trust-your-feelings@yoda"}
    match = Match("deployment", L, light)
    teller = Teller(language)
    told = [teller.refusal(match.g, L, refusal).replace("\u00a0", " ") for refusal in match.g.refusals()]
    assert any(said in text for text in told), told
    assert any(clause in text and wording("cardgame.interrupt.label", language).rule in text for text in told)
