"""Whole turns as players and spectators read them: what begins, and below it what comes of it."""

from __future__ import annotations

import pytest
from tests.games.destiny.text.samples import SAMPLES

from dejarik.games.destiny import GAME, Destiny
from dejarik.games.destiny import events as ev
from dejarik.games.destiny.text import Teller
from dejarik.games.destiny.text.log import UNTOLD
from dejarik.kernel import Seat, observe
from dejarik.scenarios.loading import load_text
from dejarik.scenarios.running import Moved, moves
from dejarik.story import Open, Told
from dejarik.words import Words, languages
from dejarik.words.vocabulary import kebab

NAMES = {"en": ("Ann", "Bob"), "ru": ("Анна", "Борис")}

A_DIE_DEFEATS = """
board:
  A: {characters: [Obi-Wan Kenobi Ardent Avenger as obi], pool: [obi: 2 melee]}
  B:
    characters:
    - {card: General Grievous Droid Armies Commander, as: grievous, damage: 8, shields: 1}
    - Commando Droid as droid
steps:
- A: [resolve obi-die, target grievous]
"""

INDIRECT = """
board:
  A: {characters: [Satine Kryze as satine], pool: [satine: 2 indirect]}
  B: {characters: [{card: Commando Droid, as: one, shields: 1}, Commando Droid as two]}
steps:
- A: resolve satine-die
- B: [assign one, assign two, pass]
"""

A_ROUND = """
board:
  A:
    characters:
    - {card: Obi-Wan Kenobi Ardent Avenger, as: obi, upgrades: [Mandalorian Jetpack as jetpack]}
    - Satine Kryze as satine
    hand: [Lightsaber, Block]
    resources: 3
  B: {characters: [Commando Droid as one, Commando Droid as two], resources: 2, hand: [Probe]}
chance: {obi-die: 2 melee, jetpack-die: blank, one-die: 1 ranged, two-die: blank}
steps:
- A: activate obi
- B: activate one
- B: activate two
- A: play lightsaber > satine
- B: claim
- A: [reroll, reroll jetpack-die, roll]
- A: pass
"""

ROLLED_IN_RUSSIAN = (
    "Вы активируете Оби-Вана Кеноби и бросаете кубики: 2 ближних урона; "
    "«Мандалорский реактивный ранец»: пустая грань."
)


def played(text: str) -> list[Moved]:
    found, problems = load_text(f"title: {{en: a table}}\ngame: destiny\n{text}")
    assert not problems, problems
    return moves(found[0])


def begun(made: list[Moved]) -> Destiny:
    """The table as it was at the beginning."""
    first = made[0].before
    assert isinstance(first, Destiny)
    return first


def told(made: list[Moved], language: str, you: Seat | None) -> list[str]:
    """The log as the player at seat `you` reads it; None: a spectator."""
    teller, story, lines = Teller(language, NAMES[language], you), Told([]), []
    teller.meet(begun(made))
    for move in made:
        story = teller.log(observe(move.after, you).view, move.news, you, story.open)
        lines += shown(story)
    return lines


def shown(story: Told) -> list[str]:
    return [f"{'  ' * line.depth}{line.text}".replace("\N{NO-BREAK SPACE}", " ") for line in story.lines]


@pytest.mark.parametrize(
    ("language", "you", "expected"),
    [
        (
            "en",
            0,
            [
                "You resolve Obi-Wan Kenobi's die: 2 melee damage.",
                "  General Grievous takes 1 of 2 melee damage (1 blocked).",
                "  General Grievous is defeated.",
            ],
        ),
        (
            "en",
            1,
            [
                "Ann resolves Obi-Wan Kenobi's die: 2 melee damage.",
                "  General Grievous takes 1 of 2 melee damage (1 blocked).",
                "  Your General Grievous is defeated.",
            ],
        ),
        (
            "ru",
            0,
            [
                "Вы применяете кубик Оби-Вана Кеноби: 2 ближних урона.",
                "  Генералу Гривусу нанесено 2 ближних урона, из них заблокировано 1.",
                "  Генерал Гривус побеждён.",
            ],
        ),
        (
            "ru",
            None,
            [
                "Анна применяет кубик Оби-Вана Кеноби: 2 ближних урона.",
                "  Генералу Гривусу нанесено 2 ближних урона, из них заблокировано 1.",
                "  Генерал Гривус побеждён.",
            ],
        ),
    ],
)
def test_the_killing_blow_stands_below_its_cause(
    language: str, you: Seat | None, expected: list[str]
) -> None:
    assert told(played(A_DIE_DEFEATS), language, you)[:3] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            [
                "Ann resolves Satine Kryze's die: 2 indirect damage.",
                "  Commando Droid #1 takes 0 of 1 indirect damage (1 blocked).",
                "  Commando Droid #2 takes 1 indirect damage.",
                "You pass.",
            ],
        ),
        (
            "ru",
            [
                "Анна применяет кубик Сатин Крайз: 2 непрямых урона.",
                "  Дроиду-коммандос № 1 нанесён 1 непрямой урон, заблокировано 1.",
                "  Дроиду-коммандос № 2 нанесён 1 непрямой урон.",
                "Вы пасуете.",
            ],
        ),
    ],
)
def test_damage_that_another_distributes_over_several_choices_stays_below_the_die(
    language: str, expected: list[str]
) -> None:
    assert told(played(INDIRECT), language, 1) == expected


def test_whoever_comes_back_in_the_middle_reads_the_same() -> None:
    made = played(INDIRECT)
    teller = Teller("en", NAMES["en"], 0)
    teller.meet(begun(made))
    whole = told(made, "en", 0)
    for cut in range(len(made)):
        still_open: Open = ()
        for move in made[:cut]:
            still_open = teller.log(observe(move.after, 0).view, move.news, 0, still_open).open
        rest: list[str] = []
        for move in made[cut:]:
            story = teller.log(observe(move.after, 0).view, move.news, 0, still_open)
            still_open = story.open
            rest += shown(story)
        assert whole[len(whole) - len(rest) :] == rest


def test_a_round_is_told_in_order_to_both_players_and_to_spectators() -> None:
    made = played(A_ROUND)
    assert told(made, "en", None) == [
        "Ann activates Obi-Wan Kenobi and rolls: 2 melee damage; Mandalorian Jetpack: blank.",
        "Bob activates Commando Droid #1 and rolls: 1 ranged damage.",
        "  Commando Droid #1's ability triggers:",
        "    Bob activates Commando Droid #2 and rolls: blank.",
        "Ann plays Lightsaber on Satine Kryze for 3 resources.",
        "Bob claims the battlefield, Deathwatch Hideout, and passes for the rest of the round.",
        "Ann discards Block to reroll dice.",
        "  Ann rerolls Mandalorian Jetpack's die: special.",
        "Ann passes.",
        "Upkeep phase.",
        "  Each player gains 2 resources.",
    ]
    assert told(made, "ru", 0) == [
        ROLLED_IN_RUSSIAN,
        "Борис активирует Дроида-коммандос № 1 и бросает кубики: 1 дальний урон.",
        "  Срабатывает способность Дроида-коммандос № 1:",
        "    Борис активирует Дроида-коммандос № 2 и бросает кубики: пустая грань.",
        "Вы играете карту «Световой меч» на Сатин Крайз за 3 ресурса.",
        "Борис захватывает поле боя «Логово Дозора Смерти» и до конца раунда пасует.",
        "Вы сбрасываете карту «Блок», чтобы перебросить кубики.",
        "  Вы перебрасываете кубик карты «Мандалорский реактивный ранец»: особенность.",
        "Вы пасуете.",
        "Фаза перегруппировки.",
        "  Каждый игрок получает 2 ресурса.",
    ]
    mine, yours, watched = (told(made, "en", you) for you in (0, 1, None))
    assert len(mine) == len(yours) == len(watched)
    assert not any("Ann" in line for line in mine)
    assert not any("Bob" in line for line in yours)


A_CHEAPER_CARD = """
board:
  A: {characters: [Hired Gun as gun], supports: [Tech Team as team], hand: [Black Market], resources: 3}
  B: {characters: [Commando Droid as droid]}
steps:
- A: [play Black Market, 'yes']
"""

A_REPLACEMENT = """
board:
  A:
    characters: [{card: Hired Gun, as: gun, upgrades: [Hidden Blaster as blaster]}]
    hand: [Holdout Blaster]
    resources: 3
  B: {characters: [Commando Droid as droid]}
steps:
- A: [play Holdout Blaster > gun, replace blaster]
"""

A_HARDER_BLOW = """
board:
  A:
    characters: [{card: Jango Fett Lethal Mercenary, as: jango, upgrades: [Vibroknucklers as knuckles]}]
    pool: [knuckles: 1 melee]
    resources: 1
  B: {characters: [Royal Guard as guard]}
steps:
- A: [resolve knuckles-die, 'yes', target guard]
"""

A_DEAR_SIDE = """
board:
  A: {characters: [Hired Gun as gun], pool: [gun: 2 ranged for 1], resources: 1}
  B: {characters: [Royal Guard as guard]}
steps:
- A: [resolve gun-die, target guard]
"""


@pytest.mark.parametrize(
    ("text", "english", "russian"),
    [
        (
            A_CHEAPER_CARD,
            [
                "Ann plays Black Market for 2 resources.",
                "  Tech Team's ability triggers:",
                "    Tech Team is exhausted.",
            ],
            "Анна играет карту «Чёрный рынок» за 2 ресурса.",
        ),
        (
            A_REPLACEMENT,
            [
                "Ann plays Holdout Blaster on Hired Gun in place of Hidden Blaster.",
                "  Ann may take an additional action.",
            ],
            "Анна играет карту «Карманный бластер» на Вольного стрелка вместо карты «Спрятанный бластер».",
        ),
        (
            A_DEAR_SIDE,
            [
                "Ann resolves Hired Gun's die for 1 resource: 2 ranged damage.",
                "  Royal Guard takes 2 ranged damage.",
            ],
            "Анна применяет кубик Вольного стрелка за 1 ресурс: 2 дальних урона.",
        ),
    ],
)
def test_what_is_paid_stands_in_the_line_of_what_it_is_paid_for(
    text: str, english: list[str], russian: str
) -> None:
    made = played(text)
    assert told(made, "en", None) == english
    assert told(made, "ru", None)[0] == russian
    assert not any("spend" in line for line in told(made, "en", 0))


def test_what_interrupts_a_die_stands_below_the_line_that_resolves_it() -> None:
    assert told(played(A_HARDER_BLOW), "en", 0) == [
        "You resolve Vibroknucklers' die: 2 melee damage.",
        "  Vibroknucklers' ability triggers:",
        "    You spend 1 resource.",
        "  Royal Guard takes 2 melee damage.",
    ]


ONE_OF_TWO = """
board:
  A: {characters: [Obi-Wan Kenobi Ardent Avenger as obi], pool: [obi: 2 melee]}
  B: {characters: [{card: Commando Droid, as: one, damage: 5}, Commando Droid as two]}
chance: {two-die: blank}
steps:
- A: [resolve obi-die, target one]
- B: activate two
"""


def test_characters_keep_the_numbers_they_began_with() -> None:
    assert told(played(ONE_OF_TWO), "en", 0) == [
        "You resolve Obi-Wan Kenobi's die: 2 melee damage.",
        "  Commando Droid #1 takes 2 melee damage.",
        "  Commando Droid #1 is defeated.",
        "Bob activates Commando Droid #2 and rolls: blank.",
    ]


def happening() -> list[type]:
    """The events that happen, without those that only others are made of."""
    return [cls for cls in SAMPLES.classes(ev.Event) if not cls.__subclasses__()]


@pytest.mark.parametrize("language", languages())
def test_every_event_is_told_or_left_out_on_purpose(language: str) -> None:
    words = Words(language, game="destiny")
    names = [kebab(cls.__name__) for cls in happening() if not issubclass(cls, UNTOLD)]
    assert [name for name in names if not words.has(f"event-{name}")] == []


def lines_of(language: str, g: Destiny, *news: ev.AnyEvent, viewer: int | None = 0) -> list[str]:
    return [line.text for line in Teller(language).log(g, news, viewer).lines]


def new() -> Destiny:
    return GAME.new(GAME.samples()["obi-wan against grievous"], seed=1)


def test_only_who_drew_reads_which_cards() -> None:
    g = new()
    drawn = ev.Drawn(0, ("09118", "09163"))
    assert lines_of("en", g, drawn, viewer=0) == ["Player 1 draws 2 cards: Lightsaber and Block."]
    assert lines_of("en", g, drawn, viewer=1) == ["Player 1 draws 2 cards."]
    assert lines_of("en", g, drawn, viewer=None) == ["Player 1 draws 2 cards."]


def test_a_character_that_is_gone_keeps_its_name_in_the_log() -> None:
    g = new()
    grievous = next(thing.id for thing in g.things.values() if thing.card == "09021")
    del g.things[grievous]
    g.history.append(ev.Defeated(1, grievous, "09021"))
    dealt = (ev.DamageBlocked(grievous, 1), ev.DamageDealt(0, grievous, 3, 2, "melee"))
    assert lines_of("ru", g, *dealt) == ["Генералу Гривусу нанесено 3 ближних урона, из них заблокировано 1."]
    assert lines_of("en", g, *dealt) == ["General Grievous takes 2 of 3 melee damage (1 blocked)."]
