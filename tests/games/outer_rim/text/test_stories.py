"""Stories: which texts the cards call for, how long they are, and that the sections offer decisions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tests.games.outer_rim.positions import (
    B,
    C,
    choose,
    contact,
    dice,
    give,
    news,
    position,
    put,
    resolve,
    to_encounter,
    top,
)

from dejarik.games.outer_rim import text
from dejarik.games.outer_rim.abilities.ability import READ_OUT, Ability, Effect, ReadOn, Resolve
from dejarik.games.outer_rim.abilities.places import ALWAYS, ASKED, MAYBE
from dejarik.games.outer_rim.abilities.vocabulary.flow import (
    ByReputation,
    Choose,
    Fork,
    If,
    May,
    RunTest,
    Seq,
    To,
    Told,
)
from dejarik.games.outer_rim.abilities.vocabulary.players import Gamble
from dejarik.games.outer_rim.abilities.vocabulary.resources import Credits
from dejarik.games.outer_rim.cards.facts import JOB, MARKET, Card
from dejarik.games.outer_rim.cards.library import ABILITIES, CARDS
from dejarik.games.outer_rim.show import showcase
from dejarik.games.outer_rim.show.seating import teller
from dejarik.games.outer_rim.show.web import board, motion
from dejarik.games.outer_rim.text.stories import COMPLETED, FAILED, message
from dejarik.kernel import observe

LANGUAGES = ("en", "ru")
STORIES = Path(text.__file__).parents[1] / "words"
ENCOUNTERS = (
    "cantonica-ord-mantell",
    "kessel-maelstrom",
    "lothal-mon-calamari",
    "navpoints",
    "ring-of-kafrene-takodana",
    "ryloth-naboo",
    "tatooine-nal-hutta",
)
FILES = (*ENCOUNTERS, "contacts", "databank", "jobs")

STORY, LINE, LABEL = (20, 45), (8, 25), (1, 6)  # how many words


def file_of(card: Card) -> str:
    """The file that a card's stories are in; nothing for cards that tell none."""
    if card.deck in ENCOUNTERS:
        return card.deck
    if card.deck == "job" or card.type == JOB or any(one.clause == "job" for one in card.abilities):
        return "jobs"
    if card.deck in MARKET:
        return ""
    return "contacts" if card.code.startswith("meeting-") else "databank"


def told_on(card: Card) -> list[tuple[str, Ability | None]]:
    """The sections of a card that have a story, each with its ability; secrets have none."""
    if card.deck in ENCOUNTERS:
        kept: list[tuple[str, Ability | None]] = [(where, None) for where in sorted(card.secrets)]
        return [(where, ABILITIES[ref]) for where, ref in card.sections.items()] + kept
    return [("", next((one for one in card.abilities if one.clause in READ_OUT), None))]


class Called:
    """What the definitions of a file's cards call for: messages with the number of words they may have."""

    def __init__(self, file: str) -> None:
        self.needed: dict[str, tuple[int, int]] = {}
        self.allowed: dict[str, tuple[int, int]] = {}
        for card in CARDS.values():
            if file_of(card) == file:
                for section, ability in told_on(card):
                    self.needed[message(card.code, section)] = STORY
                    self._places(card.code, section, ability)
                if card.type == JOB:
                    self._ends(card)

    def _places(self, card: str, section: str, ability: Ability | None) -> None:
        for place in ability.places.values() if ability is not None else ():
            at = message(card, section, place.path)
            if place.told == ASKED:
                self.needed |= {message(card, section, label): LABEL for label in place.labels}
            elif place.told == ALWAYS:
                self.needed[at] = LINE
            elif place.told == MAYBE:
                self.allowed[at] = LINE

    def _ends(self, card: Card) -> None:
        """A job of several tests ends with words of its own; of others the test says enough."""
        job = next((one for one in card.abilities if one.clause == "job"), None)
        tests = sum(isinstance(op, RunTest) for op in job.code) if job is not None else 0
        ends = {message(card.code, "", end): LINE for end in (COMPLETED, FAILED)}
        (self.needed if card.resolves or tests > 1 else self.allowed).update(ends)


@cache
def called_for(file: str) -> Called:
    return Called(file)


@cache
def written(lang: str, file: str) -> dict[str, str]:
    lines = (STORIES / lang / "stories" / f"{file}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^(story-[\w-]+) = (.+)$", lines, re.MULTILINE))


def words_in(told: str) -> int:
    return len(re.findall(r"[\w''-]*\w", told))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_of_stories_belongs_to_a_deck(lang: str) -> None:
    assert sorted(path.stem for path in (STORIES / lang / "stories").iterdir()) == sorted(FILES)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_told_that_nobody_would_read(lang: str, file: str) -> None:
    called = called_for(file)
    assert sorted(written(lang, file).keys() - called.needed.keys() - called.allowed.keys()) == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_the_cards_call_for_is_told(lang: str, file: str) -> None:
    assert sorted(called_for(file).needed.keys() - written(lang, file).keys()) == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_stories_lines_and_labels_are_neither_thin_nor_long(lang: str, file: str) -> None:
    called = called_for(file)
    lengths = called.allowed | called.needed
    counted = {name: words_in(told) for name, told in written(lang, file).items()}
    wrong = {
        f"{name}: {count}"
        for name, count in counted.items()
        if not lengths[name][0] <= count <= lengths[name][1]
    }
    assert sorted(wrong) == []


def decides(effect: Effect) -> bool:
    """Whether a player really decides something before the dice do. To buy, move or look at is not enough."""
    match effect:
        case Choose():
            return len(effect.choices) > 1
        case May() | Gamble():
            return True
        case ByReputation():
            return sum(map(decides, effect.levels().values())) >= 2
        case If():
            return decides(effect.then) and decides(effect.otherwise)
        case Seq():
            return any(map(decides, effect.effects))
        case To():
            return decides(effect.effect)
    return False


@pytest.mark.parametrize("deck", ENCOUNTERS)
def test_two_sections_in_three_offer_a_decision(deck: str) -> None:
    sections = [ref for card in CARDS.values() if card.deck == deck for ref in card.sections.values()]
    idle = [ref for ref in sections if not decides(ABILITIES[ref].effect)]
    assert len(idle) <= len(sections) / 3, idle


def effects_in(effect: Effect) -> Iterator[Effect]:
    """The effects that an effect holds, wherever it holds them."""
    for name in effect.__struct_fields__:
        held = getattr(effect, name)
        yield from (one for one in (held if isinstance(held, tuple) else (held,)) if isinstance(one, Effect))


def test_the_branches_of_an_effect_are_all_the_effects_in_it() -> None:
    seen: set[type[Effect]] = set()

    def check(effect: Effect) -> None:
        seen.add(type(effect))
        branches = [branch.effect for branch in effect.branches() if branch.effect is not None]
        assert sorted(map(repr, branches)) == sorted(map(repr, effects_in(effect))), effect
        for branch in branches:
            check(branch)

    for ability in list(ABILITIES.values()):
        check(ability.effect)
    assert len(seen) > 40
    assert not {Told, Fork} & seen  # they are made only when code is laid out


def test_what_is_asked_has_labels_and_what_is_read_has_none() -> None:
    for ability in list(ABILITIES.values()):
        paths = [place.path for place in ability.places.values() if place.told != ASKED]
        assert len(paths) == len(set(paths)), ability.ref
        for number, place in ability.places.items():
            assert isinstance(ability.code[number], ReadOn) == (place.told != ASKED), ability.ref
            assert bool(place.labels) == (place.told == ASKED), ability.ref


def test_paths_go_by_choices_outcomes_and_skills() -> None:
    def paths(ref: str) -> list[str]:
        return [place.path for place in ABILITIES[ref].places.values()]

    assert paths("the-drowned-archive.job") == [
        "knowledge",
        "knowledge-success",
        "knowledge-failure",
        "strength",
        "strength-success",
        "strength-failure",
    ]
    assert "piloting-2-failure" in paths("less-than-twelve-parsecs.job")
    assert paths("meeting-boshek.databank") == ["", "2-success", "2-failure"]
    assert paths("lost-faith.databank") == ["success", "failure"]


@pytest.mark.rule("outer_rim.encounter.space.read-aloud")
def test_what_comes_of_a_test_is_told_where_it_stands_in_the_story() -> None:
    g = position("bossk", "jyn-erso")
    dice(g, "bossk", C, C, B, B)
    give(g, 0, "relic-of-the-past")
    put(g, 0, "mon-calamari")
    choose(g, "stay", "done", "job relic-of-the-past")
    assert [event.card for event in news(g, "JobAttempted")] == ["relic-of-the-past"]
    assert [(event.card, event.section, event.path) for event in news(g, "StoryTold")] == [
        ("the-drowned-archive", "job", path)
        for path in ("knowledge", "knowledge-success", "strength", "strength-failure")
    ]
    kinds = [type(event).__name__ for event in g.news]
    assert kinds.index("TestMade") < kinds.index("StoryTold", kinds.index("TestMade"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_is_labeled_and_its_outcome_stands_in_the_log(lang: str) -> None:
    g = position("bossk", "jyn-erso")
    top(g, "tatooine-nal-hutta", "krayt-bones")
    dice(g, "bossk", B, B)
    to_encounter(g)
    choose(g, "explore")
    words = teller(lang)
    options = [words.option(g, g.decision, option) for option in g.decision.options]
    effect = ABILITIES["krayt-bones.tatooine"].effect
    assert isinstance(effect, Choose)
    for number, (option, choice) in enumerate(zip(options, effect.choices, strict=True), 1):
        label = words.stories.at("krayt-bones", "tatooine", str(number))
        assert label
        assert option == f"{label}: {words.effects.phrase(choice)}"
    told = [line.text for line in words.log(g, g.choose(g.find(g.decision, "choice 2")), 0).lines]
    assert words.stories.at("krayt-bones", "tatooine", "2-failure") in told
    assert words.stories.at("krayt-bones", "tatooine", "2-success") not in told


def test_without_a_story_a_choice_is_said_by_what_it_does() -> None:
    g = position("bossk", "jyn-erso")
    resolve(g, Choose((Credits(1_000), Credits(2_000))))
    words = teller("en")
    assert [words.option(g, g.decision, option) for option in g.decision.options] == [
        "Gain 1,000 credits",
        "Gain 2,000 credits",
    ]
    resolve(g, May(Credits(1_000)))
    assert [words.option(g, g.decision, option) for option in g.decision.options] == ["Yes", "No"]


def test_abilities_of_assets_tell_nothing() -> None:
    g = position("bossk", "jyn-erso")
    put(g, 1, "tatooine")
    g.players[0].fame = g.players[1].fame = 1
    for ability in ABILITIES.values():
        if ability.clause not in READ_OUT and ability.places:
            frame = Resolve(ability.ref, 0, "")
            frame.pc = next(iter(ability.places)) + 1
            g.news = []
            ReadOn().run(g, frame)
            assert g.news == []


@pytest.mark.rule("outer_rim.job.resolves-databank-card")
def test_a_job_is_read_test_by_test() -> None:
    g = position("doctor-aphra", "jyn-erso")  # who is asked before every test
    dice(g, "doctor-aphra", C, C, C, C)
    give(g, 0, "relic-of-the-past")
    put(g, 0, "mon-calamari")
    choose(g, "stay", "done", "job relic-of-the-past")
    words = teller("en")
    for skill, other in (("Knowledge", "Strength"), ("Strength", "Knowledge")):
        reading = board(observe(g, 0).view, 0, words).reading
        assert reading is not None
        assert reading.story == words.stories.card("the-drowned-archive")
        for shown in (reading.text, words.resolving(observe(g, 0).view)[-3]):
            assert skill.casefold() in shown.casefold()
            assert other.casefold() not in shown.casefold()
        choose(g, "pass")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_face_of_a_databank_card_has_its_story(lang: str) -> None:
    (section,) = showcase.face("meeting-lobot", lang).sections
    assert (section.id, section.title, section.text) == ("databank", "", "")
    assert section.story == teller(lang).stories.card("meeting-lobot")


def test_events_of_a_story_go_to_the_screen_as_places() -> None:
    g = position("bossk", "jyn-erso")
    contact(g, "tatooine.1", "boshek", faceup=True)
    dice(g, "bossk", C, C)
    to_encounter(g)
    choose(g, "contact tatooine.1", "choice 2")
    (told,) = news(g, "StoryTold")
    assert motion(told, 0) == (
        "StoryTold",
        {"seat": 0, "card": "cmeeting-boshek", "section": "databank", "path": "2-success"},
    )
