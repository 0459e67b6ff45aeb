### Что решило партию: dejarik analyse.

analysis-help = показать, что решило партию: удача и ошибки
analysis-description = Разбирает законченную партию выбор за выбором: как менялись шансы на победу, насколько везло каждому игроку и какие решения что-то отдали. Ошибкой считается только выбор, лучше которого был другой — судя по тому, что игрок мог знать.
analysis-record-metavar = ЗАПИСЬ
analysis-record-help = партия, сохранённая в терминале или скачанная в браузере
analysis-tries-help = сколько раз каждый выбор проигрывается вперёд; чем больше, тем дольше и тем мельче найденные ошибки
analysis-html-metavar = ФАЙЛ
analysis-html-help = записать в этот файл страницу с графиками
analysis-seed-help = зерно удачи, которая разыгрывается заново (если не указано — 0)
analysis-not-over = Партия в файле «{ $file }» не закончена. Разбираются только законченные партии.
analysis-unknown-game = В файле «{ $file }» партия неизвестной игры: { $game }.
analysis-thinking = Разбор
analysis-interrupted = Прервано: разобрано { $done } из { $count }.

analysis-title = Что решило партию
analysis-summary = { $count ->
    [one] { $count } выбор
    [few] { $count } выбора
   *[many] { $count } выборов
}, каждый проигран вперёд { $tries ->
    [one] { $tries } раз
    [few] { $tries } раза
   *[many] { $tries } раз
}.
analysis-planned = { $count ->
    [one] { $count } выбор
    [few] { $count } выбора
   *[many] { $count } выборов
}. Решения в свой ход сравнивались с вероятно лучшими по тому, чем кончался ход при тех же раздачах и бросках. Выбор персонажа, действия, обмены и сброс карт рынка оценивались только по плану.
analysis-chances = Шансы на победу
analysis-chances-of = { $player }: шанс на победу перед каждым выбором
analysis-accounts = Удача и ошибки
analysis-accounts-how = В процентных пунктах шанса на победу; после ± стоит половина интервала, в котором величина лежит в 19 случаях из 20. Удача — то, что принесли кубики и карты, за вычетом того, что они приносят в среднем. Ошибки — все перечисленные ниже вместе: они отсчитываются от лучшего решения, судя по тому, что игрок мог знать. Прочие решения — всё остальное, что решения игрока изменили по сравнению с обычной игрой; обычная игра тоже ошибается, поэтому они часто возвращают часть потерянного. Остальное показал бы только взгляд дальше вперёд.
analysis-accounts-planned = В процентных пунктах шанса на победу; после ± стоит половина интервала, в котором величина лежит в 19 случаях из 20. Удача — то, что принесли кубики и карты, за вычетом того, что они приносят в среднем. Ошибки — все перечисленные ниже вместе: они отсчитываются от лучшего решения по итогу хода, судя по тому, что игрок мог знать. Прочие решения — всё остальное, что изменили решения игрока.
analysis-account-of = { $player }: от начала к результату
analysis-part-start = начало
analysis-part-luck = удача
analysis-part-own-play = своя игра
analysis-part-others-play = чужая игра
analysis-part-own-errors = свои ошибки
analysis-part-own-choices = прочие свои решения
analysis-part-others-errors = чужие ошибки
analysis-part-others-choices = прочие чужие решения
analysis-part-rest = остальное
analysis-part-result = результат
analysis-errors = Ошибки
analysis-no-errors = Ни один выбор наверняка ничего не отдал.
analysis-lucky = { $player }: больше всех удачи, { $amount } п. п.
analysis-even = Разница в удаче не больше погрешности.
analysis-played = { $player }: лучшая игра — решения вместе с ошибками принесли { $amount } п. п.
analysis-worst = Самая дорогая ошибка: { $player }, выбор { $number }, { $lost } п. п. Выбрано: { $chosen }. Лучше: { $better }.
analysis-progress = { $game ->
    [destiny] раунд { $number }
    [cardgame] ход { $number }
   *[other] слава { $number }
}
analysis-column-number = №
analysis-column-player = игрок
analysis-column-grade = насколько грубая
analysis-column-chosen = выбрано
analysis-column-better = лучше
analysis-column-lost = потеряно
analysis-choice = выбор { $number }
analysis-blunder = зевок
analysis-mistake = ошибка
analysis-inaccuracy = неточность
analysis-error = { $player }: { $chosen } ({ $lost }); лучше: { $better }
analysis-question = Вопрос: { $question }

analysis-positions = Найдите лучшее решение
analysis-positions-how = Позиции этой партии, какими их видел игрок. Найденным считается всё, что, насколько можно судить, не хуже лучшего решения.
analysis-positions-show = Показать, что оставляет каждый вариант
analysis-position = { $player }, выбор { $number }
analysis-column-option = вариант
analysis-column-verdict = оценка
analysis-column-chance = шанс на победу
analysis-was-chosen = выбрано в партии
analysis-good = найдено
analysis-worse = хуже
analysis-practice-help = ещё раз сыграть решающие позиции, одну за другой
analysis-practice-none = В этой партии ни один выбор не решал многого.
analysis-practice-count = Позиция { $number } из { $count }.
analysis-practice-ask = Ваш выбор (номер; Enter — показать ответ, q — закончить)
analysis-practice-number = Введите номер от 1 до { $count }.
analysis-practice-found = Найдено: не хуже лучшего решения.
analysis-practice-best = Найдено: это лучшее решение.
analysis-practice-lost = На { $lost } { $count ->
    [one] процентный пункт
    [few] процентных пункта
   *[many] процентных пунктов
} хуже лучшего решения.
analysis-practice-answer = Лучше всего: { $option } ({ $chance })
analysis-practice-played = В партии: { $option } ({ $chance })
analysis-practice-end = С первой попытки найдено: { $found } из { $count }.
analysis-practice-or-json = Ключ --practice задаёт вопросы в терминале и не сочетается с --json.
