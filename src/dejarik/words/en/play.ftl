### Playing in the terminal, whatever the game.

## dejarik play: what can be said on the command line

play-help = play a match in the terminal
play-description = Plays a match in the terminal, against a bot or with friends at one keyboard. Options are chosen by number or by typing how they begin; “help” during the match lists the commands.
play-game-help = the game: destiny, cardgame or outer-rim
play-file-metavar = FILE
play-deck-metavar = NAME|FILE
play-number-metavar = N
play-opponent-metavar = random|simple|hotseat|solo
play-side-metavar = light|dark
play-side-help = the side you play, in a game with two sides (cardgame)
play-deck-help = what you bring: a file or something ready-made; destiny: obi-wan, grievous, rey, kylo-ren, rey-and-poe, kylo-and-phasma, luke, boba-fett, jedi-knights, senators, squadron, stormtroopers, dark-bargain, bounty-hunters; cardgame: jedi, rebel-alliance, smugglers-and-spies, sith, imperial-navy, scum-and-villainy; outer-rim: a character
play-opponent-help = who plays the others: a bot (random, simple), people at this keyboard (hotseat), or the rules of a game that can be played alone (solo)
play-option-metavar = NAME[=N]
play-option-help = something the game lets you choose, such as random-map, long-game or head-start=2 in Outer Rim; can be given several times
play-opponent-deck-help = what an opponent brings; can be given once for each
play-players-help = how many play, you included
play-seed-help = a number that decides all chance, so that a match can be played again
play-load-help = continue a match that was saved
play-other-rules-help = with --load: also try a match of another version of the rules, up to the choice where it differs
play-auto-help = answer questions that have only one answer without asking (usual against bots)
play-no-color-help = do without colors
play-unknown-game = “{ $game }” cannot be played in the terminal; playable are { $known }.
play-unknown-opponent = There is no opponent “{ $name }”; there are { $known }.
play-unknown-option = There is no option “{ $name }”; there are: { $known }.
play-bad-option = These options cannot be chosen like this: { $options }.
play-solo-alone = Against the solo opponent you play alone; leave out --players and --opponent-deck.
play-players-range = This game is for { $most } players at the most, and { $fewest } at the least.
    .exactly = This game is for exactly { $most } players.
play-too-many-decks = { $count } decks were named for opponents, but only { $players } play, you included.
play-no-sides = This game has no sides; leave out --side.
play-unknown-side = There is no side “{ $side }”; there are { $known }.
play-other-side = The deck “{ $deck }” is not of the side “{ $side }”.
play-bad-seed = A seed is a whole number from 0 on, of at most 38 digits.
play-load-alone = A saved match brings its own decks, players, options and seed; leave out --deck, --side, --opponent-deck, --option, --players and --seed.

## During the match

play-who = You are { $player }. Played by the bot “{ $bot }”: { $bots }.
play-solo = Your opponent is played by the solo rules of the game.
play-welcome = Choose by number or by typing how an option begins. “{ $help }” lists what else can be typed.
play-hand-over = Pass the keyboard to { $player } and press Enter.
play-auto = Only one answer was possible: { $option }.
play-undone = Taken back.
play-undo-nothing = There is nothing to take back.
play-asides = What you can do without being asked; type the command again with numbers or words:
play-no-asides = There is nothing that you could do without being asked.
play-no-concede = This game cannot be conceded now.
play-no-number = There are { $count ->
    [one] only one option
   *[other] { $count } options
}; type a number from 1 to { NUMBER($count) }.
play-ambiguous = “{ $text }” could be: { $meant }.
play-not-understood = “{ $text }” is neither an option nor a command. “{ $help }” lists the commands.
play-over = The match is over. Enter leaves; “{ $undo }” takes the last choice back, “{ $save } FILE” keeps the match.
play-stuck = The bot has no choice left that the rules can carry out, so the match cannot go on.
play-fault = That was our mistake: the rules failed at “{ $key }”. The choice was taken back and the match goes on; please send us { $file }.
play-fault-unsaved = That was our mistake: the rules failed at “{ $key }”. The choice was taken back and the match goes on.
play-kept = The match was kept. To continue:
play-goodbye = Goodbye.

## Answers to commands

play-why-nothing = Nothing that you might expect is forbidden now; everything possible is listed.
play-why-not-among = Nothing with “{ $text }” is forbidden now.
play-log-number = “{ $text }” is no number of lines.
play-log-empty = Nothing has happened yet.
play-stack-empty = Nothing is being resolved.
play-card-which = Which card? Type a part of its name.
play-card-unknown = There is no card with “{ $text }” in its name.
play-card-several = Which of these? { $names }
play-card-more = And { $count ->
    [one] one more
   *[other] { $count } more
}.
play-rules-which = Which rules? Type words to search for, or an id.
play-save-where = Where to? Type a file name.
play-saved = Saved. To continue later:
play-load-which = Which file?
play-loaded = Loaded “{ $file }”: { $count ->
    [one] one choice
   *[other] { $count } choices
} so far.

## Files

play-folder-missing = There is no folder “{ $folder }”; nothing was saved.
play-file-unwritable = “{ $file }” cannot be written: { $reason }.
play-file-unreadable = “{ $file }” cannot be read: { $reason }.
play-file-missing = There is no file “{ $file }”.
play-file-folder = “{ $file }” is a folder, not a file.
play-file-no-record = “{ $file }” is no saved match.
play-file-no-match = “{ $file }” does not describe a match that can be played.
play-file-other-game = “{ $file }” is a match of { $game }, not of { $wanted }.
play-file-other-version = “{ $file }” was played with version { $version } of the rules; these are version { $ours }. With --other-rules it can be tried all the same.
play-file-differs = “{ $file }” cannot be continued: choice { $number } of { $count } (“{ $choice }”) comes out different with these rules.

## Commands: the full word first, then short ones

play-command-why = why w
play-command-undo = undo u
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

play-help-choose = Choose an option by its number, or type its beginning. Enter alone shows the table again.
play-help-why = what you cannot do now, and the rule that forbids it
    .argument = [WORDS]
play-help-undo = take your last choice back
    .argument = —
play-help-log = what happened last
    .argument = [LINES]
play-help-board = show the table again
    .argument = —
play-help-stack = what is being resolved
    .argument = —
play-help-card = everything on a card
    .argument = NAME
play-help-rules = look up rules
    .argument = WORDS|ID
play-help-save = save the match
    .argument = FILE
play-help-load = continue a saved match
    .argument = FILE
play-help-aside = what you can do without being asked, such as passing windows automatically
    .argument = [NUMBERS|WORDS]
play-help-concede = give up
    .argument = —
play-help-help = this list
    .argument = —
play-help-quit = leave; an unfinished match is kept
    .argument = —
