### What cards do, word by word. A message is named after its kind and the class in the vocabulary:
### LoseCredits is effect-lose-credits.

## Headings, bonuses, dice and fame

printed-planning = Planning: { $text }
printed-action = Action: { $text }
printed-encounter = Encounter: { $text }
printed-secret = Secret. { $text }
printed-or = { LIST($list, "or") }
printed-bonus-health = +{ $amount } health
printed-bonus-ground = +{ $amount } ground combat
printed-bonus-hull = +{ $amount } hull
printed-bonus-ship = +{ $amount } ship combat
printed-bonus-hyperdrive = +{ $amount } hyperdrive
printed-per-job = { $text } for each job
printed-once-per-turn = { $text } Once per turn.
printed-until-goal = { $text } Only until the goal is completed.
printed-with = With the skill { $skills }: { $text }
printed-when-every = Any roll of yours
printed-when-combat = Combat
printed-when-combat-test = Combat and tests
printed-when-ground = Ground combat
printed-when-space = Ship combat
printed-when-test = Tests
printed-when-illegal = Roll for illegal cargo
printed-may-reroll = { $when }: you may reroll { $most ->
        [0] any number of your dice
        [one] one of your dice
       *[other] { $most } of your dice
    }{ $only ->
        [any] .
       *[other] { " " }showing { $only }.
    }
printed-may-reroll-theirs = { $when }: you may have your opponent reroll one die{ $more ->
        [none] .
       *[other] , and one more with { $more }.
    }
printed-may-turn = { $when }: you may turn { $times ->
        [one] one result
       *[other] up to { $times } results
    } ({ $from }) into: { $to }{ $more ->
        [none] .
       *[other] ; one more with { $more }.
    }{ $crit ->
        [none] { "" }
       *[other] { " " }With { $crit }, you may turn one into a crit instead.
    }
printed-may-cancel = { $when }: you may cancel one hit of your opponent{ $crit ->
        [none] .
       *[other] ; with { $crit } a crit instead.
    }
printed-add-hit = { $when }: you may add a hit to your roll.
printed-fewer-dice = { $when }: your opponent rolls one die fewer.
printed-may-weaken = { $when }: before your opponent rolls, you may take away dice: { $by }.
printed-may-weaken-at-start = { $when }: as it begins, you may take away dice of your opponent: { $by }.
printed-may-gain-skill = { $when }: you may gain the tested skill for this test, copies: { $times }.{ $leaves ->
        [yes] { " " }If you pass, this card is discarded.
       *[no] { "" }
    }
printed-fame-bonus = +{ $fame } fame while you have this card.
printed-fame-for-crew = +{ $fame } fame while you have at least { $crew ->
        [2] two
       *[other] { $crew }
    } crew.
printed-fame-for-reputation = +{ $fame } fame while at least { $positive ->
        [2] two
       *[other] { $positive }
    } of your reputations are positive; +{ $all-four } if all four are.
printed-whenever = Whenever { $trigger }, { $text }

## Constants

constant-fame-for-credits = { $of ->
        [job] When you complete a job
        [bounty] When you earn a bounty
       *[illegal-cargo] When you deliver illegal cargo
    }, you may take { $fame } fame instead of its credits.
constant-fame-from-patrols = +{ $fame } fame whenever a patrol you beat gives you fame.
constant-keep-reputation = You lose no reputation for patrols you beat.
constant-discount = Something you buy costs { $amount-shown } credits less.
constant-divert-patrols = When a card you buy in your action step moves a patrol that is up to { $spaces } spaces away, you may choose toward whom it moves.
constant-holds-cargo = Takes up a cargo or mod slot and holds { $cargo ->
        [1] one cargo
       *[other] { $cargo } cargoes
    } itself.
constant-kept-for-good = This card cannot be discarded to make room.
constant-pass-maelstrom = The Maelstrom does not stop you.
constant-pass-patrols = Where a patrol would stop you, you may test { $skill } to fly on.
constant-slip-past = A patrol does not stop you.
constant-stop-ships = You may stop ships that pass through your space.
constant-avoid-patrols = You need not encounter hostile patrols.
constant-far-encounters = You may encounter patrols and contacts up to { $spaces } spaces away.
constant-may-be-attacked = As an encounter, other players in your space may attack your ship.
constant-prevent = Prevent { $amount } damage to your { $combat ->
        [space] ship
       *[ground] character
    } in each combat.
constant-sacrifice = When you would be defeated, you may discard { $type ->
        [crew] one of your crew
       *[gear] a piece of gear
    } and recover all damage instead.
constant-rescue-roll = When you would be defeated in a { $combat ->
        [space] ship
       *[ground] ground
    } combat, you may roll a die: a { $results } recovers { $damage } damage from your ship.

## Triggers

trigger-win-combat = you { $against ->
        [patrol] beat a patrol
       *[any] win a combat
    }
trigger-lose-combat = you lose a { $combat ->
        [space] ship
       *[ground] ground
    } combat
trigger-earn-bounty = you { $captured ->
        [yes] deliver a captured target
        [no] eliminate a target
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
effect-credits-that = that player gains { $amount } credits
effect-lose-credits = lose { $amount } credits
effect-lose-credits-that = that player loses { $amount } credits
effect-pay = spend { $amount } credits
effect-fame = fame { $amount }
effect-fame-both = you and that player: fame { $amount }
effect-fame-that = that player: fame { $amount }
effect-reputation = reputation with { $faction } { $amount }
effect-reputation-becomes = reputation with { $faction } becomes { $level ->
        [1] positive
        [0] neutral
       *[other] negative
    }
effect-planet-reputation = reputation with your planet’s faction { $amount }
effect-chosen-reputation = reputation with a faction of your choice { $amount }
effect-patrol-reputation = reputation with the faction of a patrol here { $amount }
effect-harm = your character suffers { $count } damage
effect-harm-ship = your ship suffers { $count } damage
effect-heal = recover { $count } damage from your character
effect-heal-ship = recover { $count } damage from your ship
effect-heal-all = recover all damage from your character
effect-heal-all-ship = recover all damage from your ship
effect-extra-turn = take an extra turn
effect-end-turn = your turn ends
effect-complete = this job is completed
effect-fail-job = this job is failed
effect-deliver-after-all = the cargo is delivered after all
effect-lose-cargo = discard the cargo
effect-discard = discard { $type ->
        [bounty] one of your bounties
        [cargo] one of your cargoes
        [crew] one of your crew
        [gear] a piece of your gear
        [job] one of your jobs
        [mod] one of your mods
       *[several] one: { $list }
    }
effect-discard-this = discard this card
effect-mark-planet = put a damage token on your planet
effect-complete-ship-goal = complete the goal of your ship
effect-roll-per-crew = roll a die for each of your crew: { $amount } credits for each hit and crit
effect-choose-player = choose { $fame ->
        [more] a player in your space who has more fame than you
        [not-less] a player in your space who has at least as much fame as you
       *[any] { $notorious ->
            [yes] a player in your space who has a negative reputation
           *[no] a player in your space
        }
    }
effect-the-most-famous = the most famous player is meant
effect-duel = fight { $combat ->
        [space] that player in ship combat
        [ground] that player in ground combat
       *[any] that player
    }; if you win: { $win }
effect-fame-per-rival = gain { $amount } credits and { $fame } fame, or { $more } fame if that player has more fame than you
effect-take-droid = take a droid from the crew of a player in your space
effect-contest = you and that player test { $list }; whoever passes more wins, you in a tie. If you win: { $win }. Otherwise: { $lose }
effect-gamble = everybody here may stake { $amount } credits, and the house adds { $house }; most damage on { $dice ->
        [2] two
       *[other] { $dice }
    } dice wins the pot (alone you need at least { $least })
effect-take-this = gain the asset on this card
effect-hire = gain this crew member
effect-contact-leaves = this contact is removed from the game, together with its bounty card
effect-look-at-contact = look secretly at a contact on your planet
effect-look-at-contact-anywhere = look secretly at any contact
effect-reveal-contacts = choose a planet without players and reveal its contacts
effect-swap-with-here = you may swap a contact on your planet with another
effect-patrol-to-you = the patrol of { $faction } moves directly to you
effect-move-patrol = move a patrol up to { $count } spaces
effect-move-on = move up to { $count } spaces
effect-go-directly = move directly to one of: { $list }
effect-buy-from = you may buy from { $list } at a discount of { $amount }
effect-buy-free = you may take a card for free from: { $list }
effect-order-specially = name gear or mods and reveal cards of this deck until two of that kind lie open; you may buy one of them, and shuffle the others and this card into the deck
effect-buy-used-ship = buy an unused ship that costs more than yours, at its cost; it comes with { $count } damage, and its card leaves the game
effect-market-action = take a market action
effect-read = resolve databank card { $amount }
effect-back-into-deck = shuffle this card into its deck
effect-if = if { $condition }: { $then }
effect-if-else = if { $condition }: { $then }; otherwise: { $otherwise }
effect-by-reputation = reputation with { $faction } — positive: { $positive }; neutral: { $neutral }; negative: { $negative }
effect-may = you may: { $then }
effect-to = { $cost } to: { $then }
effect-choose = choose one: { $list }
effect-or = { LIST($list, "or") }
effect-test = test { $skill }
effect-test-passed = test { $skill }; passed: { $passed }
effect-test-failed = test { $skill }; failed: { $failed }
effect-test-both = test { $skill }; passed: { $passed }; failed: { $failed }
effect-fight = { $combat ->
        [space] ship combat
       *[ground] ground combat
    } against { $enemy } ({ $value } dice); you win: { $win }; you lose: { $lose }
effect-fight-that = that player, unless defeated, fights a { $combat ->
        [space] ship combat
       *[ground] ground combat
    } against { $enemy } ({ $value } dice); won: { $win }; lost: { $lose }
effect-roll-for = roll a die — hit: { $hit }; crit: { $crit }; focus: { $focus }; blank: { $blank }
effect-barter-for = spend { $amount } credits (you may barter)

## Conditions

condition-and = { $one } and { $other }
condition-has-reputation = your reputation with { $faction } is { $level ->
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
            [2] two cargoes
           *[other] { $count } cargoes
        }
        [crew] { $count ->
            [1] crew
            [2] two crew
           *[other] { $count } crew
        }
        [gear] { $count ->
            [1] gear
            [2] two pieces of gear
           *[other] { $count } pieces of gear
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
       *[other] { " " }({ $enough ->
            [1] one is
           *[other] { $enough } are
        } enough with { $one-less-with })
    }
condition-has-illegal = you have illegal cargo
condition-is-droid = you are a droid
condition-is-most-famous = you are the most famous
condition-not-is-droid = you are not a droid
condition-on-planet-of = you are on a planet of { $faction }
condition-on-faction-planet = your planet has a faction
condition-not-marked-here = there is no damage token of yours on your planet
condition-off-maelstrom = you are on a planet or at a navpoint
condition-at-navpoint = you are at a navpoint

## Goals

goal-win-combat = { $against ->
        [patrol] beat { $times ->
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
            [1] a captured target
            [2] two captured targets
           *[other] { $times } captured targets
        }
        [no] eliminate { $times ->
            [1] a target
            [2] two targets
           *[other] { $times } targets
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
            [2] two illegal cargoes
           *[other] { $times } illegal cargoes
        }
       *[any] { $times ->
            [1] cargo
            [2] two cargoes
           *[other] { $times } cargoes
        }
    }
goal-gain-assets = have { $count ->
        [2] two
        [3] three
       *[other] { $count }
    } { $type ->
        [bounty] bounties
        [cargo] cargoes
        [crew] crew
        [gear] pieces of gear
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
        [1] a piece of gear
        [2] two pieces of gear
       *[other] { $gear } pieces of gear
    }, together worth { $worth-shown } or more
goal-has-ship-worth = have a ship worth { $price-shown } or more
goal-has-droids = have { $count ->
        [2] two
       *[other] { $count }
    } droids in your crew
goal-marked-planets = leave your mark on { $count ->
        [2] two
       *[other] { $count }
    } planets of { $faction ->
        [rebel] the Rebels
        [imperial] the Empire
        [hutt] the Hutts
       *[syndicate] the Syndicate
    }
goal-by-action = as an action, { $text }
goal-by-action-if = as an action, if { $condition }, { $text }
goal-by-encounter = as an encounter, { $text }
goal-by-encounter-if = as an encounter, if { $condition }, { $text }
goal-by-whenever = when { $trigger }, { $text }
goal-then = { $one }, then { $other }
goal-duel = win a { $combat ->
        [space] ship combat
        [ground] ground combat
       *[any] combat
    } against that player

## The cards of the solo opponent

ai-planning = Planning, the first that applies: { $items }.
ai-action = Action, all that apply: { $items }.
ai-encounter = Encounter, the first that applies: { $items }.
ai-reshuffles = At the end the top cards of the bounty and luxury decks are discarded, and this card is shuffled into its deck.
ai-item-recover = recover all damage
ai-item-recover-if-defeated = if defeated, recover all damage
ai-item-move = move toward the closest goal token
ai-item-gain-credits = gain { $amount } credits
ai-item-deliver = deliver cargo{ $what ->
        [ship] { " " }(if any is illegal, the ship suffers { $damage } damage)
        [character] { " " }(if any is illegal, the character suffers { $damage } damage)
        [reputation] { " " }(if any is illegal, lose 1 reputation with the faction of the planet)
       *[none] { "" }
    }
ai-item-buy = buy from a deck: { $deck }{ $other ->
        [none] { "" }
       *[other] { " " }(with no empty slot for it: { $other })
    }
ai-item-reveal = reveal a contact on the planet
ai-item-patrol = encounter a patrol with whose faction the reputation is negative
ai-item-complete-job = complete a job
ai-item-buy-fame = spend { $amount } credits, fame +1
ai-item-gain-crew = gain the crew member of a contact on the planet
ai-item-reputation = { $what ->
        [planet] gain 1 reputation with the faction of the planet
       *[other] gain 1 reputation with the faction of the closest patrol
    }
ai-item-sell-reputation = { $what ->
        [planet] gain { $amount } credits, then lose 1 reputation with the faction of the planet
       *[other] gain { $amount } credits, then lose 1 reputation with the faction of the closest patrol
    }
