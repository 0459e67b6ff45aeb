### Как назвать вещь по тому, что она такое: места, жетоны встреч, патрули, карты на продажу.

nav-left = западный подход к { CASE($planet, "dat") }
nav-right = восточный подход к { CASE($planet, "dat") }
nav-between = перелёт { $one } — { $other }
noun-patrol = патруль
    .gender = m
    .animate = no
    .gen = патруля
    .dat = патрулю
    .acc = патруль
    .ins = патрулём
    .pre = патруле
    .pl = патрули
    .pl-gen = патрулей
    .pl-dat = патрулям
    .pl-ins = патрулями
    .pl-pre = патрулях
thing-patrol = { $what } { $faction ->
        [rebel] Альянса
        [imperial] Империи
        [hutt] хаттов
       *[syndicate] Синдиката
    } { $level }-го уровня
thing-slot = { $contact } на { CASE($planet, "pre") }
thing-hidden = { $class } жетон встречи взакрытую
thing-bounty = охота на { CASE($name, "acc") }
thing-crew = { $name } (член команды)
thing-sale = { $name } (на продажу)
noun-enemy = враг
    .gender = m
    .animate = yes
    .gen = врага
    .dat = врагу
    .acc = врага
    .ins = врагом
    .pre = враге
noun-ai-player = игрок-ИИ
    .gender = m
    .animate = yes
    .gen = игрока-ИИ
    .dat = игроку-ИИ
    .acc = игрока-ИИ
    .ins = игроком-ИИ
    .pre = игроке-ИИ
thing-figure = { $what } ({ $character })
thing-turned = заменить { CASE($old, "acc") } на { CASE($new, "acc") }
thing-bought = { QUOTE(CAP($card)) } из колоды { $deck } ({ $free ->
        [yes] бесплатно
       *[no] { $price } кредитов
    })
thing-top = { $deck }: { $card }, { $free ->
        [yes] бесплатно
       *[no] { $price } кредитов
    }
section-patrol = в области есть патруль
section-clear = патруля нет
place-player = другой игрок
place-wanted-player = разыскиваемый игрок
place-patrolled-navpoint = узловая точка с патрулём
thing-ai-card = карта ИИ № { $number }
