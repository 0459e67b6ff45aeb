### Что написано на карте: её строки и числа и её текст, слово за словом.
### Имена сообщений — имена слов в словаре карт. У эффектов есть неопределённая форма: .inf — «…, чтобы взять карту».
### .noun — о чём событие, .whose — что оно принадлежит игроку.

## Лицевая сторона карты: строки, числа и знаки

face-type = { $unique ->
        [yes] { $type } ({ AGREE($noun, "adj-unique") })
       *[no] { $type }
    }
face-traits = { $line } — { $traits }
face-affiliation = { $affiliation }
face-neutral = нейтральная карта
face-icons = { $icons }
    .both = { $icons }; с перевесом: { $edge }
    .edge = с перевесом: { $edge }
face-icon = { $icon } { $number }
face-in-set = сет { $set } ({ $places } из 6)
face-cost = цена { $number }
face-force = { COUNT($number, WORD("noun-force-icon")) }
face-resources = { COUNT($number, WORD("noun-resource")) }
face-capacity = стойкость { $number }
face-priority = первенство { $number }

## Что стоит над свойствами

face-locked = Только для фракции { QUOTE($affiliation) }.
face-limit-one = Ограничение: 1 такая директива в колоде.
face-enhances = Развитие: { $what }.
face-enhances-area = Развитие: ваша игровая зона.
face-edge = { keyword-edge } ({ $number })
face-protect = { keyword-protect } { CASE($trait, "gen") }
with-reminder = { $keyword } ({ $reminder })
reminder-edge = пока { $this } участвует в столкновении, в стычках вы добавляете себе { COUNT($number, WORD("noun-force-icon"), "acc") }
reminder-elite = во время рапорта снимайте с { CASE($this, "gen") } добавочный жетон приказа
reminder-limited = за ход вы можете сыграть только одну карту с чертой «{ keyword-limited }»
reminder-no-enhancements = к { CASE($this, "dat") } нельзя прикреплять карты развития
reminder-shielding = послав { CASE($this, "acc") } в атаку или поставив в оборону, вы можете положить жетон щита на беззащитный дружеский отряд, участвующий в столкновении, или на беззащитную вовлечённую директиву
reminder-targeted-strike = нанося удар в атаке, { $this } может нанести простой урон любому вражескому отряду, даже не участвующему в столкновении

## Как складывается текст

effect-then = затем { $effect }
effect-if = если { $condition }, { $effect }
    .instead = если { $condition }, вместо этого { $effect }
effect-to = { $cost }, чтобы { $effect }
constant-if = если { $condition }, { $text }
constant-as-enhancement = пока эта карта прикреплена как развитие, { $text }
clause-action = Действие: { $text }
clause-reaction = Реакция: { $text }
clause-forced-reaction = Вынужденная реакция: { $text }
clause-interrupt = Перехват: { $text }
clause-forced-interrupt = Вынужденный перехват: { $text }
clause-fate = { $text }
limit-once-per-turn = Ограничение: 1 раз за ход.
limit-one-per-turn = Ограничение: за ход игрок может сыграть только 1 { CASE($card, "acc") }.

## Затраты

effect-focus = отдайте приказ { CASE($what, "dat") }
effect-sacrifice = пожертвуйте { CASE($what, "ins") }
effect-spend = потратьте { COUNT($amount, WORD("noun-resource"), "acc") }
effect-discard-one = сбросьте карту с руки
effect-discard-any = сбросьте X карт с руки
effect-damage-this = нанесите { CASE($this, "dat") } { COUNT($amount, WORD("noun-damage"), "acc") }
effect-lower-reserve = уменьшите свой резерв на { $amount } до конца фазы

## Что выбрано, если это не одна карта

effect-choose = { $how ->
       *[other] выберите { CASE($what, "acc") }
    }
    .inf = { $how ->
       *[other] выбрать { CASE($what, "acc") }
    }

## Жетоны и счётчик

effect-deal-damage = { $by ->
        [opponent] соперник наносит { COUNT($amount, WORD("noun-damage"), "acc") } { CASE($to, "dat") }
       *[you] нанесите { COUNT($amount, WORD("noun-damage"), "acc") } { CASE($to, "dat") }
    }
    .inf = { $by ->
        [opponent] соперник нанёс { COUNT($amount, WORD("noun-damage"), "acc") } { CASE($to, "dat") }
       *[you] нанести { COUNT($amount, WORD("noun-damage"), "acc") } { CASE($to, "dat") }
    }
effect-remove-damage = { $amount-sign ->
        [all] снимите весь урон с { CASE($from, "gen") }
       *[more] снимите { COUNT($amount, WORD("noun-damage"), "acc") } с { CASE($from, "gen") }
    }
    .inf = { $amount-sign ->
        [all] снять весь урон с { CASE($from, "gen") }
       *[more] снять { COUNT($amount, WORD("noun-damage"), "acc") } с { CASE($from, "gen") }
    }
effect-move-damage = переместите { COUNT($amount, WORD("noun-damage"), "acc") } с { CASE($from, "gen") } на { CASE($to, "acc") }
    .inf = переместить { COUNT($amount, WORD("noun-damage"), "acc") } с { CASE($from, "gen") } на { CASE($to, "acc") }
effect-place-focus = { $by ->
        [opponent] соперник кладёт { COUNT($amount, WORD("noun-focus"), "acc") } на { CASE($on, "acc") }
       *[you] положите { COUNT($amount, WORD("noun-focus"), "acc") } на { CASE($on, "acc") }
    }
    .inf = { $by ->
        [opponent] соперник положил { COUNT($amount, WORD("noun-focus"), "acc") } на { CASE($on, "acc") }
       *[you] положить { COUNT($amount, WORD("noun-focus"), "acc") } на { CASE($on, "acc") }
    }
effect-remove-focus = { $amount-sign ->
        [all] снимите все жетоны приказов с { CASE($from, "gen") }
       *[more] снимите { COUNT($amount, WORD("noun-focus"), "acc") } с { CASE($from, "gen") }
    }
    .inf = { $amount-sign ->
        [all] снять все жетоны приказов с { CASE($from, "gen") }
       *[more] снять { COUNT($amount, WORD("noun-focus"), "acc") } с { CASE($from, "gen") }
    }
effect-place-shield = положите жетон щита на { CASE($on, "acc") }{ $even-if-shielded ->
        [yes] { COMMA() } даже если там уже есть жетон щита
       *[no] { "" }
    }
    .inf = положить жетон щита на { CASE($on, "acc") }{ $even-if-shielded ->
        [yes] { COMMA() } даже если там уже есть жетон щита
       *[no] { "" }
    }
effect-destroy = уничтожьте { CASE($what, "acc") }
    .inf = уничтожить { CASE($what, "acc") }
effect-turn-dial = { $by-sign ->
        [less] сдвиньте счётчик Звезды Смерти на { COUNT($by-size, WORD("noun-step"), "acc") } назад (но не ниже { $least })
       *[more] сдвиньте счётчик Звезды Смерти на { COUNT($by-size, WORD("noun-step"), "acc") } вперёд
    }
    .inf = { $by-sign ->
        [less] сдвинуть счётчик Звезды Смерти на { COUNT($by-size, WORD("noun-step"), "acc") } назад (но не ниже { $least })
       *[more] сдвинуть счётчик Звезды Смерти на { COUNT($by-size, WORD("noun-step"), "acc") } вперёд
    }
effect-strip = сбросьте с { CASE($from, "gen") } любое количество жетонов и карт развития
    .inf = сбросить с { CASE($from, "gen") } любое количество жетонов и карт развития

## Карты

effect-draw = возьмите { COUNT($amount, WORD("noun-card"), "acc") }
    .inf = взять { COUNT($amount, WORD("noun-card"), "acc") }
effect-choose-and-discard = { $who ->
        [opponent] соперник, если может, выбирает и сбрасывает карту со своей руки
       *[you] выберите и сбросьте карту с руки, если можете
    }
    .inf = { $who ->
        [opponent] соперник, если может, выбрал и сбросил карту со своей руки
       *[you] выбрать и сбросить карту с руки, если можете
    }
effect-discard-at-random = соперник сбрасывает случайную карту с руки
    .inf = соперник сбросил случайную карту с руки
effect-look-at-hand-and-discard = посмотрите карты на руке соперника, затем выберите и сбросьте одну из них
    .inf = посмотреть карты на руке соперника, затем выбрать и сбросить одну из них
effect-put-under-deck = положите карту с руки под свою колоду
    .inf = положить карту с руки под свою колоду
effect-return-from-discard = верните на руку { CASE($card, "acc") } из своей стопки сброса
    .inf = вернуть на руку { CASE($card, "acc") } из своей стопки сброса
effect-return-top = верните на руку { $amount ->
        [1] верхнюю карту
       *[other] { COUNT($amount, WORD("noun-top-card"), "acc") }
    } своей стопки сброса
    .inf = вернуть на руку { $amount ->
        [1] верхнюю карту
       *[other] { COUNT($amount, WORD("noun-top-card"), "acc") }
    } своей стопки сброса
effect-return-to-hand = верните { CASE($what, "acc") } на руку владельца
    .inf = вернуть { CASE($what, "acc") } на руку владельца
effect-put-all-under-decks = положите { CASE($what, "acc") } под колоды их владельцев в случайном порядке
    .inf = положить { CASE($what, "acc") } под колоды их владельцев в случайном порядке
effect-discard-thing = сбросьте из игры { CASE($what, "acc") }
    .inf = сбросить из игры { CASE($what, "acc") }
effect-put-into-play = { $zone ->
        [discard-pile] введите в игру { CASE($card, "acc") } из своей стопки сброса
       *[hand] { $joining ->
            [yes] введите { CASE($card, "acc") } в игру с руки как участника столкновения
           *[no] введите в игру с руки { CASE($card, "acc") }
        }
    }
    .inf = { $zone ->
        [discard-pile] ввести в игру { CASE($card, "acc") } из своей стопки сброса
       *[hand] { $joining ->
            [yes] ввести { CASE($card, "acc") } в игру с руки как участника столкновения
           *[no] ввести в игру с руки { CASE($card, "acc") }
        }
    }
effect-play-this-as-participant = сыграйте { CASE($this, "acc") } с руки как участника столкновения
    .inf = сыграть { CASE($this, "acc") } с руки как участника столкновения
effect-keep-three = каждый игрок, начиная с вас, выбирает до { $most } своих отрядов; верните все остальные отряды на руку владельцам
    .inf = каждый игрок, начиная с вас, выбрал до { $most } своих отрядов, а все остальные отряды вернулись на руку владельцам
effect-search-objective = найдите в своей колоде директив любую директиву, введите её в игру и перемешайте колоду
    .inf = найти в своей колоде директив любую директиву, ввести её в игру и перемешать колоду
effect-reveal-top-and-take = раскройте { COUNT($amount, WORD("noun-top-card"), "acc") } своей колоды; возьмите из них на руку все { PLURAL($where, "acc") }, а остальные положите под колоду в любом порядке
    .inf = раскрыть { COUNT($amount, WORD("noun-top-card"), "acc") } своей колоды, взять из них на руку все { PLURAL($where, "acc") }, а остальные положить под колоду в любом порядке
effect-discard-top-for-icons = сбросьте верхнюю карту своей колоды; если это карта отряда, { $this } получает указанные на ней боевые знаки до конца удара
    .inf = сбросить верхнюю карту своей колоды; если это карта отряда, { $this } получает указанные на ней боевые знаки до конца удара

## Пленение и спасение

effect-capture = плените { CASE($what, "acc") } и прикрепите { GENDER($what) ->
        [f] её
       *[m] его
    } к { CASE($at, "dat") }
    .inf = пленить { CASE($what, "acc") } и прикрепить { GENDER($what) ->
        [f] её
       *[m] его
    } к { CASE($at, "dat") }
effect-capture-random-from-hand = плените случайную карту с руки соперника и прикрепите её к { CASE($this, "dat") }
    .inf = пленить случайную карту с руки соперника и прикрепить её к { CASE($this, "dat") }
effect-look-and-capture = посмотрите { COUNT($amount, WORD("noun-top-card"), "acc") } колоды соперника, плените одну из них и прикрепите её к { CASE($this, "dat") }, а остальные верните на верх колоды в любом порядке
    .inf = посмотреть { COUNT($amount, WORD("noun-top-card"), "acc") } колоды соперника, пленить одну из них и прикрепить её к { CASE($this, "dat") }, а остальные вернуть на верх колоды в любом порядке
effect-rescue = выберите { CASE($at, "acc") } и спасите одну из них наугад; если это отряд, владелец может ввести его в игру, вместо того чтобы взять на руку
    .inf = выбрать { CASE($at, "acc") } и спасти одну из них наугад; если это отряд, владелец может ввести его в игру, вместо того чтобы взять на руку

## На время

effect-until = { $until ->
        [phase] до конца фазы { $constant }
        [strike] { $constant } до конца удара
       *[engagement] { $constant } до конца столкновения
    }
    .inf = { $until ->
        [phase] до конца фазы { $constant }
        [strike] { $constant } до конца удара
       *[engagement] { $constant } до конца столкновения
    }
effect-gain-icon-of-choice = { $that } получает 1 боевой знак по вашему выбору до конца удара
    .inf = дать { CASE($that, "dat") } 1 боевой знак по вашему выбору до конца удара
effect-cannot-until = до конца { $until ->
        [strike] удара
        [phase] фазы
       *[engagement] столкновения
    } { CASE($what, "acc") } нельзя { LIST($aspects, "or") }
    .inf = запретить до конца { $until ->
        [strike] удара
        [phase] фазы
       *[engagement] столкновения
    } { LIST($aspects, "or") } { CASE($what, "acc") }
aspect-cannot-attack = послать в атаку
aspect-cannot-defend = поставить в оборону
effect-next-card-cheaper = следующая карта, которую вы сыграете в этой фазе, стоит на { $amount } меньше и не требует пригодных ресурсов
    .inf = следующая карта, которую вы сыграете в этой фазе, стоила на { $amount } меньше и не требовала пригодных ресурсов
effect-engage-this-instead = вместо неё вовлечённой становится { $this }
    .inf = сделать вместо неё вовлечённой { CASE($this, "acc") }
effect-engage-again = в этой фазе вы можете ещё раз напасть на ту же директиву
    .inf = ещё раз напасть в этой фазе на ту же директиву

## Перехваты и рок

effect-cancel-it = отмените { GENDER($that) ->
        [f] её
       *[m] его
    } эффекты
    .inf = отменить эффекты { CASE($that, "gen") }
effect-prevent-damage = предотвратите 1 единицу этого урона
    .inf = предотвратить 1 единицу этого урона
effect-redirect-damage = нанесите 1 единицу этого урона не { GENDER($that) ->
        [f] ей
       *[m] ему
    }, а { CASE($target, "dat") }
    .inf = нанести 1 единицу этого урона не { GENDER($that) ->
        [f] ей
       *[m] ему
    }, а { CASE($target, "dat") }
effect-return-instead = вместо этого верните { GENDER($that) ->
        [f] её
       *[m] его
    } на руку владельца
    .inf = вместо этого вернуть { GENDER($that) ->
        [f] её
       *[m] его
    } на руку владельца
effect-reduce = снизьте цену { CASE($that, "gen") } на X (но не ниже 1)
    .inf = снизить цену { CASE($that, "gen") } на X (но не ниже 1)
effect-opponent-sacrifices = соперник, если может, должен пожертвовать { CASE($select, "ins") }
    .inf = соперник, если может, пожертвовал { CASE($select, "ins") }
effect-protect = когда другой дружеской карте категории { QUOTE($trait) } предстоит получить урон, вы можете перевести любую его часть на { CASE($this, "acc") } в пределах { GENDER($this) ->
        [f] её
       *[m] его
    } оставшейся стойкости
    .inf = когда другой дружеской карте категории { QUOTE($trait) } предстоит получить урон, перевести любую его часть на { CASE($this, "acc") } в пределах { GENDER($this) ->
        [f] её
       *[m] его
    } оставшейся стойкости
effect-restart-edge-battle = отмените эту стычку и эффекты всех остальных карт рока, сбросьте обе стопки стычки и начните новую стычку
    .inf = отменить эту стычку и эффекты всех остальных карт рока, сбросить обе стопки стычки и начать новую стычку

## Постоянные эффекты

constant-gain-icons = { $per-enhancement ->
        [yes] { $to } получает { LIST($icons, "and") } за каждую прикреплённую к { GENDER($to) ->
            [f] ней
           *[m] нему
        } карту развития
       *[no] { $to } получает { LIST($icons, "and") }
    }
    .inf = дать { CASE($to, "dat") } { LIST($icons, "and") }{ $per-enhancement ->
        [yes] { " " }за каждую прикреплённую карту развития
       *[no] { "" }
    }
constant-gain-keyword = { $to } получает черту { $keyword }
    .also = черту { $keyword }
constant-more-capacity = стойкость { CASE($to, "gen") } { $amount-sign ->
        [less] уменьшается
       *[more] увеличивается
    } на { $amount-size }
constant-more-reserve = ваш резерв увеличивается на { $amount }
constant-struggle = { $this } добавляет { COUNT($amount, WORD("noun-force-icon"), "acc") } вашей стороне в борьбе за господство
constant-first-cheaper = { AGREE($type, "adj-first") } { $type }{ $has-affiliation ->
        [yes] { " " }{ CASE($affiliation, "gen") }
       *[no] { "" }
    }, { GENDER($type) ->
        [f] которую
        [n] которое
       *[m] который
    } вы играете за ход, стоит на { $amount } меньше
constant-cannot-attack = { CASE($this, "acc") } нельзя послать в атаку
constant-attackers = { $has-trait ->
        [yes] в атаку на { CASE($this, "acc") } можно посылать только отряды категории { QUOTE($trait) }
       *[no] в атаку на { CASE($this, "acc") } можно послать не больше { COUNT($most, WORD("type-unit"), "gen") }
    }
constant-divide-unit-damage = вы можете делить простой урон { CASE($host, "gen") } между любыми вражескими отрядами, участвующими в столкновении
constant-first-edge-card-face-up = пока { $this } участвует в столкновении, соперник должен класть первую карту своей стопки стычки лицом вверх
constant-repeat-fate = пока { $this } участвует в столкновении, вы можете применять эффекты каждой карты рока в своей стопке стычки ещё один раз
constant-ignore-match = вы можете играть карты с руки без пригодных ресурсов
    .inf = играть карты с руки без пригодных ресурсов
constant-matches-all = ресурсы, которые производит { $host }, пригодны для любой фракции
constant-play-from-discard = вы можете сыграть { CASE($this, "acc") } из стопки сброса так, как если бы он был у вас на руке
constant-untargetable = { CASE($this, "acc") } нельзя выбирать целью эффектов
constant-engage-dial = вы можете нападать на счётчик Звезды Смерти так, как если бы он был директивой тёмной стороны (сам он не директива)
constant-dial-damage-wins = если на счётчике Звезды Смерти не меньше { $damage } урона, светлая сторона побеждает в игре
constant-lose-if-destroyed = вы проигрываете, если { $this } уничтожена
constant-captured-instead = если { $this } должен покинуть игру, вместо этого соперник берёт его в плен и прикрепляет к любой директиве тёмной стороны
constant-enters-as-enhancement = { $this } может появиться в игре как карта развития, прикреплённая к { CASE($on, "dat") }

## После: реакции

after-refreshed = { $who ->
        [you] после своего рапорта
        [opponent] после рапорта соперника
       *[anybody] после рапорта любого игрока
    }
after-turn-began = { $who ->
        [you] после начала своего хода
        [opponent] после начала хода соперника
       *[anybody] после начала хода
    }
after-phase-began = { $who ->
        [you] после начала своей { CASE($phase, "gen") }
        [opponent] после начала { CASE($phase, "gen") } соперника
       *[anybody] после начала { CASE($phase, "gen") }
    }
after-phase-ended = { $who ->
        [you] после окончания своей { CASE($phase, "gen") }
        [opponent] после окончания { CASE($phase, "gen") } соперника
       *[anybody] после окончания { CASE($phase, "gen") }
    }
after-card-played = { $who ->
        [you] после того как вы сыграете { CASE($what, "acc") }{ COMMA() }
        [opponent] после того как соперник сыграет { CASE($what, "acc") }{ COMMA() }
       *[anybody] после того как любой игрок сыграет { CASE($what, "acc") }{ COMMA() }
    }
    .noun = noun-card
after-entered-play = { $during-engagement ->
        [yes] после появления { CASE($what, "gen") } в игре во время столкновения
       *[no] после появления { CASE($what, "gen") } в игре
    }
    .noun = type-unit
    .whose = yes
after-destroyed = после уничтожения { CASE($what, "gen") }
    .noun = noun-card
    .whose = yes
after-attacker-declared = после того как { $what } { GENDER($what) ->
        [f] послана
        [n] послано
       *[m] послан
    } в атаку{ COMMA() }
    .noun = type-unit
    .whose = yes
    .or-defender-declared = после того как { $what } { GENDER($what) ->
        [f] послана в атаку или поставлена
        [n] послано в атаку или поставлено
       *[m] послан в атаку или поставлен
    } в оборону{ COMMA() }
after-defender-declared = после того как { $what } { GENDER($what) ->
        [f] поставлена
        [n] поставлено
       *[m] поставлен
    } в оборону{ COMMA() }
    .noun = type-unit
    .whose = yes
after-objective-engaged = после нападения на { CASE($what, "acc") }
    .noun = type-objective
    .whose = yes
after-edge-won = { $who ->
        [you] { $attacking ->
            [yes] после того как вы победите в стычке, будучи атакующим игроком{ COMMA() }
           *[no] после своей победы в стычке
        }
        [opponent] { $attacking ->
            [yes] после того как соперник победит в стычке, будучи атакующим игроком{ COMMA() }
           *[no] после победы соперника в стычке
        }
       *[anybody] { $attacking ->
            [yes] после победы атакующего игрока в стычке
           *[no] после победы любого игрока в стычке
        }
    }
after-focused-to-strike = { $attacking ->
        [yes] после того как { CASE($what, "dat") } отдан приказ нанести удар в атаке{ COMMA() }
       *[no] после того как { CASE($what, "dat") } отдан приказ нанести удар{ COMMA() }
    }
    .noun = type-unit
    .whose = yes
after-strike-resolved = { $attacking ->
        [yes] после того как { $what } нанесёт удар в атаке{ COMMA() }
       *[no] после того как { $what } нанесёт удар{ COMMA() }
    }
    .noun = type-unit
    .whose = yes
after-survived = после того как { $what }{ $attacking ->
        [yes] , { AGREE($what, "adj-sent") } в атаку,
       *[no] { "" }
    } переживёт столкновение{ $unopposed ->
        [yes] , закончившееся разгромом{ COMMA() }
       *[no] { COMMA() }
    }
    .noun = type-unit
    .whose = yes
after-committed = { $who ->
        [you] после того как вы подчините { CASE($what, "acc") } Силе{ COMMA() }
        [opponent] после того как соперник подчинит { CASE($what, "acc") } Силе{ COMMA() }
       *[anybody] после подчинения { CASE($what, "gen") } Силе
    }
    .noun = type-unit
after-resources-generated = после того как { $what } произведёт ресурсы{ COMMA() }
    .noun = noun-card
    .whose = yes
after-captured = { $who ->
        [you] после того как вы плените { CASE($what, "acc") }{ $from-play ->
            [yes] , { AGREE(CASE($what, "acc"), "adj-being") } в игре{ COMMA() }
           *[no] { COMMA() }
        }
        [opponent] после того как соперник пленит { CASE($what, "acc") }{ $from-play ->
            [yes] , { AGREE(CASE($what, "acc"), "adj-being") } в игре{ COMMA() }
           *[no] { COMMA() }
        }
       *[anybody] после пленения { CASE($what, "gen") }{ $from-play ->
            [yes] , { AGREE(CASE($what, "gen"), "adj-being") } в игре{ COMMA() }
           *[no] { "" }
        }
    }
    .noun = noun-card
trigger-damaged-by-this = после того как { $this } нанесёт урон { CASE($what, "dat") }{ COMMA() }
    .noun = type-unit

## Когда: перехваты

when-damage = когда { CASE($what, "dat") } предстоит получить урон{ COMMA() }
    .noun = noun-card
    .whose = yes
when-leave-play = { $why ->
        [destroyed] { $to ->
            [discard] когда { $what } уничтожается и { GENDER($what) ->
                [f] должна
                [n] должно
               *[m] должен
            } попасть в стопку сброса{ COMMA() }
           *[other] когда { $what } уничтожается{ COMMA() }
        }
       *[other] когда { $what } покидает игру{ COMMA() }
    }
    .noun = noun-card
    .whose = yes
trigger-event-played = когда играется событие{ COMMA() }
    .noun = type-event
trigger-interrupt-initiated = когда применяется другой перехват{ COMMA() }
    .noun = noun-interrupt
trigger-playing = когда вы играете { CASE($what, "acc") }{ COMMA() }
    .noun = noun-card

## Условия. .when — как время, когда можно совершить действие.

condition-balance-is-light = баланс Силы на светлой стороне
condition-during-engagement = идёт столкновение
    .when = во время столкновения
condition-during-your-turn = идёт ваш ход
    .when = во время своего хода
condition-during-force-phase = идёт фаза Силы
    .when = во время любой фазы Силы
condition-you-attack = вы атакующий игрок
condition-you-placed-fate = в этом столкновении вы направили в стычку карту рока
condition-host-is = { $host } — { $of }
