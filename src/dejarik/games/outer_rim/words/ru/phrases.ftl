### Как назвать вещь по тому, что она такое: места, жетоны встреч, патрули, карты на продажу.

nav-left = { $planet }, западный подход
nav-right = { $planet }, восточный подход
nav-between = перелёт { $one } — { $other }
thing-patrol = патруль ({ $faction }), уровень { $level }
thing-slot = { $planet }: { $contact }
thing-hidden = жетон взакрытую ({ $class })
thing-bounty = охота: { $name }
thing-crew = { $name } (член команды)
thing-sale = { $name } (на продажу)
thing-nobody = враг
thing-turned = { $old } → { $new }
thing-top = { $deck }: { $card }, { $free ->
        [yes] бесплатно
       *[no] { $price } кредитов
    }
section-patrol = в области есть патруль
section-clear = патруля нет
place-player = другой игрок
place-wanted-player = разыскиваемый игрок
place-patrolled-navpoint = узловая точка с патрулём
thing-ai-card = карта ИИ № { $number }
