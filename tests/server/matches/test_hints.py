"""A hint gives its reason, in the reader's language."""

from __future__ import annotations

import pytest

from dejarik.games import find
from dejarik.games.destiny.kinds import Do
from dejarik.kernel import observe
from dejarik.server.matches.hints import reason_for
from dejarik.words import languages, shared_words


@pytest.mark.parametrize("lang", languages())
def test_an_option_has_the_reason_of_its_kind(lang: str) -> None:
    rules = find("destiny")
    g = rules.new(rules.samples()["rey against kylo-ren"], 1)
    while g.decision.kind != "action":
        g.choose(g.decision.options[-1], g.decision.seat)
    seen = observe(g, g.decision.seat)
    keys = {option.kind: g.key(option) for option in seen.options}
    words = shared_words(lang, "destiny")
    assert reason_for("destiny", lang, seen, keys[Do.ACTIVATE]) == words.say("hint-activate")
    assert reason_for("destiny", lang, seen, keys[Do.REROLL]) == words.say("hint-action-reroll")


@pytest.mark.parametrize("lang", languages())
def test_where_nobody_wrote_a_reason_the_bot_speaks_for_itself(lang: str) -> None:
    rules = find("outer_rim")
    g = rules.new(rules.samples()["two players"], 1)
    seen = observe(g, g.decision.seat)
    said = reason_for("outer_rim", lang, seen, g.key(seen.options[0]))
    assert said == shared_words(lang).say("server-hint-otherwise")
    assert reason_for("outer_rim", lang, seen, "no such option") == ""
