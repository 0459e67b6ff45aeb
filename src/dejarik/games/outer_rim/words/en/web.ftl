### Outer Rim in a window: the lobby and the groups of options.

## The lobby

lobby-name = Star Wars: Outer Rim
lobby-about = A race for fame along the edge of the galaxy: carry cargo, hunt bounties, take jobs, outfly patrols. One to four players.
lobby-any = Choose at the table
lobby-any-about = Players take turns choosing from the characters left.
lobby-character = Skills: { LIST($skills, "and") }. Personal goal: { $goal }.
lobby-option-random-map = Random map
    .about = The tiles are shuffled; the standard order is easier to learn.
lobby-option-long-game = Extended game
    .about = Play to 12 fame instead of 10.
lobby-option-head-start = AI player's head start
    .about = The fame it starts with. More is harder.
lobby-nobody = There is no character { $name }.
lobby-twice = Only one player can play each character.

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
odds-test = Your chance to pass is { $success }%.
odds-illegal = Your chance to deliver the cargo is { $success }%.
odds-combat = Your chance to win is { $success }%. You suffer { $damage } damage on average, and your chance to be defeated is { $fall }%.
story-test = Test { $skill }
story-combat = Fight

## Who could win

threat = { $name } could win next turn: { LIST($list, "and") }.
threat-goal = personal goal
threat-ship-goal = ship goal
threat-payment = fame for credits
