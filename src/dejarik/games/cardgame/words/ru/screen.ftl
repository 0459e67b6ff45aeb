### Стол в терминале и группы вариантов в окне. Слова короткие: в строке 80 знаков.

screen-setup = Подготовка к игре
screen-over = Партия окончена
screen-your-turn = Ваш ход { $turn } · { $phase }
screen-turn = Ход { $turn }, ходит { $player } · { $phase }
screen-state = Счётчик { $dial }/{ $most } · баланс: { $balance ->
        [light] светлая
       *[dark] тёмная
    } сторона · победные стопки: светлая { $light }, тёмная { $dark }
screen-dial-damage = урон на счётчике { $damage }
screen-on-dial = На счётчике: { $name }
screen-you = (вы)
screen-counts = рука { $hand } (резерв { $reserve }) · колода { $deck } · колода директив { $objectives } · сброс { $discard }
screen-powers = ресурсы { $resources } · карты Силы { $cards } · потенциал Силы { $force }
screen-number = № { $number }
screen-damage = урон { $damage }/{ $capacity }
screen-mark-affiliation = Ф
screen-mark-objective = Д
screen-mark-unit = О
screen-mark-enhancement = Р
screen-icon-unit-damage = У
screen-icon-tactics = Т
screen-icon-blast = К
screen-icon-force = С
screen-icon-resource = Р
screen-legend = У простой урон, Т тактика, К критический, + с перевесом, С знак Силы, Р ресурс
screen-focus = приказ { $count }
screen-shields = { $count ->
        [one] щит
       *[other] щиты { $count }
    }
screen-committed = Сила
screen-captives = пленники { $count }
screen-captives-known = пленники { $count }: { $names }
screen-attacking = в атаке
screen-defending = в обороне
screen-striking = наносит удар
screen-target = цель
screen-engaged = уже была целью
screen-hand = Рука:
screen-known = Видели в руке:
screen-face-down = Лицом вниз:
screen-picked = Выбрано:
screen-looked = Смотрите:
screen-auto = Пас без вопросов:
screen-priced = { $name } ({ $cost })
screen-fate = { $name } (рок)
screen-engagement = Столкновение: { $target }
screen-attackers = В атаке:
screen-defenders = В обороне:
screen-edge = Перевес: { $player }
screen-stack = Стопка стычки:
screen-stack-of = { $player }, лицом вниз { $down }, раскрыто знаков Силы { $total }: { $cards }
screen-resolving = Разыгрывается: { $what }

## Группы вариантов

group-play = Сыграть карту
group-use = Применить карту
group-answer = Выбрать
group-end = Или
