### Что делают карты, слово за словом. Сообщение названо по своему роду и по классу в словаре:
### LoseCredits — это effect-lose-credits. Кроме приказа («получите 2 000 кредитов») у действия бывают
### `.inf` — после «можете» и «чтобы», `.also` — после слов о ком-то другом («…, а вы теряете 1 000 кредитов»).

## Заголовки, бонусы, кубики и слава

printed-planning = Планирование: { $text }
printed-action = Действие: { $text }
printed-encounter = Контакт: { $text }
printed-secret = Секрет. { $text }
printed-or = { LIST($list, "or") }
printed-skills = { LIST(CASE($list, "gen"), "or") }
printed-bonus-health = +{ $amount } к здоровью.
printed-bonus-ground = +{ $amount } к наземному бою.
printed-bonus-hull = +{ $amount } к прочности корпуса.
printed-bonus-ship = +{ $amount } к космическому бою.
printed-bonus-hyperdrive = +{ $amount } к гиперприводу.
printed-bonus-hyperdrive-per-job = +{ $amount } к гиперприводу за каждую вашу карту работы.
printed-once-per-turn = раз в ход { $text }
printed-until-goal = { $text } Доступно, пока личная цель не выполнена.
printed-with = если у вас есть навык { $skills }, { $when }
printed-when-every = при любом броске
printed-when-combat = в бою
    .start = в начале боя
printed-when-combat-test = в бою или при проверке навыка
printed-when-ground = в наземном бою
    .start = в начале наземного боя
printed-when-space = в космическом бою
    .start = в начале космического боя
printed-when-test = при проверке навыка
printed-when-illegal = при броске за незаконный груз
printed-may-reroll = { $when } можете перебросить { $most ->
        [0] любое число своих кубиков
        [one] { $most } свой кубик
        [few] { $most } своих кубика
       *[many] { $most } своих кубиков
    }{ $only ->
        [any] .
       *[other] { " " }с { CASE($only, "ins") }.
    }
printed-may-reroll-theirs = { $when } можете заставить соперника перебросить 1 кубик{ $more ->
        [none] .
       *[other] { " " }или, если у вас есть навык { $more }, 2 кубика.
    }
printed-may-turn = { $when } можете заменить { $times ->
        [one] { $times } { LIST(CASE($from, "acc"), "or") } на { CASE($to, "acc") }
       *[other] до { $times } { LIST(PLURAL($from, "gen"), "or") } на { PLURAL($to, "acc") }
    }.{ $more ->
        [none] { "" }
       *[other] { " " }Если у вас есть навык { $more }, можете так же заменить ещё 1 { LIST(CASE($from, "acc"), "or") }.
    }{ $crit ->
        [none] { "" }
       *[other] { " " }Если у вас есть навык { $crit }, вместо этого можете заменить 1 { LIST(CASE($from, "acc"), "or") } на критическое попадание.
    }
printed-may-cancel = { $when } можете отменить 1 попадание соперника{ $crit ->
        [none] .
       *[other] { " " }или, если у вас есть навык { $crit }, 1 его критическое попадание.
    }
printed-add-hit = { $when } можете добавить к своему броску 1 попадание.
printed-fewer-dice = { $when } соперник бросает на 1 кубик меньше.
printed-may-weaken = { $when } перед броском соперника можете убрать { $by } { $by ->
        [one] его кубик
        [few] его кубика
       *[many] его кубиков
    }.
printed-may-weaken-at-start = { $when } можете убрать { $by } { $by ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } соперника.
printed-may-gain-skill = { $when } можете до конца проверки получить проверяемый навык{ $times ->
        [1] .
        [2] { " " }в двух экземплярах.
       *[other] { " " }в { $times } экземплярах.
    }{ $leaves ->
        [yes] { " " }Если проверка успешна, сбросьте эту карту.
       *[no] { "" }
    }
printed-fame-bonus = +{ $fame } к славе, пока эта карта у вас.
printed-fame-for-crew = +{ $fame } к славе, пока у вас не меньше { $crew ->
        [2] двух
       *[other] { $crew }
    } членов команды.
printed-fame-for-reputation = +{ $fame } к славе, пока у вас положительная репутация хотя бы в { $positive ->
        [2] двух
       *[other] { $positive }
    } группировках, или +{ $all-four } к славе, пока она положительная во всех четырёх.
printed-whenever = Всякий раз, когда { $trigger }, { $text }

## Постоянные свойства

constant-fame-for-credits = { $of ->
        [job] Выполнив работу, можете
        [bounty] Получая награду за охоту, можете
       *[illegal-cargo] Доставив незаконный груз, можете
    } вместо кредитов взять { $fame } { $fame ->
        [one] очко
        [few] очка
       *[many] очков
    } славы.
constant-fame-from-patrols = Всякий раз, когда победа над патрулём приносит вам славу, получите на { $fame } { $fame ->
        [one] очко
        [few] очка
       *[many] очков
    } больше.
constant-keep-reputation = Побеждая патрули, вы не теряете репутацию.
constant-discount = Покупая карту, получите скидку { $amount-shown }.
constant-divert-patrols = Когда из-за вашей покупки на этапе действий передвигается патруль, который находится от вас не дальше чем в { $spaces } { $spaces ->
        [one] области
       *[other] областях
    }, можете выбрать, к какому игроку он передвинется.
constant-holds-cargo = Занимает ячейку «Груз» или «Модификация» и вмещает { $cargo ->
        [1] 1 груз
        [one] { $cargo } груз
        [few] { $cargo } груза
       *[many] { $cargo } грузов
    }.
constant-kept-for-good = Эту карту нельзя сбросить, чтобы освободить ячейку.
constant-pass-maelstrom = Вы не обязаны прекращать движение в Мальстрёме.
constant-pass-patrols = Когда патруль прерывает ваше движение, можете провести проверку { CASE($skill, "gen") }. Успех: двигайтесь дальше.
constant-slip-past = Пройдите мимо патруля, не прерывая движения.
constant-stop-ships = Можете останавливать корабли, которые проходят через вашу область.
constant-avoid-patrols = Вы не обязаны вступать в контакт с патрулями группировок, в которых у вас негативная репутация.
constant-far-encounters = Можете вступать в контакт с патрулями и жетонами встреч, которые находятся от вас не дальше чем в { $spaces } { $spaces ->
        [one] области
       *[other] областях
    }.
constant-may-be-attacked = Другие игроки в вашей области могут в качестве контакта атаковать ваш корабль.
constant-prevent = В каждом бою предотвратите { $amount } { $amount ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    } { $combat ->
        [space] корабля
       *[ground] персонажа
    }.
constant-sacrifice = Вместо того чтобы стать побеждённым, можете сбросить { $type ->
        [crew] члена команды
       *[gear] экипировку
    } и восстановить все повреждения.
constant-rescue-roll = Прежде чем стать побеждённым в { $combat ->
        [space] космическом
       *[ground] наземном
    } бою, можете бросить кубик. Если выпало { $results }, восстановите { $damage } { $damage ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    } корабля.

## Когда срабатывает

trigger-win-combat = вы { $against ->
        [patrol] побеждаете в бою против патруля
       *[any] побеждаете в бою
    }
trigger-lose-combat = вы проигрываете { $combat ->
        [space] космический
       *[ground] наземный
    } бой
trigger-earn-bounty = вы { $captured ->
        [yes] доставляете добычу
        [no] устраняете добычу
       *[any] получаете награду за охоту
    }
trigger-complete-jobs = вы выполняете работу
trigger-deliver-cargo = вы доставляете { $trait ->
        [illegal] незаконный груз
       *[any] груз
    }
trigger-gain-assets = вы получаете { $type ->
        [bounty] карту охоты, и таких карт у вас
        [cargo] груз, и грузов у вас
        [crew] члена команды, и членов команды у вас
        [gear] экипировку, и карт экипировки у вас
        [job] работу, и карт работы у вас
       *[mod] модификацию, и модификаций у вас
    } не меньше { $count }
trigger-repair-ship = вы за раз восстанавливаете не меньше { $amount } { $amount ->
        [one] повреждения
       *[other] повреждений
    } корабля
trigger-be-defeated = вы становитесь побеждены

## Эффекты

effect-nothing = ничего не происходит
effect-credits = получите { $amount } кредитов
    .inf = получить { $amount } кредитов
    .also = а вы получаете { $amount } кредитов
    .gained = { $amount } кредитов
effect-credits-that = этот игрок получает { $amount } кредитов
    .also = а этот игрок получает { $amount } кредитов
effect-lose-credits = потеряйте { $amount } кредитов
    .inf = потерять { $amount } кредитов
    .also = а вы теряете { $amount } кредитов
    .lost = { $amount } кредитов
effect-lose-credits-that = этот игрок теряет { $amount } кредитов
    .also = а этот игрок теряет { $amount } кредитов
effect-pay = потратьте { $amount } кредитов
    .inf = потратить { $amount } кредитов
effect-fame = { $way ->
        [less] потеряйте
       *[more] получите
    } { $count } { $count ->
        [one] очко
        [few] очка
       *[many] очков
    } славы
    .inf = { $way ->
        [less] потерять
       *[more] получить
    } { $count } { $count ->
        [one] очко
        [few] очка
       *[many] очков
    } славы
    .also = а вы { $way ->
        [less] теряете
       *[more] получаете
    } { $count } { $count ->
        [one] очко
        [few] очка
       *[many] очков
    } славы
    .gained = { $count } { $count ->
        [one] очко
        [few] очка
       *[many] очков
    } славы
    .lost = { $count } { $count ->
        [one] очко
        [few] очка
       *[many] очков
    } славы
effect-fame-both = вы и этот игрок { $way ->
        [less] теряете
       *[more] получаете
    } по { $count } { $count ->
        [one] очку
       *[other] очка
    } славы
    .also = и вы с этим игроком { $way ->
        [less] теряете
       *[more] получаете
    } по { $count } { $count ->
        [one] очку
       *[other] очка
    } славы
effect-fame-that = этот игрок { $way ->
        [less] теряет
       *[more] получает
    } { $count } { $count ->
        [one] очко
        [few] очка
       *[many] очков
    } славы
    .also = а этот игрок { $way ->
        [less] теряет
       *[more] получает
    } { $count } { $count ->
        [one] очко
        [few] очка
       *[many] очков
    } славы
effect-reputation = { $way ->
        [less] уменьшите
       *[more] увеличьте
    } свою репутацию { $with } на { $count }
    .inf = { $way ->
        [less] уменьшить
       *[more] увеличить
    } свою репутацию { $with } на { $count }
    .also = а ваша репутация { $with } { $way ->
        [less] уменьшается
       *[more] увеличивается
    } на { $count }
effect-reputation-and-chosen = { $way ->
        [less] уменьшите
       *[more] увеличьте
    } на { $count } свою репутацию { $with } и в группировке на ваш выбор
    .inf = { $way ->
        [less] уменьшить
       *[more] увеличить
    } на { $count } свою репутацию { $with } и в группировке на ваш выбор
effect-reputation-becomes = сделайте свою репутацию { $with } { $level ->
        [1] положительной
        [0] нейтральной
       *[other] негативной
    }
    .inf = сделать свою репутацию { $with } { $level ->
        [1] положительной
        [0] нейтральной
       *[other] негативной
    }
effect-planet-reputation = { $way ->
        [less] уменьшите
       *[more] увеличьте
    } на { $count } свою репутацию в группировке вашей планеты
    .inf = { $way ->
        [less] уменьшить
       *[more] увеличить
    } на { $count } свою репутацию в группировке вашей планеты
effect-chosen-reputation = { $way ->
        [less] уменьшите
       *[more] увеличьте
    } на { $count } свою репутацию в группировке на ваш выбор
    .inf = { $way ->
        [less] уменьшить
       *[more] увеличить
    } на { $count } свою репутацию в группировке на ваш выбор
effect-patrol-reputation = { $way ->
        [less] уменьшите
       *[more] увеличьте
    } на { $count } свою репутацию в группировке патруля в вашей области
    .inf = { $way ->
        [less] уменьшить
       *[more] увеличить
    } на { $count } свою репутацию в группировке патруля в вашей области
effect-harm = ваш персонаж получает { $count } { $count ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    }
    .cost = нанесите своему персонажу { $count } { $count ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    }
    .inf = нанести своему персонажу { $count } { $count ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    }
    .also = а ваш персонаж получает { $count } { $count ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    }
effect-harm-ship = ваш корабль получает { $count } { $count ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    }
    .cost = нанесите своему кораблю { $count } { $count ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    }
    .inf = нанести своему кораблю { $count } { $count ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    }
    .also = а ваш корабль получает { $count } { $count ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    }
effect-heal = восстановите { $count } { $count ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    } персонажа
    .inf = восстановить { $count } { $count ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    } персонажа
effect-heal-ship = восстановите { $count } { $count ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    } корабля
    .inf = восстановить { $count } { $count ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    } корабля
effect-heal-all = восстановите все повреждения персонажа
    .inf = восстановить все повреждения персонажа
effect-heal-all-ship = восстановите все повреждения корабля
    .inf = восстановить все повреждения корабля
effect-heal-both = восстановите { $character ->
        [all] все повреждения
        [one] { $character } повреждение
        [few] { $character } повреждения
       *[many] { $character } повреждений
    } персонажа и { $ship ->
        [all] все повреждения
        [one] { $ship } повреждение
        [few] { $ship } повреждения
       *[many] { $ship } повреждений
    } корабля
    .inf = восстановить { $character ->
        [all] все повреждения
        [one] { $character } повреждение
        [few] { $character } повреждения
       *[many] { $character } повреждений
    } персонажа и { $ship ->
        [all] все повреждения
        [one] { $ship } повреждение
        [few] { $ship } повреждения
       *[many] { $ship } повреждений
    } корабля
effect-extra-turn = получите дополнительный ход
    .inf = получить дополнительный ход
    .also = а вы получаете дополнительный ход
    .gained = дополнительный ход
effect-end-turn = закончите свой ход
    .inf = закончить свой ход
effect-complete = эта работа выполнена
    .inf = выполнить эту работу
    .also = и эта работа выполнена
effect-fail-job = эта работа провалена
    .also = и эта работа провалена
effect-deliver-after-all = доставьте груз
    .inf = доставить груз
effect-lose-cargo = сбросьте груз
    .inf = сбросить груз
effect-discard = сбросьте { $type ->
        [bounty] одну из своих карт охоты
        [cargo] одну из своих карт груза
        [crew] одного из своих членов команды
        [gear] одну из своих карт экипировки
        [job] одну из своих карт работы
        [mod] одну из своих карт модификаций
       *[several] один из своих активов: { LIST(CASE($list, "acc"), "or") }
    }
    .inf = сбросить { $type ->
        [bounty] одну из своих карт охоты
        [cargo] одну из своих карт груза
        [crew] одного из своих членов команды
        [gear] одну из своих карт экипировки
        [job] одну из своих карт работы
        [mod] одну из своих карт модификаций
       *[several] один из своих активов: { LIST(CASE($list, "acc"), "or") }
    }
effect-discard-this = сбросьте эту карту
    .inf = сбросить эту карту
effect-mark-planet = положите на свою планету жетон повреждений
    .inf = положить на свою планету жетон повреждений
effect-complete-ship-goal = выполните цель корабля
    .inf = выполнить цель корабля
effect-roll-per-crew = бросьте по 1 кубику за каждого своего члена команды и получите { $amount } кредитов за каждое попадание и критическое попадание
effect-choose-player = выберите игрока в вашей области{ $fame ->
        [more] , у которого больше славы, чем у вас
        [not-less] , у которого не меньше славы, чем у вас
       *[any] { $notorious ->
            [yes] , у которого есть негативная репутация
           *[no] { "" }
        }
    }
    .inf = выбрать игрока в вашей области{ $fame ->
        [more] , у которого больше славы, чем у вас
        [not-less] , у которого не меньше славы, чем у вас
       *[any] { $notorious ->
            [yes] , у которого есть негативная репутация
           *[no] { "" }
        }
    }
effect-the-most-famous = определите самого прославленного игрока
effect-duel = сразитесь с этим игроком{ $combat ->
        [space] { " " }в космическом бою
        [ground] { " " }в наземном бою
       *[any] { "" }
    }
effect-fame-per-rival = получите { $amount } кредитов и { $fame } { $fame ->
        [one] очко
        [few] очка
       *[many] очков
    } славы ({ $more } { $more ->
        [one] очко
        [few] очка
       *[many] очков
    }, если у этого игрока больше славы, чем у вас)
effect-take-droid = заберите дроида из команды игрока в вашей области
effect-contest = вы и этот игрок проводите проверки { LIST(CASE($list, "gen"), "and") }: побеждает тот, у кого больше успехов, а при равенстве — вы
effect-gamble = каждый игрок в вашей области может поставить { $amount } кредитов, и ещё { $house } кредитов добавляет заведение. Участники бросают { $dice ->
        [2] по два кубика
       *[other] кубики ({ $dice })
    } и считают повреждения: у кого их больше, тот забирает банк. Если вы играете в одиночку, вам нужно не меньше { $least } { $least ->
        [one] повреждения
       *[other] повреждений
    }
effect-take-this = получите актив с этой карты
    .inf = получить актив с этой карты
    .gained = актив с этой карты
effect-hire = получите этого члена команды
    .inf = получить этого члена команды
    .gained = этого члена команды
effect-contact-leaves = уберите из игры этот жетон встречи вместе с его картой охоты
    .inf = убрать из игры этот жетон встречи вместе с его картой охоты
effect-look-at-contact = тайно посмотрите жетон встречи на своей планете
    .inf = тайно посмотреть жетон встречи на своей планете
effect-look-at-contact-anywhere = тайно посмотрите любой жетон встречи
    .inf = тайно посмотреть любой жетон встречи
effect-look-at-two = тайно посмотрите любые два жетона встреч
    .inf = тайно посмотреть любые два жетона встреч
effect-reveal-contacts = раскройте все жетоны встреч на любой планете без игроков
    .inf = раскрыть все жетоны встреч на любой планете без игроков
effect-swap-with-here = можете поменять местами жетон встречи на своей планете и любой другой
    .inf = поменять местами жетон встречи на своей планете и любой другой
    .also = и вы можете поменять местами жетон встречи на своей планете и любой другой
effect-patrol-to-you = переместите патруль { $faction ->
        [rebel] Альянса
        [imperial] Империи
        [hutt] хаттов
       *[syndicate] Синдиката
    } непосредственно в свою область
effect-move-patrol = передвиньте любой патруль не больше чем на { $count } { $count ->
        [one] область
        [few] области
       *[many] областей
    }
    .inf = передвинуть любой патруль не больше чем на { $count } { $count ->
        [one] область
        [few] области
       *[many] областей
    }
effect-move-on = передвиньтесь не больше чем на { $count } { $count ->
        [one] область
        [few] области
       *[many] областей
    }
    .inf = передвинуться не больше чем на { $count } { $count ->
        [one] область
        [few] области
       *[many] областей
    }
effect-go-directly = переместитесь непосредственно на { LIST(CASE($list, "acc"), "or") }
    .inf = переместиться непосредственно на { LIST(CASE($list, "acc"), "or") }
effect-buy-from = можете купить карту из колоды { LIST($list, "or") } со скидкой { $amount }
    .inf = купить карту из колоды { LIST($list, "or") } со скидкой { $amount }
    .also = и вы можете купить карту из колоды { LIST($list, "or") } со скидкой { $amount }
effect-buy-free = можете купить карту из колоды { LIST($list, "or") }, не тратя кредитов
    .inf = купить карту из колоды { LIST($list, "or") }, не тратя кредитов
    .also = и вы можете купить карту из колоды { LIST($list, "or") }, не тратя кредитов
effect-order-specially = выберите экипировку или модификации и раскрывайте карты этой колоды, пока не раскроете две выбранного типа. Можете купить одну из них. Замешайте остальные карты и эту в колоду
effect-buy-used-ship = купите за полную стоимость корабль из запаса, который дороже вашего. Положите на его лист { $count } { $count ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } повреждений и уберите из игры карту этого корабля
effect-market-action = выполните действие «рынок»
    .inf = выполнить действие «рынок»
effect-read = разыграйте карту базы данных № { $amount }
    .inf = разыграть карту базы данных № { $amount }
effect-back-into-deck = замешайте эту карту в колоду
effect-barter-for = потратьте { $amount } кредитов или заключите на эту сумму бартерную сделку
    .inf = потратить { $amount } кредитов или заключить на эту сумму бартерную сделку
effect-gain = получите { LIST($list, "and") }
    .inf = получить { LIST($list, "and") }
    .also = а вы получаете { LIST($list, "and") }
effect-gain-one = получите { LIST($list, "or") }
    .inf = получить { LIST($list, "or") }
effect-lose = потеряйте { LIST($list, "and") }
    .inf = потерять { LIST($list, "and") }
    .also = а вы теряете { LIST($list, "and") }
effect-then = { $one }, затем { $other }
effect-and = { LIST($list, "and") }
effect-also = { $one }, { $other }
effect-or = { LIST($list, "or") }
effect-if = если { $condition }, { $then }
effect-otherwise = иначе { $then }
effect-by-reputation = при { LIST($levels, "or") } репутации { $with } { $then }
effect-may = можете { $then }
    .also = и вы можете { $then }
effect-to = { $cost }, чтобы { $then }
effect-choose = выберите одно
    .inf = выбрать одно
effect-either-way = затем в любом случае { $text }
effect-test = проведите проверку { CASE($skill, "gen") }
    .inf = провести проверку { CASE($skill, "gen") }
effect-passed = Успех: { $text }
effect-failed = Провал: { $text }
effect-fight = сразитесь в { $combat ->
        [space] космическом бою
       *[ground] наземном бою
    } против { CASE($enemy, "gen") } (значение боя { $value })
    .inf = сразиться в { $combat ->
        [space] космическом бою
       *[ground] наземном бою
    } против { CASE($enemy, "gen") } (значение боя { $value })
effect-fight-that = если этот игрок не побеждён, он сражается в { $combat ->
        [space] космическом бою
       *[ground] наземном бою
    } против { CASE($enemy, "gen") } (значение боя { $value })
effect-won = Победа: { $text }
effect-lost = Поражение: { $text }
effect-won-that = Победа: { $text }
effect-lost-that = Поражение: { $text }
effect-roll-for = бросьте кубик
    .inf = бросить кубик
effect-rolled = { CAP(LIST($list, "or")) }: { $text }

## Репутация и награды

with-rebel = в Альянсе
with-imperial = в Империи
with-hutt = среди хаттов
with-syndicate = в Синдикате
level-positive = положительной
level-neutral = нейтральной
level-negative = негативной
reward-credits = { $amount } кредитов
reward-fame = { $count } { $count ->
        [one] очко
        [few] очка
       *[many] очков
    } славы
reward-reputation = репутация { $with } { $amount }

## Колоды рынка

deck-bounty = охоты
deck-cargo = грузов
deck-gear-mod = экипировки и модификаций
deck-job = работы
deck-luxury = роскоши
deck-ship = кораблей

## Условия

condition-and = { $one } и { $other }
condition-has-reputation = ваша репутация { $with } { $level ->
        [1] положительная
        [0] нейтральная
       *[other] негативная
    }
condition-has-skill = у вас есть навык { CASE($skill, "gen") }
condition-has-asset = у вас есть { $type ->
        [bounty] { $count ->
            [1] карта охоты
            [2] две карты охоты
           *[other] карты охоты, не меньше { $count }
        }
        [cargo] { $count ->
            [1] груз
            [2] два груза
           *[other] грузы, не меньше { $count }
        }
        [crew] { $count ->
            [1] член команды
            [2] два члена команды
           *[other] члены команды, не меньше { $count }
        }
        [gear] { $count ->
            [1] экипировка
            [2] две карты экипировки
           *[other] карты экипировки, не меньше { $count }
        }
        [job] { $count ->
            [1] карта работы
            [2] две карты работы
           *[other] карты работы, не меньше { $count }
        }
       *[mod] { $count ->
            [1] модификация
            [2] две модификации
           *[other] модификации, не меньше { $count }
        }
    }{ $one-less-with ->
        [any] { "" }
       *[other] { " " }(или { $enough ->
            [1] { $type ->
                [cargo] один
                [crew] один
               *[other] одна
            }
           *[other] { $enough }
        }, если в вашей команде { $one-less-with })
    }
condition-has-illegal = у вас есть незаконный груз
condition-is-droid = вы дроид
condition-is-most-famous = вы самый прославленный игрок
condition-not-is-droid = вы не дроид
condition-on-planet-of = вы на планете { $faction ->
        [rebel] Альянса
        [imperial] Империи
        [hutt] хаттов
       *[syndicate] Синдиката
    }
condition-on-faction-planet = ваша планета принадлежит к группировке
condition-not-marked-here = на ней нет вашего жетона повреждений
condition-off-maelstrom = вы на планете или в узловой точке
condition-at-navpoint = вы в узловой точке

## Цели

goal-win-combat = { $against ->
        [patrol] победить в { $times ->
            [1] бою против патруля
            [2] двух боях против патрулей
            [3] трёх боях против патрулей
           *[other] { $times } боях против патрулей
        }
       *[any] победить в { $times ->
            [1] бою
            [2] двух боях
            [3] трёх боях
           *[other] { $times } боях
        }
    }
goal-lose-combat = проиграть { $times } { $times ->
        [one] бой
        [few] боя
       *[many] боёв
    }
goal-earn-bounty = { $captured ->
        [yes] доставить { $times ->
            [1] пленённую добычу
            [2] две пленённые добычи
            [one] { $times } пленённую добычу
            [few] { $times } пленённые добычи
           *[many] { $times } пленённых добыч
        }
        [no] устранить { $times ->
            [1] добычу
            [2] две добычи
            [one] { $times } добычу
            [few] { $times } добычи
           *[many] { $times } добыч
        }
       *[any] получить { $times ->
            [1] награду за охоту
            [2] две награды за охоту
            [one] { $times } награду за охоту
            [few] { $times } награды за охоту
           *[many] { $times } наград за охоту
        }
    }
goal-complete-jobs = выполнить { $times ->
        [1] работу
        [2] две работы
        [one] { $times } работу
        [few] { $times } работы
       *[many] { $times } работ
    }
goal-deliver-cargo = доставить { $trait ->
        [illegal] { $times ->
            [1] незаконный груз
            [2] два незаконных груза
            [one] { $times } незаконный груз
            [few] { $times } незаконных груза
           *[many] { $times } незаконных грузов
        }
       *[any] { $times ->
            [1] груз
            [2] два груза
            [one] { $times } груз
            [few] { $times } груза
           *[many] { $times } грузов
        }
    }
goal-gain-assets = собрать { $type ->
        [crew] { $count ->
            [2] двух членов
            [3] трёх членов
           *[other] { $count } членов
        } команды
        [bounty] { $count ->
            [few] { $count } карты охоты
           *[many] { $count } карт охоты
        }
        [cargo] { $count ->
            [few] { $count } груза
           *[many] { $count } грузов
        }
        [gear] { $count ->
            [few] { $count } карты экипировки
           *[many] { $count } карт экипировки
        }
        [job] { $count ->
            [few] { $count } карты работы
           *[many] { $count } карт работы
        }
       *[mod] { $count ->
            [few] { $count } модификации
           *[many] { $count } модификаций
        }
    }
goal-repair-ship = за раз восстановить не меньше { $amount } { $amount ->
        [one] повреждения
       *[other] повреждений
    } корабля
goal-be-defeated = стать побеждённым
goal-while = { $goal }, когда { $condition }
goal-has-collection = собрать { $mods ->
        [1] модификацию
        [one] { $mods } модификацию
        [few] { $mods } модификации
       *[many] { $mods } модификаций
    } и { $gear ->
        [1] карту экипировки
        [2] две карты экипировки
        [one] { $gear } карту экипировки
        [few] { $gear } карты экипировки
       *[many] { $gear } карт экипировки
    } общей стоимостью не меньше { $worth-shown }
goal-has-ship-worth = получить корабль стоимостью не меньше { $price-shown }
goal-has-droids = собрать в команде { $count ->
        [1] дроида
        [2] двух дроидов
       *[other] { $count } дроидов
    }
goal-marked-planets = положить жетоны повреждений на { $count ->
        [2] две планеты
        [few] { $count } планеты
       *[many] { $count } планет
    } { $faction ->
        [rebel] Альянса
        [imperial] Империи
        [hutt] хаттов
       *[syndicate] Синдиката
    }
goal-by-action = в качестве действия { $text }
goal-by-action-if = в качестве действия { $text }, если { $condition }
goal-by-encounter = в качестве контакта { $text }
goal-by-encounter-if = в качестве контакта { $text }, если { $condition }
goal-by-whenever = { $text }, когда { $trigger }
goal-then = { $one }, и { $other }
goal-duel = победить его{ $combat ->
        [space] { " " }в космическом бою
        [ground] { " " }в наземном бою
       *[any] { "" }
    }

## Карты игрока-ИИ

ai-planning = Планирование. Выполните первое, что применимо:
ai-action = Действия. Выполните всё, что применимо:
ai-encounter = Контакт. Выполните первое, что применимо:
ai-reshuffles = В конце хода сбросьте верхние карты колод охоты и роскоши и замешайте эту карту в колоду ИИ.
ai-item-recover = Восстановить все повреждения.
ai-item-recover-if-defeated = Если игрок-ИИ побеждён, восстановить все повреждения.
ai-item-move = Передвинуться к ближайшему жетону цели.
ai-item-gain-credits = Получить { $amount } кредитов.
ai-item-deliver = Доставить груз.{ $what ->
        [ship] { " " }Если он незаконный, корабль получает { $damage } { $damage ->
            [one] повреждение
            [few] повреждения
           *[many] повреждений
        }.
        [character] { " " }Если он незаконный, персонаж получает { $damage } { $damage ->
            [one] повреждение
            [few] повреждения
           *[many] повреждений
        }.
        [reputation] { " " }Если он незаконный, уменьшить на 1 репутацию в группировке планеты.
       *[none] { "" }
    }
ai-item-buy = Купить карту из колоды { $deck }{ $other ->
        [none] .
       *[other] , а если для неё нет пустой ячейки — из колоды { $other }.
    }
ai-item-reveal = Раскрыть жетон встречи на своей планете.
ai-item-patrol = Вступить в контакт с патрулём группировки, в которой у игрока-ИИ негативная репутация.
ai-item-complete-job = Выполнить работу.
ai-item-buy-fame = Потратить { $amount } кредитов, чтобы получить 1 очко славы.
ai-item-gain-crew = Получить члена команды с жетона встречи на своей планете.
ai-item-reputation = Увеличить на 1 репутацию в группировке { $what ->
        [planet] планеты
       *[other] ближайшего патруля
    }.
ai-item-sell-reputation = Получить { $amount } кредитов, затем уменьшить на 1 репутацию в группировке { $what ->
        [planet] планеты
       *[other] ближайшего патруля
    }.
