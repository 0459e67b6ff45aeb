### Outer Rim: its board, and its guided match. The web client reads this file itself.

## Outer Rim

web-or-step-setup = Setup
web-or-step-planning = 1 · Planning
web-or-step-action = 2 · Action
web-or-step-encounter = 3 · Encounter
web-or-map = Map of the Outer Rim
web-or-parts = Parts of the table
web-or-part-map = Map
web-or-part-market = Market
web-or-part-board = Board
web-or-part-players = Players
web-or-closer = Zoom in
web-or-farther = Zoom out
web-or-whole = Whole map
web-or-key-reach = spaces away
web-or-key-stop = you must stop
web-or-key-passes = lets you pass
web-or-where = You are here: { $name }. Reputation: { $standing }.
web-or-kind-planet = planet
web-or-kind-navpoint = navpoint
web-or-kind-maelstrom = movement ends here
web-or-away = { $count ->
    [one] { $count } space away
   *[other] { $count } spaces away
}
web-or-stop = stop
web-or-stops = your movement ends here
web-or-marked = { $name }'s damage token is here
web-or-goods = { $count ->
    [one] { $count } of your cards goes here
   *[other] { $count } of your cards go here
}
web-or-you-here = you are here
web-or-stack = { $name }: { $count ->
    [0] no more patrols
    [one] { $count } more patrol
   *[other] { $count } more patrols
}
web-or-unbeatable = cannot be beaten
web-or-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
web-or-lets-pass = lets you pass
web-or-bars = stops you
web-or-slot-empty = empty slot, { $class ->
    [white] one dot
    [green] two dots
   *[yellow] three dots
}
web-or-slot-hidden = facedown contact, { $class ->
    [white] one dot
    [green] two dots
   *[yellow] three dots
}
web-or-slot-open = { $name }, { $class ->
    [white] one dot
    [green] two dots
   *[yellow] three dots
}
web-or-slot-known = { $name }, facedown, but known to you, { $class ->
    [white] one dot
    [green] two dots
   *[yellow] three dots
}
web-or-face-down = facedown ({ $class ->
    [white] ●
    [green] ●●
   *[yellow] ●●●
})
web-or-wanted = you have a bounty on this contact
web-or-market = Market
web-or-deck-empty = no more cards
web-or-price = costs { $price }
web-or-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-or-symbol = moved { $faction ->
    [rebel] a Rebel patrol
    [imperial] an Imperial patrol
    [hutt] a Hutt patrol
   *[syndicate] a Syndicate patrol
} { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
web-or-can-buy = can be bought
web-or-cannot-buy = you can't buy this now
web-or-credits = credits
web-or-fame = fame
web-or-fame-is = fame { $fame }
web-or-fame-of = { $name }: fame { $fame }
web-or-fame-goal = The first to reach { $fame } fame wins.
web-or-illegal = illegal
web-or-to = to { $name }
web-or-target = { $class ->
    [white] one-dot
    [green] two-dot
   *[yellow] three-dot
} target, { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
web-or-captured = captured: { $name }
web-or-held = captured
web-or-board-of = Board: { $name }
web-or-secrets = secrets
web-or-secret-is = Secret: { $name }
web-or-health-of = health { $left } of { $health }
web-or-hull-of = hull { $left } of { $hull }
web-or-ground = ground combat
web-or-ship-combat = ship combat
web-or-hyperdrive = hyperdrive
web-or-defeated = defeated
web-or-reputation = Reputation
web-or-faction-rebel = Rebels
web-or-faction-imperial = Empire
web-or-faction-hutt = Hutts
web-or-faction-syndicate = Syndicate
web-or-standing-good = positive
web-or-standing-even = neutral
web-or-standing-ill = negative
web-or-slots-ship = On the ship
web-or-slots-own = On the player board
web-or-slot-cargo = cargo
web-or-slot-mod = mod
web-or-slot-either = cargo or mod
web-or-slot-crew = crew
web-or-slot-gear = gear
web-or-slot-job = job or bounty
web-or-scene = What's happening
web-or-scene-before = What came before
web-or-scene-after = What came after
web-or-odds = { $count }%
web-or-success = Success:
web-or-failure = Failure:
web-or-fall = { $count }% risk of defeat
web-or-damage = damage
web-or-dealt = damage dealt: { $mine } to { $theirs }
web-or-combat = Combat
web-or-dice-title = Dice
web-or-enemy = Opponent
web-or-result-hit = hit
web-or-result-crit = crit
web-or-result-focus = focus
web-or-result-blank = blank
web-or-result-added-hit = added hit
web-or-combat-won = { $name }: won, { $mine } : { $theirs }
web-or-combat-lost = { $name }: lost, { $mine } : { $theirs }
web-or-test-passed = { $skill }: passed
web-or-test-failed = { $skill }: failed
web-or-skill-influence = Influence
web-or-skill-knowledge = Knowledge
web-or-skill-piloting = Piloting
web-or-skill-stealth = Stealth
web-or-skill-strength = Strength
web-or-skill-tactics = Tactics
web-or-skill-tech = Tech
web-or-got-secret = a secret
web-or-job-done = job completed
web-or-job-failed = job failed
web-or-goal-done = goal completed
web-or-extra-turn = an extra turn

## The guided match of Outer Rim

web-guide-outer_rim-welcome = Welcome to the edge of the galaxy! You are Han Solo, with an empty hold and few friends. The first to reach 10 fame wins: the track is at the top. You gain fame from jobs, bounties, valuable cargo, defeated patrols and goals. Everything you can do is highlighted: click it, or pick it from the list of options by its key.
web-guide-outer_rim-ship = Choose your starting ship. Hyperdrive is how many spaces you fly in a turn, the crossed lines are how many dice you roll in ship combat, and the shield is the hull: how much damage it can take. You can buy a better ship later.
web-guide-outer_rim-planning = A turn has three steps. First, planning: fly up to as many spaces as your hyperdrive allows, or stay and gain 2,000 credits, or recover all damage. Point at a space to see the route and what awaits you there.
web-guide-outer_rim-action = Second step, action: each action once, in any order. On a planet you can go to the market. When you are done, the third step begins.
web-guide-outer_rim-deliver = You are in the right place: deliver what you have brought. It is an action, and it pays right away.
web-guide-outer_rim-discard = At the market you may first put one faceup card on the bottom of its deck, to see what comes next. Then you may buy one.
web-guide-outer_rim-buy = Jobs and bounties cost nothing but a slot; cargo is cheap here and pays off elsewhere. The symbol in the corner of a new card moves a patrol toward you.
web-guide-outer_rim-slots = Everything needs a slot: cargo, mods and crew on the ship; gear, jobs and bounties on your board. With no slot free, a new card must replace something.
web-guide-outer_rim-encounter = Third step, the encounter: exactly one. Exploring the space draws a card with a little story; or you can encounter a patrol or a contact here instead.
web-guide-outer_rim-contact = The round tokens under a planet are contacts, facedown: one dot for small fry, three for the famous. Meet one, and they may join your crew or want something. If one of your bounties names them, you may fight them.
web-guide-outer_rim-story = The card being read stands beside the map: its story, your choices and your odds. Skills are tested with two dice: with one copy of the skill you need a hit or a crit, without it a crit, and with two copies a focus is enough.
web-guide-outer_rim-combat = Combat: each side rolls as many dice as its combat value. The side that deals more damage wins, and the attacker wins ties. Then both suffer the damage the other dealt, so even a victory can hurt.
web-guide-outer_rim-dice = Dice show hits (1 damage), crits (2), focus and blanks. Some cards change them; here you may use one or pass.
web-guide-outer_rim-goods = Flags on the map show where your cards have to go. Deliver cargo and captured bounties there as an action; do jobs there as your encounter.
web-guide-outer_rim-patrols = Hexagons are patrols. A patrol whose faction doesn't like you stops you, and with negative reputation you must fight it. Defeat it and you gain credits or fame, but you lose reputation, and a stronger one appears.
web-guide-outer_rim-refused = Whatever you cannot do now says why: click it, or open the list below the options.
web-guide-outer_rim-fame = Your first fame! Others see it too: keep an eye on the track.
web-guide-outer_rim-goal = Your character and most ships have a goal, printed at the bottom of the card. Completing it gains you 1 fame and flips the card to its better side.
web-guide-outer_rim-defeat = You are defeated: you lose 3,000 credits and your secrets, and must spend your next planning step recovering. It happens to the best.
web-guide-outer_rim-late = The end is near: somebody has 7 fame or more. Find what brings you fame fastest: a job, a bounty, a delivery, a patrol or your goal.
web-guide-outer_rim-free = Now you know how it works. “Hint” (H) shows what the bot would do, “Undo” (U) undoes your last choice, and the two arrows above let you offer credits to others. Good luck out there!
