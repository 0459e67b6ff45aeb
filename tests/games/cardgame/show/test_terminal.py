"""The board in the terminal: everything the seat may know, nothing else, in any width."""

from random import Random

import pytest
from rich.console import Console
from tests.games.cardgame.match import D, L, Match

from dejarik.games.cardgame import GAME, CardGame
from dejarik.games.cardgame.cards.facts import HAND
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.show.terminal import board, face
from dejarik.games.cardgame.text import Teller
from dejarik.kernel import Option, Seat, observe
from dejarik.words import languages

TELLERS = {lang: Teller(lang) for lang in languages()}


def drawn(g: CardGame, seat: Seat | None, width: int = 80, lang: str = "en") -> str:
    console = Console(width=width, no_color=True, highlight=False, markup=False, emoji=False)
    with console.capture() as captured:
        console.print(board(observe(g, seat), TELLERS[lang], width))
    return captured.get()


def middle_of_a_match(seed: int = 1, choices: int = 300) -> CardGame:
    g = GAME.new(GAME.samples()["smugglers against scum"], seed)
    luck = Random(seed)
    for _ in range(choices):
        if g.outcome is None:
            acting = [option for option in g.decision.options if option.kind != "pass"]
            g.choose(luck.choice(acting or g.decision.options))
    return g


def test_tokens_numbers_and_attached_cards_stand_on_the_board() -> None:
    g = Match(
        light={
            "units": "luke-skywalker!1*2^1+ twilek-loyalist twilek-loyalist",
            "enhancements": "jedi-lightsaber@luke-skywalker",
            "hand": "yoda",
        },
        dark={"captives": {"shadows-of-dathomir": "yoda"}},
        dial=5,
    ).g
    shown = drawn(g, L)
    luke = next(line for line in shown.splitlines() if "Luke Skywalker" in line)
    assert all(part in luke for part in ("dmg 2/3", "U", "F3", "focus 1", "shield", "Force"))
    assert "+ Jedi Lightsaber" in shown
    assert "Twi'lek Loyalist #2" in shown
    assert "captives 1" in shown
    assert "Death Star dial 5/12 · balance: light side" in shown
    assert "Yoda (3)" in shown
    assert "Yoda" not in drawn(g, D)
    g.seen_captives = True
    assert "captives 1: Yoda" in drawn(g, D)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_a_seat_cannot_see_changes_nothing_on_its_board(seat: Seat | None) -> None:
    g = middle_of_a_match()
    assert drawn(observe(g, seat).deal(seed=99), seat) == drawn(g, seat)


def test_cards_seen_in_a_hand_are_remembered() -> None:
    g = Match(dark={"hand": "darth-vader"}).g
    assert "Seen in hand" not in drawn(g, L)
    g.facts.saw(L, D, next(card for card in g.hands[D] if CARDS[card].slug == "darth-vader"), HAND)
    assert "Seen in hand: Darth Vader" in drawn(g, L)


def test_who_fights_for_what_stands_in_the_middle() -> None:
    g = Match(phase="conflict", light={"units": "luke-skywalker yoda"}, dark={"units": "darth-vader"}).g
    while g.decision.kind != "engage":
        g.choose(Option("pass"))
    g.choose(g.decision.options[0])
    g.choose(g.decision.options[0])
    shown = drawn(g, D)
    assert "Engagement: Shadows of Dathomir" in shown
    assert "Attack: Luke Skywalker" in shown
    assert "target" in next(line for line in shown.splitlines() if line.startswith("O  Shadows"))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", [60, 80, 130])
def test_no_line_is_wider_than_the_screen_and_copies_stay_apart(width: int, lang: str) -> None:
    for seed in range(3):
        g = middle_of_a_match(seed)
        shown = drawn(g, 0, width, lang)
        assert max(map(len, shown.splitlines())) <= width


@pytest.mark.parametrize("lang", languages())
def test_every_card_has_a_face(lang: str) -> None:
    console = Console(width=80, no_color=True, highlight=False, markup=False, emoji=False)
    for card in CARDS:
        with console.capture() as captured:
            console.print(face(card, TELLERS[lang]))
        assert TELLERS[lang].name(card) in captured.get()
