### Learning. The web client reads this file itself.

web-guide = Guide
web-guide-won = You won your first match! What next? The replay takes you back to any moment, so you can try something else. “Learn” has puzzles, and the lobby has stronger bots and seats for friends.
web-guide-lost = You lost this one; that's how everybody learns. The replay takes you back to any moment, so you can try something else; “Rematch” starts over, and “Learn” has puzzles to practice on.
web-guide-theirs = Your opponent's moves are shown over the table: the card and what it did. Click or press any key to move on. The round arrow at the top (N) shows the last turn again, and the menu sets the pace.
web-understood = Got it
web-begin = Begin
web-first-match = Guided match
web-first-match-about = A real match against an easy bot. Anything new is explained as it comes up.
web-learn-rules = Read the rules
web-learn-rules-about = Every rule, chapter by chapter, with examples that open on the table.

## Puzzles

web-puzzles = Puzzles
web-puzzles-about = A position and a goal. Any solution that reaches the goal counts; undo and try again as often as you like.
web-puzzles-progress = { $solved } of { $count } solved
web-puzzles-found = Puzzles from matches
web-puzzles-found-about = Positions that came up in matches. The goal can be reached for certain, whatever your opponent holds and without any luck, but only one or two first choices lead there.
web-puzzles-next = Next puzzle for you
web-puzzles-aim = Goal
web-puzzles-level = Level
web-puzzles-any = Any
web-puzzles-unsolved = Unsolved only
web-puzzles-shown = { $shown } of { $count } shown
web-puzzles-more = Show more
web-puzzle = Puzzle
web-puzzle-solve = Solve it
web-puzzle-solved = { $count ->
    [one] Solved in { $count } choice!
   *[other] Solved in { $count } choices!
}
web-puzzle-lost = The goal is now out of reach.
web-puzzle-again = Try again
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
web-puzzle-hint = { $number ->
    [1] Hint
   *[other] Another hint
}
web-puzzle-solution = Show the solution
web-puzzle-of-the-day = Puzzle of the day
web-puzzle-days = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
web-stars = { $count ->
    [0] Not solved yet
    [1] Solved with help
   *[other] Solved without help
}
web-told-step = { $player }: { $text }

## Examples of rules

web-example = Example
web-example-about = An example from the rules, set up on the table. You play every side.
web-example-goes = Show how it plays out

## How to play, in two minutes

web-how-to = How to play
web-how-to-about = The whole game in pictures, in two minutes.
web-how-to-open = View
web-how-slides = slides
web-how-place = { $number } of { $count }
web-how-next = Next
web-how-back = Back
web-how-you = You
web-how-foe = Opponent
web-how-dark = dark side: the dial at 12
web-how-light = light side: three objectives
web-how-explore = Explore
web-how-contact = A contact
web-how-patrol = A patrol
web-how-job = A job
web-how-skills = { $count ->
    [0] without the skill
    [1] with the skill
   *[other] with two copies
}
web-how-odds = { $odds }%
web-how-destiny-goal = Defeat the other team
web-how-destiny-goal-text = You lead a team of characters, and so does your opponent. You win when all of theirs are defeated.
web-how-destiny-turns = One action at a time
web-how-destiny-turns-text = Players take turns, and a turn is one action. Play a card, activate, resolve dice, discard to reroll, use an ability, or claim the battlefield.
web-how-destiny-activate = Activate
web-how-destiny-activate-text = Exhaust one of your characters and roll its dice together with the dice of its upgrades. They stay in your pool until you resolve them.
web-how-destiny-resolve = Resolve dice
web-how-destiny-resolve-text = Choose one symbol and resolve as many of your dice showing it as you like. Here two dice showing melee damage deal 3 to Grievous; the ranged one has to wait.
web-how-destiny-symbols = What's on the dice
web-how-destiny-symbols-text = Damage is dealt, shields block it, and resources pay for cards. Focus turns your other dice, disrupt takes resources away, and a special does what its card says.
web-how-destiny-cards = Play cards
web-how-destiny-cards-text = Cards cost resources. Upgrades arm a character and bring a die, supports stand on their own, and events happen once.
web-how-destiny-reroll = A bad roll isn't the end
web-how-destiny-reroll-text = As an action, discard any card from your hand to reroll as many of your dice as you like. Everything in your hand is a second chance.
web-how-destiny-claim = Claim and start a new round
web-how-destiny-claim-text = Claim the battlefield when you are done: you use its ability, but do nothing more this round. When both players are done, they ready their cards, gain 2 resources, and draw up to five cards.
web-how-cardgame-goal = Two sides, two goals
web-how-cardgame-goal-text = The dark side wins when the Death Star dial reaches 12, and it advances every turn. The light side wins by destroying three objectives first.
web-how-cardgame-phases = Six phases
web-how-cardgame-phases-text = A turn has six phases, each with its own purpose. You play cards in deployment, attack in conflict, and commit units to the Force at the end.
web-how-cardgame-resources = Pay with focus
web-how-cardgame-resources-text = Objectives and some other cards produce resources. Each resource puts a focus token on its card, and a card with a token is exhausted until it refreshes.
web-how-cardgame-attack = Attack an objective
web-how-cardgame-attack-text = Send ready units against an enemy objective, and your opponent may defend with theirs. If nobody defends, the attack is unopposed and deals 1 more damage.
web-how-cardgame-edge = Fight for the edge
web-how-cardgame-edge-text = Both players place cards from their hands facedown, and the Force icons on them are counted. The player with more has the edge: they strike first and use the icons on white.
web-how-cardgame-strike = Strike
web-how-cardgame-strike-text = Units strike one after another. Unit damage hurts units, tactics places focus tokens, and blast damage hits the objective.
web-how-cardgame-force = Commit to the Force
web-how-cardgame-force-text = Commit up to three units. At the end of each turn, the Force icons of the ready ones are compared, and the winner takes the Balance of the Force.
web-how-outer_rim-goal = Become a legend
web-how-outer_rim-goal-text = You are a scoundrel with a small ship and big plans. The first to reach 10 fame wins.
web-how-outer_rim-turn = Three steps
web-how-outer_rim-turn-text = A turn has three steps: planning, action, encounter. Then it is the next player's turn.
web-how-outer_rim-planning = Plan
web-how-outer_rim-planning-text = Fly as far as your hyperdrive allows. Or stay and gain 2,000 credits, or recover all damage.
web-how-outer_rim-action = Act
web-how-outer_rim-action-text = Buy one card at the market, deliver cargo and captured bounties to their destinations, and trade with players in your space. Each action once, in any order.
web-how-outer_rim-encounter = Encounter
web-how-outer_rim-encounter-text = End your turn with one encounter: explore your space, meet a contact, face a patrol, or do a job. Cards tell a story and let you choose.
web-how-outer_rim-dice = Dice and skills
web-how-outer_rim-dice-text = A test rolls two dice. Without the skill you need a crit, with one copy a hit will do, and with two even a focus; in combat a hit deals 1 damage and a crit 2.
web-how-outer_rim-reputation = Mind your reputation
web-how-outer_rim-reputation-text = Four factions remember what you do. With a good reputation, doors open; with a bad one, their patrols stop you and fight.
