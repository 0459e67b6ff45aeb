### Learning. The web client reads this file itself.

web-guide = Подсказки
web-understood = Понятно
web-begin = Начать
web-first-match = Первая партия: { $game }
web-first-match-about = Настоящая партия против несложного бота. Всё новое объясняется, когда до него доходит дело.
web-gallery = Задачи
web-gallery-about = Моменты игры, которые можно разыграть самому за обе стороны. Каждую задачу можно пробовать сколько угодно, и каждая показывает свой ход решения.
web-search-scenarios = Поиск по задачам
web-puzzle = Задача
web-puzzle-solution = Показать, как это идёт
web-puzzle-step = Игрок { $seat }: { $text }
