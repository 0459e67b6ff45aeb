"""Phrases have every form their language needs, and everything in them agrees."""

import pytest

from dejarik.words import Phrase, Words
from dejarik.words.players import Players

CASES = ("nom", "gen", "dat", "acc", "ins", "pre")
RU = Words("ru", game="destiny")
EN = Words("en", game="destiny")


def forms(phrase: Phrase, number: str = "sg") -> list[str]:
    return [str(phrase.bend(case=case, number=number)) for case in CASES]


def described(noun: str, adjective: str) -> Phrase:
    return RU.phrase("phrase-described", what=RU.phrase(noun), adjective=adjective)


@pytest.mark.parametrize(
    ("noun", "adjective", "singular", "plural"),
    [
        (
            "type-character", "color-blue",
            ("синий персонаж, синего персонажа, синему персонажу, "
             "синего персонажа, синим персонажем, синем персонаже"),
            ("синие персонажи, синих персонажей, синим персонажам, "
             "синих персонажей, синими персонажами, синих персонажах"),
        ),
        (
            "noun-die", "color-red",
            ("красный кубик, красного кубика, красному кубику, "
             "красный кубик, красным кубиком, красном кубике"),
            ("красные кубики, красных кубиков, красным кубикам, "
             "красные кубики, красными кубиками, красных кубиках"),
        ),
        (
            "noun-card", "adj-top",
            ("верхняя карта, верхней карты, верхней карте, "
             "верхнюю карту, верхней картой, верхней карте"),
            ("верхние карты, верхних карт, верхним картам, "
             "верхние карты, верхними картами, верхних картах"),
        ),
        (
            "type-upgrade", "adj-any",
            ("любое улучшение, любого улучшения, любому улучшению, "
             "любое улучшение, любым улучшением, любом улучшении"),
            ("любые улучшения, любых улучшений, любым улучшениям, "
             "любые улучшения, любыми улучшениями, любых улучшениях"),
        ),
        (
            "subtype-witch", "adj-other",
            ("другая ведьма, другой ведьмы, другой ведьме, "
             "другую ведьму, другой ведьмой, другой ведьме"),
            ("другие ведьмы, других ведьм, другим ведьмам, "
             "других ведьм, другими ведьмами, других ведьмах"),
        ),
        (
            "subtype-jawa", "adj-this",
            ("этот джава, этого джавы, этому джаве, "
             "этого джаву, этим джавой, этом джаве"),
            ("эти джавы, этих джав, этим джавам, "
             "этих джав, этими джавами, этих джавах"),
        ),
        (
            "noun-resource", "adj-your",
            ("ваш ресурс, вашего ресурса, вашему ресурсу, "
             "ваш ресурс, вашим ресурсом, вашем ресурсе"),
            ("ваши ресурсы, ваших ресурсов, вашим ресурсам, "
             "ваши ресурсы, вашими ресурсами, ваших ресурсах"),
        ),
        (
            "noun-action", "adj-remaining",
            ("оставшееся действие, оставшегося действия, оставшемуся действию, "
             "оставшееся действие, оставшимся действием, оставшемся действии"),
            ("оставшиеся действия, оставшихся действий, оставшимся действиям, "
             "оставшиеся действия, оставшимися действиями, оставшихся действиях"),
        ),
    ],
)  # fmt: skip
def test_russian_adjectives_agree_in_every_form(
    noun: str, adjective: str, singular: str, plural: str
) -> None:
    phrase = described(noun, adjective)
    assert forms(phrase) == singular.split(", ")
    assert forms(phrase, "pl") == plural.split(", ")


@pytest.mark.parametrize(
    ("adjective", "feminine", "neuter", "genitive", "plural"),
    [
        ("adj-ready", "подготовленная", "подготовленное", "подготовленного", "подготовленные"),
        ("rarity-rare", "редкая", "редкое", "редкого", "редкие"),
        ("adj-lying", "лежащая", "лежащее", "лежащего", "лежащие"),
        ("adj-last", "последняя", "последнее", "последнего", "последние"),
        ("adj-located", "находящаяся", "находящееся", "находящегося", "находящиеся"),
        ("adj-blank", "пустая", "пустое", "пустого", "пустые"),
        ("adj-own", "своя", "своё", "своего", "свои"),
    ],
)
def test_every_kind_of_russian_adjective(
    adjective: str, feminine: str, neuter: str, genitive: str, plural: str
) -> None:
    def first_word(noun: str, case: str = "nom", number: str = "sg") -> str:
        return str(described(noun, adjective).bend(case=case, number=number)).split()[0]

    assert first_word("noun-card") == feminine
    assert first_word("type-event") == neuter
    assert first_word("noun-die", "gen") == genitive
    assert first_word("noun-die", number="pl") == plural


@pytest.mark.parametrize(
    ("number", "dice", "cards", "characters"),
    [
        (0, "0 синих кубиков", "0 синих карт", "0 синих персонажей"),
        (1, "1 синий кубик", "1 синяя карта", "1 синий персонаж"),
        (2, "2 синих кубика", "2 синие карты", "2 синих персонажа"),
        (5, "5 синих кубиков", "5 синих карт", "5 синих персонажей"),
        (11, "11 синих кубиков", "11 синих карт", "11 синих персонажей"),
        (21, "21 синий кубик", "21 синяя карта", "21 синий персонаж"),
        (22, "22 синих кубика", "22 синие карты", "22 синих персонажа"),
        ("X", "X синих кубиков", "X синих карт", "X синих персонажей"),
    ],
)
def test_russian_counts(number: int | str, dice: str, cards: str, characters: str) -> None:
    for noun, expected in (("noun-die", dice), ("noun-card", cards), ("type-character", characters)):
        counted = RU.phrase("phrase-counted", number=number, what=described(noun, "color-blue"))
        assert str(counted) == expected


def test_russian_counts_in_other_cases() -> None:
    two = RU.phrase("phrase-counted", number=2, what=described("type-character", "color-blue"))
    assert forms(two) == [
        "2 синих персонажа",
        "2 синих персонажей",
        "2 синим персонажам",
        "2 синих персонажей",
        "2 синими персонажами",
        "2 синих персонажах",
    ]
    one_card = RU.phrase("phrase-counted", number=1, what=RU.phrase("noun-card"))
    assert str(one_card.bend(case="acc")) == "1 карту"
    two_cards = RU.phrase("phrase-counted", number=2, what=RU.phrase("noun-card"))
    assert str(two_cards.bend(case="acc")) == "2 карты"


def test_a_noun_without_plural_is_counted_too() -> None:
    damage = RU.phrase("noun-damage")
    ranged = described("noun-damage", "adj-ranged")
    counts = [str(RU.phrase("phrase-counted", number=n, what=damage)) for n in (1, 2, 5, 21)]
    assert counts == ["1 урон", "2 урона", "5 урона", "21 урон"]
    assert str(RU.phrase("phrase-counted", number=3, what=ranged)) == "3 дальних урона"
    assert str(RU.phrase("phrase-counted", number=5, what=ranged)) == "5 дальнего урона"


def test_phrases_nest_and_keep_their_forms() -> None:
    die = RU.phrase("phrase-opponents", what=described("noun-die", "color-yellow"))
    side = [RU.text("symbol-shield.side")]
    showing = RU.phrase("filter-showing", what=die, symbols=side, blank=False, nouns=[])
    assert str(showing.bend(case="ins")) == "жёлтым кубиком соперника, лежащим гранью со щитом вверх"
    assert (
        str(showing.bend(number="pl", case="gen"))
        == "жёлтых кубиков соперника, лежащих гранью со щитом вверх"
    )
    one = RU.phrase("phrase-one-of-your", what=described("noun-card", "color-gray"))
    assert str(one.bend(case="acc")) == "одну из ваших серых карт"
    owned = RU.phrase("phrase-owned", what=RU.phrase("noun-die"), owner=RU.phrase("card-09021"))
    assert str(owned.bend(number="pl", case="dat")) == "кубикам Генерала Гривуса"
    hero = RU.phrase(
        "phrase-apposed", what=RU.phrase("type-character"), subtype=RU.phrase("affiliation-hero")
    )
    assert str(hero.bend(number="pl", case="dat")) == "персонажам-героям"
    every = RU.phrase("phrase-all-your", what=RU.phrase("type-character"))
    assert str(every.bend(case="dat")) == "всем вашим персонажам"
    assert every.gender == "pl"


def test_names_are_quoted_and_declined_as_their_cards_say() -> None:
    assert str(RU.phrase("card-09057").bend(case="dat")) == "Оби-Вану Кеноби"
    assert str(RU.phrase("card-02008").bend(case="gen")) == "«Дубинки Z6»"
    assert str(RU.phrase("card-09060").bend(case="ins")) == "«Направить Силу»"
    assert RU.say("card-09060") == "Направить Силу"
    assert RU.say("card-09057.subtitle") == "Пылкий мститель"
    subtype = RU.phrase(
        "phrase-with-subtype", what=RU.phrase("noun-card"), subtype=RU.phrase("subtype-spectre")
    )
    assert str(subtype) == "карта с подтипом «Призрак»"


def test_a_noun_beside_a_lifeless_one_is_lifeless_in_russian() -> None:
    words = Words("ru", game="cardgame")
    unit = words.phrase("type-unit")
    traits = {
        name: words.phrase(
            "filter-trait",
            what=unit,
            traits=[words.phrase(f"trait-{name}")],
            names=["«техника»"],
            single=True,
            countable=words.phrase(f"trait-{name}").has_plural,
        )
        for name in ("character", "vehicle")
    }
    assert forms(traits["character"]) == [
        "отряд-персонаж", "отряда-персонажа", "отряду-персонажу",
        "отряд-персонаж", "отрядом-персонажем", "отряде-персонаже",
    ]  # fmt: skip
    assert str(traits["character"].bend(case="acc", number="pl")) == "отряды-персонажи"
    assert str(traits["vehicle"].bend(case="acc")) == "отряд-технику"
    assert str(traits["vehicle"].bend(case="gen", number="pl")) == "отрядов категории «техника»"


def test_english_phrases() -> None:
    die = EN.phrase("phrase-described", what=EN.phrase("noun-die"), adjective="color-blue")
    assert str(EN.phrase("phrase-counted", number=1, what=die)) == "1 blue die"
    assert str(EN.phrase("phrase-counted", number=2, what=die)) == "2 blue dice"
    assert str(EN.phrase("phrase-one-of-your", what=die)) == "one of your blue dice"
    assert str(EN.phrase("phrase-opponents", what=die).bend(number="pl")) == "an opponent's blue dice"
    owned = EN.phrase("phrase-owned", what=EN.phrase("noun-die"), owner=EN.phrase("card-09021"))
    assert str(owned) == "General Grievous's die"
    assert str(EN.phrase("noun-player").bend(number="pl", case="poss")) == "players'"
    assert str(EN.phrase("noun-you").bend(case="poss")) == "your"


@pytest.mark.parametrize(("seat", "owner"), [(0, "Ann's"), (1, "James's"), (2, "Player 3's")])
def test_what_an_english_player_owns(seat: int, owner: str) -> None:
    assert str(Players(EN, ("Ann", "James")).player(seat).bend(case="poss")) == owner


def test_the_player_of_a_card_stands_before_it() -> None:
    ann = EN.grammar.named("Ann")
    name = EN.phrase("phrase-of-player", what=EN.phrase("card-09021"), player=ann)
    assert str(name) == "Ann's General Grievous"
    assert str(name.bend(case="poss")) == "Ann's General Grievous's"


def test_names_take_no_article() -> None:
    assert str(EN.text("phrase-a", what=EN.phrase("card-09021"))) == "General Grievous"
    assert str(EN.text("phrase-a", what=EN.phrase("noun-die"))) == "a die"


@pytest.mark.parametrize(
    ("noun", "adjective", "expected"),
    [
        ("type-upgrade", "adj-first", "a first upgrade"),
        ("type-character", "adj-exhausted", "an exhausted character"),
        ("type-character", "adj-unique", "a unique character"),
        ("type-event", "adj-unblockable", "an unblockable event"),
        ("noun-card", "adj-elite", "an elite card"),
    ],
)
def test_english_articles_follow_the_sound(noun: str, adjective: str, expected: str) -> None:
    phrase = EN.phrase("phrase-described", what=EN.phrase(noun), adjective=adjective)
    assert str(EN.phrase("phrase-a", what=phrase)) == expected


def test_what_is_quoted_inside_quotes_takes_the_inner_ones() -> None:
    assert RU.grammar.quoted("Дроид «Гадюка»") == "«Дроид „Гадюка“»"
    assert EN.grammar.quoted("The “Viper” droid") == "“The ‘Viper’ droid”"
