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
