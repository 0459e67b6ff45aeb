### The board in the terminal and the groups of options in a window. Short words: a line has 80 columns.

screen-setup = Setup
screen-over = The match is over
screen-your-turn = Your turn { $turn } · { $phase }
screen-turn = { CASE($player, "poss") } turn { $turn } · { $phase }
screen-state = Death Star dial { $dial }/{ $most } · balance: { $balance ->
        [light] light
       *[dark] dark
    } side · victory piles: light { $light }, dark { $dark }
screen-dial-damage = damage on the dial { $damage }
screen-on-dial = On the dial: { $name }
screen-you = (you)
screen-counts = hand { $hand } (reserve { $reserve }) · deck { $deck } · objective deck { $objectives } · discard { $discard }
screen-powers = resources { $resources } · Force cards { $cards } · Force total { $force }
screen-number = #{ $number }
screen-damage = dmg { $damage }/{ $capacity }
screen-mark-affiliation = A
screen-mark-objective = O
screen-mark-unit = U
screen-mark-enhancement = E
screen-icon-unit-damage = U
screen-icon-tactics = T
screen-icon-blast = B
screen-icon-force = F
screen-icon-resource = R
screen-legend = U unit damage, T tactics, B blast, + with the edge, F Force icons, R resources
screen-focus = focus { $count }
screen-shields = { $count ->
        [one] shield
       *[other] shields { $count }
    }
screen-committed = Force
screen-captives = captives { $count }
screen-captives-known = captives { $count }: { $names }
screen-attacking = attacks
screen-defending = defends
screen-striking = strikes
screen-target = target
screen-engaged = was engaged
screen-hand = Hand:
screen-known = Seen in hand:
screen-face-down = Face down:
screen-picked = Picked:
screen-looked = Looking at:
screen-auto = Passed without asking:
screen-priced = { $name } ({ $cost })
screen-fate = { $name } (fate)
screen-engagement = Engagement: { $target }
screen-attackers = Attack:
screen-defenders = Defense:
screen-edge = The edge: { $player }
screen-stack = Edge stack:
screen-stack-of = { $player }, { $down } face down, Force icons shown { $total }: { $cards }
screen-resolving = Resolving: { $what }

## Groups of options

group-play = Play a card
group-use = Use a card
group-answer = Choose
group-end = Or
