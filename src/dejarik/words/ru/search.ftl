### Язык, на котором ищут карты. Имена перечислены через запятую, первое — то, которое показывают.

search-or = или
search-and = и
search-yes = да
search-no = нет

search-key-is = это, есть
search-key-name = название, имя
search-key-words = слова
search-key-text = текст
search-key-set = набор
search-key-color = цвет
search-key-affiliation = принадлежность, фракция
search-key-side = сторона
search-key-type = тип
search-key-subtype = подтип, категория
search-key-keyword = черта
search-key-rarity = редкость
search-key-cost = стоимость, цена
search-key-health = здоровье
search-key-points = очки
search-key-die = кубик, грань
search-key-sidecost = ценаграни
search-key-blanks = пустые
search-key-damage = урон
search-key-unique = уникальная
search-key-dice = скубиком
search-key-owned = моя, имеется
search-key-fitting = подходит
search-key-playable = играется
search-key-format = формат
search-key-force = сила
search-key-resources = ресурсы
search-key-capacity = стойкость
search-key-priority = первенство
search-key-unit-damage = урон
search-key-tactics = тактика
search-key-blast = крит

search-at = Знак { $at }. { $fault }
search-fault-key = Ключа «{ $text }» нет.
search-fault-keys = Ключа «{ $text }» нет. Может быть, { LIST($known, "or") }?
search-fault-values = { $key }: значения «{ $text }» нет; есть, например, { LIST($known, "or") }.
search-fault-unknown = { $key }: значения «{ $text }» нет.
search-fault-number = { $key }: «{ $text }» — не число.
search-fault-sign = { $key }: знак «{ $text }» сравнивает числа; здесь годятся «:» и «!=».
search-fault-side = «{ $text }» — не грань кубика; напишите, например, 2ближний, «+1 щит» или особенность.
search-fault-side-value = У «{ $text }» нет числа, с которым можно сравнить; напишите, например, кубик>=2ближний.
search-fault-value = После «{ $text }» чего-то не хватает.
search-fault-or = По обе стороны «или» должно что-то стоять.
search-fault-bracket = У этой скобки нет пары.
search-fault-quote = Эти кавычки не закрыты.
search-fault-deep = Слишком много скобок внутри скобок.
search-fault-own = Что значит «{ $text }», здесь неизвестно: это знает мастерская колод или тот, кто прилагает к запросу список карт.
search-fault-long = Запрос слишком длинный.
