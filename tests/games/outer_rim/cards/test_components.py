"""Characters, cards and tokens: what each player has, what stands on a card, who may read it."""

from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import (
    choose,
    contact,
    give,
    keys,
    position,
    put,
    to_action,
    to_encounter,
)

from dejarik.games.outer_rim import GAME, Setup
from dejarik.games.outer_rim.abilities.vocabulary.constants import FameForCredits, FameFromPatrols
from dejarik.games.outer_rim.abilities.vocabulary.flow import Seq
from dejarik.games.outer_rim.cards.editions import EDITION, in_box
from dejarik.games.outer_rim.cards.facts import BOUNTY, CLASSES, PLAIN, SERVICE, Card
from dejarik.games.outer_rim.cards.library import ABILITIES, CARDS, CHARACTERS, CONTACTS
from dejarik.games.outer_rim.rules.encounters import ReadDatabank
from dejarik.games.outer_rim.rules.solo import SABACC, decide
from dejarik.games.outer_rim.text import Teller
from dejarik.kernel import Decision, Option, observe
from dejarik.kernel.data import is_data

LANGUAGES = ("en", "ru")


def bare(thing: object) -> object:
    """A definition without the names in it: two that differ only in their stories are the same."""
    if isinstance(thing, Seq) and len(thing.effects) == 1:
        return bare(thing.effects[0])
    if isinstance(thing, tuple):
        return tuple(bare(part) for part in thing)
    if is_data(thing):
        fields = [field for field in thing.__struct_fields__ if field not in {"enemy", "ref"}]
        return type(thing).__name__, *(bare(getattr(thing, field)) for field in fields)
    return thing


def kept(card: Card) -> object:
    """What somebody has who has the card."""
    words = {"code", "original", "ours", "number", "start", "patrol", "deck", "banned", "sections", "secrets"}
    fields = [field for field in card.__struct_fields__ if field not in {*words, "abilities"}]
    abilities = tuple(one for one in card.abilities if one.clause != "section")
    return bare((*(getattr(card, field) for field in fields), abilities))


def test_no_two_sections_and_no_two_cards_of_ours_are_the_same() -> None:
    seen: dict[object, str] = {}
    for card in CARDS.values():
        asset = kept(card)
        if card.original and (card.type != PLAIN or card.secrets or not card.sections):
            assert asset not in seen, (card.code, seen[asset])
            seen[asset] = card.code
        for ref in card.sections.values():
            effect = ABILITIES[ref].effect
            section = ("section", bare(effect), asset if "TakeThis" in repr(effect) else None)
            assert section not in seen, (ref, seen[section])
            seen[section] = ref
    assert len(seen) > 250


@pytest.mark.rule(
    "outer_rim.meta.player-means-character",
    "outer_rim.character.represented-by",
    "outer_rim.setup.5.character-piece",
)
def test_each_player_is_one_character_with_one_piece_on_the_map() -> None:
    for seed in range(8):
        g = GAME.new(Setup(4), seed)
        while g.decision.kind != "planning":
            assert not any(player.space for player in g.players) or g.decision.kind == "which-faction"
            g.choose(seed % len(g.decision.options))
        assert {player.character for player in g.players} <= set(CHARACTERS)
        assert len({player.character for player in g.players}) == 4
        assert all(player.space in g.map.spaces for player in g.players)


@pytest.mark.rule("outer_rim.databank.setup-shuffle-groups")
def test_which_card_of_a_number_comes_first_is_left_to_chance() -> None:
    first = set()
    for seed in range(24):
        g = GAME.new(Setup(2), seed)
        seat = g.decision.seat
        choose(g, "character bossk", "ship g9-rigger", "character ig-88", "ship g9-rigger")
        first |= set(g.players[seat].assets)
    number = CHARACTERS["bossk"].databank
    assert first == {code for code in in_box(CARDS, EDITION) if CARDS[code].number == number}


@pytest.mark.rule("outer_rim.market.luxury.deck")
def test_luxuries_are_dear_and_each_is_a_way_to_fame() -> None:
    prices = {
        deck: [card.price or 0 for card in CARDS.values() if card.deck == deck]
        for deck in ("luxury", "gear-mod", "cargo", "job", "bounty")
    }
    dearest = max(max(prices[deck]) for deck in prices if deck != "luxury")
    assert min(prices["luxury"]) > dearest
    for card in CARDS.values():
        if card.deck == "luxury":
            sabacc = card.code == "legendary-game-of-sabacc"  # its databank cards give the fame
            assert card.type != SERVICE
            more_fame = any(isinstance(one, FameForCredits | FameFromPatrols) for one in card.constants)
            assert card.fame or card.reward.fame or sabacc or more_fame, card.code


@pytest.mark.rule("outer_rim.bounty.class-shown")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bounty_shows_its_target_and_the_class(language: str) -> None:
    teller = Teller(language)
    classes = {cls: teller.names.known(cls) for cls in CLASSES}
    for card in CARDS.values():
        if card.type == BOUNTY:
            target = CONTACTS[card.contact]
            told = tuple(teller.stories.section(card.code, where) for where in card.sections)
            facts = [line for line in teller.effects.card(card) if not line.endswith(told)]
            (line,) = [line for line in facts if teller.names.known(target.code) in line]
            assert [cls for cls, word in classes.items() if word in line] == [target.cls]


@pytest.mark.rule("outer_rim.dice.blank-by-name")
@pytest.mark.parametrize(("language", "word"), [("en", "Blank:"), ("ru", "Пустой результат:")])
def test_a_blank_is_called_by_its_name(language: str, word: str) -> None:
    text = " ".join(Teller(language).effects.card(CARDS["runaway-carts"]))
    assert word in text


@pytest.mark.rule("outer_rim.goal.ability-text", "outer_rim.goal.flip-gives-ability")
@pytest.mark.parametrize(
    ("character", "step"),
    [("doctor-aphra", "planning"), ("lando-calrissian", "action"), ("bossk", "encounter")],
)
def test_a_new_ability_is_used_when_it_says(character: str, step: str) -> None:
    for flipped in (False, True):
        g = position(character, "han-solo")
        g.players[0].flipped = flipped
        put(g, 1, "tatooine")
        offered = []
        for now in ("planning", "action", "encounter"):
            assert g.decision.kind == now
            offered += [now for key in keys(g, "use") if not key.endswith("> action")]
            if now == "planning":
                to_action(g)
            elif now == "action":
                to_encounter(g)
        assert offered == ([step] if flipped else [])


@pytest.mark.rule(
    "outer_rim.contact.encounter.bounty-may-preview", "outer_rim.contact.faceup-databank-public"
)
def test_before_fighting_a_contact_one_may_read_its_databank_card() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "bounty-greedo")
    contact(g, "tatooine.1", "greedo")
    to_encounter(g)
    number = CONTACTS["greedo"].number
    assert observe(g, 0).view.contacts["tatooine.1"].code == ""
    choose(g, "contact tatooine.1")
    assert g.decision.kind == "fight-or-talk"
    view = observe(g, 0).view
    assert view.contacts["tatooine.1"].code == "greedo"
    assert view.databank[number] == ("meeting-greedo",)
    assert Teller("en").effects.card(CARDS[view.databank[number][0]])


@pytest.mark.rule("outer_rim.solo-ai.databank-40-decision")
def test_in_a_game_of_sabacc_the_opponent_decides_at_random() -> None:
    g = position("bossk", "lando-calrissian", solo=True)
    question = Decision(g.ai, "whether", (Option("yes"), Option("no")))
    assert {decide(g, question).kind for _ in range(20)} == {"no"}
    g.stack.append(ReadDatabank(0, SABACC))
    assert {decide(g, question).kind for _ in range(20)} == {"yes", "no"}
