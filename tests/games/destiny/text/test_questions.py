"""Questions, answers, the log, refusals and what is being resolved: all of it in words, for all who look."""

from __future__ import annotations

import random

import pytest
from tests.asked import decisions, options
from tests.games.destiny.text.samples import SAMPLES

import dejarik.games.destiny as destiny
from dejarik.games.destiny import GAME, Destiny
from dejarik.games.destiny import events as ev
from dejarik.games.destiny.rules.occasions import Occasion
from dejarik.games.destiny.text import Teller
from dejarik.games.destiny.text.log import UNTOLD
from dejarik.kernel import Decision, Option, Procedure, Refusal, observe
from dejarik.rules.catalog import wording
from dejarik.story import Told
from dejarik.words import Words, languages
from dejarik.words.vocabulary import kebab

WORDS = {language: Words(language, game="destiny") for language in languages()}

in_every_language = pytest.mark.parametrize("language", languages())


@in_every_language
def test_every_kind_of_decision_has_a_question(language: str) -> None:
    assert [kind for kind in decisions(destiny) if not WORDS[language].has(f"prompt-{kind}")] == []


@in_every_language
def test_every_kind_of_option_has_an_answer(language: str) -> None:
    assert [kind for kind in options(destiny) if not WORDS[language].has(f"option-{kind}")] == []


def happening() -> list[type]:
    """The events that happen, without those that only others are made of."""
    return [cls for cls in SAMPLES.classes(ev.Event) if not cls.__subclasses__()]


@in_every_language
def test_every_event_is_told_or_left_out_on_purpose(language: str) -> None:
    names = [kebab(cls.__name__) for cls in happening() if not issubclass(cls, UNTOLD)]
    assert [name for name in names if not WORDS[language].has(f"event-{name}")] == []


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


def told(language: str, g: Destiny, *news: ev.AnyEvent, viewer: int | None = 0) -> list[str]:
    return [line.text for line in Teller(language).log(g, news, viewer).lines]


def new() -> Destiny:
    return GAME.new(GAME.samples()["obi-wan against grievous"], seed=1)


def named(g: Destiny, code: str) -> list[int]:
    return [thing.id for thing in g.things.values() if thing.card == code]


def test_twins_are_numbered_and_dice_named_after_their_cards() -> None:
    g = new()
    russian, english = Teller("ru"), Teller("en")
    first, second = named(g, "09019")
    assert [russian.thing(g, first), russian.thing(g, second)] == [
        "Дроид-коммандос № 1",
        "Дроид-коммандос № 2",
    ]
    assert english.thing(g, second) == "Commando Droid #2"
    (obi_wan,) = named(g, "09057")
    assert english.thing(g, obi_wan) == "Obi-Wan Kenobi"
    assert [english.die(g, die) for die in g.dice_on(obi_wan)] == [
        "Obi-Wan Kenobi's die #1",
        "Obi-Wan Kenobi's die #2",
    ]
    assert english.die(g, g.dice_on(second)[0]) == "Commando Droid #2's die"
    assert russian.die(g, g.dice_on(second)[0]) == "кубик Дроида-коммандос № 2"


def test_in_a_mirror_match_cards_are_told_apart_by_their_players() -> None:
    g = GAME.new(GAME.samples()["obi-wan mirror"], seed=1)
    teller = Teller("ru", players=("Анна", ""))
    assert [teller.thing(g, thing) for thing in named(g, "09057")] == [
        "Оби-Ван Кеноби (Анна)",
        "Оби-Ван Кеноби (Игрок 2)",
    ]
    assert [teller.player(seat) for seat in (0, 1)] == ["Анна", "Игрок 2"]


def test_only_who_drew_reads_which_cards() -> None:
    g = new()
    drawn = ev.Drawn(0, ("09118", "09163"))
    assert told("en", g, drawn, viewer=0) == ["Player 1 draws 2 cards: Lightsaber and Block."]
    assert told("en", g, drawn, viewer=1) == ["Player 1 draws 2 cards."]
    assert told("en", g, drawn, viewer=None) == ["Player 1 draws 2 cards."]


def test_a_character_that_is_gone_keeps_its_name_in_the_log() -> None:
    g = new()
    (grievous,) = named(g, "09021")
    del g.things[grievous]
    g.history.append(ev.Defeated(1, grievous, "09021"))
    dealt = (ev.DamageBlocked(grievous, 1), ev.DamageDealt(0, grievous, 3, 2, "melee"))
    assert told("ru", g, *dealt) == ["Генералу Гривусу нанесено 3 ближних урона, из них заблокировано 1."]
    assert told("en", g, *dealt) == ["General Grievous takes 2 of 3 melee damage (1 blocked)."]


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
    (satine,) = named(g, "09091")
    option = Option("activate", satine)
    offered = Teller("ru").option(g, Decision(0, "action", (option,)), option)
    refusal = Refusal(option, "destiny.action.activate.ready-only")
    assert offered == "Активировать Сатин Крайз"
    assert Teller("ru").refusal(g, 0, refusal).startswith(f"{offered} — нельзя (карта повёрнута). ")
