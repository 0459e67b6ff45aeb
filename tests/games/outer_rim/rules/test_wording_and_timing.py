from __future__ import annotations

import pytest
from tests.games.outer_rim.positions import (
    B,
    C,
    F,
    H,
    choose,
    contact,
    dice,
    fight,
    give,
    keys,
    news,
    patrol,
    position,
    put,
    refused,
    run,
    secret,
    to_action,
    to_encounter,
    top,
    unmap,
)

from dejarik.games.outer_rim.cards.library import CONTACTS
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.assets import DiscardAsset
from dejarik.games.outer_rim.rules.solo import NEAREST_PATROL, faction_meant
from dejarik.kernel import observe


@pytest.mark.rule("outer_rim.combat.ability.start-of-combat", "outer_rim.timing.once-per-trigger")
def test_abilities_for_the_start_of_combat_come_before_any_dice() -> None:
    g = position("bossk", "jyn-erso")
    secret(g, 0, "cantina-corner", "tatooine")
    dice(g, "bossk", B, B, B)
    fight(g, value=3)
    assert g.decision.kind == "dice-start"
    assert not news(g, "DiceRolled")
    choose(g, "secret-weaken cantina-corner > 2")
    first, second = news(g, "DiceRolled")
    assert (len(first.results), len(second.results)) == (3, 1)


@pytest.mark.rule("outer_rim.damage.prevent", "outer_rim.combat.prevention-does-not-change-winner")
def test_prevented_damage_still_decides_the_combat() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "gungan-armourer")
    dice(g, "bossk", H, B, B)
    dice(g, "enemy", H, H)
    fight(g, value=2)
    (decided,) = news(g, "CombatDecided")
    assert not decided.won
    assert g.players[0].damage == 1


@pytest.mark.rule("outer_rim.combat.prevention-does-not-change-winner", "outer_rim.damage.prevent")
def test_prevention_works_on_the_ground_only_if_it_says_so() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "gungan-armourer")
    dice(g, "bossk", H, B)
    dice(g, "enemy", H, H)
    fight(g, "space", value=2)
    assert g.players[0].ship_damage == 2


@pytest.mark.rule("outer_rim.credits.free-purchase")
def test_a_card_bought_for_free() -> None:
    g = position("jyn-erso", "bossk")
    g.players[0].credits = 0
    contact(g, "tatooine.1", "orrin-vash")
    top(g, "cargo", "food-supplies", "stolen-hyperfuel")
    dice(g, "jyn-erso", H, H)
    to_encounter(g)
    choose(g, "contact tatooine.1", "choice 2", "buy cargo")
    assert g.players[0].assets == ("food-supplies",)
    assert g.players[0].credits == 0


@pytest.mark.rule("outer_rim.asset.no-voluntary-discard")
def test_nobody_discards_assets_at_will() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "ion-cannon", "salvage")
    for step in ("planning", "action", "encounter"):
        assert g.decision.kind == step
        assert not [key for key in keys(g) if "ion-cannon" in key or "salvage" in key]
        if step != "encounter":
            choose(g, "stay" if step == "planning" else "done")


@pytest.mark.rule(
    "outer_rim.databank.discard-reshuffles-group",
    "outer_rim.databank.discard-returns",
    "outer_rim.discard.by-component",
)
def test_a_read_card_may_be_drawn_again_with_its_group() -> None:
    g = position("bossk", "jyn-erso")
    before = g.databank[1]
    give(g, 0, "stolen-weapons")
    dice(g, "bossk", B)
    to_action(g)
    choose(g, "deliver")
    while g.decision.seat == 0 and g.decision.kind != "action":
        g.choose(len(g.decision.options) - 1)
    assert g.databank[1] == before


@pytest.mark.rule("outer_rim.map.closest.tie-current-player")
def test_the_current_player_decides_where_a_freed_captive_goes() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 1, "bounty-greedo")
    unmap(g, "greedo")
    g.captured["bounty-greedo"] = "greedo"
    put(g, 1, "ryloth-naboo")
    for slot in ("ryloth.1", "naboo.1"):
        g.contacts.pop(slot, None)
    run(g, DiscardAsset(1, "bounty-greedo"))
    assert (g.decision.seat, set(keys(g))) == (0, {"planet ryloth", "planet naboo"})


@pytest.mark.rule("outer_rim.market.deck.type-reference-spans-decks")
def test_a_type_means_cards_of_all_decks() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].ship = "yv-666"
    give(g, 0, "gift-for-jabba", "barrels-of-jogan-brandy", "salvage")
    assert g.of_type(0, "cargo") == ["barrels-of-jogan-brandy", "gift-for-jabba", "salvage"]


@pytest.mark.rule("outer_rim.timing.when", "outer_rim.timing.when-before-after")
def test_when_a_reward_is_gained_comes_before_after_it_was_delivered() -> None:
    g = position("lando-calrissian", "jyn-erso")
    g.players[0].tokens = 1  # one illegal delivery so far
    give(g, 0, "dash-rendar", "stolen-weapons")
    dice(g, "lando-calrissian", H)
    to_action(g)
    choose(g, "deliver", "pass")
    assert g.decision.kind == "reward"
    assert (g.players[0].flipped,) == (False,)
    choose(g, "take-fame")
    assert g.players[0].flipped
    assert (g.players[0].fame, g.players[0].credits) == (3, 10_000)  # 1, 1 for the credits, 1 for the goal


@pytest.mark.rule("outer_rim.timing.no-interruption", "outer_rim.action.special-no-interrupt")
def test_no_ability_interrupts_another() -> None:
    g = position("bossk", "jyn-erso")
    put(g, 0, "kessel")
    top(g, "kessel-maelstrom", "guild-foreman")
    g.players[0].damage = 2
    to_encounter(g)
    choose(g, "explore")
    assert keys(g) == ["choice 1", "choice 2"]


@pytest.mark.rule("outer_rim.interpretation.abilities-say-when")
def test_an_ability_is_used_when_it_says() -> None:
    g = position("jyn-erso", "bossk")
    to_action(g)
    assert refused(g, "use jyn-erso > goal") == "outer_rim.interpretation.abilities-say-when"
    g = position("jyn-erso", "bossk")
    put(g, 0, "lothal")
    dice(g, "jyn-erso", C, B)
    to_action(g)
    choose(g, "use jyn-erso > goal")
    assert g.players[0].marks == ("lothal",)
    assert "use jyn-erso > goal" not in keys(g)


@pytest.mark.rule("outer_rim.interpretation.cannot-absolute")
def test_a_patrol_that_cannot_be_beaten_is_not_beaten_by_abilities() -> None:
    g = position("ig-88", "jyn-erso")
    give(g, 0, "ion-cannon")
    patrol(g, "hutt", "tatooine", 4)
    to_encounter(g)
    choose(g, "patrol hutt-4")
    assert g.decision.kind == "patrol-route"  # no dice, no abilities, lost


@pytest.mark.rule("outer_rim.encounter.space.read-aloud", "outer_rim.secret.gain")
def test_what_is_no_secret_is_read_aloud() -> None:
    g = position("bossk", "jyn-erso")
    top(g, "tatooine-nal-hutta", "sandstorm")
    to_encounter(g)
    choose(g, "explore")
    assert news(g, "EncounterDrawn")[0].card == "sandstorm"
    g = position("bossk", "jyn-erso")
    top(g, "tatooine-nal-hutta", "cantina-corner")
    to_encounter(g)
    choose(g, "explore")
    assert not news(g, "EncounterDrawn")
    assert "cantina-corner" not in repr(news(g, "SecretGained"))


@pytest.mark.rule(
    "outer_rim.gear.definition",
    "outer_rim.gear.text",
    "outer_rim.mod.definition",
    "outer_rim.combat.abilities-change-dice",
)
def test_gear_helps_the_character_and_mods_the_ship() -> None:
    g = position("bossk", "jyn-erso")
    give(g, 0, "dl-44-heavy-blaster-pistol", "quad-laser-cannon")
    assert (values.ground_combat(g, 0), values.ship_combat(g, 0)) == (4, 3)
    give(g, 0, "jetpack")
    dice(g, "bossk", B, B, B, B)
    dice(g, "enemy", H, F)
    fight(g, value=2)
    assert "cancel jetpack > hit" in keys(g)
    choose(g, "cancel jetpack > hit")
    assert g.players[0].damage == 0


@pytest.mark.rule("outer_rim.reputation.neutral-position")
def test_reputation_begins_in_the_middle() -> None:
    g = position("ig-88", "jyn-erso")
    assert g.players[0].reputation == (0, 0, 0, 0)
    assert g.players[0].character == "ig-88"


@pytest.mark.rule("outer_rim.market.barter.not-for-other-payments")
def test_barter_does_not_pay_for_encounters() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].credits = 0
    give(g, 0, "ion-cannon")
    contact(g, "tatooine.1", "boshek")
    to_encounter(g)
    choose(g, "contact tatooine.1")
    assert keys(g) == ["choice 2"]  # hiring for 1,000 is not possible


@pytest.mark.rule("outer_rim.character.droid-symbol-no-effect", "outer_rim.contact.symbols-no-effect")
def test_the_droid_symbol_matters_only_to_cards_that_name_it() -> None:
    for character, able in (("ig-88", False), ("bossk", True)):
        g = position(character, "jyn-erso")
        give(g, 0, "bacta-supplies")
        g.players[0].damage = 1
        to_action(g)
        assert ("use bacta-supplies > action" in keys(g)) == able
    choose(g, "use bacta-supplies > action")
    assert g.players[0].damage == 0
    assert g.pile("cargo").cards[0] == "bacta-supplies"


@pytest.mark.rule("outer_rim.market.barter.by-ability", "outer_rim.market.barter.no-change")
def test_an_ability_may_allow_barter_for_something_else() -> None:
    g = position("bossk", "jyn-erso")
    g.players[0].credits = 0
    g.players[0].ship = "yv-666"
    give(g, 0, "food-supplies", "stolen-hyperfuel")
    put(g, 0, "ring-of-kafrene")
    top(g, "ring-of-kafrene-takodana", "unlisted-motivator")
    to_encounter(g)
    choose(g, "explore", "yes", "barter stolen-hyperfuel", "take")
    assert g.players[0].assets == ("food-supplies", "unlisted-motivator")
    assert g.players[0].credits == 0


@pytest.mark.rule("outer_rim.contact.faceup-databank-public")
def test_the_databank_card_of_a_faceup_contact_is_open_to_all() -> None:
    g = position("bossk", "jyn-erso")
    contact(g, "naboo.1", "boshek", faceup=True)
    for seat in (0, 1):
        view = observe(g, seat).view
        assert view.databank[CONTACTS[view.contacts["naboo.1"].code].number] == ("meeting-boshek",)


@pytest.mark.rule("outer_rim.map.closest.patrol-in-own-space")
def test_a_patrol_in_ones_own_space_is_the_closest() -> None:
    g = position("bossk", "lando-calrissian", solo=True)
    patrol(g, "imperial", "naboo-left")
    patrol(g, "syndicate", "naboo")
    put(g, 1, "naboo")
    assert faction_meant(g, 1, NEAREST_PATROL) == ["syndicate"]
