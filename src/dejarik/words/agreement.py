"""Whether Russian numbers agree with what they count: 1 щит, 2 щита, 5 щитов; 2 дальних урона."""

from __future__ import annotations

import re
from collections.abc import Iterator

from dejarik.words.phrase import FEW, PLURAL, SINGULAR

_COUNTED = re.compile(r"(?<![\w№/:.,–+×-])(?<!№\s)(?P<number>\d+)(?P<words>(?:\s[а-яё]+){1,4})")
_ADJECTIVE = re.compile(r"[а-яё]{2,}(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ых|их|ым|им|ыми|ими)")
# The nouns the games count, by what a number asks of them: after 1, after 2 to 4, after all others.
_NOUNS = """
    урон/урона/урона кубик/кубика/кубиков щит/щита/щитов карту,карта/карты/карт ресурс/ресурса/ресурсов
    жетон/жетона/жетонов отряд/отряда/отрядов персонаж,персонажа/персонажа/персонажей
    повреждение/повреждения/повреждений кредит/кредита/кредитов очко/очка/очков раз/раза/раз
    директиву,директива/директивы/директив улучшение/улучшения/улучшений игрок,игрока/игрока/игроков
    попадание/попадания/попаданий копию,копия/копии/копий пленник,пленника/пленника/пленников
    знак/знака/знаков область/области/областей действие/действия/действий событие/события/событий
    партию,партия/партии/партий вариант/варианта/вариантов правило/правила/правил выбор/выбора/выборов
    колоду,колода/колоды/колод сценарий/сценария/сценариев соперник,соперника/соперника/соперников
    модификацию,модификация/модификации/модификаций ячейку,ячейка/ячейки/ячеек груз/груза/грузов
"""


_UNCOUNTED = ("урона",)  # 5 дальнего урона
# A verb or nothing before the number, which then is not in the genitive, as in «одну из 2 карт».
_ACTS = re.compile(r"(?:^|[.:;,(«]|(?:[иьй]те|ть|[еёи]т|[юая]т|л|ла|ло|ли))\s*$")


def _forms() -> dict[str, set[str]]:
    """For each form of a noun: after which numbers it may stand."""
    table: dict[str, set[str]] = {}
    for noun in _NOUNS.split():
        one, few, many = (set(part.split(",")) for part in noun.split("/"))
        for kind, forms in ((SINGULAR, one | few), (FEW, few), (PLURAL, many)):  # не больше 1 щита
            for form in forms:
                table.setdefault(form, set()).add(kind)
        if len(one) > 1 and one & few:  # одушевлённые: выберите 2 персонажей
            for form in many:
                table[form].add(FEW)
    return table


_TABLE = _forms()
_NOT_AFTER = {
    FEW: ("ый", "ий", "ой", "ая", "яя", "ое", "ее", "ого", "его"),
    PLURAL: ("ый", "ий", "ой", "ая", "яя", "ое", "ее", "ого", "его", "ые", "ие"),
    SINGULAR: ("ые", "ие", "ых", "их", "ыми", "ими"),
}


def kind_of(number: int) -> str:
    """Which form a number asks for."""
    if number % 10 == 1 and number % 100 != 11:
        return SINGULAR
    return FEW if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else PLURAL


def disagreements(text: str) -> Iterator[str]:
    """Numbers and nouns, or adjectives between them, that do not go together."""
    for found in _COUNTED.finditer(text.lower()):
        adjectives, noun = _parted(found["words"].split())
        kind = kind_of(int(found["number"]))
        kinds = _TABLE.get(noun, {kind})
        if kind == FEW and PLURAL in kinds and not _ACTS.search(found.string[: found.start()]):
            continue
        if kind == PLURAL and noun in _UNCOUNTED:
            continue
        if kind not in kinds or any(each.endswith(_NOT_AFTER[kind]) for each in adjectives):
            counted = " ".join((found["number"], *adjectives, noun))
            yield f"a number and what it counts do not agree: “{counted}”"


def _parted(words: list[str]) -> tuple[list[str], str]:
    """The adjectives after a number, and the noun behind them if it is one we know."""
    for place, word in enumerate(words):
        if word in _TABLE:
            return words[:place], word
        if not _ADJECTIVE.fullmatch(word):
            break
    return [], ""
