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
printed-fame-bonus = +1 fame while you have this card.
printed-fame-for-crew = +1 fame while you have at least two crew.
printed-fame-for-reputation = +1 fame while you have two or three positive reputations; +2 with four.
printed-fame-for-job = +1 fame for a completed job, instead of its credits.
printed-fame-for-bounty = +1 fame for a bounty, instead of its credits.
printed-fame-for-illegal-cargo = +1 fame for illegal cargo, instead of its credits.
printed-fame-from-patrols = +1 fame whenever a beaten patrol gives you fame.
printed-flashy = Others in your space may attack your ship. When you lose a ship combat, this card is discarded.
printed-defeat-costs-crew = When you are defeated, discard one of your crew.
printed-prevent-ground = Prevent 1 damage to your character in each combat.
printed-prevent-ship = Prevent 1 damage to your ship in each combat.
printed-kept = This card cannot be discarded to make room.
printed-slip = A patrol does not stop you.
printed-discount = Something you buy costs 3,000 credits less.
printed-holds-cargo = Holds one cargo, and needs a slot for cargo or mods itself.
printed-pass-maelstrom = The Maelstrom does not stop you.
printed-pass-patrols-piloting = Where a patrol would stop you, you may test Piloting to fly on.
printed-pass-patrols-stealth = Where a patrol would stop you, you may test Stealth to fly on.
printed-eliminations-pay = Whenever you eliminate a target: 5,000 credits.
printed-wins-pay = Whenever you win a combat: 4,000 credits.
printed-sacrifice-crew = When you would be defeated, you may discard one of your crew and recover all damage instead.
printed-divert-patrols = When you buy a card that moves a patrol, you may choose towards whom it moves.
printed-far-encounters = You may encounter patrols and contacts up to three spaces away.
printed-diplomatic-mission = Hostile patrols need not be encountered.
printed-tractor-beam = Ships that pass through your space may be stopped by you.
printed-keep-reputation = You lose no reputation for beaten patrols.
printed-nashtah-pup = When you would be defeated in a ship combat, you may roll a die: a hit or a focus recovers 2 damage of your ship.
goal-boba-fett = earn two bounties
goal-bossk = have a mod and two pieces of gear, together worth 15,000 or more
goal-doctor-aphra = complete two jobs
goal-han-solo = have a ship worth 15,000 or more
goal-ig-88 = have two droids in your crew
goal-jyn-erso = leave your mark on two planets of the Empire
goal-ketsu-onyo = win three combats
goal-lando-calrissian = deliver two illegal cargoes
goal-hwk-290 = with a mod on board, spend 7,000 credits as an action
goal-gx1-short-hauler = have three crew
goal-lancer = deliver a captured target
goal-heavy-duty-lifter = complete a job while you carry cargo
goal-aggressor = beat two patrols
goal-yv-666 = recover three or more damage of the ship at once, and spend 7,000 credits
goal-firespray-31 = as an encounter, win a ship combat against a player with more fame
goal-yt-1300 = deliver cargo while you have two mods (one is enough with Chewbacca)
