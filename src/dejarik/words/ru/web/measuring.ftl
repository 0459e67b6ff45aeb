### Колоды, которыми боты играют для их владельца. Веб-клиент читает этот файл сам.

web-measure = Проверить в игре
web-measure-about = Боты в фоне играют этой колодой против готовых, с обоих мест. Окно можно закрыть и вернуться позже.
web-measure-each = Партий с каждым соперником
web-measure-against = Соперники: { $count } из { $all }
web-measure-experiment = Опыт: одна карта вместо другой
web-measure-take = Убрать одну
web-measure-take-none = Ничего: просто проверить колоду
web-measure-put = Добавить одну: введите название
web-measure-found = Подходящие карты
web-measure-put-more = { $count ->
    [one] Подходит ещё { $count } карта; введите название, чтобы её найти.
    [few] Подходят ещё { $count } карты; введите название, чтобы их найти.
   *[many] Подходит ещё { $count } карт; введите название, чтобы их найти.
}
web-measure-other = Другая карта
web-measure-bounds = Партий: { $count }, не дольше { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
}.
web-measure-too-many = Получается партий: { $count }, а можно не больше { $most }. Возьмите меньше соперников или партий.
web-measure-start = Начать
web-measure-stop = Остановить
web-measure-waiting = { $count ->
    [0] Начинаем…
    [one] В очереди; впереди { $count } колода.
    [few] В очереди; впереди { $count } колоды.
   *[many] В очереди; впереди { $count } колод.
}
web-measure-playing = Сыграно партий: { $done } из { $count }
web-measure-close = Пока боты играют, числа ниже растут. Окно можно закрыть: игра продолжится.
web-measure-away = Сервер не отвечает. Это последние числа, которые он прислал.
web-measure-stopped = Вы остановили проверку; сыграно партий: { $done } из { $count }.
web-measure-late = Время вышло; сыграно партий: { $done } из { $count }.
web-measure-ended = Сервер остановили; сыграно партий: { $done } из { $count }. Можно начать заново.
web-measure-failed = Что-то пошло не так; сыграно партий: { $done } из { $count }. Можно начать заново.
web-measure-faults = Боты могут играть только допустимой колодой. Пока мешает:
web-measure-result = Результат
web-measure-result-of = «{ $name }» в числах
web-measure-was = «{ $name }»: побед { $share }
web-measure-changed = С тех пор колода изменилась.
web-measure-terminal = На всех процессорах, на кластере, с другими ботами и с отчётом в файле:
web-measure-share = { $share } ({ $low }–{ $high })
web-measure-difference = { $middle } (от { $low } до { $high })
web-measure-wins = побед, в скобках интервал 95 %. Побед { $wins }, поражений { $losses }, ничьих { $draws }.
web-measure-first = Если ходит первой: { $share }.
web-measure-second = Если ходит второй: { $share }.
web-measure-rounds = Раундов в среднем: { $number }.
web-measure-opponents = Победы над каждым соперником
web-measure-dead = Мёртвые карты: приходят, но почти не играются
web-measure-dead-card = { $name } (сыграна в { $played } из { $drawn })
web-measure-dead-none = Пока нет.
web-measure-best = Карты, с которыми побеждали
web-measure-worst = Карты, с которыми проигрывали
web-measure-cards-how = Доля побед с картой на руке минус доля без неё, в процентных пунктах, с интервалами 95 %; сравниваются партии, в которых пришло поровну карт. Видно, что с чем совпадает, но не почему: чтобы убедиться, поставьте опыт.
web-measure-cards = Все карты: { $count }
web-measure-column-card = Карта
web-measure-column-drawn = Пришла
web-measure-column-played = Сыграна, если пришла
web-measure-column-spent = Потрачена, если пришла
web-measure-column-when-drawn = Победы, если пришла
web-measure-column-when-not-drawn = Победы, если не пришла
web-measure-column-drawing = Разница
web-measure-change = −1 { $take }, +1 { $put }
web-measure-change-difference = Разница
web-measure-change-better = Замена улучшает колоду.
web-measure-change-worse = Замена ухудшает колоду.
web-measure-change-open = По этим партиям не видно, помогает ли замена.
web-measure-change-figures = Побед { $before } без замены и { $after } с заменой, с теми же соперниками и тем же везением. Пар партий: { $pairs }; победа только с заменой: { $gained }, только без неё: { $lost }.
