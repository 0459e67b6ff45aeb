### Слова словаря, которые взвешивают: сколько, насколько, так ли это; и когда можно использовать способность.

condition-reaches = { $of } не меньше { $number }
condition-first-turn = это первый ход раунда
    .not = это не первый ход раунда
condition-they-have-defeated = у соперника есть побеждённый персонаж
condition-damage-blocked = хотя бы часть этого урона заблокирована
    .not = этот урон не заблокирован
condition-show-the-same = { $symbol ->
        [yes] { $dice } показывают одинаковые символ и значение
       *[no] { $dice } показывают одинаковое значение
    }
amount-defeated-characters = { $what } { $you ->
        [yes] ваших побеждённых персонажей
       *[no] побеждённых персонажей { CASE($who, "gen") }
    }
    .noun = noun-number

effect-use-only-if = это можно использовать, только если { $condition }
effect-up-to-times = можете { $effect } до { $times } раз

filter-not-is-elite = { AGREE($what, "adj-non-elite") } { $what }
filter-your-own = { AGREE($what, "adj-your") } { $what }
    .place = last
    .is = принадлежит вам
    .is-not = не принадлежит вам

effect-remove-resources = снимите { $amount ->
        [0] все ресурсы
       *[other] { COUNT($amount, WORD("noun-resource"), "acc") }
    } с { CASE($what, "gen") }
    .inf = снять { $amount ->
        [0] все ресурсы
       *[other] { COUNT($amount, WORD("noun-resource"), "acc") }
    } с { CASE($what, "gen") }
effect-reveal-hand = { $you ->
        [no] раскройте руку { CASE($who, "gen") }
       *[yes] раскройте свою руку
    }
    .inf = { $you ->
        [no] раскрыть руку { CASE($who, "gen") }
       *[yes] раскрыть свою руку
    }


condition-was-resolved-as = этот кубик показывал { LIST($symbols, "or") }
condition-just-defeated = это только что принесло поражение персонажу
condition-first-played = это { GENDER($filter) ->
        [f] первая сыгранная вами за раунд
        [n] первое сыгранное вами за раунд
        [pl] первые сыгранные вами за раунд
       *[m] первый сыгранный вами за раунд
    } { $here ->
        [yes] { $filter } на этого персонажа
       *[no] { $filter }
    }
condition-modifies = этот кубик модифицирует { CASE($filter, "acc") }
    .noun = noun-die
reference-matching-characters = { $what } каждого из { CASE($dice, "gen") }
    .noun = type-character
who-battlefield-controller = { AGREE($what, "adj-controlling") } поле боя { $what }
    .noun = noun-player
who-each-without-battlefield = { AGREE($what, "adj-each") } не { AGREE($what, "adj-controlling") } поле боя { $what }
    .noun = noun-player
trigger-discarded = { $by ->
        [you] после сброса из игры { CASE($what, "gen") } под вашим контролем
        [opponent] после сброса из игры { CASE($what, "gen") } под контролем соперника
       *[anybody] после сброса из игры { CASE($what, "gen") }
    }
    .noun = noun-card

constant-more-attached = у { CASE($of, "gen") } может быть на { $more } { $kind ->
       *[other] { $kind } больше обычного
    }
condition-they-have-no = у соперника нет { $what ->
        [cards] карт на руке
       *[dice] кубиков в пуле
    }
condition-first-action = в этом раунде ещё никто не совершал действий
condition-takes-indirect = этот урон непрямой
filter-with-tokens = { $what } с жетонами
    .place = last
    .is = имеет жетоны
    .is-not = не имеет жетонов
constant-not-counted = { $filter } на { CASE($this, "pre") } не учитывается в пределе улучшений
condition-they-have-dice = у соперника не меньше { COUNT($number, $filter, "gen") }
    .noun = noun-die
amount-combined-cost = { AGREE($what, "adj-combined") } { $what } { $name ->
       *[other] сброшенных карт
    }
    .noun = noun-cost
adj-combined = общий
filter-bearer-has = { $what } (если на персонаже есть { $filter })
    .place = last
filter-not-bearer-has = { $what } (если на персонаже нет { CASE($filter, "gen") })
    .place = last
effect-take-from-rich = возьмите { COUNT($amount, WORD("noun-resource"), "acc") } у соперника, у которого их не меньше { $having }
    .inf = взять { COUNT($amount, WORD("noun-resource"), "acc") } у соперника, у которого их не меньше { $having }
effect-trigger-again = { $after ->
        [Defeated] примените способность { CASE($of, "gen") }, как если бы персонаж был только что побеждён
       *[Activated] ещё раз примените способность { CASE($of, "gen") }, которая срабатывает после его активации
    }
    .inf = { $after ->
        [Defeated] применить способность { CASE($of, "gen") }, как если бы персонаж был только что побеждён
       *[Activated] ещё раз применить способность { CASE($of, "gen") }, которая срабатывает после его активации
    }
