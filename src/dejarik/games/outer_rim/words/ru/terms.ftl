### Слова Outer Rim: виды карт, их свойства и ячейки.

## Виды карт

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
face-is-ai = карта одиночного соперника

## Свойства

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
fact-standing = репутация в начале
fact-first-card = стартовая карта
fact-critical = решающие (провал срывает работу)
fact-banned = где не продаётся
fact-start = стартовая планета
fact-class = класс
fact-completed = после выполнения
fact-limit = ограничение
fact-unbeatable = победить нельзя

## Ячейки

slots-cargo = груз × { $count }
slots-mod = модификации × { $count }
slots-either = груз или модификации × { $count }
slots-crew = команда × { $count }

## Числа и игроки

thousands-mark = { " " }
decimal-mark = { "," }
player = игрок { $number }
