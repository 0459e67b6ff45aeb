### Что делают карты, слово за словом. Имя сообщения — вид слова и его имя в словаре карт:
### DealDamage — effect-deal-damage. Разделы — файлы словаря.
### У эффектов есть наклонения: .inf — «можете убрать», .third — «если соперник не отдаст».
### .first — что в предложении названо раньше остального.

## Как эффекты следуют друг за другом

effect-then = затем { $effect }
    .if = затем, { $effect }
    .if-done = если вы это сделали, { $effect }
effect-or-else = { $first } или { $otherwise }
    .otherwise = иначе { $otherwise }
effect-if = если { $condition }, { $effect }
    .otherwise = иначе { $effect }
    .otherwise-if = иначе, { $effect }
effect-may = можете { $effect }
effect-to = { $cost }, чтобы { $effect }
    .if = { $cost }, чтобы { $effect }, если { $condition }
effect-use-only-if = это можно использовать, только если { $condition }
effect-once-per-game = эта способность действует только один раз за игру
effect-up-to-times = до { $times } раз можете { $effect }
effect-modal = выберите одно:{ $choices }
    .inf = выбрать одно:{ $choices }
effect-instead = вместо этого { $effect }
lead-and = { $clause } и { $condition }{ COMMA() }
effect-later = { $when } { $effect }
effect-trigger-again = { $after ->
        [Defeated] примените способность { CASE($of, "gen") }, как если бы персонаж был только что побеждён
       *[Activated] ещё раз примените способность { CASE($of, "gen") }, которая срабатывает после его активации
    }
    .inf = { $after ->
        [Defeated] применить способность { CASE($of, "gen") }, как если бы персонаж был только что побеждён
       *[Activated] ещё раз применить способность { CASE($of, "gen") }, которая срабатывает после его активации
    }
effect-use-special = используйте особенность { CASE($of, "gen") }
    .inf = использовать особенность { CASE($of, "gen") }
later-round-ended = в конце раунда
later-round-began = в начале следующего раунда
later-action-phase-ended = в конце фазы действий
later-upkeep-started = после начала фазы перегруппировки
later-turn-began = в начале следующего хода
later-played = после того как эта карта будет сыграна на персонажа,

## Что делают другие игроки

effect-they = { $who } должен { $effect }
    .inf = заставить { CASE($who, "acc") } { $effect }
    .may = { $who } может { $effect }
effect-for-each = за { CASE($who, "acc") } { $effect }
effect-for-each-card = за каждую из этих карт { $effect }
effect-repeatable = затем { $who } может { $cost }, чтобы сделать то же самое с вами или другим своим соперником, и так далее
effect-unless = { $does }, если { $who } не { $pays }
    .you = { $does }; вместо этого можете { $pays }
    .or = { $first } или не { $other }
effect-any-may = { $who } может { $pays }
    .then = если кто-то так поступит, { $effect }
    .then-one = если он так поступит, { $effect }
effect-share-choices = { $theirs ->
        [0] выберите и примените { $yours } из этих эффектов:{ $choices }
       *[other] соперник выбирает и применяет { $theirs } из этих эффектов; затем выберите и примените { $yours } из остальных:{ $choices }
    }
    .inf = { $theirs ->
        [0] выбрать и применить { $yours } из этих эффектов:{ $choices }
       *[other] дать сопернику выбрать и применить { $theirs } из этих эффектов, а затем выбрать и применить { $yours } из остальных:{ $choices }
    }
effect-they-choose = { $who } выбирает { $number ->
        [1] один из этих эффектов; примените выбранный
       *[other] { $number } из этих эффектов; примените выбранные
    }:{ $choices }
    .inf = дать { CASE($who, "dat") } выбрать { $number ->
        [1] один из этих эффектов и применить выбранный
       *[other] { $number } из этих эффектов и применить выбранные
    }:{ $choices }
effect-split-pool = { $any-pool ->
        [yes] выберите пул: соперник делит кубики в нём на две группы, а вы выбираете одну из них
       *[no] соперник делит свой пул на две группы; выберите одну из них и уберите все её кубики
    }
    .inf = { $any-pool ->
        [yes] выбрать пул: соперник делит кубики в нём на две группы, а вы выбираете одну из них
       *[no] заставить соперника разделить свой пул на две группы, выбрать одну из них и убрать все её кубики
    }
effect-one-die-next-turn = { $who } не может применить больше одного кубика в свой следующий ход этого раунда
    .inf = не дать { CASE($who, "dat") } применить больше одного кубика в следующий ход этого раунда
effect-must-next = { $who } должен следующим действием { $this-round ->
        [yes] в этом раунде { "" }
       *[no] { "" }
    }{ $action ->
        [play] сыграть выбранное событие
       *[activate] активировать одного из своих персонажей
    }, если может
    .inf = заставить { CASE($who, "acc") } следующим действием { $this-round ->
        [yes] в этом раунде { "" }
       *[no] { "" }
    }{ $action ->
        [play] сыграть выбранное событие
       *[activate] активировать одного из своих персонажей
    }, если он может
effect-cannot-repeat = { $who } не может совершить такое же действие в свой следующий ход
    .inf = не дать { CASE($who, "dat") } совершить такое же действие в следующий ход
effect-bid-tokens = каждый игрок тайно выбирает число; затем раскройте все числа
    .inf = предложить каждому игроку тайно выбрать число, а затем раскрыть все числа

## Выбор

effect-choose = выберите { CASE($what, "acc") }
    .inf = выбрать { CASE($what, "acc") }
    .that = adj-chosen
effect-choose-opponent = выберите { CASE($who, "acc") }
    .inf = выбрать { CASE($who, "acc") }
effect-name-one = назовите { $kind ->
        [colour] цвет
        [symbol] символ
        [number] число
        [type] тип карты: событие, поддержку или улучшение
        [card] карту
       *[subtype] { $has-of ->
            [yes] подтип { CASE($of, "gen") }
           *[no] { $any-card ->
                [yes] подтип
               *[no] подтип персонажа
            }
        }
    }
    .inf = назвать { $kind ->
        [colour] цвет
        [symbol] символ
        [number] число
        [type] тип карты: событие, поддержку или улучшение
        [card] карту
       *[subtype] { $has-of ->
            [yes] подтип { CASE($of, "gen") }
           *[no] { $any-card ->
                [yes] подтип
               *[no] подтип персонажа
            }
        }
    }
effect-gain-named-subtype = присвойте { CASE($what, "dat") } этот подтип до конца раунда
    .inf = присвоить { CASE($what, "dat") } этот подтип до конца раунда
effect-paint-named-color = { $what } и кубики этой карты становятся названного цвета
    .inf = перекрасить { CASE($what, "acc") } и кубики этой карты в названный цвет

## Эффекты с кубиками. .that — каким словом потом назвать выбранное.

effect-remove = уберите { CASE($what, "acc") }
    .inf = убрать { CASE($what, "acc") }
    .third = уберёт { CASE($what, "acc") }
    .that = adj-removed
effect-reroll = { $again ->
        [yes] ещё раз перебросьте его
       *[no] перебросьте { CASE($what, "acc") }
    }
    .inf = { $again ->
        [yes] ещё раз перебросить его
       *[no] перебросить { CASE($what, "acc") }
    }
    .third = перебросит { CASE($what, "acc") }
    .that = adj-rerolled
effect-remove-lowest-rolls = каждый игрок складывает значения только что брошенных им кубиков персонажей, и каждый, у кого сумма наименьшая, убирает эти кубики
    .inf = велеть каждому игроку сложить значения только что брошенных им кубиков персонажей, а каждому, у кого сумма наименьшая, — убрать эти кубики
effect-capture = положите { CASE($what, "acc") } на { CASE($this, "acc") }: он остаётся там, пока { $this } в игре
    .inf = положить { CASE($what, "acc") } на { CASE($this, "acc") }: он остаётся там, пока { $this } в игре
effect-turn-to = переверните { CASE($what, "acc") } на { $target ->
        [named] грань без названного символа
        [shown] грань с символом, которого нет на ваших кубиках{ COMMA() }
        [alike] { $many ->
            [yes] грани с теми же символом и значением, что у { CASE($like, "gen") }{ COMMA() }
           *[no] грань с теми же символом и значением, что у { CASE($like, "gen") }{ COMMA() }
        }
        [like] грань с тем же символом, что у { CASE($like, "gen") }{ COMMA() }
        [first] его первую грань
        [costly] грань со стоимостью
        [differing] грани с разными значениями
        [least] грань со значением { $least } или больше
        [most] грань со значением не больше { CASE($most, "gen") }
        [value] { $many ->
            [yes] грани со значением { $value }
           *[no] грань со значением { $value }
        }
        [higher] грань со значением на { $higher } больше
        [symbols] { $many ->
            [yes] грани { LIST($sides, "or") }
           *[no] грань { LIST($sides, "or") }
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
        [costly] грань со стоимостью
        [differing] грани с разными значениями
        [least] грань со значением { $least } или больше
        [most] грань со значением не больше { CASE($most, "gen") }
        [value] { $many ->
            [yes] грани со значением { $value }
           *[no] грань со значением { $value }
        }
        [higher] грань со значением на { $higher } больше
        [symbols] { $many ->
            [yes] грани { LIST($sides, "or") }
           *[no] грань { LIST($sides, "or") }
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
    .that = adj-turned
effect-roll-in = бросьте { $theirs ->
        [yes] { CASE($what, "acc") } в пул его игрока
       *[no] { $trails ->
            [yes] в свой пул { CASE($what, "acc") }
           *[no] { CASE($what, "acc") } в свой пул
        }
    }
    .inf = бросить { $theirs ->
        [yes] { CASE($what, "acc") } в пул его игрока
       *[no] { $trails ->
            [yes] в свой пул { CASE($what, "acc") }
           *[no] { CASE($what, "acc") } в свой пул
        }
    }
    .that = adj-rolled
effect-roll-set-aside = бросьте { COUNT($count, WORD("noun-set-aside-die"), "acc") } { CASE($card, "gen") } в свой пул
    .inf = бросить { COUNT($count, WORD("noun-set-aside-die"), "acc") } { CASE($card, "gen") } в свой пул
effect-roll-its-die = бросьте кубик { CASE($card, "gen") } в свой пул; когда он будет применён или убран, отложите его
    .inf = бросить кубик { CASE($card, "gen") } в свой пул; когда он будет применён или убран, отложите его
effect-reroll-instead = перебросьте кубик { CASE($this, "gen") }, вместо того чтобы убирать его{ COMMA() }
    .inf = перебросить кубик { CASE($this, "gen") }, вместо того чтобы убирать его{ COMMA() }
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
effect-resolve-another-side = примените результат другой грани этого кубика
    .inf = применить результат другой грани этого кубика
effect-lower-die-cost = { $by ->
        [99] не платите стоимость грани
       *[other] уменьшите стоимость грани на { $by }
    }
    .inf = { $by ->
        [99] не платить стоимость грани
       *[other] уменьшить стоимость грани на { $by }
    }
effect-resolve-side-of = примените, если это возможно, одну из граней кубика { CASE($card, "gen") }
    .inf = применить, если это возможно, одну из граней кубика { CASE($card, "gen") }
effect-cannot-roll-next-round = запретите бросать { CASE($what, "acc") } в следующем раунде
    .inf = запретить бросать { CASE($what, "acc") } в следующем раунде
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
    .doubled = удвоив его значение, но не больше { $doubled }
    .bonus-if = { $has-more ->
        [yes] и ещё { $bonus }
       *[no] прибавив { $bonus } к его значению
    }, если { $bonus-if }
    .raise-one = прибавив { $raise-one } к значению одного из них
    .worth = считая его значением { CASE($worth, "acc") }
    .as-symbol = как если бы это { GENDER($as-symbol) ->
        [f] была
        [n] было
       *[m] был
    } { $as-symbol }
    .same-symbol = все с одним и тем же символом
    .and = а также { CASE($and, "gen") }, в любом порядке
    .as-base = как если бы он не был модификатором
    .free = не оплачивая стоимость { $many ->
        [yes] граней
       *[no] грани
    }
    .less = снизив { $many ->
        [yes] стоимость каждого
       *[no] его стоимость
    } на { $less }
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

## Урон, щиты, здоровье

effect-deal-damage = { $open ->
        [yes] выберите { CASE($to, "acc") } и нанесите каждому из них
       *[no] нанесите { $spread ->
            [yes] каждому из { CASE($to, "gen") }
           *[no] { CASE($to, "dat") }
        }
    } { $unblockable ->
        [yes] { COUNT($amount, WORD("noun-unblockable-damage"), "acc") }
       *[no] { COUNT($amount, WORD("noun-damage"), "acc") }
    }
    .inf = { $open ->
        [yes] выбрать { CASE($to, "acc") } и нанести каждому из них
       *[no] нанести { $spread ->
            [yes] каждому из { CASE($to, "gen") }
           *[no] { CASE($to, "dat") }
        }
    } { $unblockable ->
        [yes] { COUNT($amount, WORD("noun-unblockable-damage"), "acc") }
       *[no] { COUNT($amount, WORD("noun-damage"), "acc") }
    }
    .third = { $spread ->
        [yes] нанесёт каждому из { CASE($to, "gen") }
       *[no] нанесёт { CASE($to, "dat") }
    } { $unblockable ->
        [yes] { COUNT($amount, WORD("noun-unblockable-damage"), "acc") }
       *[no] { COUNT($amount, WORD("noun-damage"), "acc") }
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
    .ransom = причём этот игрок может потратить до { COUNT($ransom, WORD("noun-resource"), "gen") }, чтобы заблокировать столько же урона
    .that = adj-damaged
    .first = to
effect-make-them-distribute = { $who } { $or-lose ->
        [yes] распределяет урон между своими персонажами и (или) теряет ресурсы, всего { $amount }
       *[no] распределяет { COUNT($amount, WORD("noun-damage"), "acc") } между своими персонажами
    }
    .inf = заставить { CASE($who, "acc") } { $or-lose ->
        [yes] распределить урон между своими персонажами и (или) потерять ресурсы, всего { $amount }
       *[no] распределить { COUNT($amount, WORD("noun-damage"), "acc") } между своими персонажами
    }
    .first = who
effect-share-damage = распределите между любыми персонажами { $unblockable ->
        [yes] { COUNT($amount, WORD("noun-unblockable-damage"), "acc") }
       *[no] { COUNT($amount, WORD("noun-damage"), "acc") }
    }
    .inf = распределить между любыми персонажами { $unblockable ->
        [yes] { COUNT($amount, WORD("noun-unblockable-damage"), "acc") }
       *[no] { COUNT($amount, WORD("noun-damage"), "acc") }
    }
effect-give-shields = { $open ->
        [yes] выберите { CASE($to, "acc") } и дайте каждому из них
       *[no] дайте { $spread ->
            [yes] каждому из { CASE($to, "gen") }
           *[no] { CASE($to, "dat") }
        }
    } { COUNT($amount, WORD("noun-shield"), "acc") }
    .inf = { $open ->
        [yes] выбрать { CASE($to, "acc") } и дать каждому из них
       *[no] дать { $spread ->
            [yes] каждому из { CASE($to, "gen") }
           *[no] { CASE($to, "dat") }
        }
    } { COUNT($amount, WORD("noun-shield"), "acc") }
effect-remove-shields = снимите с { CASE($what, "gen") } { $up-to ->
        [yes] { $amount ->
            [99] любое количество щитов
           *[other] до { COUNT($amount, WORD("noun-shield"), "gen") }
        }
       *[no] { $amount-sign ->
            [none] все щиты
           *[more] { COUNT($amount, WORD("noun-shield"), "acc") }
        }
    }
    .inf = снять с { CASE($what, "gen") } { $up-to ->
        [yes] { $amount ->
            [99] любое количество щитов
           *[other] до { COUNT($amount, WORD("noun-shield"), "gen") }
        }
       *[no] { $amount-sign ->
            [none] все щиты
           *[more] { COUNT($amount, WORD("noun-shield"), "acc") }
        }
    }
effect-place-damage = положите на { CASE($on, "acc") } { COUNT($amount, WORD("noun-damage"), "acc") }
    .inf = положить на { CASE($on, "acc") } { COUNT($amount, WORD("noun-damage"), "acc") }
    .that = adj-mentioned
effect-heal = { $support ->
        [yes] снимите с { CASE($what, "gen") } { $amount ->
            [99] весь урон
           *[other] { COUNT($amount, WORD("noun-damage"), "acc") }
        }
       *[no] { $open ->
            [yes] выберите { CASE($what, "acc") } и восстановите каждому из них
           *[no] восстановите { $spread ->
                [yes] каждому из { CASE($what, "gen") }
               *[no] { CASE($what, "dat") }
            }
        } { $up-to ->
            [yes] до { COUNT($amount, WORD("noun-health"), "gen") }
           *[no] { COUNT($amount, WORD("noun-health"), "acc") }
        }
    }
    .inf = { $support ->
        [yes] снять с { CASE($what, "gen") } { $amount ->
            [99] весь урон
           *[other] { COUNT($amount, WORD("noun-damage"), "acc") }
        }
       *[no] { $open ->
            [yes] выбрать { CASE($what, "acc") } и восстановить каждому из них
           *[no] восстановить { $spread ->
                [yes] каждому из { CASE($what, "gen") }
               *[no] { CASE($what, "dat") }
            }
        } { $up-to ->
            [yes] до { COUNT($amount, WORD("noun-health"), "gen") }
           *[no] { COUNT($amount, WORD("noun-health"), "acc") }
        }
    }
effect-move-damage = переместите { $exactly ->
        [yes] { $most ->
            [99] весь урон
           *[other] { COUNT($most, WORD("noun-damage"), "acc") }
        }
       *[no] { $most ->
            [99] любое количество урона
           *[other] до { COUNT($most, WORD("noun-damage"), "gen") }
        }
    } с { CASE($from, "gen") } на { CASE($to, "acc") }
    .inf = переместить { $exactly ->
        [yes] { $most ->
            [99] весь урон
           *[other] { COUNT($most, WORD("noun-damage"), "acc") }
        }
       *[no] { $most ->
            [99] любое количество урона
           *[other] до { COUNT($most, WORD("noun-damage"), "gen") }
        }
    } с { CASE($from, "gen") } на { CASE($to, "acc") }
effect-strike-own = за { CASE($dice, "acc") } нанесите его персонажу урон, равный значению этого кубика
    .inf = за { CASE($dice, "acc") } нанести его персонажу урон, равный значению этого кубика
effect-strike-each-other = { $one ->
       *[other] нанесите { $other ->
           *[other] персонажам этих кубиков урон — каждому по значению кубика другого
        }
    }
    .inf = { $one ->
       *[other] нанести { $other ->
           *[other] персонажам этих кубиков урон — каждому по значению кубика другого
        }
    }
effect-move-shields = переместите { $amount ->
        [99] { $up-to ->
            [yes] любое количество щитов
           *[no] все щиты
        }
       *[other] { COUNT($amount, WORD("noun-shield"), "acc") }
    } с { CASE($from, "gen") } на { CASE($to, "acc") }
    .inf = переместить { $amount ->
        [99] { $up-to ->
            [yes] любое количество щитов
           *[no] все щиты
        }
       *[other] { COUNT($amount, WORD("noun-shield"), "acc") }
    } с { CASE($from, "gen") } на { CASE($to, "acc") }
effect-share-shields = дайте { COUNT($amount, WORD("noun-shield"), "acc") } { CASE($among, "dat") }, распределив их по своему усмотрению
    .inf = дать { COUNT($amount, WORD("noun-shield"), "acc") } { CASE($among, "dat") }, распределив их по своему усмотрению
effect-remove-shields-among = снимите { $most ->
        [99] любое количество щитов
       *[other] в сумме до { COUNT($most, WORD("noun-shield"), "gen") }
    } с { CASE($among, "gen") }
    .inf = снять { $most ->
        [99] любое количество щитов
       *[other] в сумме до { COUNT($most, WORD("noun-shield"), "gen") }
    } с { CASE($among, "gen") }
effect-move-damage-among = переместите урон между { CASE($among, "ins") } по своему усмотрению, не превышая здоровья персонажей
    .inf = переместить урон между { CASE($among, "ins") } по своему усмотрению, не превышая здоровья персонажей
effect-move-shields-among = переместите любое количество щитов на { CASE($among, "acc") }
    .inf = переместить любое количество щитов на { CASE($among, "acc") }
effect-block-with-shields = заблокируйте этот урон щитами { CASE($of, "gen") }
    .inf = заблокировать этот урон щитами { CASE($of, "gen") }
effect-block = заблокируйте { COUNT($amount, WORD("noun-damage"), "acc") }
    .inf = заблокировать { COUNT($amount, WORD("noun-damage"), "acc") }
effect-block-from-deck = сбросьте с верха своей колоды по карте за каждую единицу урона, чтобы заблокировать её
    .inf = сбросить с верха своей колоды по карте за каждую единицу урона, чтобы заблокировать её
effect-shelter = до конца фазы действий блокируйте весь урон соперников, нанесённый { CASE($what, "dat") }, кроме непрямого{ COMMA() }
    .inf = до конца фазы действий блокировать весь урон соперников, нанесённый { CASE($what, "dat") }, кроме непрямого{ COMMA() }
effect-redirect = перенаправьте этот урон на { CASE($to, "acc") }
    .inf = перенаправить этот урон на { CASE($to, "acc") }

## Рука, колода, сброс

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
effect-draw-up = доберите карты до предела руки
    .inf = добрать карты до предела руки
effect-discard-from-deck = { $amount-sign ->
        [amount] сбросьте { $amount-same ->
            [yes] { COUNT($amount, WORD("noun-card"), "acc") } с верха
           *[no] с верха
        } { $you ->
            [no] колоды { CASE($who, "gen") }
           *[yes] своей колоды
        }{ $amount-same ->
            [yes] { "" }
           *[no] { " " }{ COUNT($amount, WORD("noun-card"), "acc") }
        }
       *[more] сбросьте { COUNT($amount, WORD("noun-card"), "acc") } с верха { $you ->
            [no] колоды { CASE($who, "gen") }
           *[yes] своей колоды
        }
    }
    .inf = { $amount-sign ->
        [amount] сбросить { $amount-same ->
            [yes] { COUNT($amount, WORD("noun-card"), "acc") } с верха
           *[no] с верха
        } { $you ->
            [no] колоды { CASE($who, "gen") }
           *[yes] своей колоды
        }{ $amount-same ->
            [yes] { "" }
           *[no] { " " }{ COUNT($amount, WORD("noun-card"), "acc") }
        }
       *[more] сбросить { COUNT($amount, WORD("noun-card"), "acc") } с верха { $you ->
            [no] колоды { CASE($who, "gen") }
           *[yes] своей колоды
        }
    }
    .third = сбросит { COUNT($amount, WORD("noun-card"), "acc") } с верха своей колоды
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
    .first = who
effect-discard-from-hand = сбросьте { CASE($what, "acc") }
    .inf = сбросить { CASE($what, "acc") }
    .third = сбросит { CASE($what, "acc") }
    .that = adj-discarded
effect-search-deck = найдите в своей колоде { CASE($where, "acc") }, { $has-where ->
        [yes] покажите сопернику и возьмите на руку
       *[no] возьмите её на руку
    }, затем перемешайте колоду
    .inf = найти в своей колоде { CASE($where, "acc") }, { $has-where ->
        [yes] показать сопернику и взять на руку
       *[no] взять её на руку
    }, затем перемешать колоду
effect-discard-cheapest = посмотрите карты на руке { CASE($who, "gen") } и сбросьте самую дешёвую из них (если таких несколько, выбираете вы)
    .inf = посмотреть карты на руке { CASE($who, "gen") } и сбросить самую дешёвую из них (если таких несколько, выбираете вы)
effect-put-on-deck = положите { CASE($what, "acc") } { $bottom ->
        [yes] под низ { $theirs ->
            [yes] его колоды
           *[no] своей колоды
        }
       *[no] на верх { $theirs ->
            [yes] его колоды
           *[no] своей колоды
        }
    }{ $many ->
        [yes] { " " }в любом порядке
       *[no] { "" }
    }
    .inf = положить { CASE($what, "acc") } { $bottom ->
        [yes] под низ { $theirs ->
            [yes] его колоды
           *[no] своей колоды
        }
       *[no] на верх { $theirs ->
            [yes] его колоды
           *[no] своей колоды
        }
    }{ $many ->
        [yes] { " " }в любом порядке
       *[no] { "" }
    }
    .that = adj-mentioned
effect-shuffle-into-deck = замешайте { CASE($what, "acc") } в колоду владельца
    .inf = замешать { CASE($what, "acc") } в колоду владельца
effect-look-at-random = { $reveal ->
        [yes] раскройте { COUNT($count, WORD("noun-random-card"), "acc") } { $you ->
            [no] с руки { CASE($who, "gen") }
           *[yes] со своей руки
        }
       *[no] посмотрите { COUNT($count, WORD("noun-random-card"), "acc") } на руке { CASE($who, "gen") }
    }{ $has-discard ->
        [yes] { " " }и сбросьте из них { PLURAL($discard, "acc") }
       *[no] { "" }
    }
    .inf = { $reveal ->
        [yes] раскрыть { COUNT($count, WORD("noun-random-card"), "acc") } { $you ->
            [no] с руки { CASE($who, "gen") }
           *[yes] со своей руки
        }
       *[no] посмотреть { COUNT($count, WORD("noun-random-card"), "acc") } на руке { CASE($who, "gen") }
    }{ $has-discard ->
        [yes] { " " }и сбросить из них { PLURAL($discard, "acc") }
       *[no] { "" }
    }
    .that = adj-mentioned
effect-look-at-hand = посмотрите карты на руке { CASE($who, "gen") }
    .inf = посмотреть карты на руке { CASE($who, "gen") }
effect-discard-from-theirs = { $who } выбирает карту у себя на руке; посмотрите остальные его карты и сбросьте одну из них
    .inf = дать { CASE($who, "dat") } выбрать карту у себя на руке, посмотреть остальные его карты и сбросить одну из них
effect-reveal-top = раскройте { $count ->
        [1] верхнюю карту
       *[other] { COUNT($count, WORD("noun-top-card"), "acc") }
    } { $you ->
        [no] колоды { CASE($who, "gen") }
       *[yes] своей колоды
    }
    .inf = раскрыть { $count ->
        [1] верхнюю карту
       *[other] { COUNT($count, WORD("noun-top-card"), "acc") }
    } { $you ->
        [no] колоды { CASE($who, "gen") }
       *[yes] своей колоды
    }
    .that = adj-mentioned
effect-reveal-from-hand = покажите всем { CASE($what, "acc") }
    .inf = показать всем { CASE($what, "acc") }
    .that = adj-mentioned
effect-reveal-hand = { $you ->
        [no] раскройте руку { CASE($who, "gen") }
       *[yes] раскройте свою руку
    }
    .inf = { $you ->
        [no] раскрыть руку { CASE($who, "gen") }
       *[yes] раскрыть свою руку
    }
effect-look-at-top = { $reveal ->
        [yes] раскройте
       *[no] посмотрите
    } { $count ->
        [1] верхнюю карту
       *[other] { COUNT($count, WORD("noun-top-card"), "acc") }
    } { $you ->
        [yes] своей колоды
       *[no] колоды { CASE($who, "gen") }
    }
    .inf = { $reveal ->
        [yes] раскрыть
       *[no] посмотреть
    } { $count ->
        [1] верхнюю карту
       *[other] { COUNT($count, WORD("noun-top-card"), "acc") }
    } { $you ->
        [yes] своей колоды
       *[no] колоды { CASE($who, "gen") }
    }
effect-from-top = { $has-where ->
        [yes] раскройте и возьмите из них на руку { CASE($where, "acc") }
       *[no] { $to ->
            [pile] сбросьте { $rest ->
                [yes] остальные
               *[no] одну из них
            }
           *[hand] { $theirs ->
                [no] возьмите { $other ->
                    [yes] другую
                   *[no] одну из них
                } на руку
               *[yes] добавьте { $other ->
                    [yes] другую
                   *[no] одну из них
                } на руку этого игрока
            }
        }
    }
    .inf = { $has-where ->
        [yes] раскрыть и взять из них на руку { CASE($where, "acc") }
       *[no] { $to ->
            [pile] сбросить { $rest ->
                [yes] остальные
               *[no] одну из них
            }
           *[hand] { $theirs ->
                [no] взять { $other ->
                    [yes] другую
                   *[no] одну из них
                } на руку
               *[yes] добавить { $other ->
                    [yes] другую
                   *[no] одну из них
                } на руку этого игрока
            }
        }
    }
effect-put-back = положите { $rest ->
        [yes] остальные
       *[no] их
    } { $to ->
        [bottom] под низ колоды
        [either] на верх и (или) под низ колоды
       *[top] на верх колоды
    } в любом порядке
    .inf = положить { $rest ->
        [yes] остальные
       *[no] их
    } { $to ->
        [bottom] под низ колоды
        [either] на верх и (или) под низ колоды
       *[top] на верх колоды
    } в любом порядке
effect-look-through-hand = { $reveal ->
        [yes] раскройте руку { CASE($who, "gen") }
       *[no] посмотрите карты на руке { CASE($who, "gen") }
    } и{ $up-to ->
        [yes] { $most ->
            [1] , если хотите,
           *[other] { "" }
        }
       *[no] { "" }
    } { $to ->
        [deck] положите с неё
        [aside] отложите с неё в сторону
        [choose] выберите на ней
       *[pile] сбросьте с неё
    } { $every ->
        [yes] все { PLURAL($where, "acc") }
       *[no] { $most ->
            [1] { CASE($where, "acc") }
           *[other] { $up-to ->
                [yes] до { COUNT($most, $where, "gen") }
               *[no] { COUNT($most, $where, "acc") }
            }
        }
    }{ $to ->
        [deck] { " " }на верх его колоды{ $most ->
            [1] { "" }
           *[other] { " " }в любом порядке
        }
       *[pile] { "" }
    }
    .inf = { $reveal ->
        [yes] раскрыть руку { CASE($who, "gen") }
       *[no] посмотреть карты на руке { CASE($who, "gen") }
    } и{ $up-to ->
        [yes] { $most ->
            [1] , если хотите,
           *[other] { "" }
        }
       *[no] { "" }
    } { $to ->
        [deck] положить с неё
        [aside] отложить с неё в сторону
        [choose] выбрать на ней
       *[pile] сбросить с неё
    } { $every ->
        [yes] все { PLURAL($where, "acc") }
       *[no] { $most ->
            [1] { CASE($where, "acc") }
           *[other] { $up-to ->
                [yes] до { COUNT($most, $where, "gen") }
               *[no] { COUNT($most, $where, "acc") }
            }
        }
    }{ $to ->
        [deck] { " " }на верх его колоды{ $most ->
            [1] { "" }
           *[other] { " " }в любом порядке
        }
       *[pile] { "" }
    }
effect-discard-chosen = { $name ->
        [looked-at] сбросьте эту карту
       *[other] сбросьте эти карты
    }
    .inf = { $name ->
        [looked-at] сбросить эту карту
       *[other] сбросить эти карты
    }
effect-shuffle-deck = перемешайте свою колоду
    .inf = перемешать свою колоду
effect-top-to-bottom = положите эту карту под низ колоды
    .inf = положить эту карту под низ колоды
effect-put-hand-on-deck = положите { CASE($what, "acc") } { $to ->
        [top] на верх
        [either] на верх или под низ
       *[bottom] под низ
    } своей колоды{ $many ->
        [yes] { " " }в любом порядке
       *[no] { "" }
    }
    .inf = положить { CASE($what, "acc") } { $to ->
        [top] на верх
        [either] на верх или под низ
       *[bottom] под низ
    } своей колоды{ $many ->
        [yes] { " " }в любом порядке
       *[no] { "" }
    }
effect-switch-with-discarded = поменяйте { CASE($what, "acc") } на { CASE($with, "acc") }
    .inf = поменять { CASE($what, "acc") } на { CASE($with, "acc") }
effect-add-to-hand = возьмите { $at-random ->
        [yes] случайную карту из своего сброса
       *[no] { CASE($what, "acc") }
    } на руку
    .inf = взять { $at-random ->
        [yes] случайную карту из своего сброса
       *[no] { CASE($what, "acc") }
    } на руку
    .that = adj-mentioned

## Карты в игре

effect-activate-them = активируйте { CASE($what, "acc") }
    .inf = активировать { CASE($what, "acc") }
effect-begin-piloting = до конца раунда сделайте { $this ->
       *[other] его
    } пилотом своей поддержки-транспорта: подготовленной, которую при этом активируйте, или той, которую уже пилотирует другой персонаж
    .inf = до конца раунда сделать { $this ->
       *[other] его
    } пилотом своей поддержки-транспорта: подготовленной, которую при этом активируйте, или той, которую уже пилотирует другой персонаж
effect-exhaust = поверните { CASE($what, "acc") }
    .inf = повернуть { CASE($what, "acc") }
effect-ready = верните { CASE($what, "acc") } в подготовленное положение
    .inf = вернуть { CASE($what, "acc") } в подготовленное положение
effect-move-upgrade = переместите { CASE($what, "acc") } на { CASE($to, "acc") }
    .inf = переместить { CASE($what, "acc") } на { CASE($to, "acc") }
effect-switch-with-hand = поменяйте местами { CASE($this, "acc") } и { CASE($what, "acc") }, не соблюдая ограничений на розыгрыш
    .inf = поменять местами { CASE($this, "acc") } и { CASE($what, "acc") }, не соблюдая ограничений на розыгрыш
    .that = adj-chosen
effect-redeploy-this = вместо сброса переместите { CASE($this, "acc") } на { CASE($to, "acc") }
    .inf = вместо сброса переместить { CASE($this, "acc") } на { CASE($to, "acc") }
effect-give-control = передайте { CASE($what, "acc") } под контроль соперника
    .inf = передать { CASE($what, "acc") } под контроль соперника
effect-return-to-play = { $for-points ->
        [yes] потратьте столько ресурсов, сколько очков стоит побеждённый { $where }, чтобы вернуть его в игру под своим контролем
       *[no] верните в игру { $exhausted ->
            [yes] повёрнутым { "" }
           *[no] { "" }
        }одного из своих побеждённых { PLURAL($where, "gen") }{ $wounded ->
            [yes] { " " }с уроном, равным половине его здоровья (с округлением вниз)
           *[no] { "" }
        }
    }{ $anybodys ->
       *[other] { "" }
    }
    .inf = { $for-points ->
        [yes] потратить столько ресурсов, сколько очков стоит побеждённый { $where }, чтобы вернуть его в игру под своим контролем
       *[no] вернуть в игру { $exhausted ->
            [yes] повёрнутым { "" }
           *[no] { "" }
        }одного из своих побеждённых { PLURAL($where, "gen") }{ $wounded ->
            [yes] { " " }с уроном, равным половине его здоровья (с округлением вниз)
           *[no] { "" }
        }
    }{ $anybodys ->
       *[other] { "" }
    }
    .noun = type-character
effect-return-to-play-just-now = верните { $that ->
       *[other] этого персонажа
    } в игру
    .inf = вернуть { $that ->
       *[other] этого персонажа
    } в игру
effect-roll-defeated = бросьте кубик одного из своих побеждённых { PLURAL($where, "gen") } в свой пул и отложите его, когда он покинет пул
    .inf = бросить кубик одного из своих побеждённых { PLURAL($where, "gen") } в свой пул и отложить его, когда он покинет пул
    .noun = type-character
effect-roll-defeated-just-now = бросьте { $that ->
       *[other] один из кубиков этого персонажа
    } в пул его владельца
    .inf = бросить { $that ->
       *[other] один из кубиков этого персонажа
    } в пул его владельца
effect-roll-all-defeated = бросьте все кубики своих побеждённых { PLURAL($where, "gen") } в свой пул и отложите их, когда они покинут пул
    .inf = бросить все кубики своих побеждённых { PLURAL($where, "gen") } в свой пул и отложить их, когда они покинут пул
    .noun = type-character
effect-take-control = { $ready ->
        [yes] возьмите { CASE($what, "acc") } под контроль и верните в подготовленное положение
       *[no] возьмите { CASE($what, "acc") } под контроль
    } (кубики возвращаются на карту)
    .inf = { $ready ->
        [yes] взять { CASE($what, "acc") } под контроль и вернуть в подготовленное положение
       *[no] взять { CASE($what, "acc") } под контроль
    } (кубики возвращаются на карту)
    .that = adj-mentioned
effect-return-control = верните { CASE($what, "acc") } под контроль владельца
    .inf = вернуть { CASE($what, "acc") } под контроль владельца
effect-use-ability-of = { $free ->
        [yes] бесплатно примените действие { CASE($of, "gen") }
       *[no] примените особенность или мощное действие { CASE($of, "gen") }, даже если их уже применяли в этом раунде{ COMMA() }
    }
    .inf = { $free ->
        [yes] бесплатно применить действие { CASE($of, "gen") }
       *[no] применить особенность или мощное действие { CASE($of, "gen") }, даже если их уже применяли в этом раунде{ COMMA() }
    }
effect-become = { $what } { $for-good ->
        [yes] до конца игры становится { CASE($kind, "ins") }
       *[no] снова становится { CASE($kind, "ins") }, но в подготовленное положение не возвращается
    }
    .inf = превратить { CASE($what, "acc") } в { CASE($kind, "acc") } до конца игры
effect-attach-as-mod = сбросьте все улучшения с { CASE($what, "gen") } и прикрепите эту карту к { CASE($to, "dat") } как улучшение-модификацию
    .inf = сбросить все улучшения с { CASE($what, "gen") } и прикрепить эту карту к { CASE($to, "dat") } как улучшение-модификацию
    .that = adj-mentioned
effect-attach-from-piles = найдите в своей колоде или сбросе { CASE($card, "acc") } и бесплатно прикрепите её к { CASE($this, "dat") } как улучшение-модификацию (если искали в колоде, перемешайте её)
    .inf = найти в своей колоде или сбросе { CASE($card, "acc") } и бесплатно прикрепить её к { CASE($this, "dat") } как улучшение-модификацию (если искали в колоде, перемешать её)
effect-add-to-team = добавьте в { $you ->
        [yes] свою команду
       *[no] команду { CASE($who, "gen") }
    } { $count ->
        [1] { CASE($card, "acc") } из отложенных карт
       *[other] { COUNT($count, WORD("noun-copy"), "acc") } { CASE($card, "gen") } из отложенных карт
    }{ $exhausted ->
        [yes] { " " }в повёрнутом положении
       *[no] { "" }
    }
    .inf = добавить в { $you ->
        [yes] свою команду
       *[no] команду { CASE($who, "gen") }
    } { $count ->
        [1] { CASE($card, "acc") } из отложенных карт
       *[other] { COUNT($count, WORD("noun-copy"), "acc") } { CASE($card, "gen") } из отложенных карт
    }{ $exhausted ->
        [yes] { " " }в повёрнутом положении
       *[no] { "" }
    }
effect-flip = переверните { CASE($what, "acc") } другой стороной{ $has-onto ->
        [yes] { " " }и прикрепите к { CASE($onto, "dat") }
       *[no] { "" }
    }
    .inf = перевернуть { CASE($what, "acc") } другой стороной{ $has-onto ->
        [yes] { " " }и прикрепить к { CASE($onto, "dat") }
       *[no] { "" }
    }
effect-they-name-side = тайно выберите персонажа с другой стороны { CASE($this, "gen") }, а соперник пусть назовёт одного из них
    .inf = тайно выбрать персонажа с другой стороны { CASE($this, "gen") }, а соперник пусть назовёт одного из них
effect-make-elite = сделайте { CASE($what, "acc") } элитным персонажем
    .inf = сделать { CASE($what, "acc") } элитным персонажем
effect-gain-subtype = { $what } до конца игры становится ещё и { CASE($subtype, "ins") }
    .inf = присвоить { CASE($what, "dat") } подтип «{ $subtype }» до конца игры
effect-gain-die = положите на { CASE($what, "acc") } до конца игры ещё один { GENDER($what) ->
        [f] её
        [pl] их
       *[m] его
    } кубик из отложенных
    .inf = положить на { CASE($what, "acc") } до конца игры ещё один кубик из отложенных
effect-return-flipped = верните { CASE($this, "acc") } в игру другой стороной вверх в подготовленном положении
    .inf = вернуть { CASE($this, "acc") } в игру другой стороной вверх в подготовленном положении
effect-discard-in-play = сбросьте { $trails ->
        [yes] из игры { CASE($what, "acc") }
       *[no] { CASE($what, "acc") } из игры
    }
    .inf = сбросить { $trails ->
        [yes] из игры { CASE($what, "acc") }
       *[no] { CASE($what, "acc") } из игры
    }
effect-set-cards-aside = отложите в сторону { CASE($what, "acc") }
    .inf = отложить в сторону { CASE($what, "acc") }
effect-set-aside = отложите { CASE($what, "acc") } в сторону
    .inf = отложить { CASE($what, "acc") } в сторону
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
effect-rage = до конца фазы действий считайте, что в способностях «прежде чем» ваших персонажей-вуки вместо 6 урона указан 1 урон
    .inf = до конца фазы действий считать, что в способностях «прежде чем» ваших персонажей-вуки вместо 6 урона указан 1 урон

## Розыгрыш карт

effect-play = { $free ->
        [yes] бесплатно сыграйте
       *[no] сыграйте
    } { $long ->
        [yes] { $discard ->
            [yes] { $hand ->
                [yes] с руки или из сброса
               *[no] из сброса
            }
           *[no] с руки
        } { CASE($where, "acc") }
       *[no] { CASE($where, "acc") } { $discard ->
            [yes] { $hand ->
                [yes] с руки или из сброса
               *[no] из сброса
            }
           *[no] { $they ->
               *[other] с руки
            }
        }
    }{ $has-on ->
        [yes] { " " }на { CASE($on, "acc") }
       *[no] { "" }
    }{ $less-sign ->
        [more] , снизив стоимость на { $less }
        [amount] , снизив стоимость на { CASE($less, "acc") }
       *[none] { "" }
    }{ $ambush ->
        [yes] { " " }и дав карте засаду
       *[no] { "" }
    }
    .inf = { $free ->
        [yes] бесплатно сыграть
       *[no] сыграть
    } { $long ->
        [yes] { $discard ->
            [yes] { $hand ->
                [yes] с руки или из сброса
               *[no] из сброса
            }
           *[no] с руки
        } { CASE($where, "acc") }
       *[no] { CASE($where, "acc") } { $discard ->
            [yes] { $hand ->
                [yes] с руки или из сброса
               *[no] из сброса
            }
           *[no] с руки
        }
    }{ $has-on ->
        [yes] { " " }на { CASE($on, "acc") }
       *[no] { "" }
    }{ $less-sign ->
        [more] , снизив стоимость на { $less }
        [amount] , снизив стоимость на { CASE($less, "acc") }
       *[none] { "" }
    }{ $ambush ->
        [yes] { " " }и дав карте засаду
       *[no] { "" }
    }
    .less-for = если это { $less-for }
    .full = причём её стоимость нельзя снизить
    .unrestricted = не соблюдая ограничений на розыгрыш
effect-play-aside = сыграйте отложенную копию { CASE($this, "gen") }, заплатив её стоимость
    .inf = сыграть отложенную копию { CASE($this, "gen") }, заплатив её стоимость
effect-play-found = найдите в своей колоде{ $discard ->
        [yes] { " " }или сбросе
       *[no] { "" }
    } и { $free ->
        [yes] бесплатно сыграйте
       *[no] сыграйте
    } { $most ->
        [0] { CASE($where, "acc") }
       *[other] до { COUNT($most, WORD("noun-card"), "gen") } { CASE($where, "gen") } общей стоимостью не более { $within }
    }{ $has-on ->
        [yes] { " " }на { CASE($on, "acc") }
       *[no] { "" }
    }{ $less-sign ->
        [more] , снизив стоимость на { $less }
       *[none] { "" }
    }, затем перемешайте колоду{ $discard ->
        [yes] , если искали в ней
       *[no] { "" }
    }
    .inf = найти в своей колоде{ $discard ->
        [yes] { " " }или сбросе
       *[no] { "" }
    } и { $free ->
        [yes] бесплатно сыграть
       *[no] сыграть
    } { $most ->
        [0] { CASE($where, "acc") }
       *[other] до { COUNT($most, WORD("noun-card"), "gen") } { CASE($where, "gen") } общей стоимостью не более { $within }
    }{ $has-on ->
        [yes] { " " }на { CASE($on, "acc") }
       *[no] { "" }
    }{ $less-sign ->
        [more] , снизив стоимость на { $less }
       *[none] { "" }
    }, затем перемешать колоду{ $discard ->
        [yes] , если искали в ней
       *[no] { "" }
    }
effect-play-several = { $free ->
        [yes] бесплатно сыграйте
       *[no] сыграйте
    } { $most ->
        [99] любое количество
       *[other] до { $most }
    } { PLURAL($where, "gen") } { $discard ->
        [yes] { $hand ->
            [yes] с руки и из сброса
           *[no] из сброса
        }
       *[no] с руки
    }{ $has-on ->
        [yes] { " " }на { CASE($on, "acc") }
       *[no] { "" }
    }{ $less-sign ->
        [more] , снизив стоимость каждой карты на { $less }
       *[none] { "" }
    }
    .inf = { $free ->
        [yes] бесплатно сыграть
       *[no] сыграть
    } { $most ->
        [99] любое количество
       *[other] до { $most }
    } { PLURAL($where, "gen") } { $discard ->
        [yes] { $hand ->
            [yes] с руки и из сброса
           *[no] из сброса
        }
       *[no] с руки
    }{ $has-on ->
        [yes] { " " }на { CASE($on, "acc") }
       *[no] { "" }
    }{ $less-sign ->
        [more] , снизив стоимость каждой карты на { $less }
       *[none] { "" }
    }
effect-play-that = { $free ->
        [yes] бесплатно сыграйте
       *[no] сыграйте
    } { CASE($that, "acc") }{ $discard ->
        [yes] { " " }из сброса
       *[no] { "" }
    }{ $less-sign ->
        [more] , снизив стоимость на { $less }
       *[none] { "" }
    }
    .inf = { $free ->
        [yes] бесплатно сыграть
       *[no] сыграть
    } { CASE($that, "acc") }{ $discard ->
        [yes] { " " }из сброса
       *[no] { "" }
    }{ $less-sign ->
        [more] , снизив стоимость на { $less }
       *[none] { "" }
    }
effect-play-from-top = { $free ->
        [yes] бесплатно сыграйте
       *[no] сыграйте
    } { $has-where ->
        [yes] { CASE($where, "acc") } из них
       *[no] { $rest ->
            [yes] одну из оставшихся
           *[no] одну из них
        }
    }{ $spots ->
        [yes] ; при этом карты этого соперника считаются выложенными у вас
       *[no] { "" }
    }
    .inf = { $free ->
        [yes] бесплатно сыграть
       *[no] сыграть
    } { $has-where ->
        [yes] { CASE($where, "acc") } из них
       *[no] { $rest ->
            [yes] одну из оставшихся
           *[no] одну из них
        }
    }{ $spots ->
        [yes] ; при этом карты этого соперника считаются выложенными у вас
       *[no] { "" }
    }
effect-play-from-pile = { $free ->
        [yes] бесплатно сыграйте
       *[no] сыграйте
    } { CASE($where, "acc") } из сброса { CASE($whose, "gen") }{ $free ->
        [yes] { "" }
       *[no] { " " }как свою карту
    }{ $away ->
        [yes] , затем отложите её в сторону
       *[no] { "" }
    }
    .inf = { $free ->
        [yes] бесплатно сыграть
       *[no] сыграть
    } { CASE($where, "acc") } из сброса { CASE($whose, "gen") }{ $free ->
        [yes] { "" }
       *[no] { " " }как свою карту
    }{ $away ->
        [yes] , затем отложить её в сторону
       *[no] { "" }
    }
effect-stack-on-this = отложите { CASE($this, "acc") } в сторону и положите сверху лицом вниз { CASE($what, "acc") }
    .inf = отложить { CASE($this, "acc") } в сторону и положить сверху лицом вниз { CASE($what, "acc") }
effect-play-stacked = бесплатно сыграйте карту, лежащую на отложенной копии { CASE($this, "gen") }, и сбросьте эту копию
    .inf = бесплатно сыграть карту, лежащую на отложенной копии { CASE($this, "gen") }, и сбросить эту копию
effect-play-from-under = сыграйте событие из-под { CASE($this, "gen") } и отложите это событие
    .inf = сыграть событие из-под { CASE($this, "gen") } и отложить это событие
effect-lower-cost = снизьте стоимость разыгрываемой карты на { $by }
    .inf = снизить стоимость разыгрываемой карты на { $by }
effect-give-ambush = дайте разыгрываемой карте засаду
    .inf = дать разыгрываемой карте засаду
effect-next-has-ambush = у следующей карты, которую { $you ->
        [yes] вы сыграете
       *[no] { $who } сыграет
    } в этом { $this-turn ->
        [yes] ходу
       *[no] раунде
    }, есть засада
    .inf = сделать так, чтобы у следующей карты, которую { $you ->
        [yes] вы сыграете
       *[no] { $who } сыграет
    } в этом { $this-turn ->
        [yes] ходу
       *[no] раунде
    }, была засада
effect-return-event = { $to ->
        [top] вместо сброса положите { CASE($this, "acc") } на верх своей колоды
        [bottom] вместо сброса положите { CASE($this, "acc") } под низ своей колоды
       *[hand] вместо сброса верните { CASE($this, "acc") } на руку
    }
    .inf = { $to ->
        [top] вместо сброса положить { CASE($this, "acc") } на верх своей колоды
        [bottom] вместо сброса положить { CASE($this, "acc") } под низ своей колоды
       *[hand] вместо сброса вернуть { CASE($this, "acc") } на руку
    }
effect-set-event-aside = вместо сброса отложите { CASE($this, "acc") } в сторону
    .inf = вместо сброса отложить { CASE($this, "acc") } в сторону
effect-act-now = совершите действие
    .inf = совершить действие
effect-one-more-action = в этот ход вы не можете совершить больше одного дополнительного действия
    .inf = совершить в этот ход не больше одного дополнительного действия
effect-action-next-turn = { $who } может совершить дополнительное действие в свой следующий ход этого раунда
    .inf = позволить { CASE($who, "dat") } совершить дополнительное действие в его следующий ход этого раунда
effect-take-actions = { $count ->
        [one] совершите дополнительное действие
       *[other] совершите { COUNT($count, WORD("noun-additional-action"), "acc") }
    }
    .inf = { $count ->
        [one] совершить дополнительное действие
       *[other] совершить { COUNT($count, WORD("noun-additional-action"), "acc") }
    }

## Ресурсы

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
effect-lose-all = { $you ->
        [yes] потеряйте все свои ресурсы
        [they] потеряйте все свои ресурсы
       *[no] { $who } теряет все ресурсы
    }
    .inf = { $you ->
        [yes] потерять все свои ресурсы
        [they] потерять все свои ресурсы
       *[no] лишить { CASE($who, "acc") } всех ресурсов
    }
    .first = who
effect-take = заберите у { CASE($who, "gen") } { COUNT($amount, WORD("noun-resource"), "acc") }
    .inf = забрать у { CASE($who, "gen") } { COUNT($amount, WORD("noun-resource"), "acc") }
effect-take-from-rich = возьмите { COUNT($amount, WORD("noun-resource"), "acc") } у соперника, у которого их не меньше { $having }
    .inf = взять { COUNT($amount, WORD("noun-resource"), "acc") } у соперника, у которого их не меньше { $having }
effect-give-you = { $who } отдаёт вам { COUNT($amount, WORD("noun-resource"), "acc") }
    .inf = отдать вам { COUNT($amount, WORD("noun-resource"), "acc") }
    .third = отдаст вам { COUNT($amount, WORD("noun-resource"), "acc") }
effect-spend = потратьте { COUNT($amount, WORD("noun-resource"), "acc") }
    .inf = потратить { COUNT($amount, WORD("noun-resource"), "acc") }
    .third = потратит { COUNT($amount, WORD("noun-resource"), "acc") }
effect-lower-income = { $who } получает на { COUNT($by, WORD("noun-resource"), "acc") } меньше{ $least ->
        [0] { "" }
       *[other] { " " }(но не меньше { $least })
    }
    .inf = дать { CASE($who, "dat") } на { COUNT($by, WORD("noun-resource"), "acc") } меньше{ $least ->
        [0] { "" }
       *[other] { " " }(но не меньше { $least })
    }
effect-spend-any = потратьте любое количество ресурсов
    .inf = потратить любое количество ресурсов
effect-spend-or-spot = потратьте { COUNT($amount, WORD("noun-resource"), "acc") } (ничего, если { $condition })
    .inf = потратить { COUNT($amount, WORD("noun-resource"), "acc") } (ничего, если { $condition })
effect-give = отдайте { CASE($who, "dat") } { $up-to ->
        [yes] до { COUNT($amount, WORD("noun-resource"), "gen") }
       *[no] { COUNT($amount, WORD("noun-resource"), "acc") }
    }
    .inf = отдать { CASE($who, "dat") } { $up-to ->
        [yes] до { COUNT($amount, WORD("noun-resource"), "gen") }
       *[no] { COUNT($amount, WORD("noun-resource"), "acc") }
    }
effect-switch-resources = обменяйтесь с { CASE($who, "ins") } всеми ресурсами
    .inf = обменяться с { CASE($who, "ins") } всеми ресурсами
effect-place-resources = положите { COUNT($amount, WORD("noun-resource"), "acc") } на { CASE($on, "acc") }
    .inf = положить { COUNT($amount, WORD("noun-resource"), "acc") } на { CASE($on, "acc") }
effect-take-resources-from = возьмите { $up-to ->
        [yes] до { COUNT($amount, WORD("noun-resource"), "gen") }
       *[no] все ресурсы
    } с { CASE($what, "gen") }
    .inf = взять { $up-to ->
        [yes] до { COUNT($amount, WORD("noun-resource"), "gen") }
       *[no] все ресурсы
    } с { CASE($what, "gen") }
effect-remove-resources = снимите { $up-to ->
        [yes] любое количество ресурсов
       *[no] { $amount ->
            [0] все ресурсы
           *[other] { COUNT($amount, WORD("noun-resource"), "acc") }
        }
    } с { CASE($what, "gen") }
    .inf = снять { $up-to ->
        [yes] любое количество ресурсов
       *[no] { $amount ->
            [0] все ресурсы
           *[other] { COUNT($amount, WORD("noun-resource"), "acc") }
        }
    } с { CASE($what, "gen") }

## Поле боя и конец

effect-take-battlefield = возьмите поле боя под контроль
    .inf = взять поле боя под контроль
effect-give-battlefield = передайте контроль над полем боя сопернику
    .inf = передать контроль над полем боя сопернику
effect-switch-battlefield = замените поле боя одним из неиспользуемых
    .inf = заменить поле боя одним из неиспользуемых
effect-use-claim = примените способность захвата { $or-power-action ->
        [yes] или мощное действие поля боя, даже если их уже применяли в этом раунде
       *[no] поля боя
    }
    .inf = применить способность захвата { $or-power-action ->
        [yes] или мощное действие поля боя, даже если их уже применяли в этом раунде
       *[no] поля боя
    }
effect-use-unused-claim = примените способность захвата неиспользуемого поля боя
    .inf = применить способность захвата неиспользуемого поля боя
effect-claim-anew = захватите поле боя, даже если его уже захватил в этом раунде соперник{ COMMA() }
    .inf = захватить поле боя, даже если его уже захватил в этом раунде соперник{ COMMA() }
effect-must-pass = в этом раунде вы должны пасовать { $turns ->
        [0] во все свои следующие ходы
       *[other] в { $turns } своих следующих хода
    }
    .inf = пасовать в этом раунде { $turns ->
        [0] во все свои следующие ходы
       *[other] в { $turns } своих следующих хода
    }
effect-end-action-phase = завершите фазу действий
    .inf = завершить фазу действий
effect-lose-game = вы проигрываете игру
    .inf = проиграть игру
effect-win-game = вы выигрываете игру
    .inf = выиграть игру

## Условия: придаточные после «если», «пока» и «только если»

condition-always = ничто этого не запрещает
condition-any-holds = { LIST($of, "or") }
condition-all-hold = { LIST($of, "and") }
condition-has = { $place ->
        [discard] в { $owner ->
            [yours] вашем сбросе
            [theirs] его сбросе
            [anybodys] сбросе любого игрока
            [that-opponents] сбросе этого соперника
           *[other] сбросе соперника
        } есть { $held }
        [hand] { $owner ->
            [yours] у вас на руке
            [theirs] у него на руке
            [that-opponents] на руке этого соперника
           *[other] на руке соперника
        } есть { $held }
        [host] к { CASE($bearer, "dat") } { GENDER($held) ->
            [f] прикреплена
            [n] прикреплено
            [pl] прикреплены
           *[m] прикреплён
        } { $held }
       *[none] { $whose ->
            [yours] { $zone ->
                [play] у вас { $spot ->
                    [yes] { GENDER($select) ->
                        [f] выложена
                        [n] выложено
                        [pl] выложены
                       *[m] выложен
                    }
                   *[no] есть
                } { $select }
               *[other] у вас есть { $select }
            }
            [owned] { $zone ->
                [die-on-card] у вас есть { $select-noun }
               *[other] в вашем пуле есть { $select-noun }
            }
            [anybodys] в игре есть { $select }
           *[other] у соперника есть { $select }
        }
    }
    .not = { $place ->
        [discard] в { $owner ->
            [yours] вашем сбросе
           *[other] сбросе соперника
        } нет { CASE($held, "gen") }
        [hand] { $owner ->
            [yours] у вас на руке
           *[other] на руке соперника
        } нет { CASE($held, "gen") }
        [host] к { CASE($bearer, "dat") } не { GENDER($held) ->
            [f] прикреплена
            [n] прикреплено
            [pl] прикреплены
           *[m] прикреплён
        } { $held }
       *[none] { $whose ->
            [opponents] ни у кого из соперников нет { CASE($select-noun, "gen") }
           *[other] { $zone ->
                [play] у вас не { GENDER($select-noun) ->
                    [f] выложена
                    [n] выложено
                    [pl] выложены
                   *[m] выложен
                } { $select-noun }
               *[other] у вас нет { CASE($select-noun, "gen") }
            }
        }
    }
condition-count-of-at-least = { $place ->
        [host] к { CASE($bearer, "dat") } прикреплено не меньше { COUNT($number, $held, "gen") }
        [discard] в { $owner ->
            [yours] вашем сбросе
            [that-opponents] сбросе этого соперника
           *[other] сбросе соперника
        } не меньше { COUNT($number, $held, "gen") }
       *[none] { $whose ->
            [yours] у вас { $spot ->
                [yes] выложено не меньше
               *[no] не меньше
            } { COUNT($number, $select-noun, "gen") }
            [owned] в вашем пуле не меньше { COUNT($number, $select-noun, "gen") }
            [owned-by-any] в пуле лежит не меньше { COUNT($number, $select-noun, "gen") }
            [anybodys] в игре есть не меньше { COUNT($number, $select-noun, "gen") }
           *[other] у соперника не меньше { COUNT($number, $select-noun, "gen") }
        }
    }
condition-count-of-is = { $whose ->
        [yours] у вас ровно { COUNT($number, $select-noun) }
        [anybodys] в игре ровно { COUNT($number, $select-noun) }
       *[other] у соперника ровно { COUNT($number, $select-noun) }
    }
condition-worth-of-at-least = { $whose ->
        [yours] общее значение ваших { PLURAL($select-noun, "gen") } не меньше { $number }
        [anybodys] общее значение всех { PLURAL($select-noun, "gen") } не меньше { $number }
       *[other] общее значение { PLURAL($select-noun, "gen") } соперника не меньше { $number }
    }
condition-compare = { $op ->
        [at-least] { $of } не меньше { $number }
        [at-most] { $of } не больше { $number }
        [above] { $of } больше { $number }
        [below] { $of } меньше { $number }
       *[is] { $of } — { $number }
    }
condition-is = { $what } { $predicate }
    .any = хотя бы { AGREE($noun, "adj-one") } из { CASE($what, "gen") } { $predicate }
    .every = каждый из них { $predicate }
condition-cards-in-hand-at-least = { $you ->
        [yes] у вас на руке не меньше { COUNT($number, WORD("noun-card"), "gen") }
       *[no] на руке { CASE($who, "gen") } не меньше { COUNT($number, WORD("noun-card"), "gen") }
    }
condition-cards-in-hand-at-most = { $you ->
        [yes] у вас на руке не больше { COUNT($number, WORD("noun-card"), "gen") }
       *[no] на руке { CASE($who, "gen") } не больше { COUNT($number, WORD("noun-card"), "gen") }
    }
condition-cards-in-hand-none = { $you ->
        [yes] у вас на руке нет карт
       *[no] на руке { CASE($who, "gen") } нет карт
    }
condition-resources-of-at-least = { $you ->
        [yes] у вас не меньше { COUNT($number, WORD("noun-resource"), "gen") }
       *[no] у { CASE($who, "gen") } не меньше { COUNT($number, WORD("noun-resource"), "gen") }
    }
condition-resources-of-none = { $you ->
        [yes] у вас нет ресурсов
       *[no] у { CASE($who, "gen") } нет ресурсов
    }
condition-count-of-none = { $whose ->
        [yours] у вас нет { PLURAL($select-noun, "gen") }
        [anybodys] { $place ->
            [host] к { CASE($bearer, "dat") } не прикреплено { PLURAL($held, "gen") }
           *[other] нет { PLURAL($select-noun, "gen") }
        }
       *[other] у соперника нет { PLURAL($select-noun, "gen") }
    }{ $zone ->
        [die] { " " }в пуле
       *[other] { "" }
    }
condition-symbols-shown-at-least = на ваших кубиках не меньше { $number } разных символов{ $blank ->
        [yes] { " " }(пустые грани — один из них)
       *[no] { "" }
    }
condition-most-of-one-subtype-at-least = у вас выложено { COUNT($number, WORD("type-character")) } с общим подтипом
condition-defeated-of-at-least = { $you ->
        [yes] у вас { $number ->
            [1] есть побеждённый персонаж
           *[other] не меньше { $number } побеждённых персонажей
        }
       *[no] у { CASE($who, "gen") } { $number ->
            [1] есть побеждённый персонаж
           *[other] не меньше { $number } побеждённых персонажей
        }
    }
condition-more-other-count-of = в вашем пуле больше { PLURAL($of, "gen") }, чем у соперника в игре { PLURAL($than, "gen") }{ COMMA() }
condition-more-count-of = { $zone ->
        [die] в вашем пуле больше { PLURAL($select-noun, "gen") }, чем в пуле соперника{ COMMA() }
       *[other] { $whose ->
            [yours] у вас выложено больше { PLURAL($select-noun, "gen") }, чем у соперника{ COMMA() }
           *[other] у соперника выложено больше { PLURAL($select-noun, "gen") }, чем у вас{ COMMA() }
        }
    }
condition-more-cards-in-hand = { $you ->
        [yes] у вас на руке больше карт, чем у соперника
       *[no] у { CASE($who, "gen") } на руке больше карт, чем у вас
    }
condition-more-resources-of = { $you ->
        [yes] у вас { $by ->
            [1] больше ресурсов, чем у соперника
           *[other] хотя бы на { COUNT($by, WORD("noun-resource"), "acc") } больше, чем у соперника
        }{ COMMA() }
       *[no] у { CASE($who, "gen") } { $by ->
            [1] больше ресурсов, чем у вас
           *[other] хотя бы на { COUNT($by, WORD("noun-resource"), "acc") } больше, чем у вас
        }{ COMMA() }
    }
condition-each = { $whose ->
        [yours] каждый из ваших { PLURAL($select-noun, "gen") } { $predicate }
        [anybodys] каждый { $select-noun } { $predicate }
       *[other] каждый { $select-noun } соперника { $predicate }
    }
condition-control-pair = у вас ровно 2 персонажа, { $one } и { $other }
    .not = у вас не ровно 2 персонажа, { $one } и { $other }
condition-has-defeated = { $unique ->
        [yes] хотя бы один ваш уникальный персонаж побеждён
       *[no] хотя бы один ваш персонаж стоимостью от { COUNT($points, WORD("noun-point"), "gen") } побеждён
    }
condition-show-the-same = { $symbol ->
        [yes] на { CASE($dice, "pre") } одинаковые символ и значение
       *[no] на { CASE($dice, "pre") } одинаковое значение
    }
condition-control-battlefield = { $you ->
        [yes] вы контролируете поле боя
       *[no] поле боя контролирует { $who }
    }
    .not = вы не контролируете поле боя
condition-on-your-battlefield = бой идёт на вашем поле боя
condition-first-round = идёт первый раунд
condition-first-turn = это первый ход раунда
    .not = это не первый ход раунда
condition-first-action = в этом раунде ещё никто не совершал действий
condition-first-played = это { GENDER($filter) ->
        [f] первая сыгранная вами за раунд
        [n] первое сыгранное вами за раунд
        [pl] первые сыгранные вами за раунд
       *[m] первый сыгранный вами за раунд
    } { $here ->
        [yes] { $filter } на этого персонажа
       *[no] { $filter }
    }
condition-just-rolled = на одном из { $has-filter ->
        [yes] { PLURAL($filter, "gen") }
       *[no] брошенных кубиков
    } выпала { $blank ->
        [yes] пустая грань
       *[no] грань { LIST($symbols, "or") }
    }
    .noun = noun-die
condition-removed-theirs = вы убрали в этом раунде кубик соперника
condition-activated-last-turn = соперник активировал персонажа в свой последний ход этого раунда
condition-by-an-opponent = это эффект соперника
condition-resolved-last-turn = в свой последний ход этого раунда соперник применил результат кубика с тем же символом
condition-acts-again = в этом ходу вы уже совершали другое действие
condition-dealt-by-this-die = его наносит этот кубик
condition-was-defeated = { $what } только что { GENDER($what) ->
        [f] побеждена
        [n] побеждено
        [pl] побеждены
       *[m] побеждён
    }
condition-played-from-sets = { $you ->
        [yes] в этом раунде вы сыграли карты из { $chosen ->
            [yes] всех { $number } выбранных
           *[no] { $number } разных
        } наборов
       *[no] { $who } в этом раунде сыграл карты из { $number } разных наборов
    }
condition-lost-dice = среди них был { $owned ->
        [yes] { $filter }
       *[no] ваш { $filter }
    }
    .noun = noun-die
condition-first-activation = это случилось впервые за раунд
condition-same-again = { $name ->
       *[other] на нём выпал тот же символ, что и был{ COMMA() }
    }
condition-dealt-damage = этот кубик нанёс урон
condition-just-defeated = этим только что побеждён персонаж
condition-damage-blocked = хотя бы часть этого урона заблокирована{ $by-shields ->
        [yes] { " " }щитами
       *[no] { "" }
    }
    .not = этот урон не заблокирован
condition-that-damage = это { LIST($nouns, "or") }{ $least ->
        [1] { "" }
       *[other] { " " }и его не меньше { $least }
    }
condition-took-damage = { $what ->
       *[other] это был { LIST($nouns, "or") }
    }
condition-seen-in-hand = эта карта — { $filter }
condition-other-cards-in-hand-none = у вас на руке нет других карт
condition-modifies = этот кубик модифицирует { CASE($filter, "acc") }
    .noun = noun-die
condition-can-be-resolved = результат { CASE($what, "gen") } можно применить
condition-off-guard = { $every ->
        [yes] у каждого соперника
       *[no] у соперника
    } есть повёрнутый персонаж и нет кубиков, лежащих гранью с уроном вверх{ COMMA() }

## Количества: чем является число. $what — его существительное (.noun).

amount-value-of = { $sum ->
        [yes] { AGREE($what, "adj-combined") } { $what } { CASE($of, "gen") }
       *[no] { $what } { CASE($of, "gen") }
    }{ $has-more ->
        [yes] { " " }(у каждого — на { $more } больше)
       *[no] { "" }
    }
    .measure = в количестве, равном { CASE($what, "dat") } { CASE($of, "gen") }{ COMMA() }
    .noun = noun-value
amount-worth-of = { AGREE($what, "adj-combined") } { $what } { $whose ->
       *[other] { PLURAL($of, "gen") }
    }
    .measure = в количестве, равном общему { CASE($what, "dat") } { $whose ->
       *[other] { PLURAL($of, "gen") }
    }{ COMMA() }
    .noun = noun-value
amount-cost-shown = { $what } грани { CASE($of, "gen") }
    .measure = в количестве, равном { CASE($what, "dat") } грани { CASE($of, "gen") }{ COMMA() }
    .noun = noun-cost
amount-resolved-for = { $what }, с которым применён { $name ->
       *[other] этот кубик
    }{ COMMA() }
    .measure = в количестве, равном { CASE($what, "dat") }, с которым применён { $name ->
       *[other] этот кубик
    }{ COMMA() }
    .noun = noun-value
amount-just-lost = { $what } ресурсов, только что потерянных соперником{ COMMA() }
    .measure = в количестве, равном { CASE($what, "dat") } ресурсов, только что потерянных соперником{ COMMA() }
    .noun = noun-number
amount-dice-rolled = { $what } только что брошенных кубиков
    .measure = по { CASE($what, "dat") } только что брошенных кубиков
    .noun = noun-number
amount-count-of = { $what } { $whose ->
       *[other] { PLURAL($of, "gen") }
    }
    .measure = по { CASE($what, "dat") } { $whose ->
       *[other] { PLURAL($of, "gen") }
    }
    .noun = noun-number
amount-cards-in-hand = { $what } карт на { $you ->
        [yes] вашей руке
       *[no] руке { CASE($who, "gen") }
    }
    .measure = по { CASE($what, "dat") } карт на { $you ->
        [yes] вашей руке
       *[no] руке { CASE($who, "gen") }
    }
    .noun = noun-number
amount-other-cards-in-hand = { $what } других карт на вашей руке
    .measure = по { CASE($what, "dat") } других карт на вашей руке
    .noun = noun-number
amount-how-many = { $what } { $has-filter ->
        [yes] { $of-them ->
            [yes] { PLURAL($such, "gen") }
           *[no] { PLURAL($filter, "gen") } среди { PLURAL($name, "gen") }
        }
       *[no] { PLURAL($name, "gen") }
    }
    .measure = по { CASE($what, "dat") } { $has-filter ->
        [yes] { $of-them ->
            [yes] { PLURAL($such, "gen") }
           *[no] { PLURAL($filter, "gen") } среди { PLURAL($name, "gen") }
        }
       *[no] { PLURAL($name, "gen") }
    }
    .noun = noun-number
amount-chosen-number = { AGREE($what, "adj-this") } { $what }
    .measure = в количестве, равном этому { CASE($what, "dat") }{ COMMA() }
    .noun = noun-number
amount-cost-of = { $what } { CASE($name, "gen") }
    .measure = в количестве, равном { CASE($what, "dat") } { CASE($name, "gen") }{ COMMA() }
    .noun = noun-cost
amount-combined-cost = { AGREE($what, "adj-combined") } { $what } { $name ->
       *[other] сброшенных карт
    }
    .measure = в количестве, равном общей { CASE($what, "dat") } сброшенных карт{ COMMA() }
    .noun = noun-cost
amount-damage-on = { $what } на { CASE($subject, "pre") }
    .measure = в количестве, равном урону на { $what ->
       *[other] { CASE($subject, "pre") }
    }{ COMMA() }
    .noun = noun-damage
amount-shields-on-all = { $what } щитов у { $whose ->
       *[other] { PLURAL($subject, "gen") }
    }
    .measure = по { CASE($what, "dat") } щитов у { $whose ->
       *[other] { PLURAL($subject, "gen") }
    }
    .noun = noun-number
amount-shields-on = { $what } щитов у { CASE($subject, "gen") }
    .measure = по { CASE($what, "dat") } щитов у { CASE($subject, "gen") }
    .noun = noun-number
amount-resources-on = { $what } ресурсов на { CASE($subject, "pre") }
    .measure = по { CASE($what, "dat") } ресурсов на { CASE($subject, "pre") }
    .noun = noun-number
amount-most-of-one-subtype = { AGREE($what, "adj-greatest") } { $what } ваших персонажей с общим подтипом
    .measure = в количестве, равном наибольшему { CASE($what, "dat") } ваших персонажей с общим подтипом{ COMMA() }
    .noun = noun-number
amount-resources-of = { $what } { $you ->
        [yes] ваших ресурсов
       *[no] ресурсов { CASE($who, "gen") }
    }
    .measure = по { CASE($what, "dat") } { $you ->
        [yes] ваших ресурсов
       *[no] ресурсов { CASE($who, "gen") }
    }
    .noun = noun-number
amount-defeated-of = { $what } { $you ->
        [yes] ваших побеждённых персонажей
       *[no] побеждённых персонажей { CASE($who, "gen") }
    }
    .measure = по { CASE($what, "dat") } { $you ->
        [yes] ваших побеждённых персонажей
       *[no] побеждённых персонажей { CASE($who, "gen") }
    }
    .noun = noun-number
amount-damage-removed = снятый { $what }
    .gen = снятого { CASE($what, "gen") }
    .dat = снятому { CASE($what, "dat") }
    .ins = снятым { CASE($what, "ins") }
    .pre = снятом { CASE($what, "pre") }
    .noun = noun-damage
amount-resources-removed = { $what } этих ресурсов
    .measure = по { CASE($what, "dat") } этих ресурсов
    .noun = noun-number
amount-shields-removed = { $what } снятых щитов
    .measure = по { CASE($what, "dat") } снятых щитов
    .noun = noun-number
amount-resolved-this-turn = { $what } кубиков, результаты которых вы применили в этом ходу{ COMMA() }
    .measure = по { CASE($what, "dat") } кубиков, результаты которых вы применили в этом ходу{ COMMA() }
    .noun = noun-number
amount-extra-actions-last-turn = { $what } дополнительных действий, которые { $you ->
        [yes] вы совершили
       *[no] { $who } совершил
    } в последний ход этого раунда{ COMMA() }
    .measure = по { CASE($what, "dat") } дополнительных действий, которые { $you ->
        [yes] вы совершили
       *[no] { $who } совершил
    } в последний ход этого раунда{ COMMA() }
    .noun = noun-number
amount-half = { $what } { CASE($of, "gen") } { $down ->
        [yes] (с округлением вниз)
       *[no] (с округлением вверх)
    }
    .measure = в количестве, равном { CASE($what, "dat") } { CASE($of, "gen") } { $down ->
        [yes] (с округлением вниз)
       *[no] (с округлением вверх)
    }{ COMMA() }
    .noun = noun-half
amount-third = { $what } { CASE($of, "gen") } (с округлением вниз)
    .noun = noun-third
amount-remaining-health-of = суммарное оставшееся { $what } { $whose ->
       *[other] { PLURAL($of, "gen") }
    }
    .noun = noun-health
amount-twice = { AGREE($what, "adj-doubled") } { $what }
    .measure = в количестве, равном удвоенному { CASE($what, "dat") }{ COMMA() }
amount-named-number = названное { $what }
    .gen = названного { CASE($what, "gen") }
    .dat = названному { CASE($what, "dat") }
    .ins = названным { CASE($what, "ins") }
    .pre = названном { CASE($what, "pre") }
    .noun = noun-number
amount-excess = { $what } за вычетом { CASE($over, "gen") }
    .measure = в количестве, равном { CASE($what, "dat") } за вычетом { CASE($over, "gen") }{ COMMA() }
amount-at-most = { $what }, но не больше { $most }{ COMMA() }
    .measure = { CASE($of, "measure") }, но не больше { $most }{ COMMA() }
amount-symbols-shown = { $what } разных символов { $damage ->
        [yes] урона на
       *[no] на
    } ваших кубиках{ $blank ->
        [yes] { " " }(пустые грани считаются за один)
       *[no] { "" }
    }
    .measure = по { CASE($what, "dat") } разных символов { $damage ->
        [yes] урона на
       *[no] на
    } ваших кубиках
    .noun = noun-number
amount-penniless-opponents = { $what } соперников без ресурсов
    .measure = по { CASE($what, "dat") } соперников без ресурсов
    .noun = noun-number
amount-lesser = { $what }, но не больше { CASE($most, "gen") }{ COMMA() }
    .measure = { CASE($of, "measure") }, но не больше { CASE($most, "gen") }{ COMMA() }
amount-room-in-hand = { $what } карт, которых не хватает до вашего предела руки{ COMMA() }
    .measure = до { $what ->
       *[other] предела руки
    }
    .noun = noun-number

## Уточнения. .place: после «соперника» (last) или вместо этого слова (owner). .is и .is-not: что говорят о чём-то.

filter-not = { $what }, кроме { LIST(PLURAL($excluded, "gen"), "and") }{ COMMA() }
    .place = last
filter-any-of = { LIST($what, "or") }
filter-subtype = { $kind ->
        [die] { $of-character ->
            [yes] { $what }-{ LIST(CASE(LIKE($subtypes, $what), "gen"), "or") }
           *[no] { $what } { LIST(CASE(LIKE($subtypes, $what), "gen"), "or") }
        }
       *[card] { $what }{ $apart ->
            [yes] { " " }с подтипом { QUOTE(LIST($subtypes, "or")) }
           *[no] -{ LIST(LIKE($subtypes, $what), "or") }
        }
    }
filter-not-subtype = { $kind ->
        [die] { $of-character ->
            [yes] { $what } (кроме { LIST(PLURAL($subtypes, "gen"), "and") })
           *[no] { $what } (кроме кубиков { LIST(PLURAL($subtypes, "gen"), "and") })
        }
       *[card] { $what } (кроме { LIST(PLURAL($subtypes, "gen"), "and") })
    }
filter-color = { AGREE($what, $color) } { $what }
    .whole = { $of } — { AGREE($of, $color) }
    .whole-not = { $of } — не { AGREE($of, $color) }
filter-color-more = { AGREE($what, $color) } или { $what }
filter-not-color = { $what } (кроме { AGREE(PLURAL($what, "gen"), $color) })
    .place = last
filter-affiliated = { AGREE($what, $affiliation) } { $what }
    .whole = { $of } — { $affiliation ->
        [adj-hero] герой
        [adj-villain] злодей
       *[other] { AGREE($of, $affiliation) }
    }
    .whole-not = { $of } — не { $affiliation ->
        [adj-hero] герой
        [adj-villain] злодей
       *[other] { AGREE($of, $affiliation) }
    }
filter-not-affiliated = { $what } (кроме { AGREE(PLURAL($what, "gen"), $affiliation) })
    .place = last
filter-affiliated-more = { AGREE($what, $affiliation) } или { $what }
filter-titled = { $what } { LIST(CASE($titles, "gen"), "or") }
filter-title-has = { $what } { $word ->
        [Lightsaber] со словами «световой меч»
        [Thermal] с «термо…»
       *[other] со словом «{ $word }»
    } в названии
    .place = last
    .is = { $word ->
        [Lightsaber] со словами «световой меч»
        [Thermal] с «термо…»
       *[other] со словом «{ $word }»
    } в названии
    .is-not = без { $word ->
        [Lightsaber] слов «световой меч»
        [Thermal] «термо…»
       *[other] слова «{ $word }»
    } в названии
filter-of-type = { $what } { LIST(CASE(LIKE($types, $what), "gen"), "or") }
filter-not-of-type = { $kind ->
       *[other] { $what } (кроме { LIST(PLURAL($types, "gen"), "and") })
    }
filter-unique = { AGREE($what, "adj-unique") } { $what }
    .whole = { $of } — { AGREE($of, "adj-unique") }
    .whole-not = { $of } — { AGREE($of, "adj-non-unique") }
filter-not-unique = { AGREE($what, "adj-non-unique") } { $what }
filter-cost-at-most = { $what } стоимостью { $number ->
        [0] 0
       *[other] не больше { CASE($number, "gen") }
    }
    .place = last
    .is = стоит не больше { CASE($number, "gen") }
    .is-not = стоит больше { CASE($number, "gen") }
filter-cost-at-least = { $what } стоимостью { $number } или больше
    .place = last
    .is = стоит { $number } или больше
    .is-not = стоит меньше { $number }
filter-cost-is = { $what } со стоимостью{ $number-sign ->
        [amount] , равной { CASE($number, "dat") }{ COMMA() }
       *[number] { " " }{ $number }
    }
    .place = last
    .is = стоит ровно { $number }
    .is-not = стоит не { $number }
filter-odd-cost = { $what } нечётной стоимости
    .is = нечётной стоимости
    .is-not = чётной стоимости
    .whole = стоимость { CASE($of, "gen") } нечётная
    .whole-not = стоимость { CASE($of, "gen") } чётная
filter-diceless = { $what } без собственного кубика
    .place = last
    .is = без собственного кубика
    .is-not = с собственным кубиком
    .whole = у { CASE($of, "gen") } нет собственного кубика
    .whole-not = у { CASE($of, "gen") } есть собственный кубик
filter-not-diceless = { $what } с собственным кубиком
    .place = last
filter-with-keyword = { $what } с ключевым словом { QUOTE(CAP($keyword)) }
    .place = last
    .is = с ключевым словом { QUOTE(CAP($keyword)) }
    .is-not = без ключевого слова { QUOTE(CAP($keyword)) }
    .whole = у { CASE($of, "gen") } есть ключевое слово { QUOTE(CAP($keyword)) }
    .whole-not = у { CASE($of, "gen") } нет ключевого слова { QUOTE(CAP($keyword)) }
filter-with-modify = { $what } для модификации { PLURAL($of, "gen") }
    .place = last
    .is = модифицирует { PLURAL($of, "acc") }
    .is-not = не модифицирует { PLURAL($of, "acc") }
filter-copy-of-this = { $what ->
       *[other] копия { CASE($this, "gen") }
    }
    .gen = копии { CASE($this, "gen") }
    .dat = копии { CASE($this, "gen") }
    .acc = копию { CASE($this, "gen") }
    .ins = копией { CASE($this, "gen") }
    .pre = копии { CASE($this, "gen") }
    .pl = копии { CASE($this, "gen") }
    .pl-gen = копий { CASE($this, "gen") }
    .gender = f
filter-copy-of = { $kind ->
        [die] { $what } с тем же названием, что у { CASE($of, "gen") }{ COMMA() }
       *[card] копия { CASE($of, "gen") }
    }
    .acc = { $kind ->
        [die] { CASE($what, "acc") } с тем же названием, что у { CASE($of, "gen") }{ COMMA() }
       *[card] копию { CASE($of, "gen") }
    }
    .place = last
    .is = имеет то же название, что и { $of }{ COMMA() }
    .is-not = имеет не то же название, что { $of }{ COMMA() }
filter-copy-of-each = { $what } с одним и тем же названием
    .place = last
    .is = с тем же названием
    .is-not = с другим названием
filter-copies-in-play = { $yours ->
        [yes] { $what }, копий { GENDER($what) ->
            [f] которой
           *[other] которого
        } у вас выложено не меньше { $number }{ COMMA() }
       *[no] { $what } (в игре не меньше { COUNT($number, WORD("noun-copy"), "gen") } этого персонажа)
    }
    .place = last
    .is = в игре не меньше чем в { COUNT($number, WORD("noun-copy"), "pre") }
    .is-not = в игре меньше чем в { COUNT($number, WORD("noun-copy"), "pre") }
filter-other-color = { $what } другого цвета, чем { $than }{ COMMA() }
    .place = last
    .is = другого цвета, чем { $than }{ COMMA() }
    .is-not = того же цвета, что { $than }{ COMMA() }
filter-not-other-color = { $what } того же цвета, что { $than }{ COMMA() }
    .place = last
filter-shares-subtype = { $what } с тем же подтипом, что у { $has-with ->
        [yes] { CASE($with, "gen") }
       *[no] другого кубика
    }{ COMMA() }
    .place = last
    .is = имеет общий подтип с { $has-with ->
        [yes] { CASE($with, "ins") }
       *[no] другим кубиком
    }
    .is-not = не имеет общих подтипов с { $has-with ->
        [yes] { CASE($with, "ins") }
       *[no] другим кубиком
    }
filter-share-a-subtype = { $what } с общим подтипом
    .place = last
    .is = имеет общий с остальными подтип
    .is-not = не имеет общего с остальными подтипа
filter-resolved-side = { $what }, { AGREE($what, "adj-lying") } { $value ->
        [0] гранью со стоимостью
       *[other] гранью со значением { $value }
    } вверх{ COMMA() }
    .place = last
filter-first-dealt = { $what }
    .place = last
filter-hurt-by-this-die = { $what }
    .place = last
filter-shows-resolved = { $what } с тем же символом
    .place = last
filter-kept-here = { $what ->
       *[other] копия { $named ->
            [yes] названной карты
           *[no] карты, отложенной { CASE($this, "ins") }{ COMMA() }
        }
    }
    .gen = копии { $named ->
        [yes] названной карты
       *[no] карты, отложенной { CASE($this, "ins") }{ COMMA() }
    }
    .dat = копии { $named ->
        [yes] названной карты
       *[no] карты, отложенной { CASE($this, "ins") }{ COMMA() }
    }
    .acc = копию { $named ->
        [yes] названной карты
       *[no] карты, отложенной { CASE($this, "ins") }{ COMMA() }
    }
    .ins = копией { $named ->
        [yes] названной карты
       *[no] карты, отложенной { CASE($this, "ins") }{ COMMA() }
    }
    .pre = копии { $named ->
        [yes] названной карты
       *[no] карты, отложенной { CASE($this, "ins") }{ COMMA() }
    }
    .pl = копии { $named ->
        [yes] названной карты
       *[no] карты, отложенной { CASE($this, "ins") }{ COMMA() }
    }
    .pl-gen = копий { $named ->
        [yes] названной карты
       *[no] карты, отложенной { CASE($this, "ins") }{ COMMA() }
    }
    .pl-acc = копии { $named ->
        [yes] названной карты
       *[no] карты, отложенной { CASE($this, "ins") }{ COMMA() }
    }
    .gender = f
    .place = last
filter-copy-in-discard = { $what }, копия { GENDER($what) ->
        [f] которой
        [pl] которых
       *[other] которого
    } есть { $anybodys ->
        [yes] в сбросе любого игрока
       *[no] в сбросе этого игрока
    }{ COMMA() }
    .place = last
filter-named = { $what } { $kind ->
        [colour] названного цвета
        [subtype] названного подтипа
        [number] названной стоимости
        [type] названного типа
        [card] с этим названием
       *[symbol] с названным символом
    }
    .place = last
    .is = { $kind ->
        [colour] названного цвета
        [subtype] названного подтипа
        [number] названной стоимости
        [type] названного типа
        [card] с этим названием
       *[symbol] лежит гранью с названным символом вверх
    }
    .is-not = { $kind ->
        [colour] другого цвета
        [subtype] другого подтипа
        [number] другой стоимости
        [type] другого типа
        [card] с другим названием
       *[symbol] лежит гранью без названного символа вверх
    }
filter-showing = { $what }, { AGREE($what, "adj-lying") } { $blank ->
        [yes] пустой гранью
       *[no] гранью { LIST($symbols, "or") }
    } вверх{ COMMA() }
    .place = last
    .is = лежит { $blank ->
        [yes] пустой гранью
       *[no] гранью { LIST($symbols, "or") }
    } вверх
    .is-not = лежит { $blank ->
        [yes] непустой гранью
        [too] непустой гранью без { LIST(CASE($nouns, "gen"), "and") }
       *[no] гранью без { LIST(CASE($nouns, "gen"), "and") }
    } вверх
filter-not-showing = { $what }, { AGREE($what, "adj-lying") } { $blank ->
        [yes] непустой гранью
        [too] непустой гранью без { LIST(CASE($nouns, "gen"), "and") }
       *[no] гранью без { LIST(CASE($nouns, "gen"), "and") }
    } вверх{ COMMA() }
    .place = last
filter-value-at-least = { $what } со значением { $number } или больше
    .place = last
    .is = лежит гранью со значением { $number } или больше вверх
    .is-not = лежит гранью со значением меньше { $number } вверх
    .whole = значение { CASE($of, "gen") } не меньше { $number }
    .whole-not = значение { CASE($of, "gen") } меньше { $number }
filter-value-at-most = { $what } со значением не больше { CASE($number, "gen") }
    .place = last
    .is = лежит гранью со значением не больше { CASE($number, "gen") } вверх
    .is-not = лежит гранью со значением больше { CASE($number, "gen") } вверх
    .whole = значение { CASE($of, "gen") } не больше { CASE($number, "gen") }
    .whole-not = значение { CASE($of, "gen") } больше { CASE($number, "gen") }
filter-value-is = { $what } со значением{ $number-sign ->
        [reference] , как у { CASE($number, "gen") }{ COMMA() }
        [amount] , равным { CASE($number, "dat") }{ COMMA() }
       *[number] { " " }{ $number }
    }
    .place = last
    .is = со значением { $number }
    .is-not = с другим значением, чем { $number }{ COMMA() }
    .whole = значение { CASE($of, "gen") } равно { CASE($number, "dat") }
    .whole-not = значение { CASE($of, "gen") } не равно { CASE($number, "dat") }
filter-value-below = { $what } с меньшим значением, чем у { CASE($number, "gen") }{ COMMA() }
    .place = last
    .is = с меньшим значением, чем { $number }{ COMMA() }
    .is-not = с не меньшим значением, чем { $number }{ COMMA() }
filter-odd-value = { $what } с нечётным значением
    .place = last
    .is = с нечётным значением
    .is-not = с чётным значением
    .whole = значение { CASE($of, "gen") } нечётное
    .whole-not = значение { CASE($of, "gen") } чётное
filter-lowest = { $what } с наименьшим значением из { CASE($dice, "gen") }
    .place = last
    .is = с наименьшим значением из { CASE($dice, "gen") }
    .is-not = не с наименьшим значением из { CASE($dice, "gen") }
filter-same-symbol = { $what } с тем же символом, что у { CASE($as, "gen") }{ COMMA() }
    .place = last
    .is = лежит вверх тем же символом, что у { CASE($as, "gen") }{ COMMA() }
    .is-not = лежит вверх не тем же символом, что у { CASE($as, "gen") }{ COMMA() }
filter-same-symbol-each = { $what } с одинаковым символом
    .place = last
    .is = с тем же символом
    .is-not = с другим символом
filter-other-symbol = { $what } с символом, которого нет на { CASE($than, "pre") }{ COMMA() }
    .place = last
    .is = с символом, которого нет на { CASE($than, "pre") }{ COMMA() }
    .is-not = без символа, которого нет на { CASE($than, "pre") }{ COMMA() }
filter-paired = { $what } с одинаковыми символом и значением
    .place = last
    .is = лежит вверх теми же символом и значением, что и другой{ COMMA() }
    .is-not = лежит вверх тем, чего нет на других{ COMMA() }
filter-in-last-turn = { $what }, который { $deed ->
        [removed] убрали
       *[turned] перевернули
    } в последний ход соперника в этом раунде{ COMMA() }
    .pl = { $what }, которые { $deed ->
        [removed] убрали
       *[turned] перевернули
    } в последний ход соперника в этом раунде{ COMMA() }
    .place = last
    .is = { $deed ->
        [removed] убран
       *[turned] перевёрнут
    } в последний ход соперника
    .is-not = не { $deed ->
        [removed] убран
       *[turned] перевёрнут
    } в последний ход соперника
filter-with-special = { $what }
    .place = last
    .is = имеет особенность
    .is-not = не имеет особенности
filter-was-showing = { $what }, лежавший гранью { LIST($symbols, "or") } вверх{ COMMA() }
    .place = last
    .is = лежал гранью { LIST($symbols, "or") } вверх
    .is-not = не лежал гранью { LIST($symbols, "or") } вверх
filter-modifier = { $what }, { AGREE($what, "adj-lying") } гранью с модификатором вверх{ COMMA() }
    .place = last
    .is = лежит гранью с модификатором вверх
    .is-not = лежит гранью без модификатора вверх
filter-with-cost = { $what }, { AGREE($what, "adj-lying") } гранью со стоимостью вверх{ COMMA() }
    .place = last
    .is = лежит гранью со стоимостью вверх
    .is-not = лежит гранью без стоимости вверх
filter-resolved-as = { $what }, { AGREE($what, "adj-lying") } { $blank ->
        [yes] пустой гранью
       *[no] гранью { LIST($symbols, "or") }
    } вверх{ COMMA() }
    .place = last
    .is = лежал { $blank ->
        [yes] пустой гранью
       *[no] гранью { LIST($symbols, "or") }
    } вверх
    .is-not = лежал { $blank ->
        [yes] непустой гранью
        [too] непустой гранью без { LIST(CASE($nouns, "gen"), "and") }
       *[no] гранью без { LIST(CASE($nouns, "gen"), "and") }
    } вверх
    .whole = { $of } лежал { $blank ->
        [yes] пустой гранью
       *[no] гранью { LIST($symbols, "or") }
    } вверх
    .whole-not = { $of } лежал { $blank ->
        [yes] непустой гранью
        [too] непустой гранью без { LIST(CASE($nouns, "gen"), "and") }
       *[no] гранью без { LIST(CASE($nouns, "gen"), "and") }
    } вверх
filter-die-of = { $upgrades ->
        [yes] { $what } { CASE($things, "gen") } { GENDER($what) ->
            [pl] и
           *[other] или
        } { GENDER($things) ->
            [f] её
           *[other] его
        } улучшений
       *[no] { $character ->
           *[other] { $every ->
               *[other] { $clause ->
                   *[other] { $what } { CASE($things, "gen") }
                }
            }
        }
    }
    .place = owner
filter-not-die-of = { $what }, не { AGREE($what, "adj-belonging") } { $upgrades ->
        [yes] { $character ->
           *[other] { CASE($things, "dat") } и его улучшениям
        }
       *[no] { CASE($things, "dat") }
    }{ COMMA() }
    .place = last
filter-upgrade-die-of = { $what } улучшений { CASE($things, "gen") }
    .place = owner
    .is = это кубик улучшения { CASE($things, "gen") }
    .is-not = это не кубик улучшения { CASE($things, "gen") }
filter-character-die = { $what } { $unique ->
        [yes] { CASE(LIKE(WORD("noun-unique-character"), $what), "gen") }
        [no] { CASE(LIKE(WORD("noun-non-unique-character"), $what), "gen") }
       *[any] { CASE(LIKE(WORD("type-character"), $what), "gen") }
    }
    .is = — кубик персонажа
    .is-not = — не кубик персонажа
filter-not-character-die = { $what } (кроме кубиков персонажей)
filter-bearer-has = { $what } (если на персонаже есть { $filter })
    .place = last
    .is = принадлежит персонажу с { CASE($filter, "ins") }
filter-of-that-roll = { AGREE($what, "adj-rolled") } { $what }
    .is = только что брошен
    .is-not = не был только что брошен
filter-whose-yours = { $own ->
        [yes] { AGREE($what, "adj-own") } { $what }
       *[no] { AGREE($what, "adj-your") } { $what }
    }
    .place = last
    .is = принадлежит вам
    .is-not = не принадлежит вам
filter-whose-opponents = { $what } соперника
    .is = — кубик соперника
    .is-not = — не кубик соперника
filter-apart = { $kind ->
        [die] { $symbol ->
            [yes] { $what } с разными символами
           *[no] { $what } (не больше одного с каждой карты)
        }
       *[card] { $what } на разных персонажах
    }
    .place = last
    .is = { $kind ->
        [die] лежит на другой карте
       *[card] на другом персонаже
    }
    .is-not = { $kind ->
        [die] лежит на той же карте
       *[card] на том же персонаже
    }
filter-same = { $what } из числа { CASE($as, "gen") }
    .place = last
filter-not-same = { AGREE($what, "adj-other") } { $what }
filter-same-side = { $what } того же игрока, что и { $as }{ COMMA() }
    .place = last
    .is = того же игрока, что и { $as }{ COMMA() }
    .is-not = не того же игрока, что и { $as }{ COMMA() }
filter-same-side-as-this = { AGREE($what, "adj-your") } { $what }
    .is = под вашим контролем
    .is-not = не под вашим контролем
filter-on = { $what }, { AGREE($what, "adj-attached") } к { CASE($host, "dat") }{ COMMA() }
    .place = last
    .is = прикреплено к { CASE($host, "dat") }
    .is-not = не прикреплено к { CASE($host, "dat") }
filter-on-such = { $what }, { AGREE($what, "adj-attached") } к { CASE($host, "dat") }{ COMMA() }
    .place = last
    .is = на { CASE($host, "pre") }
    .is-not = не на { CASE($host, "pre") }
filter-bears = { $has-filter ->
        [yes] { $what } с { $least ->
            [1] { CASE($filter, "ins") }
           *[other] { $least } { PLURAL($filter, "ins") }
        }
       *[no] { $what } с прикреплённой картой
    }
    .place = last
    .is = { $has-filter ->
        [yes] с { CASE($filter, "ins") }
       *[no] с прикреплённой картой
    }
    .is-not = { $has-filter ->
        [yes] без { CASE($filter, "gen") }
       *[no] без прикреплённых карт
    }
    .whole = { $has-filter ->
        [yes] у { CASE($of, "gen") } есть { $filter }
       *[no] к { CASE($of, "dat") } прикреплена карта
    }
    .whole-not = { $has-filter ->
        [yes] у { CASE($of, "gen") } нет { CASE($filter, "gen") }
       *[no] у { CASE($of, "gen") } нет прикреплённых карт
    }
filter-not-bears = { $has-filter ->
        [yes] { $what } без { PLURAL($filter, "gen") }
       *[no] { $what } без прикреплённых карт
    }
    .place = last
filter-damage-at-least = { $number ->
        [1] { $what }, { GENDER($what) ->
            [f] на которой
            [pl] на которых
           *[m] на котором
        } есть урон{ COMMA() }
       *[other] { $what }, { GENDER($what) ->
            [f] на которой
            [pl] на которых
           *[m] на котором
        } не меньше { COUNT($number, WORD("noun-damage"), "gen") }{ COMMA() }
    }
    .place = last
    .is = { $number ->
        [1] с уроном
       *[other] не меньше чем с { COUNT($number, WORD("noun-damage"), "ins") }
    }
    .is-not = { $number ->
        [1] без урона
       *[other] меньше чем с { COUNT($number, WORD("noun-damage"), "ins") }
    }
    .whole = { $number-sign ->
        [amount] урон на { CASE($of, "pre") } не меньше { CASE($number, "gen") }
       *[number] { $number ->
            [1] на { CASE($of, "pre") } есть урон
           *[other] на { CASE($of, "pre") } не меньше { COUNT($number, WORD("noun-damage"), "gen") }
        }
    }
    .whole-not = { $number ->
        [1] на { CASE($of, "pre") } нет урона
       *[other] на { CASE($of, "pre") } меньше { COUNT($number, WORD("noun-damage"), "gen") }
    }
filter-not-damage-at-least = { $number ->
        [1] { $what } без урона
       *[other] { $what } меньше чем с { COUNT($number, WORD("noun-damage"), "ins") }
    }
    .place = last
filter-remaining-health-at-most = { $what } с оставшимся здоровьем не больше { $number }
    .place = last
    .is = с оставшимся здоровьем не больше { $number }
    .is-not = с оставшимся здоровьем больше { $number }
    .whole = оставшееся здоровье { CASE($of, "gen") } не больше { $number }
    .whole-not = оставшееся здоровье { CASE($of, "gen") } больше { $number }
filter-remaining-health-is = { $what } с оставшимся здоровьем { $number }
    .place = last
    .is = с оставшимся здоровьем { $number }
    .is-not = с другим оставшимся здоровьем, чем { $number }{ COMMA() }
    .whole = у { CASE($of, "gen") } осталось { COUNT($number, WORD("noun-health")) }
    .whole-not = у { CASE($of, "gen") } осталось не { COUNT($number, WORD("noun-health")) }
filter-health-at-least = { $what } со здоровьем { $number } или больше
    .place = last
    .is = со здоровьем { $number } или больше
    .is-not = со здоровьем меньше { $number }
    .whole = здоровье { CASE($of, "gen") } не меньше { $number }
    .whole-not = здоровье { CASE($of, "gen") } меньше { $number }
filter-health-below = { $what } с меньшим здоровьем, чем у { CASE($number, "gen") }{ COMMA() }
    .place = last
    .is = с меньшим здоровьем, чем { $number }{ COMMA() }
    .is-not = с не меньшим здоровьем, чем { $number }{ COMMA() }
filter-most-health = { $what } с наибольшим в игре здоровьем
    .place = last
    .is = с наибольшим в игре здоровьем
    .is-not = не с наибольшим в игре здоровьем
filter-shields-at-least = { $number ->
        [1] { $what } со щитом
       *[other] { $what } не менее чем с { COUNT($number, WORD("noun-shield"), "ins") }
    }
    .place = last
    .is = { $number ->
        [1] имеет щит
       *[other] имеет не меньше { COUNT($number, WORD("noun-shield"), "gen") }
    }
    .is-not = { $number ->
        [1] не имеет щитов
       *[other] имеет меньше { COUNT($number, WORD("noun-shield"), "gen") }
    }
    .whole = { $number ->
        [1] у { CASE($of, "gen") } есть щит
       *[other] у { CASE($of, "gen") } не меньше { COUNT($number, WORD("noun-shield"), "gen") }
    }
    .whole-not = { $number ->
        [1] у { CASE($of, "gen") } нет щитов
       *[other] у { CASE($of, "gen") } меньше { COUNT($number, WORD("noun-shield"), "gen") }
    }
filter-not-shields-at-least = { $number ->
        [1] { $what } без щитов
       *[other] { $what } меньше чем с { COUNT($number, WORD("noun-shield"), "ins") }
    }
    .place = last
filter-room-for-shields = { $what }, { GENDER($what) ->
        [f] которая может
        [n] которое может
        [pl] которые могут
       *[m] который может
    } получить щит{ COMMA() }
    .place = last
    .is = может получить щит
    .is-not = не может получить щит
filter-resources-at-least = { $what } с { $number ->
        [1] ресурсом
       *[other] { COUNT($number, WORD("noun-resource"), "ins") } или больше
    }
    .place = last
    .is = имеет не меньше { COUNT($number, WORD("noun-resource"), "gen") }
    .is-not = имеет меньше { COUNT($number, WORD("noun-resource"), "gen") }
    .whole = на { CASE($of, "pre") } не меньше { COUNT($number, WORD("noun-resource"), "gen") }
    .whole-not = { $number ->
        [1] на { CASE($of, "pre") } нет ресурсов
       *[other] на { CASE($of, "pre") } меньше { COUNT($number, WORD("noun-resource"), "gen") }
    }
filter-same-type = { $what } того же типа
    .place = last
    .is = того же типа
    .is-not = другого типа
filter-with-tokens = { $what } с жетонами
    .place = last
    .is = с жетонами
    .is-not = без жетонов
filter-points-at-least = { $what } стоимостью от { COUNT($number, WORD("noun-point"), "gen") }
    .place = last
    .is = стоит не меньше { COUNT($number, WORD("noun-point"), "gen") }
    .is-not = стоит меньше { COUNT($number, WORD("noun-point"), "gen") }
filter-points-at-most = { $what } стоимостью до { COUNT($number, WORD("noun-point"), "gen") }
    .place = last
    .is = стоит не больше { COUNT($number, WORD("noun-point"), "gen") }
    .is-not = стоит больше { COUNT($number, WORD("noun-point"), "gen") }
filter-owned = { $what }, { AGREE($what, "adj-belonging") } вам{ COMMA() }
    .place = last
    .is = принадлежит вам
    .is-not = не принадлежит вам
filter-is-elite = { AGREE($what, "adj-elite") } { $what }
    .is = элитный
    .is-not = не элитный
    .whole = { $of } { AGREE($of, "adj-elite") }
    .whole-not = { $of } не { AGREE($of, "adj-elite") }
filter-not-is-elite = { AGREE($what, "adj-non-elite") } { $what }
filter-is-exhausted = { AGREE($what, "adj-exhausted") } { $what }
    .is = в повёрнутом положении
    .is-not = в подготовленном положении
    .whole = { $of } { GENDER($of) ->
        [f] повёрнута
        [n] повёрнуто
        [pl] повёрнуты
       *[m] повёрнут
    }
    .whole-not = { $of } { GENDER($of) ->
        [f] подготовлена
        [n] подготовлено
        [pl] подготовлены
       *[m] подготовлен
    }
filter-not-is-exhausted = { AGREE($what, "adj-ready") } { $what }
filter-from-hand = { $what } с руки
    .place = last
    .is = играется с руки
    .is-not = играется не с руки
filter-named-side = { $what }, { GENDER($what) ->
        [f] названная
       *[m] названный
    } соперником{ COMMA() }
    .place = last
    .is = — то, что назвал соперник
    .is-not = — не то, что назвал соперник
    .whole = соперник назвал эту сторону
    .whole-not = соперник назвал не эту сторону
filter-is-piloted = { $what }, { AGREE($what, "adj-piloted") } { $has-by ->
        [yes] { CASE($by, "ins") }
       *[no] персонажем
    }{ COMMA() }
    .place = last
    .is = { $has-by ->
        [yes] под управлением { CASE($by, "gen") }
       *[no] под управлением персонажа
    }
    .is-not = { $has-by ->
        [yes] не под управлением { CASE($by, "gen") }
       *[no] без пилота
    }
    .whole = { $has-by ->
        [yes] { CASE($of, "acc") } пилотирует { $by }
       *[no] { CASE($of, "acc") } пилотирует персонаж
    }
    .whole-not = { $has-by ->
        [yes] { CASE($of, "acc") } не пилотирует { $by }
       *[no] { CASE($of, "acc") } никто не пилотирует
    }
filter-pilots = { $what }, { AGREE($what, "adj-piloting") } { CASE($vehicle, "acc") }{ COMMA() }
    .place = last
    .is = пилотирует { CASE($vehicle, "acc") }
    .is-not = не пилотирует { CASE($vehicle, "acc") }
filter-pilots-such = { $what }, { AGREE($what, "adj-piloting") } { CASE($vehicle, "acc") }{ COMMA() }
    .place = last
    .is = пилотирует { CASE($vehicle, "acc") }
    .is-not = не пилотирует { CASE($vehicle, "acc") }
filter-dice-in-pool = { $has-symbols ->
        [yes] { $what }, чей кубик лежит { $blank ->
            [yes] пустой гранью вверх
           *[no] гранью { LIST($symbols, "or") } вверх
        }{ COMMA() }
       *[no] { $worth ->
            [0] { $what }, чей кубик лежит в пуле{ COMMA() }
           *[other] { $what }, чьи кубики в пуле имеют общее значение не меньше { $worth }{ COMMA() }
        }
    }
    .place = last
    .is = имеет кубик в пуле
    .is-not = не имеет кубиков в пуле

## Ссылки и игроки. .noun — слово, с которого начать.

reference-this = { $what }
reference-host = { $what } с { CASE($this, "ins") }
reference-host-again = { AGREE($what, "adj-this") } { $what }
reference-this-die = { AGREE($what, "adj-this") } { $what }
reference-that = { $what }
reference-card-of = { $what } { CASE($die, "gen") }
    .noun = type-character
reference-matching-card = { $what } { CASE($die, "gen") }
    .noun = noun-card
reference-matching-characters = { $what } каждого из { CASE($dice, "gen") }
    .noun = type-character
reference-dice-of = { PLURAL($what) } { CASE($cards, "gen") }
    .noun = noun-die
    .gender = pl
reference-one-die-of-each = { $what ->
       *[other] по одному кубику каждого из { CASE($cards, "gen") }
    }
    .noun = noun-die
reference-others = остальные { PLURAL($what) }
    .gen = остальных { PLURAL($what, "gen") }
    .dat = остальным { PLURAL($what, "dat") }
    .acc = остальные { PLURAL($what, "acc") }
    .ins = остальными { PLURAL($what, "ins") }
    .pre = остальных { PLURAL($what, "pre") }
    .gender = pl
    .noun = noun-card
reference-both = оба { CASE($what, "gen") }
    .gen = обоих { PLURAL($what, "gen") }
    .dat = обоим { PLURAL($what, "dat") }
    .acc = оба { CASE($what, "gen") }
    .ins = обоими { PLURAL($what, "ins") }
    .pre = обоих { PLURAL($what, "pre") }
    .noun = noun-die
    .gender = pl
reference-lowest = { $what } с меньшим значением (при равенстве — обоих кубиков)
    .noun = noun-die
reference-host-of = { $what } с { CASE($of, "ins") }
    .noun = type-character
reference-piloted-by = { $what }, который пилотирует { $pilot }{ COMMA() }
    .noun = subtype-vehicle
reference-once-piloted-by = { $what }, который { $pilot ->
       *[other] он пилотировал
    }{ COMMA() }
    .noun = subtype-vehicle
reference-card-played = { AGREE($what, "adj-played") } { $what }
    .noun = noun-card
reference-die-of-played = { $sum ->
        [yes] { PLURAL($what) } сыгранных карт
       *[no] { $what } { "" }сыгранной карты
    }
    .noun = noun-die
who-you = { $what }
    .noun = noun-you
who-caller = { $what }
    .noun = noun-you
who-an-opponent = { $what }
who-that-opponent = { AGREE($what, "adj-this") } { $what }
who-each-opponent = { AGREE($what, "adj-each") } { $what }
    .noun = noun-opponent
who-each-player = { AGREE($what, "adj-each") } { $what }
    .noun = noun-player
who-controller-of = { $of-this ->
        [yes] { $what }, { AGREE($what, "adj-controlling") } { CASE($of, "acc") }{ COMMA() }
       *[no] { AGREE($what, "adj-controlling") } { GENDER($of) ->
            [f] её
            [pl] их
           *[m] его
        } { $what }
    }
    .noun = noun-controller
who-battlefield-controller = { $what }, { AGREE($what, "adj-controlling") } поле боя{ COMMA() }
    .noun = noun-player
who-each-without-battlefield = { AGREE($what, "adj-each") } { $what }, не { AGREE($what, "adj-controlling") } поле боя{ COMMA() }
    .noun = noun-player
who-a-player = { $what } по вашему выбору
    .noun = noun-player
who-that-player = { AGREE($what, "adj-this") } { $what }
    .noun = noun-player
who-those = каждый, кто выбрал наибольшее { $what }{ COMMA() }
    .gen = каждого, кто выбрал наибольшее { CASE($what, "nom") }{ COMMA() }
    .dat = каждому, кто выбрал наибольшее { CASE($what, "nom") }{ COMMA() }
    .acc = каждого, кто выбрал наибольшее { CASE($what, "nom") }{ COMMA() }
    .gender = m
    .noun = noun-number

## Моменты. .noun — о чём идёт речь.

trigger-activated = { $by ->
        [you] после того как вы активировали { CASE($what, "acc") }{ COMMA() }
        [opponent] после того как соперник активировал { CASE($what, "acc") }{ COMMA() }
       *[anybody] после того как { $what } { GENDER($what) ->
            [f] активирована
            [n] активировано
            [pl] активированы
           *[m] активирован
        }{ COMMA() }
    }
    .noun = noun-card
trigger-activate = { $by ->
        [you] прежде чем активировать { CASE($what, "acc") }{ COMMA() }
        [opponent] прежде чем соперник активирует { CASE($what, "acc") }{ COMMA() }
       *[anybody] прежде чем { $what } { GENDER($what) ->
            [f] будет активирована
            [n] будет активировано
            [pl] будут активированы
           *[m] будет активирован
        }{ COMMA() }
    }
    .noun = noun-card
trigger-piloting-began = { $by ->
       *[anybody] после того как { $what } { GENDER($what) ->
            [f] начала
            [n] начало
            [pl] начали
           *[m] начал
        } пилотировать { $has-on ->
            [yes] { CASE($on, "acc") }
           *[no] транспорт
        }{ COMMA() }
    }
    .noun = type-character
trigger-played = { $by ->
        [you] после того как вы сыграли { CASE($what, "acc") }{ $has-on ->
            [yes] { " " }на { CASE($on, "acc") }
           *[no] { "" }
        }{ COMMA() }
        [opponent] после того как соперник сыграл { CASE($what, "acc") }{ $has-on ->
            [yes] { " " }на { CASE($on, "acc") }
           *[no] { "" }
        }{ COMMA() }
       *[anybody] после того как любой игрок сыграл { CASE($what, "acc") }{ $has-on ->
            [yes] { " " }на { CASE($on, "acc") }
           *[no] { "" }
        }{ COMMA() }
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
       *[anybody] прежде чем любой игрок сыграет { CASE($what, "acc") }{ $has-on ->
            [yes] { " " }на { CASE($on, "acc") }
           *[no] { "" }
        }{ COMMA() }
    }
    .noun = noun-card
trigger-die-rolled = { $came-up ->
        [yes] после того как на { $definite ->
            [yes] { CASE($rolled, "pre") }
           *[no] { $by ->
                [you] { AGREE(CASE($rolled, "pre"), "adj-one") } из ваших { PLURAL($rolled, "gen") }
                [opponent] { CASE($rolled, "pre") } соперника
               *[anybody] { CASE($rolled, "pre") }
            }
        } выпала { $blank ->
            [yes] пустая грань
           *[no] грань { LIST($lands, "or") }
        }{ COMMA() }
       *[no] { $by ->
            [you] после того как вы бросили { CASE($what, "acc") } в свой пул{ COMMA() }
            [opponent] после того как соперник бросил { CASE($what, "acc") } в свой пул{ COMMA() }
           *[anybody] после того как { $what } брошен в пул{ COMMA() }
        }
    }
    .noun = noun-die
trigger-die-rerolled = { $by ->
        [you] после того как вы перебросили { CASE($what, "acc") }{ COMMA() }
        [opponent] после того как соперник перебросил { CASE($what, "acc") }{ COMMA() }
       *[anybody] после того как { $what } переброшен{ COMMA() }
    }
    .noun = noun-die
trigger-die-resolved = { $by ->
        [you] после того как вы применили результат { CASE($what, "gen") }{ COMMA() }
        [opponent] после того как соперник применил результат { CASE($what, "gen") }{ COMMA() }
       *[anybody] после того как применён результат { CASE($what, "gen") }{ COMMA() }
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
    .that = adj-turned
trigger-resolve-die = { $by ->
        [you] прежде чем применить результат { CASE($what, "gen") }{ COMMA() }
        [opponent] прежде чем соперник применит результат { CASE($what, "gen") }{ COMMA() }
       *[anybody] прежде чем будет применён результат { CASE($what, "gen") }{ COMMA() }
    }
    .noun = noun-die
trigger-die-rolls = { $came-up ->
        [yes] после того как на { $definite ->
            [yes] { CASE($rolled, "pre") }
           *[no] { $by ->
                [you] { AGREE(CASE($rolled, "pre"), "adj-one") } из ваших { PLURAL($rolled, "gen") }
                [opponent] { CASE($rolled, "pre") } соперника
               *[anybody] { CASE($rolled, "pre") }
            }
        } выпала { $blank ->
            [yes] пустая грань
           *[no] грань { LIST($lands, "or") }
        }{ COMMA() }
       *[no] { $by ->
            [you] после того как вы бросили или перебросили { CASE($what, "acc") }{ COMMA() }
            [opponent] после того как соперник бросил или перебросил { CASE($what, "acc") }{ COMMA() }
           *[anybody] после того как { $what } брошен или переброшен{ COMMA() }
        }
    }
    .noun = noun-die
trigger-dice-removed = { $by ->
        [you] после того как вы убрали кубики соперника{ COMMA() }
        [opponent] после того как соперник убрал чужие кубики{ COMMA() }
       *[anybody] после того как кубики убраны из пула{ COMMA() }
    }
    .noun = noun-die
trigger-die-lost = после того как эффект соперника убрал { CASE($what, "acc") }{ COMMA() }
    .noun = noun-die
trigger-guardian-used = { $by ->
        [you] после того как вы убрали кубик с помощью «Стража»{ COMMA() }
        [opponent] после того как соперник убрал кубик с помощью «Стража»{ COMMA() }
       *[anybody] после того как кубик убран с помощью «Стража»{ COMMA() }
    }
    .noun = noun-die
trigger-dice-rerolled-by-card = { $by ->
        [you] после того как эффект вашей карты перебросил { CASE($what, "acc") }{ COMMA() }
        [opponent] после того как эффект карты соперника перебросил { CASE($what, "acc") }{ COMMA() }
       *[anybody] после того как эффект карты перебросил { CASE($what, "acc") }{ COMMA() }
    }
    .noun = noun-die
trigger-take-action = { $by ->
        [you] прежде чем вы совершите действие{ COMMA() }
        [opponent] прежде чем соперник совершит действие{ COMMA() }
       *[anybody] прежде чем игрок совершит действие{ COMMA() }
    }
    .noun = noun-card
trigger-apply-event = { $by ->
        [you] прежде чем применить эффекты вашего события{ COMMA() }
        [opponent] прежде чем применить эффекты события соперника{ COMMA() }
       *[anybody] прежде чем применить эффекты события{ COMMA() }
    }
    .noun = type-event
    .would = если должны быть применены эффекты { $by ->
        [you] вашего события
        [opponent] события соперника
       *[anybody] события
    }{ COMMA() }
trigger-claimed = { $by ->
        [you] после того как вы захватили поле боя{ COMMA() }
        [opponent] после того как соперник захватил поле боя{ COMMA() }
       *[anybody] после того как поле боя захвачено{ COMMA() }
    }
    .noun = noun-card
trigger-discarded-to-reroll = { $by ->
        [you] после того как вы сбросили карту, чтобы перебросить кубики{ COMMA() }
        [opponent] после того как соперник сбросил карту, чтобы перебросить кубики{ COMMA() }
       *[anybody] после того как карту сбросили, чтобы перебросить кубики{ COMMA() }
    }
    .noun = noun-card
trigger-first-damage-dealt = после того как вы впервые за раунд нанесли сопернику { LIST($kinds, "or") }{ COMMA() }
    .noun = type-character
trigger-hurt-by-this-die = после того как { $what } { GENDER($what) ->
        [f] получила
        [n] получило
        [pl] получили
       *[m] получил
    } урон от этого кубика{ COMMA() }
    .noun = type-character
trigger-damage-dealt = { $by ->
        [you] после того как вы нанесли урон { CASE($what, "dat") }{ COMMA() }
        [opponent] после того как соперник нанёс урон { CASE($what, "dat") }{ COMMA() }
       *[anybody] после того как { $what } { GENDER($what) ->
            [f] получила
            [n] получило
            [pl] получили
           *[m] получил
        } урон{ COMMA() }
    }
    .noun = type-character
trigger-harmed = после того как эффект соперника нанёс урон { CASE($what, "dat") }{ COMMA() }
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
    .would = если { $what } { GENDER($what) ->
        [f] должна
        [n] должно
        [pl] должны
       *[m] должен
    } получить урон{ COMMA() }
trigger-defeated = { $by ->
        [you] после того как { $what } под вашим контролем { GENDER($what) ->
            [f] побеждена
            [n] побеждено
            [pl] побеждены
           *[m] побеждён
        }{ COMMA() }
        [opponent] после того как { $known ->
            [yes] { $what } соперника
           *[no] { $theirs }
        } { GENDER($what) ->
            [f] побеждена
            [n] побеждено
            [pl] побеждены
           *[m] побеждён
        }{ COMMA() }
       *[anybody] после того как { $what } { GENDER($what) ->
            [f] побеждена
            [n] побеждено
            [pl] побеждены
           *[m] побеждён
        }{ COMMA() }
    }
    .noun = type-character
trigger-defeat = { $by ->
        [you] прежде чем { $what } под вашим контролем { GENDER($what) ->
            [f] будет побеждена
            [n] будет побеждено
            [pl] будут побеждены
           *[m] будет побеждён
        }{ COMMA() }
        [opponent] прежде чем { $what } соперника { GENDER($what) ->
            [f] будет побеждена
            [n] будет побеждено
            [pl] будут побеждены
           *[m] будет побеждён
        }{ COMMA() }
       *[anybody] прежде чем { $what } { GENDER($what) ->
            [f] будет побеждена
            [n] будет побеждено
            [pl] будут побеждены
           *[m] будет побеждён
        }{ COMMA() }
    }
    .noun = type-character
    .would = если { $what } { GENDER($what) ->
        [f] должна быть побеждена
        [n] должно быть побеждено
        [pl] должны быть побеждены
       *[m] должен быть побеждён
    }{ COMMA() }
trigger-defeat-by-damage = { $by ->
        [you] прежде чем { $what } под вашим контролем { GENDER($what) ->
            [f] будет побеждена
            [n] будет побеждено
            [pl] будут побеждены
           *[m] будет побеждён
        } из-за урона{ COMMA() }
        [opponent] прежде чем { $what } соперника { GENDER($what) ->
            [f] будет побеждена
            [n] будет побеждено
            [pl] будут побеждены
           *[m] будет побеждён
        } из-за урона{ COMMA() }
       *[anybody] прежде чем { $what } { GENDER($what) ->
            [f] будет побеждена
            [n] будет побеждено
            [pl] будут побеждены
           *[m] будет побеждён
        } из-за урона{ COMMA() }
    }
    .noun = type-character
    .would = если { $what } { GENDER($what) ->
        [f] должна быть побеждена
        [n] должно быть побеждено
        [pl] должны быть побеждены
       *[m] должен быть побеждён
    } из-за урона{ COMMA() }
trigger-discard-from-play = { $by ->
        [you] прежде чем { $what } под вашим контролем { GENDER($what) ->
            [f] будет сброшена
            [n] будет сброшено
            [pl] будут сброшены
           *[m] будет сброшен
        } из игры{ COMMA() }
        [opponent] прежде чем { $what } соперника { GENDER($what) ->
            [f] будет сброшена
            [n] будет сброшено
            [pl] будут сброшены
           *[m] будет сброшен
        } из игры{ COMMA() }
       *[anybody] прежде чем { $what } { GENDER($what) ->
            [f] будет сброшена
            [n] будет сброшено
            [pl] будут сброшены
           *[m] будет сброшен
        } из игры{ COMMA() }
    }
    .noun = noun-card
    .would = если { $by ->
        [opponent] { $theirs }
       *[other] { $what }
    } { GENDER($what) ->
        [f] должна быть сброшена
        [n] должно быть сброшено
        [pl] должны быть сброшены
       *[m] должен быть сброшен
    } из игры{ COMMA() }
trigger-discard-by-effect = { $by ->
        [you] прежде чем эффект сбросит из игры { CASE($what, "acc") } под вашим контролем{ COMMA() }
        [opponent] прежде чем эффект сбросит из игры { CASE($what, "acc") } под контролем соперника{ COMMA() }
       *[anybody] прежде чем эффект сбросит из игры { CASE($what, "acc") }{ COMMA() }
    }
    .noun = noun-card
    .would = если эффект должен сбросить из игры { CASE($what, "acc") }{ $by ->
        [you] { " " }под вашим контролем
       *[other] { "" }
    }{ COMMA() }
trigger-set-up = { $by ->
       *[anybody] после того как подготовка завершена,
    }
    .noun = noun-card
trigger-ability-used = { $by ->
        [you] после того как вы применили действие { CASE($what, "gen") }{ COMMA() }
        [opponent] после того как соперник применил действие { CASE($what, "gen") }{ COMMA() }
       *[anybody] после того как применено действие { CASE($what, "gen") }{ COMMA() }
    }
    .noun = noun-card
trigger-income-due = прежде чем игроки получат ресурсы в фазе перегруппировки{ COMMA() }
    .noun = noun-card
trigger-action-taken = после того как { $by ->
        [opponent] соперник совершил действие
       *[you] вы совершили действие
    }{ COMMA() }
    .noun = noun-card
trigger-last-card-played = после того как { $by ->
        [opponent] соперник { $first ->
            [yes] впервые за раунд сыграл
           *[no] сыграл
        } последнюю карту со своей руки
       *[you] вы { $first ->
            [yes] впервые за раунд сыграли
           *[no] сыграли
        } последнюю карту с руки
    }{ COMMA() }
    .noun = noun-card
trigger-hand-emptied = после того как { $by ->
        [opponent] соперник сыграл или сбросил последнюю карту со своей руки
       *[you] вы сыграли или сбросили последнюю карту с руки
    }{ COMMA() }
    .noun = noun-card
trigger-came-onto = после того как { $by ->
        [opponent] соперник сыграл или переместил на { CASE($on, "acc") } { CASE($what, "acc") }
       *[you] вы сыграли или переместили на { CASE($on, "acc") } { CASE($what, "acc") }
    }{ COMMA() }
    .noun = noun-card
trigger-milled = после того как вы сбросили карты из колоды соперника{ COMMA() }
    .noun = noun-card
trigger-discarded = { $by ->
        [you] после того как { $what } под вашим контролем { GENDER($what) ->
            [f] сброшена
            [n] сброшено
            [pl] сброшены
           *[m] сброшен
        } из игры{ COMMA() }
        [opponent] после того как { $what } соперника { GENDER($what) ->
            [f] сброшена
            [n] сброшено
            [pl] сброшены
           *[m] сброшен
        } из игры{ COMMA() }
       *[anybody] после того как { $what } { GENDER($what) ->
            [f] сброшена
            [n] сброшено
            [pl] сброшены
           *[m] сброшен
        } из игры{ COMMA() }
    }
    .noun = noun-card
trigger-battlefield-changed-hands = { $by ->
        [you] после того как вы взяли поле боя под контроль{ COMMA() }
        [opponent] после того как соперник взял поле боя под контроль{ COMMA() }
       *[anybody] после того как кто-то взял поле боя под контроль{ COMMA() }
    }
    .noun = noun-card
trigger-battlefield-gained = { $by ->
        [you] после того как вы захватили поле боя или взяли его под контроль{ COMMA() }
        [opponent] после того как соперник захватил поле боя или взял его под контроль{ COMMA() }
       *[anybody] после того как кто-то захватил поле боя или взял его под контроль{ COMMA() }
    }
    .noun = noun-card
trigger-round-began = { $by ->
       *[other] после того как началась фаза действий{ COMMA() }
    }
    .noun = noun-card
trigger-action-phase-ended = после того как закончилась фаза действий{ COMMA() }
    .noun = noun-card
trigger-gain-shields = { $by ->
       *[anybody] прежде чем { $what } получит щиты{ COMMA() }
    }
    .noun = type-character
trigger-self-inflicted = { $by ->
       *[you] после того как вы нанесли себе непрямой урон{ COMMA() }
    }
    .noun = noun-card
trigger-resources-robbed = { $by ->
       *[you] после того как вы потеряли ресурсы из-за эффекта соперника{ COMMA() }
    }
    .noun = noun-card
trigger-upkeep-started = после того как началась фаза перегруппировки{ COMMA() }
    .noun = noun-card
trigger-round-ended = прежде чем закончится раунд{ COMMA() }
    .noun = noun-card
trigger-shields-lost = { $by ->
       *[anybody] после того как с { CASE($what, "gen") } сняты щиты{ COMMA() }
    }
    .noun = type-character

## Постоянные способности

constant-more-health = { $has-while ->
        [yes] пока { $while }, у { CASE($of, "gen") } { $amount-sign ->
            [less] −{ $amount-size } к здоровью
            [amount] прибавка к здоровью, равная { CASE($amount, "dat") }{ COMMA() }
           *[more] +{ $amount-size } к здоровью
        }
       *[no] у { CASE($of, "gen") } { $amount-sign ->
            [less] −{ $amount-size } к здоровью
            [amount] прибавка к здоровью, равная { CASE($amount, "dat") }{ COMMA() }
           *[more] +{ $amount-size } к здоровью
        }
    }
    .first = while
constant-more-shields = у { CASE($of, "gen") } может быть на { COUNT($amount, WORD("noun-shield"), "acc") } больше обычного
constant-enters-with = { $this } входит в игру с { COUNT($resources, WORD("noun-resource"), "ins") }
constant-enters-exhausted = { $this } входит в игру в повёрнутом положении
constant-cannot-be-activated = { CASE($of, "acc") } нельзя активировать
constant-cannot-be-turned = { $this ->
       *[other] соперники не могут переворачивать ваши кубики
    }
constant-resolved-only-at = результат этого кубика можно применить только против { CASE($at, "gen") }
constant-resolved-against = результаты своих { PLURAL($filter, "gen") }, лежащих гранью { $symbol-side } вверх, можете применять против { CASE($this, "gen") }
    .noun = noun-die
constant-leaves-aside = { $has-while ->
        [yes] если { $while } и { $this } { GENDER($this) ->
            [f] должна
            [n] должно
           *[m] должен
        } выйти из игры, отложите { GENDER($this) ->
            [f] её
           *[m] его
        } в сторону
       *[no] если { $this } { GENDER($this) ->
            [f] должна
            [n] должно
           *[m] должен
        } выйти из игры, отложите { GENDER($this) ->
            [f] её
           *[m] его
        } в сторону
    }
constant-assigned-last = непрямой урон, нанесённый вам, назначайте { CASE($this, "dat") } в последнюю очередь
constant-shuffles-in = прежде чем взять стартовую руку, замешайте в свою колоду до { COUNT($most, WORD("noun-copy"), "gen") } отложенной карты { $card }
constant-has-keyword = { $has-while ->
        [yes] пока { $while }, у { CASE($of, "gen") } есть ключевое слово { QUOTE(CAP($keyword)) }
       *[no] у { CASE($of, "gen") } есть ключевое слово { QUOTE(CAP($keyword)) }
    }
    .first = while
constant-discard-this-if = сбросьте { CASE($this, "acc") } из игры, если { $condition }
constant-played-have = когда вы играете { CASE($filter, "acc") }, у этой карты есть { $keyword }
constant-cannot-play-on-this = { $anybody ->
        [yes] на { CASE($of, "acc") } нельзя играть { PLURAL($filter, "acc") }
       *[no] вы не можете играть { PLURAL($filter, "acc") } на { CASE($of, "acc") }
    }
constant-cannot-be-played = { PLURAL($filter, "acc") } нельзя играть
constant-team-points = когда вы набираете команду, { $filter } стоит на { COUNT($change-size, WORD("noun-point"), "acc") } { $change-sign ->
        [less] дешевле
       *[more] дороже
    }
    .noun = type-character
constant-loses-keyword = { $of } теряет ключевое слово { QUOTE(CAP($keyword)) }
constant-x-is = X — это { $amount }
constant-more-attached = { $more-sign ->
        [less] у { CASE($of, "gen") } может быть на { COUNT($more-size, $kind, "acc") } меньше обычного
       *[more] у { CASE($of, "gen") } может быть на { COUNT($more, $kind, "acc") } больше обычного
    }
constant-not-counted = { $filter } на { CASE($of, "pre") } не учитывается в пределе улучшений
constant-modifies-any-symbol = грани этого кубика без символа могут быть модификаторами любого символа{ $has-filter ->
        [yes] { " " }{ CASE($filter, "gen") }
       *[no] { "" }
    }
    .noun = noun-die
constant-cheaper = { $has-filter ->
        [yes] { $first ->
            [yes] стоимость { AGREE(CASE($filter, "gen"), "adj-first") } { CASE($filter, "gen") }, { GENDER($filter) ->
                [f] сыгранной
                [pl] сыгранных
               *[m] сыгранного
            } вами { $on-this ->
                [yes] { $game ->
                    [yes] за игру
                   *[no] за раунд
                } на { CASE($this, "acc") }
               *[no] за раунд
            }, снижается на { CASE($by, "acc") }
           *[no] { $on-this ->
                [yes] стоимость { CASE($filter, "gen") }, { GENDER($filter) ->
                    [f] сыгранной
                    [pl] сыгранных
                   *[m] сыгранного
                } вами на { CASE($this, "acc") },
               *[no] стоимость { AGREE(PLURAL($filter, "gen"), "adj-your") } { PLURAL($filter, "gen") }
            } { $by-sign ->
                [less] повышается на { $by-size }
               *[more] снижается на { CASE($by, "acc") }
            }
        }
       *[no] стоимость { CASE($this, "gen") } снижается на { CASE($by, "acc") }
    }{ $has-while ->
        [yes] , если { $while }
       *[no] { "" }
    }
constant-no-restrictions-on-this = вы можете играть { PLURAL($filter, "acc") } на { CASE($this, "acc") }, не соблюдая ограничений на розыгрыш
constant-more-income = в фазе перегруппировки каждый { $opponents ->
        [yes] соперник
       *[no] игрок
    } получает { $more-sign ->
        [less] на { COUNT($more-size, WORD("noun-resource"), "acc") } меньше
       *[more] ещё { COUNT($more-size, WORD("noun-resource"), "acc") }
    }{ $least ->
        [0] { "" }
       *[other] , но не меньше { $least }
    }
constant-starts-with = вы начинаете игру с { COUNT($resources, WORD("noun-resource"), "ins") } сверх обычного
constant-roll-bonus = прибавьте { $more } к своему броску за поле боя при подготовке
constant-costs-to-claim = пока { $while }, соперники должны потратить { COUNT($amount, WORD("noun-resource"), "acc") }, чтобы захватить поле боя
constant-takes-indirect-as = можете назначать непрямой урон { CASE($this, "dat") }, как если бы это был персонаж со здоровьем { $health }
constant-draws-indirect = непрямой урон, который назначает контролирующий игрок, по возможности должен быть назначен { CASE($of, "dat") }
constant-shares-its-shields = щиты кубика { CASE($this, "gen") } можно распределить между своими персонажами
constant-larger-hand = ваш предел руки на { $by } больше обычного
constant-gains-subtype = { $has-while ->
        [yes] пока { $while }, { $of } — ещё и { $subtype }
       *[no] { $of } — ещё и { $subtype }
    }
    .first = while
constant-resolve-as = { $has-while ->
        [yes] пока { $while }, можете
       *[no] можете
    } применять результаты { $has-filter ->
        [yes] своих { PLURAL($filter, "gen") }
       *[no] кубиков { CASE($this, "gen") }
    }, лежащих { $blank ->
        [yes] пустой гранью
       *[no] гранью { LIST($sides, "or") }
    } вверх, как если бы это { GENDER($to) ->
        [f] была
        [n] было
       *[m] был
    } { $value ->
        [-1] { $to }
       *[other] { $to } со значением { $value }
    }
    .noun = noun-die
constant-symbols-are = символы урона на кубиках { CASE($of, "gen") } — символы { CASE($to, "gen") }
constant-resolves-claimers-dice = { $this ->
       *[other] можете применять результаты кубиков из пула игрока, захватившего поле боя в этом раунде, как если бы они лежали в вашем пуле
    }
constant-one-die-each-turn = за ход можно применить результат только одного кубика { CASE($of, "gen") }, и модификаторы к нему не добавляются
constant-unblockable-die = урон от кубика { CASE($of, "gen") } и от кубиков, которые он модифицирует, неблокируемый
constant-copies-not-unique = пока { $while }, ваши копии { CASE($this, "gen") } не уникальны
constant-limit-per-character = у персонажа с { CASE($this, "ins") } может быть только { COUNT($most, $filter) }
    .noun = type-upgrade
constant-makes-elite = { $of } становится { GENDER($of) ->
        [f] элитной
        [n] элитным
        [pl] элитными
       *[m] элитным
    }
constant-has-abilities-of = у { CASE($of, "gen") } есть и способности { CASE($select, "gen") }
constant-loses-abilities = { $of } теряет все способности{ $but-specials ->
        [yes] , кроме особенностей
       *[no] { "" }
    }
constant-can-be-activated = { CASE($of, "acc") } можно активировать и без кубика
constant-acts-first = своим первым действием в каждом раунде вы должны активировать { CASE($this, "acc") }, если можете{ $has-unless ->
        [yes] , кроме случаев, когда { $unless }
       *[no] { "" }
    }
constant-opponents-cannot = { $has-while ->
        [yes] пока { $while }, ваши
       *[no] ваши
    } соперники не могут { $deed ->
        [extra-actions] совершать дополнительные действия
        [giving-shields] давать персонажам щиты
        [healing] восстанавливать персонажам здоровье
       *[turning] переворачивать кубики
    }
constant-dice-worth-more = { $has-while ->
        [yes] пока { $while }, значения
       *[no] значения
    } { PLURAL($filter, "gen") } увеличены на { CASE($by, "acc") }
    .noun = noun-die
constant-cannot-be-removed = { $has-beside ->
        [yes] пока { $beside } лежит в вашем пуле, { $filter-owned ->
            [yes] { PLURAL($filter) }
           *[no] другие ваши { PLURAL($filter) }
        }
       *[no] { $filter-owned ->
            [yes] { PLURAL($filter) }
           *[no] ваши { PLURAL($filter) }
        }
    } не могут быть убраны { $has-events ->
        [yes] { $events ->
            [blue] синими событиями соперников
           *[other] событиями соперников
        }
       *[no] { $effects ->
            [yes] эффектами соперников
           *[no] соперниками
        }
    }
    .noun = noun-die
constant-die-cheaper = { $has-while ->
        [yes] пока { $while }, уменьшайте
       *[no] уменьшайте
    } стоимость граней { PLURAL($filter, "gen") }{ $modified ->
        [yes] , применяемых вместе с кубиком { CASE($this, "gen") },
       *[no] { "" }
    } на { CASE($by, "acc") }
    .noun = noun-die
    .first = while
constant-as-base = { $has-while ->
        [yes] пока { $while }, можете
       *[no] можете
    } применять результаты { PLURAL($filter, "gen") }, лежащих гранью с модификатором вверх, как если бы это были не модификаторы
    .noun = noun-die
    .first = while

## Что карта позволяет и запрещает при составлении колоды. .noun — о чём говорит фильтр.

constant-may-include = в вашу колоду можно включить { $has-number ->
        [yes] { $number ->
            [1] { COUNT($number, $filter, "acc") }
           *[other] до { COUNT($number, $filter, "gen") }
        }
       *[no] { PLURAL($filter, "acc") }
    }{ $different ->
        [yes] , все разные
       *[no] { "" }
    }{ $any-color ->
        [yes] , каких бы цветов ни были ваши персонажи
       *[no] { "" }
    }
constant-more-copies = в вашей колоде каждой из { $cards } разных карт может быть на одну копию больше
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
constant-few-sets = остальные карты вашей команды и колоды могут быть только из { $number } наборов по вашему выбору (только в формате { $format ->
        [infinite] Infinite
       *[other] { $format }
    })
constant-points-with = если в вашей команде есть { AGREE($filter, "adj-other") } { $filter }, { $this } стоит на { COUNT($change-size, WORD("noun-point"), "acc") } { $change-sign ->
        [less] дешевле
       *[more] дороже
    }
    .noun = type-character
constant-bring-under = принесите на игру, помимо колоды, до { $most } разных { PLURAL($filter, "gen") } и положите их лицом вниз под { CASE($this, "acc") }
    .noun = noun-card
constant-bring-battlefields = принесите на игру { $count } поля боя; если используется ваше, выберите одно из них

## Виды способностей и ограничения на розыгрыш

when-out-of-hand = после того как эффект соперника сбросил { CASE($this, "acc") } с вашей руки{ COMMA() }
when-out-of-deck = после того как { $this } { GENDER($this) ->
        [f] сброшена
        [n] сброшено
       *[m] сброшен
    } из вашей колоды{ COMMA() }
clause-action = Действие: { $text }
clause-power-action = Мощное действие: { $text }
clause-claim = Захват: { $text }
clause-special = Особенность: { $text }
restriction-only-if = Эту карту можно сыграть, только если { $condition }.
restriction-only-on = Только для { PLURAL($what, "gen") }.
restriction-modify = Модифицируйте { CASE($what, "acc") }.
with-reminder = { CAP($keyword) } ({ $reminder })
when-ambush = после того как вы сыграли { CASE($this, "acc") }, можете совершить дополнительное действие
when-guardian = прежде чем активировать { CASE($this, "acc") }{ COMMA() }
when-redeploy = прежде чем { $this } будет сброшено из-за того, что персонаж побеждён{ COMMA() }
when-piloting = после того как вы активировали { CASE($this, "acc") }{ COMMA() }
restriction-modify-theirs = Модифицируйте { CASE($what, "acc") } соперника.
clause-host-action = Действие (доступно только игроку, который контролирует персонажа): { $text }
clause-hand-action = Действие (с руки): { $text }
clause-open-action = Действие (любой игрок): { $text }
constant-with-reminder = { $text } ({ $reminder })
