"""The log as a story: what begins stands above what comes of it, choice by choice."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from tests.native.builds import INTERPRETED_ONLY

from dejarik import games
from dejarik.kernel import Narration, State
from dejarik.story import Chapters, Open, Told
from dejarik.words import Words
from dejarik.words.players import Players


class Event(msgspec.Struct, frozen=True):
    """Told by its name and number; what is silent has none."""

    number: int = 0


class Resolving(Event, frozen=True): ...


class Resolved(Event, frozen=True): ...


class Playing(Event, frozen=True): ...


class Played(Event, frozen=True): ...


class Triggered(Event, frozen=True): ...


class TriggerOver(msgspec.Struct, frozen=True): ...


class Damage(Event, frozen=True): ...


class TurnBegan(Event, frozen=True): ...


class Passed(Event, frozen=True): ...


class PhaseBegan(Event, frozen=True): ...


class Paid(Event, frozen=True): ...


class Entered(Event, frozen=True): ...


class ActionBegan(Event, frozen=True): ...


SILENT = (Resolved, Played, TriggerOver, TurnBegan, ActionBegan)
CHAPTERS = Chapters(
    {Resolving: (Resolved,), Playing: (Played,), Triggered: (TriggerOver,)},
    follow=(Triggered,),
    wait=(Triggered,),
    end=(TurnBegan,),
)


def say(event: Any) -> str | None:
    return None if isinstance(event, SILENT) else f"{type(event).__name__} {event.number}".removesuffix(" 0")


def tell(*news: Any, before: Open = ()) -> Told:
    return CHAPTERS.tell(news, [say(event) for event in news], before, say)


def shown(*news: Any, before: Open = ()) -> list[str]:
    return [f"{'  ' * line.depth}{line.text}" for line in tell(*news, before=before).lines]


def test_what_comes_of_it_stands_below_what_began() -> None:
    assert shown(Resolving(1), Damage(), Resolved(1), TurnBegan(), Passed()) == [
        "Resolving 1",
        "  Damage",
        "Passed",
    ]


def test_a_chapter_goes_on_over_several_choices() -> None:
    first = tell(Resolving(1))
    second = tell(before=first.open)
    assert shown(Damage(), before=second.open) == ["  Damage"]
    third = tell(Resolved(1), TurnBegan(), before=second.open)
    assert shown(Passed(), before=third.open) == ["Passed"]


def test_chapters_are_nested_and_closed_by_what_agrees_with_them() -> None:
    assert shown(Playing(1), Playing(2), Damage(2), Played(2), Damage(1), Played(1)) == [
        "Playing 1",
        "  Playing 2",
        "    Damage 2",
        "  Damage 1",
    ]


def test_what_was_begun_inside_may_outlast_what_it_was_begun_by() -> None:
    news = Resolving(1), Playing(2), Resolved(1), Damage(), Played(2)
    assert shown(*news) == ["Resolving 1", "  Playing 2", "    Damage"]


def test_what_follows_stays_below_and_what_begins_anew_does_not() -> None:
    resolved = Resolving(1), Damage(), Resolved(1)
    triggered = Triggered(), Damage(2), TriggerOver()
    assert shown(*resolved, *triggered, Resolving(3), Damage(3)) == [
        "Resolving 1",
        "  Damage",
        "  Triggered",
        "    Damage 2",
        "Resolving 3",
        "  Damage 3",
    ]
    assert shown(*resolved, Passed()) == ["Resolving 1", "  Damage", "Passed"]


def test_what_may_be_declined_is_told_once_something_comes_of_it() -> None:
    asked = tell(Resolving(1), Resolved(1), Triggered(7))
    assert [line.text for line in asked.lines] == ["Resolving 1"]
    assert shown(Damage(), before=asked.open) == ["  Triggered 7", "    Damage"]
    declined = tell(TriggerOver(), before=asked.open)
    assert shown(Triggered(8), Damage(), before=declined.open) == ["  Triggered 8", "    Damage"]


def test_alone_it_is_told_at_the_margin() -> None:
    assert shown(Triggered(), TriggerOver(), Triggered(2), Damage(), TriggerOver(), Passed()) == [
        "Triggered 2",
        "  Damage",
        "Passed",
    ]


def test_a_turn_ends_what_nothing_has_closed() -> None:
    assert shown(Resolving(1), Playing(2), TurnBegan(), Passed()) == ["Resolving 1", "  Playing 2", "Passed"]


BOUGHT = Chapters(
    {PhaseBegan: (), Playing: (Played,), Triggered: (TriggerOver,)},
    follow=(Triggered,),
    wait=(PhaseBegan, Playing),
    gather={Playing: (Paid, Entered)},
    complete=(Entered,),
    frame=(PhaseBegan,),
    beside=(ActionBegan,),
    end=(PhaseBegan,),
)


def bought(*news: Any, before: Open = ()) -> Told:
    def said(event: Any, *along: Any) -> str | None:
        text = say(event)
        return f"{text} ({len(along)})" if along else text

    return BOUGHT.tell(news, [say(event) for event in news], before, said)


def indented(told: Told) -> list[str]:
    return [f"{'  ' * line.depth}{line.text}" for line in told.lines]


def test_what_a_line_gathers_is_told_in_it_even_if_that_takes_several_choices() -> None:
    first = bought(Playing(1))
    second = bought(Paid(1), before=first.open)
    third = bought(Paid(1), Entered(1), Damage(), Played(1), before=second.open)
    assert indented(first) == indented(second) == []
    assert indented(third) == ["Playing 1 (3)", "  Damage"]


def test_what_comes_before_all_is_gathered_stands_below_it_all_the_same() -> None:
    told = bought(Playing(1), Triggered(2), TriggerOver(), Paid(1), Entered(1), Played(1))
    assert indented(told) == ["Playing 1", "  Triggered 2", "  Paid 1", "  Entered 1"]


def test_what_does_not_belong_to_it_is_not_gathered() -> None:
    told = bought(Playing(1), Paid(2))
    assert indented(told) == ["Playing 1", "  Paid 2"]


PRICED = Chapters(
    {Playing: (Played,), Resolving: (Resolved,), Triggered: (TriggerOver,)},
    wait=(Triggered,),
    gather={Playing: (Paid,), Resolving: (Entered,)},
    complete=(Paid, Entered),
    hold=(Playing, Resolving),
    end=(TurnBegan,),
)


def priced(*news: Any, before: Open = ()) -> Told:
    def said(event: Any, *along: Any) -> str | None:
        return " for ".join(filter(None, map(say, (event, *along))))

    return PRICED.tell(news, [say(event) for event in news], before, said)


def test_what_comes_of_it_before_it_is_complete_is_held_back_and_stands_below_it() -> None:
    first = priced(Playing(1), Triggered(2))
    second = priced(Damage(), TriggerOver(), before=first.open)
    third = priced(Paid(1), Damage(3), Played(1), Passed(), before=second.open)
    assert indented(first) == indented(second) == []
    assert indented(third) == [
        "Playing 1 for Paid 1",
        "  Triggered 2",
        "    Damage",
        "  Damage 3",
        "Passed",
    ]


def test_what_is_held_back_inside_what_is_held_back_keeps_its_place() -> None:
    inside = Resolving(2), Damage(2), Entered(2), Damage(22), Resolved(2)
    assert indented(priced(Playing(1), *inside, Damage(1), Paid(1), Played(1))) == [
        "Playing 1 for Paid 1",
        "  Resolving 2 for Entered 2",
        "    Damage 2",
        "    Damage 22",
        "  Damage 1",
    ]


@pytest.mark.parametrize("over", [Played(1), TurnBegan()])
def test_what_never_completes_is_told_when_it_is_over(over: Any) -> None:
    assert indented(priced(Playing(1), Damage(), over, Passed())) == ["Playing 1", "  Damage", "Passed"]


def test_a_frame_stands_above_what_happens_in_it_and_nothing_follows_from_it() -> None:
    played = Playing(1), Entered(1), Played(1)
    triggered = Triggered(2), Damage(), TriggerOver()
    told = bought(
        PhaseBegan(), *played, *triggered, *triggered, ActionBegan(), *triggered, PhaseBegan(), PhaseBegan(3)
    )
    assert indented(told) == [
        "PhaseBegan",
        "  Playing 1 (1)",
        "    Triggered 2",
        "      Damage",
        "    Triggered 2",
        "      Damage",
        "  Triggered 2",
        "    Damage",
    ]
    assert indented(bought(Damage(), before=told.open)) == ["PhaseBegan 3", "  Damage"]


@pytest.mark.parametrize(("language", "you", "other"), [("en", "You", "Ann"), ("ru", "Вы", "Анна")])
def test_whoever_reads_is_you(language: str, you: str, other: str) -> None:
    words = Words(language, "destiny")
    players = Players(words, (other, "bob"), you=0)
    assert str(players.player(0)) == other
    assert players.sentence(words.say("event-passed", seat=players.who(0))).startswith(f"{you} ")
    assert players.sentence(words.say("event-passed", seat=players.who(1))).startswith("bob ")
    watched = Players(words, (other, "bob"))
    verbs = {
        words.say("event-passed", seat=who).split()[-1]
        for who in (players.who(0), players.who(1), watched.who(0))
    }
    assert len(verbs) == 2


@pytest.mark.parametrize("game", games.names())
@INTERPRETED_ONLY
def test_what_is_narrated_leaves_no_trace_in_the_state(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match with nobody to read it goes the same way, to the same bytes."""
    rules = games.find(game)
    setup = next(iter(rules.samples().values()))
    told, untold = rules.new(setup, seed=8), rules.new(setup, seed=8)
    luck, narrated = Random(8), 0
    for _ in range(60):
        if told.outcome is not None:
            break
        seat = told.decision.seat
        choice = luck.randrange(len(told.decision.options))
        narrated += sum(isinstance(event, Narration) for event in told.choose(choice, seat))
        with monkeypatch.context() as silent:
            silent.setattr(State, "narrate", lambda self, event: None)
            news = untold.choose(choice, seat)
        assert not any(isinstance(event, Narration) for event in news)
        assert told.encode() == untold.encode()
    assert narrated
