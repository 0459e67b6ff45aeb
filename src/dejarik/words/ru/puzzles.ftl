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
