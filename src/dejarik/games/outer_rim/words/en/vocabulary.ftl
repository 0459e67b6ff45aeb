### What cards say, by the name of the effect.

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
effect-fame-per-rival = gain 5,000 credits and 1 fame, or 2 fame if that player has more fame than you
effect-take-droid = take a droid from the crew of a player in your space
effect-contest = you and that player test { $list }; whoever passes more wins, you in a tie. If you win: { $win }. Otherwise: { $lose }
effect-gamble = everybody here may stake { $amount } credits, and the house adds { $house }; most damage on two dice wins the pot (alone you need at least 2)
effect-take-this = gain the asset on this card
effect-hire = gain this crew member
effect-contact-leaves = this contact is removed from the game
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
effect-choose = one of these: { $list }
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
condition-and = { $one } and { $other }
condition-positive = your reputation with { $faction } is positive
condition-negative = your reputation with { $faction } is negative
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
effect-barter-for = spend { $amount } credits (you may barter)
