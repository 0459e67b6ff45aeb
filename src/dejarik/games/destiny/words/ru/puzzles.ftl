### Задачи из партий: чего они требуют и с чего начинаются решения.

aim-win = Выиграйте партию { $bound }, не бросая кубиков.
aim-defeat = Победите { CASE($who, "acc") } { $bound }, не бросая кубиков.
aim-disarm = Уберите из пула соперника все кубики { $bound }, не бросая кубиков.
aim-resources = Наберите { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[other] { $count } ресурсов
} { $bound }, не бросая кубиков.
aim-this-round = в этом раунде
aim-before-opponent = до хода соперника
puzzle-begin-resolve = Присмотритесь сначала к кубикам в своём пуле.
puzzle-begin-play = Присмотритесь сначала к картам на руке.
puzzle-begin-use = Присмотритесь сначала к способностям своих карт в игре.
puzzle-begin-claim = Присмотритесь сначала к полю боя.
puzzle-begin-play-from-discard = Присмотритесь сначала к своему сбросу.
puzzle-begin-play-aside = Присмотритесь сначала к отложенным картам.
puzzle-begin-play-from-deck = Присмотритесь сначала к верхней карте своей колоды.
aim-damage = Нанесите персонажам соперника хотя бы { $count } урона { $bound }, не бросая кубиков.

## Виды задач, чтобы выбирать среди них

aims-win = Победа
aims-defeat = Победить персонажа
aims-disarm = Убрать кубики
aims-damage = Нанести урон
aims-resources = Получить ресурсы
