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
web-analysis-whose = Чьи шансы
web-analysis-chances = { $name }: шанс на победу
web-analysis-course = От { $start } в начале до { $end } в конце
web-analysis-accounts = Удача и ошибки
web-analysis-part-start = начало
web-analysis-part-luck = удача
web-analysis-part-own-errors = свои ошибки
web-analysis-part-others-errors = чужие ошибки
web-analysis-part-rest = остальное
web-analysis-part-result = результат
web-analysis-how = В процентных пунктах шанса на победу. Удача — то, что принесли кубики и перемешивание, за вычетом среднего; остальное здесь не различить: например, взятые карты и карты на руках.
web-analysis-errors = Решения, которые что-то отдали
web-analysis-inaccuracy = неточность
web-analysis-mistake = ошибка
web-analysis-blunder = зевок
web-analysis-lost = потеряно { $lost }
web-analysis-chosen = Выбрано: { $text } ({ $chance })
web-analysis-better = Лучше: { $text } ({ $chance })
web-analysis-show = Показать позицию
web-analysis-no-errors = Ни один выбор наверняка ничего не отдал.
