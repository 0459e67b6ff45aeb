"""The catalog is complete in every language and answers by id."""

import re

import pytest

from dejarik.rules import catalog
from dejarik.rules.catalog import UnknownRule

EVERYWHERE = [(game, lang) for game in catalog.games() for lang in catalog.languages()]


def test_three_games_are_catalogd_in_both_languages() -> None:
    assert catalog.games() == ("cardgame", "destiny", "outer_rim")
    assert {"en", "ru"} <= set(catalog.languages())
    assert len([rule for rule in catalog.rules("cardgame") if rule.kind != "format"]) == 352
    assert len(catalog.rules("outer_rim")) == 609
    # Those of the rulebook, formats, our readings of single cards, and what came later.
    later = [rule for rule in catalog.rules("destiny") if rule.id.startswith("destiny.later.")]
    beside = [rule for rule in catalog.rules("destiny") if rule.kind in ("reading", "format")]
    assert len(catalog.rules("destiny")) - len(later) - len(beside) == 602
    assert any(rule.ours for rule in later)
    assert not all(rule.ours for rule in later)


@pytest.mark.parametrize(("game", "lang"), EVERYWHERE)
def test_every_rule_and_nothing_else_is_worded(game: str, lang: str) -> None:
    wordings = catalog.wordings(game, lang)
    assert wordings.keys() == {rule.id for rule in catalog.rules(game)}
    assert all(said.title and said.rule for said in wordings.values())


@pytest.mark.parametrize(("game", "lang"), EVERYWHERE)
def test_every_reason_is_worded(game: str, lang: str) -> None:
    for rule in catalog.rules(game):
        said = catalog.reason(rule, lang)
        assert (said is None) == (rule.normative and rule.waits is None)


@pytest.mark.parametrize("game", catalog.games())
def test_ids_carry_their_game_and_are_plain(game: str) -> None:
    for rule in catalog.rules(game):
        assert rule.game == game
        assert re.fullmatch(r"[a-z_]+(\.[a-z0-9-]+)+", rule.id)


@pytest.mark.parametrize("game", catalog.games())
def test_a_rule_without_anything_to_prove_waits_for_nothing(game: str) -> None:
    assert not [rule.id for rule in catalog.rules(game) if rule.descriptive and rule.waits]


@pytest.mark.parametrize(("game", "lang"), EVERYWHERE)
def test_rules_that_a_wording_refers_to_exist(game: str, lang: str) -> None:
    known = {rule.id for rule in catalog.rules(game)}
    for said in catalog.wordings(game, lang).values():
        for rule_id in re.findall(rf"\b{game}\.[a-z0-9.-]*[a-z0-9](?!\.?\*)\b", f"{said.rule} {said.note}"):
            assert rule_id in known or any(longer.startswith(f"{rule_id}.") for longer in known), rule_id


def test_russian_rules_are_written_with_their_own_quotation_marks() -> None:
    straight = [
        rule_id
        for game in catalog.games()
        for rule_id, said in catalog.wordings(game, "ru").items()
        if '"' in f"{said.title}{said.rule}{said.note}"
    ]
    assert straight == []


def test_a_rule_is_found_by_its_id() -> None:
    rule = catalog.rule("destiny.action.activate.ready-only")
    assert (rule.game, rule.kind, rule.normative) == ("destiny", "action", True)
    assert "exhausted" in catalog.wording(rule.id, "en").rule
    assert "повёрнут" in catalog.wording(rule.id, "ru").rule


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [
        ("destiny.action.activate.ready-onyl", "destiny.action.activate.ready-only"),
        ("destiny.action.activate.ready", "destiny.action.activate.ready-only"),
    ],
)
def test_an_unknown_id_is_answered_with_those_that_look_like_it(wrong: str, meant: str) -> None:
    with pytest.raises(UnknownRule) as caught:
        catalog.rule(wrong)
    assert meant in caught.value.near
    assert wrong in str(caught.value)


def test_an_id_of_no_game_is_unknown() -> None:
    with pytest.raises(UnknownRule) as caught:
        catalog.rule("chess.castling")
    assert caught.value.near == ()


def test_binding_points_are_figures_with_a_rule_each() -> None:
    points = catalog.tables("destiny")["points"]
    figures = {row["rule"]: row["points"] for row in points}
    assert figures["destiny.points.general-grievous-aw-3"] == [12, 16]
    listed = {rule.id for rule in catalog.rules("destiny") if rule.id.startswith("destiny.points.")}
    assert figures.keys() == listed - {"destiny.points.override"}


def test_points_say_the_same_in_words_and_figures() -> None:
    for row in catalog.tables("destiny")["points"]:
        for lang in catalog.languages():
            said = catalog.wording(row["rule"], lang).rule
            assert {str(number) for number in row["points"]} <= set(re.findall(r"\d+", said)), row["rule"]


def test_subtypes_that_printed_cards_lack_are_from_the_closed_list() -> None:
    rows = catalog.tables("destiny")["subtypes"]
    allowed = catalog.wording("destiny.card.subtype.choose-list", "en").rule
    assert len(rows) == 84
    assert all(subtype in allowed for row in rows for subtype in row["subtypes"])


def test_each_step_of_a_card_game_turn_leads_to_another_under_known_rules() -> None:
    steps = catalog.tables("cardgame")["timing"]
    names = {step["id"] for step in steps}
    for step in steps:
        following = step.get("next", [])
        after = [following] if isinstance(following, str) else [each["to"] for each in following]
        assert set(after) <= names, step["id"]
        for rule_id in step["rules"]:
            catalog.rule(rule_id)


def test_constants_of_outer_rim_come_from_known_rules() -> None:
    constants = {row["name"]: row for row in catalog.tables("outer_rim")["constants"]}
    assert constants["fame_to_win"]["value"] == {"standard": 10, "long": 12}
    for row in constants.values():
        for rule_id in row["rules"]:
            catalog.rule(rule_id)


def test_a_player_is_no_he() -> None:
    said = catalog.wordings("cardgame", "en").items()
    gendered = [rule for rule, one in said if re.search(r"\b([Hh]e|[Hh]is|him)\b", f"{one.rule} {one.note}")]
    assert gendered == []
