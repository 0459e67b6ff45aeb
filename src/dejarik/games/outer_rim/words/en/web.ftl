### Outer Rim in a window: the lobby and the groups of options.

## The lobby

lobby-name = Star Wars: Outer Rim
lobby-about = A race for fame along the edge of the galaxy: carry cargo, hunt bounties, take jobs, outfly patrols. One to four players.
lobby-any = Choose at the table
lobby-any-about = In turn, from those that are still free.
lobby-character = Skills: { LIST($skills, "and") }. Goal: { $goal }.
lobby-option-random-map = Map in random order
    .about = The tiles are shuffled; the standard order is easier to learn.
lobby-option-long-game = Long game
    .about = To 12 fame instead of 10.
lobby-option-head-start = Head start of the solo opponent
    .about = Fame it begins with: the higher, the harder.
lobby-nobody = There is no character { $name }.
lobby-twice = Each character can be played by one player only.

## Groups of options

group-planets = Fly to a planet
group-navpoints = Fly to another space
group-instead = Or this turn
group-actions = Actions
group-encounters = Here
group-afar = From afar
group-use = Use a card
group-secret = Play a secret
group-give = Give
group-want = Ask for
group-answer = Choose
group-end = Or

## Odds

odds-note-test = { $copies ->
        [0] no { $skill }
        [one] { $skill }
       *[other] { $skill } ×{ $copies }
    }
odds-note-combat = { $mine } vs. { $theirs } dice
odds-test = You pass with a chance of { $success }%.
odds-illegal = The cargo goes unnoticed with a chance of { $success }%.
odds-combat = You win with a chance of { $success }% and take about { $damage } damage; the chance to be defeated is { $fall }%.
story-test = Test { $skill }
story-combat = Fight

## Who could win

threat = { $name } could win next turn: { LIST($list, "and") }.
threat-goal = character goal
threat-ship-goal = ship goal
threat-payment = fame for credits
