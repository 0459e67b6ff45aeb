### Вопросы, ответы, отказы, что сейчас разыгрывается, конец партии.

## Вопросы

prompt-planning = Планирование: двигаться, получить кредиты или восстановиться?
prompt-action = Действия: что вы делаете?
prompt-encounter = Контакт: с кем или с чем?
prompt-character = Выберите персонажа.
prompt-starting-ship = Выберите начальный корабль.
prompt-which-faction = Какая группировка?
prompt-market-discard = Рынок: сбросить верхнюю карту одной из колод?
prompt-buy = Рынок: что вы покупаете?
prompt-pay = Как вы платите? Покупка: { $about }.
prompt-used-ship = Какой подержанный корабль?
prompt-gear-or-mod = Заказать экипировку или модификацию?
prompt-gain = Вы получаете: { $about }. Куда это положить?
prompt-surplus = Ячеек не хватает: что сбросить?
prompt-contact-returns = Куда вернуть жетон встречи? { $about }
prompt-deliver = Что вы доставляете?
prompt-dice-start = Начало боя: использовать свойство?
prompt-dice-before = Перед броском: использовать свойство?
prompt-dice-reroll = Перебросить кубики?
prompt-dice-turn = Изменить результаты?
prompt-pick-dice = Какие кубики перебросить?
prompt-whether = { $about }: хотите это сделать?
prompt-choose-one = { $about }: выберите одно.
prompt-which-asset = Какая карта?
prompt-which-player = Какой игрок?
prompt-which-contact = Какой жетон встречи?
prompt-which-contacts = Какие жетоны встреч поменять местами?
prompt-which-planet = Какая планета?
prompt-which-patrol = Какой патруль?
prompt-move-on = Куда вы двигаетесь?
prompt-patrol-route = Куда движется патруль? { $about }
prompt-patrol-towards = К кому движется патруль? { $about }
prompt-past-patrol = Путь преграждает патруль. Попробовать пройти?
prompt-tractor-beam = Удержать проходящий корабль тяговым лучом? { $about }
prompt-fight-or-talk = На этот жетон встречи у вас есть карта охоты: { $about }. Сразиться или поговорить?
prompt-bounty = Цель повержена: { $about }. Пленить или устранить?
prompt-defend = На вашего члена команды охотятся: { $about }. Защитить?
prompt-whose-defeat-first = Чьё поражение разрешается первым?
prompt-would-be-defeated = Вы вот-вот будете побеждены.
prompt-reward = Кредиты или слава? Награда: { $about }.
prompt-gamble = Вступить в игру? Ставка: { $about } кредитов.
prompt-trade-with = С кем вы торгуете?
prompt-trade-terms = Ваше предложение. Кому: { $about }
prompt-trade-offer = Вам предлагают обмен. Кто: { $about }. Принять?
prompt-offer-to = Кому предложить кредиты?
prompt-credit-terms = Сколько кредитов? С кем: { $about }
prompt-credit-offer = { $who } предлагает вам кредиты: { $about }. Принять?
prompt-credit-request = { $who } просит у вас кредиты: { $about }. Отдать?
prompt-pay-or-barter = Как вы платите?

## Ответы

option-move = лететь: { $subject }
option-stay = остаться на месте
option-gain-credits = получить 2 000 кредитов
option-recover = восстановить все повреждения
option-use = использовать: { $subject } ({ $text })
option-play-secret = раскрыть секрет «{ CAP($subject) }»
option-deliver = доставить: { $subject }
option-deliver-some = доставка
option-market = рынок
option-trade = обмен
option-done = закончить
option-explore = контакт с областью
option-patrol = { $subject }
option-reach-patrol = издалека: { $subject }
option-contact = { $subject }
option-reach-contact = издалека: { $subject }
option-job = взяться за работу «{ CAP($subject) }»
option-hunt = охота на члена команды: { $subject }
option-attack = напасть: { $subject }
option-discard = сбросить: { $subject }
option-buy = купить: { $subject }
option-pass = пас
option-pay = заплатить кредитами
option-barter = отдать по бартеру: { $subject }
option-secret-discount = раскрыть секрет «{ CAP($subject) }» ради скидки
option-ship = { $subject }
option-kind = { $subject }
option-take = взять
option-replace = вместо карты: { $subject }
option-decline = отказаться
option-planet = { $subject }
option-yes = да
option-no = нет
option-choice = { $text }
option-labeled = { $label }: { $text }
option-faction = { $subject }
option-player = { $subject }
option-with = { $subject }
option-give = отдать: { $subject }
option-want = попросить: { $subject }
option-give-credits = отдать кредиты: { $subject }
option-want-credits = попросить кредиты: { $subject }
option-propose = предложить
option-withdraw = отозвать
option-accept = принять
option-concede = сдаться
option-offer-credits = предложить или попросить кредиты
option-capture = пленить
option-eliminate = устранить
option-defend = защищать
option-stand-aside = не вмешиваться
option-fight = сразиться
option-show = показать: { $subject }
option-look-up = посмотреть карту базы данных: { $subject }
option-talk = поговорить
option-die = кубик, на котором { $subject }
option-pick-dice-all = { $number ->
        [one] Перебросить { $number } неудачный кубик
        [few] Перебросить { $number } неудачных кубика
       *[other] Перебросить { $number } неудачных кубиков
    }
option-roll = бросить
option-reroll = { $subject }: переброс
option-reroll-theirs = { $subject }: переброс чужих кубиков
option-turn = { $subject }: { $object }
option-cancel = { $subject }: отменить результат ({ $object })
option-add-hit = { $subject }: добавить попадание
option-weaken = { $subject }: у соперника меньше кубиков ({ $object })
option-gain-skill = { $subject }: получить навык на проверку ({ $object })
option-slip = проскользнуть с помощью секрета
option-stop = остановиться
option-test = попробовать: { $subject }
option-hold = удержать
option-let-pass = пропустить
option-patrol-to = { $subject }
option-sacrifice = пожертвовать: { $subject }
option-launch-pup = запустить «Щенка Наштаха»
option-fall = потерпеть поражение
option-join = вступить
option-swap = { $subject } и { $object }
option-take-credits = взять кредиты
option-take-fame = взять 1 славу вместо них
option-character = { $subject }

## Отказы

refusal = { $option }: нельзя. { $rule }
refusal-why = { $option }: нельзя ({ $why }). { $rule }
why-action-each-once = в этот ход вы это уже делали
why-action-special-each-once = в этот ход вы это уже делали
why-bounty-capture-pays-on-delivery = этот жетон встречи не пленён
why-contact-secret-look = здесь нет жетона встречи лицом вниз
why-deliver-cargo-at-destination = здесь нечего доставлять
why-deliver-cargo-at-destination-where = место назначения: { $place }
why-job-attempt-at-destination-where = место назначения: { $place }
why-market-action-on-planet = вы не на планете
why-market-buy-cannot-afford = цена { $price }, у вас { $credits }
why-movement-hyperdrive-limit = расстояние { $distance }, гиперпривод { $hyperdrive }
why-trade-action-same-space = в вашей области больше никого нет

## Что начато, по именам процедур

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
        [yes] { $seat } вступает в контакт с областью: «{ CAP($card) }»
       *[no] { $seat } вступает в контакт с областью
    }
procedure-meet-contact = { $seat } вступает в контакт с жетоном встречи: { $slot }
procedure-read-databank = { $has-card ->
        [yes] Карта базы данных № { $number }: { $card }
       *[no] Карта базы данных № { $number }
    }
procedure-attempt-job = { $seat } берётся за работу «{ CAP($card) }»
procedure-complete-job = Работа «{ CAP($card) }» выполнена ({ $seat })
procedure-hunt-contact = { $seat } охотится на жетон встречи: { $slot }
procedure-hunt-crew = { $seat } охотится: { $crew }. Владелец: { $owner }
procedure-earn = { $seat }: цель повержена ({ $bounty })
procedure-attack = { $seat } нападает: { $other }
procedure-combat-rolls = Бой: { $attacker } — { $opponent }
procedure-suffer-damage = Повреждения в бою
procedure-defeats = Поражение грозит нескольким игрокам
procedure-defeat = { $seat } вот-вот потерпит поражение
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

## Конец партии

outcome-open = Партия продолжается.
outcome-conceded = Побеждает { $winner }: остальные сдались.
outcome-won = Побеждает { $winner }! Слава: { $fame }.
