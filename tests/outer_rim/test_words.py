from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console
from tests.outer_rim.table import keys, table

from dejarik.games.outer_rim import GAME, Setup
from dejarik.games.outer_rim.library import ABILITIES, CARDS, CHARACTERS, CONTACTS, PATROLS, SHIPS
from dejarik.games.outer_rim.map import TILES, board
from dejarik.games.outer_rim.screen import board as drawn
from dejarik.games.outer_rim.screen import face
from dejarik.games.outer_rim.text import Teller
from dejarik.kernel import observe

LANGUAGES = ("en", "ru")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name(lang: str) -> None:
    teller = Teller(lang)
    for code in (*CHARACTERS, *SHIPS, *CONTACTS):
        assert teller.words.has(f"name-{code}"), code
    for code in CARDS:
        assert teller.names.card(code) != code, code
    for space in board(TILES).spaces:
        assert teller.names.space(space) != space, space
    assert len({teller.names.space(space) for space in board(TILES).spaces}) == 46
    for code in PATROLS:
        assert teller.names.patrol(code)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ability_is_said(lang: str) -> None:
    teller = Teller(lang)
    for ability in ABILITIES.values():
        if not ability.ref.startswith("try."):
            assert "{" not in teller.effects.say(ability.effect), ability.ref


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
            for event in g.choose(dice.randrange(len(decision.options))):
                teller.event(g, event, 0)
            teller.resolving(g)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_is_drawn_with_players_and_patrols(lang: str) -> None:
    g = table("han-solo", "bossk")
    console = Console(width=110, record=True, file=StringIO())
    console.print(drawn(observe(g, 0), Teller(lang), 110))
    shown = console.export_text()
    planet = Teller(lang).names.known("tatooine").upper()
    assert f"{planet}[1]" in shown
    assert "o[R]" in shown
    assert "*" in shown
    assert len([line for line in shown.splitlines() if len(line) > 110]) == 0
    console.print(face("the-kessel-run", Teller(lang)))
    assert keys(g)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_section_of_every_encounter_has_a_story_of_its_own(lang: str) -> None:
    teller = Teller(lang)
    told = [
        teller.effects.story(card.code, where)
        for card in CARDS.values()
        for where in (*card.sections, *sorted(card.secrets))
    ]
    assert len(told) == len(set(told)) >= 140
    for card in CARDS.values():
        assert teller.effects.card(card) or card.type in {"service", ""}, card.code
