### Cards and rules. The web client reads this file itself.

web-filter-q = Название или слова
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
