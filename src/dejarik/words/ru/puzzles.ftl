### Задачи, найденные в партиях: их слова составляются из позиции и решения.

puzzle-matchup = { LIST($mine, "and") } против { LIST(CASE($theirs, "gen"), "and") }
puzzle-hint-direction = { $begin } Понадобится { $count ->
    [one] { $count } выбор
    [few] { $count } выбора
   *[other] { $count } выборов
}.
puzzle-begin = Сначала рассмотрите все варианты: важен порядок.
puzzle-hint-first = Начните так: { $option }
puzzle-why = Решение: { $line }. { $first ->
    [one] К цели ведёт только { $first } первый шаг
    [few] К цели ведут только { $first } первых шага
   *[other] К цели ведут только { $first } первых шагов
} из { $options }, и что бы ни было на руке у соперника, помешать он не сможет.

## dejarik puzzle: что можно указать в командной строке

puzzle-help = решить задачу в терминале
puzzle-description = Задачи в терминале: позиция и цель. Без имени — задача дня; с --game или --level — следующая, которую вы ещё не решили.
puzzle-id-metavar = ИМЯ
puzzle-id-help = задача, как её называет --list
puzzle-list-help = показать список задач; решённые отмечены знаком ✓
puzzle-game-help = только задачи этой игры: destiny, cardgame или outer-rim
puzzle-choose-level-help = только задачи этого уровня: easy — простые, medium — средние, hard — сложные
puzzle-json-list = --json работает только вместе с --list.
puzzle-id-or-list = Назовите задачу или попросите список, но не то и другое сразу.
puzzle-unknown = Задачи «{ $id }» нет; все задачи покажет «dejarik puzzle --list».
puzzle-unknown-near = Задачи «{ $id }» нет. Возможно, вы имели в виду { $near }?
puzzle-several = Задача «{ $id }» есть в нескольких играх: добавьте --game и одну из них: { $games }.
puzzle-all-solved = Все эти задачи вы уже решили.
puzzle-unkept = Не удалось записать «{ $file }», поэтому решение не запомнится.
puzzle-next = Следующая задача:
puzzle-column-id = задача
puzzle-column-game = игра
puzzle-column-level = уровень
puzzle-column-task = задание
puzzle-listed = Решено { $solved } из { $count }
puzzle-level-easy = простая
puzzle-level-medium = средняя
puzzle-level-hard = сложная

## Во время решения

puzzle-welcome = { $title } ({ $level })
puzzle-task = Задание: { $task }
puzzle-solved = { $count ->
    [one] Решено за { $count } выбор!
    [few] Решено за { $count } выбора!
   *[other] Решено за { $count } выборов!
}
puzzle-lost = Цели уже не достичь.
puzzle-lost-then = «{ $undo }» вернёт последний выбор, «{ $restart }» вернёт к началу, «{ $hint }» поможет; Enter — выйти.
puzzle-restarted = Всё сначала.
puzzle-solution = Одно из решений, с самого начала:
puzzle-help-hint = подсказка, потом более ясная, потом решение
    .argument = —
puzzle-help-restart = начать сначала
    .argument = —
puzzle-help-quit = выйти
    .argument = —
