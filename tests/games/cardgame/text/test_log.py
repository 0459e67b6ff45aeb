"""The log as a story: what begins stands above what comes of it, for players and spectators."""

from __future__ import annotations

import random
import re

import pytest
from tests.games.cardgame.match import D, L, Match

from dejarik.games.cardgame import GAME
from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.games.cardgame.rules.setup import Setup
from dejarik.games.cardgame.state import CardGame
from dejarik.games.cardgame.text import Teller
from dejarik.games.cardgame.text.log import UNTOLD
from dejarik.kernel import Seat, observe
from dejarik.story import Line, Open
from dejarik.words import Words, languages
from dejarik.words.vocabulary import kebab

PLAYERS = {"en": ("Ann", "Bob"), "ru": ("Анна", "Борис")}
SPECTATOR = None
READERS = (L, D, SPECTATOR)
NIGHTSISTER = "25-2"
TRUST = "карту «Доверяй своим чувствам»"


class Reader:
    """Every choice of a match is told to one reader, who is "you"."""

    def __init__(self, language: str, seat: Seat | None) -> None:
        self.seat = seat
        self.teller = Teller(language, PLAYERS[language], seat)
        self.open: Open = ()
        self.lines: list[str] = []

    def __call__(self, g: CardGame, news: list[ev.AnyEvent]) -> None:
        told = self.teller.log(observe(g, self.seat).view, news, self.seat, self.open)
        self.open = told.open
        self.lines += [f"{'  ' * line.depth}{line.text}".replace("\u00a0", " ") for line in told.lines]


def read(match: Match, language: str, seat: Seat | None) -> Reader:
    reader = match.listener = Reader(language, seat)
    return reader


def engagement(language: str, seat: Seat | None) -> list[str]:
    """Luke attacks a guarded objective, wins the edge and strikes first."""
    match = Match(
        "deployment",
        L,
        {"units": "luke-skywalker", "hand": "heat-of-battle"},
        {"units": "nightsister"},
    )
    reader = read(match, language, seat)
    match.attack("shadows-of-dathomir", "luke-skywalker").defend("nightsister")
    match.at("edge", L).do("place red-two", "place heat-of-battle").window("force")
    return reader.lines


ENGAGEMENT: dict[tuple[str, Seat | None], list[str]] = {
    ("en", L): [
        "Conflict phase.",
        "  You engage Shadows of Dathomir with Luke Skywalker.",
        "    Bob defends with Nightsister.",
        "    Edge battle.",
        "      You place a card in your edge stack.",
        "      You place a card in your edge stack.",
        "      You reveal Heat of Battle and Red Two; Bob has no cards to reveal.",
        "      You resolve the fate card Heat of Battle.",
        "        Nightsister takes 1 damage.",
        "        Nightsister is destroyed.",
        "      You win the edge, 4 to 0.",
        "    Luke Skywalker strikes.",
        "      Shadows of Dathomir takes 2 damage.",
        "    The engagement is unopposed.",
        "    Shadows of Dathomir takes 1 damage.",
    ],
    ("ru", D): [
        "Фаза конфликта.",
        "  Анна нападает на директиву «Тени Датомира» и посылает в атаку Люка Скайуокера.",
        "    Вы ставите в оборону Сестру ночи.",
        "    Стычка.",
        "      Анна направляет карту в стычку.",
        "      Анна направляет карту в стычку.",
        "      Анна раскрывает: «Пыл битвы» и Красный-второй; у вас в стопке карт нет.",
        "      Анна применяет карту рока «Пыл битвы».",
        "        Сестра ночи получает 1 урон.",
        "        Сестра ночи уничтожена.",
        "      Перевеса добивается Анна, 4 : 0.",
        "    Люк Скайуокер наносит удар.",
        "      «Тени Датомира» получают 2 урона.",
        "    Столкновение закончилось разгромом.",
        "    «Тени Датомира» получают 1 урон.",
    ],
}


@pytest.mark.parametrize(("language", "seat"), ENGAGEMENT)
def test_an_engagement_begins_with_its_attackers_and_a_blow_has_its_cause(
    language: str, seat: Seat | None
) -> None:
    told = [
        line for line in engagement(language, seat) if not line.lstrip().startswith(("Force", "Фаза Силы"))
    ]
    assert told[: len(ENGAGEMENT[language, seat])] == ENGAGEMENT[language, seat]


@pytest.mark.parametrize(
    ("language", "seat", "said"),
    [
        ("en", L, ["You play Yoda for 3 resources (Jedi, A Hero's Journey ×2)."]),
        ("en", D, ["Ann plays Yoda for 3 resources (Jedi, A Hero's Journey ×2)."]),
        ("ru", L, ["Вы играете Йоду за 3 ресурса (Джедаи, «Странствия героя» ×2)."]),
        ("ru", SPECTATOR, ["Анна играет Йоду за 3 ресурса (Джедаи, «Странствия героя» ×2)."]),
    ],
)
def test_a_card_and_all_that_pays_for_it_are_one_line(
    language: str, seat: Seat | None, said: list[str]
) -> None:
    match = Match("deployment", L, {"hand": "yoda"})
    reader = read(match, language, seat)
    match.do("play yoda", "focus jedi > 1", "focus a-heros-journey > 2").window("deployment", L)
    assert [line.strip() for line in reader.lines] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "You play Trust Your Feelings on Yoda for 2 resources (A Hero's Journey).",
                "You use Trust Your Feelings' action.",
                "  1 focus token is removed from Yoda.",
            ],
        ),
        (
            "ru",
            [
                f"Вы играете {TRUST} за 2 ресурса («Странствия героя») и прикрепляете к Йоде.",
                "Вы применяете действие карты «Доверяй своим чувствам».",
                "  С Йоды снят 1 жетон приказа.",
            ],
        ),
    ],
)
def test_an_enhancement_names_its_host_and_an_action_what_comes_of_it(language: str, said: list[str]) -> None:
    match = Match("deployment", L, {"hand": "trust-your-feelings", "units": "yoda!1"})
    reader = read(match, language, L)
    match.do("play trust-your-feelings", "focus a-heros-journey > 2").window("deployment", L)
    match.do("use trust-your-feelings").window("deployment", D)
    assert reader.lines == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            ["Ann plays Jedi in Hiding", "  Ann uses Forgotten Heroes' reaction.", "    Ann draws 1 card."],
        ),
        (
            "ru",
            [
                "Анна играет Скрывающегося джедая",
                "  Анна применяет реакцию директивы «Забытые герои».",
                "    Анна берёт 1 карту.",
            ],
        ),
    ],
)
def test_a_reaction_stands_below_what_it_reacts_to(language: str, said: list[str]) -> None:
    objectives = "forgotten-heroes a-heros-journey jedi-training"
    match = Match("deployment", L, {"hand": "jedi-in-hiding", "objectives": objectives})
    reader = read(match, language, D)
    match.do("play jedi-in-hiding", "focus a-heros-journey > 2", "use forgotten-heroes").window(
        "deployment", D
    )
    assert [re.sub(r" (?:for|за) .*", "", line) for line in reader.lines] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Cruel Interrogations is destroyed.", "You rescue 1 card."]),
        ("ru", ["«Безжалостные пытки» уничтожены.", "Вы спасаете из плена 1 карту."]),
    ],
)
def test_captives_are_rescued_because_their_objective_is_destroyed(language: str, said: list[str]) -> None:
    objectives = "cruel-interrogations*4 imperial-command death-and-despayre"
    match = Match("balance", L, {}, {"objectives": objectives, "captives": {"cruel-interrogations": "yoda"}})
    reader = read(match, language, L)
    match.do("damage cruel-interrogations").window("refresh")
    told = [line.strip() for line in reader.lines]
    assert [line for line in told if line in said] == said


def test_what_only_lasts_names_whom_it_lasts_on() -> None:
    match = Match("deployment", D, {"units": "yoda"}, {"hand": "force-stasis"})
    reader = read(match, "ru", SPECTATOR)
    match.do("play force-stasis").window("deployment", L)
    assert reader.lines[-1] == "  Йоду нельзя послать в атаку или поставить в оборону до конца фазы."


@pytest.mark.parametrize(
    ("language", "said"), [("en", "You play Fall Back!"), ("ru", "Вы играете карту «Отходим!».")]
)
def test_a_title_with_an_exclamation_mark_ends_the_sentence(language: str, said: str) -> None:
    match = Match("deployment", L, {"hand": "fall-back", "units": "yoda"})
    reader = read(match, language, L)
    match.do("play fall-back").window("deployment", D)
    assert reader.lines[0] == said


@pytest.mark.parametrize(("language", "heading"), [("en", "phase."), ("ru", "Фаза")])
def test_a_phase_in_which_nothing_happens_is_not_told(language: str, heading: str) -> None:
    teller = Teller(language)
    g = Match().g
    quiet: list[ev.AnyEvent] = [ev.PhaseBegan(L, "conflict"), ev.PhaseEnded(L, "conflict")]
    assert teller.log(g, quiet, L).lines == []
    drawn: list[ev.AnyEvent] = [ev.PhaseBegan(L, "draw"), ev.Drawn(L, ("1-2",))]
    told = teller.log(g, drawn, L).lines
    assert [line.depth for line in told] == [0, 1]
    assert heading in told[0].text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seat", READERS)
def test_a_whole_match_reads_as_sentences(language: str, seat: Seat | None) -> None:
    luck = random.Random(11)
    g = GAME.new(Setup((READY_MADE["rebel-alliance"], READY_MADE["sith"])), seed=11)
    reader = Reader(language, seat)
    while g.outcome is None:
        reader(g, g.choose(luck.randrange(len(g.decision.options))))
    mine = {"en": r"^ *(?:You|Your) ", "ru": r"^ *(?:Вы|Ваш) "}[language]
    assert any(re.search(mine, line) for line in reader.lines) == (seat is not None)
    before = 0
    for line in reader.lines:
        text = line.lstrip()
        depth = (len(line) - len(text)) // 2
        assert depth <= before + 1, line
        before = depth
        assert re.fullmatch(r"[A-ZА-ЯЁ«“0-9].*[.!]", text), line
        assert not re.search(r"  |\s[.,;:]|\.\.|[{}$]|\(\)", text.replace(" : ", "")), line


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Ann protects with Guardian of Peace.", "Guardian of Peace is destroyed."]),
        ("ru", ["Анна применяет черту «Защита» Защитника мира.", "Защитник мира уничтожен."]),
    ],
)
def test_who_protects_is_named_even_if_that_is_the_end_of_it(language: str, said: list[str]) -> None:
    light = {"units": "guardian-of-peace*1 twilek-loyalist"}
    match = Match("deployment", D, light, {"hand": "force-choke"})
    reader = read(match, language, SPECTATOR)
    match.do("play force-choke", "choose twilek-loyalist", "protect-with guardian-of-peace").window(
        "deployment", L
    )
    told = [line.strip() for line in reader.lines]
    assert [line for line in told if line in said] == said


def test_the_setup_has_a_heading() -> None:
    g = GAME.new(Setup((READY_MADE["rebel-alliance"], READY_MADE["sith"])), seed=11)
    reader = Reader("en", SPECTATOR)
    while not any("phase" in line for line in reader.lines):
        reader(g, g.choose(0))
    assert reader.lines[0] == "Setup."
    began = next(at for at, line in enumerate(reader.lines) if line.startswith("Turn"))
    assert all(line.startswith("  ") for line in reader.lines[1:began])


def test_what_interrupts_a_card_before_it_is_paid_for_stands_below_its_price() -> None:
    news: list[ev.AnyEvent] = [
        ev.Announced(L, "1-2"),
        ev.Mulliganed(L),
        ev.ResourcesGenerated(L, 1, 1),
        ev.EnteredPlay(L, 99, "1-2", False),
        ev.CardPlayed(L, "1-2", 99),
    ]
    lines = Teller("en", PLAYERS["en"]).log(Match().g, news, SPECTATOR).lines
    assert [line.depth for line in lines] == [0, 1]
    assert " for 1 resource" in lines[0].text


def test_copies_are_counted_and_one_that_has_just_left_keeps_its_number() -> None:
    g = Match(dark={"units": "nightsister nightsister"}).g
    first, second = (thing.id for thing in g.things.values() if thing.card == NIGHTSISTER)
    del g.things[first]
    news: list[ev.AnyEvent] = [
        ev.Damaged(D, first, 1, 0, L),
        ev.Damaged(D, second, 1, 0, L),
        ev.LeftPlay(D, first, NIGHTSISTER, "unit", "discard"),
        ev.Discarded(D, (NIGHTSISTER, NIGHTSISTER)),
    ]
    lines = [line.text for line in Teller("en", PLAYERS["en"]).log(g, news, SPECTATOR).lines]
    assert [line.split(" takes")[0] for line in lines[:2]] == ["Nightsister #1", "Nightsister #2"]
    assert "Nightsister\N{NO-BREAK SPACE}×2" in lines[-1]


@pytest.mark.parametrize("language", languages())
def test_every_event_is_told_or_left_out_on_purpose(language: str) -> None:
    words = Words(language, game="cardgame")
    names = [kebab(cls.__name__) for cls in ev.Event.__subclasses__() if not issubclass(cls, UNTOLD)]
    assert [name for name in names if not words.has(f"event-{name}")] == []


def test_only_who_drew_reads_which_cards() -> None:
    g = Match().g
    drawn = [ev.Drawn(L, ("1-2", "2-2"))]
    lines = {viewer: Teller("en").log(g, drawn, viewer).lines for viewer in (L, D, None)}
    assert lines[L] == [Line(drawn[0], "Player 1 draws 2 cards: Luke Skywalker and Yoda.")]
    assert lines[D] == lines[None] == [Line(drawn[0], "Player 1 draws 2 cards.")]


def test_only_who_looks_reads_which_cards_lie_on_a_deck() -> None:
    g = Match().g
    looked = [ev.Looked(D, L, ("1-2",))]
    lines = {viewer: Teller("en").log(g, looked, viewer).lines[0].text for viewer in (L, D)}
    assert "Luke" in lines[D]
    assert "Luke" not in lines[L]


def test_a_unit_that_was_destroyed_keeps_its_name_in_the_log() -> None:
    match = Match(light={"units": "yoda"})
    yoda = match.thing("yoda")
    gone = match.g.copy()
    del gone.things[yoda]
    gone.cached = None
    news: list[ev.AnyEvent] = [
        ev.Damaged(L, yoda, 3, 0, D),
        ev.LeftPlay(L, yoda, "2-2", "unit", "discard"),
        ev.Destroyed(L, yoda, "2-2", "unit"),
    ]
    assert [line.text for line in Teller("ru").log(gone, news, L).lines] == [
        "Йода получает 3 урона.",
        "Йода уничтожен.",
    ]


def test_what_goes_without_saying_is_not_told_twice() -> None:
    match = Match(light={"units": "yoda"})
    yoda = match.thing("yoda")
    paid: list[ev.AnyEvent] = [ev.Focused(yoda, 1), ev.ResourcesGenerated(L, yoda, 1)]
    assert [type(line.event) for line in Teller("en").log(match.g, paid, L).lines] == [ev.ResourcesGenerated]
    assert Teller("en").log(match.g, paid[:1], L).lines[0].text == "Yoda gets 1 focus token."
    refreshed: list[ev.AnyEvent] = [ev.PhaseBegan(L, "refresh"), ev.FocusRemoved(yoda, 1), ev.Refreshed(L)]
    assert [line.text for line in Teller("en").log(match.g, refreshed, L).lines] == [
        "Refresh phase.",
        "Player 1 removes 1 focus token.",
    ]
