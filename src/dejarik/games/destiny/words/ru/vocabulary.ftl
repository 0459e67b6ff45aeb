### Что делают карты, слово за словом: эффекты, условия, количества, моменты и постоянные способности.
### Имена сообщений — имена слов в словаре карт. У эффектов есть наклонения: .inf — «можете убрать»,
### .third — «если соперник не отдаст». .first — что в предложении названо раньше остального.

## Как складывается текст

effect-then = затем { $effect }
    .if = затем, { $effect }
    .if-done = если вы это сделали, { $effect }
effect-if = если { $condition }, { $effect }
    .otherwise = иначе { $effect }
    .otherwise-if = иначе, { $effect }
effect-may = можете { $effect }
effect-to = { $cost }, чтобы { $effect }
    .if = { $cost }, чтобы { $effect }, если { $condition }
effect-modal = выберите одно:{ $choices }
    .inf = выбрать одно:{ $choices }
effect-unless = { $does }, если { $who } не { $pays }
    .you = { $does }; вместо этого можете { $pays }

## Эффекты с кубиками. .that — каким словом потом назвать выбранное.

effect-remove = уберите { CASE($what, "acc") }
    .inf = убрать { CASE($what, "acc") }
    .third = уберёт { CASE($what, "acc") }
    .that = adj-removed
effect-reroll = перебросьте { CASE($what, "acc") }
    .inf = перебросить { CASE($what, "acc") }
    .third = перебросит { CASE($what, "acc") }
    .that = adj-rerolled
effect-turn-to = переверните { CASE($what, "acc") } на { $target ->
        [named] грань без названного символа
        [shown] грань с символом, которого нет на ваших кубиках{ COMMA() }
        [alike] { $many ->
            [yes] грани с теми же символом и значением, что у { CASE($like, "gen") }{ COMMA() }
           *[no] грань с теми же символом и значением, что у { CASE($like, "gen") }{ COMMA() }
        }
        [like] грань с тем же символом, что у { CASE($like, "gen") }{ COMMA() }
        [first] его первую грань
        [least] грань со значением от { $least }
        [most] грань со значением не больше { CASE($most, "gen") }
        [value] грань со значением { $value }
        [higher] грань, значение которой на { $higher } больше{ COMMA() }
        [symbols] { $many ->
            [yes] грани, показывающие { LIST($sides, "or") }{ COMMA() }
           *[no] грань, показывающую { LIST($sides, "or") }{ COMMA() }
        }
        [no-damage] { $many ->
            [yes] грани без урона
           *[no] грань без урона
        }
        [blank] { $many ->
            [yes] пустые грани
           *[no] пустую грань
        }
       *[no] { $many ->
            [yes] любые грани
           *[no] любую грань
        }
    }
    .inf = перевернуть { CASE($what, "acc") } на { $target ->
        [named] грань без названного символа
        [shown] грань с символом, которого нет на ваших кубиках{ COMMA() }
        [alike] { $many ->
            [yes] грани с теми же символом и значением, что у { CASE($like, "gen") }{ COMMA() }
           *[no] грань с теми же символом и значением, что у { CASE($like, "gen") }{ COMMA() }
        }
        [like] грань с тем же символом, что у { CASE($like, "gen") }{ COMMA() }
        [first] его первую грань
        [least] грань со значением от { $least }
        [most] грань со значением не больше { CASE($most, "gen") }
        [value] грань со значением { $value }
        [higher] грань, значение которой на { $higher } больше{ COMMA() }
        [symbols] { $many ->
            [yes] грани, показывающие { LIST($sides, "or") }{ COMMA() }
           *[no] грань, показывающую { LIST($sides, "or") }{ COMMA() }
        }
        [no-damage] { $many ->
            [yes] грани без урона
           *[no] грань без урона
        }
        [blank] { $many ->
            [yes] пустые грани
           *[no] пустую грань
        }
       *[no] { $many ->
            [yes] любые грани
           *[no] любую грань
        }
    }
effect-roll-in = бросьте { CASE($what, "acc") } в свой пул
    .inf = бросить { CASE($what, "acc") } в свой пул
    .that = adj-rolled
effect-resolve-them = примените { $many ->
        [yes] результаты
       *[no] результат
    } { CASE($what, "gen") }
    .inf = применить { $many ->
        [yes] результаты
       *[no] результат
    } { CASE($what, "gen") }
    .more = { $more-sign ->
        [less] отняв { $more-size } от { $many ->
            [yes] значения каждого
           *[no] его значения
        }
        [amount] прибавив к { $many ->
            [yes] значению каждого
           *[no] его значению
        } { $more }
       *[more] прибавив { $more-size } к { $many ->
            [yes] значению каждого
           *[no] его значению
        }
    }
    .as-symbol = как если бы { $many ->
        [yes] они показывали
       *[no] он показывал
    } { CASE($as-symbol, "acc") }
    .same-symbol = все с одним и тем же символом
    .and = а также { CASE($and, "gen") }, в любом порядке
    .as-base = как если бы он не был модификатором
    .free = не платя за { $many ->
        [yes] них
       *[no] него
    }
    .less = заплатив за { $many ->
        [yes] каждый
       *[no] него
    } на { $less } меньше
    .unblockable = причём урон неблокируемый
    .aimed = выбрав целью персонажа
    .keep = оставив { $many ->
        [yes] их
       *[no] его
    } в пуле, если { $keep }
    .that = adj-resolved
    .keep-always = оставив { $many ->
        [yes] их
       *[no] его
    } в пуле
    .against = против каждого персонажа, которого контролирует { $against }
    .at = против { CASE($at, "gen") }
effect-roll-set-aside = бросьте { COUNT($count, WORD("noun-set-aside-die"), "acc") } { CASE($card, "gen") } в свой пул
    .inf = бросить { COUNT($count, WORD("noun-set-aside-die"), "acc") } { CASE($card, "gen") } в свой пул
effect-reroll-instead = перебросьте этот кубик, а не возвращайте его на карту
    .inf = перебросить этот кубик, а не возвращать его на карту
effect-increase-value = { $by-sign ->
        [less] отнимите { $by-size } от значения этого кубика
        [amount] прибавьте { CASE($by, "acc") } к значению этого кубика
       *[more] прибавьте { $by } к значению этого кубика
    }
    .inf = { $by-sign ->
        [less] отнять { $by-size } от значения этого кубика
        [amount] прибавить { CASE($by, "acc") } к значению этого кубика
       *[more] прибавить { $by } к значению этого кубика
    }
effect-cannot-roll-next-round = запретите бросать { CASE($what, "acc") } в следующем раунде
    .inf = запретить бросать { CASE($what, "acc") } в следующем раунде
effect-split-pool = пусть соперник разделит свой пул на две группы; выберите одну из них и уберите все её кубики
    .inf = велеть сопернику разделить свой пул на две группы, выбрать одну из них и убрать все её кубики

## Эффекты с персонажами

effect-deal-damage = нанесите { CASE($to, "dat") } { $spread ->
        [yes] { $amount-sign ->
            [amount] { $unblockable ->
                [yes] { COUNT($amount, WORD("noun-unblockable-damage"), "acc") } (каждому)
               *[no] { COUNT($amount, WORD("noun-damage"), "acc") } (каждому)
            }
           *[more] по { $amount ->
                [1] 1 { $unblockable ->
                    [yes] неблокируемому урону
                   *[no] урону
                }
               *[other] { $unblockable ->
                    [yes] { COUNT($amount, WORD("noun-unblockable-damage"), "acc") }
                   *[no] { COUNT($amount, WORD("noun-damage"), "acc") }
                }
            }
        }
       *[no] { $unblockable ->
            [yes] { COUNT($amount, WORD("noun-unblockable-damage"), "acc") }
           *[no] { COUNT($amount, WORD("noun-damage"), "acc") }
        }
    }
    .inf = нанести { CASE($to, "dat") } { $spread ->
        [yes] { $amount-sign ->
            [amount] { $unblockable ->
                [yes] { COUNT($amount, WORD("noun-unblockable-damage"), "acc") } (каждому)
               *[no] { COUNT($amount, WORD("noun-damage"), "acc") } (каждому)
            }
           *[more] по { $amount ->
                [1] 1 { $unblockable ->
                    [yes] неблокируемому урону
                   *[no] урону
                }
               *[other] { $unblockable ->
                    [yes] { COUNT($amount, WORD("noun-unblockable-damage"), "acc") }
                   *[no] { COUNT($amount, WORD("noun-damage"), "acc") }
                }
            }
        }
       *[no] { $unblockable ->
            [yes] { COUNT($amount, WORD("noun-unblockable-damage"), "acc") }
           *[no] { COUNT($amount, WORD("noun-damage"), "acc") }
        }
    }
    .third = нанесёт { CASE($to, "dat") } { $spread ->
        [yes] { $amount-sign ->
            [amount] { $unblockable ->
                [yes] { COUNT($amount, WORD("noun-unblockable-damage"), "acc") } (каждому)
               *[no] { COUNT($amount, WORD("noun-damage"), "acc") } (каждому)
            }
           *[more] по { $amount ->
                [1] 1 { $unblockable ->
                    [yes] неблокируемому урону
                   *[no] урону
                }
               *[other] { $unblockable ->
                    [yes] { COUNT($amount, WORD("noun-unblockable-damage"), "acc") }
                   *[no] { COUNT($amount, WORD("noun-damage"), "acc") }
                }
            }
        }
       *[no] { $unblockable ->
            [yes] { COUNT($amount, WORD("noun-unblockable-damage"), "acc") }
           *[no] { COUNT($amount, WORD("noun-damage"), "acc") }
        }
    }
    .first = to
effect-deal-indirect = нанесите { $you ->
        [yes] себе
        [they] себе
       *[no] { CASE($to, "dat") }
    } { COUNT($amount, WORD("symbol-indirect"), "acc") }
    .inf = нанести { $you ->
        [yes] себе
        [they] себе
       *[no] { CASE($to, "dat") }
    } { COUNT($amount, WORD("symbol-indirect"), "acc") }
    .first = to
effect-make-them-distribute = пусть { $who } распределит { COUNT($amount, WORD("noun-damage"), "acc") } между своими персонажами
    .inf = велеть, чтобы { $who } распределил { COUNT($amount, WORD("noun-damage"), "acc") } между своими персонажами
    .first = who
effect-give-shields = дайте { CASE($to, "dat") } { COUNT($amount, WORD("noun-shield"), "acc") }
    .inf = дать { CASE($to, "dat") } { COUNT($amount, WORD("noun-shield"), "acc") }
effect-heal = { $spread ->
        [yes] выберите { CASE($what, "acc") } и снимите с каждого по { COUNT($amount, WORD("noun-damage"), "dat") }
       *[no] снимите с { CASE($what, "gen") } { COUNT($amount, WORD("noun-damage"), "acc") }
    }
    .inf = { $spread ->
        [yes] выбрать { CASE($what, "acc") } и снять с каждого по { COUNT($amount, WORD("noun-damage"), "dat") }
       *[no] снять с { CASE($what, "gen") } { COUNT($amount, WORD("noun-damage"), "acc") }
    }
effect-move-damage = переместите { $exactly ->
        [yes] { COUNT($most, WORD("noun-damage"), "acc") }
       *[no] до { COUNT($most, WORD("noun-damage"), "gen") }
    } с { CASE($from, "gen") } на { CASE($to, "acc") }
    .inf = переместить { $exactly ->
        [yes] { COUNT($most, WORD("noun-damage"), "acc") }
       *[no] до { COUNT($most, WORD("noun-damage"), "gen") }
    } с { CASE($from, "gen") } на { CASE($to, "acc") }
effect-choose = выберите { CASE($what, "acc") }
    .inf = выбрать { CASE($what, "acc") }
    .that = adj-chosen

## Эффекты с ресурсами и картами

effect-gain = { $you ->
        [yes] получите { COUNT($amount, WORD("noun-resource"), "acc") }
        [they] получите { COUNT($amount, WORD("noun-resource"), "acc") }
       *[no] { $who } получает { COUNT($amount, WORD("noun-resource"), "acc") }
    }
    .inf = { $you ->
        [yes] получить { COUNT($amount, WORD("noun-resource"), "acc") }
        [they] получить { COUNT($amount, WORD("noun-resource"), "acc") }
       *[no] дать { CASE($who, "dat") } { COUNT($amount, WORD("noun-resource"), "acc") }
    }
effect-lose = { $you ->
        [yes] потеряйте { COUNT($amount, WORD("noun-resource"), "acc") }
        [they] потеряйте { COUNT($amount, WORD("noun-resource"), "acc") }
       *[no] { $who } теряет { COUNT($amount, WORD("noun-resource"), "acc") }
    }
    .inf = { $you ->
        [yes] потерять { COUNT($amount, WORD("noun-resource"), "acc") }
        [they] потерять { COUNT($amount, WORD("noun-resource"), "acc") }
       *[no] лишить { CASE($who, "acc") } { COUNT($amount, WORD("noun-resource"), "gen") }
    }
    .third = { $you ->
        [yes] потеряете { COUNT($amount, WORD("noun-resource"), "acc") }
        [they] потеряете { COUNT($amount, WORD("noun-resource"), "acc") }
       *[no] потеряет { COUNT($amount, WORD("noun-resource"), "acc") }
    }
effect-spend = потратьте { COUNT($amount, WORD("noun-resource"), "acc") }
    .inf = потратить { COUNT($amount, WORD("noun-resource"), "acc") }
    .third = потратит { COUNT($amount, WORD("noun-resource"), "acc") }
effect-spend-or-spot = потратьте { COUNT($amount, WORD("noun-resource"), "acc") } (ничего, если { $condition })
    .inf = потратить { COUNT($amount, WORD("noun-resource"), "acc") } (ничего, если { $condition })
effect-take-actions = { $count ->
        [one] совершите дополнительное действие
       *[other] совершите { COUNT($count, WORD("noun-additional-action"), "acc") }
    }
    .inf = { $count ->
        [one] совершить дополнительное действие
       *[other] совершить { COUNT($count, WORD("noun-additional-action"), "acc") }
    }
effect-discard-from-deck = { $you ->
        [yes] сбросьте { COUNT($amount, WORD("noun-card"), "acc") } с верха своей колоды
        [they] сбросьте { COUNT($amount, WORD("noun-card"), "acc") } с верха своей колоды
       *[no] { $amount-sign ->
            [amount] сбросьте с верха колоды { CASE($who, "gen") } { COUNT($amount, WORD("noun-card"), "acc") }
           *[more] сбросьте { COUNT($amount, WORD("noun-card"), "acc") } с верха колоды { CASE($who, "gen") }
        }
    }
    .inf = { $you ->
        [yes] сбросить { COUNT($amount, WORD("noun-card"), "acc") } с верха своей колоды
        [they] сбросить { COUNT($amount, WORD("noun-card"), "acc") } с верха своей колоды
       *[no] { $amount-sign ->
            [amount] сбросить с верха колоды { CASE($who, "gen") } { COUNT($amount, WORD("noun-card"), "acc") }
           *[more] сбросить { COUNT($amount, WORD("noun-card"), "acc") } с верха колоды { CASE($who, "gen") }
        }
    }
    .that = adj-discarded
effect-discard-at-random = { $amount-sign ->
        [amount] сбросьте с руки { CASE($who, "gen") } { COUNT($amount, WORD("noun-random-card"), "acc") }
       *[more] сбросьте { COUNT($amount, WORD("noun-random-card"), "acc") } с руки { CASE($who, "gen") }
    }
    .inf = { $amount-sign ->
        [amount] сбросить с руки { CASE($who, "gen") } { COUNT($amount, WORD("noun-random-card"), "acc") }
       *[more] сбросить { COUNT($amount, WORD("noun-random-card"), "acc") } с руки { CASE($who, "gen") }
    }
    .that = adj-discarded
effect-give-you = { $who } отдаёт вам { COUNT($amount, WORD("noun-resource"), "acc") }
    .inf = отдать вам { COUNT($amount, WORD("noun-resource"), "acc") }
    .third = отдаст вам { COUNT($amount, WORD("noun-resource"), "acc") }
effect-draw = { $you ->
        [yes] возьмите { COUNT($amount, WORD("noun-card"), "acc") }
        [they] возьмите { COUNT($amount, WORD("noun-card"), "acc") }
       *[no] { $who } берёт { COUNT($amount, WORD("noun-card"), "acc") }
    }
    .inf = { $you ->
        [yes] взять { COUNT($amount, WORD("noun-card"), "acc") }
        [they] взять { COUNT($amount, WORD("noun-card"), "acc") }
       *[no] позволить { CASE($who, "dat") } взять { COUNT($amount, WORD("noun-card"), "acc") }
    }
effect-discard-from-hand = сбросьте { CASE($what, "acc") }
    .inf = сбросить { CASE($what, "acc") }
    .third = сбросит { CASE($what, "acc") }
    .that = adj-discarded
effect-discard-in-play = сбросьте { $long ->
        [yes] из игры { CASE($what, "acc") }
       *[no] { CASE($what, "acc") } из игры
    }
    .inf = сбросить { $long ->
        [yes] из игры { CASE($what, "acc") }
       *[no] { CASE($what, "acc") } из игры
    }
effect-set-aside = отложите { CASE($what, "acc") } в сторону
    .inf = отложить { CASE($what, "acc") } в сторону
effect-exhaust = поверните { CASE($what, "acc") }
    .inf = повернуть { CASE($what, "acc") }
effect-activate-them = активируйте { CASE($what, "acc") }
    .inf = активировать { CASE($what, "acc") }
effect-lower-cost = снизьте стоимость разыгрываемой карты на { $by }
    .inf = снизить стоимость разыгрываемой карты на { $by }
effect-redeploy-this = вместо сброса переместите { CASE($this, "acc") } на { CASE($to, "acc") }
    .inf = вместо сброса переместить { CASE($this, "acc") } на { CASE($to, "acc") }

effect-move-upgrade = переместите { CASE($what, "acc") } на { CASE($to, "acc") }
    .inf = переместить { CASE($what, "acc") } на { CASE($to, "acc") }
effect-move-shields = переместите { COUNT($amount, WORD("noun-shield"), "acc") } с { CASE($from, "gen") } на { CASE($to, "acc") }
    .inf = переместить { COUNT($amount, WORD("noun-shield"), "acc") } с { CASE($from, "gen") } на { CASE($to, "acc") }
effect-become = превратите { CASE($what, "acc") } в { CASE($kind, "acc") } до конца игры
    .inf = превратить { CASE($what, "acc") } в { CASE($kind, "acc") } до конца игры
effect-ready = подготовьте { CASE($what, "acc") }
    .inf = подготовить { CASE($what, "acc") }
effect-defeat-them = победите { CASE($what, "acc") }
    .inf = победить { CASE($what, "acc") }
effect-return-to-hand = верните { CASE($what, "acc") } { $many ->
        [yes] на руки владельцам
       *[no] на руку владельца
    }
    .inf = вернуть { CASE($what, "acc") } { $many ->
        [yes] на руки владельцам
       *[no] на руку владельца
    }
effect-play = сыграйте { CASE($where, "acc") } { $discard ->
        [yes] { $hand ->
            [yes] с руки или из сброса
           *[no] из сброса
        }
       *[no] с руки
    }{ $has-on ->
        [yes] { " " }на { CASE($on, "acc") }
       *[no] { "" }
    }{ $free ->
        [yes] { " " }бесплатно
       *[no] { "" }
    }{ $less-sign ->
        [more] , заплатив на { $less } меньше
       *[none] { "" }
    }
    .inf = сыграть { CASE($where, "acc") } { $discard ->
        [yes] { $hand ->
            [yes] с руки или из сброса
           *[no] из сброса
        }
       *[no] с руки
    }{ $has-on ->
        [yes] { " " }на { CASE($on, "acc") }
       *[no] { "" }
    }{ $free ->
        [yes] { " " }бесплатно
       *[no] { "" }
    }{ $less-sign ->
        [more] , заплатив на { $less } меньше
       *[none] { "" }
    }
    .unrestricted = не соблюдая ограничений на розыгрыш
effect-stack-on-this = отложите { CASE($this, "acc") } в сторону и положите сверху лицом вниз { CASE($what, "acc") }
    .inf = отложить { CASE($this, "acc") } в сторону и положить сверху лицом вниз { CASE($what, "acc") }
effect-play-stacked = бесплатно сыграйте карту, лежащую на отложенной копии { CASE($this, "gen") }, и сбросьте эту копию
    .inf = бесплатно сыграть карту, лежащую на отложенной копии { CASE($this, "gen") }, и сбросить эту копию
effect-take-battlefield = возьмите поле боя под контроль
    .inf = взять поле боя под контроль
effect-switch-battlefield = замените поле боя одним из неиспользуемых
    .inf = заменить поле боя одним из неиспользуемых
effect-use-claim = примените способность захвата { $or-power-action ->
        [yes] или мощное действие поля боя, даже если их уже применяли
       *[no] поля боя
    }
    .inf = применить способность захвата { $or-power-action ->
        [yes] или мощное действие поля боя, даже если их уже применяли
       *[no] поля боя
    }
effect-use-unused-claim = примените способность захвата неиспользуемого поля боя
    .inf = применить способность захвата неиспользуемого поля боя
effect-end-action-phase = завершите фазу действий
    .inf = завершить фазу действий
effect-set-event-aside = вместо сброса отложите { CASE($this, "acc") } в сторону
    .inf = вместо сброса отложить { CASE($this, "acc") } в сторону

## Что делают другие; что происходит вместо этого и позже

effect-they = { $who } должен { $effect }
    .inf = заставить { CASE($who, "acc") } { $effect }
    .may = { $who } может { $effect }
effect-for-each = для { CASE($who, "gen") }: { $effect }
effect-any-may = { $who } может { $pays }
    .then = если кто-то так поступит, { $effect }
effect-share-choices = { $theirs ->
        [0] выберите и примените { $yours } из этих эффектов:{ $choices }
       *[other] пусть соперник выберет и применит { $theirs } из этих эффектов, а затем выберите и примените { $yours } из остальных:{ $choices }
    }
    .inf = { $theirs ->
        [0] выбрать и применить { $yours } из этих эффектов:{ $choices }
       *[other] дать сопернику выбрать и применить { $theirs } из этих эффектов, а затем выбрать и применить { $yours } из остальных:{ $choices }
    }
effect-bid-tokens = пусть каждый игрок тайно выберет число; затем раскройте все числа
    .inf = предложить каждому игроку тайно выбрать число, а затем раскрыть все числа
effect-instead = вместо этого { $effect }
effect-redirect = перенаправьте этот урон на { CASE($to, "acc") }
    .inf = перенаправить этот урон на { CASE($to, "acc") }
effect-block-from-deck = сбросьте с верха своей колоды по карте за каждую единицу урона, чтобы заблокировать её
    .inf = сбросить с верха своей колоды по карте за каждую единицу урона, чтобы заблокировать её
effect-later = { $when } { $effect }
later-round-ended = в конце раунда
later-round-began = в начале следующего раунда
later-action-phase-ended = в конце фазы действий
later-turn-began = в начале следующего хода

## Условия: придаточные после «если», «пока» и «только если»

condition-spot = у вас { GENDER($select) ->
        [f] выложена
        [n] выложено
        [pl] выложены
       *[m] выложен
    } { $select }
    .not = у вас не { GENDER($select) ->
        [f] выложена
        [n] выложено
        [pl] выложены
       *[m] выложен
    } { $select }
condition-has = { $whose ->
        [yours] у вас есть { $select }
        [anybodys] есть { $select }
       *[other] у соперника есть { $select }
    }
condition-is = { $what } { $predicate }
condition-control-battlefield = вы контролируете поле боя
    .not = вы не контролируете поле боя
condition-defeated-unique-character = хотя бы один ваш уникальный персонаж побеждён
condition-more-dice-than-an-opponent = в вашем пуле больше кубиков, чем в пуле соперника{ COMMA() }
condition-at-least = { $whose ->
        [yours] у вас не меньше { COUNT($number, $select-noun, "gen") }
        [anybodys] есть не меньше { COUNT($number, $select-noun, "gen") }
       *[other] у соперника не меньше { COUNT($number, $select-noun, "gen") }
    }
condition-either = { LIST($conditions, "or") }
condition-always = ничто этого не запрещает
condition-first-round = идёт первый раунд
predicate-is = — { LIST($items, "or") }
predicate-is-not = — не { LIST($items, "nor") }
predicate-is-neither = — не { LIST($items, "nor") }

## Количества: чем является число. $what — его существительное (.noun).

amount-value-of = { $what } { CASE($die, "gen") }
    .noun = noun-value
amount-count-of = { $what } { $whose ->
       *[other] { PLURAL($of, "gen") }
    }
    .noun = noun-number
amount-cards-in-hand = { $what } карт на { $you ->
        [yes] вашей руке
       *[no] руке { CASE($who, "gen") }
    }
    .noun = noun-number
amount-how-many = { $what } { $has-filter ->
        [yes] { PLURAL($filter, "gen") } среди { PLURAL($name, "gen") }
       *[no] { PLURAL($name, "gen") }
    }
    .noun = noun-number
amount-number = { AGREE($what, "adj-this") } { $what }
    .noun = noun-number
amount-cost-of = { $what } { CASE($name, "gen") }
    .noun = noun-cost
amount-shields-on = { $what } щитов у { CASE($subject, "gen") }
    .noun = noun-number
amount-most-of-one-subtype = { AGREE($what, "adj-greatest") } { $what } ваших персонажей с общим подтипом
    .noun = noun-number

## Моменты. .noun — о чём идёт речь.

trigger-activated = { $by ->
        [you] после того как вы активировали { CASE($what, "acc") }{ COMMA() }
        [opponent] после того как соперник активировал { CASE($what, "acc") }{ COMMA() }
       *[anybody] после активации { CASE($what, "gen") }
    }
    .noun = noun-card
trigger-activate = { $by ->
        [you] прежде чем активировать { CASE($what, "acc") }{ COMMA() }
        [opponent] прежде чем соперник активирует { CASE($what, "acc") }{ COMMA() }
       *[anybody] перед активацией { CASE($what, "gen") }
    }
    .noun = noun-card
trigger-played = { $by ->
        [you] после того как вы сыграли { CASE($what, "acc") }{ $has-on ->
            [yes] { " " }на { CASE($on, "acc") }
           *[no] { "" }
        }{ COMMA() }
        [opponent] после того как соперник сыграл { CASE($what, "acc") }{ $has-on ->
            [yes] { " " }на { CASE($on, "acc") }
           *[no] { "" }
        }{ COMMA() }
       *[anybody] после розыгрыша { CASE($what, "gen") }{ $has-on ->
            [yes] { " " }на { CASE($on, "acc") }
           *[no] { "" }
        }
    }
    .noun = noun-card
trigger-play-card = { $by ->
        [you] прежде чем сыграть { CASE($what, "acc") }{ $has-on ->
            [yes] { " " }на { CASE($on, "acc") }
           *[no] { "" }
        }{ COMMA() }
        [opponent] прежде чем соперник сыграет { CASE($what, "acc") }{ $has-on ->
            [yes] { " " }на { CASE($on, "acc") }
           *[no] { "" }
        }{ COMMA() }
       *[anybody] перед розыгрышем { CASE($what, "gen") }{ $has-on ->
            [yes] { " " }на { CASE($on, "acc") }
           *[no] { "" }
        }
    }
    .noun = noun-card
trigger-die-rolled = { $by ->
        [you] после того как вы бросили { CASE($what, "acc") } в свой пул{ COMMA() }
        [opponent] после того как соперник бросил { CASE($what, "acc") } в свой пул{ COMMA() }
       *[anybody] после броска { CASE($what, "gen") } в пул
    }
    .noun = noun-die
trigger-die-rerolled = { $by ->
        [you] после того как вы перебросили { CASE($what, "acc") }{ COMMA() }
        [opponent] после того как соперник перебросил { CASE($what, "acc") }{ COMMA() }
       *[anybody] после переброса { CASE($what, "gen") }
    }
    .noun = noun-die
trigger-die-resolved = { $by ->
        [you] после того как вы применили результат { CASE($what, "gen") }{ COMMA() }
        [opponent] после того как соперник применил результат { CASE($what, "gen") }{ COMMA() }
       *[anybody] после применения результата { CASE($what, "gen") }
    }
    .noun = noun-die
trigger-resolve-die = { $by ->
        [you] прежде чем применить результат { CASE($what, "gen") }{ COMMA() }
        [opponent] прежде чем соперник применит результат { CASE($what, "gen") }{ COMMA() }
       *[anybody] перед применением результата { CASE($what, "gen") }
    }
    .noun = noun-die
trigger-die-removed = { $by ->
        [you] после того как вы убрали { CASE($what, "acc") }{ COMMA() }
        [opponent] после того как соперник убрал { CASE($what, "acc") }{ COMMA() }
       *[anybody] после того как убран { $what }{ COMMA() }
    }
    .noun = noun-die
trigger-die-turned = { $by ->
        [you] после того как вы перевернули { CASE($what, "acc") }{ COMMA() }
        [opponent] после того как соперник перевернул { CASE($what, "acc") }{ COMMA() }
       *[anybody] после того как перевёрнут { $what }{ COMMA() }
    }
    .noun = noun-die
trigger-die-rolls = { $by ->
        [you] после того как вы бросили или перебросили { CASE($what, "acc") }{ COMMA() }
        [opponent] после того как соперник бросил или перебросил { CASE($what, "acc") }{ COMMA() }
       *[anybody] после броска или переброса { CASE($what, "gen") }
    }
    .noun = noun-die
trigger-dice-removed = { $by ->
        [you] после того как вы убрали кубики соперника{ COMMA() }
        [opponent] после того как соперник убрал чужие кубики{ COMMA() }
       *[anybody] после того как кубики убраны из пула{ COMMA() }
    }
    .noun = noun-die
trigger-claimed = { $by ->
        [you] после того как вы захватили поле боя{ COMMA() }
        [opponent] после того как соперник захватил поле боя{ COMMA() }
       *[anybody] после захвата поля боя
    }
    .noun = noun-card
trigger-discarded-to-reroll = { $by ->
        [you] после того как вы сбросили карту, чтобы перебросить кубики{ COMMA() }
        [opponent] после того как соперник сбросил карту, чтобы перебросить кубики{ COMMA() }
       *[anybody] после того как карту сбросили, чтобы перебросить кубики{ COMMA() }
    }
    .noun = noun-card
trigger-damage-dealt = { $by ->
        [you] после того как вы нанесли урон { CASE($what, "dat") }{ COMMA() }
        [opponent] после того как соперник нанёс урон { CASE($what, "dat") }{ COMMA() }
       *[anybody] после того как { $what } получает урон{ COMMA() }
    }
    .noun = type-character
trigger-damage = { $by ->
        [you] прежде чем вы нанесёте урон { CASE($what, "dat") }{ COMMA() }
        [opponent] прежде чем соперник нанесёт урон { CASE($what, "dat") }{ COMMA() }
       *[anybody] прежде чем { CASE($what, "dat") } будет нанесён урон{ COMMA() }
    }
    .noun = type-character
    .would = если { CASE($what, "dat") } должен быть нанесён урон{ COMMA() }
trigger-take-damage = { $by ->
        [you] прежде чем { $what } получит урон от вас{ COMMA() }
        [opponent] прежде чем { $what } получит урон от соперника{ COMMA() }
       *[anybody] прежде чем { $what } получит урон{ COMMA() }
    }
    .noun = type-character
    .would = если { $what } должен получить урон{ COMMA() }
trigger-defeated = { $by ->
        [you] после поражения { CASE($what, "gen") } под вашим контролем
        [opponent] после поражения { CASE($what, "gen") } под контролем соперника
       *[anybody] после поражения { CASE($what, "gen") }
    }
    .noun = type-character
trigger-defeat = { $by ->
        [you] перед поражением { CASE($what, "gen") } под вашим контролем
        [opponent] перед поражением { CASE($what, "gen") } под контролем соперника
       *[anybody] перед поражением { CASE($what, "gen") }
    }
    .noun = type-character
    .would = если { $what } должен быть побеждён{ COMMA() }
trigger-defeat-by-damage = { $by ->
        [you] перед поражением { CASE($what, "gen") } под вашим контролем от урона
        [opponent] перед поражением { CASE($what, "gen") } под контролем соперника от урона
       *[anybody] перед поражением { CASE($what, "gen") } от урона
    }
    .noun = type-character
    .would = если { $what } должен быть побеждён из-за урона{ COMMA() }
trigger-discard-from-play = { $by ->
        [you] перед сбросом из игры { CASE($what, "gen") } под вашим контролем
        [opponent] перед сбросом из игры { CASE($what, "gen") } под контролем соперника
       *[anybody] перед сбросом из игры { CASE($what, "gen") }
    }
    .noun = noun-card
    .would = если карта ({ $what }) должна быть сброшена из игры{ COMMA() }
trigger-discard-by-effect = { $by ->
        [you] прежде чем эффект сбросит из игры { CASE($what, "acc") } под вашим контролем{ COMMA() }
        [opponent] прежде чем эффект сбросит из игры { CASE($what, "acc") } под контролем соперника{ COMMA() }
       *[anybody] прежде чем эффект сбросит из игры { CASE($what, "acc") }{ COMMA() }
    }
    .noun = noun-card
    .would = если эффект должен сбросить из игры { CASE($what, "acc") }{ COMMA() }

## Постоянные способности

constant-more-health = { $has-while ->
        [yes] пока { $while }, у { CASE($of, "gen") } { $amount-sign ->
            [less] −{ $amount-size } к здоровью
           *[more] +{ $amount-size } к здоровью
        }
       *[no] у { CASE($of, "gen") } { $amount-sign ->
            [less] −{ $amount-size } к здоровью
           *[more] +{ $amount-size } к здоровью
        }
    }
constant-has-keyword = { $has-while ->
        [yes] пока { $while }, у { CASE($of, "gen") } есть { QUOTE(CAP($keyword)) }
       *[no] у { CASE($of, "gen") } есть { QUOTE(CAP($keyword)) }
    }
constant-discard-this-if = сбросьте { CASE($this, "acc") } из игры, если { $condition }
constant-cannot-play-on-this = вы не можете играть { PLURAL($filter, "acc") } на { CASE($this, "acc") }
constant-team-points = когда вы набираете команду, { $filter } стоит на { COUNT($change-size, WORD("noun-point"), "acc") } { $change-sign ->
        [less] дешевле
       *[more] дороже
    }
    .noun = type-character

constant-loses-keyword = { $of } теряет { QUOTE(CAP($keyword)) }
constant-x-is = X — это { $amount }
constant-modifies-any-symbol = грани этого кубика без символа могут быть модификаторами любого символа{ $has-filter ->
        [yes] { " " }{ CASE($filter, "gen") }
       *[no] { "" }
    }
    .noun = noun-die
constant-cheaper = { $first ->
        [yes] { AGREE($filter, "adj-first") } за раунд { $filter } стоит вам на { $by } меньше
       *[no] { PLURAL($filter) } стоят вам на { $by } меньше
    }
constant-resolve-as = можете применять { $has-filter ->
        [yes] свои { PLURAL($filter, "acc") }, показывающие { LIST($sides, "or") }
       *[no] кубики { CASE($this, "gen") }, показывающие { LIST($sides, "or") }
    }, как если бы они показывали { $value ->
        [-1] { CASE($to, "acc") }
       *[other] { COUNT($value, $to, "acc") }
    }
    .noun = noun-die
constant-one-die-each-turn = за ход можно применить результат только одного кубика { CASE($of, "gen") }, и модификаторы к нему не добавляются
constant-unblockable-die = урон от кубика { CASE($of, "gen") } и от кубиков, которые он модифицирует, неблокируемый
constant-copies-not-unique = пока { $while }, ваши копии { CASE($this, "gen") } не уникальны
constant-limit-per-character = у персонажа с { CASE($this, "ins") } может быть только { COUNT($most, $filter) }
    .noun = type-upgrade
constant-makes-elite = { $of } — элитный персонаж
constant-has-abilities-of = у { CASE($of, "gen") } есть и способности { CASE($select, "gen") }
constant-loses-abilities = { $of } теряет все способности{ $but-specials ->
        [yes] , кроме особенностей
       *[no] { "" }
    }

## Что карта позволяет и запрещает при составлении колоды. .noun — о чём говорит фильтр.

constant-few-sets = остальные ваши карты могут быть только из { $number } наборов по вашему выбору (только в формате { $format ->
        [infinite] Infinite
       *[other] { $format }
    })
constant-may-include = в вашей колоде { $has-number ->
        [yes] может быть до { COUNT($number, $filter, "gen") }
       *[no] могут быть { PLURAL($filter) }
    }{ $different ->
        [yes] , все разные
       *[no] { "" }
    }{ $any-color ->
        [yes] , каких бы цветов ни были ваши персонажи
       *[no] { "" }
    }
constant-more-copies = в вашей колоде может быть на одну копию больше { COUNT($cards, WORD("noun-different-card"), "gen") }
constant-copies-allowed = в вашей колоде может быть до { COUNT($number, WORD("noun-copy"), "gen") } этой карты
constant-one-copy-each = в вашей колоде не может быть двух копий одной карты
constant-no-cards = в вашей колоде не может быть { PLURAL($filter, "gen") }
constant-only-with = в вашей команде должен быть { $has-filter ->
        [yes] { $filter }
       *[no] персонаж
    }{ $has-points ->
        [yes] { " " }стоимостью от { COUNT($points, WORD("noun-point"), "gen") }
       *[no] { "" }
    }
    .noun = type-character
constant-only-if-each = в вашей команде могут быть только { PLURAL($filter) }
    .noun = type-character
constant-not-with = в вашей команде не может быть { CASE($filter, "gen") }
    .noun = type-character
constant-one-color = все персонажи вашей команды должны быть одного цвета
constant-shared-color = хотя бы два персонажа вашей команды должны быть одного цвета
constant-both-sides = в вашей команде могут быть и герои, и злодеи
constant-points-with = если в вашей команде есть { AGREE($filter, "adj-other") } { $filter }, { $this } стоит на { COUNT($change-size, WORD("noun-point"), "acc") } { $change-sign ->
        [less] дешевле
       *[more] дороже
    }
    .noun = type-character

## Виды способностей и ограничения на розыгрыш

clause-action = Действие: { $text }
clause-power-action = Мощное действие: { $text }
clause-claim = Захват: { $text }
clause-special = Особенность: { $text }
restriction-only-if = Эту карту можно сыграть, только если { $condition }.
restriction-only-on = Эту карту можно сыграть только на { CASE($what, "acc") }.
restriction-modify = Прикрепляется к { CASE($what, "dat") }.
with-reminder = { CAP($keyword) } ({ $reminder })
when-ambush = сыграв { CASE($this, "acc") }, можете совершить ещё одно действие
when-guardian = прежде чем активировать { CASE($this, "acc") }{ COMMA() }
when-redeploy = если персонаж с { CASE($this, "ins") } побеждён{ COMMA() }
