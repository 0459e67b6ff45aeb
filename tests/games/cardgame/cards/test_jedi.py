"""The Jedi sets, 1 to 7: every ability, what it does and when it does not."""

from __future__ import annotations

import pytest
from tests.games.cardgame.match import D, L, Match


def test_luke_skywalker_loses_focus_when_the_opponents_turn_begins() -> None:
    match = Match("balance", D, {"units": "luke-skywalker!2"}).do("use luke-skywalker")
    assert match["luke-skywalker"].focus == 1
    mine = Match("balance", L, {"units": "luke-skywalker!2"})
    mine.never("use luke-skywalker", "refresh")


def test_targeted_strike_reaches_units_that_do_not_participate() -> None:
    match = Match("conflict", L, {"units": "luke-skywalker jedi-in-hiding"}, {"units": "darth-vader rancor"})
    match.attack("imperial-command", "luke-skywalker", "jedi-in-hiding").defend("darth-vader").edge(L)
    match.do("strike-with luke-skywalker", "resolve unit-damage")
    assert match.options == ["damage darth-vader", "damage rancor"]


@pytest.mark.rule("cardgame.keyword.targeted-strike")
def test_targeted_strike_works_only_for_attackers() -> None:
    match = Match("conflict", D, {"units": "luke-skywalker"}, {"units": "darth-vader rancor"})
    match.attack("a-heros-journey", "darth-vader").defend("luke-skywalker").edge(L).window("strike")
    assert (match["darth-vader"].damage, match["rancor"].damage) == (2, 0)  # there was nothing to choose


@pytest.mark.rule("cardgame.card.enhancement")
def test_jedi_lightsaber_adds_icons() -> None:
    match = Match(
        "conflict", L, {"units": "jedi-in-hiding", "enhancements": "jedi-lightsaber@jedi-in-hiding"}
    )
    match.attack("imperial-command").window("strike")
    assert match["imperial-command"].damage == 2  # one gained, one edge-enabled


def test_jedi_lightsaber_enhances_only_force_users_and_sensitives() -> None:
    match = Match("deployment", L, {"units": "twilek-loyalist", "hand": "jedi-lightsaber"})
    assert match.refused("play jedi-lightsaber") == "cardgame.enhancement.needs-legal-host"
    match = Match(
        "deployment", L, {"units": "twilek-loyalist yoda guardian-of-peace", "hand": "jedi-lightsaber"}
    )
    match.do("play jedi-lightsaber")
    match.do(*[key for key in match.options if key.startswith("focus jedi ")][:1])
    assert match.options == ["attach-to yoda", "attach-to guardian-of-peace"]


def test_trust_your_feelings_is_focused_to_remove_focus() -> None:
    side = {"units": "yoda!2", "enhancements": "trust-your-feelings@yoda"}
    match = Match("deployment", L, side).do("use trust-your-feelings")
    assert (match["yoda"].focus, match["trust-your-feelings"].focus) == (1, 1)
    match.window("deployment", L)
    assert match.refused("use trust-your-feelings") == "cardgame.focus.exhausted-cannot-be-focused"


def test_in_you_must_go_makes_the_first_enhancement_cheaper() -> None:
    match = Match(
        "deployment",
        L,
        {
            "objectives": "in-you-must-go",
            "units": "yoda jedi-in-hiding",
            "hand": "jedi-lightsaber trust-your-feelings",
        },
    )
    match.do("play jedi-lightsaber", "attach-to yoda")  # for nothing
    assert match["jedi"].focus == 0
    match.do("play trust-your-feelings")
    assert match.asked == (L, "pay")


@pytest.mark.rule("cardgame.ability.gained-icons", "cardgame.strike.edge-enabled-icons")
def test_yoda_gains_edge_enabled_icons_for_each_enhancement() -> None:
    side = {"units": "yoda", "enhancements": "jedi-lightsaber@yoda trust-your-feelings@yoda"}
    match = Match("conflict", L, side).attack("imperial-command").window("strike")
    assert match["imperial-command"].damage == 1 + 1 + 2  # lightsaber, printed and two gained with the edge
    lost = Match("conflict", L, side, {"units": "human-replica-droid"}).attack("imperial-command")
    lost.defend("human-replica-droid").edge(D).window("strike")
    lost.at("engage")
    assert lost["imperial-command"].damage == 1 + 1  # the lightsaber, and nobody opposed


def test_shii_cho_training_divides_unit_damage() -> None:
    side = {"units": "jedi-in-hiding", "enhancements": "shii-cho-training@jedi-in-hiding"}
    dark = {"units": "heavy-stormtrooper-squad dark-side-apprentice rancor"}
    match = Match("conflict", L, side, dark).attack("imperial-command")
    match.defend("heavy-stormtrooper-squad", "dark-side-apprentice").edge(L)
    match.do("damage heavy-stormtrooper-squad", "damage dark-side-apprentice")
    assert (match["heavy-stormtrooper-squad"].damage, match["dark-side-apprentice"].damage) == (1, 1)
    plain = Match("conflict", L, {"units": "jedi-in-hiding"}, dark).attack("imperial-command")
    plain.defend("heavy-stormtrooper-squad", "dark-side-apprentice").edge(L).do("damage dark-side-apprentice")
    assert "dark-side-apprentice" not in plain


@pytest.mark.rule(
    "cardgame.cancel.meaning", "cardgame.cancel.costs-stay-paid", "cardgame.cancel.event-discarded"
)
def test_counter_stroke_cancels_an_event() -> None:
    match = Match(
        "deployment",
        D,
        {"units": "yoda!1", "hand": "counter-stroke"},
        {"hand": "force-lightning", "units": "rancor"},
    )
    match.do("play force-lightning", "focus shadows-of-dathomir > 2", "focus sith > 1", "play counter-stroke")
    match.window("deployment", L)
    assert "yoda" in match
    assert match.discard(D) == ["force-lightning"]
    assert match.discard(L) == ["counter-stroke"]
    assert match["shadows-of-dathomir"].focus == 2


def test_counter_stroke_answers_events_only() -> None:
    match = Match("deployment", D, {"hand": "counter-stroke"}, {"hand": "rancor", "units": "darth-vader"})
    match.do("play rancor")
    while match.asked[1] == "pay":
        match.g.choose(len(match.options) - 1)
    match.never("play counter-stroke", "deployment")


def test_forgotten_heroes_draws_for_force_users() -> None:
    side = {"objectives": "forgotten-heroes", "hand": "jedi-in-hiding guardian-of-peace"}
    match = Match("deployment", L, side | {"units": "mon-mothma"})
    match.do("play jedi-in-hiding", "focus jedi > 1", "focus mon-mothma > 1", "use forgotten-heroes")
    assert len(match.g.decks[L].cards) == 9
    match = Match("deployment", L, side | {"units": "mon-mothma"}).do(
        "play guardian-of-peace", "focus jedi > 1"
    )
    match.do("focus mon-mothma > 1").never("use forgotten-heroes", "deployment")


def test_obi_wan_makes_the_first_edge_card_lie_face_up() -> None:
    dark = {"units": "darth-vader", "hand": "heat-of-battle twist-of-fate"}
    match = Match("conflict", L, {"units": "obi-wan-kenobi yoda"}, dark)
    match.attack("imperial-command", "obi-wan-kenobi").defend("darth-vader").do("place heat-of-battle")
    assert match.g.face_up[D] == ["19-6"]
    match.do("place twist-of-fate")
    match = Match("conflict", L, {"units": "obi-wan-kenobi yoda"}, dark)
    match.attack("imperial-command", "yoda").defend("darth-vader").do("place heat-of-battle")
    assert match.g.face_up[D] == []


@pytest.mark.rule("cardgame.ability.conditional-on-balance", "cardgame.ability.instead-replaces")
@pytest.mark.parametrize(("balance", "tokens"), [(L, 2), (D, 1)])
def test_jedi_mind_trick_depends_on_the_balance(balance: int, tokens: int) -> None:
    dark = {"units": "darth-vader tie-fighter"}
    match = Match("deployment", L, {"hand": "jedi-mind-trick"}, dark, balance=balance)
    match.do("play jedi-mind-trick", "focus jedi > 1")
    assert match["darth-vader"].focus == tokens  # the only Character
    assert match["tie-fighter"].focus == 0


def test_our_most_desperate_hour_shields_a_shielded_unit() -> None:
    match = Match("deployment", L, {"units": "yoda^1 red-five", "hand": "our-most-desperate-hour"})
    match.do("play our-most-desperate-hour")
    assert match["yoda"].shields == 2
    match = Match("deployment", L, {"units": "red-five", "hand": "our-most-desperate-hour"})
    assert match.refused("play our-most-desperate-hour") == "cardgame.target.needs-eligible"


@pytest.mark.parametrize("placed", [True, False])
def test_heat_of_battle_damages_a_participating_enemy_unit(placed: bool) -> None:
    match = Match("conflict", L, {"units": "yoda", "hand": "heat-of-battle"}, {"units": "rancor darth-vader"})
    match.attack("imperial-command").defend("rancor")
    if placed:
        match.do("place heat-of-battle")
    match.window("edge")
    assert match["rancor"].damage == int(placed)
    assert match["darth-vader"].damage == 0


def test_a_journey_to_dagobah_brings_the_next_objective_of_your_choice() -> None:
    light = {
        "objectives": "a-journey-to-dagobah*3 jedi-training",
        "objective_deck": "decoy-at-dantooine forgotten-heroes last-minute-rescue",
    }
    match = Match("conflict", D, light, {"units": "nightsister"}, dial=5)
    match.attack("a-journey-to-dagobah").do("use a-journey-to-dagobah")
    assert match.options == [
        "choose decoy-at-dantooine",
        "choose forgotten-heroes",
        "choose last-minute-rescue",
    ]
    match.do("choose decoy-at-dantooine", "use decoy-at-dantooine")  # it may interrupt the same leaving
    assert match.g.dial == 5 - 1 + 1
    assert "a-journey-to-dagobah" not in match
    match.window("strike")
    assert match["decoy-at-dantooine"].damage == 0  # the newcomer is not engaged


def test_a_journey_to_dagobah_need_not_be_used() -> None:
    light = {"objectives": "a-journey-to-dagobah*3 jedi-training", "objective_deck": "forgotten-heroes"}
    match = Match("conflict", D, light, {"units": "nightsister"}).attack("a-journey-to-dagobah")
    match.window("strike")
    assert "forgotten-heroes" not in match


def test_red_five_is_elite() -> None:
    match = Match("refresh", L, {"units": "red-five!3 yoda!1 y-wing!3"})
    assert (match["red-five"].focus, match["y-wing"].focus) == (1, 2)


def test_double_strike_readies_a_character_that_strikes_again() -> None:
    light = {"units": "jedi-in-hiding", "hand": "double-strike"}
    match = Match("conflict", L, light, {"units": "rancor"}).attack("imperial-command").defend("rancor")
    match.edge(L).do("play double-strike > jedi-in-hiding").window("strike")
    assert (match["jedi-in-hiding"].focus, match["rancor"].damage) == (0, 2)
    assert match.discard(L) == ["red-two", "double-strike"]


def test_double_strike_does_not_help_vehicles() -> None:
    match = Match("conflict", L, {"units": "red-five", "hand": "double-strike"}).attack("imperial-command")
    match.never("play double-strike > red-five", "strike")


@pytest.mark.rule("cardgame.edge-battle.fate-conditional")
@pytest.mark.parametrize(("attacker", "damage"), [(L, 1), (D, 0)])
def test_target_of_opportunity_is_for_the_attacking_player(attacker: int, damage: int) -> None:
    light = {"units": "yoda", "hand": "target-of-opportunity"}
    match = Match("conflict", attacker, light, {"units": "rancor"})
    objective = "imperial-command" if attacker == L else "jedi-training"
    match.attack(objective).defend("yoda" if attacker == D else "rancor").do("place target-of-opportunity")
    match.window("edge")
    assert match[objective].damage == damage
    assert match.engagement.edge == L  # the icons of the card count all the same


def test_the_secret_of_yavin_4_takes_the_engagement() -> None:
    light = {"objectives": "the-secret-of-yavin-4 jedi-training draw-their-fire"}
    match = Match("conflict", D, light, {"units": "nightsister tie-bomber"})
    match.attack("jedi-training", "nightsister").do("use the-secret-of-yavin-4 > jedi-training").window(
        "strike"
    )
    assert (match["the-secret-of-yavin-4"].damage, match["jedi-training"].damage) == (1, 0)
    match.at("engage")
    assert "engage the-secret-of-yavin-4" in match.options  # it was not declared, so it may still be engaged
    assert "engage jedi-training" not in match.options
    match.attack("draw-their-fire").never(
        "use the-secret-of-yavin-4 > draw-their-fire", "strike"
    )  # once per turn


def test_the_secret_of_yavin_4_does_not_answer_its_own_engagement() -> None:
    light = {"objectives": "the-secret-of-yavin-4 jedi-training"}
    match = Match("conflict", D, light, {"units": "nightsister"}).attack("the-secret-of-yavin-4")
    match.never("use the-secret-of-yavin-4", "strike")


@pytest.mark.rule("cardgame.cost.compound", "cardgame.sacrifice.meaning")
@pytest.mark.parametrize("focus", ["", "!1"])
def test_c_3po_is_focused_and_sacrificed_to_cancel_an_event(focus: str) -> None:
    match = Match("deployment", D, {"units": f"c-3po{focus} yoda"}, {"hand": "force-choke"})
    match.do("play force-choke")
    if focus:
        match.never("use c-3po", "deployment")
        assert match["yoda"].damage == 1
    else:
        match.do("use c-3po").window("deployment")
        assert "c-3po" not in match
        assert match["yoda"].damage == 0


@pytest.mark.rule(
    "cardgame.keyword.protect", "cardgame.keyword.protect-partial", "cardgame.keyword.protect-cap"
)
def test_guardian_of_peace_protects_characters() -> None:
    light = {"units": "obi-wan-kenobi guardian-of-peace red-five"}
    match = Match("conflict", D, light, {"units": "stormtrooper-elite"})
    match.attack("jedi-training").defend("obi-wan-kenobi", "red-five").edge(D).do("damage obi-wan-kenobi")
    match.do("protect-with guardian-of-peace", "protect obi-wan-kenobi")
    match.window("strike")
    assert match["obi-wan-kenobi"].damage == 1  # three points, two of which fill the protector
    assert "guardian-of-peace" not in match
    match = Match("conflict", D, light, {"units": "stormtrooper-elite"})
    match.attack("jedi-training").defend("obi-wan-kenobi", "red-five").edge(D).do("damage red-five")
    match.never("protect-with guardian-of-peace", "strike")


@pytest.mark.rule("cardgame.keyword.shielding")
def test_guardian_of_peace_shields_a_participant_or_the_objective() -> None:
    light = {"units": "guardian-of-peace obi-wan-kenobi^1 yoda"}
    match = Match("conflict", D, light, {"units": "stormtrooper-elite"}).attack("jedi-training")
    match.defend("guardian-of-peace", "obi-wan-kenobi").at("shielding")
    assert match.options == [
        "shield-with guardian-of-peace > guardian-of-peace",
        "shield-with guardian-of-peace > jedi-training",
        "done",
    ]
    match.do("shield-with guardian-of-peace > jedi-training")
    assert match["jedi-training"].shields == 1
    match.never("shield-with guardian-of-peace > guardian-of-peace", "defenders")


def test_lightsaber_deflection_moves_a_point_of_damage() -> None:
    light = {"units": "obi-wan-kenobi red-five", "hand": "lightsaber-deflection"}
    match = Match("deployment", D, light, {"units": "darth-vader", "hand": "force-choke"})
    match.do("play force-choke", "choose obi-wan-kenobi", "play lightsaber-deflection")
    assert match.options == ["choose red-five", "choose darth-vader"]
    match.do("choose darth-vader").window("deployment", L)
    assert (match["obi-wan-kenobi"].damage, match["darth-vader"].damage) == (0, 1)


def test_lightsaber_deflection_does_not_save_vehicles() -> None:
    light = {"units": "redemption", "hand": "lightsaber-deflection"}
    match = (
        Match("conflict", D, light, {"units": "stormtrooper-elite"})
        .attack("jedi-training")
        .defend("redemption")
        .edge(D)
    )
    match.never("play lightsaber-deflection", "strike")
    assert match["redemption"].damage == 3


def test_last_minute_rescue_removes_damage_after_refresh() -> None:
    match = Match("refresh", L, {"objectives": "last-minute-rescue", "units": "obi-wan-kenobi*2"})
    match.do("use last-minute-rescue")
    assert match["obi-wan-kenobi"].damage == 1
    match = Match("refresh", D, {"objectives": "last-minute-rescue", "units": "obi-wan-kenobi*2"})
    match.never("use last-minute-rescue", "refresh")


def test_redemption_returns_a_destroyed_character_once_per_turn() -> None:
    light = {"units": "redemption yoda*1 guardian-of-peace*1 y-wing"}
    dark = {"units": "darth-vader", "hand": "force-choke heat-of-battle"}
    match = Match("deployment", D, light, dark)
    match.do("play force-choke", "choose yoda", "use redemption")
    assert match.hand(L) == ["yoda"]
    assert match.discard(L) == []
    match.do("use darth-vader", "choose guardian-of-peace").never("use redemption", "deployment")
    assert match.discard(L) == ["guardian-of-peace"]


def test_redemption_does_not_save_vehicles() -> None:
    light = {"units": "redemption y-wing"}
    match = (
        Match("conflict", D, light, {"units": "stormtrooper-elite"})
        .attack("jedi-training")
        .defend("y-wing")
        .edge(D)
    )
    match.never("use redemption", "strike")
    assert match.discard(L) == ["y-wing"]


def test_return_of_the_jedi_puts_a_force_user_into_play() -> None:
    light = {
        "hand": "return-of-the-jedi",
        "discard": "yoda twilek-loyalist jedi-in-hiding",
        "units": "obi-wan-kenobi",
    }
    match = Match("deployment", L, light)
    match.do("play return-of-the-jedi", "focus jedi > 1", "focus a-heros-journey > 2")
    assert match.options == ["choose yoda", "choose jedi-in-hiding"]
    match.do("choose yoda")
    assert "yoda" in match
    light["units"] = "yoda"
    light["discard"] = "yoda twilek-loyalist"
    match = Match("deployment", L, light)
    assert match.refused("play return-of-the-jedi") == "cardgame.ability.zone-reference"


@pytest.mark.rule("cardgame.ability.play-restriction-text")
def test_emergency_repair_only_in_your_turn() -> None:
    light = {"objectives": "jedi-training*4 a-heros-journey", "hand": "emergency-repair"}
    match = Match("deployment", L, light).do("play emergency-repair", "focus a-heros-journey > 2")
    match.do("choose jedi-training")
    assert match["jedi-training"].damage == 0
    match = Match("deployment", D, light).window("deployment", L)
    assert match.refused("play emergency-repair") == "cardgame.ability.play-restriction-text"


def test_force_rejuvenation_discards_any_number_of_tokens_and_enhancements() -> None:
    light = {"units": "obi-wan-kenobi*2!2^1 red-five*1", "hand": "force-rejuvenation"}
    dark = {"enhancements": "intimidated@obi-wan-kenobi"}
    match = Match("deployment", L, light, dark)
    match.do("play force-rejuvenation", "focus a-heros-journey > 2")
    match.do(
        "discard-token damage", "discard-token damage", "discard-token focus", "discard intimidated", "enough"
    )
    obi_wan = match["obi-wan-kenobi"]
    assert (obi_wan.damage, obi_wan.focus, obi_wan.shields) == (0, 1, 1)
    assert match.discard(D) == ["intimidated"]
    assert match["red-five"].damage == 1


@pytest.mark.rule("cardgame.force.struggle-total")
@pytest.mark.parametrize("extra", ["", "ancient-monument"])
def test_jedi_training_and_ancient_monument_contribute_to_the_struggle(extra: str) -> None:
    light = {"objectives": "jedi-training", "units": "twilek-loyalist+", "enhancements": extra}
    match = Match("force", L, light, {"units": "advisor-to-the-emperor+"}, balance=D)
    match.window("force")
    assert match.g.balance == (L if extra else D)  # 1 + 1 against 2, or 1 + 1 + 1


@pytest.mark.parametrize(("balance", "hand"), [(L, ["red-five", "yoda"]), (D, ["yoda"])])
def test_it_binds_all_things_returns_the_top_of_the_discard_pile(balance: int, hand: list[str]) -> None:
    light = {"hand": "it-binds-all-things", "discard": "y-wing red-five yoda"}
    match = Match("deployment", L, light, balance=balance).do("play it-binds-all-things", "focus jedi > 1")
    assert match.hand(L) == hand
    assert match.discard(L)[-1] == "it-binds-all-things"
