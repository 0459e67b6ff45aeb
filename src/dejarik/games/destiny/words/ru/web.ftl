### Destiny в окне: выбор партии и группы вариантов.

lobby-name = Star Wars: Destiny
lobby-about = Дуэль кубиков и карт: активируйте персонажей, бросайте их кубики и успейте потратить выпавшее, пока соперник его не убрал.
lobby-deck = Команда: { LIST($team, "and") }. Поле боя: { $battlefield }.

## Группы вариантов

group-activate = Активировать
group-resolve = Применить кубики
group-play = Сыграть карту
group-use = Действия карт
group-reroll = Переброс
group-claim = Захват
group-pass = Пас
group-answer = Выбрать
group-own = На своей стороне
group-end = Или
