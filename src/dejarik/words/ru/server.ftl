### Что говорит сервер.

server-awaited = Выбирает { $player }.
server-numbered = { $name } { NUMBER($number) }
server-open-seat = Свободное место
server-player = Игрок { $number }
server-bot-random = Бот (наугад)
server-bot-simple = Бот (простой)
server-bot-thinker-beginner = Бот (новичок)
server-bot-thinker-easy = Бот (лёгкий)
server-bot-thinker-medium = Бот (средний)
server-bot-thinker-hard = Бот (сильный)
server-bot-rules = Игрок-ИИ
server-own-deck = Своя колода
server-bot-passes = Соперник
server-you = Вы
server-level-easy = Простая
server-level-medium = Средняя
server-level-hard = Сложная
server-won = Победа: { LIST($players, "and") }.
server-drawn = Ничья.
server-ended-rules = За время партии изменились правила, поэтому она окончена без результата. Запись сохранена.
server-shown-so-far = С тех пор изменились правила, и показать партию можно только до этого места.
server-not-built = Страницы ещё не собраны; сам сервер работает, см. /healthz.

## Чего сделать нельзя

server-problem-not-found = Здесь такого нет.
server-problem-not-asked = Сейчас спрашивают не вас.
server-problem-stale = Партия ушла вперёд: посмотрите на стол ещё раз.
server-problem-illegal = Сейчас это выбрать нельзя.
server-problem-not-yours = Это решаете не вы.
server-problem-over = Партия окончена.
server-problem-time-up = Ваше время вышло.
server-problem-not-over = Это можно сделать только после конца партии.
server-problem-too-fast = Слишком часто: подождите немного.
server-problem-too-long = Слишком длинно: не больше { $most }.
server-problem-bad-request = Запрос непонятен.
server-problem-other-version = Здесь играли по правилам версии { $version }, а у нас версия { $ours }.
server-problem-fault = Это наша ошибка; ничего не изменилось.
server-problem-away = База данных сервера не отвечает; попробуйте ещё раз чуть позже.
server-problem-not-all-here = Ещё не все собрались.
server-problem-no-undo = Отменять нечего.
server-problem-no-request = Никто не просит отменить ход.
server-problem-no-offer = Ничью никто не предлагал.
server-problem-no-open-seat = Все места заняты.
server-problem-invitation = Это приглашение ведёт не в эту партию.
server-problem-no-game = Такой игры нет.
server-problem-no-bot = Такого бота нет.
server-problem-no-deck = Такой колоды нет.
server-problem-no-option = Такой настройки нет.
server-problem-brought-deck = Этой колодой играть нельзя: в ней есть ошибки.
server-problem-not-together = { $why }
server-problem-no-me = Вы должны участвовать сами.
server-problem-no-step = Такого шага нет.
server-problem-no-seat = Такого места нет.
server-problem-no-record = Это не запись партии.
server-problem-matches = Неоконченных партий у вас уже { $most }: доиграйте какие-нибудь или уберите их из списка.
server-problem-sockets = Открыто слишком много страниц с партиями: закройте лишние.
server-problem-take-backs = Ходы в этой партии отменили { $most } раз: больше отменять нельзя.
server-problem-no-hints = Против людей играют без подсказок.
server-problem-no-hint = Подсказать здесь ничего не удалось.
server-problem-cross-origin = Этот запрос пришёл с другого сайта.
server-problem-host = Этот стол не отзывается на имя «{ $host }». Имя разрешает тот, кто запускает сервер: dejarik serve --allow-host { $host }.
server-problem-setup = С такой подготовкой ни одна партия начаться не может.
server-problem-too-much = На просмотр этой записи уходит слишком много времени или памяти.
server-problem-busy = Сейчас открывают много записей; попробуйте ещё раз чуть позже.
server-problem-query = { $fault }
server-problem-unwritable = { $fault }
server-problem-unmeasurable = Боты могут играть только допустимой колодой. { $faults }
server-problem-unmeasurable-change = С этой заменой колода недопустима. { $faults }
server-problem-measuring-already = Другая ваша колода ещё проверяется; сначала остановите проверку.
server-problem-measuring-busy = Проверки ждёт много колод; попробуйте через несколько минут.
server-problem-measuring-matches = Получается партий: { $count }, а можно не больше { $most }. Возьмите меньше соперников или партий.
server-problem-no-pass = Ссылка устарела или неполна; создайте новую на другом устройстве.
server-problem-other-rules = С начала этой партии изменились правила, и показать её нельзя. Запись по-прежнему можно скачать.
server-problem-differs = Выбор { $number } из { $count } по этим правилам даёт другой результат.
server-problem-players = Игроков должно быть от { $fewest } до { $most }.
server-problem-clock = На часах может быть от 0 секунд до 24 часов.
server-problem-seed = Зерно случайности можно задать только в партии без других людей; это целое число от 0.

## Команда

serve-help = запустить сервер и играть в браузере
serve-description = Запускает сервер для игры в браузере: с ботами и друзьями.
serve-host-metavar = АДРЕС
serve-port-metavar = ЧИСЛО
serve-database-metavar = ФАЙЛ|URL
serve-host-help = на каком адресе слушать (127.0.0.1 — только эта машина)
serve-port-help = на каком порту слушать
serve-database-help = где хранить партии: файл (SQLite) или postgresql://…
serve-workers-help = сколько процессов запустить; больше одного — только с PostgreSQL
serve-open-help = открыть страницу в браузере
serve-at = Сервер работает: { $address }. Остановить — Ctrl+C.
serve-workers-need-postgres = Нескольким процессам нужна база PostgreSQL: назовите её ключом --database.
serve-postgres-missing = Драйвер PostgreSQL не установлен; его ставит дополнение «postgres»: pip install dejarik[postgres].
serve-bad-workers = Нужен хотя бы один процесс.
serve-bad-database = «{ $database }» — не файл и не адрес базы SQLite или PostgreSQL.
serve-no-database = База «{ $database }» не работает: { $reason }.
serve-database-taken = С базой «{ $database }» уже работает другой сервер: остановите его или назовите другой файл ключом --database.
serve-database-later = База «{ $database }» — от более новой версии Dejarik: установите её или вернитесь к копии, сделанной раньше.
serve-allow-host-metavar = ИМЯ
serve-allow-host-help = имя, по которому открывают стол, кроме адресов и имён местной сети, например play.example.org; можно указать несколько раз
serve-path-metavar = ПУТЬ
serve-path-help = путь, по которому прокси отдаёт стол, например /table
serve-bad-path = «{ $path }» — не путь; он состоит из латинских букв, цифр и дефисов, например /table.
serve-bad-setting = Значение «{ $value }» для { $name } не подходит: нужно число больше 0.
rotate-key-help = подписывать куки гостей новым ключом
rotate-key-description = Меняет ключ, которым подписаны куки гостей. Работающие серверы замечают это за минуту. Кто вернётся вовремя, получит новую куку и останется тем же гостем.
rotate-key-days-help = сколько дней ещё принимать старый ключ (обычно { $days }); 0 — забыть всех сразу
rotate-key-bad-days = Старый ключ можно принимать от 0 до { $most } дней.
rotate-key-no-file = Базы «{ $database }» нет.
rotate-key-done = { $days ->
    [one] Куки теперь подписывает новый ключ. Старый принимается ещё { $days } день.
    [few] Куки теперь подписывает новый ключ. Старый принимается ещё { $days } дня.
   *[many] Куки теперь подписывает новый ключ. Старый принимается ещё { $days } дней.
}
rotate-key-done-now = Куки теперь подписывает новый ключ. Всех, кто был раньше, сервер забыл.
backup-help = записать все партии в один файл
backup-description = Записывает всю базу данных в один файл, в том числе во время работы серверов. Файл восстанавливается и в SQLite, и в PostgreSQL. Храните его надёжно: в нём ключ, которым подписаны куки, и случайность идущих партий.
backup-file-metavar = ФАЙЛ
backup-file-help = какой файл записать; его ещё не должно быть
backup-exists = Файл «{ $file }» уже есть, а копия никогда не пишется поверх другого файла.
backup-no-tables = В базе «{ $database }» ещё нет таблиц: с ней не работал ни один сервер.
backup-progress = { $table }: { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[other] { $rows } строк
}
backup-done = Файл «{ $file }» записан: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[other] { $matches } партий
}, { $choices ->
    [one] { $choices } выбор
    [few] { $choices } выбора
   *[other] { $choices } выборов
}.
restore-help = восстановить копию в пустую базу данных
restore-description = Читает копию в пустую базу данных любого вида — целиком или никак. Сначала остановите серверы, которые с этой базой работают.
restore-file-help = файл, записанный командой «dejarik backup»
restore-check-help = только сказать, цел ли файл и что в нём
restore-no-file = Файл «{ $file }» не читается: { $reason }.
restore-bad-file = «{ $file }» — не целая копия: файл обрезан, изменён или это что-то другое.
restore-not-empty = В базе «{ $database }» уже что-то есть. Копия восстанавливается только в пустую базу; укажите другую ключом --database.
restore-whole = Файл «{ $file }» цел: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[other] { $matches } партий
}, { $choices ->
    [one] { $choices } выбор
    [few] { $choices } выбора
   *[other] { $choices } выборов
}; записан { $made } версией Dejarik { $release }.
restore-done = В базе «{ $database }» теперь { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[other] { $matches } партий
}, { $choices ->
    [one] { $choices } выбор
    [few] { $choices } выбора
   *[other] { $choices } выборов
}.
doctor-help = осмотреть установку и сказать, что не так
doctor-description = Осматривает всё, что нужно серверу, до запуска или во время работы, и говорит, что не так и что делать. Ничего не меняет.
doctor-address-metavar = URL
doctor-address-help = где стол находят игроки, например https://play.example.org/: проверить и дорогу туда
doctor-well = Всё в порядке.
doctor-wrong = { $count ->
    [one] Не в порядке { $count } пункт.
    [few] Не в порядке { $count } пункта.
   *[other] Не в порядке { $count } пунктов.
}
doctor-python-good = Python { $version }
doctor-python-bad = Python { $version } слишком стар: установите { $oldest } или новее.
doctor-client-good = Веб-страницы на месте.
doctor-client-bad = Веб-страниц нет: установите Dejarik из пакета wheel или соберите их командой «make play».
doctor-languages = { $count ->
    [one] { $count } язык: { $names }
    [few] { $count } языка: { $names }
   *[other] { $count } языков: { $names }
}
doctor-disk-good = В папке «{ $folder }» свободно { $room } МБ.
doctor-disk-low = В папке «{ $folder }» свободно всего { $room } МБ: скоро понадобится место.
doctor-disk-full = В папке «{ $folder }» свободно всего { $room } МБ: выборы будут теряться. Освободите место.
doctor-modes = Файл «{ $file }» могут читать другие, а в нём секреты: выполните для него chmod 600.
doctor-database-none = Базы «{ $file }» ещё нет; сервер создаст её при запуске.
doctor-database-empty = В базе ещё нет таблиц; сервер создаст их при запуске.
doctor-database-good = { $matches ->
    [one] База данных обновлена, в ней { $matches } партия.
    [few] База данных обновлена, в ней { $matches } партии.
   *[other] База данных обновлена, в ней { $matches } партий.
}
doctor-database-older = База данных от более старой версии; сервер обновит её при запуске. Сначала сделайте копию.
doctor-database-later = С этой базой работала более новая версия: установите её или восстановите копию, сделанную раньше.
doctor-database-bad = База данных не работает: { $reason }. Проверьте, что она запущена, а имя и пароль верны.
doctor-key = Ключ, которым подписаны куки, хранится в базе данных.
doctor-clock-good = Часы идут верно.
doctor-clock-bad = Часы расходятся на { $seconds } с, и игроки могут проиграть по времени: синхронизируйте их, например по NTP.
doctor-port-good = Порт { $port } на { $host } свободен.
doctor-port-ours = На порту { $port } ({ $host }) уже отвечает сервер.
doctor-port-bad = Порт { $port } на { $host } не занять: { $reason }. Укажите другой ключом --port.
doctor-address-none = «{ $address }» — не адрес; он начинается с https:// или http://.
doctor-address-good = Стол отвечает по адресу { $address }.
doctor-address-plain = { $address } без шифрования: вне домашней сети поставьте перед сервером прокси с TLS.
doctor-address-host = Сервер не отзывается на имя { $host }: запустите его с ключом --allow-host { $host }.
doctor-address-status = { $address } отвечает кодом { $status }: проверьте, что прокси передаёт запросы на нужный порт и путь.
doctor-address-away = { $address } не отвечает: { $reason }. Проверьте, что имя ведёт на эту машину, а прокси и брандмауэр пропускают запросы.
doctor-live-good = Живые соединения проходят.
doctor-live-bad = Живые соединения не проходят: прокси должен передавать заголовки Upgrade и Connection.
serve-bad-port = Порт — это число от 0 до { $most }.
serve-port-taken = Порт { $port } на { $host } занять нельзя: { $reason }.
server-hint-otherwise = Насколько видит бот, это для вас лучше всего.
