### «Внешнее кольцо» в окне: зал, стол и группы вариантов.

lobby-name = Star Wars: Внешнее кольцо
lobby-about = Гонка за славой на краю галактики: возите грузы, охотьтесь за головами, беритесь за работу, уходите от патрулей. От одного до четырёх игроков.
lobby-any = Выбрать за столом
lobby-any-about = По очереди, из свободных персонажей.
lobby-character = Навыки: { LIST($skills, "and") }. Цель: { $goal }.
lobby-option-random-map = Карта в случайном порядке
    .about = Части карты перемешаны; обычный порядок проще для знакомства.
lobby-option-long-game = Удлинённая партия
    .about = До 12 славы вместо 10.
lobby-option-head-start = Фора одиночного соперника
    .about = Слава, с которой он начинает: чем больше, тем труднее.
lobby-nobody = Персонажа { $name } нет.
lobby-twice = Одним и тем же персонажем может играть только один игрок.

## Группы вариантов

group-planets = Лететь на планету
group-navpoints = Лететь в другую область
group-instead = Или в этот ход
group-actions = Действия
group-encounters = Здесь
group-afar = Издалека
group-use = Применить карту
group-secret = Сыграть секрет
group-give = Отдать
group-want = Попросить
group-answer = Выберите
group-end = Или

## Стол и лица карт

place-player = другой игрок
place-wanted-player = разыскиваемый игрок
place-patrolled-navpoint = узловая точка с патрулём
face-is-character = персонаж
face-is-ship-sheet = корабль
face-is-encounter = контакт: { $deck }
face-is-databank = база данных, № { $number }
face-is-patrol = патруль
face-is-enemy = противник
face-is-illegal = незаконный
face-is-armor = броня
face-is-weapon = оружие
face-is-droid = дроид
fact-price = стоимость
fact-to = место назначения
fact-health = здоровье
fact-ground = наземный бой
fact-hyperdrive = гиперпривод
fact-ship-combat = космический бой
fact-hull = прочность корпуса
fact-skills = навыки
fact-reward = награда
fact-capture = за пленение
fact-eliminate = за устранение
fact-slots = ячейки
fact-value = значение боя
fact-unbeatable = победить нельзя
face-goal = Цель (1 слава): { $goal }.
face-after = После цели: { $text }
face-becomes = Становится: { $name }.
slots-cargo = груз × { $count }
slots-mod = модификации × { $count }
slots-either = груз или модификации × { $count }
slots-crew = команда × { $count }

## Карты одиночного соперника

thing-ai-card = карта ИИ № { $number }
face-is-ai = карта одиночного соперника
ai-planning = Планирование, первое, что применимо: { $items }.
ai-action = Действия, всё, что применимо: { $items }.
ai-encounter = Контакты, первое, что применимо: { $items }.
ai-reshuffles = В конце верхние карты колод охоты и роскоши сбрасывают, а эту карту замешивают в её колоду.
ai-item-recover = восстановить все повреждения
ai-item-recover-if-defeated = если побеждён — восстановить все повреждения
ai-item-move = передвинуться к ближайшему жетону цели
ai-item-gain-credits = получить 2 000 кредитов
ai-item-deliver = доставить груз{ $what ->
        [ship] { " " }(если есть незаконный, корабль получает повреждения: { $damage })
        [character] { " " }(если есть незаконный, персонаж получает повреждения: { $damage })
        [reputation] { " " }(если есть незаконный, репутация в группировке планеты −1)
       *[none] { "" }
    }
ai-item-buy = купить карту из колоды: { $deck }{ $other ->
        [none] { "" }
       *[other] { " " }(если ячейки для неё заняты: { $other })
    }
ai-item-reveal = раскрыть жетон встречи на планете
ai-item-patrol = контакт с патрулём, в группировке которого репутация негативная
ai-item-complete-job = выполнить работу
ai-item-buy-fame = потратить { $amount } кредитов, слава +1
ai-item-gain-crew = получить члена команды с жетона встречи на планете
ai-item-reputation = { $what ->
        [planet] репутация в группировке планеты +1
       *[other] репутация в группировке ближайшего патруля +1
    }
ai-item-sell-reputation = { $what ->
        [planet] получить { $amount } кредитов, затем репутация в группировке планеты −1
       *[other] получить { $amount } кредитов, затем репутация в группировке ближайшего патруля −1
    }
