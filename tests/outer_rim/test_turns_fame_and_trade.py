from __future__ import annotations

import pytest
from tests.outer_rim.table import (
    B,
    C,
    choose,
    dice,
    give,
    keys,
    news,
    patrol,
    put,
    refused,
    reputation,
    secret,
    table,
    take,
    to_action,
    to_encounter,
    top,
)

from dejarik.games.outer_rim import GAME, OuterRim, Setup, verbs
from dejarik.games.outer_rim.abilities import Ability, Resolve
from dejarik.games.outer_rim.library import ABILITIES
from dejarik.games.outer_rim.timing import winner_of
from dejarik.games.outer_rim.vocabulary.effects import Credits, Fame, Reputation, ReputationBecomes
from dejarik.games.outer_rim.vocabulary.flow import Seq, To
from dejarik.kernel import Option, observe


@pytest.fixture(autouse=True)
def tried() -> None:
    for ref, effect in (
        ("try.to", To(Reputation("hutt", -1), Fame())),
        ("try.and", Seq((Credits(5_000), Reputation("rebel", -1)))),
        ("try.set", Seq((ReputationBecomes("imperial", 1), Reputation("imperial", 1)))),
        ("try.lose-fame", Fame(-1)),
        ("try.two-fame", Fame(2)),
    ):
        ABILITIES[ref] = Ability(ref, "try", effect)


def resolve(g: OuterRim, ref: str, seat: int = 0) -> None:
    g.asked = None
    g.stack.append(Resolve(ref, seat))
    g.run()


@pytest.mark.rule(
    "outer_rim.turn.three-steps", "outer_rim.planning.gain-2000", "outer_rim.encounter.exactly-one"
)
def test_planning_action_encounter() -> None:
    g = table("bossk", "jyn-erso")
    choose(g, "gain-credits")
    assert g.players[0].credits == 12_000
    assert g.decision.kind == "action"
    choose(g, "done")
    assert g.decision.kind == "encounter"
    assert "done" not in keys(g)
    assert "pass" not in keys(g)


@pytest.mark.rule("outer_rim.planning.recover", "outer_rim.damage.recovered-to-supply")
def test_recovering_in_the_planning_step() -> None:
    g = table("bossk", "jyn-erso")
    g.players[0].damage, g.players[0].ship_damage = 2, 1
    choose(g, "recover")
    assert (g.players[0].damage, g.players[0].ship_damage) == (0, 0)


@pytest.mark.rule("outer_rim.planning.ability-instead")
def test_aphra_goes_to_market_in_the_planning_step() -> None:
    g = table("doctor-aphra", "jyn-erso")
    g.players[0].flipped = True
    put(g, 0, "tatooine-left")
    choose(g, "use doctor-aphra > planning", "pass", "pass")
    assert g.decision.kind == "action"
    put(g, 0, "maelstrom")
    g = table("doctor-aphra", "jyn-erso")
    g.players[0].flipped = True
    put(g, 0, "maelstrom")
    assert not keys(g, "use")


@pytest.mark.rule(
    "outer_rim.damage.recover-amount", "outer_rim.action.special", "outer_rim.character.starting-ability"
)
def test_bossk_recovers_two_damage_of_each_kind() -> None:
    g = table("bossk", "jyn-erso")
    g.players[0].damage, g.players[0].ship_damage = 3, 1
    to_action(g)
    choose(g, "use bossk > action")
    assert (g.players[0].damage, g.players[0].ship_damage) == (1, 0)


# ---- Extra turns -----------------------------------------------------------------------------------


@pytest.mark.rule(
    "outer_rim.turn.extra-turn.condition",
    "outer_rim.turn.extra-turn.full-turn",
    "outer_rim.turn.extra-turn.no-chaining",
    "outer_rim.map.maelstrom.offers-extra-turn",
)
def test_an_extra_turn_in_the_maelstrom_but_no_chain() -> None:
    g = table("bossk", "jyn-erso")
    put(g, 0, "maelstrom")
    top(g, "kessel-maelstrom", "guild-foreman")
    choose(g, "stay", "done", "explore", "choice 1")
    assert (g.decision.seat, g.decision.kind) == (0, "planning")
    g.players[0].ship_damage = 0
    top(g, "kessel-maelstrom", "guild-foreman")
    choose(g, "stay", "done", "explore", "choice 1")
    assert (g.decision.seat, g.decision.kind) == (1, "planning")


@pytest.mark.rule("outer_rim.map.maelstrom.offers-extra-turn")
def test_every_maelstrom_section_offers_an_extra_turn() -> None:
    from dejarik.games.outer_rim.library import CARDS

    for card in CARDS.values():
        if card.deck == "kessel-maelstrom":
            assert "ExtraTurn" in repr(ABILITIES[card.sections["maelstrom"]].effect), card.code


# ---- Encounters ------------------------------------------------------------------------------------


@pytest.mark.rule(
    "outer_rim.encounter.space.draw-and-resolve",
    "outer_rim.encounter.space.card-to-bottom",
    "outer_rim.encounter.card.sections",
    "outer_rim.encounter.card.one-section-only",
)
def test_the_section_of_the_space_is_read() -> None:
    for space, purse in (("tatooine", 10_000), ("nal-hutta", 11_000)):
        g = table("bossk", "jyn-erso")
        put(g, 0, space)
        top(g, "tatooine-nal-hutta", "sandstorm")
        dice(g, "bossk", B, B)
        to_encounter(g)
        choose(g, "explore")
        assert g.players[0].credits == purse
        assert g.pile("tatooine-nal-hutta").cards[0] == "sandstorm"


@pytest.mark.rule("outer_rim.encounter.card.sections", "outer_rim.encounter.card.state-when-revealed")
def test_at_a_navpoint_it_matters_whether_a_patrol_is_there() -> None:
    for there, section in ((True, "patrol"), (False, "clear")):
        g = table("bossk", "jyn-erso")
        put(g, 0, "ryloth-left")
        patrol(g, "hutt", "ryloth-left" if there else "naboo")
        top(g, "navpoints", "pirate-ambush")
        to_encounter(g)
        choose(g, "explore")
        assert news(g, "EncounterDrawn")[0].section == section
        assert bool(news(g, "CombatBegan")) != there


@pytest.mark.rule(
    "outer_rim.encounter.card.subsections-by-reputation",
    "outer_rim.reputation.effects",
    "outer_rim.reputation.three-levels",
)
@pytest.mark.parametrize(("level", "options"), [(1, 14_000), (0, 10_000), (-1, 10_000)])
def test_a_section_may_depend_on_reputation(level: int, options: int) -> None:
    g = table("bossk", "jyn-erso")
    put(g, 0, "kessel")
    reputation(g, 0, syndicate=level)
    top(g, "kessel-maelstrom", "guild-foreman")
    dice(g, "bossk", B, B)
    to_encounter(g)
    choose(g, "explore")
    assert g.players[0].credits == options
    assert (g.decision.kind == "choose-one") == (level == 0)
    assert g.players[0].damage == (2 if level == -1 else 0)


@pytest.mark.rule("outer_rim.encounter.card.assets", "outer_rim.encounter.space.bounty-on-card")
def test_an_encounter_card_is_kept_as_an_asset() -> None:
    g = table("bossk", "jyn-erso")
    top(g, "tatooine-nal-hutta", "a-snout-for-hire")
    to_encounter(g)
    choose(g, "explore", "take")
    assert g.players[0].assets == ("a-snout-for-hire",)
    assert "a-snout-for-hire" not in g.pile("tatooine-nal-hutta").cards


@pytest.mark.rule(
    "outer_rim.secret.gain",
    "outer_rim.secret.what",
    "outer_rim.secret.may-not-show",
    "outer_rim.secret.own-peek",
    "outer_rim.trade.not-secrets-not-ships",
)
def test_a_secret_is_kept_facedown_and_cannot_be_traded() -> None:
    g = table("bossk", "jyn-erso")
    put(g, 1, "tatooine")
    top(g, "tatooine-nal-hutta", "cantina-corner")
    to_encounter(g)
    choose(g, "explore")
    assert [one.card for one in g.players[0].secrets] == ["cantina-corner"]
    assert observe(g, 0).view.players[0].secrets[0].card == "cantina-corner"
    assert observe(g, 1).view.players[0].secrets[0].card == ""
    assert observe(g, 1).view.players[0].secrets[0].deck == "tatooine-nal-hutta"
    assert b"cantina-corner" not in observe(g, 1).view.encode().split(b'"unseen"')[0]
    while g.decision.kind != "action" or g.decision.seat:
        choose(g, "stay") if g.decision.kind == "planning" else choose(g, "done") if "done" in keys(
            g
        ) else g.choose(len(g.decision.options) - 1)
    put(g, 0, "tatooine")
    put(g, 1, "tatooine")
    if "trade" in keys(g):
        choose(g, "trade")
        assert not [key for key in keys(g) if "cantina" in key or "g9" in key]


@pytest.mark.rule("outer_rim.secret.when-playable", "outer_rim.action.special-no-interrupt")
def test_a_secret_for_the_action_step() -> None:
    g = table("bossk", "jyn-erso")
    secret(g, 0, "a-senators-debt", "naboo")
    g.players[0].damage = 2
    assert "play-secret a-senators-debt" not in keys(g)
    to_action(g)
    choose(g, "play-secret a-senators-debt")
    assert (g.players[0].damage, g.players[0].credits, g.players[0].secrets) == (0, 11_000, ())


# ---- Reputation ------------------------------------------------------------------------------------


@pytest.mark.rule(
    "outer_rim.reputation.increase",
    "outer_rim.reputation.increase-at-max",
    "outer_rim.reputation.decrease",
    "outer_rim.reputation.decrease-at-min",
    "outer_rim.reputation.tracked-on-player-board",
)
def test_reputation_moves_one_step_and_stops_at_the_ends() -> None:
    g = table("bossk", "jyn-erso")
    seen = []
    for amount in (1, 1, -1, -1, -1):
        verbs.change_reputation(g, 0, "hutt", amount)
        seen.append(g.players[0].reputation_with("hutt"))
    assert seen == [1, 1, 0, -1, -1]
    assert g.players[1].reputation == (0, 0, 0, 0)


@pytest.mark.rule("outer_rim.reputation.set")
def test_reputation_that_becomes_positive_jumps() -> None:
    g = table("bossk", "jyn-erso")
    reputation(g, 0, imperial=-1)
    resolve(g, "try.set")
    assert g.players[0].reputation_with("imperial") == 1


@pytest.mark.rule("outer_rim.interpretation.to-requires-full")
@pytest.mark.parametrize(("level", "fame"), [(-1, 0), (0, 1)])
def test_to_needs_the_whole_first_part(level: int, fame: int) -> None:
    g = table("bossk", "jyn-erso")
    reputation(g, 0, hutt=level)
    resolve(g, "try.to")
    assert g.players[0].fame == fame


@pytest.mark.rule(
    "outer_rim.interpretation.and-as-much-as-possible",
    "outer_rim.interpretation.then-sequence",
    "outer_rim.interpretation.non-may-mandatory",
)
def test_and_is_done_as_far_as_possible() -> None:
    g = table("bossk", "jyn-erso")
    reputation(g, 0, rebel=-1)
    resolve(g, "try.and")
    assert g.players[0].credits == 15_000
    assert g.players[0].reputation_with("rebel") == -1


# ---- Damage and defeat -----------------------------------------------------------------------------


@pytest.mark.rule(
    "outer_rim.damage.capped",
    "outer_rim.damage.excess-ignored",
    "outer_rim.damage.tokens-on-character",
    "outer_rim.damage.tokens-on-ship",
)
def test_damage_is_capped() -> None:
    g = table("bossk", "jyn-erso")
    assert verbs.suffer(g, 0, 9, ship=False) == 4
    assert verbs.suffer(g, 0, 1, ship=True) == 1
    assert (g.players[0].damage, g.players[0].ship_damage) == (4, 1)


def defeat(g: OuterRim, seat: int = 0, ship: bool = False) -> None:
    g.asked = None
    verbs.suffer(g, seat, 9, ship)
    g.between()
    g.run()


@pytest.mark.rule(
    "outer_rim.defeat.at-health",
    "outer_rim.defeat.at-hull",
    "outer_rim.defeat.lose-3000",
    "outer_rim.defeat.effects-list",
    "outer_rim.defeat.discard-secrets",
    "outer_rim.secret.defeat-discard-hidden",
    "outer_rim.defeat.piece-laid-down",
)
@pytest.mark.parametrize("ship", [False, True])
def test_defeat(ship: bool) -> None:
    g = table("bossk", "jyn-erso")
    secret(g, 1, "cantina-corner", "tatooine")
    give(g, 1, "ion-cannon")
    defeat(g, 1, ship=ship)
    player = g.players[1]
    assert player.defeated
    assert (player.credits, player.secrets, player.space, player.assets) == (
        7_000,
        (),
        "naboo",
        ("ion-cannon",),
    )
    pile = g.pile("tatooine-nal-hutta")
    assert pile.cards[0] == "cantina-corner"
    assert pile.seen[0] == 0b10  # only its owner knows


@pytest.mark.rule("outer_rim.defeat.lose-3000")
def test_a_poor_player_loses_everything() -> None:
    g = table("bossk", "jyn-erso")
    g.players[0].credits = 2_000
    defeat(g)
    assert g.players[0].credits == 0


@pytest.mark.rule(
    "outer_rim.defeat.must-recover-next-planning",
    "outer_rim.defeat.stand-up-after-recovery",
    "outer_rim.defeat.ends-when-damage-below-limit",
)
def test_the_defeated_recover_in_their_next_planning_step() -> None:
    g = table("bossk", "jyn-erso")
    defeat(g, 1)
    choose(g, "stay", "done")
    while g.decision.seat == 0:
        g.choose(0 if g.decision.kind == "encounter" else len(g.decision.options) - 1)
    assert g.decision.seat == 1
    assert g.decision.kind == "action"  # recovering was the only choice, so it was made
    assert not g.players[1].defeated
    assert g.players[1].damage == 0


@pytest.mark.rule("outer_rim.defeat.must-recover-next-planning")
def test_why_the_defeated_cannot_move() -> None:
    g = table("bossk", "jyn-erso")
    g.players[0].damage, g.players[0].defeated = 4, True
    g.asked = None
    assert keys(g) == ["recover"]
    assert refused(g, "gain-credits") == "outer_rim.defeat.must-recover-next-planning"


@pytest.mark.rule("outer_rim.defeat.finish-current-then-turn-ends")
def test_who_falls_in_an_action_finishes_it_and_has_no_encounter() -> None:
    g = table("bossk", "jyn-erso")
    g.players[0].ship, g.players[0].damage = "yv-666", 3
    give(g, 0, "stolen-weapons", "gift-for-jabba")
    g.databank[1] = ("imperial-presence",)
    dice(g, "bossk", B, B, B)
    to_action(g)
    choose(g, "deliver", "deliver stolen-weapons")
    assert g.players[0].defeated
    assert "deliver gift-for-jabba" in keys(g)  # the action goes on
    choose(g, "deliver gift-for-jabba")
    assert g.decision.seat == 1


@pytest.mark.rule(
    "outer_rim.combat.ability.plus-x-passive", "outer_rim.defeat.at-health", "outer_rim.damage.capped"
)
def test_losing_armor_may_defeat() -> None:
    g = table("bossk", "jyn-erso")
    give(g, 1, "armored-vest")
    g.players[1].damage = 5
    assert (g.players[1].defeated,) == (False,)
    g.asked = None
    verbs.drop_asset(g, 1, "armored-vest")
    verbs.return_card(g, "armored-vest")
    g.between()
    g.run()
    assert g.players[1].defeated
    assert g.players[1].damage == 4


def test_ig_88_sacrifices_crew_instead_of_falling() -> None:
    g = table("ig-88", "jyn-erso")
    g.players[0].flipped = True
    give(g, 0, "meeting-lobot")
    defeat(g)
    choose(g, "sacrifice meeting-lobot")
    assert (g.players[0].defeated, g.players[0].damage, g.players[0].assets) == (False, 0, ())


def test_gift_for_jabba_costs_a_crew_member_in_defeat() -> None:
    g = table("bossk", "jyn-erso")
    give(g, 0, "gift-for-jabba", "meeting-lobot")
    defeat(g)
    assert g.players[0].assets == ("gift-for-jabba",)


# ---- Fame ------------------------------------------------------------------------------------------


@pytest.mark.rule("outer_rim.fame.asset-bonus", "outer_rim.fame.asset-bonus-lost", "outer_rim.fame.track")
def test_assets_add_fame_while_they_are_held() -> None:
    g = table("bossk", "jyn-erso")
    g.players[0].fame = 4
    give(g, 0, "extravagant-wardrobe")
    assert g.players[0].fame == 4
    verbs.set_reputation(g, 0, "hutt", 1)
    verbs.set_reputation(g, 0, "rebel", 1)
    g.between()
    assert g.players[0].fame == 5
    verbs.set_reputation(g, 0, "rebel", 0)
    g.between()
    assert g.players[0].fame == 4


@pytest.mark.rule("outer_rim.fame.floor-zero", "outer_rim.fame.asset-bonus-lost")
def test_fame_has_a_floor_and_no_debt() -> None:
    g = table("bossk", "jyn-erso")
    give(g, 0, "chromium-hull")
    assert g.players[0].fame == 1
    resolve(g, "try.lose-fame")
    assert g.players[0].fame == 0
    take(g, "chromium-hull")
    g.dirty = True
    g.between()
    assert g.players[0].fame == 0
    resolve(g, "try.two-fame")
    assert g.players[0].fame == 2


@pytest.mark.rule("outer_rim.fame.win-at-10", "outer_rim.variant.long-game")
def test_ten_fame_wins_or_twelve_in_a_long_game() -> None:
    g = table("bossk", "jyn-erso")
    g.players[0].fame = 8
    resolve(g, "try.two-fame")
    assert g.outcome is not None
    assert g.outcome.winners == (0,)
    assert GAME.new(Setup(2, long_game=True), 1).goal == 12
    g = table("bossk", "jyn-erso", long_game=True)
    g.players[0].fame = 8
    resolve(g, "try.two-fame")
    assert g.outcome is None


@pytest.mark.rule("outer_rim.fame.simultaneous-most-credits", "outer_rim.fame.simultaneous-farthest-seat")
def test_of_several_winners_the_richest_then_the_farthest_wins() -> None:
    g = table("bossk", "jyn-erso", "han-solo", "boba-fett")
    g.players[1].fame = g.players[3].fame = 10
    assert winner_of(g) == 3
    g.players[1].credits += 1_000
    assert winner_of(g) == 1
    g.players[1].credits -= 1_000
    g.first = 2
    assert winner_of(g) == 1


@pytest.mark.rule(
    "outer_rim.fame.most-famous-tie-choice",
    "outer_rim.fame.most-famous-all-tied",
    "outer_rim.interpretation.ties-current-player",
)
def test_the_current_player_decides_between_the_most_famous() -> None:
    g = table("bossk", "jyn-erso", "han-solo")
    put(g, 0, "naboo")
    for seat, fame in ((0, 3), (1, 5), (2, 5)):
        g.players[seat].fame = fame
    top(g, "ryloth-naboo", "the-price-of-renown")
    to_encounter(g)
    choose(g, "explore")
    assert g.decision.seat == 0
    assert keys(g) == ["player jyn-erso", "player han-solo"]
    choose(g, "player han-solo")
    assert (g.players[1].credits, g.players[2].credits) == (10_000, 8_000)


@pytest.mark.rule("outer_rim.fame.most-famous-self-check")
def test_being_tied_for_most_famous_counts() -> None:
    g = table("bossk", "jyn-erso")
    put(g, 0, "ryloth")
    top(g, "ryloth-naboo", "the-price-of-renown")
    to_encounter(g)
    choose(g, "explore")
    assert g.players[0].credits == 8_000


# ---- Goals -----------------------------------------------------------------------------------------


@pytest.mark.rule(
    "outer_rim.character.personal-goal",
    "outer_rim.goal.complete-fame-and-flip",
    "outer_rim.goal.flip-gives-ability",
    "outer_rim.goal.text",
)
def test_hans_goal_is_a_dear_ship() -> None:
    g = table("han-solo", "jyn-erso")
    g.players[0].credits = 20_000
    patrol(g, "hutt", "tatooine")
    top(g, "ship", "aggressor-for-sale")
    to_action(g)
    choose(g, "market", "pass", "buy ship")
    assert g.players[0].flipped
    assert g.players[0].fame == 1


@pytest.mark.rule("outer_rim.goal.counter-tokens", "outer_rim.timing.after")
def test_ketsus_goal_counts_combats() -> None:
    g = table("ketsu-onyo", "jyn-erso")
    from tests.outer_rim.test_combat import fight

    for tokens in (1, 2, 0):
        dice(g, "ketsu-onyo", C, C, C)
        dice(g, "enemy", B)
        fight(g, value=1)
        assert g.players[0].tokens == tokens
    assert g.players[0].flipped
    dice(g, "ketsu-onyo", C, C, C)
    dice(g, "enemy", B)
    fight(g, value=1)
    assert g.players[0].credits == 14_000


@pytest.mark.rule("outer_rim.goal.aphra-job-completed")
def test_only_completed_jobs_count_for_aphra() -> None:
    g = table("doctor-aphra", "jyn-erso")
    give(g, 0, "rebel-favor")
    put(g, 0, "mon-calamari")
    g.databank[41] = ("tenuous-alliance",)
    dice(g, "doctor-aphra", B, B)
    choose(g, "stay", "done", "job rebel-favor", "pass", "choice 2", "faction hutt")
    assert g.players[0].tokens == 0


@pytest.mark.rule("outer_rim.goal.prior-condition-counts")
def test_mods_held_before_count_for_the_goal_of_a_new_ship() -> None:
    g = table("bossk", "jyn-erso")
    g.players[0].ship = "yt-1300"
    give(g, 0, "ion-cannon", "autoblaster", "food-supplies")
    put(g, 0, "nal-hutta")
    to_action(g)
    choose(g, "deliver")
    assert g.players[0].ship_flipped
    assert g.players[0].fame == 1


def test_goals_of_other_characters_and_ships() -> None:
    g = table("ig-88", "jyn-erso")
    g.players[0].ship = "gx1-short-hauler"
    give(g, 0, "meeting-k-2so")
    assert (g.players[0].flipped,) == (False,)
    give(g, 0, "meeting-chopper")
    assert g.players[0].flipped
    g = table("bossk", "jyn-erso")
    give(g, 0, "ion-cannon", "vibroknife")
    assert (g.players[0].flipped,) == (False,)
    give(g, 0, "mpl-57-grenade-launcher")
    assert g.players[0].flipped
    g = table("bossk", "jyn-erso")
    g.players[0].ship = "hwk-290"
    give(g, 0, "ion-cannon")
    to_action(g)
    choose(g, "use hwk-290 > action")
    assert (g.players[0].ship_flipped, g.players[0].credits, g.players[0].fame) == (True, 3_000, 1)


# ---- Trade and credits -----------------------------------------------------------------------------


@pytest.mark.rule(
    "outer_rim.trade.action-same-space",
    "outer_rim.trade.consent",
    "outer_rim.trade.unequal",
    "outer_rim.trade.tradable-goods",
    "outer_rim.trade.received-assets-follow-slot-rules",
)
def test_a_trade_of_cards_and_credits() -> None:
    g = table("bossk", "jyn-erso")
    to_action(g)
    assert refused(g, "trade") == "outer_rim.trade.action-same-space"
    g = table("bossk", "jyn-erso")
    put(g, 1, "tatooine")
    give(g, 0, "ion-cannon")
    give(g, 1, "meeting-lobot")
    to_action(g)
    choose(g, "trade", "give ion-cannon", "want meeting-lobot", "give-credits 3000", "propose")
    assert g.decision.seat == 1
    choose(g, "accept", "take", "take")
    assert g.players[0].assets == ("meeting-lobot",)
    assert g.players[1].assets == ("ion-cannon",)
    assert (g.players[0].credits, g.players[1].credits) == (7_000, 13_000)


@pytest.mark.rule("outer_rim.trade.consent")
def test_a_declined_trade_changes_nothing() -> None:
    g = table("bossk", "jyn-erso")
    put(g, 1, "tatooine")
    give(g, 0, "ion-cannon")
    to_action(g)
    before = g.inventory()
    choose(g, "trade", "give ion-cannon", "want-credits 5000", "propose", "decline")
    assert g.players[0].assets == ("ion-cannon",)
    assert g.players[0].credits == 10_000
    assert g.inventory() == before
    assert "trade" not in keys(g)


@pytest.mark.rule("outer_rim.trade.several-partners")
def test_any_player_present_may_be_the_partner() -> None:
    g = table("bossk", "jyn-erso", "han-solo")
    put(g, 1, "tatooine")
    put(g, 2, "tatooine")
    to_action(g)
    choose(g, "trade")
    assert keys(g) == ["with jyn-erso", "with han-solo"]


@pytest.mark.rule("outer_rim.fame.asset-bonus", "outer_rim.fame.immediate-anytime")
def test_a_traded_asset_may_win_the_match_for_its_new_owner() -> None:
    g = table("bossk", "jyn-erso")
    put(g, 1, "tatooine")
    give(g, 0, "chromium-hull")
    g.players[1].fame = 9
    to_action(g)
    choose(g, "trade", "give chromium-hull", "propose", "accept", "take")
    assert g.outcome is not None
    assert g.outcome.winners == (1,)


@pytest.mark.rule(
    "outer_rim.credits.gift-with-current-player",
    "outer_rim.credits.gift-no-action-no-location",
    "outer_rim.credits.gift-unequal",
    "outer_rim.trade.credits-interrupt",
    "outer_rim.trade.only-with-current-player",
)
def test_credits_change_hands_in_the_middle_of_a_combat() -> None:
    g = table("jyn-erso", "bossk", "han-solo")
    from tests.outer_rim.test_combat import fight

    dice(g, "jyn-erso", 4, 4, 4)
    dice(g, "enemy", B)
    fight(g, value=1)
    assert g.decision.kind == "dice-turn"
    asked = g.decision
    g.aside(1, Option("offer-credits"))
    assert (g.decision.seat, g.decision.kind) == (1, "credit-terms")
    choose(g, "give-credits 4000")
    assert (g.decision.seat, g.decision.kind) == (0, "credit-offer")
    assert not g.asides(2)
    choose(g, "accept")
    assert (g.players[0].credits, g.players[1].credits) == (14_000, 6_000)
    assert g.decision == asked
    g.aside(2, Option("offer-credits"))
    choose(g, "want-credits 1000", "decline")  # only ever with the current player
    assert g.players[0].credits == 14_000


@pytest.mark.rule("outer_rim.market.buy.cannot-afford", "outer_rim.trade.credits-interrupt")
def test_credits_that_arrive_make_a_purchase_possible() -> None:
    g = table("bossk", "jyn-erso")
    g.players[0].credits = 0
    top(g, "gear-mod", "jetpack")
    to_action(g)
    choose(g, "market", "pass")
    assert "buy gear-mod" not in keys(g)
    g.aside(0, Option("offer-credits"))
    choose(g, "want-credits 4000", "accept")
    assert "buy gear-mod" in keys(g)
