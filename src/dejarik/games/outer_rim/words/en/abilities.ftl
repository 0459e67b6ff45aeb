### What cards do, word by word. A message is named after its kind and the class in the vocabulary:
### LoseCredits is effect-lose-credits. Beside the command ("gain 2,000 credits") an effect may have
### `.inf`, after "you may" and "to", and `.also`, after a clause about somebody else ("…, and you lose 1,000 credits").

## Headings, bonuses, dice and fame

printed-planning = Planning: { $text }
printed-action = Action: { $text }
printed-encounter = Encounter: { $text }
printed-secret = Secret. { $text }
printed-or = { LIST($list, "or") }
printed-skills = { LIST($list, "or") }
printed-bonus-health = +{ $amount } health.
printed-bonus-ground = +{ $amount } ground combat.
printed-bonus-hull = +{ $amount } hull.
printed-bonus-ship = +{ $amount } ship combat.
printed-bonus-hyperdrive = +{ $amount } hyperdrive.
printed-bonus-hyperdrive-per-job = +{ $amount } hyperdrive for each job you have.
printed-once-per-turn = once per turn, { $text }
printed-until-goal = { $text } Only until you complete your personal goal.
printed-with = { $when }, if you have { $skills }
printed-when-every = on any roll you make
printed-when-combat = in combat
    .start = at the start of combat
printed-when-combat-test = in combat or when you test a skill
printed-when-ground = in ground combat
    .start = at the start of ground combat
printed-when-space = in ship combat
    .start = at the start of ship combat
printed-when-test = when you test a skill
printed-when-illegal = when you roll for illegal cargo
printed-may-reroll = { $when }, you may reroll { $most ->
        [0] any number of your { $only ->
            [any] dice
           *[other] dice that show a { $only }
        }
        [one] one of your { $only ->
            [any] dice
           *[other] dice that show a { $only }
        }
       *[other] up to { $most } of your { $only ->
            [any] dice
           *[other] dice that show a { $only }
        }
    }.
printed-may-reroll-theirs = { $when }, you may make your opponent reroll 1 die{ $more ->
        [none] .
       *[other] , or 2 dice if you have { $more }.
    }
printed-may-turn = { $when }, you may change { $times ->
        [one] one { LIST($from, "or") } to a { $to }
       *[other] up to { $times } { LIST($from, "or") } results to { $to }s
    }.{ $more ->
        [none] { "" }
       *[other] { " " }If you have { $more }, you may change one more.
    }{ $crit ->
        [none] { "" }
       *[other] { " " }If you have { $crit }, you may change one { LIST($from, "or") } to a crit instead.
    }
printed-may-cancel = { $when }, you may cancel one of your opponent's hits{ $crit ->
        [none] .
       *[other] , or one of their crits instead if you have { $crit }.
    }
printed-add-hit = { $when }, you may add a hit to your roll.
printed-fewer-dice = { $when }, your opponent rolls 1 fewer die.
printed-may-weaken = { $when }, before your opponent rolls, you may make them roll { $by } fewer { $by ->
        [one] die
       *[other] dice
    }.
printed-may-weaken-at-start = { $when }, you may make your opponent roll { $by } fewer { $by ->
        [one] die
       *[other] dice
    }.
printed-may-gain-skill = { $when }, you may gain { $times ->
        [1] the tested skill
       *[other] { $times } of the tested skill
    } for that test.{ $leaves ->
        [yes] { " " }If you pass, discard this card.
       *[no] { "" }
    }
printed-fame-bonus = +{ $fame } fame while you have this card.
printed-fame-for-crew = +{ $fame } fame while you have { $crew ->
        [2] two
       *[other] { $crew }
    } or more crew.
printed-fame-for-reputation = +{ $fame } fame while you have positive reputation with at least { $positive ->
        [2] two
       *[other] { $positive }
    } factions, or +{ $all-four } fame while you have it with all four.
printed-whenever = Whenever { $trigger }, { $text }

## Constants

constant-fame-for-credits = When you { $of ->
        [job] complete a job
        [bounty] earn a bounty
       *[illegal-cargo] deliver illegal cargo
    }, you may gain { $fame } fame instead of its credits.
constant-fame-from-patrols = Whenever defeating a patrol gives you fame, gain { $fame } more.
constant-keep-reputation = You do not lose reputation for defeating patrols.
constant-discount = When you buy a card, pay { $amount-shown } less.
constant-divert-patrols = When a card you buy during your action step moves a patrol within { $spaces } spaces of you, you may choose which player it moves toward.
constant-holds-cargo = Takes up a cargo or mod slot and can hold { $cargo } cargo.
constant-kept-for-good = You cannot discard this card to make room.
constant-pass-maelstrom = You do not have to stop moving in the Maelstrom.
constant-pass-patrols = When a patrol would stop you, you may test { $skill }. Pass: keep moving.
constant-slip-past = Move past a patrol that would stop you.
constant-stop-ships = You may stop ships that move through your space.
constant-avoid-patrols = You do not have to encounter patrols of factions with which you have negative reputation.
constant-far-encounters = You may encounter patrols and contacts within { $spaces } spaces of you.
constant-may-be-attacked = As an encounter, other players in your space may attack your ship.
constant-prevent = In each combat, prevent { $amount } damage to your { $combat ->
        [space] ship
       *[ground] character
    }.
constant-sacrifice = If you would be defeated, you may discard { $type ->
        [crew] one of your crew
       *[gear] a gear
    } and recover all damage instead.
constant-rescue-roll = If you would be defeated in { $combat ->
        [space] ship
       *[ground] ground
    } combat, you may roll a die. On a { $results }, recover { $damage } damage from your ship.

## Triggers

trigger-win-combat = you { $against ->
        [patrol] defeat a patrol
       *[any] win a combat
    }
trigger-lose-combat = you lose a { $combat ->
        [space] ship
       *[ground] ground
    } combat
trigger-earn-bounty = you { $captured ->
        [yes] deliver a captured contact
        [no] eliminate a contact
       *[any] earn a bounty
    }
trigger-complete-jobs = you complete a job
trigger-deliver-cargo = you deliver { $trait ->
        [illegal] illegal cargo
       *[any] cargo
    }
trigger-gain-assets = you gain { $type ->
        [bounty] a bounty
        [cargo] cargo
        [crew] crew
        [gear] gear
        [job] a job
       *[mod] a mod
    } and have { $count } or more
trigger-repair-ship = you recover { $amount } or more damage from your ship at once
trigger-be-defeated = you are defeated

## Effects

effect-nothing = nothing happens
effect-credits = gain { $amount } credits
    .also = you gain { $amount } credits
    .gained = { $amount } credits
effect-credits-that = that player gains { $amount } credits
effect-lose-credits = lose { $amount } credits
    .also = you lose { $amount } credits
    .lost = { $amount } credits
effect-lose-credits-that = that player loses { $amount } credits
effect-pay = spend { $amount } credits
effect-fame = { $way ->
        [less] lose
       *[more] gain
    } { $count } fame
    .also = you { $way ->
        [less] lose
       *[more] gain
    } { $count } fame
    .gained = { $count } fame
    .lost = { $count } fame
effect-fame-both = you and that player each { $way ->
        [less] lose
       *[more] gain
    } { $count } fame
effect-fame-that = that player { $way ->
        [less] loses
       *[more] gains
    } { $count } fame
effect-reputation = { $way ->
        [less] lose
       *[more] gain
    } { $count } reputation { $with }
    .also = you { $way ->
        [less] lose
       *[more] gain
    } { $count } reputation { $with }
    .gained = { $count } reputation { $with }
    .lost = { $count } reputation { $with }
effect-reputation-and-chosen = { $way ->
        [less] lose
       *[more] gain
    } { $count } reputation { $with } and { $count } with a faction of your choice
effect-reputation-becomes = make your reputation { $with } { $level ->
        [1] positive
        [0] neutral
       *[other] negative
    }
effect-planet-reputation = { $way ->
        [less] lose
       *[more] gain
    } { $count } reputation with your planet's faction
effect-chosen-reputation = { $way ->
        [less] lose
       *[more] gain
    } { $count } reputation with a faction of your choice
    .gained = { $count } reputation with a faction of your choice
    .lost = { $count } reputation with a faction of your choice
effect-patrol-reputation = { $way ->
        [less] lose
       *[more] gain
    } { $count } reputation with the faction of a patrol in your space
    .gained = { $count } reputation with the faction of a patrol in your space
    .lost = { $count } reputation with the faction of a patrol in your space
effect-harm = your character suffers { $count } damage
    .cost = have your character suffer { $count } damage
    .inf = have your character suffer { $count } damage
effect-harm-ship = your ship suffers { $count } damage
    .cost = have your ship suffer { $count } damage
    .inf = have your ship suffer { $count } damage
effect-heal = recover { $count } damage from your character
effect-heal-ship = recover { $count } damage from your ship
effect-heal-all = recover all damage from your character
effect-heal-all-ship = recover all damage from your ship
effect-heal-both = recover { $character } damage from your character and { $ship } damage from your ship
effect-extra-turn = take an extra turn
    .also = you take an extra turn
effect-end-turn = end your turn
effect-complete = this job is complete
    .inf = complete this job
effect-fail-job = this job fails
effect-deliver-after-all = deliver the cargo
effect-lose-cargo = discard the cargo
effect-discard = discard { $type ->
        [bounty] a bounty
        [cargo] a cargo
        [crew] one of your crew
        [gear] a gear
        [job] a job
        [mod] a mod
       *[several] one of your assets: { LIST($list, "or") }
    }
effect-discard-this = discard this card
effect-mark-planet = place a damage token on your planet
effect-complete-ship-goal = complete your ship's goal
effect-roll-per-crew = roll a die for each of your crew and gain { $amount } credits for each hit and crit
effect-choose-player = choose a player in your space{ $fame ->
        [more] { " " }who has more fame than you
        [not-less] { " " }who has at least as much fame as you
       *[any] { $notorious ->
            [yes] { " " }who has a negative reputation
           *[no] { "" }
        }
    }
effect-the-most-famous = find the most famous player
effect-duel = fight that player{ $combat ->
        [space] { " " }in ship combat
        [ground] { " " }in ground combat
       *[any] { "" }
    }
effect-fame-per-rival = gain { $amount } credits and { $fame } fame ({ $more } if that player has more fame than you)
effect-take-droid = take a droid from the crew of a player in your space
effect-contest = you and that player test { LIST($list, "and") }: whoever passes more tests wins, and you win ties
effect-gamble = each player in your space may stake { $amount } credits, and the house adds { $house } credits. Everyone who does so rolls { $dice ->
        [2] two
       *[other] { $dice }
    } dice, and whoever rolls the most damage takes the pot. If you play alone, you need at least { $least } damage
effect-take-this = gain the asset on this card
    .gained = the asset on this card
effect-hire = gain this crew member
    .gained = this crew member
effect-contact-leaves = remove this contact and its bounty card from the game
effect-look-at-contact = secretly look at a contact on your planet
effect-look-at-contact-anywhere = secretly look at any contact
effect-look-at-two = secretly look at any two contacts
effect-reveal-contacts = reveal all contacts on any planet with no players
effect-swap-with-here = you may swap a contact on your planet with any other
    .inf = swap a contact on your planet with any other
effect-patrol-to-you = move the { $faction ->
        [rebel] Rebel
        [imperial] Imperial
        [hutt] Hutt
       *[syndicate] Syndicate
    } patrol directly to your space
effect-move-patrol = move any patrol up to { $count } { $count ->
        [one] space
       *[other] spaces
    }
effect-move-on = move up to { $count } { $count ->
        [one] space
       *[other] spaces
    }
effect-go-directly = move directly to { LIST($list, "or") }
effect-buy-from = you may buy a { LIST($list, "or") } card for { $amount } less
    .inf = buy a { LIST($list, "or") } card for { $amount } less
effect-buy-free = you may buy a { LIST($list, "or") } card for free
    .inf = buy a { LIST($list, "or") } card for free
effect-order-specially = choose gear or mods and reveal cards from this deck until you find two of that type. You may buy one of them. Shuffle the other cards and this one into the deck
effect-buy-used-ship = buy an unused ship that costs more than yours for its cost. Place { $count } damage tokens on it and remove its card from the game
effect-market-action = perform a market action
effect-read = resolve databank card #{ $amount }
effect-back-into-deck = shuffle this card into its deck
effect-barter-for = spend { $amount } credits, which you may also pay by trading in assets,
effect-gain = gain { LIST($list, "and") }
    .also = you gain { LIST($list, "and") }
effect-gain-one = gain { LIST($list, "or") }
effect-lose = lose { LIST($list, "and") }
    .also = you lose { LIST($list, "and") }
effect-then = { $one }, then { $other }
effect-and = { LIST($list, "and") }
effect-also = { $one }, and { $other }
effect-or = { LIST($list, "or") }
effect-if = if { $condition }, { $then }
effect-otherwise = otherwise, { $then }
effect-by-reputation = if your reputation { $with } is { LIST($levels, "or") }, { $then }
effect-may = you may { $then }
effect-to = { $cost } to { $then }
effect-choose = choose one
effect-either-way = then, either way, { $text }
effect-test = test { $skill }
effect-passed = Pass: { $text }
effect-failed = Fail: { $text }
effect-fight = fight { $enemy } in { $combat ->
        [space] ship combat
       *[ground] ground combat
    } (combat value { $value })
effect-fight-that = if that player is not defeated, they fight { $enemy } in { $combat ->
        [space] ship combat
       *[ground] ground combat
    } (combat value { $value })
effect-won = If you win, { $text }
effect-lost = If you lose, { $text }
effect-won-that = If they win, { $text }
effect-lost-that = If they lose, { $text }
effect-roll-for = roll a die
effect-rolled = { CAP(LIST($list, "or")) }: { $text }

## Reputation and rewards

with-rebel = with the Rebels
with-imperial = with the Empire
with-hutt = with the Hutts
with-syndicate = with the Syndicate
level-positive = positive
level-neutral = neutral
level-negative = negative
reward-credits = { $amount } credits
reward-fame = { $count } fame
reward-reputation = { $amount } reputation { $with }

## Market decks

deck-bounty = bounty
deck-cargo = cargo
deck-gear-mod = gear/mod
deck-job = job
deck-luxury = luxury
deck-ship = ship

## Conditions

condition-and = { $one } and { $other }
condition-has-reputation = your reputation { $with } is { $level ->
        [1] positive
        [0] neutral
       *[other] negative
    }
condition-has-skill = you have { $skill }
condition-has-asset = you have { $type ->
        [bounty] { $count ->
            [1] a bounty
            [2] two bounties
           *[other] { $count } bounties
        }
        [cargo] { $count ->
            [1] cargo
            [2] two cargo
           *[other] { $count } cargo
        }
        [crew] { $count ->
            [1] crew
            [2] two crew
           *[other] { $count } crew
        }
        [gear] { $count ->
            [1] gear
            [2] two gear
           *[other] { $count } gear
        }
        [job] { $count ->
            [1] a job
            [2] two jobs
           *[other] { $count } jobs
        }
       *[mod] { $count ->
            [1] a mod
            [2] two mods
           *[other] { $count } mods
        }
    }{ $one-less-with ->
        [any] { "" }
       *[other] { " " }(or { $enough ->
            [1] one
           *[other] { $enough }
        } if { $one-less-with } is in your crew)
    }
condition-has-illegal = you have illegal cargo
condition-is-droid = you are a droid
condition-is-most-famous = you are the most famous player
condition-not-is-droid = you are not a droid
condition-on-planet-of = you are on { $faction ->
        [rebel] a Rebel
        [imperial] an Imperial
        [hutt] a Hutt
       *[syndicate] a Syndicate
    } planet
condition-on-faction-planet = your planet belongs to a faction
condition-not-marked-here = it has none of your damage tokens
condition-off-maelstrom = you are on a planet or at a navpoint
condition-at-navpoint = you are at a navpoint

## Goals

goal-win-combat = { $against ->
        [patrol] defeat { $times ->
            [1] a patrol
            [2] two patrols
            [3] three patrols
           *[other] { $times } patrols
        }
       *[any] win { $times ->
            [1] a combat
            [2] two combats
            [3] three combats
           *[other] { $times } combats
        }
    }
goal-lose-combat = lose { $times ->
        [1] a combat
       *[other] { $times } combats
    }
goal-earn-bounty = { $captured ->
        [yes] deliver { $times ->
            [1] a captured contact
            [2] two captured contacts
           *[other] { $times } captured contacts
        }
        [no] eliminate { $times ->
            [1] a contact
            [2] two contacts
           *[other] { $times } contacts
        }
       *[any] earn { $times ->
            [1] a bounty
            [2] two bounties
           *[other] { $times } bounties
        }
    }
goal-complete-jobs = complete { $times ->
        [1] a job
        [2] two jobs
       *[other] { $times } jobs
    }
goal-deliver-cargo = deliver { $trait ->
        [illegal] { $times ->
            [1] illegal cargo
            [2] two illegal cargo
           *[other] { $times } illegal cargo
        }
       *[any] { $times ->
            [1] cargo
            [2] two cargo
           *[other] { $times } cargo
        }
    }
goal-gain-assets = have { $count ->
        [2] two
        [3] three
       *[other] { $count }
    } { $type ->
        [bounty] bounties
        [cargo] cargo
        [crew] crew
        [gear] gear
        [job] jobs
       *[mod] mods
    }
goal-repair-ship = recover { $amount } or more damage from your ship at once
goal-be-defeated = be defeated
goal-while = { $goal } while { $condition }
goal-has-collection = have { $mods ->
        [1] a mod
       *[other] { $mods } mods
    } and { $gear ->
        [1] a gear
        [2] two gear
       *[other] { $gear } gear
    } worth a total of { $worth-shown } or more
goal-has-ship-worth = have a ship that costs { $price-shown } or more
goal-has-droids = have { $count ->
        [2] two
       *[other] { $count }
    } droid crew
goal-marked-planets = place damage tokens on { $count ->
        [2] two
       *[other] { $count }
    } { $faction ->
        [rebel] Rebel
        [imperial] Imperial
        [hutt] Hutt
       *[syndicate] Syndicate
    } planets
goal-by-action = as an action, { $text }
goal-by-action-if = as an action, { $text } if { $condition }
goal-by-encounter = as an encounter, { $text }
goal-by-encounter-if = as an encounter, { $text } if { $condition }
goal-by-whenever = { $text } when { $trigger }
goal-then = { $one } and { $other }
goal-duel = defeat them{ $combat ->
        [space] { " " }in ship combat
        [ground] { " " }in ground combat
       *[any] { " " }in combat
    }

## The cards of the AI player

ai-planning = Planning. Do the first that applies:
ai-action = Action. Do all that apply:
ai-encounter = Encounter. Do the first that applies:
ai-reshuffles = At the end of the turn, discard the top card of the bounty deck and of the luxury deck, and shuffle this card into the AI deck.
ai-item-recover = Recover all damage.
ai-item-recover-if-defeated = If defeated, recover all damage.
ai-item-move = Move toward the closest goal token.
ai-item-gain-credits = Gain { $amount } credits.
ai-item-deliver = Deliver cargo.{ $what ->
        [ship] { " " }If it is illegal, the ship suffers { $damage } damage.
        [character] { " " }If it is illegal, the character suffers { $damage } damage.
        [reputation] { " " }If it is illegal, lose 1 reputation with the planet's faction.
       *[none] { "" }
    }
ai-item-buy = Buy a { $deck } card{ $other ->
        [none] .
       *[other] { " " }or, if there is no empty slot for it, a { $other } card.
    }
ai-item-reveal = Reveal a contact on its planet.
ai-item-patrol = Encounter a patrol of a faction with which it has negative reputation.
ai-item-complete-job = Complete a job.
ai-item-buy-fame = Spend { $amount } credits to gain 1 fame.
ai-item-gain-crew = Gain the crew member from a contact on its planet.
ai-item-reputation = Gain 1 reputation with the { $what ->
        [planet] planet's faction
       *[other] closest patrol's faction
    }.
ai-item-sell-reputation = Gain { $amount } credits, then lose 1 reputation with the { $what ->
        [planet] planet's faction
       *[other] closest patrol's faction
    }.
