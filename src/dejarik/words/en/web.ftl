### The web client, which reads this file itself. What the server says is in server.ftl.

## Everywhere

web-home = Lobby
web-play = Play
web-learn = Learn
web-cards = Cards
web-rules = Rules
web-menu = Menu
web-pages = Pages
web-language = Language
web-theme = Theme: { $theme }
web-theme-auto = auto
web-theme-light = light
web-theme-dark = dark
web-close = Close
web-yes = Yes
web-no = No
web-any = any
web-asides = Pass automatically, or stop
web-confirm = Do it
web-confirm-again = “{ $option }” cannot be undone freely. Choose it again to confirm.
web-confirm-never = Never ask
web-confirm-setting = Against people, ask before choices that cannot be undone
web-curtain-setting = At one screen, cover the board between players
web-copy = Copy
web-copied = Copied
web-hide = hide
web-show-all = Show all
web-show-more = Show more
web-loading = One moment…
web-no-server = The server does not answer. Please try again.
web-game = Game
web-keys-help = Keys: 1–9, 0 and letters choose; C claims, P passes or stops, U undoes, H gives a hint, arrows move over the table, Esc closes.

## Lobby

web-new-match = New match
web-brought-deck = Bring your own deck
web-brought-deck-kept = Your own deck, stored in this browser.
web-brought-deck-forms = { $game ->
    [cardgame] Paste a list of objective sets, a share code, an OCTGN file or swlcgdb JSON, or open a file.
   *[other] Paste a list: our own YAML, swdestinydb text or JSON, or a Tabletop Simulator save; or open a file.
  }
web-brought-deck-text = Deck list
web-brought-deck-open = Open a file
web-brought-deck-bring = Check and use
web-brought-deck-faults = { NUMBER($count) ->
    [one] One thing is wrong with this deck:
   *[other] { $count } things are wrong with this deck:
  }
web-brought-deck-forget = Remove the deck { $name }
web-your-deck = { $game ->
    [outer_rim] Your character
   *[other] Your deck
}
web-opponent = Opponent
web-opponent-number = Opponent { $number }
web-with-bot = Bot
web-with-bot-about = Starts right away
web-with-friend = Friend
web-with-friend-about = You get a link to send
web-with-hotseat = Same screen
web-with-hotseat-about = You take turns at one device
web-with-solo = Alone
web-with-solo-about = Against the rulebook's solo opponent
web-level = Level
web-their-deck = { $game ->
    [outer_rim] Their character
   *[other] Their deck
}
web-remove = Remove
web-add-opponent = Add an opponent
web-more-options = More options
web-clock = Clock
web-no-clock = no clock
web-minutes = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}
web-seed = Random seed
web-seed-any = any
web-your-name = Your name
web-guest = Guest
web-start = Play
web-first-time = First time here?
web-first-time-about = A guided match explains everything as it goes.
web-running = Matches in progress
web-finished = Recent matches
web-waiting-friend = waiting for a friend
web-their-turn = their turn
web-upload = Open a saved match

## The table

web-table = Table
web-side = Options and log
web-options = Options
web-option-count = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
web-which = Which one?
web-card = Card
web-log = Log
web-chat = Chat
web-chat-say = Say something
web-chat-empty = Nobody has said anything yet.
web-send = Send
web-you = You
web-away = away
web-out = out
web-watching = You are watching
web-your-turn = Your turn
web-your-turn-named = { $name }, your turn
web-hand-over = Hand over to { $name }
web-hand-over-about = The board stays covered until they are here.
web-hand-over-lift = I am { $name }
web-hand-over-never = We play with open hands: never cover the board
web-your-action = Choose your action
web-turn-of = { $name } is deciding
web-over = The match is over
web-you-win = You win
web-you-lose = You lose
web-drawn = A draw
web-waiting-join = Waiting for your friend
web-undo = Undo
web-undo-ask = Something was revealed: your opponent will be asked.
web-undo-asked = { $name } would like to undo a choice. Do you agree?
web-undo-waiting = Waiting for your opponent to allow the undo.
web-undo-declined = Your opponent did not allow the undo.
web-hint = Hint
web-hinted = what the bot would do
web-final = reveals something: it cannot be undone freely
web-reconnecting = Connection lost; reconnecting…
web-invite-send = Send this link to your friend. The match begins when they join.
web-invite-link = Invitation link
web-draw-asked = { $name } offers a draw. Play on to decline.
web-draw-agree = Agree to a draw
web-draw-waiting = You have offered a draw; the offer stands until your opponent plays on.
web-resign = Resign
web-resign-sure = Resign this match?
web-rematch = Rematch
web-rematch-join = Go to the rematch
web-download = Save the match to a file
web-now-label = What is happening now
web-now = now
web-before = just now
web-resolving = resolving
web-waiting = in the queue, { $number }
web-queue-empty = the queue is empty
web-then = then { $name }
web-then-you = then you
web-offer = Cards to choose from

## What cannot be done

web-not-now = not now
web-why = why
web-why-not = Why not
web-rule = the rule
web-rule-open = Open the rule
web-refused-count = { $count ->
    [one] { $count } thing cannot be done now
   *[other] { $count } things cannot be done now
}

## Destiny

web-setup = Setup
web-round = Round { $number }
web-phase-action = action phase
web-phase-upkeep = upkeep phase
web-ready = ready
web-exhausted = exhausted
web-elite = elite
web-unique = unique
web-damage = damage { $count }
web-health = health { $health }
web-health-of = health { $left } of { $health }
web-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
web-resources = resources
web-resources-on = { $count ->
    [one] { $count } resource on it
   *[other] { $count } resources on it
}
web-dice-out = { $count ->
    [one] { $count } die in the pool
   *[other] { $count } dice in the pool
}
web-die-of = { $side }, die of { $name }
web-deck = deck
web-discard-pile = discard
web-look-discard = Look at the discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-discard-of = Discard pile: { $name }
web-in-hand = in hand
web-hand-yours = Your hand
web-hand-of = Hand: { $name }
web-cards-yours = Your cards
web-cards-of = Cards: { $name }
web-pool-of = Dice of { $name }
web-pool-yours = Your pool
web-pool-foe = Their pool
web-pool-empty = no dice
web-threat = Threat
web-held-by-nobody = controlled by nobody
web-held-by-you = you control it
web-held-by = controlled by { $name }
web-claimed = claimed this round
web-cost = cost { $cost }
web-points = points { $points }
web-picked = chosen
web-color-red = red
web-color-blue = blue
web-color-yellow = yellow
web-color-gray = gray
web-affiliation-hero = hero
web-affiliation-villain = villain
web-affiliation-neutral = neutral
web-affiliation-jedi = Jedi
web-affiliation-rebel-alliance = Rebel Alliance
web-affiliation-smugglers-and-spies = Smugglers and Spies
web-affiliation-sith = Sith
web-affiliation-imperial-navy = Imperial Navy
web-affiliation-scum-and-villainy = Scum and Villainy
web-type-character = character
web-type-upgrade = upgrade
web-type-downgrade = downgrade
web-type-support = support
web-type-event = event
web-type-plot = plot
web-type-battlefield = battlefield
web-type-objective = objective
web-type-unit = unit
web-type-enhancement = enhancement
web-type-fate = fate
web-type-mission = mission
web-type-affiliation = affiliation
web-type-ship-sheet = ship
web-type-bounty = bounty
web-type-cargo = cargo
web-type-crew = crew
web-type-gear = gear
web-type-mod = mod
web-type-job = job
web-type-service = service
web-type-ship = ship for sale
web-type-encounter = encounter
web-type-databank = databank
web-type-patrol = patrol
web-type-ai = solo opponent
web-symbol-melee = melee damage
web-symbol-ranged = ranged damage
web-symbol-indirect = indirect damage
web-symbol-shield = shields
web-symbol-resource = resources
web-symbol-disrupt = disrupt
web-symbol-discard = discard
web-symbol-focus = focus
web-symbol-special = special

## Outer Rim

web-or-step-setup = Setup
web-or-step-planning = 1 · Planning
web-or-step-action = 2 · Actions
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
web-or-marked = a damage token of { $name } lies here
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
web-or-symbol = moved a patrol of { $faction ->
    [rebel] the Rebels
    [imperial] the Empire
    [hutt] the Hutts
   *[syndicate] the Syndicate
} by { $count }
web-or-can-buy = can be bought
web-or-cannot-buy = you can't buy this now
web-or-credits = credits
web-or-fame = fame
web-or-fame-is = fame { $fame }
web-or-fame-of = { $name }: fame { $fame }
web-or-fame-goal = The first to reach { $fame } wins.
web-or-illegal = illegal
web-or-to = to { $name }
web-or-target = target with { $class ->
    [white] one dot
    [green] two dots
   *[yellow] three dots
}, dice: { $count }
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
web-or-scene = What is happening
web-or-scene-before = What came before
web-or-scene-after = What came after
web-or-combat = Combat
web-or-dice-title = Dice
web-or-enemy = Enemy
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

## The Card Game

web-cg-state = Death Star dial and Balance of the Force
web-cg-turn = Turn { $number }
web-cg-turn-yours = yours
web-cg-turn-of = { $name }
web-cg-phases = Phases of the turn
web-cg-phase-balance = Balance
web-cg-phase-refresh = Refresh
web-cg-phase-draw = Draw
web-cg-phase-deployment = Deployment
web-cg-phase-conflict = Conflict
web-cg-phase-force = Force
web-cg-window = Open window: { $name }
web-cg-auto = Auto-pass
web-cg-auto-title = When to be asked
web-cg-auto-lone = Pass automatically when nothing else can be done
web-cg-auto-lone-about = An opponent could tell from it that you had no choice, so against people it is off until you turn it on.
web-cg-auto-habits = Habits
web-cg-habit-all = Ask in every window
web-cg-habit-about-all = Nothing is missed.
web-cg-habit-main = Ask where it usually matters
web-cg-habit-about-main = Deployment, conflict, after the edge battle and strikes, interrupts, reactions.
web-cg-habit-few = Ask as little as possible
web-cg-habit-about-few = Deployment, interrupts and reactions only.
web-cg-auto-windows = Ask me in these windows
web-cg-auto-secret = Your opponent never learns what you choose here.
web-cg-side-light = light side
web-cg-side-dark = dark side
web-cg-dial = Death Star
web-cg-dial-shows = Death Star dial: { $count } of { $most }
web-cg-dial-attacked = The Death Star itself is under attack.
web-cg-of = of { $count }
web-cg-count-of = { $count } of { $most }
web-cg-balance = Balance of the Force
web-cg-forecast = Force now { $mine } : { $theirs }
web-cg-pile-deck = Command deck
web-cg-pile-objectives = Objectives
web-cg-pile-discard = Discard pile
web-cg-pile-victory = Victory pile
web-cg-pile-of = { $name }: { $who }
web-cg-look = { $name }: { $count }
web-cg-resources = Resources
web-cg-force-cards = Force cards
web-cg-hand = Hand
web-cg-reserve = reserve { $count }
web-cg-known = Seen in hand: { $name }
web-cg-units = Units
web-cg-engagement = Engagement
web-cg-you-attack = You attack
web-cg-they-attack = { $name } attacks
web-cg-steps = Steps of the engagement
web-cg-step-attackers = Attack
web-cg-step-defenders = Defense
web-cg-step-edge = Edge battle
web-cg-step-strikes = Strikes
web-cg-no-units = You have no units yet
web-cg-no-units-foe = Your opponent has no units yet
web-cg-no-attackers = Nobody attacks
web-cg-no-defenders = Nobody defends
web-cg-in-battle = engaged
web-cg-target-gone = The objective is gone.
web-cg-engaged = already engaged this phase
web-cg-role-attacker = attacking
web-cg-role-defender = defending
web-cg-role-target = engaged objective
web-cg-striking = strikes
web-cg-last = 1 more damage destroys it
web-cg-focus = { $count ->
    [one] exhausted, { $count } focus token
   *[other] exhausted, { $count } focus tokens
}
web-cg-damage-of = damage { $damage } of { $capacity }
web-cg-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
web-cg-committed = Force
web-cg-captives = { $count ->
    [one] { $count } captive
   *[other] { $count } captives
}
web-cg-makes = { $count ->
    [one] gives { $count } resource
   *[other] gives { $count } resources
}
web-cg-force-icons = { $count ->
    [one] { $count } Force icon
   *[other] { $count } Force icons
}
web-cg-priority = priority { $number }
web-cg-icon-unit-damage = unit damage { $count }
web-cg-icon-tactics = tactics { $count }
web-cg-icon-blast = blast damage { $count }
web-cg-icon-edge-unit-damage = with the edge: unit damage { $count }
web-cg-icon-edge-tactics = with the edge: tactics { $count }
web-cg-icon-edge-blast = with the edge: blast damage { $count }
web-cg-strike-unit-damage = damage { $count }
web-cg-strike-tactics = tactics { $count }
web-cg-strike-blast = blast { $count }
web-cg-strike-nothing = no icons
web-cg-edge = Edge battle
web-cg-edge-now = Edge battle
web-cg-edge-later = The edge is undecided
web-cg-edge-yours = You have the edge
web-cg-edge-theirs = { $name } has the edge
web-cg-force-total = Force icons
web-cg-face-down = facedown
web-cg-face-down-count = { $count ->
    [one] { $count } facedown card
   *[other] { $count } facedown cards
}

## Cards and rules

web-filter-q = Name or words
web-filter-type = Type
web-filter-color = Color
web-filter-affiliation = Affiliation
web-filter-cost = Cost
web-filter-playable = playable here
web-filter-die = On its die:
web-cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-rules-about = Every rule has an id. Whatever the table refuses, it refuses by one of these rules.
web-search-rules = Search the rules
web-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}

## Replay

web-replay = Replay
web-step = Step
web-step-of = step { $step } of { $last }
web-to-start = To the start
web-to-end = To the end
web-step-back = One step back
web-step-forward = One step forward
web-play-on = Play
web-pause = Pause
web-share = Copy link
web-fork = Play on from here
web-fork-as = As { $name }

## Learning

web-guide = Guide
web-understood = Got it
web-begin = Begin
web-first-match = Your first match: { $game }
web-first-match-about = A real match against an easy bot. Anything new is explained as it comes up.
web-gallery = Scenarios
web-gallery-about = Moments of the game to try for yourself, playing both sides. Replay each as often as you like; each shows its own solution.
web-search-scenarios = Search the scenarios
web-puzzle = Scenario
web-puzzle-solution = Show the solution
web-puzzle-step = Player { $seat }: { $text }

## The guided match of Destiny

web-guide-destiny-welcome = Welcome! Your two characters are below, your opponent's are above. You win by defeating all of theirs. Everything you can do is highlighted: click it, or pick it from this list by its key. Rest the pointer on a card (or hold a finger on it) to read it.
web-guide-destiny-return = These five cards are your opening hand. Click the ones you would rather exchange, then say you are done. Expensive cards (the number in the yellow hexagon) are hard to pay for in the first round: you will have two resources.
web-guide-destiny-battlefield = You rolled higher than your opponent, so you choose the battlefield. The player whose battlefield is not chosen gets two shields in return.
web-guide-destiny-shields = Shields stop damage, one for one. A character can hold three. Put yours where your opponent will strike first.
web-guide-destiny-turn = Your turn. You and your opponent alternate, one action at a time. Begin by activating a character: exhaust it and roll its dice into your pool.
web-guide-destiny-target = Choose who takes it. Shields go first, then health: the bar under each character shows what is left.
web-guide-destiny-indirect = The player who takes indirect damage divides it, point by point. Spread it, or let your strongest character take it all.
web-guide-destiny-more = You may resolve dice with the same symbol in one action. A die with a plus only adds to another one.
web-guide-destiny-whether = A card offers you something. Sometimes you may decline; the strip in the middle shows what is being resolved and what is waiting.
web-guide-destiny-dice = Your dice are in the pool. Resolving dice is an action: it uses as many dice with one symbol as you like. Your opponent may remove or change them first, so do not wait too long.
web-guide-destiny-hand = You can pay for a card. Upgrades go on a character and bring a die of their own, supports stand beside your characters, events happen once.
web-guide-destiny-refused = You cannot do what is grayed out. Click it anyway: the table tells you why, and which rule it is.
web-guide-destiny-reroll = Not happy with your dice? Discard a card and reroll as many as you like. In Destiny no card is ever useless.
web-guide-destiny-use = Some cards have actions of their own. Those with “power action” work once each round.
web-guide-destiny-claim = All your characters are exhausted. Resolve what is left, then claim the battlefield: you use its ability and go first next round, but you are done for this one.
web-guide-destiny-upkeep = A new round: everything is ready again, you have gained two resources, and you may discard what you do not need before drawing up to five cards.
web-guide-destiny-free = You know how it works now. H shows what the bot would do, U undoes. May the dice be with you!
web-guide-destiny-over = That was your first match. In the replay you can step through it and play on from any moment.

## The guided match of the Card Game

web-guide-cardgame-welcome = Welcome! You play the light side, below; the dark side is above. You win by destroying three of its objectives; it wins when the Death Star dial on the left reaches 12. Everything you can do is highlighted: click it, or pick it from this list by its key. Rest the pointer (or a finger) on a card to read it.
web-guide-cardgame-bury = Objectives give you resources and abilities, and they are what your opponent attacks. Keep three of these four: put one on the bottom of the deck.
web-guide-cardgame-mulligan = This is your opening hand. If it has nothing cheap (the cost is in the black circle), you may draw a new one, once.
web-guide-cardgame-reveal = Your objectives come into play one by one. Some do something as they appear, so the order may matter.
web-guide-cardgame-pay = Cards are paid for with resources: the green hexagons on your affiliation card, objectives and some others. What you take them from gets a focus token, a golden coin, and is exhausted until it is refreshed. At least one resource has to come from the affiliation of the card you pay for.
web-guide-cardgame-deploy = Deployment: play units and enhancements. Units fight for you; enhancements improve them, your objectives or your whole side. Keep a card or two for edge battles. When you are done, pass.
web-guide-cardgame-refused = You cannot play what is grayed out. Click it anyway: the table tells you why, and names the rule.
web-guide-cardgame-window = This is an action window: both sides act in turn until both pass. Windows in which you can only pass are passed for you; “Auto-pass” above the table lets you choose where to be asked at all.
web-guide-cardgame-engage = Conflict: choose an objective to attack. Each can be attacked once per phase. Check who on the other side has no coin: only they can defend.
web-guide-cardgame-attackers = Send in your units, one after the other. Bolts damage units, crosshairs give focus tokens, bursts damage the objective. White icons on black always count; black icons on white count only if you win the edge battle.
web-guide-cardgame-defenders = You are under attack. Ready units may defend. Units that stay home are safe, but an unopposed attack damages the objective once more.
web-guide-cardgame-edge = Edge battle: take turns placing cards from your hand facedown. The stars on them, their Force icons, are added up; the side with more has the edge: it strikes first and uses the icons on white. Placed cards are discarded afterwards, so it can be wiser to pass.
web-guide-cardgame-fate = Fate cards work only here: when both stacks are revealed, in the order of the numbers in the diamonds.
web-guide-cardgame-strike = Units strike in turn, and each strike exhausts the unit. Icons that are crossed out do nothing here: blast when defending, edge icons without the edge.
web-guide-cardgame-target = Now the icons of the strike are resolved. Damage equal to the number on a unit destroys it; a focus token costs it its own strike.
web-guide-cardgame-react = Some cards respond to what happens: interrupts before it, reactions after it. If it is not worth it, decline.
web-guide-cardgame-commit = Force phase: commit a unit to the Force, and its stars count in the Force struggle at the end of each turn. The side with more holds the Balance of the Force. But a committed unit takes two focus tokens when it strikes.
web-guide-cardgame-balance = The Balance of the Force is with you, so your turn begins with 1 damage to an enemy objective. While it is with the dark side, the dial advances one extra step.
web-guide-cardgame-discard = Before you draw up to your reserve you may discard one card. A card you cannot pay for soon is a good candidate.
web-guide-cardgame-use = One of your cards in play has an action: find it in the list under its name.
web-guide-cardgame-dial = The dial advances every turn of the dark side. Time is on your opponent's side: attack.
web-guide-cardgame-free = You know how it works now. H shows what the bot would do, U undoes. May the Force be with you!
web-guide-cardgame-over = That was your first match. In the replay you can step through it and play on from any moment.

## The guided match of Outer Rim

web-guide-outer_rim-welcome = Welcome to the edge of the galaxy! You are Han Solo, with an empty hold and few friends. The first to reach 10 fame wins: the track is above your board. Fame comes from jobs, bounties, valuable cargo, beaten patrols and goals. Everything you can do is highlighted: click it, or pick it from this list by its key.
web-guide-outer_rim-ship = Choose your first ship. Hyperdrive is how many spaces you fly in a turn, the crossed lines are how many dice you roll in ship combat, the shields are how much damage it takes. You can buy a better one later.
web-guide-outer_rim-planning = A turn has three steps. First, planning: fly up to as many spaces as your hyperdrive allows, or stay and gain 2,000 credits, or recover all damage. Point at a space to see the route and what awaits you there.
web-guide-outer_rim-action = Second step, actions: each of them once, in any order. On a planet you can go to the market. When you are done, the third step begins.
web-guide-outer_rim-deliver = You are in the right place: deliver what you have brought. It is an action, and it pays right away.
web-guide-outer_rim-discard = At the market you may first put one faceup card on the bottom of its deck, to see what comes next. Then you may buy one.
web-guide-outer_rim-buy = Jobs and bounties cost nothing but a slot; cargo is cheap here and pays off elsewhere. The symbol in the corner of a new card moves a patrol toward you.
web-guide-outer_rim-slots = Everything needs a slot: cargo, mods and crew on the ship; gear, jobs and bounties on your board. With no slot free, a new card must replace something.
web-guide-outer_rim-encounter = Third step, the encounter: exactly one. Exploring the space draws a card with a little story; or you can meet a patrol or contact here instead.
web-guide-outer_rim-contact = The round tokens under a planet are contacts, facedown: one dot for small fry, three for the famous. Meet one, and they may join your crew or want something. If one of your bounties names them, you may fight.
web-guide-outer_rim-story = The card being read lies over the map, with its story and what it offers. Skills are tested with two dice: with one copy of the skill you need a hit or a crit, without it a crit, and with two copies a focus will do.
web-guide-outer_rim-dice = Dice show hits (1 damage), crits (2), focus and blanks. Some cards change them; here you may use one, or pass.
web-guide-outer_rim-goods = Flags on the map mark where your cards want to go. Deliver cargo there as an action, do jobs there as your encounter, bring captured targets there.
web-guide-outer_rim-patrols = Hexagons are patrols. A patrol whose faction does not like you stops you, and you must fight it if your reputation is negative. Beat it and you gain credits or fame, but you lose reputation, and a stronger one appears.
web-guide-outer_rim-refused = Whatever you cannot do now says why: click it, or open the list below the options.
web-guide-outer_rim-fame = Your first fame! Others see it too: keep an eye on the track.
web-guide-outer_rim-goal = Your character and most ships have a goal, printed at the bottom of the card. Completing one is worth 1 fame and flips the card to its better side.
web-guide-outer_rim-defeat = You are defeated: you lose 3,000 credits and your secrets, and must spend your next planning step recovering. It happens to the best.
web-guide-outer_rim-free = You know how it works now. H shows what the bot would do, U undoes, and the two arrows above let you offer credits to others. Good luck out there!
web-guide-outer_rim-over = That was your first match. In the replay you can step through it and play on from any moment.
