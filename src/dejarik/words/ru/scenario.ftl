### Scenarios: what the command says, what can be wrong with a file, and why a scenario does not hold.

## dejarik scenario check

scenario-help = проверить сценарии
scenario-description = Сценарий — это положение, ходы в нём и то, что должно получиться.
scenario-check-help = разыграть сценарии и рассказать, какие из них не сходятся
scenario-check-description = Разыгрывает сценарии из файлов и папок. Код завершения: 0 — всё сошлось, 1 — что-то не сошлось, 2 — ошибки в файлах.
scenario-path-metavar = ПУТЬ
scenario-path-help = файл со сценариями или папка с такими файлами
scenario-no-path = Файла или папки «{ $path }» нет.
scenario-no-files = Сценариев в { $path } нет: имена их файлов кончаются на .yaml.
scenario-not-text = Это не текст в кодировке UTF-8.
scenario-unreadable = Файл не читается: { $why }
scenario-progress = { $number } из { $total }: { $file }
scenario-summary = { $held ->
        [one] Сошёлся { $held } сценарий
        [few] Сошлось { $held } сценария
       *[many] Сошлось { $held } сценариев
    }, { $failed ->
        [one] не сошёлся { $failed }
       *[many] не сошлось { $failed }
    }, { $bad ->
        [0] ошибок в файлах нет.
        [one] в файлах { $bad } ошибка.
        [few] в файлах { $bad } ошибки.
       *[many] в файлах { $bad } ошибок.
    }
scenario-legal = Можно было: { $options }
scenario-log = Что произошло:

## What is wrong with a file

scenario-bad-yaml = Это не YAML: { $problem }.
scenario-bad-endless = Что-то здесь содержит само себя или вложено слишком глубоко.
scenario-bad-no-name = Полю нужно имя.
scenario-bad-twice = Поле «{ $field }» указано второй раз.
scenario-bad-field = Поля «{ $name }» здесь не бывает; бывают: { $known }.
scenario-bad-step = Шага «{ $name }» не бывает; бывают: { $known }.
scenario-bad-game = Игры «{ $name }» нет; есть: { $known }.
scenario-bad-start = Начать с «{ $name }» нельзя; можно с одного из: { $known }.
scenario-bad-missing = Не хватает поля «{ $field }».
scenario-bad-no-fields = Здесь нужны поля с именами.
scenario-bad-no-list = Здесь нужен список.
scenario-bad-no-words = Здесь нужен текст.
scenario-bad-comma = У «{ $name }» нет значения. Внутри фигурных скобок запятая начинает новое поле: текст с запятой возьмите в кавычки.
scenario-bad-no-languages = Здесь нужен текст на каждом языке, например ru: …
scenario-bad-no-number = Здесь нужно число, а не «{ $value }».
scenario-bad-no-truth = Здесь нужно true или false, а не «{ $value }».
scenario-bad-no-seat = Игрока «{ $value }» нет; есть: { $known }.
scenario-bad-no-card = Здесь нужна карта.
scenario-bad-no-characters = Каждому игроку нужен хотя бы один персонаж.
scenario-bad-seats = Игроков должно быть от двух до четырёх, и зовут их по порядку A, B, C и D.
scenario-bad-rule = Правила «{ $id }» нет.
scenario-bad-rule-near = Правила «{ $id }» нет; возможно, вы имели в виду { $near }.
scenario-bad-one-of = «{ $name }» здесь стоять не может; может: { $known }.
scenario-bad-no-opponent = Такая колода есть только в партии против игрока-ИИ (solo: true).
scenario-bad-card = Карты «{ $name }» нет.
scenario-bad-card-near = Карты «{ $name }» нет; возможно, вы имели в виду: { $near }.
scenario-bad-card-several = Карт «{ $name }» несколько: { $known }. Укажите код нужной.
scenario-bad-card-type = Карта «{ $name }» ({ $kind }) здесь лежать не может; могут: { $wanted }.
scenario-bad-vehicle = Пилотировать «{ $name }» нельзя: ничто в игре так не зовётся; есть имена: { $known }.
scenario-bad-die = Кубика «{ $name }» ни на одной карте нет.
scenario-bad-die-near = Кубика «{ $name }» ни на одной карте нет; возможно, вы имели в виду: { $near }.
scenario-bad-lent = Ни одна карта этого игрока не даёт кубик «{ $name }».
scenario-bad-lent-near = Ни одна карта этого игрока не даёт кубик «{ $name }»; вот что они дают: { $known }.
scenario-bad-side = У кубика карты «{ $card }» нет грани «{ $name }»; есть: { $known }.
scenario-bad-name = Ничто здесь не зовётся «{ $name }».
scenario-bad-name-near = Ничто здесь не зовётся «{ $name }»; возможно, вы имели в виду: { $near }.
scenario-bad-name-twice = Имя «{ $name }» уже занято.
scenario-bad-not-in-hand = Карты «{ $name }» в этой руке нет.
scenario-bad-hints = У задачи должно быть подсказок: { $count }.
scenario-bad-goal-log = Цель и проигрыш говорят о позиции, а не о журнале.

## Why a scenario does not hold

scenario-fail-absent = Игрок { $seat } не может выбрать «{ $words }» (вопрос: { $question }).
scenario-fail-ambiguous = «{ $words }» можно понять по-разному: { $matches }.
scenario-fail-open = Игрок { $seat } может выбрать «{ $words }», а не должен (вопрос: { $question }).
scenario-fail-not-asked = Игрока { $seat } ни о чём не спрашивают: отвечает { $other } (вопрос: { $question }).
scenario-fail-only-absent = Ожидалось, но невозможно: { $kind } { $words }
scenario-fail-only-more = Возможно, но не ожидалось: { $more }
scenario-fail-not-refused = «{ $words }» можно выбрать, а должно запрещать правило { $rule }.
scenario-fail-refused-otherwise = «{ $words }» должно запрещать правило { $rule }, а запрещает: { $actual }
scenario-fail-value = { $key }: ожидалось { $expected }, а на столе { $actual }.
scenario-fail-value-so = { $key }: не должно быть { $expected }, а на столе { $actual }.
scenario-fail-field = Сравнить «{ $name }» нельзя; можно: { $known }.
scenario-fail-logged = Этого не должно было произойти: { $words }
scenario-fail-not-logged = Этого не произошло или произошло не в том порядке: { $words }
scenario-fail-over = Партия закончилась (победитель: { $winner }), а сценарий продолжается.
scenario-fail-saved = После сохранения и загрузки положение оказалось другим.
scenario-fail-chance-left = Бросок задан, но не случился: { $names }
scenario-fail-fault = Правила сломались: { $fault }
