from __future__ import annotations

import pytest
from tests.outer_rim.table import (
    B,
    C,
    H,
    choose,
    contact,
    dice,
    give,
    keys,
    news,
    patrol,
    put,
    reputation,
    table,
    top,
    unmap,
)

from dejarik.games.outer_rim import GAME, OuterRim, Setup
from dejarik.games.outer_rim.facts import CREW
from dejarik.games.outer_rim.library import CARDS, CHARACTERS
from dejarik.games.outer_rim.solo import (
    AI_CARDS,
    BUY,
    CREW_FREE,
    DELIVER,
    FAME,
    GAIN_CREDITS,
    MOVE,
    PATROL,
    RECOVER,
    RECOVER_IF_DEFEATED,
    AiBuy,
    AiCrew,
    AiItem,
    AiTurn,
    Item,
    applies,
    wants,
)
from dejarik.games.outer_rim.solo_moving import ends, goals
from dejarik.kernel import Procedure


def solo(ai: str = "han-solo", me: str = "bossk") -> OuterRim:
    g = table(me, ai, solo=True)
    g.players[1].reputation = (0, 0, 0, 0)
    return g


def run(g: OuterRim, frame: Procedure[OuterRim]) -> None:
    g.asked = None
    g.news = []
    g.stack.append(frame)
    g.run()


def item(g: OuterRim, do: str, what: str = "", amount: int = 0, other: str = "") -> None:
    run(g, AiItem(1, do, what, amount, other))


@pytest.mark.rule(
    "outer_rim.solo-ai.setup.human-first",
    "outer_rim.solo-ai.setup.credits",
    "outer_rim.solo-ai.setup.ai-character",
    "outer_rim.solo-ai.setup.ai-ship",
    "outer_rim.solo-ai.setup.prepare-as-player",
    "outer_rim.solo-ai.overview",
    "outer_rim.setup.solo-extra-steps",
    "outer_rim.solo-ai.setup.deck",
    "outer_rim.solo-ai.setup.normal-otherwise",
)
def test_the_solo_opponent_is_set_up_like_a_player() -> None:
    g = GAME.new(Setup(1), 3)
    assert g.first == 0
    choose(g, "character bossk", "ship g-1a-starfighter")
    assert g.decision.seat == 0
    assert set(keys(g)) == {
        f"character {code}" for code, one in CHARACTERS.items() if one.databank in {91, 92}
    }
    choose(g, "character jyn-erso")
    me, ai = g.players
    assert (me.credits, ai.credits) == (4_000, 6_000)
    assert ai.ship == "g9-rigger"
    assert ai.reputation_with("imperial") == -1
    (card,) = ai.assets
    assert CARDS[card].number == 92
    assert ai.space == CARDS[card].start
    assert g.ai_deck is not None
    assert sorted(g.ai_deck.cards) == sorted(AI_CARDS)
    assert len(AI_CARDS) == 10


@pytest.mark.rule(
    "outer_rim.solo-ai.setup.first-goal-token",
    "outer_rim.solo-ai.goal-tokens.mark-destinations",
    "outer_rim.solo-ai.goal-tokens.removed-on-completion",
)
def test_goal_tokens_mark_destinations() -> None:
    g = solo()
    give(g, 1, "food-supplies", "the-kessel-run")
    assert goals(g, 1) == ["nal-hutta", "kessel"]
    put(g, 1, "nal-hutta")
    item(g, DELIVER)
    assert goals(g, 1) == ["kessel"]


@pytest.mark.rule("outer_rim.solo-ai.decide.random", "outer_rim.solo-ai.setup.ai-instructions")
def test_landos_choice_is_random() -> None:
    chosen = set()
    for seed in range(20):
        g = GAME.new(Setup(1), seed)
        choose(g, "character bossk", "ship g9-rigger", "character lando-calrissian")
        chosen.add(g.players[1].reputation)
    assert len(chosen) == 4


@pytest.mark.rule(
    "outer_rim.solo-ai.turn.after-each-human-turn",
    "outer_rim.solo-ai.turn.draw-and-resolve",
    "outer_rim.solo-ai.turn.card-to-bottom",
    "outer_rim.solo-ai.turn.no-encounter-cards",
)
def test_the_ai_plays_after_the_human() -> None:
    g = solo()
    assert g.ai_deck is not None
    top_card = g.ai_deck.cards[-1]
    encounters = [pile.cards.copy() for pile in g.encounters]
    choose(g, "stay", "done")
    while g.decision.kind != "planning":
        g.choose(len(g.decision.options) - 1)
    assert g.decision.seat == 0
    if not AI_CARDS[top_card].reshuffles:
        assert g.ai_deck.cards[0] == top_card
    assert sum(before != pile.cards for before, pile in zip(encounters, g.encounters, strict=True)) <= 1


@pytest.mark.rule(
    "outer_rim.solo-ai.turn.first-that-applies",
    "outer_rim.solo-ai.turn.all-that-apply",
    "outer_rim.solo-ai.turn.none-applies",
)
def test_an_item_without_effect_does_not_apply() -> None:
    g = solo()
    assert not applies(g, 1, Item(RECOVER))
    g.players[1].damage = 1
    assert applies(g, 1, Item(RECOVER))
    assert not applies(g, 1, Item(RECOVER_IF_DEFEATED))
    assert not applies(g, 1, Item(MOVE))
    give(g, 1, "food-supplies")
    assert applies(g, 1, Item(MOVE))
    put(g, 1, "nal-hutta")
    assert not applies(g, 1, Item(MOVE))  # rule: it stays on its goal
    assert applies(g, 1, Item(GAIN_CREDITS))
    assert applies(g, 1, Item(FAME, amount=8_000))
    g.players[1].credits = 7_000
    assert not applies(g, 1, Item(FAME, amount=8_000))
    assert not applies(g, 1, Item(PATROL))


@pytest.mark.rule("outer_rim.solo-ai.turn.none-applies", "outer_rim.solo-ai.turn.first-that-applies")
def test_nothing_happens_if_no_item_applies() -> None:
    g = solo()
    put(g, 1, "naboo-left")
    g.players[1].credits = 0
    assert g.ai_deck is not None
    g.ai_deck.cards.remove("ai-6")
    g.ai_deck.put_top("ai-6")
    run(g, AiTurn(1))
    assert g.players[1].credits == 2_000  # planning; no purchase off planets, no encounter item applies
    assert g.players[1].assets == ()


@pytest.mark.rule(
    "outer_rim.solo-ai.move.full-hyperdrive",
    "outer_rim.solo-ai.move.toward-closest-goal",
    "outer_rim.solo-ai.move.shortest-path",
)
def test_the_ai_moves_towards_the_closest_goal() -> None:
    g = solo("lando-calrissian")
    give(g, 1, "food-supplies")
    put(g, 1, "tatooine")
    item(g, MOVE)
    assert g.players[1].space == "nal-hutta"  # it does not overshoot
    put(g, 1, "takodana")
    item(g, MOVE)
    assert g.players[1].space == "nal-hutta"  # six spaces


@pytest.mark.rule("outer_rim.solo-ai.move.stays-on-goal")
def test_the_ai_stays_on_its_goal() -> None:
    g = solo()
    give(g, 1, "food-supplies", "the-kessel-run")
    put(g, 1, "nal-hutta")
    assert not applies(g, 1, Item(MOVE))


@pytest.mark.rule("outer_rim.solo-ai.move.patrol-stops", "outer_rim.solo-ai.move.no-detour")
def test_a_patrol_on_the_way_stops_the_ai() -> None:
    g = solo("lando-calrissian")
    give(g, 1, "food-supplies")
    put(g, 1, "naboo")
    patrol(g, "rebel", "naboo-left")
    item(g, MOVE)
    assert g.players[1].space == "naboo-left"
    reputation(g, 1, rebel=1)
    put(g, 1, "naboo")
    item(g, MOVE)
    assert g.players[1].space == "nal-hutta"


@pytest.mark.rule("outer_rim.solo-ai.move.tie-avoid-patrol")
def test_of_equal_ways_the_ai_takes_the_one_without_patrols() -> None:
    g = solo("lando-calrissian")
    give(g, 1, "food-supplies")
    put(g, 1, "ryloth")  # five spaces to Nal Hutta, by Tatooine or by Naboo
    patrol(g, "rebel", "naboo")
    assert {end for end, stopped in ends(g, 1, "nal-hutta") if stopped} == {"naboo"}
    for _ in range(8):
        put(g, 1, "ryloth")
        item(g, MOVE)
        assert g.players[1].space == "nal-hutta"


@pytest.mark.rule("outer_rim.solo-ai.move.maelstrom-passable")
def test_the_ai_passes_the_maelstrom() -> None:
    g = solo("lando-calrissian")
    give(g, 1, "the-kessel-run")
    put(g, 1, "mon-calamari")
    item(g, MOVE)
    assert g.players[1].space == "kessel"


@pytest.mark.rule("outer_rim.solo-ai.move.pull-back-to-planet")
def test_who_would_end_on_a_navpoint_ends_on_a_planet_just_passed() -> None:
    g = solo("lando-calrissian")
    give(g, 1, "food-supplies")
    g.players[1].ship = "g-1a-starfighter"  # hyperdrive 5
    put(g, 1, "ring-of-kafrene-left")  # two steps short of it lies Ryloth; the fifth space is a navpoint
    found = {end for end, _ in ends(g, 1, "nal-hutta")}
    assert all(g.board.kind(end) == "planet" for end in found)


@pytest.mark.rule("outer_rim.solo-ai.move.pull-back-to-planet")
def test_a_planet_three_spaces_back_is_too_far() -> None:
    g = solo("lando-calrissian")
    give(g, 1, "food-supplies")
    g.players[1].ship = "g-1a-starfighter"  # hyperdrive 5
    put(g, 1, "cantonica-right")  # the second space is Lothal, the fifth a navpoint
    assert {end for end, _ in ends(g, 1, "nal-hutta")} == {"kessel-pass"}


@pytest.mark.rule(
    "outer_rim.solo-ai.buy.only-on-planet",
    "outer_rim.solo-ai.buy.deck-named",
    "outer_rim.solo-ai.buy.step-order",
)
def test_the_ai_buys_only_on_planets() -> None:
    g = solo()
    put(g, 1, "naboo-left")
    assert not applies(g, 1, Item(BUY, "cargo"))
    put(g, 1, "naboo")
    assert applies(g, 1, Item(BUY, "cargo"))


@pytest.mark.rule(
    "outer_rim.solo-ai.buy.pay-and-place",
    "outer_rim.solo-ai.holdings-tracked",
    "outer_rim.solo-ai.buy.patrol-moves-to-ai",
    "outer_rim.solo-ai.buy.patrol-shortest-path",
)
def test_the_ai_pays_places_and_a_patrol_comes_by_the_shortest_way() -> None:
    g = solo()
    top(g, "cargo", "food-supplies", "salvage")
    patrol(g, "hutt", "tatooine")
    item(g, BUY, "cargo")
    assert g.players[1].assets == ("food-supplies",)
    assert g.players[1].credits == 9_000
    assert g.board.distance["naboo"][g.patrols["hutt"]] == 2  # 3 of 5 spaces
    assert g.decision.kind == "planning"


@pytest.mark.rule(
    "outer_rim.solo-ai.buy.discard-if-any",
    "outer_rim.solo-ai.buy.discard-unaffordable",
    "outer_rim.solo-ai.buy.no-slot-no-purchase",
)
def test_the_ai_discards_once_and_gives_up() -> None:
    g = solo()
    g.players[1].credits = 1_000
    top(g, "gear-mod", "jetpack", "vibroknife")
    item(g, BUY, "gear-mod")
    assert g.pile("gear-mod").cards[0] == "jetpack"
    assert g.top("gear-mod") == "vibroknife"
    assert g.players[1].assets == ()
    assert not news(g, "PatrolMoved")


@pytest.mark.rule("outer_rim.solo-ai.buy.discard-not-sold-here", "outer_rim.solo-ai.buy.obeys-restrictions")
def test_the_ai_obeys_restrictions() -> None:
    g = solo()
    put(g, 1, "kessel")
    top(g, "cargo", "stolen-supplies", "food-supplies")
    item(g, BUY, "cargo")
    assert g.pile("cargo").cards[0] == "stolen-supplies"
    assert g.players[1].assets == ("food-supplies",)
    give(g, 1, "armored-vest")
    assert not wants(g, 1, "plastoid-armor")


@pytest.mark.rule(
    "outer_rim.solo-ai.buy.discard-no-slot",
    "outer_rim.solo-ai.buy.no-discard-for-room",
    "outer_rim.solo-ai.buy.no-slot-no-purchase",
)
def test_the_ai_makes_no_room() -> None:
    g = solo()
    give(g, 1, "food-supplies")
    top(g, "cargo", "salvage", "coaxium-crystal")
    item(g, BUY, "cargo")
    assert g.players[1].assets == ("food-supplies",)
    assert g.top("cargo") == "coaxium-crystal"


@pytest.mark.rule(
    "outer_rim.solo-ai.buy.ship-only-dearer",
    "outer_rim.solo-ai.buy.discard-cheaper-ship",
    "outer_rim.solo-ai.buy.barter-ship-never-assets",
)
def test_the_ai_trades_its_ship_up() -> None:
    g = solo("lando-calrissian")
    g.players[1].ship, g.players[1].credits = "lancer", 6_000
    g.reserve = tuple(ship for ship in g.reserve if ship != "lancer")
    give(g, 1, "ion-cannon")
    top(g, "ship", "heavy-duty-lifter-for-sale", "yv-666-for-sale")
    item(g, BUY, "ship")
    assert g.players[1].ship == "yv-666"
    assert g.players[1].credits == 1_000
    assert g.players[1].assets == ("ion-cannon",)
    assert g.pile("ship").cards[0] == "heavy-duty-lifter-for-sale"


@pytest.mark.rule("outer_rim.solo-ai.buy.used-ship-card")
def test_the_ai_buys_the_dearest_used_ship() -> None:
    g = solo("lando-calrissian")
    g.players[1].credits = 12_000
    top(g, "ship", "used-ship-for-sale")
    run(g, AiBuy(1, "ship"))
    assert g.players[1].ship in {"lancer", "heavy-duty-lifter"}
    assert (g.players[1].credits, g.players[1].ship_damage) == (2_000, 3)


@pytest.mark.rule("outer_rim.solo-ai.buy.useless-assets-too")
def test_the_ai_buys_what_it_cannot_use() -> None:
    g = solo()
    top(g, "job", "hired-help")
    item(g, BUY, "job")
    assert g.players[1].assets == ("hired-help",)


def test_the_ai_buys_from_another_deck_if_slots_are_full() -> None:
    g = solo()
    give(g, 1, "food-supplies")
    top(g, "job", "hutt-favor")
    item(g, BUY, "cargo", other="job")
    assert g.players[1].assets == ("food-supplies", "hutt-favor")


@pytest.mark.rule("outer_rim.solo-ai.job.complete-by-reward", "outer_rim.solo-ai.job.no-databank-no-tests")
def test_the_ai_completes_jobs_by_their_reward() -> None:
    g = solo()
    give(g, 1, "rebel-prison-break")
    put(g, 1, "lothal")
    item(g, "complete-job")
    ai = g.players[1]
    assert (ai.credits, ai.fame, ai.reputation_with("rebel"), ai.reputation_with("imperial")) == (
        16_000,
        1,
        1,
        -1,
    )
    assert not news(g, "TestMade", "DatabankRead")
    assert "rebel-prison-break" in g.removed


@pytest.mark.rule(
    "outer_rim.solo-ai.cargo.deliver-at-destination",
    "outer_rim.solo-ai.cargo.all-at-once",
    "outer_rim.solo-ai.cargo.illegal-no-die",
    "outer_rim.solo-ai.cargo.illegal-damage-by-card",
)
def test_the_ai_delivers_without_dice_but_with_damage() -> None:
    g = solo()
    g.players[1].ship = "yv-666"
    give(g, 1, "stolen-weapons", "gift-for-jabba")
    put(g, 1, "tatooine")
    item(g, DELIVER, "ship", 2)
    ai = g.players[1]
    assert (ai.fame, ai.credits, ai.ship_damage, ai.assets) == (3, 14_000, 2, ())
    assert not news(g, "DiceRolled", "DatabankRead")


@pytest.mark.rule(
    "outer_rim.solo-ai.crew.from-contact",
    "outer_rim.solo-ai.crew.no-spending-no-tests",
    "outer_rim.solo-ai.crew.facedown-first",
    "outer_rim.solo-ai.crew.same-class-leftmost",
)
def test_the_ai_hires_the_first_facedown_contact_for_nothing() -> None:
    g = solo()
    put(g, 1, "tatooine")  # white and green
    contact(g, "tatooine.1", "boshek")
    contact(g, "tatooine.2", "dengar")
    run(g, AiCrew(1))
    assert g.players[1].assets == ("meeting-boshek",)
    assert g.players[1].credits == 10_000
    assert "tatooine.1" not in g.contacts
    assert not g.contacts["tatooine.2"].faceup


@pytest.mark.rule("outer_rim.solo-ai.crew.faceup-lowest-class", "outer_rim.solo-ai.crew.not-crew-return")
def test_the_ai_meets_the_lower_class_of_faceup_contacts() -> None:
    g = solo()
    put(g, 1, "tatooine")
    contact(g, "tatooine.1", "garindan", faceup=True)  # shows no crew
    contact(g, "tatooine.2", "dengar", faceup=True)
    run(g, AiCrew(1))
    assert g.players[1].assets == ()
    assert g.databank[10] == ("meeting-garindan",)
    assert g.contacts["tatooine.1"].code == "garindan"


@pytest.mark.rule("outer_rim.solo-ai.crew.full-discard-random")
def test_the_ai_makes_room_for_crew() -> None:
    g = solo()
    give(g, 1, "meeting-lobot")
    put(g, 1, "tatooine")
    contact(g, "tatooine.1", "boshek")
    run(g, AiCrew(1))
    assert g.of_type(1, CREW) == ["meeting-boshek"]
    assert [there.faceup for there in g.contacts.values() if there.code == "lobot"] == [True]


@pytest.mark.rule(
    "outer_rim.solo-ai.crew.no-defence",
    "outer_rim.solo-ai.combat.human-rolls",
    "outer_rim.solo-ai.combat.separate-rolls",
)
def test_the_ai_does_not_defend_its_crew() -> None:
    g = solo()
    give(g, 0, "bounty-dengar")
    give(g, 1, "meeting-dengar")
    put(g, 1, "tatooine")
    dice(g, "bossk", C, C, C)
    dice(g, "enemy", B, B, B)
    choose(g, "stay", "done", "hunt bounty-dengar", "eliminate")
    assert "meeting-dengar" not in g.players[1].assets
    assert g.databank[8] == ("meeting-dengar",)
    assert g.players[1].damage == 0


@pytest.mark.rule("outer_rim.solo-ai.no-abilities-but-values", "outer_rim.solo-ai.rules-apply")
def test_only_values_of_the_ais_cards_count() -> None:
    g = solo("lando-calrissian")
    g.players[1].ship = "lancer"
    give(g, 1, "quad-laser-cannon")
    g.players[1].reputation = (0, 0, -1, 0)
    patrol(g, "hutt", "naboo")
    dice(g, "lando-calrissian", B, B, B, B, H)
    dice(g, "enemy", B, B, B)
    assert applies(g, 1, Item(PATROL))
    item(g, PATROL)
    rolled = news(g, "DiceRolled")
    assert len(rolled) == 2  # no reroll
    assert len(rolled[0].results) == 5
    assert g.levels["hutt"] == 2


@pytest.mark.rule("outer_rim.solo-ai.no-goals")
def test_the_ai_completes_no_goals() -> None:
    g = solo("han-solo")
    g.players[1].ship = "yt-1300"
    give(g, 1, "ion-cannon", "autoblaster", "food-supplies")
    put(g, 1, "nal-hutta")
    item(g, DELIVER)
    assert not g.players[1].flipped
    assert not g.players[1].ship_flipped
    assert g.players[1].fame == 0


@pytest.mark.rule("outer_rim.solo-ai.defeated-turn-ends")
def test_a_defeated_ai_finishes_its_item_and_no_more() -> None:
    g = solo()
    g.current = 1
    give(g, 1, "stolen-weapons")
    put(g, 1, "tatooine")
    g.players[1].ship_damage = 1
    assert g.ai_deck is not None
    g.ai_deck.cards.remove("ai-1")
    g.ai_deck.put_top("ai-1")
    top(g, "cargo", "food-supplies")
    run(g, AiTurn(1))
    ai = g.players[1]
    assert ai.fame == 1
    assert ai.assets == ()  # nothing was bought any more
    assert ai.defeated


@pytest.mark.rule("outer_rim.solo-ai.decide.decline")
def test_the_ai_does_not_gamble() -> None:
    g = solo()
    put(g, 0, "cantonica")
    put(g, 1, "cantonica")
    top(g, "cantonica-ord-mantell", "high-table")
    choose(g, "stay", "done", "explore", "join")
    assert (
        sum(event.amount for event in news(g, "CreditsChanged") if event.seat == 1 and event.amount == -2_000)
        == 0
    )
    assert len([event for event in news(g, "DiceRolled") if event.what == "gamble"]) == 1


@pytest.mark.rule("outer_rim.solo-ai.databank-40")
def test_the_ai_tests_its_skills_in_a_game_of_sabacc() -> None:
    g = solo("lando-calrissian")
    give(g, 0, "legendary-game-of-sabacc")
    put(g, 1, "tatooine")
    g.databank[40] = ("an-epic-game-of-sabacc",)
    dice(g, "bossk", C, C, C, C)
    dice(g, "lando-calrissian", B, B, B, B)
    choose(g, "stay", "done", "job legendary-game-of-sabacc")
    made = news(g, "TestMade")
    assert [event.seat for event in made] == [0, 1, 0, 1]
    assert g.players[0].fame == 2
    assert "legendary-game-of-sabacc" in g.removed


@pytest.mark.rule(
    "outer_rim.solo-ai.expert.fame-head-start", "outer_rim.solo-ai.expert.long-game", "outer_rim.solo-ai.win"
)
def test_expert_level_and_victory() -> None:
    g = table("bossk", "han-solo", solo=True, head_start=3, long_game=True)
    assert g.players[1].fame == 3
    g.players[1].fame = 11
    item(g, FAME, amount=8_000)
    assert g.outcome is not None
    assert g.outcome.winners == (1,)


def test_the_tenth_card_discards_and_is_shuffled_in() -> None:
    g = solo()
    assert g.ai_deck is not None
    g.ai_deck.cards.remove("ai-10")
    g.ai_deck.put_top("ai-10")
    bounty, luxury = g.top("bounty"), g.top("luxury")
    run(g, AiTurn(1))
    assert g.pile("bounty").cards[0] == bounty
    assert g.pile("luxury").cards[0] == luxury
    assert not g.ai_deck.seen
    assert sorted(g.ai_deck.cards) == sorted(AI_CARDS)


def test_crew_items_need_a_contact() -> None:
    g = solo()
    put(g, 1, "tatooine")
    assert applies(g, 1, Item(CREW_FREE))
    for slot in ("tatooine.1", "tatooine.2"):
        unmap(g, g.contacts[slot].code)
    assert not applies(g, 1, Item(CREW_FREE))


@pytest.mark.rule("outer_rim.solo-ai.defeated-turn-ends")
def test_the_last_line_of_the_tenth_card_is_not_for_the_defeated() -> None:
    g = solo()
    g.current = 1
    assert g.ai_deck is not None
    g.ai_deck.cards.remove("ai-10")
    g.ai_deck.put_top("ai-10")
    patrol(g, "hutt", "tatooine", 3)
    put(g, 1, "tatooine")
    reputation(g, 1, hutt=-1)
    dice(g, "enemy", *[C] * 6)
    bounty, luxury = g.top("bounty"), g.top("luxury")
    run(g, AiTurn(1))
    assert g.players[1].defeated
    assert (g.top("bounty"), g.top("luxury")) == (bounty, luxury)
    assert g.ai_deck.cards[0] == "ai-10"


@pytest.mark.rule("outer_rim.solo-ai.decide.random")
@pytest.mark.parametrize(("face", "left"), [(0, "syndicate-favor"), (1, "hutt-favor")])
def test_which_of_two_jobs_the_ai_completes_is_chance(face: int, left: str) -> None:
    g = solo()
    give(g, 1, "hutt-favor", "syndicate-favor")
    put(g, 1, "nal-hutta")
    dice(g, "ai", face)
    item(g, "complete-job")
    assert g.players[1].assets == (left,)
