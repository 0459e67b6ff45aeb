### Что стоит на картах помимо эффектов.

printed-planning = Планирование: { $text }
printed-action = Действие: { $text }
printed-encounter = Контакт: { $text }
printed-secret = Секрет. { $text }
printed-or = { LIST($list, "or") }
printed-bonus-health = +{ $amount } к здоровью
printed-bonus-ground = +{ $amount } к наземному бою
printed-bonus-hull = +{ $amount } к прочности корпуса
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
printed-fame-bonus = +{ $fame } { $fame ->
        [one] слава
       *[other] славы
    }, пока эта карта у вас.
printed-fame-for-crew = +{ $fame } { $fame ->
        [one] слава
       *[other] славы
    }, пока у вас не меньше { $crew ->
        [2] двух
       *[other] { $crew }
    } членов команды.
printed-fame-for-reputation = +{ $fame } { $fame ->
        [one] слава
       *[other] славы
    }, пока у вас не меньше { $positive ->
        [2] двух
       *[other] { $positive }
    } положительных репутаций; +{ $all-four }, если положительны все четыре.
constant-fame-for-credits = { $of ->
        [job] Выполнив работу
        [bounty] Получая награду за охоту
       *[illegal-cargo] Доставив незаконный груз
    }, можете вместо кредитов взять { $fame } { $fame ->
        [one] славу
       *[other] славы
    }.
constant-fame-from-patrols = +{ $fame } { $fame ->
        [one] слава
       *[other] славы
    } всякий раз, когда побеждённый патруль приносит вам славу.
constant-keep-reputation = За побеждённые патрули вы не теряете репутацию.
constant-discount = Ваша покупка дешевле на { $amount-shown } кредитов.
constant-divert-patrols = Когда купленная вами карта двигает патруль, который не дальше { $spaces } { $spaces ->
        [one] области
       *[other] областей
    } от вас, можете выбрать, к кому он движется.
constant-holds-cargo = Занимает ячейку груза или модификации и вмещает { $cargo ->
        [1] один груз
        [one] { $cargo } груз
        [few] { $cargo } груза
       *[many] { $cargo } грузов
    }.
constant-kept-for-good = Эту карту нельзя сбросить, чтобы освободить место.
constant-pass-maelstrom = Мальстрём вас не останавливает.
constant-pass-patrols = Там, где вас остановил бы патруль, можете проверить навык ({ $skill }) и лететь дальше.
constant-slip-past = Патруль вас не останавливает.
constant-stop-ships = Можете останавливать корабли, пролетающие через вашу область.
constant-avoid-patrols = Вам не обязательно вступать в контакт с враждебными патрулями.
constant-far-encounters = Можете вступать в контакт с патрулями и жетонами встреч не дальше { $spaces } { $spaces ->
        [one] области
       *[other] областей
    } от вас.
constant-may-be-attacked = Другие игроки в вашей области могут в качестве контакта напасть на ваш корабль.
constant-prevent = В каждом бою предотвратите { $amount } { $amount ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    } { $combat ->
        [space] корабля
       *[ground] персонажа
    }.
constant-sacrifice = Если вы потерпели бы поражение, вместо этого можете сбросить { $type ->
        [crew] члена команды
       *[gear] экипировку
    } и восстановить все повреждения.
constant-rescue-roll = Если вы потерпели бы поражение в { $combat ->
        [space] космическом
       *[ground] наземном
    } бою, можете бросить кубик: { $results } восстанавливает { $damage } { $damage ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    } корабля.
printed-whenever = Всякий раз, когда { $trigger }, { $text }
trigger-win-combat = вы побеждаете { $against ->
        [patrol] патруль
       *[any] в бою
    }
trigger-lose-combat = вы проигрываете { $combat ->
        [space] космический
       *[ground] наземный
    } бой
trigger-earn-bounty = вы { $captured ->
        [yes] доставляете пленённую цель
        [no] устраняете цель
       *[any] получаете награду за охоту
    }
trigger-complete-jobs = вы выполняете работу
trigger-deliver-cargo = вы доставляете { $trait ->
        [illegal] незаконный груз
       *[any] груз
    }
trigger-gain-assets = вы получаете { $type ->
        [bounty] охоту
        [cargo] груз
        [crew] члена команды
        [gear] экипировку
        [job] работу
       *[mod] модификацию
    }, и всего их у вас не меньше { $count }
trigger-repair-ship = вы за раз восстанавливаете не меньше { $amount } { $amount ->
        [one] повреждения
       *[other] повреждений
    } корабля
trigger-be-defeated = вы терпите поражение
goal-win-combat = { $against ->
        [patrol] победить { $times ->
            [1] патруль
            [2] два патруля
            [3] три патруля
            [one] { $times } патруль
            [few] { $times } патруля
           *[many] { $times } патрулей
        }
       *[any] победить в { $times ->
            [1] бою
            [2] двух боях
            [3] трёх боях
            [one] { $times } бою
           *[other] { $times } боях
        }
    }
goal-lose-combat = проиграть { $times } { $times ->
        [one] бой
        [few] боя
       *[many] боёв
    }
goal-earn-bounty = { $captured ->
        [yes] доставить { $times ->
            [1] пленённую цель
            [2] две пленённые цели
            [one] { $times } пленённую цель
            [few] { $times } пленённые цели
           *[many] { $times } пленённых целей
        }
        [no] устранить { $times ->
            [1] цель
            [2] две цели
            [one] { $times } цель
            [few] { $times } цели
           *[many] { $times } целей
        }
       *[any] получить { $times ->
            [1] награду за охоту
            [2] награды за две охоты
            [one] награды за { $times } охоту
            [few] награды за { $times } охоты
           *[many] награды за { $times } охот
        }
    }
goal-complete-jobs = выполнить { $times ->
        [1] работу
        [2] две работы
        [one] { $times } работу
        [few] { $times } работы
       *[many] { $times } работ
    }
goal-deliver-cargo = доставить { $trait ->
        [illegal] { $times ->
            [1] незаконный груз
            [2] два незаконных груза
            [one] { $times } незаконный груз
            [few] { $times } незаконных груза
           *[many] { $times } незаконных грузов
        }
       *[any] { $times ->
            [1] груз
            [2] два груза
            [one] { $times } груз
            [few] { $times } груза
           *[many] { $times } грузов
        }
    }
goal-gain-assets = { $type ->
        [crew] иметь { $count ->
            [2] двух членов
            [3] трёх членов
           *[other] членов
        } команды{ $count ->
            [2] { "" }
            [3] { "" }
           *[other] : { $count }
        }
        [bounty] иметь столько охот: { $count }
        [cargo] иметь столько грузов: { $count }
        [gear] иметь столько экипировки: { $count }
        [job] иметь столько работ: { $count }
       *[mod] иметь столько модификаций: { $count }
    }
goal-repair-ship = за раз восстановить не меньше { $amount } { $amount ->
        [one] повреждения
       *[other] повреждений
    } корабля
goal-be-defeated = потерпеть поражение
goal-while = { $goal }, когда { $condition }
goal-has-collection = иметь { $mods ->
        [1] модификацию
        [one] { $mods } модификацию
        [few] { $mods } модификации
       *[many] { $mods } модификаций
    } и { $gear ->
        [1] экипировку
        [2] две экипировки
        [one] { $gear } экипировку
        [few] { $gear } экипировки
       *[many] { $gear } экипировок
    } общей стоимостью от { $worth-shown }
goal-has-ship-worth = иметь корабль стоимостью от { $price-shown }
goal-has-droids = иметь в команде { $count ->
        [1] дроида
        [2] двух дроидов
       *[other] дроидов: { $count }
    }
goal-marked-planets = оставить свой знак на { $count ->
        [2] двух
       *[other] { $count }
    } планетах { $faction ->
        [rebel] Альянса
        [imperial] Империи
        [hutt] хаттов
       *[syndicate] Синдиката
    }
goal-by-action = в качестве действия { $text }
goal-by-action-if = если { $condition }, в качестве действия { $text }
goal-by-encounter = в качестве контакта { $text }
goal-by-encounter-if = если { $condition }, в качестве контакта { $text }
goal-by-whenever = когда { $trigger }, { $text }
goal-then = { $one }, затем { $other }
goal-duel = победите этого игрока{ $combat ->
        [space] { " " }в космическом бою
        [ground] { " " }в наземном бою
       *[any] { "" }
    }
