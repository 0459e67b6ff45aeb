from __future__ import annotations

import re
from io import StringIO
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from tests.games.outer_rim.positions import choose, contact, give, keys, position, to_encounter

from dejarik.games.outer_rim import GAME, Setup
from dejarik.games.outer_rim.abilities.vocabulary.flow import Nothing, RunFight
from dejarik.games.outer_rim.cards.editions import EDITION, in_box
from dejarik.games.outer_rim.cards.facts import slug
from dejarik.games.outer_rim.cards.library import ABILITIES, CARDS, CHARACTERS, CONTACTS, PATROLS, SHIPS
from dejarik.games.outer_rim.events import AiCardDrawn
from dejarik.games.outer_rim.pieces import Secret
from dejarik.games.outer_rim.rules.map import TILES, map_of
from dejarik.games.outer_rim.rules.solo import AI_CARDS
from dejarik.games.outer_rim.show import showcase, terminal
from dejarik.games.outer_rim.show.terminal import board as drawn
from dejarik.games.outer_rim.show.terminal import face
from dejarik.games.outer_rim.show.terminal_map import Galaxy
from dejarik.games.outer_rim.show.web import board
from dejarik.games.outer_rim.text import Teller
from dejarik.kernel import observe

LANGUAGES = ("en", "ru")
FOLDER = Path(terminal.__file__).parents[1] / "words"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name(lang: str) -> None:
    teller = Teller(lang)
    for code in (*CHARACTERS, *SHIPS, *CONTACTS):
        assert teller.words.has(f"name-{code}"), code
    for code in CARDS:
        assert teller.names.card(code) != code, code
    for space in map_of(TILES).spaces:
        assert teller.names.space(space) != space, space
    assert len({teller.names.space(space) for space in map_of(TILES).spaces}) == 45
    for code in PATROLS:
        assert str(teller.names.patrol(code))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ability_is_said(lang: str) -> None:
    teller = Teller(lang)
    for ability in ABILITIES.values():
        if not ability.ref.startswith("try."):
            assert "{" not in teller.effects.text(ability.effect), ability.ref
            if ability.condition is not None:
                assert teller.effects.clauses.condition(ability.condition), ability.ref


def begins(title: str) -> bool:
    """Whether it begins as a sentence or title does."""
    first = title.lstrip("«“")[0]
    return first == first.upper()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_of_the_solo_opponent_can_be_read_and_is_named_when_it_is_drawn(lang: str) -> None:
    teller = Teller(lang)
    faces = {code: showcase.face(code, lang) for code in AI_CARDS}
    assert len({tuple(face.abilities) for face in faces.values()}) == len(faces) == 10
    for code, shown in faces.items():
        card = AI_CARDS[code]
        assert len(shown.abilities) == 3 + card.reshuffles
        for line, items in zip(shown.abilities, (card.planning, card.action, card.encounter), strict=False):
            assert line.count("\n• ") == len(items)
    assert "8" in faces["ai-1"].abilities[2]
    drawn_card = AiCardDrawn("ai-3")
    (told,) = teller.log(position("bossk", "han-solo", solo=True), [drawn_card], 0).lines
    assert faces["ai-3"].name.casefold() in told.text.casefold()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_says_that_it_does_nothing(lang: str) -> None:
    nothing = Teller(lang).effects.text(Nothing())
    for code in showcase.codes():
        shown = showcase.face(code, lang)
        assert nothing not in (*shown.abilities, *(section.text for section in shown.sections)), code


@pytest.mark.parametrize(("lang", "mark"), [("en", ","), ("ru", "\N{NARROW NO-BREAK SPACE}")])
def test_thousands_are_set_apart_in_one_way(lang: str, mark: str) -> None:
    apart = set()
    for code in showcase.codes():
        face = showcase.face(code, lang)
        said = [fact.value for fact in face.facts] + [section.text for section in face.sections]
        for text in (*face.abilities, *said):
            apart.update(re.findall(r"(?<![\w-])\d{1,2}(\D?)000\b", text))
    assert apart == {mark}
    assert Teller(lang).names.number(-12_000, "+") == f"\N{MINUS SIGN}12{mark}000"


@pytest.mark.parametrize(
    ("lang", "planets", "navpoints", "rival"),
    [
        (
            "en",
            "on an Imperial planet and it has none of your damage tokens",
            "at a navpoint",
            "more fame than you",
        ),
        (
            "ru",
            "на планете Империи и на ней нет вашего жетона повреждений",
            "в узловой точке",
            "больше славы, чем у вас",
        ),
    ],
)
def test_faces_say_when_an_ability_can_be_used(lang: str, planets: str, navpoints: str, rival: str) -> None:
    printed = Teller(lang).printed
    assert planets in printed.character(CHARACTERS["jyn-erso"], flipped=False)[0]
    assert navpoints in printed.card(CARDS["dejarik-holotable"])[0]
    assert rival in printed.sheet(SHIPS["firespray-31"].front)[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_questions_answers_events_and_refusals_are_said(lang: str, players: int) -> None:
    teller = Teller(lang)
    for seed in range(2):
        g = GAME.new(Setup(players), seed)
        dice = Random(seed)
        for _ in range(700):
            if g.outcome is not None:
                assert teller.outcome(g)
                break
            decision = g.decision
            assert teller.prompt(g, decision)
            for option in decision.options:
                assert teller.option(g, decision, option), g.key(option)
            for refusal in g.refusals()[:5]:
                assert teller.refusal(g, decision.seat, refusal)
            for line in teller.log(g, g.choose(dice.randrange(len(decision.options))), 0).lines:
                assert begins(line.text), line
                assert "  " not in line.text
                assert not line.text.endswith((" .", "..")), line
            teller.resolving(g)


@pytest.mark.rule("outer_rim.secret.own-peek")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_player_reads_own_secrets_and_how_far_everybody_has_come(lang: str) -> None:
    g = position("boba-fett", "doctor-aphra")
    g.players[0].tokens = 1
    for seat, card in enumerate(("blind-spot", "dealers-tell")):
        g.players[seat].secrets = (Secret(card, CARDS[card].deck, next(iter(CARDS[card].secrets))),)
    teller = Teller(lang)
    console = Console(width=80, record=True, file=StringIO())
    console.print(drawn(observe(g, 0), teller, 80))
    shown = " ".join(console.export_text().replace("│", " ").split())
    assert teller.words.say("screen-secrets", list=teller.names.card("blind-spot")) in shown
    assert teller.words.say("screen-secrets", list="1") in shown
    assert teller.names.card("dealers-tell") not in shown
    for seat, tokens in ((0, "1/2"), (1, "0/2")):
        assert f"{teller.printed.goal(g.players[seat].character)} ({tokens})" in shown


@pytest.mark.rule("outer_rim.solo-ai.goal-tokens.mark-destinations")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_solo_player_sees_where_the_opponent_is_going_and_jyns_marks(lang: str) -> None:
    g = position("jyn-erso", "han-solo", solo=True)
    g.players[0].marks = ("lothal",)
    give(g, 1, "food-supplies")
    teller = Teller(lang)
    console = Console(width=80, record=True, file=StringIO())
    console.print(drawn(observe(g, 0), teller, 80))
    shown = " ".join(console.export_text().replace("│", " ").split())
    assert teller.words.say("screen-goal-tokens", list=teller.names.known("nal-hutta")) in shown
    assert f"{teller.printed.goal('jyn-erso')} (1/2)" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_is_torn_apart_on_a_card(lang: str) -> None:
    teller = Teller(lang)
    for code in CARDS:
        console = Console(width=80, record=True, file=StringIO())
        console.print(face(code, teller))
        assert not [line for line in console.export_text().splitlines() if line.startswith("│ 000")], code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_is_drawn_with_players_and_patrols(lang: str) -> None:
    g = position("han-solo", "bossk")
    console = Console(width=110, record=True, file=StringIO())
    console.print(drawn(observe(g, 0), Teller(lang), 110))
    shown = console.export_text()
    planet = Teller(lang).names.known("tatooine").upper()
    assert f"{planet} 0[1]" in shown  # here one stands: everything is as far as its number says
    near = Teller(lang).names.known("ryloth").upper()
    assert f"{near} {g.map.distance['tatooine']['ryloth']}" in shown
    far = g.map.distance["tatooine"]
    assert f"{far[g.patrols['rebel']]}[R]" in shown
    assert f"~{far['maelstrom']}" in shown
    assert len([line for line in shown.splitlines() if len(line) > 110]) == 0
    console.print(face("the-kessel-run", Teller(lang)))
    assert keys(g)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_marks_where_one_has_an_errand_and_breaks_where_the_screen_ends(lang: str) -> None:
    g = position("han-solo", "bossk")
    give(g, 0, "stolen-supplies")
    teller = Teller(lang)
    drawn_map = Galaxy(g, teller, 0).lines(76)
    assert max(map(len, drawn_map)) <= 76
    kessel = teller.names.known("kessel").upper()
    assert any(f"{kessel}! " in line for line in drawn_map)
    assert not any("!" in line for line in Galaxy(g, teller, 1).lines(76))
    whole = Galaxy(g, teller, 0).lines(500)
    assert len(whole) == 3
    assert whole[1].count("|") == 2 * 4 + 1 + 2  # navpoints; planets side by side; Kessel


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_section_of_every_encounter_has_a_story_of_its_own(lang: str) -> None:
    teller = Teller(lang)
    cards = [CARDS[code] for code in in_box(CARDS, EDITION)]
    told = [
        teller.stories.section(card.code, where)
        for card in cards
        for where in (*card.sections, *sorted(card.secrets))
    ]
    assert len(told) == len(set(told)) == 200
    for card in cards:
        if card.deck in {"databank", "job"}:
            told.append(teller.stories.card(card.code))
            assert told[-1], card.code
    assert len(told) == len(set(told))


def words_of(story: str) -> set[str]:
    return {word for word in re.findall(r"\w+", story.casefold()) if len(word) > 3}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_story_is_nearly_another(lang: str) -> None:
    stories = [
        words_of(line.partition(" = ")[2])
        for file in sorted((FOLDER / lang / "stories").iterdir())
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.startswith("story-") and len(line.split()) > 8  # labels may well be alike
    ]
    for one, other in combinations(stories, 2):
        assert len(one & other) <= 0.5 * min(len(one), len(other)), one & other


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_face_that_says_whose_it_is(lang: str) -> None:
    teller = Teller(lang)
    ours = teller.words.say("face-original")
    for card in CARDS.values():
        console = Console(width=90, record=True, file=StringIO())
        console.print(face(card.code, teller))
        shown = console.export_text()
        assert (ours in shown) == card.original, card.code
        assert bool(teller.effects.origin(card)) == bool(card.original or card.ours), card.code
        for one in card.dice:
            assert teller.printed.card(card), one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_enemies_on_cards_have_names_in_every_language(lang: str) -> None:
    names = Teller(lang).names
    enemies = {op.enemy for one in ABILITIES.values() for op in one.code if isinstance(op, RunFight)}
    assert len(enemies) >= 25
    for enemy in enemies:
        assert names.words.has(f"name-{slug(enemy)}"), enemy
        assert names.known(enemy)
        assert showcase.face(enemy, lang).name == names.title(enemy), enemy


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_asks_for_a_contact_is_answered_under_that_code(lang: str) -> None:
    found = [showcase.face(code, lang) for code in CONTACTS]
    names = Teller(lang).names
    assert [(face.code, face.name) for face in found] == [(code, names.title(code)) for code in CONTACTS]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_read_by_itself_begins_with_a_capital_letter(lang: str) -> None:
    g = position("doctor-aphra", "boba-fett")
    contact(g, "tatooine.1", "doctor-evazan", faceup=True)
    to_encounter(g)
    choose(g, "contact tatooine.1")
    teller = Teller(lang)
    shown = board(observe(g, 0).view, 0, teller)
    assert shown.reading is not None
    titles = [
        shown.reading.name,
        *(side.name for side in shown.players),
        *(side.ship_name for side in shown.players),
    ]
    titles += [slot.name for planet in shown.spaces for slot in planet.slots if slot.contact]
    titles += [choice.name for choice in showcase.ready_made(lang)]
    for one in (showcase.face(code, lang) for code in (*showcase.codes(), *CONTACTS)):
        titles += [one.name, one.type_line, *(fact.name for fact in one.facts)]
        titles += [section.title for section in one.sections if section.title]
    titles += [line.text for line in teller.log(g, g.news, 0).lines] + [
        *teller.resolving(g),
        teller.prompt(g, g.decision),
    ]
    assert [title for title in titles if not begins(title)] == []
    assert {"en": "reads “Doctor Evazan” in", "ru": "читает карту базы данных «Доктор Эвазан»"}[
        lang
    ] in " ".join(titles)


def test_within_a_sentence_a_rank_is_written_small() -> None:
    names = Teller("ru").names
    assert (names.known("doctor-aphra"), names.title("doctor-aphra")) == ("доктор Афра", "Доктор Афра")
