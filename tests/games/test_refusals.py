"""Why something cannot be done names what is in the way now, with its numbers, not the rule alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from dejarik import games
from dejarik.kernel import Refusal


def refused(name: str, rule: str, lang: str) -> Iterator[tuple[Any, Refusal, str]]:
    """Refusals by one rule in random matches, in words."""
    rules, teller = games.find(name), games.modules(name).seating.teller(lang)
    for seed in range(8):
        g, luck = rules.new(rules.random_setup(seed), seed), Random(seed)
        for _ in range(250):
            if g.outcome is not None:
                break
            for refusal in g.refusals():
                if refusal.rule == rule:
                    yield g, refusal, teller.refusal(g, g.decision.seat, refusal)
            g.choose(luck.choice(g.decision.options), g.decision.seat)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    ("name", "rule", "numbers"),
    [
        ("destiny", "destiny.action.play.step-4-cost", ("cost", "have")),
        ("cardgame", "cardgame.resource.insufficient", ("cost", "available")),
        ("outer_rim", "outer_rim.movement.hyperdrive-limit", ("hyperdrive",)),
        ("outer_rim", "outer_rim.market.buy.cannot-afford", ("price", "credits")),
    ],
)
def test_numbers_are_named(name: str, rule: str, numbers: tuple[str, ...], lang: str) -> None:
    _, refusal, text = next(refused(name, rule, lang))
    digits = "".join(sign for sign in text if sign.isdigit() or sign == " ")
    for number in numbers:
        assert str(refusal.numbers[number]) in "".join(digits.split()), text


def test_how_far_it_is_is_named() -> None:
    g, refusal, text = next(refused("outer_rim", "outer_rim.movement.hyperdrive-limit", "en"))
    far = g.map.distance[g.players[g.decision.seat].space][refusal.option.subject]
    assert f"{far} spaces away" in text


def test_a_card_that_has_a_condition_names_it() -> None:
    found = refused("destiny", "destiny.term.play-restriction.only", "en")
    teller = games.modules("destiny").seating.teller("en")
    for _, refusal, text in found:
        restriction = teller.card(str(refusal.option.subject)).abilities[0]  # type: ignore[attr-defined]
        assert text.endswith(restriction)
        return
    raise AssertionError("no such refusal")


def test_what_is_in_the_way_is_named() -> None:
    for name, rule, why in (
        ("destiny", "destiny.action.activate.ready-only", "it is exhausted"),
        ("outer_rim", "outer_rim.market.action.on-planet", "you are not on a planet"),
        ("outer_rim", "outer_rim.job.attempt-at-destination", "its destination is"),
    ):
        assert why in next(refused(name, rule, "en"))[2]
