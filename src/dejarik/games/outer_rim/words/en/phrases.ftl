### How things are called by what they are: places, contacts, patrols, cards on sale.

nav-left = { $planet }, western approach
nav-right = { $planet }, eastern approach
nav-between = the crossing from { $one } to { $other }
thing-patrol = patrol of { $faction }, level { $level }
thing-slot = { $planet }: { $contact }
thing-hidden = facedown contact ({ $class })
thing-bounty = bounty on { $name }
thing-crew = { $name } (crew)
thing-sale = { $name } (for sale)
thing-nobody = enemy
thing-turned = { $old } to { $new }
thing-top = { $deck }: { $card }, { $free ->
        [yes] free
       *[no] { $price } credits
    }
section-patrol = a patrol is here
section-clear = no patrol is here
place-player = another player
place-wanted-player = a wanted player
place-patrolled-navpoint = a navpoint with a patrol
thing-ai-card = AI card No. { $number }
