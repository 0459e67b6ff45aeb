### Журнал: что началось и что из этого вышло, по имени события.

## Части предложений

log-card = { $type ->
        [bounty] охота на { CASE($contact, "acc") }
        [crew] { $contact }
        [cargo] груз «{ CAP($card) }»
        [job] работа «{ CAP($card) }»
        [gear] экипировка «{ CAP($card) }»
        [mod] модификация «{ CAP($card) }»
       *[other] карта «{ CAP($card) }»
    }
    .acc = { $type ->
        [bounty] охоту на { CASE($contact, "acc") }
        [crew] { CASE($contact, "acc") }
        [cargo] груз «{ CAP($card) }»
        [job] работу «{ CAP($card) }»
        [gear] экипировку «{ CAP($card) }»
        [mod] модификацию «{ CAP($card) }»
       *[other] карту «{ CAP($card) }»
    }
log-bartered = «{ CAP($card) }»
log-to-space = { $where ->
        [planet] на { CASE($space, "acc") }
        [maelstrom] в Мальстрём
       *[navpoint] в точку «{ CAP($space) }»
    }
    .in = { $where ->
        [planet] на { CASE($space, "pre") }
        [maelstrom] в Мальстрёме
       *[navpoint] в точке «{ CAP($space) }»
    }

## Ходы и этапы

event-TurnBegan = { YOU($seat) ->
        [you] { $extra ->
            [yes] Ваш дополнительный ход.
           *[no] Ваш ход.
        }
       *[other] { $extra ->
            [yes] { $seat } ({ $character }) ходит ещё раз.
           *[no] Ходит { $seat } ({ $character }).
        }
    }
event-SettingUp = Подготовка к партии
event-StepBegan = { $step ->
        [planning] Этап планирования
        [action] Этап действий
       *[encounter] Этап контактов
    }
event-FirstPlayer = Первый игрок — { $seat }.
event-CharacterChosen = { $seat } { YOU($seat, "играете", "играет") } за { CASE($character, "acc") }, корабль — { $ship }.
event-AbilityUsed = { $along ->
        [yes] { $seat } { YOU($seat, "раскрываете", "раскрывает") } секрет «{ CAP($card) }».
       *[no] { $type ->
            [character] { $seat } { YOU($seat, "применяете", "применяет") } свойство своего персонажа.
            [ship] { $seat } { YOU($seat, "применяете", "применяет") } свойство своего корабля.
            [crew] { $seat } { YOU($seat, "применяете", "применяет") } свойство члена команды: { $contact }.
           *[other] { $seat } { YOU($seat, "применяете", "применяет") } свойство карты «{ CAP($card) }».
        }
    }
event-AiCardDrawn = Игроку-ИИ выпадает { $card }.
event-ExtraTurnEarned = { $seat } { YOU($seat, "получаете", "получает") } дополнительный ход.
event-Conceded = { $seat } { YOU($seat, "сдаётесь и выходите", "сдаётся и выходит") } из игры.

## Что у кого есть

event-CreditsChanged = { $less ->
        [fame] { $seat } { YOU($seat, "платите", "платит") } { $amount } кредитов за { $fame } { $fame ->
            [one] очко
            [few] очка
           *[other] очков
        } славы.
        [yes] { $seat } { YOU($seat, "теряете", "теряет") } { $amount } кредитов.
       *[no] { $seat } { YOU($seat, "получаете", "получает") } { $amount } кредитов.
    }
event-CreditsHanded = { $seat } { YOU($seat, "отдаёте", "отдаёт") } { CASE($to, "dat") } { $amount } кредитов.
event-FameChanged = { $less ->
        [yes] { $seat } { YOU($seat, "теряете", "теряет") } { $amount } { $number ->
            [one] очко
            [few] очка
           *[other] очков
        } славы.
       *[no] { $seat } { YOU($seat, "получаете", "получает") } { $amount } { $number ->
            [one] очко
            [few] очка
           *[other] очков
        } славы.
    }
event-ReputationChanged = { YOU($seat) ->
        [you] Ваша репутация
       *[other] Репутация { CASE($seat, "gen") }
    } { $faction } теперь { $level ->
        [1] положительная
        [0] нейтральная
       *[other] негативная
    }.
event-Damaged = { $ship ->
        [yes] { YOU($seat) ->
            [you] Ваш корабль
           *[other] Корабль { CASE($seat, "gen") }
        } получает
       *[no] { $seat } { YOU($seat, "получаете", "получает") }
    } { $amount } { $number ->
        [one] повреждение
        [few] повреждения
       *[other] повреждений
    }.
event-Recovered = { $ship ->
        [yes] { YOU($seat) ->
            [you] Ваш корабль
           *[other] Корабль { CASE($seat, "gen") }
        } восстанавливает
       *[no] { $seat } { YOU($seat, "восстанавливаете", "восстанавливает") }
    } { $amount } { $number ->
        [one] повреждение
        [few] повреждения
       *[other] повреждений
    }.
event-AssetGained = { $type ->
        [crew] { $contact } вступает в { YOU($seat) ->
            [you] вашу команду
           *[other] команду { CASE($seat, "gen") }
        }.
       *[other] { $seat } { YOU($seat, "получаете", "получает") } { log-card.acc }.
    }
event-AssetDiscarded = { $type ->
        [crew] { $contact } покидает { YOU($seat) ->
            [you] вашу команду
           *[other] команду { CASE($seat, "gen") }
        }.
       *[other] { $seat } { YOU($seat, "сбрасываете", "сбрасывает") } { log-card.acc }.
    }
event-AssetGiven = { $seat } { YOU($seat, "отдаёте", "отдаёт") } { CASE($to, "dat") } { log-card.acc }.
event-ShipGained = { YOU($seat) ->
        [you] Ваш новый корабль
       *[other] Новый корабль { CASE($seat, "gen") }
    } — { $ship }.
event-SecretGained = { $seat } { YOU($seat, "получаете", "получает") } секрет.
event-SecretPlayed = { $seat } { YOU($seat, "раскрываете", "раскрывает") } секрет «{ CAP($card) }».
event-SecretTakenBack = { $seat } { YOU($seat, "забираете", "забирает") } обратно секрет «{ CAP($card) }».
event-SecretsLost = { $seat } { YOU($seat, "теряете", "теряет") } { $count } { $number ->
        [one] секрет
        [few] секрета
       *[other] секретов
    }.
event-GoalCompleted = { $seat } { YOU($seat, "выполняете", "выполняет") } { $ship ->
        [yes] цель корабля
       *[no] личную цель
    }{ $along ->
        [yes] { " " }и { YOU($seat, "получаете", "получает") } 1 очко славы
       *[no] { "" }
    }.

## Карта Галактики

event-Moved = { $seat } { YOU($seat, "прилетаете", "прилетает") } { log-to-space }.
event-PatrolMoved = { $patrol } прилетает { log-to-space }.
event-PatrolAppeared = { $patrol } появляется { log-to-space.in }.
event-TokenPlaced = { $seat } { YOU($seat, "оставляете", "оставляет") } метку { log-to-space.in }.
event-ContactRevealed = На { CASE($slot, "pre") } раскрыт жетон встречи: { $contact }.
event-ContactLookedAt = { $seat } тайно { YOU($seat, "смотрите", "смотрит") } жетон встречи на { CASE($slot, "pre") }.
event-ContactsSwapped = Жетоны встреч меняются местами: на { CASE($place, "pre") } теперь { $there }, на { CASE($slot, "pre") } — { $here }.
event-ContactPlaced = { $contact } появляется на { CASE($slot, "pre") }.
event-ContactLeft = { $contact } покидает { CASE($slot, "acc") }.

## Рынок и обмен

event-MarketDiscarded = { $along ->
        [yes] { $seat } { YOU($seat, "сбрасываете", "сбрасывает") } с рынка { log-card.acc }; открывается карта «{ CAP($next) }».
       *[no] { $seat } { YOU($seat, "сбрасываете", "сбрасывает") } с рынка { log-card.acc }.
    }
event-MarketRevealed = На рынке открывается { log-card }.
event-Buying = { $way ->
        [free] { $seat } { YOU($seat, "берёте", "берёт") } { log-card.acc } бесплатно
        [barter] { $seat } { YOU($seat, "покупаете", "покупает") } { log-card.acc } по бартеру: { LIST($bartered, "and") }
        [both] { $seat } { YOU($seat, "покупаете", "покупает") } { log-card.acc } за { $price } кредитов и по бартеру: { LIST($bartered, "and") }
       *[credits] { $seat } { YOU($seat, "покупаете", "покупает") } { log-card.acc } за { $price } кредитов
    }.
event-Answering = { $accepted ->
        [yes] { $partner } { YOU($partner, "принимаете", "принимает") } предложение { YOU($seat) ->
            [you] от вас
           *[other] { CASE($seat, "gen") }
        }.
       *[no] { $partner } { YOU($partner, "отклоняете", "отклоняет") } предложение { YOU($seat) ->
            [you] от вас
           *[other] { CASE($seat, "gen") }
        }.
    }
event-LastOffer = { $seat } { YOU($seat, "делаете", "делает") } последнее из { $most } предложений за этот ход.

## Кубики, проверки и бой

event-DiceRolled = { $enemy ->
        [yes] { $dice ->
            [0] Враг не бросает кубиков.
           *[other] Враг выбрасывает { LIST($results, "and") }.
        }
       *[no] { $dice ->
            [0] { $seat } не { YOU($seat, "бросаете", "бросает") } кубиков.
           *[other] { $seat } { YOU($seat, "выбрасываете", "выбрасывает") } { LIST($results, "and") }.
        }
    }
event-Rerolling = { $number ->
        [one] Переброшен { $count } кубик
        [few] Переброшено { $count } кубика
       *[other] Переброшено { $count } кубиков
    }; теперь выпало: { LIST($results, "and") }.
event-Testing = { $passed ->
        [yes] { $seat } { YOU($seat, "проходите", "проходит") } проверку { CASE($skill, "gen") }: { LIST($results, "and") }.
        [no] { $seat } { YOU($seat, "проваливаете", "проваливает") } проверку { CASE($skill, "gen") }: { LIST($results, "and") }.
       *[open] { $seat } { YOU($seat, "проводите", "проводит") } проверку { CASE($skill, "gen") }.
    }
event-TestMade = { $passed ->
        [yes] Успех: { $seat } { YOU($seat, "проходите", "проходит") } проверку.
       *[no] Провал: { $seat } не { YOU($seat, "проходите", "проходит") } проверку.
    }
event-CombatBegan = { $attacker } { YOU($attacker, "вступаете", "вступает") } в { $combat ->
        [space] космический
       *[ground] наземный
    } бой; соперник — { $opponent }.
event-CombatDecided = { $won ->
        [yes] { $attacker } { YOU($attacker, "побеждаете", "побеждает") } в бою, { $dealt } : { $suffered }.
       *[no] { $attacker } { YOU($attacker, "проигрываете", "проигрывает") } бой, { $dealt } : { $suffered }.
    }
event-BeatingPatrol = { $seat } { YOU($seat, "побеждаете", "побеждает") } { CASE($patrol, "acc") }.
event-Falling = { YOU($seat) ->
        [you] Вы побеждены
       *[other] Персонаж { CASE($seat, "gen") } побеждён
    }{ $number ->
        [0] { "" }
       *[other] { " " }и { YOU($seat, "теряете", "теряет") } { $lost } кредитов
    }.
event-StoodUp = { $seat } снова в строю.

## Контакты, работа, охота и грузы

event-EncounterDrawn = { $seat } { YOU($seat, "тянете", "тянет") } карту «{ CAP($card) }».
event-DatabankRead = { $seat } { YOU($seat, "читаете", "читает") } карту базы данных «{ $type ->
        [crew] { CAP($contact) }
       *[other] { CAP($card) }
    }».
event-JobAttempted = { $seat } { YOU($seat, "берётесь", "берётся") } за работу «{ CAP($card) }».
event-CompletingJob = { $seat } { YOU($seat, "выполняете", "выполняет") } работу «{ CAP($card) }».
event-JobFailed = { $seat } { YOU($seat, "проваливаете", "проваливает") } работу «{ CAP($card) }».
event-Smuggling = { $seat } { YOU($seat, "пытаетесь", "пытается") } доставить незаконный { log-card.acc }.
event-HandingOver = { $type ->
        [bounty] { $seat } { YOU($seat, "доставляете", "доставляет") } { CASE($contact, "acc") }.
       *[cargo] { $seat } { YOU($seat, "доставляете", "доставляет") } { log-card.acc }.
    }
event-Eliminating = { $seat } { YOU($seat, "устраняете", "устраняет") } { CASE($contact, "acc") }.
event-Captured = { $seat } { YOU($seat, "берёте", "берёт") } в плен { CASE($contact, "acc") }.
