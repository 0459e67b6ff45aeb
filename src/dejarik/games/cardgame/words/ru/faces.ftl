### Лицевая сторона карты: строки, числа и знаки.

face-type = { $unique ->
        [yes] { $type } ({ AGREE($noun, "adj-unique") })
       *[no] { $type }
    }
face-traits = { $line } — { $traits }
face-affiliation = { $affiliation }
face-neutral = { AGREE($noun, "adj-neutral") }
face-icons = { $icons }
    .both = { $icons }; с перевесом: { $edge }
    .edge = с перевесом: { $edge }
face-icon = { $icon } { $number }
face-in-set = сет { $set } ({ $places } из 6)
face-cost = цена { $number }
face-force = { COUNT($number, WORD("noun-force-icon")) }
face-resources = { COUNT($number, WORD("noun-resource")) }
face-capacity = стойкость { $number }
face-priority = первенство { $number }

## Что стоит над свойствами

face-locked = Только для колод фракции { QUOTE($affiliation) }.
face-limit-one = В колоде может быть только одна такая директива.
face-enhances = Развитие: { $what }.
face-enhances-area = Развитие: ваша игровая зона.
face-edge = { keyword-edge } ({ $number })
face-protect = { keyword-protect } { CASE($trait, "gen") }
with-reminder = { $keyword } ({ $reminder })
reminder-edge = когда { $this } участвует в столкновении, в стычке у вас на { COUNT($number, WORD("noun-force-icon"), "acc") } больше
reminder-elite = во время рапорта снимайте с { CASE($this, "gen") } добавочный жетон приказа
reminder-limited = за ход вы можете сыграть только одну карту с чертой «{ keyword-limited }»
reminder-no-enhancements = к { CASE($this, "dat") } нельзя прикреплять карты развития
reminder-shielding = послав { CASE($this, "acc") } в атаку или поставив в оборону, вы можете положить жетон щита на беззащитный дружеский отряд, участвующий в столкновении, или на беззащитную вовлечённую дружескую директиву
reminder-targeted-strike = нанося удар в атаке, { $this } может нанести простой урон любому вражескому отряду, даже не участвующему в столкновении
