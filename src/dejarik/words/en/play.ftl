### Playing in the terminal, whatever the game.

## dejarik play: what can be said on the command line

play-help = play a match in the terminal
play-description = Plays a match in the terminal, against a bot or with friends at one keyboard. Choose options by number or by typing how they begin; type “help” during the match for a list of commands.
play-game-help = the game: destiny, cardgame or outer-rim
play-file-metavar = FILE
play-deck-metavar = NAME|FILE
play-number-metavar = N
play-opponent-metavar = BOT|hotseat|solo
play-side-metavar = light|dark
play-side-help = the side you play, in a game with two sides (cardgame)
play-deck-help = what you play with: a file or something ready-made; destiny: obi-wan, grievous, rey, kylo-ren, rey-and-poe, kylo-and-phasma, luke, boba-fett, jedi-knights, senators, squadron, stormtroopers, dark-bargain, bounty-hunters; cardgame: jedi, rebel-alliance, smugglers-and-spies, sith, imperial-navy, scum-and-villainy; outer-rim: a character
play-opponent-help = who plays the other seats: a bot such as simple or random, people at this keyboard (hotseat), or the solo rules of the game (solo)
play-option-metavar = NAME[=N]
play-option-help = an option of the game, such as random-map, long-game or head-start=2 in Outer Rim; can be repeated
play-opponent-deck-help = what an opponent plays with; can be given once for each
play-players-help = number of players, including you
play-seed-help = random seed: a number that fixes everything random, so that a match can be played again
play-load-help = continue a saved match
play-other-rules-help = with --load: also try a match saved under another version of the rules, up to the choice where it differs
play-auto-help = answer questions with only one possible answer automatically (default against bots)
play-no-color-help = no colors
play-unknown-game = “{ $game }” cannot be played in the terminal; choose one of { $known }.
play-unknown-opponent = Unknown opponent “{ $name }”; choose one of { $known }.
play-no-options = There is no option “{ $name }”: this game has no options.
play-unknown-option = Unknown option “{ $name }”; choose from { $known }.
play-bad-option = These options cannot be set like this: { $options }.
play-solo-alone = You play alone against the solo opponent; leave out --players and --opponent-deck.
play-players-range = This game is for { $fewest } to { $most } players.
    .exactly = This game is for exactly { $most } players.
play-too-many-decks = { $count } decks were named for opponents, but there are only { $players } players, including you.
play-no-sides = This game has no sides; leave out --side.
play-unknown-side = Unknown side “{ $side }”; choose one of { $known }.
play-other-side = The deck “{ $deck }” does not belong to the “{ $side }” side.
play-bad-seed = A random seed is a whole number, 0 or greater, with at most 38 digits.
play-load-alone = A saved match has its own decks, players, options and random seed; leave out --deck, --side, --opponent-deck, --option, --players and --seed.

## During the match

play-who = You are { $player }. The “{ $bot }” bot plays { $bots }.
play-solo = Your opponent follows the solo rules of the game.
play-welcome = Choose by number or by typing how an option begins. Type “{ $help }” for everything else.
play-hand-over = Pass the keyboard to { $player } and press Enter.
play-auto = Only one possible answer: { $option }.
play-undone = Undone.
play-undo-nothing = There is nothing to undo.
play-asides = You can do these at any time; type the command again with numbers or words:
play-no-asides = There is nothing else you can do right now.
play-no-concede = You cannot concede right now.
play-no-number = { $count ->
    [one] There is only one option
   *[other] There are { $count } options
}; type a number from 1 to { NUMBER($count) }.
play-ambiguous = “{ $text }” could mean: { $meant }.
play-not-understood = “{ $text }” is neither an option nor a command. Type “{ $help }” for a list of commands.
play-over = The match is over. Press Enter to leave; “{ $undo }” undoes the last choice, “{ $save } FILE” saves the match.
play-stuck = The rules cannot carry out any of the bot's choices, so the match cannot continue.
play-fault = This is our mistake: the rules failed at “{ $key }”. The choice was undone and the match continues; please send us { $file }.
play-fault-unsaved = This is our mistake: the rules failed at “{ $key }”. The choice was undone and the match continues.
play-kept = The match was saved. To continue:
play-goodbye = Goodbye.

## Answers to commands

play-hint-thinking = Thinking…
play-hint-none = There is nothing to choose now.
play-hint-number = { $number }.
play-hint-chance = chance to win { $chance }
play-hint-tried = chance to win { $chance } ± { $error }
play-hint-option = { $number } { $option } ({ $chance })
play-hint-habit = { $number } { $option }
play-hint-close = Too close to call.

play-why-nothing = Nothing you might expect is forbidden right now; everything possible is listed.
play-why-not-among = Nothing matching “{ $text }” is forbidden right now.
play-log-number = “{ $text }” isn't a number.
play-log-empty = Nothing has happened yet.
play-stack-empty = Nothing is being resolved.
play-card-which = Which card? Type part of its name.
play-card-unknown = No card has “{ $text }” in its name.
play-card-several = Which of these? { $names }
play-card-more = And { $count ->
    [one] one more
   *[other] { $count } more
}.
play-rules-which = Which rules? Type words to search for, or an id.
play-save-where = Save where? Type a file name.
play-saved = Saved. To continue later:
play-load-which = Which file?
play-loaded = Loaded “{ $file }”: { $count ->
    [one] one choice
   *[other] { $count } choices
} so far.

## Files

play-folder-missing = There is no folder “{ $folder }”; nothing was saved.
play-file-unwritable = Cannot write “{ $file }”: { $reason }.
play-file-unreadable = Cannot read “{ $file }”: { $reason }.
play-file-missing = There is no file “{ $file }”.
play-file-folder = “{ $file }” is a folder, not a file.
play-file-no-record = “{ $file }” isn't a saved match.
play-file-no-match = “{ $file }” does not contain a playable match.
play-file-other-game = “{ $file }” is a match of { $game }, not of { $wanted }.
play-file-other-version = “{ $file }” was played with version { $version } of the rules; this is version { $ours }. Add --other-rules to try anyway.
play-file-differs = “{ $file }” cannot be continued: under these rules choice { $number } of { $count } (“{ $choice }”) leads elsewhere.

## Commands: the full word first, then short ones

play-command-why = why w
play-command-hint = hint
play-command-undo = undo u
play-command-restart = restart again
play-command-log = log l
play-command-board = board b
play-command-stack = stack
play-command-card = card c
play-command-rules = rules rule
play-command-save = save s
play-command-load = load
play-command-aside = aside a
play-command-concede = concede
play-command-help = help h ?
play-command-quit = quit q exit

## What the commands do. .argument is what follows the word; a dash: nothing.

play-help-choose = Choose an option by its number, or type how it begins. Enter alone shows the table again.
play-help-hint = the best options, how likely each is to win, and why
    .argument = —
play-help-why = what you cannot do now, and the rule that forbids it
    .argument = [WORDS]
play-help-undo = undo your last choice
    .argument = —
play-help-log = what happened last
    .argument = [LINES]
play-help-board = show the table again
    .argument = —
play-help-stack = what is being resolved
    .argument = —
play-help-card = show everything on a card
    .argument = NAME
play-help-rules = look up rules
    .argument = WORDS|ID
play-help-save = save the match
    .argument = FILE
play-help-load = continue a saved match
    .argument = FILE
play-help-aside = what you can do at any time, such as passing windows automatically
    .argument = [NUMBERS|WORDS]
play-help-concede = give up
    .argument = —
play-help-help = this list
    .argument = —
play-help-quit = leave; an unfinished match is kept
    .argument = —
