"""Things in play by name."""

from __future__ import annotations

from tests.games.cardgame.match import D, Match

from dejarik.games.cardgame.text.names import Names
from dejarik.words import Words

RU = Names(Words("ru", game="cardgame"), ("Анна", "Борис"))
EN = Names(Words("en", game="cardgame"))


def test_copies_are_numbered_and_the_dial_has_a_name() -> None:
    match = Match("deployment", D, {"units": "yoda"}, {"units": "tie-fighter tie-fighter"})
    fighters = match.g.units(D)
    assert [str(RU.thing(match.g, thing)) for thing in fighters] == [
        "СИД-истребитель № 1",
        "СИД-истребитель № 2",
    ]
    assert str(RU.thing(match.g, match.thing("yoda")).bend(case="gen")) == "Йоды"
    assert str(EN.thing(match.g, match.g.dial_thing)) == "Death Star dial"


def test_what_nobody_knows_is_a_card() -> None:
    match = Match("deployment", D)
    assert str(EN.thing(match.g, 999)) == "card"
    assert str(RU.card("").bend(case="acc")) == "карту"
    assert [str(RU.player(seat)) for seat in (0, 1)] == ["Анна", "Борис"]
    assert str(EN.player(1)) == "Player 2"


def test_a_card_that_has_just_left_is_still_known_by_name() -> None:
    match = Match("deployment", D, {"units": "twilek-loyalist"}, {"hand": "force-choke"})
    loyalist = match.thing("twilek-loyalist")
    match.do("play force-choke")
    while loyalist in match.g.things:  # others might interrupt
        kinds = [option.kind for option in match.g.decision.options]
        match.g.choose(kinds.index("pass"))
    assert str(EN.thing(match.g, loyalist)) == "Twi'lek Loyalist"


def test_a_title_that_cannot_be_bent_is_carried_by_a_noun() -> None:
    said = {
        "20-4": ["«Библиотека ситхов»", "карту «Библиотека ситхов»", "карте «Библиотека ситхов»"],
        "22-1": ["«Сердце Империи»", "директиву «Сердце Империи»", "директиве «Сердце Империи»"],
        "6-2": ["«Искупление»", "«Искупление»", "«Искуплению»"],
        "19-2": ["Дарт Вейдер", "Дарта Вейдера", "Дарту Вейдеру"],
    }
    for code, forms in said.items():
        assert [str(RU.card(code).bend(case=case)) for case in ("nom", "acc", "dat")] == forms
    assert RU.card("15-1").gender == "pl"  # «Сомнительные связи» уничтожены
    assert str(EN.card("20-4").bend(case="poss")) == "Sith Library's"


def test_heroes_with_feminine_or_foreign_names_are_alive() -> None:
    for code, name in (("2-2", "Йоду"), ("33-2", "Бобу Фетта"), ("4-3", "R2-D2"), ("5-2", "C-3PO")):
        assert RU.card(code).animate
        assert str(RU.card(code).bend(case="acc")) == name
