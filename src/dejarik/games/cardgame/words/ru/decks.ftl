### Колоды: что в них может быть не так и как их показать.

fault-at-line = Строка { $line }: { $fault }

## Что запрещают правила

fault-no-affiliation = Фракции { QUOTE($affiliation) } нет.
fault-affiliation-missing = В колоде не указана фракция.
fault-too-few-sets = Директивных сетов в колоде { $found }, а нужно не меньше { $allowed }.
fault-other-side = Сет { QUOTE($set) } принадлежит другой стороне Силы.
fault-locked = Сет { QUOTE($set) } берут только с фракцией { QUOTE($affiliation) }.
fault-restricted = Сеты { QUOTE($set) } и { QUOTE($text) } в списке ограничений: в турнирной колоде может быть только один из них.
fault-too-many-copies = Сет { QUOTE($set) }: копий { $found }, а можно не больше { $allowed }.
fault-not-in-deck = В колоде нет директивного сета { QUOTE($set) }.
fault-second-affiliation = Вторая фракция, { QUOTE($affiliation) }, а в колоде она одна.
fault-broken-set = Сет { QUOTE($set) } берут целиком, а в файле карт { QUOTE($text) } — { $found }, таких директив — { $allowed }.
fault-set-not-playable = { QUOTE($set) } (сет { $number }): этот сет известен, но играть им пока нельзя.
fault-not-playable = { QUOTE($text) }: карта известна, но играть ею пока нельзя.
fault-same-side = Один игрок играет за светлую сторону, другой за тёмную, а обе колоды — { $side ->
        [light] светлой
       *[dark] тёмной
    } стороны.

## Что не удалось прочитать

fault-not-found = Нет ни готовой колоды, ни файла { QUOTE($text) }. Готовые колоды: { LIST($near, "and") }.
fault-unreadable = Файл { QUOTE($text) } не удалось прочитать.
fault-empty = Здесь ничего нет.
fault-no-deck = Это не колода ни в одном из известных видов.
fault-no-xml = Это неправильный XML: он обрывается или нарушен в столбце { $found }.
fault-no-json = Это неправильный JSON: он обрывается или нарушен в столбце { $found }.
fault-bad-count = { QUOTE($text) }: такого числа копий быть не может.
fault-no-field = Поля { QUOTE($text) } нет, или его не удалось понять.
fault-unknown-set-near = Директивного сета { QUOTE($text) } нет. Похоже на { LIST($near, "or") }.
fault-unknown-set = Директивного сета { QUOTE($text) } нет.
fault-unknown-number = Директивного сета с номером { $number } нет.
fault-unknown-card = Карты { QUOTE($text) } нет.

fault-unknown-format = Формата { QUOTE($text) } нет; есть { LIST($near, "and") }.

## Колода списком

deck-set = { $count }× { $name } (сет { $number })
deck-card = { $count }× { $name }
deck-card-of-type = { $name } — { $type }
deck-of = { $affiliation }, { $side ->
        [light] светлая сторона
       *[dark] тёмная сторона
    }; директивных сетов: { $count }
deck-is-legal = { $format ->
        [tournament] Колода собрана по турнирным правилам.
       *[constructed] Колода собрана по правилам.
    }
deck-is-not-legal = { $format ->
        [tournament] Колода собрана не по турнирным правилам:
       *[constructed] Колода собрана не по правилам:
    } { $count ->
        [one] { $count } ошибка.
        [few] { $count } ошибки.
       *[many] { $count } ошибок.
    }

## Форматы

format-constructed = по правилам
format-tournament = турнирный
