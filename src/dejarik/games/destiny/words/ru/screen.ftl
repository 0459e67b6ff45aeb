### Игра в терминале. Слова короткие: в строке 80 знаков.

screen-setup = Подготовка к игре
screen-upkeep = Раунд { $round } · перегруппировка
screen-your-turn = Раунд { $round } · ваш ход
screen-turn = Раунд { $round } · ходит { $player }
screen-over = Раунд { $round } · конец партии
screen-battlefield = Поле боя: { $name } · под контролем: { $player }
screen-battlefield-free = Поле боя: { $name } · никто не контролирует
screen-claimed = · захвачено
screen-counts = ресурсы { $resources } · рука { $hand } · колода { $deck } · сброс { $discard }
screen-you = (вы)
screen-out = (вне игры)
screen-number = № { $number }
screen-damage-on = урон { $damage }
screen-damage = урон { $damage }/{ $health }
screen-shields = { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[many] { $count } щитов
}
screen-state = { AGREE($what, $state) }
screen-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
screen-tokens = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[many] { $count } ресурсов
}
screen-used = мощное исп.
screen-plot = { $elite ->
    [yes] элитный замысел
   *[no] замысел
}
screen-pilots = пилотирует: { $vehicle }
screen-piloted-by = пилот: { $pilots }
screen-captive = держит кубик карты «{ $name }»
screen-kept = помнит: { $cards }
screen-flips = другая сторона: { $sides }
screen-pool = Пул:
screen-hand = Рука:
screen-known = Видели на руке:
screen-picked = Выбрано:
screen-priced = { $name } ({ $cost })
screen-resolving = Разыгрывается: { $what }
screen-queue = Ждут в очереди: { $what }

## Грани кубиков в пуле: число стоит перед словом

screen-symbol-melee = ближн.
screen-symbol-ranged = дальн.
screen-symbol-indirect = непрям.
screen-symbol-shield = щит.
screen-symbol-resource = рес.
screen-symbol-disrupt = дивер.
screen-symbol-discard = сброс
screen-symbol-focus = конц.
screen-symbol-special = особ.
screen-symbol-blank = пусто
screen-symbol-any = любой
screen-side-for = { $side } за { COUNT($cost, WORD("noun-resource"), "acc") }

## Лицевая сторона карты

screen-face-cost = стоимость { $value }
screen-face-health = здоровье { $value }
screen-face-points = очки { $value }
screen-face-die = Кубик: { $sides }
