### Что начато, от внешнего к внутреннему: процедуры по именам классов.

procedure-set-up-table = Подготовка к игре
procedure-play-on = Партия
procedure-turn = { $step ->
        [action] { $seat }: этап действий
        [encounter] { $seat }: этап контактов
       *[planning] { $seat }: этап планирования
    }
procedure-resolve = { $has-card ->
        [yes] { $card }: { $text }
       *[no] { $text }
    }
procedure-move = { $seat } движется: { $to }
procedure-market = { $seat }: рынок
procedure-buy = { $seat } покупает: { $card }
procedure-change-ship = { $seat } меняет корабль: { $ship }
procedure-special-order = { $seat }: специальный заказ
procedure-pay-or-barter = { $seat } платит, осталось кредитов: { $owed }
procedure-gain-asset = { $seat } получает: { $card }
procedure-discard-asset = { $seat } сбрасывает: { $card }
procedure-make-fit = { $seat } освобождает ячейки
procedure-return-contact = На карту возвращается: { $contact }
procedure-gain-reward = { $seat } получает награду: { $card }
procedure-deliver = { $seat }: доставка
procedure-deliver-one = { $seat } доставляет: { $card }
procedure-hand-over = Доставлено: { $card } ({ $seat })
procedure-patrol-moves = Движется { $patrol }
procedure-drive-patrol = { $seat } двигает: { $patrol }
procedure-fight-patrol = { $seat } вступает в контакт с патрулём: { $patrol }
procedure-explore-space = { $has-card ->
        [yes] { $seat } вступает в контакт с областью: «{ $card }»
       *[no] { $seat } вступает в контакт с областью
    }
procedure-meet-contact = { $seat } вступает в контакт с жетоном встречи: { $slot }
procedure-read-databank = { $has-card ->
        [yes] Карта базы данных № { $number }: { $card }
       *[no] Карта базы данных № { $number }
    }
procedure-attempt-job = { $seat } берётся за работу «{ $card }»
procedure-complete-job = Работа «{ $card }» выполнена ({ $seat })
procedure-hunt-contact = { $seat } охотится на жетон встречи: { $slot }
procedure-hunt-crew = { $seat } охотится: { $crew }. Владелец: { $owner }
procedure-earn = { $seat }: цель повержена ({ $bounty })
procedure-attack = { $seat } нападает: { $other }
procedure-combat-rolls = Бой: { $attacker } — { $opponent }
procedure-suffer-damage = Повреждения в бою
procedure-defeats = Поражение грозит нескольким игрокам
procedure-defeat = { $seat } вот-вот потерпит поражение
procedure-offer-refit = { $seat } может выполнить цель корабля
procedure-skill-test = { $seat } проверяет навык: { $skill }
procedure-contest-of-skills = { $seat } и { $other } состязаются в навыках
procedure-gamble-table = Азартная игра; ставка в кредитах: { $stake }
procedure-roll-dice = { $dice ->
        [combat] Бросок в бою
        [test] Бросок на проверку навыка
        [illegal] Бросок за незаконный груз
       *[other] Бросок кубиков
    }
procedure-use-abilities = { $seat } может изменить бросок
procedure-pick-dice = { $seat } выбирает кубики для переброса
procedure-trade = { $has-partner ->
        [yes] Обмен: { $seat } и { $partner }
       *[no] { $seat }: обмен
    }
procedure-credit-offer = { $has-partner ->
        [yes] Переговоры о кредитах: { $seat } и { $partner }
       *[no] { $seat }: переговоры о кредитах
    }
procedure-concede = { $seat } сдаётся
procedure-ai-turn = Ход одиночного соперника
procedure-ai-item = { $seat } следует карте ИИ
procedure-ai-buy = { $seat } покупает на рынке: { $deck }
procedure-ai-crew = { $seat } набирает команду
