### Cards and rules. The web client reads this file itself.

web-filter-q = Название, слова или запрос
web-search-how = Как ещё можно искать
web-search-how-about = Ключи и слова можно сочетать; работают «или», скобки и минус впереди. Попробуйте:
web-search-example-destiny-1 = тип:улучшение стоимость<=2 (цвет:красный или цвет:серый)
web-search-example-destiny-1-about = красные и серые улучшения стоимостью не больше 2
web-search-example-destiny-2 = кубик>=3ближний кубик:особенность
web-search-example-destiny-2-about = кубики с особенностью, на которых есть хотя бы 3 ближних урона
web-search-example-destiny-3 = тип:событие текст:«уберите кубик» -цвет:синий
web-search-example-destiny-3-about = события, которые убирают кубик, кроме синих
web-search-example-cardgame-1 = тип:отряд крит>=2
web-search-example-cardgame-1-about = отряды хотя бы с 2 знаками критического урона
web-search-example-cardgame-2 = сторона:тёмная тип:событие или тип:рок
web-search-example-cardgame-2-about = события тёмной стороны и все карты рока
web-search-example-cardgame-3 = это:уникальная сила>=4 -фракция:нейтральная
web-search-example-cardgame-3-about = уникальные карты хотя бы с 4 знаками Силы, кроме нейтральных
web-search-example-outer-rim-1 = тип:экипировка цена<=3000
web-search-example-outer-rim-1-about = экипировка не дороже 3000 кредитов
web-search-example-outer-rim-2 = тип:работа или тип:охота
web-search-example-outer-rim-2-about = работа и охота
web-search-example-outer-rim-3 = тип:«член команды» -дроид
web-search-example-outer-rim-3-about = члены команды, на картах которых нет слова «дроид»
web-filters = { $count ->
    [0] Фильтры
    [one] Фильтры (задан { $count })
   *[other] Фильтры (задано { $count })
}
web-filter-type = Тип
web-filter-color = Цвет
web-filter-affiliation = { $game ->
    [cardgame] Фракция
   *[other] Принадлежность
}
web-filter-set = Набор
web-filter-subtype = { $game ->
    [cardgame] Категория
   *[other] Подтип
}
web-filter-keyword = { $game ->
    [cardgame] Черта
   *[other] Ключевое слово
}
web-filter-cost = { $game ->
    [cardgame] Цена
   *[other] Стоимость
}
web-filter-playable = можно сыграть здесь
web-filter-die = На кубике:
web-sort = Порядок
web-sort-set = по наборам
web-sort-name = по названию
web-sort-cost = { $game ->
    [cardgame] по цене
   *[other] по стоимости
}
web-card-rules = Правила:
web-cards-found = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-rules-about = У каждого правила есть своё имя. Если стол чего-то не разрешает, он называет одно из этих правил.
web-search-rules = Поиск по правилам
web-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
web-card-not-yet = Этой картой пока нельзя сыграть.
web-rule-reading = наше толкование
web-rule-see = Посмотреть на столе: { $text }
web-rule-cards = Карты:
web-rules-link = Ссылка: { $text }

## What is on a card

web-color-red = красная
web-color-blue = синяя
web-color-yellow = жёлтая
web-color-gray = серая
web-affiliation-hero = герой
web-affiliation-villain = злодей
web-affiliation-neutral = нейтральная
web-affiliation-jedi = Джедаи
web-affiliation-rebel-alliance = Мятежный Альянс
web-affiliation-smugglers-and-spies = Контрабандисты и шпионы
web-affiliation-sith = Ситхи
web-affiliation-imperial-navy = Имперский флот
web-affiliation-scum-and-villainy = Мерзавцы и злодеи
web-type-character = персонаж
web-type-upgrade = улучшение
web-type-downgrade = ухудшение
web-type-support = поддержка
web-type-event = событие
web-type-plot = замысел
web-type-battlefield = поле боя
web-type-objective = директива
web-type-unit = отряд
web-type-enhancement = развитие
web-type-fate = рок
web-type-mission = миссия
web-type-affiliation = карта фракции
web-type-ship-sheet = корабль
web-type-bounty = охота
web-type-cargo = груз
web-type-crew = член команды
web-type-gear = экипировка
web-type-mod = модификация
web-type-job = работа
web-type-service = услуга
web-type-ship = корабль на продажу
web-type-encounter = контакт
web-type-databank = база данных
web-type-patrol = патруль
web-type-ai = карта ИИ
