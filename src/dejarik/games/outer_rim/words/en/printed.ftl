### What stands on cards besides effects.

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
constant-fame-for-credits = { $of ->
        [job] When you complete a job
        [bounty] When you earn a bounty
       *[illegal-cargo] When you deliver illegal cargo
    }, you may take { $fame } fame instead of its credits.
constant-fame-from-patrols = +{ $fame } fame whenever a patrol you beat gives you fame.
constant-keep-reputation = You lose no reputation for patrols you beat.
constant-discount = Something you buy costs { $amount-shown } credits less.
constant-divert-patrols = When a card you buy moves a patrol that is up to { $spaces } spaces away, you may choose towards whom it moves.
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
printed-whenever = Whenever { $trigger }, { $text }
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
