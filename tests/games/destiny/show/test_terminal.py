"""The board in the terminal: everything the seat may know, nothing else, in any width."""

import re
from random import Random

import pytest
from rich.console import Console
from tests.games.destiny.show.test_web import tied

from dejarik.games.destiny import GAME, Destiny
from dejarik.games.destiny.cards.facts import HAND
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.rules.marking import keep
from dejarik.games.destiny.rules.verbs import enter_play
from dejarik.games.destiny.show.terminal import board, card_name, cards, face
from dejarik.games.destiny.text import Teller
from dejarik.kernel import Seat, observe
from dejarik.words import languages

TELLERS = {lang: Teller(lang) for lang in languages()}


def drawn(g: Destiny, seat: Seat, width: int = 80, lang: str = "en") -> str:
    console = Console(width=width, no_color=True, highlight=False, markup=False, emoji=False)
    with console.capture() as captured:
        console.print(board(observe(g, seat), TELLERS[lang], width))
    return captured.get()


def middle_of_a_match(sample: str = "obi-wan against grievous", seed: int = 1, choices: int = 60) -> Destiny:
    g = GAME.new(GAME.samples()[sample], seed)
    luck = Random(seed)
    for _ in range(choices):
        if g.outcome is None:
            g.choose(luck.choice(g.decision.options))
    return g


START = middle_of_a_match(choices=0)


def side_of(shown: str, player: str) -> str:
    """The block of one player on a narrow board."""
    return shown[shown.index(f"\n{player}") + 1 :].partition("\nPlayer ")[0]


@pytest.mark.rule("destiny.zone.hand.hidden-but-counted", "destiny.zone.deck.count-open")
def test_a_hand_is_shown_to_its_owner_and_counted_for_the_others() -> None:
    g = middle_of_a_match()
    g.hands = [["09059", "09060", "09060"], ["09023"]]
    title = CARDS["09059"].title

    mine, theirs = drawn(g, 0), drawn(g, 1)

    assert f"{title} ({CARDS['09059'].cost})" in mine
    assert f"{CARDS['09060'].title} ({CARDS['09060'].cost}) ×2" in mine
    assert CARDS["09023"].title not in mine
    assert "Hand:" not in side_of(mine, "Player 2")
    assert "Hand:" not in side_of(theirs, "Player 1")
    for seat, count in ((0, 3), (1, 1)):
        for shown in (mine, theirs):
            head = side_of(shown, f"Player {seat + 1}").splitlines()[0]
            assert f"hand {count} · deck {len(g.decks[seat].cards)} ·" in head


@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_seat_cannot_see_changes_nothing_on_its_board(seat: Seat) -> None:
    g = middle_of_a_match()
    dealt = observe(g, seat).deal(seed=99)
    assert dealt.hands != g.hands

    assert drawn(dealt, seat) == drawn(g, seat)


def test_cards_seen_in_a_hand_are_remembered() -> None:
    g = middle_of_a_match()
    g.facts.of[0] = []
    assert "Known in hand" not in drawn(g, 0)
    g.facts.saw(0, 1, "09023", HAND)

    assert f"Known in hand: {CARDS['09023'].title}" in side_of(drawn(g, 0), "Player 2")
    assert "Known in hand" not in drawn(g, 1)


def test_characters_show_damage_shields_and_whether_they_are_ready() -> None:
    g = middle_of_a_match(choices=0)
    obi_wan, satine = g.characters(0)
    g.things[obi_wan].damage = 3
    g.things[obi_wan].exhausted = True
    g.things[satine].shields = 2

    lines = {line.split("  ")[1]: line for line in drawn(g, 0).splitlines() if line.startswith("  ")}

    assert "damage 3/11" in lines["Obi-Wan Kenobi"]
    assert "exhausted" in lines["Obi-Wan Kenobi"]
    assert "shield" not in lines["Obi-Wan Kenobi"]
    assert "2 dice" in lines["Obi-Wan Kenobi"]
    assert "damage 0/9" in lines["Satine Kryze"]
    assert "ready" in lines["Satine Kryze"]
    assert "2 shields" in lines["Satine Kryze"]
    assert "1 die" in lines["Satine Kryze"]
    assert lines["Obi-Wan Kenobi"].index("exhausted") == lines["Satine Kryze"].index("ready")


def test_dice_in_the_pool_show_their_sides_and_leave_their_card() -> None:
    g = middle_of_a_match(choices=0)
    obi_wan = g.characters(0)[0]
    first, second = g.dice_on(obi_wan)
    g.dice[first].side = 1
    assert "Pool: Obi-Wan Kenobi [3 melee, cost 1]\n" in drawn(g, 0)
    assert "1 die" in side_of(drawn(g, 0), "Player 1").splitlines()[1]
    g.dice[second].side = 5

    assert "Pool: Obi-Wan Kenobi [3 melee, cost 1] [blank]\n" in drawn(g, 1)
    assert "die" not in side_of(drawn(g, 0), "Player 1").splitlines()[1]


def test_the_line_on_top_says_whose_turn_it_is_and_who_controls_the_battlefield() -> None:
    g = middle_of_a_match()
    while g.turn != 0 or g.outcome is not None:
        g.choose(0)
    g.things[g.battlefield].controller = 1
    g.claimed = 1

    mine, theirs = drawn(g, 0), drawn(g, 1)

    assert f"Round {g.round} · your turn" in mine
    assert f"Round {g.round} · Player 1's turn" in theirs
    assert "controlled by Player 2 · claimed" in mine


@pytest.mark.parametrize("width", [60, 80, 116, 140])
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("sample", ["grievous mirror", "four players"])
def test_the_board_fits_its_width(width: int, lang: str, sample: str) -> None:
    for choices in range(0, 160, 20):
        g = middle_of_a_match(sample, seed=choices, choices=choices)
        shown = drawn(g, 0, width, lang)
        assert max(map(len, shown.splitlines())) <= width


@pytest.mark.parametrize("width", [50, 80, 116])
def test_copies_keep_their_numbers_where_names_are_shortened(width: int) -> None:
    shown = drawn(middle_of_a_match(choices=0), 0, width, "ru")

    assert "№ 1  " in shown
    assert "№ 2  " in shown
    assert ("…" in shown) == (width != 80)


@pytest.mark.parametrize("width", [80, 60])
def test_what_is_attached_stands_below_its_card_with_its_whole_name(width: int) -> None:
    g = middle_of_a_match(choices=0)
    obi_wan = g.characters(0)[0]
    for code in ("09071", "09157"):
        enter_play(g, code, 0, host=obi_wan)

    lines = side_of(drawn(g, 0, width), "Player 1").splitlines()

    assert lines[1].startswith("  Obi-Wan Kenobi")
    assert lines[2].startswith("  + Republic Jedi Armor")
    assert lines[3].startswith("  + Mandalorian Jetpack")


def test_a_wide_screen_has_the_players_side_by_side() -> None:
    g = middle_of_a_match()

    assert any("Player 1 (you)" in line and "Player 2" in line for line in drawn(g, 0, 120).splitlines())
    assert not any("Player 1 (you)" in line and "Player 2" in line for line in drawn(g, 0, 80).splitlines())


@pytest.mark.parametrize("lang", languages())
def test_a_board_of_two_leaves_room_for_the_options_on_forty_lines(lang: str) -> None:
    heights = [
        len(drawn(middle_of_a_match(seed=seed, choices=120), 0, 80, lang).splitlines()) for seed in range(12)
    ]

    assert max(heights) <= 26


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("code", ["09057", "09118", "09061", "09113", "09174"])
def test_a_card_of_any_type_has_a_face(code: str, lang: str) -> None:
    teller = TELLERS[lang]
    console = Console(width=80, no_color=True)
    with console.capture() as captured:
        console.print(face(code, teller))

    shown = captured.get()
    assert teller.name(code) in " ".join(shown.split())
    assert (len(CARDS[code].sides) == 6) == (
        ":" in shown and "·" in shown.replace("\n", " ") and _has_die(shown, lang)
    )


def _has_die(shown: str, lang: str) -> bool:
    return {"en": "Die:", "ru": "Кубик:"}[lang] in shown


@pytest.mark.parametrize(
    ("text", "lang", "code"),
    [
        ("obi-wan kenobi", "en", "09057"),
        ("OBI-WAN KENOBI", "ru", "09057"),
        ("оби-ван кеноби", "ru", "09057"),
        ("«Дубинка Z6»", "ru", "02008"),
        ("дубинка", "ru", "02008"),
        ("09057", "en", "09057"),
    ],
)
def test_a_card_is_found_by_its_name_in_either_language(text: str, lang: str, code: str) -> None:
    assert cards(START, text, TELLERS[lang]) == [code]


def test_a_part_of_a_name_finds_all_cards_that_have_it() -> None:
    found = cards(START, "er", TELLERS["en"])

    assert len(found) > 1
    assert all("er" in f"{CARDS[code].title} {CARDS[code].subtitle}".lower() for code in found)
    assert cards(START, "no such card", TELLERS["en"]) == []


def test_of_several_cards_of_a_name_those_of_the_match_are_meant() -> None:
    namesakes = [code for code, card in CARDS.items() if card.title == "Obi-Wan Kenobi"]
    droids = middle_of_a_match("grievous mirror", choices=0)

    assert len(namesakes) > 1
    assert cards(START, "obi-wan kenobi", TELLERS["en"]) == ["09057"]
    assert cards(droids, "obi-wan kenobi", TELLERS["en"]) == namesakes
    for code in namesakes:
        assert cards(droids, card_name(code, TELLERS["ru"]), TELLERS["ru"]) == [code]


def below(shown: str, name: str) -> str:
    """What stands below the line of a card."""
    lines = shown.splitlines()
    return lines[next(at for at, line in enumerate(lines) if re.match(rf"\W+{name}", line)) + 1].strip()


def test_below_a_card_stands_what_ties_it_to_others() -> None:
    shown = drawn(tied(), 0)
    assert below(shown, "Han Solo") == "pilots Millennium Falcon"
    assert below(shown, "Millennium Falcon") == "piloted by Han Solo"
    assert below(shown, "Darth Vader") == "other side: Anakin Skywalker"
    assert below(shown, "Prized Possession") == "holds Royal Guard's die"
    assert "elite plot" in side_of(shown, "Player 1")
    assert "elite plot" not in side_of(shown, "Player 2")


def test_below_a_card_stands_what_it_remembers() -> None:
    g = tied()
    keep(g, next(thing.id for thing in g.things.values() if thing.card == "01102"), "09118")
    assert f"remembers: {TELLERS['en'].name('09118')}" in drawn(g, 0)


def test_tokens_on_the_battlefield_are_counted() -> None:
    top = drawn(tied(), 0).splitlines()[1]
    assert top.endswith("damage 2 · 1 resource")


@pytest.mark.parametrize("width", [60, 116])
@pytest.mark.parametrize("lang", languages())
def test_what_ties_cards_together_fits_the_board(width: int, lang: str) -> None:
    assert max(map(len, drawn(tied(), 0, width, lang).splitlines())) <= width
