### The web client. It reads this file itself; whatever the server says stands in table.ftl.

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
web-copy = Copy
web-copied = Copied
web-hide = hide
web-show-all = Show all
web-show-more = Show more
web-loading = One moment…
web-no-server = The table does not answer. Please try again.
web-game = Game
web-keys-help = Keys: 1–9, 0 and letters choose; C claims, P passes or stops, U takes back, H asks for a hint, arrows walk over the table, Esc closes.

## Lobby

web-new-match = New match
web-your-deck = Your deck
web-opponent = Opponent
web-opponent-number = Opponent { $number }
web-with-bot = Bot
web-with-bot-about = Starts at once
web-with-friend = Friend
web-with-friend-about = You get a link to send
web-with-hotseat = Same screen
web-with-hotseat-about = You take turns at one device
web-level = Level
web-their-deck = Their deck
web-remove = Remove
web-add-opponent = Add an opponent
web-more-options = More options
web-clock = Clock
web-no-clock = no clock
web-minutes = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}
web-seed = Seed of chance
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
web-bad-record = This file is no saved match.

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
web-your-action = Choose your action
web-turn-of = { $name } is deciding
web-over = The match is over
web-undo = Take back
web-undo-ask = Something was revealed: your opponent will be asked.
web-undo-asked = { $name } would like to take back a choice. Do you agree?
web-undo-waiting = Your opponent is being asked whether you may take back.
web-hint = Hint
web-hinted = what the bot would do
web-final = reveals something: it cannot be taken back freely
web-reconnecting = The connection is lost; trying again…
web-invite-send = Send this link to your friend. The match begins once they have sat down.
web-invite-link = Invitation
web-draw-asked = { $name } offers a draw. Play on to decline.
web-draw-agree = Agree to a draw
web-draw-waiting = You have offered a draw; it stands until your opponent plays on.
web-resign = Resign
web-resign-sure = Resign this match?
web-rematch = Rematch
web-rematch-join = To the rematch
web-download = Save the match to a file
web-now-label = What is happening now
web-now = now
web-before = just now
web-resolving = resolving
web-waiting = in the queue, { $number }
web-queue-empty = the queue is empty
web-then = then { $name }
web-then-you = then you

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
web-facts-only = Only the facts of this card are known so far; it cannot be played yet.
web-colour-red = red
web-colour-blue = blue
web-colour-yellow = yellow
web-colour-gray = gray
web-affiliation-hero = hero
web-affiliation-villain = villain
web-affiliation-neutral = neutral
web-type-character = character
web-type-upgrade = upgrade
web-type-downgrade = downgrade
web-type-support = support
web-type-event = event
web-type-plot = plot
web-type-battlefield = battlefield
web-symbol-melee = melee damage
web-symbol-ranged = ranged damage
web-symbol-indirect = indirect damage
web-symbol-shield = shields
web-symbol-resource = resources
web-symbol-disrupt = disrupt
web-symbol-discard = discard
web-symbol-focus = focus
web-symbol-special = special

## Cards and rules

web-filter-q = Name or words
web-filter-type = Type
web-filter-colour = Colour
web-filter-affiliation = Affiliation
web-filter-cost = Cost
web-filter-playable = playable here
web-filter-die = On its die:
web-cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-rules-about = Every rule has a name of its own. What the table refuses, it refuses with one of these.
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
web-step-forward = One step on
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
web-first-match-about = A real match against an easy bot. Whatever is new is explained when it comes up.
web-gallery = Scenarios
web-gallery-about = Moments of the game to try yourself, with both sides in your hands. Each can be played as often as you like, and shows its own way through.
web-search-scenarios = Search the scenarios
web-group = { $name ->
    [abilities] Abilities
    [additional_actions] Additional actions
    [claiming] Claiming the battlefield
    [damage] Damage and shields
    [dice] Dice
    [keywords] Keywords
    [multiplayer] Three and four players
    [other_cards] Other cards
    [playing] Playing cards
    [queue] The queue
    [rounds] Rounds and upkeep
    [setup] Setup
    [zones] Zones
   *[other] { $name }
}
web-puzzle = Scenario
web-puzzle-solution = Show how it goes
web-puzzle-step = Player { $seat }: { $text }

## The guided match of Destiny

web-guide-destiny-welcome = Welcome! Below are your two characters, above those of your opponent. Whoever defeats all characters of the other wins. Everything you may do glows and can be clicked where it lies; the same options stand in this list, each with its key. Rest the pointer on a card (or hold a finger on it) to read it.
web-guide-destiny-return = These five cards are your first hand. Click those you would rather exchange, then say you are done. Expensive cards (the number in the yellow hexagon) are hard to pay for in the first round: you will have two resources.
web-guide-destiny-battlefield = You rolled more than your opponent, so you choose the battlefield. Whoever's battlefield is not chosen gets two shields in return.
web-guide-destiny-shields = Shields stop damage, one for one. A character can hold three. Put yours where your opponent will strike first.
web-guide-destiny-turn = Your turn: you take one action, then your opponent does, to and fro. Begin by activating a character: it is exhausted and rolls its dice into your pool.
web-guide-destiny-target = Choose who takes it. Shields go first, then health: the bar under each character counts the points that are left.
web-guide-destiny-indirect = Indirect damage is divided by whoever takes it, point by point. Spread it, or let the strongest carry it all.
web-guide-destiny-more = Dice with the same symbol may be resolved in one action. A die with a plus only adds to another one.
web-guide-destiny-whether = A card offers you something. Now and then that may be declined; the strip in the middle tells what is being resolved and what waits behind it.
web-guide-destiny-dice = Your dice lie in the pool. Resolving dice is an action: it uses as many dice of one symbol as you like. Your opponent may remove or change them before, so do not wait too long.
web-guide-destiny-hand = You can pay for a card. Upgrades are put on a character and bring a die of their own, supports stand beside them, events happen once.
web-guide-destiny-refused = What is greyed cannot be done now. Click it anyway: the table says why, and which rule it is.
web-guide-destiny-reroll = Not happy with your dice? Discard a card and reroll as many as you like. In Destiny no card is ever useless.
web-guide-destiny-use = Some cards have actions of their own. Those with “power action” work once each round.
web-guide-destiny-claim = All your characters are exhausted. Resolve what is left, then claim the battlefield: its ability is yours, you begin the next round, but this one is over for you.
web-guide-destiny-upkeep = A new round: everything is ready again, you have gained two resources and may discard what you do not need before drawing up to five cards.
web-guide-destiny-free = You know how it goes. H shows what the bot would do, U takes back. May the dice be with you!
web-guide-destiny-over = That was your first match. In the replay you can walk through it, and play on from any moment.
