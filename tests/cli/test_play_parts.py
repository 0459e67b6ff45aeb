"""The parts of playing in the terminal: naming an option, commands, the journal, the list of options."""

from typing import Any

import pytest

from dejarik.bots import Bot
from dejarik.cli._play.choosing import NoSuchNumber, Offer, Unclear, chosen, exact, mentioning
from dejarik.cli._play.commands import Command, command, words_of
from dejarik.cli._play.journal import Journal
from dejarik.cli._play.players import answer_of
from dejarik.cli._play.session import numbered
from dejarik.cli._play.terminal import quotable
from dejarik.games import modules
from dejarik.games.destiny import GAME
from dejarik.kernel import Observation, Option, observe
from dejarik.story import Chapter, Line, Told
from dejarik.words import Words, languages


def offers(*pairs: tuple[str, str]) -> list[Offer]:
    return [Offer(Option(key), key, words) for key, words in pairs]


LIST = offers(
    ("activate satine", "Повернуть Сатин"),
    ("activate obi-wan", "Пойти за ёлкой"),
    ("pass", "Пас"),
    ("pass the keyboard", "Передать"),
)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("1", "activate satine"),
        ("04", "pass the keyboard"),
        ("activate s", "activate satine"),
        ("ACTIVATE   Obi", "activate obi-wan"),
        ("пойти за елк", "activate obi-wan"),
        ("pass", "pass"),
        ("пас", "pass"),
        ("pass t", "pass the keyboard"),
    ],
)
def test_an_option_is_named_by_number_key_words_or_their_beginning(typed: str, key: str) -> None:
    assert chosen(typed, LIST).key == key


@pytest.mark.parametrize(("typed", "count"), [("act", 2), ("pas", 2), ("п", 4), ("obi", 0)])
def test_a_beginning_that_fits_several_or_none_is_unclear(typed: str, count: int) -> None:
    with pytest.raises(Unclear) as unclear:
        chosen(typed, LIST)

    assert len(unclear.value.fitting) == count


@pytest.mark.parametrize("typed", ["0", "5", "9" * 5000])
def test_a_number_without_an_option_is_none(typed: str) -> None:
    with pytest.raises(NoSuchNumber):
        chosen(typed, LIST)


def test_a_number_is_the_number_in_the_list_even_if_the_options_are_numbers() -> None:
    amounts = offers(("amount 2", "2"), ("amount 1", "1"), ("amount 0", "0"))

    assert exact("1", amounts) is None
    assert chosen("1", amounts).words == "2"
    assert chosen("amount 1", amounts).words == "1"


def test_words_are_looked_for_anywhere() -> None:
    assert [offer.key for offer in mentioning("за ёлкой", LIST)] == ["activate obi-wan"]
    assert mentioning("satine pass", LIST) == []
    assert mentioning("", LIST) == LIST


@pytest.mark.parametrize("lang", languages())
def test_no_word_stands_for_two_commands(lang: str) -> None:
    words = Words(lang)
    for each in Command:
        for word in words_of(each, words):
            assert command(f"{word.upper()}  some text ") == (each, "some text")


def test_what_is_no_command_is_none() -> None:
    assert command("whynot") is None
    assert command("") is None


def told(text: str) -> Told:
    return Told([Line(None, text)])


def texts(lines: list[Line]) -> list[str]:
    return [line.text for line in lines]


def test_each_reader_is_told_everything_once() -> None:
    journal = Journal([0, 1])
    journal.add({0: told("you drew a card"), 1: told("a card was drawn")})
    assert texts(journal.unread(0)) == ["you drew a card"]
    journal.add({0: told("passed"), 1: told("passed")})

    assert texts(journal.unread(0)) == ["passed"]
    assert texts(journal.unread(0)) == []
    assert texts(journal.unread(1)) == ["a card was drawn", "passed"]
    assert texts(journal.last(0, 1)) == ["passed"]


def test_what_was_taken_back_is_told_again_when_it_happens_again() -> None:
    journal = Journal([0])
    still_open = (Chapter("a die is resolved"),)
    journal.add({0: Told([Line(None, "first")], still_open)})
    journal.add({0: told("second")})
    journal.unread(0)
    assert journal.open(0) == ()
    journal.cut(1)
    assert texts(journal.last(0, 9)) == ["first"]
    assert texts(journal.unread(0)) == []
    assert journal.open(0) == still_open

    journal.add({0: told("another second")})

    assert texts(journal.unread(0)) == ["another second"]


def test_many_short_options_share_lines_and_long_ones_do_not() -> None:
    many = offers(*((f"key {number}", f"option {number}") for number in range(8)))
    many[3] = Offer(Option("long"), "long", "a long option " * 8)

    lines = numbered(many, 80).plain.splitlines()

    assert lines[0].startswith("  1  option 0")
    assert "  2  option 1" in lines[0]
    assert lines[1] == "  3  option 2"
    assert lines[2].startswith("  4  a long option")
    assert lines[3].startswith("     ")
    assert max(map(len, lines)) <= 80
    assert len(numbered(many[4:], 80).plain.splitlines()) == 4


def test_what_was_typed_is_quoted_without_control_characters() -> None:
    assert quotable("a\x1b[31mb\u202e") == "a\ufffd[31mb\ufffd"
    assert quotable("x" * 100) == "x" * 40 + "…"


def test_a_bot_is_waited_for_and_does_not_repeat_what_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    class First(Bot):
        """Always wants the first option."""

        patience = 0.5

        def choose(self, observation: Observation[Any]) -> Option:
            assert self.deadline == 7.5, "whoever sits at the terminal waits"
            return observation.options[0]

    state = GAME.new(GAME.samples()["obi-wan mirror"], 1)
    seen = observe(state, state.decision.seat)
    keys = [state.key(option) for option in seen.options]
    bot = First()
    monkeypatch.setattr("dejarik.bots._player.monotonic", lambda: 7.0)

    assert answer_of(bot, seen, set(), state) == keys[0]
    assert answer_of(bot, seen, {keys[0]}, state) == keys[1]
    assert answer_of(bot, seen, set(keys), state) is None


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", ["destiny", "cardgame"])
def test_the_help_names_every_ready_made_deck_and_no_other(game: str, lang: str) -> None:
    said = Words(lang).say("play-deck-help")
    named = said.split(f"{game}: ")[1].split(";")[0]
    assert sorted(named.split(", ")) == sorted(modules(game).seating.decks())


def test_what_an_option_would_do_stands_behind_it() -> None:
    offers = [
        Offer(Option("target", 1), "target bossk", "Bossk", "8 → 6"),
        Offer(Option("pass"), "pass", "Pass"),
    ]
    assert str(numbered(offers, 40)) == "  1  Bossk [8 → 6]\n  2  Pass"
