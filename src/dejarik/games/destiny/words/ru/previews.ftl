### Что сделает вариант, до выбора. Короткие надписи стоят рядом с ним: не больше двенадцати знаков.

## Рядом с вариантом

preview-defeated = побеждён
preview-blocked = щиты держат
preview-shields = { $sign }{ COUNT($number, WORD("noun-shield")) }
preview-resources = { $sign }{ COUNT($number, WORD("noun-resource")) }
preview-nothing = без эффекта
preview-can-defeat = может добить
preview-dice = { COUNT($number, WORD("noun-die")) }

## Полностью

preview-phase-ends = Фаза действий завершится.
preview-can-defeat-text = Следующим ответом можно победить: { LIST($names, "or") }.
preview-average = В среднем: { $shown }.
preview-its-die = Кубик карты в среднем: { $shown }.
preview-symbol = { $symbol } { $whole },{ $tenths }
