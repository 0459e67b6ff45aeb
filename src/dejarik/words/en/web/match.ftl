### A match, whatever the game. The web client reads this file itself.

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
web-log-unfold = Expand all
web-log-fold = Collapse all
web-log-below = What came of it
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
web-hand-over-about = The board stays covered until they take over.
web-hand-over-lift = I'm { $name }
web-hand-over-never = We play with open hands: don't cover the board
web-turn-of = { $name } is deciding
web-over = The match is over
web-you-win = You win
web-you-lose = You lose
web-drawn = A draw
web-undo = Undo
web-undo-ask = Something was revealed, so your opponent will be asked.
web-undo-asked = { $name } wants to undo a choice. Do you agree?
web-undo-waiting = Waiting for your opponent to allow the undo.
web-undo-declined = Your opponent did not allow the undo.
web-hint = Hint
web-hinted = what the bot would do
web-hint-thinking = Thinking…
web-hint-chance = Chance to win
web-hint-tried = { $error ->
    [0] { $chance } ±<1
   *[other] { $chance } ± { $error }
}
web-hint-close = Too close to call.
web-final = reveals something, so you can't freely undo it
web-reconnecting = Connection lost; reconnecting…
web-draw-asked = { $name } offers a draw.
web-draw-agree = Agree to a draw
web-draw-decline = Decline
web-draw-waiting = You offered a draw. Your opponent may answer or just play on.
web-draw-declined = Your opponent declined the draw.
web-resign = Resign
web-resign-sure = Resign this match?
web-rematch = Rematch
web-rematch-join = Go to the rematch
web-download = Save the match to a file
web-waiting = in the queue, { $number }
web-then = then { $name }
web-then-you = then you
web-show-again = Show the last turn again
web-key-choose = choose the option with this key
web-key-claim = claim, if there is something to claim
web-key-pass = pass or finish
web-key-reroll = reroll
web-key-walk = move around the table
web-full-screen = Full screen
web-filter-options = Find an option
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
web-put-back = Chosen; choose it again to put it back
web-pick-too = Choose this one, too
