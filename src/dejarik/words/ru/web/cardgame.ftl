### The Card Game: its board, and its guided match. The web client reads this file itself.

## «Карточная игра»

web-cg-state = Счётчик Звезды Смерти и баланс Силы
web-cg-turn = Ход { $number }
web-cg-turn-yours = ваш
web-cg-turn-of = { $name }
web-cg-phases = Фазы хода
web-cg-phase-balance = Баланс
web-cg-phase-refresh = Рапорт
web-cg-phase-draw = Призыв
web-cg-phase-deployment = Выдвижение
web-cg-phase-conflict = Конфликт
web-cg-phase-force = Сила
web-cg-window = Открыто окно: { $name }
web-cg-auto = Автопас
web-cg-auto-title = Когда меня спрашивать
web-cg-auto-lone = Пасовать без вопроса, если больше ничего нельзя
web-cg-auto-lone-about = Живой соперник может по этому понять, что выбора у вас не было, поэтому против людей это выключено, пока вы не включите.
web-cg-auto-habits = Привычки
web-cg-habit-all = Спрашивать в каждом окне
web-cg-habit-about-all = Ничего не пропустите.
web-cg-habit-main = Спрашивать там, где это обычно важно
web-cg-habit-about-main = Выдвижение, конфликт, после стычки и ударов, перехваты и реакции.
web-cg-habit-few = Спрашивать как можно реже
web-cg-habit-about-few = Только выдвижение, перехваты и реакции.
web-cg-auto-windows = Спрашивать меня в этих окнах
web-cg-auto-secret = Соперник не узнает, что вы здесь выбрали.
web-cg-side-light = светлая сторона
web-cg-side-dark = тёмная сторона
web-cg-dial = Звезда Смерти
web-cg-dial-shows = Счётчик Звезды Смерти: { $count } из { $most }
web-cg-dial-attacked = Атакуют саму Звезду Смерти.
web-cg-of = из { $count }
web-cg-count-of = { $count } из { $most }
web-cg-balance = Баланс Силы
web-cg-forecast = Сила сейчас { $mine } : { $theirs }
web-cg-pile-deck = Командная
web-cg-pile-objectives = Директивы
web-cg-pile-discard = Сброс
web-cg-pile-victory = Победная
web-cg-pile-of = { $name }: { $who }
web-cg-look = { $name }: { $count }
web-cg-resources = Ресурсы
web-cg-force-cards = Карты Силы
web-cg-hand = Рука
web-cg-reserve = резерв { $count }
web-cg-known = Видели на руке: { $name }
web-cg-units = Отряды
web-cg-engagement = Столкновение
web-cg-you-attack = Вы атакуете
web-cg-they-attack = Атакует { $name }
web-cg-steps = Шаги столкновения
web-cg-step-attackers = Атака
web-cg-step-defenders = Оборона
web-cg-step-edge = Стычка
web-cg-step-strikes = Удары
web-cg-no-units = У вас пока нет отрядов
web-cg-no-units-foe = У соперника пока нет отрядов
web-cg-no-attackers = Никто не атакует
web-cg-no-defenders = Никто не обороняется
web-cg-in-battle = в столкновении
web-cg-target-gone = Директивы больше нет.
web-cg-engaged = уже была целью в этой фазе
web-cg-role-attacker = в атаке
web-cg-role-defender = в обороне
web-cg-role-target = вовлечённая директива
web-cg-striking = наносит удар
web-cg-last = 1 урон уничтожит
web-cg-focus = { $count ->
    [one] истощена, { $count } жетон приказа
    [few] истощена, { $count } жетона приказа
   *[many] истощена, { $count } жетонов приказа
}
web-cg-damage-of = урон { $damage } из { $capacity }
web-cg-shields = { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[many] { $count } щитов
}
web-cg-committed = Сила
web-cg-captives = { $count ->
    [one] { $count } пленник
    [few] { $count } пленника
   *[many] { $count } пленников
}
web-cg-makes = { $count ->
    [one] даёт { $count } ресурс
    [few] даёт { $count } ресурса
   *[many] даёт { $count } ресурсов
}
web-cg-force-icons = { $count ->
    [one] { $count } знак Силы
    [few] { $count } знака Силы
   *[many] { $count } знаков Силы
}
web-cg-priority = первенство { $number }
web-cg-icon-unit-damage = простой урон { $count }
web-cg-icon-tactics = тактика { $count }
web-cg-icon-blast = критический урон { $count }
web-cg-icon-edge-unit-damage = с перевесом простой урон { $count }
web-cg-icon-edge-tactics = с перевесом тактика { $count }
web-cg-icon-edge-blast = с перевесом критический урон { $count }
web-cg-strike-unit-damage = урон { $count }
web-cg-strike-tactics = тактика { $count }
web-cg-strike-blast = крит. { $count }
web-cg-strike-nothing = без знаков
web-cg-edge = Стычка
web-cg-edge-now = Идёт стычка
web-cg-edge-later = Перевес ещё не решён
web-cg-edge-yours = Перевес у вас
web-cg-edge-theirs = Перевес у соперника ({ $name })
web-cg-force-total = Знаки Силы
web-cg-face-down = лицом вниз
web-cg-face-down-count = { $count ->
    [one] { $count } карта лицом вниз
    [few] { $count } карты лицом вниз
   *[many] { $count } карт лицом вниз
}

## Учебная партия «Карточной игры»

web-guide-cardgame-welcome = Добро пожаловать! Вы играете за светлую сторону, внизу; тёмная сторона — вверху. Вы победите, уничтожив три её директивы, она — когда счётчик Звезды Смерти слева дойдёт до 12. Всё, что можно сделать, светится и нажимается прямо на столе; те же варианты стоят в этом списке, у каждого есть клавиша. Задержите на карте указатель (или палец), чтобы её прочесть.
web-guide-cardgame-bury = Директивы дают вам ресурсы и свойства, и именно на них нападает соперник. Из этих четырёх вы оставите три: одну верните под низ колоды.
web-guide-cardgame-mulligan = Это ваша первая рука. Если в ней нет ничего дешёвого (цена — в чёрном кружке), её можно один раз сменить.
web-guide-cardgame-reveal = Директивы входят в игру по одной. Некоторые сразу что-то делают, поэтому порядок бывает важен.
web-guide-cardgame-pay = Карты оплачиваются ресурсами: это зелёные шестиугольники на карте фракции, директивах и некоторых других картах. На ту, что дала ресурсы, ложится жетон приказа — золотая монета, и до рапорта она истощена. Хотя бы один ресурс должен быть той же фракции, что и оплачиваемая карта.
web-guide-cardgame-deploy = Выдвижение: теперь вы играете отряды и развития. Отряды сражаются, развития усиливают отряды, директивы или всю вашу сторону. Оставьте одну-две карты для стычек. Когда сделали достаточно, спасуйте.
web-guide-cardgame-refused = То, что серое, сейчас сыграть нельзя. Всё равно нажмите: стол скажет почему и назовёт правило.
web-guide-cardgame-window = Это окно действия: стороны действуют по очереди, пока обе не спасуют. Окна, в которых вам можно только спасовать, проходят сами; кнопкой «Автопас» над столом вы решаете, где вас вообще спрашивать.
web-guide-cardgame-engage = Конфликт: выберите, на какую директиву напасть. Каждая может стать целью один раз за фазу. Посмотрите, кто на той стороне ещё без монеты: обороняться смогут только они.
web-guide-cardgame-attackers = Посылайте отряды один за другим. Молнии ранят отряды, прицелы дают жетоны приказа, взрывы бьют по директиве. Белые знаки на чёрном действуют всегда, чёрные на белом — только если вы выиграете стычку.
web-guide-cardgame-defenders = На вас нападают. Готовые отряды могут встать в оборону. Тем, кто останется дома, ничего не грозит, но директива без защиты получит лишний урон.
web-guide-cardgame-edge = Стычка: по очереди кладите карты с руки лицом вниз. Их звёздочки — знаки Силы — складываются, и у кого их больше, у того перевес: он бьёт первым и пользуется знаками на белом. Положенные карты уйдут в сброс, так что иногда лучше вовремя спасовать.
web-guide-cardgame-fate = Карты рока работают только здесь: когда обе стопки раскрыты, в порядке числа в ромбе.
web-guide-cardgame-strike = Удары наносят по очереди, и каждый удар истощает отряд. Зачёркнутые знаки здесь не действуют: взрыв в обороне и знаки на белом без перевеса.
web-guide-cardgame-target = Теперь применяются знаки удара. Урон, дошедший до стойкости отряда, уничтожает его; жетон приказа отнимает у него собственный удар.
web-guide-cardgame-react = Некоторые карты отвечают на события: перехваты — до них, реакции — после. Если не стоит того, откажитесь.
web-guide-cardgame-commit = Фаза Силы: подчините отряд Силе, и его звёздочки будут считаться в борьбе за господство в конце каждого хода. У кого их больше, тот держит баланс Силы. Но удар подчинённого отряда стоит двух жетонов приказа.
web-guide-cardgame-balance = Баланс Силы на вашей стороне, поэтому ваш ход начинается с 1 урона вражеской директиве. Пока баланс у тёмной стороны, счётчик делает лишний шаг.
web-guide-cardgame-discard = Прежде чем добрать до своего резерва, можно сбросить одну карту. Подойдёт та, которую ещё не скоро удастся оплатить.
web-guide-cardgame-use = У одной из ваших карт в игре есть своё действие: оно стоит в списке под её именем.
web-guide-cardgame-dial = Счётчик движется каждый ход тёмной стороны. Время работает на соперника: нападайте.
web-guide-cardgame-free = Теперь вы знаете, как это делается. H покажет, что сделал бы бот, U вернёт ход. Да пребудет с вами Сила!
web-guide-cardgame-over = Это была ваша первая партия. В повторе её можно пройти ещё раз — и сыграть иначе с любого места.
