"""Slips that a reader of a language sees at once and a computer can find."""

import re
from collections.abc import Iterator

_MIXED = re.compile(r"\b(?=\w*[A-Za-z])(?=\w*[А-Яа-яЁё])[A-Za-zА-Яа-яЁё]+\b")

# Words that are wrong without ё wherever they stand; words that may also be right (все, берет) are left out
# unless their neighbors decide.
_WHOLE = """
    ее нее еще причем насчет вдвоем втроем трех четырех мое твое свое чье ничье вперед объем счет счетом
    расчет расчета расчеты подсчет подсчета учет учетом отчет
    идет найдет пойдет придет пройдет войдет произойдет перейдет уйдет выйдет придется
    кладет ведет несет нанесет берет возьмет вернет вернется начнет начнется повернет перевернет
    дает дается остается удается сдается умрет
"""
_BEGINNINGS = "наемник налетчик надежн звездолет полет партнер ракетомет пулемет приемы приемов"
_ADJECTIVES = "желт черн зелен темн тяжел легк дешев почетн тверд мертв повернут перевернут"
_PARTICIPLES = """
    введен включен возвращен выведен завершен заменен запрещен нанесен определен перемещен побежден поврежден
    прикреплен применен разрешен решен сохранен удален уменьшен увеличен учтен
"""
_GROUPS = "все (?:еще|ещё|равно|это|остальное)|все-таки|(?:о|в|на|при) (?:нем|чем|своем|моем|твоем)"
_ENDING = "(?:ый|ий|ая|ое|ого|ому|ой|ую|ым|им|ом|ые|ие|ых|их|ыми|ими)"


def _any_of(words: str) -> str:
    return f"(?:{'|'.join(words.split())})"


_NEEDS_YO = re.compile(
    rf"\b(?:{_any_of(_WHOLE)}|{_any_of(_BEGINNINGS)}\w*|{_any_of(_ADJECTIVES)}{_ENDING}"
    rf"|{_any_of(_PARTICIPLES)}(?:н{_ENDING})?|{_GROUPS})\b",
    re.IGNORECASE,
)


def slips(language: str, text: str) -> Iterator[str]:
    """What is wrong with this text in this language, in words."""
    if language == "ru":
        yield from _russian(text)


def _russian(text: str) -> Iterator[str]:
    if '"' in text:
        yield "straight quotes: write «…», and „…“ inside them"
    if re.search(r"(?:^|\s)[-–](?=\s)", text):
        yield "a hyphen between words: write a dash (—)"
    if "..." in text:
        yield "three dots: write …"
    for found in _NEEDS_YO.finditer(text):
        yield f"{found[0]}: write ё"
    for found in _MIXED.finditer(text):
        yield f"{found[0]}: Latin and Cyrillic letters in one word"
