### Слова Outer Rim: виды карт, их свойства и ячейки.

## Виды карт

face-is-character = персонаж
face-is-ship-sheet = корабль
face-is-encounter = карта контакта: { $deck }
face-is-databank = карта базы данных № { $number }
face-banned = на { CASE($place, "pre") }
face-is-of-deck = колода { $deck }
face-is-patrol = патруль
face-is-enemy = враг
face-is-illegal = незаконный
face-is-armor = броня
face-is-weapon = оружие
face-is-droid = дроид
face-is-ai = карта игрока-ИИ

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
fact-capture = награда за пленение
fact-eliminate = награда за устранение
fact-slots = ячейки
fact-value = значение боя
fact-standing = начальная репутация
fact-first-card = начальная карта
fact-critical = провал срывает работу
fact-banned = нельзя купить
fact-start = начальная планета
fact-class = класс
fact-completed = после выполнения
fact-limit = ограничение
fact-unbeatable = Победить этот патруль нельзя.

## Ячейки

slots-cargo = груз × { $count }
slots-mod = модификация × { $count }
slots-either = груз или модификация × { $count }
slots-crew = член команды × { $count }

## Числа и игроки

thousands-mark = { " " }
decimal-mark = { "," }
