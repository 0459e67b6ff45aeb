"""The Jedi sets, 1 to 7: every ability, what it does and when it does not."""

from __future__ import annotations

import pytest
from tests.games.cardgame.board import Board, D, L


def test_luke_skywalker_loses_focus_when_the_opponents_turn_begins() -> None:
    board = Board("balance", D, {"units": "luke-skywalker!2"}).do("use luke-skywalker")
    assert board["luke-skywalker"].focus == 1
    mine = Board("balance", L, {"units": "luke-skywalker!2"})
    mine.never("use luke-skywalker", "refresh")


def test_targeted_strike_reaches_units_that_do_not_participate() -> None:
    board = Board("conflict", L, {"units": "luke-skywalker jedi-in-hiding"}, {"units": "darth-vader rancor"})
    board.attack("imperial-command", "luke-skywalker", "jedi-in-hiding").defend("darth-vader").edge(L)
    board.do("strike-with luke-skywalker", "resolve unit-damage")
    assert board.options == ["damage darth-vader", "damage rancor"]


@pytest.mark.rule("cardgame.keyword.targeted-strike")
def test_targeted_strike_works_only_for_attackers() -> None:
    board = Board("conflict", D, {"units": "luke-skywalker"}, {"units": "darth-vader rancor"})
    board.attack("a-heros-journey", "darth-vader").defend("luke-skywalker").edge(L).window("strike")
    assert (board["darth-vader"].damage, board["rancor"].damage) == (2, 0)  # there was nothing to choose


@pytest.mark.rule("cardgame.card.enhancement")
def test_jedi_lightsaber_adds_icons() -> None:
    board = Board(
        "conflict", L, {"units": "jedi-in-hiding", "enhancements": "jedi-lightsaber@jedi-in-hiding"}
    )
    board.attack("imperial-command").window("strike")
    assert board["imperial-command"].damage == 2  # one gained, one edge-enabled


def test_jedi_lightsaber_enhances_only_force_users_and_sensitives() -> None:
    board = Board("deployment", L, {"units": "twilek-loyalist", "hand": "jedi-lightsaber"})
    assert board.refused("play jedi-lightsaber") == "cardgame.enhancement.needs-legal-host"
    board = Board(
        "deployment", L, {"units": "twilek-loyalist yoda guardian-of-peace", "hand": "jedi-lightsaber"}
    )
    board.do("play jedi-lightsaber")
    board.do(*[key for key in board.options if key.startswith("focus jedi ")][:1])
    assert board.options == ["attach-to yoda", "attach-to guardian-of-peace"]


def test_trust_your_feelings_is_focused_to_remove_focus() -> None:
    side = {"units": "yoda!2", "enhancements": "trust-your-feelings@yoda"}
    board = Board("deployment", L, side).do("use trust-your-feelings")
    assert (board["yoda"].focus, board["trust-your-feelings"].focus) == (1, 1)
    board.window("deployment", L)
    assert board.refused("use trust-your-feelings") == "cardgame.focus.exhausted-cannot-be-focused"


def test_in_you_must_go_makes_the_first_enhancement_cheaper() -> None:
    board = Board(
        "deployment",
        L,
        {
            "objectives": "in-you-must-go",
            "units": "yoda jedi-in-hiding",
            "hand": "jedi-lightsaber trust-your-feelings",
        },
    )
    board.do("play jedi-lightsaber", "attach-to yoda")  # for nothing
    assert board["jedi"].focus == 0
    board.do("play trust-your-feelings")
    assert board.asked == (L, "pay")


@pytest.mark.rule("cardgame.ability.gained-icons", "cardgame.strike.edge-enabled-icons")
def test_yoda_gains_edge_enabled_icons_for_each_enhancement() -> None:
    side = {"units": "yoda", "enhancements": "jedi-lightsaber@yoda trust-your-feelings@yoda"}
    board = Board("conflict", L, side).attack("imperial-command").window("strike")
    assert board["imperial-command"].damage == 1 + 1 + 2  # lightsaber, printed and two gained with the edge
    lost = Board("conflict", L, side, {"units": "human-replica-droid"}).attack("imperial-command")
    lost.defend("human-replica-droid").edge(D).window("strike")
    lost.at("engage")
    assert lost["imperial-command"].damage == 1 + 1  # the lightsaber, and nobody opposed


def test_shii_cho_training_divides_unit_damage() -> None:
    side = {"units": "jedi-in-hiding", "enhancements": "shii-cho-training@jedi-in-hiding"}
    dark = {"units": "heavy-stormtrooper-squad dark-side-apprentice rancor"}
    board = Board("conflict", L, side, dark).attack("imperial-command")
    board.defend("heavy-stormtrooper-squad", "dark-side-apprentice").edge(L)
    board.do("damage heavy-stormtrooper-squad", "damage dark-side-apprentice")
    assert (board["heavy-stormtrooper-squad"].damage, board["dark-side-apprentice"].damage) == (1, 1)
    plain = Board("conflict", L, {"units": "jedi-in-hiding"}, dark).attack("imperial-command")
    plain.defend("heavy-stormtrooper-squad", "dark-side-apprentice").edge(L).do("damage dark-side-apprentice")
    assert "dark-side-apprentice" not in plain


@pytest.mark.rule(
    "cardgame.cancel.meaning", "cardgame.cancel.costs-stay-paid", "cardgame.cancel.event-discarded"
)
def test_counter_stroke_cancels_an_event() -> None:
    board = Board(
        "deployment",
        D,
        {"units": "yoda!1", "hand": "counter-stroke"},
        {"hand": "force-lightning", "units": "rancor"},
    )
    board.do("play force-lightning", "focus shadows-of-dathomir > 2", "focus sith > 1", "play counter-stroke")
    board.window("deployment", L)
    assert "yoda" in board
    assert board.discard(D) == ["force-lightning"]
    assert board.discard(L) == ["counter-stroke"]
    assert board["shadows-of-dathomir"].focus == 2


def test_counter_stroke_answers_events_only() -> None:
    board = Board("deployment", D, {"hand": "counter-stroke"}, {"hand": "rancor", "units": "darth-vader"})
    board.do("play rancor")
    while board.asked[1] == "pay":
        board.g.choose(len(board.options) - 1)
    board.never("play counter-stroke", "deployment")


def test_forgotten_heroes_draws_for_force_users() -> None:
    side = {"objectives": "forgotten-heroes", "hand": "jedi-in-hiding guardian-of-peace"}
    board = Board("deployment", L, side | {"units": "mon-mothma"})
    board.do("play jedi-in-hiding", "focus jedi > 1", "focus mon-mothma > 1", "use forgotten-heroes")
    assert len(board.g.decks[L].cards) == 9
    board = Board("deployment", L, side | {"units": "mon-mothma"}).do(
        "play guardian-of-peace", "focus jedi > 1"
    )
    board.do("focus mon-mothma > 1").never("use forgotten-heroes", "deployment")


def test_obi_wan_makes_the_first_edge_card_lie_face_up() -> None:
    dark = {"units": "darth-vader", "hand": "heat-of-battle twist-of-fate"}
    board = Board("conflict", L, {"units": "obi-wan-kenobi yoda"}, dark)
    board.attack("imperial-command", "obi-wan-kenobi").defend("darth-vader").do("place heat-of-battle")
    assert board.g.face_up[D] == ["19-6"]
    board.do("place twist-of-fate")
    board = Board("conflict", L, {"units": "obi-wan-kenobi yoda"}, dark)
    board.attack("imperial-command", "yoda").defend("darth-vader").do("place heat-of-battle")
    assert board.g.face_up[D] == []


@pytest.mark.rule("cardgame.ability.conditional-on-balance", "cardgame.ability.instead-replaces")
@pytest.mark.parametrize(("balance", "tokens"), [(L, 2), (D, 1)])
def test_jedi_mind_trick_depends_on_the_balance(balance: int, tokens: int) -> None:
    dark = {"units": "darth-vader tie-fighter"}
    board = Board("deployment", L, {"hand": "jedi-mind-trick"}, dark, balance=balance)
    board.do("play jedi-mind-trick", "focus jedi > 1")
    assert board["darth-vader"].focus == tokens  # the only Character
    assert board["tie-fighter"].focus == 0


def test_our_most_desperate_hour_shields_a_shielded_unit() -> None:
    board = Board("deployment", L, {"units": "yoda^1 red-five", "hand": "our-most-desperate-hour"})
    board.do("play our-most-desperate-hour")
    assert board["yoda"].shields == 2
    board = Board("deployment", L, {"units": "red-five", "hand": "our-most-desperate-hour"})
    assert board.refused("play our-most-desperate-hour") == "cardgame.target.needs-eligible"


@pytest.mark.parametrize("placed", [True, False])
def test_heat_of_battle_damages_a_participating_enemy_unit(placed: bool) -> None:
    board = Board("conflict", L, {"units": "yoda", "hand": "heat-of-battle"}, {"units": "rancor darth-vader"})
    board.attack("imperial-command").defend("rancor")
    if placed:
        board.do("place heat-of-battle")
    board.window("edge")
    assert board["rancor"].damage == int(placed)
    assert board["darth-vader"].damage == 0


def test_a_journey_to_dagobah_brings_the_next_objective_of_your_choice() -> None:
    light = {
        "objectives": "a-journey-to-dagobah*3 jedi-training",
        "objective_deck": "decoy-at-dantooine forgotten-heroes last-minute-rescue",
    }
    board = Board("conflict", D, light, {"units": "nightsister"}, dial=5)
    board.attack("a-journey-to-dagobah").do("use a-journey-to-dagobah")
    assert board.options == [
        "choose decoy-at-dantooine",
        "choose forgotten-heroes",
        "choose last-minute-rescue",
    ]
    board.do("choose decoy-at-dantooine", "use decoy-at-dantooine")  # it may interrupt the same leaving
    assert board.g.dial == 5 - 1 + 1
    assert "a-journey-to-dagobah" not in board
    board.window("strike")
    assert board["decoy-at-dantooine"].damage == 0  # the newcomer is not engaged


def test_a_journey_to_dagobah_need_not_be_used() -> None:
    light = {"objectives": "a-journey-to-dagobah*3 jedi-training", "objective_deck": "forgotten-heroes"}
    board = Board("conflict", D, light, {"units": "nightsister"}).attack("a-journey-to-dagobah")
    board.window("strike")
    assert "forgotten-heroes" not in board


def test_red_five_is_elite() -> None:
    board = Board("refresh", L, {"units": "red-five!3 yoda!1 y-wing!3"})
    assert (board["red-five"].focus, board["y-wing"].focus) == (1, 2)


def test_double_strike_readies_a_character_that_strikes_again() -> None:
    light = {"units": "jedi-in-hiding", "hand": "double-strike"}
    board = Board("conflict", L, light, {"units": "rancor"}).attack("imperial-command").defend("rancor")
    board.edge(L).do("play double-strike > jedi-in-hiding").window("strike")
    assert (board["jedi-in-hiding"].focus, board["rancor"].damage) == (0, 2)
    assert board.discard(L) == ["red-two", "double-strike"]


def test_double_strike_does_not_help_vehicles() -> None:
    board = Board("conflict", L, {"units": "red-five", "hand": "double-strike"}).attack("imperial-command")
    board.never("play double-strike > red-five", "strike")


@pytest.mark.rule("cardgame.edge-battle.fate-conditional")
@pytest.mark.parametrize(("attacker", "damage"), [(L, 1), (D, 0)])
def test_target_of_opportunity_is_for_the_attacking_player(attacker: int, damage: int) -> None:
    light = {"units": "yoda", "hand": "target-of-opportunity"}
    board = Board("conflict", attacker, light, {"units": "rancor"})
    objective = "imperial-command" if attacker == L else "jedi-training"
    board.attack(objective).defend("yoda" if attacker == D else "rancor").do("place target-of-opportunity")
    board.window("edge")
    assert board[objective].damage == damage
    assert board.engagement.edge == L  # the icons of the card count all the same


def test_the_secret_of_yavin_4_takes_the_engagement() -> None:
    light = {"objectives": "the-secret-of-yavin-4 jedi-training draw-their-fire"}
    board = Board("conflict", D, light, {"units": "nightsister tie-bomber"})
    board.attack("jedi-training", "nightsister").do("use the-secret-of-yavin-4 > jedi-training").window(
        "strike"
    )
    assert (board["the-secret-of-yavin-4"].damage, board["jedi-training"].damage) == (1, 0)
    board.at("engage")
    assert "engage the-secret-of-yavin-4" in board.options  # it was not declared, so it may still be engaged
    assert "engage jedi-training" not in board.options
    board.attack("draw-their-fire").never(
        "use the-secret-of-yavin-4 > draw-their-fire", "strike"
    )  # once per turn


def test_the_secret_of_yavin_4_does_not_answer_its_own_engagement() -> None:
    light = {"objectives": "the-secret-of-yavin-4 jedi-training"}
    board = Board("conflict", D, light, {"units": "nightsister"}).attack("the-secret-of-yavin-4")
    board.never("use the-secret-of-yavin-4", "strike")


@pytest.mark.rule("cardgame.cost.compound", "cardgame.sacrifice.meaning")
@pytest.mark.parametrize("focus", ["", "!1"])
def test_c_3po_is_focused_and_sacrificed_to_cancel_an_event(focus: str) -> None:
    board = Board("deployment", D, {"units": f"c-3po{focus} yoda"}, {"hand": "force-choke"})
    board.do("play force-choke")
    if focus:
        board.never("use c-3po", "deployment")
        assert board["yoda"].damage == 1
    else:
        board.do("use c-3po").window("deployment")
        assert "c-3po" not in board
        assert board["yoda"].damage == 0


@pytest.mark.rule(
    "cardgame.keyword.protect", "cardgame.keyword.protect-partial", "cardgame.keyword.protect-cap"
)
def test_guardian_of_peace_protects_characters() -> None:
    light = {"units": "obi-wan-kenobi guardian-of-peace red-five"}
    board = Board("conflict", D, light, {"units": "stormtrooper-elite"})
    board.attack("jedi-training").defend("obi-wan-kenobi", "red-five").edge(D).do("damage obi-wan-kenobi")
    board.do("protect-with guardian-of-peace", "protect obi-wan-kenobi")
    board.window("strike")
    assert board["obi-wan-kenobi"].damage == 1  # three points, two of which fill the protector
    assert "guardian-of-peace" not in board
    board = Board("conflict", D, light, {"units": "stormtrooper-elite"})
    board.attack("jedi-training").defend("obi-wan-kenobi", "red-five").edge(D).do("damage red-five")
    board.never("protect-with guardian-of-peace", "strike")


@pytest.mark.rule("cardgame.keyword.shielding")
def test_guardian_of_peace_shields_a_participant_or_the_objective() -> None:
    light = {"units": "guardian-of-peace obi-wan-kenobi^1 yoda"}
    board = Board("conflict", D, light, {"units": "stormtrooper-elite"}).attack("jedi-training")
    board.defend("guardian-of-peace", "obi-wan-kenobi").at("shielding")
    assert board.options == [
        "shield-with guardian-of-peace > guardian-of-peace",
        "shield-with guardian-of-peace > jedi-training",
        "done",
    ]
    board.do("shield-with guardian-of-peace > jedi-training")
    assert board["jedi-training"].shields == 1
    board.never("shield-with guardian-of-peace > guardian-of-peace", "defenders")


def test_lightsaber_deflection_moves_a_point_of_damage() -> None:
    light = {"units": "obi-wan-kenobi red-five", "hand": "lightsaber-deflection"}
    board = Board("deployment", D, light, {"units": "darth-vader", "hand": "force-choke"})
    board.do("play force-choke", "choose obi-wan-kenobi", "play lightsaber-deflection")
    assert board.options == ["choose red-five", "choose darth-vader"]
    board.do("choose darth-vader").window("deployment", L)
    assert (board["obi-wan-kenobi"].damage, board["darth-vader"].damage) == (0, 1)


def test_lightsaber_deflection_does_not_save_vehicles() -> None:
    light = {"units": "redemption", "hand": "lightsaber-deflection"}
    board = (
        Board("conflict", D, light, {"units": "stormtrooper-elite"})
        .attack("jedi-training")
        .defend("redemption")
        .edge(D)
    )
    board.never("play lightsaber-deflection", "strike")
    assert board["redemption"].damage == 3


def test_last_minute_rescue_removes_damage_after_refresh() -> None:
    board = Board("refresh", L, {"objectives": "last-minute-rescue", "units": "obi-wan-kenobi*2"})
    board.do("use last-minute-rescue")
    assert board["obi-wan-kenobi"].damage == 1
    board = Board("refresh", D, {"objectives": "last-minute-rescue", "units": "obi-wan-kenobi*2"})
    board.never("use last-minute-rescue", "refresh")


def test_redemption_returns_a_destroyed_character_once_per_turn() -> None:
    light = {"units": "redemption yoda*1 guardian-of-peace*1 y-wing"}
    dark = {"units": "darth-vader", "hand": "force-choke heat-of-battle"}
    board = Board("deployment", D, light, dark)
    board.do("play force-choke", "choose yoda", "use redemption")
    assert board.hand(L) == ["yoda"]
    assert board.discard(L) == []
    board.do("use darth-vader", "choose guardian-of-peace").never("use redemption", "deployment")
    assert board.discard(L) == ["guardian-of-peace"]


def test_redemption_does_not_save_vehicles() -> None:
    light = {"units": "redemption y-wing"}
    board = (
        Board("conflict", D, light, {"units": "stormtrooper-elite"})
        .attack("jedi-training")
        .defend("y-wing")
        .edge(D)
    )
    board.never("use redemption", "strike")
    assert board.discard(L) == ["y-wing"]


def test_return_of_the_jedi_puts_a_force_user_into_play() -> None:
    light = {
        "hand": "return-of-the-jedi",
        "discard": "yoda twilek-loyalist jedi-in-hiding",
        "units": "obi-wan-kenobi",
    }
    board = Board("deployment", L, light)
    board.do("play return-of-the-jedi", "focus jedi > 1", "focus a-heros-journey > 2")
    assert board.options == ["choose yoda", "choose jedi-in-hiding"]
    board.do("choose yoda")
    assert "yoda" in board
    light["units"] = "yoda"
    light["discard"] = "yoda twilek-loyalist"
    board = Board("deployment", L, light)
    assert board.refused("play return-of-the-jedi") == "cardgame.ability.zone-reference"


@pytest.mark.rule("cardgame.ability.play-restriction-text")
def test_emergency_repair_only_in_your_turn() -> None:
    light = {"objectives": "jedi-training*4 a-heros-journey", "hand": "emergency-repair"}
    board = Board("deployment", L, light).do("play emergency-repair", "focus a-heros-journey > 2")
    board.do("choose jedi-training")
    assert board["jedi-training"].damage == 0
    board = Board("deployment", D, light).window("deployment", L)
    assert board.refused("play emergency-repair") == "cardgame.ability.play-restriction-text"


def test_force_rejuvenation_discards_any_number_of_tokens_and_enhancements() -> None:
    light = {"units": "obi-wan-kenobi*2!2^1 red-five*1", "hand": "force-rejuvenation"}
    dark = {"enhancements": "intimidated@obi-wan-kenobi"}
    board = Board("deployment", L, light, dark)
    board.do("play force-rejuvenation", "focus a-heros-journey > 2")
    board.do(
        "discard-token damage", "discard-token damage", "discard-token focus", "discard intimidated", "enough"
    )
    obi_wan = board["obi-wan-kenobi"]
    assert (obi_wan.damage, obi_wan.focus, obi_wan.shields) == (0, 1, 1)
    assert board.discard(D) == ["intimidated"]
    assert board["red-five"].damage == 1


@pytest.mark.rule("cardgame.force.struggle-total")
@pytest.mark.parametrize("extra", ["", "ancient-monument"])
def test_jedi_training_and_ancient_monument_contribute_to_the_struggle(extra: str) -> None:
    light = {"objectives": "jedi-training", "units": "twilek-loyalist+", "enhancements": extra}
    board = Board("force", L, light, {"units": "advisor-to-the-emperor+"}, balance=D)
    board.window("force")
    assert board.g.balance == (L if extra else D)  # 1 + 1 against 2, or 1 + 1 + 1


@pytest.mark.parametrize(("balance", "hand"), [(L, ["red-five", "yoda"]), (D, ["yoda"])])
def test_it_binds_all_things_returns_the_top_of_the_discard_pile(balance: int, hand: list[str]) -> None:
    light = {"hand": "it-binds-all-things", "discard": "y-wing red-five yoda"}
    board = Board("deployment", L, light, balance=balance).do("play it-binds-all-things", "focus jedi > 1")
    assert board.hand(L) == hand
    assert board.discard(L)[-1] == "it-binds-all-things"
