### How things are called by what they are: places, contacts, patrols, cards on sale.

nav-left = the western approach to { $planet }
nav-right = the eastern approach to { $planet }
nav-between = the crossing from { $one } to { $other }
noun-patrol = patrol
thing-patrol = level { $level } { $faction ->
        [rebel] Rebel
        [imperial] Imperial
        [hutt] Hutt
       *[syndicate] Syndicate
    } { $what }
thing-slot = { $contact } on { $planet }
thing-hidden = facedown { $class } contact
thing-bounty = bounty on { $contact ->
       *[other] { $name }
    }
thing-crew = { $name } (crew)
thing-sale = { $name } (for sale)
noun-enemy = enemy
noun-ai-player = the AI player
thing-figure = { $what } ({ $character })
thing-turned = change a { $old } to a { $new }
thing-bought = { CAP($card) } from the { $deck } deck ({ $free ->
        [yes] free
       *[no] { $price } credits
    })
thing-top = { $deck }: { $card }, { $free ->
        [yes] free
       *[no] { $price } credits
    }
section-patrol = a patrol is here
section-clear = no patrol is here
place-player = another player
place-wanted-player = a wanted player
place-patrolled-navpoint = a navpoint with a patrol
thing-ai-card = AI card #{ $number }
