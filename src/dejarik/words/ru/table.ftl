### Стол в браузере: что говорит сервер.

table-awaited = Выбирает { $player }.
table-numbered = { $name } { NUMBER($number) }
table-open-seat = Свободное место
table-player = Игрок { $number }
table-bot-random = Бот (наугад)
table-bot-simple = Бот (простой)
table-bot-rules = Одиночный соперник
table-won = Победа: { LIST($players, "and") }.
table-drawn = Ничья.
table-not-built = Страницы ещё не собраны; сам сервер работает, см. /healthz.

## Чего сделать нельзя

table-problem-not-found = Здесь такого нет.
table-problem-not-asked = Сейчас отвечаете не вы.
table-problem-stale = Партия ушла вперёд: посмотрите на неё снова.
table-problem-illegal = Сейчас это выбрать нельзя.
table-problem-not-yours = Это решаете не вы.
table-problem-over = Партия окончена.
table-problem-time-up = Ваше время вышло.
table-problem-not-over = Это можно сделать только после конца партии.
table-problem-too-fast = Слишком часто: подождите немного.
table-problem-too-long = Слишком длинно: не больше { $most }.
table-problem-bad-request = Запрос непонятен.
table-problem-other-version = Здесь играли по версии { $version } правил; у нас версия { $ours }.
table-problem-fault = Это наша ошибка; ничего не изменилось.
table-problem-away = База данных сервера не отвечает; попробуйте ещё раз чуть позже.
table-problem-not-all-here = Ещё не все собрались.
table-problem-no-undo = Отменять нечего.
table-problem-no-request = Никто не просит отменить ход.
table-problem-no-open-seat = Все места заняты.
table-problem-invitation = Это приглашение ведёт не в эту партию.
table-problem-no-game = Такой игры нет.
table-problem-no-bot = Такого бота нет.
table-problem-no-deck = Такой колоды нет.
table-problem-no-option = Такой настройки нет.
table-problem-own-deck = Этой колодой играть нельзя: в ней есть ошибки.
table-problem-not-together = { $why }
table-problem-no-me = Вы должны участвовать сами.
table-problem-no-step = Такого шага нет.
table-problem-no-seat = Такого места нет.
table-problem-no-record = Это не запись партии.
table-problem-no-filter = По этому карты не ищутся.
table-problem-differs = Выбор { $number } из { $count } по этим правилам кончается иначе.
table-problem-players = Игроков должно быть от { $fewest } до { $most }.
table-problem-clock = На часах может быть от 0 секунд до 24 часов.
table-problem-seed = Начальное число можно назвать только в партии без других людей; это целое число от 0.

## Команда

serve-help = запустить сервер и играть в браузере
serve-description = Запускает сервер для игры в браузере: с ботами и друзьями.
serve-host-metavar = АДРЕС
serve-port-metavar = ЧИСЛО
serve-database-metavar = ФАЙЛ|URL
serve-host-help = на каком адресе слушать (127.0.0.1 — только эта машина)
serve-port-help = на каком порту слушать
serve-database-help = где хранить партии: файл (SQLite) или postgresql://…
serve-workers-help = сколько процессов обслуживают; больше одного — только с PostgreSQL
serve-open-help = открыть страницу в браузере
serve-at = Сервер работает: { $address }. Остановить — Ctrl+C.
serve-workers-need-postgres = Нескольким процессам нужна база PostgreSQL: назовите её ключом --database.
serve-postgres-missing = Драйвер PostgreSQL не установлен; его ставит дополнение «postgres»: pip install dejarik[postgres].
serve-bad-workers = Нужен хотя бы один процесс.
serve-bad-database = «{ $database }» — не файл и не адрес базы SQLite или PostgreSQL.
serve-no-database = База «{ $database }» не работает: { $reason }.
serve-bad-port = Порт — это число от 0 до { $most }.
serve-port-taken = Порт { $port } на { $host } занять нельзя: { $reason }.
