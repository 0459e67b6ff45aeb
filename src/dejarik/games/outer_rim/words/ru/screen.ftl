### Стол в терминале и то, что напечатано на карте.

## Стол

screen-map = Карта Галактики
screen-market = Рынок
screen-patrols = Патрули
screen-players = Игроки
screen-player = { $name }{ $has-space ->
        [yes] , { $space }
       *[no] { "" }
    }: слава { $fame }, кредиты { $credits }, повреждения { $damage }/{ $health }, корпус { $hull_damage }/{ $hull }, гиперпривод { $hyperdrive }, бой { $ground }/{ $ship }
screen-skills = Навыки: { $list }
screen-assets = Карты: { $cards }
screen-goal-tokens = Жетоны цели: { $list }
screen-goals = Цели: { $list }
screen-secrets = Секреты: { $list }
screen-reputation = Репутация: { $list }
screen-out = { $name }: вне игры
screen-resolving = Разыгрывается: { $what }
screen-defeated = (побеждён)
screen-key = Прописными — планеты, числа — сколько до них областей; ! — там у вас дело, ~ — Мальстрём. В скобках игроки 1 2 3 4 и патрули R I H S (Альянс, Империя, хатты, Синдикат), строчными — те, что вас пропустят.
screen-lanes = У Кесселя слева направо: вверху { $outer }; внизу { $inner }.
screen-patrol = { $letter }: { $patrol }, { $place }; { $strength ->
        [beyond] победить нельзя
       *[other] кубики: { $strength } ({ $reward })
    }
screen-hidden = { $class }?
screen-to = { $card }; место назначения — { $place }
screen-paid = { $card } ({ $reward })
screen-contacts = Жетоны встреч

## Лица карт

face-original = Придумано нами.
face-ours = Придумано нами: { $list }.
face-price = Стоимость: { $price }
face-destination = Место назначения: { $place }
face-target = Добыча: { $name }, { $class } класс
face-combat-ground = Наземный бой: { $value }
face-combat-space = Космический бой: { $value }
face-reward = Награда: { $text }
face-eliminate = Награда за устранение: { $text }
face-capture = Награда за пленение: { $text }
face-skills = Навыки: { $list }
face-standing = { $level ->
        [negative] негативная
       *[positive] положительная
    } { $with }
face-standing-chosen = положительная в группировке на ваш выбор
face-removed = уберите карту из игры
face-discarded = сбросьте карту
face-one-armor = 1 броня на персонажа
face-goal = Личная цель (1 очко славы): { $goal }.
face-ship-goal = Цель корабля (1 очко славы): { $goal }.
face-after = Цель выполнена. { $text }
face-becomes = Цель выполнена. Новое название: { $name }.

## Что на карте добавили мы

ours-price = стоимость
ours-reward = награда
ours-tests = проверяемые навыки
ours-combat = значение боя
ours-eliminate = награда за устранение
ours-capture = награда за пленение
ours-destination = место назначения
ours-effect = часть эффекта
ours-skills = навыки
ours-deck = место на рынке
ours-symbol = символ патруля
