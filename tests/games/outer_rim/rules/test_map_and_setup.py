from __future__ import annotations

from collections import Counter

import pytest
from tests.games.outer_rim.positions import choose, keys, position, put
from tests.native.builds import INTERPRETED_ONLY

from dejarik.games.outer_rim import GAME, OuterRim, Setup
from dejarik.games.outer_rim.cards.facts import ENCOUNTERS, FACES, FACTIONS, MARKET
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS, CONTACTS, PATROLS, SHIPS
from dejarik.games.outer_rim.rules.map import CLASSES_OF, DECK_OF, MAELSTROM, PAIRS, PLANETS, TILES, map_of


@pytest.mark.rule(
    "outer_rim.setup.1.map-standard-order", "outer_rim.map.composition", "outer_rim.map.adjacent-tiles"
)
def test_the_standard_map_runs_from_cantonica_to_the_ring_of_kafrene() -> None:
    g = GAME.new(Setup(2), 1)
    assert g.tiles == ("cantonica", "lothal", "kessel", "tatooine", "ryloth", "ring-of-kafrene") == TILES
    assert "lothal-left" in g.map.near["cantonica-right"]
    assert "takodana-left" in g.map.near["naboo-right"]
    assert not set(g.map.near["cantonica-right"]) & {"tatooine-left", "ryloth-left"}


@pytest.mark.rule(
    "outer_rim.map.space-types",
    "outer_rim.map.maelstrom-unique",
    "outer_rim.map.maelstrom.not-navpoint",
    "outer_rim.map.ring-of-kafrene-is-planet",
)
def test_there_are_eleven_planets_one_maelstrom_and_navpoints() -> None:
    layout = map_of(TILES)
    kinds = Counter(layout.kind(space) for space in layout.spaces)
    assert kinds == {"planet": 11, "maelstrom": 1, "navpoint": 33}
    assert layout.kind("ring-of-kafrene") == "planet"
    assert layout.kind("maelstrom") == "maelstrom"


@pytest.mark.rule(
    "outer_rim.map.paths-connect",
    "outer_rim.map.adjacent-spaces",
    "outer_rim.map.closest.definition",
    "outer_rim.map.closest.shortest-distance",
)
def test_distance_counts_paths_along_the_shortest_route() -> None:
    layout = map_of(TILES)
    assert layout.distance["tatooine"]["tatooine"] == 0
    assert layout.distance["tatooine"]["nal-hutta"] == 2
    assert layout.distance["ring-of-kafrene"]["takodana"] == 1  # side by side
    assert layout.distance["mon-calamari"]["kessel"] == 4  # through the Maelstrom
    assert layout.distance["cantonica"]["takodana"] == 17
    assert all(space in layout.near[other] for space, near in layout.near.items() for other in near)


@pytest.mark.rule(
    "outer_rim.variant.random-map.shuffle",
    "outer_rim.variant.random-map.first-tile",
    "outer_rim.variant.random-map.following-tiles",
    "outer_rim.variant.random-map.last-end-cap",
    "outer_rim.map.layout-standard-or-random",
    "outer_rim.map.adjacent-patrol-stack",
)
def test_every_tile_lies_along_the_arc_from_left_to_right() -> None:
    along = map_of(TILES).along
    columns: list[int] = []
    for tile in TILES:
        if tile == "kessel":
            groups = [
                ["kessel-outer-left", "kessel-inner-left"],
                ["kessel-pass", MAELSTROM],
                ["kessel"],
                ["kessel-chute", "kessel-drift"],
                ["kessel-crossing"],
                ["kessel-lantern"],
                ["kessel-outer-right", "kessel-inner-right"],
            ]
        else:
            inner = PAIRS[tile]
            middle = [f"{tile}-{inner}"] if f"{tile}-{inner}" in along else []
            groups = [
                [f"{tile}-left", f"{inner}-left"],
                [tile, inner, *middle],
                [f"{tile}-right", f"{inner}-right"],
            ]
        for group in groups:
            places = {along[space] for space in group}
            assert len(places) == 1, group
            columns += places
    assert columns == sorted(set(columns))


def test_a_random_map_shuffles_the_tiles_between_the_end_caps() -> None:
    orders = {GAME.new(Setup(2, random_map=True), seed).tiles for seed in range(20)}
    assert len(orders) > 10
    assert all(sorted(order) == sorted(TILES) for order in orders)
    g = GAME.new(Setup(2, random_map=True), 3)
    first, last = map_of(g.tiles).stacks["rebel"], map_of(g.tiles).stacks["imperial"]
    assert map_of(g.tiles).tile_of[first] == g.tiles[0]
    assert map_of(g.tiles).tile_of[last] == g.tiles[-1]
    assert g.patrols["syndicate"] == map_of(g.tiles).stacks["syndicate"]


@pytest.mark.rule("outer_rim.map.stack-is-not-a-space")
def test_no_stack_is_a_space() -> None:
    assert not set(map_of(TILES).spaces) & set(FACTIONS)


@pytest.mark.rule(
    "outer_rim.setup.2.patrols-level-1-on-map",
    "outer_rim.setup.2.patrol-stacks",
    "outer_rim.patrol.always-one-per-faction",
    "outer_rim.patrol.levels",
)
def test_one_patrol_of_level_1_stands_next_to_each_stack() -> None:
    g = GAME.new(Setup(3), 5)
    assert g.levels == dict.fromkeys(FACTIONS, 1)
    assert g.patrols == {
        "rebel": "cantonica-left",
        "syndicate": "ord-mantell-left",
        "imperial": "ring-of-kafrene-right",
        "hutt": "takodana-right",
    }
    assert {patrol.level for patrol in PATROLS.values()} == {1, 2, 3, 4}
    assert len(PATROLS) == 16


@pytest.mark.rule(
    "outer_rim.setup.3.contacts-random-by-class",
    "outer_rim.setup.3.one-contact-per-slot",
    "outer_rim.contact.start-facedown",
    "outer_rim.contact.class-by-dots",
    "outer_rim.contact.what",
)
def test_each_contact_slot_holds_one_facedown_contact_of_its_class() -> None:
    layouts = set()
    for seed in range(6):
        g = GAME.new(Setup(2), seed)
        assert len(g.contacts) == 22
        assert sorted(there.code for there in g.contacts.values()) == sorted(CONTACTS)
        for planet in PLANETS:
            for place, cls in enumerate(CLASSES_OF[planet], 1):
                there = g.contacts[f"{planet}.{place}"]
                assert (there.cls, there.faceup, CONTACTS[there.code].cls) == (cls, False, cls)
        layouts.add(tuple(there.code for there in g.contacts.values()))
    assert len(layouts) == 6


def seated(seed: int, players: int) -> OuterRim:
    g = GAME.new(Setup(players), seed)
    while g.decision.kind != "planning":
        g.choose(0)
    return g


@pytest.mark.rule("outer_rim.setup.5.first-player-roll")
def test_the_first_player_is_found_by_dice() -> None:
    assert {GAME.new(Setup(3), seed).first for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("outer_rim.setup.5.first-player-roll", "outer_rim.setup.5.first-player-tie")
@INTERPRETED_ONLY
def test_most_hits_and_crits_begin_and_ties_roll_again(monkeypatch: pytest.MonkeyPatch) -> None:
    rolled = {
        "seat-0": [0, 0, 3, 6, 6, 6, 4, 4, 4, 4, 4, 4],
        "seat-1": [0, 3, 3, 4, 4, 4, 6, 6, 6, 6, 6, 0],
        "seat-2": [0, 0, 4, 4, 4, 4],
    }
    asked: list[str] = []

    def roll(self: OuterRim, sides: int, what: str) -> int:
        if what.startswith("seat-"):
            asked.append(what)
            return rolled[what].pop(0)
        return self.chance.below(sides)

    monkeypatch.setattr(OuterRim, "roll", roll)
    g = GAME.new(Setup(3), 1)
    assert g.first == 1
    assert asked.count("seat-2") == 6
    assert asked.count("seat-0") == 12


@pytest.mark.rule("outer_rim.setup.5.choose-characters-clockwise", "outer_rim.component.limited")
def test_characters_are_chosen_clockwise_and_each_once() -> None:
    g = GAME.new(Setup(3), 4)
    order = []
    taken: list[str] = []
    while g.decision.kind in {"character", "starting-ship", "which-faction"}:
        if g.decision.kind == "character":
            order.append(g.decision.seat)
            assert not set(taken) & set(keys(g))
            taken.append(keys(g)[0])
        g.choose(0)
    assert order == [g.first, (g.first + 1) % 3, (g.first + 2) % 3]


@pytest.mark.rule("outer_rim.setup.5.credits-by-seat", "outer_rim.setup.5.credits-fewer-players")
def test_credits_by_seat() -> None:
    g = seated(2, 4)
    assert [g.players[(g.first + place) % 4].credits for place in range(4)] == [4_000, 6_000, 8_000, 10_000]
    g = seated(2, 2)
    assert sorted(player.credits for player in g.players) == [4_000, 6_000]


@pytest.mark.rule(
    "outer_rim.setup.5.starting-ship-choice",
    "outer_rim.ship.start-on-starting-ship",
    "outer_rim.setup.5.ship-before-databank-card",
)
def test_the_ship_is_chosen_before_the_first_card_is_known() -> None:
    g = GAME.new(Setup(2), 1)
    choose(g, "character han-solo")
    assert g.decision.kind == "starting-ship"
    assert keys(g) == ["ship g9-rigger", "ship g-1a-starfighter"]
    assert not any(player.assets for player in g.players)


@pytest.mark.rule(
    "outer_rim.setup.6.take-databank-card",
    "outer_rim.setup.6.reputation-to-extreme",
    "outer_rim.character.setup-instructions",
    "outer_rim.character.starting-planet",
    "outer_rim.setup.6.databank-cargo-to-cargo-slot",
    "outer_rim.setup.6.databank-other-to-job-slot",
    "outer_rim.setup.5.reputation-neutral",
    "outer_rim.setup.5.player-board",
    "outer_rim.fame.start-zero",
    "outer_rim.setup.5.character-card",
    "outer_rim.goal.who",
)
def test_characters_take_their_first_card_reputation_and_planet() -> None:
    expected = {
        "han-solo": ("cargo", 91, "hutt", -1),
        "boba-fett": ("bounty", 90, "hutt", 1),
        "doctor-aphra": ("job", 92, "imperial", 1),
    }
    for name, (kind, number, faction, level) in expected.items():
        g = GAME.new(Setup(2), 1)
        seat = g.decision.seat
        choose(g, f"character {name}", "ship g9-rigger", "character ig-88", "ship g9-rigger")
        player = g.players[seat]
        (card,) = player.assets
        assert (CARDS[card].type, CARDS[card].number) == (kind, number)
        assert player.space == CARDS[card].start
        assert player.reputation_with(faction) == level
        assert sum(map(abs, player.reputation)) == 1
        assert (player.fame, player.flipped) == (0, False)


@pytest.mark.rule(
    "outer_rim.setup.7.market-decks",
    "outer_rim.setup.7.market-reveal",
    "outer_rim.market.deck.six",
    "outer_rim.market.deck.top-faceup",
    "outer_rim.setup.7.encounter-decks",
    "outer_rim.patrol.move.not-on-discard",
)
def test_six_market_decks_with_an_open_top_and_seven_encounter_decks() -> None:
    g = GAME.new(Setup(2), 1)
    assert len(g.market) == 6 == len(MARKET)
    assert len(g.encounters) == 7 == len(ENCOUNTERS)
    for pile in g.market:
        assert pile.seen == {len(pile.cards) - 1: 0b11}
    assert all(not pile.seen for pile in g.encounters)
    assert GAME.new(Setup(2), 2).market[1].cards != g.market[1].cards
    assert g.patrols["hutt"] == "takodana-right"


@pytest.mark.rule(
    "outer_rim.setup.7.ship-reserve",
    "outer_rim.setup.7.databank",
    "outer_rim.databank.number-gaps",
    "outer_rim.databank.sorted-never-shuffled",
    "outer_rim.databank.duplicate-numbers-exist",
)
def test_unused_ships_and_the_databank_lie_ready() -> None:
    g = GAME.new(Setup(2), 1)
    assert len(g.reserve) == 8
    assert list(g.databank) == sorted(g.databank)
    assert 39 not in g.databank
    assert 40 in g.databank
    assert len(g.databank[1]) == 4
    assert sum(map(len, g.databank.values())) == 53


@pytest.mark.rule(
    "outer_rim.encounter.card.deck-per-planet-pair",
    "outer_rim.encounter.card.deck-navpoints",
    "outer_rim.encounter.card.deck-kessel-maelstrom",
)
def test_which_deck_belongs_to_which_space() -> None:
    g = position("han-solo", "bossk")
    assert g.encounter_deck("tatooine") == g.encounter_deck("nal-hutta") == "tatooine-nal-hutta"
    assert g.encounter_deck("kessel") == g.encounter_deck("maelstrom") == "kessel-maelstrom"
    assert g.encounter_deck("kessel-pass") == g.encounter_deck("lothal-left") == "navpoints"
    assert set(DECK_OF.values()) | {"navpoints"} == set(ENCOUNTERS)


@pytest.mark.rule(
    "outer_rim.map.planet-faction-symbol",
    "outer_rim.map.your-planets-faction",
    "outer_rim.map.your-planets-faction-none",
)
def test_the_faction_of_your_planet() -> None:
    g = position("han-solo", "bossk")
    for space, faction in (
        ("tatooine", "hutt"),
        ("lothal", "imperial"),
        ("cantonica", ""),
        ("tatooine-left", ""),
    ):
        put(g, 0, space)
        assert g.planet_faction(0) == faction


@pytest.mark.rule(
    "outer_rim.dice.eight-faces",
    "outer_rim.dice.hit-three-faces",
    "outer_rim.dice.crit-one-face",
    "outer_rim.dice.focus-two-faces",
    "outer_rim.dice.blank-two-faces",
)
def test_a_die_has_three_hits_a_crit_two_focus_and_two_blanks() -> None:
    assert Counter(FACES) == {"hit": 3, "crit": 1, "focus": 2, "blank": 2}


@pytest.mark.rule(
    "outer_rim.reputation.four-factions",
)
def test_what_is_in_the_box() -> None:
    assert set(FACTIONS) == {"rebel", "imperial", "hutt", "syndicate"}
    assert len(CHARACTERS) == 8
    assert len(SHIPS) == 10
    assert len(CONTACTS) == 22
    secrets = [card for card in CARDS.values() if card.secrets]
    assert len(secrets) >= 12
    assert sum(card.deck in ENCOUNTERS for card in CARDS.values()) >= 70
    assert all(
        card.secrets | card.sections.keys()
        == {
            space for space in [*DECK_OF, "patrol", "clear"] if (DECK_OF.get(space, "navpoints")) == card.deck
        }
        for card in CARDS.values()
        if card.deck in ENCOUNTERS
    )


@pytest.mark.rule(
    "outer_rim.ship.bought-ships-have-goals",
    "outer_rim.market.luxury.cost-range",
    "outer_rim.market.luxury.contents",
    "outer_rim.cargo.no-buy-at-destination",
)
def test_facts_of_market_cards() -> None:
    assert all(ship.back is not None for ship in SHIPS.values() if ship.price)
    luxury = [card for card in CARDS.values() if card.deck == "luxury"]
    assert all(10_000 <= (card.price or 0) <= 20_000 for card in luxury)
    assert {card.type for card in luxury} == {"cargo", "crew", "gear", "job", "mod"}
    assert all(
        card.banned == card.destination for card in CARDS.values() if card.type == "cargo" and card.price
    )


@pytest.mark.rule(
    "outer_rim.turn.order-clockwise", "outer_rim.turn.current-player", "outer_rim.turn.after-three-steps-pass"
)
def test_turns_go_clockwise() -> None:
    g = position("han-solo", "bossk", "jyn-erso")
    seen: list[int] = []
    while len(seen) < 4:
        if g.decision.kind == "planning":
            seen.append(g.decision.seat)
            assert g.current == g.decision.seat
            choose(g, "stay", "done")
        else:
            g.choose(len(g.decision.options) - 1)
    assert seen == [0, 1, 2, 0]
