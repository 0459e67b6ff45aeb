### The command line.

## What every command shares

cli-description = Стол для трёх настольных игр по «Звёздным войнам», который сам следит за правилами.
cli-version-help = показать версию и выйти
cli-version-native = dejarik { $version }, скомпилированная сборка
cli-version-written = dejarik { $version }, без компиляции: классы, написанные для сборки
cli-version-interpreted = dejarik { $version }
cli-version-outdated = dejarik { $version }, без компиляции: сборка старше исходного кода
cli-version-other-python = dejarik { $version }, без компиляции: сборка сделана для другого Python
cli-version-missing = dejarik { $version }, без компиляции: по пути DEJARIK_NATIVE сборки нет
cli-version-incomplete = dejarik { $version }, без компиляции: в сборке не хватает файлов
cli-lang-help = язык, на котором отвечает программа
cli-json-help = вывести JSON для программ
cli-game-metavar = ИГРА
cli-unknown-game = Игры «{ $game }» нет; есть { $known }.
cli-commands = команды
cli-command = КОМАНДА

## The sentences of the parser itself; %s and %(name)s are filled in by it and have to stay

cli-usage = { "как вызвать: " }
cli-arguments = аргументы
cli-options = ключи
cli-help-help = показать эту справку и выйти
cli-error-argument = %(argument_name)s: %(message)s
cli-error-required = не хватает: %s.
cli-error-one-of = нужно что-то одно: %s.
cli-error-unrecognized = непонятные аргументы: %s.
cli-error-choice = значение «%(value)s» неизвестно; есть %(choices)s.
cli-error-value = «%(value)s» — не целое число.
cli-error-parser = команды «%(parser_name)s» нет; есть %(choices)s.
cli-error-expected-one = нужно значение.
cli-error-expected-at-most-one = нужно не больше одного значения.
cli-error-expected-some = нужно хотя бы одно значение.
cli-error-expected-count = нужно значений: %s.
cli-error-ambiguous = «%(option)s» можно понять по-разному: %(matches)s.
cli-error-explicit = значение здесь не нужно, а указано %s.
cli-error-not-allowed-with = нельзя указать вместе с %s.
cli-error-open = не удалось открыть «%(filename)s»: %(error)s.

## dejarik rules

cli-rules-help = перечислить, найти и показать правила
cli-rules-description = Перечисляет правила, ищет их по словам и показывает по идентификатору; а ещё считает, сколько из них упомянуто в коде и проверено тестами.
cli-rules-words-metavar = СЛОВО|ID
cli-rules-words-help = слова для поиска, идентификаторы правил или начало идентификатора — тогда будет показано всё, что под ним
cli-rules-game-help = правила только одной игры: cardgame, destiny или outer-rim
cli-rules-coverage-help = сосчитать упомянутые и проверенные правила и назвать недостающие
cli-rules-coverage-alone = Подсчёт не принимает слов; сузить его можно ключом --game.
cli-rules-unknown = Правила «{ $id }» нет.
cli-rules-unknown-near = Правила «{ $id }» нет; возможно, вы имели в виду { $near }.
cli-rules-nothing = Правил со словами «{ $text }» не нашлось.
cli-rules-game = { $game }: { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
cli-rules-hint = Одну игру покажет ключ --game, одну главу — начало её идентификаторов (destiny.action), а для поиска просто наберите слова.
cli-rules-more = { $count ->
    [one] Нашлось ещё { $count } правило; добавьте слово.
    [few] Нашлось ещё { $count } правила; добавьте слово.
   *[many] Нашлось ещё { $count } правил; добавьте слово.
}
cli-rules-note = Пояснение: { $note }
cli-rules-reading = Наше толкование: в книгах такого правила нет.
cli-rules-descriptive = Проверять нечего. { $reason }
cli-rules-waits = Проверка ждёт того, чего пока нет: { $reason }.

## dejarik rules --coverage

cli-coverage-total = всего
cli-coverage-descriptive = описаний
cli-coverage-normative = проверить
cli-coverage-cited = в коде
cli-coverage-proven = проверено
cli-coverage-waiting = ждут
cli-coverage-missing = нет
cli-coverage-no-tests = Тесты не входят в установленный пакет, поэтому засчитаны только проверки сценариями; полный подсчёт возможен в дереве исходников.
cli-coverage-hint = Чтобы увидеть недостающие правила, назовите игру ключом --game.
cli-coverage-missing-ids = Не проверено: { $count }
cli-coverage-uncited-ids = Не упомянуто в коде: { $count }
cli-coverage-waiting-ids = Ждут ({ $reason }): { $count }
cli-coverage-descriptive-ids = Проверять нечего ({ $count }). { $reason }
