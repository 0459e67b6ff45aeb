"""A hint gives its reason, in the reader's language."""

from __future__ import annotations

import pytest
from tests.server.nodes import BOT, FRIEND, HOTSEAT, ME, Person, RunningNode

from dejarik.games import find
from dejarik.games.destiny.kinds import Do
from dejarik.kernel import observe
from dejarik.lab.reasons import usual_reason
from dejarik.words import languages, shared_words


@pytest.mark.parametrize("lang", languages())
def test_an_option_that_differs_in_nothing_has_the_reason_of_its_kind(lang: str) -> None:
    rules = find("destiny")
    g = rules.new(rules.samples()["rey against kylo-ren"], 1)
    while g.decision.kind != "action":
        g.choose(g.decision.options[-1], g.decision.seat)
    seen = observe(g, g.decision.seat)
    options = {option.kind: option for option in seen.options}
    words = shared_words(lang, "destiny")
    assert usual_reason(seen, options[Do.ACTIVATE], lang) == words.say("hint-activate")
    assert usual_reason(seen, options[Do.REROLL], lang) == words.say("hint-action-reroll")


@pytest.mark.parametrize("lang", languages())
def test_where_nobody_wrote_a_reason_the_bot_speaks_for_itself(lang: str) -> None:
    rules = find("outer_rim")
    g = rules.new(rules.samples()["two players"], 1)
    seen = observe(g, g.decision.seat)
    assert usual_reason(seen, seen.options[0], lang) == shared_words(lang).say("server-hint-otherwise")


@pytest.mark.parametrize("lang", languages())
def test_against_people_there_are_no_hints(node: RunningNode, lang: str) -> None:
    ann, bob = Person(node.address, lang), Person(node.address)
    made = ann.match(ME, FRIEND)
    bob.joins(made["invite"])
    view = ann.view(made["id"])
    assert not view["hints"]
    refused = ann.say(made["id"], type="hint", step=view["step"])
    assert (refused.status_code, refused.json()["code"]) == (422, "illegal")
    assert refused.json()["text"] == shared_words(lang).say("server-problem-no-hints")


def test_alone_against_bots_or_at_one_screen_there_are(ann: Person) -> None:
    for match in (ann.match(ME, BOT)["id"], ann.match(HOTSEAT, HOTSEAT)["id"]):
        assert ann.view(match).get("hints", True)
