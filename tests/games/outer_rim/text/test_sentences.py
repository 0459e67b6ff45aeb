"""What cards say are sentences: each way to put effects together, in both languages."""

from __future__ import annotations

import re

import pytest
from tests.games.outer_rim.positions import contact, position

from dejarik.games.outer_rim.abilities.ability import Effect
from dejarik.games.outer_rim.abilities.vocabulary.cards import Complete, FailJob
from dejarik.games.outer_rim.abilities.vocabulary.conditions import HasSkill
from dejarik.games.outer_rim.abilities.vocabulary.contacts import Hire, LookAtContact
from dejarik.games.outer_rim.abilities.vocabulary.damage import Harm, Heal
from dejarik.games.outer_rim.abilities.vocabulary.flow import (
    ByReputation,
    Choose,
    Fight,
    If,
    May,
    RollFor,
    Seq,
    To,
)
from dejarik.games.outer_rim.abilities.vocabulary.flow import Test as SkillTest
from dejarik.games.outer_rim.abilities.vocabulary.market import BuyFrom
from dejarik.games.outer_rim.abilities.vocabulary.references import THAT_PLAYER
from dejarik.games.outer_rim.abilities.vocabulary.resources import (
    ChosenReputation,
    Credits,
    Fame,
    LoseCredits,
    Pay,
    Reputation,
)
from dejarik.games.outer_rim.abilities.vocabulary.turns import ExtraTurn
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.show import showcase
from dejarik.games.outer_rim.show.terminal import panel
from dejarik.games.outer_rim.text import Teller
from dejarik.kernel import Decision, Option, Refusal

SPACES = str.maketrans({"\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " "})


def said(effect: Effect, lang: str) -> str:
    """With plain spaces, to be read here."""
    return Teller(lang).effects.text(effect).translate(SPACES)


def seq(*effects: Effect) -> Seq:
    return Seq(effects)


@pytest.mark.parametrize(
    ("effect", "ru", "en"),
    [
        pytest.param(
            SkillTest("tech", Credits(2000), Harm(1)),
            "Проведите проверку механики. Успех: получите 2 000 кредитов. "
            "Провал: ваш персонаж получает 1 повреждение.",
            "Test Tech. Pass: gain 2,000 credits. Fail: your character suffers 1 damage.",
            id="a test names its skill in the right case and has its ends in sentences",
        ),
        pytest.param(
            To(Pay(1000), Reputation("hutt", 1)),
            "Потратьте 1 000 кредитов, чтобы увеличить свою репутацию среди хаттов на 1.",
            "Spend 1,000 credits to gain 1 reputation with the Hutts.",
            id="what is paid for is an infinitive",
        ),
        pytest.param(
            May(To(Harm(3, ship=True), Fame(1))),
            "Можете нанести своему кораблю 3 повреждения, чтобы получить 1 очко славы.",
            "You may have your ship suffer 3 damage to gain 1 fame.",
            id="so is what one may do",
        ),
        pytest.param(
            To(Harm(2), Credits(3000)),
            "Нанесите своему персонажу 2 повреждения, чтобы получить 3 000 кредитов.",
            "Have your character suffer 2 damage to gain 3,000 credits.",
            id="damage as a price is something one does",
        ),
        pytest.param(
            Choose((To(Pay(2000), Hire()), Reputation("syndicate", -1))),
            "Выберите одно:\n• Потратьте 2 000 кредитов, чтобы получить этого члена команды.\n"
            "• Уменьшите свою репутацию в Синдикате на 1.",
            "Choose one:\n• Spend 2,000 credits to gain this crew member.\n"
            "• Lose 1 reputation with the Syndicate.",
            id="choices are a list",
        ),
        pytest.param(
            SkillTest("knowledge", Choose((Fame(1), Credits(4000)))),
            "Проведите проверку знаний. Успех: получите 1 очко славы или 4 000 кредитов.",
            "Test Knowledge. Pass: gain 1 fame or 4,000 credits.",
            id="but not in the middle of a line",
        ),
        pytest.param(
            seq(LoseCredits(1000), Reputation("imperial", -1), Harm(1)),
            "Потеряйте 1 000 кредитов и уменьшите свою репутацию в Империи на 1, "
            "а ваш персонаж получает 1 повреждение.",
            "Lose 1,000 credits and 1 reputation with the Empire, and your character suffers 1 damage.",
            id="another subject has a clause of its own",
        ),
        pytest.param(
            seq(Harm(2, ship=True), ExtraTurn()),
            "Ваш корабль получает 2 повреждения, а вы получаете дополнительный ход.",
            "Your ship suffers 2 damage, and you take an extra turn.",
            id="and so has the player after it",
        ),
        pytest.param(
            seq(Credits(4000), Fame(2)),
            "Получите 4 000 кредитов и 2 очка славы.",
            "Gain 4,000 credits and 2 fame.",
            id="what is gained together has one verb",
        ),
        pytest.param(
            seq(Reputation("hutt"), Credits(2000)),
            "Увеличьте свою репутацию среди хаттов на 1 и получите 2 000 кредитов.",
            "Gain 2,000 credits and 1 reputation with the Hutts.",
            id="and what is long to say comes last",
        ),
        pytest.param(
            To(Pay(2000), seq(Reputation("rebel"), ChosenReputation())),
            "Потратьте 2 000 кредитов, чтобы увеличить на 1 свою репутацию в Альянсе "
            "и в группировке на ваш выбор.",
            "Spend 2,000 credits to gain 1 reputation with the Rebels and 1 with a faction of your choice.",
            id="two reputations have one verb",
        ),
        pytest.param(
            SkillTest("tech", seq(LoseCredits(3000, THAT_PLAYER), Credits(3000), Fame(2))),
            "Проведите проверку механики. Успех: этот игрок теряет 3 000 кредитов, "
            "а вы получаете 3 000 кредитов и 2 очка славы.",
            "Test Tech. Pass: that player loses 3,000 credits, and you gain 3,000 credits and 2 fame.",
            id="what an outcome brings stays in its sentence",
        ),
        pytest.param(
            seq(Heal(2), Heal(2, ship=True), Credits(1000)),
            "Восстановите 2 повреждения персонажа и 2 повреждения корабля, затем получите 1 000 кредитов.",
            "Recover 2 damage from your character and 2 damage from your ship, then gain 1,000 credits.",
            id="no and follows an and",
        ),
        pytest.param(
            seq(LookAtContact(anywhere=True), LookAtContact(anywhere=True)),
            "Тайно посмотрите любые два жетона встреч.",
            "Secretly look at any two contacts.",
            id="nothing is said twice",
        ),
        pytest.param(
            SkillTest("stealth", Credits(1000), seq(Harm(1), FailJob())),
            "Проведите проверку скрытности. Успех: получите 1 000 кредитов. "
            "Провал: ваш персонаж получает 1 повреждение, и эта работа провалена.",
            "Test Stealth. Pass: gain 1,000 credits. "
            "Fail: your character suffers 1 damage, and this job fails.",
            id="what fails a job stands with what else a failure brings",
        ),
        pytest.param(
            SkillTest("tech", seq(Credits(1000), BuyFrom(("luxury", "ship"), 3000))),
            "Проведите проверку механики. Успех: получите 1 000 кредитов, "
            "и вы можете купить карту из колоды роскоши или кораблей со скидкой 3 000.",
            "Test Tech. Pass: gain 1,000 credits, and you may buy a luxury or ship card for 3,000 less.",
            id="a permission after an outcome stays in its sentence",
        ),
        pytest.param(
            If(HasSkill("knowledge"), Credits(3000), Credits(1000)),
            "Если у вас есть навык знаний, получите 3 000 кредитов.\nИначе получите 1 000 кредитов.",
            "If you have Knowledge, gain 3,000 credits.\nOtherwise, gain 1,000 credits.",
            id="a condition is a clause",
        ),
        pytest.param(
            ByReputation("hutt", Credits(2000), Credits(2000), Choose((Fame(1), Heal(1)))),
            "При положительной или нейтральной репутации среди хаттов получите 2 000 кредитов.\n"
            "При негативной репутации среди хаттов выберите одно:\n"
            "• Получите 1 очко славы.\n• Восстановите 1 повреждение персонажа.",
            "If your reputation with the Hutts is positive or neutral, gain 2,000 credits.\n"
            "If your reputation with the Hutts is negative, choose one:\n"
            "• Gain 1 fame.\n• Recover 1 damage from your character.",
            id="standings that bring the same are named together",
        ),
        pytest.param(
            Fight("a collector", 3, lose=LoseCredits(1000)),
            "Сразитесь в наземном бою против сборщика долгов (значение боя 3). "
            "Поражение: потеряйте 1 000 кредитов.",
            "Fight a debt collector in ground combat (combat value 3). If you lose, lose 1,000 credits.",
            id="enemies are declined, and an end without consequences goes without saying",
        ),
        pytest.param(
            RollFor(hit=ExtraTurn(), crit=ExtraTurn(), blank=Harm(1)),
            "Бросьте кубик. Попадание или критическое попадание: получите дополнительный ход. "
            "Пустой результат: ваш персонаж получает 1 повреждение.",
            "Roll a die. Hit or crit: take an extra turn. Blank: your character suffers 1 damage.",
            id="results that bring the same are named together",
        ),
        pytest.param(
            seq(SkillTest("tactics", failed=Harm(1)), Complete()),
            "Проведите проверку тактики. Провал: ваш персонаж получает 1 повреждение.\nЭта работа выполнена.",
            "Test Tactics. Fail: your character suffers 1 damage.\nThis job is complete.",
            id="what comes after a test has a line of its own",
        ),
        pytest.param(
            Choose((seq(SkillTest("tech", failed=Harm(1)), SkillTest("tactics", Fame(1))), Fame(1))),
            "Выберите одно:\n• Проведите проверку механики. Провал: ваш персонаж получает 1 повреждение. "
            "Затем в любом случае проведите проверку тактики. Успех: получите 1 очко славы.\n"
            "• Получите 1 очко славы.",
            "Choose one:\n• Test Tech. Fail: your character suffers 1 damage. "
            "Then, either way, test Tactics. Pass: gain 1 fame.\n• Gain 1 fame.",
            id="and within a list it says that it comes anyway",
        ),
    ],
)
def test_effects_are_sentences(effect: Effect, ru: str, en: str) -> None:
    assert said(effect, "ru") == ru
    assert said(effect, "en") == en


@pytest.mark.parametrize(
    ("card", "ru", "en"),
    [
        ("vibro-ax", "Если у вас есть навык силы, в наземном бою можете заменить 1 попадание на",
         "In ground combat, if you have Strength, you may change one hit to a crit."),
        ("autoblaster", "можете заменить до 2 собранностей на попадания",
         "change up to 2 focus results to hits"),
        ("pawned-honour", "В начале наземного боя можете убрать 1 кубик соперника.",
         "At the start of ground combat, you may make your opponent roll 1 fewer die."),
        ("targeting-computer", "перебросить любое число своих кубиков с пустым результатом",
         "reroll any number of your dice that show a blank"),
        ("podracer-scrap", "Когда патруль прерывает ваше движение", "When a patrol would stop you"),
        ("plastoid-armor", "соперник бросает на 1 кубик меньше", "your opponent rolls 1 fewer die"),
        ("dealers-tell", "получить проверяемый навык в двух экземплярах", "gain 2 of the tested skill"),
        ("sy-snootles", "можете вместо кредитов взять 1 очко славы", "you may gain 1 fame instead"),
    ],
)  # fmt: skip
def test_what_is_printed_besides_effects_is_in_sentences_too(card: str, ru: str, en: str) -> None:
    for lang, part in (("ru", ru), ("en", en)):
        assert part in " ".join(Teller(lang).printed.card(CARDS[card])).translate(SPACES)


def lines(lang: str) -> list[tuple[str, str]]:
    """Everything that faces say besides their facts, line by line."""
    found = []
    for code in showcase.codes():
        face = showcase.face(code, lang)
        for text in (*face.abilities, *(section.text for section in face.sections)):
            found += [(code, line) for line in text.splitlines()]
    return found


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_line_of_a_face_begins_with_a_capital_letter_and_is_closed(lang: str) -> None:
    for code, line in lines(lang):
        first = line.removeprefix("• ")[0]
        assert first.isupper() or first in "+«", (code, line)
        assert line[-1] in ".:", (code, line)
        assert not re.search(r"[.:] ?[.:]|\(\(|\)\)|: \(|;", line), (code, line)


def test_no_russian_face_dodges_grammar() -> None:
    dodges = (
        r"навык \(|репутация \(|патруль \(|, столько:|копий:|по желанию:|на выбор:|и тогда|новый результат"
    )
    terms = (
        r"\bжетон\w* урона|\d слав|\bслава [+−]|устраня\w+ цель|пленённ\w+ цел|противник|потерп\w+ поражение"
    )
    for code, line in lines("ru"):
        assert not re.search(f"{dodges}|{terms}", line.casefold()), (code, line)


def test_below_a_bullet_the_terminal_goes_on_under_its_text() -> None:
    shown = panel(["Choose one:\n• Test Tech. Pass: gain 2,000 credits."], 24, "").renderable
    assert str(shown).splitlines() == ["Choose one:", "• Test Tech. Pass: gain", "  2,000 credits."]
    assert str(panel(["Лотал и Мон-Каламари"], 14, "").renderable).splitlines() == ["Лотал и", "Мон-Каламари"]


@pytest.mark.parametrize(
    ("lang", "prompt", "options"),
    [
        (
            "en",
            "Stylist to the Stars: choose one.",
            ["Fly to Naboo", "Fly into the Maelstrom", "Fly to the western approach to Tatooine"],
        ),
        (
            "ru",
            "Стилист звёзд: выберите одно.",
            ["Лететь на Набу", "Лететь в Мальстрём", "Лететь в точку «Западный подход к Татуину»"],
        ),
    ],
)
def test_questions_and_answers_name_things_in_their_case(lang: str, prompt: str, options: list[str]) -> None:
    g, teller = position("jyn-erso", "han-solo"), Teller(lang)
    card = Decision(0, Ask.CHOOSE_ONE, (), "stylist-to-the-stars")  # no result that is turned to another
    assert teller.prompt(g, card) == prompt
    spaces = ("naboo", "maelstrom", "tatooine-left")
    assert [teller.option(g, None, Option(Do.MOVE, space)) for space in spaces] == options


def test_russian_answers_decline_what_they_are_about_and_quote_within_quotes() -> None:
    g, teller = position("jyn-erso", "han-solo"), Teller("ru", ("Анна", "Борис"))
    contact(g, "takodana.1", "lobot", faceup=True)
    asked = [
        (Option(Do.ATTACK, "han-solo"), "Напасть на игрока Борис (Хан Соло)"),
        (Option(Do.DELIVER, "food-supplies"), "Доставить груз «Продовольствие»"),
        (Option(Do.HUNT, "meeting-chewbacca"), "Охотиться на Чубакку"),
        (Option(Do.TURN, "bossk", "focus-to-crit"), "Босск: заменить собранность на критическое попадание"),
        (Option(Do.CANCEL, "jetpack", "hit"), "Реактивный ранец: отменить попадание"),
        (Option(Do.TEST, "piloting"), "Провести проверку пилотирования"),
        (Option(Do.CONTACT, "takodana.1"), "Лобот на Такодане"),
        (
            Option(Do.GIVE, "lancer-for-sale"),
            "Отдать карту «Корабль преследования класса „Улан“ (на продажу)»",
        ),
    ]
    assert [teller.option(g, None, option) for option, _ in asked] == [said for _, said in asked]
    bounty = Decision(0, Ask.BOUNTY, (), "bounty-greedo")
    assert teller.prompt(g, bounty) == "Вы победили Гридо. Пленить или устранить добычу?"
    terms = Decision(0, Ask.TRADE_TERMS, (), "han-solo")
    assert teller.prompt(g, terms) == "Что вы предложите игроку Борис (Хан Соло)?"


@pytest.mark.parametrize(
    ("lang", "begins"),
    [
        (
            "en",
            "Attempt the job “Hijacking a Freighter”: you can't, its destination is a navpoint with",
        ),
        ("ru", "Взяться за работу «Угон грузовика» — нельзя: место назначения: узловая точка с патрулём."),
    ],
)
def test_a_refusal_names_the_place_in_words(lang: str, begins: str) -> None:
    g = position("jyn-erso", "han-solo")
    refusal = Refusal(Option(Do.JOB, "hijacking-a-freighter"), "outer_rim.job.attempt-at-destination", {})
    assert Teller(lang).refusal(g, 0, refusal).startswith(begins)
