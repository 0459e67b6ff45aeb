### dejarik deck

deck-help = проверить, показать, преобразовать или измерить колоду
deck-description = Проверяет колоду по правилам и называет сразу все ошибки, показывает её списком или записывает в другом формате. Код возврата 1 значит, что колода не соответствует правилам.
deck-check-help = назвать все ошибки колоды
deck-show-help = показать колоду списком
deck-convert-help = записать колоду в другом формате
deck-metavar = КОЛОДА
deck-deck-help = файл (наш YAML, JSON или текст из базы сообщества либо сохранение Tabletop Simulator) или название готовой колоды, например obi-wan или jedi-knights; для cardgame — наш текст, .o8d для OCTGN, JSON от swlcgdb, короткий код или jedi, sith и другие
deck-game-help = игра, если по колоде её не видно: destiny или cardgame
deck-format-metavar = ФОРМАТ
deck-format-help = формат игры вместо указанного в колоде: constructed, starter, draft, standard, trilogy или infinite; для cardgame — constructed или tournament
deck-to-metavar = ВИД
deck-to-help = в каком формате записать: для destiny — yaml (наш), text или json (база сообщества) или tts (Tabletop Simulator, без картинок), для cardgame — text, o8d, swlcgdb или code; если не указано, в первом из них
deck-unknown-form = Записать эту колоду в формате «{ $form }» нельзя; есть { $known }.
deck-nowhere = Нет ни готовой колоды, ни файла «{ $deck }». Готовые колоды: { $known }.
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
    [one] Играть ею пока нельзя: { $count } карта ещё не работает.
    [few] Играть ею пока нельзя: { $count } карты ещё не работают.
   *[many] Играть ею пока нельзя: { $count } карт ещё не работают.
}
