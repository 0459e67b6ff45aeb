### Outer Rim в окне: лобби и группы ответов.

## Лобби

lobby-name = Star Wars: Внешнее кольцо
lobby-about = Гонка за славой на краю галактики: доставляйте грузы, охотьтесь за головами, беритесь за работу, уходите от патрулей. От одного до четырёх игроков.
lobby-any = Выбрать за столом
lobby-any-about = По очереди, из свободных персонажей.
lobby-character = Навыки: { LIST($skills, "and") }. Личная цель: { $goal }.
lobby-option-random-map = Случайная карта Галактики
    .about = Фрагменты карты перемешаны; обычный порядок проще для знакомства.
lobby-option-long-game = Удлинённая игра
    .about = До 12 очков славы вместо 10.
lobby-option-head-start = Фора игрока-ИИ
    .about = Очки славы, с которыми он начинает: чем больше, тем труднее.
lobby-nobody = Персонажа { $name } нет.
lobby-twice = Одним и тем же персонажем может играть только один игрок.

## Группы ответов

group-planets = Лететь на планету
group-navpoints = Лететь в другую область
group-instead = Или в этот ход
group-actions = Действия
group-encounters = Здесь
group-afar = Издалека
group-use = Применить карту
group-secret = Разыграть секрет
group-give = Отдать
group-want = Попросить
group-answer = Выберите
group-end = Или

## Шансы

odds-note-test = { $copies ->
        [0] нет навыка { CASE($skill, "gen") }
        [one] { $skill }
       *[other] { $skill } ×{ $copies }
    }
odds-note-combat = кубики: { $mine } против { $theirs }
odds-test = Вы пройдёте проверку с вероятностью { $success } %.
odds-illegal = Груз не заметят с вероятностью { $success } %.
odds-combat = Вы победите с вероятностью { $success } % и в среднем получите повреждений: { $damage }. Вероятность стать побеждённым — { $fall } %.
story-test = Провести проверку { CASE($skill, "gen") }
story-combat = Сразиться

## Кто может победить

threat = { $name } может победить уже следующим ходом: { LIST($list, "and") }.
threat-goal = личная цель
threat-ship-goal = цель корабля
threat-payment = очко славы за кредиты
