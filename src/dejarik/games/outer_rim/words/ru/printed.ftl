### Что стоит на картах помимо эффектов.

printed-planning = Планирование: { $text }
printed-action = Действие: { $text }
printed-encounter = Контакт: { $text }
printed-secret = Секрет. { $text }
printed-or = { LIST($list, "or") }
printed-bonus-health = +{ $amount } к здоровью
printed-bonus-ground = +{ $amount } к наземному бою
printed-bonus-hull = +{ $amount } к корпусу
printed-bonus-ship = +{ $amount } к космическому бою
printed-bonus-hyperdrive = +{ $amount } к гиперприводу
printed-per-job = { $text } за каждую работу
printed-with = С навыком ({ $skills }): { $text }
printed-when-every = Любой ваш бросок
printed-when-combat = Бой
printed-when-combat-test = Бой и проверки
printed-when-ground = Наземный бой
printed-when-space = Космический бой
printed-when-test = Проверки
printed-when-illegal = Бросок за незаконный груз
printed-may-reroll = { $when }: можете перебросить { $most ->
        [0] сколько угодно своих кубиков
        [one] { $most } свой кубик
        [few] { $most } своих кубика
       *[many] { $most } своих кубиков
    }{ $only ->
        [any] .
       *[other] { " " }(выпало: { $only }).
    }
printed-may-reroll-theirs = { $when }: можете заставить противника перебросить один кубик{ $more ->
        [none] .
       *[other] , а с навыком ({ $more }) ещё один.
    }
printed-may-turn = { $when }: можете изменить результаты ({ $from }), не больше { $times }; новый результат: { $to }{ $more ->
        [none] .
       *[other] . С навыком ({ $more }) — ещё один.
    }{ $crit ->
        [none] { "" }
       *[other] { " " }С навыком ({ $crit }) вместо этого можете изменить один на критическое попадание.
    }
printed-may-cancel = { $when }: можете отменить одно попадание противника{ $crit ->
        [none] .
       *[other] , а с навыком ({ $crit }) — критическое попадание.
    }
printed-add-hit = { $when }: можете добавить к своему броску попадание.
printed-fewer-dice = { $when }: противник бросает на один кубик меньше.
printed-may-weaken = { $when }: перед броском противника можете убрать его кубики, столько: { $by }.
printed-may-weaken-at-start = { $when }: в начале боя можете убрать кубики противника, столько: { $by }.
printed-may-gain-skill = { $when }: можете получить проверяемый навык на эту проверку, копий: { $times }.{ $leaves ->
        [yes] { " " }При успехе эта карта сбрасывается.
       *[no] { "" }
    }
printed-fame-bonus = +1 слава, пока эта карта у вас.
printed-fame-for-crew = +1 слава, пока у вас не меньше двух членов команды.
printed-fame-for-reputation = +1 слава, пока у вас две или три положительные репутации; +2, если четыре.
printed-fame-for-job = +1 слава за выполненную работу вместо кредитов.
printed-fame-for-bounty = +1 слава за охоту вместо кредитов.
printed-fame-for-illegal-cargo = +1 слава за незаконный груз вместо кредитов.
printed-fame-from-patrols = +1 слава всякий раз, когда побеждённый патруль приносит вам славу.
printed-flashy = Другие игроки в вашей области могут напасть на ваш корабль; проиграете такой бой — сбросьте эту карту.
printed-defeat-costs-crew = Потерпев поражение, сбросьте члена команды.
printed-prevent-ground = В каждом бою предотвратите 1 повреждение персонажа.
printed-prevent-ship = В каждом бою предотвратите 1 повреждение корабля.
printed-kept = Эту карту нельзя сбросить, чтобы освободить место.
printed-slip = Патруль вас не останавливает.
printed-discount = Ваша покупка дешевле на 3000 кредитов.
printed-holds-cargo = Вмещает один груз, а сама занимает ячейку груза или модификации.
printed-pass-maelstrom = Мальстрём вас не останавливает.
printed-pass-patrols-piloting = Если патруль остановил бы вас, можете проверить пилотирование и лететь дальше.
printed-pass-patrols-stealth = Если патруль остановил бы вас, можете проверить скрытность и лететь дальше.
printed-eliminations-pay = Всякий раз, когда вы устраняете цель, получите 5000 кредитов.
printed-wins-pay = Всякий раз, когда вы побеждаете в бою, получите 4000 кредитов.
printed-sacrifice-crew = Если вы потерпели бы поражение, вместо этого можете сбросить члена команды и восстановить все повреждения.
printed-divert-patrols = Когда ваша покупка двигает патруль, можете выбрать, к кому он движется.
printed-far-encounters = Можете вступать в контакт с патрулями и жетонами встреч за три области от вас.
printed-diplomatic-mission = С враждебными патрулями не обязательно вступать в контакт.
printed-tractor-beam = Можете останавливать корабли, пролетающие через вашу область.
printed-keep-reputation = За побеждённые патрули вы не теряете репутацию.
printed-nashtah-pup = Если вы потерпели бы поражение в космическом бою, можете бросить кубик: попадание или концентрация восстанавливает 2 повреждения корабля.
goal-boba-fett = получить награды за две охоты
goal-bossk = иметь модификацию и две экипировки общей стоимостью от 15 000
goal-doctor-aphra = выполнить две работы
goal-han-solo = иметь корабль стоимостью от 15 000
goal-ig-88 = иметь в команде двух дроидов
goal-jyn-erso = оставить свой знак на двух планетах Империи
goal-ketsu-onyo = победить в трёх боях
goal-lando-calrissian = доставить два незаконных груза
goal-hwk-290 = имея модификацию, потратить действием 7000 кредитов
goal-gx1-short-hauler = иметь трёх членов команды
goal-lancer = доставить пленённую цель
goal-heavy-duty-lifter = выполнить работу, имея на борту груз
goal-aggressor = победить два патруля
goal-yv-666 = восстановить за раз не меньше трёх повреждений корабля и потратить 7000 кредитов
goal-firespray-31 = в качестве контакта победить в космическом бою более прославленного игрока
goal-yt-1300 = доставить груз, имея две модификации (с Чубаккой хватит одной)
