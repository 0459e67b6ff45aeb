### Replays. The web client reads this file itself.

web-replay = Повтор
web-step = Шаг
web-step-of = шаг { $step } из { $last }
web-to-start = К началу
web-to-end = К концу
web-step-back = Шаг назад
web-step-forward = Шаг вперёд
web-play-on = Смотреть
web-pause = Пауза
web-share = Скопировать ссылку
web-fork = Играть дальше отсюда
web-fork-as = За игрока { $name }

# Что решило партию
web-analysis = Что решило партию?
web-analysis-thinking = Разобрано: { $done } из { $count }
web-analysis-failed = Эту партию не удалось разобрать.
web-analysis-late = Серверу не хватило времени. Ниже то, что он успел найти; попробуйте ещё раз, когда он будет меньше занят.
web-analysis-whose = Чьи шансы
web-analysis-chances = { $name }: шанс на победу
web-analysis-course = От { $start } в начале до { $end } в конце
web-analysis-accounts = Удача и ошибки
web-analysis-part-start = начало
web-analysis-part-luck = удача
web-analysis-part-own-play = своя игра
web-analysis-part-others-play = чужая игра
web-analysis-part-own-errors = свои ошибки
web-analysis-part-own-choices = прочие свои решения
web-analysis-part-others-errors = чужие ошибки
web-analysis-part-others-choices = прочие чужие решения
web-analysis-part-rest = остальное
web-analysis-part-result = результат
web-analysis-how = В процентных пунктах шанса на победу; после ± стоит половина интервала, в котором величина лежит в 19 случаях из 20. Удача — то, что принесли кубики и карты, за вычетом того, что они приносят в среднем. Ошибки — все перечисленные ниже вместе: они отсчитываются от лучшего решения, судя по тому, что игрок мог знать. Прочие решения — всё остальное, что решения игрока изменили по сравнению с обычной игрой; обычная игра тоже ошибается, поэтому они часто возвращают часть потерянного. Остальное показал бы только взгляд дальше вперёд.
web-analysis-how-planned = В процентных пунктах шанса на победу; после ± стоит половина интервала, в котором величина лежит в 19 случаях из 20. Удача — то, что принесли кубики и карты, за вычетом того, что они приносят в среднем. Ошибки — все перечисленные ниже вместе: они отсчитываются от лучшего решения по итогу хода, судя по тому, что игрок мог знать. Прочие решения — всё остальное, что изменили решения игрока.
web-analysis-errors = Решения, которые что-то отдали
web-analysis-inaccuracy = неточность
web-analysis-mistake = ошибка
web-analysis-blunder = зевок
web-analysis-lost = потеряно: { $lost }
web-analysis-chosen = Выбрано: { $text } ({ $chance })
web-analysis-better = Лучше: { $text } ({ $chance })
web-analysis-show = Показать позицию
web-analysis-no-errors = Ни один выбор наверняка ничего не отдал.

# Решающие позиции, чтобы сыграть их ещё раз
web-practice = Найдите лучшее решение
web-practice-how = Позиции этой партии, какими их видел игрок. Найденным считается всё, что, насколько можно судить, не хуже лучшего решения.
web-practice-try = Попробовать
web-practice-mistakes = Переиграть ошибки
web-practice-stake = на кону { $stake }
web-practice-was-found = на кону { $stake }, найдено
web-practice-whose = { $name }, выбор { $number }
web-practice-ask = Что бы вы выбрали? Вы видите то же, что видел игрок.
web-practice-best = Найдено: это лучшее решение.
web-practice-found = Найдено: не хуже лучшего решения.
web-practice-lost = На { $lost } { $count ->
    [one] процентный пункт
    [few] процентных пункта
   *[many] процентных пунктов
} хуже лучшего решения. Попробуйте другое.
web-practice-option = Вариант
web-practice-good = не хуже лучшего
web-practice-played = выбрано в партии
web-practice-show = Показать ответ
web-practice-again = Ещё раз
web-practice-next = Следующая позиция
web-practice-back = Назад
web-analysis-choice = выбор { $number }
