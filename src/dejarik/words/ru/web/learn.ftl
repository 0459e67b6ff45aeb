### Learning. The web client reads this file itself.

web-guide = Подсказки
web-guide-won = Первая победа! Что дальше? В повторе можно вернуться к любому моменту и сыграть иначе. В разделе «Научиться» есть задачи, а в лобби — боты посильнее и место для друга.
web-guide-lost = На этот раз не вышло: так учатся все. В повторе можно вернуться к любому моменту и сыграть иначе, «Реванш» начнёт всё сначала, а в разделе «Научиться» есть задачи для тренировки.
web-guide-theirs = Ходы соперника показываются поверх стола: карта и то, что из неё вышло. Щелчок или любая клавиша — и дальше. Круглая стрелка наверху (N) покажет последний ход ещё раз, а темп выбирается в меню.
web-understood = Понятно
web-begin = Начать
web-first-match = Партия с подсказками
web-first-match-about = Настоящая партия против несложного бота. Всё новое объясняется, когда до него доходит дело.
web-learn-rules = Читать правила
web-learn-rules-about = Все правила по главам, с примерами, которые открываются на столе.

## Puzzles

web-puzzles = Задачи
web-puzzles-about = Позиция и задание. Верно любое решение, которое ведёт к цели; ходы можно возвращать и пробовать сколько угодно.
web-puzzles-progress = Решено { $solved } из { $count }
web-puzzle = Задача
web-puzzle-solve = Решать
web-puzzle-solved = { $count ->
    [one] Решено за { $count } выбор!
    [few] Решено за { $count } выбора!
   *[other] Решено за { $count } выборов!
}
web-puzzle-lost = Цели уже не достичь.
web-puzzle-again = Ещё раз
web-puzzle-next = Следующая задача
web-puzzle-all = Все задачи
web-puzzle-hint = { $number ->
    [1] Подсказка
   *[other] Ещё подсказка
}
web-puzzle-solution = Показать решение
web-puzzle-fold = Свернуть задание
web-puzzle-unfold = Показать задание
web-puzzle-of-the-day = Задача дня
web-puzzle-days = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[other] { $count } дней подряд
}
web-stars = { $count ->
    [0] Ещё не решена
    [1] Решена с подсказкой
   *[other] Решена без подсказок
}
web-told-step = { $player }: { $text }

## Examples of rules

web-example = Пример
web-example-about = Пример из правил на столе. Вы играете за все стороны.
web-example-goes = Показать, как это идёт
