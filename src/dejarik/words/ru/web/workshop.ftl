### Мастерская, где собирают колоды. Этот файл читает сам веб-клиент.

web-workshop = Колоды
web-workshop-parts = Части мастерской
web-workshop-tab-pool = Карты
web-workshop-tab-deck = Колода
web-workshop-tab-numbers = Числа
web-workshop-of = { $count }/{ $most }
web-workshop-gallery = Колод в этой игре не собирают. Вот персонажи и корабли, за которых можно играть.

## Поиск и добавление

web-workshop-meant = Возможно, вы имели в виду
web-workshop-fitting = подходит
web-workshop-owned = есть у меня
web-workshop-add = { $count ->
    [0] Добавить: { $name }
   *[other] Добавить: { $name }, в колоде { $count }
}
web-workshop-less = Убрать одну: { $name }
web-workshop-look = Рассмотреть: { $name }
web-workshop-added = Добавлено: { $name }
web-workshop-removed = Убрано: { $name }
web-workshop-harm = { $kind ->
    [color] цвет
    [plot-color] цвет
    [affiliation] сторона
    [affiliation-neutral] сторона
    [both-sides] сторона
    [plot-affiliation] сторона
    [other-side] сторона
    [copies] копии
    [copies-asked] копии
    [too-many-copies] копии
    [points] очки
    [unique] уникальность
    [size] полна
    [not-in-format] формат
    [restricted] ограничена
    [locked] фракция
    [not-playable] пока нельзя
    [set-not-playable] пока нельзя
   *[other] нельзя
}
web-workshop-put = Добавить: { $text }
web-workshop-replace = Заменить: { $text }
web-workshop-beside = Добавить второе
web-workshop-take-out = Убрать одну из { $count }
web-workshop-own = У меня есть
web-workshop-would = Если добавить, колода станет недопустимой:

## Колода

web-workshop-name = Название колоды
web-workshop-nameless = Колода без названия
web-workshop-tools = Действия с колодой
web-workshop-play = Играть
web-workshop-play-not = Играть можно только допустимой колодой.
web-workshop-undo = Отменить
web-workshop-redo = Вернуть
web-workshop-decks = Мои колоды
web-workshop-share = Обмен
web-workshop-exchange = Загрузить и поделиться
web-workshop-versions = Версии
web-workshop-print = Печать
web-workshop-not-kept = Браузер не может сохранить колоду. Прежде чем закрыть страницу, сохраните её в файл.
web-workshop-empty = Колода пуста. Нажмите на карту, чтобы добавить её.
web-workshop-unknown = Неизвестные карты
web-workshop-place-team = Команда
web-workshop-place-plot = Замысел
web-workshop-place-battlefield = Поле боя
web-workshop-place-cards = Колода
web-workshop-place-under = Под замыслом
web-workshop-place-affiliation = Фракция
web-workshop-place-sets = Директивные сеты
web-workshop-type-upgrade = Улучшения
web-workshop-type-downgrade = Ухудшения
web-workshop-type-support = Поддержка
web-workshop-type-event = События
web-workshop-type-objective = Директивные сеты
web-workshop-type-character = Персонажи
web-workshop-type-ship-sheet = Корабли
web-workshop-type-plot = Замыслы
web-workshop-type-battlefield = Поля боя
web-workshop-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
web-workshop-elite = Элитный, с двумя кубиками: { $name }
web-workshop-is-elite = элитный
web-workshop-earlier = Поставить раньше: { $name }
web-workshop-later = Поставить позже: { $name }

## Правила

web-workshop-format = Формат
web-workshop-verdict = { $count ->
    [0] допустима
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}
web-workshop-figure-points = Очков: { $count } из { $most }
web-workshop-figure-cards = Карт: { $count } из { $most }
web-workshop-figure-sets = Сетов: { $count } из { $most }
web-workshop-full = набрано
web-workshop-left = осталось { $count }
web-workshop-over = лишних { $count }
web-workshop-legal = Колода допустима. Формат: { $text }.
web-workshop-unjudged = Сервер не отвечает. Колода сохранена, правила проверим позже.

## Начать, сохранить, поделиться

web-workshop-begin = Новая колода
web-workshop-new = Пустая колода
web-workshop-bring = Загрузить колоду
web-workshop-copy = Или возьмите за основу готовую
web-workshop-copied = Копия: { $name }
web-workshop-put-away = Колода «{ $name }» удалена.
web-workshop-from-link = По ссылке
web-workshop-brought = Загружена
web-workshop-link = Ссылка со всей колодой
web-workshop-export = Выгрузить
web-workshop-form = Формат файла
web-workshop-form-yaml = Наш (YAML)
web-workshop-form-text = Текст
web-workshop-form-json = JSON базы сообщества
web-workshop-form-tts = Tabletop Simulator
web-workshop-form-o8d = OCTGN (.o8d)
web-workshop-form-swlcgdb = JSON сайта swlcgdb
web-workshop-form-code = Короткий код
web-workshop-write = Показать
web-workshop-save = Сохранить
web-workshop-import = Загрузить
web-workshop-drop = Файл или текст можно и перетащить в любое место страницы.
web-workshop-read = Прочитать
web-workshop-brought-whole = Колода уже в мастерской.
web-workshop-brought-partly = Всё, что удалось прочитать, уже в мастерской.
web-workshop-unread = { NUMBER($count) ->
    [one] Не удалось прочитать { $count } строку:
    [few] Не удалось прочитать { $count } строки:
   *[many] Не удалось прочитать { $count } строк:
}
web-workshop-copy-by-hand = Браузер не разрешает странице копировать. Выделите текст и скопируйте его сами.
web-workshop-collection = { $count ->
    [one] Моя коллекция: { $count } карта
    [few] Моя коллекция: { $count } карты
   *[many] Моя коллекция: { $count } карт
}
web-workshop-backup = Сохранить копию
web-workshop-restore = Восстановить
web-workshop-collection-restored = { $count ->
    [one] Восстановлена { $count } карта.
    [few] Восстановлено { $count } карты.
   *[many] Восстановлено { $count } карт.
}
web-workshop-collection-none = В этом файле нет коллекции этой игры.

## Версии

web-workshop-note = Что вы изменили?
web-workshop-no-note = (без заметки)
web-workshop-keep = Сохранить версию
web-workshop-return = Вернуться к ней
web-workshop-from = из: { $text }
web-workshop-now = как сейчас
web-workshop-compare = Сравнить
web-workshop-before = Было
web-workshop-after = Стало
web-workshop-alike = Карты те же

## Числа

web-workshop-numbers-none = Добавьте карты, и здесь появятся расчёты.
web-workshop-curve = Кривая стоимости
web-workshop-mean = в среднем { $number }
web-workshop-curve-bar = { $count ->
    [one] Стоимость { $cost }: { $count } карта
    [few] Стоимость { $cost }: { $count } карты
   *[many] Стоимость { $cost }: { $count } карт
}
web-workshop-roll = Один бросок команды, в среднем
web-workshop-blank = пустых { $odds } %
web-workshop-resources = Кривая ресурсов
web-workshop-resources-have = можно потратить
web-workshop-resources-cost = стоят полученные карты
web-workshop-resources-about = { $game ->
    [cardgame] Всего к этому раунду: карта фракции и три средние директивы, если тратить всё; каждый ход рука из шести карт.
   *[other] Всего к этому раунду: два ресурса за раунд и то, что в среднем приносят кубики команды; каждый раунд рука из пяти карт.
}
web-workshop-activations = По кубикам: что приносит активация
web-workshop-activations-deck = { $count ->
    [one] { $count } карта колоды с кубиком
    [few] { $count } карты колоды с кубиком
   *[many] { $count } карт колоды с кубиком
}
web-workshop-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
web-workshop-percent = { $odds } %
web-workshop-odds = Вероятность получить на руку
web-workshop-odds-card = Карта { $number }
web-workshop-odds-any = любая карта, копий: { $count }
web-workshop-odds-and = и ещё…
web-workshop-odds-opening = стартовая рука
web-workshop-odds-round = к раунду { $number }
web-workshop-odds-about = После лучшего муллигана, если каждый раунд разыгрывать всю руку.
web-workshop-hand = Стартовая рука
web-workshop-put-back = Вернуть в колоду: { $name }
web-workshop-deal = Раздать заново
web-workshop-mulligan = Муллиган ({ $count })
