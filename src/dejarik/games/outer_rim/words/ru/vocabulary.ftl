### Что говорят карты, по имени эффекта.

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
effect-fame-per-rival = получите 5 000 кредитов и 1 славу (2, если у того игрока славы больше вашей)
effect-take-droid = заберите дроида из команды игрока в вашей области
effect-contest = вы и тот игрок проверяете: { $list }; побеждает тот, у кого больше успехов, при равенстве вы. Победа: { $win }. Иначе: { $lose }
effect-gamble = каждый в вашей области может поставить { $amount } кредитов, а заведение добавляет { $house }; банк забирает тот, у кого больше повреждений на двух кубиках (в одиночку нужно не меньше 2)
effect-take-this = получите актив с этой карты
effect-hire = получите этого члена команды
effect-contact-leaves = этот жетон встречи убирается из игры
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
effect-choose = одно из: { $list }
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
condition-and = { $one } и { $other }
condition-positive = ваша репутация ({ $faction }) положительная
condition-negative = ваша репутация ({ $faction }) негативная
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
effect-barter-for = потратьте { $amount } кредитов (можно бартером)
