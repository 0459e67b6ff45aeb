### Playing in the terminal, whatever the game.

## dejarik play: what can be said on the command line

play-help = сыграть партию в терминале
play-description = Партия в терминале — против бота или с друзьями за одной клавиатурой. Вариант выбирают по номеру или по началу его названия; список команд во время партии покажет «помощь».
play-game-help = игра: destiny, cardgame или outer-rim
play-file-metavar = ФАЙЛ
play-deck-metavar = КОЛОДА|ФАЙЛ
play-number-metavar = N
play-opponent-metavar = БОТ|hotseat|solo
play-side-metavar = light|dark
play-side-help = ваша сторона в игре, где их две (cardgame): light — светлая, dark — тёмная
play-deck-help = с чем играете вы: файл или готовое; destiny: obi-wan, grievous, rey, kylo-ren, rey-and-poe, kylo-and-phasma, luke, boba-fett, jedi-knights, senators, squadron, stormtroopers, dark-bargain, bounty-hunters; cardgame: jedi, rebel-alliance, smugglers-and-spies, sith, imperial-navy, scum-and-villainy; outer-rim: персонаж
play-opponent-help = кто играет за остальных: бот, например simple или random, люди за этой же клавиатурой (hotseat) или сами правила, если в игру можно играть одному (solo)
play-option-metavar = НАЗВАНИЕ[=N]
play-option-help = то, что в игре можно настроить: например, во «Внешнем кольце» random-map, long-game или head-start=2; можно указать несколько раз
play-opponent-deck-help = с чем играет соперник; можно указать для каждого
play-players-help = сколько игроков вместе с вами
play-seed-help = зерно случайности: число, от которого зависит всё случайное; с ним партию можно повторить
play-load-help = продолжить сохранённую партию
play-other-rules-help = вместе с --load: попробовать и партию по другой версии правил — до выбора, на котором она разойдётся
play-auto-help = не спрашивать, когда ответ возможен только один (обычно так против ботов)
play-no-color-help = обойтись без цвета
play-unknown-game = В «{ $game }» в терминале сыграть нельзя; можно в { $known }.
play-unknown-opponent = Соперника «{ $name }» нет; есть { $known }.
play-no-options = Настройки «{ $name }» нет: в этой игре настраивать нечего.
play-unknown-option = Настройки «{ $name }» нет; есть: { $known }.
play-bad-option = Так эти настройки задать нельзя: { $options }.
play-solo-alone = Против игрока-ИИ играют в одиночку: уберите --players и --opponent-deck.
play-players-range = Игроков должно быть от { $fewest } до { $most }.
    .exactly = Игроков должно быть ровно { $most }.
play-too-many-decks = Колод для соперников названо { $count }, а игроков вместе с вами всего { $players }.
play-no-sides = В этой игре нет сторон; уберите --side.
play-unknown-side = Стороны «{ $side }» нет; есть { $known }.
play-other-side = Колода «{ $deck }» — не стороны «{ $side }».
play-bad-seed = Зерно случайности — целое число от 0, не длиннее 38 цифр.
play-load-alone = В сохранённой партии уже есть колоды, игроки, настройки и зерно случайности; уберите --deck, --side, --opponent-deck, --option, --players и --seed.

## During the match

play-who = Вы — { $player }. За остальных ({ $bots }) играет бот «{ $bot }».
play-solo = Соперник действует по правилам одиночной игры.
play-welcome = Выбирайте по номеру или набирайте начало варианта. Что ещё можно набрать, подскажет «{ $help }».
play-hand-over = Передайте клавиатуру: решает { $player }. Нажмите Enter.
play-auto = Ответ был возможен только один: { $option }.
play-undone = Выбор отменён.
play-undo-nothing = Отменять нечего.
play-asides = Что можно сделать без вопроса; повторите команду с номерами или словами:
play-no-asides = Без вопроса сейчас ничего сделать нельзя.
play-no-concede = Сдаться сейчас нельзя.
play-no-number = Вариантов всего { $count }; наберите число от 1 до { $count }.
play-ambiguous = «{ $text }» — это может быть: { $meant }.
play-not-understood = «{ $text }» — ни вариант, ни команда. Список команд покажет «{ $help }».
play-over = Партия окончена. Enter — выйти; «{ $undo }» вернёт последний выбор, «{ $save } ФАЙЛ» сохранит партию.
play-stuck = У бота не осталось ни одного варианта, с которым справились бы правила; продолжить партию нельзя.
play-fault = Это наша ошибка: правила не справились с выбором «{ $key }». Выбор отменён, партия продолжается; пожалуйста, пришлите нам { $file }.
play-fault-unsaved = Это наша ошибка: правила не справились с выбором «{ $key }». Выбор отменён, партия продолжается.
play-kept = Партия сохранена. Продолжить:
play-goodbye = До встречи.

## Answers to commands

play-hint-thinking = Думаю…
play-hint-none = Сейчас выбирать не из чего.
play-hint-number = { $number }.
play-hint-chance = шанс на победу { $chance }
play-hint-tried = шанс на победу { $chance } ± { $error }
play-hint-option = { $number } { $option } ({ $chance })
play-hint-habit = { $number } { $option }
play-hint-close = Разница слишком мала, чтобы выбрать наверняка.

play-why-nothing = Сейчас ничего ожидаемого не запрещено: всё, что можно сделать, — в списке.
play-why-not-among = Ничего со словами «{ $text }» сейчас не запрещено.
play-log-number = «{ $text }» — это не число строк.
play-log-empty = Пока ничего не произошло.
play-stack-empty = Сейчас ничего не разыгрывается.
play-card-which = Какая карта? Наберите часть названия.
play-card-unknown = Карты, в названии которой есть «{ $text }», нет.
play-card-several = Какая из них? { $names }
play-card-more = И ещё { $count }.
play-rules-which = Какие правила? Наберите слова для поиска или идентификатор.
play-save-where = Куда? Наберите имя файла.
play-saved = Сохранено. Продолжить позже:
play-load-which = Какой файл?
play-loaded = Загружена партия «{ $file }»: { $count ->
    [one] { $count } выбор
    [few] { $count } выбора
   *[many] { $count } выборов
} с её начала.

## Files

play-folder-missing = Папки «{ $folder }» нет; ничего не сохранено.
play-file-unwritable = Не удалось записать «{ $file }»: { $reason }.
play-file-unreadable = Не удалось прочитать «{ $file }»: { $reason }.
play-file-missing = Файла «{ $file }» нет.
play-file-folder = «{ $file }» — папка, а не файл.
play-file-no-record = «{ $file }» — не сохранённая партия.
play-file-no-match = В файле «{ $file }» нет партии, которую можно сыграть.
play-file-other-game = «{ $file }» — партия другой игры: { $game }, а не { $wanted }.
play-file-other-version = Партия «{ $file }» сыграна по правилам версии { $version }, а здесь версия { $ours }. С ключом --other-rules её можно всё же попробовать.
play-file-differs = Продолжить «{ $file }» нельзя: выбор { $number } из { $count } («{ $choice }») по этим правилам даёт другой результат.

## Commands: the full word first, then short ones

play-command-why = почему п
play-command-hint = подсказка
play-command-undo = отмена о
play-command-restart = сначала заново
play-command-log = журнал ж
play-command-board = стол т
play-command-stack = стек
play-command-card = карта к
play-command-rules = правила правило
play-command-save = сохранить с
play-command-load = загрузить
play-command-aside = попутно
play-command-concede = сдаться
play-command-help = помощь справка
play-command-quit = выход в

## What the commands do. .argument is what follows the word; a dash: nothing.

play-help-choose = Выберите вариант по номеру или наберите его начало. Пустая строка ещё раз покажет стол.
play-help-hint = лучшие варианты, шанс победить с каждым и почему
    .argument = —
play-help-why = чего сейчас сделать нельзя и какое правило это запрещает
    .argument = [СЛОВА]
play-help-undo = отменить свой последний выбор
    .argument = —
play-help-log = что произошло недавно
    .argument = [СТРОК]
play-help-board = ещё раз показать стол
    .argument = —
play-help-stack = что сейчас разыгрывается
    .argument = —
play-help-card = всё, что есть на карте
    .argument = НАЗВАНИЕ
play-help-rules = найти правила
    .argument = СЛОВА|ID
play-help-save = сохранить партию
    .argument = ФАЙЛ
play-help-load = продолжить сохранённую партию
    .argument = ФАЙЛ
play-help-aside = что можно сделать без вопроса, например пасовать автоматически
    .argument = [НОМЕРА|СЛОВА]
play-help-concede = сдаться
    .argument = —
play-help-help = этот список
    .argument = —
play-help-quit = выйти; неоконченная партия сохранится
    .argument = —
