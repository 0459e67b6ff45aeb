### dejarik deck

deck-help = проверить, показать или преобразовать колоду
deck-description = Проверяет колоду по правилам и называет сразу все ошибки, показывает её списком или записывает в другом виде. Код возврата 1 значит, что колода не соответствует правилам.
deck-what-metavar = check|show|convert
deck-what-help = что сделать с колодой: проверить, показать, преобразовать
deck-metavar = КОЛОДА
deck-deck-help = файл (наш YAML, JSON или текст из базы сообщества либо сохранение Tabletop Simulator) или название готовой колоды, например obi-wan или jedi-knights
deck-format-metavar = ФОРМАТ
deck-format-help = формат игры вместо указанного в колоде: constructed, starter, standard, trilogy или infinite
deck-to-help = в какой вид преобразовать: yaml (наш), text или json (база сообщества), tts (Tabletop Simulator, без картинок); если не указано, в yaml
deck-to-alone = Ключ --to имеет смысл только вместе с convert.
deck-nameless = (колода без названия)
deck-summary = Формат: { $format }; очки команды: { $points }
deck-legal = Колода соответствует правилам. Формат: { $format }.
deck-illegal = { $count ->
    [one] Колода не соответствует правилам: { $count } ошибка. Формат: { $format }.
    [few] Колода не соответствует правилам: { $count } ошибки. Формат: { $format }.
   *[many] Колода не соответствует правилам: { $count } ошибок. Формат: { $format }.
}
deck-not-playable = { $count ->
    [one] Играть ею пока нельзя: не работают способности { $count } карты ({ $cards }).
    [few] Играть ею пока нельзя: не работают способности { $count } карт ({ $cards }).
   *[many] Играть ею пока нельзя: не работают способности { $count } карт ({ $cards }).
}
