### Outer Rim: its board, and its guided match. The web client reads this file itself.

## «Внешнее кольцо»

web-or-step-setup = Подготовка
web-or-step-planning = 1 · Планирование
web-or-step-action = 2 · Действия
web-or-step-encounter = 3 · Контакты
web-or-map = Карта Внешнего кольца
web-or-parts = Части стола
web-or-part-map = Карта
web-or-part-market = Рынок
web-or-part-board = Планшет
web-or-part-players = Игроки
web-or-closer = Ближе
web-or-farther = Дальше
web-or-whole = Вся карта
web-or-key-reach = сколько областей
web-or-key-stop = здесь остановка
web-or-key-passes = патруль пропустит
web-or-where = Вы здесь: { $name }. Репутация: { $standing }.
web-or-kind-planet = планета
web-or-kind-navpoint = узловая точка
web-or-kind-maelstrom = движение здесь кончается
web-or-away = { $count ->
    [one] { $count } область
    [few] { $count } области
   *[many] { $count } областей
}
web-or-stop = стоп
web-or-stops = ваше движение здесь кончается
web-or-marked = здесь лежит жетон повреждений: { $name }
web-or-goods = { $count ->
    [one] сюда нужно доставить { $count } вашу карту
    [few] сюда нужно доставить { $count } ваши карты
   *[many] сюда нужно доставить { $count } ваших карт
}
web-or-you-here = вы здесь
web-or-stack = { $name }: { $count ->
    [0] патрулей больше нет
    [one] ещё { $count } патруль
    [few] ещё { $count } патруля
   *[many] ещё { $count } патрулей
}
web-or-unbeatable = победить нельзя
web-or-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
web-or-lets-pass = пропустит вас
web-or-bars = остановит вас
web-or-slot-empty = пустое место, { $class ->
    [white] одна точка
    [green] две точки
   *[yellow] три точки
}
web-or-slot-hidden = закрытый жетон встречи, { $class ->
    [white] одна точка
    [green] две точки
   *[yellow] три точки
}
web-or-slot-open = { $name }, { $class ->
    [white] одна точка
    [green] две точки
   *[yellow] три точки
}
web-or-slot-known = { $name }: жетон закрыт, но вы его видели, { $class ->
    [white] одна точка
    [green] две точки
   *[yellow] три точки
}
web-or-face-down = закрытый жетон ({ $class ->
    [white] ●
    [green] ●●
   *[yellow] ●●●
})
web-or-wanted = это добыча вашей охоты
web-or-market = Рынок
web-or-deck-empty = карт больше нет
web-or-price = стоит { $price }
web-or-left = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-or-symbol = { $faction ->
    [rebel] патруль Альянса
    [imperial] патруль Империи
    [hutt] патруль хаттов
   *[syndicate] патруль Синдиката
} сдвинулся на { $count }
web-or-can-buy = можно купить
web-or-cannot-buy = сейчас нельзя
web-or-credits = кредиты
web-or-fame = слава
web-or-fame-is = слава { $fame }
web-or-fame-of = { $name }: слава { $fame }
web-or-fame-goal = { $fame ->
    [one] Побеждает тот, кто первым наберёт { $fame } очко славы.
    [few] Побеждает тот, кто первым наберёт { $fame } очка славы.
   *[many] Побеждает тот, кто первым наберёт { $fame } очков славы.
}
web-or-illegal = незаконно
web-or-to = место назначения: { $name }
web-or-target = добыча: { $class ->
    [white] одна точка
    [green] две точки
   *[yellow] три точки
}, кубиков: { $count }
web-or-captured = в плену: { $name }
web-or-held = пленён
web-or-board-of = Планшет: { $name }
web-or-secrets = секреты
web-or-secret-is = Секрет: { $name }
web-or-health-of = здоровье { $left } из { $health }
web-or-hull-of = прочность корпуса { $left } из { $hull }
web-or-ground = наземный бой
web-or-ship-combat = космический бой
web-or-hyperdrive = гиперпривод
web-or-defeated = побеждён
web-or-reputation = Репутация
web-or-faction-rebel = Альянс
web-or-faction-imperial = Империя
web-or-faction-hutt = Хатты
web-or-faction-syndicate = Синдикат
web-or-standing-good = положительная
web-or-standing-even = нейтральная
web-or-standing-ill = негативная
web-or-slots-ship = На корабле
web-or-slots-own = На планшете
web-or-slot-cargo = груз
web-or-slot-mod = модификация
web-or-slot-either = груз или модификация
web-or-slot-crew = команда
web-or-slot-gear = экипировка
web-or-slot-job = работа или охота
web-or-scene = Что происходит
web-or-scene-before = Что было раньше
web-or-scene-after = Что было дальше
web-or-odds = { $count } %
web-or-success = Успех:
web-or-failure = Провал:
web-or-fall = побеждён: { $count } %
web-or-damage = повреждения
web-or-dealt = нанесено повреждений: { $mine } против { $theirs }
web-or-combat = Бой
web-or-dice-title = Кубики
web-or-enemy = Соперник
web-or-result-hit = попадание
web-or-result-crit = критическое попадание
web-or-result-focus = собранность
web-or-result-blank = пустой результат
web-or-result-added-hit = добавленное попадание
web-or-combat-won = { $name }: бой выигран, { $mine } : { $theirs }
web-or-combat-lost = { $name }: бой проигран, { $mine } : { $theirs }
web-or-test-passed = { $skill }: успех
web-or-test-failed = { $skill }: провал
web-or-skill-influence = Влияние
web-or-skill-knowledge = Знания
web-or-skill-piloting = Пилотирование
web-or-skill-stealth = Скрытность
web-or-skill-strength = Сила
web-or-skill-tactics = Тактика
web-or-skill-tech = Механика
web-or-got-secret = секрет
web-or-job-done = работа выполнена
web-or-job-failed = работа провалена
web-or-goal-done = цель выполнена
web-or-extra-turn = дополнительный ход

## Учебная партия «Внешнего кольца»

web-guide-outer_rim-welcome = Добро пожаловать на край Галактики! Вы — Хан Соло: трюм пуст, друзей немного. Побеждает тот, кто первым наберёт 10 очков славы: трек славы — наверху. Славу приносят работа, охота, ценные грузы, победы над патрулями и цели. Всё, что можно сделать, подсвечено: нажмите прямо на столе или выберите вариант из списка, у каждого своя клавиша.
web-guide-outer_rim-ship = Выберите начальный корабль: гиперпривод — сколько областей вы пролетаете за ход, скрещённые линии — сколько кубиков бросаете в космическом бою, щит — прочность корпуса, то есть сколько повреждений корабль выдержит. Потом можно купить корабль получше.
web-guide-outer_rim-planning = В ходе три этапа. Первый — планирование: летите не дальше, чем позволяет гиперпривод, или оставайтесь и получите 2 000 кредитов либо восстановите все повреждения. Наведите указатель на область: вы увидите путь и то, что вас там ждёт.
web-guide-outer_rim-action = Второй этап — действия: каждое по одному разу, в любом порядке. На планете можно пойти на рынок. Когда закончите, начнётся третий этап.
web-guide-outer_rim-deliver = Вы на месте: доставьте то, что привезли. Это действие, и платят сразу.
web-guide-outer_rim-discard = На рынке сначала можно убрать одну открытую карту под её колоду и посмотреть, что придёт на смену. Потом можно купить одну.
web-guide-outer_rim-buy = Работа и охота не стоят ничего, кроме ячейки; груз дёшев, а платят за него в другом месте. Знак в углу новой карты двигает патруль к вам.
web-guide-outer_rim-slots = Всему нужна ячейка: грузу, модификациям и команде — на корабле, экипировке, работе и охоте — на планшете. Если места нет, придётся чем-то пожертвовать.
web-guide-outer_rim-encounter = Третий этап — контакты; контакт за ход ровно один. Исследуя область, вы берёте карту с маленькой историей; вместо этого можно вступить в контакт с патрулём или с жетоном встречи.
web-guide-outer_rim-contact = Круглые жетоны под планетой — жетоны встреч: это те, кого здесь можно встретить. Они лежат взакрытую; одна точка — мелкая сошка, три — знаменитость. Встреченный может пойти к вам в команду или что-то потребовать. Если он — добыча вашей охоты, можно вступить в бой.
web-guide-outer_rim-story = Карта, которую сейчас читают, стоит рядом с картой Галактики: её история, ваши варианты и шансы. Навыки проверяют двумя кубиками: с навыком в одном экземпляре достаточно попадания, без него нужно критическое попадание, а с навыком в двух экземплярах хватит и собранности.
web-guide-outer_rim-combat = Бой: каждая сторона бросает столько кубиков, каково её значение боя. Побеждает тот, кто нанёс больше повреждений, при равенстве — атакующий. Потом оба получают то, что нанёс другой, так что и победа бывает болезненной.
web-guide-outer_rim-dice = На кубиках попадания (1 повреждение), критические попадания (2), собранность и пустые результаты. Некоторые карты их меняют: примените свойство или откажитесь.
web-guide-outer_rim-goods = Флажки на карте Галактики показывают, куда вам нужно. Груз и добычу туда доставляют действием, а работу там выполняют на этапе контактов.
web-guide-outer_rim-patrols = Шестиугольники — патрули. Патруль группировки, которая вас не любит, остановит вас, а при негативной репутации придётся вступить с ним в бой. Победа даст кредиты или славу, но испортит репутацию, и появится патруль посильнее.
web-guide-outer_rim-refused = Всё, чего сейчас нельзя, объясняет почему: нажмите на него или раскройте список под вариантами.
web-guide-outer_rim-fame = Первое очко славы! Его видят и другие: поглядывайте на трек славы.
web-guide-outer_rim-goal = У вашего персонажа и у большинства кораблей есть цель, она написана внизу карты. Выполненная цель приносит 1 очко славы и переворачивает карту лучшей стороной.
web-guide-outer_rim-defeat = Вы побеждены: вы теряете 3 000 кредитов и секреты, а следующий этап планирования уйдёт на восстановление. С кем не бывает.
web-guide-outer_rim-late = Конец близок: у кого-то уже 7 очков славы или больше. Подумайте, что быстрее всего принесёт славу вам: работа, охота, доставка, патруль или цель.
web-guide-outer_rim-free = Теперь вы знаете, что к чему. «Подсказка» (H) покажет, что сделал бы бот, «Отменить» (U) вернёт ход, две стрелки наверху предлагают кредиты другим. Удачи!
