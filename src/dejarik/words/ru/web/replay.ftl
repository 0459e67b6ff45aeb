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
web-analysis-part-own-finds = свои находки
web-analysis-part-others-finds = чужие находки
web-analysis-part-rest = остальное
web-analysis-part-result = результат
web-analysis-how = В процентных пунктах шанса на победу. Удача — то, что принесли кубики и карты, за вычетом среднего. Находки — то, что решения дали сверх обычной игры; ошибки отсчитываются от лучшего решения. Остальное здесь не различить: например, скрытые карты.
web-analysis-errors = Решения, которые что-то отдали
web-analysis-inaccuracy = неточность
web-analysis-mistake = ошибка
web-analysis-blunder = зевок
web-analysis-lost = потеряно { $lost }
web-analysis-chosen = Выбрано: { $text } ({ $chance })
web-analysis-better = Лучше: { $text } ({ $chance })
web-analysis-show = Показать позицию
web-analysis-no-errors = Ни один выбор наверняка ничего не отдал.

# Решающие позиции, чтобы сыграть их ещё раз
web-practice = Найдите лучшее решение
web-practice-how = Позиции этой партии, какими их видел игрок. Найденным считается всё, что, насколько можно судить, не хуже лучшего решения.
web-practice-try = Попробовать
web-practice-stake = на кону { $stake }
web-practice-was-found = на кону { $stake }, найдено
web-practice-whose = { $name }, выбор { $number }
web-practice-ask = Что бы вы выбрали? Вы видите то же, что видел игрок.
web-practice-best = Найдено: это лучшее решение.
web-practice-found = Найдено: не хуже лучшего решения.
web-practice-lost = На { $lost } ± { $error } процентных пункта хуже лучшего решения. Попробуйте другое.
web-practice-option = Вариант
web-practice-good = не хуже лучшего
web-practice-played = выбрано в партии
web-practice-show = Показать ответ
web-practice-again = Ещё раз
web-practice-back = Назад
web-analysis-choice = выбор { $number }
web-analysis-planned = В этой игре решения планируются, а не проигрываются вперёд: кубики и колоды за ход меняют больше, чем различаются планы. Поэтому ошибки здесь не отмечаются.
