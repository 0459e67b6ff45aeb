### Destiny: its board, and its guided match. The web client reads this file itself.

## Destiny

web-setup = Подготовка
web-round = Раунд { $number }
web-phase-action = фаза действий
web-phase-upkeep = фаза перегруппировки
web-ready = подготовлена
web-exhausted = повёрнута
web-elite = элита
web-unique = уникальная
web-damage = урон { $count }
web-health = здоровье { $health }
web-health-of = здоровье { $left } из { $health }
web-shields = { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[many] { $count } щитов
}
web-resources = ресурсы
web-resources-on = { $count ->
    [one] на ней { $count } ресурс
    [few] на ней { $count } ресурса
   *[many] на ней { $count } ресурсов
}
web-dice-out = { $count ->
    [one] { $count } кубик в пуле
    [few] { $count } кубика в пуле
   *[many] { $count } кубиков в пуле
}
web-die-of = { $side }, кубик карты «{ $name }»
web-deck = колода
web-discard-pile = сброс
web-look-discard = Посмотреть сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-discard-of = Сброс: { $name }
web-in-hand = на руке
web-hand-yours = Ваша рука
web-hand-of = Рука: { $name }
web-cards-yours = Ваши карты
web-cards-of = Карты: { $name }
web-pool-of = Кубики: { $name }
web-pool-yours = Ваш пул
web-pool-foe = Пул соперника
web-pool-empty = кубиков нет
web-threat = Угроза
web-held-by-nobody = никто не контролирует
web-held-by-you = под вашим контролем
web-held-by = под контролем: { $name }
web-claimed = захвачено в этом раунде
web-cost = стоимость { $cost }
web-points = очки { $points }
web-picked = выбрана
web-short-of = ресурсов { $left } из { $cost }
web-color-red = красная
web-color-blue = синяя
web-color-yellow = жёлтая
web-color-gray = серая
web-affiliation-hero = герой
web-affiliation-villain = злодей
web-affiliation-neutral = нейтральная
web-affiliation-jedi = Джедаи
web-affiliation-rebel-alliance = Мятежный Альянс
web-affiliation-smugglers-and-spies = Контрабандисты и шпионы
web-affiliation-sith = Ситхи
web-affiliation-imperial-navy = Имперский флот
web-affiliation-scum-and-villainy = Мерзавцы и злодеи
web-type-character = персонаж
web-type-upgrade = улучшение
web-type-downgrade = ухудшение
web-type-support = поддержка
web-type-event = событие
web-type-plot = замысел
web-type-battlefield = поле боя
web-type-objective = директива
web-type-unit = отряд
web-type-enhancement = развитие
web-type-fate = рок
web-type-mission = миссия
web-type-affiliation = фракция
web-type-ship-sheet = корабль
web-type-bounty = охота
web-type-cargo = груз
web-type-crew = член команды
web-type-gear = экипировка
web-type-mod = модификация
web-type-job = работа
web-type-service = услуга
web-type-ship = корабль на продажу
web-type-encounter = контакт
web-type-databank = база данных
web-type-patrol = патруль
web-type-ai = карта ИИ
web-symbol-melee = ближний урон
web-symbol-ranged = дальний урон
web-symbol-indirect = непрямой урон
web-symbol-shield = щиты
web-symbol-resource = ресурсы
web-symbol-disrupt = диверсия
web-symbol-discard = сброс
web-symbol-focus = концентрация
web-symbol-special = особенность

## The guided match of Destiny

web-guide-destiny-welcome = Добро пожаловать! Внизу — два ваших персонажа, вверху — персонажи соперника. Побеждает тот, кто победит всех чужих персонажей. Всё, что можно сделать, подсвечено: нажмите прямо на столе или выберите вариант из списка, у каждого своя клавиша. Чтобы прочесть карту, задержите на ней указатель или палец.
web-guide-destiny-return = Эти пять карт — ваша первая рука. Отметьте те, что хотите заменить, и подтвердите выбор. Дорогие карты (стоимость — в жёлтом шестиугольнике) в первом раунде оплатить трудно: у вас будет два ресурса.
web-guide-destiny-battlefield = Ваш бросок больше, поэтому поле боя выбираете вы. Взамен тот, чьё поле боя не выбрано, получает два щита.
web-guide-destiny-shields = Щит блокирует одну единицу урона. У персонажа может быть не больше трёх щитов. Дайте свои тому, кого соперник атакует раньше всего.
web-guide-destiny-turn = Ваш ход: одно действие, потом одно действие соперника, и так по очереди. Начните с активации персонажа: поверните его карту и бросьте его кубики в свой пул.
web-guide-destiny-target = Выберите, кому достанется урон. Сначала уходят щиты, потом здоровье: полоска под персонажем показывает, сколько осталось.
web-guide-destiny-indirect = Непрямой урон распределяет тот, кто его получает, по единице. Разделите его или отдайте всё самому крепкому.
web-guide-destiny-more = Кубики с одинаковым символом можно применить за одно действие. Кубик с плюсом только добавляет к другому.
web-guide-destiny-whether = Карта что-то предлагает. Иногда от этого можно отказаться; строка над рукой говорит, о чём вас спрашивают.
web-guide-destiny-dice = Ваши кубики лежат в пуле. Применить их — это действие: сразу сколько угодно кубиков с одним символом. Соперник может успеть их убрать или перевернуть, так что долго не ждите.
web-guide-destiny-symbols = Что бывает на кубиках: ближний и дальний урон получает персонаж, которого выберете вы, непрямой распределяет тот, кто его получает. Щиты защищают, ресурсами платят за карты. Диверсия отнимает у соперника ресурсы, сброс — карты; концентрация переворачивает другие ваши кубики; особенность делает то, что сказано на карте. Плюс добавляет к другому кубику, а маленький шестиугольник на грани — это её стоимость.
web-guide-destiny-hand = На одну из карт хватает ресурсов. Улучшения прикрепляют к персонажу, и у них свой кубик; поддержка лежит рядом; события происходят один раз.
web-guide-destiny-refused = Серым показано то, что сейчас сделать нельзя. Всё равно нажмите: стол скажет почему и назовёт правило.
web-guide-destiny-reroll = Кубики не радуют? Сбросьте карту и перебросьте сколько угодно своих кубиков. Бесполезных карт здесь не бывает.
web-guide-destiny-use = У некоторых карт есть собственные действия. «Мощное действие» доступно раз за раунд.
web-guide-destiny-claim = Все ваши персонажи повёрнуты. Примените оставшиеся кубики и захватите поле боя: вы используете его способность и первым начнёте следующий раунд, но в этом больше не действуете.
web-guide-destiny-defeated = Персонаж побеждён: он выходит из игры со всеми улучшениями и кубиками. У кого персонажей не осталось, тот проиграл.
web-guide-destiny-upkeep = Новый раунд: карты снова подготовлены, вы получили два ресурса и можете сбросить лишнее, прежде чем добрать до пяти карт.
web-guide-destiny-free = Теперь вы знаете, как это делается. «Подсказка» (H) покажет, что сделал бы бот, «Отменить» (U) вернёт ход. Да пребудут с вами кубики!
