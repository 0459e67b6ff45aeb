### Вопросы

prompt-planning = Планирование: передвинуться, получить кредиты или восстановить повреждения?
prompt-action = Действия: что вы делаете?
prompt-encounter = Контакт: с кем или с чем?
prompt-character = Выберите персонажа.
prompt-starting-ship = Выберите начальный корабль.
prompt-which-faction = Какая группировка?
prompt-market-discard = Рынок: сбросить верхнюю карту одной из колод?
prompt-buy = Рынок: что вы покупаете?
prompt-pay = Как вы платите за карту { QUOTE(CAP($about)) }?
prompt-used-ship = Какой подержанный корабль?
prompt-gear-or-mod = Заказать экипировку или модификацию?
prompt-gain = Вы получаете карту { QUOTE(CAP($about)) }. Куда её положить?
prompt-surplus = Ячеек не хватает. Что сбросить?
prompt-contact-returns = На какую планету возвращается { $about }?
prompt-deliver = Что вы доставляете?
prompt-dice-start = Начало боя. Применить свойство?
prompt-dice-before = Перед броском. Применить свойство?
prompt-dice-reroll = Перебросить кубики?
prompt-dice-turn = Изменить результаты?
prompt-pick-dice = Какие кубики перебросить?
prompt-whether = { CAP($about) }: хотите это сделать?
prompt-choose-one = { CAP($about) }: выберите одно.
prompt-which-asset = Какая карта?
prompt-which-player = Какой игрок?
prompt-which-contact = Какой жетон встречи?
prompt-which-contacts = Какие жетоны встреч поменять местами?
prompt-which-planet = Какая планета?
prompt-which-patrol = Какой патруль?
prompt-move-on = Куда вы передвигаетесь?
prompt-patrol-route = Куда передвигается { $about }?
prompt-patrol-towards = К какому игроку передвигается { $about }?
prompt-past-patrol = Путь преграждает патруль. Попробовать пройти мимо?
prompt-tractor-beam = Через вашу область проходит { $about }. Остановить этот корабль тяговым лучом?
prompt-fight-or-talk = У вас есть карта охоты на { CASE($about, "acc") }. Сразиться или поговорить?
prompt-bounty = Вы победили { CASE($about, "acc") }. Пленить или устранить добычу?
prompt-defend = На { CASE($about, "acc") } из вашей команды охотятся. Защитить?
prompt-whose-defeat-first = Кто становится побеждённым первым?
prompt-would-be-defeated = Вы вот-вот станете побеждены.
prompt-reward = Кредиты или очки славы? Награда за карту { QUOTE(CAP($about)) }.
prompt-gamble = Вступить в игру? Ставка — { $about } кредитов.
prompt-trade-with = С кем вы обмениваетесь?
prompt-trade-terms = Что вы предложите { CASE($about, "dat") }?
prompt-trade-offer = { CAP($about) } предлагает вам обмен. Принять?
prompt-offer-to = Кому предложить кредиты?
prompt-credit-terms = Сколько кредитов предложить { CASE($about, "dat") } или попросить?
prompt-credit-offer = { CAP($who) } предлагает вам { $about } кредитов. Принять?
prompt-credit-request = { CAP($who) } просит у вас { $about } кредитов. Отдать?
prompt-pay-or-barter = Как вы платите?

## Ответы

option-move = { $type ->
        [planet] лететь на { CASE($subject, "acc") }
        [maelstrom] лететь в Мальстрём
       *[navpoint] лететь в точку { QUOTE(CAP($subject)) }
    }
option-stay = остаться на месте
option-gain-credits = получить 2 000 кредитов
option-recover = восстановить все повреждения
option-use = { $subject }: { $text }
option-play-secret = разыграть секрет { QUOTE(CAP($subject)) }
option-deliver = { $type ->
        [bounty] доставить { CASE($contact, "acc") }
       *[cargo] доставить груз { QUOTE(CAP($subject)) }
    }
option-deliver-some = доставка
option-market = рынок
option-trade = обмен
option-done = закончить
option-explore = контакт с областью
option-patrol = { $subject }
option-reach-patrol = издалека: { $subject }
option-contact = { $subject }
option-reach-contact = издалека: { $subject }
option-job = взяться за работу { QUOTE(CAP($subject)) }
option-hunt = охотиться на { CASE($contact, "acc") }
option-attack = напасть на { CASE($subject, "acc") }
option-discard = { $type ->
        [deck] сбросить карту { $subject }
       *[any] сбросить карту { QUOTE(CAP($subject)) }
    }
option-buy = купить карту { $subject }
option-pass = пас
option-pay = заплатить кредитами
option-barter = отдать по бартеру карту { QUOTE(CAP($subject)) }
option-secret-discount = разыграть секрет { QUOTE(CAP($subject)) } ради скидки
option-ship = { $subject }
option-kind = { $subject }
option-take = взять
option-replace = вместо карты { QUOTE(CAP($subject)) }
option-decline = отказаться
option-planet = { $subject }
option-yes = да
option-no = нет
option-choice = { $text }
option-labeled = { $label }: { $text }
option-faction = { $subject }
option-player = { $subject }
option-with = { $subject }
option-give = отдать карту { QUOTE(CAP($subject)) }
option-want = попросить карту { QUOTE(CAP($subject)) }
option-give-credits = отдать { $subject } кредитов
option-want-credits = попросить { $subject } кредитов
option-propose = предложить
option-withdraw = отозвать
option-accept = принять
option-concede = сдаться
option-offer-credits = предложить или попросить кредиты
option-capture = пленить
option-eliminate = устранить
option-defend = защитить
option-stand-aside = не вмешиваться
option-fight = сразиться
option-show = показать секрет { QUOTE(CAP($subject)) }
option-look-up = посмотреть карту базы данных: { $subject }
option-talk = поговорить
option-die = кубик с { CASE($subject, "ins") }
option-pick-dice-all = Перебросить { $kinds ->
        [both] { COUNT($blanks, WORD("name-blank"), "acc") } и { COUNT($focuses, WORD("name-focus"), "acc") }
        [blanks] { COUNT($blanks, WORD("name-blank"), "acc") }
       *[focuses] { COUNT($focuses, WORD("name-focus"), "acc") }
    }
option-roll = бросить
option-reroll = { $subject }: перебросить кубики
option-reroll-theirs = { $subject }: заставить соперника перебросить кубики
option-turn = { $subject }: { $object }
option-cancel = { $subject }: отменить { CASE($object, "acc") }
option-add-hit = { $subject }: добавить попадание
option-weaken = { $subject }: убрать { $count } { $count ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } соперника
option-gain-skill = { $subject }: получить навык { CASE($object, "gen") } на эту проверку
option-slip = пройти мимо с помощью секрета
option-stop = остановиться
option-test = провести проверку { CASE($subject, "gen") }
option-hold = остановить
option-let-pass = пропустить
option-patrol-to = { $subject }
option-sacrifice = сбросить карту { QUOTE(CAP($subject)) } и восстановить все повреждения
option-launch-pup = запустить «Щенка Наштаха»
option-fall = стать побеждённым
option-join = вступить
option-swap = { $subject } и { $object }
option-take-credits = взять кредиты
option-take-fame = взять 1 очко славы вместо них
option-character = { $subject }

## Отказы

refusal = { $option } — нельзя. { $rule }
refusal-why = { $option } — нельзя: { $why }. { $rule }
why-action-each-once = в этот ход вы это уже делали
why-action-special-each-once = в этот ход вы это уже делали
why-bounty-capture-pays-on-delivery = этот жетон встречи не пленён
why-contact-secret-look = здесь нет жетона встречи, лежащего взакрытую
why-deliver-cargo-at-destination = здесь нечего доставлять
why-deliver-cargo-at-destination-where = место назначения: { $place }
why-job-attempt-at-destination-where = место назначения: { $place }
why-market-action-on-planet = вы не на планете
why-market-buy-cannot-afford = стоимость { $price }, у вас { $credits }
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
procedure-move = { $seat } передвигается: { $to }
procedure-market = { $seat }: рынок
procedure-buy = { $seat } покупает карту { QUOTE(CAP($card)) }
procedure-change-ship = { $seat } меняет корабль: { $ship }
procedure-special-order = { $seat }: особый заказ
procedure-pay-or-barter = { $seat } платит { $owed } кредитов
procedure-gain-asset = { $seat } получает карту { QUOTE(CAP($card)) }
procedure-discard-asset = { $seat } сбрасывает карту { QUOTE(CAP($card)) }
procedure-make-fit = { $seat } освобождает ячейки
procedure-return-contact = На карту Галактики возвращается { $contact }
procedure-gain-reward = { $seat } получает награду за карту { QUOTE(CAP($card)) }
procedure-deliver = { $seat }: доставка
procedure-deliver-one = { $seat } доставляет карту { QUOTE(CAP($card)) }
procedure-hand-over = { $seat } сдаёт карту { QUOTE(CAP($card)) }
procedure-patrol-moves = Передвигается { $patrol }
procedure-drive-patrol = { $seat } передвигает { CASE($patrol, "acc") }
procedure-fight-patrol = { $seat } вступает в контакт с { CASE($patrol, "ins") }
procedure-explore-space = { $has-card ->
        [yes] { $seat } вступает в контакт с областью: { QUOTE(CAP($card)) }
       *[no] { $seat } вступает в контакт с областью
    }
procedure-meet-contact = { $seat } вступает в контакт с жетоном встречи: { $slot }
procedure-read-databank = { $has-card ->
        [yes] Карта базы данных № { $number }: { $card }
       *[no] Карта базы данных № { $number }
    }
procedure-attempt-job = { $seat } берётся за работу { QUOTE(CAP($card)) }
procedure-complete-job = Работа { QUOTE(CAP($card)) } выполнена ({ $seat })
procedure-hunt-contact = { $seat } охотится на жетон встречи: { $slot }
procedure-hunt-crew = { $seat } охотится на { CASE($crew, "acc") } из команды { CASE($owner, "gen") }
procedure-earn = { $seat } побеждает { CASE($bounty, "acc") }
procedure-attack = { $seat } нападает на { CASE($other, "acc") }
procedure-combat-rolls = Бой: { $attacker } против { CASE($opponent, "gen") }
procedure-suffer-damage = Повреждения в бою
procedure-defeats = Несколько игроков вот-вот станут побеждены
procedure-defeat = { $seat } вот-вот станет побеждённым игроком
procedure-skill-test = { $seat } проводит проверку { CASE($skill, "gen") }
procedure-contest-of-skills = { $seat } и { $other } состязаются в навыках
procedure-gamble-table = Азартная игра, ставка — { $stake } кредитов
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
procedure-ai-turn = Ход игрока-ИИ
procedure-ai-item = { $seat } следует карте ИИ
procedure-ai-buy = { $seat } покупает карту из колоды { $deck }
procedure-ai-crew = { $seat } набирает команду

## Конец партии

outcome-open = Партия продолжается.
outcome-conceded = Побеждает { $winner }: остальные сдались.
outcome-won = Побеждает { $winner }: { $fame } { $fame ->
        [one] очко
        [few] очка
       *[many] очков
    } славы.
