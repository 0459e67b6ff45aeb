### dejarik cards

cards-help = показать и найти карты, посчитать, какими можно играть
cards-description = Показывает карту по коду или названию, ищет среди карт игры или считает, сколькими из них уже можно играть. Первым словом можно назвать игру: destiny (она подразумевается, если не названа другая), cardgame или outer-rim.
cards-name-metavar = [ИГРА] НАЗВАНИЕ|КОД
cards-name-help = какую карту показать: например, Блок, 09163 или cardgame Йода; можно назвать несколько кодов или только игру, в которой искать или считать
cards-name-alone = Назовите карту или задайте поиск, но не то и другое сразу.
cards-words-metavar = ЗАПРОС
cards-search-help = запрос: слова или ключи, например тип:улучшение кубик>=2ближний стоимость<=2; все они есть в docs/searching.md
cards-owned-metavar = ФАЙЛ
cards-owned-help = коллекция, сохранённая из мастерской колод: для «это:моя» в запросе
cards-owned-unreadable = Не удаётся прочитать файл «{ $file }».
cards-owned-none = «{ $file }» — не коллекция этой игры.
cards-set-metavar = НАБОР
cards-set-help = карты набора: например, CONV или «Сила единства»; в cardgame — номер директивного сета или набор, например edge-of-darkness; в outer-rim — колода
cards-color-metavar = ЦВЕТ
cards-color-help = карты цвета: red (красный), blue (синий), yellow (жёлтый) или gray (серый)
cards-affiliation-metavar = ПРИНАДЛЕЖНОСТЬ
cards-affiliation-help = карты с принадлежностью: hero (герой), villain (злодей) или neutral (нейтральная карта); в cardgame — фракции jedi, sith и другие, в outer-rim — группировки
cards-side-metavar = light|dark
cards-side-help = карты стороны Силы, светлой или тёмной (cardgame)
cards-keyword-metavar = ЧЕРТА
cards-keyword-help = карты с чертой: например, shielding (cardgame)
cards-type-metavar = ТИП
cards-type-help = карты типа: character, upgrade, downgrade, support, event, plot или battlefield; в cardgame — objective, unit, enhancement, event, fate или mission; в outer-rim — crew, job и другие
cards-subtype-metavar = ПОДТИП
cards-subtype-help = карты с подтипом: например, droid (дроид)
cards-rarity-metavar = РЕДКОСТЬ
cards-rarity-help = карты редкости: starter, common, uncommon, rare или legendary
cards-number-metavar = ЧИСЛО
cards-cost-help = карты такой стоимости
cards-health-help = персонажи с таким здоровьем
cards-points-help = персонажи и замыслы с таким числом очков
cards-force-help = карты, на которых столько знаков Силы (cardgame)
cards-resources-help = карты, которые производят столько ресурсов (cardgame)
cards-capacity-help = отряды и директивы с такой стойкостью (cardgame)
cards-priority-help = карты рока с таким первенством (cardgame)
cards-die-metavar = ГРАНЬ
cards-die-help = карты, на кубике которых есть такая грань: «2 melee» или «2 ближний», «+1 щит», «особенность»; ключ можно повторять
cards-unique-help = уникальные карты
cards-playable-help = карты, которыми уже можно играть
cards-coverage-help = посчитать по наборам, сколькими картами можно играть: во всех играх или в названной
cards-coverage-alone = Подсчёт не сочетается ни с названием, ни с поиском.
cards-nothing-asked = Назовите карту, задайте поиск ключами --search, --set, --type, --die и другими или попросите --coverage.
cards-none = Подходящих карт нет.
cards-namesakes = Так называются несколько карт. Чтобы увидеть одну из них, введите её код:
cards-unknown = Карты «{ $text }» нет.
cards-no-such-option = В { $game } карты по ключу --{ $option } не ищут.
cards-reading = { $title }: dejarik rules { $id }
cards-cost = Цена: { $cost }
cards-found = { $count ->
    [one] Нашлась { $count } карта.
    [few] Нашлось { $count } карты.
   *[many] Нашлось { $count } карт.
}
cards-coverage-total = карт
cards-coverage-playable = в игре
cards-coverage-all = всего
