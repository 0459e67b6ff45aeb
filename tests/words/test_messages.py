"""Messages ask for the grammar they need, and nothing is ever shown raw."""

from collections.abc import Callable
from pathlib import Path

import pytest

from dejarik.words import Library, MissingWords, Phrase, Words, languages

Speak = Callable[[str, str], Words]


@pytest.fixture
def speak(tmp_path: Path) -> Speak:
    """Words of a language made of the product's common words and the given messages."""
    product = Path(__file__).parents[2] / "src" / "dejarik" / "words"

    def speak(language: str, messages: str) -> Words:
        common = tmp_path / "words" / language
        common.mkdir(parents=True)
        (common / "common.ftl").write_text((product / language / "common.ftl").read_text("utf-8"), "utf-8")
        (common / "new.ftl").write_text(messages, "utf-8")
        return Words(language, library=Library(tmp_path / "words", tmp_path / "games"))

    return speak


def test_the_message_asks_for_the_case(speak: Speak) -> None:
    words = speak("ru", 'deal = Нанесите { COUNT($amount, WORD("noun-damage")) } { CASE($to, "dat") }.\n')
    to = words.phrase("phrase-opponents", what=words.phrase("noun-player"))
    assert words.say("deal", amount=2, to=to) == "Нанесите 2 урона игроку соперника."
    assert words.say("deal", amount=1, to="Анна") == "Нанесите 1 урон Анна."


def test_russian_lines_do_not_end_between_a_number_and_its_noun_or_before_a_dash(speak: Speak) -> None:
    words = speak("ru", "odds = № { $n } — { $odds } %, цена { $cost }.\n    .of = { $n } из { $odds }\n")
    bound = "№\N{NO-BREAK SPACE}4\N{NO-BREAK SPACE}— 95\N{NO-BREAK SPACE}%, цена 2\N{NO-BREAK SPACE}000."
    assert words.say("odds", n=4, odds=95, cost="2 000") == bound
    assert words.say("odds.of", n=4, odds=95) == "4\N{NO-BREAK SPACE}из 95"


def test_the_same_call_in_english(speak: Speak) -> None:
    words = speak("en", 'deal = Deal { COUNT($amount, WORD("noun-damage")) } to { $to }.\n')
    to = words.phrase("phrase-opponents", what=words.phrase("noun-player"))
    assert words.say("deal", amount=2, to=to) == "Deal 2 damage to an opponent's player."


def test_gender_chooses_between_variants(speak: Speak) -> None:
    words = speak(
        "ru",
        "lost = { CAP($what) } { GENDER($what) ->\n    [f] потеряна\n    [n] потеряно\n    [pl] потеряны\n"
        "   *[m] потерян\n}\n",
    )
    card, rule, die = (words.phrase(f"noun-{name}") for name in ("card", "rule", "die"))
    assert words.say("lost", what=card) == "Карта потеряна"
    assert words.say("lost", what=rule) == "Правило потеряно"
    assert words.say("lost", what=die) == "Кубик потерян"
    assert words.say("lost", what=words.phrase("phrase-all", what=die)) == "Все кубики потеряны"
    five = words.phrase("phrase-counted", number=5, what=card)
    assert words.say("lost", what=five) == "5 карт потеряны"


def test_lists(speak: Speak) -> None:
    words = speak("ru", 'pick = Выберите { LIST(CASE($what, "acc"), "or") }\n')
    card, player, die = (words.phrase(f"noun-{name}") for name in ("card", "player", "die"))
    assert words.say("pick", what=[card]) == "Выберите карту"
    assert words.say("pick", what=[card, player]) == "Выберите карту или игрока"
    assert words.say("pick", what=[card, player, die]) == "Выберите карту, игрока или кубик"
    assert str(words.phrase("phrase-or", what=[card, player]).bend(case="dat")) == "карте или игроку"


def test_english_lists(speak: Speak) -> None:
    words = speak("en", 'pick = Choose { LIST($what, "or") }\n')
    assert words.say("pick", what=["a", "b", "c"]) == "Choose a, b, or c"


def test_a_clause_is_closed_only_if_the_sentence_goes_on(speak: Speak) -> None:
    words = speak(
        "ru",
        "phrase-lost = { $what }, { AGREE($what, $adjective) } в углу{ COMMA() }\n"
        'take = возьмите { CASE($what, "acc") }\n'
        "both = { CAP($first) } и { $second }.\n"
        "only = { CAP($first) }.\n",
    )
    die = words.phrase("phrase-lost", what=words.phrase("noun-die"), adjective="adj-chosen")
    take = words.text("take", what=die)
    assert words.say("only", first=take) == "Возьмите кубик, выбранный в углу."
    both = words.say("both", first=take, second=take)
    assert both == "Возьмите кубик, выбранный в углу, и возьмите кубик, выбранный в углу."
    assert str(take) == "возьмите кубик, выбранный в углу"


def test_moods_are_used_where_the_language_has_them(speak: Speak) -> None:
    russian = speak("ru", 'take = возьмите { CASE($what, "acc") }\n    .inf = взять { CASE($what, "acc") }\n')
    english = speak("en", "take = take { A($what) }\n    .third = takes { A($what) }\n")
    card, english_card = russian.phrase("noun-card"), english.phrase("noun-card")
    assert str(russian.mood("take", "inf", what=card)) == "взять карту"
    assert str(english.mood("take", "inf", what=english_card)) == "take a card"
    assert str(english.mood("take", "third", what=english_card)) == "takes a card"


def test_capitals_begin_after_the_quotes(speak: Speak) -> None:
    words = speak("ru", "cap = { CAP($text) }\nquote = { QUOTE($text) }\n")
    assert words.say("cap", text="«ход» окончен") == "«Ход» окончен"
    assert words.say("quote", text="Ход") == words.say("quote", text="«Ход»") == "«Ход»"


def test_yes_and_no_can_be_chosen_between(speak: Speak) -> None:
    words = speak("en", "win = { $won ->\n    [yes] Won\n   *[no] Lost\n}\n")
    assert (words.say("win", won=True), words.say("win", won=False)) == ("Won", "Lost")


@pytest.mark.parametrize("message", ["no-such-message", "noun-die.no-such-attribute", "alone.text"])
def test_a_missing_message_is_an_error_that_names_it(speak: Speak, message: str) -> None:
    words = speak("ru", "alone =\n    .label = Надпись\n")
    assert not words.has(message)
    with pytest.raises(MissingWords, match=rf"{message} \(ru\)") as error:
        words.say(message)
    assert (error.value.message_id, error.value.language) == (message, "ru")
    assert words.has("alone.label")
    assert not words.has("alone")


@pytest.mark.parametrize(
    "text",
    [
        "{ $missing }",
        '{ CASE($who, "abl") }',
        '{ WORD("noun-nothing") }',
        "{ SHOUT($who) }",
        "{ other }",
        "{ LIST() }",
    ],
)
def test_what_cannot_be_said_is_an_error(speak: Speak, text: str) -> None:
    words = speak("ru", f"broken = Вот {text}\n")
    with pytest.raises(MissingWords, match="broken"):
        words.say("broken", who=Phrase.fixed("Анна"))


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(MissingWords, match="xx"):
        Words("xx")


def test_languages_are_found_by_their_folders(tmp_path: Path) -> None:
    for language in ("de", "en"):
        (tmp_path / "words" / language).mkdir(parents=True)
        (tmp_path / "words" / language / "all.ftl").write_text(
            "noun-die = Würfel\n    .dat = Würfel\n    .pl = Würfel\n    .pl-dat = Würfeln\n"
            'with = mit { CASE($what, "dat") }, { COUNT(2, $what) }\n',
            "utf-8",
        )
    (tmp_path / "words" / "empty").mkdir()
    library = Library(tmp_path / "words", tmp_path / "games")
    assert library.languages() == ("de", "en")
    german = Words("de", library=library)
    dice = german.phrase("noun-die").bend(number="pl")
    assert german.say("with", what=dice) == "mit Würfeln, 2 Würfel"
    assert set(languages()) >= {"en", "ru"}


def test_the_words_of_a_game_are_there_only_when_asked_for() -> None:
    assert not Words("en").has("card-09057")
    assert Words("en", game="destiny").say("card-09057") == "Obi-Wan Kenobi"
    assert Words("en", game="destiny").has("noun-die")


def test_what_is_too_long_to_be_said_is_cut(speak: Speak) -> None:
    words = speak("en", "none = There is no “{ $text }”.\n")
    said = words.say("none", text="x" * 5_000)
    assert said.startswith("There is no “xxx")
    assert said.endswith("xxx…”.")


def test_a_message_says_which_arguments_it_asks_for_whatever_it_refers_to(speak: Speak) -> None:
    words = speak(
        "en",
        "greeting = Hello, { $name }{ parting }\n"
        "parting = { $late ->\n    [yes] { -so-long }\n   *[no] !\n}\n    .short = { $when }\n"
        "-so-long = , so long { $to }\n",
    )
    assert words.wants("greeting") == {"name", "late", "when", "to"}
    assert words.wants("parting.short") == {"late", "when", "to"}
    assert words.say("greeting", name="Ann", late=False, unasked=3) == "Hello, Ann!"
