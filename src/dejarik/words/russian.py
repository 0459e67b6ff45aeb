"""Russian: six cases, two numbers and the form after 2, 3 and 4; adjectives that follow their noun."""

import re
from typing import ClassVar

from dejarik.words.grammar import Entry, Grammar, attribute_of
from dejarik.words.phrase import FEW, NOMINATIVE, PLURAL, SINGULAR, Form, Phrase

OBLIQUE = ("gen", "dat", "acc", "ins", "pre")
# How an amount stands after what it counts: карты «по числу дроидов», «в количестве, равном значению».
MEASURE = "measure"
# What an adjective needs beside its dictionary form if it does not follow the rules.
IRREGULAR = ("f", "n", "pl", "gen", "dat", "ins", "pre", "f-gen", "f-acc", "pl-gen", "pl-dat", "pl-ins")

# Where a line must not end: 2 щита, 2 000 кредитов, 95 %, № 4, and before a dash.
_TORN = re.compile(r"(?<=\d) (?=[а-яёА-ЯЁ\d%])|(?<=\bX) (?=[а-яё])|(?<=№) |(?<=\S) (?=—)")
_NESTED = re.compile(r"«([^«»]*)«([^«»]*)»([^«»]*)»")  # «Штурмовик «Агрессор»» is «Штурмовик „Агрессор“»
_UNBREAKABLE = "\N{NO-BREAK SPACE}"
_VELARS = "кгх"
_HUSHERS = "жшщч"


class Russian(Grammar):
    """Nouns spell out their forms; adjectives follow from the dictionary form unless they spell them out."""

    cases: ClassVar[tuple[str, ...]] = (NOMINATIVE, *OBLIQUE, MEASURE)
    quotes: ClassVar[tuple[str, str]] = ("«", "»")
    inner_quotes: ClassVar[tuple[str, str]] = ("„", "“")

    def forms(self) -> tuple[Form, ...]:
        return (*super().forms(), Form(FEW), Form(FEW, "acc"))

    def missing(self, word: Entry) -> list[str]:
        if word.is_adjective():
            if _is_regular(word.value) and not set(IRREGULAR) & set(word.attributes):
                return []
            return [name for name in IRREGULAR if name not in word.attributes]
        if not word.is_noun():
            return []
        needed = ["gender", "animate"]
        if not word.says("indeclinable"):
            needed += OBLIQUE
            if any(name.partition("-")[0] == PLURAL for name in word.attributes):
                needed += [PLURAL, "pl-gen", "pl-dat", "pl-ins", "pl-pre"]
        return [name for name in needed if name not in word.attributes]

    def declined(self, word: Entry) -> dict[Form, str]:
        if word.says("indeclinable"):
            return dict.fromkeys(self.forms(), word.value)
        table = super().declined(word)
        animate = word.says("animate")
        if PLURAL in word.attributes:
            table.setdefault(Form(PLURAL, "acc"), table[Form(PLURAL, "gen" if animate else NOMINATIVE)])
        else:
            table |= {Form(PLURAL, case): table[Form(SINGULAR, case)] for case in (NOMINATIVE, *OBLIQUE)}
        table.setdefault(Form(FEW), table[Form(SINGULAR, "gen")])
        table.setdefault(Form(FEW, "acc"), table[Form(FEW)])
        table.setdefault(Form(FEW, "gen"), table[Form(PLURAL, "gen")])  # 3 кубика персонажей
        return table

    def bound(self, text: str) -> str:
        return _NESTED.sub(r"«\1„\2“\3»", _TORN.sub(_UNBREAKABLE, text))

    def agree(self, adjective: Entry, noun: Phrase) -> str:
        number, case = noun.form.number, noun.form.case
        gender = PLURAL if self.is_plural(noun) else noun.gender
        if case == MEASURE:
            case = NOMINATIVE
        if case == "acc" and gender != "f":  # винительный: как родительный или как именительный
            case = "gen" if noun.animate and gender != "n" and number != FEW else NOMINATIVE
        if number == FEW:  # 2 синих кубика, но 2 синие карты
            gender, case = PLURAL, NOMINATIVE if noun.gender == "f" else "gen"
        endings = adjective.attributes if IRREGULAR[0] in adjective.attributes else regular(adjective.value)
        name = _adjective_attribute(gender, case)
        return endings[name] if name else adjective.value

    def beside(self, noun: Phrase, model: Phrase) -> Phrase:
        bent = super().beside(noun, model)
        # Вижу отряд-персонаж, хотя вижу персонажа: неодушевлённо то, к чему слово приложено.
        lifeless = not model.animate and model.gender == noun.gender == "m"
        return bent.bend(case=NOMINATIVE) if lifeless and bent.form.case == "acc" else bent

    def counted(self, number: int | None, noun: Phrase) -> Form:
        case = noun.form.case
        if number is not None and number % 10 == 1 and number % 100 != 11:
            return Form(SINGULAR, case)
        if case not in (NOMINATIVE, "acc"):
            return Form(PLURAL, case)
        if number is not None and number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14):
            if case == "acc" and noun.animate and number < 5:  # выберите 2 персонажей
                return Form(PLURAL, "gen")
            return Form(FEW, case)
        return Form(PLURAL, "gen")


def _adjective_attribute(gender: str, case: str) -> str:
    if gender == "f":
        return {NOMINATIVE: "f", "acc": "f-acc"}.get(case, "f-gen")
    if gender == PLURAL:
        return {NOMINATIVE: "pl", "pre": "pl-gen"}.get(case, attribute_of(Form(PLURAL, case)))
    if case == NOMINATIVE:
        return "n" if gender == "n" else ""
    return case


def _is_regular(word: str) -> bool:
    return word.removesuffix("ся").endswith(("ый", "ий", "ой"))


def regular(word: str) -> dict[str, str]:
    """The forms of an adjective or participle: красный, синий, лёгкий, лежащий, любой, находящийся."""
    body = word.removesuffix("ся")
    reflexive = word[len(body) :]
    stem, ending = body[:-2], body[-2:]
    last = stem[-1]
    soft = ending == "ий" and last not in _VELARS + _HUSHERS
    e_after_husher = ending == "ий" and last in _HUSHERS
    if soft:
        vowel, a, u, y = "е", "яя", "юю", "и"
    else:
        vowel, a, u = "е" if e_after_husher else "о", "ая", "ую"
        y = "и" if last in _VELARS + _HUSHERS else "ы"
    forms = {
        "f": a, "n": f"{vowel}е", "pl": f"{y}е",
        "gen": f"{vowel}го", "dat": f"{vowel}му", "ins": f"{y}м", "pre": f"{vowel}м",
        "f-gen": f"{vowel}й", "f-acc": u,
        "pl-gen": f"{y}х", "pl-dat": f"{y}м", "pl-ins": f"{y}ми",
    }  # fmt: skip
    return {name: stem + end + reflexive for name, end in forms.items()}
