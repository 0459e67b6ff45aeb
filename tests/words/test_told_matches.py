"""The log, the questions and the options of matches read well in every language."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

from dejarik import games
from dejarik.kernel import Match
from dejarik.words import languages
from dejarik.words.style import faults, small_beginning

CHOICES = 60


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.names())
def test_what_a_match_says_is_well_edited(game: str, language: str) -> None:
    rules = games.find(game)
    match, luck = Match(rules, next(iter(rules.samples().values())), 1), Random(1)
    teller = import_module(f"dejarik.games.{game}.show.seating").teller(language)
    problems: set[str] = set()
    for _ in range(CHOICES):
        g = match.state
        if g.outcome is not None:
            break
        decision = g.decision
        said = [
            teller.prompt(g, decision),
            *(teller.option(g, decision, each) for each in decision.options if each.kind != "side"),
        ]
        news = match.choose(g.key(luck.choice(decision.options)), decision.seat)
        said += [line.text for line in teller.log(match.state, news, None).lines]
        for text in said:
            problems.update(f"{text}: {fault}" for fault in (*faults(language, text), *small_beginning(text)))
    assert not problems, "\n" + "\n".join(sorted(problems))
