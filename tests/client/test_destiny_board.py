"""The board of Destiny fits every screen, however much lies on it, and nothing on it jumps."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.client.conftest import Visit
from tests.client.hands import SIZES, serious, start, wait_for_turn
from tests.client.tables import Shown, lay, position, seen

from dejarik.games.destiny import Destiny
from dejarik.games.destiny.rules.verbs import capture

LANGUAGES = {"en": "en-US", "ru": "ru-RU"}

# The most that a match can bear: swarms with three upgrades each, supports, plots, ten dice and ten cards.
CROWDED = """
board:
  A:
    characters:
    - {card: Rey Force Prodigy, as: rey, elite: true, damage: 4, shields: 2, exhausted: true,
       upgrades: [Luke Skywalker's Lightsaber as saber, Jedi Robes as robes, Force Throw as throw]}
    - {card: Finn First Order Defector, as: finn, elite: true, damage: 1, shields: 3,
       upgrades: [DL-44 Heavy Blaster Pistol as pistol, Survival Gear as gear, Ancient Lightsaber as hunker],
       downgrades: [Shock Collar]}
    - {card: Clone Commander Cody, as: cody, damage: 3, upgrades: [DT-29 Heavy Blaster Pistol as heavy]}
    - {card: Naboo Palace Guard, as: guard}
    plots: [Fateful Companions]
    supports:
    - 01049 as falcon
    - {card: Padmé Amidala's Royal Starship, as: ship, exhausted: true}
    - Resistance Trench Fighters as fighters
    pool: [rey: 1 melee, rey: +2 melee, saber: blank, robes: blank, finn: 2 ranged, finn: blank,
           pistol: blank, cody: 2 indirect, falcon: 3 ranged, ship: blank]
    hand: [Our Situation is Desperate, Disturbance in the Force, Aggressive Negotiations, Dodge, Truce,
           Heroism, Never Tell Me The Odds, Anakin Skywalker's Lightsaber, One With The Force,
           Take the Fight to Them]
    resources: 3
    discard: [Dodge, Truce]
  B:
    characters:
    - {card: Kylo Ren Vader's Disciple, as: kylo, elite: true, damage: 5, shields: 1, exhausted: true,
       upgrades: [Grand Inquisitor's Lightsaber as ksaber, Force Choke as choke, Mind Probe as probe]}
    - {card: First Order Stormtrooper, as: t1, damage: 2, upgrades: [F-11D Rifle as rifle]}
    - {card: Imperial Death Trooper, as: t2, upgrades: [Flame Thrower as flame], exhausted: true}
    - {card: Snoke's Praetorian Guard, as: t3, damage: 6}
    plots: [Construct the Death Star]
    supports: [AT-ST as walker, First Order TIE Fighter as tie, Imperial Troop Transport as transport]
    pool: [kylo: 1 melee, kylo: 2 melee for 1, ksaber: blank, choke: blank, t1: 1 ranged, t2: +2 ranged,
           t3: 1 shield, walker: 3 ranged, tie: blank, transport: blank]
    hand: [Dodge, Truce, Dodge, Truce]
    resources: 12
  battlefield: {card: Frozen Wastes, controller: B}
"""

# Whoever has won the roll-off chooses between two battlefields.
CHOICE = """
board:
  start: setup
  A: {characters: [Rey Force Prodigy, Finn First Order Defector], battlefield: Watto's Shop}
  B: {characters: [Kylo Ren Vader's Disciple, Snoke's Praetorian Guard], battlefield: Canto Casino}
"""
# A free-for-all.
FOUR = """
board:
  A:
    characters:
    - {card: Rey Force Prodigy, as: rey, elite: true, upgrades: [Jedi Robes as robes]}
    - {card: Finn First Order Defector, as: finn}
    supports: [01049]
    pool: [rey: 1 melee, rey: +2 melee]
    hand: [Dodge, Truce, Heroism, Never Tell Me The Odds, One With The Force]
    resources: 3
  B:
    characters:
    - {card: Kylo Ren Vader's Disciple, as: kylo, elite: true, upgrades: [Force Choke as choke, Mind Probe]}
    - {card: Snoke's Praetorian Guard, exhausted: true}
    plots: [Construct the Death Star]
    supports: [AT-ST as walker, First Order TIE Fighter]
    pool: [kylo: 1 melee, kylo: 2 melee for 1, choke: blank, walker: 3 ranged]
  C:
    characters: [{card: Clone Commander Cody, as: cody, shields: 2}, Naboo Palace Guard, Naboo Palace Guard]
    supports: [Resistance Trench Fighters as fighters]
    pool: [cody: 2 indirect]
  D:
    characters: [Mandalorian Super Commando as m1, Mandalorian Super Commando as m2, Clawdite Shapeshifter]
    supports: [Padmé Amidala's Royal Starship, AT-ST, Imperial Troop Transport]
    pool: [m1: 2 ranged, m2: 1 shield]
  battlefield: {card: Frozen Wastes, controller: C}
"""

# What ties cards together: pilots and vehicles, a captured die, tokens on cards, other sides, an elite plot.
TIED = """
board:
  A:
    characters:
    - {card: "13007B", as: han, elite: true, pilots: falcon}
    - {card: "13001B", as: vader, damage: 3, resources: 1, upgrades: [Prized Possession as prized]}
    plots: [{card: "13009A", as: united, elite: true, resources: 3}]
    supports: [{card: "01049", as: falcon, resources: 2, damage: 1}, {card: "12083", exhausted: true}]
    hand: [Dodge, Truce]
  B:
    characters:
    - {card: "12024", as: pilot, pilots: tie}
    - {card: Kylo Ren Vader's Disciple, as: kylo, elite: true, shields: 1}
    plots: [{card: "13004A", as: sweepers, elite: true}]
    supports: [{card: First Order TIE Fighter, as: tie, shields: 1}]
  battlefield: {card: "13010B", damage: 2, resources: 1}
"""

# A little later: an upgrade is attached, dice are rolled, damage is dealt, and what is asked takes two lines.
ATTACHED = CROWDED.replace("Force Choke as choke, Mind Probe as probe]", "Force Choke as choke]")
LONG = "Choose up to three of your dice that show a blank, and turn each of them to any side you like. " * 2


def table(visit: Visit, shown: Shown, language: str = "en", **options: Any) -> Page:
    """A match that shows what it is given, which may be changed later and shown by `again`."""
    page = visit(locale=LANGUAGES[language], **options)
    lay(page.context, lambda: shown)
    seats = [{"kind": "me", "deck": "obi-wan"}, {"kind": "bot", "bot": "random", "deck": "grievous"}]
    match = page.request.post("/api/matches", data={"game": "destiny", "seats": seats, "seed": 1}).json()
    page.goto(f"/match/{match['id']}")
    page.wait_for_selector(".board")
    page.wait_for_load_state("networkidle")  # the faces of the cards
    return page


def again(page: Page) -> None:
    page.reload()
    page.wait_for_selector(".board")
    page.wait_for_load_state("networkidle")


def looked_from(text: str, language: str = "en", until: str = "") -> Shown:
    state = position("destiny", text, until)
    return seen("destiny", state, state.decision.seat, language)


def tied() -> Destiny:
    """`TIED`, and Prized Possession holds a die of Kylo Ren."""
    state = position("destiny", TIED)
    assert isinstance(state, Destiny)
    things = {thing.card: thing.id for thing in state.things.values()}
    capture(state, state.dice_on(things["01011"])[0], things["01102"])
    return state


# What is not where it should be: what leaves the screen, what lies over something else, what nobody can read.
WRONG = """() => {
    const wrong = [], board = document.querySelector(".board");
    const box = (element) => element.getBoundingClientRect();
    const say = (what, one) => wrong.push(`${what}: ${one.className}, ${one.textContent.slice(0, 40)}`);
    const inside = (place) =>
        Math.min(place.left, place.top, innerWidth - place.right, innerHeight - place.bottom) >= -1;
    const over = (a, b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const wider = (one) => one.scrollWidth > one.clientWidth + 1;
    const higher = (one) => one.scrollHeight > one.clientHeight + 1;
    for (const one of [document.documentElement, document.querySelector(".stage")])
        if (wider(one) || higher(one)) say("scrolls", one);
    const foes = board.querySelector(".crowded .foes");
    for (const tile of foes ? foes.querySelectorAll(".tile") : [])
        if (box(tile).bottom > box(foes).bottom + 1) say("below the others", tile);
    for (const slots of board.querySelectorAll(".tile .slots"))
        if (box(slots).right > box(slots.closest(".card")).right + 1) say("under the tabs", slots);
    const rows = [".foe-bar", ".foe-cards", ".middle", ".own", ".asked", ".own-bar", ".hand"]
        .map((name) => board.querySelector(name));
    for (const [at, row] of rows.entries()) {
        if (!inside(box(row))) say("off the screen", row);
        if (box(row).height < 24 || box(row).width < 60) say("no room", row);
        for (const other of rows.slice(at + 1))
            if (over(box(row), box(other))) say(`over ${other.className}`, row);
    }
    if (!inside(box(board.querySelector(".strip")))) wrong.push("the strip");
    const middle = box(board.querySelector(".middle"));
    for (const die of board.querySelectorAll(".middle .pooldie")) {
        const place = box(die);
        const strayed = place.top < middle.top - 2 || place.bottom > middle.bottom + 2;
        if (strayed || !inside(place)) say("out of its row", die);
        if (place.width < 24) say("too small to hit", die);
    }
    // Words that are cut can be read some other way: by looking at the card closely, or in a title.
    for (const words of board.querySelectorAll("*")) {
        const leaf = words.childElementCount === 0 && words.textContent.trim();
        const elsewhere = words.closest(".unseen, .spot, [title]");
        const whole = elsewhere || getComputedStyle(words).overflow === "visible";
        if (leaf && !whole && (wider(words) || higher(words))) say("cut", words);
    }
    // The words on a card stay on it.
    for (const words of board.querySelectorAll(":is(.character, .support) > .card .body"))
        if (box(words).height > box(words.closest(".card")).height + 2) say("too much on a card", words);
    return wrong;
}"""


def at_all_sizes(page: Page, sizes: tuple[tuple[int, int], ...] = SIZES) -> dict[str, list[str]]:
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        if wrong := page.evaluate(WRONG):
            found[f"{width}x{height}"] = wrong
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_fits_every_screen(visit: Visit, language: str) -> None:
    page = table(visit, looked_from(CROWDED, language), language)
    assert at_all_sizes(page) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_players_fit_every_screen(visit: Visit, language: str) -> None:
    page = table(visit, looked_from(FOUR, language), language)
    assert page.locator(".foe .tiles").count() == 3
    assert at_all_sizes(page) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_claimed_battlefield_says_whose_it_is_and_that_it_is_claimed(visit: Visit, language: str) -> None:
    page = table(visit, looked_from(CROWDED + "  claimed: B\n", language), language)
    for width, height in ((1280, 720), (1440, 900), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        field, holder, mark = (
            page.locator(f".battlefield {part}").bounding_box() for part in (".field", ".holder", ".mark")
        )
        assert field
        assert holder
        assert mark
        assert holder["width"] > 60
        for words in (holder, mark):
            assert words["x"] + words["width"] <= field["x"] + field["width"]
    assert at_all_sizes(page) == {}


def width_of_a_card(page: Page) -> float:
    return float(page.locator(".character .card").first.evaluate("card => card.offsetWidth"))


def test_cards_grow_with_the_screen_and_stand_in_the_middle_of_it(visit: Visit) -> None:
    page = table(visit, looked_from(CROWDED))
    widths = []
    for width, height in SIZES[:5]:
        page.set_viewport_size({"width": width, "height": height})
        widths.append(width_of_a_card(page))
        first, last = (
            page.locator(".own .card").first.bounding_box(),
            page.locator(".own .card").last.bounding_box(),
        )
        stage = page.locator(".stage").bounding_box()
        assert first
        assert last
        assert stage
        left, right = first["x"] - stage["x"], stage["x"] + stage["width"] - last["x"] - last["width"]
        assert abs(left - right) < 24, (width, left, right)
    assert widths == sorted(widths)
    assert widths[0] >= 74
    assert widths[-1] > 2 * widths[0]


ROWS = [".foe-bar", ".foe-cards", ".middle", ".own", ".asked", ".own-bar", ".hand", ".pooldie", ".hand .card"]
PLACES = """rows => rows.map((name) => {
    const { left, top, width, height } = document.querySelector(`.board ${name}`).getBoundingClientRect();
    return [left, top, width, height];
})"""


@pytest.mark.parametrize("size", [(1280, 720), (844, 390), (390, 844)], ids=str)
def test_nothing_moves_when_a_prompt_is_long_or_an_upgrade_is_attached(
    visit: Visit, size: tuple[int, int]
) -> None:
    shown = looked_from(ATTACHED)
    page = table(visit, shown, viewport={"width": size[0], "height": size[1]})
    before = page.evaluate(PLACES, ROWS)
    shown["question"] |= {"kind": "whether", "text": LONG}
    again(page)
    expect(page.locator(".strip .asked")).to_contain_text("Choose up to three")
    assert page.evaluate(PLACES, ROWS) == before
    shown["board"] = looked_from(CROWDED)["board"]
    again(page)
    expect(page.locator(".foe [data-id]", has_text="Mind Probe")).to_have_count(1)
    after = page.evaluate(PLACES, ROWS)
    assert [top for _, top, *_ in after] == [top for _, top, *_ in before]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_chooses_a_battlefield_reads_both(visit: Visit, language: str) -> None:
    shown = looked_from(CHOICE, language, until="battlefield")
    page = table(visit, shown, language)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        for number, option in enumerate(shown["question"]["options"]):
            card = page.locator(f'.stage [data-id="{option["subjects"][0]}"]')
            expect(card).to_contain_class("can")
            text = card.locator(".text")
            assert len(text.inner_text()) > 60
            assert text.evaluate("one => one.scrollHeight <= one.clientHeight + 2"), (width, height, number)
            box = card.bounding_box()
            assert box
            assert 0 <= box["x"] <= box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
        assert page.evaluate(WRONG) == [], (width, height)


@pytest.mark.parametrize("size", [(1280, 720), (844, 390), (360, 740)], ids=str)
def test_the_hand_is_there_when_one_is_asked_which_cards_to_return(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = table(visit, looked_from(CHOICE), viewport={"width": size[0], "height": size[1]})
    for card in page.locator(".hand .card").all():
        box = card.bounding_box()
        assert box
        assert box["y"] + 40 <= size[1]
    expect(page.locator(".hand .card.can")).to_have_count(5)


def test_cards_are_picked_and_put_back_by_clicking_in_any_order(visit: Visit) -> None:
    page = visit("/")
    start(page)
    wait_for_turn(page)
    cards = page.locator(".hand [data-id]")
    first, third = cards.nth(0), cards.nth(2)
    for card in (third, first):
        card.click()
        expect(card).to_have_class(re.compile("picked"))
    third.click()
    expect(third).not_to_have_class(re.compile("picked"))
    expect(first).to_have_class(re.compile("picked"))


def test_a_card_in_hand_shows_its_die_and_why_it_cannot_be_played(visit: Visit) -> None:
    page = table(visit, looked_from(CROWDED.replace("resources: 3", "resources: 2")))
    expect(page.locator(".hand .handcard", has_text="Anakin").locator(".sides .die")).to_have_count(6)
    expect(page.locator(".hand .handcard", has_text="Dodge").locator(".sides")).to_have_count(0)
    costly = page.locator(".hand .handcard", has_text="Never Tell Me The Odds")
    expect(costly.locator(".why")).to_have_text("2 of 3 resources")


def test_who_watches_sees_both_sides_and_no_hand(visit: Visit) -> None:
    page = table(visit, seen("destiny", position("destiny", CROWDED), None, "en"))
    expect(page.locator(".hand .card")).to_have_count(0)
    expect(page.locator(".own .character")).to_have_count(4)
    assert at_all_sizes(page, ((1280, 720), (390, 844))) == {}


def test_after_the_end_both_hands_are_open(visit: Visit) -> None:
    state = position("destiny", CROWDED)
    state.aside(0, next(option for option in state.asides(0) if option.kind == "concede"))
    page = table(visit, seen("destiny", state, 0, "en"))
    expect(page.locator(".foe-bar .chip")).to_have_count(4)
    expect(page.locator(".hand .card")).to_have_count(10)
    assert at_all_sizes(page) == {}
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".foe-bar .hidden button").click()
    expect(page.locator("dialog .face")).to_have_count(4)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious_on_the_fullest_table(visit: Visit, scheme: str) -> None:
    page = table(visit, looked_from(CROWDED), color_scheme=scheme)
    for width, height in ((1280, 720), (844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        assert serious(page) == [], (width, height)


# By language: what a screen reader says of a card, by the card.
SAID = {
    "en": {
        "han": ("pilots Millennium Falcon", "other side: Rescue Han Solo"),
        "falcon": ("piloted by Han Solo", "damage 1", "2 resources on it"),
        "prized": ("holds Kylo Ren's die",),
        "united": ("elite", "3 resources on it", "other side: We Stand"),
    },
    "ru": {
        "han": ("пилотирует: Тысячелетний сокол", "другая сторона:"),
        "falcon": ("пилот: Хан Соло", "урон 1"),
        "prized": ("держит кубик карты",),
        "united": ("элита",),
    },
}
BELOW_THEIR_TILES = """() => [...document.querySelectorAll(".tile .stand")].filter((stand) =>
    stand.getBoundingClientRect().bottom - stand.closest(".card").getBoundingClientRect().bottom > 1
).length"""
OTHER_SIDE = {"en": "Rescue Han Solo", "ru": "Спасти Хана Соло"}
CODES = {"han": "13007B", "falcon": "01049", "prized": "01102", "united": "13009A"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_ties_cards_together_is_drawn_and_said(visit: Visit, language: str) -> None:
    state = tied()
    page = table(visit, seen("destiny", state, 0, language), language)
    ids = {thing.card: f"t{thing.id}" for thing in state.things.values()}
    for name, sentences in SAID[language].items():
        spot = page.locator(f'.stage [data-id="{ids[CODES[name]]}"]')
        for sentence in sentences:
            expect(spot.locator(".unseen").first).to_contain_text(sentence)
    for width, height in ((1280, 720), (844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        expect(page.locator(".stage .piloting:visible")).to_have_count(4)
        expect(page.locator(".stage .elite:visible")).to_have_count(2)
        expect(page.locator(".stage .kind", has_text="—")).to_have_count(0)
        expect(page.locator(f'[data-id="{ids["01102"]}"] .slot.captive:visible')).to_have_count(1)
        expect(page.locator(".battlefield .token:visible")).to_have_count(2)
        assert page.evaluate(WRONG) == [], (width, height)
        assert page.evaluate(BELOW_THEIR_TILES) == 0, (width, height)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.locator(f'.stage [data-id="{ids["13007B"]}"]').first.hover()
    other = page.locator(".floating .other")
    expect(other).to_contain_text(OTHER_SIDE[language])
    assert other.evaluate("one => one.getBoundingClientRect().bottom <= innerHeight")


# A plot that dice can be resolved against, a battlefield with a die of its own, a character with a third die.
SHOT_AT = """
board:
  battlefield: {card: Bendu's Lair, as: lair, controller: A}
  A:
    characters:
    - Fenn Rau as fenn
    - {card: "04024", as: rey, elite: true, dice: 3, upgrades: [Licensed to Fly]}
    supports: [A-Wing as wing]
    plots: [{card: Destroy the Death Star, as: star, shields: 17}]
    pool: [fenn: 2 ranged, rey: 2 melee]
  B: {characters: [Hired Gun as gun]}
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_shields_of_a_plot_and_the_die_of_a_battlefield_are_drawn(visit: Visit, language: str) -> None:
    state = position("destiny", SHOT_AT)
    shooting = next(option for option in state.decision.options if option.kind == "resolve")
    state.choose(shooting)
    assert isinstance(state, Destiny)
    ids = {thing.card: f"t{thing.id}" for thing in state.things.values()}
    page = table(visit, seen("destiny", state, 0, language), language)
    for width, height in ((1280, 720), (844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        star = page.locator(f'.stage [data-id="{ids["12081"]}"]')
        expect(star.locator(".token:visible")).to_have_text("17")
        expect(star).to_have_class(re.compile(r"\bcan\b"))
        expect(page.locator(".battlefield .slot:visible")).to_have_count(1)
        rey = page.locator(f'.stage [data-id="{ids["04024"]}"]')
        expect(rey.locator(".slot:visible")).to_have_count(3)
        expect(rey.locator(".unseen").first).to_contain_text({"en": "pilot", "ru": "пилот"}[language])
        assert page.evaluate(WRONG) == [], (width, height)
