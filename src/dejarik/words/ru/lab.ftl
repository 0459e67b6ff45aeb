### Many matches at once: dejarik simulate, dejarik lab, dejarik bench.

lab-decimal-mark = { "," }
lab-thousands-mark = { " " }
lab-percent = { $number } %
lab-about = { $number } ± { $error }
lab-interval = { $low }–{ $high }
lab-share = { $share } ({ $interval })
lab-counted = { $count } из { $of }
lab-difference = { $middle } (от { $low } до { $high })
lab-nothing = –
lab-number-wanted = нужно целое число не меньше { $least }, а не «{ $text }».

## Долгие серии: dejarik lab, dejarik deck measure

lab-results-metavar = ФАЙЛ
lab-results-help = записывать каждую партию в этот файл; если запустить команду с тем же файлом снова, она продолжит с того же места
lab-results-unusable = Строка { $line } в «{ $file }» — не запись результатов; укажите другой файл.
lab-results-other-plan = Строка { $line } в «{ $file }» относится к другому плану (другие колоды, боты, зерно случайности или система); укажите другой файл.
lab-results-other-edition = Строка { $line } в «{ $file }» сыграна на другой версии: там { $theirs }, здесь { $ours }; укажите другой файл.
lab-file-unwritable = В файл «{ $file }» нельзя записать.
lab-html-help = записать отчёт с графиками в этот файл HTML
lab-parquet-help = записать все партии таблицей в этот файл Parquet
lab-parquet-missing = Для файлов Parquet нужен pyarrow; его ставит дополнение «lab»: pip install dejarik[lab].
lab-go-on = Чтобы продолжить, запустите ту же команду снова.
lab-played-of = Сыграно партий: { $played } из { $wanted }.
lab-first-won = Доля побед того, кто ходил первым: { $share }, { $counted }.

## dejarik simulate

lab-simulate-help = сыграть много партий между ботами
lab-simulate-description = Боты играют много партий, а программа сообщает, как часто побеждало каждое место. При одном и том же зерне случайности партии одинаковы, сколько бы процессов их ни играло.
lab-simulate-game-help = какая игра: destiny, cardgame или outer-rim
lab-simulate-seat-metavar = КОЛОДА[:БОТ]
lab-simulate-seat-help = чем играет место и какой бот за ним сидит (если не назван — { $bot }), по одному ключу на место: в destiny — колода, в cardgame — светлая и тёмная колоды, в outer-rim — персонаж или «character», чтобы выбрать его в партии; одно место играет против игрока-ИИ
lab-simulate-n-help = сколько партий (100)
lab-simulate-seed-help = зерно случайности, из которого каждая партия получает своё (0)
lab-simulate-workers-help = сколько процессов играет; если не указано — по числу процессоров
lab-simulate-cluster-metavar = АДРЕС
lab-simulate-cluster-help = играть на кластере Dask, планировщик которого находится по этому адресу (tcp://host:8786); «local» запускает кластер на этой машине, процессов в нём столько, сколько указано в --workers
lab-cluster-missing = Dask не установлен; его ставит дополнение «cluster»: pip install dejarik[cluster].
lab-cluster-unreachable = По адресу «{ $address }» не отвечает ни один планировщик Dask.
lab-cluster-no-workers = У планировщика по адресу «{ $address }» нет ни одного исполнителя.
lab-cluster-lost = Связь с кластером «{ $address }» потеряна: сыграны не все партии.
lab-cluster-version = У исполнителя { $worker } другая версия Dejarik: здесь { $ours }, там { $theirs }.
lab-seats-wanted = { $count ->
    [0] Не названо ни одного места
    [one] Названо { $count } место
    [few] Названо { $count } места
   *[many] Названо { $count } мест
}, а игроков должно быть не меньше { $least } и не больше { $most } (для каждого --seat КОЛОДА[:БОТ]).
    .exactly = { $count ->
    [0] Не названо ни одного места
    [one] Названо { $count } место
    [few] Названо { $count } места
   *[many] Названо { $count } мест
}, а игроков должно быть ровно { $most } (для каждого --seat КОЛОДА[:БОТ]).
lab-unknown-bot = Бота «{ $bot }» нет; есть { $known }.
lab-playing = Идёт игра
lab-interrupted = Прервано: сыграно партий { $played } из { $wanted }.
lab-matches = { $game }: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}, зерно случайности { $seed }
lab-column-deck = колода
lab-column-bot = бот
lab-column-wins = победы
lab-column-share = доля
lab-column-interval = интервал 95 %
lab-draws = Без единственного победителя: { $count }.
lab-length = В среднем раундов: { $rounds }, решений с выбором: { $decisions }.
lab-first = Доля побед того, кто ходил первым: { $share } ({ $interval }).
lab-endings = Чем закончились партии:

## dejarik lab

lab-help = турниры, сила ботов и их обучение
lab-description = Долгие серии партий между ботами, которые можно прервать и продолжить: турниры, сила ботов, веса для тех, что думают. Для одной серии есть dejarik simulate.
lab-file-metavar = ФАЙЛ
lab-progress-help = файл, в котором отмечено, сколько уже сделано: если запустить с ним снова, работа продолжится с того же места
lab-unknown-level = Уровня «{ $level }» нет; есть { $known }.
lab-ladder-help = сыграть партии каждого бота с каждым
lab-ladder-description = Каждый бот играет с каждым и сам с собой. Каждая пара колод играется с обоих мест при одинаковой случайности; игра бота с самим собой показывает, насколько велик случай.
lab-ladder-bot-metavar = БОТ
lab-ladder-bot-help = бот, который участвует; можно назвать несколько (если не назван — все, начиная с сильнейшего)
lab-ladder-only-metavar = БОТ:БОТ
lab-ladder-only-help = играют только эти двое; можно назвать несколько пар (если не названы — каждый с каждым)
lab-ladder-only-wanted = «{ $text }» — не пара ботов вроде thinker-hard:simple.
lab-ladder-only-alone = Укажите либо --bot, либо --only.
lab-ladder-pair-metavar = [ГРУППА=]КОЛОДА:КОЛОДА
lab-ladder-pair-help = колоды, которые встречаются; можно назвать несколько пар (если не названы — все готовые, какие могут); у каждой группы своя таблица
lab-ladder-pair-wanted = «{ $text }» — не пара колод вроде obi-wan:grievous.
lab-ladder-n-help = сколько партий играют два бота в каждой группе колод ({ $count })
lab-ladder-markdown-help = вывести таблицы в формате Markdown
lab-ladder-origin = { $edition }, зерно случайности { $seed }.
lab-ladder-itself = (сам с собой)
lab-ladder-thinking = { $bot } думает в среднем { $mean } с, в 95 % случаев не дольше { $most } с, самое большее { $longest } с (время процессора).
lab-column-opponent = соперник
lab-column-decks = колода 1 + колода 2
lab-column-adjusted = без везения
lab-column-first-deck = с колодой 1
lab-column-second-deck = с колодой 2
lab-column-choices = решения
lab-column-mean = в среднем, с
lab-column-most = 95 %, с
lab-column-longest = дольше всего, с
lab-train-help = подобрать веса, по которым боты играют наперёд
lab-train-description = Думающие боты играют друг с другом, и по их решениям и исходам партий веса игры подбираются дальше; новые остаются, только если из 200 или более партий против прежних боты выигрывают с ними столько, что случайностью это не объяснить. Следующий запуск продолжит с них.
lab-train-teacher-help = бот, у которого учатся (thinker-easy: игра учится на собственных партиях)
lab-train-matches-help = сколько партий для учёбы (400, а для чисел плана 1200)
lab-train-trials-help = сколько партий между прежними и новыми весами (200 — меньше не считается)
lab-train-level-metavar = УРОВЕНЬ
lab-train-level-help = уровень ботов, которые их играют: beginner, easy, medium или hard (если не назван — easy, а для чисел плана hard)
lab-train-practice-help = сколько быстрых партий сыграть с самим собой, учась на исходе (если не указано — ни одной)
lab-train-practicing = Упражнения
lab-train-only-help = подобрать только одно: веса решений, по которым играют наперёд (policy), или веса оценки позиций (judgment)
lab-train-quick-help = сколько быстрых партий сыграть для оценки позиций, прежде чем учиться у бота (4000)
lab-train-judging = Оценка позиций
lab-train-from-nothing-help = подбирать веса с нуля, а не продолжая с тех, что есть у игры
lab-train-shipped-help = ничего не подбирать: испытать веса, поставляемые с игрой, против пустых, а числа плана — против тех, какими они были до подбора, и, если они победят, отметить это в их происхождении
lab-train-shipped-alone = --shipped ничего не подбирает: с ним указывают только --trials, --level и --seed.
lab-train-no-former = В игре «{ $game }» неизвестно, какими числа плана были до подбора: испытывать их не против чего.
lab-train-shipped-won = Теперь это отмечено в их происхождении.
lab-train-shipped-lost = Их происхождение остаётся прежним.
lab-train-output-help = записать новые веса в этот файл, даже если они не победят
lab-train-other-plan = Файл «{ $file }» от другого обучения или от других весов, не тех, что у игры сейчас.
lab-train-nothing = Ни одной партии не удалось доиграть до конца.
lab-train-nothing-to-fit = В игре «{ $game }» подбирать нечего: её боты не играют наперёд и не планируют по числам.
lab-train-senseless = В игре «{ $game }» { $option } не имеет смысла: боты там не играют наперёд, поэтому подбираются числа их плана, по партиям между планами.
lab-train-compared = Пар партий для учёбы: { $pairs }; не удалось сыграть пар: { $failed }.
lab-train-moved = { $name }: { $old } → { $new }
lab-train-unmoved = Ни одно число не выделилось: все остаются, испытывать нечего.
lab-train-trying = Прежние против новых
lab-train-played = Партий для учёбы: { NUMBER($matches) }, решений в них: { NUMBER($choices) }; не удалось сыграть партий: { NUMBER($failed) }.
lab-train-fitted = Весов: { NUMBER($words) }; угадано решений: { $foretold }; лучший SCALE — { $stretch } от нынешнего.
lab-train-practiced = Партий-упражнений: { NUMBER($matches) }; весов: { NUMBER($words) }.
lab-train-judged = Оценено позиций: { NUMBER($positions) }.
lab-train-surprise = Ошибка в исходах отложенных партий: { $surprise }, у оценки, заданной вручную: { $former } (чем меньше, тем лучше; 0,693 — гадание наугад).
lab-train-tried = Новые веса выиграли { NUMBER($wins) } из { NUMBER($of) }: { $share } ({ $interval }).
lab-train-unplayed = Не удалось сыграть партий: { $matches }.
lab-train-accepted = Теперь играют новые.
lab-train-refused = Остаются прежние.

## dejarik bench

lab-bench-help = измерить скорость
lab-bench-description = Измеряет случайную игру на одном процессоре, копирование, сохранение и загрузку, а рядом — другие движки, если они установлены.
lab-bench-game-help = измерить только эту игру, без других движков
lab-bench-sample-metavar = ОБРАЗЕЦ
lab-bench-sample-help = играть этот образец партии вместо двух первых, по которым сняты все показатели
lab-bench-sample-alone = Ключ --sample имеет смысл только вместе с --game.
lab-bench-unknown-sample = Образца «{ $sample }» нет; есть: { $known }.
lab-bench-seconds-help = сколько примерно секунд тратить на каждое измерение (2)
lab-bench-seconds-wanted = «{ $text }» — не число секунд; нужно хотя бы { $least }.
lab-measuring = Измеряется: { $what }
lab-bench-column-what = на одно ядро процессора
lab-bench-decisions-per-second = решений в секунду
lab-bench-matches-per-second = партий в секунду
lab-bench-copy-us = копия состояния, мкс
lab-bench-save-load-us = сохранение и загрузка, мкс
lab-bench-bytes-per-state = сохранённое состояние, байт
lab-bench-import-seconds = импорт со всеми картами, с
lab-bench-engine = движок
lab-bench-game = игра
lab-bench-missing = Не установлены и потому пропущены: { $engines }. Их ставит дополнение «bench».
lab-bench-interpreted = без компиляции
lab-bench-note = Решение — это выбор хотя бы из двух вариантов; показаны медианы { $times } прогонов.

## Задачи из партий

lab-puzzles-help = искать задачи в партиях
lab-puzzles-description = Играет партии между ботами и в каждом решении ищет то, чего можно добиться наверняка, причём лишь одним-двумя первыми шагами. Что не находят ни простой бот, ни случай, оценивают боты всех уровней — и задача сохраняется.
lab-puzzles-n-help = сколько партий сыграть ({ $count })
lab-puzzles-record-help = запись сыгранной партии, в которой тоже нужно искать; можно назвать несколько
lab-puzzles-wanted-help = сколько задач оставить самое большее ({ $count })
lab-puzzles-output-help = файл для задач; те, что в нём уже есть, останутся. Вместе с --check — файл для проверки (если не назван, задачи самой игры)
lab-puzzles-check-help = заново доказать все задачи файла по нынешним правилам
lab-puzzles-remove-help = вместе с --check: удалить из файла то, что больше не доказывается
lab-puzzles-remove-alone = --remove работает только вместе с --check.
lab-puzzles-bad-file = Не удалось прочитать «{ $file }»: { $fault }
lab-puzzles-other-game = «{ $file }» — о другой игре.
lab-puzzles-none = В файле «{ $file }» нет задач.
lab-puzzles-looking = Поиск задач
lab-puzzles-rating = Оценка
lab-puzzles-proving = Доказательство
lab-puzzles-looked = Просмотрено: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[other] { $matches } партий
}, { $positions ->
    [one] { $positions } позиция
    [few] { $positions } позиции
   *[other] { $positions } позиций
}.
lab-puzzles-column-reason = Что получилось
lab-puzzles-column-count = Сколько
lab-puzzles-positions = просмотрено позиций
lab-puzzles-within-reach = достижимых целей
lab-puzzles-too-wide = позиций, где слишком много вариантов
lab-puzzles-not-narrow = к цели ведёт слишком много первых шагов
lab-puzzles-not-sure = не наверняка
lab-puzzles-proof-too-wide = для доказательства слишком много вариантов
lab-puzzles-too-short = слишком мало выборов
lab-puzzles-seen-before = та же идея раньше в партии
lab-puzzles-solution-differs = решение не подходит к партии
lab-puzzles-not-in-other-deals = неверно при другом раскладе
lab-puzzles-by-luck = решается наугад
lab-puzzles-simple-finds-it = находит бот «simple»
lab-puzzles-found = задач
lab-puzzles-kept = Оставлено { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[other] { $count } задач
}.
lab-puzzles-rated = Оценка { $rating }: { $count }
lab-puzzles-proved = Доказано задач: { $count } из { $of }.
lab-puzzles-disproved = { $name } — больше не задача: { $fault }.
lab-puzzles-removed = Из файла «{ $file }» удалено задач: { $count }.
