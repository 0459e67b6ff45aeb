### The Card Game: its board, and its guided match. The web client reads this file itself.

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
web-cg-auto = Auto-pass
web-cg-auto-title = When to ask me
web-cg-ask-always = Ask me everywhere
web-cg-ask-always-about = Otherwise you are only asked when waiting would cost you something. Obvious answers are given for you; against people, never so fast that they give your hand away.
web-cg-auto-habits = Habits
web-cg-habit-all = Ask in every window
web-cg-habit-about-all = You won't miss anything.
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
web-cg-count-of = { $count }/{ $most }
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
web-cg-units = Units
web-cg-engagement = Engagement
web-cg-you-attack = You attack
web-cg-they-attack = { $name } attacks
web-cg-step-attackers = Attack
web-cg-step-defenders = Defense
web-cg-step-edge = Edge battle
web-cg-step-strikes = Strikes
web-cg-no-units = You have no units yet
web-cg-no-units-foe = Your opponent has no units yet
web-cg-in-battle = engaged
web-cg-target-gone = The objective has left play.
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
    [one] produces { $count } resource
   *[other] produces { $count } resources
}
web-cg-force-icons = { $count ->
    [one] { $count } Force icon
   *[other] { $count } Force icons
}
web-cg-cost = cost { $cost }
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
web-cg-edge-and-more = { $count } + ?
web-cg-edge-with = → { $count }
web-cg-force-total = Force icons
web-cg-face-down = facedown
web-cg-face-down-count = { $count ->
    [one] { $count } facedown card
   *[other] { $count } facedown cards
}

## The guided match of the Card Game

web-guide-cardgame-welcome = Welcome! You play the light side, at the bottom; the dark side is at the top. You win by destroying three of its objectives; it wins when the Death Star dial on the left reaches 12. Everything you can do is highlighted: click it, or pick it from the list of options by its key. Hover over a card (or hold a finger on it) to read it.
web-guide-cardgame-bury = Objectives give you resources and abilities, and they are what your opponent attacks. Keep three of these four: put one on the bottom of the deck.
web-guide-cardgame-mulligan = This is your opening hand. If it has nothing cheap (the cost is in the black circle), you may mulligan once: shuffle it back and draw a new one.
web-guide-cardgame-reveal = Your objectives come into play one by one. Some do something when they appear, so the order may matter.
web-guide-cardgame-pay = You pay for cards with resources: the green hexagons on your affiliation card, objectives and some others. Each resource puts a focus token, a golden coin, on the card that produced it, and that card is exhausted until it refreshes. At least one resource has to match the affiliation of the card you are paying for.
web-guide-cardgame-deploy = Deployment: play units and enhancements. Units fight for you; enhancements improve them, your objectives or your whole side. Keep a card or two for edge battles. When you are done, pass.
web-guide-cardgame-refused = You cannot play what is grayed out. Click it anyway: the table tells you why and names the rule.
web-guide-cardgame-window = This is an action window: both sides act in turn until both pass. Windows where you have nothing useful to do are passed for you; “Ask me everywhere” changes that, and the arrows beside it let you choose window by window.
web-guide-cardgame-engage = Conflict: choose an objective to engage. Each can be engaged once per phase. Check which enemy units have no coin: only they can defend.
web-guide-cardgame-attackers = Declare your attackers one by one. Bolts damage units, crosshairs place focus tokens, bursts damage the objective. White icons on black always count; black icons on white count only if you win the edge battle.
web-guide-cardgame-defenders = You are under attack. Ready units may defend. Units that stay out of it are safe, but an unopposed attack deals 1 more damage to the objective.
web-guide-cardgame-edge = Edge battle: take turns placing cards from your hand facedown. Their stars, the Force icons, are added up; the side with more has the edge: it strikes first and uses the icons on white. Placed cards are discarded afterward, so passing can be wiser.
web-guide-cardgame-fate = Fate cards work only here: when both stacks are revealed, in the order of the numbers in the diamonds.
web-guide-cardgame-strike = Units take turns striking, and each strike exhausts the unit. Icons that are crossed out do nothing here: blast when defending, edge icons without the edge.
web-guide-cardgame-target = Now the icons of the strike resolve. Damage equal to its damage capacity destroys a unit; a focus token costs it its own strike.
web-guide-cardgame-react = Some cards respond to events: interrupts before them, reactions after. If it isn't worth it, decline.
web-guide-cardgame-commit = Force phase: commit a unit to the Force, and its stars count in the Force struggle at the end of each turn. The side with more holds the Balance of the Force. But a committed unit takes two focus tokens when it strikes.
web-guide-cardgame-balance = The Balance of the Force is with you, so your turn begins with 1 damage to an enemy objective. While it is with the dark side, the dial advances one extra step.
web-guide-cardgame-discard = Before you draw up to your reserve value, you may discard one card. A card you won't be able to pay for soon is a good candidate.
web-guide-cardgame-use = One of your cards in play has an action: find it in the list under its name.
web-guide-cardgame-objective = An objective is destroyed. It goes to the other side's victory pile, and a new one takes its place. Three in your pile win the game. Each one you lose advances the dial: by one for the first, two for the second, and so on.
web-guide-cardgame-dial = The dial advances every dark side turn. Time is on your opponent's side: attack.
web-guide-cardgame-free = Now you know how it works. “Hint” (H) shows what the bot would do, and “Undo” (U) undoes your last choice. May the Force be with you!
