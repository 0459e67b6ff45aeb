### Что делают карты, слово за словом. Сообщение названо по своему роду и по классу в словаре:
### LoseCredits — это effect-lose-credits.

## Заголовки, бонусы, кубики и слава

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
printed-once-per-turn = { $text } Раз в ход.
printed-until-goal = { $text } Только пока цель не выполнена.
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
printed-whenever = Всякий раз, когда { $trigger }, { $text }

## Постоянные свойства

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
constant-divert-patrols = Когда карта, купленная вами на этапе действий, двигает патруль, который не дальше { $spaces } { $spaces ->
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

## Когда срабатывает

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

## Эффекты

effect-nothing = ничего не происходит
effect-credits = получите { $amount } кредитов
effect-credits-that = тот игрок получает { $amount } кредитов
effect-lose-credits = потеряйте { $amount } кредитов
effect-lose-credits-that = тот игрок теряет { $amount } кредитов
effect-pay = потратьте { $amount } кредитов
effect-fame = слава { $amount }
effect-fame-both = вы и тот игрок: слава { $amount }
effect-fame-that = тот игрок: слава { $amount }
effect-reputation = репутация ({ $faction }) { $amount }
effect-reputation-becomes = репутация ({ $faction }) становится { $level ->
        [1] положительной
        [0] нейтральной
       *[other] негативной
    }
effect-planet-reputation = репутация в группировке вашей планеты { $amount }
effect-chosen-reputation = репутация в группировке на ваш выбор { $amount }
effect-patrol-reputation = репутация в группировке патруля в вашей области { $amount }
effect-harm = ваш персонаж получает { $count } { $count ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    }
effect-harm-ship = ваш корабль получает { $count } { $count ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    }
effect-heal = восстановите { $count } { $count ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    } персонажа
effect-heal-ship = восстановите { $count } { $count ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    } корабля
effect-heal-all = восстановите все повреждения персонажа
effect-heal-all-ship = восстановите все повреждения корабля
effect-extra-turn = получите дополнительный ход
effect-end-turn = ваш ход заканчивается
effect-complete = эта работа выполнена
effect-fail-job = эта работа провалена
effect-deliver-after-all = груз всё же доставлен
effect-lose-cargo = сбросьте груз
effect-discard = сбросьте { $type ->
        [bounty] свою охоту
        [cargo] свой груз
        [crew] члена команды
        [gear] свою экипировку
        [job] свою работу
        [mod] свою модификацию
       *[several] одну карту: { $list }
    }
effect-discard-this = сбросьте эту карту
effect-mark-planet = положите жетон повреждения на вашу планету
effect-complete-ship-goal = цель корабля выполнена
effect-roll-per-crew = бросьте по кубику за каждого члена команды: каждое попадание и критическое попадание приносит { $amount } кредитов
effect-choose-player = выберите { $fame ->
        [more] игрока в вашей области, у которого больше славы, чем у вас
        [not-less] игрока в вашей области, у которого не меньше славы, чем у вас
       *[any] { $notorious ->
            [yes] игрока в вашей области, у которого есть негативная репутация
           *[no] игрока в вашей области
        }
    }
effect-the-most-famous = речь о самом прославленном игроке
effect-duel = сразитесь с этим игроком{ $combat ->
        [space] { " " }в космическом бою
        [ground] { " " }в наземном бою
       *[any] { "" }
    }; если победите: { $win }
effect-fame-per-rival = получите { $amount } кредитов и { $fame } { $fame ->
        [one] славу
       *[other] славы
    } ({ $more }, если у того игрока славы больше вашей)
effect-take-droid = заберите дроида из команды игрока в вашей области
effect-contest = вы и тот игрок проверяете: { $list }; побеждает тот, у кого больше успехов, при равенстве вы. Победа: { $win }. Иначе: { $lose }
effect-gamble = каждый в вашей области может поставить { $amount } кредитов, а заведение добавляет { $house }; банк забирает тот, у кого больше повреждений на { $dice ->
        [2] двух
       *[other] { $dice }
    } кубиках (в одиночку нужно не меньше { $least })
effect-take-this = получите актив с этой карты
effect-hire = получите этого члена команды
effect-contact-leaves = этот жетон встречи убирается из игры вместе с картой охоты на него
effect-look-at-contact = тайно посмотрите жетон встречи на вашей планете
effect-look-at-contact-anywhere = тайно посмотрите любой жетон встречи
effect-reveal-contacts = выберите планету без игроков и раскройте её жетоны встреч
effect-swap-with-here = можете поменять жетон встречи на вашей планете с другим
effect-patrol-to-you = патруль ({ $faction }) перемещается непосредственно к вам
effect-move-patrol = передвиньте патруль не более чем на { $count } { $count ->
        [one] область
        [few] области
       *[many] областей
    }
effect-move-on = передвиньтесь не более чем на { $count } { $count ->
        [one] область
        [few] области
       *[many] областей
    }
effect-go-directly = переместитесь непосредственно: { $list }
effect-buy-from = можете купить карту: { $list }; скидка { $amount }
effect-buy-free = можете бесплатно взять карту: { $list }
effect-order-specially = назовите экипировку или модификации и открывайте карты этой колоды, пока не откроются две такие; можете купить одну из них, а остальные и эту карту замешайте в колоду
effect-buy-used-ship = купите за его стоимость неиспользуемый корабль дороже вашего; на нём { $count } повреждения, а его карта убирается из игры
effect-market-action = выполните действие «рынок»
effect-read = разыграйте карту базы данных № { $amount }
effect-back-into-deck = замешайте эту карту в её колоду
effect-if = если { $condition }: { $then }
effect-if-else = если { $condition }: { $then }; иначе: { $otherwise }
effect-by-reputation = репутация ({ $faction }) — положительная: { $positive }; нейтральная: { $neutral }; негативная: { $negative }
effect-may = по желанию: { $then }
effect-to = { $cost }, и тогда { $then }
effect-choose = на выбор: { $list }
effect-or = { LIST($list, "or") }
effect-test = проверьте навык ({ $skill })
effect-test-passed = проверьте навык ({ $skill }); успех: { $passed }
effect-test-failed = проверьте навык ({ $skill }); провал: { $failed }
effect-test-both = проверьте навык ({ $skill }); успех: { $passed }; провал: { $failed }
effect-fight = { $combat ->
        [space] космический бой
       *[ground] наземный бой
    } — { $enemy } (кубики: { $value }); победа: { $win }; поражение: { $lose }
effect-fight-that = тот игрок, если он не побеждён, проводит { $combat ->
        [space] космический
       *[ground] наземный
    } бой — { $enemy } (кубики: { $value }); победа: { $win }; поражение: { $lose }
effect-roll-for = бросьте кубик — попадание: { $hit }; критическое попадание: { $crit }; собранность: { $focus }; пустой результат: { $blank }
effect-barter-for = потратьте { $amount } кредитов (можно бартером)

## Условия

condition-and = { $one } и { $other }
condition-has-reputation = ваша репутация ({ $faction }) { $level ->
        [1] положительная
        [0] нейтральная
       *[other] негативная
    }
condition-has-skill = у вас есть навык ({ $skill })
condition-has-asset = у вас есть { $type ->
        [bounty] { $count ->
            [1] охота
            [2] две охоты
           *[other] охоты: { $count }
        }
        [cargo] { $count ->
            [1] груз
            [2] два груза
           *[other] грузы: { $count }
        }
        [crew] { $count ->
            [1] член команды
            [2] два члена команды
           *[other] члены команды: { $count }
        }
        [gear] { $count ->
            [1] экипировка
            [2] две экипировки
           *[other] экипировка: { $count }
        }
        [job] { $count ->
            [1] работа
            [2] две работы
           *[other] работы: { $count }
        }
       *[mod] { $count ->
            [1] модификация
            [2] две модификации
           *[other] модификации: { $count }
        }
    }{ $one-less-with ->
        [any] { "" }
       *[other] { " " }(если в команде { $one-less-with }, хватит { $enough ->
            [1] { $type ->
                [cargo] одного
                [crew] одного
               *[other] одной
            }
           *[other] { $enough }
        })
    }
condition-has-illegal = у вас есть незаконный груз
condition-is-droid = вы дроид
condition-is-most-famous = вы самый прославленный
condition-not-is-droid = вы не дроид
condition-on-planet-of = вы на планете группировки ({ $faction })
condition-on-faction-planet = у вашей планеты есть группировка
condition-not-marked-here = на вашей планете нет вашего жетона повреждения
condition-off-maelstrom = вы на планете или в узловой точке
condition-at-navpoint = вы в узловой точке

## Цели

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

## Карты соперника в одиночной игре

ai-planning = Планирование, первое, что применимо: { $items }.
ai-action = Действия, всё, что применимо: { $items }.
ai-encounter = Контакты, первое, что применимо: { $items }.
ai-reshuffles = В конце верхние карты колод охоты и роскоши сбрасывают, а эту карту замешивают в её колоду.
ai-item-recover = восстановить все повреждения
ai-item-recover-if-defeated = если побеждён — восстановить все повреждения
ai-item-move = передвинуться к ближайшему жетону цели
ai-item-gain-credits = получить { $amount } кредитов
ai-item-deliver = доставить груз{ $what ->
        [ship] { " " }(если есть незаконный, корабль получает повреждения: { $damage })
        [character] { " " }(если есть незаконный, персонаж получает повреждения: { $damage })
        [reputation] { " " }(если есть незаконный, репутация в группировке планеты −1)
       *[none] { "" }
    }
ai-item-buy = купить карту из колоды: { $deck }{ $other ->
        [none] { "" }
       *[other] { " " }(если ячейки для неё заняты: { $other })
    }
ai-item-reveal = раскрыть жетон встречи на планете
ai-item-patrol = контакт с патрулём, в группировке которого репутация негативная
ai-item-complete-job = выполнить работу
ai-item-buy-fame = потратить { $amount } кредитов, слава +1
ai-item-gain-crew = получить члена команды с жетона встречи на планете
ai-item-reputation = { $what ->
        [planet] репутация в группировке планеты +1
       *[other] репутация в группировке ближайшего патруля +1
    }
ai-item-sell-reputation = { $what ->
        [planet] получить { $amount } кредитов, затем репутация в группировке планеты −1
       *[other] получить { $amount } кредитов, затем репутация в группировке ближайшего патруля −1
    }
