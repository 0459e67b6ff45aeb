### Cards and rules. The web client reads this file itself.

web-filter-q = Название или слова
web-filter-type = Тип
web-filter-color = Цвет
web-filter-affiliation = Сторона
web-filter-cost = Цена
web-filter-playable = можно сыграть здесь
web-filter-die = На кубике:
web-cards-found = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-rules-about = У каждого правила есть своё имя. Если стол чего-то не позволяет, он называет одно из них.
web-search-rules = Поиск по правилам
web-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
web-card-not-yet = Этой картой пока нельзя сыграть.
