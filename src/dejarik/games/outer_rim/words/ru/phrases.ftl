### Как назвать вещь по тому, что она такое: места, жетоны встреч, патрули, карты на продажу.

nav-left = западный подход к { CASE($planet, "dat") }
nav-right = восточный подход к { CASE($planet, "dat") }
nav-between = перелёт { $one } — { $other }
thing-patrol = патруль { $faction ->
        [rebel] Альянса
        [imperial] Империи
        [hutt] хаттов
       *[syndicate] Синдиката
    } { $level }-го уровня
thing-slot = { $planet }: { $contact }
thing-hidden = жетон взакрытую, класс { $class }
thing-bounty = охота на { CASE($name, "acc") }
thing-crew = { $name } (член команды)
thing-sale = { $name } (на продажу)
thing-nobody = враг
thing-turned = { $old } → { $new }
thing-top = { $deck }: { $card }, { $free ->
        [yes] бесплатно
       *[no] { $price } кредитов
    }
section-patrol = в области есть патруль
section-clear = патруля нет
place-player = другой игрок
place-wanted-player = разыскиваемый игрок
place-patrolled-navpoint = узловая точка с патрулём
thing-ai-card = карта ИИ № { $number }
